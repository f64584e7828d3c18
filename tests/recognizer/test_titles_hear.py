"""What a title may change: doubt, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from recognizer.bundle import CardInfo
from recognizer.calibration import Calibration
from recognizer.fusion import doubtful, hear
from recognizer.sighting import Candidate, Kind, Sighting, Step, Witness
from recognizer.titles import Title

CARDS = (
    CardInfo("mona-lisa", Kind.WORK, {"en": "Mona Lisa"}, "AAAA", (5,), "painting"),
    CardInfo("parthenon", Kind.WORK, {"en": "Parthenon"}, "BBBB", (2,), "architecture"),
    CardInfo("lost_work", Kind.SPECIAL, {"en": "Lost Work"}, "CCCC"),
)
MONA, PARTHENON, LOST = range(3)
LIMITS = Calibration(sure=0.93, shown=0.3)
QUAD = ((0.0, 0.0), (100.0, 0.0), (100.0, 140.0), (0.0, 140.0))


def _title(card: int) -> Title:
    return Title(card, 0.96, 0.4, 0.98, CARDS[card].titles["en"])


def _match(card: int, confidence: float, *, sure: bool = False) -> Sighting:
    info = CARDS[card]
    return Sighting(
        card=info.id,
        kind=info.kind,
        sure=sure,
        confidence=confidence,
        quad=QUAD,
        candidates=(Candidate(info.id, confidence),),
        category=info.category,
        styles=info.styles,
        witnesses=(Witness(Step.MATCH, info.id, 9.0),),
    )


def _outline(*candidates: tuple[int, float]) -> Sighting:
    return Sighting(
        card=None,
        kind=Kind.UNKNOWN,
        sure=False,
        confidence=0.7,
        quad=QUAD,
        candidates=tuple(Candidate(CARDS[card].id, share) for card, share in candidates),
        category="painting",
        style_scores=tuple([0.1] * 10),
        witnesses=(Witness(Step.CLIP, None, 0.4),),
    )


def _hear(sightings: list[Sighting], title: int, at: int = 0) -> Sighting:
    return hear(sightings, at, _title(title), CARDS, LIMITS)


def test_sure_pictures_and_codes_are_not_asked_and_the_likeliest_go_first() -> None:
    coded = Sighting("mona-lisa", Kind.WORK, False, 0.5, QUAD, code="/w/AAAA")
    likely = _outline((LOST, 0.3))
    seen = [_match(MONA, 0.99, sure=True), _outline(), coded, _match(PARTHENON, 0.5), likely]
    assert doubtful(seen) == [3, 4, 1]


@pytest.mark.parametrize("confidence", [0.31, 0.6, 0.92])
def test_a_title_lifts_the_doubtful_match_that_it_agrees_with(confidence: float) -> None:
    heard = _hear([_match(MONA, confidence)], MONA)
    assert (heard.card, heard.sure) == ("mona-lisa", True)
    assert heard.confidence > 0.98
    assert [w.step for w in heard.witnesses] == [Step.MATCH, Step.TITLE]
    assert heard.witnesses[-1].strength == 0.96


def test_a_title_that_contradicts_a_doubtful_match_changes_no_name() -> None:
    before = _match(MONA, 0.8)
    heard = _hear([before], PARTHENON)
    assert (heard.card, heard.sure, heard.confidence) == ("mona-lisa", False, 0.8)
    assert [w.card for w in heard.witnesses] == ["mona-lisa", "parthenon"]


def test_a_title_that_contradicts_a_match_too_weak_to_name_gives_no_name() -> None:
    weak = replace(_match(MONA, 0.5), card=None, kind=Kind.UNKNOWN, styles=())
    heard = _hear([weak], PARTHENON)
    assert (heard.card, heard.kind, heard.sure) == (None, Kind.UNKNOWN, False)
    assert [w.card for w in heard.witnesses] == ["mona-lisa", "parthenon"]
    assert _hear([weak], MONA).card == "mona-lisa"


def test_a_title_makes_a_likely_candidate_of_an_outline_sure() -> None:
    heard = _hear([_outline((LOST, 0.2), (PARTHENON, 0.1))], PARTHENON)
    assert (heard.card, heard.kind, heard.sure) == ("parthenon", Kind.WORK, True)
    assert (heard.category, heard.styles) == ("architecture", (2,))
    assert [c.card for c in heard.candidates] == ["parthenon", "lost_work"]
    assert sum(c.confidence for c in heard.candidates) <= 1


@pytest.mark.parametrize("candidates", [((LOST, 0.2),), ((LOST, 0.2), (PARTHENON, 0.04))])
def test_a_title_that_the_picture_hardly_supports_names_and_is_not_sure(
    candidates: tuple[tuple[int, float], ...],
) -> None:
    heard = _hear([_outline(*candidates)], PARTHENON)
    assert (heard.card, heard.sure) == ("parthenon", False)
    assert heard.confidence < LIMITS.sure


def test_the_title_of_a_work_that_lies_elsewhere_names_nothing() -> None:
    beside = [_outline((MONA, 0.2)), _match(MONA, 0.99, sure=True)]
    assert _hear(beside, MONA) == beside[0]


def test_specials_lie_there_more_than_once() -> None:
    copies = [_outline((LOST, 0.2)), _match(LOST, 0.99, sure=True)]
    heard = _hear(copies, LOST)
    assert (heard.card, heard.kind, heard.sure) == ("lost_work", Kind.SPECIAL, True)
