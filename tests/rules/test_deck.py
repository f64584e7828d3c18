"""The deck as a value, and the generated house deck."""

from __future__ import annotations

import csv
import importlib.util
from dataclasses import replace

import pytest

from trainer_api.rules.house_deck import WORKS
from trainer_api.rules.stairway import (
    Category,
    Deck,
    NotFoundError,
    NotUnderstoodError,
    Style,
    house_deck,
    load,
    new_game,
)


def test_house_deck_is_the_catalogue(root):
    with (root / "catalogue" / "works.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = [
        (r["id"], r["category"], tuple(int(r[k]) for k in ("style", "style_2") if r[k]))
        for r in rows
    ]
    assert list(WORKS) == told
    assert len(told) == 103


def test_house_deck_module_is_what_the_generator_writes(root):
    path = root / "scripts" / "build_house_deck.py"
    spec = importlib.util.spec_from_file_location("build_house_deck", path)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    text = (root / "catalogue" / "works.csv").read_text(encoding="utf-8")
    assert script.TARGET.read_text(encoding="utf-8") == script.module(text)


def test_house_deck_has_a_hundred_single_styles_and_three_bridges():
    styles = [len(work.styles) for work in house_deck().works]
    assert (styles.count(1), styles.count(2)) == (100, 3)
    assert house_deck() is house_deck()


def test_fingerprint_depends_on_facts_and_not_on_order():
    rows = [("one", "painting", (1,)), ("two", "architecture", (2, 3))]
    deck = Deck.of(rows)
    assert len(deck.fingerprint) == 16
    assert deck.fingerprint == Deck.of(rows[::-1]).fingerprint
    changed = [("one", "architecture", (1,)), ("one", "painting", (2,)), ("uno", "painting", (1,))]
    others = {Deck.of([row, rows[1]]).fingerprint for row in changed}
    others.add(Deck(deck.works, deck.specials[1:]).fingerprint)
    assert len(others | {deck.fingerprint}) == 5


def test_works_are_found_by_id():
    deck = Deck.of([("one", "painting", (4, 5))])
    assert "one" in deck
    assert "two" not in deck
    work = deck.work("one")
    assert (work.category, work.styles) == (Category.PAINTING, (Style.GOTHIC, Style.RENAISSANCE))
    with pytest.raises(NotFoundError, match="'two'"):
        deck.work("two")


def test_all_that_is_wrong_with_a_deck_is_said_at_once():
    rows = [
        ("One", "painting", (1,)),
        ("two", "painting", (2, 4)),
        ("two", "painting", (1,)),
        ("forger", "painting", ()),
    ]
    with pytest.raises(NotUnderstoodError) as error:
        Deck.of(rows)
    text = str(error.value)
    assert "work 1 ('One'): an id is lower-case" in text
    assert "work 2 ('two'): styles are one of 1 to 10" in text
    assert "work 3 ('two'): an earlier work has this id" in text
    assert "work 4 ('forger'): this id is the key of a special card" in text
    assert "work 4 ('forger'): styles are" in text
    for row in [("x", "music", (1,)), ("x", "painting", (11,))]:
        with pytest.raises(NotUnderstoodError, match="work 1 \\('x'\\)"):
            Deck.of([row])


def test_the_order_of_the_works_makes_no_other_game():
    turned = Deck(tuple(reversed(house_deck().works)))
    assert turned.fingerprint == house_deck().fingerprint
    game = new_game(3, seed=1).apply("draw")
    other = new_game(3, seed=1, deck=turned).apply("draw")
    assert other.state == replace(game.state, setup=other.setup)
    assert load(game.save(), turned).state == other.state
