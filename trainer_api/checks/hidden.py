"""Signs that a photo holds a card which no sighting shows.

A recognizer can miss a card without a trace, most easily where cards cover each other. Then the
cards that it names are right and their number is not, and a verdict that rests on the number would
be wrong. Two signs are plain to see: a hole in an otherwise even row, and too few cards for any
stairway where some cover others. Each is treated as a card that is not sure.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import cv2
import numpy as np

from trainer_api.checks.answer import Reason, ReasonCode, Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.sighting import Quad

_FEWEST_IN_A_ROW = 4
"""Fewer cards have no even spacing that a hole could break."""
_STRAIGHT = 0.35
"""Cards form a straight row when no center lies further beside the line, in sizes of a card."""
_HOLE = 1.8
"""A step between neighbors this much longer than the median step leaves room for a card. Rows of
rendered photos in which every card was seen had steps up to 1.71; one missing card makes about 2.
"""
_RIM = 1.1
"""A card is this much larger than what is seen of its picture, at least."""
_COVERED = 0.05
"""One card covers another when they share this part of the smaller one."""


def holes(spots: Sequence[Spot]) -> list[Reason]:
    """Return the places in even rows where a card seems to lie unseen.

    Args:
        spots: all sightings of one photo.

    Returns:
        for each hole a reason that names the cards on both sides.
    """
    if len(spots) < _FEWEST_IN_A_ROW:
        return []
    quads = [np.asarray(spot.sighting.quad, np.float64) for spot in spots]
    size = float(np.median([np.sqrt(cv2.contourArea(quad.astype(np.float32))) for quad in quads]))
    centers = np.array([quad.mean(axis=0) for quad in quads])
    away = centers - centers.mean(axis=0)
    line = np.linalg.svd(away, full_matrices=False)[2]
    along, beside = away @ line[0], away @ line[1]
    if size <= 0 or float(np.abs(beside).max()) > _STRAIGHT * size:
        return []
    order = np.argsort(along)
    steps = np.diff(along[order])
    wide = np.flatnonzero(steps > _HOLE * float(np.median(steps)))
    found = []
    for at in map(int, wide):
        sides = (spots[int(order[at])], spots[int(order[at + 1])])
        cards = tuple(spot.sighting.card for spot in sides if spot.sighting.card is not None)
        found.append(Reason(ReasonCode.HOLE_IN_ROW, cards, sides))
    return found


def covering(spots: Sequence[Spot]) -> bool:
    """Whether some card of one photo covers another, so that a third may be covered whole.

    What is seen of a covered card ends where the other begins: cards that touch count too.
    """
    pairs = combinations([_with_rim(spot.sighting.quad) for spot in spots], 2)
    return any(shared(one, other) >= _COVERED for one, other in pairs)


def _with_rim(quad: Quad) -> Quad:
    """Return a quad grown about its middle by the border that a card's picture may have."""
    corners = np.asarray(quad, np.float64)
    middle = corners.mean(axis=0)
    (a, b, c, d) = ((float(x), float(y)) for x, y in middle + (corners - middle) * _RIM)
    return (a, b, c, d)


def shared(one: Quad, other: Quad) -> float:
    """Return the part of the smaller quad that both cover, 0 to 1 (1 where a quad has no area)."""
    a, b = (cv2.convexHull(np.asarray(quad, np.float32)) for quad in (one, other))
    smaller = float(min(cv2.contourArea(a), cv2.contourArea(b)))
    if smaller <= 0:
        return 1.0
    common, _ = cv2.intersectConvexConvex(a, b)
    return min(1.0, float(common) / smaller)
