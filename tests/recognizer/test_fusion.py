"""One list from all steps: what outranks what, and when nothing is sure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from recognizer.bundle import CardInfo
from recognizer.calibration import Calibration
from recognizer.codes import Code
from recognizer.fusion import Found, fuse, in_reading_order, settle
from recognizer.matching import Match
from recognizer.sighting import Candidate, Kind, Sighting, Step
from recognizer.strangers import FLAT, Stranger

if TYPE_CHECKING:
    from collections.abc import Sequence

CARDS = (
    CardInfo("mona-lisa", Kind.WORK, {"en": "Mona Lisa"}, "AAAA", (5,), "painting"),
    CardInfo("parthenon", Kind.WORK, {"en": "Parthenon"}, "BBBB", (2,), "architecture"),
    CardInfo("lost_work", Kind.SPECIAL, {"en": "Lost Work"}, "CCCC"),
)
MONA, PARTHENON, LOST = range(3)
SQUARE = np.array([[0, 0], [100, 0], [100, 140], [0, 140]], float)
LIMITS = Calibration(sure=0.9, shown=0.3, named=0.8)


def _found(
    card: int, confidence: float, at: tuple[float, float] = (0, 0), support: float = 20
) -> Found:
    quad = SQUARE + np.array(at)
    match = Match(card, card, quad, np.eye(3), support, quad, np.arange(40), np.arange(40))
    return Found(match, confidence, quad, quad)


def _code(text: str, at: tuple[float, float]) -> Code:
    x, y = at
    return Code(text, ((x, y), (x + 20, y), (x + 20, y + 20), (x, y + 20)))


def _fuse(
    found: Sequence[Found],
    codes: Sequence[tuple[Code, int | None]] | None = None,
    strangers: Sequence[Stranger] | None = None,
) -> list[Sighting]:
    settled = settle(found, CARDS)
    return fuse(settled, codes or [], strangers or [], CARDS, [FLAT] * 3, LIMITS)


def test_a_strong_match_alone_is_sure() -> None:
    (sighting,) = _fuse([_found(MONA, 0.99)])
    assert (sighting.card, sighting.kind, sighting.sure) == ("mona-lisa", Kind.WORK, True)
    assert sighting.styles == (5,)
    assert [w.step for w in sighting.witnesses] == [Step.MATCH]


def test_what_a_match_does_not_name_has_the_style_that_is_seen_there() -> None:
    seen = Stranger(SQUARE, 0.7, (), "architecture", (0.91, *[0.01] * 9))
    weak = replace(_found(MONA, LIMITS.named - 0.1), seen=seen)
    (sighting,) = _fuse([weak])
    assert (sighting.card, sighting.candidates[0].card) == (None, "mona-lisa")
    assert (sighting.category, sighting.style_scores) == ("architecture", seen.style_scores)
    (named,) = _fuse([replace(weak, confidence=0.99)])
    assert (named.category, named.style_scores) == ("painting", FLAT)


def test_a_weak_match_is_reported_and_not_sure() -> None:
    (sighting,) = _fuse([_found(MONA, LIMITS.named + 0.01)])
    assert (sighting.card, sighting.sure) == ("mona-lisa", False)


def test_a_match_hardly_likelier_than_not_is_a_card_that_nobody_knows() -> None:
    (sighting,) = _fuse([_found(MONA, LIMITS.named - 0.01)])
    assert (sighting.card, sighting.kind, sighting.sure) == (None, Kind.UNKNOWN, False)
    assert [candidate.card for candidate in sighting.candidates] == ["mona-lisa"]
    assert sighting.witnesses[0].card == "mona-lisa"


def test_the_code_and_the_picture_together_are_surer() -> None:
    (sighting,) = _fuse([_found(MONA, 0.6)], [(_code("/w/AAAA", (40, 150)), MONA)])
    assert (sighting.card, sighting.sure, sighting.code) == ("mona-lisa", True, "/w/AAAA")
    assert [w.step for w in sighting.witnesses] == [Step.CODE, Step.MATCH]


def test_a_code_that_contradicts_the_picture_is_not_sure_and_both_are_told() -> None:
    (sighting,) = _fuse([_found(MONA, 0.99)], [(_code("/w/BBBB", (40, 150)), PARTHENON)])
    assert (sighting.card, sighting.sure) == ("parthenon", False)
    assert [w.card for w in sighting.witnesses] == ["parthenon", "mona-lisa"]
    assert {c.card for c in sighting.candidates} == {"parthenon", "mona-lisa"}


def test_a_code_far_from_every_picture_is_a_card_of_its_own() -> None:
    one, two = _fuse([_found(MONA, 0.99)], [(_code("/w/BBBB", (600, 20)), PARTHENON)])
    assert (one.card, two.card) == ("mona-lisa", "parthenon")
    assert two.sure
    assert two.quad[0] == (600, 20)


def test_each_picture_takes_the_code_nearest_to_it() -> None:
    left, right = _found(MONA, 0.99), _found(PARTHENON, 0.99, (110, 0))
    codes = [(_code("/w/BBBB", (150, 120)), PARTHENON), (_code("/w/AAAA", (40, 120)), MONA)]
    assert [s.code for s in _fuse([right, left], codes)] == ["/w/AAAA", "/w/BBBB"]


def test_codes_of_other_things_name_no_card() -> None:
    (sighting,) = _fuse([_found(MONA, 0.99)], [(_code("https://example.org", (40, 50)), None)])
    assert sighting.code is None


def test_two_cards_that_claim_one_spot_are_one_doubtful_sighting() -> None:
    (sighting,) = _fuse([_found(MONA, 0.99), _found(PARTHENON, 0.95, (5, 5))])
    assert (sighting.card, sighting.sure) == ("mona-lisa", False)


def test_a_weak_rival_for_the_spot_changes_nothing() -> None:
    (sighting,) = _fuse([_found(MONA, 0.99), _found(PARTHENON, 0.35, (5, 5))])
    assert sighting.sure


def test_several_copies_of_a_special_stay_and_a_weak_echo_of_a_work_goes() -> None:
    copies = [_found(LOST, 0.99), _found(LOST, 0.98, (200, 0), 8)]
    assert [s.card for s in _fuse(copies)] == ["lost_work", "lost_work"]
    echo = [_found(MONA, 0.99), _found(MONA, 0.98, (200, 0), 8)]
    assert [s.card for s in _fuse(echo)] == ["mona-lisa"]


def test_a_stranger_is_unknown_and_keeps_its_candidates() -> None:
    stranger = Stranger(SQUARE, 0.7, (Candidate("parthenon", 0.2),), "architecture", FLAT)
    (sighting,) = _fuse([], strangers=[stranger])
    assert (sighting.card, sighting.kind, sighting.sure) == (None, Kind.UNKNOWN, False)
    assert sighting.candidates[0].card == "parthenon"


def test_the_image_tower_alone_names_a_card_only_when_it_is_likely_enough() -> None:
    model = Calibration(clip_named=0.9, clip_sure=0.99, strange_sure=0.97)

    def seen(best: float, *others: Stranger) -> list[Sighting]:
        stranger = Stranger(SQUARE, 1 - best, (Candidate("parthenon", best),), "painting", FLAT)
        return fuse([], [], [stranger, *others], CARDS, [FLAT] * 3, model)

    (doubtful,), (named,), (sure,), (strange,) = seen(0.8), seen(0.95), seen(0.995), seen(0.01)
    assert (doubtful.kind, doubtful.card, doubtful.sure) == (Kind.UNKNOWN, None, False)
    assert doubtful.confidence == pytest.approx(0.2)
    assert (named.card, named.kind, named.sure, named.confidence) == (
        "parthenon", Kind.WORK, False, 0.95,
    )  # fmt: skip
    assert named.category == "architecture"
    assert sure.sure
    assert (strange.card, strange.sure) == (None, True)
    far = Stranger(SQUARE + 500, 0.06, (Candidate("parthenon", 0.94),), "painting", FLAT)
    cards = [s.card for s in seen(0.95, far)]
    assert sorted(cards, key=str) == [None, "parthenon"]


def test_a_code_on_a_stranger_names_it_and_takes_its_outline() -> None:
    stranger = Stranger(SQUARE, 0.7, (), "painting", FLAT)
    (sighting,) = _fuse([], [(_code("/w/AAAA", (40, 50)), MONA)], [stranger])
    assert (sighting.card, sighting.quad[2]) == ("mona-lisa", (100, 140))


@given(st.permutations(range(6)))
def test_reading_order_is_rows_from_the_left_whatever_the_order_of_finding(
    order: list[int],
) -> None:
    spots = [(0, 5), (120, 0), (240, 9), (0, 200), (120, 210), (240, 195)]
    sightings = [_fuse([_found(MONA, 0.99, spots[number])])[0] for number in order]
    ordered = in_reading_order(sightings)
    assert [s.quad[0] for s in ordered] == [tuple(map(float, spot)) for spot in spots]
