"""British Museum facade, London, Smirke, 1823-1852: the forecourt, its two wings reaching forward.

Ratio 2:1; the eye stands low on the path, a little left; straight lines converge on the porch.
Soft sun between showers, from the left; pale Portland stone against a gray and silver sky.
Palette: ivory and smoke-gray stone, silver, slate, wet paving, London lawn, one red coat or two.
Features: forty-four Ionic columns round a U, eight under the central gable, no arch anywhere.
"""

import math

from .. import air, materials
from ..architecture import column, gable_roof, pediment, statue
from ..core import Dice, Plate
from ..garden import people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, GLASS, LAWN, OWN, PAVE, courses, glazed, grove
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Spot, Wall, block

SIZE = (1200, 620)
STONE, WALL, RELIEF, LEAD, IRON = range(OWN, OWN + 5)
STUFF = [
    *COMMON,
    Material(("#a8a294", "#cfc9ba", "#ebe6d9"), 0, grain=1.4, contrast=0.6, streaks=0.6, bump=0.2),
    Material(("#98917f", "#bfb8a6", "#dcd6c6"), 0.8, 1.8, 0.3, grain=2, streaks=0.7),
    Material(("#8f8878", "#c4bdac", "#e6e0d0"), grain=0.4, contrast=1.2, bump=1.6),
    Material(("#68727a", "#8b959c"), 2.0, 0.8, 0.25, grain=3),
    Material(("#22242a", "#3a3e44"), bump=0),
]
CAMERA = Camera((-10, -104, 2.4), (-4.5, 0, 2.4), 900, (612, 474))
LIGHT = Light(
    (-0.62, -0.64, 0.56),
    "#fff2da",
    2.0,
    "#a8b8d4",
    0.85,
    "#a8a89a",
    0.34,
    haze_color="#cdd3d8",
    haze_distance=1200,
)
BASE, TALL = 2.0, 13.7
TOP = BASE + TALL


def beam(model: Model, x: Spot, y: Spot) -> None:
    """The plain entablature over a row of columns: two faces of architrave, frieze, cornice."""
    (x0, x1), (y0, y1) = x, y
    model.box((x0, y0, TOP), (x1, y1, TOP + 2.7), STONE)
    model.box((x0 - 0.15, y0 - 0.15, TOP + 1.1), (x1 + 0.15, y1 + 0.15, TOP + 1.35), STONE)
    model.box((x0 - 0.5, y0 - 0.5, TOP + 2.5), (x1 + 0.5, y1 + 0.5, TOP + 2.8), STONE)
    model.box((x0 - 0.9, y0 - 0.9, TOP + 2.8), (x1 + 0.9, y1 + 0.9, TOP + 3.3), STONE)


def columns(model: Model, spots: list[Spot]) -> None:
    """Ionic columns on the common platform."""
    pole = column(TALL, 0.78, "ionic", STONE, 16)
    for x, y in spots:
        model.add(pole, (x, y, BASE))


def porch(model: Model) -> None:
    """Eight columns, a second row behind, steps, the gable with its figures."""
    xs = [-17.5 + 5.0 * i for i in range(8)]
    columns(model, [(x, -8.0) for x in xs] + [(x, -2.6) for x in xs])
    for k in range(12):
        model.box((-17, -13.5 + k * 0.38, 0), (17, -6, BASE * (k + 1) / 12), STONE)
    for s in (-1, 1):
        x0, x1 = sorted((s * 17, s * 19.2))
        model.box((x0, -13.5, 0), (x1, -6, BASE), WALL)
    model.box((-19.2, -9.4, 0), (19.2, 2, BASE), WALL)
    beam(model, (-18.6, 18.6), (-9.0, 1.0))
    gable = Wall((-19.5, -9.0, 0), 0)
    pediment(model, gable, (0, 39), TOP + 3.5, 6.6, (0, 0.9), STONE, 0.7)
    for i in range(15):
        x = -14 + 2.0 * i
        tall = max(1.0, 5.2 * (1 - abs(x) / 19.5))
        model.add(
            statue(tall, RELIEF, i + 2, 0.4 * (i % 2)), (x, -9.5, TOP + 3.5), 25 * math.sin(2.0 * i)
        )
    gable_roof(model, (-19.5, 19.5), (-8.5, 30), TOP + 3.5, 6.6, LEAD, STONE, "y")


def arms(model: Model, s: int) -> None:
    """One half of the U: three columns beside the porch, four along the wing, five in its front."""
    spots = [(s * (22.4 + 4.6 * i), 0.0) for i in range(3)]
    spots += [(s * 36.6, -4.6 - 4.6 * i) for i in range(4)]
    spots += [(s * (36.6 + 4.8 * i), -23.0) for i in range(5)]
    spots += [(s * 55.8, -18.4), (s * 55.8, -13.8)]
    columns(model, spots)

    def span(a: float, b: float) -> Spot:
        return min(s * a, s * b), max(s * a, s * b)

    for (x0, x1), y0, y1, top in (
        (span(18, 37.6), -1.4, 6.0, BASE),
        (span(35.2, 57.2), -24.4, 6.0, BASE),
    ):
        model.box((x0, y0, 0), (x1, y1, top), WALL)
    beam(model, span(18, 37.4), (-1.0, 6.0))
    beam(model, span(35.6, 56.8), (-24.0, 6.0))
    x0, x1 = span(39.6, 53.4)
    model.box((x0 + 1, -18.6, BASE), (x1 - 1, 6, TOP + 4), WALL)
    x0, x1 = span(18, 39.6)
    model.box((x0, 5.4, BASE), (x1, 30, TOP + 4), WALL)
    back = Wall((x0, 4.4, 0), 0)
    o = Opening(0, BASE + 3, BASE + 8.5, 2.2, "flat", 0.4, 1, 0.2, GLASS)
    glazed(model, back, (0, x1 - x0), (BASE, TOP), 5, o, WALL, STONE, (2, 3), 0.35, 0.05)
    x0, x1 = span(39.6, 53.4)
    front = Wall((x0, -19.6, 0), 0)
    glazed(model, front, (0, x1 - x0), (BASE, TOP), 3, o, WALL, STONE, (2, 3), 0.35, 0.05)
    inner = Wall((x1 if s < 0 else x0, -19.6 if s < 0 else 4.4, 0), 90 if s < 0 else -90)
    glazed(model, inner, (0, 24), (BASE, TOP), 5, o, WALL, STONE, (2, 3), 0.35, 0.05)


def fence(model: Model) -> None:
    """Two stone piers with lamps, dwarf walls along the lawns."""
    for s in (-1, 1):
        x0, x1 = sorted((s * 9.0, s * 48.0))
        model.box((x0, -72, 0), (x1, -30, 0.12), LAWN)
        model.box((x0, -72.2, 0), (x1, -72, 0.5), STONE)
        edge = x0 if s > 0 else x1
        model.box((edge - 0.15, -72, 0), (edge + 0.15, -30, 0.45), STONE)
        for y in (-31.0,):
            model.box((edge - 0.5, y - 0.5, 0), (edge + 0.5, y + 0.5, 1.5), STONE)
            model.lathe(
                (edge, y, 1.5),
                [(0.16, 0), (0.1, 0.3), (0.08, 2.2), (0.3, 2.6), (0.34, 3.2), (0, 3.6)],
                IRON,
                8,
            )


ALT = {
    "en": "A broad pale-stone front in the shape of a U: dozens of tall columns with scrolled "
    "capitals, eight of them under a central gable full of figures, above a forecourt with "
    "lawns.",
    "es": "Ancho frente de piedra clara en forma de U: decenas de altas columnas con capiteles de "
    "volutas, ocho de ellas bajo un frontón con figuras, ante un patio con césped.",
}


def draw(plate: Plate) -> None:
    """Sky, the U of columns, lawns, the wet path with visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=25)):
        air.sky(plate, ["#7f93aa", "#a9b8c6", "#cfd6d8", "#e8e4d8"], 480)
        air.clouds(plate, "#f7f6f0", 98, ".0026 .008", 0.43, 4, 0.95, 460)
        air.clouds(plate, "#6f7c90", 99, ".0035 .01", 0.52, 4, 0.6, 400)
        model = Model()
        porch(model)
        for s in (-1, 1):
            arms(model, s)
        fence(model)
        back = Wall((-20, 4.4, 0), 0)
        block(model, back, (17.2, 22.8), (BASE, BASE + 9.5), (0, 0.1), DARK)
        courses(model, back, (16.4, 23.6), [(BASE + 9.5, 0.8, 0.4)], STONE)
        model.box((-20, 4.4, BASE), (20, 30, TOP), WALL)
        model.lathe((0, 60, TOP), [(20, 0), (19, 5), (14, 9), (7, 11.5), (0, 12.5)], LEAD, 40)
        terrain(model, CAMERA, PAVE, None, (5, 700), 45, 70, 50)
        places = [(s * (64.0 + 6 * i), -30.0 - 6 * (i % 2)) for s in (-1, 1) for i in range(5)]
        grove(model, places, (11, 15), 5, 1500)
        dice = Dice(5)
        crowd = [(dice.uniform(-8, 8), dice.uniform(-66, -14), 0.0) for _ in range(40)]
        crowd += [(dice.uniform(-45, 45), dice.uniform(-29, -25), 0.0) for _ in range(30)]
        crowd += [(dice.uniform(-15, 15), -12 + 0.38 * k, BASE * k / 12) for k in range(12)]
        people(model, crowd, CLOTHES, 10)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#26262a", 0.5, 1.3, 1.8), 4200))
        air.glaze(plate, [(0, "#14181c", 0), (1, "#14181c", 0.45)], 470)
    air.vignette(plate, "#10131a", 0.34)
