"""The Night Watch (Rembrandt, 1642): a militia company surges out of the dark.

Wide; in the middle the captain in black with a red sash, hand stretched toward us, beside him the
small lieutenant all in pale yellow; at the left behind them a girl in gold light; around them
men in hats and helmets load, aim, beat a drum; lances and a flag cross before a dark arch.
Light from the upper left falls in patches; brown-black, gold, red.
Recognized by: black captain, yellow lieutenant, lit girl, drummer at the edge, slanting pikes.
"""

from ..air import glow, vignette
from ..core import Plate, ellipse, path, rect, stroke
from ..drapery import Cloth, Fold, drape, fan, pts
from ..materials import blur, impasto, stone
from ..people.militia import LIGHT, company, leaders
from ..styles import craquelure

SIZE = (1200, 1000)
W, H = SIZE
ALT = {
    "en": "Out of a dark gateway a crowd of armed men surges forward: a captain in black "
    "with a red "
    "sash, a lieutenant in pale yellow, a brightly lit girl, pikes and a drum.",
    "es": "De un portal oscuro avanza un tropel de hombres armados: un capitán de negro con banda "
    "roja, un teniente de amarillo claro, una niña iluminada, picas y tambor.",
}
FLAG = Cloth(["#06080a", "#1c2420", "#3c4430", "#8a7434", "#c4a452"], 0, 0.4)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .07", 1.3, 0.28, seed=6)):
        _gate(plate)
        company(plate)
        _weapons(plate)
        _dusk(plate)
        leaders(plate)
        foot = [(0, "#080503", 0.0), (0.5, "#080503", 0.35), (1, "#080503", 0.8)]
        plate.add(rect(0, 760, W, 240, plate.linear(foot)))
    plate.add(craquelure(W, H, seed=5, size=17, strength=0.1).svg())
    vignette(plate, "#040302", 0.62, 0.5, 0.55)


def _gate(plate: Plate) -> None:
    plate.add(rect(0, 0, W, H, "#1c140c"))
    with plate.group(filter=stone(plate, ".02 .03", 4, 1.8, 225, 50, 0.45)):
        plate.add(
            rect(
                0, 0, W, 800, plate.linear([(0, "#2a2014"), (0.5, "#4c3a24"), (1, "#302416")], x2=1)
            )
        )
        for x in (150, 300, 980, 1100):
            plate.add(rect(x, 0, 44, 620, "#40311f", opacity=0.6))
    plate.add(
        path("M430 700V330A250 250 0 0 1 930 330V700Z", "#0d0906"),
        path("M430 700V330A250 250 0 0 1 930 330V700", "none", stroke="#55422a", stroke_width=14),
        path("M416 700V330A264 264 0 0 1 944 330V700", "none", stroke="#2a1e12", stroke_width=4),
    )
    plate.add(
        ellipse(950, 190, 56, 70, "#4a3a26", stroke="#6b5636", stroke_width=5),
        ellipse(950, 190, 40, 52, "#2c2116"),
    )
    for k in range(9):
        plate.add(
            stroke(
                f"M{926 + (k % 2) * 8} {158 + k * 8}h{40 - (k % 3) * 8}", "#8a7448", 2, opacity=0.5
            )
        )
    plate.add(
        rect(0, 780, W, 220, plate.linear([(0, "#2a1f13"), (0.5, "#6b5636"), (1, "#32261a")]))
    )
    for y in (820, 870, 930):
        plate.add(rect(0, y, W, 4, "#20170d", opacity=0.7))
    for seed, (x, y, r, o) in enumerate(
        ((400, 560, 280, 0.4), (700, 600, 360, 0.5), (980, 560, 240, 0.25))
    ):
        glow(plate, x, y, r + seed, "#a87c3c", o)


def _dusk(plate: Plate) -> None:
    """The company sinks into brown dusk; the light spares the girl and a few faces."""
    soft = blur(plate, 38)
    spared = rect(0, 0, W, H, "#ffffff")
    for x, y, rx, ry in ((396, 600, 66, 170), (210, 520, 80, 120), (900, 500, 90, 60)):
        tone = "#000000" if x == 396 else "#6a6a6a"
        spared += ellipse(x, y, rx, ry, tone, filter=soft)
    dark = plate.across([(0, "#0a0603", 0.78), (0.4, "#0d0805", 0.5), (1, "#0a0603", 0.78)])
    plate.add(rect(0, 0, W, H, dark, mask=plate.mask(spared)))
    glow(plate, 396, 560, 150, "#f0c870", 0.3)
    glow(plate, 800, 620, 260, "#e0b060", 0.28)


def _weapons(plate: Plate) -> None:
    """Pikes slanting to the right, the flag to the left, muskets and a partisan between."""
    for x0, y0, x1, y1 in (
        (760, 620, 850, 40),
        (806, 640, 930, 30),
        (850, 640, 1010, 60),
        (892, 640, 1070, 90),
        (940, 660, 1130, 120),
        (720, 600, 760, 120),
        (980, 700, 1180, 210),
    ):
        plate.add(
            stroke(f"M{x0} {y0}L{x1} {y1}", "#0c0804", 9),
            stroke(f"M{x0} {y0}L{x1} {y1}", "#6b5230", 4.5),
            stroke(f"M{x1} {y1}l4 -26", "#cfc8b0", 4),
        )
    plate.add(stroke("M470 600L330 110", "#0c0804", 9), stroke("M470 600L330 110", "#7c6038", 5))
    flag = pts(
        "336,120 400,130 470,110 530,150 560,210 540,280 560,330 500,360 440,350 "
        "400,380 380,300 356,220"
    )
    folds = [
        *fan((340, 130), pts("540,180 545,300 470,355 400,370"), 22, 12),
        Fold(pts("380,140 480,220 540,330"), 20, 9),
    ]
    plate.add(drape(plate, flag, folds, FLAG, LIGHT, 14, 4).svg(opacity="0.9"))
    plate.add(stroke("M556 660L640 470M540 560L640 600", "#8a8470", 5, opacity=0.8))
