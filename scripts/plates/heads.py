"""Heads: skull, jaw and features as solid forms, turned by yaw, pitch and roll.

In a head's own units the chin is at y = -1 and the crown at y = +1; x is to the viewer's right,
z toward the viewer. Proportions follow the drawing books: eyes halfway, nose a quarter above the
chin line, one eye's width between the eyes.
"""

from dataclasses import dataclass

import numpy as np

from .sculpt import (
    Array,
    Part,
    Placing,
    Shape,
    Vec,
    ball,
    box,
    carve,
    chain,
    egg,
    join,
    limb,
    near,
    rgb,
    turn,
    within,
)


@dataclass(frozen=True, slots=True)
class Head:
    """Who it is and how it is held. `at` is the middle of the head, `scale` half its height.

    `lids` 0 (closed) to 1 (wide open), `gaze` where the eyes look (right, up; -1 to 1),
    `lips_apart` 0 to 1, `smile` -1 to 1; `face` scales the width, `jaw` its heaviness,
    `nose` its size, `ridge` the bone over the eyes (0.4 for a young woman), `eyes` their size.
    """

    at: Vec
    scale: float
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0
    lids: float = 0.7
    gaze: tuple[float, float] = (0.0, 0.0)
    lips_apart: float = 0.0
    smile: float = 0.0
    face: float = 1.0
    jaw: float = 1.0
    nose: float = 1.0
    skin: str = "#e8c4a0"
    blush: str = "#d8937a"
    lips: str = "#b8605a"
    brow: str = "#6b4a34"
    brow_strength: float = 0.6
    iris: str = "#5b4632"
    neck: float = 0.0
    ridge: float = 1.0
    eyes: float = 1.0

    @property
    def placing(self) -> Placing:
        """From head units to the picture."""
        return Placing(self.at, self.scale, turn(self.yaw, self.pitch, self.roll))

    def point(self, x: float, y: float, z: float) -> Vec:
        """A point of the head in the picture."""
        return self.placing.to_picture((x, y, z))

    def parts(self) -> list[Part]:
        """Skin with all features, and the two eyeballs."""
        place = self.placing
        return [
            Part(place.shape(self._flesh()), place.paint(self._complexion), 0.07, 14),
            Part(place.shape(self._eyes()), place.paint(self._eye_colors), 0.55, 70),
        ]

    def _flesh(self) -> Shape:
        f, j, n, r = self.face, self.jaw, self.nose, self.ridge
        skull = join(
            [
                egg((0, 0.30, -0.20), (0.65 * f, 0.69, 0.74)),
                egg((0, 0.22, 0.22), (0.53 * f, 0.52, 0.42)),
                egg((0, -0.30, 0.14), (0.50 * f, 0.62, 0.48)),
                egg((0, -0.77, 0.40), (0.19 * j, 0.17, 0.18)),
                limb((-0.46 * f, -0.32, -0.08), (-0.15 * j, -0.80, 0.30), 0.15 * j, 0.14),
                limb((0.46 * f, -0.32, -0.08), (0.15 * j, -0.80, 0.30), 0.15 * j, 0.14),
            ],
            0.20,
        )
        cheeks = join([egg((s * 0.31 * f, -0.2, 0.37), (0.2, 0.24, 0.2)) for s in (-1, 1)], 0.05)
        brows = join(
            [
                chain(
                    [(s * 0.06, 0.17, 0.585), (s * 0.24, 0.22, 0.545), (s * 0.43 * f, 0.13, 0.38)],
                    [0.055 * r, 0.065 * r, 0.06 * r],
                    0.05,
                )
                for s in (-1, 1)
            ],
            0.05,
        )
        shape = join([skull, cheeks, brows], 0.14)
        sockets = [
            egg((s * 0.245 * f, 0.05, 0.72), (0.15 * self.eyes, 0.105 * self.eyes, 0.19))
            for s in (-1, 1)
        ]
        shape = carve(shape, join(sockets, 0.02), 0.14)
        tip = -0.29 - 0.12 * (n - 1)
        nose = join(
            [
                limb(
                    (0, 0.16, 0.575),
                    (0, tip + 0.02, 0.765 - 0.05 * (1 - n)),
                    0.048 + 0.008 * n,
                    0.052 + 0.010 * n,
                ),
                ball((0, tip, 0.765 - 0.05 * (1 - n)), 0.062 + 0.018 * n),
                egg((-0.095, tip - 0.025, 0.66), (0.058, 0.056, 0.08)),
                egg((0.095, tip - 0.025, 0.66), (0.058, 0.056, 0.08)),
            ],
            0.07,
        )
        shape = join([shape, nose], 0.09)
        shape = carve(
            shape, join([ball((s * 0.055, tip - 0.09, 0.715), 0.02) for s in (-1, 1)], 0), 0.03
        )
        shape = join([shape, egg((0, -0.50, 0.47), (0.24, 0.17, 0.17)), self._lips()], 0.045)
        lids = join([self._lid(s) for s in (-1, 1)], 0.01)
        shape = join([shape, lids], 0.035)
        ears = join([self._ear(s) for s in (-1, 1)], 0.02)
        shape = join([shape, ears], 0.04)
        bulk = skull
        if self.neck:
            neck = limb((0, -0.55, -0.22), (0, -0.6 - self.neck, -0.36), 0.36, 0.38)
            shape, bulk = join([shape, neck], 0.12), join([skull, neck], 0.12)
        return near(bulk, shape, 0.34)

    def _lips(self) -> Shape:
        up, gap = 0.05 * self.smile, 0.03 * self.lips_apart
        upper = join(
            [
                chain(
                    [
                        (s * 0.21, -0.505 + up, 0.535),
                        (s * 0.10, -0.474 + gap, 0.622),
                        (s * 0.03, -0.466 + gap, 0.648),
                    ],
                    [0.016, 0.039, 0.038],
                    0.03,
                )
                for s in (-1, 1)
            ],
            0.02,
        )
        lower = chain(
            [
                (-0.18, -0.525 + up, 0.55),
                (-0.07, -0.565 - gap, 0.632),
                (0.07, -0.565 - gap, 0.632),
                (0.18, -0.525 + up, 0.55),
            ],
            [0.018, 0.052, 0.052, 0.018],
            0.03,
        )
        lips = join([upper, lower], 0.012)
        slit = chain(
            [(-0.2, -0.508 + up, 0.57), (0, -0.512, 0.70), (0.2, -0.508 + up, 0.57)],
            [0.006, 0.012 + gap, 0.006],
            0.0,
        )
        return carve(lips, slit, 0.02)

    def _eye_center(self, side: int) -> Vec:
        return side * 0.245 * self.face, 0.05, 0.405

    def _eyes(self) -> Shape:
        return join([ball(self._eye_center(s), 0.138 * self.eyes) for s in (-1, 1)], 0)

    def _lid(self, side: int) -> Shape:
        x, y, z = self._eye_center(side)
        e = self.eyes
        shell = egg((x, y, z), (0.168 * e, 0.158 * e, 0.16 * e))
        open_by = 0.005 + 0.085 * self.lids
        almond = egg((x, y - 0.012, z + 0.17 * e), (0.135 * e, open_by * e, 0.2))
        return carve(shell, almond, 0.012)

    def _ear(self, side: int) -> Shape:
        x = side * 0.60 * self.face
        ear = join(
            [egg((x, 0.02, -0.14), (0.07, 0.2, 0.12)), egg((x, -0.16, -0.10), (0.055, 0.09, 0.07))],
            0.05,
        )
        return carve(ear, egg((x + side * 0.075, 0.03, -0.11), (0.05, 0.12, 0.065)), 0.03)

    def _complexion(self, p: Array, normals: Array) -> Array:  # noqa: ARG002
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        color = np.broadcast_to(rgb(self.skin), p.shape).copy()

        def tint(where: Array, shade: str, amount: float) -> None:
            w = np.clip(where, 0, 1)[:, None] * amount
            color[:] = color * (1 - w) + rgb(shade) * w

        front = np.clip((z - 0.1) / 0.2, 0, 1)
        tint(np.exp(-(((x - 0.36) / 0.2) ** 2) - ((y + 0.26) / 0.2) ** 2) * front, self.blush, 0.45)
        tint(np.exp(-((x / 0.12) ** 2) - ((y + 0.3) / 0.12) ** 2) * front, self.blush, 0.35)
        up = 0.05 * self.smile
        middle = -0.512 + up * np.clip(x / 0.2, 0, 1) ** 2
        half = 0.21
        bow = 0.078 - 0.02 * np.exp(-((x / 0.025) ** 2)) - 0.06 * np.clip(x / half, 0, 1) ** 1.5
        low = 0.098 * np.sqrt(np.clip(1 - (x / half) ** 2, 0, 1))
        mouth = np.where(
            y > middle,
            1 - (y - middle) / np.maximum(bow, 1e-3),
            1 - (middle - y) / np.maximum(low, 1e-3),
        )
        mouth = np.clip(mouth * 3, 0, 1) * (x < half) * (z > 0.42)
        tint(mouth, self.lips, 0.85)
        seam = np.exp(-(((y - middle) / 0.011) ** 2)) * (x < half * 0.98) * (z > 0.42)
        tint(seam, "#3a1512", 0.75)
        arch = 0.215 - 0.9 * (x - 0.27) ** 2 + 0.02
        eyebrow = (
            np.exp(-(((y - arch) / 0.032) ** 4))
            * np.clip((x - 0.07) / 0.05, 0, 1)
            * np.clip((0.44 * self.face - x) / 0.1, 0, 1)
        )
        tint(eyebrow * (z > 0.2), self.brow, self.brow_strength)
        ex = (x - 0.245 * self.face) / (0.135 * self.eyes)
        opening = 0.038 + 0.058 * self.lids
        rim = 0.038 + opening * np.sqrt(np.clip(1 - ex**2, 0, 1)) * 0.75 * self.eyes
        lash = np.exp(-(((y - rim) / 0.016) ** 2)) * (np.abs(ex) < 1.05) * (z > 0.42)
        tint(lash, "#2a1712", 0.8)
        return color

    def _eye_colors(self, p: Array, normals: Array) -> Array:  # noqa: ARG002
        side = np.sign(p[:, 0])
        center = np.stack(
            [side * 0.245 * self.face, np.full_like(side, 0.05), np.full_like(side, 0.405)], 1
        )
        d = (p - center) / (0.138 * self.eyes)
        gx, gy = self.gaze[0] * 0.55, self.gaze[1] * 0.4
        away = np.hypot(d[:, 0] - gx, d[:, 1] - gy)
        color = np.broadcast_to(rgb("#e9e0d2"), p.shape).copy()
        iris = np.clip((0.50 - away) / 0.06, 0, 1)[:, None]
        color = color * (1 - iris) + rgb(self.iris) * iris
        ring = np.exp(-(((away - 0.48) / 0.06) ** 2))[:, None] * 0.6
        color = color * (1 - ring) + rgb("#1a120c") * ring
        pupil = np.clip((0.22 - away) / 0.05, 0, 1)[:, None]
        color = color * (1 - pupil) + rgb("#0c0806") * pupil
        spark = np.clip((0.10 - np.hypot(d[:, 0] - gx + 0.17, d[:, 1] - gy - 0.2)) / 0.04, 0, 1)[
            :, None
        ]
        out: Array = color * (1 - spark) + 2.2 * spark
        return out


def cap(head: Head, paint: Part, thickness: float = 0.06) -> Part:
    """Hair or a tight cap over the skull, behind the hairline, in the paint of `paint`."""
    shape = join(
        [egg((0, 0.34, -0.24), (0.68 * head.face + thickness, 0.70 + thickness, 0.80 + thickness))],
        0,
    )
    back = box((0, 0.4, -0.92), (2.0, 2.0, 1.12), 0.05)
    return Part(head.placing.shape(within(shape, back)), paint.paint, paint.gloss, paint.tight)
