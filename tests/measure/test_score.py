"""The scorer, against answers whose worth is known."""

from __future__ import annotations

import pytest

from scripts.measure.report import failures, layouts, recall_rows
from scripts.measure.score import Outcome, iou, score, score_photo, tally, wilson
from scripts.measure.sightings import Answer, Seen, parse_answers
from scripts.measure.truth import Quad, Truth, TruthCard


def square(x: float, y: float, side: float = 100.0) -> Quad:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


def lies(card: str | None, x: float, visible: float = 1.0) -> TruthCard:
    kind = "unknown" if card is None else "work"
    return TruthCard(card, kind, square(x, 0), square(x + 5, 5, 90), visible, "views/a.jpg")


def says(card: str | None, x: float, *, sure: bool = True, y: float = 0.0) -> Seen:
    return Seen(card, sure, 0.9, square(x, y))


def photo(*cards: TruthCard, layout: str = "free", real: bool = False) -> Truth:
    return Truth("a.jpg", (800, 600), layout, "felt", real, cards)


def outcomes(truth: Truth, *seen: Seen) -> list[Outcome]:
    return [event.outcome for event in score_photo(truth, seen)]


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        ((says("mona-lisa", 10),), Outcome.RIGHT),
        ((says("mona-lisa", 10, sure=False),), Outcome.UNSURE),
        ((says(None, 10),), Outcome.MISSED),
        ((), Outcome.MISSED),
        ((says("the-kiss", 10),), Outcome.OTHER),
        ((says("the-kiss", 10, sure=False),), Outcome.OTHER_UNSURE),
    ],
)
def test_a_known_card(seen: tuple[Seen, ...], expected: Outcome) -> None:
    assert outcomes(photo(lies("mona-lisa", 0)), *seen) == [expected]


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        ((), Outcome.SILENT),
        ((says(None, 0),), Outcome.SILENT),
        ((says("the-kiss", 0),), Outcome.FOREIGN),
        ((says("the-kiss", 0, sure=False),), Outcome.FOREIGN_UNSURE),
    ],
)
def test_a_foreign_card(seen: tuple[Seen, ...], expected: Outcome) -> None:
    assert outcomes(photo(lies(None, 0)), *seen) == [expected]


def test_a_name_where_nothing_lies() -> None:
    truth = photo(lies("mona-lisa", 0))
    assert outcomes(truth, says("mona-lisa", 0), says("the-kiss", 0, y=400)) == [
        Outcome.RIGHT,
        Outcome.NOTHING,
    ]


def test_an_unknown_sighting_where_nothing_lies_is_no_event() -> None:
    assert outcomes(photo(), says(None, 300)) == []


def test_a_card_named_twice() -> None:
    truth = photo(lies("mona-lisa", 0))
    assert outcomes(truth, says("mona-lisa", 0), says("mona-lisa", 20)) == [
        Outcome.RIGHT,
        Outcome.TWICE,
    ]


def test_copies_of_one_special_are_not_twice() -> None:
    truth = photo(lies("forger", 0), lies("forger", 300))
    assert outcomes(truth, says("forger", 300), says("forger", 0)) == [Outcome.RIGHT] * 2


def test_a_right_name_is_not_given_to_a_neighbor_that_it_overlaps_more() -> None:
    truth = photo(lies("mona-lisa", 0), lies("the-kiss", 40))
    assert outcomes(truth, says("mona-lisa", 35), says("the-kiss", 45)) == [Outcome.RIGHT] * 2


def test_neighbors_that_change_names_are_both_wrong() -> None:
    truth = photo(lies("mona-lisa", 0), lies("the-kiss", 300))
    assert outcomes(truth, says("the-kiss", 0), says("mona-lisa", 300)) == [Outcome.OTHER] * 2


def test_a_hidden_card_is_not_expected_but_may_be_called_wrong() -> None:
    truth = photo(lies("mona-lisa", 0, visible=0.1))
    assert outcomes(truth) == []
    assert outcomes(truth, says("mona-lisa", 0)) == []
    assert outcomes(truth, says("the-kiss", 0)) == [Outcome.OTHER]


def test_the_quad_of_the_picture_alone_counts_as_the_card() -> None:
    card = TruthCard("mona-lisa", "work", square(0, 0, 300), square(100, 100, 90), 1, "")
    assert outcomes(photo(card), Seen("mona-lisa", True, 1, square(100, 100, 90))) == [
        Outcome.RIGHT
    ]


def test_a_crop_found_with_the_whole_picture_s_corners_is_right() -> None:
    truth = photo(lies("the-kiss", 0))
    assert outcomes(truth, Seen("the-kiss", True, 1, square(-150, -150, 300))) == [Outcome.RIGHT]
    assert outcomes(truth, Seen("mona-lisa", True, 1, square(-150, -150, 300))) == [
        Outcome.MISSED,
        Outcome.NOTHING,
    ]


def test_a_photo_without_answer_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a\.jpg"):
        score([photo()], [Answer("b.jpg", ())])


def test_iou() -> None:
    assert iou(square(0, 0), square(0, 0)) == pytest.approx(1)
    assert iou(square(0, 0), square(50, 0)) == pytest.approx(1 / 3, abs=1e-4)
    assert iou(square(0, 0), square(500, 0)) == 0
    assert iou(square(0, 0), ((0, 0), (0, 0), (0, 0), (0, 0))) == 0


def test_wilson_against_the_published_example() -> None:
    # Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662.
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_report_counts_what_happened() -> None:
    truths = [photo(lies("mona-lisa", 0), lies("the-kiss", 300), lies(None, 600))]
    answers = [
        Answer(
            "dir/a.jpg", (says("mona-lisa", 0), says("parthenon", 300), says("forth-bridge", 600))
        )
    ]
    events = score(truths, answers)
    total = tally(events)
    assert (total.known, total.foreign, total.wrong) == (2, 1, 2)
    assert total.recall == 0.5
    rows = {row.what: row for row in recall_rows(events)}
    assert rows["free cards named right"].met is False
    assert rows["free cards named right"].figure.startswith("50.0 % (1/2;")
    assert rows["real tables"].met is None
    assert rows["wrong names"].figure == "2 sure (0 not sure) in 2 known and 1 foreign cards"
    assert "| free | drawn | 50.0 % (1/2;" in layouts(events)
    assert "| called another | a.jpg | the-kiss | parthenon | 0.900 |" in failures(events)


def test_answers_are_read_as_the_command_writes_them() -> None:
    good = (
        '{"photo": "x/a.jpg", "size": [8, 6], "cards": [{"card": null, "kind": "unknown", '
        '"sure": true, "confidence": 0.5, "quad": [[0, 0], [1, 0], [1, 1], [0, 1]]}], '
        '"codes": [{"text": "AB23", "quad": []}], "ms": {}}'
    )
    bad = '{"photo": "b.jpg", "error": {"code": "not_a_picture", "text": "..."}}'
    first, second = parse_answers([good, "", bad])
    assert first.seen == (Seen(None, True, 0.5, ((0, 0), (1, 0), (1, 1), (0, 1))),)
    assert (first.codes, first.size, first.error) == (("AB23",), (8, 6), None)
    assert (second.error, second.seen) == ("not_a_picture", ())
    with pytest.raises(ValueError, match="not an answer"):
        parse_answers(['{"verdict": "OK"}'])
