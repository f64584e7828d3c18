"""Durham Cathedral, 1093-1133: along the nave between carved drums and bundled piers, to the rose.

Ratio 5:4; off the axis, so that the near drums on the left stand close with their zigzags.
Pale sun from the upper left falls on the right arcade and the floor; brown dusk in the aisles.
Palette: dun and honey sandstone, grey shade, umber, small blue and red glass, slate floor.
Features: drums cut with zigzags and diamonds, round arches, galleries, ribs over a stone vault.
"""

import itertools
import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import people, terrain
from ..gothic import rose_window
from ..masonry import vault
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Spot, Wall, block, cut, oculus, patch, ribs, row, sheet

SIZE = (1200, 960)
ALT = {
    "en": "A massive church nave: huge round pillars cut with zigzags and diamonds stand between "
    "bundled piers, under thick round arches, galleries and a ribbed stone vault.",
    "es": "Nave de iglesia maciza: enormes pilares redondos con zigzags y rombos tallados entre "
    "pilares compuestos, bajo gruesos arcos de medio punto, galerías y bóveda con nervios.",
}
STONE, CARVED, DUSK, OUTER, ROOF, RIB, GLASS, RUBY, FLOOR, WOOD, SKIN, COAT, RED, CREAM = range(14)
STUFF = [
    Material(
        ("#86705a", "#b29a7c", "#d0ba9a", "#9f8a70"),
        0.62,
        1.2,
        0.35,
        scatter=0.35,
        grain=1.6,
        contrast=0.8,
        streaks=0.3,
        bump=0.1,
    ),
    Material(("#9a8468", "#c4ac8a", "#dfcbaa"), grain=0.5, contrast=0.6, bump=0.06),
    Material(("#3c3028", "#56463a"), grain=1, bump=0),
    Material(("#7c6a58", "#a08c74", "#b8a48a"), 0.62, 1.2, 0.35, casts=False),
    Material(("#a39078", "#c4b298", "#dccbb0"), 0.5, 1.0, 0.2, grain=2, bump=0.06, casts=False),
    Material(("#927c62", "#bea888", "#dac6a6"), grain=0.5, bump=0.05, casts=False),
    Material(("#6f9ad8", "#b4d4f4"), grain=0.3, contrast=1.4, bump=0, casts=False),
    Material(("#b43848", "#ec7a80"), grain=0.3, contrast=1.2, bump=0, casts=False),
    Material(
        ("#5c544c", "#857a6e", "#a3978a"),
        1.0,
        1.0,
        0.4,
        scatter=0.6,
        grain=2,
        gloss=0.12,
        bump=0.05,
        casts=False,
    ),
    Material(("#3c281c", "#5c402c"), 0.3, 0.6, 0.4),
    Material(("#c79f80",)),
    Material(("#26252b",)),
    Material(("#7c3a34",)),
    Material(("#c9bda8",)),
]
CAMERA = Camera((1.7, -5.6, 2.3), (-0.6, 40, 2.3), 690, (620, 735))
LIGHT = Light(
    (-0.62, -0.52, 0.66),
    "#ffedcc",
    2.3,
    "#b9bcd0",
    0.62,
    "#c49c70",
    0.42,
    haze_color="#cdbfa8",
    haze_distance=220,
)
HALF, BAY, COUNT, CAP, SPRING, CROWN = 5.7, 7.3, 9, 8.2, 14.6, 21.2


def pattern(model: Model, drum: Drum, kind: int, z: Spot) -> None:
    """Cut a drum all over: 0 zigzags, 1 diamonds, 2 flutes, 3 spirals."""
    girth, (low, high) = drum.girth, z
    lines: list[list[Spot]] = []
    if kind == 0:
        for k in range(int((high - low) / 0.62)):
            base = low + 0.1 + 0.62 * k
            waves = 7
            lines.append(
                [
                    (girth * i / (2 * waves), base + (0.52 if i % 2 else 0))
                    for i in range(2 * waves + 1)
                ]
            )
    elif kind in (1, 3):
        turns = 9 if kind == 1 else 12
        rise = (high - low) * 0.85
        for i in range(turns):
            for way in (1, -1) if kind == 1 else (1,):
                t = np.linspace(0, 1, 40)
                u = girth * i / turns + way * t * girth * (high - low) / rise * 0.62
                z_line = low + (high - low) * t
                lines.append([(float(a), float(b)) for a, b in zip(u, z_line, strict=True)])
    else:
        lines = [[(girth * i / 18, low), (girth * i / 18, high)] for i in range(18)]
    for shift, wide, d, material in ((0.0, 0.17, 0.075, CARVED), (-0.11, 0.1, 0.02, DUSK)):
        moved = [[(u, q + (shift if kind != 2 else 0)) for u, q in way] for way in lines]
        if kind == 2 and material == DUSK:
            moved = [[(u + 0.13, q) for u, q in way] for way in lines]
        fine = [finer(way) for way in moved]
        ribs(model, drum, fine, wide, (-0.05, d), material)


def finer(way: list[Spot]) -> list[Spot]:
    """Cut a line into short pieces, so that it follows the round."""
    out: list[Spot] = []
    for (a, b), (c, d) in itertools.pairwise(way):
        out += [(a + (c - a) * t, b + (d - b) * t) for t in (0, 0.25, 0.5, 0.75)]
    return [*out, way[-1]]


def pillar(model: Model, x: float, y: float, kind: int) -> None:
    """A drum on its square foot under a cushion capital."""
    r = 1.06
    model.box((x - 1.5, y - 1.5, 0), (x + 1.5, y + 1.5, 0.35), STONE)
    model.lathe((x, y, 0.35), [(1.45, 0), (1.4, 0.2), (1.15, 0.4), (r, 0.55)], CARVED, 40)
    model.lathe((x, y, 0.9), [(r, 0), (r, CAP - 2.4)], STONE, 48)
    pattern(model, Drum((x, y, 0), r, 17.0 * kind), kind, (1.0, CAP - 1.6))
    model.lathe((x, y, CAP - 1.6), [(r * 1.08, 0), (r * 1.1, 0.12), (r, 0.2)], CARVED, 40)
    model.lathe(
        (x, y, CAP - 1.4), [(r, 0), (1.3, 0.45), (1.42, 0.85)], CARVED, 8, 22.5, smooth=False
    )
    model.box((x - 1.4, y - 1.4, CAP - 0.55), (x + 1.4, y + 1.4, CAP + 0.2), CARVED)


def pier(model: Model, x: float, y: float) -> None:
    """A bundled pier: core, three shafts to each side, one of them up to the vault."""
    model.box((x - 1.55, y - 1.55, 0), (x + 1.55, y + 1.55, 0.7), STONE)
    model.box((x - 1.05, y - 1.05, 0), (x + 1.05, y + 1.05, CAP), STONE)
    inward = -1 if x > 0 else 1
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        for k in (-0.55, 0.0, 0.55):
            r = 0.3 if k == 0 else 0.2
            px, py = x + dx * 1.08 + (k if dy else 0), y + dy * 1.08 + (k if dx else 0)
            tall = SPRING if dx == inward else CAP - 0.6
            model.lathe((px, py, 0.7), [(r * 1.4, 0), (r, 0.25), (r, tall - 1.1)], CARVED, 12)
            model.lathe((px, py, tall - 0.4), [(r, 0), (r * 1.7, 0.5), (r * 1.7, 0.75)], CARVED, 8)
    model.box((x - 1.4, y - 1.4, CAP - 0.3), (x + 1.4, y + 1.4, CAP + 0.2), CARVED)
    model.box((x + inward * 0.9, y - 1.0, CAP), (x + inward * 1.3, y + 1.0, SPRING + 0.3), STONE)


def zigzag(model: Model, wall: Wall, middle: float, spring: float, radius: float, d: float) -> None:
    """Chevrons round an arch."""
    count = 28
    way = []
    for i in range(count + 1):
        a = math.pi * i / count
        r = radius + (0.2 if i % 2 else -0.06)
        way.append((middle - r * math.cos(a), spring + r * math.sin(a)))
    ribs(model, wall, [way], 0.13, (d - 0.1, d + 0.09), CARVED)


def great_arch(model: Model, wall: Wall, u: Spot) -> None:
    """One arch of the arcade, stepped twice, open below down to the capitals."""
    m, t = (u[0] + u[1]) / 2, np.linspace(math.pi, 0, 25)
    rows = [(2.6, 0.0), (2.6, -0.35), (2.2, -0.35), (2.2, -1.55), (2.6, -1.55), (2.6, -1.9)]
    way = [wall.at(m + r * np.cos(t), CAP + 0.1 + r * np.sin(t), d) for r, d in rows]
    for near, far in itertools.pairwise(way):
        model.grid(np.array([near, far]), STONE, smooth=False)
    edge = [(float(m + 2.6 * math.cos(a)), float(CAP + 0.1 + 2.6 * math.sin(a))) for a in t]
    for d in (0.0, -1.9):
        quads = [[p, q, (q[0], 11.5), (p[0], 11.5)] for p, q in itertools.pairwise(edge)]
        patch(model, wall, quads, d, STONE)
        for a, b in ((u[0], m - 2.6), (m + 2.6, u[1])):
            sheet(model, wall, (a, b), (CAP, 11.5), d, STONE)


def side(model: Model, wall: Wall, sign: int) -> None:
    """One side of the nave: arcade, gallery of paired arches, clerestory; aisle and its windows."""
    for i in range(COUNT):
        u = (i * BAY, (i + 1) * BAY)
        m = (u[0] + u[1]) / 2
        great_arch(model, wall, u)
        zigzag(model, wall, m, CAP + 0.05, 2.75, 0.02)
        zigzag(model, wall, m, CAP + 0.05, 2.32, -0.3)
        block(model, wall, u, (11.4, 11.75), (-0.2, 0.2), CARVED)
        big = Opening(m, 11.9, 13.1, 3.9, "round", 0.5, 1, 0.25, STONE)
        cut(model, wall, u, (11.75, 16.0), big, STONE)
        zigzag(model, wall, m, 13.1, 2.1, 0.02)
        for k in (-0.82, 0.82):
            small = Opening(m + k, 11.9, 13.0, 1.25, "round", 0.2)
            edge = small.outline()
            sheet(model, wall, (edge[0][0], edge[-1][0]), (11.9, 13.0), -0.7, DUSK)
            head = edge[1:-1]
            for (a, za), (b, zb) in itertools.pairwise(head):
                sheet(model, wall, (a, b), (13.0, (za + zb) / 2), -0.7, DUSK)
            ribs(model, wall, [edge], 0.16, (-0.75, -0.5), CARVED)
        at = tuple(float(q) for q in wall.at(m, 11.9, -0.6))
        model.lathe(
            (at[0], at[1], at[2]), [(0.2, 0), (0.13, 0.1), (0.13, 1.0), (0.22, 1.25)], CARVED, 10
        )
        block(model, wall, u, (15.9, 16.2), (-0.2, 0.15), CARVED)
        clear = Opening(m, 16.7, 18.2, 1.7, "round", 1.0, 1, 0.2, GLASS)
        cut(model, wall, u, (16.2, 22), clear, OUTER)
        y0 = -BAY + i * BAY
        near, far = sorted((sign * (HALF + 1.9), sign * 12.2))
        vault(model, (near, far), (y0, y0 + BAY), 8.3, (2.9, 2.9), ROOF, RIB, 0.2)
    outer = Wall((wall.origin[0] + sign * 6.6, wall.origin[1], 0), wall.heading)
    kind = Opening(0, 4.2, 6.6, 2.0, "round", 0.8, 1, 0.3, GLASS)
    row(model, outer, (0, BAY * COUNT), (0, 11.5), COUNT, kind, OUTER)
    back = Wall((wall.origin[0] + sign * 1.9, wall.origin[1], 0), wall.heading)
    sheet(model, back, (0, BAY * COUNT), (11.2, 12), 0, STONE)


def ceiling(model: Model) -> None:
    """The high vault: two ribbed cells to each pair of bays, a heavy pointed arch between pairs."""
    for i in range(COUNT):
        y0 = -BAY + i * BAY
        rise = (CROWN - SPRING, CROWN - SPRING)
        vault(model, (-HALF, HALF), (y0, y0 + BAY), SPRING, rise, ROOF, RIB, 0.24)
        if i % 2 == 1:
            t = np.linspace(-1, 1, 31)
            drop = ((np.abs(t) + 0.25) ** 2 - 0.0625) / 1.5
            high = SPRING + rise[1] * np.sqrt(np.clip(1 - drop, 0, 1))
            for dy in (-0.45, 0.0, 0.45):
                way = np.stack([t * HALF, np.full_like(t, y0 + dy), high - 0.05], -1)
                model.tube(way, 0.36, RIB, 8)


def east(model: Model) -> None:
    """The far wall with its great rose over three lancets, a wooden screen before it."""
    end = Wall((-HALF - 7, -BAY + BAY * COUNT, 0), 0)
    middle = HALF + 7
    oculus(model, end, (0, 2 * middle), (10.5, 22), (middle, 15.6), 4.4, 0.8, STONE, GLASS)
    rose_window(model, end, (middle, 15.6), 4.3, 0.8, CARVED, [GLASS, RUBY, GLASS])
    sheet(model, end, (0, middle - HALF), (0, 10.5), 0, STONE)
    sheet(model, end, (middle + HALF, 2 * middle), (0, 10.5), 0, STONE)
    o = Opening(0, 2.6, 7.6, 2.0, "round", 0.8, 2, 0.25, GLASS)
    row(model, end, (middle - HALF, middle + HALF), (0, 10.5), 3, o, STONE)
    screen = Wall((-HALF + 1, BAY * 6, 0), 0)
    arch = Opening(0, 0.1, 2.7, 1.5, "round", 0.5)
    row(model, screen, (0, 2 * HALF - 2), (0, 4.2), 5, arch, WOOD)


def draw(plate: Plate) -> None:
    """The nave, sun on floor and arches, people for scale."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=201)):
        air.sky(plate, ["#4a3c30", "#6a5846"], 960)
        model = Model()
        side(model, Wall((-HALF, -BAY, 0), 90), -1)
        side(model, Wall((HALF, -BAY + BAY * COUNT, 0), -90), 1)
        for i in range(COUNT + 1):
            y = -BAY + i * BAY
            for sign in (-1, 1):
                x = sign * (HALF + 0.95)
                if i % 2:
                    pier(model, x, y)
                elif i:
                    kinds = (0, 1, 3, 2) if sign < 0 else (1, 0, 2, 3)
                    pillar(model, x, y, kinds[i // 2 - 1])
        ceiling(model)
        east(model)
        terrain(model, CAMERA, FLOOR, None, (0.8, 90), 58, 70, 50)
        dice = Dice(5)
        for i in range(9):
            for sign in (-1, 1):
                y = 9.0 + i * 1.5
                model.box((sign * 1.4 - 0.0, y, 0), (sign * 4.2, y + 0.5, 0.5), WOOD)
                model.box((sign * 1.4, y + 0.45, 0), (sign * 4.2, y + 0.52, 1.0), WOOD)
        spots = [(dice.uniform(-1.0, 1.0), dice.uniform(6, 34), 0.0) for _ in range(6)]
        people(model, spots, [SKIN, COAT, RED, CREAM, COAT], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#241a14", 0.5, 1.25, 2.2), 3600))
        air.glow(plate, 600, 430, 300, "#fff0d0", 0.22)
        air.glaze(plate, [(0, "#20150e", 0), (1, "#20150e", 0.5)], 770)
    air.vignette(plate, "#140d08", 0.42)
