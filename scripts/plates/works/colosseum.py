"""Colosseum, Rome, 72-80: the whole outer wall on the left, its broken end, the inner ring right.

Ratio 30:19; a great oval standing in its square, seen a little from above the crowd.
Warm morning sun from the left; cool blue in the vaults; high white clouds in a deep sky.
Palette: travertine cream and ochre, brick red, umber vaults, pine green, azure.
Features: three storeys of arches between half columns, the blind attic, the sloping brick spur.
"""

import itertools

import numpy as np

from .. import air, materials
from ..architecture import column, stand
from ..core import Dice, Plate
from ..garden import people, terrain, tree
from ..masonry import Oval
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, block, cut, patch, ribs, sheet

SIZE = (1200, 760)
ALT = {
    "en": "A huge oval ring of stone with arches stacked in three rows between half columns and a "
    "plain top storey; on the right the outer wall breaks off and a lower ring shows.",
    "es": "Enorme anillo ovalado de piedra con arcos en tres filas entre medias columnas y un piso "
    "alto liso; a la derecha el muro exterior se rompe y asoma un anillo más bajo.",
}
STONE, ORNAMENT, BRICK, DARK, SHADE, PAVE, LEAF, BARK, SKIN, COAT, RED, BLUE, CREAM = range(13)
STUFF = [
    Material(
        ("#a38560", "#d0b184", "#ead3a8", "#c3a67e"),
        1.25,
        2.3,
        0.4,
        scatter=0.4,
        grain=2.4,
        contrast=1.0,
        streaks=0.8,
        bump=0.6,
    ),
    Material(("#a98b64", "#d6b98d", "#efdab2"), grain=1.0, contrast=0.8, streaks=0.6),
    Material(("#8c5840", "#b57c58", "#cd9a72"), 0.6, 1.4, 0.35, grain=3, contrast=1.0, streaks=0.6),
    Material(("#2b2120", "#40322c"), bump=0),
    Material(("#6b5644", "#8d755b"), 1.0, 1.6, 0.4),
    Material(("#8f8370", "#b0a48e", "#c6baa2"), 1.2, 1.2, 0.3, grain=3, casts=False),
    Material(("#2c4424", "#4d6c33", "#86994f"), contrast=1.0),
    Material(("#4a382c", "#6d5644")),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((22, -214, 15), (6, 0, 15), 1165, (600, 528))
LIGHT = Light(
    (-0.62, -0.62, 0.55),
    "#ffe0ae",
    2.6,
    "#8fb0ea",
    0.72,
    "#c9a077",
    0.3,
    haze_color="#d8dce2",
    haze_distance=2600,
)
OUTER = Oval((0, 0, 0), (94, 78))
INNER = Oval((0, 0, 0), (82, 66))
BAYS = 80
STOREYS = ((0.0, 10.5, "tuscan"), (10.5, 22.3, "ionic"), (22.3, 33.9, "corinthian"))
FIRST, LAST = 14, 62  # bays of the outer wall that stand, counted from the east end


def arcade(model: Model, ring: Oval, storey: int, bays: range, see_through: bool) -> None:
    """One storey of arches with half columns between them and its entablature."""
    low, high, order = STOREYS[storey]
    wide = ring.girth / BAYS
    for i in bays:
        a = i * wide
        sill = low + (1.1 if storey else 0)
        spring = low + (high - low) * 0.5
        arch = Opening(
            a + wide / 2,
            sill,
            spring,
            wide * 0.64,
            "round",
            3.4,
            0,
            0.2,
            None if see_through else DARK,
            SHADE,
        )
        cut(model, ring, (a, a + wide), (low, high), arch, STONE)
        ribs(model, ring, [arch.outline(-0.3)], 0.6, (-0.1, 0.22), ORNAMENT)
        block(
            model,
            ring,
            (a + wide * 0.18, a + wide * 0.24),
            (spring - 0.4, spring),
            (0, 0.3),
            ORNAMENT,
        )
    span = (bays[0] * wide, (bays[-1] + 1) * wide)
    pole = column(high - low - 1.9, 0.62, order, ORNAMENT, sides=14)
    stand(model, pole, ring, [i * wide for i in range(bays[0], bays[-1] + 2)], low, 0.22)
    for z, tall, out in ((1.9, 0.7, 0.55), (1.2, 0.6, 0.4), (0.55, 0.55, 1.15)):
        block(model, ring, span, (high - z, high - z + tall), (-0.2, out), ORNAMENT)


def attic(model: Model) -> None:
    """The blind top storey: flat pilasters, a small square window in every other bay, corbels."""
    wide = OUTER.girth / BAYS
    for i in range(FIRST, LAST):
        a = i * wide
        if i % 2:
            window = Opening(a + wide / 2, 37.5, 39.6, 1.5, "flat", 1.6, 0, 0.1, DARK)
            cut(model, OUTER, (a, a + wide), (33.9, 48.5), window, STONE)
        else:
            sheet(model, OUTER, (a, a + wide), (33.9, 48.5), 0, STONE)
        block(model, OUTER, (a - 0.55, a + 0.55), (34.4, 46.4), (0, 0.4), ORNAMENT)
        for k in (0.28, 0.5, 0.72):
            u = a + k * wide
            block(model, OUTER, (u - 0.25, u + 0.25), (42.4, 43.5), (0, 0.7), ORNAMENT)
    span = (FIRST * wide, LAST * wide)
    for z, tall, out in ((33.9, 0.7, 0.3), (46.3, 0.8, 0.6), (47.1, 1.4, 1.2)):
        block(model, OUTER, span, (z, z + tall), (-0.6, out), ORNAMENT)
    for z, d in ((48.5, -2.4), (33.9, -4.6)):
        cuts = np.linspace(*span, 60)
        for a, b in itertools.pairwise(cuts):
            around = [a, b, b, a]
            model.quads(OUTER.at(around, [z] * 4, [0.4, 0.4, d, d])[None], STONE)
    sheet(model, OUTER, span, (22.3, 48.5), -2.4, SHADE)


def spur(model: Model) -> None:
    """The sloping brick buttress that props the broken end, with blocked arches in it."""
    wide = OUTER.girth / BAYS
    end = LAST * wide
    steps = np.linspace(0, 1, 9)
    for t0, t1 in itertools.pairwise(steps):
        h0, h1 = 48.2 - 35 * t0, 48.2 - 35 * t1
        a, b = end + 18 * t0, end + 18 * t1
        for d in (0.1, -3.6):
            patch(model, OUTER, [[(a, 0), (b, 0), (b, h1), (a, h0)]], d, BRICK)
        model.quads(
            OUTER.at([a, b, b, a], [h0, h1, h1, h0], [0.1, 0.1, -3.6, -3.6])[None], ORNAMENT
        )
    for low, high, _ in STOREYS:
        for k in range(2):
            middle = end + (k + 0.5) * wide
            top = 48.2 - 35 * (k + 0.9) * wide / 18
            if high - 1 < top:
                arch = Opening(middle, low + 1, (low + high) / 2, wide * 0.6)
                ribs(model, OUTER, [arch.outline()], 0.5, (0, 0.35), ORNAMENT)
        reach = min(18.0, (48.2 - high) / 35 * 18)
        block(model, OUTER, (end, end + max(reach, 0.5)), (high - 1.2, high), (-0.1, 0.5), BRICK)


def inner_ring(model: Model) -> None:
    """What lies bare on the right: two storeys of arches and the ragged stumps of a third."""
    dice = Dice(7)
    for storey in (0, 1):
        arcade(model, INNER, storey, range(40, 96), see_through=False)
    wide = INNER.girth / BAYS
    for i in range(40, 96):
        a = i * wide
        stump = 22.3 + (5.5 if i < 64 else 1.2) + dice.uniform(0, 3.4)
        block(
            model, INNER, (a, a + wide * dice.uniform(0.55, 1)), (22.3, stump), (-3.2, -0.4), BRICK
        )
    for half, top, material in (((77, 61), 24.0, SHADE), ((70, 54), 30.5, BRICK)):
        ring = Oval((0, 0, 0), half)
        for i in range(160):
            a, b = i * ring.girth / 160, (i + 1) * ring.girth / 160
            block(model, ring, (a, b), (0, top - dice.uniform(0, 3.5)), (-2.5, 0), material)


def draw(plate: Plate) -> None:
    """Sky with high clouds, the amphitheatre, pines and visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.1, 0.42, seed=41)):
        air.sky(plate, ["#2c68b2", "#5d97d2", "#a5c9e6", "#e8e6d8"], 600)
        air.clouds(plate, "#ffffff", 63, ".003 .009", 0.5, 4, 0.9, 520)
        air.clouds(plate, "#f3dcc0", 65, ".005 .014", 0.57, 5, 0.5, 540)
        hills = [(-10, 506), (300, 500), (780, 498), (960, 482), (1210, 496)]
        air.ridge(plate, hills, 9, 4, "#7d8a80", "#b9b69e", 560)
        model = Model()
        for storey in range(3):
            arcade(model, OUTER, storey, range(FIRST, LAST), see_through=storey == 2)
        attic(model)
        spur(model)
        inner_ring(model)
        terrain(model, CAMERA, PAVE, None, (16, 1600), 40, 90, 60)
        dice = Dice(3)
        for i in range(16):
            pine = tree(dice.uniform(13, 19), LEAF, BARK, i + 4, 0.45, 1700)
            model.add(pine, (98 + i * 8, -10 + dice.uniform(-8, 60) + 6 * (i % 4), 0))
        for i in range(40):
            bush = tree(dice.uniform(8, 13), LEAF, BARK, i + 50, 0.8, 500)
            model.add(bush, (60 + i * 9, 150 + dice.uniform(0, 60), 0))
        crowd = [(dice.uniform(-90, 100), dice.uniform(-150, -92), 0.0) for _ in range(90)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, COAT], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#33231a", 0.5, 1.2, 2.5), 4200))
        air.glaze(plate, [(0, "#2a1f20", 0), (1, "#2a1f20", 0.45)], 630)
    air.vignette(plate, "#14121c", 0.32)
