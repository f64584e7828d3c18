"""Drawing: traps that interrupt it, the discard shuffled once, the end when nothing is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.rules.stairway.events import EventKind
from trainer_api.rules.stairway.outcome import Outcome, exhaustion
from trainer_api.rules.stairway.setup import TRAP
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.state import Decision, TrapShown
from trainer_api.rules.stairway.stream import Stream

if TYPE_CHECKING:
    from trainer_api.rules.stairway.transition import Transition


def run_draws(t: Transition) -> None:
    """Draw the cards that are still to be drawn; a trap stops it until it is answered."""
    t.pending = None
    while t.draws:
        if not t.draw_pile and not _refill(t):
            over(t, exhaustion(t.tables, t.setup.deck))
            return
        t.draws -= 1
        if t.draw_pile[0] == TRAP:
            t.draw_to_resolve()
            t.pending = TrapShown(t.turn)
            return
        t.draw_to_hand(t.turn)
    if Special.PATRON in t.resolving:
        t.resolved(Special.PATRON)
    if t.step is Decision.DRAW:
        t.step = Decision.PLACE


def _refill(t: Transition) -> bool:
    """Shuffle the discard into a new draw pile, the first time; whether there are cards now."""
    if t.refill or not t.discard:
        return False
    stream = Stream(t.setup.seed, t.position)
    t.draw_pile = t.refill = stream.shuffle(t.discard)
    t.position = stream.position
    t.discard = ()
    t.tell(EventKind.SHUFFLE, str(len(t.draw_pile)))
    return True


def over(t: Transition, outcome: Outcome) -> None:
    """End the game."""
    t.pending = None
    t.outcome = outcome
    t.tell(EventKind.OVER, outcome.termination, *map(str, outcome.winners))
