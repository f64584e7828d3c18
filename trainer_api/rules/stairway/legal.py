"""The legal moves of a state: lazy, countable, and the law on what `apply` takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trainer_api.rules.stairway import answers, claims, turn
from trainer_api.rules.stairway.moves import Move, MoveKind
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.state import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trainer_api.rules.protocol import Chooser
    from trainer_api.rules.stairway.groups import Group
    from trainer_api.rules.stairway.state import State
    from trainer_api.rules.stairway.transition import Transition


class Rule(NamedTuple):
    """A decision: the moves that it offers, and what each does."""

    offers: Callable[[State], list[Group]]
    apply: Callable[[Transition, Move], None]
    asks: str


RULES: dict[Decision, Rule] = {
    Decision.DRAW: Rule(turn.draw_moves, turn.draw, "draw (or patron, by the leaflet)"),
    Decision.PLACE: Rule(turn.place_moves, turn.place, "place, discard or done"),
    Decision.SPECIALS: Rule(turn.special_moves, turn.special, "play or done"),
    Decision.LIMITS: Rule(turn.limit_moves, turn.limit, "discard"),
    Decision.DECLARE: Rule(turn.declare_moves, turn.declare, "declare or end"),
    Decision.TRAP: Rule(answers.trap_moves, answers.trap, "discard or pass"),
    Decision.SWAP: Rule(answers.swap_moves, answers.swap, "accept or decline"),
    Decision.CRITIC: Rule(answers.critic_moves, answers.critic, "pick"),
    Decision.BID: Rule(answers.bid_moves, answers.bid, "bid or stop"),
    Decision.ICONOCLASM: Rule(answers.iconoclasm_moves, answers.iconoclasm, "discard or context"),
    Decision.HEIST: Rule(answers.heist_moves, answers.heist, "report or yield"),
    Decision.CHALLENGE: Rule(claims.challenge_moves, claims.challenge, "challenge or pass"),
    Decision.PENALTY: Rule(claims.penalty_moves, claims.penalty, "lose"),
}
"""By what is asked: the offers, the effect, and the words for a refusal."""


class LegalMoves:
    """The moves that the player to act may make.

    `move in legal_moves` is the law: what it holds applies, all else is refused. Iterating,
    counting and sampling give the listed part: every move but for swaps (at most one card on
    either side) and declared styles of Lost Works (see `Declarations`). Nothing is built before
    it is asked for.
    """

    __slots__ = ("_groups", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._groups: list[Group] | None = None

    @property
    def groups(self) -> list[Group]:
        """The moves in groups of like ones; empty when the game is over."""
        if self._groups is None:
            over = self._state.outcome is not None
            self._groups = [] if over else RULES[self._state.asked].offers(self._state)
        return self._groups

    def count(self) -> int:
        """Return how many moves are listed."""
        return sum([len(group) for group in self.groups])

    def __bool__(self) -> bool:
        return self._state.outcome is None

    def __iter__(self) -> Iterator[Move]:
        for group in self.groups:
            for number in range(len(group)):
                yield group[number]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.refusal(move) is None

    def sample(self, rng: Chooser) -> Move:
        """Return one of the listed moves, each equally likely.

        Raises:
            IndexError: the game is over.
        """
        groups = self.groups
        sizes = [len(group) for group in groups]
        number = rng.randrange(sum(sizes)) if groups else 0
        for group, size in zip(groups, sizes, strict=True):
            if number < size:
                return group[number]
            number -= size
        raise IndexError("the game is over, there is no move")

    def refusal(self, move: Move) -> str | None:
        """Return why a move is refused: what is wrong and what is asked; None: it is legal."""
        if self._state.outcome is not None:
            return "the game is over"
        for group in self.groups:
            if group.kind is move.kind and group.special is move.special:
                return group.refusal(move)
        return self._stranger(move)

    def _stranger(self, move: Move) -> str:
        """Say why no group knows a move."""
        state = self._state
        if state.asked is Decision.SPECIALS and move.kind is MoveKind.PLAY and move.special:
            if move.special is Special.LOST_WORK:
                return "a lost_work is placed in the place step, not played"
            return f"no {move.special} in your hand"
        if state.asked is Decision.PLACE and move.kind is MoveKind.PLACE and move.special:
            return f"no {move.special} in your hand"
        return f"player {state.to_act} is asked to {RULES[state.asked].asks}, not '{move}'"
