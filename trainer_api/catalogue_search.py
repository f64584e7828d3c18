"""Finds a card by what a player calls it: id, code, title or name, in either language."""

from __future__ import annotations

import difflib
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trainer_api.cards import SpecialInfo, Work

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer_api.catalogue import Catalogue

_NEAR: Final = 5
_CUTOFF: Final = 0.75
_PART: Final = 0.95  # a name that is alike as a whole comes before one that has alike words

Card = Work | SpecialInfo


@dataclass(frozen=True, slots=True)
class Found:
    """What a search gave.

    Attributes:
        card: the one card that was meant, or None.
        near: without a card, up to 5 that may have been meant, the likeliest first.
    """

    card: Card | None
    near: tuple[Card, ...] = ()


def find(catalogue: Catalogue, words: str) -> Found:
    """Find the card that is called so.

    Case, accents and signs do not matter. A card whose id, title or name is exactly the words
    comes first, then one with this code, then the only one that has them as part of its title;
    else the near misses.
    """
    cards: tuple[Card, ...] = (*catalogue.works, *catalogue.specials)
    wanted = fold(words)
    if not wanted:
        return Found(None)
    names = [(card, _names(card)) for card in cards]
    exact = [card for card, called in names if wanted in called]
    if not exact and (coded := catalogue.by_code(words)) is not None:
        exact = [coded]
    if len(exact) == 1:
        return Found(exact[0])
    if exact:
        return Found(None, tuple(exact[:_NEAR]))
    part = [card for card, called in names if any(f" {wanted} " in f" {name} " for name in called)]
    if len(part) == 1:
        return Found(part[0])
    return Found(None, tuple(_unique([*part, *_alike(wanted, names)])[:_NEAR]))


def fold(words: str) -> str:
    """Return words in lower case without accents and signs, single blanks between them."""
    bare = unicodedata.normalize("NFKD", words.casefold())
    kept = (c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join("".join(kept).split())


def _names(card: Card) -> tuple[str, ...]:
    """Return everything that a card is called, folded."""
    called = card.title if isinstance(card, Work) else card.name
    return tuple(dict.fromkeys(fold(name) for name in (card.id, called.en, called.es)))


def _alike(wanted: str, names: Sequence[tuple[Card, tuple[str, ...]]]) -> list[Card]:
    """Return the cards with a name spelled much like the words, the most alike first."""
    scores = [(max(_likeness(wanted, name) for name in called), card) for card, called in names]
    scores.sort(key=lambda pair: -pair[0])
    return [card for score, card in scores if score >= _CUTOFF]


def _likeness(wanted: str, name: str) -> float:
    """Return 0 to 1: how alike a name is as a whole, or how well each word finds one in it."""
    whole = difflib.SequenceMatcher(a=name, b=wanted).ratio()
    best = [
        max(difflib.SequenceMatcher(a=there, b=word).ratio() for there in name.split())
        for word in wanted.split()
    ]
    return max(whole, sum(best) / len(best) * _PART)


def _unique(cards: Sequence[Card]) -> list[Card]:
    """Return the cards in their order, each once."""
    return list({card.id: card for card in cards}.values())
