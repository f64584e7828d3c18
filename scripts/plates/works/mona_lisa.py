"""Mona Lisa (Leonardo, 1503-1519): a woman sits before a far, hazy land.

Upright; a pyramid from the folded hands to the head, turned three quarters to the left, eyes on us.
Soft light from above, all edges melted; amber flesh, olive and bronze dress, blue-green distance.
Behind a low parapet a winding road and a lake at the left, a river with a bridge at the right;
jagged peaks dissolve in blue, the horizon higher at the right than at the left.
Recognized by: the pose with crossed hands, smile, dark fall of hair, dreamlike landscape.
"""

from ..air import fog, glow, ridge, sky, vignette
from ..core import Dice, Plate, Point, brush, curve, ellipse, mix, path, polygon, rect, stroke
from ..drapery import pts
from ..materials import cloudy, impasto, rough
from ..people import lisa
from ..styles import craquelure

SIZE = (826, 1200)
ALT = {
    "en": "A seated woman in a dark dress with ocher sleeves, long brown hair and a faint smile "
    "rests one hand on the other; behind her, a winding road, water and misty blue peaks.",
    "es": "Una mujer sentada, de vestido oscuro y mangas ocres, melena castaña y leve sonrisa, "
    "posa una mano sobre la otra; detrás, un camino sinuoso, agua y cumbres azules.",
}
W, H = SIZE


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .05", 0.7, 0.2, seed=4)):
        _distance(plate)
        _left_land(plate)
        _right_land(plate)
        _parapet(plate)
        lisa.portrait(plate)
        _veil(plate)
        varnish = "mix-blend-mode:multiply"
        plate.add(rect(0, 0, W, H, "#f3e8c2", style=varnish))
    plate.add(craquelure(W, H, seed=7, size=13, strength=0.08).svg())
    vignette(plate, "#1a1206", 0.45, 0.48, 0.42)


def _distance(plate: Plate) -> None:
    sky(plate, ["#8fa6a0", "#a3b4a4", "#bcc3a8", "#cfcba8", "#c6c6a4"], 420)
    plate.add(rect(0, 400, W, 800, "#8d8f63"))
    glow(plate, 400, 180, 420, "#e0d8ac", 0.6)
    with plate.group(filter=rough(plate, ".03", 9, 5, soften=1.6)):
        left = (
            "-10,262 30,214 64,150 84,196 118,168 150,236 190,190 224,252 270,226 320,290 380,300"
        )
        ridge(plate, pts(left), 14, 11, "#7c9a9c", "#b5c0a6", 360, 0.05)
        right = "440,250 500,216 548,170 580,206 622,140 656,120 690,178 726,150 770,206 836,172"
        ridge(plate, pts(right), 14, 12, "#7896a0", "#b5c0a6", 340, 0.05)
        ridge(
            plate,
            pts("-10,318 40,276 86,300 120,250 152,300 210,286 300,340"),
            12,
            13,
            "#66868a",
            "#a3b39a",
            400,
            0.05,
        )
        ridge(
            plate,
            pts("470,300 540,262 590,280 640,222 680,262 740,230 790,276 836,250"),
            13,
            14,
            "#5f8088",
            "#a3b39a",
            380,
            0.05,
        )
    fog(plate, 160, 330, 300, 40, "#c9cfae", 21, 0.85)
    fog(plate, 660, 300, 280, 36, "#c9cfae", 23, 0.8)
    plate.add(
        path(
            curve(pts("-10,352 90,342 200,350 300,344 300,384 180,392 80,380 -10,390"), True),
            "#9fb4a4",
            opacity=0.9,
        )
    )
    plate.add(
        path(
            curve(pts("520,330 620,318 720,326 840,312 840,346 720,356 600,350 520,356"), True),
            "#93aca2",
            opacity=0.9,
        )
    )


def _rocks(plate: Plate, base: list[Point], tones: tuple[str, str], seed: int, count: int) -> None:
    """Eroded needles and banks of rock, lit from the left."""
    dice = Dice(seed)
    for _ in range(count):
        i = dice.randrange(len(base) - 1)
        t = dice.random()
        x = base[i][0] + (base[i + 1][0] - base[i][0]) * t
        y = base[i][1] + (base[i + 1][1] - base[i][1]) * t
        h, w = dice.uniform(22, 74), dice.uniform(18, 44)
        lean = dice.uniform(-0.3, 0.3) * w
        body = [
            (x - w / 2, y),
            (x - w * 0.3 + lean, y - h * 0.7),
            (x + lean, y - h),
            (x + w * 0.25 + lean, y - h * 0.6),
            (x + w / 2, y),
        ]
        shade = dice.uniform(0, 0.5)
        plate.add(polygon(body, mix(tones[0], tones[1], shade)))
        plate.add(
            polygon(
                [
                    (x + lean, y - h),
                    (x + w * 0.25 + lean, y - h * 0.6),
                    (x + w / 2, y),
                    (x + w * 0.08, y),
                ],
                mix(tones[0], "#1c160c", 0.45),
                opacity=0.6,
            )
        )


def _left_land(plate: Plate) -> None:
    plate.add(
        path(curve(pts("-10,382 80,392 180,384 300,400 330,470 330,660 -10,670"), True), "#8c7c4a")
    )
    plate.add(
        path(
            curve(pts("-10,420 60,410 150,424 210,470 300,480 330,560 330,670 -10,670"), True),
            "#77663a",
        )
    )
    with plate.group(filter=rough(plate, ".05", 10, 3, soften=0.8)):
        _rocks(plate, pts("-10,430 70,420 150,436 220,470 300,500"), ("#7b6f45", "#a39661"), 31, 34)
        _rocks(plate, pts("-10,520 60,530 130,560 200,600"), ("#5d5030", "#85764a"), 32, 26)
    road = pts(
        "40,660 96,620 170,606 206,578 180,548 108,536 92,510 140,488 198,482 216,458 180,436"
    )
    plate.add(
        path(brush(road, 22, 0.3), "#a08650"),
        path(brush([(x + 2, y - 3) for x, y in road], 13, 0.3), "#c7ad70"),
    )
    plate.add(
        rect(
            -5,
            370,
            340,
            310,
            "#ffffff",
            filter=cloudy(plate, ".03 .05", 33, "#4d4426", 0.5, 3),
            opacity=0.4,
        )
    )


def _right_land(plate: Plate) -> None:
    plate.add(
        path(curve(pts("500,352 600,356 700,350 840,344 840,680 500,670 520,500"), True), "#87794a")
    )
    river = pts("560,372 610,384 590,404 650,424 720,432 700,456 640,470 680,494 770,500 836,520")
    plate.add(
        path(brush(river, 24, 0.7), "#9db0a0"),
        path(brush([(x, y - 3) for x, y in river], 9, 0.5), "#c2cab0"),
    )
    with plate.group(filter=rough(plate, ".05", 10, 6, soften=0.8)):
        _rocks(
            plate, pts("520,400 600,420 640,440 700,410 836,400"), ("#736a45", "#9c9164"), 41, 30
        )
        _rocks(plate, pts("540,520 640,540 740,560 836,556"), ("#574b2d", "#7d6f46"), 42, 30)
    bridge = (
        "M610 512C640 500 720 496 800 502L800 524L780 524Q770 510 758 524L744 524Q732 508 720 524"
        "L706 524Q692 508 680 525L666 525Q652 510 642 526L612 528Z"
    )
    plate.add(path(bridge, "#93805a", stroke="#54462a", stroke_width=1.5))
    plate.add(stroke("M610 511C640 499 720 495 800 501", "#b9a578", 2))
    plate.add(
        rect(
            500,
            350,
            340,
            330,
            "#ffffff",
            filter=cloudy(plate, ".03 .05", 43, "#473f24", 0.5, 3),
            opacity=0.4,
        )
    )


def _parapet(plate: Plate) -> None:
    plate.add(
        rect(0, 648, W, 560, plate.linear([(0, "#5d4c2e"), (0.05, "#42361f"), (1, "#1c150b")]))
    )
    plate.add(rect(0, 640, W, 14, "#7d6a42"), rect(0, 652, W, 6, "#33291a"))
    for x, side in ((14, 1), (W - 14, -1)):
        plate.add(ellipse(x, 640, 46, 18, "#4d3f27"), ellipse(x - 4 * side, 632, 38, 14, "#7a673f"))
        plate.add(
            rect(
                x - 24,
                560,
                48,
                70,
                plate.across([(0, "#5d4e30"), (0.4, "#8a7549"), (1, "#3a2f1c")]),
                opacity=0.9,
            )
        )
    # The arm of the chair, over which her left arm lies.
    plate.add(rect(90, 1096, 660, 110, "#2a2012"), rect(90, 1090, 660, 12, "#5a4526"))


def _veil(plate: Plate) -> None:
    """A thin dark veil: its hem on the brow, its fold over the shoulder."""
    plate.add(
        stroke(
            "M300 262C330 196 392 172 440 190C482 206 506 250 514 300", "#2a1c0e", 2.2, opacity=0.5
        )
    )
    fold = pts("560,640 620,676 640,740 620,840 570,930 590,820 596,730 576,680")
    plate.add(path(curve(fold, True), "#2c2413", opacity=0.35))
