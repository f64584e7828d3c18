"""San Carlo alle Quattro Fontane, Rome, Borromini, 1638-1677: the front seen from its crossroads.

Ratio 7:10, upright; from the lower left, so close that the wall ripples against the strip of sky.
High sun rakes in from the right: every hollow fills with blue shade, every swelling burns white.
Palette: travertine gray and cream, smoke stains, ochre plaster next door, deep Roman blue.
Features: a front in-out-in, giant columns on two storeys, the oval medallion, a corner fountain.
"""

import math
from itertools import pairwise

import numpy as np

from .. import air, materials
from ..architecture import column, stand, statue
from ..core import Dice, Plate
from ..garden import people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, GLASS, OWN, PAVE, Bent, glazed
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Spot, Surface, Wall, block, cut, fill, ribs, ring, sheet

SIZE = (840, 1200)
STONE, WALL, RELIEF, PLASTER, ROSE, TILE, FRESCO = range(OWN, OWN + 7)
STUFF = [
    *COMMON,
    Material(("#a89c86", "#d2c7b0", "#ede4d0"), 0, grain=1.0, contrast=0.6, streaks=0.6, bump=0.2),
    Material(("#9c907a", "#c6bba4", "#e2d9c4"), 0.6, 1.3, 0.25, grain=1.2, streaks=0.7),
    Material(("#94886f", "#cabfa6", "#ece2cc"), grain=0.3, contrast=1.3, bump=1.5),
    Material(("#b5793c", "#d39a5a", "#e3b67c"), 0, grain=2, contrast=0.7, streaks=0.7),
    Material(("#b8685a", "#cf8a76", "#dca894"), 0, grain=2, contrast=0.6, streaks=0.7),
    Material(("#8f5238", "#b5744f"), 0.4, 0.3, 0.35),
    Material(("#6f7f9c", "#b59a8a", "#d9c49a"), grain=0.6, contrast=1.6),
]
CAMERA = Camera((-8.4, -17.5, 1.7), (-3.4, 0, 1.7), 745, (250, 1080))
LIGHT = Light(
    (0.58, -0.66, 0.70),
    "#fff0cc",
    2.5,
    "#8fb0f4",
    0.72,
    "#c9a878",
    0.36,
    haze_color="#d3dce8",
    haze_distance=1500,
)
XS = np.linspace(0, 11.6, 117)
LOWER = Bent(tuple((float(x), float(-1.25 * math.cos(2 * math.pi * (x - 5.8) / 7.6))) for x in XS))
UPPER = Bent(tuple((float(x), float(1.15 * abs(math.sin(math.pi * x / 3.867)) - 0.45)) for x in XS))
#: Where the four giant columns stand, in metres from the left end.
AXES = (0.75, 3.75, 7.85, 10.85)


def along(surface: Bent, x: float) -> float:
    """Return the length along a rippling front of the place at x."""
    plan = np.array(surface.plan)
    run = np.concatenate([[0.0], np.linalg.norm(np.diff(plan, axis=0), axis=1).cumsum()])
    return float(np.interp(x, plan[:, 0], run))


def entablature(model: Model, surface: Bent, z: float, scale: float) -> None:
    """Architrave, frieze and a deep cornice that follow the ripple."""
    ends = (0.0, surface.length)
    for low, high, out in ((0, 0.5, 0.75), (0.5, 1.1, 0.6), (1.1, 1.35, 0.95), (1.35, 1.7, 1.35)):
        block(model, surface, ends, (z + low * scale, z + high * scale), (-0.3, out), STONE)
    for u in np.arange(0.2, surface.length, 0.42):
        teeth = (z + 0.9 * scale, z + 1.12 * scale)
        block(model, surface, (float(u), float(u) + 0.2), teeth, (0.5, 0.9), STONE)


def niche(
    model: Model, surface: Surface, u: float, z: float, high: float, wide: float, seed: int
) -> None:
    """A framed niche with a saint, standing out a little from the wall."""
    o = Opening(u, z, z + high - wide / 2, wide, "round", 0.1)
    fill(model, surface, o.outline(), 0.04, DARK)
    ribs(model, surface, [o.outline()], 0.22, (0, 0.2), STONE)
    stand(model, statue(high * 0.86, RELIEF, seed, 0.4), surface, [u], z, 0.22)
    block(model, surface, (u - wide * 0.8, u + wide * 0.8), (z - 0.3, z), (0, 0.4), STONE)


def lower(model: Model) -> None:
    """Ground storey: hollow, swelling, hollow; four giant columns, little ones, door and saint."""
    sheet(model, LOWER, (0, LOWER.length), (0, 11), 0, WALL)
    block(model, LOWER, (0, LOWER.length), (0, 1.3), (-0.2, 0.3), STONE)
    big, small = (
        column(9.0, 0.52, "corinthian", STONE, 0, 20),
        column(3.9, 0.24, "ionic", STONE, 0, 14),
    )
    for x in AXES:
        u = along(LOWER, x)
        block(model, LOWER, (u - 0.75, u + 0.75), (0, 1.6), (-0.2, 1.15), STONE)
        stand(model, big, LOWER, [u], 1.6, 0.55)
    for a, b in pairwise(AXES):
        ua, ub = along(LOWER, a), along(LOWER, b)
        for u in (ua + 0.85, ub - 0.85):
            stand(model, small, LOWER, [u], 1.3, 0.3)
        block(model, LOWER, (ua + 0.5, ub - 0.5), (5.2, 5.85), (0, 0.65), STONE)
        block(model, LOWER, (ua + 0.5, ub - 0.5), (5.85, 6.1), (0, 0.9), STONE)
    middle = along(LOWER, 5.8)
    door = Opening(middle, 0.5, 3.9, 1.9, "flat", 0.1)
    fill(model, LOWER, door.outline(), 0.06, DARK)
    ribs(model, LOWER, [door.outline()], 0.4, (0, 0.35), STONE)
    arc = [
        (middle + 1.0 * math.sin(t), 4.1 + 0.9 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 15)
    ]
    ribs(model, LOWER, [arc], 0.25, (0, 0.4), STONE)
    niche(model, LOWER, middle, 6.5, 3.3, 1.5, 5)
    for s in (-1, 1):
        wing = [(middle + s * 1.35, 6.4), (middle + s * 1.25, 8.4), (middle + s * 0.3, 10.4)]
        ribs(model, LOWER, [wing], 0.55, (0.2, 0.6), RELIEF)
        stand(model, statue(1.7, RELIEF, 8 + s), LOWER, [middle + s * 1.2], 6.4, 0.45)
    for x in (2.25, 9.35):
        u = along(LOWER, x)
        niche(model, LOWER, u, 6.5, 3.1, 1.2, int(x))
        hole = ring((u, 3.5), 0.62, 24)
        fill(
            model,
            LOWER,
            [(u + (p - u) * 0.8, 3.4 + (q - 3.5) * 1.25) for p, q in hole],
            0.08,
            GLASS,
        )
        ribs(
            model,
            LOWER,
            [[(u + (p - u) * 0.9, 3.4 + (q - 3.5) * 1.35) for p, q in [*hole, hole[0]]]],
            0.24,
            (0, 0.3),
            STONE,
        )
        ribs(model, LOWER, [[(u - 0.75, 4.6), (u, 4.95), (u + 0.75, 4.6)]], 0.22, (0, 0.3), RELIEF)
    entablature(model, LOWER, 10.6, 1.15)
    rail = [[(float(u), 12.6), (float(u), 13.4)] for u in np.arange(0.1, LOWER.length, 0.32)]
    ribs(model, LOWER, rail, 0.16, (0.25, 0.45), STONE)
    block(model, LOWER, (0, LOWER.length), (13.4, 13.6), (0.15, 0.55), STONE)


def upper(model: Model) -> None:
    """Upper storey: three hollows, the little oval box in the middle, the medallion above."""
    sheet(model, UPPER, (0, UPPER.length), (12, 24), 0, WALL)
    big, small = (
        column(8.2, 0.48, "corinthian", STONE, 0, 20),
        column(3.4, 0.21, "ionic", STONE, 0, 14),
    )
    for x in AXES:
        u = along(UPPER, x)
        block(model, UPPER, (u - 0.7, u + 0.7), (12.4, 14.0), (-0.2, 1.1), STONE)
        stand(model, big, UPPER, [u], 14.0, 0.5)
    for a, b in ((AXES[0], AXES[1]), (AXES[2], AXES[3])):
        ua, ub = along(UPPER, a), along(UPPER, b)
        u = (ua + ub) / 2
        for v in (ua + 0.85, ub - 0.85):
            stand(model, small, UPPER, [v], 14.0, 0.25)
        block(model, UPPER, (ua + 0.5, ub - 0.5), (17.4, 17.9), (0, 0.65), STONE)
        window = Opening(u, 14.4, 16.9, 1.05, "flat", 0.1)
        fill(model, UPPER, window.outline(), 0.05, DARK)
        ribs(model, UPPER, [window.outline()], 0.2, (0, 0.25), STONE)
        niche(model, UPPER, u, 18.5, 2.6, 1.05, int(u * 3))
    u0, u1 = along(UPPER, AXES[1]) + 0.55, along(UPPER, AXES[2]) - 0.55
    box = Drum((5.8, 0.75, 0), 1.35)
    for low, high, r, stuff in (
        (13.2, 14.2, 0.35, STONE),
        (14.2, 17.0, 0, WALL),
        (17.0, 17.6, 0.25, STONE),
    ):
        block(model, box, (-2.1, 2.1), (low, high), (-0.3, r), stuff)
    light = Opening(0, 14.5, 16.0, 0.85, "round", 0.2)
    fill(model, box, light.outline(), 0.06, DARK)
    ribs(model, box, [light.outline()], 0.16, (0, 0.18), STONE)
    for u in (-1.5, -0.75, 0.75, 1.5):
        stand(model, column(2.7, 0.13, "ionic", STONE, 0, 10), box, [u], 14.3, 0.12)
    cap = [(1.7, 0), (1.35, 0.35), (1.0, 0.9), (0.75, 1.5), (0.45, 1.9), (0, 2.1)]
    model.lathe((5.8, 0.75, 17.6), cap, STONE, 28)
    block(model, UPPER, (u0, u1), (17.3, 17.7), (0, 0.5), STONE)
    entablature(model, UPPER, 22.2, 1.05)
    rail = [[(float(u), 24.0), (float(u), 24.9)] for u in np.arange(0.1, UPPER.length, 0.32)]
    ribs(model, UPPER, rail, 0.16, (0.15, 0.35), STONE)
    block(model, UPPER, (0, UPPER.length), (24.9, 25.15), (0.05, 0.5), STONE)
    oval: list[Spot] = [
        (1.75 * math.cos(t), 22.9 + 2.55 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 37)
    ]
    face = Wall((5.8, -1.0, 0), 0)
    fill(model, face, oval[:-1], 0.0, FRESCO)
    ribs(model, face, [oval], 0.45, (-0.4, 0.35), STONE)
    beads = [
        (1.35 * math.cos(t), 22.9 + 2.1 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 37)
    ]
    ribs(model, face, [beads], 0.16, (-0.1, 0.15), RELIEF)
    ribs(
        model,
        face,
        [[(-1.9, 25.2), (-0.9, 26.2), (0, 26.7), (0.9, 26.2), (1.9, 25.2)]],
        0.4,
        (-0.3, 0.3),
        STONE,
    )
    for s in (-1, 1):
        model.add(statue(3.0, RELIEF, 12 + s, 0.8), (5.8 + s * 1.9, -0.9, 19.4), s * 24)
        pinion = [
            (5.8 + s * 2.1, -0.8, 21.6),
            (5.8 + s * 3.3, -0.5, 23.2),
            (5.8 + s * 2.9, -0.6, 20.6),
        ]
        model.triangles([pinion], RELIEF)


def corner(model: Model) -> None:
    """The cut-off corner with its fountain, the bell tower over it, the plain neighbors."""
    side = Wall((-3.4, 3.4, 0), -45)
    long = 3.4 * math.sqrt(2)
    o = Opening(long / 2, 0.8, 4.0, 3.0, "round", 0.9, 1, 0.25, DARK)
    cut(model, side, (0, long), (0, 6.6), o, WALL)
    sheet(model, side, (0, long), (6.6, 17), 0, WALL)
    for u in (0.3, long - 0.3):
        block(model, side, (u - 0.35, u + 0.35), (0, 16), (0, 0.25), STONE)
    basin = side.at(long / 2, 0, 0.5)
    model.lathe(
        (float(basin[0]), float(basin[1]), 0),
        [(1.0, 0), (1.5, 0.9), (1.5, 1.05), (1.2, 1.0)],
        STONE,
        24,
    )
    body = (
        ((1.2, 2.0, 2.7, 3.1), (1.35, 1.75, 1.6, 1.7), (0.14, 0.22, 0.3, 0.36)),
        ((1.5, 2.2, 2.8), (1.2, 1.35, 1.5), (0.14, 0.2, 0.26)),
        ((3.0, 3.15, 3.2, 3.1), (1.6, 2.2, 2.8, 3.1), (0.38, 0.4, 0.42, 0.16)),
        ((3.45, 3.75, 3.5), (2.8, 2.2, 1.5), (0.15, 0.13, 0.1)),
        ((2.9, 2.5, 2.1), (2.8, 2.3, 2.0), (0.14, 0.12, 0.09)),
    )
    for us, zs, thick in body:
        model.tube(side.at(np.array(us), np.array(zs), 0.05), np.array(thick), STONE, 12)
    head = side.at(3.1, 3.1, 0.1)
    skull = [(0.0, 0.0), (0.2, 0.12), (0.26, 0.32), (0.2, 0.52), (0.0, 0.6)]
    model.lathe((float(head[0]), float(head[1]), 3.1), skull, STONE, 14)
    for z in (6.6, 11.6, 16.2):
        block(model, side, (-0.1, long + 0.1), (z, z + 0.5), (0, 0.5), STONE)
    for z in (7.6, 12.6):
        glazed(
            model,
            side,
            (0.8, long - 0.8),
            (z, z + 3.6),
            1,
            Opening(0, z + 0.5, z + 2.8, 1.3, "flat", 0.1, back=DARK),
            WALL,
            STONE,
            (2, 3),
            0.2,
            0.12,
        )
    tower = [(-2.6, 2.2), (0.0, 0.2), (1.6, 2.6), (-1.0, 4.6)]
    model.prism(tower, 17, 24, WALL)
    face = Wall((-2.6, 2.2, 0), -37.5)
    for z in (18.4, 21.4):
        fill(model, face, Opening(1.65, z, z + 1.4, 1.1, "round").outline(), 0.06, DARK)
        ribs(
            model, face, [Opening(1.65, z, z + 1.4, 1.1, "round").outline()], 0.25, (0, 0.25), STONE
        )
    for z in (20.6, 23.8):
        block(model, face, (-0.2, 3.5), (z, z + 0.4), (-0.2, 0.4), STONE)
    model.lathe(
        (-0.5, 2.4, 24.2), [(2.0, 0), (1.2, 0.9), (1.0, 2.0), (0.4, 2.8), (0.1, 4.4)], TILE, 16
    )
    left = Wall((-3.4, 40, 0), -90)
    sheet(model, left, (0, 36.6), (0, 18), 0, PLASTER)
    for z in (1.0, 6.6, 11.8):
        o = Opening(0, z + 0.6, z + 3.0, 1.2, "flat", 0.3, back=GLASS)
        glazed(model, left, (0, 36.6), (z, z + 4.6), 9, o, PLASTER, STONE, (2, 3), 0.2, 0.02)
    right = Wall((11.6, 0.3, 0), 0)
    for z in (0.0, 5.6, 10.6, 15.2):
        o = Opening(0, z + 1.2, z + 3.4, 1.2, "flat", 0.3, back=GLASS)
        glazed(model, right, (0, 50), (z, z + 5.6), 12, o, ROSE, STONE, (2, 3), 0.22, 0)
    block(model, right, (0, 50), (20.4, 21.0), (0, 0.9), STONE)


ALT = {
    "en": "A tall stone church front that ripples in and out like a wave, with giant columns on "
    "two storeys, saints in niches and a large oval medallion on top, on a street corner.",
    "es": "Alta fachada de iglesia de piedra que ondula como una ola, con columnas gigantes en "
    "dos pisos, santos en nichos y un gran medallón oval arriba, en una esquina de calle.",
}


def draw(plate: Plate) -> None:
    """A strip of sky, the rippling front, the corner, the narrow street."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=39)):
        air.sky(plate, ["#1f5cae", "#4a88cc", "#98c0e4", "#dfe6e2"], 1080)
        air.clouds(plate, "#ffffff", 113, ".005 .009", 0.54, 4, 0.85, 900)
        model = Model()
        lower(model)
        upper(model)
        corner(model)
        model.lathe(
            (5.8, 12, 18),
            [
                (6.5, 0),
                (6.5, 7),
                (6.2, 8),
                (3.5, 10.5),
                (1.6, 11),
                (1.5, 14.5),
                (1.8, 15),
                (0.2, 18),
            ],
            WALL,
            24,
        )
        terrain(model, CAMERA, PAVE, None, (3, 300), 48, 70, 50)
        model.box((-3.0, -2.6, 0), (60, 0, 0.16), STONE)
        dice = Dice(4)
        crowd = [(dice.uniform(-6, 24), dice.uniform(-7, -2.8), 0.0) for _ in range(13)]
        people(model, crowd, CLOTHES, 18)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c261e", 0.5, 1.4, 1.2), 4600))
        air.glaze(plate, [(0, "#1c1614", 0), (1, "#1c1614", 0.45)], 1050)
    air.vignette(plate, "#12101a", 0.34)
