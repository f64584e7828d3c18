"""A town of plain houses to stand around a monument: walls, windows, tiled roofs, chimneys."""

import math
from collections.abc import Callable, Sequence

from .architecture import gable_roof
from .core import Dice
from .solids import Model
from .walls import box_walls, patch


def house(
    width: float, depth: float, height: float, walls: int, roof: int, window: int, seed: int
) -> Model:
    """Build one house with rows of windows on all sides, middle at (0, 0)."""
    dice = Dice(seed)
    model = Model()
    w, d = width / 2, depth / 2
    model.box((-w, -d, -6), (w, d, height), walls)
    storeys = max(2, int(height / 3.6))
    for wall, length in box_walls((-w, -d, 0), (w, d, height)):
        count = max(2, int(length / 2.9))
        gap = length / count
        panes = []
        for floor in range(storeys):
            z = 1.4 + floor * height / storeys
            tall = min(1.9, height / storeys * 0.55)
            for i in range(count):
                if dice.random() < 0.12:
                    continue
                u = (i + 0.5) * gap
                panes.append([(u - 0.5, z), (u + 0.5, z), (u + 0.5, z + tall), (u - 0.5, z + tall)])
        if panes:
            patch(model, wall, panes, 0.04, window)
    along = "x" if width > depth else "y"
    eave = 0.5
    rise = min(width, depth) * dice.uniform(0.2, 0.27)
    gable_roof(
        model, (-w - eave, w + eave), (-d - eave, d + eave), height, rise, roof, walls, along
    )
    for _ in range(2):
        x, y = dice.uniform(-w * 0.6, w * 0.6), dice.uniform(-d * 0.6, d * 0.6)
        model.box((x - 0.35, y - 0.35, height), (x + 0.35, y + 0.35, height + rise + 0.9), walls)
    return model


def town(
    model: Model,
    x: tuple[float, float],
    y: tuple[float, float],
    free: Callable[[float, float], bool],
    walls: Sequence[int],
    roofs: Sequence[int],
    window: int,
    seed: int = 1,
    pitch: float = 15.0,
    height: tuple[float, float] = (12, 20),
    turn: float = 0.0,
) -> None:
    """Fill a rectangle with houses on a loose grid with streets, except where `free` says so."""
    dice = Dice(seed)
    stock = [
        house(
            dice.uniform(0.72, 0.96) * pitch,
            dice.uniform(0.72, 0.96) * pitch,
            dice.uniform(*height),
            wall,
            roof,
            window,
            seed * 50 + i,
        )
        for i in range(6)
        for wall, roof in [(dice.choice(walls), dice.choice(roofs)) for _ in range(3)]
    ]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for j in range(int((y[1] - y[0]) / pitch)):
        for i in range(int((x[1] - x[0]) / pitch)):
            if i % 5 == 4 or j % 6 == 5:
                continue
            u = x[0] + (i + 0.5 + dice.uniform(-0.06, 0.06)) * pitch
            v = y[0] + (j + 0.5 + dice.uniform(-0.06, 0.06)) * pitch
            px, py = u * c - v * s, u * s + v * c
            if free(px, py):
                continue
            model.add(
                dice.choice(stock),
                (px, py, dice.uniform(-2.5, 1.5)),
                turn + dice.choice([0, 90, 180, 270]) + dice.uniform(-3, 3),
            )
