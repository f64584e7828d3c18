"""The Crystal Palace, London, Paxton, 1850-1851: from the park, the transept and both long wings.

Ratio 8:5; the glass steps back in three tiers and runs off to both sides of the round-arched hall.
Midday sun from the left front; glass mirrors a pearly sky; elms, lawn, a crowd in bonnets.
Palette: pale blue and white iron, aqua glass, touches of red and yellow, spring greens, gravel.
Features: one pane repeated thousands of times, the barrel-vaulted transept, flags on every post.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import people, terrain
from ..ironwork import CLOTHES, COMMON, LAWN, OWN, PAVE, RED, grove
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Spot, Wall, arch, block, ribs, sheet

SIZE = (1200, 760)
PANE, IRON, WHITE, YELLOW, FLAG, SEEN = range(OWN, OWN + 6)
STUFF = [
    *COMMON,
    Material(("#4f7386", "#86aab8", "#b9d3d8"), grain=6, contrast=1.1, bump=0, gloss=0.28),
    Material(("#4f78a8", "#7fa3c8"), bump=0),
    Material(("#dfe3e2", "#f8f8f2"), bump=0),
    Material(("#d9b04a", "#ecd07a"), bump=0),
    Material(("#2f4f9a", "#4a6cb4"), bump=0),
    Material(("#4f7a5f", "#86ab8a", "#a9c9b4"), grain=5, contrast=1.2, bump=0, gloss=0.25),
]
CAMERA = Camera((-78, -98, 11.0), (-2, 0, 11.0), 1330, (585, 478))
LIGHT = Light(
    (-0.75, -0.45, 0.6),
    "#fff3d8",
    2.1,
    "#a8c4ee",
    0.8,
    "#b8c0a0",
    0.3,
    haze_color="#d5e1ea",
    haze_distance=1800,
    horizon_color="#f4f6f2",
    zenith_color="#7fa9d6",
)
#: The module of everything: eight feet.
BAY = 2.44


def tier(model: Model, x: Spot, y: float, z: Spot, flags: bool) -> None:
    """One storey of one wing: panes between posts, round-headed lights, gutter and cresting."""
    wall = Wall((x[0], y, 0), 0)
    wide = x[1] - x[0]
    count = round(wide / BAY)
    sheet(model, wall, (0, wide), z, 0, PANE)
    spring = z[1] - 1.9
    bars, heads = [], []
    for i in range(count):
        u = i * BAY
        bars += [[(u + BAY * k / 3, z[0]), (u + BAY * k / 3, spring)] for k in (1, 2)]
        heads.append([(u + BAY / 2 + a, spring + b) for a, b in arch("round", BAY * 0.86, 10)])
    bars += [[(0, h), (wide, h)] for h in np.arange(z[0] + 1.3, spring - 0.3, 1.3)]
    ribs(model, wall, bars, 0.1, (0, 0.08), WHITE)
    ribs(model, wall, heads, 0.2, (0, 0.2), IRON)
    for i in range(count + 1):
        u, main = i * BAY, i % 3 == 0
        half = 0.22 if main else 0.13
        block(model, wall, (u - half, u + half), z, (0, 0.4 if main else 0.25), IRON)
        if main:
            block(model, wall, (u - 0.3, u + 0.3), (z[1] - 1.0, z[1] - 0.75), (0, 0.5), YELLOW)
            if flags:
                flag(model, x[0] + u, y + 0.1, z[1] + 0.6, 4.4, FLAG if i % 2 else RED)
    block(model, wall, (0, wide), (z[1] - 0.55, z[1]), (0, 0.5), WHITE)
    block(model, wall, (0, wide), (z[0], z[0] + 0.7), (0, 0.2), IRON)
    crest = [
        [(i * 0.61, z[1]), (i * 0.61 + 0.3, z[1] + 0.55), (i * 0.61 + 0.61, z[1])]
        for i in range(int(wide / 0.61))
    ]
    ribs(model, wall, crest, 0.1, (0.2, 0.34), WHITE)


def flag(model: Model, x: float, y: float, z: float, tall: float, color: int) -> None:
    """A staff with a small flag flying to the right."""
    model.bars([(x, y, z - 0.6)], [(x, y, z + tall)], 0.14, WHITE)
    us = np.linspace(0, 1, 5)
    points = np.array(
        [
            [(x + 2.2 * u, y + 0.25 * math.sin(5 * u), z + tall - h - 0.3 * u) for u in us]
            for h in (0.0, 1.25)
        ]
    )
    model.grid(points, color)


def furrows(model: Model, x: Spot, y: Spot, z: float) -> None:
    """A flat roof of ridges and furrows, a ridge every eight feet."""
    for i in range(round((x[1] - x[0]) / BAY)):
        a, b, c = (x[0] + (i + k) * BAY for k in (0, 0.5, 1))
        for p, zp, q, zq in ((a, z, b, z + 0.7), (b, z + 0.7, c, z)):
            model.quads([[(p, y[0], zp), (q, y[0], zq), (q, y[1], zq), (p, y[1], zp)]], PANE)


def wing(model: Model, x: Spot) -> None:
    """One side: three tiers stepping back, each with its roof."""
    for k, (y, back, z) in enumerate(
        ((0, 15, (0.0, 7.6)), (15, 30, (7.6, 13.6)), (30, 75, (13.6, 20.0)))
    ):
        tier(model, x, y, z, k != 1)
        furrows(model, x, (y, back), z[1])


def transept(model: Model) -> None:
    """The great hall: a front with a fan of glass in a round arch, the barrel roof behind it."""
    r, spring, y0, y1 = 11.0, 20.4, -3.0, 90.0
    wall = Wall((-r, y0, 0), 0)
    sheet(model, wall, (0, 2 * r), (0, spring), 0, PANE)
    tier(model, (-r + 0.02, r), y0 - 0.05, (0, 7.6), False)
    tier(model, (-r + 0.02, r), y0 - 0.05, (7.6, 13.6), False)
    tier(model, (-r + 0.02, r), y0 - 0.05, (13.6, spring), False)
    for u in (0.0, 2 * r):
        block(model, wall, (u - 0.6, u + 0.6), (0, spring + 0.6), (-0.4, 0.7), WHITE)
    angles = np.linspace(0, math.pi, 37)
    arc = [(r + r * math.cos(a), spring + r * math.sin(a)) for a in angles]
    model.triangles(
        [
            [
                (arc[i][0] - r, y0, arc[i][1]),
                (arc[i + 1][0] - r, y0, arc[i + 1][1]),
                (0, y0, spring),
            ]
            for i in range(36)
        ],
        SEEN,
    )
    for share, wide in ((1.0, 0.9), (0.8, 0.25), (0.6, 0.25), (0.36, 0.3), (0.14, 0.3)):
        loop = [(r + (p - r) * share, spring + (q - spring) * share) for p, q in arc]
        ribs(model, wall, [loop], wide, (0, 0.5), WHITE if wide > 0.5 else IRON)
    spokes = [[(r + (p - r) * 0.14, spring + (q - spring) * 0.14), (p, q)] for p, q in arc[::2]]
    ribs(model, wall, spokes, 0.16, (0, 0.3), IRON)
    model.bars([(-r, y0 - 0.2, spring)], [(r, y0 - 0.2, spring)], 0.7, WHITE)
    ys = np.arange(y0, y1, BAY / 2)
    reach = np.where(np.arange(len(ys)) % 2 == 0, r + 0.35, r)
    roof = np.array(
        [
            [(k * math.cos(a), y, spring + k * math.sin(a)) for a in angles]
            for y, k in zip(ys, reach, strict=True)
        ]
    )
    model.grid(roof, PANE, smooth=False)
    for i in range(0, len(ys), 6):
        hoop = np.array(
            [(math.cos(a) * (r + 0.5), ys[i], spring + (r + 0.5) * math.sin(a)) for a in angles]
        )
        model.tube(hoop, 0.28, WHITE, 6)
        flag(model, 0, float(ys[i]), spring + r + 0.6, 4.6, (RED, FLAG)[i // 6 % 2])
    side = Wall((-r, y1, 0), -90)
    sheet(model, side, (0, y1 - y0), (0, spring), 0, PANE)
    lines = [[(u, 7.6), (u, spring)] for u in np.arange(0, y1 - y0, BAY)]
    lines += [[(0, z), (y1 - y0, z)] for z in (13.6, 16, 18)]
    ribs(model, side, lines, 0.25, (0, 0.3), IRON)
    block(model, side, (0, y1 - y0), (spring - 0.4, spring + 0.3), (0, 0.5), WHITE)


ALT = {
    "en": "A huge hall of glass and thin pale-blue iron in three stepped tiers, with a round- "
    "arched barrel roof in the middle, rows of small flags, elms, a lawn and strolling "
    "crowds.",
    "es": "Enorme pabellón de vidrio y hierro celeste en tres gradas, con una bóveda de cañón en "
    "el centro, hileras de banderitas, olmos, césped y una multitud que pasea.",
}


def draw(plate: Plate) -> None:
    """Sky, palace, elms, lawn and gravel, the visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=9)):
        air.sky(plate, ["#5f97cf", "#9cc1e2", "#d5e4ec", "#f4efe2"], 500)
        air.clouds(plate, "#ffffff", 44, ".003 .007", 0.47, 4, 0.9, 480)
        air.clouds(plate, "#b4c3d6", 45, ".004 .01", 0.56, 4, 0.5, 440)
        model = Model()
        wing(model, (-11 - 42 * BAY, -11))
        wing(model, (11, 11 + 105 * BAY))
        transept(model)
        terrain(model, CAMERA, LAWN, None, (12, 900), 30, 90, 60)
        model.box((-160, -24, -0.2), (300, -1, 0.05), PAVE)
        model.box((-4, -90, -0.2), (4, -20, 0.06), PAVE)
        grove(
            model,
            [(-62, -24), (-36, -13), (30, -18), (62, -20), (84, -26), (110, -22), (-20, 62)],
            (13, 19),
            3,
            3000,
        )
        dice = Dice(9)
        crowd = [(dice.uniform(-60, 90), dice.uniform(-22, -4), 0.05) for _ in range(130)]
        crowd += [(dice.uniform(-50, 20), dice.uniform(-62, -24), 0.0) for _ in range(30)]
        people(model, crowd, CLOTHES, 4)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#28323c", 0.55, 1.3, 1.5), 4200))
        air.glaze(plate, [(0, "#203010", 0), (1, "#203010", 0.42)], 560)
    air.vignette(plate, "#10141c", 0.28)
