"""Casa Batllo, Barcelona, Gaudi, 1904-1906: the whole front from across the street, a little left.

Ratio 3:4, upright; the narrow front between its neighbors, the stepped gable at the left cut off.
Morning sun from the left, glitter on broken tiles; shade in the bony windows; clear warm sky.
Palette: sea green, cobalt, turquoise, ochre and rose tiles, bone sandstone, iridescent scales.
Features: mask balconies, bones for columns, the scaly humped roof, the bulb tower with its cross.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from .. import air, materials
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..organic import limb, mask, mosaic, scales, socket
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material
from ..walls import Opening, Wall, block, fill, patch, ribs, ring, row

SIZE = (900, 1200)
ALT = {
    "en": "A narrow house front covered in blue and green shards, with balconies like masks, "
    "window frames like bones below, a scaly humped roof and a round turret with a cross.",
    "es": "Fachada estrecha cubierta de añicos verdes y azules, con balcones como máscaras, "
    "marcos de ventana como huesos, tejado escamoso en joroba y torrecilla con una cruz.",
}
(
    BONE,
    CREAM,
    GLASS,
    DARK,
    PAVE,
    LEAF,
    BARK,
    OCHRE,
    ROSE,
    BRICK,
    IRON,
    SKIN,
    COAT,
    RED,
    BLUE,
    WHITE,
) = range(16)
TILES = list(range(16, 26))
SCALES = list(range(26, 34))
_TILE_COLORS = [
    "#2f5f8f",
    "#3f86a6",
    "#4fa39a",
    "#6fb58c",
    "#a9c79a",
    "#d9d3b0",
    "#d8a85a",
    "#c77d52",
    "#8f9fc4",
    "#e8e4d4",
]
_SCALE_COLORS = [
    "#3f7f4a",
    "#4f9a63",
    "#3f9a8f",
    "#3f86b0",
    "#4a63a8",
    "#6f5aa0",
    "#a0608f",
    "#c77a7a",
]
STUFF = [
    Material(("#b89f78", "#dcc8a2", "#f0e2c4"), grain=0.6, contrast=0.6, streaks=0.3, bump=0.4),
    Material(("#d9cdb2", "#efe7d3", "#fffaec"), grain=0.5, contrast=0.4),
    Material(("#26303c", "#465464"), bump=0, gloss=0.35),
    Material(("#1d1a1e", "#2c282c"), bump=0),
    Material(("#9a9186", "#b5aca0", "#c9c1b4"), 0.5, 0.5, 0.45, scatter=0.4, grain=2, casts=False),
    Material(("#35552c", "#5d8040", "#99b45c"), contrast=1.0),
    Material(
        ("#6f6452", "#9a8d76"),
    ),
    Material(("#bf9a62", "#d9b980", "#e8cf9f"), 0.45, 1.1, 0.3, grain=1.5, streaks=0.5),
    Material(("#c49a86", "#dbb6a2", "#e8cdbb"), 0.6, 1.2, 0.2, grain=1.5, streaks=0.5),
    Material(("#8f4a38", "#b06a50"), 0.3, 0.6, 0.3),
    Material(("#2a2f2c", "#4a5450"), bump=0),
    *CROWD,
    *(Material((c,), grain=0.5, gloss=0.14, bump=0.6, contrast=0.7) for c in _TILE_COLORS),
    *(Material((c,), grain=0.4, gloss=0.16, bump=0.4, contrast=0.6) for c in _SCALE_COLORS),
]
CAMERA = Camera((-5.0, -42, 9.5), (-5.0, 0, 9.5), 1215, (304, 862))
LIGHT = Light(
    (-0.60, -0.62, 0.60),
    "#fff0cc",
    2.4,
    "#9bb6ee",
    0.75,
    "#c9b08c",
    0.32,
    haze_color="#d8e0e8",
    haze_distance=1500,
)
HALF = 7.25


@dataclass(frozen=True, slots=True)
class Skin:
    """The rippling front: a wall whose face swells and sinks by a hand's breadth or two."""

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3); u = 0 is the middle of the front."""
        u, z, d = np.broadcast_arrays(*(np.asarray(q, dtype=np.float64) for q in (u, z, d)))
        swell = 0.22 * np.sin(u * 0.9 + z * 0.35) + 0.16 * np.sin(z * 0.9 - u * 0.5)
        return np.stack([u, -(d + swell), z], -1)

    def pieces(self, length: float) -> int:
        """Fine enough to ripple."""
        return max(1, math.ceil(abs(length) / 0.5))


SKIN_FRONT = Skin()
COLUMNS = (-4.9, -1.65, 1.65, 4.9)


def tiled(u: float, z: float) -> bool:
    """Whether the front is covered with broken tiles at this place: not at windows."""
    if z < 9.9 or z > skyline(u) + 0.1 or abs(u) > HALF:
        return False
    if z < 13.0 and abs(u) > 3.2:
        return False
    for low in (10.3, 13.7, 17.2, 20.7):
        for x in COLUMNS if low > 11 else COLUMNS[1:3]:
            if abs(u - x) < 0.82 and low - 0.1 < z < low + 2.55:
                return False
    return not (abs(u) < 0.6 and 24.2 < z < 26.2)


def skyline(u: float) -> float:
    """Upper edge of the tiled front, where the roof begins."""
    return 25.2 + 1.5 * math.exp(-((u - 0.4) ** 2) / 9) + 0.25 * math.sin(u * 1.4)


def crest(u: float) -> float:
    """The ridge of the roof: a hump right of the tower, falling to the right."""
    return 28.0 + 3.3 * math.exp(-((u - 1.6) ** 2) / 10) + 0.5 * math.sin(u * 0.9 + 1)


def front(model: Model) -> None:
    """The rippling wall and its broken tiles, from blue and green to ochre and white."""
    mosaic(model, SKIN_FRONT, (-HALF, HALF), (9.8, 27.3), tiled, TILES, seed=4)
    body = [
        [(a, low), (b, low), (b, min(low + 0.6, skyline(b))), (a, min(low + 0.6, skyline(a)))]
        for a, b in pairwise(np.arange(-HALF, HALF + 0.01, 0.5))
        for low in np.arange(9.8, 27, 0.6)
        if low < min(skyline(a), skyline(b))
    ]
    patch(model, SKIN_FRONT, body, -0.06, TILES[4])


def window(model: Model, u: float, low: float, wide: float, tall: float) -> None:
    """A window with soft corners, a bone frame and glazing bars."""
    o = Opening(u, low, low + tall - wide * 0.2, wide, "low", 0.3)
    edge = o.outline()
    fill(model, SKIN_FRONT, edge, 0.05, GLASS)
    ribs(model, SKIN_FRONT, [[*edge, edge[0]]], 0.2, (0, 0.26), BONE)
    ribs(
        model,
        SKIN_FRONT,
        [
            [(u, low), (u, low + tall)],
            [(u - wide / 2, low + tall * 0.7), (u + wide / 2, low + tall * 0.7)],
        ],
        0.09,
        (0, 0.14),
        BONE,
    )


def lower_floors(model: Model) -> None:
    """Ground floor and the great room: sandstone like bone and sinew around wide openings."""
    wall = Wall((-HALF, 0.5, 0), 0)
    block(model, wall, (0, 2 * HALF), (0, 13), (-1, 0), DARK)
    spans = [(-6.0, 2.1), (-3.2, 2.5), (0, 2.9), (3.2, 2.5), (6.0, 2.1)]
    for u, wide in spans:
        fill(model, Wall((0, 0.3, 0), 0), ring((u, 2.2), wide * 0.48, 18), 0, GLASS)
        loop = [
            (u - wide / 2, -0.3, 0),
            (u - wide / 2, -0.35, 2.8),
            (u - wide * 0.3, -0.45, 4.0),
            (u, -0.5, 4.3),
            (u + wide * 0.3, -0.45, 4.0),
            (u + wide / 2, -0.35, 2.8),
            (u + wide / 2, -0.3, 0),
        ]
        model.tube(loop, np.array([0.42, 0.3, 0.28, 0.26, 0.28, 0.3, 0.42]), BONE, 12)
    sill = Wall((-HALF - 0.1, -0.9, 0), 0)
    wavy = [(u, 4.75 + 0.18 * math.sin(u * 1.7)) for u in np.linspace(0, 2 * HALF + 0.2, 40)]
    for k, out in enumerate((0.0, 0.25, 0.1)):
        ribs(model, sill, [[(u, z + 0.28 * k) for u, z in wavy]], 0.34, (-1.2, out), BONE)
    for u, wide, tall in ((0.0, 6.2, 3.3), (-5.0, 2.9, 3.1), (5.0, 2.9, 3.1)):
        pane = [(p, q) for p, _, q in socket(u, 5.6, wide, tall, 0)][:-1]
        fill(model, Wall((0, -0.35, 0), 0), pane, 0, GLASS)
        model.tube(socket(u, 5.55, wide, tall, -0.95), 0.27, BONE, 12)
        model.tube(socket(u, 5.35, wide + 0.6, tall + 0.5, -0.75), 0.24, BONE, 10)
        for k in range(max(2, int(wide / 0.62))):
            x = u - wide / 2 + (k + 0.5) * wide / max(2, int(wide / 0.62))
            high = 5.6 + tall * (0.5 + 0.42 * math.sqrt(max(1 - ((x - u) / (wide / 2)) ** 2, 0)))
            fill(
                model,
                Wall((0, -0.4, 0), 0),
                ring((x, high - 0.35), 0.2, 12),
                0,
                SCALES[(k * 3) % 8],
            )
            model.bars([(x + 0.31, -0.42, 5.9)], [(x + 0.31, -0.42, high - 0.2)], 0.07, BONE)
    for u in (-3.3, -1.1, 1.1, 3.3):
        limb(
            model,
            [(u * 1.02, -1.1, 5.0), (u, -1.2, 6.2), (u * 0.98, -1.2, 7.4), (u, -1.05, 8.9)],
            0.3,
            BONE,
        )
    wall2 = Wall((-HALF, -0.4, 0), 0)
    for a, b in ((0, 0.9), (2 * HALF - 0.9, 2 * HALF)):
        block(model, wall2, (a, b), (0, 13), (-0.6, 0.25), BONE)
    lids = [
        (u, 9.3 + 0.3 * math.cos(u * 0.87) + 0.2 * math.sin(u * 1.9))
        for u in np.linspace(-HALF, HALF, 50)
    ]
    front = Wall((0, -0.2, 0), 0)
    for k in range(3):
        ribs(
            model, front, [[(u, z + 0.26 * k) for u, z in lids]], 0.32, (-0.6, 0.75 - 0.2 * k), BONE
        )
    for u in (-5.2, 5.2):
        fill(model, front, ring((u, 11.2), 1.45, 24), 0.35, GLASS)
        model.tube(socket(u, 9.9, 3.3, 2.9, -0.75), 0.24, BONE, 12)
        limb(model, [(u, -0.9, 9.9), (u + 0.05, -1.0, 11.2), (u, -0.85, 12.6)], 0.2, BONE)
        model.box((u - 1.9, -0.5, 12.7), (u + 1.9, 0.3, 13.1), BONE)
        rail = [(p, 13.2 + 0.5 * (i % 2)) for i, p in enumerate(np.linspace(u - 1.7, u + 1.7, 15))]
        ribs(model, Wall((0, -0.4, 0), 0), [rail], 0.07, (0, 0.06), IRON)


def roof(model: Model) -> None:
    """Scales leaning back from the front to the ridge, round ridge tiles, tower and cross."""
    scales(model, (-HALF, HALF), lambda u: skyline(u) - 0.1, crest, SCALES)
    sheet = [
        [
            (a, skyline(a) - 0.2),
            (a + 0.5, skyline(a + 0.5) - 0.2),
            (a + 0.5, crest(a + 0.5)),
            (a, crest(a)),
        ]
        for a in np.arange(-HALF, HALF - 0.01, 0.5)
    ]
    patch(model, Wall((0, 2.3, 0), 0), sheet, 0, SCALES[2])
    eaves = np.array([(u, -0.35, skyline(u) - 0.1) for u in np.linspace(-HALF, HALF, 50)])
    model.tube(eaves, 0.2, BONE, 10)
    spine = np.linspace(-3.0, HALF, 30)
    for k, u in enumerate(spine):
        mat = [TILES[6], TILES[7], TILES[1], TILES[3], SCALES[5]][k % 5]
        model.lathe(
            (u, 1.6, crest(u) - 0.2), [(0.3, 0), (0.36, 0.25), (0.28, 0.5), (0, 0.62)], mat, 12
        )
    tower(model)


def tower(model: Model) -> None:
    """The round tower left of the hump: tiled shaft, bulb, and the cross with four arms."""
    x, y = -4.6, 0.6
    dice = Dice(2)
    for k in range(14):
        z = 25.6 + k * 0.42
        r = 1.15 + 0.12 * math.sin(k * 0.9) - 0.02 * k
        model.lathe(
            (x, y, z),
            [(r, 0), (r - 0.03, 0.42)],
            dice.choice([TILES[5], TILES[9], TILES[4], TILES[8]]),
            24,
        )
    model.lathe(
        (x, y, 31.4),
        [(1.05, 0), (1.45, 0.7), (1.5, 1.3), (1.1, 2.1), (0.5, 2.8), (0.25, 3.2)],
        CREAM,
        28,
    )
    model.lathe((x, y, 34.5), [(0.25, 0), (0.42, 0.4), (0.4, 0.9), (0.2, 1.2)], CREAM, 16)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        way = np.array(
            [
                (x, y, 35.7),
                (x + dx * 0.7, y + dy * 0.7, 35.8),
                (x + dx * 1.05, y + dy * 1.05, 35.85),
            ]
        )
        model.tube(way, np.array([0.2, 0.3, 0.12]), CREAM, 10)
    model.lathe((x, y, 35.5), [(0.22, 0), (0.34, 0.7), (0.3, 1.2), (0.05, 1.8)], CREAM, 14)


def neighbors(model: Model) -> None:
    """The stepped gable to the left and a plain house of the quarter to the right."""
    left = Wall((-21, 0.6, 0), 0)
    for z in (0.0, 5.0, 9.4, 13.6, 17.6):
        row(
            model,
            left,
            (0, 13.6),
            (z, z + (5 if z == 0 else 4.2)),
            4,
            Opening(0, z + 0.9, z + 3.0, 1.4, "pointed" if z == 5 else "flat", 0.5, 1, 0.15, GLASS),
            OCHRE,
        )
        block(model, left, (0, 13.6), (z + 3.95, z + 4.2), (0, 0.5), BONE)
    for i in range(8):
        block(
            model,
            left,
            (i * 0.85, 13.6 - i * 0.85),
            (21.8 + i * 0.85, 22.65 + i * 0.85),
            (-0.6, 0),
            OCHRE,
        )
        block(
            model,
            left,
            (i * 0.85 - 0.15, i * 0.85 + 0.9),
            (22.55 + i * 0.85, 22.8 + i * 0.85),
            (-0.6, 0.3),
            TILES[7],
        )
        block(
            model,
            left,
            (12.75 - i * 0.85, 13.75 - i * 0.85),
            (22.55 + i * 0.85, 22.8 + i * 0.85),
            (-0.6, 0.3),
            TILES[7],
        )
    model.box((-21, 1.5, 0), (-7.4, 12, 22), OCHRE)
    right = Wall((7.4, 0.4, 0), 0)
    for z in (0.0, 5.4, 10.0, 14.4, 18.8, 23.0):
        row(
            model,
            right,
            (0, 13.5),
            (z, z + 5.4 if z == 0 else z + 4.6),
            4,
            Opening(0, z + 0.5, z + 3.3, 1.3, "flat", 0.5, 1, 0.12, GLASS),
            ROSE,
        )
        if z:
            block(model, right, (0, 13.5), (z - 0.1, z + 0.2), (0, 0.9), BONE)
            bars = [[(u, z + 0.2), (u, z + 1.2)] for u in np.arange(0.3, 13.4, 0.28)]
            ribs(model, right, [*bars, [(0.2, z + 1.2), (13.4, z + 1.2)]], 0.06, (0.8, 0.86), IRON)
    block(model, right, (-0.1, 13.5), (27.4, 28.6), (-0.5, 0.9), BONE)
    model.box((7.4, 1.4, 0), (21, 12, 28), ROSE)


def draw(plate: Plate) -> None:
    """Sky, the three houses, street trees and strollers."""
    with plate.group(filter=materials.impasto(plate, ".04 .05", 0.9, 0.36, seed=29)):
        air.sky(plate, ["#3f7cc0", "#7fb0dc", "#c3dbea", "#f2e6cc"], 900)
        air.clouds(plate, "#ffffff", 111, ".0035 .007", 0.52, 4.5, 0.9, 700)
        air.clouds(plate, "#f6d9b8", 112, ".005 .012", 0.57, 4.5, 0.5, 700)
        model = Model()
        front(model)
        for x in COLUMNS:
            for low in (13.7, 17.2, 20.7):
                window(model, x, low, 1.35, 2.4)
            for low in (13.45, 16.95):
                model.add(mask(1.05, CREAM, DARK), (x, -0.28, low))
            ribs(
                model,
                SKIN_FRONT,
                [[(x - 0.8, 20.7 + 0.3 * k), (x + 0.8, 20.7 + 0.3 * k)] for k in range(4)],
                0.06,
                (0.25, 0.3),
                IRON,
            )
        for x in COLUMNS[1:3]:
            window(model, x, 10.3, 1.5, 2.5)
        window(model, 0, 24.3, 0.9, 1.7)
        model.add(mask(0.8, CREAM, DARK), (0, -0.3, 23.8), 0, 0.85)
        lower_floors(model)
        roof(model)
        neighbors(model)
        dice = Dice(5)
        for x, y, h in ((-13.5, -9, 11), (13.5, -10, 10.5), (-17, -4, 9), (17.5, -3, 10)):
            model.add(tree(h, LEAF, BARK, int(x + 40), 0.66, 2600), (x, y, 0))
        terrain(model, CAMERA, PAVE, None, (12, 400), 42, 70, 50)
        crowd = [(dice.uniform(-15, 14), dice.uniform(-10, -1.5), 0.0) for _ in range(34)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, WHITE, COAT], 8)
        lay(
            plate,
            paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a2420", 0.5, 1.3, 0.8, 0.6), 3600),
        )
        air.glaze(plate, [(0, "#20182a", 0), (1, "#20182a", 0.45)], 1080)
    air.vignette(plate, "#140e18", 0.3)
