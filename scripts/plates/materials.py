"""Surfaces: filters that roughen, weather, light and age what they are applied to.

Each function returns a filter reference for `plate.group(filter=...)` or an element's `filter`.
Frequencies are per plate unit ("x y" or one number); `seed` picks the noise.
"""

import math

from .core import Plate, num

_OPAQUE = '<feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1" result="{0}"/>'


def _noise(frequency: str, octaves: int, seed: int) -> str:
    return (
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" '
        f'numOctaves="{octaves}" seed="{seed}"/>'
    )


def _displace(frequency: str, octaves: int, seed: int, scale: float, result: str = "") -> str:
    named = f' result="{result}"' if result else ""
    return (
        _noise(frequency, octaves, seed)
        + _OPAQUE.format("shift")
        + f'<feDisplacementMap in="SourceGraphic" in2="shift" scale="{num(scale)}" '
        + f'xChannelSelector="R" yChannelSelector="G"{named}/>'
    )


def _relief(amplitude: float, result: str) -> str:
    values = f"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {num(amplitude)} 0 0 0 0"
    return f'<feColorMatrix values="{values}" result="{result}"/>'


def _lit(relief: float, gain: float, azimuth: float, elevation: float, color: str = "#fff") -> str:
    constant = num(gain / math.sin(math.radians(elevation)))
    return (
        f'<feDiffuseLighting surfaceScale="{num(relief)}" diffuseConstant="{constant}" '
        f'lighting-color="{color}" result="light">'
        f'<feDistantLight azimuth="{num(azimuth)}" elevation="{num(elevation)}"/>'
        "</feDiffuseLighting>"
    )


def _times_light(source: str, depth: float) -> str:
    """Multiply by the light; `depth` 1 is full contrast, 0 none."""
    return (
        f'<feComposite in="{source}" in2="light" operator="arithmetic" '
        f'k1="{num(depth)}" k2="{num(1 - depth)}" k3="0" k4="0"/>'
    )


def blur(plate: Plate, radius: float, margin: float = 20) -> str:
    """Soften edges."""
    return plate.filter(f'<feGaussianBlur stdDeviation="{num(radius)}"/>', margin)


def rough(
    plate: Plate,
    frequency: str = ".03",
    scale: float = 6,
    seed: int = 1,
    octaves: int = 3,
    soften: float = 0,
    margin: float = 5,
) -> str:
    """Shake edges by `scale` units, then soften: hand-drawn lines, far hills, torn clouds."""
    tail = f'<feGaussianBlur stdDeviation="{num(soften)}"/>' if soften else ""
    return plate.filter(_displace(frequency, octaves, seed, scale) + tail, margin)


def stone(
    plate: Plate,
    frequency: str = ".05",
    seed: int = 3,
    relief: float = 2,
    azimuth: float = 225,
    elevation: float = 50,
    depth: float = 0.65,
    gain: float = 1.05,
    edge: float = 2,
    edge_frequency: str = ".06",
    octaves: int = 4,
    margin: float = 3,
) -> str:
    """Roughen edges and multiply by a lit noise relief: stone, plaster, rock, bark.

    `azimuth` (degrees, clockwise from the right of the page: 225 is light from the upper left,
    315 from the upper right) and `elevation` place the light.
    """
    inner = (
        _displace(edge_frequency, 2, seed + 7, edge, "shape")
        + _noise(frequency, octaves, seed)
        + _relief(1, "bumps")
        + _lit(relief, gain, azimuth, elevation)
        + _times_light("shape", depth)
        + '<feComposite in2="shape" operator="in"/>'
    )
    return plate.filter(inner, margin)


def gold(
    plate: Plate,
    frequency: str = ".03 .035",
    seed: int = 3,
    relief: float = 1.6,
    azimuth: float = 235,
    elevation: float = 52,
    shine: float = 0.6,
) -> str:
    """Lit noise relief with a warm highlight on top: gold leaf, gilt bronze, glazed tiles."""
    spot = f'<feDistantLight azimuth="{num(azimuth)}" elevation="{num(elevation)}"/>'
    inner = (
        _noise(frequency, 4, seed)
        + _relief(1, "bumps")
        + _lit(relief, 1, azimuth, elevation)
        + '<feComposite in="SourceGraphic" in2="light" operator="arithmetic" '
        + 'k1=".85" k2=".17" k3="0" k4="0" result="body"/>'
        + f'<feSpecularLighting in="bumps" surfaceScale="{num(relief)}" '
        + f'specularConstant="{num(shine)}" specularExponent="14" lighting-color="#ffe9a0" '
        + f'result="shine">{spot}</feSpecularLighting>'
        + '<feComposite in="body" in2="shine" operator="arithmetic" '
        + 'k1="0" k2="1" k3=".6" k4="0"/><feComposite in2="SourceGraphic" operator="in"/>'
    )
    return plate.filter(inner, 2)


def impasto(
    plate: Plate,
    frequency: str = ".02 .08",
    relief: float = 1.2,
    depth: float = 0.5,
    azimuth: float = 230,
    elevation: float = 55,
    seed: int = 5,
    body: float = 1.2,
) -> str:
    """Give a whole picture the skin of paint: brightness and brush hairs become a lit relief.

    Wrap everything in it. `frequency` is the brush: ".02 .18" long flat hairs, ".05" canvas.
    """
    inner = (
        '<feColorMatrix in="SourceGraphic" result="lightness" '
        'values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 .55 .15 0 0"/>'
        + _noise(frequency, 3, seed)
        + _relief(0.9, "hairs")
        + '<feComposite in="lightness" in2="hairs" operator="arithmetic" '
        + f'k1="0" k2="{num(body)}" k3="1" k4="0"/>'
        + _lit(relief, 1, azimuth, elevation)
        + _times_light("SourceGraphic", depth)
    )
    return plate.filter(inner, whole=True)


def cloudy(
    plate: Plate,
    frequency: str,
    seed: int,
    color: str,
    threshold: float = 0.45,
    gain: float = 3,
    octaves: int = 5,
    soften: float = 0,
) -> str:
    """Replace the painted area by clouds of one color: alpha = gain x (noise - threshold).

    Clouds, fog, smoke, foliage, gold dust, stains: it depends on frequency and gain.
    """
    r, g, b = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    values = (
        f"0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} 0 0 0 0 {b:.3f} {num(gain)} 0 0 0 {-gain * threshold:.3f}"
    )
    tail = f'<feGaussianBlur stdDeviation="{num(soften)}"/>' if soften else ""
    inner = (
        _noise(frequency, octaves, seed)
        + f'<feColorMatrix values="{values}"/>{tail}'
        + '<feComposite in2="SourceGraphic" operator="in"/>'
    )
    return plate.filter(inner, 0)
