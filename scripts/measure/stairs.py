"""Deals stairways, right and wrong ones, and says by brute force what each deserves.

Written apart from the rules engine, on purpose: all assignments are tried.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scripts.measure.pictures import Picture

Rng = np.random.Generator

FAULTS = ("repeated style", "gap", "other category")


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards for one check.

    Attributes:
        cards: 5 to 7 pictures of works, in the order of a careless player.
        fault: what makes them no stairway; empty for a right one.
    """

    cards: tuple[Picture, ...]
    fault: str


def is_stairway(cards: Sequence[Picture]) -> bool:
    """Tell whether some choice of one style a card makes consecutive styles of one category."""
    if len({card.category for card in cards}) != 1 or len({card.card for card in cards}) < len(
        cards
    ):
        return False
    for chosen in itertools.product(*(card.styles for card in cards)):
        steps = sorted(chosen)
        if all(b - a == 1 for a, b in itertools.pairwise(steps)):
            return True
    return False


def deal_check(known: Sequence[Picture], number: int, rng: Rng) -> Deal:
    """Deal the check of a number: even ones are stairways, odd ones are not.

    The mode runs through 5, 6, 7; every third check contains a bridge where its category has one.
    """
    mode = 5 + number // 2 % 3
    fault = FAULTS[number // 6 % len(FAULTS)] if number % 2 else ""
    for _ in range(2000):
        cards = _right(known, mode, rng, bridge=number % 3 == 0)
        if cards is None:
            continue
        if fault:
            cards = _spoil(cards, known, fault, rng)
        if cards is not None and is_stairway(cards) != bool(fault):
            order = rng.permutation(len(cards))
            return Deal(tuple(cards[int(i)] for i in order), fault)
    raise ValueError("the pictures given hold no such stairway")


def _right(known: Sequence[Picture], mode: int, rng: Rng, *, bridge: bool) -> list[Picture] | None:
    category = "painting" if rng.random() < 0.45 else "architecture"
    first = int(rng.integers(1, 12 - mode))
    cards: list[Picture] = []
    bridged = False
    for style in range(first, first + mode):
        fitting = [
            c for c in known if c.category == category and style in c.styles and c not in cards
        ]
        bridges = [c for c in fitting if len(c.styles) == 2]
        plain = [c for c in fitting if len(c.styles) == 1]
        pool = bridges if bridge and bridges and not bridged else plain or bridges
        if not pool:
            return None
        bridged = bridged or pool is bridges
        cards.append(pool[int(rng.integers(len(pool)))])
    return cards if bridged or not bridge else None


def _spoil(
    cards: list[Picture], known: Sequence[Picture], fault: str, rng: Rng
) -> list[Picture] | None:
    at = int(rng.integers(len(cards)))
    lost = cards[at]
    rest = cards[:at] + cards[at + 1 :]
    styles = {style for card in rest for style in card.styles}

    def spoils(card: Picture) -> bool:
        same = card.category == lost.category
        if fault == "repeated style":
            return same and set(card.styles) <= styles
        if fault == "gap":
            return same and not styles & set(card.styles)
        return not same and lost.styles[0] in card.styles

    pool = [card for card in known if card not in cards and spoils(card)]
    return [*rest, pool[int(rng.integers(len(pool)))]] if pool else None
