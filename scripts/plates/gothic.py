"""Gothic carving laid on a wall: stepped portals full of statues, rose windows, small foils."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .architecture import spot, statue
from .core import Dice
from .solids import Model
from .walls import Opening, Spot, Surface, Wall, block, cut, fill, patch, ribs, ring


@dataclass(frozen=True, slots=True)
class Stuff:
    """Material numbers of a Gothic front: carved stone, plain wall, doors, voids."""

    stone: int
    wall: int
    door: int
    dark: int


def portal(
    model: Model, front: Wall, u: Spot, top: float, wide: float, spring: float, stuff: Stuff
) -> None:
    """Cut one portal into a bay: six steps with statues, tympanum, two doors and their post.

    `u` is the bay, `top` its height, `wide` and `spring` those of the outer arch.
    """
    middle, step, orders = (u[0] + u[1]) / 2, 0.34, 6
    o = Opening(middle, 0, spring, wide, "pointed", 0.6, orders, step, stuff.dark)
    cut(model, front, u, (0, top), o, stuff.wall)
    deep = -0.6 - step * orders + 0.04
    _tympanum(model, front, o.outline(step * orders), spring, deep, stuff)
    for side in (-1, 1):
        x, half = middle + side * wide * 0.14, wide * 0.1
        door = (deep - 0.1, deep + 0.08)
        block(model, front, (x - half, x + half), (0, spring - 0.8), door, stuff.door)
        for k in range(5):
            at = middle + side * (wide / 2 - 0.2 - step * k)
            foot = spot(front, at, 0, -step * k - 0.1)
            model.lathe(foot, [(0.2, 0), (0.16, 2.1), (0.26, 2.4)], stuff.stone, 8)
            figure = statue(3.0, stuff.stone, 10 * k + int(middle) + 60)
            model.add(figure, (foot[0], foot[1], foot[2] + 2.4), front.heading)
    foot = spot(front, middle, 0, deep + 0.4)
    model.lathe(foot, [(0.4, 0), (0.35, 2.2)], stuff.stone, 10)
    model.add(statue(3.0, stuff.stone, 77), (foot[0], foot[1], foot[2] + 2.2), front.heading)
    for k in range(orders):
        way = o.outline(step * k + step / 2)[1:-1]
        ribs(model, front, [way], 0.16, (-step * k - 0.3, -step * k + 0.02), stuff.stone)
        for a, z in way[1:-1]:
            beyond = (-step * k - 0.1, -step * k + 0.1)
            block(model, front, (a - 0.13, a + 0.13), (z - 0.22, z + 0.22), beyond, stuff.stone)


def _tympanum(
    model: Model, front: Wall, inner: list[Spot], spring: float, deep: float, stuff: Stuff
) -> None:
    """Fill the head of a portal with three rows of small figures."""
    low = spring - 0.6
    head = [p for p in inner if p[1] >= low]
    edge = [(inner[0][0], low), *head[1:-1], (inner[-1][0], low)]
    fill(model, front, edge, deep + 0.1, stuff.stone)
    middle, wide = (inner[0][0] + inner[-1][0]) / 2, inner[-1][0] - inner[0][0]
    for level in range(3):
        z, half = spring - 0.5 + level * 1.5, wide * 0.46 * (1 - level * 0.27)
        shelf = (middle - half, middle + half)
        block(model, front, shelf, (z - 0.14, z), (deep, deep + 0.3), stuff.stone)
        count = max(2, int(half * 2 / 0.55))
        for i in range(count):
            place = spot(front, middle - half + (i + 0.5) * 2 * half / count, z, deep + 0.25)
            figure = statue(1.25, stuff.stone, 300 + i + level * 20)
            model.add(figure, place, front.heading)


def rose_window(
    model: Model,
    surface: Surface,
    middle: Spot,
    radius: float,
    depth: float,
    stone: int,
    glass: Sequence[int],
    rows: Sequence[tuple[int, float, float]] = ((12, 0.18, 0.5), (24, 0.52, 0.91)),
    seed: int = 3,
) -> None:
    """Fill a round opening with glass and tracery.

    Each row is (number of lights, inner and outer radius as parts of the whole); `glass[0]` is
    the color next to the center of each row, the others are drawn by lot.
    """
    dice = Dice(seed)

    def place(r: float, angle: float) -> Spot:
        return middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle)

    tracery = (-depth * 0.9, -depth * 0.45)
    for count, inner, outer in rows:
        r0, r1 = inner * radius, outer * radius
        half = math.pi / count * 0.94
        for i in range(count):
            turn = 2 * math.pi * (i + 0.5) / count
            for k, r in enumerate(np.linspace(r0, r1, 4)[:-1]):
                far = r + (r1 - r0) * 0.31
                ends = ((r, -half), (far, -half), (far, half), (r, half))
                color = dice.choice(glass[1:]) if k else glass[0]
                pane = [place(float(q), turn + s) for q, s in ends]
                patch(model, surface, [pane], -depth * 0.9, color)
            loop = ring(place(r1, turn), r1 * math.pi / count * 0.92, 12)
            ribs(model, surface, [[*loop, loop[0]]], 0.13, tracery, stone)
        spokes = [
            [place(r, 2 * math.pi * i / count) for r in (r0 - 0.1, r1 + 0.1)] for i in range(count)
        ]
        ribs(model, surface, spokes, 0.17, tracery, stone)
        loop = ring(middle, r0 - 0.05, 32)
        ribs(model, surface, [[*loop, loop[0]]], 0.16, tracery, stone)


def foil(
    model: Model, surface: Surface, middle: Spot, radius: float, d: float, stuff: Stuff
) -> None:
    """Lay a round light with four lobes on a wall at depth `d`."""
    fill(model, surface, ring(middle, radius * 1.25, 24), d, stuff.stone)
    fill(model, surface, ring(middle, radius, 24), d + 0.03, stuff.dark)
    lobes = []
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        loop = ring(
            (middle[0] + radius * 0.44 * x, middle[1] + radius * 0.44 * y), radius * 0.48, 10
        )
        lobes.append([*loop, loop[0]])
    ribs(model, surface, lobes, 0.14, (d, d + 0.3), stuff.stone)
