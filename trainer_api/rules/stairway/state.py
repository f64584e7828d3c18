"""Everything that a game is at one moment, as one frozen value, and whom it asks for what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, TypeVar

if TYPE_CHECKING:
    from trainer_api.rules.stairway.cards import TableCard
    from trainer_api.rules.stairway.knowledge import Knowledge
    from trainer_api.rules.stairway.outcome import Outcome
    from trainer_api.rules.stairway.setup import Setup
    from trainer_api.rules.stairway.specials import Special
    from trainer_api.rules.stairway.styles import Style

Hand = tuple[str, ...]
Table = tuple["TableCard", ...]


class Decision(StrEnum):
    """What the player to act is asked. The first five are the steps of a turn, in order."""

    DRAW = "draw"
    PLACE = "place"
    SPECIALS = "specials"
    LIMITS = "limits"
    DECLARE = "declare"
    TRAP = "trap"
    SWAP = "swap"
    CRITIC = "critic"
    BID = "bid"
    ICONOCLASM = "iconoclasm"
    HEIST = "heist"
    CHALLENGE = "challenge"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class TrapShown:
    """A trap was drawn: its drawer loses a Painting."""

    decision: ClassVar[Decision] = Decision.TRAP
    player: int


@dataclass(frozen=True, slots=True)
class SwapOffered:
    """A Dealer's offer waits for the rival, who would get `give` and lose `take`."""

    decision: ClassVar[Decision] = Decision.SWAP
    player: int
    give: tuple[str, ...]
    take: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandSeen:
    """The Critic's player looks at a rival's hand and picks a card."""

    decision: ClassVar[Decision] = Decision.CRITIC
    player: int
    rival: int


@dataclass(frozen=True, slots=True)
class Bidding:
    """An Auction for a card: `player` bids or stops; who plays the turn bids first."""

    decision: ClassVar[Decision] = Decision.BID
    player: int
    card: str
    owner: int
    bids: int = 0


@dataclass(frozen=True, slots=True)
class Breaking:
    """An Iconoclasm: `player` loses a card, `waiting` are asked after."""

    decision: ClassVar[Decision] = Decision.ICONOCLASM
    player: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stealing:
    """A Heist: the owner reports it or yields the card."""

    decision: ClassVar[Decision] = Decision.HEIST
    player: int
    card: str


@dataclass(frozen=True, slots=True)
class SpecialClaimed:
    """A restricted special may be challenged by `player`, then by those waiting."""

    decision: ClassVar[Decision] = Decision.CHALLENGE
    player: int
    waiting: tuple[int, ...]
    special: Special
    card: str


@dataclass(frozen=True, slots=True)
class StairwayClaimed:
    """A stairway may be challenged by `player`, then by those waiting."""

    decision: ClassVar[Decision] = Decision.CHALLENGE
    player: int
    waiting: tuple[int, ...]
    cards: tuple[str, ...]
    styles: tuple[tuple[str, Style], ...]


@dataclass(frozen=True, slots=True)
class Losing:
    """A stairway was wrong: its player chooses the cards to lose."""

    decision: ClassVar[Decision] = Decision.PENALTY
    player: int
    cards: tuple[str, ...]


Pending = (
    TrapShown
    | SwapOffered
    | HandSeen
    | Bidding
    | Breaking
    | Stealing
    | SpecialClaimed
    | StairwayClaimed
    | Losing
)

Question = TypeVar("Question")


def waiting_for(pending: object, kind: type[Question]) -> Question:
    """Return the pending question, which must be of this kind, with its type.

    Raises:
        TypeError: it is another; a bug of the engine.
    """
    if isinstance(pending, kind):
        return pending
    raise TypeError(f"the engine expected a {kind.__name__} and found {pending!r}")


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game.

    Attributes:
        setup: what is fixed.
        hands: by seat, in order of arrival; secret.
        tables: by seat, in order of arrival, which means nothing.
        draw_pile: the card on top first; secret.
        discard: the bottom first; public.
        out: cards out of the game.
        resolving: special cards played or drawn whose effect is not over.
        refill: the draw pile that was shuffled from the discard, as it was then; empty before.
        position: how much of the random stream is used.
        turn: the seat whose turn it is.
        turns: turns begun so far.
        step: the step of the turn.
        draws: cards still to be drawn in the drawing under way.
        pending: the question in between that must be answered first, None: the step's own.
        knowledge: what players were told of styles.
        outcome: None while the game goes on.
    """

    setup: Setup
    hands: tuple[Hand, ...]
    tables: tuple[Table, ...]
    draw_pile: tuple[str, ...]
    discard: tuple[str, ...]
    out: tuple[str, ...]
    resolving: tuple[str, ...]
    refill: tuple[str, ...]
    position: int
    turn: int
    turns: int
    step: Decision
    draws: int
    pending: Pending | None
    knowledge: Knowledge
    outcome: Outcome | None

    @property
    def to_act(self) -> int:
        """The seat that is asked; after the end, the one that was asked last."""
        return self.turn if self.pending is None else self.pending.player

    @property
    def asked(self) -> Decision:
        """What that seat is asked."""
        return self.step if self.pending is None else self.pending.decision

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return all seats, beginning with `start`."""
        players = len(self.hands)
        return tuple((start + step) % players for step in range(players))
