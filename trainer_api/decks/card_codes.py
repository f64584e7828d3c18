"""The short opaque code of every card, which its QR carries."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Digits and capitals without 0, 1, I and O, which look alike in print."""

LENGTH: Final = 4


def card_codes(ids: Iterable[str]) -> dict[str, str]:
    """Return a code for each id: four characters that tell nothing about the card.

    A code is the start of the SHA-256 of the id. Two ids with the same code: the one that comes
    first in alphabetical order keeps it, the other takes the hash of its next attempt; so the
    codes depend on the set of ids and not on its order. For the 121 cards of a deck a clash has a
    probability of 0.7 %.
    """
    taken: dict[str, str] = {}
    for card in sorted(set(ids)):
        attempt = 0
        while (code := _code(card, attempt)) in taken:
            attempt += 1
        taken[code] = card
    return {card: code for code, card in taken.items()}


def _code(card: str, attempt: int) -> str:
    """Return the code of one attempt: 20 bits of the hash, 5 a character."""
    digest = hashlib.sha256(f"{card}#{attempt}".encode()).digest()
    number = int.from_bytes(digest[:3], "big") >> 4
    return "".join(ALPHABET[number >> shift & 31] for shift in (15, 10, 5, 0))
