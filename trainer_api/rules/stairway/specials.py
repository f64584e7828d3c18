"""The special cards: their keys, and which works the restricted ones may hit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer_api.rules.stairway.styles import Category, Style


class Special(StrEnum):
    """A type of special card; all copies of one type are alike and share its key as their id."""

    DEALER = "dealer"
    FORGER = "forger"
    CANCELLED = "cancelled"
    PATRON = "patron"
    CRITIC = "critic"
    AUCTION = "auction"
    RESTORER = "restorer"
    ICONOCLASM = "iconoclasm"
    BRITISH_MUSEUM = "british_museum"
    FREEMASON = "freemason"
    SELF_TAUGHT = "self_taught"
    CARBON14 = "carbon14"
    CONTEXT = "context"
    LOST_WORK = "lost_work"
    UNESCO = "unesco"
    HEIST = "heist"
    AI_TRAP = "ai_trap"
    STUDENT = "student"


@dataclass(frozen=True, slots=True)
class Restriction:
    """The condition of a restricted special: what only a check can tell, and what all can see.

    Attributes:
        styles: the work must be of one of these; a bridge is when either of its styles is.
        category: the work must be of this category, None: of either.
    """

    styles: tuple[Style, ...]
    category: Category | None = None


RESTRICTED: dict[Special, Restriction] = {
    Special.CANCELLED: Restriction((Style(8), Style(9), Style(10))),
    Special.BRITISH_MUSEUM: Restriction((Style(1), Style(2))),
    Special.FREEMASON: Restriction((Style(3), Style(4), Style(5), Style(6)), Category.ARCHITECTURE),
}
"""The specials that a check can refuse, with their conditions."""
