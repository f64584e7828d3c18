"""The Third of May 1808 (Goya, 1814): an execution at night.

Wide; black sky, a bare hill, a dim town with its church tower behind. A cube of a lantern on the
ground is the only light. Left, before the hill: a kneeling man in white shirt and yellow breeches,
arms flung wide; beside him a friar and others who hide their faces; the dead in their blood in
front; more are led up in the middle. Right: a faceless file of soldiers seen from behind, rifles
leveled. Rough, fast brush; ochre, grey, black, white and one red.
"""

from ..core import Dice, Noise, Plate, Point
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..sculpt import Vec

SIZE = (1200, 927)
ALT = {
    "en": "At night, by a lantern on the ground, a kneeling man in a white shirt flings his arms "
    "wide before a row of soldiers with leveled rifles; dead men lie in blood.",
    "es": "De noche, a la luz de un farol, un hombre de camisa blanca arrodillado abre los brazos "
    "ante una fila de soldados con fusiles; a sus pies, muertos y sangre.",
}
NOISE = Noise(2)
GLOW: Vec = (0.75, 0.1, 0.6)
SKIN = ["#2a1a12", "#7a5236", "#c08e62", "#eec796"]
DARK = ["#0c0a09", "#1d1713", "#3d3024", "#6b543a"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#0d0c0e")
    _night(sketch)
    _town(sketch)
    _hill(sketch)
    _led_up(sketch)
    _companions(sketch)
    _dead(sketch)
    _man(sketch)
    _lantern(sketch)
    _soldiers(sketch)
    passes = [
        Pass(1500, (60, 150), 0.25, 0.02, 0.85),
        Pass(4200, (16, 46), 0.26, 0.025, 0.9, keen=True, load=1.3),
        Pass(9000, (6, 18), 0.3, 0.018, 0.92, keen=True, load=1.3),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 3, 0.25).picture(0.7, 0.04).svg())


def _flow(x: float, y: float) -> float:
    return 0.5 + 0.8 * NOISE.at(x * 0.004, y * 0.005) if y < 640 else 0.1 * NOISE.at(x * 0.01, y)


def _night(sketch: Sketch) -> None:
    sketch.down(["#08080b", "#0f0f12", "#1b1815"], 0, 460)
    sketch.glow(760, 390, 360, 140, "#2b261f", 0.8)


def _town(sketch: Sketch) -> None:
    sketch.fill(
        pts("620,460 700,350 790,330 900,352 1010,340 1200,372 1200,560 620,560"), "#2d261e", 1, 4
    )
    tower = pts("742,352 742,196 756,188 760,150 774,128 788,150 792,188 806,196 808,352")
    sketch.shade(tower, ["#55483a", "#2f281f"], (742, 200), (808, 200), 1, 2, False)
    for y in (214, 262):
        sketch.fill([(766, y), (784, y), (784, y + 26), (766, y + 26)], "#15110d", 1, 1.5, False)
    for x, top, wide, tone in (
        (690, 300, 56, "#3e3428"),
        (830, 280, 96, "#463a2c"),
        (850, 258, 60, "#53452f"),
        (930, 310, 120, "#372e24"),
        (1050, 330, 150, "#2c251e"),
    ):
        house = [(x, top), (x + wide / 2, top - 18), (x + wide, top), (x + wide, 420), (x, 420)]
        sketch.fill(house, tone, 1, 2.5, False)
        for k in range(int(wide // 26)):
            u = x + 10 + k * 26
            sketch.fill(
                [(u, top + 20), (u + 8, top + 20), (u + 8, top + 34), (u, top + 34)], "#16120e"
            )


def _hill(sketch: Sketch) -> None:
    hill = pts("-20,250 120,214 260,206 400,236 520,330 610,440 700,560 720,700 -20,720")
    sketch.shade(hill, ["#1d1710", "#463823", "#8a7040", "#b9975a"], (60, 260), (560, 640), 1, 3)
    ground = pts("-20,640 300,620 560,600 760,610 1220,640 1220,940 -20,940")
    sketch.shade(ground, ["#7d6238", "#cda65f", "#5b4628", "#1f1812"], (0, 700), (1200, 760), 1, 6)
    sketch.glow(560, 690, 260, 80, "#f3d388", 0.85)
    sketch.glow(1080, 860, 300, 130, "#15110d", 0.85)
    sketch.glow(60, 880, 200, 90, "#2d2115", 0.7)
    dice = Dice(4)
    for _ in range(60):
        x, y = dice.uniform(20, 500), dice.uniform(250, 600)
        if y > 250 + abs(x - 250) * 0.5:
            tone = dice.choice(["#a98a50", "#3a2d1a", "#6d5631"])
            sketch.line([(x, y), (x + 60, y + 34)], 7, tone, 0.4, 3)


def _bust(
    sketch: Sketch, at: Point, coat: list[str], size: float, look: Point, tilt: float, hair: str
) -> None:
    """Head and shoulders of somebody in the crowd."""
    x, y = at
    body = [(-1.7, 4.6), (-1.5, 1.6), (-0.6, 0.8), (0.6, 0.8), (1.5, 1.7), (1.7, 4.6)]
    sketch.form([(x + u * size, y + v * size) for u, v in body], coat, size * 0.9, GLOW)
    sketch.face(x, y, size, SKIN, hair, look, tilt, GLOW)


def _hands_over(sketch: Sketch, x: float, y: float, size: float) -> None:
    """Two hands pressed to a face."""
    for side in (-1, 1):
        spine = [(x + side * size * 1.5, y + size * 2.1), (x + side * size * 0.4, y + size * 0.1)]
        sketch.limb(spine, [size * 0.7, size * 0.5], SKIN, GLOW)
        for k in range(3):
            u = x + side * size * (0.18 + 0.2 * k)
            sketch.line(
                [(u, y + size * 0.4), (u - side * 2, y - size * 0.5)], size * 0.2, "#d9a878", 0.9
            )


def _led_up(sketch: Sketch) -> None:
    """Those who wait for their turn, out of the dark between hill and rifles."""
    for x, y, size, tilt in (
        (640, 372, 13, 8),
        (672, 384, 13, -6),
        (610, 396, 15, 4),
        (652, 412, 15, 0),
    ):
        _bust(sketch, (x, y), DARK, size, (-0.2, 0.3), tilt, "#1a1310")
    _bust(
        sketch,
        (
            566,
            420,
        ),
        ["#1a1410", "#3d3226", "#6b5840", "#9a8058"],
        20,
        (-0.3, 0.5),
        10,
        "#20160f",
    )
    _hands_over(sketch, 566, 424, 20)
    _bust(
        sketch,
        (622, 446),
        ["#16110e", "#33291f", "#5a4936", "#8a7250"],
        20,
        (-0.5, 0.6),
        -14,
        "#1a120d",
    )
    _bust(
        sketch,
        (588, 500),
        ["#1d1511", "#4a3a2a", "#7b6546", "#a98c5c"],
        22,
        (0.1, 0.8),
        16,
        "#2a1b12",
    )
    _hands_over(sketch, 590, 506, 22)


def _companions(sketch: Sketch) -> None:
    _bust(
        sketch,
        (290, 392),
        ["#120e0c", "#2b2119", "#57432e", "#8d6f48"],
        25,
        (0.6, 0.1),
        -8,
        "#15100c",
    )
    _bust(
        sketch,
        (462, 410),
        ["#15100d", "#3a2c20", "#6d543a", "#a07f53"],
        24,
        (0.7, -0.3),
        10,
        "#15100c",
    )
    sketch.limb(pts("500,500 526,450 506,424"), [30, 26, 20], SKIN, GLOW)
    _bust(
        sketch,
        (250, 470),
        ["#0f0d0c", "#241d18", "#453829", "#75603f"],
        25,
        (0.7, 0.5),
        14,
        "#0f0b09",
    )
    friar = pts("276,660 262,590 284,530 320,508 358,524 380,590 388,668")
    sketch.form(friar, ["#1f1c1a", "#4d463c", "#857a66", "#b8aa8a"], 34, GLOW)
    sketch.face(326, 492, 27, [SKIN[1], *SKIN[2:]], "#4a3d30", (0.6, 0.6), 16, GLOW)
    sketch.limb(
        pts("300,560 340,590 372,566"), [34, 28, 18], ["#2a2622", "#5d5447", "#988b72"], GLOW
    )
    sketch.form(pts("362,570 374,546 386,548 388,570 376,582"), SKIN, 9, GLOW)


def _man(sketch: Sketch) -> None:
    """The brightest shape: shirt, breeches, thrown-up arms."""
    white = ["#8d7a5a", "#d9c9a2", "#f7eed6", "#fffdf2"]
    yellow = ["#6b4a18", "#b8862e", "#e2b650", "#f3d684"]
    for spine in (pts("372,586 352,640 392,684 440,690"), pts("426,586 452,640 470,686 520,694")):
        sketch.limb(spine, [66, 70, 54, 30], yellow, GLOW)
    torso = pts("352,452 392,432 436,446 462,470 458,540 446,604 400,616 352,604 344,530")
    sketch.form(torso, white, 30, GLOW)
    sketch.limb(pts("366,462 316,410 284,352"), [58, 56, 40], white, GLOW)
    sketch.limb(pts("440,460 496,406 532,344"), [58, 58, 42], white, GLOW)
    sketch.form(pts("382,440 402,430 420,440 412,500 400,522 390,498"), SKIN, 16, GLOW)
    for x, y, side in ((276, 330, -1), (542, 322, 1)):
        palm = [(x - 14, y + 14), (x - 14, y - 8), (x, y - 14), (x + 14, y - 8), (x + 12, y + 16)]
        sketch.form(palm, SKIN, 12, GLOW)
        for k in range(4):
            u = x - 12 + k * 8
            tip = (u + (k - 1.5) * 7 + side * 4, y - 34 + abs(k - 1.5) * 4)
            sketch.line([(u, y - 6), tip], 7.5, "#dcae7c", 1, 0.6, 0.7)
        sketch.line([(x - side * 12, y + 4), (x - side * 28, y - 8)], 8, "#dcae7c", 1, 0.6, 0.7)
    sketch.face(400, 398, 35, [SKIN[1], *SKIN[2:]], "#1a110c", (0.4, -0.05), 6, (0.5, 0.1, 0.8))
    sketch.line(pts("386,428 402,434 418,427"), 5, "#1f130c", 0.8)
    sketch.line(pts("388,446 402,452 418,444"), 9, "#3a2416", 0.45, 2)
    for a, b in (((360, 480), (352, 600)), ((448, 480), (440, 596)), ((330, 420), (350, 460))):
        sketch.line([a, b], 5, "#a08c66", 0.7, 1.5)
    sketch.line(pts("388,452 400,520 414,452"), 3, "#8d7a5a", 0.8)


def _dead(sketch: Sketch) -> None:
    """Face down in the blood, arms spread like his who is next."""
    blood = pts("60,800 150,770 300,780 420,766 500,800 470,850 360,880 220,886 90,862")
    sketch.fill(blood, "#6d1610", 0.95, 5)
    sketch.fill(pts("190,806 300,796 400,806 380,842 250,850"), "#9c2318", 0.9, 5)
    sketch.form(pts("-20,700 60,690 140,716 150,770 80,800 -20,800"), DARK, 34, GLOW)
    back = pts("40,760 120,716 220,722 262,770 230,822 130,834 50,812")
    sketch.form(back, ["#2a2018", "#6b5438", "#a98a5a", "#d6b87e"], 36, GLOW)
    pale = ["#6d5a3e", "#b8a276", "#e5d6ac", "#f5ebcb"]
    sketch.limb(pts("222,742 300,716 376,742"), [46, 38, 26], pale, GLOW)
    sketch.limb(pts("206,806 280,842 352,838"), [46, 38, 26], pale, GLOW)
    for x, y in ((384, 744), (360, 838)):
        for k in range(4):
            sketch.line([(x - 6, y + k * 5 - 7), (x + 24, y + k * 8 - 8)], 7, "#c8946a", 1, 0.6)
    sketch.form(
        pts("248,760 286,748 310,770 304,798 270,806 246,790"),
        ["#0e0807", "#2a1610", "#5d2a1c"],
        20,
    )
    sketch.fill(pts("286,778 312,772 318,794 296,806"), "#a5231a", 0.9, 2)
    sketch.form(
        pts("-20,820 60,830 110,880 100,940 -20,940"), ["#1a1411", "#4a3c2a", "#8a7048"], 30, GLOW
    )


def _lantern(sketch: Sketch) -> None:
    sketch.glow(596, 622, 210, 150, "#f3d27c", 0.6)
    sketch.shade(
        pts("556,560 628,552 634,668 560,676"),
        ["#fff8d8", "#ffe9a0"],
        (556, 560),
        (634, 676),
        1,
        1,
        False,
    )
    sketch.shade(
        pts("628,552 664,564 666,656 634,668"),
        ["#f2c65c", "#c98a34"],
        (628, 560),
        (666, 660),
        1,
        1,
        False,
    )
    sketch.fill(pts("552,560 628,550 668,563 596,574"), "#7a5424", 1, 1, False)
    sketch.fill(pts("560,676 634,668 666,656 700,690 600,700"), "#3a2a18", 0.8, 3)


def _soldier(sketch: Sketch, x: float, y: float, s: float, coat: list[str], seed: int) -> None:
    """One of the file, from behind: shako, pack, coat, saber, rifle, braced legs."""
    dice = Dice(seed)

    def at(text: str) -> list[Point]:
        return [(x + u * s, y + v * s) for u, v in pts(text)]

    trousers = ["#15120f", "#2c261f", "#544836", "#7a6a4c"]
    lit: Vec = (-0.8, 0.1, 0.5)
    sketch.limb(at("40,-130 70,-70 104,-8"), [70 * s, 50 * s, 28 * s], trousers, lit)
    sketch.limb(at("0,-130 -34,-70 -62,-8"), [70 * s, 52 * s, 28 * s], trousers, lit)
    for u in (-66, 104):
        sketch.limb(
            at(f"{u},-14 {u - 34},-2"), [30 * s, 14 * s], ["#070606", "#14100d", "#2b2219"], lit
        )
    body = at("-40,-332 10,-338 60,-306 84,-230 86,-170 108,-92 40,-84 -36,-92 -26,-170 -48,-250")
    sketch.form(body, coat, 44 * s, lit)
    sketch.line(at("-30,-172 34,-164 88,-172"), 9 * s, "#c9b88e", 0.75)
    sketch.line(at("36,-164 40,-90"), 4 * s, "#1c1712", 0.7)
    sketch.form(
        at("16,-322 72,-300 84,-228 30,-232"), ["#1d140d", "#4a3522", "#7d5c38"], 16 * s, lit
    )
    sketch.line(at("20,-328 78,-304"), 20 * s, "#8d8468", 0.9, 1.2, 0.9)
    sketch.line(at("-44,-300 20,-230 70,-180"), 7 * s, "#d8cba6", 0.7)
    sketch.form(
        at("-54,-352 -16,-366 8,-346 0,-320 -34,-316"),
        ["#1f140d", "#54392a", "#8d6544"],
        16 * s,
        lit,
    )
    sketch.form(
        at("-66,-350 10,-342 16,-408 -30,-420 -78,-412"),
        ["#060607", "#131216", "#2b2a2e", "#57524a"],
        24 * s,
        lit,
    )
    sketch.line(at("-66,-352 8,-344"), 7 * s, "#5d5138", 0.9)
    sketch.limb(at("14,-300 -50,-262 -104,-296"), [42 * s, 36 * s, 22 * s], coat, lit)
    sketch.line(at("10,-306 -120,-312"), 13 * s, "#4a2e18", 1, 0.8, 0.8)
    sketch.line(at("-60,-314 -236,-320"), 7 * s, "#5d5a52", 1, 0.6, 0.9)
    sketch.line(at("-200,-316 -292,-322"), 4 * s, "#e2dcc4", 1, 0.6, 0.6)
    drop = dice.uniform(-6, 6)
    sketch.line(at(f"30,-160 80,{-104 + drop} 134,{-66 + drop}"), 9 * s, "#14100d", 1)
    sketch.line(at(f"32,-164 80,{-110 + drop}"), 3 * s, "#b59a5c", 0.8)


def _soldiers(sketch: Sketch) -> None:
    tones = (
        ["#14130f", "#33302a", "#5d574a", "#8a806a"],
        ["#171a1b", "#394042", "#656d6a", "#949a8c"],
        ["#1b1712", "#443a2d", "#74664e", "#a08f6c"],
    )
    for k in range(7):
        lean = (0, 14, -8, 10, 0, 16, 4)[k]
        x, y = 846 + k * 52 + lean, 726 + k * 27 + lean * 0.4
        _soldier(sketch, x, y, 0.93 + 0.028 * k, list(tones[k % 3]), k)
    sketch.glow(1190, 520, 130, 420, "#0b0908", 0.6)
    sketch.fill(pts("780,770 1000,820 1220,880 1220,940 900,930 740,820"), "#120e0b", 0.55, 14)
