"""Quads and hulls, against plain arithmetic."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from recognizer.geometry import corners, inside, overlap, pairs_within, plausible

SIZE = np.array([480, 320], np.float32)
SQUARE = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], float)


@given(st.integers(0, 2**32 - 1), st.floats(0.5, 40))
def test_pairs_within_finds_what_comparing_all_pairs_finds(seed: int, reach: float) -> None:
    rng = np.random.default_rng(seed)
    a, b = rng.uniform(-50, 200, (rng.integers(1, 30), 2)), rng.uniform(0, 150, (20, 2))
    found = set(zip(*(x.tolist() for x in pairs_within(a, b, reach)), strict=True))
    gaps = np.linalg.norm(a[:, None] - b[None], axis=2)
    assert found == set(zip(*(x.tolist() for x in np.nonzero(gaps < reach)), strict=True))


@pytest.mark.parametrize("polygon", [SQUARE, SQUARE[::-1]], ids=["clockwise", "counterclockwise"])
def test_inside_knows_both_directions_and_the_margin(polygon: np.ndarray) -> None:
    points = np.array([[5, 5], [0, 0], [11, 5], [5, -0.5], [30, 30]], float)
    assert inside(points, polygon).tolist() == [True, True, False, False, False]
    assert inside(points, polygon, 1.0).tolist() == [True, True, True, True, False]


def test_nothing_is_inside_a_line() -> None:
    assert not inside(SQUARE, SQUARE[:2]).any()


def test_overlap_is_a_part_of_the_smaller_quad() -> None:
    assert overlap(SQUARE, SQUARE + np.array([5, 0])) == pytest.approx(0.5)
    assert overlap(SQUARE, SQUARE * 3) == pytest.approx(1.0)
    assert overlap(SQUARE, SQUARE + 20) == 0.0
    assert overlap(SQUARE, SQUARE * 0) == 0.0


def test_corners_follow_the_homography() -> None:
    shift = np.array([[1, 0, 7], [0, 2, 3], [0, 0, 1.0]])
    assert corners(shift, SIZE).tolist() == [[7, 3], [487, 3], [487, 643], [7, 643]]


def _to(quad: list[list[float]]) -> np.ndarray:
    flat = np.array([[0, 0], [480, 0], [480, 320], [0, 320]], np.float32)
    return cv2.getPerspectiveTransform(flat, np.array(quad, np.float32)).astype(float)


def test_a_tilted_turned_card_is_plausible() -> None:
    assert plausible(_to([[300, 100], [420, 330], [280, 420], [150, 180]]), SIZE)


@pytest.mark.parametrize(
    "quad",
    [
        pytest.param([[100, 0], [0, 0], [0, 70], [100, 70]], id="mirrored"),
        pytest.param([[0, 0], [100, 0], [20, 15], [0, 70]], id="not convex"),
        pytest.param([[0, 0], [400, 0], [400, 10], [0, 10]], id="squeezed"),
        pytest.param([[0, 0], [12, 0], [12, 9], [0, 9]], id="tiny"),
        pytest.param([[0, 0], [300, 90], [300, 110], [0, 200]], id="leaning too far"),
    ],
)
def test_no_card_looks_like_that(quad: list[list[float]]) -> None:
    assert not plausible(_to(quad), SIZE)
