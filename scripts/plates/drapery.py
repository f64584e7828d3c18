"""Cloth in relief: an outline, fold lines, one light.

A garment is drawn as a dressmaker would describe it: its outline, the lines where it folds, and
how it lies (tight or puffed). Heights are raised from these, and the light does the rest: every
fold gets its soft light and its soft dark. Flat manners take `seams` instead, fold lines alone.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from .core import Dice, Noise, Plate, Point, brush, clamp, curve, line, path, stroke
from .sculpt import Array, Relief, Vec, rgb


@dataclass(frozen=True, slots=True)
class Fold:
    """A ridge (`height` > 0) or a valley (< 0) along points; width and height in plate units."""

    points: Sequence[Point]
    width: float = 9.0
    height: float = 7.0


@dataclass(frozen=True, slots=True)
class Cloth:
    """A material: its colors from deepest shadow to light, sheen 0..1, grain of the surface."""

    colors: Sequence[str]
    sheen: float = 0.0
    grain: float = 0.25


def pts(text: str) -> list[Point]:
    """Points written as "x,y x,y ...": an outline that still fits on a line."""
    out = []
    for pair in text.split():
        x, y = pair.split(",")
        out.append((float(x), float(y)))
    return out


def smooth(points: Sequence[Point], close: bool = False, steps: int = 10) -> list[Point]:
    """Points along the smooth curve through `points` (Catmull-Rom)."""
    count = len(points)
    out: list[Point] = []
    for i in range(count if close else count - 1):
        if close:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b = points[max(i - 1, 0)], points[i]
            c, d = points[i + 1], points[min(i + 2, count - 1)]
        for s in range(steps):
            t = s / steps
            w = (
                -0.5 * t**3 + t**2 - 0.5 * t,
                1.5 * t**3 - 2.5 * t**2 + 1,
                -1.5 * t**3 + 2 * t**2 + 0.5 * t,
                0.5 * t**3 - 0.5 * t**2,
            )
            out.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
                )
            )
    if not close:
        out.append(points[-1])
    return out


def fan(
    start: Point, ends: Sequence[Point], width: float, height: float, sag: float = 0
) -> list[Fold]:
    """Folds that run from one pinch to several ends; `sag` bends them sideways."""
    out = []
    for i, end in enumerate(ends):
        mid = ((start[0] + end[0]) / 2 + sag, (start[1] + end[1]) / 2 + abs(sag) * 0.4)
        sign = 1 if i % 2 == 0 else -0.8
        out.append(Fold([start, mid, end], width, height * sign))
    return out


def hang(a: Point, b: Point, drops: Sequence[float], width: float, height: float) -> list[Fold]:
    """Swags between two points of support, each hanging lower: U folds of a mantle or a hanging."""
    out = []
    for i, drop in enumerate(drops):
        inset = 0.04 * i
        x0, x1 = a[0] + (b[0] - a[0]) * inset, b[0] - (b[0] - a[0]) * inset
        mid = ((x0 + x1) / 2, max(a[1], b[1]) + drop)
        points = [
            (x0, a[1] + drop * 0.2),
            (x0 + (mid[0] - x0) * 0.45, a[1] + drop * 0.8),
            mid,
            (x1 - (x1 - mid[0]) * 0.45, b[1] + drop * 0.8),
            (x1, b[1] + drop * 0.2),
        ]
        out.append(Fold(points, width, height))
        out.append(Fold([(x, y + width * 1.3) for x, y in points], width, -height * 0.7))
    return out


def drape(
    plate: Plate,
    outline: Sequence[Point],
    folds: Sequence[Fold],
    cloth: Cloth,
    light: Vec = (-0.55, -0.6, 0.6),
    puff: float = 14.0,
    seed: int = 1,
    fine: float = 1.0,
    closed_curve: bool = True,
    crumple: float = 2.0,
) -> Relief:
    """Cloth within `outline` (smoothed unless `closed_curve` is off) as a lit relief.

    `puff` is how far from its edge the cloth still rounds (plate units); `crumple` the height of
    the small unevenness that no cloth is without.
    """
    fine *= plate.detail
    edge = smooth(outline, close=True) if closed_curve else list(outline)
    xs, ys = [p[0] for p in edge], [p[1] for p in edge]
    x0, y0 = math.floor(min(xs)) - 3, math.floor(min(ys)) - 3
    width, height = math.ceil(max(xs)) + 3 - x0, math.ceil(max(ys)) + 3 - y0
    size = (max(2, round(height * fine)), max(2, round(width * fine)))
    origin = np.array([x0, y0], dtype=np.float64)

    big = np.zeros((size[0] * 2, size[1] * 2), np.uint8)
    shape = np.round((np.array(edge) - origin) * fine * 2).astype(np.int32)
    cv2.fillPoly(big, [shape], 255)
    cover = (
        cv2.resize(big, (size[1], size[0]), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    )
    inside = (cover > 0.5).astype(np.uint8)
    away: Array = cv2.distanceTransform(
        cv2.copyMakeBorder(inside, 1, 1, 1, 1, cv2.BORDER_CONSTANT),
        cv2.DIST_L2,
        cv2.DIST_MASK_PRECISE,
    )
    away = cv2.GaussianBlur(away[1:-1, 1:-1] / fine, (0, 0), min(3.0, puff * 0.2) * fine)
    t = np.clip(away / puff, 0, 1)
    relief = (t * (2 - t) * puff * 0.8).astype(np.float32)
    for fold in folds:
        relief += _ridge(fold, size, origin, fine)
    relief += _unevenness(size, x0, y0, fine, seed) * crumple
    relief = cv2.GaussianBlur(relief, (0, 0), 0.9 * fine)

    gy, gx = np.gradient(relief * 1.0)
    gx, gy = gx * fine, gy * fine
    normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    toward = np.array(light) / np.linalg.norm(light)
    tone = np.clip(normal @ toward * 0.92 + 0.06, 0, 1)
    hollow = relief - cv2.GaussianBlur(relief, (0, 0), 9 * fine)
    tone = np.clip(tone + np.clip(hollow, -6, 6) * 0.022, 0, 1)
    chance = np.random.default_rng(seed)
    grain = chance.normal(0, 1, size).astype(np.float32)
    tone = np.clip(tone + cv2.GaussianBlur(grain, (0, 0), 0.7) * 0.05 * cloth.grain, 0, 1)
    color = _ramp(cloth.colors, tone)
    if cloth.sheen:
        half = toward + np.array([0, 0, 1])
        half /= np.linalg.norm(half)
        color += (np.clip(normal @ half, 0, 1) ** 24)[..., None] * cloth.sheen
    pixels = np.concatenate([color, cover[..., None]], -1).astype(np.float32)
    return Relief(pixels, x0, y0, width, height, relief)


def _ridge(fold: Fold, size: tuple[int, int], origin: Array, fine: float) -> Array:
    """Height of one fold: full in the middle of its line, fading at both ends."""
    points = smooth(fold.points, steps=14) if len(fold.points) > 2 else _between(fold.points)
    sigma = fold.width * fine / 2
    canvas: Array = np.zeros(size, np.float32)
    last = len(points) - 1
    places = (np.array(points) - origin) * fine
    thick = max(1, round(sigma))
    for i in range(last):
        swell = math.sin(math.pi * clamp((i + 0.5) / last, 0.02, 0.98)) ** 0.6
        a = tuple(int(v) for v in np.round(places[i] * 16))
        b = tuple(int(v) for v in np.round(places[i + 1] * 16))
        cv2.line(canvas, a, b, swell, thick, cv2.LINE_8, 4)
    canvas = cv2.GaussianBlur(canvas, (0, 0), sigma)
    peak = float(canvas.max())
    return canvas * (fold.height / peak) if peak > 0 else canvas


def _between(points: Sequence[Point], steps: int = 14) -> list[Point]:
    (xa, ya), (xb, yb) = points[0], points[-1]
    return [(xa + (xb - xa) * i / steps, ya + (yb - ya) * i / steps) for i in range(steps + 1)]


def _unevenness(size: tuple[int, int], x0: float, y0: float, fine: float, seed: int) -> Array:
    chance = np.random.default_rng(abs(seed + int(x0) * 7 + int(y0)))
    out = np.zeros(size, np.float32)
    for cells, weight in ((44.0, 1.0), (17.0, 0.25)):
        small = chance.normal(
            0, 1, (max(2, int(size[0] / cells / fine) + 2), max(2, int(size[1] / cells / fine) + 2))
        )
        out += (
            cv2.resize(small.astype(np.float32), (size[1], size[0]), interpolation=cv2.INTER_CUBIC)
            * weight
        )
    return out


def _ramp(colors: Sequence[str], tone: Array) -> Array:
    table = np.stack([rgb(c) for c in colors])
    place = np.clip(tone, 0, 1) * (len(colors) - 1)
    low = np.minimum(place.astype(int), len(colors) - 2)
    t = (place - low)[..., None]
    out: Array = table[low] * (1 - t) + table[low + 1] * t
    return out


def seams(folds: Sequence[Fold], dark: str, light: str | None, width: float) -> str:
    """Fold lines of the flat manners: a dark brush line and, beside it, a light one."""
    out = ""
    for fold in folds:
        points = smooth(fold.points, steps=6) if len(fold.points) > 2 else _between(fold.points, 6)
        if light:
            shifted = [(x + width * 1.1, y + width * 0.4) for x, y in points]
            out += path(brush(shifted, width * 1.3, 0.1), light)
        out += path(brush(points, width, 0.2), dark)
    return out


def hair_strands(
    plate: Plate,
    outline: Sequence[Point],
    flow: Sequence[Sequence[Point]],
    colors: Sequence[str],
    count: int,
    seed: int,
    width: float = 2.0,
    wave: float = 3.0,
) -> None:
    """Hair as strands along a flow: strands run between neighboring guide lines of `flow`.

    Guide lines have the same number of points, side by side, from root to tip. `colors` go from
    the darkest strand to the lightest; what leaves `outline` is cut off.
    """
    chance = np.random.default_rng(seed)
    noise = Noise(seed)
    guides = [smooth(g, steps=6) for g in flow]
    clip = plate.clip(path(curve(list(outline), close=True)))
    with plate.group(clip_path=clip, fill="none", stroke_linecap="round"):
        for k in range(count):
            place = float(chance.uniform(0, len(guides) - 1.001))
            i, t = int(place), place % 1
            a, b = guides[i], guides[i + 1]
            phase = float(chance.uniform(0, 9))
            first = int(chance.integers(0, max(1, len(a) // 3)))
            last = int(chance.integers(len(a) * 2 // 3, len(a)))
            points = []
            for j in range(first, last):
                bend = wave * noise.at(j * 0.25 + phase, place * 2)
                points.append(
                    (
                        a[j][0] * (1 - t) + b[j][0] * t + bend,
                        a[j][1] * (1 - t) + b[j][1] * t + bend * 0.5,
                    )
                )
            if len(points) < 3:
                continue
            tone = 0.5 + 0.5 * noise.at(place * 1.7, 7) + float(chance.normal(0, 0.18))
            color = colors[int(clamp(tone, 0, 0.999) * len(colors))]
            plate.add(
                stroke(
                    line(points, close=False),
                    color,
                    width * float(chance.uniform(0.5, 1.2)),
                    opacity=0.75 if k % 3 else 1,
                )
            )


def tousled(
    center: Point,
    radii: Point,
    colors: Sequence[str],
    count: int,
    wind: float,
    seed: int,
) -> str:
    """A head of short hair in tufts, blown toward `wind` (radians), lit from the upper left.

    The strands lie within the ellipse of `radii` around `center`; `colors` go from dark to light.
    """
    dice, noise = Dice(seed), Noise(seed + 52)
    (cx, cy), (rx, ry) = center, radii
    strands: list[tuple[float, str]] = []
    for _ in range(count):
        a, r = dice.uniform(0, 2 * math.pi), dice.random() ** 0.5
        x, y = cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)
        low = (y - cy) / ry
        if low > 0.85 and dice.random() < 0.6:
            continue
        tuft = noise.at(x * 0.11, y * 0.11)
        angle = wind + low + 1.1 * tuft + dice.gauss(0, 0.22)
        length = ry * dice.uniform(0.21, 0.42) * (0.6 if low > 0.6 else 1.0)
        x2, y2 = x + length * math.cos(angle), y + length * math.sin(angle)
        lit = clamp(0.45 + (cx - x) / rx * 0.3 - low * 0.33 + 0.25 * tuft + dice.gauss(0, 0.14))
        bow = (x + x2) / 2 + dice.uniform(-2, 2), (y + y2) / 2 - dice.uniform(1, 5)
        data = f"M{x:.1f} {y:.1f}Q{bow[0]:.1f} {bow[1]:.1f} {x2:.1f} {y2:.1f}"
        color = colors[int(clamp(lit, 0, 0.999) * len(colors))]
        strands.append((lit + dice.gauss(0, 0.2), stroke(data, color, dice.uniform(1.1, 2.2))))
    return "".join(text for _, text in sorted(strands, key=lambda s: s[0]))
