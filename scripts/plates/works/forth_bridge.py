"""Forth Bridge, Fowler and Baker, 1882-1890: all three cantilevers, slantwise from the shore.

Ratio 2:1; the nearest diamond of steel is large, the other two march off across the firth.
Evening sun from behind the viewer's left; red steel against a cool sky of long streaks of cloud.
Palette: oxide red, rust, slate water, pearl, pale gold, granite gray, blue-green hills.
Features: three double cantilevers of tubes, short hung spans between them, stone piers, a train.
"""

import math
from itertools import pairwise

import numpy as np

from .. import air, materials
from ..core import Plate, ellipse, rect
from ..ironwork import COAT, COMMON, CREAM, DARK, OWN, flipped
from ..nature import water
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material

SIZE = (1200, 616)
STEEL, LACE, GRANITE, SAIL = range(OWN, OWN + 4)
STUFF = [
    *COMMON,
    Material(("#7a2419", "#a83a28", "#c9593c"), grain=8, contrast=0.5, bump=0),
    Material(("#6b2118", "#963426", "#b04c36"), grain=8, contrast=0.4, bump=0),
    Material(("#6f6a62", "#938d82", "#b5aea0"), 1.2, 2.4, 0.4, grain=3, contrast=0.7),
    Material(("#8f5a3c", "#c48a5c"), grain=2),
]
CAMERA = Camera((-1000, -430, 15), (-488, 0, 15), 1190, (600, 412))
LIGHT = Light(
    (-0.62, -0.70, 0.42),
    "#ffdca8",
    2.7,
    "#9db4e0",
    0.75,
    "#8fa0a8",
    0.35,
    haze_color="#c9d3da",
    haze_distance=3800,
)
DECK, TOP, FOOT, REACH, BAYS = 47.0, 110.0, 6.0, 207.0, 6


def node(x0: float, way: int, t: float, side: int, top: bool) -> Array:
    """A joint of an arm: `t` from the tower (0) to the tip (1), on the near or the far truss."""
    bend = 1 - (1 - t) ** 1.75
    x = x0 + way * REACH * t
    if top:
        return np.array([x, side * (5.0 - 0.6 * t), TOP + (62.0 - TOP) * t])
    return np.array([x, side * (18.3 + (4.6 - 18.3) * bend), FOOT + (DECK - 2 - FOOT) * bend])


def arm(model: Model, x0: float, way: int) -> None:
    """One arm: a curved tube below, a straight tie above, tubes and lattice crossing between."""
    steps = [1 - (1 - i / BAYS) ** 1.25 for i in range(BAYS + 1)]
    for side in (-1, 1):
        chord = np.array([node(x0, way, t, side, False) for t in np.linspace(0, 1, 25)])
        model.tube(chord, np.linspace(2.3, 1.1, 25), STEEL, 10)
        tie = [node(x0, way, t, side, True) for t in steps]
        model.bars(tie[:-1], tie[1:], 2.4, STEEL)
        for i, (t, t2) in enumerate(pairwise(steps)):
            thick = 1.5 - 0.16 * i
            low, high = node(x0, way, t, side, False), node(x0, way, t2, side, True)
            model.tube(np.array([low, (low + high) / 2, high]), thick, STEEL, 8)
            model.bars([node(x0, way, t, side, True)], [node(x0, way, t2, side, False)], 1.5, LACE)
    for t in np.linspace(0, 1, 13)[1:]:
        for top in (False, True):
            model.bars([node(x0, way, t, -1, top)], [node(x0, way, t, 1, top)], 0.8, LACE)
    for t, t2 in pairwise(steps):
        for s in (-1, 1):
            model.bars([node(x0, way, t, s, False)], [node(x0, way, t2, -s, False)], 0.9, LACE)
            model.bars([node(x0, way, t2, s, False)], [node(x0, way, t2, s, True)], 0.7, LACE)


def tower(model: Model, x: float, half: float) -> None:
    """Four tubular legs leaning together over four round piers, crossed in both directions."""
    feet = [(sx, sy) for sx in (-1, 1) for sy in (-1, 1)]
    base = {k: np.array([x + k[0] * half, k[1] * 18.3, FOOT]) for k in feet}
    head = {k: np.array([x + k[0] * half, k[1] * 5.0, TOP]) for k in feet}
    for k in feet:
        model.tube(np.array([base[k], (base[k] + head[k]) / 2, head[k]]), 2.1, STEEL, 10)
        foot = (x + k[0] * half, k[1] * 18.3, -1.0)
        model.lathe(foot, [(10, 0), (8.2, 5.6), (8.6, 6.0), (8.6, 7.0), (0, 7.1)], GRANITE, 20)
    for s in (-1, 1):
        for a, b in (((-1, s), (1, s)), ((1, s), (-1, s))):
            model.tube(np.array([base[a], (base[a] + head[b]) / 2, head[b]]), 1.5, STEEL, 8)
        model.tube(np.array([base[-1, s], base[1, s]]), 1.6, STEEL, 8)
        model.bars([head[-1, s]], [head[1, s]], 2.6, STEEL)
        for a, b in (((s, -1), (s, 1)), ((s, 1), (s, -1))):
            model.bars([base[a]], [head[b]], 1.3, LACE)
        for t in (0.0, 0.4, 0.7, 1.0):
            p, q = (base[s, k] + (head[s, k] - base[s, k]) * t for k in (-1, 1))
            model.bars([p], [q], 1.4, LACE)
    arm(model, x - half, -1)
    arm(model, x + half, 1)


def hung(model: Model, x0: float, x1: float) -> None:
    """The girder that hangs between two arms, its upper edge a flat bow."""
    xs = np.linspace(x0, x1, 9)
    bow = 60 + 5 * np.sin(np.linspace(0, math.pi, 9))
    for side in (-1, 1):
        low = np.stack([xs, np.full(9, side * 4.4), np.full(9, DECK - 2)], -1)
        high = np.stack([xs, np.full(9, side * 4.4), bow], -1)
        model.bars(low[:-1], low[1:], 1.6, STEEL)
        model.bars(high[:-1], high[1:], 1.6, STEEL)
        model.bars(low, high, 0.9, LACE)
        model.bars(low[:-1], high[1:], 1.0, LACE)
        model.bars(high[:-1], low[1:], 1.0, LACE)


def railway(model: Model) -> None:
    """The deck through everything, its parapets, the viaduct on the near shore, a train."""
    model.box((-1500, -4.0, DECK - 1.4), (1300, 4.0, DECK), DARK)
    for side in (-4.0, 4.0):
        for z in (DECK, DECK + 1.6):
            model.bars([(-1500, side, z)], [(1300, side, z)], 0.5, STEEL, 60)
    for edge in (-1, 1):
        for k in range(1, 9):
            x = edge * (813 + (k - 1) * 51.0)
            model.prism(
                [(x - 4, -9), (x + 4, -9), (x + 4, 9), (x - 4, 9)], -2, DECK - 9, GRANITE, 0.72
            )
            for side in (-3.6, 3.6):
                a = edge * np.linspace(813 + (k - 1) * 51.0, 813 + k * 51.0, 7)
                low = np.stack([a, np.full(7, side), np.full(7, DECK - 9)], -1)
                high = low + np.array([0, 0, 8.0])
                model.bars(low[:-1], low[1:], 1.0, STEEL)
                model.bars(low[:-1], high[1:], 0.8, LACE)
                model.bars(high[:-1], low[1:], 0.8, LACE)
        x = edge * 813
        model.prism(
            [(x - 7, -12), (x + 7, -12), (x + 7, 12), (x - 7, 12)], -2, DECK + 8, GRANITE, 0.8
        )
    for k in range(7):
        x = -330 + k * 19.0
        color = COAT if k == 6 else CREAM
        model.box((x, -1.6, DECK + 1), (x + 17.5, 1.6, DECK + 4.6), color)
        model.box((x, -1.7, DECK + 1), (x + 17.5, 1.7, DECK + 2.4), STEEL if k < 6 else COAT)


def boats(plate: Plate) -> None:
    """A few tan sails far below."""
    for x, y, h, lean in ((742, 434, 17, 5), (838, 426, 11, 3), (560, 454, 26, 7)):
        points = f"M{x} {y}L{x + 1} {y - h}L{x + lean + h * 0.5} {y - 2}z"
        plate.add(f'<path d="{points}" fill="#a3623c"/>')
        plate.add(ellipse(x + h * 0.15, y, h * 0.42, h * 0.09, "#2a2c34"))
        plate.add(rect(x - 2, y + 2, h * 0.4, h * 0.7, "#a3623c", opacity=0.25))


ALT = {
    "en": "Three giant diamond-shaped trusses of red steel tubes carry a railway across a wide "
    "gray-blue estuary; a tiny train and small sails show their size.",
    "es": "Tres gigantescas celosías en forma de rombo, de tubos de acero rojo, llevan un "
    "ferrocarril sobre un ancho estuario gris azulado; un tren y unas velas dan la escala.",
}


def draw(plate: Plate) -> None:
    """Sky, hills, firth with the bridge upside down in it, the bridge, sails."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=12)):
        air.sky(plate, ["#5d86b4", "#93b2cf", "#cdd6da", "#f3dcb8"], 416)
        air.clouds(plate, "#f6efe4", 61, ".0022 .012", 0.46, 4, 0.9, 400)
        air.clouds(plate, "#7688a6", 62, ".003 .016", 0.54, 4, 0.5, 360)
        hills = [(0.0, 396.0), (260.0, 378.0), (520.0, 388.0), (800.0, 366.0), (1200.0, 378.0)]
        air.ridge(plate, hills, 9, 5, "#7f98a6", "#b3bfc2", 412)
        near = [(700.0, 408.0), (900.0, 396.0), (1060.0, 388.0), (1200.0, 382.0)]
        air.ridge(plate, near, 6, 6, "#5d7a72", "#8fa39a", 414)
        water(plate, 411, 616, ["#a9bcc6", "#6f8ca0", "#3c5a70", "#2a4458"], 4, 420)
        model = Model()
        for x, half in ((-584.0, 22.0), (0.0, 41.0), (584.0, 22.0)):
            tower(model, x, half)
        hung(model, 248, 355)
        hung(model, -355, -248)
        railway(model)
        ink = Ink("#2a1412", 0.4, 0.8, 6.0)
        ripple = materials.rough(plate, ".008 .1", 13, 7, 3, 0.9)
        with plate.group(filter=ripple, opacity=0.42):
            lay(plate, paint(plate, flipped(model), CAMERA, LIGHT, STUFF, ink, 3000))
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, ink, 5200))
        boats(plate)
        for k in range(9):
            x, y = CAMERA.point(-205 - k * 16, 0, DECK + 9 + k * 2.2)
            plate.add(ellipse(x, y, 5 + k, 3 + k * 0.8, "#f7f3ea", opacity=0.75 - k * 0.07))
        air.glaze(plate, [(0, "#0e1a28", 0), (1, "#0e1a28", 0.4)], 470)
    air.vignette(plate, "#0e121c", 0.32)
