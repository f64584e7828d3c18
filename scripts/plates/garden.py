"""Ground, trees and people in metres, to stand in the same light as the buildings."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from .core import Dice
from .scene import Camera
from .solids import Array, Model, Vec, unit
from .surface import Material

#: What people wear, in the order that `people` expects: skin, shoes, then coats.
CROWD = tuple(
    Material((color,)) for color in ("#c79f80", "#2b2a30", "#8f342e", "#3a5482", "#e2d8c2")
)
Height = Callable[[Array, Array], Array]


def terrain(
    model: Model,
    camera: Camera,
    material: int,
    height: Height | None = None,
    reach: tuple[float, float] = (2.0, 3000.0),
    spread: float = 50.0,
    rows: int = 160,
    columns: int = 160,
) -> None:
    """Lay the ground before the camera as a fan from reach[0] to reach[1] metres.

    `spread` is half the angle in degrees; `height(x, y)` gives the ground's height (default 0).
    """
    _, _, ahead = camera.axes()
    facing = math.atan2(ahead[1], ahead[0])
    distance = np.geomspace(reach[0], reach[1], rows)[:, None]
    angles = facing + np.radians(np.linspace(spread, -spread, columns))[None]
    x = camera.eye[0] + distance * np.cos(angles)
    y = camera.eye[1] + distance * np.sin(angles)
    z = height(x, y) if height else np.zeros_like(x)
    model.grid(np.stack([x, y, z], -1), material, uv=np.stack([x, y + z], -1))


def leaves(center: Vec, radii: Vec, count: int, size: float, material: int, seed: int) -> Model:
    """Scatter leaves over an ellipsoid: small tilted squares shaded as the round whole."""
    random = np.random.default_rng(seed)
    way = unit(random.standard_normal((count, 3)))
    reach = 1 - 0.35 * random.random((count, 1)) ** 2
    middle = np.array(center) + way * reach * np.array(radii)
    a = (
        unit(np.cross(way, random.standard_normal((count, 3))))
        * size
        * random.uniform(0.5, 1.2, (count, 1))
    )
    b = unit(np.cross(way + 0.7 * random.standard_normal((count, 3)), a)) * size * 0.8
    corners = np.stack([middle - a, middle - b, middle + a, middle + b], 1)
    field = unit(way / np.array(radii) + 0.35 * random.standard_normal((count, 3)))
    uv = np.repeat((random.random((count, 2)) * 80)[:, None], 4, 1)
    model = Model()
    model.quads(corners, material, np.repeat(field[:, None], 4, 1), uv)
    return model


def tree(
    height: float, leaf: int, bark: int, seed: int = 1, crown: float = 0.62, density: int = 1400
) -> Model:
    """Build a broad-leaved tree: trunk, a few limbs, a crown of leafy blobs."""
    dice = Dice(seed)
    model = Model()
    fork = height * (1 - crown)
    model.tube(
        [(0, 0, 0), (0.02 * height, 0, fork * 0.6), (0, 0, fork * 1.2)],
        np.array([0.035, 0.026, 0.02]) * height,
        bark,
    )
    blobs = 7
    for i in range(blobs):
        turn = 2.4 * i + dice.uniform(-0.4, 0.4)
        out = height * crown * 0.3 * (0.4 + 0.6 * dice.random()) * (1 if i else 0)
        z = fork + height * crown * (0.2 + 0.62 * (i / blobs) ** 0.8)
        place = (out * math.cos(turn), out * math.sin(turn), z)
        model.tube(
            [(0, 0, fork), (place[0] * 0.6, place[1] * 0.6, (fork + z) / 2), place],
            np.array([0.016, 0.01, 0.004]) * height,
            bark,
            6,
        )
        r = height * crown * dice.uniform(0.24, 0.33)
        model.add(
            leaves(place, (r, r, r * 0.78), density // blobs, height * 0.022, leaf, seed * 31 + i)
        )
    return model


def conifer(
    height: float, leaf: int, bark: int, seed: int = 1, slim: float = 0.18, density: int = 700
) -> Model:
    """Build a conifer or (with a small `slim`) a cypress: leaves on a cone."""
    random = np.random.default_rng(seed)
    model = Model()
    model.tube([(0, 0, 0), (0, 0, height * 0.9)], np.array([0.02, 0.004]) * height, bark, 6)
    t = 1 - random.random((density, 1)) ** 0.6
    angle = random.random((density, 1)) * 2 * math.pi
    layer = 0.65 + 0.35 * np.abs(np.sin(t * 17))
    reach = height * slim * (1 - t) ** 0.85 * layer * (0.75 + 0.25 * random.random((density, 1)))
    out = np.concatenate([np.cos(angle), np.sin(angle), np.zeros_like(t)], 1)
    middle = out * reach + np.array([0, 0, 1]) * height * (0.06 + 0.94 * t)
    size = height * 0.028
    a = unit(np.cross(out, [0, 0, 1.0])) * size
    b = (
        unit(out * 0.8 - np.array([0, 0, 0.7]) + 0.4 * random.standard_normal((density, 3)))
        * size
        * 1.5
    )
    corners = np.stack([middle - a, middle - b, middle + a, middle + b], 1)
    field = unit(out + np.array([0, 0, 0.5]) + 0.3 * random.standard_normal((density, 3)))
    uv = np.repeat((random.random((density, 2)) * 80)[:, None], 4, 1)
    model.quads(corners, leaf, np.repeat(field[:, None], 4, 1), uv)
    return model


def people(
    model: Model,
    places: Sequence[tuple[float, float, float]],
    materials: Sequence[int],
    seed: int = 1,
    height: float = 1.7,
) -> None:
    """Stand people at (x, y, z): coat, legs and head, a few blocks each, for scale."""
    dice = Dice(seed)
    for x, y, z in places:
        h = height * dice.uniform(0.92, 1.08)
        coat, skin, dark = dice.choice(materials[2:]), materials[0], materials[1]
        one = Model()
        one.lathe(
            (0, 0, h * 0.28),
            [(h * 0.13, 0), (h * 0.11, h * 0.3), (h * 0.14, h * 0.5), (h * 0.05, h * 0.56)],
            coat,
            10,
        )
        for side in (-1, 1):
            foot = (side * h * dice.uniform(0.04, 0.1), side * h * dice.uniform(-0.12, 0.12), 0)
            one.bars([foot], [(side * h * 0.05, 0, h * 0.32)], h * 0.09, dark)
        one.lathe(
            (0, 0, h * 0.85),
            [(0.0, 0), (h * 0.06, h * 0.05), (h * 0.055, h * 0.1), (0, h * 0.15)],
            skin,
            8,
        )
        model.add(one, (x, y, z), dice.uniform(0, 360))
