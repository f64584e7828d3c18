"""What the special cards may be aimed at, computed once for a decision."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer_api.rules.stairway.cards import TableCard
    from trainer_api.rules.stairway.state import State


class Board:
    """Lists of possible targets as the player of the turn sees them; all of it is public."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = state.turn
        self.hand = state.hands[state.turn]

    @cached_property
    def own(self) -> tuple[TableCard, ...]:
        """Cards of the own table."""
        return self.state.tables[self.player]

    @cached_property
    def own_names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple([card.id for card in self.own])

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return self.state.clockwise(self.player)[1:]

    @cached_property
    def rival_names(self) -> tuple[str, ...]:
        """Names of all cards on the tables of rivals."""
        tables = self.state.tables
        return tuple([card.id for seat in self.rivals for card in tables[seat]])

    @cached_property
    def open_cards(self) -> tuple[TableCard, ...]:
        """Cards on the tables of rivals that no UNESCO protects."""
        tables = self.state.tables
        return tuple(card for seat in self.rivals for card in tables[seat] if not card.immune)

    @cached_property
    def open_names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple([card.id for card in self.open_cards])

    @cached_property
    def discarded_works(self) -> tuple[str, ...]:
        """Works in the discard; a Lost Work there is none."""
        works = self.state.setup.deck.facts
        return tuple([card for card in self.state.discard if card in works])
