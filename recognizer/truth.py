"""What lies on photos, as `model evaluate` reads it: `truth.jsonl`, described in docs/truth.md.

Every line that is not understood is reported, not only the first.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

    from recognizer.sighting import Quad

FILE = "truth.jsonl"
VERDICTS = ("OK", "NOK")


class TruthProblem(StrEnum):
    """What is wrong with a truth file or a line of it."""

    NOT_FOUND = "not_found"
    NOT_TEXT = "not_text"
    EMPTY = "empty"
    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    MISSING_FIELD = "missing_field"
    BAD_VALUE = "bad_value"
    NO_SUCH_CARD = "no_such_card"
    NO_SUCH_PHOTO = "no_such_photo"
    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class LineProblem:
    """One thing wrong.

    Attributes:
        code: what.
        line: number of the line, 1 the first; None: the file as a whole.
        data: what its text needs: `field`, `card`, `photo` or `folder`.
    """

    code: TruthProblem
    line: int | None = None
    data: Mapping[str, str] = field(default_factory=dict)


class TruthError(Exception):
    """A truth file that cannot be used; `problems` holds one for each bad line, in order."""

    def __init__(self, problems: tuple[LineProblem, ...]) -> None:
        self.problems = problems
        super().__init__(f"{len(problems)} problems in {FILE}, the first: {problems[0]}")


@dataclass(frozen=True, slots=True)
class TrueCard:
    """A card that lies on a photo.

    Attributes:
        card: id, or None for a card that is not of the deck.
        quad: the card's own TL, TR, BR, BL in pixels of the photo.
        picture: the same for the picture printed on it.
        visible: part of the picture that is seen, 0..1.
    """

    card: str | None
    quad: Quad
    picture: Quad
    visible: float


@dataclass(frozen=True, slots=True)
class TruePhoto:
    """What lies on one photo.

    Attributes:
        photo: file name, relative to the truth file's folder.
        layout: how the cards lie, any word.
        cards: what lies there.
        verdict: "OK" or "NOK", what the cards deserve as a stairway; None: it is no check.
    """

    photo: str
    layout: str
    cards: tuple[TrueCard, ...]
    verdict: str | None = None


class _BadLineError(Exception):
    def __init__(self, code: TruthProblem, **data: str) -> None:
        self.code, self.data = code, data
        super().__init__(code)


def read_truth(folder: Path, known: Collection[str]) -> tuple[TruePhoto, ...]:
    """Read the truth file of a folder of photos.

    Args:
        folder: with `truth.jsonl` and the photos.
        known: ids of the deck.

    Raises:
        TruthError: there is none, or lines are not understood, or name photos that are not there
            or cards that are not in the deck.
    """
    try:
        content = (folder / FILE).read_bytes()
    except OSError as error:
        problem = LineProblem(TruthProblem.NOT_FOUND, None, {"folder": str(folder)})
        raise TruthError((problem,)) from error
    try:
        lines = content.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        number = content.count(b"\n", 0, error.start) + 1
        raise TruthError((LineProblem(TruthProblem.NOT_TEXT, number),)) from error
    ids = frozenset(known)
    photos: dict[str, TruePhoto] = {}
    problems = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            photo = _photo(line, ids)
        except _BadLineError as error:
            problems.append(LineProblem(error.code, number, error.data))
            continue
        name = {"photo": photo.photo}
        if photo.photo in photos:
            problems.append(LineProblem(TruthProblem.REPEATED, number, name))
        elif not (folder / photo.photo).is_file():
            problems.append(LineProblem(TruthProblem.NO_SUCH_PHOTO, number, name))
        photos[photo.photo] = photo
    if not photos and not problems:
        problems.append(LineProblem(TruthProblem.EMPTY))
    if problems:
        raise TruthError(tuple(problems))
    return tuple(photos.values())


def _photo(line: str, known: frozenset[str]) -> TruePhoto:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise _BadLineError(TruthProblem.NOT_JSON) from error
    if not isinstance(row, dict):
        raise _BadLineError(TruthProblem.NOT_AN_OBJECT)
    cards = _get(row, "cards", list)
    verdict = None
    if row.get("check") is not None:
        verdict = _get(_get(row, "check", dict), "verdict", str)
        if verdict not in VERDICTS:
            raise _BadLineError(TruthProblem.BAD_VALUE, field="check.verdict")
    return TruePhoto(
        _get(row, "photo", str),
        _get(row, "layout", str),
        tuple(_card(card, f"cards[{n}]", known) for n, card in enumerate(cards)),
        verdict,
    )


def _card(row: Any, where: str, known: frozenset[str]) -> TrueCard:
    if not isinstance(row, dict):
        raise _BadLineError(TruthProblem.BAD_VALUE, field=where)
    if "card" not in row:
        raise _BadLineError(TruthProblem.MISSING_FIELD, field=f"{where}.card")
    card = row["card"]
    if card is not None and not isinstance(card, str):
        raise _BadLineError(TruthProblem.BAD_VALUE, field=f"{where}.card")
    if card is not None and card not in known:
        raise _BadLineError(TruthProblem.NO_SUCH_CARD, card=card)
    quad = _quad(_get(row, "quad", list, where), f"{where}.quad")
    picture = quad
    if row.get("picture") is not None:
        picture = _quad(row["picture"], f"{where}.picture")
    visible = _number(_get(row, "visible", object, where), f"{where}.visible")
    if not 0 <= visible <= 1:
        raise _BadLineError(TruthProblem.BAD_VALUE, field=f"{where}.visible")
    return TrueCard(card, quad, picture, visible)


def _get(row: dict[str, Any], name: str, kind: type, where: str = "") -> Any:
    """Return a field; it must be there and of this kind."""
    place = f"{where}.{name}" if where else name
    if name not in row:
        raise _BadLineError(TruthProblem.MISSING_FIELD, field=place)
    if not isinstance(row[name], kind):
        raise _BadLineError(TruthProblem.BAD_VALUE, field=place)
    return row[name]


def _quad(value: Any, where: str) -> Quad:
    pairs = isinstance(value, list) and len(value) == 4
    if not pairs or not all(isinstance(point, list) and len(point) == 2 for point in value):
        raise _BadLineError(TruthProblem.BAD_VALUE, field=where)
    a, b, c, d = ((_number(x, where), _number(y, where)) for x, y in value)
    return (a, b, c, d)


def _number(value: Any, where: str) -> float:
    # JSON as Python reads it allows NaN and infinities; a truth in pixels does not.
    fits = isinstance(value, int | float) and not isinstance(value, bool)
    if not fits or not -1e9 < value < 1e9:
        raise _BadLineError(TruthProblem.BAD_VALUE, field=where)
    return float(value)
