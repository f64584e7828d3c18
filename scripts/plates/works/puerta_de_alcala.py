"""Puerta de Alcala, Madrid, Sabatini, 1770-1778: the outer face, slantwise from its flower beds.

Ratio 3:2; five openings in one wall, three round arches between two straight-headed passages.
Late sun from the left; gray granite and white stone against a deep blue sky of the plateau.
Palette: silver granite, warm white limestone, red and yellow flowers, lawn, ultramarine.
Features: ten Ionic columns, the stepped attic with arms and Fame, four children with trophies.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import column, statue
from ..core import Dice, Plate
from ..garden import leaves, people, terrain
from ..ironwork import CLOTHES, COMMON, CREAM, LAWN, LEAF, OWN, PAVE, RED, courses, grove
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import Opening, Spot, Wall, block, cut, fill, ribs, ring

SIZE = (1200, 800)
GRANITE, WHITE, RELIEF, BLOOM, ROOF, SHADE = range(OWN, OWN + 6)
STUFF = [
    *COMMON,
    Material(
        ("#8f8980", "#b3aca0", "#cfc8ba"), 0.7, 1.6, 0.4, grain=1.2, contrast=0.6, streaks=0.4
    ),
    Material(("#c4b79c", "#e3d9c2", "#f7f0de"), 0, grain=1.0, contrast=0.5, streaks=0.4, bump=0.2),
    Material(("#b0a284", "#dfd3b8", "#f6eed8"), grain=0.35, contrast=1.3, bump=1.6),
    Material(("#d9a21f", "#f4cf3f"), contrast=1.0),
    Material(("#8f5a44", "#b57a5c"), 0.4, 0.3, 0.3),
    Material(("#5f5a54", "#7a746c"), grain=2),
]
CAMERA = Camera((-17.5, -41, 1.7), (-7.0, 0, 1.7), 985, (560, 690))
LIGHT = Light(
    (-0.68, -0.60, 0.52),
    "#ffe9bf",
    2.35,
    "#93b2f0",
    0.68,
    "#c9b48c",
    0.34,
    haze_color="#d3deea",
    haze_distance=1500,
)
FRONT = Wall((0, 0, 0), 0)
#: The columns of this face, by their middles.
AXES = (3.75, 5.45, 12.6, 14.3, 20.6)
HALF, CORNICE = 21.6, 13.4


def wall(model: Model) -> None:
    """The wall with its five openings, lion keystones, panels and swags over the side doors."""
    for c in (-9.0, 0.0, 9.0):
        o = Opening(c, 0, 7.6, 5.2, "round", 6.4, 1, 0.22, None)
        cut(model, FRONT, (c - 4.5, c + 4.5), (0, 12), o, GRANITE)
        edge = [
            (c + 2.85 * math.cos(a), 7.6 + 2.85 * math.sin(a)) for a in np.linspace(0, math.pi, 25)
        ]
        ribs(model, FRONT, [edge], 0.5, (-0.1, 0.18), WHITE)
        block(model, FRONT, (c - 0.45, c + 0.45), (10.1, 11.7), (0, 0.55), RELIEF)
        for s in (-1, 1):
            block(
                model, FRONT, (c + s * 2.9 - 0.5, c + s * 2.9 + 0.5), (7.2, 7.7), (-0.3, 0.3), WHITE
            )
            block(
                model,
                FRONT,
                (c + s * 2.9 - 0.32, c + s * 2.9 + 0.32),
                (0.8, 7.2),
                (-0.1, 0.12),
                WHITE,
            )
    for s in (-1, 1):
        c = s * 17.4
        u = (min(s * 13.5, s * HALF), max(s * 13.5, s * HALF))
        o = Opening(c, 0, 6.6, 3.6, "flat", 6.4, 1, 0.2, None)
        cut(model, FRONT, u, (0, 12), o, GRANITE)
        block(model, FRONT, (c - 2.3, c + 2.3), (6.8, 7.2), (0, 0.3), WHITE)
        block(model, FRONT, (c - 1.9, c + 1.9), (8.5, 11.2), (-0.05, 0.1), WHITE)
        swag = [(c + 1.5 * t, 10.4 - 0.9 * (1 - t * t)) for t in np.linspace(-1, 1, 13)]
        ribs(model, FRONT, [swag], 0.45, (0.1, 0.4), RELIEF)
        fill(model, FRONT, ring((c, 10.2), 0.5, 14), 0.4, RELIEF)
    model.box((-HALF, 6.6, 0), (-HALF + 1, 7, 12), GRANITE)
    for x0, x1 in (
        (-HALF, -19.2),
        (-15.6, -11.6),
        (-6.4, -2.6),
        (2.6, 6.4),
        (11.6, 15.6),
        (19.2, HALF),
    ):
        model.box((x0, 0.7, 0), (x1, 6.8, 12), GRANITE)
        block(model, FRONT, (x0 + 0.1, x1 - 0.1), (0, 0.9), (-0.1, 0.25), GRANITE)
    model.box((-HALF, 1.0, 11.2), (HALF, 6.8, CORNICE), GRANITE)


def order(model: Model) -> None:
    """Ten Ionic columns on pedestals, the entablature that breaks forward over them."""
    pole = column(9.6, 0.56, "ionic", WHITE, 0, 20)
    for x in (*AXES, *(-a for a in AXES)):
        model.box((x - 0.85, -1.75, 0), (x + 0.85, 0, 1.6), GRANITE)
        model.box((x - 0.95, -1.85, 1.6), (x + 0.95, 0, 1.95), WHITE)
        model.add(pole, (x, -0.95, 1.95))
        block(model, FRONT, (x - 0.8, x + 0.8), (11.55, CORNICE - 0.6), (0, 1.6), WHITE)
        block(model, FRONT, (x - 1.1, x + 1.1), (CORNICE - 0.6, CORNICE), (0, 2.1), WHITE)
    courses(
        model,
        FRONT,
        (-HALF, HALF),
        [(11.5, 0.6, 0.2), (12.2, 0.6, 0.1), (12.8, 0.3, 0.5), (13.1, 0.4, 0.9)],
        WHITE,
    )
    side = Wall((-HALF, 6.8, 0), -90)
    courses(model, side, (0, 6.8), [(11.5, 0.6, 0.2), (12.8, 0.3, 0.5), (13.1, 0.4, 0.9)], WHITE)


def attic(model: Model) -> None:
    """The attic over the three arches, its bowed gable, the arms held by Fame; the children."""
    z = CORNICE + 0.1
    model.box((-15.0, 0.2, z), (15.0, 6.4, z + 2.6), GRANITE)
    model.box((-HALF, 0.2, z), (HALF, 6.4, z + 0.9), GRANITE)
    for x in (-13.4, -4.6, 4.6, 13.4):
        block(model, FRONT, (x - 1.5, x + 1.5), (z, z + 2.6), (-0.1, 0.7), GRANITE)
    courses(model, FRONT, (-15.0, 15.0), [(z + 2.4, 0.5, 0.6)], WHITE)
    block(model, FRONT, (-3.1, 3.1), (z + 0.4, z + 2.2), (0, 0.25), WHITE)
    model.box((-6.2, 0.0, z + 2.8), (6.2, 6.2, z + 4.3), GRANITE)
    arc: list[Spot] = [
        (6.6 * math.sin(a), z + 4.4 + 4.4 * (math.cos(a) - math.cos(1.1)))
        for a in np.linspace(-1.1, 1.1, 25)
    ]
    fill(model, FRONT, [(-5.8, z + 4.3), *arc[1:-1], (5.8, z + 4.3)], 0.0, GRANITE)
    ribs(
        model,
        FRONT,
        [[p for p in arc if abs(p[0]) > 1.9 and p[0] * s > 0] for s in (-1, 1)],
        0.55,
        (-5.0, 0.8),
        WHITE,
    )
    block(model, FRONT, (-6.4, 6.4), (z + 4.0, z + 4.4), (-0.2, 0.8), WHITE)
    shield = [
        (0.0, -1.5),
        (1.05, -0.7),
        (1.25, 0.9),
        (0.9, 1.5),
        (-0.9, 1.5),
        (-1.25, 0.9),
        (-1.05, -0.7),
    ]
    fill(model, FRONT, [(x, z + 6.4 + y) for x, y in shield], 1.1, RELIEF)
    ribs(model, FRONT, [[(x, z + 6.4 + y) for x, y in [*shield, shield[0]]]], 0.4, (0, 1.3), WHITE)
    model.lathe(
        (0, -0.8, z + 7.9), [(0.8, 0), (0.95, 0.5), (0.6, 1.0), (0.15, 1.3), (0, 1.7)], RELIEF, 14
    )
    model.add(statue(3.2, WHITE, 4, 0.9), (2.1, -0.7, z + 5.4), -14)
    model.add(statue(2.2, WHITE, 7, 0.3), (-2.0, -0.7, z + 5.2), 20)
    for s in (-1, 1):
        wing = [
            (2.3, -0.3, z + 7.6),
            (2.3 + 1.4 * s, -0.1, z + 8.6),
            (2.3 + 1.0 * s, -0.2, z + 7.0),
        ]
        model.triangles([wing], WHITE)
    for x in (-13.4, -4.9 - 4.0, 4.9 + 4.0, 13.4):
        for k in range(2):
            model.add(
                statue(2.1, WHITE, int(x) + k, 0.6), (x + k * 0.9 - 0.4, -0.1, z + 2.9), 30 * k - 15
            )
        model.add(leaves((x, 0.4, z + 3.3), (1.0, 0.5, 0.5), 60, 0.3, RELIEF, 3), (0, 0, 0))


ALT = {
    "en": "A broad monument of gray granite and white stone with five openings, three round "
    "arches between two flat-headed ones, ten columns and a carved coat of arms, behind "
    "flower beds.",
    "es": "Ancho monumento de granito gris y piedra blanca con cinco vanos, tres de medio punto "
    "entre dos adintelados, diez columnas y un escudo esculpido, tras parterres de flores.",
}


def draw(plate: Plate) -> None:
    """Sky, trees and town, the gate, lawn with rings of flowers, walkers."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=18)):
        air.sky(plate, ["#1f56a8", "#3f80c8", "#8ab6e0", "#e0e6e4"], 700)
        air.clouds(plate, "#ffffff", 24, ".003 .009", 0.56, 4, 0.85, 600)
        model = Model()
        wall(model)
        order(model)
        attic(model)
        terrain(model, CAMERA, PAVE, None, (4, 900), 45, 80, 60)
        for r, color in ((19.0, LAWN), (15.6, BLOOM), (14.6, LAWN), (12.6, RED), (11.7, LAWN)):
            model.lathe((-6, -24, 0.02), [(r, 0), (0, 0.32 - r * 0.006)], color, 60)
        dice = Dice(3)
        for _ in range(420):
            a, r = dice.uniform(0, 2 * math.pi), dice.choice((15.1, 12.1, 10.9))
            at = (-6 + r * math.cos(a), -24 + r * math.sin(a), 0.3)
            color = {15.1: BLOOM, 12.1: RED, 10.9: CREAM}[r]
            model.add(leaves(at, (0.4, 0.4, 0.26), 22, 0.075, color, int(a * 90)))
        model.add(leaves((-6, -24, 0.5), (2.6, 2.6, 1.0), 2200, 0.1, LEAF, 4))
        model.add(leaves((-6, -24, 1.0), (2.2, 2.2, 1.0), 1300, 0.07, RED, 5))
        grove(model, [(30.0 + 7 * i, 26.0 + 8 * (i % 3)) for i in range(7)], (10, 14), 8, 1500)
        grove(model, [(-60.0 + 7 * i, 40.0 + 9 * (i % 3)) for i in range(6)], (9, 13), 9, 1500)
        town(
            model,
            (-40, 90),
            (110, 200),
            lambda _x, _y: False,
            [WHITE, CREAM],
            [ROOF],
            SHADE,
            3,
            20,
            (16, 24),
        )
        crowd = [(dice.uniform(-32, 26), dice.uniform(-8, -2), 0.0) for _ in range(22)]
        people(model, crowd, CLOTHES, 7)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a241c", 0.5, 1.3, 1.6), 4200))
        air.glaze(plate, [(0, "#1a1c10", 0), (1, "#1a1c10", 0.4)], 690)
    air.vignette(plate, "#0e121c", 0.32)
