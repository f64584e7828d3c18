"""Cards that show a part of their reference keep to what they show."""

from __future__ import annotations

import numpy as np

from recognizer.fusion import Found
from recognizer.matching import Match
from recognizer.parts import shown_parts

PHOTO = (1000, 1600, 3)
QUAD = np.array([[400, 200], [800, 200], [800, 800], [400, 800]], float)


def _found(quad: np.ndarray, low: tuple[float, float], high: tuple[float, float]) -> Found:
    """A match whose features lie in the box low..high of its upright quad, in parts of it."""
    corner, size = quad[0], quad[2] - quad[0]
    box = np.array([low, (high[0], low[1]), high, (low[0], high[1])])
    hull = corner + box * size
    match = Match(0, 0, quad, np.eye(3), 30, hull, np.arange(40), np.arange(40))
    return Found(match, 0.99, quad, hull)


def test_a_whole_picture_keeps_its_corners() -> None:
    assert shown_parts([_found(QUAD, (0.1, 0.1), (0.9, 0.95))], PHOTO)[0] is QUAD


def test_a_detail_shrinks_to_what_was_found_and_a_little_more() -> None:
    (part,) = shown_parts([_found(QUAD, (0.2, 0.2), (0.6, 0.5))], PHOTO)
    np.testing.assert_allclose(part, [[460, 290], [660, 290], [660, 530], [460, 530]])


def test_what_another_card_covers_is_there_all_the_same() -> None:
    cover = _found(QUAD + np.array([150, 0]), (0.1, 0.1), (0.9, 0.9))
    below = _found(QUAD, (0.05, 0.05), (0.35, 0.95))
    assert shown_parts([below, cover], PHOTO)[0] is QUAD


def test_what_lies_beyond_the_photo_is_there_all_the_same() -> None:
    beyond = QUAD - np.array([650, 0])
    assert shown_parts([_found(beyond, (0.7, 0.05), (0.95, 0.95))], PHOTO)[0] is beyond


def test_a_giant_among_small_cards_is_a_detail_even_when_they_lie_in_it() -> None:
    small = np.array([[0, 0], [90, 0], [90, 120], [0, 120]], float)
    places = [(x, y) for x in (410, 510, 610, 700) for y in (330, 460, 590)]
    cards = [_found(small + np.array(at), (0.1, 0.1), (0.9, 0.9)) for at in places]
    giant = _found(QUAD, (0.1, 0.02), (0.4, 0.15))
    part = shown_parts([giant, *cards], PHOTO)[0]
    assert part[:, 1].max() < 330
