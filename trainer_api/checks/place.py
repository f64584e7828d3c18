"""Where a card lies in a photo, as a person would say it: "upper row, third from the left"."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.sighting import Quad

_NEW_ROW = 0.5
"""A step down of more than this part of a card's longer side begins a new row."""
_ORDINALS = 12
"""So many ordinals have a word in the texts; beyond, a number."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place among the cards of one photo; all numbers count from 1.

    Attributes:
        row: row from the top.
        rows: how many rows there are.
        column: place in the row from the left.
        columns: how many cards the row has.
        stacked: whether the cards lie one below the other, a row having one each.
    """

    row: int
    rows: int
    column: int
    columns: int
    stacked: bool = False

    def words(self, lang: str) -> str:
        """Return the place in words, for example "third from the left"."""
        if self.rows == 1 and self.columns == 1:
            return text("check.place.only", lang)
        if self.stacked:
            return text("check.place.from_top", lang, nth=_nth(self.row, lang))
        across = text("check.place.from_left", lang, nth=_nth(self.column, lang))
        if self.rows == 1:
            return across
        if self.rows == 2:
            key = "check.place.upper_row" if self.row == 1 else "check.place.lower_row"
            return text(key, lang, across=across)
        return text("check.place.nth_row", lang, nth=_nth(self.row, lang), across=across)


def places(quads: Sequence[Quad]) -> list[Place]:
    """Return the place of each card, in the order given.

    Cards form a row as long as each lies less than half a card's longer side below the one before
    it in the order from top to bottom, so that a fan or a slanting row stays one row. A row that is
    higher than wide is a column, counted from the top.

    Args:
        quads: corners in pixels of the upright photo.
    """
    if not quads:
        return []
    centers = [(sum(x for x, _ in q) / 4, sum(y for _, y in q) / 4) for q in quads]
    size = median(max(_extent(q, 0), _extent(q, 1)) for q in quads)
    rows: list[list[int]] = []
    for card in sorted(range(len(quads)), key=lambda i: centers[i][1]):
        if rows and centers[card][1] - centers[rows[-1][-1]][1] <= _NEW_ROW * size:
            rows[-1].append(card)
        else:
            rows.append([card])
    rows = [lane for row in rows for lane in _columns_apart(row, centers)]
    stacked = len(rows) > 1 and all(len(row) == 1 for row in rows)
    found = [Place(1, 1, 1, 1)] * len(quads)
    for number, row in enumerate(rows, 1):
        for column, card in enumerate(sorted(row, key=lambda i: centers[i][0]), 1):
            found[card] = Place(number, len(rows), column, len(row), stacked)
    return found


def _extent(quad: Quad, axis: int) -> float:
    """Return how far a quad reaches along an axis."""
    return max(corner[axis] for corner in quad) - min(corner[axis] for corner in quad)


def _columns_apart(row: list[int], centers: Sequence[tuple[float, float]]) -> list[list[int]]:
    """Split a row that is really a column (a cascade downward) into rows of one card."""
    wide = max(centers[i][0] for i in row) - min(centers[i][0] for i in row)
    high = centers[row[-1]][1] - centers[row[0]][1]
    return [[card] for card in row] if high > wide else [row]


def _nth(number: int, lang: str) -> str:
    """Return an ordinal in words ("third"), from the texts as far as they go."""
    if number > _ORDINALS:
        return text("check.nth.beyond", lang, number=number)
    return text(f"check.nth.n{number}", lang)
