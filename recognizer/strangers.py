"""What no step names: what is it like, and is it a card on a table or the photo itself?

The image tower is asked about outlines that nothing explains and about matches that are too weak to
name a card. Where no card is named at all it is asked about the whole photo too: somebody may have
photographed a painting or a building, and its windows, panels and columns are no cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from recognizer.bundle import HEADS, TOWER, Bundle
from recognizer.clip import Heads, Memory, Tower
from recognizer.geometry import area, grown
from recognizer.outlines import rectify
from recognizer.sighting import Candidate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.fusion import Found
    from recognizer.photo import Photo

Floats = NDArray[np.float64]

TRIM = 0.92
"""Factor by which a card's outline shrinks before the image tower sees what it holds: border and
what lies beside a card say nothing of the picture. Found on half A: of 700 whole cards 96.6 % are
named right, untrimmed 94.7 %."""
FLAT = tuple([0.1] * 10)
"""Style scores of a card without a picture: nothing is known."""
DETAILS, DETAILS_SHARE = 3, 0.15
"""Where nothing is named, so few outlines on so little of the photo are windows and frames in a
picture that fills it: a card that somebody photographs alone takes more."""
CLEARER = 0.2
"""By how much the likeliest style of the whole photo must be likelier than that of any part of it
for the photo to be one picture."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A part of a photo that nothing names, as the image tower sees it.

    Attributes:
        quad: 4x2 corners in pixels of the upright photo.
        confidence: probability that it is no card of the deck.
        candidates: nearest cards, likeliest first.
        category: the likelier category.
        style_scores: 10 floats that sum to 1.
    """

    quad: Floats
    confidence: float
    candidates: tuple[Candidate, ...]
    category: str
    style_scores: tuple[float, ...]


class Judge:
    """The image tower, its heads and the deck's embeddings.

    Args:
        bundle: that holds them.

    Raises:
        TowerError: the bundle's tower or heads cannot be used.
    """

    def __init__(self, bundle: Bundle) -> None:
        self._cards = bundle.cards
        self._calibration = bundle.calibration
        self._embeddings = bundle.gallery.embeddings
        self._owners = bundle.gallery.references.card
        self._memory = Memory(self._embeddings, self._owners)
        self._tower = Tower.load(bundle.folder / TOWER)
        self._heads = Heads.load(bundle.folder / HEADS)

    def styles_of_cards(self) -> list[tuple[float, ...]]:
        """What the style head says of each card's reference pictures, on average."""
        judged = self._heads.judge(self._embeddings).styles
        scores: list[tuple[float, ...]] = []
        for number in range(len(self._cards)):
            mine = judged[self._owners == number]
            scores.append(tuple(map(float, mine.mean(0))) if len(mine) else FLAT)
        return scores

    def judge(self, photo: Photo, quads: Sequence[Floats], *, trim: float = TRIM) -> list[Stranger]:
        """Say what the pictures in these quads are.

        Args:
            photo: the photo.
            quads: 4x2 corners in pixels of `photo.pixels`.
            trim: factor by which each shrinks before.
        """
        if not quads:
            return []
        side = self._tower.side
        crops = [rectify(photo.pixels, grown(quad, trim), side)[0] for quad in quads]
        embeddings = self._tower.embed(crops)
        judged = self._heads.judge(embeddings)
        near = self._memory.nearest(embeddings, 5)
        strangers = []
        for row, quad in enumerate(quads):
            shares = self._calibration.shares(near.cosines[row])
            candidates = tuple(
                Candidate(self._cards[card].id, float(share))
                for card, share in zip(near.cards[row], shares, strict=True)
            )
            strangers.append(
                Stranger(
                    quad / photo.scale,
                    float(1 - shares.sum()),
                    candidates,
                    "painting" if judged.painting[row] >= 0.5 else "architecture",
                    tuple(float(s) for s in judged.styles[row]),
                )
            )
        return strangers

    def look(
        self,
        photo: Photo,
        settled: Sequence[tuple[Found, float]],
        outlines: Sequence[Floats],
        *,
        coded: bool,
    ) -> tuple[list[tuple[Found, float]], list[Stranger]]:
        """Judge what is not named.

        Args:
            photo: the photo.
            settled: matches that stay, each with the confidence of its rival.
            outlines: 4x2 corners of outlines that nothing explains, in pixels of `photo.pixels`.
            coded: whether a code names a card of the deck.

        Returns:
            The matches, those that name no card with what is seen there; and the strangers. Where
            the whole photo is one picture, no match and this stranger.
        """
        doubted = [found for found, _ in settled if found.confidence < self._calibration.named]
        named = coded or len(doubted) < len(settled)
        quads = [found.quad for found in doubted]
        if named:
            seen = self.judge(photo, [*quads, *outlines])
        else:
            quads += _no_details(outlines, photo.pixels.shape)
            seen = self.judge(photo, quads)
            (whole,) = self.judge(photo, [_frame(photo)], trim=1.0)
            if _is_whole(whole, seen):
                return [], [whole]
        of_doubted = iter(seen[: len(doubted)])
        told = [
            (replace(found, seen=next(of_doubted)), rival)
            if found.confidence < self._calibration.named
            else (found, rival)
            for found, rival in settled
        ]
        return told, seen[len(doubted) :]


def _no_details(outlines: Sequence[Floats], shape: tuple[int, ...]) -> Sequence[Floats]:
    """Drop outlines that are details of one picture: few, and small beside the photo."""
    share = sum(area(quad) for quad in outlines) / (shape[0] * shape[1])
    return [] if len(outlines) <= DETAILS and share < DETAILS_SHARE else outlines


def _frame(photo: Photo) -> Floats:
    """Return the photo's own corners, in pixels of `photo.pixels`."""
    width, height = photo.size
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64)
    frame: Floats = corners * photo.scale
    return frame


def _is_whole(whole: Stranger, parts: Sequence[Stranger]) -> bool:
    """Tell whether the whole photo is the picture, not its parts.

    A table with a card on it has no style to speak of; a picture has more than a panel in it.
    """
    if not parts:
        return True
    return max(whole.style_scores) > max(max(s.style_scores) for s in parts) + CLEARER
