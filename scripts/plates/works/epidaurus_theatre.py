"""Theatre of Epidaurus, about 340-300 BC: from above the stage, the whole fan and its circle.

Ratio 4:3; the round floor low in the middle, tiers opening like a shell up the wooded hill.
Late light from the left sweeps across the tiers; pines close around; hazy blue mountains beyond.
Palette: silver and honey limestone, beaten earth, pine green, olive, lavender hills.
Features: a perfect circle, fifty-five tiers in two zones, stairs in twelve and twenty-two wedges.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import leaves, people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..walls import Wall, block

SIZE = (1200, 880)
ALT = {
    "en": "An open-air auditorium from above: a fan of pale stone tiers in two zones, cut by "
    "radiating stairs, wraps around a perfect circle of earth on a wooded hillside.",
    "es": "Hemiciclo al aire libre visto desde lo alto: un abanico de gradas claras en dos zonas, "
    "con escaleras radiales, rodea un círculo perfecto de tierra en una ladera boscosa.",
}
SEAT, STAIR, EARTH, HILL, PINE, OLIVE, RUIN, RIM, SKIN, COAT, RED, BLUE, CREAM = range(13)
STUFF = [
    Material(
        ("#a3967f", "#cdbfa2", "#e9dec4", "#b8aa90"),
        0,
        0,
        grain=2.2,
        contrast=1.0,
        streaks=0.3,
        bump=0.15,
    ),
    Material(("#8f8069", "#b5a68a", "#cfc1a5"), grain=1, contrast=0.9),
    Material(("#b59a70", "#d0b88c", "#e0cba4"), grain=3, contrast=0.8, bump=0.2),
    Material(("#5d5a33", "#86804a", "#b0a468", "#757440"), grain=4, contrast=0.9, bump=0.2),
    Material(("#22391f", "#3f5a2e", "#76884a"), contrast=1.0),
    Material(("#4a5a38", "#748058", "#a3aa80"), contrast=1.0),
    Material(("#b5a68a", "#d8cab0", "#efe5d0"), grain=0.6, contrast=0.7),
    Material(("#a89b84", "#cdc1a8", "#e4dac4"), 0.7, 1.4, 0.3, grain=1.5, contrast=0.7, bump=0.05),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((-13, -70, 41), (0, 24, 8.0), 905, (606, 452), level=False)
LIGHT = Light(
    (-0.74, -0.20, 0.50),
    "#ffdca4",
    2.8,
    "#93a8e6",
    0.66,
    "#c9ae80",
    0.3,
    haze_color="#d3d6e0",
    haze_distance=1300,
)
# Radius and height of the front edge of each zone, tiers in it, depth and rise of one tier.
LOWER = (12.3, 1.0, 34, 0.76, 0.36)
UPPER = (40.4, 15.0, 21, 0.76, 0.42)
SPREAD = 198.0


def ring(model: Model, r0: float, r1: float, z0: float, z1: float, material: int) -> None:
    """A strip around the fan between two radii and heights."""
    turns = np.radians(90 + np.linspace(-SPREAD / 2, SPREAD / 2, 133))
    rows = [
        np.stack([r * np.cos(turns), r * np.sin(turns), np.full_like(turns, z)], -1)
        for r, z in ((r0, z0), (r1, z1))
    ]
    model.grid(np.array(rows), material, smooth=False)


def zone(model: Model, plan: tuple[float, float, int, float, float], wedges: int) -> None:
    """Tiers of one zone with its stairs between the wedges, and the walls at both ends."""
    radius, low, tiers, deep, rise = plan
    for k in range(tiers):
        r, z = radius + k * deep, low + k * rise
        ring(model, r, r, z - rise * 0.1, z + rise, SEAT)
        ring(model, r, r + deep * 0.62, z + rise, z + rise, SEAT)
        ring(model, r + deep * 0.62, r + deep, z + rise * 0.72, z + rise * 0.72, STAIR)
    for i in range(wedges + 1):
        turn = math.radians(90 - SPREAD / 2 + i * SPREAD / wedges)
        c, s = math.cos(turn), math.sin(turn)
        for k in range(tiers * 2):
            r, z = radius + k * deep / 2, low + (k + 1) * rise / 2
            stair = [(r, -0.38), (r + deep / 2, -0.38), (r + deep / 2, 0.38), (r, 0.38)]
            outline = [(a * c - b * s, a * s + b * c) for a, b in stair]
            model.prism(outline, z - 0.6, z + 0.06, RUIN)
    top = radius + tiers * deep
    for side in (-1, 1):
        turn = math.radians(90 + side * (SPREAD / 2 + 0.3))
        foot = np.array([[r * math.cos(turn), r * math.sin(turn)] for r in (radius - 0.4, top)])
        high = (low + 0.4, low + tiers * rise + 0.5)
        quad = [(*foot[0], -0.5), (*foot[1], -0.5), (*foot[1], high[1]), (*foot[0], high[0])]
        model.quads([quad], RIM)


def theatre(model: Model) -> None:
    """The circle with its stone rim and altar stone, both zones, the walk between, end walls."""
    model.lathe((0, 0, 0.02), [(9.8, 0), (0, 0.02)], EARTH, 72)
    model.lathe((0, 0, 0), [(9.75, 0.04), (9.75, 0.16), (10.2, 0.16), (10.2, 0)], RIM, 96)
    model.lathe((0, 0, 0.04), [(0.4, 0), (0.4, 0.12), (0, 0.12)], RIM, 16)
    ring(model, 10.2, 12.3, 0.05, 0.05, EARTH)
    zone(model, LOWER, 12)
    ring(model, 38.1, 40.2, 13.2, 13.2, EARTH)
    for side in (-1, 1):
        turn = math.radians(90 + side * (SPREAD / 2 + 0.3))
        c, s = math.cos(turn), math.sin(turn)
        gap = [(37.8, -0.5), (40.6, -0.5), (40.6, 14.2), (37.8, 14.2)]
        model.quads([[(q * c, q * s, z) for q, z in gap]], RIM)
    ring(model, 40.3, 40.3, 13.2, 15.2, SEAT)
    zone(model, UPPER, 22)
    ring(model, 56.4, 58.4, 24.0, 24.0, EARTH)
    ring(model, 56.4, 56.4, 23.0, 25.2, SEAT)
    stage(model)


def stage(model: Model) -> None:
    """Footings of the stage house in front, and the two gates beside it."""
    dice = Dice(4)
    for y, count in ((-15.0, 16), (-20.5, 14), (-24.0, 11)):
        for i in range(count):
            x = -13.0 + i * 26.0 / count
            high = dice.uniform(0.25, 0.95)
            model.box(
                (x, y - 0.45, 0), (x + 26.0 / count * dice.uniform(0.7, 1), y + 0.45, high), RUIN
            )
    for side in (-1, 1):
        wall = Wall((side * 19.5 - 2.4, -9.0, 0), 0)
        for u in (0.0, 2.1, 4.2):
            block(model, wall, (u, u + 0.6), (0, 4.6), (-0.7, 0), RIM)
        block(model, wall, (-0.2, 5.0), (4.6, 5.4), (-0.8, 0.1), RIM)
        block(model, wall, (-0.35, 5.15), (5.4, 5.7), (-0.9, 0.25), RIM)


def ground(x: Array, y: Array) -> Array:
    """The hill that holds the fan: a bowl under it, woods behind, level ground in front."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(15)
    r = np.hypot(u, v)
    turn = np.abs(np.degrees(np.arctan2(u, v)))
    inside_fan = np.clip((SPREAD / 2 + 2 - turn) / 4, 0, 1)
    bowl = np.clip((r - 12) / 46, 0, 1) * 23.0 - 2.2
    beyond = np.clip((r - 58) / 60, 0, 2.2) * 12
    slope = np.clip((v - 6) / 60, 0, 3) * 21 - 0.4
    rough = (
        look_up(tile, u, v, 40) * 2.6 * np.clip((r - 60) / 30, 0, 1) + look_up(tile, u, v, 6) * 0.2
    )
    rise = inside_fan * (bowl + beyond) + (1 - inside_fan) * np.minimum(slope, bowl + beyond + 2.0)
    behind = np.clip((v + 22) / 30, 0, 1) * np.clip((r - 57) / 4, 0, 1)
    flat = np.where(v < 8, np.maximum(np.minimum(rise, 0) - 0.1, rise * behind), rise)
    return np.asarray(flat + rough - 0.6 * (r < 13)).reshape(np.shape(x))


def wood(model: Model) -> None:
    """Pines and olives thick around the rim and thin on the level ground before it."""
    dice = Dice(9)
    for i in range(560):
        turn = math.radians(dice.uniform(-30, 210))
        r = 61 + dice.expovariate(1 / 52)
        x, y = r * math.cos(turn), r * math.sin(turn)
        if y < -8 and abs(x) < 40:
            continue
        z = float(ground(np.array([x]), np.array([y]))[0])
        size = dice.uniform(2.4, 4.6)
        kind = PINE if dice.random() < 0.75 else OLIVE
        model.add(
            leaves((x, y, z + size * 1.0), (size, size, size * 1.1), 170, size * 0.19, kind, i)
        )


def draw(plate: Plate) -> None:
    """Hazy hills, the hollow hill with its tiers, visitors on circle and seats."""
    with plate.group(filter=materials.impasto(plate, ".025 .05", 1.0, 0.42, seed=171)):
        air.sky(plate, ["#6a9fd0", "#a3c5e0", "#dfe0da", "#f3e3c4"], 200)
        air.clouds(plate, "#ffffff", 59, ".002 .014", 0.55, 4, 0.7, 140)
        for points, top, foot, seed in (
            ([(-10, 110), (260, 66), (560, 104), (860, 52), (1210, 96)], "#8f9cc0", "#c3c6cf", 5),
            ([(-10, 150), (320, 128), (700, 146), (1210, 116)], "#7f8fa0", "#b9bfb0", 7),
        ):
            air.ridge(plate, points, 12, seed, top, foot, 260)
        model = Model()
        theatre(model)
        wood(model)
        terrain(model, CAMERA, HILL, ground, (24, 520), 48, 240, 220)
        dice = Dice(3)
        spots = [(dice.gauss(0, 4.5), dice.gauss(-1, 4.5), 0.1) for _ in range(16)]
        for _ in range(46):
            k, turn = dice.randrange(34), math.radians(90 + dice.uniform(-95, 95))
            r = LOWER[0] + (k + 0.3) * LOWER[3]
            spots.append((r * math.cos(turn), r * math.sin(turn), LOWER[1] + (k + 1) * LOWER[4]))
        people(model, spots, [SKIN, COAT, RED, BLUE, CREAM, CREAM], 8)
        lay(
            plate,
            paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#33281c", 0.3, 1.2, 1.6, 0.35), 4200),
        )
        air.glaze(plate, [(0, "#2a2012", 0), (1, "#2a2012", 0.4)], 720)
    air.vignette(plate, "#1a160f", 0.32)
