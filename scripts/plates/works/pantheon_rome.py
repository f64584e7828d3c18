"""Pantheon, Rome, 113-125: inside the rotunda, looking up past the altar wall to the open eye.

Ratio 3:4, upright; the dome fills the upper two thirds, the floor a thin strip with visitors.
One shaft of noon sun falls through the eye and draws a bright disc on the coffers at the right.
Palette: grey and cream stucco, porphyry red, yellow and green marble, sky blue, umber.
Features: five rings of twenty-eight coffers, the oculus, niches behind columns, height = width.
"""

import itertools
import math

import numpy as np

from .. import air, materials
from ..architecture import column, pediment, stand
from ..core import Dice, Plate, polygon
from ..garden import people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, unit
from ..surface import Material
from ..walls import Drum, Opening, Wall, block, cut, patch, sheet

SIZE = (930, 1200)
ALT = {
    "en": "Inside a vast round hall: a coffered concrete dome rises to one open round eye, and a "
    "shaft of sunlight falls through it onto the wall above niches with marble columns.",
    "es": "Interior de una gran sala redonda: una cúpula de hormigón con casetones sube hasta un "
    "único ojo abierto, por el que cae un haz de sol sobre nichos con columnas de mármol.",
}
DOME, COFFER, MARBLE, RED, GREEN, GOLD, PALE, DARK, FLOOR, SKIN, COAT, ROBE, BLUE, CREAM = range(14)
STUFF = [
    Material(("#b7aa96", "#d9cdb8", "#eee4d2"), grain=1.6, contrast=0.8, streaks=0.3, bump=0),
    Material(("#93867a", "#b9ab9a", "#cfc2b0"), grain=1.2, contrast=0.8, bump=0),
    Material(("#c4b89f", "#e6dcc6", "#f6efdf"), grain=0.8, contrast=0.6),
    Material(("#6e2f2a", "#91463c", "#a9655a"), grain=0.6, contrast=0.9, gloss=0.12),
    Material(("#3f5a4c", "#5f7c69", "#86a08a"), grain=0.5, contrast=0.9, gloss=0.1),
    Material(("#b57f35", "#d4a457", "#ecc988"), grain=0.5, contrast=0.9, gloss=0.12),
    Material(("#b9a98d", "#d8cab0", "#eadfc9"), 1.5, 2.6, 0.3, grain=0.8, contrast=0.8),
    Material(("#2a221f", "#3b302a"), bump=0),
    Material(("#8e8073", "#b8a897", "#8a4c40"), 2.6, 2.6, 0.35, scatter=0.9, grain=2, gloss=0.16),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#e2d8c2",)),
]
RADIUS, EYE, TURNS = 21.7, 4.45, 28
CAMERA = Camera((0, -19.6, 1.8), (0, 0, 1.8), 430, (465, 1112))
SUN = (-0.60, -0.50, 0.62)
LIGHT = Light(
    SUN,
    "#fff0cc",
    4.6,
    "#cfc9c6",
    0.85,
    "#d8b48c",
    0.75,
    haze_color="#cdbfa8",
    haze_distance=900,
)


def sphere(turn: float, rise: float, out: float) -> tuple[float, float, float]:
    """A point of the dome: degrees around (0 north) and up, metres behind its inner face."""
    a, b, r = math.radians(90 - turn), math.radians(rise), RADIUS + out
    return r * math.cos(b) * math.cos(a), r * math.cos(b) * math.sin(a), RADIUS + r * math.sin(b)


def dome(model: Model) -> None:
    """Twenty-eight ribs and five rings of sunken coffers, then the plain zone about the eye."""
    top = math.degrees(math.acos(EYE / RADIUS))
    rows = [(4.0, 15.5), (17.5, 28.0), (30.0, 39.4), (41.3, 49.4), (51.2, 58.0)]
    wide = 360 / TURNS
    levels = [0.0, *(q for row in rows for q in row), top]
    for i in range(TURNS):
        t0 = i * wide
        for low, high in itertools.pairwise(levels):
            for a, b in ((t0, t0 + wide * 0.12), (t0 + wide * 0.88, t0 + wide)):
                cell(model, a, b, low, high)
            if (low, high) not in rows:
                cell(model, t0 + wide * 0.12, t0 + wide * 0.88, low, high)
        for low, high in rows:
            coffer(model, (t0 + wide * 0.12, t0 + wide * 0.88), (low, high))
    rises = np.radians(np.linspace(0, top, 20))
    model.lathe((0, 0, RADIUS), [(24.5 * math.cos(q), 24 * math.sin(q)) for q in rises], COFFER, 56)
    ring = [sphere(t, top, 0) for t in np.linspace(0, 360, 57)]
    up = [(x, y, z + 1.5) for x, y, z in ring]
    model.grid(np.array([ring, up]), MARBLE, smooth=False)


def cell(model: Model, a: float, b: float, low: float, high: float) -> None:
    """One plain piece of the dome between two turns and two rises."""
    model.quads(
        [[sphere(a, low, 0), sphere(b, low, 0), sphere(b, high, 0), sphere(a, high, 0)]], DOME
    )


def coffer(model: Model, turn: tuple[float, float], rise: tuple[float, float]) -> None:
    """Three steps sunk one into the other; the lower steps are wider, as seen from the floor."""
    a, b, low, high = *turn, *rise
    for k in range(3):
        deep, wide, tall = 0.42 * k, (b - a) * 0.11, (high - low) * 0.1
        outer = [(a, low), (b, low), (b, high), (a, high)]
        inner = [(a + wide, low + tall * 1.5), (b - wide, low + tall * 1.5)]
        inner += [(b - wide, high - tall * 0.7), (a + wide, high - tall * 0.7)]
        for i in range(4):
            (p, q), (r, s) = outer[i], outer[(i + 1) % 4]
            (t, u), (v, w) = inner[i], inner[(i + 1) % 4]
            rim = [sphere(p, q, deep), sphere(r, s, deep), sphere(v, w, deep), sphere(t, u, deep)]
            step = [sphere(t, u, deep), sphere(v, w, deep)]
            step += [sphere(v, w, deep + 0.42), sphere(t, u, deep + 0.42)]
            model.quads([rim, step], DOME if k == 0 else COFFER)
        a, b, low, high = inner[0][0], inner[1][0], inner[0][1], inner[2][1]
    model.quads([[sphere(*p, 1.26) for p in ((a, low), (b, low), (b, high), (a, high))]], COFFER)


def rotunda(model: Model) -> None:
    """The wall below: eight great niches, aedicules between them, the attic with blind windows."""
    wall = Drum((0, 0, 0), RADIUS, 90)
    bay = wall.girth / 16
    for i in range(-8, 8):
        u = i * bay
        a, b = u - bay / 2, u + bay / 2
        if i == 0:
            arch = Opening(u, 0, 9.2, 7.6, "round", -5.0, 0, 0.2, PALE, PALE)
            cut(model, wall, (a, b), (0, 16.2), arch, MARBLE)
        elif i % 2 == 0:
            niche = Opening(u, 0, 9.0, 7.2, "flat", -4.0, 0, 0.2, GOLD, PALE)
            cut(model, wall, (a, b), (0, 12.4), niche, RED)
        else:
            sheet(model, wall, (a, b), (0, 12.4), 0, GREEN if i % 4 == 1 else RED)
            frame = (u - 2.9, u + 2.9)
            niche_back = [(u - 1.5, 2), (u + 1.5, 2), (u + 1.5, 6.6), (u - 1.5, 6.6)]
            patch(model, wall, [niche_back], -0.1, DARK)
            block(model, wall, frame, (0, 1.7), (0, -1.2), PALE)
            block(model, wall, frame, (7.2, 8.2), (0, -1.3), MARBLE)
            gable = [[(u - 3.1, 8.2), (u + 3.1, 8.2), (u, 10.0), (u, 10.0)]]
            patch(model, wall, gable, -1.1, MARBLE)
            pole = column(5.5, 0.36, "corinthian", GOLD if i % 4 == 1 else PALE, sides=12)
            stand(model, pole, wall, [u - 2.3, u + 2.3], 1.7, -0.9)
        if i % 2 == 0:
            pole = column(9.0, 0.56, "corinthian", GOLD, 0, 16)
            gap = 1.45 if i else 4.3
            stand(model, pole, wall, [u - gap, u + gap], 0, -0.4 if i else -1.0)
        for side in (-1, 1):
            p = u + side * (bay / 2 - 0.35)
            block(model, wall, (p - 0.4, p + 0.4), (0, 9), (0, -0.35), GOLD)
        window = (u - 1.0, u + 1.0)
        if i:
            w0, w1 = window
            patch(model, wall, [[(w0, 14.6), (w1, 14.6), (w1, 18.4), (w0, 18.4)]], -0.1, DARK)
            block(model, wall, (u - 1.5, u + 1.5), (18.5, 19.0), (0, -0.6), MARBLE)
            for v in (window[0] - 0.25, window[1] + 0.25):
                block(model, wall, (v - 0.22, v + 0.22), (14.4, 18.5), (0, -0.3), MARBLE)
        sheet(model, wall, (a, b), (16.2 if i == 0 else 13.6, 20.4), 0, PALE)
        if i:
            block(model, wall, (a, b), (9.0, 10.4), (0, -0.7), MARBLE)
            block(model, wall, (a, b), (12.3, 13.6), (0, -0.9), MARBLE)
    block(model, wall, (-wall.girth / 2, wall.girth / 2), (20.3, 21.7), (0, -1.0), MARBLE)
    altar = Wall((0, RADIUS - 1.4, 0), 0)
    block(model, altar, (-2.2, 2.2), (0, 1.6), (0, 1.4), PALE)
    pediment(model, altar, (-2.4, 2.4), 6.6, 1.4, (0.2, 0.8), MARBLE, 0.3)
    block(model, altar, (-2.2, 2.2), (6.0, 6.6), (-0.3, 0.7), MARBLE)
    for x in (-1.8, 1.8):
        model.add(column(4.4, 0.28, "corinthian", RED, sides=12), (x, RADIUS - 1.8, 1.6))
    terrain(model, CAMERA, FLOOR, None, (0.7, 60), 62, 40, 40)


def beam(plate: Plate) -> None:
    """The shaft of light from the eye to its bright disc on the vault, as dust shows it."""
    sun = unit(SUN)
    for size, opacity in ((1.0, 0.26), (0.7, 0.26)):
        edge = []
        for t in np.linspace(0, 2 * math.pi, 25):
            high = np.array([EYE * size * math.cos(t), EYE * size * math.sin(t), 43.0])
            reach = 2 * float((high - [0, 0, RADIUS]) @ sun)
            low = high - sun * max(reach, 30.0)
            edge.append((CAMERA.point(*map(float, high)), CAMERA.point(*map(float, low))))
        left, right = min(edge, key=lambda q: q[0][0]), max(edge, key=lambda q: q[0][0])
        far_left, far_right = min(q[1] for q in edge), max(q[1] for q in edge)
        soft = materials.blur(plate, 9)
        fade = plate.linear(
            [(0, "#fff6dc", 0), (0.45, "#fff6dc", 0.1), (0.62, "#fff6dc", 0.9), (1, "#fff0cc", 0.4)]
        )
        shape = [left[0], right[0], far_right, far_left]
        plate.add(polygon(shape, fade, opacity=opacity, filter=soft))


def draw(plate: Plate) -> None:
    """The sky in the eye, the hall, the shaft of light, visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=61)):
        air.sky(plate, ["#8fc0ee", "#c6e0f4"], 700)
        model = Model()
        dome(model)
        rotunda(model)
        dice = Dice(5)
        crowd = [(dice.uniform(-12, 12), dice.uniform(-6, 15), 0.0) for _ in range(34)]
        people(model, crowd, [SKIN, COAT, ROBE, BLUE, CREAM, COAT], 5)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2e221a", 0.5, 1.2, 2.2), 3600))
        beam(plate)
        x, y = CAMERA.point(16, 13, 28)
        air.glow(plate, x, y, 240, "#fff0cc", 0.4)
        air.glaze(plate, [(0, "#241812", 0), (1, "#241812", 0.5)], 1000)
    air.vignette(plate, "#160f0c", 0.45, 0.5, 0.4)
