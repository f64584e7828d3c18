"""A scratch pad between two states: cards move, every move is told as an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.rules.stairway.cards import LOST_WORK, TableCard
from trainer_api.rules.stairway.events import HIDDEN, Event, EventKind
from trainer_api.rules.stairway.state import Decision, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from trainer_api.rules.stairway.specials import Special


class Transition:
    """Starts as a copy of a state, is changed, and freezes into the next one.

    The fields are those of `State`, hands and tables as lists that are replaced seat by seat, so
    that what does not change is shared. `events` grows as cards move.
    """

    __slots__ = (
        "discard", "draw_pile", "draws", "events", "hands", "knowledge", "out", "outcome",
        "pending", "position", "refill", "resolving", "setup", "step", "tables", "turn", "turns",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.setup = state.setup
        self.hands = list(state.hands)
        self.tables = list(state.tables)
        self.draw_pile = state.draw_pile
        self.discard = state.discard
        self.out = state.out
        self.resolving = state.resolving
        self.refill = state.refill
        self.position = state.position
        self.turn = state.turn
        self.turns = state.turns
        self.step = state.step
        self.draws = state.draws
        self.pending = state.pending
        self.knowledge = state.knowledge
        self.outcome = state.outcome
        self.events: list[Event] = []

    def freeze(self) -> State:
        """Return the state that the scratch pad shows."""
        return State(
            self.setup,
            tuple(self.hands),
            tuple(self.tables),
            self.draw_pile,
            self.discard,
            self.out,
            self.resolving,
            self.refill,
            self.position,
            self.turn,
            self.turns,
            self.step,
            self.draws,
            self.pending,
            self.knowledge,
            self.outcome,
        )

    # Telling

    def tell(self, kind: EventKind, *words: str) -> None:
        """Add an event that everybody sees."""
        self.events.append(Event(kind, words))

    def tell_one(
        self, owner: int, kind: EventKind, words: tuple[str, ...], veiled: tuple[str, ...]
    ) -> None:
        """Add an event that only one player sees in full."""
        self.events.append(Event(kind, words, owner, veiled))

    def _moved(self, card: str, origin: str, target: str) -> None:
        self.events.append(Event(EventKind.CARD, (card, origin, target)))

    # Moving cards

    def draw_to_hand(self, player: int) -> None:
        """Move the top card of the draw pile to a hand; only the owner sees which."""
        card = self.draw_pile[0]
        self.draw_pile = self.draw_pile[1:]
        self.hands[player] += (card,)
        hand = f"hand.{player}"
        self.tell_one(
            player, EventKind.CARD, (card, "draw_pile", hand), (HIDDEN, "draw_pile", hand)
        )

    def draw_to_resolve(self) -> None:
        """Show the top card of the draw pile, a trap."""
        card = self.draw_pile[0]
        self.draw_pile = self.draw_pile[1:]
        self.resolving += (card,)
        self._moved(card, "draw_pile", "resolving")

    def drop(self, player: int, card: str) -> None:
        """Take a card out of a hand; the caller says where it goes."""
        hand = self.hands[player]
        place = hand.index(card)
        self.hands[player] = hand[:place] + hand[place + 1 :]

    def hand_to_discard(self, player: int, card: str) -> None:
        """Move a card from a hand to the discard."""
        self.drop(player, card)
        self.discard += (card,)
        self._moved(card, f"hand.{player}", "discard")

    def hand_to_resolve(self, player: int, card: str) -> None:
        """Move a special from a hand to where it resolves."""
        self.drop(player, card)
        self.resolving += (card,)
        self._moved(card, f"hand.{player}", "resolving")

    def hand_to_table(self, player: int, card: str, laid: TableCard) -> None:
        """Lay a card from the hand on the own table."""
        self.drop(player, card)
        self.tables[player] += (laid,)
        self._moved(laid.id, f"hand.{player}", f"table.{player}")

    def resolved(self, special: Special, target: str = "discard") -> None:
        """Move a special whose effect is over to the discard or out of the game."""
        self._unresolve(special)
        if target == "discard":
            self.discard += (special.value,)
        else:
            self.out += (special.value,)
        self._moved(special.value, "resolving", target)

    def _unresolve(self, special: Special) -> None:
        place = self.resolving.index(special)
        self.resolving = self.resolving[:place] + self.resolving[place + 1 :]

    def take(self, card: str) -> tuple[int, TableCard]:
        """Take a card off its table; the caller says where it goes."""
        owner, found = self.laid(card)
        self.tables[owner] = tuple([other for other in self.tables[owner] if other is not found])
        return owner, found

    def table_to_discard(self, card: str, *, bottom: bool = False) -> None:
        """Move a table card to the discard, and what is attached to it after it."""
        player, found = self.take(card)
        if bottom:
            self.discard = (found.off_table, *self.discard)
        else:
            self.discard += (found.off_table,)
        self._moved(card, f"table.{player}", "discard.bottom" if bottom else "discard")
        self._shed(found)

    def lose_own(self, player: int, card: str) -> None:
        """Discard a card of a player's table, or else of the hand."""
        if any(laid.id == card for laid in self.tables[player]):
            self.table_to_discard(card)
        else:
            self.hand_to_discard(player, card)

    def table_to_hand(self, card: str, player: int) -> None:
        """Move a table card into a hand; what is attached goes to the discard."""
        owner, found = self.take(card)
        self.hands[player] += (found.off_table,)
        self._moved(card, f"table.{owner}", f"hand.{player}")
        self._shed(found)

    def table_to_out(self, card: str) -> None:
        """Move a table card out of the game; what is attached goes to the discard."""
        owner, found = self.take(card)
        self.out += (found.off_table,)
        self._moved(card, f"table.{owner}", "out")
        self._shed(found)

    def table_to_table(self, card: str, player: int) -> None:
        """Move a card to another table with all that is attached to it."""
        owner, found = self.take(card)
        self.tables[player] += (found,)
        self._moved(card, f"table.{owner}", f"table.{player}")

    def discard_to_hand(self, card: str, player: int) -> None:
        """Move a work from anywhere in the discard into a hand."""
        place = self.discard.index(card)
        self.discard = self.discard[:place] + self.discard[place + 1 :]
        self.hands[player] += (card,)
        self._moved(card, "discard", f"hand.{player}")

    def _shed(self, card: TableCard) -> None:
        for special in card.attached:
            self.discard += (special.value,)
            self._moved(special.value, f"on.{card.id}", "discard")

    def attach(self, special: Special, card: str) -> None:
        """Attach a special that resolves to a table card."""
        self._unresolve(special)
        self._exchange(card, lambda found: found.attach(special))
        self._moved(special.value, "resolving", f"on.{card}")

    def lift(self, special: Special, card: str) -> None:
        """Take an attachment off a table card, to the discard."""
        self._exchange(card, lambda found: found.detach(special))
        self.discard += (special.value,)
        self._moved(special.value, f"on.{card}", "discard")

    def _exchange(self, card: str, change: Callable[[TableCard], TableCard]) -> None:
        owner, found = self.laid(card)
        after = change(found)
        self.tables[owner] = tuple(
            [after if other is found else other for other in self.tables[owner]]
        )

    def next_lost_work(self) -> str:
        """Return the name for a Lost Work about to be laid: the lowest number that is free."""
        used = {found.id for table in self.tables for found in table if found.lost}
        return next(
            name
            for number in range(1, len(used) + 2)
            if (name := f"{LOST_WORK}.{number}") not in used
        )

    # The turn

    def begin_turn(self, player: int) -> None:
        """Give the turn to a seat."""
        self.turn = player
        self.turns += 1
        self.step = Decision.DRAW
        self.pending = None
        self.tell(EventKind.TURN, str(player))

    def laid(self, card: str) -> tuple[int, TableCard]:
        """Return the seat on whose table a card lies, and the card, which must lie on one."""
        return next(
            (seat, found)
            for seat, table in enumerate(self.tables)
            for found in table
            if found.id == card
        )

    def owner(self, card: str) -> int:
        """Return the seat on whose table the card lies."""
        return self.laid(card)[0]

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return all seats, beginning with `start`."""
        players = len(self.hands)
        return tuple((start + step) % players for step in range(players))
