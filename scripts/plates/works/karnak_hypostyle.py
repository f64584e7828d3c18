"""Great Hypostyle Hall of Karnak, 1290-1213 BC: down the nave between the twelve great columns.

Ratio 3:4, upright; one-point view, low, two rows of giants left and right, the forest behind them.
Sun from the upper right falls between the columns in bars; blue sky where the roof is gone.
Palette: sand, honey and rose stone, faded blue, red and ochre paint, deep umber shade, azure.
Features: open papyrus bells on twelve columns, closed buds on the lower ones, reliefs, grilles.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Wall, block, fill, patch, ribs, ring

SIZE = (900, 1200)
ALT = {
    "en": "Two rows of colossal round columns with open bell capitals, carved all over with "
    "figures and signs, line a passage; lower columns crowd behind, sun falls through.",
    "es": "Dos filas de columnas redondas colosales con capiteles de campana abierta, cubiertas "
    "de figuras y signos, bordean un paso; detrás se apiñan columnas más bajas.",
}
STONE, BEAM, CARVED, RED, BLUE, OCHRE, DUST, DARK, SKIN, COAT, ROBE, NAVY, CREAM = range(13)
STUFF = [
    Material(
        ("#a37a4c", "#cfa570", "#e8c795", "#bd9260"),
        1.15,
        0,
        0.3,
        0.05,
        0.25,
        grain=1.6,
        contrast=0.9,
        streaks=0.5,
        bump=0.12,
    ),
    Material(("#a67e50", "#cda672", "#e4c493"), 1.6, 3.2, 0.35, 0.06, 0.3, grain=2, streaks=0.6),
    Material(("#7c5731", "#946b40", "#a87c4e"), grain=0.6, contrast=0.8),
    Material(("#8f4a32", "#ac6246"), grain=0.5, contrast=1.2, bump=0),
    Material(("#3d6480", "#5f8799"), grain=0.5, contrast=1.2, bump=0),
    Material(("#b98530", "#d6a856"), grain=0.5, contrast=1.2, bump=0),
    Material(("#b08a5a", "#d0ac7a", "#e2c496"), grain=2, contrast=0.8, bump=0.4, casts=False),
    Material(("#2a1d13", "#3d2b1c"), bump=0),
    Material(("#a87850",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#efe4d0",)),
]
CAMERA = Camera((1.3, -17, 1.8), (0.2, 40, 1.8), 860, (452, 1010))
LIGHT = Light(
    (0.66, -0.36, 0.72),
    "#ffe0a6",
    3.0,
    "#9fb0dc",
    0.62,
    "#d8a468",
    0.5,
    haze_color="#e6cfa6",
    haze_distance=260,
)
GREAT, SMALL = 1.75, 1.35


def glyphs(
    model: Model, drum: Drum, u: tuple[float, float], z: tuple[float, float], seed: int
) -> None:
    """Carve a band of signs: birds, eyes, reeds, suns, water, in columns with frames."""
    dice = Dice(seed)
    wide, tall = 0.62, 0.68
    count = int((u[1] - u[0]) / wide)
    quads: dict[int, list[list[tuple[float, float]]]] = {CARVED: [], RED: [], BLUE: [], OCHRE: []}
    for i in range(count):
        left = u[0] + i * wide
        quads[CARVED].append([(left, z[0]), (left + 0.05, z[0]), (left + 0.05, z[1]), (left, z[1])])
        for j in range(int((z[1] - z[0]) / tall)):
            x, y = left + wide / 2 + 0.03, z[0] + (j + 0.5) * tall
            ink = dice.choice([CARVED, CARVED, CARVED, RED, BLUE, OCHRE])
            kind, s = dice.randrange(6), 0.2
            if kind == 0:
                quads[ink].append(
                    [(x - s, y - 0.05), (x + s, y - 0.05), (x + s, y + 0.05), (x - s, y + 0.05)]
                )
                quads[ink].append(
                    [(x - s, y + 0.12), (x + s, y + 0.12), (x + s, y + 0.2), (x - s, y + 0.2)]
                )
            elif kind == 1:
                quads[ink].append(
                    [
                        (x - 0.06, y - 0.26),
                        (x + 0.06, y - 0.26),
                        (x + 0.12, y + 0.26),
                        (x, y + 0.26),
                    ]
                )
            elif kind == 2:
                quads[ink].append(
                    [(x - s, y - 0.1), (x + s, y - 0.18), (x + 0.1, y + 0.14), (x - 0.1, y + 0.1)]
                )
                quads[ink].append(
                    [
                        (x + 0.05, y + 0.1),
                        (x + s, y + 0.12),
                        (x + s, y + 0.26),
                        (x + 0.08, y + 0.24),
                    ]
                )
            elif kind == 3:
                quads[ink].append([(x - s, y), (x, y - 0.1), (x + s, y), (x, y + 0.1)])
            elif kind == 4:
                quads[ink].append(
                    [
                        (x - 0.16, y - 0.2),
                        (x + 0.16, y - 0.2),
                        (x + 0.16, y + 0.16),
                        (x - 0.16, y + 0.16),
                    ]
                )
            else:
                disc = ring((x, y), 0.17, 4, 45)
                quads[ink].append(disc)
    for material, group in quads.items():
        if group:
            patch(model, drum, group, 0.02, material)


def scene_band(model: Model, drum: Drum, z: float, high: float, seed: int) -> None:
    """Carve a row of kings and gods, profile figures, twice on each side that we see."""
    dice = Dice(seed)
    h = high
    for k in range(6):
        x = drum.girth * (k + 0.5) / 6
        ink = dice.choice([CARVED, CARVED, RED])
        face = 1 if k % 2 else -1

        def part(
            points: list[tuple[float, float]], color: int, at: float = x, way: int = face
        ) -> None:
            patch(model, drum, [[(at + way * p * h, z + q * h) for p, q in points]], 0.022, color)

        part([(-0.13, 0), (-0.05, 0), (-0.02, 0.42), (-0.1, 0.42)], ink)
        part([(0.08, 0), (0.16, 0), (0.04, 0.42), (-0.04, 0.42)], ink)
        part(
            [(-0.13, 0.32), (0.14, 0.3), (0.05, 0.5), (-0.08, 0.5)],
            dice.choice([CARVED, BLUE, OCHRE]),
        )
        part([(-0.07, 0.48), (0.05, 0.48), (0.15, 0.74), (-0.16, 0.74)], ink)
        part([(0.1, 0.72), (0.13, 0.66), (0.34, 0.6), (0.34, 0.65)], ink)
        part([(-0.16, 0.74), (-0.11, 0.74), (-0.14, 0.44), (-0.18, 0.44)], ink)
        part([(-0.05, 0.76), (0.08, 0.76), (0.08, 0.9), (-0.07, 0.9)], ink)
        part([(-0.06, 0.89), (0.07, 0.89), (0.0, 1.06), (-0.08, 1.04)], dice.choice([CARVED, RED]))


def column(radius: float, high: float, is_open: bool, seed: int) -> Model:
    """One papyrus column: foot, swelling shaft, bands of carving, bell or bud, block on top."""
    model = Model()
    cap = high * (0.17 if is_open else 0.2)
    shaft = high - cap
    r = radius
    model.lathe((0, 0, 0), [(r * 1.35, 0), (r * 1.35, 0.45), (r * 1.25, 0.5)], STONE, 36)
    profile = [(r * 0.86, 0.45), (r, 1.7), (r * 0.99, shaft * 0.5), (r * 0.92, shaft)]
    model.lathe((0, 0, 0), profile, STONE, 44)
    if is_open:
        bell = [(r * 0.92, 0), (r * 0.96, cap * 0.3), (r * 1.12, cap * 0.62), (r * 1.5, cap * 0.86)]
        bell += [(r * 1.86, cap * 0.98), (r * 1.86, cap)]
        model.lathe((0, 0, shaft), bell, STONE, 48)
        model.lathe((0, 0, high), [(r * 1.86, 0), (0, 0.02)], STONE, 40)
        for i in range(24):
            a = 2 * math.pi * i / 24
            way = np.array(
                [(q * 1.012 * math.cos(a), q * 1.012 * math.sin(a), shaft + z) for q, z in bell[:5]]
            )
            model.tube(way, 0.05, (RED, BLUE, OCHRE)[i % 3], 5)
    else:
        bud = [
            (r * 0.94, 0),
            (r * 1.2, cap * 0.16),
            (r * 1.22, cap * 0.34),
            (r * 0.98, cap * 0.8),
            (r * 0.86, cap),
        ]
        model.lathe((0, 0, shaft), bud, STONE, 40)
    half = r * 1.0
    model.box((-half, -half, high), (half, half, high + 1.1), BEAM)
    skin = Drum((0, 0, 0), r * 0.995)
    for k in range(5):
        block(
            model,
            skin,
            (0, skin.girth),
            (shaft - 0.4 - 0.34 * k, shaft - 0.24 - 0.34 * k),
            (-0.2, 0.05),
            (RED, BLUE, OCHRE)[k % 3],
        )
    scene_band(model, skin, shaft * 0.38, shaft * 0.24, seed)
    glyphs(model, skin, (0, skin.girth), (shaft * 0.68, shaft * 0.84), seed + 1)
    for z in (0.36, 0.645, 0.66, 0.86):
        block(model, skin, (0, skin.girth), (shaft * z, shaft * z + 0.12), (-0.2, 0.03), CARVED)
    glyphs(model, skin, (0, skin.girth), (shaft * 0.16, shaft * 0.33), seed + 2)
    leaf = [(i * skin.girth / 14, skin.girth / 28) for i in range(14)]
    for at, w in leaf:
        ribs(model, skin, [[(at - w, 0.9), (at, 3.0), (at + w, 0.9)]], 0.08, (-0.1, 0.03), CARVED)
    return model


def hall(model: Model) -> None:
    """Two rows of six giants, four of lower columns on each side, beams, grilles, end gate."""
    giants = [column(GREAT, 19.0, True, 10 * k) for k in range(3)]
    lower = [column(SMALL, 12.6, False, 50 + 10 * k) for k in range(3)]
    for i in range(6):
        y = i * 7.4
        for side in (-1, 1):
            model.add(giants[(i + (side > 0)) % 3], (side * 5.1, y, 0), 37 * i + 80 * side)
    for j in range(4):
        for i in range(9):
            for side in (-1, 1):
                x, y = side * (11.6 + j * 5.2), -4.0 + i * 5.6
                model.add(lower[(i + j) % 3], (x, y, 0), 53 * i + 20 * j)
    for side in (-1, 1):
        model.box((side * 5.1 - 1.3, -4, 20.1), (side * 5.1 + 1.3, 39, 22.0), BEAM)
        for j in range(4):
            x = side * (11.6 + j * 5.2)
            model.box((x - 1.1, -6, 13.7), (x + 1.1, 44, 15.1), BEAM)
        grille = Wall((side * 10.6, -5 if side > 0 else 43, 15.1), 90 if side > 0 else -90)
        for i in range(7):
            u = i * 7.4
            block(model, grille, (u, u + 1.5), (0, 5.4), (-0.7, 0.7), BEAM)
            for k in range(9):
                at = u + 1.9 + k * 0.62
                block(model, grille, (at, at + 0.26), (0.4, 4.6), (-0.3, 0.3), BEAM)
            block(model, grille, (u, u + 7.4), (2.3, 2.8), (-0.35, 0.35), BEAM)
        block(model, grille, (0, 48), (5.0, 6.6), (-0.8, 0.8), BEAM)
    for y in (-4.0, 33.0):
        model.box((-6.4, y - 1.2, 22.0), (6.4, y + 1.2, 23.4), BEAM)
    gate = Wall((-40, 46, 0), 0)
    for a, b, top in ((0, 36.4, 16), (43.6, 80, 14), (36.4, 43.6, 0)):
        if top:
            block(model, gate, (a, b), (0, top), (-3, 0), BEAM)
    block(model, gate, (34.4, 36.4), (0, 19), (-3, 0.5), BEAM)
    block(model, gate, (43.6, 45.6), (0, 19), (-3, 0.5), BEAM)
    block(model, gate, (34.4, 45.6), (15.5, 19), (-3, 0.5), BEAM)
    fill(model, gate, ring((40, 17.2), 0.8, 20), 0.56, OCHRE)
    model.box((0.7, 84, 0), (2.3, 85.6, 24), STONE)
    model.prism([(0.7, 84), (2.3, 84), (2.3, 85.6), (0.7, 85.6)], 24, 26.4, OCHRE, 0)


def draw(plate: Plate) -> None:
    """Sky in the gap, the hall, dust in the light, a few visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.42, seed=181)):
        air.sky(plate, ["#2a66b8", "#5b95d4", "#a9cde8", "#f0e2c0"], 1070)
        model = Model()
        hall(model)
        terrain(model, CAMERA, DUST, None, (0.8, 160), 52, 90, 60)
        dice = Dice(7)
        spots = [(dice.uniform(-2.6, 2.6), dice.uniform(2, 38), 0.0) for _ in range(9)]
        people(model, spots, [SKIN, COAT, ROBE, NAVY, CREAM, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#33200f", 0.5, 1.2, 2.2), 4200))
        air.glow(plate, 452, 930, 300, "#ffeec4", 0.45)
        air.glaze(plate, [(0, "#2f1a0c", 0), (1, "#2f1a0c", 0.45)], 1040)
    air.vignette(plate, "#1c110a", 0.42)
