"""Votes and homographies on pictures made here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from recognizer.matching import ASKED
from tests.recognizer.art import features, matcher, picture

if TYPE_CHECKING:
    from recognizer.matching import Matcher

PICTURES = 12
QUAD = np.array([[400, 90], [660, 180], [560, 500], [310, 380]], float)
OTHER = np.array([[820, 500], [820, 250], [1130, 260], [1120, 520]], float)


@pytest.fixture(scope="module")
def eye() -> Matcher:
    return matcher([picture(seed) for seed in range(PICTURES)])


def _photo(*laid: tuple[int, np.ndarray]) -> np.ndarray:
    photo = np.full((700, 1200, 3), (150, 140, 120), np.uint8)
    for seed, quad in laid:
        art = picture(seed)
        h, w = art.shape[:2]
        flat = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
        warp = cv2.getPerspectiveTransform(flat, quad.astype(np.float32))
        mask = cv2.warpPerspective(np.full((h, w), 255, np.uint8), warp, (1200, 700))
        photo[mask > 127] = cv2.warpPerspective(art, warp, (1200, 700))[mask > 127]
    noise = np.random.default_rng(1).normal(0, 4, photo.shape)
    return np.clip(photo + noise, 0, 255).astype(np.uint8)


def test_a_tilted_picture_is_found_with_its_own_corners(eye: Matcher) -> None:
    best = eye.match(features(_photo((3, QUAD))))[0]
    assert best.card == 3
    assert best.support > 30
    np.testing.assert_allclose(best.quad, QUAD, atol=4)


def test_a_picture_upside_down_keeps_its_own_top_left(eye: Matcher) -> None:
    turned = np.roll(QUAD, 2, axis=0)
    best = eye.match(features(_photo((3, turned))))[0]
    np.testing.assert_allclose(best.quad, turned, atol=4)


def test_two_copies_of_one_card_are_two(eye: Matcher) -> None:
    found = [m for m in eye.match(features(_photo((5, QUAD), (5, OTHER)))) if m.support > 15]
    assert [m.card for m in found] == [5, 5]
    middles = sorted(float(m.quad[:, 0].mean()) for m in found)
    assert middles == pytest.approx(sorted([QUAD[:, 0].mean(), OTHER[:, 0].mean()]), abs=6)


def test_a_covered_picture_is_found_where_it_lies(eye: Matcher) -> None:
    over = QUAD + np.array([90, 40])
    found = {m.card: m for m in eye.match(features(_photo((1, QUAD), (2, over)))) if m.support > 8}
    assert set(found) == {1, 2}
    np.testing.assert_allclose(found[1].quad, QUAD, atol=8)


def test_a_mirrored_picture_is_not_that_picture(eye: Matcher) -> None:
    mirrored = QUAD[[1, 0, 3, 2]]
    assert all(m.support < 6 for m in eye.match(features(_photo((3, mirrored)))))


def test_strange_pictures_and_bare_tables_match_little(eye: Matcher) -> None:
    strange = [(100 + n, quad) for n, quad in enumerate((QUAD, OTHER))]
    assert all(m.support < 6 for m in eye.match(features(_photo(*strange))))
    assert eye.match(features(np.full((300, 300, 3), 128, np.uint8))) == []


def test_a_picture_is_unlike_all_the_rest_of_the_photo_and_a_copy_is_no_rest(eye: Matcher) -> None:
    alone = eye.match(features(_photo((5, QUAD), (2, OTHER))))
    twice = eye.match(features(_photo((5, QUAD), (5, OTHER))))
    assert [m.card for m in twice[:2]] == [5, 5]
    for found in (alone[0], *twice[:2]):
        assert found.distinct >= 0.7 * ASKED


def test_a_patch_that_repeats_is_like_the_rest_of_the_photo() -> None:
    tile = picture(40)[:90, :90]
    woven = np.tile(tile, (7, 13, 1))[:600, :1100]
    holds_a_patch = np.full((360, 270, 3), 90, np.uint8)
    holds_a_patch[40:220, 30:210] = woven[:180, :180]
    pictures = [holds_a_patch, *(picture(seed) for seed in range(4))]
    matches = [m for m in matcher(pictures).match(features(woven)) if m.card == 0]
    assert matches
    assert max(len(m.found) for m in matches) > 20
    assert all(m.distinct < 5 for m in matches)


def test_the_same_photo_gives_the_same_matches(eye: Matcher) -> None:
    seen = features(_photo((3, QUAD), (4, OTHER)))
    one, two = eye.match(seen), eye.match(seen)
    assert [(m.card, m.support, m.quad.tolist()) for m in one] == [
        (m.card, m.support, m.quad.tolist()) for m in two
    ]
