"""Light and air: skies, clouds, fog, far ridges, glazes and the darkening at the rim."""

from collections.abc import Sequence
from itertools import pairwise

from . import materials
from .core import Noise, Plate, Point, Stop, ellipse, path, rect


def sky(plate: Plate, colors: Sequence[str], bottom: float | None = None) -> None:
    """Fill the sky from the top to `bottom` with evenly spaced colors."""
    height = plate.height if bottom is None else bottom
    stops: list[Stop] = [(i / (len(colors) - 1), color) for i, color in enumerate(colors)]
    plate.add(rect(0, 0, plate.width, height, plate.linear(stops)))


def clouds(
    plate: Plate,
    color: str,
    seed: int,
    frequency: str = ".003 .011",
    threshold: float = 0.5,
    gain: float = 4,
    opacity: float = 0.85,
    bottom: float | None = None,
    top: float = 0,
) -> None:
    """Lay one layer of clouds over the sky, fading out towards its lower edge.

    ".002 .011" gives long streaks, ".006 .009" heaps. Two or three layers make a sky.
    """
    height = plate.height if bottom is None else bottom
    fade = plate.linear([(0, "#fff"), (0.7, "#fff"), (1, "#000")])
    mask = plate.mask(rect(0, top, plate.width, height - top, fade))
    fill = materials.cloudy(plate, frequency, seed, color, threshold, gain)
    with plate.group(mask=mask, opacity=opacity):
        plate.add(rect(0, top, plate.width, height - top, "#fff", filter=fill))


def glow(plate: Plate, x: float, y: float, radius: float, color: str, opacity: float = 0.8) -> None:
    """Lay soft light around a point: the sun behind haze, a lamp."""
    fill = plate.radial(
        [(0, color, opacity), (0.5, color, opacity * 0.4), (1, color, 0)], x, y, radius, True
    )
    plate.add(rect(0, 0, plate.width, plate.height, fill))


def fog(
    plate: Plate,
    x: float,
    y: float,
    rx: float,
    ry: float,
    color: str,
    seed: int,
    opacity: float = 0.9,
    frequency: str = ".006 .02",
    threshold: float = 0.4,
    gain: float = 3.2,
) -> None:
    """Lay a bank of fog within a soft ellipse."""
    soft = plate.radial([(0, "#fff"), (0.55, "#999"), (1, "#000")])
    mask = plate.mask(ellipse(x, y, rx, ry, soft))
    fill = materials.cloudy(plate, frequency, seed, color, threshold, gain)
    top = max(0.0, y - ry)
    with plate.group(mask=mask, opacity=opacity):
        plate.add(rect(0, top, plate.width, y + ry - top, "#fff", filter=fill))


def ridge_line(
    points: Sequence[Point], amplitude: float, frequency: float, seed: int, step: float = 7
) -> list[Point]:
    """Return a wandering skyline through rough points given from left to right."""
    noise = Noise(seed)
    out: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, int((x1 - x0) / step))
        for i in range(count):
            t = i / count
            x = x0 + (x1 - x0) * t
            y = y0 + (y1 - y0) * t * t * (3 - 2 * t)
            out.append((x, y + amplitude * noise.fbm(x * frequency, 3)))
    return [*out, points[-1]]


def ridge(
    plate: Plate,
    points: Sequence[Point],
    amplitude: float,
    seed: int,
    top_color: str,
    foot_color: str,
    foot: float,
    frequency: float = 0.02,
) -> None:
    """Draw a far range of hills whose foot dissolves into the haze at y = `foot`."""
    skyline = ridge_line(points, amplitude, frequency, seed)
    outline = [*skyline, (skyline[-1][0], foot), (skyline[0][0], foot)]
    data = "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "z"
    top = min(y for _, y in skyline)
    fill = plate.linear([(0, top_color), (1, foot_color)], 0, top, 0, foot, user=True)
    plate.add(path(data, fill, filter=materials.rough(plate, ".04", 4, seed, soften=0.7)))


def glaze(
    plate: Plate,
    stops: Sequence[Stop],
    top: float = 0,
    bottom: float | None = None,
    sideways: bool = False,
) -> None:
    """Lay a transparent gradient over a band of the plate: evening warmth, ground shade."""
    height = (plate.height if bottom is None else bottom) - top
    fill = plate.across(stops) if sideways else plate.linear(stops)
    plate.add(rect(0, top, plate.width, height, fill))


def stains(
    plate: Plate,
    clip: str,
    color: str,
    seed: int,
    frequency: str = ".012 .02",
    opacity: float = 0.5,
) -> None:
    """Multiply cloudy stains into what a clip leaves open: weathering, damp, soot."""
    fill = materials.cloudy(plate, frequency, seed, color, 0.46, 3)
    with plate.group(clip_path=clip, style="mix-blend-mode:multiply"):
        plate.add(rect(0, 0, plate.width, plate.height, "#fff", filter=fill, opacity=opacity))


def vignette(
    plate: Plate, color: str = "#150f18", opacity: float = 0.36, x: float = 0.5, y: float = 0.46
) -> None:
    """Darken the rim of the plate; the last thing a plate does."""
    fill = plate.radial([(0, color, 0), (0.7, color, 0), (1, color, opacity)], x, y, 0.78)
    plate.add(rect(0, 0, plate.width, plate.height, fill))
