"""What any game of this package offers, so that bots, stores and screens need not know which it is.

A game is a value: `apply` returns a new one and changes nothing. Until it is over exactly one
player is to act and has a legal move; `move in game.legal_moves` is the law. A game is played again
from its record: the same deck, rules, seed and moves give the same game on any machine.

Players are seats, numbers from 0 in the order of play; None stands for a spectator. A game's
package has functions `new_game(...)`, with arguments of its own, and `load(text, ...)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MoveT = TypeVar("MoveT")
MoveT_co = TypeVar("MoveT_co", covariant=True)


class Chooser(Protocol):
    """What `sample` needs of a random generator; `random.Random` has it."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1."""
        ...


@runtime_checkable
class LegalMoves(Protocol[MoveT_co]):
    """The moves that the player to act may make: lazy, never empty before the end.

    `in` accepts every legal move. Iterating, counting and sampling may give a bounded part of
    them where combinations are many; the game documents which.
    """

    def count(self) -> int:
        """Return how many moves are listed."""
        ...

    def __iter__(self) -> Iterator[MoveT_co]:
        """Return the listed moves in an order that depends only on what the player may see."""
        ...

    def __contains__(self, move: object) -> bool:
        """Whether the move is legal: what is contained applies, all else is refused."""
        ...

    def __bool__(self) -> bool:
        """Whether there is any, which is so until the game is over."""
        ...

    def sample(self, rng: Chooser) -> MoveT_co:
        """Return one of the listed moves, each equally likely."""
        ...


class Event(Protocol):
    """One fact of what happened, in the form in which someone may see it; `str` is its text."""

    def __str__(self) -> str:
        """Return the text."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: several share, none is possible."""
        ...


@runtime_checkable
class Game(Protocol[MoveT]):
    """One moment of a game."""

    @property
    def to_act(self) -> int | None:
        """The one player who must decide now; None when the game is over."""
        ...

    @property
    def legal_moves(self) -> LegalMoves[MoveT]:
        """What that player may do."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def apply(self, move: MoveT | str, seconds: float | None = None) -> Game[MoveT]:
        """Return the game after a move or its text; `seconds` is recorded, never enforced.

        Raises:
            NotUnderstoodError: the text is no move.
            NotAllowedError: the move is not legal now; nothing has changed.
        """
        ...

    def events_for(self, player: int | None) -> Sequence[Event]:
        """Return what the last move did, as a player may see it."""
        ...

    def view(self, player: int | None) -> object:
        """Return what a player may know of the game now; `str` of it is readable text."""
        ...

    def can_undo(self, player: int) -> bool:
        """Whether the last move was this player's and showed nothing secret."""
        ...

    def save(self) -> str:
        """Return the record as text. It holds the seed: keep it secret until the end."""
        ...
