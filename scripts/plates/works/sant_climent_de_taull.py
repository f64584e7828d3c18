"""Sant Climent de Taüll, about 1100-1123: the slim tower beside the three apses, snow peaks behind.

Ratio 3:4, upright; the tower right of the middle, the church low beside it, seen from the east.
Clear mountain morning from the left; long cool shade on the slope; snow and fir woods beyond.
Palette: rough grey and ochre stone, slate, meadow green, fir, snow white, deep blue.
Features: six storeys of small round windows, blind arches between, three apses, wooden roof.
"""

import numpy as np

from .. import air, materials
from ..architecture import gable_roof
from ..core import Dice, Plate
from ..garden import conifer, people, terrain
from ..masonry import hanging_arches
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..town import house
from ..walls import Drum, Opening, Wall, block, box_walls, cut, row, sheet

SIZE = (900, 1200)
ALT = {
    "en": "A slim square bell tower of rough stone, six storeys of small round-arched windows, "
    "rises beside a low church with three rounded apses; snowy mountains behind.",
    "es": "Esbelto campanario cuadrado de piedra tosca, con seis pisos de ventanitas de medio "
    "punto, junto a una iglesia baja de tres ábsides curvos; detrás, montañas nevadas.",
}
WALL, STONE, DARK, SLATE, GRASS, FIR, BARK, PLASTER, SKIN, COAT, RED, CREAM = range(12)
STUFF = [
    Material(
        ("#7d6f5c", "#ab9a7d", "#cdbd9c", "#94866e", "#bba57f"),
        0.26,
        0.48,
        0.5,
        0.03,
        0.75,
        grain=0.7,
        contrast=1.0,
        streaks=0.4,
        bump=0.35,
    ),
    Material(("#94866c", "#bfae8e", "#d8c9a8"), 0.26, 0.5, 0.4, scatter=0.6, grain=0.4, bump=0.2),
    Material(("#1f1b19", "#332c28"), bump=0),
    Material(("#4d525a", "#6f747a", "#91959a"), 0.32, 0.4, 0.5, scatter=0.7, grain=1.2),
    Material(
        ("#4f6f2c", "#74913e", "#a3ae58", "#c2bd72"), grain=1.0, contrast=1.2, bump=0.3, casts=False
    ),
    Material(("#1f3a28", "#35573a", "#5d7c50"), contrast=1.0),
    Material(("#43352a", "#6b5644")),
    Material(("#8f8272", "#b3a48c", "#cbbda2"), 0.4, 0.7, 0.35, scatter=0.5, grain=1),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((39, -25.5, 1.6), (-1.5, -3.2, 1.6), 1270, (440, 960))
LIGHT = Light(
    (0.36, -0.78, 0.56),
    "#ffe8c4",
    2.6,
    "#8eaaea",
    0.72,
    "#a8a878",
    0.32,
    haze_color="#cfdcea",
    haze_distance=900,
)
LIGHTS = (1, 2, 3, 2, 2, 2)


def tower(model: Model) -> None:
    """A blind foot and six storeys of windows, each closed by hanging arches and a tooth course."""
    half, foot, step = 2.55, 4.4, 3.35
    x, y = -2.4, -9.6
    for wall, length in box_walls((x - half, y - half, -3), (x + half, y + half, 0)):
        sheet(model, wall, (0, length), (0, foot + 3), 0, WALL)
        for k, lights in enumerate(LIGHTS):
            low, high = foot + 3 + k * step, foot + 3 + (k + 1) * step
            wide = {1: 0.6, 2: 0.86, 3: 0.62}[lights]
            a, b = 1.15, length - 1.15
            if lights == 1:
                a, b = length / 2 - 0.7, length / 2 + 0.7
            sheet(model, wall, (0, a), (low, high), 0, WALL)
            sheet(model, wall, (b, length), (low, high), 0, WALL)
            o = Opening(0, low + 0.75, low + 1.75, wide, "round", 0.5, 0, 0.1, DARK)
            row(model, wall, (a, b), (low, high), lights, o, WALL)
            if lights > 1:
                for i in range(1, lights):
                    u = a + (b - a) * i / lights
                    at = tuple(float(q) for q in wall.at(u, low + 0.75, -0.16))
                    model.lathe(
                        (at[0], at[1], at[2]), [(0.1, 0), (0.08, 0.9), (0.16, 1.15)], STONE, 8
                    )
            hanging_arches(model, wall, (0.62, length - 0.62), high - 0.2, 6, (0.62, 0.17), STONE)
            block(model, wall, (0, 0.62), (low, high), (0, 0.16), STONE)
            block(model, wall, (length - 0.62, length), (low, high), (0, 0.16), STONE)
            for i in range(13):
                u = 0.2 + i * (length - 0.4) / 12
                block(model, wall, (u - 0.1, u + 0.1), (high - 0.02, high + 0.12), (0, 0.22), STONE)
    top = foot + 6 * step
    eave = half + 0.5
    signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    roof = [(x + p * eave, y + q * eave) for p, q in signs]
    model.prism(roof, top, top + 3.0, SLATE, 0.02)
    model.bars([(x, y, top + 2.8)], [(x, y, top + 4.3)], 0.08, DARK)


def apse(model: Model, y: float, radius: float, high: float) -> None:
    """A half round with strips, hanging arches, one window, a cone of slates."""
    drum = Drum((0, y, -3), radius, -90)
    half = drum.girth / 2
    bays = 5 if radius > 2.5 else 3
    bay = half / bays
    for i in range(bays):
        u = (i * bay, (i + 1) * bay)
        middle = (u[0] + u[1]) / 2
        open_here = i == bays // 2 or (bays == 5 and i in (0, 4))
        if open_here:
            o = Opening(middle, 3 + high * 0.42, 3 + high * 0.6, 0.42, "round", 0.4, 1, 0.12, DARK)
            cut(model, drum, u, (0, high + 3), o, WALL)
        else:
            sheet(model, drum, u, (0, high + 3), 0, WALL)
        hanging_arches(model, drum, u, high + 2.6, 3, (0.6, 0.16), STONE)
    for i in range(bays + 1):
        block(model, drum, (i * bay - 0.16, i * bay + 0.16), (0, high + 2.3), (0, 0.14), STONE)
    model.lathe((0, y, high), [(radius + 0.42, 0), (0.05, radius * 0.52)], SLATE, 24, -90, 180)


def church(model: Model) -> None:
    """The plain basilica under one wide slate roof, its east gable above the apses."""
    model.box((-23, -7.0, -3), (-0.1, 7.0, 5.2), WALL)
    east = Wall((0, -7.0, -3), 90)
    sheet(model, east, (0, 14), (0, 8.2), 0, WALL)
    for i in range(20):
        cutoff = 7.0 * (1 - i / 20)
        block(
            model, east, (7 - cutoff, 7 + cutoff), (8.2 + i * 0.17, 8.4 + i * 0.17), (-0.6, 0), WALL
        )
    for u in (5.2, 7.0, 8.8):
        block(model, east, (u - 0.3, u + 0.3), (9.0, 10.2 if u == 7 else 9.8), (-0.2, 0.03), DARK)
    gable_roof(model, (-23.5, 0.5), (-7.7, 7.7), 5.2, 3.6, SLATE, WALL, "x")
    south = Wall((-23, -7.05, -3), 0)
    for u in (5, 10, 15):
        block(model, south, (u - 0.25, u + 0.25), (5.4, 6.9), (-0.2, 0.03), DARK)
    apse(model, -4.7, 1.75, 3.9)
    apse(model, 4.7, 1.75, 3.9)
    apse(model, 0, 2.9, 5.2)


def ground(x: Array, y: Array) -> Array:
    """A meadow that falls away towards us and to the left, tufted."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(13)
    fall = -0.05 * np.clip(u - 4, 0, 40) + 0.04 * np.clip(-u - 24, 0, 60)
    rough = look_up(tile, u, v, 9) * 0.25 + look_up(tile, u, v, 1.6) * 0.05
    return np.asarray(fall + rough - 0.25).reshape(np.shape(x))


def mountains(plate: Plate) -> None:
    """Snow peaks, a dark wooded shoulder, the near slope."""
    far = [(-10, 640), (150, 500), (260, 575), (400, 430), (540, 570), (690, 470), (910, 620)]
    air.ridge(plate, far, 34, 5, "#f4f6fa", "#7f93b8", 900, 0.03)
    near = [(-10, 720), (210, 650), (420, 730), (640, 690), (910, 640)]
    air.ridge(plate, near, 26, 9, "#566f74", "#8aa08c", 930, 0.025)
    low = [(-10, 820), (240, 770), (520, 830), (910, 760)]
    air.ridge(plate, low, 18, 12, "#3f5f45", "#7d9a5c", 960, 0.03)


def draw(plate: Plate) -> None:
    """Mountain sky and peaks, church and tower, the village, meadow with firs."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.42, seed=161)):
        air.sky(plate, ["#1f59b0", "#4c8ad2", "#9cc4e8", "#dfe9f0"], 800)
        air.clouds(plate, "#ffffff", 46, ".004 .009", 0.55, 4.5, 0.9, 560)
        mountains(plate)
        model = Model()
        church(model)
        tower(model)
        for i, (x, y) in enumerate(((-34, 16), (-44, 28), (-30, 32), (-52, 12))):
            home = house(9, 7, 6.0, PLASTER, SLATE, DARK, i + 3)
            model.add(home, (x, y, 0.6), 20 + 30 * i)
        terrain(model, CAMERA, GRASS, ground, (2, 160), 40, 200, 160)
        dice = Dice(3)
        for i in range(26):
            place = (-60 - dice.uniform(0, 40), -60 + i * 6.0, 1.0)
            model.add(conifer(dice.uniform(7, 12), FIR, BARK, i + 2, 0.2, 700), place)
        people(model, [(9, -9.4, -0.5), (9.6, -8.8, -0.5)], [SKIN, COAT, RED, CREAM], 5)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2b241e", 0.5, 1.2, 0.9), 4200))
        air.glaze(plate, [(0, "#18240f", 0), (1, "#18240f", 0.45)], 1040)
    air.vignette(plate, "#10141c", 0.32)
