"""The studio: seeded, true to what it says, every layout and print."""

from __future__ import annotations

import numpy as np
import pytest

from recognizer.studio import (
    CARD_MM,
    Conditions,
    Layout,
    Print,
    print_card,
    random_print,
    render_hand,
    shoot,
)
from tests.recognizer.art import picture

PLAIN = Conditions(tilt=0, light=0, glare=0, shadow=0, blur=0, noise=0, quality=95)


def _hand(count: int) -> list[np.ndarray]:
    return [picture(seed, (200, 260)) for seed in range(count)]


@pytest.mark.parametrize("layout", list(Layout))
def test_the_same_seed_gives_the_same_photo(layout: Layout) -> None:
    titles = ["La Gioconda", "Maestà", "Panteón"]
    one, two = (render_hand(_hand(3), titles, 5, layout=layout) for _ in range(2))
    assert np.array_equal(one.pixels, two.pixels)
    assert one.pixels.shape == (1200, 1600, 3)
    assert not np.array_equal(one.pixels, render_hand(_hand(3), titles, 6, layout=layout).pixels)


@pytest.mark.parametrize(
    ("layout", "low", "high"),
    [
        (Layout.FREE, 0.98, 1.0),
        (Layout.ROW, 0.98, 1.0),
        (Layout.OVERLAP, 0.4, 0.75),
        (Layout.FAN, 0.2, 0.7),
    ],
)
def test_covered_cards_say_how_much_of_them_shows(layout: Layout, low: float, high: float) -> None:
    shot = render_hand(_hand(5), [""] * 5, 3, layout=layout)
    assert all(low <= card.visible <= high for card in shot.cards[:-1])
    assert shot.cards[-1].visible > 0.98


def test_every_card_lies_on_the_photo() -> None:
    for count in (1, 7, 12):
        shot = render_hand(_hand(count), [""] * count, count)
        quads = np.concatenate([card.quad for card in shot.cards])
        assert (quads >= 0).all()
        assert (quads <= [1600, 1200]).all()


def test_a_card_shows_its_picture_where_it_says() -> None:
    art = picture(1, (400, 300))
    card = print_card(art, "Title", Print(border=4, whole=True))
    low, high = card.picture_quad.min(0).astype(int), card.picture_quad.max(0).astype(int)
    shown = card.pixels[low[1] : high[1], low[0] : high[0]]
    assert abs(shown.shape[1] / shown.shape[0] - 400 / 300) < 0.02
    assert float(np.abs(shown.mean((0, 1)) - art.mean((0, 1))).max()) < 4
    assert card.pixels.shape[1] / card.pixels.shape[0] == pytest.approx(
        CARD_MM[0] / CARD_MM[1], abs=0.01
    )


def test_a_wide_picture_can_lie_on_its_side_and_fill_the_card() -> None:
    art = picture(1, (400, 300))
    card = print_card(art, "", Print(border=0, title=False, turned=True, whole=False))
    assert np.array_equal(np.ptp(card.picture_quad, axis=0), card.pixels.shape[1::-1])


def test_cards_on_a_given_table() -> None:
    table = np.full((300, 400, 3), (10, 200, 10), np.uint8)
    card = print_card(picture(1), "")
    shot = shoot([card], Layout.FREE, np.random.default_rng(1), conditions=PLAIN, table=table)
    assert abs(shot.pixels[5, 5].astype(int) - [10, 200, 10]).max() < 12


def test_prints_differ() -> None:
    rng = np.random.default_rng(1)
    assert len({random_print(rng) for _ in range(20)}) > 15
