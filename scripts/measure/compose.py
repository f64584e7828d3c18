"""Lays printed cards on a table and photographs them, knowing what each pixel shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from scripts.measure.camera import expose, glare, light, project, stand, step_back
from scripts.measure.cards import DOTS, Face
from scripts.measure.things import drop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scripts.measure.layouts import Placement
    from scripts.measure.tables import Table
    from scripts.measure.truth import Quad

Array = np.ndarray[Any, Any]
Rng = np.random.Generator


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it lies on the photo.

    Attributes:
        face: the printed card.
        quad: corners of the card on the photo.
        picture: corners of its picture.
        visible: fraction of the picture that is on the photo and uncovered.
    """

    face: Face
    quad: Quad
    picture: Quad
    visible: float


def lay(
    table: Table,
    faces: Sequence[Face],
    places: Sequence[Placement],
    tilt: float,
    rng: Rng,
    *,
    things: bool = False,
) -> tuple[Array, list[Laid]]:
    """Return the photo (uint8 RGB) and the cards as they lie, in painting order.

    With `things`, coins and the like lie on two of three cards.
    """
    height, width = table.image.shape[:2]
    frame = (width, height)
    corners = [
        project(place.matrix(), _box(face.size)) for face, place in zip(faces, places, strict=True)
    ]
    view = step_back(stand(frame, tilt, rng), corners, frame)
    canvas = table.image.astype(np.float32)
    scene_light = _ambient(table) if table.real else None
    labels = np.full((height, width), -1, np.int16)
    haze = float(rng.choice([0.0, 0.0, 0.0, 0.08, 0.18]))
    maps = []
    for index, (face, place) in enumerate(zip(faces, places, strict=True)):
        face_to_mm = np.array(
            [[1 / DOTS, 0, -face.size[0] / 2], [0, 1 / DOTS, -face.size[1] / 2], [0, 0, 1]]
        )
        matrix = view @ place.matrix() @ face_to_mm
        maps.append(matrix)
        _paste(canvas, labels, index, face, matrix, scene_light, haze, rng)
    if things:
        for face, matrix in zip(faces, maps, strict=True):
            if rng.random() < 0.67:
                tall, wide = face.image.shape[:2]
                drop(canvas, labels, project(matrix, _rectangle(0, 0, wide, tall)), rng)
    lit = light(canvas, rng, real=table.real)
    lit = glare(lit, labels >= 0, rng)
    photo = expose(lit, rng, real=table.real)
    laid = []
    for index, (face, matrix) in enumerate(zip(faces, maps, strict=True)):
        tall, wide = face.image.shape[:2]
        picture = project(matrix, _rectangle(*face.picture))
        quad = picture if face.alone else project(matrix, _rectangle(0, 0, wide, tall))
        laid.append(
            Laid(face, _as_quad(quad), _as_quad(picture), visible_share(labels, index, picture))
        )
    return photo, laid


def _box(size: tuple[float, float]) -> Array:
    return _rectangle(-size[0] / 2, -size[1] / 2, size[0], size[1])


def _rectangle(x: float, y: float, width: float, height: float) -> Array:
    return np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], float)


def _as_quad(points: Array) -> Quad:
    a, b, c, d = ((round(float(x), 1), round(float(y), 1)) for x, y in points)
    return (a, b, c, d)


def _ambient(table: Table) -> Array:
    """Return (H, W) float32 factors 0.4..1.15 that tell how bright a real table's places are.

    Taken from the photo itself, much blurred, against a well-lit photo's middle gray.
    """
    small = cv2.resize(table.image, (64, 64), interpolation=cv2.INTER_AREA).astype(np.float32)
    value = cv2.GaussianBlur(small.max(axis=2), (0, 0), 7) / 150
    field = np.clip(0.45 + 0.55 * value, 0.4, 1.15)
    height, width = table.image.shape[:2]
    return np.asarray(cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR))


def _paste(
    canvas: Array,
    labels: Array,
    index: int,
    face: Face,
    matrix: Array,
    ambient: Array | None,
    haze: float,
    rng: Rng,
) -> None:
    """Draw one card with its contact shadow over what is there already."""
    height, width = labels.shape
    tall, wide = face.image.shape[:2]
    quad = project(matrix, _rectangle(0, 0, wide, tall))
    pad = max(12, round(0.02 * max(width, height)))
    low = np.maximum(np.floor(quad.min(axis=0)).astype(int) - pad, 0)
    high = np.minimum(np.ceil(quad.max(axis=0)).astype(int) + pad, (width, height))
    if np.any(high <= low):
        return
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    # A face is drawn larger than it is seen: shrink it first, or its detail turns to noise.
    span = max(
        float(np.linalg.norm(quad[1] - quad[0])) / wide,
        float(np.linalg.norm(quad[3] - quad[0])) / tall,
    )
    image, mask, shrink = face.image, face.mask, min(1.0, 1.15 * span)
    if shrink < 1:
        small = (max(2, round(wide * shrink)), max(2, round(tall * shrink)))
        image = cv2.resize(image, small, interpolation=cv2.INTER_AREA)
        mask = cv2.resize(mask, small, interpolation=cv2.INTER_AREA)
    to_face = np.diag([wide / image.shape[1], tall / image.shape[0], 1])
    local = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.0]]) @ matrix @ to_face
    drawn = cv2.warpPerspective(
        image, local, size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    ).astype(np.float32)
    alpha = cv2.warpPerspective(mask, local, size, flags=cv2.INTER_LINEAR).astype(np.float32) / 255
    place = (slice(int(low[1]), int(high[1])), slice(int(low[0]), int(high[0])))
    spread = float(rng.uniform(0.002, 0.006)) * max(width, height)
    offset = np.array(
        [[1, 0, rng.normal(0, spread)], [0, 1, abs(rng.normal(0, spread))]], np.float32
    )
    shadow = cv2.GaussianBlur(cv2.warpAffine(alpha, offset, size), (0, 0), spread)
    canvas[place] *= (1 - float(rng.uniform(0.25, 0.6)) * shadow)[..., None]
    drawn = drawn * (1 - haze) + 190 * haze
    if ambient is not None:
        drawn *= ambient[place][..., None]
    canvas[place] = canvas[place] * (1 - alpha[..., None]) + drawn * alpha[..., None]
    labels[place][alpha > 0.5] = index


def visible_share(labels: Array, index: int, picture: Array) -> float:
    """Return the fraction of a picture's whole area, also beyond the frame, that is seen."""
    mask = np.zeros(labels.shape, np.uint8)
    cv2.fillPoly(mask, [np.round(picture).astype(np.int32)], 1)
    area = float(cv2.contourArea(picture.astype(np.float32)))
    if area <= 0:
        return 0.0
    seen = float(np.count_nonzero((mask == 1) & (labels == index)))
    return round(min(1.0, seen / area), 3)
