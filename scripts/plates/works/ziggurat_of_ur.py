"""Ziggurat of Ur, about 2100-2050 BC: the great front with its three stairs, rising from dust.

Ratio 5:3; seen from the ground a little right of the axis, the long side running back left.
White-gold light from the right, sharp shade in every buttress; pale dusty sky, bricks strewn about.
Palette: mud ochre, baked rust, cream dust, violet shade, washed turquoise sky.
Features: sloping buttressed walls, three converging stairs and their gate, the worn second stage.
"""

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile

SIZE = (1200, 720)
ALT = {
    "en": "A stepped mountain of brick in a flat desert: sloping walls with shallow buttresses, "
    "three long stairs that meet at a gate, and a crumbled smaller stage on top.",
    "es": "Montaña escalonada de ladrillo en un desierto llano: muros inclinados con "
    "contrafuertes, tres largas escaleras que se juntan en una puerta y un piso alto derruido.",
}
BRICK, DEEP, STEP, MUD, DUST, SKIN, COAT, RED, BLUE, CREAM = range(10)
STUFF = [
    Material(
        ("#a9784c", "#cb9c69", "#e2bc8a", "#b98558"),
        0.42,
        0.95,
        0.45,
        0.05,
        0.5,
        grain=3,
        contrast=1.0,
        streaks=0.7,
        bump=0.1,
    ),
    Material(("#2f231d", "#453228"), bump=0),
    Material(("#b58a5c", "#d3ab79", "#e6c798"), 0.3, 1.2, 0.4, grain=1.6, contrast=0.8, bump=0.1),
    Material(("#9a7650", "#c19c6c", "#dcbd8c"), 0.9, 0, 0.2, grain=2.4, contrast=1.2, bump=0.5),
    Material(("#b4986d", "#d3ba8c", "#e9d6ae"), grain=3, contrast=0.9, bump=0.9, casts=False),
    Material(("#a87850",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#efe4d0",)),
]
HALF_X, HALF_Y, HIGH, SLOPE = 31.2, 21.5, 11.5, 1.7
CAMERA = Camera((20, -92, 2.2), (2.5, 0, 2.2), 1290, (610, 566))
LIGHT = Light(
    (0.80, -0.38, 0.50),
    "#ffe2a8",
    3.1,
    "#97a8dc",
    0.62,
    "#d0a878",
    0.32,
    haze_color="#eadbbd",
    haze_distance=1500,
)


def battered(
    model: Model,
    low: tuple[float, float, float],
    size: tuple[float, float],
    high: float,
    lean: float,
) -> None:
    """A block with walls leaning in by `lean`, buttressed on all four sides."""
    cx, cy, z = low
    for side, (wide, deep) in enumerate(((0, 1), (1, 0), (0, 1), (1, 0))):
        half, off = size[wide], size[deep]
        count = 14 if wide == 0 else 10
        edges = np.linspace(-half, half, count * 2 + 2)
        for k in range(len(edges) - 1):
            a, b = edges[k], edges[k + 1]
            out = 0.75 if k % 2 == 0 else 0.0
            for depth0, depth1, u0, u1 in ((out, out, a, b), (0.0, 0.75, b, b)):
                foot = [(u0, -off - depth0, 0.0), (u1, -off - depth1, 0.0)]
                s = 1 - lean / half
                top = [(u1 * s, -off - depth1 + lean, high), (u0 * s, -off - depth0 + lean, high)]
                ring = np.array(foot + top)
                c, sn = ((1, 0), (0, 1), (-1, 0), (0, -1))[side]
                turned = np.column_stack(
                    [
                        cx + ring[:, 0] * c - ring[:, 1] * sn,
                        cy + ring[:, 0] * sn + ring[:, 1] * c,
                        z + ring[:, 2],
                    ]
                )
                uv = np.array([(u0, 0), (u1, 0), (u1, high), (u0, high)])
                model.quads(turned[None], BRICK, uv=uv[None])
    x, y = size[0] - lean + 0.1, size[1] - lean + 0.1
    corners = [(cx - x, cy - y), (cx + x, cy - y), (cx + x, cy + y), (cx - x, cy + y)]
    model.prism(corners, z + high - 0.6, z + high + 0.4, BRICK)


def stair(model: Model, start: Array, end: Array, wide: float, count: int) -> None:
    """A flight from `start` up to `end` with sloping parapets; solid down to the ground."""
    way = end - start
    along = way[:2] / np.linalg.norm(way[:2])
    side = np.array([-along[1], along[0]])
    for k in range(count):
        a, b = start + way * k / count, start + way * (k + 1) / count
        ring = [a[:2] - side * wide / 2, a[:2] + side * wide / 2]
        ring += [b[:2] + side * wide / 2, b[:2] - side * wide / 2]
        outline = [(float(p[0]), float(p[1])) for p in ring][::-1]
        model.prism(outline, 0, float(b[2]), STEP)
    for s in (-1, 1):
        inner, outer = side * s * wide / 2, side * s * (wide / 2 + 0.9)
        rise = np.array([0, 0, 1.3])
        rows = []
        for p in (start, end):
            q, r = np.array([*inner, 0]), np.array([*outer, 0])
            foot = np.array([p[0], p[1], 0.0])
            rows.append([foot + q, p + q + rise, p + r + rise, foot + r])
        model.grid(np.array(rows), BRICK, smooth=False)
        model.quads([rows[0]], BRICK)


def ziggurat(model: Model) -> None:
    """The rebuilt lowest stage, three stairs to one gate, what is left of the stages above."""
    battered(model, (0, 0, 0), (HALF_X, HALF_Y), HIGH, SLOPE)
    front = -HALF_Y + SLOPE - 0.8
    gate = np.array([0.0, front - 4.5, HIGH - 1.2])
    stair(model, np.array([0.0, front - 30.0, 0.0]), gate, 5.6, 60)
    for sign in (-1, 1):
        start = np.array([sign * 28.0, -HALF_Y - 2.6, 0.0])
        stair(model, start, np.array([sign * 3.4, -HALF_Y - 2.0, HIGH - 1.2]), 3.4, 60)
    for x in (-4.6, 4.6):
        near, far = front - 6.4, front + 1
        outline = [(x - 2.2, near), (x + 2.2, near), (x + 2.2, far), (x - 2.2, far)]
        model.prism(outline, 0, HIGH + 2.0, BRICK, 0.96)
    model.box((-2.6, front - 4.5, 0), (2.6, front + 2, HIGH - 1.2), STEP)
    stair(
        model, np.array([0.0, front + 0.5, HIGH - 1.2]), np.array([0, -10.4, HIGH + 4.2]), 5.0, 26
    )
    battered(model, (0, 2.2, HIGH + 0.2), (17.8, 10.8), 4.4, 0.9)
    ruin(model)


def ruin(model: Model) -> None:
    """The weathered heap of mud brick that the upper stages have become."""
    x, y = np.meshgrid(np.linspace(-19.5, 19.5, 110), np.linspace(-10.4, 15, 80))
    tile = noise_tile(17)
    u, v = np.ravel(x), np.ravel(y)
    edge = np.clip(1 - np.maximum(np.abs(x) / 17.0, np.abs(y - 2.2) / 10.2), 0, 1).ravel()
    steps = np.round((edge * 14 + look_up(tile, u, v, 9) * 1.2) * 1.1) / 1.1
    high = 3.6 + np.minimum(steps, 4.3 + look_up(tile, u + 40, v, 12) * 1.6)
    high += look_up(tile, u, v, 2.5) * 0.3 - 6.5 * (edge <= 0)
    model.grid(np.stack([x, y, HIGH + high.reshape(x.shape)], -1), MUD, smooth=False)


def ground(x: Array, y: Array) -> Array:
    """Trampled dust with low mounds of the buried town farther out."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(6)
    away = np.clip((np.hypot(u, v + 20) - 62) / 60, 0, 1)
    rise = look_up(tile, u, v, 60) * 2.2 * away + look_up(tile, u, v, 5) * 0.09
    return np.asarray(rise - 0.15).reshape(np.shape(x))


def draw(plate: Plate) -> None:
    """Dusty sky, the stepped mass, bricks on the ground, a few visitors."""
    with plate.group(filter=materials.impasto(plate, ".02 .06", 1.2, 0.45, seed=71)):
        air.sky(plate, ["#5f9cc0", "#9cc3cc", "#d9dcc8", "#f2dfb6"], 600)
        air.clouds(plate, "#fff8e6", 85, ".0016 .012", 0.55, 4, 0.6, 480)
        air.glow(plate, 1140, 300, 620, "#fff6d8", 0.6)
        air.ridge(plate, [(-10, 560), (500, 556), (1210, 561)], 3, 8, "#b9a687", "#dccba6", 590)
        model = Model()
        ziggurat(model)
        terrain(model, CAMERA, DUST, ground, (3, 1500), 42, 260, 220)
        dice = Dice(11)
        for _ in range(420):
            x, y = dice.uniform(-60, 62), dice.uniform(-84, -24)
            s = dice.uniform(0.12, 0.34) * (1.8 if dice.random() < 0.12 else 1)
            if abs(x) < 5 and y > -56:
                continue
            brick = Model()
            brick.box((-s, -s * 0.6, -0.1), (s, s * 0.6, s * 0.55), MUD if s > 0.3 else BRICK)
            model.add(brick, (x, y, -0.1), dice.uniform(0, 360))
        crowd = [(dice.uniform(-26, 30), dice.uniform(-60, -40), 0.0) for _ in range(9)]
        crowd += [(-1.0, -44.6, 3.9), (1.1, -35.5, 7.6), (-0.4, -28.0, 10.6)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3c2418", 0.45, 1.1, 2.0), 4200))
        air.glaze(plate, [(0, "#3a2018", 0), (1, "#3a2018", 0.42)], 600)
        air.glow(plate, 1100, 240, 700, "#fff2cc", 0.2)
    air.vignette(plate, "#2a1a10", 0.32)
