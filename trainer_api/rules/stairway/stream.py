"""One stream of random numbers from a seed: the same on any machine, in any Python.

The generator is SHA-256 in counter mode: block i is the digest of "stairway SEED i", read as four
big-endian 64-bit words. A place in the stream is the number of words used, so that a state needs
no more than two integers, and nothing can be told of the seed from what was drawn.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_WORDS = 4
_RANGE = 1 << 64


@dataclass(slots=True)
class Stream:
    """A reader of the stream; `position` says where to go on.

    Attributes:
        seed: any integer.
        position: words used so far.
    """

    seed: int
    position: int = 0

    def word(self) -> int:
        """Return the next 64 random bits."""
        block, place = divmod(self.position, _WORDS)
        digest = hashlib.sha256(f"stairway {self.seed} {block}".encode()).digest()
        self.position += 1
        return int.from_bytes(digest[8 * place : 8 * place + 8], "big")

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely (words too high are skipped)."""
        fair = _RANGE - _RANGE % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit

    def shuffle(self, cards: Sequence[str]) -> tuple[str, ...]:
        """Return the cards in random order (Fisher and Yates, from the last place down)."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)
