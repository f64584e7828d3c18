"""Arithmetic of styles as bits: bit 0 is style 1, bit 9 style 10.

A card is the mask of the styles that it can count as. From the masks of several cards, `covers`
and `injective` give every set of styles that they can stand for together; there are at most 1,024
such sets, so the exact answer is cheap however many bridges lie there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.rules.stairway.styles import Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ALL = 0b11_1111_1111
"""The mask of a card that can be any style."""


def _single(mask: int) -> tuple[int, ...]:
    return tuple(1 << bit for bit in range(10) if mask >> bit & 1)


BITS: tuple[tuple[int, ...], ...] = tuple(_single(mask) for mask in range(ALL + 1))
"""The single bits of each mask, lowest first."""

COUNT: tuple[int, ...] = tuple(len(bits) for bits in BITS)
"""How many styles each mask holds."""


def _holes(mask: int) -> int:
    return mask.bit_length() - (mask & -mask).bit_length() + 1 - COUNT[mask] if mask else 0


HOLES: tuple[int, ...] = tuple(_holes(mask) for mask in range(ALL + 1))
"""How many styles are missing between the lowest and the highest of each mask."""


def _edges(mask: int) -> int:
    missing = ((1 << mask.bit_length()) - 1) & ~mask & -(mask & -mask)
    return mask & (missing << 1 | missing >> 1)


EDGES: tuple[int, ...] = tuple(_edges(mask) for mask in range(ALL + 1))
"""The styles of each mask that are next to one of its holes."""

WINDOWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(((1 << length) - 1) << low for low in range(10 - length, -1, -1)) if length else ()
    for length in range(11)
)
"""By length 0 to 10, the masks of that many consecutive styles, highest first."""


def covers(masks: Iterable[int]) -> set[int]:
    """Return each set of styles that the cards can stand for, several of them for one style too."""
    fixed = 0
    choices = []
    for mask in masks:
        if mask & (mask - 1):
            choices.append(BITS[mask])
        else:
            fixed |= mask
    reach = {fixed}
    for bits in choices:
        reach = {have | bit for have in reach for bit in bits}
    return reach


def injective(masks: Iterable[int]) -> set[int]:
    """Return each set of styles that the cards can stand for, each card for a style of its own.

    Cards of one style are set first, so that only bridges and wildcards multiply the sets.
    """
    fixed = 0
    choices = []
    for mask in masks:
        if mask & (mask - 1):
            choices.append(BITS[mask])
        elif fixed & mask:
            return set()
        else:
            fixed |= mask
    reach = {fixed}
    for bits in choices:
        reach = {have | bit for have in reach for bit in bits if not have & bit}
    return reach


def match(masks: Sequence[int], window: int) -> list[int | None]:
    """Pair cards with the styles of a window, as many as can be, each style with one card.

    The card whose styles end first chooses first and takes its lowest style that is still free.
    For cards whose styles are neighbors (works, bridges, wildcards) no pairing is larger: a
    pairing that gives this style to another card can give it this card's style instead.

    Returns:
        by position of the card, its bit, or None.
    """
    found: list[int | None] = [None] * len(masks)
    for position in sorted(range(len(masks)), key=masks.__getitem__):
        free = masks[position] & window
        if free:
            bit = free & -free
            found[position] = bit
            window ^= bit
    return found


def style_of(bit: int) -> Style:
    """Return the style of a single bit."""
    return Style(bit.bit_length())


def mask_of(styles: Iterable[int]) -> int:
    """Return the mask of some styles."""
    mask = 0
    for style in styles:
        mask |= 1 << (style - 1)
    return mask
