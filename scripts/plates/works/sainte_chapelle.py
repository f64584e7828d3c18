"""Sainte-Chapelle, Paris, 1242-1248: the upper chapel, glass from the dado to the starry vault.

Ratio 3:4, upright; one-point view to the apse, windows like burning curtains left and right.
Light comes from the glass alone: it stains shafts and floor; stone stays slender and dark.
Palette: ruby, cobalt, violet, sparks of gold and green, gilt ribs, midnight blue with gold stars.
Features: windows fifteen metres tall, bundled shafts with apostles, ribs on a starred vault.
"""

import math
from dataclasses import replace

import numpy as np

from .. import air, materials
from ..architecture import spot, statue
from ..core import Dice, Plate
from ..garden import people, terrain
from ..masonry import glazing, tracery, vault
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material
from ..walls import Opening, Wall, arch, block, cut, fill, ribs, ring

SIZE = (900, 1200)
ALT = {
    "en": "A tall narrow interior whose walls are all stained glass in red and blue, between "
    "slender gilded shafts, under a ribbed vault painted deep blue with gold stars.",
    "es": "Interior alto y estrecho con muros enteros de vidriera roja y azul, entre finas "
    "columnillas doradas, bajo una bóveda nervada azul oscuro con estrellas de oro.",
}
STONE, GILT, CRIMSON, AZURE, VAULT, STAR, LEAD, FLOOR, SKIN, COAT, ROBE, NAVY, CREAM = range(13)
RUBY, ROSE, COBALT, SKY, VIOLET, AMBER, LEAF = range(13, 20)
STUFF = [
    Material(("#4a3a32", "#6e5a4a", "#8c7660"), grain=0.6, contrast=0.6, bump=0.08),
    Material(("#6b4d1e", "#a57a34", "#d2aa5a"), grain=0.3, contrast=0.8, bump=0.06),
    Material(("#5a1a20", "#82282e", "#9c3c3c"), grain=0.4, contrast=0.8, bump=0.05),
    Material(("#1c2a5c", "#2c4284", "#43609f"), grain=0.4, contrast=0.8, bump=0.05),
    Material(("#131d4a", "#1f2f6c", "#2d438a"), grain=1.5, contrast=0.9, bump=0.05),
    Material(("#e0b850", "#ffe69a"), bump=0),
    Material(("#15121c", "#241f2c"), bump=0),
    Material(
        ("#4a3532", "#7a5a4c", "#3d3550"),
        0.8,
        0.8,
        0.3,
        scatter=0.9,
        grain=0.8,
        gloss=0.3,
        bump=0.03,
    ),
    Material(("#c79f80",)),
    Material(("#1d1c22",)),
    Material(("#6a2a2a",)),
    Material(("#27385a",)),
    Material(("#a59a88",)),
    Material(("#c01428", "#f03040"), grain=0.2, contrast=1.4, bump=0),
    Material(("#d83a50", "#ff7a84"), grain=0.2, contrast=1.4, bump=0),
    Material(("#1030b8", "#2f5cf0"), grain=0.2, contrast=1.4, bump=0),
    Material(("#3f86ea", "#8cc6ff"), grain=0.2, contrast=1.4, bump=0),
    Material(("#5a24a0", "#8c4fd6"), grain=0.2, contrast=1.4, bump=0),
    Material(("#ffb430", "#ffe27a"), grain=0.2, contrast=1.0, bump=0),
    Material(("#208a50", "#58cc84"), grain=0.2, contrast=1.0, bump=0),
]
CAMERA = Camera((0.5, -6.4, 2.5), (0.05, 24, 2.5), 900, (452, 1030))
LIGHT = Light(
    (0.08, -0.86, 0.42),
    "#fff2e0",
    1.5,
    "#d6cef2",
    1.25,
    "#a8506a",
    0.55,
    haze_color="#6a3f7a",
    haze_distance=700,
)
HALF, BAY, LONG, SPRING, CROWN = 5.35, 5.5, 22.0, 12.8, 20.4
PANES = [RUBY, RUBY, COBALT, COBALT, COBALT, VIOLET, ROSE, SKY, AMBER, LEAF]


def window(model: Model, wall: Wall, length: float, lights: int, seed: int) -> None:
    """One bay of wall: painted arcade below, then nothing but a window of `lights` lights."""
    sill, wide = 4.3, length - 0.75
    o = Opening(length / 2, sill, SPRING + 1.0, wide, "pointed", 0.3)
    cut(model, wall, (0, length), (4.0, 19.8), o, STONE)
    glazing(model, wall, o, -0.1, PANES, 0.21, seed, 1.2)
    dice = Dice(seed + 5)
    step = wide / lights
    for i in range(lights):
        u = length / 2 - wide / 2 + (i + 0.5) * step
        for k in range(int((SPRING - sill) / 1.12)):
            z = sill + 0.75 + k * 1.12
            field, heart = dice.choice(
                [(COBALT, RUBY), (RUBY, COBALT), (RUBY, SKY), (COBALT, ROSE)]
            )
            sides, turn = (12, 0) if (k + i) % 2 else (4, 0)
            r = step * 0.4
            fill(model, wall, ring((u, z), r * 1.12, sides, turn), -0.09, LEAD)
            fill(model, wall, ring((u, z), r, sides, turn), -0.08, field)
            fill(model, wall, ring((u, z), r * 0.62, sides, turn), -0.07, heart)
            spark = dice.choice([AMBER, SKY, ROSE, CREAM])
            x, y = u + dice.uniform(-0.1, 0.1), z + dice.uniform(-0.1, 0.05)
            figure = [
                (x - 0.07, y - 0.2),
                (x + 0.07, y - 0.2),
                (x + 0.05, y + 0.2),
                (x - 0.05, y + 0.2),
            ]
            fill(model, wall, figure, -0.06, spark)
    left, right = length / 2 - wide / 2, length / 2 + wide / 2
    bars = [[(left, sill + 0.2 + 1.12 * k), (right, sill + 0.2 + 1.12 * k)] for k in range(9)]
    ribs(model, wall, bars, 0.045, (-0.1, -0.05), LEAD)
    tracery(model, wall, o, (-0.1, -0.01), lights, 0.075, STONE)
    arcade(model, wall, length)


def arcade(model: Model, wall: Wall, length: float) -> None:
    """The dado: little arches on gilt colonnettes before painted cloth, a leafy course on top."""
    count = max(2, round(length / 1.35))
    bay = length / count
    block(model, wall, (0, length), (0, 4.0), (-0.4, -0.25), CRIMSON)
    for i in range(count):
        o = Opening((i + 0.5) * bay, 0.7, 2.5, bay * 0.78, "pointed", 0.22)
        cut(model, wall, (i * bay, (i + 1) * bay), (0.5, 3.6), o, AZURE)
        for x in (i * bay + 0.07, (i + 1) * bay - 0.07):
            foot = spot(wall, x, 0.5, 0.06)
            model.lathe(foot, [(0.09, 0), (0.06, 0.1), (0.06, 1.8), (0.12, 2.05)], GILT, 8)
        ribs(model, wall, [o.outline()[1:-1]], 0.09, (0, 0.08), GILT)
    block(model, wall, (0, length), (0, 0.5), (-0.1, 0.45), STONE)
    for z, tall, out, material in (
        (3.6, 0.14, 0.1, GILT),
        (3.74, 0.22, 0.06, CRIMSON),
        (3.96, 0.16, 0.14, GILT),
    ):
        block(model, wall, (0, length), (z, z + tall), (-0.1, out), material)


def pillar(model: Model, wall: Wall, u: float, seed: int) -> None:
    """A bundle of painted shafts from floor to vault, an apostle under a canopy before it."""
    for k, (dx, d, material) in enumerate(
        ((0, 0.34, CRIMSON), (-0.26, 0.16, GILT), (0.26, 0.16, AZURE))
    ):
        foot = spot(wall, u + dx, 0.4, d)
        r = 0.17 if k == 0 else 0.11
        high = SPRING - 0.4
        model.lathe(foot, [(r * 1.5, 0), (r, 0.2), (r, high - 0.5), (r * 1.9, high)], material, 12)
        for z in np.arange(1.0, high - 1, 0.9):
            at = (foot[0], foot[1], foot[2] + float(z))
            model.lathe(
                at, [(r * 1.04, 0), (r * 1.04, 0.1)], GILT if material != GILT else CRIMSON, 12
            )
    shelf = spot(wall, u, 4.2, 0.62)
    model.lathe(shelf, [(0.06, -0.5), (0.3, -0.08), (0.3, 0.0), (0, 0.0)], GILT, 12)
    model.add(statue(1.95, (GILT, CRIMSON, AZURE)[seed % 3], seed), shelf, wall.heading)
    hood = (shelf[0], shelf[1], shelf[2] + 2.15)
    model.lathe(hood, [(0.34, 0), (0.36, 0.3), (0.1, 0.9), (0, 1.1)], GILT, 8, smooth=False)


def nave_vault(model: Model) -> None:
    """Four bays of ribbed vault and their stars."""
    for i in range(5):
        y0 = -BAY + i * BAY
        y = (y0, y0 + BAY)
        high = (CROWN - SPRING, CROWN - SPRING)
        vault(model, (-HALF, HALF), y, SPRING, high, VAULT, GILT, 0.1, pointed=True)
        t = np.linspace(-1, 1, 25)
        crown = SPRING + (CROWN - SPRING) * rise(t)
        for at in y:
            way = np.stack([t * HALF, np.full_like(t, at), crown - 0.1], -1)
            model.tube(way, 0.16, GILT, 8)
        dice = Dice(i + 40)
        for _ in range(120):
            s, r = dice.uniform(-0.95, 0.95), dice.uniform(-0.95, 0.95)
            star(model, s * HALF, y0 + BAY / 2 + r * BAY / 2, s, r)


def rise(t: Array) -> Array:
    """Profile of the pointed vault over one span, 0 at its feet, 1 at the crown."""
    q = np.abs(t)
    return np.asarray(np.sqrt(np.clip(1 - ((q + 0.6) ** 2 - 0.36) / 2.2, 0, 1)))


def star(model: Model, x: float, y: float, s: float, r: float) -> None:
    """A gold star of four points on the vault near (x, y)."""

    def at(ds: float, dr: float) -> list[float]:
        p, q = s + ds, r + dr
        z = SPRING + (CROWN - SPRING) * float(
            np.maximum(rise(np.array([q])), rise(np.array([p])))[0]
        )
        return [x + ds * HALF, y + dr * BAY / 2, z - 0.05]

    a, b = 0.16 / HALF, 0.32 / BAY
    tips = [at(a, 0), at(0, b), at(-a, 0), at(0, -b)]
    k = 0.28
    inner = [at(a * k, b * k), at(-a * k, b * k), at(-a * k, -b * k), at(a * k, -b * k)]
    middle = at(0, 0)
    loop = [tips[0], inner[0], tips[1], inner[1], tips[2], inner[2], tips[3], inner[3]]
    model.triangles([[p, q, middle] for p, q in zip(loop, [*loop[1:], loop[0]], strict=True)], STAR)


def apse(model: Model) -> None:
    """Seven narrow sides with two-light windows, their cells of vault meeting at one boss."""
    corners = [
        (-HALF * math.cos(math.pi * k / 7), LONG + 5.6 * math.sin(math.pi * k / 7))
        for k in range(8)
    ]
    apex = np.array([0.0, LONG + 0.6, CROWN])
    for k in range(7):
        (x0, y0), (x1, y1) = corners[k], corners[k + 1]
        length = math.hypot(x1 - x0, y1 - y0)
        wall = Wall((x0, y0, 0), math.degrees(math.atan2(y1 - y0, x1 - x0)))
        window(model, wall, length, 2, 70 + k)
        pillar(model, wall, 0, 30 + k)
        head = np.array(arch("pointed", length, 16))
        edge = wall.at(head[:, 0] + length / 2, head[:, 1] * 1.9 + SPRING + 1.6, 0)
        t = np.linspace(0, 1, 10)[:, None, None]
        cell = edge * (1 - t) + apex * t
        lift = np.sin(t[..., 0] * math.pi / 2)
        cell[..., 2] = edge[:, 2] + (CROWN - edge[:, 2]) * lift
        model.grid(cell, VAULT)
        q = np.linspace(0, 1, 14)
        way = np.stack(
            [
                x0 + (apex[0] - x0) * q,
                y0 + (apex[1] - y0) * q,
                SPRING + (CROWN - SPRING) * np.sin(q * math.pi / 2) ** 0.7 - 0.1,
            ],
            -1,
        )
        model.tube(way, 0.15, GILT, 8)
        dice = Dice(k + 90)
        for _ in range(14):
            i, j = dice.randrange(2, 14), dice.randrange(2, 9)
            p = cell[j, i] - [0, 0, 0.1]
            model.box(
                (p[0] - 0.08, p[1] - 0.08, p[2] - 0.03), (p[0] + 0.08, p[1] + 0.08, p[2]), STAR
            )


def altar(model: Model) -> None:
    """Steps, the altar and the gilded shrine on its platform."""
    model.box((-4, 17, 0), (4, 30, 0.3), FLOOR)
    model.box((-3.4, 18, 0.3), (3.4, 30, 0.6), FLOOR)
    model.box((-1.3, 20.5, 0.6), (1.3, 21.6, 1.7), GILT)
    front = Wall((-2.4, 22.6, 0.6), 0)
    for i in range(3):
        o = Opening(0.8 + 1.6 * i, 0, 2.2, 1.2, "pointed", 0.5)
        cut(model, front, (1.6 * i, 1.6 * i + 1.6), (0, 3.8), o, GILT)
    model.box((-0.9, 22.0, 4.4), (0.9, 23.2, 5.4), GILT)
    for x in (-1.2, 1.2):
        model.lathe((x, 22.4, 4.4), [(0.12, 0), (0.12, 3.0)], GILT, 8)
    model.prism([(-1.5, 22), (1.5, 22), (1.5, 23.4), (-1.5, 23.4)], 7.4, 9.6, GILT, 0.05)


def draw(plate: Plate) -> None:
    """The chapel, then the bloom of its windows."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.36, seed=191)):
        air.sky(plate, ["#1a1838", "#2a2350"], 1200)
        model = Model()
        for i in range(5):
            y0 = -BAY + i * BAY
            left, right = Wall((-HALF, y0, 0), 90), Wall((HALF, y0 + BAY, 0), -90)
            window(model, left, BAY, 4, 10 + i)
            window(model, right, BAY, 4, 20 + i)
            pillar(model, left, BAY, i)
            pillar(model, right, 0, i + 10)
        nave_vault(model)
        apse(model)
        altar(model)
        terrain(model, CAMERA, FLOOR, None, (0.8, 60), 50, 60, 40)
        dice = Dice(7)
        spots = [
            (dice.choice((-1, 1)) * dice.uniform(1.2, 3.6), dice.uniform(3, 15), 0.0)
            for _ in range(9)
        ]
        people(model, spots, [SKIN, COAT, ROBE, NAVY, CREAM, COAT], 8)
        # Light comes through the walls: only people throw shadows.
        walls = [
            replace(m, casts=i in {SKIN, COAT, ROBE, NAVY, CREAM}) for i, m in enumerate(STUFF)
        ]
        lay(plate, paint(plate, model, CAMERA, LIGHT, walls, Ink("#100c18", 0.5, 1.1, 1.4), 1200))
        air.glow(plate, 452, 640, 420, "#6f7cff", 0.28)
        air.glow(plate, 120, 560, 420, "#ff4a5a", 0.2)
        air.glow(plate, 790, 560, 420, "#7a5cff", 0.24)
        air.glaze(plate, [(0, "#120a18", 0), (1, "#120a18", 0.5)], 1030)
    air.vignette(plate, "#0a0612", 0.45)
