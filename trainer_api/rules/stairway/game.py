"""A game as a value: what it asks, what may be answered, what it becomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from trainer_api.rules.errors import NotAllowedError, NotFoundError, NotUnderstoodError
from trainer_api.rules.stairway.deck import Deck, house_deck
from trainer_api.rules.stairway.editions import Edition, edition_named
from trainer_api.rules.stairway.events import HIDDEN, Event, EventKind
from trainer_api.rules.stairway.knowledge import Knowledge
from trainer_api.rules.stairway.legal import RULES, LegalMoves
from trainer_api.rules.stairway.moves import Move
from trainer_api.rules.stairway.setup import Checks, Opening, Setup
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.state import Decision, State
from trainer_api.rules.stairway.transition import Transition
from trainer_api.rules.stairway.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trainer_api.rules import protocol
    from trainer_api.rules.stairway.outcome import Outcome

    def _conforms(game: Game) -> protocol.Game[Move]:
        """Hold, when types are checked, that this game is what the protocol says."""
        return game


RULES_VERSION = 1
"""Changes when the same record would play another game."""

_REVEALING = frozenset({EventKind.CHECK, EventKind.LEARN, EventKind.SEE, EventKind.SHUFFLE})


class Played(NamedTuple):
    """One move of the record: who made it, and how long that took, where the caller said so."""

    player: int
    move: Move
    seconds: float | None


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """One moment of a game, with the way there. `apply` returns a new value, this one stays.

    Attributes:
        state: all zones of the cards, hidden ones too; show players a `view` instead.
        played: the moves so far.
        events: what the last move did (at first, the deal), in full; see `Event.seen_by`.
        errors: what `load` had to leave out.
    """

    state: State
    played: tuple[Played, ...] = ()
    events: tuple[Event, ...] = ()
    errors: tuple[str, ...] = ()
    _legal: LegalMoves = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_legal", LegalMoves(self.state))

    @property
    def setup(self) -> Setup:
        """What is fixed: players, edition, mode, checks, deck, and the secret seed."""
        return self.state.setup

    @property
    def to_act(self) -> int | None:
        """The one player who must decide now; None when the game is over."""
        return self.state.to_act if self.state.outcome is None else None

    @property
    def asked(self) -> Decision | None:
        """What that player is asked; None when the game is over."""
        return self.state.asked if self.state.outcome is None else None

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that the player to act may make; none only when the game is over."""
        return self._legal

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(played.move for played in self.played)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def apply(self, move: Move | str, seconds: float | None = None) -> Game:
        """Return the game after a move of the player to act.

        Args:
            move: the move or its text.
            seconds: how long the decision took, at least 0; recorded to a tenth, never enforced.

        Raises:
            NotUnderstoodError: the text is no move, or the seconds are no such number.
            NotAllowedError: the move is not legal now; the message says why.
        """
        made = Move.parse(move) if isinstance(move, str) else move
        if seconds is not None:
            if not 0 <= seconds < float("inf"):
                raise NotUnderstoodError(f"seconds must be a number from 0, not {seconds}")
            seconds = round(float(seconds), 1)
        refusal = self._legal.refusal(made)
        if refusal is not None:
            raise NotAllowedError(refusal)
        state = self.state
        t = Transition(state)
        _tell_act(t, state.to_act, made)
        RULES[state.asked].apply(t, made)
        played = (*self.played, Played(state.to_act, made, seconds))
        return Game(t.freeze(), played, tuple(t.events))

    def view(self, player: int | None) -> View:
        """Return what a player sees; None: a spectator.

        Raises:
            NotFoundError: no such seat.
        """
        return view_of(self.state, self._seat(player))

    def events_for(self, player: int | None) -> tuple[Event, ...]:
        """Return what the last move did, as a player may see it; None: a spectator.

        Raises:
            NotFoundError: no such seat.
        """
        seat = self._seat(player)
        return tuple(event.seen_by(seat) for event in self.events)

    def can_undo(self, player: int) -> bool:
        """Whether the last move was this player's and showed nobody anything secret.

        Then the caller may go on from the game before it. A drawn card, a seen hand, a check, a
        style told, a shuffle and the end of the game cannot be taken back.
        """
        if not self.played or self.played[-1].player != player or self.outcome is not None:
            return False
        return not any(
            event.kind in _REVEALING or event.words[1:2] == ("draw_pile",) for event in self.events
        )

    def history(self) -> Iterator[Game]:
        """Return the game at every moment from the deal to now, played anew."""
        game = begin(self.setup)
        yield game
        for played in self.played:
            game = game.apply(played.move, played.seconds)
            yield game

    def save(self) -> str:
        """Return the record as text, which `load` reads back. It holds the seed: keep it secret."""
        from trainer_api.rules.stairway.record import save

        return save(self)

    def _seat(self, player: int | None) -> int | None:
        if player is not None and not 0 <= player < self.setup.players:
            raise NotFoundError(
                f"there is no player {player}; seats are 0 to {self.setup.players - 1}"
            )
        return player

    def __repr__(self) -> str:
        setup = self.setup
        now = f"player {self.to_act}: {self.asked}" if self.outcome is None else "over"
        return (
            f"<Game {setup.edition.name}, mode {setup.mode}, {setup.players} players, "
            f"{len(self.played)} moves, {now}>"
        )


def _tell_act(t: Transition, player: int, move: Move) -> None:
    """Tell which move is made; a look at a card of the own hand is not shown to the others."""
    words = (str(player), *str(move).split())
    if move.special is Special.CARBON14 and move.cards[0] in t.hands[player]:
        t.tell_one(player, EventKind.ACT, words, (*words[:-1], HIDDEN))
    else:
        t.tell(EventKind.ACT, *words)


def new_game(
    players: int,
    edition: str | Edition = "en",
    mode: int = 5,
    *,
    seed: int,
    checks: str | Checks = Checks.ALWAYS,
    deck: Deck | None = None,
    opening: Opening | None = None,
) -> Game:
    """Shuffle, deal and draw the first player.

    Args:
        players: 2 to 6.
        edition: its name or value.
        mode: works in a stairway, one of the edition's modes.
        seed: of the one random stream; the same seed deals the same game. Keep it secret.
        checks: "always" or "on-challenge".
        deck: the house deck when None.
        opening: an arranged deal instead; the seed then only shuffles the discard.

    Raises:
        NotFoundError: there is no such edition.
        NotUnderstoodError: a value out of range; all at once.
        NotAllowedError: the deck is too small.
    """
    if checks not in set(Checks):
        known = ", ".join(Checks)
        raise NotUnderstoodError(f"checks must be one of {known}, not {checks!r}")
    whole = house_deck() if deck is None else deck
    return begin(Setup(players, edition_named(edition), mode, Checks(checks), whole, seed, opening))


def begin(setup: Setup) -> Game:
    """Return the game of a setup before its first move."""
    opening, position = setup.deal()
    nothing: tuple[()] = ()
    state = State(
        setup=setup,
        hands=opening.hands,
        tables=(nothing,) * setup.players,
        draw_pile=opening.draw_pile,
        discard=(),
        out=(),
        resolving=(),
        refill=(),
        position=position,
        turn=opening.first,
        turns=0,
        step=Decision.DRAW,
        draws=0,
        pending=None,
        knowledge=Knowledge({}, ({},) * setup.players),
        outcome=None,
    )
    t = Transition(state)
    for seat, hand in enumerate(opening.hands):
        zones = ("draw_pile", f"hand.{seat}")
        for card in hand:
            t.tell_one(seat, EventKind.CARD, (card, *zones), (HIDDEN, *zones))
    t.begin_turn(opening.first)
    return Game(t.freeze(), events=tuple(t.events))
