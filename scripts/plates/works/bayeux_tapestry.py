"""Bayeux Tapestry (about 1070): a length of the long embroidered strip.

Wide; between two narrow borders Norman horsemen gallop right with lances, at a wall of shields.
No light and no depth: colored wools on bare linen, far legs in another color than near ones.
Terracotta, blue green, sage, buff, dark blue; stem-stitched outlines, laid and couched fillings.
Borders: paired beasts between slanting bars above, the fallen below. Lettering is left out.
Recognized by: the strip, flat colored horses, conical helmets with nose guards, kite shields, mail.
"""

import math

import numpy as np

from ..core import Dice, Plate, Point
from ..drapery import pts, smooth
from ..figures import limb_outline
from ..people.antiquity import Pen
from ..people.gothic import Flesh, face
from ..pigment import Wall

SIZE = (1200, 640)
ALT = {
    "en": "A strip of linen stitched in colored wool: armored riders with lances and long shields "
    "gallop at a row of foot soldiers; small beasts and fallen men fill the borders.",
    "es": "Una tira de lino bordada con lanas de color: jinetes con lanzas y escudos largos "
    "galopan hacia una fila de infantes; bestias y caídos llenan las orlas.",
}
INK, RED, TEAL, SAGE = "#2b2a33", "#a9472f", "#456a6c", "#7d8b57"
BUFF, NAVY, LINEN, ROSE = "#c79a4b", "#2f4358", "#ddcca6", "#c77f5c"
FLESH = Flesh(skin="#e2d3b0", body=0.0, lips="#a9472f", white="#efe4c8")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#c3ae84", "#d3c097", "#ddcca6", "#e3d4b1"], seed=5, cell=200)
    wall.height *= 0.2
    pen = Pen(wall, INK, 3.0, 0.1)
    _borders(pen)
    for k in range(3):
        wavy = [(x, 522 + k * 7 + 6 * math.sin(x / 37 + k)) for x in range(-20, 1240, 20)]
        pen.line([wavy], 4.5, (SAGE, BUFF, TEAL)[k], 1)
    for x, y, coat, far, trim in (
        (170, 418, TEAL, BUFF, RED),
        (440, 424, RED, TEAL, BUFF),
        (706, 418, BUFF, RED, NAVY),
    ):
        _horseman(pen.at(x, y, 1.32), coat, far, trim)
    for k, coat in enumerate((SAGE, RED, TEAL, BUFF)):
        _footman(pen.at(948 + 70 * k, 520, 1.28), coat, k)
    _weave(wall)
    wall.wear(0.012, 30, 3, 3)
    plate.add(wall.picture(0.5, depth=0.4, grain=0.12).svg())


def _wool(pen: Pen, shape: str | list[Point], color: str, turn: float = 0.3) -> None:
    """A filling in laid and couched work: threads side by side, tied down at intervals."""
    edge = smooth(pen.points(shape), close=True, steps=6)
    wall = pen.wall
    wall.fill(edge, color, 0.98, 0.8, 0.05, curved=False)
    ca, sa = math.cos(turn), math.sin(turn)
    for step, along, tone, strength in (
        (4.2, (-sa, ca), "#1d1712", 0.34),
        (4.2, (-sa, ca), "#fff2d8", 0.2),
        (13.0, (ca, sa), "#241a14", 0.4),
    ):
        phase = 3.1 if tone == "#fff2d8" else 0.0
        wall.fill(
            edge, tone, strength, 0.8, 0.1, curved=False,
            weight=lambda x, y, s=step, a=along, p=phase: np.clip(  # type: ignore[misc]
                np.sin((x * a[0] + y * a[1]) * 2 * math.pi / s + p) * 1.6 - 0.4, 0, 1
            ),
        )  # fmt: skip
    wall.draw([*edge, edge[0]], 3.2 * max(pen.scale, 0.7), INK, 0.96, 0.5, 0.05, 0.95, curved=False)


def _horse(pen: Pen, coat: str, far: str) -> None:
    """A galloping horse: far legs first, in the other color."""
    hoof = INK if coat != NAVY else BUFF
    for color, legs in (
        (far, ("78,-20 122,-10 138,4 172,26 182,40", "-70,-14 -70,16 -108,34 -140,46 -152,58")),
        (coat, ("80,-16 108,18 116,36 140,64 150,76", "-84,-24 -96,12 -84,36 -116,66 -112,80")),
    ):
        for leg in legs:
            _wool(pen, limb_outline(pts(leg), [46, 26, 16, 13, 15]), color, 1.2)
            x, y = pts(leg)[-1]
            _wool(pen, [(x - 8, y - 6), (x + 8, y - 6), (x + 14, y + 9), (x - 7, y + 9)], hoof)
        if color == far:
            tail = "-100,-40 -124,-46 -140,-24 -138,4 -150,24 -128,14 -122,-14 -112,-24"
            _wool(pen, tail, far, 1.5)
            body = (
                "-106,-18 -100,-46 -72,-60 -10,-48 48,-58 72,-86 92,-118 112,-136 120,-150 "
                "128,-132 148,-112 164,-88 160,-76 146,-76 126,-92 112,-88 106,-56 102,-26 "
                "84,-2 40,6 -20,0 -64,0 -90,2"
            )
            _wool(pen, body, coat, 0.05)
    for k in range(6):
        x, y = 56 + 10 * k, -74 - 13 * k
        _wool(pen, [(x, y + 8), (x - 12, y - 4), (x - 2, y - 12), (x + 8, y - 4)], far, 0.8)
    pen.line("140,-104 146,-106/152,-84 156,-84/160,-80 130,-108 118,-112/158,-82 80,-78 30,-70", 2)
    pen.disc(138, -112, 3, LINEN, 1.5)
    pen.line("96,-60 88,-30 76,-12/-70,-54 -60,-34 -72,-14", 2.4)


def _mail(pen: Pen, shape: str, tone: str) -> None:
    """A mail coat: rows of rings."""
    edge = smooth(pen.points(shape), close=True, steps=6)
    pen.form(shape, LINEN)
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    with pen.within(shape):
        row = 0
        y = min(ys)
        while y < max(ys) + 8:
            x = min(xs) + (row % 2) * 4.5
            while x < max(xs) + 8:
                ring = [(x + 4 * math.cos(a), y + 4 * math.sin(a)) for a in (0, 1.26, 2.5, 3.8, 5)]
                pen.wall.draw([*ring, ring[0]], 1.7, tone, 0.95, 0.4, 0.05, 1)
                x += 9
            y += 7.5
            row += 1
    pen.line([[*pts(shape), pts(shape)[0]]], 3, None, 1)


def _helmet(pen: Pen, x: float, y: float, tone: str) -> None:
    """A head: face, mail hood, conical helmet with its nose guard (facing right)."""
    head = pen.at(x, y)
    _mail(head, "-17,14 -19,-12 -8,-22 10,-20 14,-6 12,16 18,26 -22,28", NAVY)
    face(Pen(head.wall, INK, 5.0, 0.05, head.at(5, 1, 0.36).frame), 0.5, FLESH, wide=0.9)
    _wool(head, [(-18, -10), (-12, -26), (3, -50), (16, -26), (20, -10), (2, -7)], tone, 1.3)
    head.line("9,-10 12,6", 4, None, 1)
    head.line("-17,-15 18,-15", 2, LINEN, 1)


def _shield(pen: Pen, x: float, y: float, ground: str, mark: str, turn: float) -> None:
    """A kite shield with its boss, rivets and a cross or a dragon's curl."""
    s = pen.at(x, y, 1, turn=turn)
    _wool(s, "0,-58 22,-50 30,-30 24,6 8,50 0,64 -8,50 -24,6 -30,-30 -22,-50", ground, 1.2)
    s.line("0,-50 18,-43 24,-28 19,4 6,42 0,54 -6,42 -19,4 -24,-28 -18,-43 0,-50", 2, mark, 1)
    s.line("-14,-26 -4,-36 8,-30 4,-16 -8,-12 -4,4 8,2/4,-16 16,-22", 3, mark, 1)
    for dx, dy in ((-12, -6), (12, -6), (0, 22), (0, -24)):
        s.disc(dx, dy, 3, LINEN, 1.6)


def _horseman(pen: Pen, coat: str, far: str, trim: str) -> None:
    """A rider in mail: lance over the shoulder, shield before him, foot in the stirrup."""
    _horse(pen, coat, far)
    _wool(pen, "-34,-58 -20,-66 24,-62 34,-50 30,-40 -28,-44", trim)
    pen.line("-34,-58 -44,-82/30,-56 42,-80", 6, trim, 1)
    _mail(pen, "-24,-64 -28,-108 -16,-134 14,-136 26,-108 24,-66 36,-28 20,-16 4,-26 -12,-44", NAVY)
    _wool(pen, limb_outline(pts("12,-34 24,-8 30,16"), [20, 16, 11]), trim, 1.2)
    _wool(pen, "24,12 34,10 54,20 52,26 26,26", INK)
    pen.line("8,-40 14,0 24,28 44,28", 2.2, RED, 1)
    pen.line("-96,-142 -10,-150 150,-172", 4.4, BUFF, 1)
    pen.line("-96,-145 -10,-153 150,-175", 1.4, INK, 1)
    pen.form("150,-178 184,-178 150,-166", TEAL, 2.4, curved=False)
    _wool(pen, "96,-170 62,-188 52,-176 60,-168 50,-160 64,-156 98,-162", far, 0.1)
    _helmet(pen, 0, -150, trim)
    _mail(pen, "-20,-128 -42,-120 -46,-136 -30,-158 -20,-152 -32,-138 -14,-116", NAVY)
    pen.disc(-25, -155, 7, "#e2d3b0", 2.2)
    _shield(pen, 36, -94, coat if coat != RED else SAGE, LINEN if coat != BUFF else RED, 8)


def _footman(pen: Pen, coat: str, k: int) -> None:
    """A man of the shield wall, facing left; the second swings a long axe."""
    p = pen.at(0, 0, 1, flip=True)
    for leg in ("-12,-70 -14,-34 -18,-6 -4,0", "12,-70 18,-36 16,-6 32,0"):
        _wool(p, limb_outline(pts(leg), [24, 18, 12, 10]), (TEAL, BUFF, RED, SAGE)[k], 1.2)
    if k == 1:
        p.line("-40,-120 -20,-190 4,-262", 5.4, BUFF, 1)
        p.form("-4,-262 10,-264 34,-286 42,-258 34,-228 10,-246 -4,-250", TEAL, 3)
    else:
        p.line("-24,-60 10,-160 48,-262", 4.4, BUFF, 1)
        p.form("46,-262 44,-292 60,-266", TEAL, 2.4, curved=False)
    _mail(p, "-26,-120 -18,-162 16,-162 28,-120 30,-74 36,-48 8,-58 -8,-58 -34,-48 -28,-76", NAVY)
    _helmet(p, 2, -178, coat)
    _shield(p, 16, -102, (BUFF, TEAL, SAGE, RED)[k], (RED, LINEN, NAVY, LINEN)[k], -3)
    p.disc(-22 if k == 1 else 4, -150 if k == 1 else -164, 6, "#e2d3b0", 2.2)


def _borders(pen: Pen) -> None:
    """Two rules above and below; beasts between slanting bars, the fallen among arms."""
    for y in (20, 104, 552, 628):
        pen.line([[(-9, y), (400, y + 2), (800, y - 1), (1210, y)]], 4.5, (RED, TEAL)[y % 3 % 2], 1)
    dice = Dice(3)
    for i in range(9):
        x = 20 + i * 145
        for dx, tone in ((0, RED), (11, BUFF), (22, TEAL)):
            pen.line([[(x + dx, 102), (x + dx + 26, 22)]], 5, tone, 1, curved=False)
        for dx in (-24, 56):
            pen.line([[(x + dx, 100), (x + dx + 10, 66), (x + dx - 4, 44)]], 2.6, SAGE)
            pen.disc(x + dx - 4, 42, 5, (RED, SAGE)[i % 2], 2)
        _beast(pen.at(x + 92, 66, 0.92, flip=i % 2 == 0), (RED, TEAL, BUFF, SAGE)[i % 4], i % 3)
    for i in range(4):
        tone = (BUFF, TEAL, RED, SAGE)[i]
        p = pen.at(70 + i * 300, 592, 0.74, turn=90 + dice.uniform(-4, 4))
        _wool(p, limb_outline(pts("-8,-60 -20,-110 -14,-150"), [22, 16, 10]), tone)
        _wool(p, limb_outline(pts("8,-60 22,-104 14,-146"), [22, 16, 10]), tone)
        _mail(p, "-22,0 -28,-40 -30,-76 30,-76 28,-40 22,0", NAVY)
        face(Pen(p.wall, INK, 5.0, 0.05, p.at(0, 24, 0.36, turn=180).frame), 0.4, FLESH)
        p.line("-24,-10 -36,20 -26,48/24,-10 38,16 32,44", 8, tone, 0.8)
        if i % 2:
            _shield(pen.at(0, 0), 284 + i * 300, 592, (SAGE, BUFF)[i // 2], RED, 96)
        else:
            _beast(pen.at(272 + i * 300, 596, 0.8, flip=i > 0), (SAGE, RED)[i // 2], i // 2)


def _beast(pen: Pen, coat: str, kind: int) -> None:
    """A lion that licks its paw, a bird, a winged dragon with a knotted tail."""
    if kind == 1:
        _wool(pen, "-30,4 -10,-14 10,-14 18,-28 30,-26 40,-20 30,-16 26,2 8,16 -14,14", coat)
        _wool(pen, "-14,-4 -40,-26 -18,-30 6,-6", BUFF if coat != BUFF else RED, 0.9)
        pen.line("2,14 6,32 16,32/-8,14 -8,32 2,32", 2.6)
        pen.disc(29, -21, 2, INK)
        return
    tail = "-30,0 -48,-10 -44,-30 -30,-26 -36,-14" if kind else "-34,0 -52,-6 -54,-28 -42,-34"
    pen.line([pts(tail)], 8, INK, 0.8)
    pen.line([pts(tail)], 5, coat, 0.8)
    body = "-36,8 -34,-12 -6,-8 14,-14 22,-30 40,-32 50,-22 44,-14 32,-14 26,6 8,12 -14,8"
    for leg in ("18,6 26,20 22,32 34,32", "-26,4 -34,18 -28,32 -16,32", "6,8 8,22 4,32"):
        _wool(pen, limb_outline(pts(leg), [14, 9, 7, 7][: len(pts(leg))]), coat)
    _wool(pen, body, coat)
    if kind == 2:
        _wool(pen, "-6,-8 -22,-40 0,-38 14,-12", RED if coat != RED else BUFF, 0.9)
    pen.line("36,-32 34,-40 42,-34", 2.4)
    pen.disc(38, -25, 2.2, LINEN, 1)


def _weave(wall: Wall) -> None:
    """The threads of the linen: a fine grid in color and height."""
    yy, xx = np.mgrid[0 : wall.shape[0], 0 : wall.shape[1]].astype(np.float32)
    grid = np.sin(xx * 2.1) * np.sin(yy * 2.1)
    wall.color *= (1 + 0.03 * grid)[..., None]
    wall.height += grid * 0.12
