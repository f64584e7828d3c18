"""Basilica of Saint-Denis, 1135-1144: the heavy west front with its one tower, glass walls behind.

Ratio 5:4; from the north-west, so that the front stands right and the flank falls back left.
Afternoon sun from the right on pale stone; the flank in blue shade, full of glass and flyers.
Palette: cream limestone, warm grey, slate blue lead, cobalt and ruby glass, plane-tree green.
Features: round arches between four massive piers, battlements, a rose, a tower on the right only.
"""

from .. import air, materials
from ..architecture import gable_roof, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..gothic import rose_window
from ..masonry import Flank, flank
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import Opening, Wall, block, box_walls, cut, fill, oculus, ribs, ring, row

SIZE = (1200, 960)
ALT = {
    "en": "A heavy pale church front with round arches, battlements and a single square tower on "
    "the right; behind it a light nave of tall pointed windows and flying buttresses.",
    "es": "Fachada pesada y clara con arcos de medio punto, almenas y una sola torre cuadrada a la "
    "derecha; detrás, una nave ligera de altos ventanales apuntados y arbotantes.",
}
STONE, WALL, DARK, COBALT, RUBY, SKY, LEAD, DOOR, PAVE, LEAF, BARK, GOLD = range(12)
SKIN, SHOE, RED, NAVY, CREAM = range(12, 17)
STUFF = [
    Material(("#b9a98c", "#e0d2b6", "#f4ead4"), grain=0.8, contrast=0.6, streaks=0.35, bump=0.12),
    Material(
        ("#ab9a7e", "#d6c6a8", "#efe2c8", "#c7b698"),
        0.55,
        1.2,
        0.3,
        scatter=0.3,
        grain=2,
        contrast=0.8,
        streaks=0.5,
        bump=0.1,
    ),
    Material(("#241f20", "#38312f"), bump=0),
    Material(("#1c3a8c", "#3f68c8"), grain=0.3, contrast=1.0, gloss=0.12, bump=0),
    Material(("#8c2438", "#c4485a"), grain=0.3, contrast=1.0, gloss=0.12, bump=0),
    Material(("#5a82b8", "#9cbce0"), grain=0.3, contrast=1.0, gloss=0.12, bump=0),
    Material(("#5f7484", "#8499a6", "#a8b8c0"), 0, 0.8, 0.25, grain=3, contrast=0.8, streaks=0.4),
    Material(("#3a2a1c", "#6a4c30"), 0.9, 0.5, 0.6),
    Material(("#a59a88", "#c2b7a4", "#d6ccba"), 0.9, 1.2, 0.3, grain=2, casts=False),
    Material(("#38502c", "#5f8040", "#97ab5c"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    Material(("#a8802e", "#dcb352"), bump=0),
    *CROWD,
]
CAMERA = Camera((-84, -82, 2.2), (-9.5, 8, 2.2), 1700, (610, 850))
LIGHT = Light(
    (0.34, -0.76, 0.52),
    "#ffe6bc",
    2.5,
    "#9ab2ea",
    0.85,
    "#c9b08c",
    0.32,
    haze_color="#d8dee4",
    haze_distance=2000,
)
FRONT = Wall((0, 0, 0), 0)
EDGES = ((-17.0, -13.8), (-6.6, -4.0), (4.0, 6.6), (13.8, 17.0))
BAYS = ((-13.8, -6.6), (-4.0, 4.0), (6.6, 13.8))


def doorway(model: Model, a: float, b: float, main: bool) -> None:
    """A round-arched portal of five orders with gilt bronze doors, column statues, a tympanum."""
    middle, wide = (a + b) / 2, (b - a) * 0.88
    spring = 5.4 if main else 4.6
    o = Opening(middle, 0, spring, wide, "round", 0.6, 5, 0.3, DARK)
    cut(model, FRONT, (a, b), (0, 11.5), o, WALL)
    inner = o.outline(1.5)
    deep = -2.06
    head = [p for p in inner if p[1] >= spring - 0.05]
    fill(
        model, FRONT, [(head[0][0], spring - 0.6), *head, (head[-1][0], spring - 0.6)], deep, STONE
    )
    half = (inner[-1][0] - inner[0][0]) / 2
    for s in (-1, 1):
        x = middle + s * half * 0.5
        leaf = (x - half * 0.44, x + half * 0.44)
        block(model, FRONT, leaf, (0, spring - 0.7), (deep, deep + 0.08), DOOR)
        for k in range(5):
            place = middle + s * (wide / 2 - 0.18 - 0.3 * k)
            at = tuple(float(q) for q in FRONT.at(place, 0, -0.3 * k - 0.05))
            model.lathe((at[0], at[1], 0), [(0.16, 0), (0.13, 1.6), (0.2, 1.8)], STONE, 8)
            model.add(statue(2.6, STONE, k + int(a)), (at[0], at[1], 1.8))
    for k in range(5):
        way, d = o.outline(0.3 * k + 0.15)[1:-1], -0.3 * k
        ribs(model, FRONT, [way], 0.16, (d - 0.3, d + 0.04), STONE)
    for i in range(5):
        u = middle - half * 0.7 + i * half * 0.35
        at = tuple(float(q) for q in FRONT.at(u, spring - 0.2, deep + 0.2))
        model.add(statue(1.5 if i == 2 else 1.0, STONE, i + 70), (at[0], at[1], at[2]))


def front(model: Model) -> None:
    """Three storeys between four piers, in every one round arches; battlements along the top."""
    for k, (a, b) in enumerate(BAYS):
        main = k == 1
        doorway(model, a, b, main)
        third = (b - a) / 3
        for i in range(3):
            high = 16.4 if i == 1 else 15.4
            back = DARK if i == 1 else STONE
            o = Opening(
                a + (i + 0.5) * third, 12.6, high, third * 0.66, "round", 0.5, 2, 0.14, back
            )
            cut(model, FRONT, (a + i * third, a + (i + 1) * third), (11.5, 18.4), o, WALL)
        if main:
            oculus(model, FRONT, (a, b), (18.4, 26.0), ((a + b) / 2, 22.2), 2.9, 0.9, WALL, DARK)
            rose_window(
                model,
                FRONT,
                ((a + b) / 2, 22.2),
                2.8,
                0.9,
                STONE,
                [COBALT, RUBY, COBALT],
                ((12, 0.25, 0.92),),
            )
            ribs(model, FRONT, [[*ring((0, 22.2), 3.3, 40), (3.3, 22.2)]], 0.45, (0, 0.35), STONE)
        else:
            o = Opening(
                0, 19.6, 22.6, third * 0.72, "round", 0.5, 2, 0.14, DARK if k == 2 else STONE
            )
            row(model, FRONT, (a, b), (18.4, 26.0), 3, o, WALL)
    for a, b in EDGES:
        block(model, FRONT, (a, b), (0, 26.0), (-0.4, 1.9), WALL)
        block(model, FRONT, (a - 0.2, b + 0.2), (0, 2.2), (-0.4, 2.3), STONE)
        block(model, FRONT, (a - 0.15, b + 0.15), (18.2, 18.6), (-0.4, 2.1), STONE)
    for z, out in ((11.3, 0.5), (18.2, 0.5), (25.6, 2.2)):
        block(model, FRONT, (-17.2, 17.2), (z, z + 0.45), (-0.2, out), STONE)
    model.box((-17, -1.9, 26), (17, 14, 26.5), WALL)
    for wall, length in box_walls((-17.2, -2.1, 26.4), (17.2, 13.5, 26.4)):
        block(model, wall, (0, length), (0, 0.7), (-0.7, 0), WALL)
        count = int(length / 1.9)
        for i in range(count):
            u = (i + 0.25) * length / count
            block(model, wall, (u, u + length / count * 0.55), (0.7, 2.0), (-0.7, 0), WALL)
    model.box((-17, 2.4, 0), (17, 13.5, 26), WALL)


def tower(model: Model) -> None:
    """The one tower that stands, over the right bay: two storeys of paired openings, low roof."""
    x0, x1, y0, y1 = 5.8, 16.2, 1.4, 11.8
    for wall, length in box_walls((x0, y0, 26.4), (x1, y1, 26.4)):
        for low, high, spring in ((0, 7.4, 4.6), (7.4, 18.4, 14.2)):
            o = Opening(0, low + 1.2, spring, 2.1, "round", 0.7, 3, 0.18, DARK)
            row(model, wall, (1.2, length - 1.2), (low, high), 2, o, WALL)
            block(model, wall, (-0.3, length + 0.3), (high - 0.4, high), (-0.3, 0.5), STONE)
        for a, b in (
            (-0.2, 1.2),
            (length - 1.2, length + 0.2),
            (length / 2 - 0.4, length / 2 + 0.4),
        ):
            block(model, wall, (a, b), (0, 18.4), (-0.3, 0.35), WALL)
    out = 0.7
    base = [(x0 - out, y0 - out), (x1 + out, y0 - out), (x1 + out, y1 + out), (x0 - out, y1 + out)]
    model.prism(base, 44.8, 51.5, LEAD, 0.04)
    model.bars([(11, 6.6, 51)], [(11, 6.6, 54)], 0.2, DARK)
    base = [(-16.6, -1.0), (-5.4, -1.0), (-5.4, 12.5), (-16.6, 12.5)]
    model.prism(base, 26.5, 29.2, LEAD, 0.1)


def church(model: Model) -> None:
    """Nave, transept with its great rose, choir: glass and flyers on the side that we see."""
    glass = [COBALT, SKY, COBALT, RUBY, SKY]
    parts = (
        Flank(-1, 6.8, 17.5, 14, 6.4, 7, 11, 14.5, 23.5, 29.5),
        Flank(-1, 6.8, 20.0, 72.0, 6.4, 6, 11, 14.5, 23.5, 29.5),
    )
    for part in parts:
        flank(model, part, WALL, STONE, glass, LEAD, int(part.start))
    model.box((-5.4, 12, 0), (6.8, 118, 29), WALL)
    gable_roof(model, (-7.4, 7.4), (13.4, 120), 29.5, 9.2, LEAD, WALL, "y")
    model.add(statue(3.4, STONE, 5, 0.4), (0, 13.2, 38.6))
    model.box((-19.4, 60, 0), (20, 71.4, 29), WALL)
    gable_roof(model, (-21.2, 21), (59.4, 72), 29.5, 8.6, LEAD, WALL, "x")
    end = Wall((-21.0, 71.4, 0), -90)
    oculus(model, end, (0, 11.4), (13, 29), (5.7, 21), 5.1, 0.8, WALL, COBALT)
    rose_window(model, end, (5.7, 21), 5.0, 0.8, STONE, [COBALT, RUBY, SKY])
    cut(model, end, (0, 11.4), (0, 13), Opening(5.7, 0, 5, 4, "pointed", 0.8, 3, 0.3, DOOR), WALL)
    for y in (59.6, 71.8):
        model.box((-22.4, y - 1.4, 0), (-19.6, y + 1.4, 33), WALL)


def draw(plate: Plate) -> None:
    """Summer sky, the church, plane trees and houses of the square, people."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=221)):
        air.sky(plate, ["#3f77bc", "#7aa8d8", "#b9d3e8", "#ede8d8"], 860)
        air.clouds(plate, "#ffffff", 49, ".0036 .0075", 0.5, 4.5, 0.92, 760)
        air.clouds(plate, "#bccbe0", 50, ".005 .012", 0.57, 5, 0.5, 860)
        model = Model()
        front(model)
        tower(model)
        church(model)
        terrain(model, CAMERA, PAVE, None, (16, 700), 32, 80, 40)
        for x, y, seed in (((-190, -86), (60, 190), 6), ((26, 120), (20, 150), 8)):
            houses = [CREAM, WALL]
            town(model, x, y, lambda _x, _y: False, houses, [LEAD], DARK, seed, 15, (10, 16))
        dice = Dice(5)
        for i in range(7):
            place = (-62 - i * 5.0, 24 + i * 10.0, 0)
            model.add(tree(dice.uniform(9, 13), LEAF, BARK, i + 3, 0.74, 1400), place)
        for i in range(4):
            model.add(
                tree(dice.uniform(8, 11), LEAF, BARK, i + 23, 0.74, 1400), (27 + i * 6, -4, 0)
            )
        crowd = [(dice.gauss(-6, 15), dice.uniform(-58, -8), 0.0) for _ in range(44)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM, SHOE], 3)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2f2820", 0.5, 1.2, 1.6), 4200))
        air.glaze(plate, [(0, "#262226", 0), (1, "#262226", 0.42)], 850)
    air.vignette(plate, "#15141c", 0.3)
