"""The truth file: every bad line is told with its number, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from recognizer.truth import LineProblem, TruthError, TruthProblem, read_truth

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = ("the-kiss", "lost_work")
SQUARE = [[0, 0], [10, 0], [10, 10], [0, 10]]
CARD: dict[str, Any] = {"card": "the-kiss", "kind": "work", "quad": SQUARE, "visible": 1}
ROW: dict[str, Any] = {"photo": "a.jpg", "layout": "free", "cards": [CARD]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("a.jpg", "b.jpg", "c.jpg"):
        (tmp_path / name).touch()
    return tmp_path


def write(folder: Path, *lines: str | dict[str, Any]) -> Path:
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    (folder / "truth.jsonl").write_text(text + "\n", encoding="utf-8")
    return folder


def problems(folder: Path) -> tuple[LineProblem, ...]:
    with pytest.raises(TruthError) as caught:
        read_truth(folder, KNOWN)
    return caught.value.problems


def card(**values: Any) -> dict[str, Any]:
    return ROW | {"cards": [CARD, CARD | values]}


def test_what_is_needed_is_read_and_the_rest_let_be(folder: Path) -> None:
    picture = [[1, 1], [9, 1], [9, 9], [1, 9]]
    foreign = {"card": None, "kind": "unknown", "quad": SQUARE, "visible": 0.5, "picture": picture}
    rows = (
        ROW | {"size": [3, 4], "real": True, "check": {"verdict": "NOK", "mode": 5, "fault": "x"}},
        "",
        {"photo": "b.jpg", "layout": "any word", "cards": [foreign], "check": None},
        {"photo": "c.jpg", "layout": "free", "cards": []},
    )
    first, second, third = read_truth(write(folder, *rows), KNOWN)
    assert (first.photo, first.layout, first.verdict) == ("a.jpg", "free", "NOK")
    assert first.cards[0].picture == first.cards[0].quad == ((0, 0), (10, 0), (10, 10), (0, 10))
    assert (second.verdict, second.cards[0].card, second.cards[0].visible) == (None, None, 0.5)
    assert second.cards[0].picture == ((1, 1), (9, 1), (9, 9), (1, 9))
    assert third.cards == ()


@pytest.mark.parametrize(
    ("line", "code", "data"),
    [
        ("{", TruthProblem.NOT_JSON, {}),
        ("[]", TruthProblem.NOT_AN_OBJECT, {}),
        ({}, TruthProblem.MISSING_FIELD, {"field": "cards"}),
        ({"cards": [], "layout": "x"}, TruthProblem.MISSING_FIELD, {"field": "photo"}),
        (ROW | {"layout": 3}, TruthProblem.BAD_VALUE, {"field": "layout"}),
        (ROW | {"cards": {}}, TruthProblem.BAD_VALUE, {"field": "cards"}),
        (ROW | {"cards": [3]}, TruthProblem.BAD_VALUE, {"field": "cards[0]"}),
        (ROW | {"cards": [{}]}, TruthProblem.MISSING_FIELD, {"field": "cards[0].card"}),
        (ROW | {"check": "OK"}, TruthProblem.BAD_VALUE, {"field": "check"}),
        (ROW | {"check": {}}, TruthProblem.MISSING_FIELD, {"field": "verdict"}),
        (ROW | {"check": {"verdict": "ok"}}, TruthProblem.BAD_VALUE, {"field": "check.verdict"}),
        (ROW | {"photo": "z.jpg"}, TruthProblem.NO_SUCH_PHOTO, {"photo": "z.jpg"}),
        (ROW | {"photo": ""}, TruthProblem.NO_SUCH_PHOTO, {"photo": ""}),
        (card(card=3), TruthProblem.BAD_VALUE, {"field": "cards[1].card"}),
        (card(card="nobody"), TruthProblem.NO_SUCH_CARD, {"card": "nobody"}),
        (card(quad=SQUARE[:3]), TruthProblem.BAD_VALUE, {"field": "cards[1].quad"}),
        (card(quad=[0, 1, 2, 3]), TruthProblem.BAD_VALUE, {"field": "cards[1].quad"}),
        (card(picture=[["x", 0]] * 4), TruthProblem.BAD_VALUE, {"field": "cards[1].picture"}),
        (card(visible=1.5), TruthProblem.BAD_VALUE, {"field": "cards[1].visible"}),
        (card(visible=True), TruthProblem.BAD_VALUE, {"field": "cards[1].visible"}),
        (card(visible=float("nan")), TruthProblem.BAD_VALUE, {"field": "cards[1].visible"}),
    ],
)
def test_a_bad_line_is_named(
    folder: Path, line: str | dict[str, Any], code: TruthProblem, data: dict[str, str]
) -> None:
    good = {"photo": "b.jpg", "layout": "free", "cards": []}
    assert problems(write(folder, good, line)) == (LineProblem(code, 2, data),)


def test_all_bad_lines_are_told_at_once(folder: Path) -> None:
    told = problems(write(folder, ROW, "{", "", ROW, card(card="nobody")))
    assert [(p.line, p.code) for p in told] == [
        (2, TruthProblem.NOT_JSON),
        (4, TruthProblem.REPEATED),
        (5, TruthProblem.NO_SUCH_CARD),
    ]


def test_a_file_that_is_missing_empty_or_no_text_is_refused(folder: Path) -> None:
    assert [p.code for p in problems(folder)] == [TruthProblem.NOT_FOUND]
    assert [p.code for p in problems(write(folder, ""))] == [TruthProblem.EMPTY]
    (folder / "truth.jsonl").write_bytes(b"{}\n\xff\n")
    assert problems(folder) == (LineProblem(TruthProblem.NOT_TEXT, 2),)
