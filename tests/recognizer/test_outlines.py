"""Outlines of cards on plain and striped tables."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from recognizer.outlines import (
    Outline,
    find_outlines,
    fit_to_outlines,
    rectify,
    stands_out,
)
from tests.recognizer.art import picture

QUAD = np.array([[400, 120], [640, 150], [600, 480], [350, 440]], float)


def _table(color: tuple[int, int, int], card: tuple[int, int, int]) -> np.ndarray:
    photo = np.full((700, 1000, 3), color, np.uint8)
    cv2.fillPoly(photo, [QUAD.astype(np.int32)], card)
    noise = np.random.default_rng(2).normal(0, 4, photo.shape)
    return np.clip(photo + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    ("table", "card"),
    [
        ((60, 40, 30), (245, 245, 240)),
        ((235, 230, 220), (30, 30, 40)),
        ((90, 130, 90), (130, 95, 60)),
    ],
    ids=["white on wood", "black on white", "brown on green"],
)
def test_a_card_is_outlined_to_a_few_pixels(
    table: tuple[int, int, int], card: tuple[int, int, int]
) -> None:
    found = find_outlines(_table(table, card))
    assert len(found) == 1
    np.testing.assert_allclose(found[0].quad, QUAD, atol=6)


def test_an_empty_table_has_no_outline() -> None:
    assert find_outlines(np.full((600, 800, 3), 120, np.uint8)) == []


def test_round_cards_are_no_quadrilaterals() -> None:
    photo = np.full((600, 800, 3), 60, np.uint8)
    cv2.circle(photo, (400, 300), 150, (240, 240, 240), -1)
    assert find_outlines(photo) == []


def test_rectify_straightens_and_tells_the_way_back() -> None:
    art = picture(1, (300, 400))
    flat = np.array([[0, 0], [300, 0], [300, 400], [0, 400]], np.float32)
    warp = cv2.getPerspectiveTransform(flat, QUAD.astype(np.float32))
    photo = cv2.warpPerspective(art, warp, (1000, 700))
    straight, back = rectify(photo, QUAD, 400)
    assert max(straight.shape[:2]) == 400
    assert float(np.abs(cv2.resize(straight, (300, 400)).astype(int) - art).mean()) < 12
    corner = cv2.perspectiveTransform(np.array([[[0.0, 0.0]]]), back)[0, 0]
    np.testing.assert_allclose(corner, QUAD[0], atol=1e-3)


def _shrunk(quad: np.ndarray, factor: float) -> np.ndarray:
    return (quad - quad.mean(0)) * factor + quad.mean(0)


def test_the_card_around_a_matched_picture_gives_it_its_corners_in_its_own_order() -> None:
    upside_down = np.roll(_shrunk(QUAD, 0.8), 2, axis=0)
    fitted = fit_to_outlines([upside_down], [_shrunk(QUAD, 0.6)], [Outline(QUAD, 1.0)])
    np.testing.assert_allclose(fitted[0], np.roll(QUAD, 2, axis=0))


def test_a_print_of_a_part_is_moved_onto_its_card() -> None:
    beyond = _shrunk(QUAD, 1.3) + np.array([40, 0])
    fitted = fit_to_outlines([beyond], [_shrunk(QUAD, 0.8)], [Outline(QUAD, 1.0)])
    np.testing.assert_allclose(fitted[0], QUAD)


def test_an_outline_around_two_cards_fits_neither() -> None:
    one, two = _shrunk(QUAD, 0.4) - np.array([60, 0]), _shrunk(QUAD, 0.4) + np.array([60, 0])
    fitted = fit_to_outlines([one, two], [one, two], [Outline(_shrunk(QUAD, 1.5), 1.0)])
    np.testing.assert_allclose(fitted[0], one)
    np.testing.assert_allclose(fitted[1], two)


def test_a_picture_stands_out_from_its_table() -> None:
    photo = _table((60, 40, 30), (0, 0, 0))
    flat = np.array([[0, 0], [300, 0], [300, 400], [0, 400]], np.float32)
    warp = cv2.getPerspectiveTransform(flat, QUAD.astype(np.float32))
    mask = cv2.warpPerspective(np.full((400, 300), 255, np.uint8), warp, (1000, 700)) > 127
    photo[mask] = cv2.warpPerspective(picture(1, (300, 400)), warp, (1000, 700))[mask]
    assert stands_out(photo, QUAD)


def test_tiles_and_blank_margins_do_not() -> None:
    rng = np.random.default_rng(3)
    floor = np.clip(140 + 25 * rng.standard_normal((700, 1000, 1)), 0, 255).astype(np.uint8)
    floor = cv2.blur(np.repeat(floor, 3, axis=2), (5, 5))
    cv2.polylines(floor, [QUAD.astype(np.int32)], True, (40, 40, 40), 3)
    assert not stands_out(floor, QUAD)
    assert not stands_out(_table((60, 40, 30), (240, 240, 235)), QUAD)


def test_bent_quadrilaterals_are_no_cards() -> None:
    photo = np.full((600, 800, 3), 60, np.uint8)
    kite = np.array([[100, 300], [400, 80], [700, 300], [400, 380]])
    cv2.fillPoly(photo, [kite], (240, 240, 240))
    assert find_outlines(photo) == []
