"""Titles: which line is which title, and which is none."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from recognizer.bundle import CardInfo, house_folder, read_description
from recognizer.reading import Box, Line
from recognizer.titles import Titles, folded, strips

CARDS = [CardInfo.from_json(card) for card in read_description(house_folder())["cards"]]
TITLES = Titles(CARDS)


def _clear(text: str, score: float) -> str | None:
    title = TITLES.match(Line(text, score))
    return CARDS[title.card].id if title is not None and title.clear else None


def test_accents_case_signs_and_spacing_do_not_count() -> None:
    assert folded("  LEÓN:\tCathedral ") == folded("Leon cathedral") == "leon cathedral"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_title_of_the_house_deck_is_clear_in_both_languages(lang: str) -> None:
    for card in CARDS:
        assert _clear(card.titles[lang].upper(), 0.99) == card.id


@given(st.data())
def test_a_title_with_a_few_wrong_letters_is_never_taken_for_another(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(CARDS))
    text = list(card.titles[data.draw(st.sampled_from(["en", "es"]))])
    for _ in range(data.draw(st.integers(1, 2))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.sampled_from("aeilmnrt "))
    assert _clear("".join(text), 0.8) in (card.id, None)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Girl wlth a Peal Eaning", "girl-with-a-pearl-earring"),
        ("El caminante scbre el mar de nudes", "wanderer-above-the-sea-of-fog"),
        ("Parkamento de Budapesl", "hungarian-parliament"),
    ],
)
def test_a_line_that_was_read_badly_may_have_wrong_letters(text: str, card: str) -> None:
    assert _clear(text, 0.75) == card


@pytest.mark.parametrize(
    "text",
    [
        "Lyon Cathedral",
        "El 2 de mayo en Madrid",
        "Palacio de Cristales",
        "Cologne Cathedral",
        "The Death of Socrates",
        "Flagellation of Christ",
    ],
)
def test_a_line_that_was_read_well_and_differs_is_another_title(text: str) -> None:
    assert _clear(text, 0.99) is None


@pytest.mark.parametrize("text", ["Iron Bridge", "Ripon Cathedral", "Panteon de Madrid", "Danae"])
def test_a_title_between_two_of_the_deck_or_unlike_any_is_not_clear(text: str) -> None:
    assert _clear(text, 0.8) is None


@pytest.mark.parametrize(("text", "score"), [("", 0.0), ("ab", 0.99), ("The Kiss", 0.5)])
def test_what_is_too_short_or_illegible_is_not_clear(text: str, score: float) -> None:
    assert _clear(text, score) is None


def test_a_deck_without_titles_has_none_to_match() -> None:
    assert Titles([]).match(Line("The Kiss", 1.0)) is None


def _box(x: float, y: float, wide: float, high: float, likely: float = 0.9) -> Box:
    corners = [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]]
    return Box(np.array(corners, float), likely)


def test_lines_along_an_edge_are_strips_and_lines_in_the_picture_are_not() -> None:
    bottom, middle = _box(100, 580, 250, 30), _box(100, 300, 250, 30)
    assert len(strips([bottom, middle], (640, 450))) == 1
    assert strips([middle], (640, 450)) == []


def test_a_block_is_no_line() -> None:
    assert strips([_box(20, 420, 300, 190)], (640, 450)) == []


def test_a_strip_begins_with_the_corner_from_which_its_feet_stand_toward_the_edge() -> None:
    (upright,) = strips([_box(100, 580, 250, 30)], (640, 450))
    (turned,) = strips([_box(100, 30, 250, 30)], (640, 450))
    assert upright[0].tolist() == [100, 580]
    assert turned[0].tolist() == [350, 60]
    # A card on its side: the line runs down along the left edge.
    left = Box(np.roll(_box(30, 100, 30, 400).quad, -1, 0), 0.9)
    (side,) = strips([left], (640, 450))
    assert side[0].tolist() == [60, 100]


def test_the_likeliest_two_lines_are_read() -> None:
    boxes = [_box(100, 590 - 40 * n, 250, 30, likely) for n, likely in enumerate([0.6, 0.9, 0.8])]
    kept = strips(boxes, (640, 450))
    assert [quad[0, 1] for quad in kept] == [550, 510]
