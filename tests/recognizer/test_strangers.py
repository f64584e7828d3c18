"""What is said of what nothing names: the part, or the whole photo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from recognizer.bundle import Bundle, house_folder
from recognizer.fusion import Found
from recognizer.matching import Match
from recognizer.photo import load_photo
from recognizer.strangers import CLEARER, TRIM, Judge, Stranger

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from recognizer.photo import Photo

SQUARE = np.array([[10.0, 10], [210, 10], [210, 290], [10, 290]])
SPECK = SQUARE / 10
FAINT, WEAK = 0.35, 0.6


@pytest.fixture(scope="module")
def bundle() -> Bundle:
    return Bundle.open(house_folder())


@pytest.fixture(scope="module")
def photo() -> Photo:
    return load_photo(np.full((300, 400, 3), 90, np.uint8))


def _scores(best: float) -> tuple[float, ...]:
    return (best, *[(1 - best) / 9] * 9)


class _Told(Judge):
    """Sees everywhere what it was told, and notes where it was asked."""

    def __init__(self, bundle: Bundle, *clear: float) -> None:
        super().__init__(bundle)
        self._clear = iter(clear)
        self.asked: list[tuple[list[list[float]], float]] = []

    def judge(
        self, photo: Photo, quads: Sequence[np.ndarray], *, trim: float = TRIM
    ) -> list[Stranger]:
        self.asked += [(quad.tolist(), trim) for quad in quads]
        return [
            Stranger(quad / photo.scale, 0.9, (), "painting", _scores(next(self._clear)))
            for quad in quads
        ]


def _match(confidence: float, quad: np.ndarray = SQUARE) -> tuple[Found, float]:
    match = Match(3, 3, quad, np.eye(3), 9.0, quad, np.arange(9), np.arange(9))
    return Found(match, confidence, quad, quad), 0.0


def test_a_weak_match_gives_way_to_a_picture_that_fills_the_photo(
    bundle: Bundle, photo: Photo
) -> None:
    told = _Told(bundle, 0.5, 0.5 + CLEARER + 0.1)
    matches, strangers = told.look(photo, [_match(WEAK)], [], coded=False)
    assert matches == []
    assert [s.quad.max(0).tolist() for s in strangers] == [[400, 300]]


def test_a_weak_match_stays_where_it_is_no_less_clear_than_the_photo(
    bundle: Bundle, photo: Photo
) -> None:
    told = _Told(bundle, 0.5, 0.5 + CLEARER - 0.1)
    ((found, rival),), strangers = told.look(photo, [_match(WEAK)], [], coded=False)
    assert found.seen is not None
    assert (found.seen.style_scores, rival) == (_scores(0.5), 0.0)
    assert strangers == []


def test_beside_a_named_card_the_whole_photo_is_not_asked(bundle: Bundle, photo: Photo) -> None:
    told = _Told(bundle, 0.3, 0.4)
    matches, strangers = told.look(
        photo, [_match(0.99), _match(WEAK, SQUARE + 5)], [SPECK], coded=False
    )
    assert [found.seen is None for found, _ in matches] == [True, False]
    assert [s.style_scores for s in strangers] == [_scores(0.4)]
    assert told.asked == [((SQUARE + 5).tolist(), TRIM), (SPECK.tolist(), TRIM)]


def test_beside_a_code_the_whole_photo_is_not_asked(bundle: Bundle, photo: Photo) -> None:
    told = _Told(bundle, 0.3, 0.4)
    matches, strangers = told.look(photo, [_match(FAINT)], [SPECK], coded=True)
    assert (len(matches), len(strangers)) == (1, 1)


def test_where_nothing_is_named_specks_are_details(bundle: Bundle, photo: Photo) -> None:
    told = _Told(bundle, 0.3)
    frame = [[0, 0], [400, 0], [400, 300], [0, 300]]
    assert [s.quad.tolist() for s in told.look(photo, [], [SPECK], coded=False)[1]] == [frame]
    assert told.asked == [(frame, 1.0)]
    told = _Told(bundle, 0.4, 0.3)
    (stranger,) = told.look(photo, [], [SQUARE], coded=False)[1]
    assert stranger.style_scores == _scores(0.4)


def test_a_card_is_known_by_its_picture_not_by_its_border(bundle: Bundle, root: Path) -> None:
    plate = load_photo(root / "images" / "plates" / "the-kiss.webp", max_long_side=600).pixels
    high, wide = plate.shape[:2]
    table = np.full((2 * high, 2 * wide, 3), (40, 90, 50), np.uint8)
    card = np.full((high + 60, wide + 60, 3), 250, np.uint8)
    card[30:-30, 30:-30] = plate
    table[100 : high + 160, 100 : wide + 160] = card
    quad = np.array([[0.0, 0], [wide + 60, 0], [wide + 60, high + 60], [0, high + 60]]) + 100
    photo = load_photo(table)
    judge = Judge(bundle)
    (loose,) = judge.judge(photo, [quad * photo.scale], trim=1.0)
    (trimmed,) = judge.judge(photo, [quad * photo.scale])
    assert trimmed.candidates[0].card == "the-kiss"
    assert trimmed.candidates[0].confidence > loose.candidates[0].confidence
    np.testing.assert_allclose(trimmed.quad, quad)


def test_cards_have_the_styles_of_their_pictures(bundle: Bundle) -> None:
    scores = Judge(bundle).styles_of_cards()
    right = [
        int(np.argmax(scores[number])) + 1 in card.styles
        for number, card in enumerate(bundle.cards)
        if card.styles
    ]
    assert np.mean(right) > 0.9
