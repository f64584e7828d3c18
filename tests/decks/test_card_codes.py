"""Codes: unique, stable, and the same whatever the order of the ids."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trainer_api.decks import card_codes as module
from trainer_api.decks.card_codes import ALPHABET, LENGTH, card_codes


@given(st.lists(st.text(min_size=1, max_size=8), max_size=60), st.randoms())
def test_codes_are_unique_and_do_not_depend_on_the_order(ids: list[str], random) -> None:
    codes = card_codes(ids)
    assert set(codes) == set(ids)
    assert len(set(codes.values())) == len(codes)
    assert all(len(code) == LENGTH and set(code) <= set(ALPHABET) for code in codes.values())
    random.shuffle(ids)
    assert card_codes(ids) == codes


def test_the_alphabet_has_32_letters_that_print_apart() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("01IO")


def test_codes_never_change() -> None:
    """Printed cards carry them: an id's code is for ever."""
    assert card_codes(["the-kiss", "mona-lisa", "lost_work"]) == {
        "lost_work": "3QUM",
        "mona-lisa": "ZDDL",
        "the-kiss": "CWUM",
    }


def test_of_two_ids_with_one_code_the_first_keeps_it(monkeypatch) -> None:
    real = module._code
    monkeypatch.setattr(module, "_code", lambda card, at: real("same" if not at else card, at))
    codes = card_codes(["b", "a", "c"])
    assert codes["a"] == real("same", 0)
    assert codes["b"] == real("b", 1)
    assert codes["c"] == real("c", 1)
