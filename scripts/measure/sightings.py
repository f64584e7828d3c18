"""Reads what the recognizer said: the documents of `stairway recognize --json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Seen:
    """One sighting, as far as it is scored.

    Attributes:
        card: id of the card that it names, or None.
        sure: whether the recognizer stands by it.
        confidence: probability 0..1 that it claims.
        quad: four corners, pixels of the upright photo.
    """

    card: str | None
    sure: bool
    confidence: float
    quad: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back for one photo.

    Attributes:
        photo: as given to the command.
        seen: the sightings.
        codes: texts of the QR codes.
        error: code of the error for an unreadable file, else None.
        size: width and height of the upright photo; None for an error.
    """

    photo: str
    seen: tuple[Seen, ...]
    codes: tuple[str, ...] = ()
    error: str | None = None
    size: tuple[int, int] | None = None


def parse_answers(lines: Iterable[str]) -> list[Answer]:
    """Return the answers of JSON Lines; raises ValueError at a line that is no such document."""
    answers = []
    for line in lines:
        if not line.strip():
            continue
        try:
            answers.append(_answer(json.loads(line)))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(
                f"not an answer to recognize --json ({error!r}): {line[:200]}"
            ) from error
    return answers


def _answer(row: dict[str, Any]) -> Answer:
    if "error" in row:
        return Answer(row["photo"], (), error=str(row["error"]["code"]))
    return Answer(
        row["photo"],
        tuple(parse_seen(card) for card in row["cards"]),
        tuple(str(code["text"]) for code in row["codes"]),
        size=(int(row["size"][0]), int(row["size"][1])),
    )


def parse_seen(row: dict[str, Any]) -> Seen:
    """Return one sighting of a document."""
    quad = tuple((float(x), float(y)) for x, y in row["quad"])
    if len(quad) != 4:
        raise ValueError("a quad has four corners")
    return Seen(row["card"], bool(row["sure"]), float(row["confidence"]), quad)
