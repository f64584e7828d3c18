"""Castaways of the raft: bodies by their joints, with swelling muscles, ribs, hands and feet."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..core import Point
from ..drapery import pts
from ..sculpt import Vec
from .modernity import Sketch

LIGHT: Vec = (-0.5, -0.7, 0.5)


@dataclass(frozen=True, slots=True)
class Man:
    """A figure by its joints: head, neck and hips; then arms and legs, three joints each."""

    joints: str
    size: float
    skin: Sequence[str]
    hair: str = "#17100b"
    look: Point = (0.0, 0.0)
    tilt: float = 0.0
    behind: bool = False
    shirt: Sequence[str] | None = None
    hose: Sequence[str] | None = None


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def limb(
    sketch: Sketch, joints: Sequence[Point], r: float, cloth: Sequence[str], leg: bool
) -> None:
    """An arm or a leg: swelling muscles, narrow joints, round ends."""
    a, b, c = joints
    spine = [
        _between(a, b, -0.12),
        a,
        _between(a, b, 0.45),
        b,
        _between(b, c, 0.35),
        c,
        _between(b, c, 1.06),
    ]
    arm = (0.7, 1.3, 1.1, 0.82, 0.92, 0.52, 0.4)
    sizes = (0.9, 1.7, 1.55, 1.1, 1.2, 0.66, 0.5) if leg else arm
    sketch.limb(spine, [w * r for w in sizes], cloth, LIGHT)


def _hand(sketch: Sketch, elbow: Point, wrist: Point, r: float, skin: Sequence[str]) -> None:
    """A palm and four fingers that go on where the forearm points."""
    far = math.dist(elbow, wrist) + 1e-6
    ux, uy = (wrist[0] - elbow[0]) / far, (wrist[1] - elbow[1]) / far

    def at(u: float, v: float) -> Point:
        return wrist[0] + r * (u * ux - v * uy), wrist[1] + r * (u * uy + v * ux)

    for v in (-0.3, -0.1, 0.1, 0.3):
        fingers = [at(0.4, v), at(0.8, v * 1.2), at(1.1, v * 1.3 + 0.1)]
        sketch.limb(fingers, [r * 0.22, r * 0.2, r * 0.13], skin, LIGHT)
    sketch.limb([at(0.1, 0.2), at(0.5, 0.5)], [r * 0.26, r * 0.15], skin, LIGHT)
    palm = [at(-0.1, -0.26), at(0.3, -0.4), at(0.6, -0.3), at(0.6, 0.3), at(0.3, 0.4), at(0, 0.26)]
    sketch.form(palm, skin, r * 0.4, LIGHT)


def man(sketch: Sketch, body: Man) -> None:
    """A castaway: limbs, then trunk, then head."""
    r, skin = body.size, list(body.skin)
    trunk, *limbs = (pts(part) for part in body.joints.split(";"))
    head, neck, hips = trunk
    for joints in limbs:
        leg = math.dist(joints[0], hips) < math.dist(joints[0], neck)
        cloth = body.hose if leg else body.shirt
        if leg:
            toe = _between(joints[1], joints[2], 1.25)
            foot = [joints[2], toe, (toe[0] + r * 0.5, toe[1] + r * 0.1)]
            sketch.limb(foot, [r * 0.55, r * 0.5, r * 0.25], skin, LIGHT)
        else:
            _hand(sketch, joints[1], joints[2], r, skin)
        limb(sketch, joints, r, list(cloth or skin), leg)
    _trunk(sketch, body, neck, hips)
    sketch.limb([head, neck, _between(neck, hips, 0.1)], [r * 0.8, r * 0.9, r], skin, LIGHT)
    if body.behind:
        x, y = head
        turns = [k * math.pi / 5 for k in range(10)]
        skull = [(x + r * 0.7 * math.cos(a), y + r * 0.86 * math.sin(a)) for a in turns]
        sketch.form(skull, [body.hair, "#33241a", "#6d543c"], r * 0.8, LIGHT)
        sketch.glow(x + r * 0.68, y + r * 0.12, r * 0.16, r * 0.24, skin[2], 0.9)
    else:
        sketch.face(*head, r * 0.92, skin, body.hair, body.look, body.tilt, LIGHT, "#7d3f30")


def _trunk(sketch: Sketch, body: Man, neck: Point, hips: Point) -> None:
    """Shoulders, ribs, waist, hips; on bare skin the muscles, on cloth its folds."""
    r, far = body.size, math.dist(neck, hips) + 1e-6
    ux, uy = (hips[0] - neck[0]) / far, (hips[1] - neck[1]) / far

    def at(t: float, v: float) -> Point:
        return neck[0] + ux * far * t - uy * r * v, neck[1] + uy * far * t + ux * r * v

    half = [at(0.02, 0.5), at(0.1, 1.25), at(0.26, 1.42), at(0.45, 1.2), at(0.68, 0.95)]
    down = [at(0.9, 1.08), at(1.1, 0.8), at(1.1, -0.8), at(0.9, -1.08)]
    other = [at(0.68, -0.95), at(0.45, -1.2), at(0.26, -1.42), at(0.1, -1.25), at(0.02, -0.5)]
    sketch.form([*half, *down, *other], list(body.shirt or body.skin), r * 1.1, LIGHT)
    dark, glow = (body.shirt or body.skin)[0], (body.shirt or body.skin)[-1]
    if body.shirt is None:
        sketch.line([at(0.1, 0), at(0.5, 0.05), at(0.98, 0)], r * 0.2, dark, 0.55, r * 0.06)
        blades = (
            ((0.2, 0.3), (0.36, 0.75), (0.28, 1.15))
            if body.behind
            else (
                (0.34, 0.1),
                (0.4, 0.6),
                (0.3, 1.1),
            )
        )
        for side in (-1, 1):
            muscle = [at(t, v * side) for t, v in blades]
            sketch.line(muscle, r * 0.2, dark, 0.55, r * 0.07)
            sketch.line([at(t - 0.07, v * side) for t, v in blades], r * 0.2, glow, 0.35, r * 0.1)
            for k in range(3):
                t = 0.52 + k * 0.1
                rib = [at(t, 0.35 * side), at(t - 0.03, 0.9 * side)]
                sketch.line(rib, r * 0.12, dark, 0.35, r * 0.05)
    else:
        for v in (-0.6, 0.1, 0.7):
            fold = [at(0.2, v), at(0.55, v * 0.6), at(0.9, v)]
            sketch.line(fold, r * 0.22, dark, 0.55, r * 0.08)
            sketch.line([(x - r * 0.2, y - 2) for x, y in fold], r * 0.16, glow, 0.45, r * 0.07)
