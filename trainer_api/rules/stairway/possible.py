"""Three-valued judgement: can cards that are not surely known be a stairway, or must they be?"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.editions import Edition, edition_named
from trainer_api.rules.stairway.masks import HOLES, WINDOWS, injective, mask_of
from trainer_api.rules.stairway.styles import Category

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

Reading = tuple[Category | None, tuple[int, ...]]
"""What a card may be: category and the styles it can count as; (None, ()) is no work at all.

An open Lost Work is one reading with all ten styles, as it counts as whatever serves best."""


class Possibility(StrEnum):
    """What is known of a statement about cards that are not all known."""

    NEVER = "never"
    SOMETIMES = "sometimes"
    ALWAYS = "always"


def possible(
    sets: Sequence[Collection[Reading]],
    mode: int | None = None,
    edition: str | Edition = "en",
) -> Possibility:
    """Say whether no, some or every completion of the readings is a valid stairway.

    A completion takes one reading at each position. Exact. Positions are independent: readings
    that cannot hold together (one card at two places) are the caller's to leave out.

    Args:
        sets: for each position what the card there may be, at least one reading.
        mode: how many cards a stairway has; None: as many as positions, where the edition has
            such a mode.
        edition: its name or value.

    Returns:
        NEVER when no completion is valid, ALWAYS when each is, else SOMETIMES.

    Raises:
        NotFoundError: there is no such edition.
        NotUnderstoodError: the edition has no such mode.
    """
    rules = edition_named(edition)
    if mode is not None and mode not in rules.modes:
        rules.refuse_mode(mode)
    total = len(sets)
    if total != mode and (mode is not None or total not in rules.modes):
        return Possibility.NEVER
    if not any(_some(sets, category, total) for category in Category):
        return Possibility.NEVER
    categories = {category for readings in sets for category, _ in readings}
    if len(categories) == 1 and _every(sets, total):
        return Possibility.ALWAYS
    return Possibility.SOMETIMES


def _some(sets: Sequence[Collection[Reading]], category: Category, total: int) -> bool:
    """Whether some completion within the category is valid; any reading's style will do."""
    masks = [
        mask_of({style for kind, styles in readings if kind is category for style in styles})
        for readings in sets
    ]
    return not injective(masks).isdisjoint(WINDOWS[total])


def _every(sets: Sequence[Collection[Reading]], total: int) -> bool:
    """Whether every completion is valid, all readings being of one category.

    Follows, position by position, each different family of style sets that the cards so far can
    stand for; a family that can no longer become a stairway ends the search.
    """
    families = {frozenset({0})}
    for position, readings in enumerate(sets, 1):
        left = total - position
        following = set()
        for family in families:
            for _, styles in readings:
                bits = [1 << (style - 1) for style in styles]
                grown = {have | bit for have in family for bit in bits if not have & bit}
                alive = frozenset(have for have in grown if HOLES[have] <= left)
                if not alive:
                    return False
                following.add(alive)
        families = following
    return True
