"""Eiffel Tower, Paris, 1887-1889: from the gardens of the Champ de Mars, upright and whole.

Ratio 2:3; the tower fills the height, turned a little, its feet among clipped trees and lawns.
Sun from the left, iron lit warm on one side and violet on the other; a high spring sky.
Palette: iron brown, warm ochre light, lilac shade, spring greens, pearl and powder blue.
Features: four curved lattice legs, arches under the first floor, three platforms, bare structure.
"""

import itertools

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model, turned, unit
from ..surface import Material
from ..town import town
from ..walls import Wall, block, ribs

SIZE = (820, 1200)
ALT = {
    "en": "A tapering mast of brown iron lattice on four splayed legs joined by arches, with two "
    "broad platforms, rises above lawns, a path and trees under a cloudy sky.",
    "es": "Un mástil afilado de celosía de hierro pardo, sobre cuatro patas abiertas unidas por "
    "arcos y con dos plataformas anchas, se alza entre césped y árboles bajo nubes.",
}
IRON, DEEP, STONE, LAWN, GRAVEL, LEAF, BARK, PLASTER, SLATE, GLASS, SKIN, COAT, RED, BLUE, CREAM = (
    range(15)
)
STUFF = [
    Material(("#5a3d29", "#835f40", "#a67f57"), grain=3, contrast=0.5, bump=0),
    Material(("#432f24", "#5f4736"), grain=3, contrast=0.4, bump=0),
    Material(("#a8977c", "#cbbb9e", "#e2d5bb"), 1.6, 2.6, 0.4, grain=2, contrast=0.6),
    Material(("#58833a", "#7fa64e", "#a2bf68"), grain=1.2, contrast=1.1, bump=0.6, casts=False),
    Material(("#cbb894", "#e0d0b0"), grain=1.5, contrast=0.6, casts=False),
    Material(("#3e5f2a", "#6a8f3e", "#a4bd62"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    Material(("#cdbf9f", "#e2d6bb"), grain=3),
    Material(("#5f6b7a", "#8490a0"), grain=3),
    Material(("#3c4654", "#5c6878"), bump=0, gloss=0.2),
    *CROWD,
]
CAMERA = Camera((105, -455, 2.2), (0, 0, 2.2), 1530, (418, 1098))
LIGHT = Light(
    (-0.70, -0.52, 0.52),
    "#ffe0ac",
    2.7,
    "#8fa2e6",
    0.62,
    "#a8a07c",
    0.22,
    haze_color="#d6dfea",
    haze_distance=6500,
)
_Z = [0, 20, 40, 57.6, 80, 115.7, 150, 200, 250, 276]
_OUT = [62.4, 52.2, 42.2, 34.6, 27.6, 19.6, 14.4, 9.7, 6.7, 5.4]
_LEG = [25.5, 21.5, 18.0, 15.4, 13.2, 10.4, 9.4, 9.7, 6.7, 5.4]


def outer(z: float) -> float:
    """Half the width of the tower at a height."""
    return float(np.interp(z, _Z, _OUT))


def inner(z: float) -> float:
    """Distance of a leg's inner edge from the axis at a height."""
    return max(outer(z) - float(np.interp(z, _Z, _LEG)), 0.0)


class Lattice:
    """Collects bars by thickness, then builds them all at once."""

    def __init__(self) -> None:
        self._bars: dict[float, list[tuple[Array, Array]]] = {}

    def bar(self, a: Array, b: Array, width: float) -> None:
        """Add one bar."""
        self._bars.setdefault(width, []).append((a, b))

    def truss(self, a: Array, b: Array, side: Array, deep: float, steps: int, width: float) -> None:
        """Add a girder: two parallel bars `deep` apart with a zigzag between them."""
        offset = unit(side) * deep / 2
        for sign in (-1, 1):
            self.bar(a + sign * offset, b + sign * offset, width)
        for i in range(steps):
            p, q = a + (b - a) * (i / steps), a + (b - a) * ((i + 1) / steps)
            self.bar(p - offset, q + offset, width * 0.55)
            self.bar(p + offset, q - offset, width * 0.55)

    def build(self, model: Model, material: int) -> None:
        """Put the bars into a model."""
        for width, bars in self._bars.items():
            starts, ends = np.array([a for a, _ in bars]), np.array([b for _, b in bars])
            model.bars(starts, ends, width, material, 5 if width > 0.3 else 3)


def face(lattice: Lattice, left: list[Array], right: list[Array], width: float, fine: bool) -> None:
    """Brace the strip between two curved chords: X girders and horizontals in every panel."""
    for i in range(len(left) - 1):
        a, b, c, d = left[i], right[i], right[i + 1], left[i + 1]
        across = unit(b - a)
        up = unit(d - a)
        if fine:
            deep = float(np.linalg.norm(b - a)) * 0.085
            lattice.truss(a, c, np.cross(np.cross(c - a, across), c - a), deep, 7, width * 0.6)
            lattice.truss(b, d, np.cross(np.cross(d - b, across), d - b), deep, 7, width * 0.6)
            lattice.truss(a, b, up, deep * 1.2, 6, width * 0.7)
        else:
            lattice.bar(a, c, width * 0.6)
            lattice.bar(b, d, width * 0.6)
            lattice.bar(a, b, width * 0.6)


def legs(model: Model) -> None:
    """Four legs to the second floor, each a square tube of lattice, then one tapering shaft."""
    lattice, chords = Lattice(), Lattice()
    for levels in (np.linspace(4, 56, 5), np.linspace(63, 113, 5), np.linspace(120, 186, 9)):
        for quarter in range(4):
            corners = []
            for fx, fy in ((outer, outer), (inner, outer), (inner, inner), (outer, inner)):
                way = [turned(np.array([[fx(z), fy(z), z]]), 90 * quarter)[0] for z in levels]
                corners.append(way)
                for p, q in itertools.pairwise(way):
                    side = np.cross(q - p, [1.0, 1.0, 0.0])
                    chords.truss(
                        p,
                        q,
                        side,
                        1.5 if levels[0] < 100 else 0.7,
                        8,
                        0.75 if levels[0] < 100 else 0.55,
                    )
            for k in range(4):
                face(
                    lattice,
                    corners[k],
                    corners[(k + 1) % 4],
                    0.75 if levels[0] < 100 else 0.55,
                    levels[0] < 100,
                )
    levels = np.concatenate([np.linspace(186, 240, 10), np.linspace(245, 275, 8)])
    for quarter in range(4):
        left = [turned(np.array([[-outer(z), -outer(z), z]]), 90 * quarter)[0] for z in levels]
        right = [turned(np.array([[outer(z), -outer(z), z]]), 90 * quarter)[0] for z in levels]
        face(lattice, left, right, 0.6, False)
        for p, q in itertools.pairwise(left):
            chords.bar(p, q, 1.0)
        middle = [(a + b) / 2 for a, b in zip(left, right, strict=True)]
        for p, q in itertools.pairwise(middle):
            chords.bar(p, q, 0.4)
    lattice.build(model, IRON)
    chords.build(model, IRON)


def arches(model: Model) -> None:
    """The great arches between the legs, two rims with lattice, on all four sides."""
    for quarter in range(4):
        lattice = Lattice()
        rims: list[list[Array]] = []
        for radius in (35.6, 38.0, 41.4):
            way = []
            for t in np.linspace(12, 168, 41):
                x, z = radius * np.cos(np.radians(t)), 9.5 + radius * np.sin(np.radians(t)) * 1.02
                way.append(turned(np.array([[x, -outer(z) + 0.4, z]]), 90 * quarter)[0])
            rims.append(way)
            for p, q in itertools.pairwise(way):
                lattice.bar(p, q, 0.9)
        for low, high in itertools.pairwise(rims):
            for i in range(40):
                lattice.bar(low[i], high[i + 1], 0.34)
                lattice.bar(low[i + 1], high[i], 0.34)
                lattice.bar(low[i], high[i], 0.34)
        lattice.build(model, IRON)


def platforms(model: Model) -> None:
    """Three floors with their friezes, arcades and railings, the cabin and the mast."""
    for z, half, tall in ((55.6, 35.4, 5.2), (113.6, 20.4, 3.6)):
        model.box((-half + 1.5, -half + 1.5, z - 1.5), (half - 1.5, half - 1.5, z), DEEP)
        for quarter in range(4):
            part = Model()
            wall = Wall((-half, -half, 0), 0)
            block(part, wall, (-0.4, 2 * half + 0.4), (z, z + tall * 0.34), (-1, 0.5), IRON)
            block(part, wall, (0, 2 * half), (z + tall * 0.34, z + tall * 0.42), (-2, 0.1), DEEP)
            block(
                part, wall, (-1, 2 * half + 1), (z + tall * 0.42, z + tall * 0.52), (-2, 1.4), IRON
            )
            count = int(half * 2 / 2.1)
            posts = [
                [(i * 2 * half / count, z + tall * 0.52), (i * 2 * half / count, z + tall)]
                for i in range(count + 1)
            ]
            ribs(part, wall, posts, 0.35, (0.4, 0.8), IRON)
            ribs(
                part,
                wall,
                [
                    [(0, z + tall), (2 * half, z + tall)],
                    [(0, z + tall * 0.75), (2 * half, z + tall * 0.75)],
                ],
                0.4,
                (0.4, 0.9),
                IRON,
            )
            zig = [(i * half / count, z - (3.2 if i % 2 else 0.2)) for i in range(2 * count + 1)]
            ribs(part, wall, [zig, [(0, z - 3.2), (2 * half, z - 3.2)]], 0.4, (-1.2, -0.8), IRON)
            model.add(part, turn=90 * quarter)
        inside = half * 0.72
        model.box((-inside, -inside, z + tall * 0.5), (inside, inside, z + tall * 1.25), GLASS)
        model.box(
            (-inside - 1, -inside - 1, z + tall * 1.25),
            (inside + 1, inside + 1, z + tall * 1.42),
            IRON,
        )
    model.box((-8.4, -8.4, 275), (8.4, 8.4, 277.4), IRON)
    model.box((-6.8, -6.8, 277.4), (6.8, 6.8, 282.5), DEEP)
    model.box((-8.2, -8.2, 282.5), (8.2, 8.2, 283.4), IRON)
    for x in np.linspace(-7.8, 7.8, 9):
        for y in (-7.8, 7.8):
            model.bars([(x, y, 283), (y, x, 283)], [(x, y, 286.4), (y, x, 286.4)], 0.3, IRON)
    model.box((-4.2, -4.2, 283.4), (4.2, 4.2, 290), DEEP)
    model.lathe(
        (0, 0, 290),
        [
            (4.6, 0),
            (4.4, 2),
            (2.6, 4.4),
            (1.6, 5.4),
            (1.6, 9),
            (2.2, 9.4),
            (1.0, 11),
            (0.5, 14),
            (0.35, 31),
            (0, 34),
        ],
        IRON,
        12,
    )


def gardens(model: Model) -> None:
    """Pedestals, the long lawn with its gravel walks, clipped trees, the houses behind."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            for x, y in ((61.5, 61.5), (38, 61.5), (61.5, 38), (38, 38)):
                model.prism(
                    [
                        (sx * x - 4.6, sy * y - 4.6),
                        (sx * x + 4.6, sy * y - 4.6),
                        (sx * x + 4.6, sy * y + 4.6),
                        (sx * x - 4.6, sy * y + 4.6),
                    ],
                    0,
                    5.4,
                    STONE,
                    0.72,
                )
    for a, b in ((-26, -4), (4, 26)):
        model.prism(
            [(101 + a, -440), (101 + b, -440), (21 + b, -92), (21 + a, -92)], -0.1, 0.06, LAWN
        )
    dice = Dice(15)
    for i in range(24):
        y = -395 + i * 20
        axis = -y * 0.22
        for k, offset in enumerate((-66, -52, 54, 68)):
            spot = (axis + offset + dice.uniform(-2, 2), y, 0)
            if abs(spot[0]) > 66 or y < -78:
                part = tree(dice.uniform(10, 13.5), LEAF, BARK, i * 4 + k, 0.74, 900)
                model.add(part, spot)
    for i in range(40):
        x = -230 + i * 12
        model.add(
            tree(dice.uniform(12, 18), LEAF, BARK, 900 + i, 0.8, 700),
            (x, 110 + dice.uniform(0, 40), 0),
        )


def draw(plate: Plate) -> None:
    """Spring sky, city, gardens, tower."""
    with plate.group(filter=materials.impasto(plate, ".04 .05", 0.9, 0.36, seed=14)):
        air.sky(plate, ["#5f8fc4", "#94b6da", "#c6d6e4", "#eee2d0", "#f8e6c8"], 1110)
        air.clouds(plate, "#ffffff", 71, ".0035 .006", 0.5, 4, 0.9, 1050)
        air.clouds(plate, "#b9bfd8", 72, ".005 .010", 0.56, 4, 0.6, 1000)
        air.clouds(plate, "#fde3c4", 75, ".004 .014", 0.54, 4, 0.5, 1100)
        model = Model()
        legs(model)
        arches(model)
        platforms(model)
        gardens(model)
        town(
            model,
            (-420, 500),
            (180, 420),
            lambda _x, _y: False,
            [PLASTER],
            [SLATE],
            GLASS,
            7,
            24,
            (18, 24),
        )
        terrain(model, CAMERA, GRAVEL, None, (4, 3000), 32, 100, 50)
        dice = Dice(2)
        crowd = [
            (-y * 0.229 + dice.choice([-42, -36, -30, 0, 31, 36, 42]) + dice.uniform(-4, 4), y, 0.0)
            for y in [dice.uniform(-420, -90) for _ in range(70)]
        ]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, COAT], 9)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a1a14", 0.45, 1.2, 3.0), 4200))
        air.glaze(plate, [(0, "#1c2a1a", 0), (1, "#1c2a1a", 0.4)], 1100)
    air.vignette(plate, "#1a1420", 0.28)
