"""Solid forms lit by one light: what heads, hands and limbs are modeled with.

A shape is a function that gives the signed distance of points to a surface. The world is the
picture itself: x to the right and y downward in pixels of the plate, z toward the viewer. Shapes
are seen straight on (orthographic), so a form stands exactly where its numbers say.
Method: sphere tracing (Hart 1996), soft shadows and occlusion by marching the same distances.
"""

import base64
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Vec = tuple[float, float, float]
Shape = Callable[[Array], Array]
TILE = 72
Paint = Callable[[Array, Array], Array]
"""Colors (n, 3) in 0..1 for points (n, 3) and their normals (n, 3)."""


def rgb(color: str) -> Array:
    """Color '#rrggbb' as three numbers in 0..1."""
    digits = color.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], dtype=np.float32)


def flat(color: str) -> Paint:
    """One color everywhere."""
    value = rgb(color)
    return lambda points, normals: np.broadcast_to(value, normals.shape)  # noqa: ARG005


def ball(center: Vec, radius: float) -> Shape:
    """Sphere."""
    at = np.array(center, dtype=np.float32)

    def distance(p: Array) -> Array:
        out: Array = np.linalg.norm(p - at, axis=1) - radius
        return out

    return distance


def egg(center: Vec, radii: Vec) -> Shape:
    """Ellipsoid with axes along x, y, z (a bound of the distance, good enough to march)."""
    at, r = np.array(center, dtype=np.float32), np.array(radii, dtype=np.float32)

    def distance(p: Array) -> Array:
        q = (p - at) / r
        k0 = np.linalg.norm(q, axis=1)
        k1 = np.linalg.norm(q / r, axis=1)
        out: Array = k0 * (k0 - 1.0) / np.maximum(k1, 1e-6)
        return out

    return distance


def limb(start: Vec, end: Vec, r_start: float, r_end: float) -> Shape:
    """Tapered limb with round ends: from a joint of one radius to a joint of another."""
    a, b = np.array(start, dtype=np.float32), np.array(end, dtype=np.float32)
    axis = b - a
    length2 = float(axis @ axis) + 1e-9

    def distance(p: Array) -> Array:
        t = np.clip((p - a) @ axis / length2, 0.0, 1.0)
        radius = r_start + (r_end - r_start) * t
        out: Array = np.linalg.norm(p - a - t[:, None] * axis, axis=1) - radius
        return out

    return distance


def chain(joints: Sequence[Vec], radii: Sequence[float], blend: float) -> Shape:
    """Limbs through several joints (a finger, an arm), blended at the joints."""
    parts = [limb(joints[i], joints[i + 1], radii[i], radii[i + 1]) for i in range(len(joints) - 1)]
    return join(parts, blend)


def box(center: Vec, half: Vec, rounding: float) -> Shape:
    """Block with rounded edges."""
    at, h = np.array(center, dtype=np.float32), np.array(half, dtype=np.float32)

    def distance(p: Array) -> Array:
        q = np.abs(p - at) - h + rounding
        outside = np.linalg.norm(np.maximum(q, 0), axis=1)
        out: Array = outside + np.minimum(q.max(axis=1), 0) - rounding
        return out

    return distance


def bell(
    top: Vec, bottom: Vec, r_top: float, r_bottom: float, depth: float = 0.75, flare: float = 1.0
) -> Shape:
    """Skirt, coat tail, robe: a cone between two points, as deep as `depth` times its width.

    `flare` above 1 keeps it narrow at first and widens it below.
    """
    a, b = np.array(top, dtype=np.float32), np.array(bottom, dtype=np.float32)
    axis = b - a
    length = float(np.linalg.norm(axis))
    axis = axis / length

    def distance(p: Array) -> Array:
        along = (p - a) @ axis
        t = np.clip(along / length, 0, 1)
        radius = r_top + (r_bottom - r_top) * t**flare
        off = p - a - along[:, None] * axis
        off[:, 2] /= depth
        side = (np.linalg.norm(off, axis=1) - radius) * min(depth, 1.0)
        out: Array = np.maximum(side, np.abs(along - length / 2) - length / 2)
        return out

    return distance


def creases(lines: Sequence[tuple[Vec, Vec, float, float]]) -> Callable[[Array], Array]:
    """Ridges and valleys for `swell`: each from a point to a point, with width and height."""

    def amount(p: Array) -> Array:
        out = np.zeros(len(p), np.float32)
        for start, end, width, height in lines:
            gap = limb(start, end, 0.0, 0.0)(p) / width
            out += height * np.exp(-gap * gap)
        return out

    return amount


def join(shapes: Sequence[Shape], blend: float) -> Shape:
    """Union whose seams are filled softly over `blend` pixels (polynomial smooth minimum)."""

    def distance(p: Array) -> Array:
        out = shapes[0](p)
        for shape in shapes[1:]:
            out = _soft_min(out, shape(p), blend)
        return out

    return distance


def carve(shape: Shape, tool: Shape, blend: float) -> Shape:
    """`shape` with `tool` taken out of it, edges softened over `blend`."""
    return lambda p: -_soft_min(-shape(p), tool(p), blend)


def within(shape: Shape, other: Shape) -> Shape:
    """What two shapes have in common."""
    return lambda p: np.maximum(shape(p), other(p))


def swell(shape: Shape, amount: Callable[[Array], Array]) -> Shape:
    """`shape` pushed outward by `amount(points)` pixels: folds, curls, muscle."""
    return lambda p: shape(p) - amount(p)


def _soft_min(a: Array, b: Array, k: float) -> Array:
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0.0) / k
    result: Array = np.minimum(a, b) - h * h * k * 0.25
    return result


def turn(yaw: float, pitch: float, roll: float) -> Array:
    """Rotation of a model (x right, y up, z toward us), degrees.

    Yaw turns it to the viewer's right, pitch bows it down, roll leans it to the viewer's right.
    """
    a, b, c = (math.radians(v) for v in (yaw, pitch, -roll))
    about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    out: Array = (about_z @ about_y @ about_x).astype(np.float32)
    return out


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a model (y up, its own units) stands in the picture (y down, pixels)."""

    at: Vec
    scale: float
    rotation: Array

    def to_model(self, points: Array) -> Array:
        """Picture points (n, 3) in the model's own coordinates."""
        q = (points - np.array(self.at, dtype=np.float32)) / np.float32(self.scale)
        q = q * np.array([1, -1, 1], dtype=np.float32)
        out: Array = q @ self.rotation
        return out

    def to_picture(self, point: Vec) -> Vec:
        """A point of the model in the picture."""
        q = self.rotation @ np.array(point) * self.scale * np.array([1, -1, 1])
        x, y, z = (float(v) for v in q + np.array(self.at))
        return x, y, z

    def shape(self, shape: Shape) -> Shape:
        """A model's shape as a shape of the picture."""
        return lambda p: shape(self.to_model(p)) * np.float32(self.scale)

    def paint(self, paint: Paint) -> Paint:
        """A model's paint as a paint of the picture."""
        return lambda p, n: paint(self.to_model(p), n)


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
    parts: Sequence[Part],
    window: tuple[float, float, float, float],
    depth: tuple[float, float],
    light: Light,
    fine: float = 1.0,
    caution: float = 0.8,
) -> Relief:
    """Render `parts` in the window (x0, y0, x1, y1) of the plate between two depths (far, near).

    `fine` is the number of samples a pixel along each axis; `caution` < 1 shortens the steps where
    swollen shapes are no true distances.
    """
    x0, y0, x1, y1 = window
    width, height = round((x1 - x0) * fine), round((y1 - y0) * fine)
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
    half = float(np.abs(rays[:, :2] - middle[:, :2]).max()) * 1.5 + light.reach
    ladder = np.repeat(middle, 24, axis=0)
    ladder[:, 2] = np.linspace(far, float(middle[0, 2]), 24)
    stride = float(ladder[1, 2] - ladder[0, 2])
    near_by = [p for p in parts if float(p.shape(ladder).min()) < half + stride]
    seen = np.zeros((len(rays), 4), dtype=np.float32)
    depths = np.full(len(rays), far, dtype=np.float32)
    if not near_by:
        return seen, depths
    scene: Shape = lambda p: np.min([part.shape(p) for part in near_by], axis=0)  # noqa: E731
    hit, near = _march(scene, rays, far, caution)
    if hit.any():
        points = rays[hit]
        which = np.argmin([part.shape(points) for part in near_by], axis=0)
        seen[hit, :3] = _shade(near_by, scene, points, which, light)
        depths[hit] = points[:, 2]
        # Edges: how far the ray missed the surface, as coverage.
        seen[:, 3] = np.where(hit, 1.0, np.clip(0.6 - near * fine, 0, 1))
    return seen, depths


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
    length: Array = np.linalg.norm(out, axis=1, keepdims=True)
    unit: Array = out / np.maximum(length, 1e-6)
    return unit


def _shade(parts: Sequence[Part], scene: Shape, points: Array, which: Array, light: Light) -> Array:
    normals = _normals(scene, points)
    toward = np.array(light.toward, dtype=np.float32)
    toward /= np.linalg.norm(toward)
    diffuse = np.clip((normals @ toward + light.wrap) / (1 + light.wrap), 0, 1)
    if light.shadow > 0:
        diffuse *= 1 - light.shadow * (1 - _visible(scene, points, normals, toward, light))
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
