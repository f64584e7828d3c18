"""What grows, lies about, flows and walks: rock, dabs, foliage, grass, water, people."""

import math
from collections.abc import Callable, Sequence

from . import materials
from .core import (
    Dice,
    Noise,
    Plate,
    Point,
    clamp,
    curve,
    ellipse,
    inside,
    line,
    mix,
    num,
    path,
    rect,
    stroke,
    tag,
)

Field = Callable[[float, float], float]


def _buckets(
    shapes: Sequence[tuple[float, str]], palette: Sequence[str], seam: float, opacity: float
) -> str:
    """Gather path data by tone (0..1), one path for each color of the palette."""
    bins: list[list[str]] = [[] for _ in palette]
    for tone, data in shapes:
        bins[min(int(clamp(tone) * len(palette)), len(palette) - 1)].append(data)
    return "".join(
        path("".join(part), color, stroke=color, stroke_width=seam or None, opacity=opacity)
        for part, color in zip(bins, palette, strict=True)
        if part
    )


def facets(
    outline: Sequence[Point],
    height: Field,
    palette: Sequence[str],
    size: float = 24,
    seed: int = 1,
    light: tuple[float, float, float] = (-0.6, -0.55, 0.58),
    stretch: float = 1.0,
    fade: Callable[[float, float, float], float] | None = None,
    jitter: float = 0.05,
    opacity: float = 1,
) -> str:
    """Draw planes of rock or rough ground within an outline: triangles toned by a lit height field.

    `height(x, y)` is in plate units, `size` the side of a triangle, `stretch` > 1 makes them wide
    and low; `light` points towards the light; `fade(x, y, tone)` may change a tone.
    """
    dice = Dice(seed)
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, low = min(y for _, y in outline), max(y for _, y in outline)
    dx, dy = size * stretch**0.5, size / stretch**0.5
    cols, rows = int((right - left) / dx) + 3, int((low - top) / dy) + 3
    grid = [
        [
            (
                left + (i - 1 + (j % 2) / 2 + dice.uniform(-0.38, 0.38)) * dx,
                top + (j - 1 + dice.uniform(-0.38, 0.38)) * dy,
            )
            for i in range(cols)
        ]
        for j in range(rows)
    ]
    shapes = []
    for j in range(rows - 1):
        for i in range(cols - 1):
            a, b, c, d = grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]
            for corners in ((a, b, d), (b, c, d)) if j % 2 else ((a, b, c), (a, c, d)):
                x, y = sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3
                if not inside((x, y), outline):
                    continue
                tone = clamp(0.12 + 0.85 * _lambert(corners, height, light))
                tone = fade(x, y, tone) if fade else tone
                shapes.append((tone + dice.gauss(0, jitter), line(corners)))
    return _buckets(shapes, palette, 0.7, opacity)


def _lambert(corners: Sequence[Point], height: Field, light: tuple[float, float, float]) -> float:
    (ax, ay), (bx, by), (cx, cy) = corners
    az, bz, cz = height(ax, ay), height(bx, by), height(cx, cy)
    u, v = (bx - ax, by - ay, bz - az), (cx - ax, cy - ay, cz - az)
    normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = math.sqrt(sum(q * q for q in normal)) + 1e-6
    sign = -1 if normal[2] < 0 else 1
    return sign * sum(p * q for p, q in zip(normal, light, strict=True)) / length


def dabs(
    outline: Sequence[Point],
    tone: Field,
    palette: Sequence[str],
    count: int = 600,
    size: tuple[float, float] = (6, 16),
    aspect: float = 0.35,
    angle: Field = lambda _x, _y: 0.0,
    seed: int = 1,
    jitter: float = 0.25,
    spread: float = 0.06,
    opacity: float = 1,
) -> str:
    """Paint dabs within an outline: `tone(x, y)` picks the color, `angle(x, y)` (radians) the way.

    `aspect` is width by length; `spread` scatters the tone, `jitter` the angle.
    """
    dice = Dice(seed)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    shapes: list[tuple[float, str]] = []
    for _ in range(count * 20):
        if len(shapes) == count:
            break
        x, y = dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys))
        if not inside((x, y), outline):
            continue
        half = dice.uniform(*size) / 2
        wide = half * aspect
        turn = angle(x, y) + dice.gauss(0, jitter)
        ca, sa = math.cos(turn), math.sin(turn)
        shape = (
            (-half, dice.uniform(-0.3, 0.3) * wide),
            (-half * dice.uniform(0.1, 0.5), -wide * dice.uniform(0.6, 1.1)),
            (half * dice.uniform(0.3, 0.8), -wide * dice.uniform(0.5, 1)),
            (half, dice.uniform(-0.3, 0.5) * wide),
            (half * dice.uniform(0, 0.5), wide * dice.uniform(0.6, 1.1)),
        )
        data = line([(x + u * ca - v * sa, y + u * sa + v * ca) for u, v in shape])
        shapes.append((tone(x, y) + dice.gauss(0, spread), data))
    return _buckets(shapes, palette, 0, opacity)


def foliage(
    plate: Plate,
    blobs: Sequence[tuple[float, float, float]],
    colors: Sequence[str],
    frequency: str = ".08 .1",
    lean: Point = (6, -5),
    edge: float = 28,
    seed: int = 40,
) -> None:
    """Lacy foliage from blobs (x, y, radius): four layers of leaves from dark to light.

    `lean` moves each layer towards the light; `edge` is how far the outline frays.
    """
    fray = materials.rough(plate, ".06", edge, 8, margin=30)
    with plate.group(filter=fray):
        for i, (color, threshold, gain) in enumerate(
            zip(colors, (0.38, 0.47, 0.53, 0.60), (9, 9, 10, 11), strict=True)
        ):
            leaves = materials.cloudy(plate, frequency, seed + 7 * i, color, threshold, gain, 3)
            k = 1 - 0.05 * i
            shapes = "".join(
                ellipse(x + lean[0] * i, y + lean[1] * i, r * k, r * 0.8 * k, "#fff")
                for x, y, r in blobs
            )
            plate.add(tag(shapes, filter=leaves))


def fir(x: float, y: float, height: float, seed: int) -> str:
    """Path data of a conifer standing at (x, y)."""
    dice = Dice(seed)
    half = height * 0.16
    left: list[Point] = [(x, y - height)]
    right: list[Point] = []
    tiers = max(3, min(9, int(height / 8)))
    for i in range(1, tiers + 1):
        level, wide = y - height * (1 - i / tiers), half * i / tiers * dice.uniform(0.8, 1.2)
        left.append((x - wide, level + dice.uniform(-1, 2)))
        right.append((x + wide, level + dice.uniform(-1, 2)))
        if i < tiers:
            left.append((x - wide * 0.45, level))
            right.append((x + wide * 0.45, level))
    return line(left + right[::-1])


def cypress(
    plate: Plate, x: float, y: float, height: float, dark: str, light: str, seed: int = 1
) -> None:
    """Draw a slim dark cypress or poplar standing at (x, y)."""
    half = height * 0.085
    points = [
        (x, y),
        (x - half, y - height * 0.25),
        (x - half * 0.8, y - height * 0.6),
        (x, y - height),
    ]
    points += [(x + half * 0.8, y - height * 0.6), (x + half, y - height * 0.25)]
    leaf = materials.cloudy(plate, ".12 .06", seed + 3, light, 0.5, 6, 3)
    with plate.group(filter=materials.rough(plate, ".09 .04", half * 0.9, seed, margin=30)):
        plate.add(path(curve(points, close=True), dark))
        plate.add(path(curve(points, close=True), "#fff", filter=leaf, opacity=0.8))


def grass(
    outline: Sequence[Point],
    colors: Sequence[str],
    count: int,
    height: float,
    seed: int = 1,
    width: float = 1.4,
) -> str:
    """Draw tufts of grass within an outline, taller towards the lower edge."""
    dice = Dice(seed)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    low, top = max(ys), min(ys)
    bins: dict[str, list[str]] = {color: [] for color in colors}
    for _ in range(count):
        x, y = dice.uniform(min(xs), max(xs)), dice.uniform(top, low)
        if not inside((x, y), outline):
            continue
        k = height * (0.35 + 0.65 * (y - top) / (low - top + 1))
        for _ in range(3):
            bend, rise = dice.uniform(-0.4, 0.4) * k, k * dice.uniform(0.6, 1)
            bins[dice.choice(list(colors))].append(
                f"M{num(x + dice.uniform(-0.5, 0.5) * k)} {num(y)}"
                f"q0 {num(-rise * 0.5)} {num(bend)} {num(-rise)}"
            )
    return "".join(
        stroke("".join(part), color, width, stroke_linecap="round", opacity=0.85)
        for color, part in bins.items()
        if part
    )


def water(
    plate: Plate,
    top: float,
    bottom: float,
    colors: Sequence[str],
    seed: int = 1,
    density: int = 200,
) -> None:
    """Draw still water with broken horizontal ripples, finer towards the far shore."""
    stops = [(i / (len(colors) - 1), color) for i, color in enumerate(colors)]
    plate.add(rect(0, top, plate.width, bottom - top, plate.linear(stops)))
    dice, noise = Dice(seed), Noise(seed)
    light, dark = mix(colors[0], "#ffffff", 0.45), mix(colors[-1], "#000000", 0.35)
    parts: dict[tuple[str, int], list[str]] = {}
    for _ in range(density):
        t = dice.random() ** 1.6
        x, y = dice.uniform(-50, plate.width), top + (bottom - top) * t
        width = (14 + 110 * t) * dice.uniform(0.5, 1.5)
        color = light if noise.fbm(x * 0.004, t * 5) > 0 else dark
        key = (color, 1 + int(t * 3))
        parts.setdefault(key, []).append(
            f"M{num(x)} {num(y)}q{num(width / 2)} {num(1 + 2 * t)} {num(width)} 0"
        )
    ripple = materials.rough(plate, ".02 .1", 6, seed, soften=0.4)
    with plate.group(filter=ripple, opacity=0.4):
        for (color, width), part in parts.items():
            plate.add(stroke("".join(part), color, width * 0.9, stroke_linecap="round"))


def person(x: float, y: float, height: float, color: str, seed: int = 1, shade: float = 1) -> str:
    """Draw somebody small standing at (x, y), for scale: coat, legs, head and a cast shadow."""
    dice = Dice(seed)
    h, lean = height, dice.uniform(-0.04, 0.04) * height
    wide = h * dice.uniform(0.13, 0.17)
    coat = [
        (x - wide * 0.55, y - h * 0.28),
        (x - wide * 0.95, y - h * 0.62),
        (x - wide * 0.7 + lean, y - h * 0.82),
        (x + wide * 0.7 + lean, y - h * 0.82),
        (x + wide * 0.95, y - h * 0.6),
        (x + wide * 0.6, y - h * 0.28),
    ]
    step = wide * dice.uniform(0.2, 0.7)
    legs = (
        f"M{num(x - wide * 0.25)} {num(y - h * 0.32)}L{num(x - step)} {num(y)}"
        f"M{num(x + wide * 0.25)} {num(y - h * 0.32)}L{num(x + step)} {num(y)}"
    )
    return (
        ellipse(x + shade * h * 0.3, y, h * 0.42, h * 0.05, "#1c1820", opacity=0.35)
        + stroke(legs, mix(color, "#15131a", 0.55), h * 0.09, stroke_linecap="round")
        + path(curve(coat, close=True), color)
        + ellipse(x + lean, y - h * 0.91, h * 0.068, h * 0.085, "#b98f72")
    )
