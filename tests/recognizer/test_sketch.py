"""The second opinion: edges that agree, or do not."""

from __future__ import annotations

import cv2
import numpy as np

from recognizer.sketch import BINS, GRID, agreement, sketch

SIZE = (480.0, 320.0)
WHOLE = np.array([[0, 0], [480, 0], [480, 320], [0, 320]], float)


def _drawing(seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    picture = np.full((320, 480), 120, np.uint8)
    for _ in range(25):
        a, b = rng.integers(0, 480, 2), rng.integers(0, 320, 2)
        shade = int(rng.integers(0, 255))
        cv2.rectangle(picture, (int(a[0]), int(b[0])), (int(a[1]), int(b[1])), shade, -1)
    return picture


def _seen(picture: np.ndarray, quad: list[list[float]]) -> tuple[np.ndarray, np.ndarray]:
    """Photograph a picture: a gray photo, and the homography into it."""
    homography = cv2.getPerspectiveTransform(
        WHOLE.astype(np.float32), np.array(quad, np.float32)
    ).astype(float)
    return cv2.warpPerspective(picture, homography, (800, 600), borderValue=60), homography


QUAD = [[150.0, 80.0], [640.0, 130.0], [600.0, 470.0], [120.0, 420.0]]


def test_a_sketch_has_a_cell_for_each_place_and_direction() -> None:
    assert sketch(_drawing(1)).shape == (GRID, GRID, BINS)


def test_upright_lines_fill_the_bin_of_sideways_change() -> None:
    stripes = np.tile(np.repeat(np.array([0, 255], np.uint8), 16), (320, 15))
    assert sketch(stripes).sum((0, 1)).argmax() == 0
    assert sketch(stripes.T).sum((0, 1)).argmax() == BINS // 2


def test_the_same_picture_agrees_and_another_does_not() -> None:
    photo, homography = _seen(_drawing(1), QUAD)
    hull = np.array(QUAD)
    assert agreement(sketch(_drawing(1)), photo, homography, SIZE, hull) > 0.8
    assert agreement(sketch(_drawing(2)), photo, homography, SIZE, hull) < 0.3


def test_light_and_contrast_change_little() -> None:
    photo, homography = _seen(_drawing(1), QUAD)
    dim = (photo * 0.35 + 10).astype(np.uint8)
    assert agreement(sketch(_drawing(1)), dim, homography, SIZE, np.array(QUAD)) > 0.7


def test_only_what_lies_in_the_hull_is_compared() -> None:
    photo, homography = _seen(_drawing(1), QUAD)
    photo[:, 360:] = _drawing(9)[0, 0]
    left = cv2.perspectiveTransform(
        np.array([[[0, 0], [190, 0], [190, 320], [0, 320]]], float), homography
    )[0]
    assert agreement(sketch(_drawing(1)), photo, homography, SIZE, left) > 0.75


def test_too_little_to_compare_is_no_agreement() -> None:
    photo, homography = _seen(_drawing(1), QUAD)
    speck = np.array([[900, 900], [902, 900], [901, 902]], float)
    assert agreement(sketch(_drawing(1)), photo, homography, SIZE, speck) == 0.0
