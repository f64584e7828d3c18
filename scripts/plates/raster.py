"""Which triangle each pixel sees: a depth buffer for many thousand triangles, with numpy alone."""

import numpy as np
from numpy.typing import NDArray

from .solids import Array

Ids = NDArray[np.int64]
_BATCH = 2_000_000
_DEEPEST = 2**31 - 2


def nearest(place: Array, depth: Array, size: tuple[int, int]) -> Ids:
    """Return the number of the nearest triangle at each pixel center (H, W), -1 for none.

    `place` (N, 3, 2) is in pixels; `depth` (N, 3) must be linear on the screen and grow with
    distance. Triangles are tested in groups whose boxes round up to the same powers of two, so that
    one numpy expression serves thousands.
    """
    width, height = size
    limit = np.array([width, height])
    first = np.clip(np.ceil(place.min(1) - 0.5), 0, limit).astype(np.int64)
    last = np.clip(np.floor(place.max(1) - 0.5) + 1, 0, limit).astype(np.int64)
    a, b, c = place[:, 0], place[:, 1], place[:, 2]
    area = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
    shown = np.flatnonzero((last > first).all(1) & (np.abs(area) > 1e-9))
    nobody = np.iinfo(np.int64).max
    buffer = np.full(width * height, nobody, dtype=np.int64)
    if not len(shown):
        return np.full((height, width), -1, dtype=np.int64)
    first, boxes, levels = first[shown], (last - first)[shown], depth[shown]
    near, far = float(levels.min()), float(levels.max())
    levels = (levels - near) / (far - near + 1e-12) * _DEEPEST
    planes = _planes(place[shown] - first[:, None] - 0.5, area[shown], levels)
    powers = np.ceil(np.log2(boxes)).astype(np.int64)
    kinds = powers[:, 0] * 64 + powers[:, 1]
    order = np.argsort(kinds, kind="stable")
    starts = np.flatnonzero(np.diff(kinds[order], prepend=-1))
    for start, stop in zip(starts, [*starts[1:], len(order)], strict=True):
        wide, tall = (1 << int(p) for p in powers[order[start]])
        ox, oy = (grid.ravel() for grid in np.meshgrid(np.arange(wide), np.arange(tall)))
        step = max(1, _BATCH // (wide * tall))
        for begin in range(start, stop, step):
            part = order[begin : min(begin + step, stop)]
            mine = planes[:, part, :, None]
            values = mine[:, :, 0] * ox + mine[:, :, 1] * oy + mine[:, :, 2]
            inside = (values[:3] >= -1e-9).all(0)
            inside &= (ox < boxes[part, :1]) & (oy < boxes[part, 1:])
            row, spot = np.nonzero(inside)
            found = part[row]
            pixel = (first[found, 1] + oy[spot]) * width + first[found, 0] + ox[spot]
            key = (values[3][row, spot].astype(np.int64) << 32) | shown[found]
            np.minimum.at(buffer, pixel, key)
    ids = np.where(buffer == nobody, -1, buffer & 0xFFFFFFFF)
    return ids.reshape(height, width)


def _planes(place: Array, area: Array, levels: Array) -> Array:
    """Return x, y and constant factors (4, N, 3) of the three corner weights and the depth."""
    (ax, ay), (bx, by), (cx, cy) = (place[:, k].T for k in range(3))
    second = np.stack([cy - ay, ax - cx, ay * cx - ax * cy], -1) / area[:, None]
    third = np.stack([ay - by, bx - ax, by * ax - bx * ay], -1) / area[:, None]
    one = -second - third
    one[:, 2] += 1
    deep = one * levels[:, :1] + second * levels[:, 1:2] + third * levels[:, 2:]
    return np.stack([one, second, third, deep])


def weights(place: Array, ids: Ids, x: Array, y: Array) -> Array:
    """Return the weights (M, 3) of the corners of triangles `ids` at points (x, y) in pixels."""
    a, b, c = (place[ids, k] for k in range(3))
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    w1 = ((x - a[:, 0]) * (c[:, 1] - a[:, 1]) - (y - a[:, 1]) * (c[:, 0] - a[:, 0])) / area
    w2 = ((b[:, 0] - a[:, 0]) * (y - a[:, 1]) - (b[:, 1] - a[:, 1]) * (x - a[:, 0])) / area
    return np.stack([1 - w1 - w2, w1, w2], -1)
