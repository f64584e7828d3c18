"""The whole set of cards as a value: which works there are and what the rules know of them."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from trainer_api.rules.errors import NotFoundError, NotUnderstoodError
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Work:
    """A picture card.

    Attributes:
        id: lower-case letters, digits and single dashes.
        category: painting or architecture.
        styles: its one style, or two neighboring ones in their order (a bridge).
    """

    id: str
    category: Category
    styles: tuple[Style, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A set of works and the specials that have cards; an edition says how many copies play.

    Attributes:
        works: in the order given.
        specials: the types of special card that this deck has.
        fingerprint: 16 hexadecimal digits of what the rules know of the cards, in any order;
            decks with the same fingerprint play the same.
        index: the works by id.
        facts: by id of a work, its category and styles as bits (bit 0 is style 1).

    Raises:
        NotUnderstoodError: ids that repeat, are malformed or a special's key, styles that are not
            one or two neighbors; all problems at once.
    """

    works: tuple[Work, ...]
    specials: tuple[Special, ...] = tuple(Special)
    fingerprint: str = field(init=False, compare=False)
    index: dict[str, Work] = field(init=False, repr=False, compare=False, hash=False)
    facts: dict[str, tuple[Category, int]] = field(
        init=False, repr=False, compare=False, hash=False
    )

    def __post_init__(self) -> None:
        problems: list[str] = []
        index: dict[str, Work] = {}
        for number, work in enumerate(self.works, 1):
            where = f"work {number} ({work.id!r})"
            if not _ID.fullmatch(work.id):
                problems.append(f"{where}: an id is lower-case letters, digits and single dashes")
            if work.id in index:
                problems.append(f"{where}: an earlier work has this id")
            if work.id in set(Special):
                problems.append(f"{where}: this id is the key of a special card")
            if not _is_label(work.styles):
                problems.append(f"{where}: styles are one of 1 to 10 or two neighbors in order")
            index[work.id] = work
        if problems:
            raise NotUnderstoodError("; ".join(problems))
        lines = [
            f"{w.id} {w.category} {'-'.join(str(int(s)) for s in w.styles)}" for w in self.works
        ]
        text = "\n".join(sorted(lines) + sorted(self.specials))
        bits = {w.id: (w.category, sum(1 << (s - 1) for s in w.styles)) for w in self.works}
        object.__setattr__(self, "fingerprint", hashlib.sha256(text.encode()).hexdigest()[:16])
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "facts", bits)

    @classmethod
    def of(cls, rows: Iterable[tuple[str, str, tuple[int, ...]]]) -> Deck:
        """Build a deck from rows of id, category and style numbers.

        Raises:
            NotUnderstoodError: as for the class, or a category or style that does not exist.
        """
        works = []
        for number, (card, category, styles) in enumerate(rows, 1):
            try:
                works.append(Work(card, Category(category), tuple(Style(s) for s in styles)))
            except ValueError as problem:
                raise NotUnderstoodError(f"work {number} ({card!r}): {problem}") from None
        return cls(tuple(works))

    def __contains__(self, card: object) -> bool:
        """Whether this is the id of a work of the deck."""
        return card in self.index

    def work(self, card: str) -> Work:
        """Return the work with this id.

        Raises:
            NotFoundError: no work of the deck has it.
        """
        try:
            return self.index[card]
        except KeyError:
            raise NotFoundError(f"no work of this deck has the id {card!r}") from None


def _is_label(styles: tuple[int, ...]) -> bool:
    inside = all(1 <= style <= 10 for style in styles)
    return inside and (len(styles) == 1 or (len(styles) == 2 and styles[1] - styles[0] == 1))


@cache
def house_deck() -> Deck:
    """Return the house deck: 103 works, this project's own selection."""
    from trainer_api.rules.house_deck import WORKS

    return Deck.of(WORKS)
