"""A relief of heights in one light: masses melted together, layer by layer, seen straight on.

Round cones and ellipsoids give heights at once, without marching, so that a crowd costs seconds.
Folds follow the masses; shadows and hollows come from the finished relief.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import cv2
import numpy as np

from ..core import Plate
from ..drapery import smooth
from ..sculpt import Array, Relief, Vec, rgb

Field = tuple[Array, Array, Array, Array]


def _dome(r: Array | float, off: Array) -> Array:
    """Height of a ball of radius `r` over a point `off` from its middle (0 outside)."""
    out: Array = np.sqrt(np.maximum(r * r - off * off, 0))
    return out


@dataclass(frozen=True, slots=True)
class Cone:
    """A limb between two joints with two radii; `cut` ends it flat at the second joint."""

    a: Vec
    b: Vec
    ra: float
    rb: float
    cut: bool = False
    deep: float = 1.0

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        (xa, ya, _), (xb, yb, _), ra, rb = self.a, self.b, self.ra, self.rb
        low = min(xa - ra, xb - rb), min(ya - ra, yb - rb)
        return *low, max(xa + ra, xb + rb), max(ya + ra, yb + rb)

    def field(self, x: Array, y: Array) -> Field:
        """Distance outside the outline, height, place across (-1..1) and along (pixels)."""
        dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
        long = math.hypot(dx, dy) + 1e-3
        px, py = x - self.a[0], y - self.a[1]
        raw = (px * dx + py * dy) / (long * long)
        t = np.clip(raw, 0, 1)
        r = self.ra + (self.rb - self.ra) * t
        off = np.hypot(px - t * dx, py - t * dy)
        d = off - r
        # A round bar that leans toward us: where its own axis ends, the ball of the joint shows.
        dz = self.b[2] - self.a[2]
        aside = (px * dy - py * dx) / long
        lean = math.hypot(1, dz / long)
        z = self.a[2] + dz * raw + self.deep * lean * _dome(r, aside)
        true = (raw * long * long + (z - self.a[2]) * dz) / (long * long + dz * dz)
        far = np.hypot(px - dx, py - dy)
        z = np.where(true < 0, self.a[2] + self.deep * _dome(self.ra, np.hypot(px, py)), z)
        z = np.where(true > 1, self.b[2] + self.deep * _dome(self.rb, far), z)
        z = z - 1.5 * np.maximum(d, 0)
        if self.cut:
            d = np.maximum(d, (raw - 1) * long)
        across = aside / np.maximum(r, 1e-3)
        return d, z, across, raw * long


@dataclass(frozen=True, slots=True)
class Tube:
    """A limb along a smooth line of joints whose radius swells and tapers smoothly."""

    joints: Sequence[Vec]
    radii: Sequence[float]
    cut: bool = False
    deep: float = 1.0

    def _cones(self) -> list[Cone]:
        steps = 8
        flat = smooth([j[:2] for j in self.joints], steps=steps)
        rest = smooth(
            [(j[2], r) for j, r in zip(self.joints, self.radii, strict=True)], steps=steps
        )
        way = [(x, y, z, max(r, 0.3)) for (x, y), (z, r) in zip(flat, rest, strict=True)]
        last = len(way) - 2
        return [
            Cone(a[:3], b[:3], a[3], b[3], self.cut and i == last, self.deep)
            for i, (a, b) in enumerate(pairwise(way))
        ]

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        edges = np.array([c.bounds() for c in self._cones()])
        low, high = edges[:, :2].min(0), edges[:, 2:].max(0)
        return float(low[0]), float(low[1]), float(high[0]), float(high[1])

    def field(self, x: Array, y: Array) -> Field:
        """Distance outside the outline, height, place across and along the whole line."""
        d = np.full(x.shape, 1e4, np.float32)
        z, u, v, run = d * 0 - 1e4, d * 0, d * 0, 0.0
        cones = self._cones()
        for cone in cones:
            d2, z2, u2, v2 = cone.field(x, y)
            near = d2 < d
            d, u = np.where(near, d2, d), np.where(near, u2, u)
            v = np.where(near, v2 + run, v)
            z = np.maximum(z, z2)
            run += math.dist(cone.a[:2], cone.b[:2])
        if self.cut:
            (xa, ya, _), (xb, yb, _) = cones[-1].a, cones[-1].b
            beyond = ((x - xb) * (xb - xa) + (y - yb) * (yb - ya)) / (
                math.hypot(xb - xa, yb - ya) + 1e-3
            )
            d = np.maximum(d, beyond)
        return d, z, u, v


@dataclass(frozen=True, slots=True)
class Egg:
    """An ellipsoid: radii along the columns of `frame` (3 x 3, picture coordinates)."""

    at: Vec
    radii: Vec
    frame: Array

    def _form(self) -> Array:
        out: Array = self.frame @ np.diag(1 / np.square(self.radii)) @ self.frame.T
        return out

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        reach = np.sqrt(np.square(self.frame) @ np.square(np.array(self.radii)))
        x, y, w, h = self.at[0], self.at[1], float(reach[0]), float(reach[1])
        return x - w, y - h, x + w, y + h

    def field(self, x: Array, y: Array) -> Field:
        """Distance outside the outline, height, place across and along."""
        m = self._form()
        px, py = x - self.at[0], y - self.at[1]
        b = (m[0, 2] * px + m[1, 2] * py) / m[2, 2]
        c = (m[0, 0] * px * px + 2 * m[0, 1] * px * py + m[1, 1] * py * py) / m[2, 2]
        open_ = 1 / m[2, 2] - c + b * b
        q = np.sqrt(np.maximum(1 - open_ * m[2, 2], 1e-6))
        d = (q - 1) * np.hypot(px, py) / q
        z = self.at[2] - b + np.sqrt(np.maximum(open_, 0)) - 1.5 * np.maximum(d, 0)
        u, v = self.frame[:, 0], self.frame[:, 1]
        return d, z, (px * u[0] + py * u[1]) / self.radii[0], px * v[0] + py * v[1]


Mass = Cone | Tube | Egg


@dataclass(frozen=True, slots=True)
class Mark:
    """A ridge (height > 0) or a furrow along points of the picture."""

    points: Sequence[tuple[float, float]]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layer:
    """Masses of one stuff; `colors` run from the deepest shade to the light.

    `flute`: folds along them (number, depth, seed); `wrinkle`: folds across (spacing, depth).
    """

    masses: Sequence[Mass]
    colors: Sequence[str]
    blend: float = 6.0
    flute: tuple[float, float, float] | None = None
    wrinkle: tuple[float, float] | None = None
    marks: Sequence[Mark] = ()
    sheen: float = 0.0


@dataclass(frozen=True, slots=True)
class Lamp:
    """The one light: where it is, how bright the shade is, how dark and long cast shadows are.

    `hollow` darkens what lies deep, `ink` draws contours where one thing stands before another.
    """

    toward: Vec = (-0.55, -0.6, 0.62)
    ambient: float = 0.10
    shadow: float = 0.75
    reach: float = 110.0
    hollow: float = 0.5
    gain: float = 0.80
    ink: float = 0.0


@dataclass(slots=True)
class _Solid:
    box: tuple[slice, slice]
    z: Array
    cover: Array
    layer: Layer | None
    color: Array


@dataclass(slots=True)
class Stage:
    """A relief in the making, within a box (x0, y0, x1, y1) of the plate."""

    plate: Plate
    box: tuple[float, float, float, float]
    lamp: Lamp = field(default_factory=Lamp)
    fine: float = 1.0
    solids: list[_Solid] = field(default_factory=list)

    def _grid(
        self, bounds: tuple[float, float, float, float]
    ) -> tuple[tuple[slice, slice], Array, Array]:
        k = self.fine * self.plate.detail
        x0, y0, x1, y1 = self.box
        w, h = math.ceil((x1 - x0) * k), math.ceil((y1 - y0) * k)
        left, right = (min(max(int((v - x0) * k), 0), w) for v in (bounds[0], bounds[2] + 1.5 / k))
        top, low = (min(max(int((v - y0) * k), 0), h) for v in (bounds[1], bounds[3] + 1.5 / k))
        x, y = np.meshgrid(
            x0 + (np.arange(left, right, dtype=np.float32) + 0.5) / k,
            y0 + (np.arange(top, low, dtype=np.float32) + 0.5) / k,
        )
        return (slice(top, low), slice(left, right)), x, y

    def add(self, *layers: Layer) -> None:
        """Put layers into the relief; what is nearer hides what is farther."""
        for layer in layers:
            edges = np.array([m.bounds() for m in layer.masses])
            pad = layer.blend + 2
            low, high = edges[:, :2].min(0) - pad, edges[:, 2:].max(0) + pad
            box, x, y = self._grid((low[0], low[1], high[0], high[1]))
            if x.size == 0:
                continue
            d = np.full(x.shape, 1e4, np.float32)
            z, u, v = d * 0 - 1e4, d * 0, d * 0
            for mass in layer.masses:
                part = self._grid(_grow(mass.bounds(), pad))[0]
                s = tuple(
                    slice(p.start - b.start, p.stop - b.start)
                    for p, b in zip(part, box, strict=True)
                )
                if x[s].size:
                    _melt((d[s], z[s], u[s], v[s]), mass.field(x[s], y[s]), layer.blend)
            z = cv2.GaussianBlur(
                z, (0, 0), max(0.27 * layer.blend * self.fine * self.plate.detail, 0.3)
            )
            z += _folds(layer, u, v)
            for mark in layer.marks:
                away = _away(mark.points, x, y) / mark.width
                z += mark.height * np.exp(-away * away)
            cover = np.clip(0.5 - d * self.fine * self.plate.detail, 0, 1)
            self.solids.append(_Solid(box, z, cover, layer, z))

    def seen(self, relief: Relief, lift: float = 0.0) -> None:
        """Put what `sculpt.see` saw (a head, a hand) into the relief at its own depth."""
        box, x, _ = self._grid(
            (relief.x, relief.y, relief.x + relief.width, relief.y + relief.height)
        )
        size = (x.shape[1], x.shape[0])
        if min(size) < 1:
            return
        pixels = cv2.resize(relief.pixels, size, interpolation=cv2.INTER_AREA)
        depth = cv2.resize(relief.depth, size, interpolation=cv2.INTER_AREA) + lift
        self.solids.append(_Solid(box, depth, pixels[..., 3], None, pixels[..., :3]))

    def picture(self) -> Relief:
        """Light all layers and lay them over each other."""
        _, x, _ = self._grid(self.box)
        top = np.full(x.shape, -1e4, np.float32)
        for s in self.solids:
            part = top[s.box]
            np.maximum(part, np.where(s.cover > 0.5, s.z, -1e4), out=part)
        dark, hollow = self._shadow(top), self._hollow(top)
        k = self.fine * self.plate.detail
        toward = np.array(self.lamp.toward, np.float32)
        toward /= np.linalg.norm(toward)
        color = np.zeros((*x.shape, 3), np.float32)
        cover, depth = np.zeros(x.shape, np.float32), np.full(x.shape, -1e4, np.float32)
        for s in self.solids:
            shade, hole = dark[s.box], hollow[s.box]
            if s.layer is None:
                mine = s.color * (1 - 0.5 * self.lamp.shadow * shade)[..., None]
            else:
                mine = self._paint(s.z, s.layer, shade, hole, toward)
            here = depth[s.box]
            a = s.cover * np.clip((s.z - here) * 0.6 + 0.5, 0, 1)
            color[s.box] += (mine - color[s.box]) * a[..., None]
            cover[s.box] = np.maximum(cover[s.box], s.cover)
            depth[s.box] = np.where(a > 0.5, s.z, here)
        if self.lamp.ink:
            jump = cv2.morphologyEx(depth, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
            line = cv2.GaussianBlur(np.clip((jump - 7 / k) * 0.15, 0, 1), (0, 0), 0.6)
            color *= 1 - self.lamp.ink * line[..., None]
        x0, y0 = self.box[:2]
        pixels = np.concatenate([np.clip(color, 0, 1), cover[..., None]], -1).astype(np.float32)
        return Relief(pixels, x0, y0, x.shape[1] / k, x.shape[0] / k, depth)

    def _paint(self, z: Array, layer: Layer, shade: Array, hole: Array, toward: Array) -> Array:
        """Colors of one layer, by what light falls on its heights."""
        k, lamp = self.fine * self.plate.detail, self.lamp
        soft = cv2.GaussianBlur(z, (0, 0), max(0.55 * k, 0.4))
        gy, gx = np.gradient(soft) if min(soft.shape) > 1 else (soft * 0, soft * 0)
        n = np.stack([-gx * k, -gy * k, np.ones_like(gx)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        light = np.clip((n @ toward + 0.1) / 1.1, 0, 1) * (1 - lamp.shadow * shade)
        tone = lamp.ambient * (0.6 + 0.4 * n[..., 2]) + lamp.gain * light
        color = _ramp(layer.colors, np.clip(tone - lamp.hollow * hole, 0, 1))
        if layer.sheen:
            half = toward + np.array([0, 0, 1])
            half /= np.linalg.norm(half)
            color += (np.clip(n @ half, 0, 1) ** 26 * (1 - shade) * layer.sheen)[..., None]
        return color

    def _shadow(self, top: Array) -> Array:
        k = self.fine * self.plate.detail
        tx, ty, tz = self.lamp.toward
        flat_ = math.hypot(tx, ty) + 1e-6
        dark, base = np.zeros_like(top), np.where(top > -9e3, top, 1e4)
        step, far = 2.0, 2.0
        while far < self.lamp.reach:
            move = np.array([[1, 0, -tx / flat_ * far * k], [0, 1, -ty / flat_ * far * k]])
            other = cv2.warpAffine(
                top, move, top.shape[::-1], flags=cv2.INTER_NEAREST, borderValue=-1e4
            )
            above = other - base - far * tz / flat_
            dark = np.maximum(
                dark,
                np.clip(above / (1.5 + far * 0.12), 0, 1)
                * np.clip(1.2 - far / self.lamp.reach, 0, 1),
            )
            far += step
            step *= 1.12
        out: Array = cv2.GaussianBlur(dark, (0, 0), 1.1 * k)
        return out

    def _hollow(self, top: Array) -> Array:
        k = self.fine * self.plate.detail
        known = (top > -9e3).astype(np.float32)
        filled, out = np.where(known > 0, top, 0).astype(np.float32), np.zeros_like(top)
        for size in (3.0, 9.0):
            weight = cv2.GaussianBlur(known, (0, 0), size * k) + 1e-4
            mean = cv2.GaussianBlur(filled, (0, 0), size * k) / weight
            out += np.clip((mean - top) / (size * 1.6), 0, 0.7) * known
        return out


def _grow(b: tuple[float, float, float, float], pad: float) -> tuple[float, float, float, float]:
    return b[0] - pad, b[1] - pad, b[2] + pad, b[3] + pad


def _melt(into: Field, other: Field, k: float) -> None:
    """Join a mass to what is there: outline and height softly, places by who is nearer."""
    d, z, u, v = into
    d2, z2, u2, v2 = other
    w = np.clip(0.5 + (z2 - z) / (2 * k), 0, 1) * (d2 < k)
    h = np.maximum(k - np.abs(d - d2), 0) / k
    d[:] = np.minimum(d, d2) - h * h * k * 0.25
    h = np.maximum(k - np.abs(z - z2), 0) / k
    z[:] = np.maximum(z, z2) + h * h * k * 0.25
    u += (u2 - u) * w
    v += (v2 - v) * w


def _folds(layer: Layer, u: Array, v: Array) -> Array:
    out = np.zeros_like(u)
    if layer.flute:
        n, depth, seed = layer.flute
        angle = np.arcsin(np.clip(u, -1, 1)) + 0.10 * np.sin(v / 31 + seed)
        a = np.sin(n * angle + seed + 0.9 * np.sin(v / 47 + 2 * seed))
        b = np.sin(n * 1.73 * angle + 2.3 * seed + 0.8 * np.sin(v / 23 + seed))
        out += depth * (np.abs(a) ** 0.75 * np.sign(a) * 0.7 + 0.35 * b) * (1 - 0.6 * u * u)
    if layer.wrinkle:
        space, depth = layer.wrinkle
        wave = v / space + 0.9 * u + 1.1 * np.sin(v / space * 0.37 + 1.3) * u
        out += depth * (np.sin(wave * 2.2) * 0.6 + np.sin(wave * 5.1 + 1.7 * u) * 0.3)
    return out


def _away(points: Sequence[tuple[float, float]], x: Array, y: Array) -> Array:
    line = smooth(points, steps=6) if len(points) > 2 else list(points)
    best = np.full(x.shape, 1e4, np.float32)
    for (xa, ya), (xb, yb) in pairwise(line):
        dx, dy = xb - xa, yb - ya
        t = np.clip(((x - xa) * dx + (y - ya) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
        np.minimum(best, np.hypot(x - xa - t * dx, y - ya - t * dy), out=best)
    return best


def _ramp(colors: Sequence[str], tone: Array) -> Array:
    table = np.stack([rgb(c) for c in colors])
    place = np.clip(tone, 0, 0.9999) * (len(colors) - 1)
    low = place.astype(int)
    t = (place - low)[..., None]
    out: Array = table[low] * (1 - t) + table[low + 1] * t
    return out
