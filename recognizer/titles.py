"""Titles: what is printed on a card's strip, read where picture and code leave doubt.

A title speaks only when it is like one title of the deck and clearly less like all others. What it
can change is in `fusion.hear`: it never overrules a sure picture or a code.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz, process

from recognizer.geometry import grown
from recognizer.outlines import rectify
from recognizer.reading import Box, Line, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from recognizer.bundle import CardInfo

Floats = NDArray[np.float64]
Pixels = NDArray[np.uint8]

CARD_SIDE = 640
"""Long side in pixels of the straightened card."""
STRIP = 0.27
"""Part of a card's width or height, from its edge, in which the middle of its title lies."""
TALLEST = 0.2
"""Part of that side that a line of a title takes at most."""
LINES = 2
"""At most so many lines are read on a card."""
READ = 0.85
"""Score of a line from which it is not read upside down too."""
LEGIBLE, LETTERS = 0.6, 3
"""Least score and number of letters of a line that is compared at all."""
LIKE, MARGIN = 0.85, 0.15
"""Least likeness to the title, and least distance to the next card's."""
WELL_READ, EXACT = 0.95, 0.97
"""A line that is read this well has no wrong letters: it must be the title itself, for another
letter makes another title (Lyon and León, the second and the third of May)."""


@dataclass(frozen=True, slots=True)
class Title:
    """A title of the deck that was read on a card.

    Attributes:
        card: number of the card.
        likeness: of the letters read and the title's, 0..1.
        margin: by how much the likeness to the next card's title is less.
        score: how well the line was read, 0..1.
        text: as read.
    """

    card: int
    likeness: float
    margin: float
    score: float
    text: str

    @property
    def clear(self) -> bool:
        """Whether the line is this title and no other."""
        least = EXACT if self.score >= WELL_READ else LIKE
        return self.score >= LEGIBLE and self.likeness >= least and self.margin >= MARGIN


class Titles:
    """The titles of a deck, and the reader, which is loaded when it is first needed.

    Args:
        cards: the cards by number.
    """

    def __init__(self, cards: Sequence[CardInfo]) -> None:
        pairs = {
            (folded(title), number)
            for number, card in enumerate(cards)
            for title in card.titles.values()
        }
        ordered = sorted(pair for pair in pairs if pair[0])
        self._texts = [text for text, _ in ordered]
        self._owners = [number for _, number in ordered]

    @cached_property
    def reader(self) -> Reader | None:
        """Reads lines; None where its models are not installed: then no title speaks."""
        return Reader.load()

    def read(self, gray: Pixels, quad: Floats, room: float = 1.0) -> Title | None:
        """Read the title of one card.

        Args:
            gray: (H, W) photo.
            quad: 4x2 corners of the card or of its picture in the photo's pixels, in any turn.
            room: factor by which the quad is grown first, where it may be the picture alone.

        Returns:
            The title that is clearly printed along an edge; None where none is.
        """
        if self.reader is None:
            return None
        card, _ = rectify(gray, grown(quad, room), CARD_SIDE)
        read = [
            self.match(_either_way(self.reader, card, box))
            for box in strips(self.reader.boxes(card), card.shape)
        ]
        clear = [title for title in read if title is not None and title.clear]
        named = {title.card for title in clear}
        return max(clear, key=lambda title: title.likeness) if len(named) == 1 else None

    def match(self, line: Line) -> Title | None:
        """Return the title that a line is most like, clear or not.

        Likeness is the share of letters that need no insertion or deletion (rapidfuzz's `ratio`).

        Returns:
            None where the line is too short or the deck has no titles.
        """
        text = folded(line.text)
        if len(text) < LETTERS:
            return None
        best: dict[int, float] = {}
        likes = process.extract(text, self._texts, scorer=fuzz.ratio, limit=None)
        for _, like, at in likes:
            owner = self._owners[at]
            best[owner] = max(best.get(owner, 0.0), like / 100)
        if not best:
            return None
        first, *others = sorted(best, key=lambda card: -best[card])
        second = best[others[0]] if others else 0.0
        return Title(first, best[first], best[first] - second, line.score, line.text)


def folded(text: str) -> str:
    """Return a text without what OCR and printers confuse: accents, case, signs, spacing."""
    parts = unicodedata.normalize("NFKD", text)
    plain = "".join(sign for sign in parts if not unicodedata.combining(sign)).casefold()
    return " ".join("".join(sign if sign.isalnum() else " " for sign in plain).split())


def strips(boxes: Iterable[Box], shape: tuple[int, ...]) -> list[Floats]:
    """Return the boxes that may be titles, likeliest first, each as its text most likely begins.

    A title runs along the card's edge near to it. Most cards bear it at the bottom, so letters
    stand with their feet toward the edge.

    Args:
        boxes: of one card.
        shape: height and width of the card in pixels.
    """
    sides = np.array([shape[1], shape[0]], np.float64)
    kept = []
    for box in boxes:
        quad = box.quad
        way = quad[1] - quad[0]
        across = int(abs(way[1]) < abs(way[0]))
        tall = float(np.linalg.norm(quad[2] - quad[1])) / sides[across]
        middle = float(quad.mean(0)[across]) / sides[across]
        if min(middle, 1 - middle) > STRIP or tall > TALLEST:
            continue
        feet = float(quad[2:].mean(0)[across] - quad[:2].mean(0)[across])
        outward = feet > 0 if middle > 0.5 else feet < 0
        kept.append((box.likely, quad if outward else np.roll(quad, -2, 0)))
    kept.sort(key=lambda pair: -pair[0])
    return [quad for _, quad in kept[:LINES]]


def _either_way(reader: Reader, card: Pixels, box: Floats) -> Line:
    line = reader.read(card, box)
    if line.score >= READ:
        return line
    turned = reader.read(card, np.roll(box, -2, 0))
    return max(line, turned, key=lambda one: one.score)
