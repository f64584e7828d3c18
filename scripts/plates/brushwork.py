"""Paint laid on in separate strokes of a bristle brush, with its body and its light.

For the manners where the touch is the picture: broken dabs, swirling lines, dry brush. A canvas
remembers color and thickness of paint; `picture` lights the thickness from the upper left.
"""

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np

from .core import Dice
from .sculpt import Array, Relief, rgb

Hue = Callable[[float, float], Sequence[float] | Array | None]
"""Color (three numbers in 0..1) wanted at a point, or None where no stroke shall start."""
Flow = Callable[[float, float], float]
"""Direction of the brush at a point, radians."""


class Canvas:
    """A primed canvas in plate units (one pixel each)."""

    def __init__(self, width: int, height: int, primer: str, seed: int = 1) -> None:
        self.width, self.height = width, height
        self.color: Array = np.empty((height, width, 3), np.float32)
        self.color[:] = rgb(primer)
        self.body: Array = np.zeros((height, width), np.float32)
        self._brushes = _bristles(seed)

    def wash(self, color: Array) -> None:
        """Cover all with a thin underpainting (h, w, 3)."""
        self.color[:] = color

    def touch(
        self,
        x: float,
        y: float,
        length: float,
        width: float,
        angle: float,
        color: Sequence[float] | Array,
        opacity: float = 0.95,
        brush: int = 0,
        load: float = 1.0,
    ) -> None:
        """One stroke with its middle at (x, y)."""
        mask, ridges = self._brushes[brush % len(self._brushes)]
        h, w = mask.shape
        ca, sa = math.cos(angle), math.sin(angle)
        sx, sy = length / w, width / h
        reach = int(math.hypot(length, width) / 2) + 2
        x0, y0 = max(int(x) - reach, 0), max(int(y) - reach, 0)
        x1, y1 = min(int(x) + reach, self.width), min(int(y) + reach, self.height)
        if x1 <= x0 or y1 <= y0:
            return
        matrix = np.array(
            [
                [ca * sx, -sa * sy, x - x0 - ca * length / 2 + sa * width / 2],
                [sa * sx, ca * sy, y - y0 - sa * length / 2 - ca * width / 2],
            ]
        )
        size = (x1 - x0, y1 - y0)
        alpha = cv2.warpAffine(mask, matrix, size, flags=cv2.INTER_LINEAR) * opacity
        height = (
            cv2.warpAffine(ridges, matrix, size, flags=cv2.INTER_LINEAR)
            * load
            * min(width, 20)
            * 0.12
        )
        tint = np.asarray(color, dtype=np.float32)
        streak = 1 + (height / max(load * min(width, 20) * 0.12, 1e-3) - 0.5) * 0.10
        patch = self.color[y0:y1, x0:x1]
        patch += (tint * streak[..., None] - patch) * alpha[..., None]
        body = self.body[y0:y1, x0:x1]
        body += (height + body * 0.25 - body) * alpha

    def cover(
        self,
        hue: Hue,
        flow: Flow,
        count: int,
        length: tuple[float, float],
        aspect: float,
        seed: int,
        box: tuple[float, float, float, float] | None = None,
        jitter: float = 0.15,
        shift: float = 0.035,
        opacity: float = 0.9,
        load: float = 1.0,
    ) -> None:
        """Many strokes at random places of `box`; `shift` is how far neighbors differ in color."""
        dice = Dice(seed)
        x0, y0, x1, y1 = box or (0, 0, self.width, self.height)
        for _ in range(count):
            x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
            wanted = hue(x, y)
            if wanted is None:
                continue
            mood, warm = dice.gauss(0, shift), dice.gauss(0, shift)
            color = np.array(wanted, dtype=np.float32)[:3] + np.array(
                [mood + warm * 0.7, mood, mood - warm * 0.7], dtype=np.float32
            )
            size = dice.uniform(*length)
            self.touch(
                x,
                y,
                size,
                size * aspect * dice.uniform(0.75, 1.3),
                flow(x, y) + dice.gauss(0, jitter),
                np.clip(color, 0, 1),
                opacity,
                dice.randrange(16),
                load,
            )

    def picture(self, relief: float = 1.0, weave: float = 0.0, seed: int = 3) -> Relief:
        """The finished canvas; `weave` lets the cloth show through."""
        body = self.body.copy()
        chance = np.random.default_rng(seed)
        body += (
            cv2.GaussianBlur(chance.normal(0, 1, body.shape).astype(np.float32), (0, 0), 0.8) * 0.12
        )
        if weave:
            yy, xx = np.mgrid[0 : self.height, 0 : self.width]
            body += (np.sin(xx * 1.45 + 0.3 * np.sin(yy * 0.07)) + np.sin(yy * 1.5)) * weave * 0.22
        gy, gx = np.gradient(cv2.GaussianBlur(body, (0, 0), 0.7))
        shade = 1 + np.clip((gx + gy) * relief * 0.42, -0.3, 0.3)
        color = np.clip(self.color * shade[..., None].astype(np.float32), 0, 1)
        alpha = np.ones((self.height, self.width, 1), np.float32)
        pixels = np.concatenate([color, alpha], -1)
        return Relief(pixels, 0, 0, self.width, self.height, body)


def _bristles(seed: int, count: int = 16) -> list[tuple[Array, Array]]:
    """Brush prints 96 x 32: what covers, and the ridges that hairs leave."""
    chance = np.random.default_rng(seed)
    out = []
    for _ in range(count):
        hairs = cv2.GaussianBlur(chance.normal(0, 1, (32, 1)).astype(np.float32), (1, 5), 0.9)
        drift = cv2.resize(
            chance.normal(0, 1, (5, 7)).astype(np.float32), (96, 32), interpolation=cv2.INTER_CUBIC
        )
        hairs = hairs / (hairs.std() + 1e-6)
        across = np.linspace(-1, 1, 32)[:, None].astype(np.float32)
        along = np.linspace(0, 1, 96)[None, :].astype(np.float32)
        ragged = 0.06 + 0.07 * np.clip(hairs + 1, 0, 2)
        ends = np.clip(along / ragged, 0, 1) * np.clip((1 - along) / (ragged * 1.6), 0, 1)
        edge = np.clip((1 - np.abs(across) ** 1.6 + 0.10 * drift) * 3.2, 0, 1)
        dry = np.clip(1.25 + 0.28 * hairs + 0.2 * drift - 0.5 * along, 0, 1)
        mask = (edge * ends * dry).astype(np.float32)
        ridges = np.clip(0.5 + 0.22 * hairs + 0.12 * drift + 0.35 * np.abs(across) ** 3, 0, 1.2)
        padded = cv2.copyMakeBorder(mask, 0, 0, 0, 0, cv2.BORDER_CONSTANT)
        padded[0, :] = padded[-1, :] = 0
        padded[:, 0] = padded[:, -1] = 0
        out.append((padded, (ridges * np.ones_like(mask)).astype(np.float32)))
    return out


def sweep(palette: Sequence[str], t: float) -> Array:
    """Read a row of evenly spaced colors at t in 0..1, as numbers."""
    place = min(max(t, 0.0), 1.0) * (len(palette) - 1)
    i = min(int(place), len(palette) - 2)
    out: Array = rgb(palette[i]) * (1 - (place - i)) + rgb(palette[i + 1]) * (place - i)
    return out
