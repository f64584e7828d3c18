"""Small painted faces of the flat manners: turned three quarters or in profile; halos, hands.

A face is drawn around the point between its eyes; the chin is 50 units below, the crown 52 above.
"""

import math
from dataclasses import dataclass

from ..core import Point, mix
from ..drapery import pts
from .antiquity import Pen


@dataclass(frozen=True, slots=True)
class Flesh:
    """The colors of a face and how strongly it is modeled (0 = line alone)."""

    skin: str = "#e3bd92"
    shade: str = "#7d7048"
    light: str = "#f6dfbd"
    blush: str = "#d07a58"
    lips: str = "#b04a3a"
    white: str = "#f1e6cd"
    body: float = 0.7


def _front(t: float, wide: float) -> list[tuple[float, float]]:
    """Outline of a face turned by t: -1 left, 1 right; the far cheek draws in."""
    right, left = max(t, 0), max(-t, 0)
    half = [(12, -50), (26, -40), (32, -18), (30, 2), (29, 16), (21, 36), (9, 50)]

    def side(x: float, y: float, away: float) -> tuple[float, float]:
        low = max(0.0, min(1.0, (y + 10) / 60))
        pull = away * (5 + 4 * low + (3.5 if -6 < y < 10 else 0))
        return x * wide - pull, y

    r = [side(x, y, right) for x, y in half]
    a = [side(x, y, left) for x, y in half]
    lean = 7 * t
    return (
        [(0.0, -52.0)]
        + [(x + lean * max(0, (y + 10) / 60), y) for x, y in r]
        + [(lean, 53)]
        + [(-x + lean * max(0, (y + 10) / 60), y) for x, y in a[::-1]]
    )


def face(
    pen: Pen, turned: float = 0.5, flesh: Flesh | None = None, look: float | None = None,
    wide: float = 1.0, brow: float = 0.0, mouth: float = 0.0, eye: float = 1.0,
) -> None:  # fmt: skip
    """A face without hair. `brow` > 0 draws the brows up in the middle (grief); `mouth` opens."""
    f = flesh or Flesh()
    t = turned
    look = t if look is None else look
    edge = _front(t, wide)
    pen.form(edge, f.skin)
    cx = 11 * t
    if f.body:
        pen.round(edge, f.shade, f.light, 24, f.body)
        with pen.within(edge):
            for s in (-1, 1):
                x = cx + s * 14
                pen.fill(
                    [(x - 10, -6), (x, -12), (x + 10, -6), (x + 8, 6), (x - 8, 6)],
                    f.shade, 0.35 * f.body, 4,
                )  # fmt: skip
                pen.fill(
                    [(x - 8 + s * 3, 14), (x + s * 3, 9), (x + 8 + s * 3, 15), (x + s * 3, 24)],
                    f.blush, 0.5 * f.body, 5,
                )  # fmt: skip
            s = 1 if t >= 0 else -1
            pen.fill(
                [(cx + s * 1, -4), (cx + s * 6, 4), (cx + s * 9, 18), (cx + s * 1, 20)],
                f.shade, 0.4 * f.body, 3,
            )  # fmt: skip
            pen.fill([(-14 + cx, 37), (cx, 35), (14 + cx, 37), (cx, 42)], f.shade, 0.4, 3)
            pen.line([[(cx + 3 * t, -6), (cx + 6 * t, 12)]], 4, f.light, 0.6, 0.7, soft=2)
    for s in (-1, 1):
        near = 1.0 if s * t <= 0 else 1 - 0.28 * abs(t)
        x, w = cx + s * 13.5 * (1 if s * t <= 0 else 0.9), 8.6 * near * eye
        pen.fill(
            [(x - w, 0.5), (x - w * 0.4, -4 * eye), (x + w * 0.4, -4 * eye), (x + w, 0.5),
             (x, 4 * eye)],
            f.white,
        )  # fmt: skip
        pen.disc(x + look * 4.5 * near, -0.3, 3.5 * eye, "#3a2416")
        pen.line([[(x - w, 1), (x - w * 0.4, -4.4 * eye), (x + w * 0.4, -4.4 * eye), (x + w, 1)]])
        pen.line([[(x - w * 0.8, 2), (x, 4.6 * eye), (x + w * 0.8, 2)]], pen.width * 0.6)
        inner, outer = -12 - 7 * brow, -12 + 3 * brow
        pen.line(
            [[(x - s * w * 1.0, inner), (x, -16 - 2 * brow), (x + s * w * 1.15, outer)]],
            pen.width * 1.1,
        )
    d = t if abs(t) > 0.12 else 0.35
    pen.line(
        [[(cx + 2 * d - 1, -10), (cx + 5 * d, 2), (cx + 11 * d, 15), (cx + 9 * d, 20), (cx, 20)]],
        pen.width * 0.9,
    )
    m = cx * 0.85
    if mouth:
        pen.fill([(m - 7, 31), (m, 28), (m + 7, 31), (m, 31 + 9 * mouth)], "#4a1c14")
    pen.fill([(m - 9, 31), (m - 3, 28), (m, 29), (m + 3, 28), (m + 9, 31), (m, 36)], f.lips, 0.8, 1)
    pen.line([[(m - 9, 31), (m, 32), (m + 9, 31)]], pen.width * 0.9)


def profile(
    pen: Pen, flesh: Flesh | None = None, wide: float = 1.0, mouth: float = 0.0, chin: float = 1.0
) -> None:
    """A face seen from the side, looking to the right; flip the pen for the left."""
    f = flesh or Flesh()
    edge = [
        (-8.0, -52.0), (10, -48), (23, -34), (27, -17), (24, -8), (28, 2), (36 * wide, 14),
        (31, 20), (26, 21), (30, 28), (26, 31), (29, 36), (25, 41), (28 * chin, 48), (21, 55),
        (4, 50), (-14, 40), (-24, 20), (-30, -10), (-24, -40),
    ]  # fmt: skip
    pen.form(edge, f.skin)
    if f.body:
        pen.round(edge, f.shade, f.light, 20, f.body)
        with pen.within(edge):
            pen.fill([(6, 14), (14, 9), (22, 16), (12, 24)], f.blush, 0.5 * f.body, 5)
    pen.fill([(9, 0), (16, -5), (22, -3), (22, 2), (15, 4)], f.white)
    pen.disc(18, -1, 3.2, "#3a2416")
    pen.line("8,1 15,-5 23,-4/10,2 16,4 22,2/8,-14 16,-18 25,-15")
    pen.line("22,15 24,20 29,20", pen.width * 0.8)
    if mouth:
        pen.fill([(15, 31), (28, 27), (29, 35)], "#4a1c14")
    pen.line("15,32 22,31 28,31", pen.width * 0.9)
    pen.line("-10,-6 -4,-10 -1,-2 -6,8 -9,4", pen.width * 0.8)


def nimbus(pen: Pen, r: float = 62, color: str = "#d9a940", rim: str = "#7a4f18") -> None:
    """A halo of gold behind a head: sheen, rays pressed into it, a dotted rim."""
    pen.disc(0, -8, r, color, pen.width * 0.8)
    pen.line(
        [
            [(0.62 * r * math.cos(a), 0.62 * r * math.sin(a) - 8),
             (0.95 * r * math.cos(a), 0.95 * r * math.sin(a) - 8)]
            for a in (i * 0.1571 for i in range(40))
        ],
        1.1, rim, 0.7, 0.35, curved=False,
    )  # fmt: skip
    ring = [(r * 0.86 * math.cos(i * 0.2618), r * 0.86 * math.sin(i * 0.2618) - 8)
            for i in range(25)]  # fmt: skip
    pen.line([ring], 2.2, "#f4dc94", 1, 0.8)
    pen.line([[(x * 0.96, (y + 8) * 0.96 - 8) for x, y in ring]], 1.3, rim, 1, 0.7)


def palm(pen: Pen, skin: str = "#e3bd92", pose: str = "flat", width: float = 5.0) -> None:
    """A hand from its wrist at (0, 0) toward +x, about 34 units long; the thumb is above.

    Poses: flat, point, bless, spread, fist.
    """
    tips: dict[str, list[tuple[float, float]]] = {
        "flat": [(34, -5), (37, -1), (36, 3), (32, 7)],
        "point": [(38, -6), (20, 0), (19, 4), (18, 8)],
        "bless": [(36, -6), (37, -1), (19, 5), (18, 9)],
        "spread": [(32, -14), (37, -5), (36, 4), (30, 13)],
        "fist": [(20, -5), (21, -1), (20, 4), (18, 8)],
    }
    roots = [(16.0, -5.0), (17.0, -1.5), (16.5, 2.0), (15.0, 5.5)]
    thumb = [(6.0, -5.0), (14.0, -12.0), (21.0, -15.0 if pose == "spread" else -11.0)]
    edge = pen.width * 1.4
    tracks = [[r, ((r[0] + t[0]) / 2, (r[1] + t[1]) / 2 - 1), t] for r, t in
              zip(roots, tips[pose], strict=True)]  # fmt: skip
    for track in [*tracks, thumb]:
        pen.line([track], width + edge, None, 0.9, 1)
    pen.form("-2,-6 10,-9 18,-8 19,7 9,9 -2,6", skin)
    for track in [thumb, *tracks]:
        pen.line([track], width, skin, 0.85, 1)


def tones(color: str) -> list[str]:
    """From deep shadow to light: the colors of a cloth."""
    return [
        mix(color, "#150c14", 0.72),
        mix(color, "#1c1018", 0.38),
        color,
        mix(color, "#fff2d6", 0.42),
    ]


def hooded(
    pen: Pen, turned: float, color: str, flesh: Flesh | None = None, lining: str | None = None,
    halo: bool = False, brow: float = 0.0, mouth: float = 0.0,
) -> None:  # fmt: skip
    """A head in a mantle drawn over the hair; `turned` beyond 1.5 is a profile to the right."""
    side = turned > 1.5
    if halo:
        nimbus(pen)
    shape = "-46,-20 -40,-56 -10,-74 20,-66 36,-40 38,10 44,70 -52,74 -50,20"
    pen.form(shape, color)
    pen.round(shape, mix(color, "#150c14", 0.7), mix(color, "#fff2d6", 0.4), 22, 0.7)
    if lining:
        pen.line("-30,60 -33,0 -26,-42 0,-58 24,-42 33,0 34,60", 7, lining, 0.9)
    if side:
        profile(pen.at(2, 4, 0.92), flesh, mouth=mouth)
        front = "-50,30 -46,-30 -30,-62 -2,-74 22,-62 14,-52 -4,-46 -14,-20 -12,30 -20,76 -52,76"
    else:
        face(pen.at(0, 2, 0.94), turned, flesh, brow=brow, mouth=mouth, wide=0.92)
        s = -1 if turned >= 0 else 1
        near: list[Point] = [
            (40, 50),
            (46, 0),
            (42, -44),
            (22, -70),
            (-8, -76),
            (-34, -58),
            (-36, -42),
        ]
        near += [(-24, -52), (0, -58), (20, -48), (28, -20), (28, 10), (22, 40), (28, 76), (48, 76)]
        front = " ".join(f"{-s * -x},{y}" for x, y in near)
    pen.form(front, color)
    pen.round(front, mix(color, "#150c14", 0.7), mix(color, "#fff2d6", 0.4), 14, 0.7)
    if lining and not side:
        s = -1 if turned >= 0 else 1
        pen.line([[(s * 24, 64), (s * 27, 10), (s * 26, -20), (s * 14, -46)]], 4, lining, 0.7)


def haired(
    pen: Pen, turned: float, hair: str = "#7a4f2a", flesh: Flesh | None = None,
    beard: float = 0.0, halo: bool = False, brow: float = 0.0, mouth: float = 0.0,
    fall: float = 30.0, bald: bool = False,
) -> None:  # fmt: skip
    """A bare head; hair falls `fall` below the eyes; `beard` is its length in units."""
    side = abs(turned) > 1.5
    if halo:
        nimbus(pen)
    dark, light = mix(hair, "#140c08", 0.6), mix(hair, "#fff0cc", 0.4)
    back: list[Point] = [
        (-38, -16),
        (-32, -52),
        (-4, -66),
        (26, -56),
        (36, -20),
        (38, fall - 12),
        (26, fall),
    ]
    back += [(-30, fall + 4), (-40, fall - 10)]
    pen.form(back, hair)
    pen.round(back, dark, light, 18, 0.6)
    if side:
        profile(pen.at(4, 2, 0.95), flesh, mouth=mouth)
        crown: list[Point] = [
            (-38, 6),
            (-36, -44),
            (-8, -66),
            (24, -54),
            (30, -36),
            (14, -40),
            (2, -30),
        ]
        crown += [(-4, -6), (-14, 4), (-16, fall), (-34, fall)]
        if not bald:
            pen.form(crown, hair)
            pen.round(crown, dark, light, 14, 0.6)
        if beard:
            chin: list[Point] = [
                (-10, 10),
                (2, 22),
                (18, 24),
                (30, 28),
                (34, 36),
                (30, 52 + beard * 0.6),
            ]
            chin += [(12, 56 + beard), (-6, 46)]
            pen.form(chin, hair)
            pen.round(chin, dark, light, 12, 0.6)
            pen.line("18,34 27,33")
        return
    face(pen, turned, flesh, brow=brow, mouth=mouth)
    if not bald:
        fringe: list[Point] = [
            (-36, 2),
            (-36, -30),
            (-24, -56),
            (0, -65),
            (24, -56),
            (35, -30),
            (35, 0),
        ]
        fringe += [(28, -20), (20, -38), (2 + 6 * turned, -46), (-20, -38), (-28, -20)]
        pen.form(fringe, hair)
        pen.round(fringe, dark, light, 12, 0.6)
    if beard:
        m = 9 * turned
        jaw: list[Point] = [
            (-29 + m * 0.4, 8),
            (-26 + m * 0.5, 34),
            (-12 + m, 50 + beard),
            (m, 54 + beard),
        ]
        jaw += [(12 + m, 50 + beard), (24 + m * 0.3, 34), (28, 8), (19 + m * 0.5, 24), (8 + m, 25)]
        jaw += [(m, 22), (-8 + m, 25), (-19 + m, 25)]
        pen.form(jaw, hair)
        pen.round(jaw, dark, light, 12, 0.5)
        pen.line([[(m - 7, 32), (m, 34), (m + 7, 32)]], 4.5, "#a0463a")


def powder(pen: Pen, shape: str, step: float, tone: str = "#d8a83c") -> None:
    """A pattern of gold on a robe."""
    edge = pts(shape)
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    with pen.within(shape):
        y, row = min(ys) + step / 2, 0
        while y < max(ys):
            x = min(xs) + step * (0.3 + 0.5 * (row % 2))
            while x < max(xs):
                for a in (0.3, 1.57, 2.8, 4.7):
                    pen.disc(x + 3.6 * math.cos(a), y + 3.6 * math.sin(a), 2.1, tone)
                x += step
            y += step * 0.8
            row += 1


def hat(pen: Pen, kind: int, tone: str) -> None:
    """Headgear of the court: chaperon, fur cap, round bonnet."""
    shapes = (
        "-40,-30 -46,-56 -20,-80 10,-74 44,-84 56,-60 40,-30 0,-40",
        "-40,-20 -44,-44 -24,-74 20,-76 44,-46 40,-20 20,-34 -20,-34",
        "-46,-28 -40,-50 0,-66 40,-50 46,-28 0,-36",
    )
    pen.form(shapes[kind], tone, 2.4)
    pen.round(shapes[kind], mix(tone, "#1a1014", 0.6), mix(tone, "#ffffff", 0.4), 16, 0.7)
    if kind == 0:
        pen.form("40,-66 70,-50 74,0 56,20 50,-20", tone, 2.4)
