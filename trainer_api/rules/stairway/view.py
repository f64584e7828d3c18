"""What one player, or a spectator, may know of a game at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.knowledge import labels_in
from trainer_api.rules.stairway.state import HandSeen

if TYPE_CHECKING:
    from trainer_api.rules.stairway.outcome import Outcome
    from trainer_api.rules.stairway.setup import Checks
    from trainer_api.rules.stairway.state import Decision, Hand, Pending, State, Table
    from trainer_api.rules.stairway.styles import Style


@dataclass(frozen=True, slots=True)
class View:
    """A game as one player sees it: nothing here depends on what that player may not know.

    Attributes:
        player: whose view; None: a spectator's.
        players: how many play.
        edition: its name.
        mode: works in a stairway.
        checks: when claims are checked.
        to_act: the seat that is asked, None when the game is over.
        asked: what it is asked, None when the game is over.
        turn: whose turn it is.
        turns: turns begun so far.
        hand: the own hand in order of arrival; empty for a spectator.
        hand_sizes: cards in each hand.
        tables: the cards on each table.
        draw_pile: cards left to draw.
        discard: the bottom first.
        out: cards out of the game.
        resolving: special cards whose effect is not over.
        shuffled: whether the discard has become the draw pile.
        pending: the question in between, all of it public: offer, bid, claim.
        seen: the rival's hand that this player looks at now (the Critic), sorted.
        knowledge: by work, where something is known, the labels still possible for this player.
        outcome: None while the game goes on.
    """

    player: int | None
    players: int
    edition: str
    mode: int
    checks: Checks
    to_act: int | None
    asked: Decision | None
    turn: int
    turns: int
    hand: Hand
    hand_sizes: tuple[int, ...]
    tables: tuple[Table, ...]
    draw_pile: int
    discard: tuple[str, ...]
    out: tuple[str, ...]
    resolving: tuple[str, ...]
    shuffled: bool
    pending: Pending | None
    seen: tuple[str, ...]
    knowledge: tuple[tuple[str, tuple[tuple[Style, ...], ...]], ...]
    outcome: Outcome | None

    def __str__(self) -> str:
        """Readable text, one fact a line."""
        who = "spectator" if self.player is None else f"player {self.player}"
        rules = f"{self.edition}, mode {self.mode}, {self.players} players, checks {self.checks}"
        lines = [f"view of {who}: {rules}", f"turn {self.turns} of player {self.turn}"]
        if self.outcome is None:
            lines.append(f"player {self.to_act} to act: {self.asked}")
        else:
            winners = ", ".join(map(str, self.outcome.winners)) or "nobody"
            lines.append(f"over by {self.outcome.termination}, winners: {winners}")
        if self.player is not None:
            lines.append(f"hand: {' '.join(self.hand)}")
        if self.seen:
            lines.append(f"seen hand: {' '.join(self.seen)}")
        for seat, table in enumerate(self.tables):
            cards = " ".join(map(str, table))
            lines.append(f"table {seat} (hand of {self.hand_sizes[seat]}): {cards}")
        lines.append(f"draw pile: {self.draw_pile}{', shuffled once' if self.shuffled else ''}")
        piles = (("discard", self.discard), ("out", self.out), ("resolving", self.resolving))
        lines += [f"{name}: {' '.join(cards)}" for name, cards in piles]
        for work, labels in self.knowledge:
            told = " ".join("-".join(str(int(style)) for style in label) for label in labels)
            lines.append(f"known of {work}: {told}")
        return "\n".join(line.rstrip() for line in lines)


def view_of(state: State, player: int | None) -> View:
    """Return what a player, or a spectator (None), sees of a state."""
    setup, over, pending = state.setup, state.outcome is not None, state.pending
    seen: Hand = ()
    if isinstance(pending, HandSeen) and pending.player == player:
        seen = tuple(sorted(state.hands[pending.rival]))
    known = state.knowledge.narrowed(player)
    return View(
        player=player,
        players=setup.players,
        edition=setup.edition.name,
        mode=setup.mode,
        checks=setup.checks,
        to_act=None if over else state.to_act,
        asked=None if over else state.asked,
        turn=state.turn,
        turns=state.turns,
        hand=() if player is None else state.hands[player],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        tables=state.tables,
        draw_pile=len(state.draw_pile),
        discard=state.discard,
        out=state.out,
        resolving=state.resolving,
        shuffled=bool(state.refill),
        pending=pending,
        seen=seen,
        knowledge=tuple((work, labels_in(mask)) for work, mask in known.items()),
        outcome=state.outcome,
    )
