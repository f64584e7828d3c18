"""The editions as values: the table of the rules, field by field."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer_api.rules.stairway import (
    EDITIONS,
    NotFoundError,
    NotUnderstoodError,
    Special,
    edition_named,
    load,
    new_game,
)
from trainer_api.rules.stairway.editions import CarbonPlace, LostWorkStyle, PatronTime, Surplus

EN, ES, LEAFLET = EDITIONS["en"], EDITIONS["es"], EDITIONS["es-leaflet"]


def test_numbers_of_cards():
    told = {
        e.name: (len(e.specials), e.special_cards, 103 + e.special_cards, e.help_cards, e.guides)
        for e in EDITIONS.values()
    }
    assert told == {
        "en": (17, 50, 153, 8, 1),
        "es": (18, 35, 138, 4, 0),
        "es-leaflet": (17, 35, 138, 4, 0),
    }
    box = {e.name: 103 + e.special_cards + e.help_cards + e.guides for e in EDITIONS.values()}
    assert box == {"en": 162, "es": 142, "es-leaflet": 142}


def test_copies():
    assert {s for s in Special if EN.copies(s) == 3} == set(Special) - {"student", "lost_work"}
    assert (EN.copies(Special.LOST_WORK), EN.copies(Special.STUDENT)) == (2, 0)
    assert {s for s in Special if ES.copies(s) == 2} == set(Special) - {"ai_trap"}
    assert ES.copies(Special.AI_TRAP) == 1
    assert {s for s in Special if LEAFLET.copies(s) == 2} == set(Special) - {"student", "lost_work"}
    assert (LEAFLET.copies(Special.LOST_WORK), LEAFLET.copies(Special.STUDENT)) == (3, 0)


def test_what_differs():
    told = {
        e.name: (
            e.lost_work_style,
            e.patron,
            e.surplus,
            e.context_answers_own,
            e.unesco_may_be_offered,
        )
        for e in EDITIONS.values()
    }
    checked = LostWorkStyle.WHEN_CHECKED
    assert told == {
        "en": (checked, PatronTime.SPECIALS, Surplus.AFTER_OK, True, True),
        "es": (checked, PatronTime.SPECIALS, Surplus.BEFORE_CHECK, True, True),
        "es-leaflet": (LostWorkStyle.WHEN_PLACED, PatronTime.DRAW, Surplus.AFTER_OK, False, False),
    }
    assert EN.carbon14 == ES.carbon14 == set(CarbonPlace)
    assert LEAFLET.carbon14 == set(CarbonPlace) - {CarbonPlace.OWN_HAND}
    assert {e.modes for e in EDITIONS.values()} == {(5, 6, 7)}


def test_an_edition_with_other_counts_has_another_name():
    mine = EN.override("mine", counts={Special.FORGER: 0, Special.STUDENT: 1}, modes=(4, 3, 4))
    assert (mine.name, mine.copies(Special.FORGER), mine.copies(Special.STUDENT)) == ("mine", 0, 1)
    assert Special.FORGER not in mine.specials
    assert mine.modes == (3, 4)
    assert mine.patron is EN.patron
    assert EN.override("other").counts == EN.counts


def test_the_order_of_the_counts_makes_no_other_game():
    few = ((Special.FORGER, 2), (Special.LOST_WORK, 2))
    mine, turned = (replace(EN, name="mine", base="en", counts=c) for c in (few, few[::-1]))
    assert turned == mine
    game = new_game(2, turned, seed=1)
    assert load(game.save()) == game


def test_an_override_says_all_that_is_wrong():
    with pytest.raises(NotUnderstoodError) as error:
        EN.override("es", counts={Special.FORGER: 10}, modes=(0,))
    assert str(error.value) == (
        "the name 'es' is taken; choose another; copies of forger must be 0 to 9, not 10; "
        "modes must be numbers from 1 to 10, at least one, not (0,)"
    )
    for name in ("", "Mine", "my edition"):
        with pytest.raises(NotUnderstoodError, match="lower-case"):
            EN.override(name)
    with pytest.raises(NotUnderstoodError, match="at least one"):
        EN.override("none", modes=())
    mine = EN.override("mine")
    with pytest.raises(NotUnderstoodError, match="taken"):
        mine.override("mine")


def test_editions_are_found_by_name():
    assert edition_named("es") is ES
    assert edition_named(LEAFLET) is LEAFLET
    with pytest.raises(NotFoundError, match="en, es, es-leaflet"):
        edition_named("ES")
