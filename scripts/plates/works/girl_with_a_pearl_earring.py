"""Girl with a Pearl Earring (Vermeer, 1665): a head that turns to us out of the dark.

Upright; bust from the side, the body to the left, the face over her shoulder toward us, light from
the upper left; nothing else in the dark ground.
Ultramarine band round the head, yellow cloth that falls behind it, ocher jacket, white collar.
Wet parted lips, large eyes looking at us, no hair; edges that melt on the side of shadow.
Recognized by: turban of blue and yellow, the pearl hanging in the shadow of the neck, the glance.
"""

import numpy as np

from ..core import Plate, rect
from ..drapery import Cloth, Fold, drape, fan, pts
from ..heads import Head
from ..materials import cloudy, impasto
from ..sculpt import (
    Array,
    Light,
    Part,
    Shape,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    swell,
)
from ..styles import craquelure

SIZE = (1020, 1200)
ALT = {
    "en": "Against black, a young woman turns her head and looks at us over her shoulder; blue "
    "and yellow turban, a shining drop at her ear, red lips, white collar, brown jacket.",
    "es": "Sobre fondo negro, una muchacha vuelve la cabeza y nos mira por encima del hombro; "
    "turbante azul y amarillo, una gota brillante en la oreja, cuello blanco y ropa parda.",
}
LIGHT = (-0.66, -0.40, 0.66)
HEAD = Head(
    (448, 466, 0),
    250,
    yaw=-40,
    pitch=1,
    roll=-9,
    lids=0.78,
    gaze=(0.66, 0.02),
    lips_apart=0.22,
    smile=0.25,
    face=1.07,
    jaw=0.95,
    nose=0.62,
    skin="#f6d9ba",
    blush="#e39a80",
    lips="#c0524a",
    brow="#b98d6a",
    brow_strength=0.3,
    iris="#51564c",
    ridge=0.3,
    eyes=1.1,
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .05", 0.8, 0.22, seed=6)):
        _dark(plate)
        _cloth_behind(plate)
        _head(plate)
        _jacket(plate)
    plate.add(craquelure(*SIZE, seed=5, size=20, strength=0.13).svg())


def _dark(plate: Plate) -> None:
    fill = plate.radial([(0, "#25241f"), (0.6, "#171612"), (1, "#0d0c0a")], 0.42, 0.45, 0.75)
    plate.add(rect(0, 0, *SIZE, fill))
    for frequency, seed, color, opacity in (
        (".006 .01", 3, "#2c3128", 0.35),
        (".05 .06", 8, "#34362c", 0.14),
        (".2", 9, "#000000", 0.25),
    ):
        plate.add(
            rect(
                0,
                0,
                *SIZE,
                "#ffffff",
                filter=cloudy(plate, frequency, seed, color, 0.48, 3),
                opacity=opacity,
            )
        )


def _cloth_behind(plate: Plate) -> None:
    """The yellow end of the headcloth: it hangs behind the shoulder, blue hem at the tip."""
    yellow = Cloth(["#1a1208", "#4a3414", "#8a6424", "#c49a3e", "#e8cc78", "#f8ecb8"], 0.05, 0.5)
    outline = pts(
        "600,178 660,196 700,262 716,350 728,450 742,560 756,670 764,760 730,792 690,800 "
        "652,786 640,690 634,580 630,470 620,380 606,290 594,220"
    )
    folds = [
        Fold(pts("640,220 668,330 684,470 700,620 716,780"), 16, 16),
        Fold(pts("622,260 644,380 656,520 666,660 676,790"), 12, 12),
        Fold(pts("660,220 694,330 708,470 728,620 744,760"), 11, -12),
        Fold(pts("612,240 634,360 644,500 650,640 662,780"), 9, -9),
        Fold(pts("664,250 688,400 700,560 706,700"), 7, 7),
        Fold(pts("690,300 716,460 736,640 752,740"), 8, 8),
    ]
    plate.add(drape(plate, outline, folds, yellow, LIGHT, 26, 4).svg())
    blue = Cloth(["#0b1020", "#1c2c54", "#3a5a96", "#7ea0d0"], 0, 0.5)
    hem = pts("640,744 700,760 766,730 768,770 734,800 690,808 650,792")
    plate.add(
        drape(
            plate,
            hem,
            [Fold(pts("676,750 682,806"), 12, 8), Fold(pts("718,750 726,800"), 10, 8)],
            blue,
            LIGHT,
            10,
            5,
        ).svg()
    )


def _jacket(plate: Plate) -> None:
    ocher = Cloth(["#0d0a07", "#1e170d", "#3c2e18", "#614b29", "#856b3f", "#a68d5e"], 0.0, 0.7)
    outline = pts(
        "-90,1300 -20,1130 84,1010 160,930 250,868 330,836 420,850 500,866 590,852 660,826 "
        "730,846 806,906 868,1000 930,1110 1110,1300"
    )
    folds = [
        *fan((590, 862), pts("330,1230 450,1230 560,1230 670,1230 780,1220"), 34, 9, 16),
        Fold(pts("300,850 214,920 150,1030 120,1230"), 40, 12),
        Fold(pts("340,842 280,940 240,1070 226,1230"), 34, -9),
        Fold(pts("700,846 786,930 836,1050 856,1230"), 34, 11),
        Fold(pts("670,850 726,960 756,1080 762,1230"), 28, -8),
        Fold(pts("90,1030 160,1000 240,1024 300,1080"), 24, 7),
        Fold(pts("70,1130 160,1096 250,1130"), 20, -6),
        Fold(pts("400,860 424,970 412,1100 430,1230"), 26, 7),
    ]
    plate.add(drape(plate, outline, folds, ocher, LIGHT, 80, 7, crumple=0.9).svg())
    white = Cloth(["#2a2622", "#6d665c", "#b4ac9c", "#e0d9c8", "#f7f3e8"], 0, 0.4)
    collar = pts(
        "324,826 372,828 436,850 506,858 574,846 630,812 652,772 676,790 686,836 640,884 "
        "566,910 486,908 404,886 338,858"
    )
    folds = [
        Fold(pts("340,840 430,866 520,878 604,856 664,808"), 14, 6),
        Fold(pts("360,856 460,892 550,894 650,850"), 12, -5),
    ]
    plate.add(drape(plate, collar, folds, white, LIGHT, 9, 8, crumple=0.6).svg())


def _turban() -> tuple[Shape, Shape]:
    """The band round the head (blue) and the cloth gathered on top (yellow), in head units."""
    band = egg((0, 0.34, -0.20), (0.78, 0.66, 0.90))
    crown = join(
        [egg((0.0, 0.84, -0.30), (0.60, 0.36, 0.62)), egg((0.22, 1.0, -0.62), (0.36, 0.26, 0.36))],
        0.12,
    )

    def wound(p: Array) -> Array:
        s = p[:, 1] + 0.34 * p[:, 0] - 0.42 * p[:, 2]
        out: Array = 0.022 * np.sin(21 * s) + 0.010 * np.sin(47 * s + 3 * p[:, 0])
        return out

    def gathered(p: Array) -> Array:
        a = np.arctan2(p[:, 0] - 0.3, p[:, 2] + 0.75)
        out: Array = 0.024 * np.sin(13 * a + 2 * p[:, 1]) + 0.010 * np.sin(29 * a)
        return out

    return swell(band, wound), swell(crown, gathered)


def _head(plate: Plate) -> None:
    light = Light(LIGHT, "#fff4e0", "#4a342a", 1.08, 0.8, 260, 4, 0.12, 0.7)
    place = HEAD.placing
    band, knot = _turban()

    def above(p: Array) -> Array:
        """Leave the face free: the edge runs from the hairline over the ear down to the nape."""
        out: Array = 0.12 + 0.56 * p[:, 2] - 0.06 * p[:, 0] - p[:, 1]
        return out * 0.85

    def blue(p: Array, n: Array) -> Array:  # noqa: ARG001
        streak = 0.5 + 0.5 * np.sin(p[:, 1] * 31 + 4 * p[:, 0])
        out: Array = rgb("#3d68ae") + streak[:, None] * (rgb("#7fa6d8") - rgb("#3d68ae")) * 0.55
        return out

    def covered(p: Array) -> Array:
        return np.maximum(band(p), above(p))

    neck = limb(HEAD.point(0.0, -0.45, -0.22), (560, 880, -70), 98, 104)
    throat = join([neck, egg((520, 910, -60), (150, 70, 100))], 40)
    ear = HEAD.point(0.66, -0.34, -0.06)
    pearl = (ear[0] - 6, ear[1] + 30, ear[2] + 60)
    parts = [
        *HEAD.parts(),
        Part(throat, flat("#e6c29c"), 0.05, 14),
        Part(place.shape(covered), place.paint(blue), 0.04, 12),
        Part(place.shape(knot), flat("#d9bb68"), 0.04, 12),
        Part(
            join(
                [
                    egg(pearl, (23, 29, 23)),
                    limb(
                        (pearl[0], pearl[1] - 50, pearl[2]),
                        (pearl[0], pearl[1] - 28, pearl[2]),
                        2,
                        3,
                    ),
                ],
                4,
            ),
            flat("#a9a69c"),
            0.9,
            26,
        ),
    ]
    plate.add(see(plate, parts, (170, 50, 780, 960), (-330, 330), light, 1.0).svg())
