"""San Martín de Frómista, 1066-1100: the even golden church from the south-east, apses in front.

Ratio 3:2; three apses like organ pipes at the right, lantern over the crossing, turrets far left.
Clear plateau light from the right; crisp blue shade; a high dry sky with thin streaks.
Palette: gold ashlar, honey shade, orange tiles, straw grass, cobalt.
Features: three rounded apses, an octagonal lantern, two round turrets, billets and corbels.
"""

from .. import air, materials
from ..architecture import gable_roof
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..masonry import billets, corbels
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Wall, block, cut, row, walls_around

SIZE = (1200, 800)
ALT = {
    "en": "A compact church of golden stone: three rounded apses side by side, an eight-sided "
    "lantern over the crossing and two slim round turrets at the far end.",
    "es": "Iglesia compacta de piedra dorada: tres ábsides curvos juntos, un cimborrio de ocho "
    "lados sobre el crucero y dos finas torrecillas redondas al fondo.",
}
WALL, STONE, DARK, TILE, GRASS, PATH, LEAF, BARK, SKIN, SHOE, RED, NAVY, CREAM = range(13)
STUFF = [
    Material(
        ("#b98f52", "#d9b273", "#eccd94", "#cda466"),
        0.42,
        0.85,
        0.35,
        scatter=0.35,
        grain=1.6,
        contrast=0.7,
        streaks=0.25,
        bump=0.08,
    ),
    Material(("#c0975a", "#dfba7d", "#f0d49d"), grain=0.5, contrast=0.6, bump=0.06),
    Material(("#241d18", "#3a2f26"), bump=0),
    Material(("#94502f", "#c1744a", "#da9668"), 0.36, 0.24, 0.4, rounds=0.8, contrast=0.9, grain=2),
    Material(("#6f7a38", "#93964c", "#b9ae66"), grain=1.2, contrast=1.1, bump=0.5, casts=False),
    Material(("#b9a37c", "#d5c19a", "#e6d6b4"), 0.8, 0.8, 0.25, casts=False),
    Material(("#3c5a2a", "#64833b", "#9aae58"), contrast=1.0),
    Material(("#43352a", "#6b5644")),
    *CROWD,
]
CAMERA = Camera((22.5, -36, 3.4), (-9.2, 1.0, 3.4), 1290, (590, 655))
LIGHT = Light(
    (0.58, -0.60, 0.60),
    "#ffe8bc",
    2.5,
    "#92b0ec",
    0.72,
    "#d2b078",
    0.36,
    haze_color="#dce2e4",
    haze_distance=2200,
)


def apse(model: Model, y: float, radius: float, high: float, bays: int) -> None:
    """A half-round apse facing east: half columns between windows, billets, corbels, tiles."""
    drum = Drum((-1.0, y, 0), radius, -90)
    half = drum.girth / 2
    bay = half / bays
    sill = high * 0.46
    for i in range(bays):
        u = (i * bay, (i + 1) * bay)
        wide = min(0.8, bay * 0.34)
        o = Opening(bay * (i + 0.5), sill, high * 0.68, wide, "round", 0.35, 2, 0.13, DARK)
        cut(model, drum, u, (0, high), o, WALL)
        for side in (-1, 1):
            at = bay * (i + 0.5) + side * (wide / 2 + 0.14)
            block(model, drum, (at - 0.07, at + 0.07), (sill, high * 0.68), (-0.12, 0.1), STONE)
    for z in (high * 0.4, high * 0.7):
        billets(model, drum, (0, half), z, 0.13, STONE)
    block(model, drum, (0, half), (0, 0.5), (0, 0.25), STONE)
    corbels(model, drum, (0.1, half - 0.1), high - 0.35, 0.62, 0.3, STONE)
    for i in range(1, bays):
        x, yy, _ = (float(q) for q in drum.at(i * bay, 0, 0.05))
        model.lathe((x, yy, 0.5), [(0.24, 0), (0.21, high - 1.4), (0.34, high - 0.9)], STONE, 14)
    roof = [(radius + 0.5, 0), (0.05, radius * 0.42)]
    model.lathe((-1.0, y, high), roof, TILE, 24, -90, 180)


def window_row(
    model: Model, wall: Wall, length: float, high: float, count: int, sill: float
) -> None:
    """A flank with round windows under a billet course and corbels at the eaves."""
    o = Opening(0, sill, sill + 1.4, 0.7, "round", 0.3, 2, 0.12, DARK)
    row(model, wall, (0, length), (0, high), count, o, WALL)
    billets(model, wall, (0, length), sill + 1.4, 0.13, STONE)
    billets(model, wall, (0, length), sill - 0.5, 0.13, STONE)
    corbels(model, wall, (0, length), high - 0.35, 0.62, 0.3, STONE)


def body(model: Model) -> None:
    """Nave and aisles to the west, the transept, their tiled roofs."""
    for y, heading, start in ((-8.3, 0, -27.0), (8.3, 180, -8.0)):
        window_row(model, Wall((start, y, 0), heading), 19.0, 7.2, 4, 4.0)
    for i in range(5):
        x = -27 + i * 4.75
        model.box((x - 0.45, -9.0, 0), (x + 0.45, -8.3, 6.7), WALL)
    model.quads([[(-27.4, -9.0, 7.3), (-8, -9.0, 7.3), (-8, -4.0, 9.4), (-27.4, -4.0, 9.4)]], TILE)
    window_row(model, Wall((-27.0, -4.0, 0), 0), 19.0, 11.4, 4, 9.6)
    gable_roof(model, (-27.4, -7.5), (-4.6, 4.6), 11.5, 2.0, TILE, WALL, "x")
    south = Wall((-8.2, -8.5, 0), 0)
    o = Opening(3.7, 5.2, 7.4, 0.9, "round", 0.35, 2, 0.14, DARK)
    cut(model, south, (0, 7.4), (0, 10.2), o, WALL)
    for z in (4.6, 7.4):
        billets(model, south, (0, 7.4), z, 0.13, STONE)
    for u in (0.35, 7.05):
        block(model, south, (u - 0.35, u + 0.35), (0, 9.6), (0, 0.45), WALL)
    east = Wall((-0.8, -8.5, 0), 90)
    cut(model, east, (0, 17), (0, 10.2), Opening(8.5, 9.4, 9.6, 0.5, "round", 0.3, back=DARK), WALL)
    corbels(model, east, (0, 4.6), 9.9, 0.62, 0.28, STONE)
    corbels(model, east, (12.4, 17), 9.9, 0.62, 0.28, STONE)
    gable_roof(model, (-8.7, -0.3), (-8.9, 8.9), 10.2, 2.2, TILE, WALL, "y")
    corbels(model, south, (0, 7.4), 9.9, 0.62, 0.28, STONE)
    model.box((-2.4, -3.7, 0), (-0.8, 3.7, 11.2), WALL)
    gable_roof(model, (-4.5, -0.4), (-4.1, 4.1), 11.2, 1.6, TILE, WALL, "x")


def lantern(model: Model) -> None:
    """The octagon over the crossing: half columns at the corners, windows, a low tiled pyramid."""
    model.box((-8.4, -4.2, 10), (-0.9, 4.2, 13.0), WALL)
    for k, (wall, length) in enumerate(walls_around((-4.6, 0, 12.6), 4.5, 8, 22.5)):
        o = Opening(length / 2, 1.5, 3.4, 0.85 if k % 2 else 0.7, "round", 0.35, 2, 0.14, DARK)
        cut(model, wall, (0, length), (0, 5.6), o, WALL)
        billets(model, wall, (0, length), 3.4, 0.13, STONE)
        billets(model, wall, (0, length), 0.5, 0.13, STONE)
        corbels(model, wall, (0, length), 5.3, 0.6, 0.28, STONE)
        x, y, z = (float(q) for q in wall.at(0, 0.2, 0))
        model.lathe((x, y, z), [(0.27, 0), (0.24, 4.7), (0.38, 5.2)], STONE, 12)
    model.lathe((-4.6, 0, 18.3), [(5.0, 0), (0.1, 2.3)], TILE, 8, 22.5, smooth=False)
    model.lathe((-4.6, 0, 20.5), [(0.2, 0), (0.28, 0.3), (0, 0.6)], STONE, 8)
    model.bars([(-4.6, 0, 21.0), (-4.95, 0, 21.7)], [(-4.6, 0, 22.2), (-4.25, 0, 21.7)], 0.08, DARK)


def turret(model: Model, y: float) -> None:
    """One of the two round stair turrets beside the west front."""
    drum = Drum((-27.2, y, 0), 2.05, -90)
    model.lathe((-27.2, y, 0), [(2.05, 0), (2.05, 19.6)], WALL, 40)
    for z in (7.4, 13.4):
        billets(model, drum, (0, drum.girth), z, 0.15, STONE)
    for z in (9.0, 15.2):
        for u in (1.2, 3.6):
            block(model, drum, (u - 0.22, u + 0.22), (z, z + 1.5), (-0.2, 0.03), DARK)
            block(model, drum, (u - 0.4, u + 0.4), (z + 1.5, z + 1.75), (-0.2, 0.12), STONE)
    corbels(model, drum, (0, drum.girth), 19.3, 0.6, 0.28, STONE)
    model.lathe((-27.2, y, 19.8), [(2.5, 0), (0.05, 1.7)], TILE, 24)


def draw(plate: Plate) -> None:
    """High sky, the church, dry grass and a paved walk, poplars far off."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=141)):
        air.sky(plate, ["#2a62b4", "#4f8bd0", "#93bfe4", "#e6e8dc"], 690)
        air.clouds(plate, "#ffffff", 44, ".002 .013", 0.54, 4, 0.8, 600)
        air.ridge(plate, [(-10, 634), (500, 628), (1210, 634)], 5, 3, "#8c9a6c", "#c9c08c", 680)
        model = Model()
        for y, radius, high, bays in ((-6.0, 2.35, 6.4, 3), (6.0, 2.35, 6.4, 3), (0, 3.6, 8.8, 3)):
            apse(model, y, radius, high, bays)
        body(model)
        lantern(model)
        for y in (-8.2, 8.2):
            turret(model, y)
        terrain(model, CAMERA, GRASS, None, (3, 700), 40, 140, 90)
        model.box((-40, -16, -0.2), (30, -12.5, 0.04), PATH)
        model.box((4.5, -60, -0.2), (8, 40, 0.04), PATH)
        dice = Dice(5)
        for i in range(9):
            place = (-46 + dice.uniform(-8, 8), 14 + i * 6.0, 0)
            model.add(tree(dice.uniform(7, 11), LEAF, BARK, i + 3, 0.8, 1300), place)
        for i in range(6):
            model.add(tree(dice.uniform(6, 9), LEAF, BARK, i + 30, 0.8, 1200), (12 + i * 7, 44, 0))
        spots = [(-14, -14, 0.04), (-13.1, -14.4, 0.04), (6.6, -6, 0.04), (-24, -14.6, 0.04)]
        people(model, spots, [SKIN, SHOE, RED, NAVY, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#38281a", 0.5, 1.2, 1.2), 4200))
        air.glaze(plate, [(0, "#2a2214", 0), (1, "#2a2214", 0.45)], 730)
    air.vignette(plate, "#161414", 0.3)
