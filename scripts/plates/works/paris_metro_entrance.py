"""Paris Metro entrance, Guimard, 1900-1913: iron plants round a stair, at the hour of the lamps.

Ratio 4:5, upright; close and a little from the left, the two stems frame the glass fan behind them.
Dusk on a boulevard: amber lamps against a violet and blue-green sky, wet pavement, lit windows.
Palette: verdigris and moss green iron, amber, cream fronts, plum shade, pale green glass.
Features: stems that bend under amber buds, shield-like railing panels, a ribbed fan of glass.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate, circle
from ..garden import people
from ..ironwork import CLOTHES, COMMON, DARK, OWN, PAVE, courses, glazed, grove, vine
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Opening, Wall

SIZE = (960, 1200)
IRON, AMBER, PANE, PANEL, STONE, HOUSE, ZINC, LIT = range(OWN, OWN + 8)
STUFF = [
    *COMMON,
    Material(("#1f4f38", "#3a7a54", "#6aa67a"), grain=0.25, contrast=0.6, bump=0.2, gloss=0.12),
    Material(("#ff9a2a", "#ffc25a"), bump=0),
    Material(("#8fae9a", "#bcd4bc", "#dcead2"), grain=2, contrast=0.8, bump=0, gloss=0.25),
    Material(("#c9a03c", "#e6c766"), grain=0.6, contrast=0.5),
    Material(("#8f8678", "#b3a998"), 0.4, 0.9, 0.3, grain=1),
    Material(("#a8987c", "#c9b898", "#dccdb0"), 0.6, 1.6, 0.25, grain=3, streaks=0.4),
    Material(("#4f5a6c", "#6f7a8c"), 3.0, 0.7, 0.25, grain=3),
    Material(("#ffcf7a", "#ffe6a8"), bump=0),
]
CAMERA = Camera((-1.5, -9.4, 1.55), (-0.38, 0, 1.55), 1270, (482, 828))
LIGHT = Light(
    (-0.62, -0.66, 0.52),
    "#ffd9b0",
    1.5,
    "#8f96dc",
    0.9,
    "#d99a60",
    0.5,
    haze_color="#a99ab8",
    haze_distance=260,
    horizon_color="#f0c8a0",
    zenith_color="#6a78b8",
)
#: The stair: half its width, and how far back it runs.
HALF, BACK = 2.05, 5.6


def stem(model: Model, s: int) -> None:
    """One lamp: roots, a ribbed stalk, the bend, bracts, the amber bud."""
    x = s * HALF
    way: list[Vec] = [
        (x, 0, 0),
        (x + s * 0.02, 0, 0.9),
        (x - s * 0.02, 0, 2.0),
        (x + s * 0.1, 0, 3.0),
        (x + s * 0.22, -0.05, 3.9),
        (x + s * 0.1, -0.12, 4.6),
        (x - s * 0.28, -0.2, 4.92),
        (x - s * 0.6, -0.25, 4.72),
        (x - s * 0.66, -0.26, 4.45),
    ]
    vine(model, way, [0.24, 0.15, 0.11, 0.1, 0.1, 0.09, 0.08, 0.06, 0.05], IRON, 12)
    for k in range(5):
        a = 2 * math.pi * k / 5
        c, q = math.cos(a), math.sin(a)
        root: list[Vec] = [
            (x + 0.42 * c, 0.42 * q, 0),
            (x + 0.26 * c, 0.26 * q, 0.16),
            (x + 0.12 * c, 0.12 * q, 0.9),
            (x + 0.08 * c, 0.08 * q, 2.4),
        ]
        vine(model, root, [0.1, 0.09, 0.06, 0.03], IRON, 8)
    bract: list[Vec] = [
        (x + s * 0.1, 0, 2.9),
        (x + s * 0.42, -0.05, 3.5),
        (x + s * 0.5, -0.1, 4.3),
        (x + s * 0.26, -0.15, 4.9),
        (x - s * 0.1, -0.2, 5.16),
        (x - s * 0.5, -0.24, 5.02),
    ]
    vine(model, bract, [0.03, 0.08, 0.1, 0.09, 0.06, 0.01], IRON, 8)
    bud = (x - s * 0.66, -0.26, 3.72)
    shape = [(0.0, 0), (0.1, 0.06), (0.19, 0.24), (0.21, 0.42), (0.16, 0.6), (0.08, 0.72)]
    model.lathe(bud, shape, AMBER, 18)
    model.lathe(
        (bud[0], bud[1], bud[2] + 0.5),
        [(0.2, 0), (0.24, 0.08), (0.14, 0.24), (0.05, 0.36)],
        IRON,
        14,
    )
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        leaf: list[Vec] = [
            (bud[0] + r * math.cos(a), bud[1] + r * math.sin(a), bud[2] + z)
            for r, z in ((0.06, 0.8), (0.22, 0.55), (0.25, 0.3), (0.22, 0.12))
        ]
        vine(model, leaf, [0.03, 0.05, 0.04, 0.01], IRON, 6)


def sign(model: Model) -> None:
    """The enameled panel between the stems, its iron frame like two joined stalks; no letters."""
    angles = np.linspace(-1, 1, 25)
    low = [3.02 + 0.16 * t * t for t in angles]
    high = [3.66 + 0.12 * math.cos(t * math.pi) for t in angles]
    grid = np.array(
        [[(1.32 * t, -0.06, z) for t, z in zip(angles, edge, strict=True)] for edge in (low, high)]
    )
    model.grid(grid, PANEL, smooth=False)
    for edge, grow in ((low, 1.0), (high, 1.0)):
        pts: list[Vec] = [(1.32 * t, -0.08, z) for t, z in zip(angles[::3], edge[::3], strict=True)]
        vine(model, pts, [0.05, 0.045 * grow, 0.05], IRON, 8)
    for s in (-1, 1):
        vine(
            model,
            [(s * 1.32, -0.08, 3.14), (s * 1.5, -0.08, 3.36), (s * 1.32, -0.08, 3.56)],
            [0.05, 0.06, 0.05],
            IRON,
            8,
        )
        vine(
            model,
            [(s * (HALF + 0.06), -0.02, 2.5), (s * 1.8, -0.05, 2.72), (s * 1.5, -0.07, 3.2)],
            [0.03, 0.06, 0.05],
            IRON,
            8,
        )
        vine(
            model,
            [(s * (HALF + 0.15), -0.03, 3.5), (s * 1.8, -0.05, 3.3), (s * 1.5, -0.07, 3.4)],
            [0.03, 0.06, 0.04],
            IRON,
            8,
        )
        curl: list[Vec] = [
            (s * 0.15, -0.1, 3.74),
            (s * 0.5, -0.1, 3.95),
            (s * 0.95, -0.1, 3.86),
            (s * 1.25, -0.1, 3.6),
        ]
        vine(model, curl, [0.02, 0.05, 0.05, 0.03], IRON, 8)


def railing(model: Model, a: Vec, b: Vec, count: int) -> None:
    """A stretch of railing: posts, rails, and in each panel a shield held by curling stalks."""
    start, end = np.array(a), np.array(b)
    step = (end - start) / count
    for i in range(count):
        p = start + step * i

        def at(t: float, z: float, p: np.ndarray = p) -> Vec:
            x, y, _ = p + step * t
            return float(x), float(y), z

        for t in (0.0, 1.0):
            vine(model, [at(t, 0.1), at(t, 0.6), at(t, 1.12)], [0.06, 0.04, 0.06], IRON, 8)
        for z in (0.14, 1.02):
            vine(model, [at(0, z), at(0.5, z + 0.03), at(1, z)], [0.035, 0.03, 0.035], IRON, 7)
        loop = [
            at(0.5 + 0.3 * math.sin(q), 0.6 + 0.36 * math.cos(q) - 0.05 * math.cos(2 * q))
            for q in np.linspace(0, 2 * math.pi, 13)
        ]
        vine(model, loop, [0.045, 0.035, 0.045], IRON, 7)
        inner = [
            at(0.5 + 0.16 * math.sin(q), 0.62 + 0.2 * math.cos(q))
            for q in np.linspace(0, 2 * math.pi, 11)
        ]
        vine(model, inner, [0.03, 0.03], IRON, 6)
        for s in (-1, 1):
            tail = [
                at(0.5 + 0.5 * s, 0.95),
                at(0.5 + 0.32 * s, 0.9),
                at(0.5 + 0.24 * s, 0.6),
                at(0.5 + 0.36 * s, 0.3),
                at(0.5 + 0.5 * s, 0.2),
            ]
            vine(model, tail, [0.02, 0.04, 0.03, 0.04, 0.02], IRON, 6)


def roof(model: Model) -> None:
    """The fan: glass between ribs that spread from the back, scalloped, on branching posts."""
    turns = np.linspace(-0.98, 0.98, 57)
    reach = (
        7.4
        * (1 - 0.24 * np.abs(turns) ** 1.6)
        * (0.95 + 0.05 * np.abs(np.cos(turns * 8 * math.pi / 1.96)))
    )
    rows = np.linspace(0.06, 1, 12)

    def spot(r: float, a: float) -> Vec:
        t = r / 7.4
        return (
            0.92 * r * math.sin(a * 0.62),
            BACK + 0.6 - r * math.cos(a * 0.62),
            3.55 + 1.75 * t**1.4 + 0.5 * abs(a) ** 2 * t,
        )

    model.grid(
        np.array([[spot(k * r, a) for a, r in zip(turns, reach, strict=True)] for k in rows]), PANE
    )
    for i in range(0, 57, 7):
        rib = [spot(k * reach[i], turns[i]) for k in rows]
        model.tube(np.array(rib) - np.array([0, 0, 0.05]), np.linspace(0.1, 0.05, 12), IRON, 8)
    for k in (0.35, 0.62, 0.84, 1.0):
        hoop = [spot(k * r, a) for a, r in zip(turns, reach, strict=True)]
        model.tube(np.array(hoop) - np.array([0, 0, 0.03]), 0.07 if k == 1.0 else 0.035, IRON, 7)
    for s in (-1, 1):
        for y, high in ((1.1, 4.3), (BACK, 3.6)):
            x = s * (HALF + 0.02)
            vine(
                model,
                [(x, y, 0), (x, y, 1.6), (x + s * 0.05, y, 2.8), (x + s * 0.3, y - 0.1, high)],
                [0.13, 0.08, 0.07, 0.05],
                IRON,
                9,
            )
            for dx, dy in ((-0.9, -0.3), (0.1, -1.0), (-0.3, 0.9)):
                branch: list[Vec] = [
                    (x + s * 0.03, y, 2.4),
                    (x + s * dx * 0.3, y + dy * 0.4, 3.1),
                    (x + s * dx, y + dy, high + 0.1),
                ]
                vine(model, branch, [0.06, 0.05, 0.03], IRON, 8)


def boulevard(model: Model) -> None:
    """House fronts with lit windows on both sides, far behind, and the trees of the pavement."""
    dice = Dice(9)
    for x0, y0, heading, long in (
        (-17.0, 4.0, 90, 66),
        (15.0, 70.0, -90, 66),
        (-17.0, 70.0, 0, 32),
    ):
        wall = Wall((x0, y0, 0), heading)
        bays = round(long / 3.2)
        for k in range(5):
            z = 0.4 + k * 3.5
            for i in range(bays):
                back = LIT if dice.random() < 0.34 else DARK
                o = Opening(0, z + 0.8, z + 2.8, 1.25, "flat", 0.3, back=back)
                u = i * long / bays
                glazed(
                    model,
                    wall,
                    (u, u + long / bays),
                    (z, z + 3.5),
                    1,
                    o,
                    HOUSE,
                    STONE,
                    (2, 3),
                    0.18,
                )
            courses(model, wall, (0, long), [(z + 3.2, 0.3, 0.4)], STONE)
        courses(model, wall, (0, long), [(17.9, 0.6, 0.8)], STONE)
    for x0, x1 in ((-30.0, -17.6), (15.6, 28.0)):
        model.prism([(x0, 4), (x1, 4), (x1, 70), (x0, 70)], 18.4, 23, ZINC, 0.86)
    grove(model, [(s * 9.0, 8.0 + 9 * i) for s in (-1, 1) for i in range(5)], (8, 11), 4, 1900)


def ground(model: Model) -> None:
    """The pavement round the stair, in squares small enough to reach under the viewer's feet."""
    for x0, x1, y0, y1 in (
        (-30, -HALF, -9, 80),
        (HALF, 30, -9, 80),
        (-HALF, HALF, -9, 0.1),
        (-HALF, HALF, BACK, 80),
    ):
        xs = np.linspace(x0, x1, max(3, int((x1 - x0) / 0.7)))
        ys = y0 + (y1 - y0) * np.linspace(0, 1, 60) ** 1.6
        x, y = np.meshgrid(xs, ys)
        model.grid(np.stack([x, y, 0 * x], -1), PAVE, uv=np.stack([x, y], -1))


ALT = {
    "en": "Green cast iron grows like plants round a stair into the ground: two tall stems bend "
    "under amber lamps like buds, with curling railings and a fan-shaped roof of glass "
    "behind.",
    "es": "Hierro fundido verde que crece como plantas en torno a una escalera que baja: dos "
    "tallos altos con lámparas ámbar como capullos, barandillas curvas y un abanico de "
    "vidrio detrás.",
}


def draw(plate: Plate) -> None:
    """Dusk, boulevard, the iron plants, the glow of the lamps."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=33)):
        air.sky(plate, ["#27357a", "#5a62a4", "#a98fb8", "#eeb690", "#f8d39a"], 850)
        air.clouds(plate, "#e9a89c", 107, ".0035 .012", 0.53, 4, 0.6, 780)
        model = Model()
        boulevard(model)
        roof(model)
        for s in (-1, 1):
            stem(model, s)
            railing(model, (s * HALF, 0.15, 0), (s * HALF, BACK, 0), 6)
            x0, x1 = sorted((s * (HALF - 0.25), s * (HALF + 0.25)))
            model.box((x0, -0.25, -3), (x1, BACK + 0.2, 0.14), STONE)
        railing(model, (-HALF, BACK, 0), (HALF, BACK, 0), 4)
        model.box((-HALF, BACK - 0.1, -3), (HALF, BACK + 0.2, 0.14), STONE)
        sign(model)
        for k in range(16):
            model.box((-HALF, 0.1 + k * 0.32, -3), (HALF, 0.42 + k * 0.32, -0.02 - k * 0.17), STONE)
        ground(model)
        crowd = [
            (-3.9, 2.5, 0.0),
            (-4.6, 5.2, 0.0),
            (3.6, 7.5, 0.0),
            (4.4, 3.2, 0.0),
            (-0.6, 1.3, -0.62),
            (5.6, 14.0, 0.0),
            (-6.0, 12.0, 0.0),
            (0.9, 10.0, 0.0),
            (-2.0, 16.0, 0.0),
        ]
        people(model, crowd, CLOTHES, 14)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#16241e", 0.5, 1.3, 0.8), 4200))
        for s in (-1, 1):
            x, y = CAMERA.point(s * (HALF - 0.66), -0.26, 4.05)
            air.glow(plate, x, y, 210, "#ffb347", 0.62)
            plate.add(
                circle(
                    x,
                    y,
                    46,
                    plate.radial([(0, "#fff0b8", 0.95), (0.5, "#ffbe5c", 0.5), (1, "#ff9a2a", 0)]),
                )
            )
        air.glaze(plate, [(0, "#1c1430", 0), (1, "#1c1430", 0.5)], 900)
    air.vignette(plate, "#0c0a20", 0.42)
