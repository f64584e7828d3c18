"""Paper and pencil: numbers, colors, chance, noise, SVG elements and the plate that holds them.

Units are those of the plate (its long side is 1,200); y grows downwards. Colors are `#rrggbb`.
Every element that uses chance takes a seed, so that changing one never moves another.
"""

import base64
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

Point = tuple[float, float]
Attr = str | float | None
Stop = tuple[float, str] | tuple[float, str, float]


# ---------------------------------------------------------------- numbers and colors
def num(value: float) -> str:
    """Write a number for SVG: at most two decimals, no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def lerp(a: float, b: float, t: float) -> float:
    """Go from `a` (t = 0) to `b` (t = 1)."""
    return a + (b - a) * t


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """Keep a value within [low, high]."""
    return max(low, min(high, value))


def span(start: float, stop: float, count: int) -> list[float]:
    """Return `count` evenly spaced numbers from `start` to `stop`, both included."""
    return [lerp(start, stop, i / max(count - 1, 1)) for i in range(count)]


def mix(a: str, b: str, t: float) -> str:
    """Mix two colors: `a` at t = 0, `b` at t = 1."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(clamp(lerp(x, y, t), 0, 255)):02x}" for x, y in pairs)


def ramp(colors: Sequence[str], t: float) -> str:
    """Read a row of evenly spaced colors at t in [0, 1]."""
    place = clamp(t) * (len(colors) - 1)
    i = min(int(place), len(colors) - 2)
    return mix(colors[i], colors[i + 1], place - i)


# ---------------------------------------------------------------- chance and noise
class Dice(random.Random):
    """Seeded chance: one for each element, so that elements do not disturb each other."""


class Noise:
    """Smooth value noise on the plane, in about [-1, 1]; the same seed gives the same field."""

    def __init__(self, seed: int = 0) -> None:
        dice = Dice(seed)
        order = list(range(256))
        dice.shuffle(order)
        self._order = order * 2
        self._values = [dice.uniform(-1, 1) for _ in range(256)]

    def _corner(self, x: int, y: int) -> float:
        return self._values[self._order[(self._order[x & 255] + y) & 255]]

    def at(self, x: float, y: float = 0.0) -> float:
        """Return the noise at a point; cells are one unit wide."""
        xi, yi = math.floor(x), math.floor(y)
        u, v = x - xi, y - yi
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        top = lerp(self._corner(xi, yi), self._corner(xi + 1, yi), u)
        low = lerp(self._corner(xi, yi + 1), self._corner(xi + 1, yi + 1), u)
        return lerp(top, low, v)

    def fbm(self, x: float, y: float = 0.0, octaves: int = 4, gain: float = 0.5) -> float:
        """Sum octaves of finer and weaker noise (fractal Brownian motion)."""
        total, amplitude, scale = 0.0, 1.0, 1.0
        for _ in range(octaves):
            total += amplitude * self.at(x * scale, y * scale)
            amplitude *= gain
            scale *= 2.03
        return total


# ---------------------------------------------------------------- path data
def line(points: Iterable[Point], close: bool = True) -> str:
    """Path data of a polyline; closed unless told otherwise."""
    steps = " ".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{steps}{'z' if close else ''}"


def curve(points: Sequence[Point], close: bool = False, tension: float = 1 / 6) -> str:
    """Path data of a smooth curve through the points (Catmull-Rom as cubic Béziers)."""
    count = len(points)
    data = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if close else count - 1):
        if close:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b = points[max(i - 1, 0)], points[i]
            c, d = points[i + 1], points[min(i + 2, count - 1)]
        handles = (
            (b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension),
            (c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension),
            c,
        )
        data += "C" + " ".join(f"{num(x)} {num(y)}" for x, y in handles)
    return data + ("z" if close else "")


def brush(points: Sequence[Point], width: float, taper: float = 0.15) -> str:
    """Path data of a brush stroke along the points: full in the middle, thin at both ends."""
    left, right = [], []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        a, b = points[max(i - 1, 0)], points[min(i + 1, last)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) + 1e-6
        half = width / 2 * (taper + (1 - taper) * math.sin(math.pi * i / last))
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return curve(left + right[::-1], close=True)


def jagged(
    points: Sequence[Point], roughness: float = 0.12, depth: int = 3, seed: int = 1
) -> list[Point]:
    """Break an open polyline again and again, as rock edges are broken."""
    dice = Dice(seed)
    out = list(points)
    for _ in range(depth):
        finer: list[Point] = []
        for (x0, y0), (x1, y1) in pairwise(out):
            finer.append((x0, y0))
            length = math.hypot(x1 - x0, y1 - y0)
            t, shift = dice.uniform(0.35, 0.65), dice.gauss(0, roughness)
            if length > 5:
                finer.append(
                    (lerp(x0, x1, t) - (y1 - y0) * shift, lerp(y0, y1, t) + (x1 - x0) * shift)
                )
        out = [*finer, out[-1]]
    return out


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Tell whether a point lies in a closed outline (even-odd)."""
    x, y = point
    found = False
    for (xa, ya), (xb, yb) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ya > y) != (yb > y) and x < (xb - xa) * (y - ya) / (yb - ya) + xa:
            found = not found
    return found


# ---------------------------------------------------------------- elements
def attributes(values: dict[str, Attr]) -> str:
    """Write SVG attributes; underscores become hyphens, None is left out."""
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{num(v) if isinstance(v, int | float) else v}"'
        for key, v in values.items()
        if v is not None
    )


def element(tag: str, **values: Attr) -> str:
    """Write one empty SVG element."""
    return f"<{tag}{attributes(values)}/>"


def rect(x: float, y: float, w: float, h: float, fill: str, **more: Attr) -> str:
    """Draw a rectangle with its upper left corner at (x, y)."""
    return element("rect", x=x, y=y, width=max(w, 0), height=max(h, 0), fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: Attr) -> str:
    """Draw a circle around (x, y)."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: Attr) -> str:
    """Draw an ellipse around (x, y)."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def path(data: str, fill: str = "none", **more: Attr) -> str:
    """Draw path data."""
    return element("path", d=data, fill=fill, **more)


def polygon(points: Iterable[Point], fill: str, **more: Attr) -> str:
    """Draw a closed polygon."""
    return path(line(points), fill, **more)


def stroke(data: str, color: str, width: float = 1.0, **more: Attr) -> str:
    """Draw a line along path data."""
    return path(data, "none", stroke=color, stroke_width=width, **more)


def tag(inner: str, **values: Attr) -> str:
    """Wrap elements in a group with these attributes."""
    return f"<g{attributes(values)}>{inner}</g>"


# ---------------------------------------------------------------- the plate
class Plate:
    """One picture in the making: a list of SVG elements and the definitions they refer to.

    Definitions (gradients, clips, masks, filters, symbols) return the reference to use as an
    attribute value; equal definitions are stored once.
    """

    def __init__(self, width: int, height: int, detail: float = 1.0) -> None:
        """`detail`: pixels a unit for rasters that drawing code computes (see `image`)."""
        self.width, self.height, self.detail = width, height, detail
        self._defs: dict[str, str] = {}
        self._body: list[str] = []

    def add(self, *elements: str) -> None:
        """Lay elements on top of what is there."""
        self._body.extend(elements)

    @contextmanager
    def group(self, **values: Attr) -> Iterator[None]:
        """Apply attributes (filter, clip_path, mask, transform) to what is added inside."""
        self._body.append(f"<g{attributes(values)}>")
        yield
        self._body.append("</g>")

    def define(self, tag_name: str, attribute_text: str, inner: str) -> str:
        """Store a definition once and return its id."""
        key = f"<{tag_name}{attribute_text}>{inner}</{tag_name}>"
        if key not in self._defs:
            self._defs[key] = f"d{len(self._defs)}"
        return self._defs[key]

    def linear(
        self,
        stops: Sequence[Stop],
        x1: float = 0,
        y1: float = 0,
        x2: float = 0,
        y2: float = 1,
        user: bool = False,
    ) -> str:
        """Make a linear gradient: down the painted shape, or in plate units (`user`)."""
        values: dict[str, Attr] = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        return self._gradient("linearGradient", values, stops, user)

    def across(self, stops: Sequence[Stop]) -> str:
        """Make a linear gradient from the left to the right of the painted shape."""
        return self.linear(stops, x2=1, y2=0)

    def radial(
        self,
        stops: Sequence[Stop],
        cx: float = 0.5,
        cy: float = 0.5,
        r: float = 0.5,
        user: bool = False,
        transform: str | None = None,
    ) -> str:
        """Make a radial gradient around (cx, cy), of the painted shape or in plate units."""
        values: dict[str, Attr] = {"cx": cx, "cy": cy, "r": r, "gradientTransform": transform}
        return self._gradient("radialGradient", values, stops, user)

    def _gradient(
        self, kind: str, values: dict[str, Attr], stops: Sequence[Stop], user: bool
    ) -> str:
        values["gradientUnits"] = "userSpaceOnUse" if user else None
        inner = ""
        for stop in stops:
            opacity = stop[2] if len(stop) == 3 else None
            inner += element("stop", offset=stop[0], stop_color=stop[1], stop_opacity=opacity)
        return f"url(#{self.define(kind, attributes(values), inner)})"

    def clip(self, inner: str) -> str:
        """Make a clip from shapes: what is clipped shows only within them."""
        return f"url(#{self.define('clipPath', '', inner)})"

    def mask(self, inner: str) -> str:
        """Make a mask from shapes: white shows, black hides."""
        box = attributes(
            {
                "maskUnits": "userSpaceOnUse",
                "x": 0,
                "y": 0,
                "width": self.width,
                "height": self.height,
            }
        )
        return f"url(#{self.define('mask', box, inner)})"

    def filter(self, inner: str, margin: float = 5, whole: bool = False) -> str:
        """Make a filter from primitives; its region is the shape plus `margin` %, or the plate."""
        if whole:
            box: dict[str, Attr] = {"filterUnits": "userSpaceOnUse", "x": 0, "y": 0}
            box |= {"width": self.width, "height": self.height}
        else:
            box = {"x": f"-{margin}%", "y": f"-{margin}%"}
            box |= {"width": f"{100 + 2 * margin}%", "height": f"{100 + 2 * margin}%"}
        text = attributes(box) + ' color-interpolation-filters="sRGB"'
        return f"url(#{self.define('filter', text, inner)})"

    def symbol(self, inner: str) -> str:
        """Store a motif drawn around (0, 0); place it with `use`."""
        return self.define("g", "", inner)

    def image(self, png: bytes, x: float, y: float, w: float, h: float, **more: Attr) -> None:
        """Lay a picture computed by drawing code (PNG bytes) into the rectangle (x, y, w, h)."""
        data = "data:image/png;base64," + base64.b64encode(png).decode("ascii")
        values: dict[str, Attr] = {"x": x, "y": y, "width": w, "height": h}
        self._body.append(element("image", href=data, preserveAspectRatio="none", **values, **more))

    def svg(self, long_side: int | None = None) -> str:
        """Return the whole picture as SVG text, `long_side` pixels on its long side."""
        scale = long_side / max(self.width, self.height) if long_side else 1
        size = f'width="{round(self.width * scale)}" height="{round(self.height * scale)}"'
        defs = "\n".join(key.replace(">", f' id="{name}">', 1) for key, name in self._defs.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f"{size}><defs>{defs}</defs>{''.join(self._body)}</svg>"
        )


def use(
    symbol: str,
    x: float,
    y: float,
    sx: float = 1,
    sy: float | None = None,
    turn: float = 0,
    **more: Attr,
) -> str:
    """Place a symbol at (x, y), scaled and turned (degrees, clockwise)."""
    move = f"translate({num(x)} {num(y)})"
    if turn:
        move += f" rotate({num(turn)})"
    move += f" scale({sx:.4f} {sx if sy is None else sy:.4f})"
    return f'<use href="#{symbol}" transform="{move}"{attributes(more)}/>'
