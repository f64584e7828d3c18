"""The jointed mannequin: people drawn from joints, flat (outlines) or solid (tapered limbs).

Joints are given where they stand in the picture. A flat figure is a set of outlines that swell and
taper like limbs do; a solid one is a list of parts for `sculpt.see`. Hands come in eight poses.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from .core import Dice, Plate, Point, circle, curve, ellipse, path
from .drapery import smooth
from .sculpt import Array, Placing, Shape, Vec, box, chain, egg, join


def limb_outline(spine: Sequence[Point], widths: Sequence[float], steps: int = 6) -> list[Point]:
    """Outline around a smooth spine; `widths` are the full widths at its points."""
    track = smooth(spine, steps=steps)
    sizes = np.interp(
        np.linspace(0, len(widths) - 1, len(track)), np.arange(len(widths)), np.array(widths)
    )
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(track):
        a, b = track[max(i - 1, 0)], track[min(i + 1, len(track) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) + 1e-6
        half = float(sizes[i]) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return left + right[::-1]


class Hand(Enum):
    """How a hand is held."""

    FLAT = "flat"  # fingers together, straight
    OPEN = "open"  # fingers spread
    RELAXED = "relaxed"  # half curled, as it hangs
    FIST = "fist"
    HOLD = "hold"  # around a stick, a pen, a hilt
    POINT = "point"
    BLESS = "bless"  # two fingers straight, two curled
    DROOP = "droop"  # wrist bent, as of one asleep


@dataclass(frozen=True, slots=True)
class _Finger:
    spread: float  # degrees sideways
    bends: tuple[float, float, float]  # degrees at the three joints, toward the palm


_CURLS: dict[Hand, tuple[tuple[float, float, float], ...]] = {
    Hand.FLAT: ((2, 3, 2),) * 4,
    Hand.OPEN: ((6, 10, 6),) * 4,
    Hand.RELAXED: ((18, 26, 14), (24, 32, 18), (30, 38, 20), (34, 42, 24)),
    Hand.FIST: ((78, 92, 50),) * 4,
    Hand.HOLD: ((52, 66, 34), (56, 70, 36), (60, 72, 38), (64, 74, 40)),
    Hand.POINT: ((4, 6, 4), (70, 86, 46), (74, 90, 48), (76, 90, 50)),
    Hand.BLESS: ((6, 8, 6), (8, 10, 8), (66, 84, 44), (72, 88, 46)),
    Hand.DROOP: ((26, 18, 10), (32, 22, 12), (38, 26, 14), (42, 28, 16)),
}
_SPREADS: dict[Hand, tuple[float, float, float, float]] = {
    Hand.OPEN: (14, 4, -6, -17),
    Hand.FLAT: (2, 0, -1, -3),
}


def hand(pose: Hand, placing: Placing, mirrored: bool = False) -> Shape:
    """A hand in its own units: the wrist at the origin, the middle finger reaches y = 1.

    The palm faces away from the viewer (-z), the thumb is on the left (on the right if
    `mirrored`); turn it with `placing`.
    """
    side = -1.0 if mirrored else 1.0
    palm = join(
        [
            box((0, 0.24, 0), (0.20, 0.24, 0.075), 0.07),
            egg((-0.14 * side, 0.16, -0.03), (0.10, 0.18, 0.09)),
            egg((0.13 * side, 0.20, -0.02), (0.09, 0.20, 0.08)),
        ],
        0.08,
    )
    parts = [palm, chain([(0, -0.35, 0), (0, 0.05, 0)], [0.145, 0.15], 0.02)]
    spreads = _SPREADS.get(pose, (4, 1, -2, -5))
    for i, (x, length, thick) in enumerate(
        ((-0.15, 0.47, 0.056), (-0.05, 0.52, 0.058), (0.055, 0.48, 0.055), (0.15, 0.38, 0.048))
    ):
        root = (x * side, 0.46 - 0.025 * abs(i - 1.2), 0.0)
        parts.append(_finger(root, length, thick, spreads[i] * side, _CURLS[pose][i]))
    tucked = pose in {Hand.FIST, Hand.HOLD}
    thumb = [
        (-0.14 * side, 0.10, -0.02),
        (-0.26 * side, 0.26, -0.06 - 0.08 * tucked),
        ((-0.29 + 0.14 * tucked) * side, 0.42, -0.08 - 0.12 * tucked),
        ((-0.27 + 0.30 * tucked) * side, 0.54 - 0.08 * tucked, -0.10 - 0.13 * tucked),
    ]
    parts.append(chain(thumb, [0.085, 0.072, 0.062, 0.048], 0.03))
    return placing.shape(join(parts, 0.045))


def _finger(root: Vec, length: float, thick: float, spread: float, bends: Sequence[float]) -> Shape:
    joints = [root]
    angle = 0.0
    sideways = math.radians(-spread)
    for share, bend in zip((0.44, 0.31, 0.25), bends, strict=True):
        angle += math.radians(bend)
        x, y, z = joints[-1]
        step = length * share
        flat = step * math.cos(angle)
        joints.append(
            (
                x + flat * math.sin(sideways),
                y + flat * math.cos(sideways),
                z - step * math.sin(angle),
            )
        )
    return chain(joints, [thick, thick * 0.95, thick * 0.86, thick * 0.7], 0.02)


@dataclass(frozen=True, slots=True)
class Arm:
    """Shoulder, elbow and wrist in the picture; `size` is the radius at the shoulder."""

    shoulder: Vec
    elbow: Vec
    wrist: Vec
    size: float

    def shape(self) -> Shape:
        """Upper arm with its two muscles, forearm that swells below the elbow."""
        s, e, w = (np.array(v) for v in (self.shoulder, self.elbow, self.wrist))
        r = self.size
        upper = chain(
            [_t(s), _t(s + (e - s) * 0.4), _t(s + (e - s) * 0.8), _t(e)],
            [r, r * 0.92, r * 0.72, r * 0.66],
            r * 0.3,
        )
        lower = chain(
            [_t(e), _t(e + (w - e) * 0.3), _t(e + (w - e) * 0.75), _t(w)],
            [r * 0.66, r * 0.74, r * 0.52, r * 0.42],
            r * 0.3,
        )
        return join([upper, lower], r * 0.4)


@dataclass(frozen=True, slots=True)
class Leg:
    """Hip, knee, ankle and toe in the picture; `size` is the radius at the hip."""

    hip: Vec
    knee: Vec
    ankle: Vec
    toe: Vec
    size: float

    def shape(self) -> Shape:
        """Thigh, knee, calf and foot."""
        h, k, a, t = (np.array(v) for v in (self.hip, self.knee, self.ankle, self.toe))
        r = self.size
        thigh = chain([_t(h), _t(h + (k - h) * 0.5), _t(k)], [r, r * 0.86, r * 0.58], r * 0.3)
        calf = chain(
            [_t(k), _t(k + (a - k) * 0.3), _t(k + (a - k) * 0.75), _t(a)],
            [r * 0.56, r * 0.60, r * 0.38, r * 0.32],
            r * 0.25,
        )
        foot = chain([_t(a), _t(a + (t - a) * 0.6), _t(t)], [r * 0.34, r * 0.30, r * 0.18], r * 0.2)
        return join([thigh, calf, foot], r * 0.35)


@dataclass(frozen=True, slots=True)
class Trunk:
    """Neck, chest, waist and hips; half widths in plate units, depth relative to width."""

    neck: Vec
    chest: Vec
    waist: Vec
    hips: Vec
    widths: tuple[float, float, float, float]
    depth: float = 0.62

    def shape(self) -> Shape:
        """Rib cage, belly and pelvis as one body."""
        parts = []
        joints = [self.neck, self.chest, self.waist, self.hips]
        for (x, y, z), w in zip(joints, self.widths, strict=True):
            parts.append(egg((x, y, z), (w, w * 1.15, w * self.depth)))
        spine = chain(joints, [w * self.depth * 0.92 for w in self.widths], 6)
        return join([*parts, spine], self.widths[1] * 0.6)


def _t(v: Array) -> Vec:
    return float(v[0]), float(v[1]), float(v[2])


def crowd(
    plate: Plate,
    outline: Sequence[Point],
    rows: int,
    size: tuple[float, float],
    coats: Sequence[str],
    skins: Sequence[str],
    seed: int = 1,
    gap: float = 1.15,
) -> None:
    """People packed within an outline, small above and large below: heads over shoulders.

    `size` is the height of a head in the topmost and in the lowest row.
    """
    dice = Dice(seed)
    clip = plate.clip(path(curve(list(outline), close=True), "#000000"))
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    with plate.group(clip_path=clip):
        for row in range(rows):
            t = row / max(rows - 1, 1)
            h = size[0] + (size[1] - size[0]) * t
            y = min(ys) + (max(ys) - min(ys)) * (0.05 + 0.9 * t)
            x = min(xs) + dice.uniform(0, h)
            while x < max(xs):
                plate.add(
                    _bust(
                        x,
                        y + dice.gauss(0, h * 0.12),
                        h,
                        dice.choice(coats),
                        dice.choice(skins),
                        dice,
                    )
                )
                x += h * gap * dice.uniform(0.85, 1.25)


def _bust(x: float, y: float, h: float, coat: str, skin: str, dice: Dice) -> str:
    turn = dice.uniform(-0.2, 0.2) * h
    shoulders = [
        (x - h * 0.85, y + h * 2.2),
        (x - h * 0.75, y + h * 0.85),
        (x - h * 0.2, y + h * 0.55),
        (x + h * 0.2, y + h * 0.55),
        (x + h * 0.75, y + h * 0.85),
        (x + h * 0.85, y + h * 2.2),
    ]
    hair = dice.choice(["#2b1d14", "#4a3320", "#6b4a2a", "#8c8274"])
    w, top, low = h * 0.4, h * 0.5, h * 0.28
    cap = (
        f"M{x - w:.1f} {y:.1f}a{w:.1f} {top:.1f} 0 0 1 {2 * w:.1f} 0"
        f"q{-w / 4:.1f} {-low:.1f} {-w:.1f} {-low:.1f}t{-w:.1f} {low:.1f}z"
    )
    eyes = "".join(
        circle(x + turn * 0.3 + side * h, y + h * 0.02, h * 0.035, "#2a1a12")
        for side in (-0.12, 0.14)
    )
    body = path(curve(shoulders, close=True), coat)
    return body + ellipse(x + turn * 0.3, y, h * 0.37, h * 0.5, skin) + path(cap, hair) + eyes
