"""Ramon Casas and Pere Romeu on a Tandem (Casas, 1897): made for the wall of a tavern.

Nearly square; one diagonal: two men in white pedal a tandem toward the left. In front the painter,
bearded, pipe in his mouth, who looks at us; behind him the innkeeper, thin, under a dark hat.
Wheels cut by the edges, black frame, bent legs with dark stockings. Almost no ground: buff and
grey, a ghost of a skyline upper left, a small tree. Big flat planes, firm black outline.
"""

import math

from ..brushwork import Canvas, sweep
from ..core import Noise, Plate, Point, circle, curve, ellipse, line, path, stroke
from ..drapery import pts
from ..figures import limb_outline
from ..materials import rough
from ..sculpt import Array, rgb

SIZE = (1200, 1070)
ALT = {
    "en": "Two bearded men in white pedal a long black two-seat bicycle toward the left; the first "
    "smokes a pipe and looks at us; flat shapes with firm outlines on bare buff.",
    "es": "Dos hombres barbudos de blanco pedalean hacia la izquierda en una larga bicicleta negra "
    "de dos plazas; el primero fuma en pipa y nos mira; planos lisos y contorno firme sobre "
    "ocre.",
}
INK = "#17130f"
WHITE, GREY, SHADE = "#ece6d6", "#c9c3b2", "#a39d8d"
SKIN, FLUSH = "#d9a883", "#b9805c"
NOISE = Noise(5)
FRONT, REAR, RADIUS = (210.0, 812.0), (1030.0, 790.0), 196.0


def draw(plate: Plate) -> None:
    """Draw the plate."""
    _ground(plate)
    with plate.group(filter=rough(plate, ".03", 3, 4)):
        _far_legs(plate)
        _machine(plate)
        _innkeeper(plate)
        _painter(plate)


def _ground(plate: Plate) -> None:
    """Broad dry strokes: grey air above, buff road below; the town and a tree are ghosts."""
    canvas = Canvas(*SIZE, "#c6b795", seed=3)

    def hue(x: float, y: float) -> Array:
        edge = 430 + 30 * NOISE.at(x * 0.006, 2)
        if y < edge:
            return sweep(["#b9bcae", "#c4c2b0", "#cdc5ab"], y / edge)
        color = sweep(["#cbb98f", "#c2ac7e", "#b39b6d"], (y - edge) / 640)
        return color * (1 + 0.05 * NOISE.fbm(x * 0.006, y * 0.01, 3))

    canvas.cover(hue, _sweep, 1700, (90, 200), 0.3, 2, shift=0.013)

    def town(x: float, y: float) -> Array | None:
        top = (
            372
            - 46 * max(0.0, NOISE.at(x * 0.03, 8))
            - (90 if 96 < x < 116 or 190 < x < 206 else 0)
        )
        return rgb("#a9ada3") if top < y < 424 else None

    canvas.cover(town, lambda _x, _y: 1.57, 1500, (18, 44), 0.4, 7, (0, 240, 420, 430), opacity=0.5)

    def tree(x: float, y: float) -> Array | None:
        away = math.hypot((x - 1096) / 78, (y - 330) / 96)
        trunk = abs(x - 1094) < 5 and 400 < y < 500
        return rgb("#9da38b") if away < 1 + 0.2 * NOISE.at(x * 0.05, y * 0.05) or trunk else None

    canvas.cover(
        tree,
        lambda x, _y: 0.9 + x * 0.01,
        500,
        (22, 50),
        0.5,
        9,
        (1000, 220, 1200, 510),
        opacity=0.6,
    )
    plate.add(canvas.picture(0.5, 0.1).svg())
    for x, y, r in ((FRONT[0] + 30, 1004, 180), (620, 1020, 420), (REAR[0], 992, 180)):
        plate.add(ellipse(x, y, r, 20, "#6d5a3c", opacity=0.35))


def _sweep(x: float, y: float) -> float:
    return 0.12 + 0.3 * NOISE.at(x * 0.003, y * 0.004)


def _limb(plate: Plate, spine: str, widths: list[float], fill: str, width: float = 7) -> None:
    points = pts(spine)
    data = line(limb_outline(points, widths))
    ends = ((points[0], widths[0] / 2), (points[-1], widths[-1] / 2))
    for edge in (width * 2, 0.0):
        tone = INK if edge else fill
        plate.add(path(data, tone, stroke=tone, stroke_width=edge or 0.8))
        for (x, y), r in ends:
            plate.add(circle(x, y, r + edge / 2, tone))


def _shape(plate: Plate, text: str, fill: str, width: float = 7) -> None:
    plate.add(path(curve(pts(text), True), fill, stroke=INK, stroke_width=width))


def _shoe(plate: Plate, x: float, y: float, turn: float) -> None:
    shoe = "M34 -24C38 0 36 14 28 18L-58 18C-66 8 -58 -4 -40 -8L-4 -26Z"
    move = f"translate({x} {y}) rotate({turn})"
    plate.add(path(shoe, "#2b211a", stroke=INK, stroke_width=6, transform=move))
    plate.add(path("M-58 18L28 18", "none", stroke="#8d7a5c", stroke_width=5, transform=move))


def _far_legs(plate: Plate) -> None:
    for spine, stocking, foot, turn in (
        ("640,560 520,640 470,720", "470,704 452,800 430,872", (424, 896), -8),
        ("930,560 840,650 800,720", "802,704 800,800 776,880", (770, 900), -8),
    ):
        _limb(plate, stocking, [62, 56, 36], "#14171a")
        _limb(plate, spine, [116, 104, 78], SHADE)
        _shoe(plate, *foot, turn)


def _wheel(plate: Plate, at: Point) -> None:
    x, y = at
    for k in range(26):
        a = 2 * math.pi * k / 26 + 0.1
        rim = (x + RADIUS * math.cos(a), y + RADIUS * math.sin(a))
        hub = (x + 14 * math.cos(a + 1.3), y + 14 * math.sin(a + 1.3))
        plate.add(stroke(line([hub, rim], False), "#57503f", 1.6))
    plate.add(circle(x, y, RADIUS, "none", stroke=INK, stroke_width=19))
    plate.add(circle(x, y, RADIUS + 2, "none", stroke="#6d665a", stroke_width=5))
    plate.add(circle(x, y, RADIUS - 12, "none", stroke="#8d8470", stroke_width=5))
    plate.add(circle(x, y, 17, INK), circle(x, y, 6, "#b9b09a"))


def _machine(plate: Plate) -> None:
    """Two wheels, two cranks, saddles and bars; tubes as single strokes."""
    _wheel(plate, FRONT)
    _wheel(plate, REAR)
    crank_a, crank_b = (476.0, 836.0), (794.0, 832.0)
    head_top, head_low = (318.0, 588.0), (300.0, 664.0)
    seat_a, seat_b = (606.0, 596.0), (904.0, 590.0)
    tubes = [
        [head_low, FRONT],
        [head_top, head_low],
        [head_top, (598.0, 622.0), (896.0, 616.0), REAR],
        [head_low, crank_a],
        [crank_a, seat_a],
        [crank_a, crank_b],
        [seat_a, crank_b],
        [crank_b, seat_b],
        [crank_b, REAR],
    ]
    for tube in tubes:
        plate.add(
            stroke(line(tube, False), INK, 19, stroke_linejoin="round", stroke_linecap="round")
        )
        plate.add(stroke(line(tube, False), "#4f4a42", 5, stroke_linejoin="round"))
    for (x, y), turn in ((crank_a, 100), (crank_b, 96)):
        plate.add(circle(x, y, 48, "none", stroke=INK, stroke_width=11))
        plate.add(
            circle(x, y, 34, "none", stroke="#57503f", stroke_width=4, stroke_dasharray="6 6")
        )
        a = math.radians(turn)
        for s in (-1, 1):
            end = (x + s * 84 * math.cos(a), y + s * 84 * math.sin(a))
            plate.add(stroke(line([(x, y), end], False), INK, 13, stroke_linecap="round"))
            plate.add(stroke(line([(end[0] - 26, end[1]), (end[0] + 26, end[1])], False), INK, 11))
        plate.add(circle(x, y, 13, "#8d8470", stroke=INK, stroke_width=4))
    plate.add(stroke(line([(794, 880), (1030, 806)], False), "#3a352c", 4, stroke_dasharray="9 4"))
    plate.add(stroke(line([(476, 884), (794, 880)], False), "#3a352c", 4, stroke_dasharray="9 4"))
    for x, y in (seat_a, seat_b):
        _shape(
            plate,
            f"{x - 70},{y - 22} {x},{y - 30} {x + 54},{y - 36} {x + 62},{y - 6} {x},{y - 6}",
            "#3a2a1e",
            6,
        )
    for text in ("318,590 312,548 270,524 236,540 226,566", "646,600 640,566 606,548 580,566"):
        plate.add(stroke(curve(pts(text)), INK, 16, stroke_linecap="round"))
        plate.add(stroke(curve(pts(text)), "#6d665a", 4))


def _hand(plate: Plate, x: float, y: float) -> None:
    dots = ((-30, -8), (-14, -26), (16, -26), (28, 0), (6, 24), (-24, 18))
    fist = [(x + u, y + v) for u, v in dots]
    plate.add(path(curve(fist, True), SKIN, stroke=INK, stroke_width=5.5))
    for k in range(3):
        plate.add(stroke(f"M{x - 24 + k * 14} {y - 2}q2 12 -2 20", INK, 3.4))


def _near_leg(plate: Plate, thigh: str, calf: str, foot: Point, turn: float) -> None:
    _limb(plate, calf, [76, 70, 44], "#1d2227")
    _limb(plate, thigh, [140, 126, 90], WHITE)
    knee = pts(thigh)[-1]
    plate.add(stroke(f"M{knee[0] - 36} {knee[1] - 8}q36 30 78 6", INK, 6))
    hip, mid = pts(thigh)[0], pts(thigh)[1]
    plate.add(
        stroke(
            f"M{hip[0] - 20} {hip[1] + 40}Q{mid[0] + 30} {mid[1] + 60} {mid[0] - 30} {mid[1] + 52}",
            GREY,
            9,
        )
    )
    _shoe(plate, *foot, turn)


def _innkeeper(plate: Plate) -> None:
    _limb(plate, "770,420 700,500 620,552", [78, 66, 46], SHADE)
    _shape(plate, "730,360 790,330 860,360 930,440 966,540 940,600 860,606 800,560 742,470", WHITE)
    _shape(plate, "866,400 930,460 962,548 936,596 880,590 900,500", GREY, 0)
    _near_leg(plate, "900,560 780,600 720,690", "722,672 762,780 800,880", (792, 918), 8)
    _limb(plate, "790,400 730,510 640,556", [92, 76, 52], WHITE)
    plate.add(stroke(curve(pts("800,430 770,490 720,528")), GREY, 9))
    _hand(plate, 608, 556)
    _limb(plate, "776,340 760,300", [62, 58], SKIN, 6)
    _shape(plate, "726,352 760,336 806,342 800,372 748,380", "#f7f2e4", 6)
    face = (
        "M700 200C694 220 692 236 680 262C676 270 684 276 692 276L690 300C694 330 720 350 752 340"
        "C790 326 806 290 804 220Z"
    )
    plate.add(path(face, SKIN, stroke=INK, stroke_width=6))
    beard = (
        "M690 284C704 276 724 280 734 286C744 276 752 262 758 252L792 250"
        "C796 300 776 356 738 372C706 376 692 336 690 300Z"
    )
    plate.add(path(beard, "#2b2019", stroke=INK, stroke_width=4))
    plate.add(stroke("M700 296q14 -4 26 0", "#a8583f", 5), stroke("M698 236q14 -6 28 2", INK, 5))
    plate.add(circle(708, 248, 5, INK), stroke("M696 226q18 -12 36 -2", INK, 6))
    plate.add(path("M782 236c18 -2 20 34 0 34z", FLUSH, stroke=INK, stroke_width=4))
    _shape(plate, "650,206 700,190 790,186 862,204 866,218 790,214 706,216 652,222", "#23201d", 5)
    plate.add(
        path(
            "M696 200C698 150 712 120 752 118C796 118 812 150 814 200Z",
            "#2d2926",
            stroke=INK,
            stroke_width=6,
        )
    )
    plate.add(stroke("M698 190q58 -16 114 0", "#6d665a", 9))


def _painter(plate: Plate) -> None:
    _limb(plate, "470,440 380,520 280,536", [84, 70, 48], SHADE)
    _shape(plate, "420,400 480,360 560,386 640,460 680,560 650,612 560,614 490,560 430,480", WHITE)
    _shape(plate, "570,410 640,480 676,566 648,606 590,600 606,520", GREY, 0)
    _near_leg(plate, "610,570 470,590 400,680", "404,664 440,780 476,884", (468, 924), 8)
    _limb(plate, "500,420 420,524 310,540", [102, 84, 56], WHITE)
    plate.add(stroke(curve(pts("510,450 470,512 410,540")), GREY, 10))
    _hand(plate, 276, 536)
    _limb(plate, "470,380 452,340", [80, 74], SKIN, 6)
    _shape(plate, "402,392 450,376 510,374 514,404 450,424 408,418", "#f7f2e4", 6)
    head = "M366 236C362 270 364 310 376 340C390 376 430 392 462 374C496 352 508 300 504 236Z"
    plate.add(path(head, SKIN, stroke=INK, stroke_width=6.5))
    plate.add(
        path(
            "M440 236L504 236C508 300 496 340 470 368C480 320 470 280 440 236Z", FLUSH, opacity=0.5
        )
    )
    beard = (
        "M368 306C382 296 396 306 412 304C430 306 444 298 458 300C474 290 490 276 504 258"
        "C506 330 490 384 440 412C398 420 372 372 368 306Z"
    )
    plate.add(path(beard, "#3a281c", stroke=INK, stroke_width=4))
    plate.add(
        stroke("M386 316C400 304 424 304 446 316", "#241812", 9),
        stroke("M398 326q16 6 32 0", "#a8583f", 6),
    )
    plate.add(stroke("M404 262C398 280 390 292 392 298q10 6 20 0", INK, 4.6))
    for x in (384, 438):
        plate.add(
            path(f"M{x - 15} 268q16 -12 32 0q-16 9 -32 0z", "#f3ead6", stroke=INK, stroke_width=3.4)
        )
        plate.add(circle(x + 1, 267, 5.4, INK), stroke(f"M{x - 18} 254q18 -12 38 -2", INK, 6))
    plate.add(path("M490 262c20 -6 24 34 2 38z", FLUSH, stroke=INK, stroke_width=4))
    plate.add(
        stroke("M404 328C380 336 356 342 338 352", INK, 10),
        stroke("M404 328C380 336 356 342 340 350", "#6d4a30", 5),
    )
    plate.add(path("M322 340l28 -4l4 34q-18 10 -32 0z", "#5d3a24", stroke=INK, stroke_width=5))
    plate.add(
        stroke(
            "M334 332C322 306 346 290 330 262C320 240 340 226 334 206", "#f3efe4", 5, opacity=0.8
        )
    )
    plate.add(
        path(
            "M358 246C356 196 388 168 436 168C488 168 514 200 512 246C460 226 404 228 358 246Z",
            "#d6cfbd",
            stroke=INK,
            stroke_width=6.5,
        )
    )
    plate.add(
        path(
            "M358 246C400 226 460 226 500 240C470 250 420 252 340 266C334 256 344 250 358 246Z",
            "#2d2926",
            stroke=INK,
            stroke_width=5,
        )
    )
