"""Solid forms lit by one light: what heads, hands and limbs are modeled with.

Shapes (see `forms`) are seen straight on (orthographic), so a form stands exactly where its
numbers say. Method: sphere tracing (Hart 1996), soft shadows and occlusion by marching the same
distances.
"""

import base64
from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np

from .core import Plate
from .forms import (
    Array,
    Paint,
    Placing,
    Shape,
    Vec,
    ball,
    bell,
    box,
    carve,
    chain,
    creases,
    egg,
    flat,
    join,
    length,
    limb,
    near,
    rgb,
    swell,
    turn,
    within,
)

__all__ = [
    "Array",
    "Light",
    "Paint",
    "Part",
    "Placing",
    "Relief",
    "Shape",
    "Vec",
    "ball",
    "bell",
    "box",
    "carve",
    "chain",
    "creases",
    "egg",
    "flat",
    "join",
    "length",
    "limb",
    "near",
    "rgb",
    "see",
    "swell",
    "turn",
    "within",
]

TILE = 72


@dataclass(frozen=True, slots=True)
class Part:
    """A shape of one material; `gloss` 0..1 is the strength of its highlights."""

    shape: Shape
    paint: Paint
    gloss: float = 0.0
    tight: float = 30.0


@dataclass(frozen=True, slots=True)
class Light:
    """One light. `toward` points to it; the colors tint what it reaches and what it does not."""

    toward: Vec = (-0.55, -0.6, 0.6)
    lit: str = "#fff4e0"
    shade: str = "#5a4a48"
    strength: float = 1.0
    shadow: float = 0.9
    reach: float = 220.0
    softness: float = 9.0
    wrap: float = 0.08
    occlusion: float = 0.8


@dataclass(frozen=True, slots=True)
class Relief:
    """What was seen of a scene: pixels (h, w, 4) in 0..1, its place and scale in the plate."""

    pixels: Array
    x: float
    y: float
    width: float
    height: float
    depth: Array = field(repr=False)

    def svg(self, **more: str) -> str:
        """The picture as an SVG image element at its place."""
        data = np.clip(self.pixels * 255 + 0.5, 0, 255).astype(np.uint8)
        ok, png = cv2.imencode(".png", cv2.cvtColor(data, cv2.COLOR_RGBA2BGRA))
        if not ok:
            raise ValueError("the relief could not be encoded as PNG")
        text = base64.b64encode(png.tobytes()).decode()
        extra = "".join(f' {k.rstrip("_").replace("_", "-")}="{v}"' for k, v in more.items())
        return (
            f'<image x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"'
            f' href="data:image/png;base64,{text}"{extra}/>'
        )


def see(
    plate: Plate,
    parts: Sequence[Part],
    window: tuple[float, float, float, float],
    depth: tuple[float, float],
    light: Light,
    fine: float = 1.0,
    caution: float = 0.8,
) -> Relief:
    """Render `parts` in the window (x0, y0, x1, y1) of the plate between two depths (far, near).

    `fine` is the number of samples along each axis for a unit of a plate at full detail;
    `caution` < 1 shortens the steps where swollen shapes are no true distances.
    """
    x0, y0, x1, y1 = window
    fine *= plate.detail
    width, height = max(2, round((x1 - x0) * fine)), max(2, round((y1 - y0) * fine))
    pixels = np.zeros((height, width, 4), dtype=np.float32)
    depths = np.full((height, width), depth[0], dtype=np.float32)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            tile = (slice(top, min(top + TILE, height)), slice(left, min(left + TILE, width)))
            gx, gy = np.meshgrid(
                x0 + (np.arange(width)[tile[1]] + 0.5) / fine,
                y0 + (np.arange(height)[tile[0]] + 0.5) / fine,
            )
            rays = np.stack([gx.ravel(), gy.ravel(), np.full(gx.size, depth[1])], 1)
            seen, far = _look(parts, rays.astype(np.float32), depth[0], light, fine, caution)
            pixels[tile] = seen.reshape(*gx.shape, 4)
            depths[tile] = far.reshape(gx.shape)
    _bleed(pixels)
    return Relief(pixels, x0, y0, x1 - x0, y1 - y0, depths)


def _look(
    parts: Sequence[Part], rays: Array, far: float, light: Light, fine: float, caution: float
) -> tuple[Array, Array]:
    """Colors and depths of one tile; parts whose shape is far off are left out."""
    middle = rays.mean(axis=0, keepdims=True)
    half = float(np.abs(rays[:, :2] - middle[:, :2]).max()) * 1.5
    ladder = np.repeat(middle, 24, axis=0)
    ladder[:, 2] = np.linspace(far, float(middle[0, 2]), 24)
    margin = half + float(ladder[1, 2] - ladder[0, 2])
    gaps = [float(part.shape(ladder).min()) for part in parts]
    seen = np.zeros((len(rays), 4), dtype=np.float32)
    depths = np.full(len(rays), far, dtype=np.float32)
    here = [part for part, gap in zip(parts, gaps, strict=True) if gap < margin]
    if not here:
        return seen, depths
    around = [part for part, gap in zip(parts, gaps, strict=True) if gap < margin + light.reach]
    hit, near = _march(_union(here), rays, far, caution)
    if hit.any():
        points = rays[hit]
        which = np.argmin([part.shape(points) for part in here], axis=0)
        seen[hit, :3] = _shade(here, _union(here), _union(around), points, which, light)
        depths[hit] = points[:, 2]
        # Edges: how far the ray missed the surface, as coverage.
        seen[:, 3] = np.where(hit, 1.0, np.clip(0.6 - near * fine, 0, 1))
    return seen, depths


def _union(parts: Sequence[Part]) -> Shape:
    if len(parts) == 1:
        return parts[0].shape
    return lambda p: np.min([part.shape(p) for part in parts], axis=0)


def _march(scene: Shape, rays: Array, far: float, caution: float) -> tuple[Array, Array]:
    live = np.arange(len(rays))
    hit = np.zeros(len(rays), dtype=bool)
    near = np.full(len(rays), 1e9, dtype=np.float32)
    for _ in range(80):
        d = scene(rays[live])
        near[live] = np.minimum(near[live], d)
        done = d < 0.15
        hit[live[done]] = True
        rays[live, 2] -= np.maximum(d * caution, 0.2)
        live = live[~done & (rays[live, 2] > far)]
        if not len(live):
            break
    return hit, near


def _normals(scene: Shape, points: Array, step: float = 0.35) -> Array:
    out = np.zeros_like(points)
    for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        offset = np.array(k, dtype=np.float32)
        out += offset * scene(points + offset * step)[:, None]
    unit: Array = out / np.maximum(length(out), 1e-6)[:, None]
    return unit


def _shade(
    parts: Sequence[Part], scene: Shape, around: Shape, points: Array, which: Array, light: Light
) -> Array:
    normals = _normals(scene, points)
    toward = np.array(light.toward, dtype=np.float32)
    toward /= np.linalg.norm(toward)
    diffuse = np.clip((normals @ toward + light.wrap) / (1 + light.wrap), 0, 1)
    if light.shadow > 0:
        lit = diffuse > 0.01
        clear = _visible(around, points[lit], normals[lit], toward, light)
        diffuse[lit] *= 1 - light.shadow * (1 - clear)
    open_sky = np.ones(len(points), dtype=np.float32)
    for step in np.array([2.0, 5.0, 10.0, 20.0], np.float32) * (light.reach / 220):
        gap = scene(points + normals * step) / step
        open_sky -= light.occlusion * 0.25 * np.clip(1 - gap, 0, 1)
    tone = np.clip(diffuse * light.strength, 0, 1.2)[:, None]
    tint = rgb(light.shade) * (1 - tone) * np.clip(open_sky, 0.05, 1)[:, None] + rgb(
        light.lit
    ) * tone * (0.55 + 0.45 * np.clip(open_sky, 0, 1)[:, None])
    base = np.zeros_like(points)
    shine = np.zeros(len(points), dtype=np.float32)
    half = toward + np.array([0, 0, 1], dtype=np.float32)
    half /= np.linalg.norm(half)
    for i, part in enumerate(parts):
        mine = which == i
        if mine.any():
            base[mine] = part.paint(points[mine], normals[mine])
            if part.gloss:
                lobe = np.clip(normals[mine] @ half, 0, 1) ** part.tight
                shine[mine] = part.gloss * lobe * (0.2 + 0.8 * diffuse[mine])
    color: Array = base * tint + shine[:, None] * rgb(light.lit)
    return color


def _visible(scene: Shape, points: Array, normals: Array, toward: Array, light: Light) -> Array:
    seen = np.ones(len(points), dtype=np.float32)
    origin = points + normals * 1.5
    t = np.full(len(points), 1.0, dtype=np.float32)
    for _ in range(26):
        d = scene(origin + toward * t[:, None])
        seen = np.minimum(seen, np.clip(light.softness * d / t + 0.15, 0, 1))
        t += np.clip(d, 1.2, light.reach / 9)
        if (t > light.reach).all():
            break
    return seen


def _bleed(pixels: Array) -> None:
    """Carry colors two pixels outward, so that soft edges do not turn dark."""
    solid = (pixels[..., 3] >= 1).astype(np.float32)
    weight = np.maximum(cv2.blur(solid, (5, 5)), 1e-4)[..., None]
    spread = cv2.blur(pixels[..., :3] * solid[..., None], (5, 5)) / weight
    edge = solid < 1
    pixels[edge, :3] = spread[edge]
