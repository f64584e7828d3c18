"""Villa La Rotonda, Vicenza, Palladio 1567-1592: on its hilltop, over the corner, two porches seen.

Ratio 3:2; the cube turned so that two of its four temple fronts face us, the dome in the middle.
Clear afternoon, sun from the left; one front lit, the other in luminous shade; summer clouds.
Palette: warm white stucco, grey stone, terracotta, lawn and vine green, soft blue hills.
Features: six Ionic columns a porch, wide stairs with statues, three figures a gable, low dome.
"""

import math

from .. import air, materials
from ..architecture import column, dome_profile, gable_roof, pediment, statue
from ..core import Dice, Plate
from ..garden import conifer, people, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Wall, block, box_walls, cut, row, sheet

SIZE = (1200, 780)
ALT = {
    "en": "A white square country house on a lawn with equal temple porches of six columns and "
    "broad stairs on each side, statues on the gables and a low tiled dome in the middle.",
    "es": "Casa de campo blanca y cuadrada en un prado, con pórticos de templo iguales de seis "
    "columnas y escalinata en cada lado, estatuas en los frontones y una cúpula baja de "
    "tejas.",
}
WALL, STONE, DARK, TILE, LAWN, PATH, SHUTTER, LEAF, DARK_LEAF, BARK, SKIN, COAT, RED, CREAM = range(
    14
)
STUFF = [
    Material(("#d9c9aa", "#efe3c9", "#faf3e2"), grain=2.2, contrast=0.6, streaks=0.45, bump=0.05),
    Material(("#c2b394", "#e0d3b8", "#f4ebd6"), grain=0.8, contrast=0.6, streaks=0.4, bump=0.05),
    Material(("#2a2624", "#403a36"), bump=0),
    Material(("#8e4a32", "#bb6c49", "#d4946c"), 0.45, 0.3, 0.4, rounds=0.8, contrast=0.9, grain=2),
    Material(("#55742f", "#779742", "#9bb25a"), grain=1.2, contrast=1.1, bump=0.6, casts=False),
    Material(("#c2b190", "#ddceae", "#ece1c6"), grain=0.8, contrast=0.7, casts=False),
    Material(("#56472f", "#75633f"), 0.2, 0, 0.5),
    Material(("#3f5c29", "#64833b", "#9aae58"), contrast=1.0),
    Material(("#22381f", "#3a5330", "#5f7844"), contrast=1.0),
    Material(("#43352a", "#6b5644")),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((38, -53, 3.0), (0.9, 0, 3.0), 1360, (590, 592))
LIGHT = Light(
    (-0.34, -0.72, 0.56),
    "#ffeac2",
    2.5,
    "#9dbcee",
    0.82,
    "#b9c089",
    0.36,
    haze_color="#d6dfe6",
    haze_distance=2500,
)
HALF, FLOOR, EAVE, TOP = 12.0, 2.8, 11.2, 14.4


def body(model: Model) -> None:
    """The cube: basement, main storey with gabled windows, attic; the same on all four sides."""
    for wall, length in box_walls((-HALF, -HALF, 0), (HALF, HALF, 0)):
        for a, b in ((0, 5.6), (length - 5.6, length)):
            middle = (a + b) / 2
            cut(
                model,
                wall,
                (a, b),
                (0, FLOOR),
                Opening(middle, 0.9, 1.9, 1.2, "flat", 0.4, back=DARK),
                WALL,
            )
            window = Opening(middle, 4.4, 7.6, 1.5, "flat", 0.45, back=SHUTTER)
            cut(model, wall, (a, b), (FLOOR, EAVE), window, WALL)
            block(model, wall, (middle - 1.15, middle + 1.15), (4.1, 4.4), (0, 0.3), STONE)
            for u in (middle - 0.95, middle + 0.95):
                block(model, wall, (u - 0.15, u + 0.15), (4.4, 7.7), (0, 0.15), STONE)
            block(model, wall, (middle - 1.2, middle + 1.2), (7.7, 8.15), (0, 0.3), STONE)
            pediment(model, wall, (middle - 1.3, middle + 1.3), 8.15, 0.75, (0.1, 0.4), STONE, 0.2)
            attic = Opening(middle, 12.2, 13.2, 1.3, "flat", 0.4, back=DARK)
            cut(model, wall, (a, b), (EAVE, TOP), attic, WALL)
        sheet(model, wall, (5.6, length - 5.6), (0, FLOOR), 0, WALL)
        sheet(model, wall, (5.6, length - 5.6), (EAVE, TOP), 0, WALL)
        kind = Opening(0, FLOOR + 0.1, 7.0, 1.9, "flat", 0.5, back=DARK)
        row(model, wall, (5.6, length - 5.6), (FLOOR, EAVE), 3, kind, WALL)
        for z, tall, out in (
            (FLOOR - 0.3, 0.35, 0.18),
            (10.4, 0.35, 0.15),
            (EAVE - 0.3, 0.4, 0.35),
        ):
            block(model, wall, (-0.1, length + 0.1), (z, z + tall), (-0.1, out), STONE)
        block(model, wall, (-0.5, length + 0.5), (TOP - 0.3, TOP), (-0.2, 0.55), STONE)
    edge = HALF + 0.6
    for k in range(4):
        p, q = [((-1, -1), (1, -1), (1, 1), (-1, 1))[(k + n) % 4] for n in (0, 1)]
        low = [(p[0] * edge, p[1] * edge, TOP), (q[0] * edge, q[1] * edge, TOP)]
        high = [(q[0] * 6.2, q[1] * 6.2, TOP + 3.0), (p[0] * 6.2, p[1] * 6.2, TOP + 3.0)]
        model.quads([[*low, *high]], TILE)
    for x, y in ((-9, 5), (9, 5), (-5, -9), (6, 9)):
        model.box((x - 0.45, y - 0.45, TOP), (x + 0.45, y + 0.45, TOP + 3.6), WALL)
    model.lathe((0, 0, TOP), [(7.4, 0), (7.4, 4.6)], WALL, 64)
    model.lathe((0, 0, TOP + 4.3), [(7.4, 0), (7.9, 0.1), (7.9, 0.5), (7.3, 0.6)], STONE, 64)
    z = TOP + 4.9
    for k in range(4):
        r = 7.2 - 0.62 * k
        model.lathe((0, 0, z + 0.5 * k), [(r, 0), (r, 0.32), (r - 0.62, 0.5)], TILE, 64)
    model.lathe((0, 0, z + 2.0), dome_profile(4.75, 2.0, 10), TILE, 64)
    model.lathe(
        (0, 0, z + 3.85),
        [(1.0, 0), (1.0, 0.7), (1.2, 0.8), (0.2, 1.5), (0.2, 2.0), (0, 2.1)],
        STONE,
        16,
    )


def porch() -> Model:
    """One temple front with its stairs, looking south."""
    model = Model()
    front = -HALF - 4.3
    model.box((-6.7, front - 0.4, 0), (6.7, -HALF, FLOOR), WALL)
    pole = column(7.35, 0.43, "ionic", STONE, 0, 20)
    for i in range(6):
        model.add(pole, (-5.75 + i * 2.3, front, FLOOR))
    for x, heading in ((-6.35, -90), (6.35, 90)):
        start = (x, -HALF, 0) if heading == -90 else (x, front + 0.6, 0)
        for dx in (0.0, 0.55):
            shift = dx if heading == -90 else -dx
            wall = Wall((start[0] + shift, start[1], 0), heading)
            length = 3.7
            arch = Opening(length / 2, FLOOR + 0.2, 6.3, 2.0, "round", 0.55 if dx == 0 else 0.0)
            cut(model, wall, (0, length), (FLOOR, 10.2), arch, WALL)
    top = FLOOR + 7.35
    face = Wall((-6.7, front - 0.45, 0), 0)
    model.box((-6.7, front - 0.45, top), (6.7, -HALF, top + 0.75), STONE)
    model.box((-6.6, front - 0.38, top + 0.7), (6.6, -HALF, top + 1.2), WALL)
    for z, out in ((top + 1.2, 0.3), (top + 1.36, 0.6)):
        model.box((-6.7 - out, front - 0.45 - out, z), (6.7 + out, -HALF, z + 0.2), STONE)
    for i in range(34):
        u = 0.2 + i * 0.394
        block(model, face, (u - 0.09, u + 0.09), (top + 1.02, top + 1.2), (0, 0.3), STONE)
    pediment(model, face, (-0.6, 14.0), top + 1.56, 2.75, (0.0, 0.55), STONE, 0.42)
    gable_roof(model, (-7.4, 7.4), (front - 0.8, -HALF + 4), top + 1.7, 2.9, TILE, WALL, "y")
    block(model, face, (5.9, 7.5), (top + 2.2, top + 3.6), (0.0, 0.2), STONE)
    for i, (x, z) in enumerate(((0, top + 4.6), (-7.1, top + 1.9), (7.1, top + 1.9))):
        model.box((x - 0.4, front - 0.9, z), (x + 0.4, front - 0.1, z + 0.5), STONE)
        model.add(statue(2.5, STONE, i + 5, 0.3), (x, front - 0.5, z + 0.45))
    count = 17
    for k in range(count):
        y = front - 0.4 - k * 0.36
        model.box((-5.0, y - 0.36, 0), (5.0, y + 0.1, FLOOR - (k + 1) * FLOOR / (count + 1)), STONE)
    for side in (-1, 1):
        x = side * 5.75
        model.box((x - 0.75, front - 6.4, 0), (x + 0.75, front, FLOOR), WALL)
        model.box((x - 0.9, front - 6.55, FLOOR - 0.1), (x + 0.9, front, FLOOR + 0.15), STONE)
        model.box((x - 0.5, front - 6.3, FLOOR), (x + 0.5, front - 5.3, FLOOR + 0.7), STONE)
        model.add(statue(2.4, STONE, side + 17, 0.2), (x, front - 5.8, FLOOR + 0.7))
    return model


def draw(plate: Plate) -> None:
    """Sky and far hills, lawn with its gravel walks, the villa, trees below the crest."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=101)):
        air.sky(plate, ["#3576bd", "#6fa6d8", "#b3d2e8", "#ebe8d8"], 640)
        air.clouds(plate, "#ffffff", 43, ".0035 .008", 0.5, 4.5, 0.95, 560)
        air.clouds(plate, "#c3cfe0", 45, ".005 .012", 0.57, 5, 0.5, 560)
        hills = [(-10, 560), (240, 545), (520, 566), (900, 540), (1210, 556)]
        air.ridge(plate, hills, 12, 3, "#7f97b0", "#b9c6b4", 630)
        model = Model()
        body(model)
        one = porch()
        for turn in (0, 90, 180, 270):
            model.add(one, turn=turn)
        terrain(model, CAMERA, LAWN, None, (3, 300), 40, 120, 90)
        model.box((-3.2, -80, -0.2), (3.2, -22, 0.03), PATH)
        model.box((-24, -24, -0.2), (24, -21.6, 0.03), PATH)
        model.box((22, -3.2, -0.2), (80, 3.2, 0.03), PATH)
        model.box((21.6, -24, -0.2), (24, 24, 0.03), PATH)
        dice = Dice(7)
        for i in range(16):
            a = math.radians(95 + i * 7 + dice.uniform(-3, 3))
            r = dice.uniform(60, 90)
            kind = tree(dice.uniform(8, 13), LEAF, BARK, i + 3, 0.78, 1500)
            model.add(kind, (r * math.cos(a) * 1.2, r * math.sin(a) + 14, -1.5))
        for x, y, h in ((-30, 2, 15), (-33, 8, 13), (34, 30, 14), (39, 34, 16), (30, 36, 12)):
            model.add(conifer(h, DARK_LEAF, BARK, int(h), 0.1, 1400), (x, y, -0.5))
        spots = [
            (1.4, -31, 0.0),
            (2.2, -31.4, 0.0),
            (-1.6, -26, 0.0),
            (27, -2, 0.0),
            (0.4, -19.5, 1.2),
        ]
        people(model, spots, [SKIN, COAT, RED, CREAM, COAT], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2e2820", 0.5, 1.2, 1.6), 4200))
        air.glaze(plate, [(0, "#1f2a1a", 0), (1, "#1f2a1a", 0.45)], 650)
    air.vignette(plate, "#12161c", 0.3)
