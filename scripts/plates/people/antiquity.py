"""A pen that can be moved, turned and clipped on a wall; flat forms, rounding, cloth, gold leaf.

Early painting is outline first: a form is an outline with flat color; what gives it body comes
after, within the outline. Points are written "x,y x,y"; several strokes are parted by "/".
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import cv2
import numpy as np

from ..core import Dice, Plate, Point, mix
from ..drapery import Cloth, Fold, drape, pts, smooth
from ..figures import limb_outline
from ..pigment import Wall, clouds
from ..sculpt import Array, Relief, Vec, rgb

Shape = str | Sequence[Point]
SKIN = "#d59c6c"


@dataclass(frozen=True, slots=True)
class Pen:
    """Where a figure stands and how it is drawn: `ink` and `width` of its lines, paint `grain`."""

    wall: Wall
    ink: str = "#2a1a14"
    width: float = 3.0
    grain: float = 0.12
    frame: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)

    def at(
        self, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0
    ) -> "Pen":
        """The same pen in a frame of its own: placed, scaled, mirrored, turned (degrees)."""
        a, b, c, d, _, _ = self.frame
        co, si = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        s = -1 if flip else 1
        p, q, r, t = co * s, si * s, -si, co
        ((ox, oy),) = self.points([(x, y)])
        frame = (a * p + c * q, b * p + d * q, a * r + c * t, b * r + d * t, ox, oy)
        return replace(self, frame=frame)

    @property
    def scale(self) -> float:
        """Plate units for one unit of the pen's frame."""
        a, b, c, d, _, _ = self.frame
        return math.sqrt(abs(a * d - b * c))

    def points(self, shape: Shape) -> list[Point]:
        """Points of the frame as points of the wall."""
        a, b, c, d, e, f = self.frame
        given = pts(shape) if isinstance(shape, str) else shape
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in given]

    def fill(
        self, shape: Shape, color: str, opacity: float = 0.97, soft: float = 0.8,
        curved: bool = True,
    ) -> None:  # fmt: skip
        """A form without outline; `soft` blurs its edge (frame units)."""
        soft = max(0.7, soft * self.scale)
        self.wall.fill(self.points(shape), color, opacity, soft, self.grain, curved=curved)

    def form(
        self, shape: Shape, color: str, width: float | None = None, curved: bool = True,
        ink: str | None = None,
    ) -> None:  # fmt: skip
        """A flat form with its outline."""
        edge = self.points(shape)
        edge = smooth(edge, close=True, steps=6) if curved else edge
        self.wall.fill(edge, color, 0.98, 0.8, self.grain, curved=False)
        wide = (self.width if width is None else width) * self.scale
        if wide > 0:
            self.wall.draw(
                [*edge, edge[0]], max(wide, 1), ink or self.ink, 0.96, 0.6, self.grain * 0.8, 0.95,
                curved=False,
            )  # fmt: skip

    def line(
        self, strokes: str | Sequence[Sequence[Point]], width: float | None = None,
        color: str | None = None, taper: float = 0.5, opacity: float = 0.95, curved: bool = True,
        soft: float = 0.6,
    ) -> None:  # fmt: skip
        """One or more brush lines."""
        many = [pts(s) for s in strokes.split("/")] if isinstance(strokes, str) else strokes
        wide = (self.width if width is None else width) * self.scale
        for track in many:
            self.wall.draw(
                self.points(track), max(wide, 1), color or self.ink, opacity,
                max(0.5, soft * self.scale) if soft > 1 else soft, self.grain, taper, curved,
            )  # fmt: skip

    def limb(
        self, spine: Shape, widths: Sequence[float], color: str, width: float | None = None
    ) -> None:
        """An arm, a leg, a branch: a form around a spine."""
        track = pts(spine) if isinstance(spine, str) else spine
        self.form(limb_outline(track, widths), color, width, curved=False)

    def disc(self, x: float, y: float, r: float, color: str, width: float = 0.0) -> None:
        """A round, with an outline if `width` is given."""
        ring = [(x + r * math.cos(i * 0.3927), y + r * math.sin(i * 0.3927)) for i in range(16)]
        if width:
            self.form(ring, color, width)
        else:
            self.fill(ring, color)

    @contextmanager
    def within(self, shape: Shape, curved: bool = True) -> Iterator[None]:
        """What is painted inside shows only within the shape."""
        before = self.wall.color.copy()
        mask = self.wall.cover(self.points(shape), 0.8, curved)[..., None]
        yield
        self.wall.color[:] = before + (self.wall.color - before) * mask

    def round(
        self, shape: Shape, dark: str, light: str, puff: float = 20, strength: float = 0.7,
        toward: Vec = (-0.55, -0.6, 0.6), curved: bool = True,
    ) -> None:  # fmt: skip
        """Model a form: `puff` is how far from its edge it still turns away (frame units)."""
        mask = self.wall.cover(self.points(shape), 0.8, curved)
        ys, xs = np.nonzero(mask > 0.02)
        if ys.size == 0:
            return
        box = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
        part, puff = mask[box], puff * self.scale
        solid = cv2.copyMakeBorder((part > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
        away = cv2.distanceTransform(solid, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)[1:-1, 1:-1]
        t = np.clip(cv2.GaussianBlur(away, (0, 0), max(0.8, puff * 0.22)) / puff, 0, 1)
        gy, gx = np.gradient((t * (2 - t) * puff * 0.8).astype(np.float32))
        normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        aim = np.array(toward) / np.linalg.norm(toward)
        tone = normal @ aim - aim[2]
        shade = np.clip(-tone * 1.9, 0, 1) * strength * part
        shine = np.clip(tone * 1.7, 0, 1) * strength * part
        self._blend(box, shade, dark)
        self._blend(box, shine, light)

    def _blend(self, box: tuple[slice, slice], amount: Array, color: str) -> None:
        here = self.wall.color[box]
        here += (rgb(color) - here) * amount[..., None]

    def folds(
        self, shape: Shape, strokes: str, dark: str, light: str | None = None,
        width: float = 5.0, curved: bool = True,
    ) -> None:  # fmt: skip
        """Fold lines within a garment: a soft dark, and a light beside it."""
        with self.within(shape, curved):
            for track in strokes.split("/"):
                valley = pts(track)
                if light:
                    ridge = [(x - width * 0.9, y - width * 0.3) for x, y in valley]
                    self.line([ridge], width, light, 0.2, 0.75, soft=width * 0.35)
                self.line([valley], width, dark, 0.2, 0.8, soft=width * 0.3)

    def cloth(
        self, shape: Shape, strokes: str, colors: Sequence[str], width: float = 12,
        height: float = 8, puff: float = 16, seed: int = 1, toward: Vec = (-0.55, -0.6, 0.6),
        outline: float = 0.0,
    ) -> None:  # fmt: skip
        """A garment in relief; strokes are ridges, or valleys if they start with "-"."""
        k = self.scale
        folds = []
        for track in filter(None, (s.strip() for s in strokes.split("/"))):
            sign = -1 if track.startswith("~") else 1
            folds.append(Fold(self.points(track.lstrip("~ ")), width * k, sign * height * k))
        edge = self.points(shape)
        relief = drape(
            Plate(1, 1), edge, folds, Cloth(colors), toward, puff * k, seed, crumple=1.2 * k
        )
        lay(self.wall, relief)
        if outline:
            self.line([[*pts(shape), pts(shape)[0]] if isinstance(shape, str) else shape], outline)

    def gilt(self, shape: Shape, seed: int = 1, curved: bool = False, punched: float = 0) -> None:
        """Burnished gold leaf: uneven sheen, worn to the red bole here and there."""
        size = self.wall.shape
        mask = self.wall.cover(self.points(shape), 0.8, curved)
        sheen = 0.5 + 0.22 * clouds(size, 300, 4, seed) + 0.09 * clouds(size, 5, 2, seed + 1)
        xx = np.linspace(-1, 1, size[1], dtype=np.float32)[None, :]
        yy = np.linspace(-1, 1, size[0], dtype=np.float32)[:, None]
        sheen = sheen + 0.2 - 0.26 * (xx**2 + yy**2)
        table = np.stack([rgb(c) for c in ("#7d5217", "#b98529", "#d8a940", "#edcb73", "#f7e3a2")])
        place = np.clip(sheen, 0, 1) * 4
        low = np.minimum(place.astype(int), 3)
        t = (place - low)[..., None]
        leaf = table[low] * (1 - t) + table[low + 1] * t
        worn = np.clip((clouds(size, 40, 5, seed + 2) - 0.85) * 3, 0, 0.7)[..., None]
        leaf = leaf * (1 - worn) + rgb("#8a3b22") * worn
        self.wall.color += (leaf - self.wall.color) * mask[..., None]
        if punched:
            self.wall.height += mask * punched


def lay(wall: Wall, relief: Relief, opacity: float = 1.0) -> None:
    """Paint a computed relief onto the wall."""
    h, w = wall.shape
    pixels = cv2.resize(relief.pixels, (round(relief.width), round(relief.height)))
    x0, y0 = round(relief.x), round(relief.y)
    left, top = max(x0, 0), max(y0, 0)
    right, bottom = min(x0 + pixels.shape[1], w), min(y0 + pixels.shape[0], h)
    if right <= left or bottom <= top:
        return
    part = pixels[top - y0 : bottom - y0, left - x0 : right - x0]
    here = wall.color[top:bottom, left:right]
    here += (np.clip(part[..., :3], 0, 1) - here) * part[..., 3:4] * opacity


def specks(pen: Pen, shape: Sequence[Point], count: int, r: float, color: str, seed: int) -> None:
    """Small dots scattered over the box of a shape, kept within it."""
    dice = Dice(seed)
    xs, ys = [q[0] for q in shape], [q[1] for q in shape]
    with pen.within(shape):
        for _ in range(count):
            pen.disc(dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)), r, color)


def egyptian(
    pen: Pen, skin: str, wig: float = 60, lock: str = "#1c1614", collar: bool = True
) -> None:
    """A head of the Nile, facing right: profile, frontal eye, black wig to `wig` below the eye."""
    if collar:
        for r, tone in (
            (66, "#3f6f6a"),
            (55, "#c9a24c"),
            (45, "#9c3f2a"),
            (36, "#3f6f6a"),
            (27, "#dccf9f"),
        ):
            pen.form(
                [
                    (-r, 62),
                    (-r * 0.8, 62 + r * 0.55),
                    (0, 62 + r * 0.82),
                    (r * 0.8, 62 + r * 0.55),
                    (r, 62),
                    (0, 50),
                ],
                tone,
                1.6,
            )
    pen.form("-20,20 18,30 24,74 -26,74", skin, 2)
    pen.form("-20,-44 22,-46 36,-28 37,-14 40,-4 49,13 40,19 39,25 42,30 37,34 39,40 35,46 "
             "36,54 24,61 "
             "4,58 -14,44", skin, 2)  # fmt: skip
    wigs = [(38, -32), (28, -58), (-6, -70), (-44, -58), (-60, -16), (-62, wig * 0.6), (-54, wig)]
    wigs += [(-14, wig + 4), (-8, 34), (-10, 10), (4, -6), (16, -26)]
    pen.form(wigs, lock, 2)
    with pen.within(wigs):
        pen.line(
            [
                [(30 - k * 7, -60 + k), (6 - k * 6, -20), (-10 - k * 5, 30), (-12 - k * 4, wig + 6)]
                for k in range(10)
            ],
            1.4,
            "#4d4138",
            1,
            0.8,
        )
    pen.form("8,-8 16,-15 27,-14 34,-7 24,-3 14,-4", "#efe6d0", 1.6)
    pen.disc(23, -9, 4.4, "#1c1210")
    pen.line("34,-7 24,-15 12,-13 4,-8 -8,-7", 2.8)
    pen.line("-6,-18 10,-25 26,-25 36,-20", 3.4)
    pen.line("28,40 36,37", 2, "#5a2a1c")


def signs(
    pen: Pen, box: tuple[float, float, float, float], columns: int, seed: int, color: str
) -> None:
    """Picture signs in columns between rules: birds, reeds, ripples, loaves; nothing to be read."""
    dice = Dice(seed)
    x0, y0, x1, y1 = box
    wide = (x1 - x0) / columns
    for c in range(columns + 1):
        x = x0 + c * wide
        pen.line([[(x, y0), (x, y1)]], 1.6, color, 1, 0.6, curved=False)
    for c in range(columns):
        y = y0 + wide * 0.5
        while y < y1 - wide * 0.4:
            s = pen.at(x0 + (c + 0.5) * wide, y, wide / 46)
            kind = dice.randrange(8)
            if kind == 0:
                s.form("-16,6 -4,-4 2,-14 10,-16 14,-10 8,-6 8,6 -2,12", color, 0)
                s.line("0,10 0,20 8,20/-14,6 -20,14", 2.6, color, 1)
            elif kind == 1:
                s.line("-18,-4 -12,4 -6,-4 0,4 6,-4 12,4 18,-4/-18,6 -12,14 -6,6 0,14 6,6 12,14 "
                       "18,6",
                       2.6, color, 1, curved=False)  # fmt: skip
            elif kind == 2:
                s.form("-3,16 -6,-10 0,-20 6,-10 3,16", color, 0)
                s.form("9,16 6,-10 12,-20 18,-10 15,16", color, 0)
            elif kind == 3:
                s.disc(0, 0, 11, color)
                s.disc(0, 0, 6, "#d8c9a2")
            elif kind == 4:
                s.form("-16,6 -12,-6 0,-11 12,-6 16,6", color, 0)
            elif kind == 5:
                s.line("-18,0 -6,-8 8,-8 18,0 6,6 -8,6 -18,0", 2.6, color, 1)
                s.disc(0, -1, 4.5, color)
            elif kind == 6:
                s.line("-6,-16 -6,10 14,10/-16,-16 4,-16", 4, color, 1, curved=False)
            else:
                s.form("-18,-6 18,-6 12,8 -12,8", color, 0)
            y += wide * dice.uniform(0.82, 1.0)


def bare(pen: Pen, shape: Shape, puff: float = 22, tone: str = SKIN) -> None:
    """Bare skin in the round, hardly outlined."""
    pen.form(shape, tone, 1.2, ink="#6d3420")
    pen.round(shape, mix(tone, "#3a1408", 0.62), mix(tone, "#fff0cf", 0.5), puff, 0.9)


def bare_limb(
    pen: Pen, spine: str, widths: Sequence[float], tone: str = SKIN, sleeve: str | None = None
) -> None:
    """An arm or a leg; a touch of skin hides where it joins the body, or a short sleeve does."""
    bare(pen, limb_outline(pts(spine), widths, 3), widths[0] * 0.45, tone)
    (x, y), (x1, y1) = pts(spine)[:2]
    if sleeve:
        dx, dy = (x1 - x) * 0.42, (y1 - y) * 0.42
        track = [(x - dx * 0.5, y - dy * 0.5), (x + dx * 0.5, y + dy * 0.5), (x + dx, y + dy)]
        wide = widths[0]
        edge = limb_outline(track, [wide * 1.2, wide * 1.35, wide * 1.15], 3)
        pen.form(edge, sleeve, 1.0, ink=mix(sleeve, "#1c0c0c", 0.6))
        pen.round(edge, mix(sleeve, "#150c14", 0.6), mix(sleeve, "#fff2d6", 0.4), wide * 0.5, 0.9)
        return
    r = widths[0] * 0.5
    joint = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (0.4, 1.4, 2.4, 3.5, 4.6, 5.6)]
    pen.fill(joint, mix(tone, "#fff0cf", 0.08), 0.9, 3)
