"""Rock faces: broken planes at several scales, their cracks, one light.

Each scale splits the face into cells (nearest of scattered points); every cell tilts its own way.
The tilts add up to a surface of planes, which a height field of noise never gives.
"""

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np
from scipy.spatial import cKDTree  # type: ignore[import-untyped]

from .core import Dice, Noise, Plate, Point, mix, path, polygon, rect
from .materials import stone
from .nature import facets, fir
from .pigment import clouds
from .sculpt import Array, Relief, Vec, rgb


def rock(
    outline: Sequence[Point],
    palette: Sequence[str],
    cells: Sequence[tuple[float, float]] = ((95, 0.55), (40, 0.5), (17, 0.35)),
    seed: int = 1,
    light: Vec = (-0.6, -0.55, 0.58),
    lean: Callable[[Array, Array], Array] | None = None,
    stretch: float = 1.8,
    fade: Callable[[Array, Array, Array], Array] | None = None,
    cracks: float = 0.55,
    grain: float = 0.05,
) -> Relief:
    """A rock within `outline`: `cells` are (size in plate units, steepness) from large to small.

    `lean(x, y)` is the angle of the strata (radians), along which cells are `stretch` times longer;
    `fade(x, y, tone)` may change the tones; all three work on arrays.
    """
    xs, ys = [q[0] for q in outline], [q[1] for q in outline]
    x0, y0 = math.floor(min(xs)), math.floor(min(ys))
    width, height = math.ceil(max(xs)) - x0, math.ceil(max(ys)) - y0
    shape = (height, width)
    big = np.zeros((height * 2, width * 2), np.uint8)
    cv2.fillPoly(big, [np.round((np.array(outline) - [x0, y0]) * 2).astype(np.int32)], 255)
    cover = cv2.resize(big, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    angle = lean(xx + x0, yy + y0) if lean else np.full(shape, 0.4, np.float32)
    gx, gy = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    seams = np.zeros(shape, np.float32)
    for level, (size, steep) in enumerate(cells):
        warp = size * 0.16
        wx = xx + warp * clouds(shape, size * 0.7, 3, seed * 31 + level)
        wy = yy + warp * clouds(shape, size * 0.7, 3, seed * 37 + level)
        tilt, edge = _planes(wx, wy, angle, size, stretch, steep, seed * 13 + level)
        gx += tilt[..., 0]
        gy += tilt[..., 1]
        seams = np.maximum(seams, edge * (0.55 + 0.45 * size / cells[0][0]))
    gx += grain * 4 * clouds(shape, 6, 2, seed + 91)
    gy += grain * 4 * clouds(shape, 6, 2, seed + 92)
    toward = np.array(light) / np.linalg.norm(light)
    normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    tone = 0.10 + 0.88 * np.clip(normal @ toward, 0, 1)
    tone *= 1 - cracks * seams
    tone += grain * clouds(shape, 3.0, 2, seed + 93)
    if fade:
        tone = fade(xx + x0, yy + y0, tone)
    table = np.stack([rgb(c) for c in palette])
    place = np.clip(tone, 0, 1) * (len(palette) - 1)
    low = np.minimum(place.astype(int), len(palette) - 2)
    t = (place - low)[..., None]
    color = table[low] * (1 - t) + table[low + 1] * t
    pixels = np.concatenate([color, cover[..., None]], -1).astype(np.float32)
    return Relief(pixels, x0, y0, width, height, tone)


def _planes(
    x: Array, y: Array, angle: Array, size: float, stretch: float, steep: float, seed: int
) -> tuple[Array, Array]:
    """Tilt (h, w, 2) of the cell at each pixel and nearness (0..1) to the cell's edge."""
    chance = np.random.default_rng(seed)
    ca, sa = np.cos(angle), np.sin(angle)
    u, v = (x * ca + y * sa) * stretch**0.5, (-x * sa + y * ca) / stretch**0.5
    lo, hi = np.array([u.min(), v.min()]), np.array([u.max(), v.max()])
    count = max(8, int((hi - lo).prod() / size**2))
    sites = chance.uniform(lo, hi, (count, 2))
    gaps, nearest = cKDTree(sites).query(np.stack([u, v], -1).reshape(-1, 2), k=2)
    tilts = chance.normal(0, steep, (count, 2)).astype(np.float32)
    shape = (*x.shape, 2)
    edge = np.clip(1 - (gaps[:, 1] - gaps[:, 0]) / max(2.2, size * 0.06), 0, 1).reshape(x.shape)
    return tilts[nearest[:, 0]].reshape(shape), edge.astype(np.float32)


def tower(plate: Plate, cx: float, top: float, w: float, h: float, color: str, seed: int) -> None:
    """A tower of sandstone rising from fog, firs on its ledges; its foot fades out."""
    dice, noise = Dice(seed), Noise(seed)
    peaks = [
        (dice.uniform(-0.32, 0.32), dice.uniform(0.7, 1), dice.uniform(0.07, 0.13))
        for _ in range(4)
    ]
    peaks += [
        (dice.uniform(-0.4, 0.4), dice.uniform(0.3, 0.6), dice.uniform(0.12, 0.2)) for _ in range(2)
    ]
    count = int(w / 4.5)
    points: list[Point] = []
    for i in range(count + 1):
        u = i / count - 0.5
        up = max(a * max(0, 1 - abs((u - m) / q) ** 3) for m, a, q in peaks)
        bow = 1 - (2 * u) ** 2
        up = max(up, 0.22 * bow) + 0.11 * noise.fbm(i * 0.45, 2, 3) * bow
        points.append((cx + u * w, top + h * (1 - max(0, up))))
    outline = [*points, (cx + w / 2, top + h + 10), (cx - w / 2, top + h + 10)]
    dark, light = mix(color, "#243040", 0.35), mix(color, "#e6dcd0", 0.3)
    fade = plate.linear(
        [(0, "#ffffff"), (0.3, "#eeeeee"), (0.65, "#777777"), (1, "#000000")],
        0,
        top - 10,
        0,
        top + h * 0.9,
        True,
    )
    with plate.group(mask=plate.mask(rect(cx - w, top - 60, 2 * w, h + 80, fade))):
        with plate.group(filter=stone(plate, ".06 .03", 17, 2.2, 225, 55, 0.55, 1.05, 7, ".06", 3)):
            plate.add(polygon(outline, color))
            tones = [dark, mix(dark, color, 0.5), color, mix(color, light, 0.5), light]
            plate.add(
                facets(
                    outline,
                    lambda x, y: 26 * noise.fbm(x * 0.03, y * 0.012, 3),
                    tones,
                    20,
                    seed,
                    stretch=0.6,
                    jitter=0.1,
                    opacity=0.5,
                )
            )
        trees = ""
        for _ in range(max(6, int(w / 11))):
            x, y = points[dice.randrange(1, count)]
            trees += fir(
                x + dice.uniform(-2, 2),
                y + dice.uniform(3, 14),
                dice.uniform(8, 17) * (w / 190) ** 0.5,
                dice.randrange(999),
            )
        plate.add(path(trees, mix(color, "#141d26", 0.6), opacity=0.95))
