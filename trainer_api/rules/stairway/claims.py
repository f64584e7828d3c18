"""Claims: a restricted special or a stairway, challenged or not, checked or not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.drawing import over
from trainer_api.rules.stairway.editions import Surplus
from trainer_api.rules.stairway.effects import EFFECTS
from trainer_api.rules.stairway.events import EventKind
from trainer_api.rules.stairway.groups import Group, Several, Word
from trainer_api.rules.stairway.knowledge import ALL_LABELS, satisfying
from trainer_api.rules.stairway.masks import mask_of
from trainer_api.rules.stairway.moves import Move, MoveKind, play
from trainer_api.rules.stairway.outcome import Outcome, Termination
from trainer_api.rules.stairway.setup import Checks
from trainer_api.rules.stairway.specials import RESTRICTED, Special
from trainer_api.rules.stairway.state import Losing, SpecialClaimed, StairwayClaimed, waiting_for
from trainer_api.rules.stairway.verdict import LostWork, validate

if TYPE_CHECKING:
    from trainer_api.rules.stairway.state import State
    from trainer_api.rules.stairway.styles import Style
    from trainer_api.rules.stairway.transition import Transition

PENALTY = 2
"""Cards lost for a wrong declaration; one of a single card is never wrong."""


def claim_special(t: Transition, special: Special, card: str) -> None:
    """Let a restricted special be challenged, or check it at once."""
    if t.setup.checks is Checks.ALWAYS:
        _check_special(t, special, card)
    else:
        first, *rest = t.clockwise(t.turn)[1:]
        t.pending = SpecialClaimed(first, tuple(rest), special, card)


def claim_stairway(t: Transition, move: Move) -> None:
    """Let a declaration be challenged, or check it at once."""
    if t.setup.edition.surplus is Surplus.BEFORE_CHECK:
        _discard_surplus(t, move.cards)
    if t.setup.checks is Checks.ALWAYS:
        _check_stairway(t, move.cards, dict(move.styles))
    else:
        first, *rest = t.clockwise(t.turn)[1:]
        t.pending = StairwayClaimed(first, tuple(rest), move.cards, move.styles)


def challenge_moves(_state: State) -> list[Group]:
    """Challenge or pass."""
    return [Word(MoveKind.CHALLENGE), Word(MoveKind.PASS)]


def challenge(t: Transition, move: Move) -> None:
    """Check what is challenged; ask the next opponent; or let the claim stand."""
    claim = t.pending
    if not isinstance(claim, StairwayClaimed):
        claim = waiting_for(claim, SpecialClaimed)
    if move.kind is MoveKind.PASS and claim.waiting:
        first, *rest = claim.waiting
        t.pending = replace(claim, player=first, waiting=tuple(rest))
        return
    t.pending = None
    stands = move.kind is MoveKind.PASS
    if isinstance(claim, StairwayClaimed):
        if stands:
            _win(t, claim.cards, Termination.UNCHALLENGED)
        else:
            _check_stairway(t, claim.cards, dict(claim.styles))
    elif stands:
        EFFECTS[claim.special].resolve(t, play(claim.special, cards=(claim.card,)))
    else:
        _check_special(t, claim.special, claim.card)


def _check_special(t: Transition, special: Special, card: str) -> None:
    """Check a restricted special; the answer narrows what everybody knows of a work."""
    wanted = RESTRICTED[special].styles
    fact = t.setup.deck.facts.get(card)
    if fact is None:
        _, lost = t.laid(card)
        ok = lost.style in wanted
    else:
        ok = bool(fact[1] & mask_of(wanted))
        passing = satisfying(wanted)
        t.knowledge = t.knowledge.told(card, passing if ok else ALL_LABELS & ~passing)
    t.tell(EventKind.CHECK, "ok" if ok else "nok")
    if ok:
        EFFECTS[special].resolve(t, play(special, cards=(card,)))
    else:
        t.resolved(special)


def _check_stairway(t: Transition, cards: tuple[str, ...], styles: dict[str, Style]) -> None:
    """Check a declaration: it wins, or its player loses cards. Nothing more is told."""
    table = {card.id: card for card in t.tables[t.turn]}
    lost = [
        LostWork(table[card].category, styles.get(card, table[card].style))
        for card in cards
        if table[card].lost
    ]
    works = [card for card in cards if not table[card].lost]
    setup = t.setup
    verdict = validate(works, setup.mode, setup.edition, lost, deck=setup.deck)
    t.tell(EventKind.CHECK, "ok" if verdict.ok else "nok")
    if verdict.ok:
        _win(t, cards, Termination.STAIRWAY)
    else:
        t.pending = Losing(t.turn, cards)


def _win(t: Transition, cards: tuple[str, ...], termination: Termination) -> None:
    _discard_surplus(t, cards)
    over(t, Outcome(termination, (t.turn,), (cards,)))


def _discard_surplus(t: Transition, cards: tuple[str, ...]) -> None:
    for card in t.tables[t.turn]:
        if card.id not in cards:
            t.table_to_discard(card.id)


def penalty_moves(state: State) -> list[Group]:
    """Choose the cards to lose for a wrong stairway."""
    claim = waiting_for(state.pending, Losing)
    return [Several(MoveKind.LOSE, claim.cards, PENALTY, "the cards that you declared")]


def penalty(t: Transition, move: Move) -> None:
    """Put the chosen cards under the discard; the turn is over."""
    for card in move.cards:
        t.table_to_discard(card, bottom=True)
    t.begin_turn(t.clockwise(t.turn)[1])
