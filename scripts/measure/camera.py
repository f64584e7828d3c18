"""A phone's camera: where it stands, and what lens, sensor and file do to the light."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from scripts.measure.tables import noise

if TYPE_CHECKING:
    from collections.abc import Sequence

Array = np.ndarray[Any, Any]
Rng = np.random.Generator


def stand(frame: tuple[int, int], tilt: float, rng: Rng) -> Array:
    """Return the 3x3 matrix from the table, seen from straight above, to the photo.

    The table turns by `tilt` degrees about a line through the frame's center; mostly the far
    edge is the upper one, as when a player photographs what lies in front.
    """
    width, height = frame
    focal = float(rng.uniform(1.0, 1.5)) * max(frame)
    way = math.radians(
        float(rng.normal(0, 30)) if rng.random() < 0.7 else float(rng.uniform(0, 360))
    )
    a = math.radians(tilt)
    axis = np.array([math.cos(way), math.sin(way), 0.0])
    rotation, _ = cv2.Rodrigues(axis * a)
    roll, _ = cv2.Rodrigues(np.array([0, 0, math.radians(float(rng.normal(0, 2.5)))]))
    rotation = roll @ rotation
    camera = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    to_center = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1.0]])
    plane = np.column_stack([rotation[:, 0], rotation[:, 1], [0, 0, focal]])
    return np.asarray(camera @ plane @ to_center)


def step_back(matrix: Array, corners: Sequence[Array], frame: tuple[int, int]) -> Array:
    """Shrink and shift the view so that all corners (tables' points, (4, 2) each) are on it."""
    seen = project(matrix, np.concatenate(list(corners)))
    low, high = seen.min(axis=0), seen.max(axis=0)
    size = np.array(frame, float)
    scale = min(1.0, float(np.min(size * 0.97 / (high - low))))
    middle = (low + high) / 2 * scale
    half = (high - low) / 2 * scale
    target = np.clip(middle + size / 2 * (1 - scale), half + 0.012 * size, size * 0.988 - half)
    shift = target - middle
    return np.array([[scale, 0, shift[0]], [0, scale, shift[1]], [0, 0, 1]]) @ matrix


def project(matrix: Array, points: Array) -> Array:
    """Return (N, 2) points moved by a 3x3 matrix."""
    homogeneous = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return np.asarray(homogeneous[:, :2] / homogeneous[:, 2:])


def light(image: Array, rng: Rng, *, real: bool) -> Array:
    """Return (H, W, 3) float32 light on the scene times the image: gradient, shadows, color.

    A photo of a real table carries its own light already and gets only a little more.
    """
    height, width = image.shape[:2]
    small = (max(2, width // 8), max(2, height // 8))
    x = np.linspace(-1, 1, small[0], dtype=np.float32)[None]
    y = np.linspace(-1, 1, small[1], dtype=np.float32)[:, None]
    way = float(rng.uniform(0, 2 * math.pi))
    slope = float(rng.uniform(0, 0.1 if real else 0.3))
    field: Array = 1 + slope * (math.cos(way) * x + math.sin(way) * y)
    if rng.random() < (0.25 if real else 0.4):
        field = field * _shadow(small, rng)
    if not real:
        field = field * float(
            rng.choice([1.05, 1.0, 0.9, 0.75, 0.55], p=(0.3, 0.3, 0.2, 0.12, 0.08))
        )
    field = cv2.resize(field.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    warmth = float(rng.normal(0, 0.03 if real else 0.07))
    cast = np.array([1 + warmth, 1 + float(rng.normal(0, 0.015)), 1 - warmth], np.float32)
    return np.asarray(image * field[..., None] * cast)


def _shadow(size: tuple[int, int], rng: Rng) -> Array:
    """Return a field of 0.35..1: the soft shadow of a phone, an arm or a window's frame."""
    field = np.ones((size[1], size[0]), np.float32)
    center = rng.uniform(0, 1, 2) * size
    reach = float(rng.uniform(0.2, 0.7)) * max(size)
    angles = np.sort(rng.uniform(0, 2 * math.pi, int(rng.integers(4, 7))))
    radii = reach * rng.uniform(0.5, 1, len(angles))
    points = np.column_stack(
        [center[0] + radii * np.cos(angles), center[1] + radii * np.sin(angles)]
    )
    cv2.fillPoly(field, [points.astype(np.int32)], float(rng.uniform(0.4, 0.8)))
    return cv2.GaussianBlur(field, (0, 0), float(rng.uniform(1, 14)))


def glare(image: Array, cards: Array, rng: Rng) -> Array:
    """Add lamps mirrored by the cards' gloss; `cards` is (H, W), true on cards."""
    height, width = image.shape[:2]
    small = (max(2, width // 4), max(2, height // 4))
    x = np.arange(small[0], dtype=np.float32)[None]
    y = np.arange(small[1], dtype=np.float32)[:, None]
    field = np.zeros((small[1], small[0]), np.float32)
    for _ in range(int(rng.integers(0, 4))):
        cx, cy = float(rng.uniform(0, small[0])), float(rng.uniform(0, small[1]))
        way = float(rng.uniform(0, math.pi))
        u = (x - cx) * math.cos(way) + (y - cy) * math.sin(way)
        v = -(x - cx) * math.sin(way) + (y - cy) * math.cos(way)
        a = float(rng.uniform(0.02, 0.09)) * small[0]
        b = a * float(rng.uniform(0.4, 1.0))
        spot = np.exp(-((u / a) ** 2) - ((v / b) ** 2)) * float(rng.uniform(0.3, 1.0))
        field = np.maximum(field, spot)
    field = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)
    gloss = np.where(cards, float(rng.uniform(0.4, 1.0)), float(rng.uniform(0.0, 0.25)))
    strength = (field * gloss.astype(np.float32))[..., None]
    return np.asarray(image + (255 - np.minimum(image, 255)) * strength)


def expose(image: Array, rng: Rng, *, real: bool) -> Array:
    """Return the (H, W, 3) uint8 picture that lens and sensor make of the light."""
    height, width = image.shape[:2]
    unit = max(width, height) / 1600
    out: Array = image.astype(np.float32)
    blur = float(rng.choice([0.45, 0.7, 1.0, 1.35, 1.7], p=(0.3, 0.3, 0.2, 0.12, 0.08))) * unit
    out = cv2.GaussianBlur(out, (0, 0), blur)
    if rng.random() < 0.2:
        out = _shake(out, float(rng.uniform(2, 6)) * unit, rng)
    if not real:
        x = np.linspace(-1, 1, width, dtype=np.float32)[None]
        y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
        out *= (1 - float(rng.uniform(0, 0.22)) * (x * x + y * y) / 2)[..., None]
    out = 255 * np.clip(out / 255, 0, 1) ** float(rng.uniform(0.9, 1.15))
    sigma = float(rng.choice([1.5, 3.0, 5.0, 8.0], p=(0.4, 0.3, 0.2, 0.1)))
    grain = rng.normal(0, sigma, (height, width)).astype(np.float32)
    out += (grain * (0.6 + 0.4 * out.mean(axis=2) / 128))[..., None]
    chroma = noise((width, height), (6, 6), rng) * sigma * 0.5
    out[..., 0] += chroma
    out[..., 2] -= chroma
    return np.clip(out, 0, 255).astype(np.uint8)


def _shake(image: Array, length: float, rng: Rng) -> Array:
    size = max(3, 2 * math.ceil(length / 2) + 1)
    kernel = np.zeros((size, size), np.float32)
    way = float(rng.uniform(0, math.pi))
    reach = length / 2
    middle = size // 2
    for t in np.linspace(-reach, reach, 4 * size):
        kernel[
            round(middle + t * math.sin(way)) % size, round(middle + t * math.cos(way)) % size
        ] += 1
    return cv2.filter2D(image, -1, kernel / kernel.sum())
