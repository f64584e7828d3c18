"""What a tower's cosines are for a deck of which nothing but its pictures is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from recognizer.clip import Memory, Pixels, Tower, remember
from recognizer.training.views import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def own_cosines(
    tower: Tower, pictures: Sequence[Pixels], cards: Sequence[int], *, views: int, seed: int
) -> tuple[NDArray[np.float32], NDArray[np.int64], NDArray[np.float32]]:
    """Cosines of photo-like views of a deck's own pictures, to fit a calibration on.

    A view with its own card struck out stands for a picture that the deck lacks.

    Args:
        tower: the image tower.
        pictures: P arrays (H, W, 3) uint8.
        cards: the number of the card that each shows, at least two different ones.
        views: of each picture.
        seed: of the views.

    Returns:
        As `recognizer.fitting.fit_cosines` takes them: (P x views, C), (P x views,) and
        (P x views, C).
    """
    known = Memory(remember(tower, pictures), np.array(cards, np.int32))
    rng = np.random.default_rng(seed)
    seen = [view(picture, "", tower.side, rng) for picture in pictures for _ in range(views)]
    truth = np.repeat(np.array(cards, np.int64), views)
    found = known.cosines(tower.embed(seen))
    away = found.copy()
    away[np.arange(len(truth)), truth] = -1
    return found, truth, away
