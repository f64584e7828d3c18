"""Hotel Tassel, Brussels, Horta, 1892-1893: the stair hall, an iron column, a painted wall.

Ratio 6:7; from the mosaic floor: column left of the middle, stair climbing to the right behind it.
Warm light falls from an amber roof light at the upper left; lamps like flowers glow in the iron.
Palette: salmon, ochre, amber, moss and olive iron, walnut, cream mosaic with rust and gold curls.
Features: an iron stem that sprouts tendrils, one whiplash line through rail, wall and floor.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate, circle
from ..drapery import pts, smooth
from ..ironwork import COMMON, OWN, Floor, scroll, vine
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Spot, Surface, Wall, block, fill, patch, ribs, sheet

SIZE = (1000, 1160)
(
    IRON,
    SALMON,
    GOLD,
    MOSS,
    RUST,
    WOOD,
    PALE,
    MOSAIC,
    AMBER,
    JADE,
    BULB,
    CREAMY,
    PEACH,
    BEAM,
) = range(OWN, OWN + 14)
STUFF = [
    *COMMON,
    Material(("#3a4a30", "#5f7048", "#8a9a68"), grain=0.2, contrast=0.5, bump=0.1, gloss=0.14),
    Material(("#c8773f", "#dd9a5e", "#e8b27a"), grain=2.4, contrast=0.9, bump=0.06, casts=False),
    Material(("#e0b048", "#f0cf7a"), grain=0.6, contrast=0.4, bump=0),
    Material(("#7f8a4a", "#a0a866"), grain=0.6, contrast=0.4, bump=0),
    Material(("#9c4526", "#b8603a"), grain=0.6, contrast=0.4, bump=0),
    Material(("#4a2a18", "#70452a", "#8f6040"), grain=0.5, contrast=0.8, bump=0.1, gloss=0.08),
    Material(("#e8d3a8", "#f6e6c4"), grain=1, contrast=0.4, bump=0.05, casts=False),
    Material(
        ("#cdb58a", "#e6d2aa", "#f2e4c4"), 0.045, 0.045, 0.35, scatter=0.6, gloss=0.12, casts=False
    ),
    Material(("#e8a23a", "#ffcf78"), bump=0, casts=False),
    Material(("#7fa67a", "#b0c89a"), bump=0, casts=False),
    Material(("#ffd68a", "#fff2c8"), bump=0),
    Material(("#f2dfb8", "#fbf0d4"), bump=0, casts=False),
    Material(("#e3a878", "#f0c49a"), grain=1, bump=0),
    Material(("#3a4a30", "#5f7048"), grain=0.4, bump=0.1, casts=False),
]
CAMERA = Camera((0.05, -3.5, 2.05), (0.05, 5, 2.05), 1130, (500, 672))
LIGHT = Light(
    (-0.48, -0.52, 0.72),
    "#ffdca0",
    1.7,
    "#ffd9a8",
    0.72,
    "#e0a066",
    0.5,
    haze_color="#e8c898",
    haze_distance=140,
    horizon_color="#ffe2b0",
    zenith_color="#d9a060",
)
FLOOR = Floor()
BACK, HIGH = 4.8, 5.5
#: The foot of the column.
STEM = (-1.45, 2.5)


def lash(
    model: Model, surface: Surface, points: list[Spot], wide: float, stuff: int, d: float = 0.0
) -> None:
    """Lay a whiplash line: thin at the start, full in the middle, thin at the end."""
    way = smooth(points, steps=9)
    parts = max(4, len(way) // 5)
    step = max(1, len(way) // parts)
    for i in range(0, len(way) - 1, step):
        t = i / len(way)
        thick = wide * (0.3 + 0.7 * math.sin(math.pi * min(1.0, 0.08 + t)))
        ribs(
            model,
            surface,
            [way[i : i + step + 1]],
            thick,
            (d, d + 0.006 + 0.002 * (stuff % 5)),
            stuff,
        )


def column(model: Model) -> None:
    """The iron stem: swelling foot, slender shaft, a collar, tendrils that reach for the beams."""
    x, y = STEM
    foot = pts("0.3,0 0.26,0.06 0.15,0.16 0.11,0.4 0.085,1.0 0.078,2.5 0.11,2.72 0.085,2.86")
    model.lathe((x, y, 0), foot, IRON, 20)

    def sprout(turn: float, shape: str, thick: list[float], long: float = 1.0) -> None:
        """Grow a stem in one direction: its shape is given as distance and height."""
        c, s = math.cos(turn) * long, math.sin(turn) * 0.8 * long
        vine(model, [(x + r * c, y + r * s, z) for r, z in pts(shape)], thick, IRON, 8)

    for k in range(4):
        turn = math.pi / 4 + k * math.pi / 2
        sprout(turn, "0.34,0.02 0.2,0.14 0.1,0.5 0.085,2.7", [0.05, 0.04, 0.025, 0.02])
    for k in range(12):
        turn, long = 2 * math.pi * k / 12 + 0.2, (1.5, 1.0, 1.25)[k % 3]
        whip = "0.04,2.5 0.1,3 0.42,3.9 0.95,4.7 1.5,5.1 1.86,4.92 1.84,4.62 1.62,4.58"
        sprout(turn, whip, [0.045, 0.04, 0.034, 0.03, 0.024, 0.012], long)
        if k % 2 == 0:
            curl = "0.1,2.8 0.34,3.1 0.62,3.6 0.9,3.66 0.94,3.42 0.78,3.36"
            sprout(turn, curl, [0.03, 0.028, 0.02, 0.008])
        else:
            sprout(turn, f"0.08,2.6 0.12,3.8 0.5,4.9 1.4,{HIGH}", [0.05, 0.045, 0.05, 0.06])


def lamps(model: Model) -> list[Vec]:
    """Three lamps like flowers on arching stalks from the column; return where they glow."""
    x, y = STEM
    out: list[Vec] = []
    for dx, dy, z in ((-0.75, -0.35, 3.15), (0.8, -0.45, 3.25), (0.1, -0.75, 3.55)):
        stalk: list[Vec] = [
            (x, y, 2.4),
            (x + dx * 0.35, y + dy * 0.4, 3.1),
            (x + dx * 0.8, y + dy * 0.9, z + 0.5),
            (x + dx * 1.1, y + dy, z + 0.36),
            (x + dx * 1.12, y + dy, z + 0.16),
        ]
        vine(model, stalk, [0.03, 0.024, 0.018, 0.02], IRON, 7)
        at = (x + dx * 1.12, y + dy, z)
        model.lathe(
            (at[0], at[1], z - 0.1), [(0.0, 0), (0.08, 0.04), (0.1, 0.12), (0.05, 0.22)], BULB, 12
        )
        for k in range(5):
            a = 2 * math.pi * k / 5
            petal: list[Vec] = [
                (at[0] + r * math.cos(a), at[1] + r * math.sin(a), z + h)
                for r, h in ((0.03, 0.2), (0.12, 0.1), (0.16, -0.02), (0.2, -0.08))
            ]
            vine(model, petal, [0.02, 0.035, 0.03, 0.008], GOLD, 6)
        out.append((at[0], at[1], z))
    return out


def stairs(model: Model) -> None:
    """Fourteen steps along the painted wall, the first three fanning out; the whiplash railing."""
    rise, tread, x0, y0 = 0.17, 0.29, -0.62, 3.1
    for k in range(14):
        flare = max(0, 3 - k) * 0.24
        a = x0 + k * tread
        model.box((a - flare, y0 - flare, 0), (x0 + 4.6, BACK, rise * (k + 1) - 0.03), WOOD)
        model.box(
            (a - flare - 0.03, y0 - flare - 0.03, rise * (k + 1) - 0.03),
            (a + tread + 0.05, BACK, rise * (k + 1)),
            PEACH,
        )
    slope = rise / tread
    skirt = Wall((x0, y0 - 0.005, 0), 0)
    for u in (0.9, 1.7, 2.5, 3.3):
        high = slope * u
        swing = [(u + a, high * b) for a, b in pts("-0.5,0.05 0.1,0.4 -0.1,0.8 0.35,0.9")]
        lash(model, skirt, [*swing, (u + 0.5, high * 0.66), (u + 0.3, high * 0.56)], 0.07, GOLD)
        lash(model, skirt, [(a + 0.1, b * 0.92) for a, b in swing], 0.04, RUST)

    def rail(u: float, h: float) -> Vec:
        return x0 + u, y0 - 0.06, max(0.0, slope * u) + h

    way: list[Vec] = [rail(u, 1.06) for u in np.linspace(0.3, 4.1, 9)]
    start = [rail(a, b) for a, b in pts("-0.52,0.92 -0.62,1.06 -0.4,1.14 -0.05,1.16")]
    vine(model, [*start, *way], [0.03, 0.055, 0.055, 0.055], WOOD, 12)
    vine(model, [rail(u, 0.12) for u in np.linspace(0.0, 4.1, 9)], [0.025, 0.025], IRON, 8)
    foot = pts("-0.52,0 -0.6,0.4 -0.5,0.8 -0.28,1.1 0.2,1.2 0.5,0.86")
    newel = [rail(a, b) for a, b in foot]
    vine(model, newel, [0.1, 0.06, 0.05, 0.04, 0.012], IRON, 10)
    for k in range(5):
        u = 0.08 + 0.8 * k
        shapes = [
            pts("0.0,0.12 0.16,0.5 0.02,0.86 0.26,1.02 0.48,0.82 0.4,0.56 0.22,0.6 0.24,0.74"),
            [(0.3, 0.12), (0.5, 0.36), (0.72, 0.4), (0.8, 0.2), (0.66, 0.14)],
            [(0.44, 0.14), (0.56, 0.6), (0.84, 0.86), (0.98, 1.04)],
            [(0.1, 0.3), (0.36, 0.3), (0.56, 0.5), (0.6, 0.74), (0.74, 1.04)],
        ]
        for i, shape in enumerate(shapes):
            vine(
                model,
                [rail(u + a, b) for a, b in shape],
                [0.022, 0.026, 0.02, 0.008 if i < 2 else 0.02],
                IRON,
                7,
            )
        loop = scroll((u + 0.66, 0.66), 0.13, 1.4, 200, -1)
        vine(model, [rail(a, b) for a, b in loop[::3]], [0.02, 0.016, 0.008], GOLD, 6)


def painting(model: Model) -> None:
    """The wall behind the stair: bundles of whiplash stalks that rise with it and curl open."""
    wall = Wall((-3.2, BACK, 0), 0)
    sheet(model, wall, (0, 6.8), (0, HIGH), 0, SALMON)
    dice = Dice(12)
    tones = (GOLD, MOSS, RUST, PALE, GOLD, RUST)
    for k in range(18):
        u, lean = 0.2 + 0.33 * k, dice.uniform(0.7, 1.3)
        foot = max(0.1, (u - 2.7) * 0.58)
        up = dice.uniform(1.9, 3.9)
        s = dice.choice((-1, 1))
        shape = "-0.3,0 0.2,0.3 -0.25,0.62 0.3,0.9 0.85,0.95 1,0.72 0.74,0.6 0.56,0.7"
        stalk = [(u + a * s * lean, foot + b * up) for a, b in pts(shape)]
        inside = [(min(6.6, max(0.1, a)), min(HIGH - 0.3, b)) for a, b in stalk]
        lash(model, wall, inside, dice.uniform(0.06, 0.13), tones[k % 6])
        for j in (1, 2):
            off = [(min(6.7, a + 0.09 * j), b - 0.1 * j) for a, b in inside[:-j]]
            lash(model, wall, off, 0.035, tones[(k + j) % 6])
        leaf = inside[4]
        drop = [
            (leaf[0] + 0.16 * math.cos(t), leaf[1] + 0.26 * math.sin(t) + 0.1)
            for t in np.linspace(0, 2 * math.pi, 13)[:-1]
        ]
        fill(model, wall, drop, 0.012, (PALE, MOSS, PEACH)[k % 3])
    sweep: list[Spot] = pts("0.1,0.6 1.2,1.6 2.4,1.5 3.6,2.5 4.9,3.3 6.0,4.4 6.6,4.3 6.5,3.9")
    lash(model, wall, sweep, 0.2, GOLD, 0.01)
    lash(model, wall, [(a, b - 0.22) for a, b in sweep], 0.09, RUST, 0.01)
    block(model, wall, (0, 6.8), (HIGH - 0.16, HIGH), (0, 0.1), GOLD)


def room(model: Model) -> None:
    """Side walls, a door with colored glass, mosaic floor, beams and the amber roof light."""
    left, right = Wall((-3.2, -3.0, 0), 90), Wall((3.6, BACK, 0), -90)
    sheet(model, left, (0, 7.8), (0, HIGH), 0, PALE)
    sheet(model, right, (0, 7.8), (0, HIGH), 0, SALMON)
    block(model, left, (0, 7.8), (0, 0.9), (0, 0.05), WOOD)
    for u in (2.6, 4.6, 6.6):
        shape = "-0.75,0.1 -0.78,1.6 -0.62,2.7 0,3.2 0.62,2.7 0.78,1.6 0.75,0.1"
        edge = smooth([(u + a, b) for a, b in pts(shape)], steps=6)
        fill(model, left, edge, 0.06, AMBER)
        ribs(model, left, [edge], 0.14, (0, 0.14), WOOD)
        for dx in (-0.34, 0.0, 0.34):
            lash(
                model,
                left,
                [(u + dx, 0.1), (u + dx * 0.7, 1.2), (u + dx * 1.7, 2.1), (u + dx * 0.4, 2.9)],
                0.07,
                WOOD,
                0.07,
            )
        for dx, z in ((-0.3, 1.9), (0.28, 2.2), (0.0, 1.3)):
            drop = [
                (u + dx + 0.13 * math.cos(t), z + 0.24 * math.sin(t))
                for t in np.linspace(0, 2 * math.pi, 13)[:-1]
            ]
            fill(model, left, drop, 0.075, JADE)
    dice = Dice(4)
    for k in range(7):
        u, up = 0.8 + 0.9 * k, dice.uniform(2.2, 4.2)
        stalk: list[Spot] = [
            (u, 0.9),
            (u + 0.3, up * 0.5),
            (u - 0.2, up * 0.8),
            (u + 0.3, up),
            (u + 0.7, up * 0.9),
            (u + 0.55, up * 0.76),
        ]
        lash(model, right, stalk, 0.09, (GOLD, RUST, MOSS)[k % 3])
    xs, ys = np.linspace(-3.2, 3.6, 24), np.linspace(-2.9, BACK, 40)
    x, y = np.meshgrid(xs, ys)
    model.grid(np.stack([x, y, 0 * x], -1), MOSAIC, uv=np.stack([x, y], -1))
    lines: list[list[Spot]] = [
        pts("-2.9,-1.4 -1.6,-0.9 -0.4,-1.1 0.5,-0.3 0.2,0.5 -0.4,0.3 -0.2,-0.1"),
        [(2.9, -1.2), (1.7, -0.6), (0.9, 0.3), (1.5, 1.2), (2.2, 0.9), (2.0, 0.5)],
        [(-2.8, 0.2), (-2.2, 1.1), (-1.2, 1.3), (-0.2, 0.9), (0.7, 1.4), (0.6, 2.1), (0.1, 2.0)],
        [(-2.7, 2.6), (-2.3, 1.8), (-1.5, 1.7), (-0.7, 2.1), (-0.9, 2.9), (-1.5, 3.2), (-2.0, 2.8)],
        [(-0.9, -1.8), (0.4, -1.5), (1.6, -1.3), (2.6, -0.3), (2.9, 0.8), (2.5, 1.7)],
        [(-3.0, -0.4), (-2.2, -0.2), (-1.5, 0.4), (-1.9, 0.9), (-2.4, 0.6)],
    ]
    for k, way in enumerate(lines):
        lash(model, FLOOR, way, 0.17, (RUST, GOLD, RUST, MOSS, RUST, GOLD)[k], 0.002)
        lash(
            model,
            FLOOR,
            [(a + 0.12, b + 0.13) for a, b in way[:-1]],
            0.06,
            (GOLD, RUST, MOSS, RUST, GOLD, RUST)[k],
            0.004,
        )
    for s, at in ((-1, -3.0), (1, 3.4)):
        ribs(model, FLOOR, [[(at, y) for y in np.linspace(-2.8, 2.9, 12)]], 0.16, (0, 0.006), RUST)
        ribs(
            model,
            FLOOR,
            [[(at - s * 0.2, y) for y in np.linspace(-2.8, 2.9, 12)]],
            0.05,
            (0, 0.006),
            GOLD,
        )
    ceiling(model)


def ceiling(model: Model) -> None:
    """Amber glass between curved iron ribs, plaster beyond, beams across."""
    corners = [(-3.2, -3.0), (3.6, -3.0), (3.6, BACK), (-3.2, BACK)]
    model.quads([[(x, y, HIGH) for x, y in corners]], CREAMY)
    patch(model, FLOOR, [[(-3.0, -2.6), (1.0, -2.6), (1.0, 4.4), (-3.0, 4.4)]], HIGH - 0.02, AMBER)
    for k in range(11):
        x = -3.0 + 0.4 * k
        vine(
            model,
            [(x, -2.6, HIGH - 0.04), (x + 0.1, 0.8, HIGH - 0.1), (x - 0.05, 4.4, HIGH - 0.04)],
            [0.03, 0.03],
            BEAM,
            6,
        )
    for y in (-1.2, 0.6, 2.5, 4.3):
        model.box((-3.2, y - 0.06, HIGH - 0.24), (3.6, y + 0.06, HIGH), BEAM)


ALT = {
    "en": "A warm stair hall in salmon and amber: a slender iron column sprouts tendrils, and the "
    "same whiplash curves run through the stair railing, the painted wall and the mosaic "
    "floor.",
    "es": "Cálido vestíbulo salmón y ámbar: de una fina columna de hierro brotan tallos, y las "
    "mismas curvas de látigo recorren la barandilla, la pared pintada y el mosaico.",
}


def draw(plate: Plate) -> None:
    """The hall, its painted lines, the iron plant, the lamps."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=49)):
        air.sky(plate, ["#e8b060", "#d9904a"], SIZE[1])
        model = Model()
        room(model)
        painting(model)
        stairs(model)
        column(model)
        spots = lamps(model)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2414", 0.5, 1.1, 0.5), 4200))
        air.glow(plate, 180, 60, 480, "#ffdf9a", 0.26)
        for spot in spots:
            x, y = CAMERA.point(*spot)
            air.glow(plate, x, y, 130, "#ffd080", 0.5)
            plate.add(circle(x, y, 26, plate.radial([(0, "#fffbe0", 0.9), (1, "#ffc860", 0)])))
        air.glaze(plate, [(0, "#2a1408", 0), (1, "#2a1408", 0.22)], 900)
    air.vignette(plate, "#1c0e06", 0.36)
