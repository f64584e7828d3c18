"""The one graphic manner of the special cards: engraved tokens, like old banknotes.

Cream paper, ink lines that swell with the shade, one accent color, a guilloche field, a medallion.
Nothing in it looks like a painting or a building of the deck. Each emblem has its own accent,
guilloche, medallion and corner motif, so that two of them share no detail.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .core import (
    Dice,
    Noise,
    Plate,
    Point,
    circle,
    clamp,
    curve,
    line,
    mix,
    path,
    polygon,
    rect,
    stroke,
)
from .materials import rough

SIZE = (900, 1200)
INK = "#1d2430"
PAPER = "#f3ead6"
Tone = Callable[[float, float], float]
"""Lightness 0..1 at a point of the plate."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What sets one emblem apart: accent, petals of the medallion, waves of the field, seed."""

    accent: str
    petals: int
    lobes: float
    waves: tuple[float, float]
    seed: int
    radius: float = 352.0
    center: Point = (450.0, 590.0)


def blot(points: Sequence[Point], fill: str, width: float = 3.0, **more: float | str | None) -> str:
    """A shape in flat color with an ink outline, its corners as given."""
    return polygon(points, fill, stroke=INK, stroke_width=width, stroke_linejoin="round", **more)


def blob(points: Sequence[Point], fill: str, width: float = 3.0, **more: float | str | None) -> str:
    """A shape in flat color with an ink outline, smoothed."""
    return path(curve(points, close=True), fill, stroke=INK, stroke_width=width, **more)


def engrave(
    plate: Plate,
    outline: str,
    box: tuple[float, float, float, float],
    tone: Tone,
    angle: float = 20.0,
    spacing: float = 6.0,
    color: str = INK,
    seed: int = 1,
    bend: float = 0.0,
) -> None:
    """Shade what lies within path data by parallel cuts that swell where `tone` is dark.

    `box` (x0, y0, x1, y1) is where to cut, `angle` in degrees, `bend` bows the cuts around a form.
    """
    x0, y0, x1, y1 = box
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    noise = Noise(seed)
    data = []
    rows = int(2 * reach / spacing)
    for row in range(rows + 1):
        v = -reach + row * spacing
        upper: list[Point] = []
        lower: list[Point] = []
        for step in range(int(2 * reach / 7) + 1):
            u = -reach + step * 7
            w = v + bend * (1 - (u / reach) ** 2) + 0.9 * noise.at(u * 0.03, row * 0.7)
            x, y = cx + u * ca - w * sa, cy + u * sa + w * ca
            thick = 0.0
            if x0 - 8 <= x <= x1 + 8 and y0 - 8 <= y <= y1 + 8:
                dark = clamp(1 - tone(x, y))
                thick = spacing * 0.46 * dark if dark > 0.06 else 0.0
            if thick > 0.12:
                upper.append((x + sa * thick, y - ca * thick))
                lower.append((x - sa * thick, y + ca * thick))
            elif upper:
                data.append(_cut(upper, lower))
                upper, lower = [], []
        if upper:
            data.append(_cut(upper, lower))
    with plate.group(clip_path=plate.clip(path(outline, "#000"))):
        plate.add(path("".join(data), color))


def _cut(upper: list[Point], lower: list[Point]) -> str:
    return line(upper + lower[::-1]) if len(upper) > 1 else ""


def ring(center: Point, radius: float, lobes: int, depth: float, phase: float = 0.0) -> list[Point]:
    """Points of a circle with `lobes` waves: rims, rosettes, seals."""
    out = []
    for i in range(lobes * 12):
        a = 2 * math.pi * i / (lobes * 12)
        r = radius + depth * math.cos(lobes * a + phase)
        out.append((center[0] + r * math.cos(a), center[1] + r * math.sin(a)))
    return out


def ground(plate: Plate, manner: Manner) -> None:
    """Paper, guilloche field, border, corners and the empty medallion."""
    plate.add(rect(0, 0, *SIZE, PAPER))
    _field(plate, manner)
    _border(plate, manner)
    _fans(plate, manner)
    _medallion(plate, manner)


def _fans(plate: Plate, manner: Manner) -> None:
    """Two cut fans above and below the medallion: their blades tell the emblems apart too."""
    dice = Dice(manner.seed + 3)
    for sign in (-1, 1):
        base = (450.0, manner.center[1] + sign * (manner.radius - 30))
        blades = manner.petals + 6 + sign * 2
        for i in range(blades):
            a = math.pi * (0.12 + 0.76 * i / (blades - 1))
            for k, (far, wide) in enumerate(((205, 0.055), (170, 0.038), (120, 0.022))):
                reach = far * dice.uniform(0.9, 1.05)
                points = [
                    (
                        base[0] + q * reach * math.cos(a + w),
                        base[1] + sign * q * reach * math.sin(a + w),
                    )
                    for q, w in ((0.2, 0), (0.8, -wide), (1.0, 0), (0.8, wide))
                ]
                fill = (INK, manner.accent, PAPER)[(k + i % 2) % 3]
                plate.add(path(curve(points, True), fill, stroke=INK, stroke_width=1.5))
            tip = (base[0] + 222 * math.cos(a), base[1] + sign * 222 * math.sin(a))
            plate.add(circle(*tip, dice.uniform(4, 7), manner.accent, stroke=INK, stroke_width=2))


def _field(plate: Plate, manner: Manner) -> None:
    noise = Noise(manner.seed)
    fa, fb = manner.waves
    soft, hard = mix(manner.accent, PAPER, 0.55), mix(manner.accent, PAPER, 0.25)
    with plate.group(clip_path=plate.clip(rect(58, 58, 784, 1084, "#000")), fill="none"):
        plate.add(rect(58, 58, 784, 1084, mix(manner.accent, PAPER, 0.84)))
        for i in range(58):
            y = 40 + i * 19.6
            amp = 13 + 9 * noise.at(i * 0.3, 1)
            for k, (color, shift) in enumerate(((soft, 0.0), (hard, math.pi))):
                points = [
                    (
                        float(x),
                        y
                        + amp * math.sin(x * fa + i * fb + shift)
                        + 10 * noise.fbm(x * 0.006 + k, i * 0.16 + manner.seed, 2),
                    )
                    for x in range(50, 860, 10)
                ]
                plate.add(stroke(curve(points), color, 1.5))
        for arm in range(46):
            a = 2 * math.pi * arm / 46
            ray: list[Point] = []
            for s in range(24):
                r = manner.radius + 6.0 + s * 14
                b = a + 0.35 * math.sin(s * 0.33 + manner.seed) * (1 if arm % 2 else -1)
                ray.append((manner.center[0] + r * math.cos(b), manner.center[1] + r * math.sin(b)))
            plate.add(stroke(curve(ray), mix(manner.accent, PAPER, 0.1), 1.1, opacity=0.7))


def _border(plate: Plate, manner: Manner) -> None:
    """Three lines, a row of small cuts between them, four corners: all drawn by the seed."""
    dice = Dice(manner.seed)
    outer, round_by = dice.uniform(15, 24), dice.uniform(0, 30)
    for inset, width, color in (
        (outer, dice.uniform(6, 11), INK),
        (outer + dice.uniform(11, 16), dice.uniform(1.6, 3.6), manner.accent),
        (dice.uniform(54, 60), dice.uniform(2.6, 5), INK),
    ):
        size = (900 - 2 * inset, 1200 - 2 * inset)
        plate.add(rect(inset, inset, *size, "none", stroke=color, stroke_width=width, rx=round_by))
    for x, y in _rim(dice):
        plate.add(_cut_mark(x, y, manner.petals % 4, dice, manner.accent))
    kind = dice.choice([0, 1, 2])
    for cx, cy in ((118, 118), (782, 118), (118, 1082), (782, 1082)):
        x, y = cx + dice.uniform(-9, 9), cy + dice.uniform(-9, 9)
        _corner(plate, (x, y), (kind + dice.choice([0, 0, 1])) % 3, dice, manner)


def _rim(dice: Dice) -> list[Point]:
    """Places of the small cuts along the four sides, unevenly spaced."""
    out: list[Point] = []
    for sideways, length in ((True, 840.0), (False, 1140.0)):
        for edge in (0, 1):
            at = 66 + dice.uniform(0, 10)
            while at < length:
                line_at = (45.0, (1155.0 if sideways else 855.0))[edge]
                out.append((at, line_at) if sideways else (line_at, at))
                at += dice.uniform(13, 26)
    return out


def _cut_mark(x: float, y: float, motif: int, dice: Dice, accent: str) -> str:
    size = dice.uniform(3.6, 6.8)
    fill = dice.choice([INK, accent, accent])
    if motif == 0 or dice.random() < 0.12:
        return circle(x, y, size * 0.8, fill)
    sides = (0, 4, 3, 5)[motif]
    start = dice.uniform(0, 6.28) if motif == 3 else -math.pi / 2
    corners = [start + 2 * math.pi * k / sides for k in range(sides)]
    return polygon([(x + size * math.cos(a), y + size * math.sin(a)) for a in corners], fill)


def _corner(plate: Plate, at: Point, kind: int, dice: Dice, manner: Manner) -> None:
    """A rosette, a compass star or a coil, each corner its own."""
    tones = (INK, PAPER, manner.accent, PAPER)
    turn, size = dice.uniform(0, 6.28), dice.uniform(44, 56)
    if kind == 0:
        lobes = dice.randint(5, 15)
        for k, share in enumerate((1, dice.uniform(0.74, 0.88), dice.uniform(0.5, 0.62), 0.3)):
            edge = ring(at, size * share, lobes + k, size * share * 0.1, turn)
            plate.add(path(curve(edge, True), tones[k]))
    elif kind == 1:
        spikes = dice.randint(5, 9)
        for k, share in enumerate((1, 0.8, 0.56, 0.3)):
            star = [
                (
                    at[0] + size * share * q * math.cos(turn + math.pi * i / spikes),
                    at[1] + size * share * q * math.sin(turn + math.pi * i / spikes),
                )
                for i, q in enumerate((1.0, dice.uniform(0.4, 0.6)) * spikes)
            ]
            plate.add(polygon(star, tones[k]))
    else:
        plate.add(circle(*at, size * 0.92, INK), circle(*at, size * 0.8, PAPER))
        turns = dice.uniform(2.4, 4.2)
        coil = [
            (
                at[0] + size * 0.72 * (1 - i / 60) * math.cos(turn + turns * 6.28 * i / 60),
                at[1] + size * 0.72 * (1 - i / 60) * math.sin(turn + turns * 6.28 * i / 60),
            )
            for i in range(61)
        ]
        plate.add(stroke(curve(coil), manner.accent, 6), stroke(curve(coil), INK, 2))
    plate.add(circle(*at, dice.uniform(5, 9), INK))


def _medallion(plate: Plate, manner: Manner) -> None:
    c, r = manner.center, manner.radius
    outer = ring(c, r, manner.petals * 3, manner.lobes)
    plate.add(
        path(
            curve(ring((c[0] + 5, c[1] + 8), r + 10, manner.petals * 3, manner.lobes), True),
            INK,
            opacity=0.35,
        )
    )
    plate.add(path(curve(outer, True), PAPER, stroke=INK, stroke_width=7))
    for k in range(7):
        points = ring(c, r - 18 - k * 3.2, manner.petals, 8, k * math.pi / 3.5)
        plate.add(stroke(curve(points, True), manner.accent if k % 2 else INK, 1.4))
    plate.add(circle(*c, r - 46, mix(manner.accent, PAPER, 0.9), stroke=INK, stroke_width=4))


def stage(plate: Plate, manner: Manner) -> str:
    """Clip of the picture field inside the medallion."""
    return plate.clip(circle(*manner.center, manner.radius - 48, "#000"))


def sunburst(
    plate: Plate, manner: Manner, at: Point, rays: int, inner: float, outer: float
) -> None:
    """Engraved rays of unequal length behind the motif."""
    dice = Dice(manner.seed + 5)
    parts = []
    for i in range(rays):
        a = 2 * math.pi * (i + dice.uniform(-0.2, 0.2)) / rays
        far, half = outer * dice.uniform(0.7, 1.0), dice.uniform(0.004, 0.018)
        parts.append(
            line(
                [
                    (at[0] + inner * math.cos(a), at[1] + inner * math.sin(a)),
                    (at[0] + far * math.cos(a - half), at[1] + far * math.sin(a - half)),
                    (at[0] + far * math.cos(a + half), at[1] + far * math.sin(a + half)),
                ]
            )
        )
    plate.add(path("".join(parts), manner.accent, opacity=0.75))


def press(plate: Plate) -> str:
    """The filter of the press: lines that shook a little when the plate was cut."""
    return rough(plate, ".06", 2.2, 9)


def strew(plate: Plate, manner: Manner, count: int, avoid: Tone) -> None:
    """Small cuts of the burin scattered over the field where `avoid` is 0: paper has its life."""
    dice = Dice(manner.seed + 77)
    done = 0
    while done < count:
        x, y = dice.uniform(70, 830), dice.uniform(70, 1130)
        if avoid(x, y) > 0:
            continue
        a, size = dice.uniform(0, 3.14), dice.uniform(5, 13)
        plate.add(
            stroke(
                line([(x, y), (x + size * math.cos(a), y + size * math.sin(a))], close=False),
                dice.choice([INK, manner.accent]),
                dice.uniform(1, 2.4),
                opacity=0.75,
            )
        )
        done += 1
