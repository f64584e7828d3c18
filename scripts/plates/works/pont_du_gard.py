"""Pont du Gard, about 40-60: the whole bridge from the river bank, doubled in the slow water.

Ratio 13:8; three tiers of arches right across the picture, a little from downstream.
Late sun from the left, gold on the piers, violet in the vaults; a few high clouds.
Palette: honey stone, umber vaults, holm oak green, white gravel, jade and blue water.
Features: six wide arches, eleven on them, thirty-five small ones on top; no ornament at all.
"""

import itertools

import numpy as np

from .. import air, materials
from ..core import Dice, Plate, rect
from ..garden import leaves, people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..walls import Opening, Wall, block, cut

SIZE = (1200, 740)
ALT = {
    "en": "Three tiers of round arches in honey-colored stone stride across a river: six wide "
    "ones, eleven above, a long row of tiny ones on top, mirrored in green water.",
    "es": "Tres pisos de arcos de medio punto, de piedra color miel, cruzan un río: seis anchos, "
    "once encima y una larga fila de arquillos, reflejados en agua verde.",
}
STONE, SHADE, SCRUB, GRAVEL, LEAF, DARK_LEAF, SKIN, COAT, RED, BLUE, CREAM = range(11)
STUFF = [
    Material(
        ("#9a7b4f", "#cda76c", "#e9cc94", "#bd985f"),
        0.75,
        1.7,
        0.4,
        scatter=0.5,
        grain=2.4,
        contrast=1.1,
        streaks=0.9,
        bump=0.7,
    ),
    Material(("#6f563c", "#8e7150"), 0.75, 1.5, 0.35),
    Material(("#55602f", "#7d8246", "#b0a468", "#8b8a50"), grain=4, contrast=1.2, bump=1.2),
    Material(("#b9ab8d", "#d8cbae", "#ece3cb"), grain=0.7, contrast=0.9, bump=0.9, casts=False),
    Material(("#46592b", "#6c8040", "#9fa860"), contrast=1.0),
    Material(("#2f4125", "#4c6234", "#7c8a4c"), contrast=1.0),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((34, -196, 7.5), (4, 0, 7.5), 905, (604, 482))
LIGHT = Light(
    (-0.66, -0.52, 0.44),
    "#ffd694",
    2.7,
    "#8aa6ea",
    0.66,
    "#c9a878",
    0.3,
    haze_color="#d9dcd6",
    haze_distance=2400,
)
SHORE = 509
# Middles and widths of the spans: the river runs under the widest of the lowest tier.
LOW = ((-51.5, 17.5), (-30.0, 19.2), (-5.5, 24.5), (19.0, 19.2), (41.0, 17.5), (62.0, 15.6))
FACE = Wall((0, 0, 0), 0)


def spans() -> list[tuple[float, float]]:
    """The eleven spans of the middle tier: six over the lowest, more towards both banks."""
    left = [(-51.5 - 21.2 * i, 17.0) for i in (3, 2, 1)]
    right = [(62.0 + 20.0 * i, 15.6) for i in (1, 2)]
    return [*left, *LOW, *right]


def tier(
    model: Model, arches: list[tuple[float, float]], z: tuple[float, float], thick: float
) -> None:
    """One tier of great arches: piers, vaults right through, a course at the spring and on top."""
    edges = [(a + wa / 2 + b - wb / 2) / 2 for (a, wa), (b, wb) in itertools.pairwise(arches)]
    first, last = arches[0], arches[-1]
    edges = [first[0] - first[1] / 2 - 2.4, *edges, last[0] + last[1] / 2 + 2.4]
    for (middle, wide), a, b in zip(arches, edges, edges[1:], strict=False):
        spring = z[1] - 1.9 - wide / 2
        for y, heading in ((-thick / 2, 0), (thick / 2, 180)):
            wall = Wall((0, y, 0), heading)
            sign = 1 if heading == 0 else -1
            opening = Opening(
                sign * middle, z[0] - 1, spring, wide, "round", thick / 2, 0, 0.2, None, SHADE
            )
            cut(model, wall, (min(sign * a, sign * b), max(sign * a, sign * b)), z, opening, STONE)
        for u in (middle - wide / 2, middle + wide / 2):
            inward = 0.55 if u < middle else -0.55
            block(
                model,
                Wall((0, -thick / 2, 0), 0),
                (min(u, u + inward), max(u, u + inward)),
                (spring - 0.7, spring),
                (-thick, 0.4),
                STONE,
            )
        dice = Dice(int(middle * 10) + 900)
        for _ in range(9):
            u, h = middle + dice.uniform(-0.62, 0.62) * wide, dice.uniform(z[0] + 2, z[1] - 2)
            if abs(u - middle) > wide / 2 + 0.3:
                block(
                    model,
                    Wall((0, -thick / 2, 0), 0),
                    (u - 0.3, u + 0.3),
                    (h, h + 0.5),
                    (0, 0.5),
                    STONE,
                )
    model.box((edges[0], -thick / 2 - 0.5, z[1]), (edges[-1], thick / 2 + 0.5, z[1] + 0.7), STONE)


def bridge(model: Model) -> None:
    """Three tiers, each thinner than the one below, and the covered channel on top."""
    tier(model, list(LOW), (-1, 21.2), 6.4)
    tier(model, spans(), (21.9, 40.4), 4.6)
    count, first, wide = 35, -125.0, 7.0
    for i in range(count):
        a = first + i * wide
        for y, heading, sign in ((-1.5, 0, 1), (1.5, 180, -1)):
            opening = Opening(
                sign * (a + wide / 2), 41, 44.2, 4.6, "round", 1.5, 0, 0.2, None, SHADE
            )
            bay = (a, a + wide) if sign == 1 else (-a - wide, -a)
            cut(model, Wall((0, y, 0), heading), bay, (41.0, 48.2), opening, STONE)
    model.box((first, -1.9, 48.2), (first + count * wide, 1.9, 48.9), STONE)
    for x, y in ((-18.6, -3.2), (7.8, -3.2), (30.0, -3.2), (-41.0, -3.2)):
        model.prism([(x - 1.9, y), (x, y - 3.2), (x + 1.9, y)], -1, 8.0, STONE)


def ground(x: Array, y: Array) -> Array:
    """Gravel banks, the river bed, and the two slopes that the bridge runs into."""
    tile = noise_tile(4)
    u, v = np.ravel(x), np.ravel(y)
    bumps = look_up(tile, u, v, 40) * 2.2 + look_up(tile, u, v, 8) * 0.35
    left = np.clip((-64 - u) / 70, 0, 1) ** 1.1 * 56
    right = np.clip((74 - u) / -58, 0, 1) ** 1.0 * 52
    bed = -3.0 * np.exp(-(((u + 6 - v * 0.05) / 60) ** 6))
    bank = np.clip((v + 40) / 60, 0, 1) * 0.6 - 1.2
    return np.asarray(
        bed + bank + left + right + bumps * np.clip((abs(u) - 50) / 40, 0.12, 1)
    ).reshape(np.shape(x))


def scrub(model: Model) -> None:
    """Holm oaks and bushes on both slopes and behind the arches."""
    dice = Dice(16)
    for i in range(430):
        x = dice.choice((-1, 1)) * dice.uniform(62, 170)
        y = dice.uniform(-60, 160)
        if i % 3 == 0:
            x, y = dice.uniform(-120, 130), dice.uniform(60, 200)
        if abs(y) < 7 or (x > 55 and y < -20 and x < 75):
            continue
        z = float(ground(np.array([x]), np.array([y]))[0])
        r = dice.uniform(2.2, 5.4)
        kind = LEAF if i % 2 else DARK_LEAF
        model.add(leaves((x, y, z + r * 0.5), (r * 1.2, r * 1.2, r), 420, r * 0.14, kind, i))


def draw(plate: Plate) -> None:
    """Sky, hills, bridge; then the river that doubles it."""
    with plate.group(filter=materials.impasto(plate, ".025 .06", 1.1, 0.42, seed=51)):
        air.sky(plate, ["#2f74ba", "#69a4d8", "#b4d4e8", "#f1e6c8"], 530)
        air.clouds(plate, "#ffffff", 73, ".003 .010", 0.53, 4, 0.85, 420)
        air.clouds(plate, "#ffe2b4", 75, ".0035 .016", 0.57, 5, 0.55, 460)
        air.glow(plate, 20, 330, 460, "#fff0c8", 0.4)
        hills = [(-10, 390), (260, 425), (600, 445), (900, 425), (1210, 375)]
        air.ridge(plate, hills, 12, 6, "#6f8270", "#a9ac86", 530)
        model = Model()
        bridge(model)
        scrub(model)
        terrain(model, CAMERA, SCRUB, ground, (60, 900), 44, 150, 150)
        dice = Dice(9)
        crowd = [(dice.uniform(-70, 70), -2.9 + dice.uniform(-0.3, 0.3), 21.9) for _ in range(14)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, COAT], 5)
        pixels = paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2818", 0.45, 1.2, 2.5), 4200)
        lay(plate, pixels)
        river(plate, pixels)
        air.glaze(plate, [(0, "#12241f", 0), (1, "#12241f", 0.5)], 600)
    air.vignette(plate, "#161c18", 0.3)


def river(plate: Plate, pixels: np.ndarray) -> None:
    """Lay the water from the shore down: green depth, the bridge upside down, ripples."""
    depth = plate.linear([(0, "#a9b48c"), (0.25, "#6f9a86"), (1, "#1f5350")])
    clip = plate.clip(rect(0, SHORE, plate.width, plate.height - SHORE, "#000"))
    plate.add(rect(0, SHORE, plate.width, plate.height - SHORE, depth))
    flipped = np.ascontiguousarray(pixels[::-1])
    shift = f"translate(0 {2 * SHORE - plate.height})"
    ripple = materials.rough(plate, ".006 .09", 14, 31, 3, 0.9)
    with (
        plate.group(clip_path=clip),
        plate.group(filter=ripple, opacity=0.66),
        plate.group(transform=shift),
    ):
        lay(plate, flipped)
    shine = materials.cloudy(plate, ".004 .12", 33, "#f2f4e2", 0.6, 5)
    plate.add(rect(0, SHORE, plate.width, plate.height - SHORE, "#fff", filter=shine, opacity=0.35))
