"""Painters of modern life: an underdrawing of soft forms that a brush then goes over in strokes.

`Sketch` is the underdrawing, in plate units (one pixel each): forms rounded by one light, lines,
glows, heads of a few touches, reliefs from `sculpt` and `drapery`. `Sketch.paint` covers it with
strokes that follow its edges, large ones first and small ones where the picture still differs
from the drawing (Hertzmann 1998, "Painterly rendering with curved brush strokes").
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from ..brushwork import Canvas, Flow
from ..core import Dice, Plate, Point
from ..drapery import smooth
from ..figures import limb_outline
from ..sculpt import Array, Relief, Vec, rgb

Place = tuple[slice, slice]
PROFILE = [
    (0.1, -1.0),
    (-0.34, -0.95),
    (-0.62, -0.7),
    (-0.7, -0.4),
    (-0.69, -0.14),
    (-0.78, 0.02),
    (-0.92, 0.2),
    (-0.8, 0.29),
    (-0.75, 0.36),
    (-0.8, 0.43),
    (-0.74, 0.5),
    (-0.77, 0.57),
    (-0.69, 0.66),
    (-0.72, 0.8),
    (-0.58, 0.94),
    (-0.34, 0.9),
    (0.02, 0.68),
    (0.24, 0.4),
    (0.5, 0.1),
    (0.58, -0.4),
    (0.45, -0.82),
]


@dataclass(frozen=True, slots=True)
class Pass:
    """One going over: how many strokes of what length (units) and shape; `shift` of color.

    `keen` passes put their strokes where canvas and drawing still differ, and shorten them at
    edges.
    """

    count: int
    length: tuple[float, float]
    aspect: float
    shift: float = 0.03
    opacity: float = 0.9
    keen: bool = False
    jitter: float = 0.15
    load: float = 1.0


class Sketch:
    """An underdrawing (h, w, 3) in 0..1."""

    def __init__(self, width: int, height: int, color: str) -> None:
        self.width, self.height = width, height
        self.color: Array = np.empty((height, width, 3), np.float32)
        self.color[:] = rgb(color)

    def field(self, hue: Callable[[Array, Array], Array]) -> None:
        """Color every point at once: `hue` takes x and y (h, w) and gives (h, w, 3)."""
        yy, xx = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        self.color[:] = np.clip(hue(xx, yy), 0, 1)

    def down(self, colors: Sequence[str], top: float, bottom: float) -> None:
        """A band of evenly spaced colors from `top` to `bottom`."""
        y0, y1 = max(int(top), 0), min(int(bottom), self.height)
        t = np.clip((np.arange(y0, y1) - top) / max(bottom - top, 1), 0, 1)
        self.color[y0:y1] = _ramp(colors, t)[:, None, :]

    def fill(
        self,
        points: Sequence[Point],
        color: str,
        opacity: float = 1.0,
        soft: float = 0.7,
        curved: bool = True,
    ) -> None:
        """A flat shape."""
        place, cover = self._mask(points, soft, curved)
        self._blend(place, cover * opacity, rgb(color))

    def shade(
        self,
        points: Sequence[Point],
        colors: Sequence[str],
        start: Point,
        end: Point,
        opacity: float = 1.0,
        soft: float = 0.7,
        curved: bool = True,
    ) -> None:
        """A shape whose colors run from one point to another."""
        place, cover = self._mask(points, soft, curved)
        if not cover.size:
            return
        yy, xx = np.mgrid[place].astype(np.float32)
        dx, dy = end[0] - start[0], end[1] - start[1]
        t = ((xx - start[0]) * dx + (yy - start[1]) * dy) / (dx * dx + dy * dy + 1e-6)
        self._blend(place, cover * opacity, _ramp(colors, np.clip(t, 0, 1)))

    def form(
        self,
        points: Sequence[Point],
        colors: Sequence[str],
        puff: float = 16.0,
        light: Vec = (-0.55, -0.6, 0.6),
        soft: float = 0.7,
        curved: bool = True,
        opacity: float = 1.0,
    ) -> None:
        """A shape that rounds toward its edge, from its colors dark to light."""
        place, cover = self._mask(points, soft, curved, puff * 0.3)
        if not cover.size:
            return
        solid = cv2.copyMakeBorder((cover > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
        away = cv2.distanceTransform(solid, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)[1:-1, 1:-1]
        t = np.clip(away / puff, 0, 1)
        relief = cv2.GaussianBlur(
            (np.sqrt(t * (2 - t)) * puff).astype(np.float32), (0, 0), puff / 5
        )
        gy, gx = np.gradient(relief)
        normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        tone = normal @ (np.array(light) / np.linalg.norm(light))
        self._blend(place, cover * opacity, _ramp(colors, np.clip(tone, 0, 1)))

    def limb(
        self,
        spine: Sequence[Point],
        widths: Sequence[float],
        colors: Sequence[str],
        light: Vec = (-0.55, -0.6, 0.6),
        opacity: float = 1.0,
    ) -> None:
        """An arm, a leg, a trunk: a form along a spine with full widths at its points."""
        self.form(
            limb_outline(spine, widths), colors, max(widths) * 0.5, light, 0.7, False, opacity
        )

    def line(
        self,
        points: Sequence[Point],
        width: float,
        color: str,
        opacity: float = 1.0,
        soft: float = 0.6,
        taper: float = 0.3,
        curved: bool = True,
    ) -> None:
        """A brush line, thinner toward its ends."""
        track = smooth(points, steps=8) if curved and len(points) > 2 else list(points)
        place, mask = self._patch(track, width + soft * 3 + 2)
        if not mask.size:
            return
        fixed = _fixed(track, place)
        last = len(track) - 1
        for i in range(last):
            full = taper + (1 - taper) * math.sin(math.pi * (i + 0.5) / last) ** 0.6
            a, b = ((int(x), int(y)) for x, y in fixed[i : i + 2])
            cv2.line(mask, a, b, 255, max(1, round(width * full)), cv2.LINE_AA, 4)
        self._blend(place, _soft(mask, soft) * opacity, rgb(color))

    def glow(self, x: float, y: float, rx: float, ry: float, color: str, opacity: float) -> None:
        """Soft light or haze within an ellipse."""
        yy, xx = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        away = ((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2
        self._blend((slice(None), slice(None)), np.exp(-away * 2.2) * opacity, rgb(color))

    def lay(self, relief: Relief, opacity: float = 1.0) -> None:
        """Put in what `sculpt.see` or `drapery.drape` made."""
        w, h = max(1, round(relief.width)), max(1, round(relief.height))
        pixels = cv2.resize(relief.pixels, (w, h), interpolation=cv2.INTER_AREA)
        x, y = round(relief.x), round(relief.y)
        x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, self.width), min(y + h, self.height)
        if x1 > x0 and y1 > y0:
            part = np.clip(pixels[y0 - y : y1 - y, x0 - x : x1 - x], 0, 1)
            self._blend((slice(y0, y1), slice(x0, x1)), part[..., 3] * opacity, part[..., :3])

    def face(
        self,
        x: float,
        y: float,
        r: float,
        skin: Sequence[str],
        hair: str,
        look: Point = (0.0, 0.0),
        tilt: float = 0.0,
        light: Vec = (-0.55, -0.6, 0.6),
        lips: str = "#a8493f",
        bare: bool = False,
    ) -> None:
        """A head of half height `r` seen from the front, turned toward `look` (-1..1)."""
        at = _frame(x, y, r, tilt)
        lx, ly = look
        if not bare:
            crown = _oval(at, -lx * 0.16, -0.2 - 0.1 * ly, 0.86, 0.98)
            self.form(crown, _tones(hair), r * 0.5, light)
        self.form(_oval(at, lx * 0.1, 0.1 + 0.05 * ly, 0.68, 0.88), skin, r * 0.8, light)
        ink, deep = "#3a2620", skin[0]
        for side in (-1, 1):
            u = side * 0.27 + lx * 0.3
            v = 0.02 + ly * 0.2
            self.line([at(u - 0.14, v - 0.17), at(u + 0.14, v - 0.17)], r * 0.09, hair, 0.75)
            self.line([at(u - 0.12, v), at(u + 0.12, v)], r * 0.13, ink, 0.85)
            self.line([at(u - 0.2, v + 0.34), at(u + 0.1, v + 0.36)], r * 0.2, lips, 0.18, r * 0.1)
        nose = [at(lx * 0.42, 0.0 + ly * 0.2), at(lx * 0.62, 0.34 + ly * 0.2)]
        side = 1 if light[0] < 0 else -1
        wing = [nose[0], nose[1], at(lx * 0.5 + side * 0.1, 0.38 + ly * 0.2)]
        self.line(wing, r * 0.09, deep, 0.8, curved=False)
        mouth = [at(lx * 0.36 - 0.2, 0.58 + ly * 0.14), at(lx * 0.36 + 0.2, 0.58 + ly * 0.14)]
        self.line(mouth, r * 0.13, lips, 0.95)

    def profile(
        self,
        x: float,
        y: float,
        r: float,
        skin: Sequence[str],
        hair: str,
        facing: int = -1,
        tilt: float = 0.0,
        light: Vec = (-0.55, -0.6, 0.6),
        lips: str = "#a8493f",
        bare: bool = False,
    ) -> None:
        """A head of half height `r` seen from the side; `facing` -1 is left, 1 right."""
        at = _frame(x, y, r, tilt, -facing)
        self.form([at(u, v) for u, v in PROFILE], skin, r * 0.6, light)
        ink = "#3a2620"
        self.line([at(-0.66, 0.02), at(-0.42, 0.0)], r * 0.11, ink, 0.85)
        self.line([at(-0.7, -0.2), at(-0.36, -0.19)], r * 0.1, hair, 0.8)
        self.line([at(-0.76, 0.5), at(-0.52, 0.49)], r * 0.12, lips, 0.9)
        self.line([at(-0.36, 0.3), at(-0.2, 0.34)], r * 0.3, lips, 0.2, r * 0.12)
        self.line([at(0.06, -0.04), at(0.02, 0.2)], r * 0.16, skin[0], 0.7)
        if not bare:
            crown = [(-0.62, -0.72), (-0.3, -1.08), (0.3, -1.12), (0.74, -0.72), (0.76, -0.1)]
            nape = [(0.5, 0.36), (0.28, 0.22), (0.2, -0.22), (-0.1, -0.5), (-0.45, -0.62)]
            self.form([at(u, v) for u, v in [*crown, *nape]], _tones(hair), r * 0.5, light)

    def paint(
        self, plate: Plate, flow: Flow, passes: Sequence[Pass], seed: int = 1, finish: float = 0.0
    ) -> Canvas:
        """Cover the drawing with strokes; `finish` 0..1 smooths them toward the drawing.

        Away from edges the brush goes along `flow`, near them along the edge. A plate of less
        detail gets fewer strokes.
        """
        canvas = Canvas(self.width, self.height, "#808080", seed)
        canvas.wash(cv2.GaussianBlur(self.color, (0, 0), 9))
        angle, sure = self._edges()
        for k, step in enumerate(passes):
            dice = Dice(seed * 31 + k)
            blurred = cv2.GaussianBlur(
                self.color, (0, 0), max(0.4, step.length[0] * step.aspect * 0.18)
            )
            for x, y in self._places(
                canvas, step, round(step.count * min(plate.detail, 1)), seed * 17 + k
            ):
                self._touch(canvas, blurred, (x, y), step, dice, (angle, sure), flow)
        canvas.color += (self.color - canvas.color) * np.float32(finish)
        return canvas

    def _places(self, canvas: Canvas, step: Pass, count: int, seed: int) -> list[tuple[int, int]]:
        chance = np.random.default_rng(seed)
        if not step.keen:
            xs = chance.integers(0, self.width, count)
            ys = chance.integers(0, self.height, count)
        else:
            miss = cv2.blur(np.abs(canvas.color - self.color).sum(-1), (3, 3)) ** 1.3
            ladder = np.cumsum(miss.ravel().astype(np.float64))
            spots = np.searchsorted(ladder, chance.uniform(0, ladder[-1], count))
            ys, xs = np.unravel_index(np.minimum(spots, miss.size - 1), miss.shape)
        return [(int(x), int(y)) for x, y in zip(xs, ys, strict=True)]

    def _touch(
        self,
        canvas: Canvas,
        blurred: Array,
        at: tuple[int, int],
        step: Pass,
        dice: Dice,
        edges: tuple[Array, Array],
        flow: Flow,
    ) -> None:
        x, y = at
        size = dice.uniform(*step.length)
        width = size * step.aspect * dice.uniform(0.75, 1.3)
        way = float(edges[0][y, x]) if edges[1][y, x] else flow(x, y)
        way += dice.gauss(0, step.jitter)
        color = blurred[y, x]
        if step.keen:
            for _ in range(2):
                dx, dy = size * 0.45 * math.cos(way), size * 0.45 * math.sin(way)
                ends = (self._at(x + s * dx, y + s * dy) for s in (-1, 1))
                if max(float(np.abs(end - color).sum()) for end in ends) > 0.2:
                    size = max(size * 0.55, width)
        mood, warm = dice.gauss(0, step.shift), dice.gauss(0, step.shift)
        tint = np.clip(color + np.array([mood + warm * 0.7, mood, mood - warm * 0.7]), 0, 1)
        canvas.touch(x, y, size, width, way, tint, step.opacity, dice.randrange(16), step.load)

    def _at(self, x: float, y: float) -> Array:
        out: Array = self.color[
            min(max(int(y), 0), self.height - 1), min(max(int(x), 0), self.width - 1)
        ]
        return out

    def _edges(self) -> tuple[Array, Array]:
        """Direction along edges (h, w), and where there is one."""
        grey = cv2.GaussianBlur(self.color @ np.array([0.3, 0.59, 0.11], np.float32), (0, 0), 1.5)
        gy, gx = np.gradient(grey)
        xx, yy, xy = (cv2.GaussianBlur(v, (0, 0), 5) for v in (gx * gx, gy * gy, gx * gy))
        return 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2, (xx + yy) > 2.5e-5

    def _patch(self, points: Sequence[Point], margin: float) -> tuple[Place, Array]:
        xs, ys = [q[0] for q in points], [q[1] for q in points]
        y0, y1 = (int(np.clip(v, 0, self.height)) for v in (min(ys) - margin, max(ys) + margin + 1))
        x0, x1 = (int(np.clip(v, 0, self.width)) for v in (min(xs) - margin, max(xs) + margin + 1))
        return (slice(y0, y1), slice(x0, x1)), np.zeros((y1 - y0, x1 - x0), np.uint8)

    def _mask(
        self, points: Sequence[Point], soft: float, curved: bool, margin: float = 0.0
    ) -> tuple[Place, Array]:
        edge = smooth(points, close=True) if curved else list(points)
        place, mask = self._patch(edge, soft * 3 + 2 + margin)
        if mask.size:
            cv2.fillPoly(mask, [_fixed(edge, place)], 255, cv2.LINE_AA, 4)
        return place, _soft(mask, soft)

    def _blend(self, place: Place, cover: Array, color: Array) -> None:
        if cover.size:
            self.color[place] += (color - self.color[place]) * cover[..., None].astype(np.float32)


def _fixed(points: Sequence[Point], place: Place) -> Array:
    """Points relative to a patch, in sixteenths of a pixel."""
    origin = np.array([place[1].start, place[0].start], dtype=np.float64)
    return np.round((np.array(points) - origin) * 16).astype(np.int32)


def _soft(mask: Array, soft: float) -> Array:
    cover: Array = mask.astype(np.float32) / 255
    return cv2.GaussianBlur(cover, (0, 0), soft) if soft > 0.3 and mask.size else cover


def _ramp(colors: Sequence[str], tone: Array) -> Array:
    table = np.stack([rgb(c) for c in colors])
    place = tone * (len(colors) - 1)
    low = np.clip(place.astype(int), 0, max(len(colors) - 2, 0))
    t = (place - low)[..., None].astype(np.float32)
    out: Array = table[low] * (1 - t) + table[np.minimum(low + 1, len(colors) - 1)] * t
    return out


def _tones(color: str) -> list[str]:
    """A dark, the color and a light of it."""
    base = rgb(color)
    steps = (base * 0.45, base * 0.8, base + (1 - base) * 0.18)
    return ["#" + "".join(f"{round(float(v) * 255):02x}" for v in step) for step in steps]


def _frame(
    x: float, y: float, r: float, tilt: float, mirror: int = 1
) -> Callable[[float, float], Point]:
    """From head units (v down) to the picture; `tilt` in degrees, clockwise."""
    ca, sa = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return lambda u, v: (x + r * (u * mirror * ca - v * sa), y + r * (u * mirror * sa + v * ca))


def _oval(
    at: Callable[[float, float], Point], u: float, v: float, ru: float, rv: float
) -> list[Point]:
    steps = [math.pi * k / 8 for k in range(16)]
    return [at(u + ru * math.cos(a), v + rv * math.sin(a)) for a in steps]
