"""Scoring and adding up: known cases, and the same outcomes as the independent scorer's."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np
import pytest

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.evaluation import Coverage, Recall, ask, report
from recognizer.scoring import Answer, Event, Outcome, score
from recognizer.sighting import Kind, Quad, Sighting
from recognizer.truth import TrueCard, TruePhoto, read_truth
from scripts.measure import score as independent
from scripts.measure.sightings import Seen
from scripts.measure.truth import Truth, TruthCard
from tests.recognizer.small_deck import IDS, bundle, photograph, write_truth

if TYPE_CHECKING:
    from pathlib import Path


def square(x: float, y: float = 0, side: float = 100) -> Quad:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


def lies(card: str | None, quad: Quad, visible: float = 1.0) -> TrueCard:
    return TrueCard(card, quad, quad, visible)


def says(card: str | None, quad: Quad, confidence: float = 0.99, *, sure: bool = True) -> Sighting:
    kind = Kind.UNKNOWN if card is None else Kind.WORK
    return Sighting(card, kind, sure and card is not None, confidence, quad)


def answer(
    cards: list[TrueCard], seen: list[Sighting], photo: str = "a.jpg", layout: str = "free"
) -> Answer:
    return Answer(TruePhoto(photo, layout, tuple(cards)), tuple(seen))


def outcomes(cards: list[TrueCard], seen: list[Sighting]) -> list[str]:
    return [event.outcome.value for event in score(answer(cards, seen))]


def test_each_outcome() -> None:
    here, there = square(0), square(500)
    assert outcomes([lies("a", here)], [says("a", here)]) == ["right"]
    assert outcomes([lies("a", here)], []) == ["missed"]
    assert outcomes([lies("a", here)], [says(None, here)]) == ["missed"]
    assert outcomes([lies("a", here)], [says("b", here)]) == ["called_another"]
    assert outcomes([lies(None, here)], [says(None, here)]) == ["foreign_unnamed"]
    assert outcomes([lies(None, here)], [says("a", here)]) == ["foreign_called_card"]
    assert outcomes([lies("a", here)], [says("a", there)]) == ["missed", "name_where_nothing"]
    assert outcomes([], [says("a", here), says(None, there)]) == ["name_where_nothing"]
    twice = [says("a", here), says("a", square(10))]
    assert outcomes([lies("a", here)], twice) == ["right", "named_twice"]


def test_a_right_name_is_never_given_away_to_a_neighbor() -> None:
    cards = [lies("a", square(0)), lies("b", square(40))]
    seen = [says("b", square(5)), says("a", square(35))]
    assert outcomes(cards, seen) == ["right", "right"]


def test_copies_of_a_card_each_have_their_own_sighting() -> None:
    cards = [lies("a", square(0)), lies("a", square(200))]
    assert outcomes(cards, [says("a", square(205)), says("a", square(2))]) == ["right", "right"]
    assert outcomes(cards, [says("a", square(205))]) == ["missed", "right"]


def test_a_crop_is_found_with_the_whole_picture() -> None:
    whole = square(-100, -100, 320)  # its union with the card is too large, but it holds it
    assert outcomes([lies("a", square(0))], [says("a", whole)]) == ["right"]
    assert outcomes([lies("a", square(0))], [says("b", whole)]) == ["missed", "name_where_nothing"]


def test_a_hidden_card_need_not_be_named_but_may_be_called_wrong() -> None:
    hidden = lies("a", square(0), 0.2)
    figures = report([answer([hidden], [])], 0.01)
    assert figures.recall[0] == Recall("", 0, 0, 0)
    assert figures.recall[0].share is None
    assert figures.failures == ()
    figures = report([answer([hidden], [says("b", square(0))])], 0.01)
    assert figures.wrong[Outcome.OTHER] == 1


def test_recall_is_told_by_layout_and_only_sure_names_count() -> None:
    cards = [lies("a", square(0)), lies("b", square(200))]
    figures = report(
        [
            answer(cards, [says("a", square(0)), says("b", square(200), 0.6, sure=False)]),
            answer(cards, [says("a", square(0))], "b.jpg", "fan"),
        ],
        0.01,
    )
    assert figures.recall == (
        Recall("", 4, 2, 1),
        Recall("fan", 2, 1, 0),
        Recall("free", 2, 1, 1),
    )
    assert [(e.photo, e.card) for e in figures.failures] == [("b.jpg", "b")]


def test_wilsons_interval() -> None:
    low, high = Recall("", 100, 90, 0).interval
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert Recall("", 10, 10, 0).interval[1] == pytest.approx(1)
    assert Recall("", 0, 0, 0).interval == (0, 1)


def test_coverage_is_the_most_that_keeps_to_the_error() -> None:
    cards = [lies(name, square(200 * n)) for n, name in enumerate("abcde")]
    seen = [
        says("a", square(0), 0.99),
        says("b", square(200), 0.95),
        says("x", square(400), 0.9),
        says("d", square(600), 0.8),
        says("e", square(800), 0.8, sure=False),
    ]
    one = [answer(cards, seen)]
    assert report(one, 0).coverage == Coverage(0, 0.95, 2, 0, 0.4)
    assert report(one, 0.2).coverage == Coverage(0.2, 0.8, 5, 1, 0.8)
    assert report(one, 0.19).coverage == Coverage(0.19, 0.95, 2, 0, 0.4)
    wrong_first = [answer(cards, [says("x", square(0), 0.99), says("b", square(200), 0.9)])]
    assert report(wrong_first, 0.1).coverage == Coverage(0.1, None, 0, 0, 0)


def test_confidences_are_compared_with_the_truth() -> None:
    cards = [lies(name, square(200 * n)) for n, name in enumerate("abcd")]
    seen = [
        says("a", square(0), 1.0),
        says("b", square(200), 0.96),
        says("x", square(400), 0.96),
        says(None, square(600), 0.7),
    ]
    figures = report([answer(cards, seen)], 0.01)
    assert [(b.low, b.high, b.count, b.right) for b in figures.bins] == [
        (0.95, 0.98, 2, 1),
        (0.99, 1.0, 1, 1),
    ]
    assert figures.bins[0].mean == pytest.approx(0.96)
    assert figures.calibration_error == pytest.approx(abs(0.96 * 2 - 1) / 3)
    assert report([], 0.01).calibration_error is None


def test_the_independent_scorer_comes_to_the_same_outcomes() -> None:
    rng = np.random.default_rng(7)
    same = {
        "right": "right",
        "right, not sure": "right",
        "missed": "missed",
        "called another": "called_another",
        "foreign, unnamed": "foreign_unnamed",
        "foreign called a work": "foreign_called_card",
        "name where nothing lies": "name_where_nothing",
        "named twice": "named_twice",
    }
    seen_outcomes: Counter[str] = Counter()
    for _ in range(150):
        cards = [
            lies(rng.choice([*"abc", None]), _somewhere(rng), float(rng.uniform(0, 1)))
            for _ in range(rng.integers(0, 6))
        ]
        seen = []
        for card in [*cards, lies("a", _somewhere(rng))]:
            name = card.card if rng.random() < 0.6 else rng.choice([*"abc", None])
            if rng.random() < 0.85:
                moved = np.array(card.quad) + rng.normal(0, 25, 2)
                a, b, c, d = ((float(x), float(y)) for x, y in moved)
                sure = bool(rng.random() < 0.7)
                seen.append(says(name, (a, b, c, d), float(rng.uniform(0, 1)), sure=sure))
        mine = [
            (e.outcome.value, e.card, e.named, e.sure)
            for e in score(answer(cards, seen))
            if e.expected or e.outcome not in (Outcome.RIGHT, Outcome.MISSED)
        ]
        truth = Truth(
            "a.jpg",
            (9, 9),
            "free",
            "",
            False,
            tuple(TruthCard(c.card, "", c.quad, c.picture, c.visible, "") for c in cards),
        )
        others = [
            (same[e.outcome.value.removesuffix(", not sure")], e.card, e.named, _is_sure(e))
            for e in independent.score_photo(
                truth, [Seen(s.card, s.sure, s.confidence, s.quad) for s in seen]
            )
        ]
        assert mine == others
        seen_outcomes.update(outcome for outcome, *_ in mine)
    assert set(seen_outcomes) == {outcome.value for outcome in Outcome}


def _somewhere(rng: np.random.Generator) -> Quad:
    x, y = rng.uniform(0, 300, 2)
    return square(float(x), float(y), float(rng.uniform(60, 160)))


def _is_sure(event: independent.Event) -> bool:
    """Whether a name was sure; the independent scorer says so in the outcome."""
    return event.named is not None and not event.outcome.value.endswith("not sure")


def test_photos_are_asked_in_order_here_and_elsewhere(tmp_path: Path) -> None:
    rows = [
        photograph(tmp_path, "a.jpg", ["the-kiss", "mona-lisa"], 1),
        {"photo": "b.jpg", "layout": "free", "cards": []},
        photograph(tmp_path, "c.jpg", ["lost_work"], 2),
    ]
    (tmp_path / "b.jpg").write_bytes(b"no picture")
    write_truth(tmp_path, rows)
    photos = read_truth(tmp_path, IDS)
    steps: list[tuple[int, int]] = []
    here = ask(tmp_path, photos, bundle(), None, lambda done, count: steps.append((done, count)))
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert [one.photo.photo for one in here] == ["a.jpg", "b.jpg", "c.jpg"]
    assert isinstance(here[1].error, PhotoError)
    assert here[1].error.code is PhotoProblem.NOT_AN_IMAGE
    figures = report(here, 0.002)
    assert figures.recall[0] == Recall("", 3, 3, 0)
    assert [one.photo.photo for one in figures.errors] == ["b.jpg"]
    with ThreadPoolExecutor(1) as executor:  # any executor will do
        there = ask(tmp_path, photos, bundle(), executor)
    assert [one.sightings for one in there] == [one.sightings for one in here]
    assert there[1].error is not None
    assert there[1].error.data == here[1].error.data


def test_events_are_plain_values_for_json() -> None:
    event = Event(Outcome.OTHER, "a.jpg", "free", "a", "b", True, 0.98765, True)
    assert event.as_json() == {
        "outcome": "called_another",
        "photo": "a.jpg",
        "layout": "free",
        "card": "a",
        "named": "b",
        "sure": True,
        "confidence": 0.9877,
    }
