"""Palacio de Cristal, Madrid, Velazquez Bosco, 1887: across the pond of the park, in autumn.

Ratio 4:3; a little from the left; the trees behind shine through the glass, all doubled in water.
Soft morning sun from the left; pale iron lines, warm foliage, thin mist on the pond.
Palette: silver white iron, aqua glass, brick and blue-yellow tiles, gold and rust leaves, green.
Features: a Greek cross of glass, arched porch, curved roofs, square dome, steps, swamp cypresses.
"""

import math

import numpy as np
from numpy.typing import NDArray

from .. import air, materials
from ..core import Dice, Plate
from ..garden import conifer, people, terrain, tree
from ..ironwork import BARK, CLOTHES, COMMON, LAWN, LEAF, OWN, grove, mirror
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material
from ..walls import Spot, Wall, arch, block, ribs, sheet

SIZE = (1200, 880)
IRON, PANE, BRICK, TILE, AZURE, STONE, AUTUMN, RUST, CYPRESS = range(OWN, OWN + 9)
STUFF = [
    *COMMON,
    Material(("#c3cbcc", "#e6eae8", "#fbfbf6"), bump=0, contrast=0.3),
    Material(("#9fc0c4", "#c8dedc", "#eaf3ee"), grain=5, bump=0, contrast=0.9, gloss=0.4),
    Material(("#8a4432", "#b0614a"), 0.09, 0.28, 0.4, grain=1),
    Material(("#c9a040", "#ecd27c"), 0.3, 0.3, 0.3, scatter=0.9),
    Material(("#2f5a9c", "#5f8ac4"), 0.3, 0.3, 0.3, scatter=0.9),
    Material(("#9a9286", "#c0b8aa"), 0.3, 1.2, 0.3, grain=1),
    Material(("#9a6a1c", "#d9a236", "#f2cc66"), contrast=1.0),
    Material(("#8a3d1c", "#b8602c", "#da8c48"), contrast=1.0),
    Material(("#7a4a24", "#a8703c", "#c99a5c"), contrast=1.0),
]
CAMERA = Camera((-13, -66, 2.6), (-4.5, 0, 2.6), 1240, (548, 560))
LIGHT = Light(
    (-0.66, -0.55, 0.56),
    "#fff0d0",
    2.2,
    "#a6c0ea",
    0.78,
    "#c0a880",
    0.32,
    haze_color="#dde4e2",
    haze_distance=1600,
    horizon_color="#f6f2e4",
    zenith_color="#8fb8dc",
)
BASE = 1.9


def screen(
    frame: Model, glass: Model, wall: Wall, wide: float, z: Spot, bay: float, heads: bool
) -> None:
    """A wall of iron and glass: slim columns, glazing bars, round-headed lights, a lace eave."""
    sheet(glass, wall, (0, wide), z, 0, PANE)
    count = max(1, round(wide / bay))
    gap = wide / count
    spring = z[1] - gap * 0.5 - 0.5 if heads else z[1] - 0.4
    lines = []
    for i in range(count):
        u = i * gap
        lines += [[(u + gap * k / 3, z[0]), (u + gap * k / 3, spring)] for k in (1, 2)]
        if heads:
            edge = [(u + gap / 2 + a, spring + b) for a, b in arch("round", gap * 0.92, 14)]
            ribs(frame, wall, [edge], 0.16, (-0.06, 0.1), IRON)
            spokes = [[(u + gap / 2, spring), p] for p in edge[2:-1:3]]
            ribs(frame, wall, spokes, 0.05, (-0.03, 0.04), IRON)
    lines += [[(0, h), (wide, h)] for h in np.arange(z[0] + 2.4, spring, 2.4)]
    ribs(frame, wall, lines, 0.055, (-0.03, 0.04), IRON)
    ribs(frame, wall, [[(0, spring), (wide, spring)]], 0.14, (-0.06, 0.08), IRON)
    for i in range(count + 1):
        block(frame, wall, (i * gap - 0.12, i * gap + 0.12), z, (-0.12, 0.14), IRON)
    block(frame, wall, (-0.1, wide + 0.1), (z[1] - 0.35, z[1]), (-0.15, 0.3), IRON)
    lace = [
        [(u, z[1]), (u + 0.22, z[1] + 0.45), (u + 0.44, z[1])]
        for u in np.arange(0, wide - 0.4, 0.44)
    ]
    ribs(frame, wall, lace, 0.06, (0.1, 0.18), IRON)


def walls(
    frame: Model, glass: Model, low: Spot, high: Spot, z: Spot, bay: float, heads: bool = True
) -> None:
    """Four glass walls over a rectangle of the plan."""
    (x0, y0), (x1, y1) = low, high
    for at, heading, wide in (
        ((x0, y0, 0), 0, x1 - x0),
        ((x1, y0, 0), 90, y1 - y0),
        ((x1, y1, 0), 180, x1 - x0),
        ((x0, y1, 0), -90, y1 - y0),
    ):
        screen(frame, glass, Wall(at, heading), wide, z, bay, heads)


def curved_roof(
    frame: Model, glass: Model, low: Spot, high: Spot, z: float, rise: float, inner: float
) -> None:
    """A curved roof on four sides, its top shrunk to `inner` of the plan; hoops of iron."""
    (x0, y0), (x1, y1) = low, high
    cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    inset = min(hx, hy) * (1 - inner)
    steps = np.linspace(0, math.pi / 2, 7)
    rows: list[Array] = []
    for t in steps:
        k = inset * (1 - math.cos(t))
        x, y, h = hx - k, hy - k, z + rise * math.sin(t)
        rows.append(
            np.array(
                [
                    (cx - x, cy - y, h),
                    (cx + x, cy - y, h),
                    (cx + x, cy + y, h),
                    (cx - x, cy + y, h),
                    (cx - x, cy - y, h),
                ]
            )
        )
    glass.grid(np.stack(rows), PANE, smooth=False)
    for row in rows[1:]:
        frame.bars(row[:-1], row[1:], 0.09, IRON)
    for side in range(4):
        a, b = np.stack([r[side] for r in rows]), np.stack([r[side + 1] for r in rows])
        frame.bars(a[:-1], a[1:], 0.2, IRON)
        count = max(2, int(np.linalg.norm(b[0] - a[0]) / 1.7))
        for i in range(1, count):
            way = a + (b - a) * (i / count)
            frame.bars(way[:-1], way[1:], 0.08, IRON)
    top = rows[-1]
    comb = np.linspace(0, 1, 12)[:, None]
    for p, q in ((top[0], top[1]), (top[3], top[2])):
        spots = p + (q - p) * comb
        frame.bars(spots, spots + np.array([0, 0, 0.6]), 0.08, IRON)


def palace(frame: Model, glass: Model) -> None:
    """The cross: brick base with tiles, aisles, nave and transept, the square dome, the porch."""
    for low, high in (((-27, 2), (27, 24)), ((-12, -4), (12, 30))):
        frame.box((low[0], low[1], 0), (high[0], high[1], BASE - 0.2), BRICK)
        frame.box(
            (low[0] - 0.2, low[1] - 0.2, BASE - 0.3), (high[0] + 0.2, high[1] + 0.2, BASE), STONE
        )
        face = Wall((low[0], low[1], 0), 0)
        wide = high[0] - low[0]
        block(frame, face, (0, wide), (0.9, 1.4), (0, 0.06), TILE)
        for u in np.arange(0.3, wide - 0.3, 0.9):
            block(frame, face, (u, u + 0.4), (0.95, 1.35), (0, 0.1), AZURE)
        walls(frame, glass, low, high, (BASE, 9.0), 3.0)
    curved_roof(frame, glass, (-27, 2), (27, 24), 9.2, 2.6, 0.42)
    curved_roof(frame, glass, (-12, -4), (12, 30), 9.2, 2.6, 0.42)
    walls(frame, glass, (-21, 7), (21, 19), (11.6, 14.2), 1.5, False)
    walls(frame, glass, (-6.4, 1), (6.4, 25), (11.6, 14.2), 1.6, False)
    curved_roof(frame, glass, (-21, 7), (21, 19), 14.3, 3.0, 0.25)
    curved_roof(frame, glass, (-6.4, 1), (6.4, 25), 14.3, 3.0, 0.25)
    walls(frame, glass, (-6.6, 6.4), (6.6, 19.6), (16.6, 18.8), 1.65, True)
    curved_roof(frame, glass, (-6.6, 6.4), (6.6, 19.6), 19.0, 4.6, 0.16)
    frame.lathe(
        (0, 13, 23.4),
        [(0.7, 0), (0.9, 0.4), (0.3, 1.0), (0.5, 1.5), (0.06, 2.2), (0, 4.0)],
        IRON,
        10,
    )
    porch(frame, glass)


def porch(frame: Model, glass: Model) -> None:
    """Three tall arches before the entrance, the middle one under a glazed barrel; tile frieze."""
    front = Wall((-6.6, -8, 0), 0)
    for u, wide, spring in ((1.5, 2.4, 5.6), (6.6, 5.6, 6.4), (11.7, 2.4, 5.6)):
        edge = [(u + a, spring + b) for a, b in arch("round", wide, 20)]
        ribs(frame, front, [edge], 0.34, (-0.3, 0.2), IRON)
        for s in (-1, 1):
            x = -6.6 + u + s * wide / 2
            frame.lathe(
                (x, -8, 0.6),
                [(0.34, 0), (0.34, 1.4), (0.2, 1.6), (0.16, spring - 1.2), (0.32, spring - 0.6)],
                IRON,
                12,
            )
    ring = [(6.6 + a * 1.18, 6.9 + b * 1.18) for a, b in arch("round", 6.0, 24)]
    ribs(frame, front, [ring], 0.4, (-0.3, 0.3), IRON)
    spokes = [[(6.6 + (p - 6.6) * 0.83, 6.9 + (q - 6.9) * 0.83), (p, q)] for p, q in ring[1:-1:2]]
    ribs(frame, front, spokes, 0.1, (-0.1, 0.15), IRON)
    for u0, u1 in ((0, 3.2), (10.0, 13.2)):
        block(frame, front, (u0, u1), (7.6, 8.5), (-0.3, 0.1), TILE)
        block(frame, front, (u0, u1), (8.5, 8.9), (-0.3, 0.35), IRON)
        for u in np.arange(u0 + 0.2, u1 - 0.4, 0.8):
            block(frame, front, (u, u + 0.4), (7.8, 8.3), (0, 0.16), AZURE)
    angles = np.linspace(0, math.pi, 19)
    ys = np.array([-8, -6.6, -5.2, -4.0])
    vault = np.array(
        [[(3.5 * math.cos(a), y, 6.9 + 3.5 * math.sin(a)) for a in angles] for y in ys]
    )
    glass.grid(vault, PANE, smooth=False)
    for row in vault:
        frame.tube(row, 0.09, IRON, 5)
    for k in range(0, 19, 2):
        frame.bars(vault[:-1, k], vault[1:, k], 0.07, IRON)
    for k in range(9):
        frame.box((-9 + 0.2 * k, -16.5 + 0.95 * k, -0.4), (9 - 0.2 * k, -8, 0.08 * k), STONE)
    for s in (-1, 1):
        frame.lathe(
            (s * 9.4, -14.5, 0),
            [(0.7, 0), (0.5, 0.5), (0.45, 1.2), (1.0, 1.7), (0.8, 2.0)],
            STONE,
            14,
        )


def through(frame: NDArray[np.uint8], glass: NDArray[np.uint8], share: float) -> NDArray[np.uint8]:
    """Lay panes over a picture so that it shows through: `share` is what the glass gives."""
    a = glass[..., 3:].astype(np.float64) / 255 * share
    out = frame.astype(np.float64)
    under = out[..., 3:] / 255
    alpha = a + under * (1 - a)
    color = (glass[..., :3] * a + out[..., :3] * under * (1 - a)) / np.maximum(alpha, 1e-6)
    return np.asarray(np.concatenate([color, alpha * 255], -1).round(), dtype=np.uint8)


ALT = {
    "en": "A hall of glass and thin white iron on a brick base with colored tiles, with curved "
    "roofs and a square dome; autumn trees show through it and a pond doubles it.",
    "es": "Pabellón de vidrio y fino hierro blanco sobre zócalo de ladrillo y azulejos, con "
    "cubiertas curvas y cúpula cuadrada; el bosque de otoño se ve a través y un estanque lo "
    "duplica.",
}


def draw(plate: Plate) -> None:
    """Sky, trees, frame and glass, the pond with its cypresses, a jet of water."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=45)):
        air.sky(plate, ["#5f9ccc", "#a0c8e0", "#dce8e4", "#f8eed8"], 560)
        air.clouds(plate, "#ffffff", 119, ".003 .009", 0.5, 4, 0.85, 520)
        frame, glass = Model(), Model()
        palace(frame, glass)
        dice = Dice(6)
        for i in range(62):
            x, y = -92 + 3.0 * i + dice.uniform(-2, 2), dice.uniform(36, 60)
            leaf = (LEAF, AUTUMN, RUST, LEAF, AUTUMN)[dice.randrange(5)]
            frame.add(tree(dice.uniform(15, 23), leaf, BARK, i % 11, 0.9, 1700), (x, y, 0))
        for x, y in (
            (-40.0, -4.0),
            (-47.0, 8.0),
            (-36.0, 16.0),
            (36.0, -2.0),
            (44.0, 8.0),
            (35.0, 18.0),
        ):
            leaf = (AUTUMN, RUST, LEAF)[dice.randrange(3)]
            frame.add(tree(dice.uniform(13, 18), leaf, BARK, int(x) + 60, 0.82, 2000), (x, y, 0))
        for x, y, h in ((-26.0, -17.0, 15.0), (-31.0, -14.0, 12.0), (24.0, -18.0, 14.0)):
            frame.add(conifer(h, CYPRESS, BARK, int(h), 0.2, 1500), (x, y, -0.4))
        grove(frame, [(-58.0, -8.0), (60.0, -6.0)], (10, 13), 4)
        terrain(
            frame,
            CAMERA,
            LAWN,
            lambda x, y: np.where(y < -13.0, -0.6, 0.0) + 0 * x,
            (40, 400),
            40,
            80,
            60,
        )
        crowd = [(dice.uniform(-34, 34), dice.uniform(-12, -6), 0.0) for _ in range(16)]
        people(frame, crowd, CLOTHES, 20)
        ink = Ink("#26302e", 0.6, 1.3, 1.2)
        seen = paint(plate, frame, CAMERA, LIGHT, STUFF, ink, 4200)
        pixels = through(seen, paint(plate, glass, CAMERA, LIGHT, STUFF, ink, 1200), 0.2)
        lay(plate, pixels)
        shore = CAMERA.point(-4, -14, 0)[1]
        mirror(plate, pixels, shore, shore - 2, ["#b4c8bc", "#6f8f84", "#33524a"], 0.8, 31, 13)
        jet = CAMERA.point(9, -30, 0)
        for k in range(3):
            air.fog(
                plate, jet[0], jet[1] - 40 - 26 * k, 9 - 2 * k, 60 - 8 * k, "#ffffff", 4 + k, 0.8
            )
        air.fog(plate, 600, shore, 700, 40, "#f4f4ea", 9, 0.22)
        air.glaze(plate, [(0, "#10201c", 0), (1, "#10201c", 0.42)], 600)
    air.vignette(plate, "#10141a", 0.3)
