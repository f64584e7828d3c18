"""Finding a card by what a player types."""

from __future__ import annotations

import pytest

from trainer_api.catalogue import Catalogue
from trainer_api.catalogue_search import find, fold
from trainer_api.resources import house_catalogue


@pytest.fixture(scope="module")
def house() -> Catalogue:
    return Catalogue.open(house_catalogue())


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("the-kiss", "the-kiss"),
        ("The Kiss", "the-kiss"),
        ("el beso", "the-kiss"),
        ("KISS", "the-kiss"),
        ("maesta", "duccio-maesta"),
        ("Sagrada Família", "sagrada-familia"),
        ("«temerario»", "fighting-temeraire"),
        ("lost_work", "lost_work"),
        ("Obra perdida", "lost_work"),
        ("carbono 14", "carbon14"),
        ("el mason", "freemason"),
        ("british museum", "british_museum"),
    ],
)
def test_a_card_is_found_by_what_it_is_called(house: Catalogue, words: str, card: str) -> None:
    found = find(house, words)
    assert found.card is not None
    assert found.card.id == card


def test_a_card_is_found_by_its_code(house: Catalogue) -> None:
    for card in (*house.works, *house.specials):
        assert find(house, card.code.lower()).card is card


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("monalisa", "mona-lisa"),
        ("notre-dam", "notre-dame-de-paris"),
        ("sagrda familia", "sagrada-familia"),
        ("partenn", "parthenon"),
    ],
)
def test_near_misses_come_likeliest_first(house: Catalogue, words: str, first: str) -> None:
    found = find(house, words)
    assert found.card is None
    assert found.near[0].id == first


def test_words_of_several_cards_name_them(house: Catalogue) -> None:
    found = find(house, "palacio")
    assert found.card is None
    assert {card.id for card in found.near} >= {"versailles", "palace-of-westminster"}


@pytest.mark.parametrize("words", ["", "  ", "?!", "xyzzy"])
def test_nonsense_finds_nothing(house: Catalogue, words: str) -> None:
    found = find(house, words)
    assert found.card is None
    assert found.near == ()


def test_folding_forgets_case_accents_and_signs() -> None:
    assert fold("  «Façade»  of SANTA-María ") == "facade of santa maria"
