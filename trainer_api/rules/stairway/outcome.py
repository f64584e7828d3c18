"""How a game ended, and who has the best stairway when the cards ran out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.verdict import LOST_WORK, LostWork, longest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer_api.rules.stairway.cards import TableCard
    from trainer_api.rules.stairway.deck import Deck


class Termination(StrEnum):
    """Why a game is over."""

    STAIRWAY = "stairway"
    UNCHALLENGED = "unchallenged"
    EXHAUSTION = "exhaustion"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        termination: a stairway that a check found right, one that nobody challenged, or no cards
            left to draw.
        winners: seats; several share a win by exhaustion, none when no card lies anywhere.
        stairways: for each winner the cards of the winning stairway, by name.
    """

    termination: Termination
    winners: tuple[int, ...]
    stairways: tuple[tuple[str, ...], ...]

    @property
    def stairway(self) -> tuple[str, ...]:
        """The cards of the (first) winner's stairway; empty when nobody won."""
        return self.stairways[0] if self.stairways else ()


def exhaustion(tables: Sequence[Sequence[TableCard]], deck: Deck) -> Outcome:
    """Return the outcome when no card can be drawn: the longest, then highest stairway wins."""
    ranked = []
    for seat, table in enumerate(tables):
        open_cards = [card for card in table if not card.blocked]
        works = [card.id for card in open_cards if not card.lost]
        lost = [card for card in open_cards if card.lost]
        found = longest(works, [LostWork(c.category, c.style) for c in lost], deck=deck)
        if found:
            ranked.append((found.rank, seat, _named(found.assignment, lost, found.category)))
    best = max((rank for rank, _, _ in ranked), default=None)
    winners = [(seat, cards) for rank, seat, cards in ranked if rank == best]
    return Outcome(
        Termination.EXHAUSTION,
        tuple(seat for seat, _ in winners),
        tuple(cards for _, cards in winners),
    )


def _named(
    assignment: Sequence[tuple[str, int]], lost: Sequence[TableCard], category: str
) -> tuple[str, ...]:
    """Return the sorted names, a Lost Work by its number: one declared so, else an open one."""
    left = sorted(
        (c for c in lost if c.category == category), key=lambda c: (c.style is None, c.id)
    )
    names = []
    for name, style in assignment:
        if name == LOST_WORK:
            card = next(c for c in left if c.style in (style, None))
            left.remove(card)
            names.append(card.id)
        else:
            names.append(name)
    return tuple(sorted(names))
