"""From a model in metres to pixels: camera, sun, shadows, shade in corners, ink, haze.

A small deferred renderer. Triangles are rasterized in groups of like size, all at once; then every
visible point gets its material, the sun (with a shadow map), skylight (darkened in corners) and
haze. Thin ink lines follow edges, as in an architect's wash drawing.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

from .core import Plate
from .shading import Float, Ink, Light, Shadow, corner_shade, edges, energy, mirror
from .solids import Model, unit
from .surface import Material, Points, color_of, rgb
from .view import Camera, look

__all__ = ["SUPERSAMPLE", "Camera", "Ink", "Light", "lay", "paint"]
SUPERSAMPLE = 2


def paint(
    plate: Plate,
    model: Model,
    camera: Camera,
    light: Light,
    materials: list[Material],
    ink: Ink | None = None,
    shadow_pixels: int = 3600,
) -> NDArray[np.uint8]:
    """Render a model over nothing: RGBA pixels (H, W, 4) of the whole plate at its detail.

    Triangles name their material by its place in `materials`. `shadow_pixels` is the side of the
    shadow map at full detail.
    """
    ink = ink or Ink()
    width, height = round(plate.width * plate.detail), round(plate.height * plate.detail)
    size, scale = (width * SUPERSAMPLE, height * SUPERSAMPLE), plate.detail * SUPERSAMPLE
    sun = unit(light.sun)
    corners, _, _, kinds = model.arrays()
    casting = np.array([m.casts for m in materials])[kinds]
    shadow = Shadow(corners[casting], sun, max(300, int(shadow_pixels * min(1.0, plate.detail))))
    seen = look(model, camera, size, scale)
    points = Points(seen.spot, seen.normal, seen.view, seen.uv, seen.footprint)
    albedo, relief, gloss = color_of(points, seen.kinds, materials)
    reached = shadow.lit(seen.spot, seen.normal)
    lit = reached * np.clip(relief @ sun, 0, None) * np.clip((seen.normal @ sun) * 12, 0, 1)

    depths, normals = seen.image(seen.far, float(seen.far.max()) * 1.5), seen.image(seen.normal, 0)
    half = (slice(None, None, 2), slice(None, None, 2))
    places = seen.image(seen.spot, 1e6)[half]
    reach = camera.focal * scale / 2
    shade = corner_shade(places, normals[half], depths[half], reach, ink, camera.flat)
    openness = cv2.resize(shade, size, interpolation=cv2.INTER_LINEAR)[seen.rows, seen.columns]

    color = albedo * energy(seen, relief, lit, openness, light, camera.axes()[2])
    color = mirror(seen, relief, gloss, reached, light, color)
    color = 1 - np.exp(-1.35 * color)
    if not camera.flat:
        veil = 1 - np.exp(-seen.far / light.haze_distance)[:, None]
        color = color * (1 - veil) + rgb(light.haze_color) * veil
    lines = edges(normals, depths, seen.image(seen.kinds, -1), ink)[seen.rows, seen.columns, None]
    color = color * (1 - lines * ink.strength) + rgb(ink.color) * lines * ink.strength
    return _develop(seen.image(np.column_stack([np.clip(color, 0, 1), lines * 0 + 1]), 0))


def _develop(image: Float) -> NDArray[np.uint8]:
    """Shrink linear RGBA to the plate's pixels and encode it for the screen."""
    size = (image.shape[1] // SUPERSAMPLE, image.shape[0] // SUPERSAMPLE)
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    solid = np.maximum(small[..., 3:], 1e-4)
    screen = np.clip(small[..., :3] / solid, 0, 1) ** (1 / 2.2)
    out = np.concatenate([screen, small[..., 3:]], -1)
    return np.asarray((out * 255 + 0.5).astype(np.uint8))


def lay(plate: Plate, pixels: NDArray[np.uint8]) -> None:
    """Lay RGBA pixels computed by `paint` over the whole plate."""
    ok, png = cv2.imencode(".png", cv2.cvtColor(pixels, cv2.COLOR_RGBA2BGRA))
    if not ok:
        raise ValueError("the computed picture could not be encoded as PNG")
    plate.image(png.tobytes(), 0, 0, plate.width, plate.height)
