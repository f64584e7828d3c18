"""The five steps of a turn: draw, place, specials, limits, declare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.rules.stairway.board import Board
from trainer_api.rules.stairway.cards import LOST_WORK, TableCard
from trainer_api.rules.stairway.claims import claim_special, claim_stairway
from trainer_api.rules.stairway.drawing import run_draws
from trainer_api.rules.stairway.editions import LostWorkStyle, PatronTime
from trainer_api.rules.stairway.effects import EFFECTS
from trainer_api.rules.stairway.groups import Declarations, Group, LostWorks, OneCard, Word
from trainer_api.rules.stairway.moves import MoveKind
from trainer_api.rules.stairway.setup import HAND, TABLE
from trainer_api.rules.stairway.specials import RESTRICTED, Special
from trainer_api.rules.stairway.state import Decision

if TYPE_CHECKING:
    from trainer_api.rules.stairway.moves import Move
    from trainer_api.rules.stairway.state import State
    from trainer_api.rules.stairway.transition import Transition

PATRON = Special.PATRON.value


def draw_moves(state: State) -> list[Group]:
    """Draw, or by some editions play a Patron instead."""
    groups: list[Group] = [Word(MoveKind.DRAW)]
    if state.setup.edition.patron is PatronTime.DRAW:
        held = PATRON in state.hands[state.turn]
        groups.append(Word(MoveKind.PATRON, wants="" if held else "no patron in your hand"))
    return groups


def draw(t: Transition, move: Move) -> None:
    """Draw one card, or three with a Patron."""
    t.draws = 1
    if move.kind is MoveKind.PATRON:
        t.hand_to_resolve(t.turn, PATRON)
        t.draws = 3
    run_draws(t)


def place_moves(state: State) -> list[Group]:
    """Lay works and Lost Works, discard own table cards, or be done."""
    hand = state.hands[state.turn]
    facts = state.setup.deck.facts
    works = [card for card in hand if card in facts]
    laid = [card.id for card in state.tables[state.turn]]
    groups: list[Group] = [
        OneCard(MoveKind.PLACE, None, works, "a work in your hand"),
        OneCard(MoveKind.DISCARD, None, laid, "a card of your own table"),
        Word(MoveKind.DONE),
    ]
    if LOST_WORK in hand:
        placed = state.setup.edition.lost_work_style is LostWorkStyle.WHEN_PLACED
        groups.append(LostWorks(with_style=placed))
    return groups


def place(t: Transition, move: Move) -> None:
    """Lay or discard one card, or go on to the specials."""
    if move.kind is MoveKind.DONE:
        t.step = Decision.SPECIALS
    elif move.kind is MoveKind.DISCARD:
        t.table_to_discard(move.cards[0])
    elif move.category is not None:
        style = move.styles[0][1] if move.styles else None
        laid = TableCard(t.next_lost_work(), move.category, style)
        t.hand_to_table(t.turn, LOST_WORK, laid)
    else:
        card = move.cards[0]
        category, _ = t.setup.deck.facts[card]
        t.hand_to_table(t.turn, card, TableCard(card, category))


def special_moves(state: State) -> list[Group]:
    """Play any special in hand that can be played, or be done."""
    board = Board(state)
    groups: list[Group] = [Word(MoveKind.DONE)]
    groups += [EFFECTS[card].aims(board) for card in dict.fromkeys(board.hand) if card in EFFECTS]
    return groups


def special(t: Transition, move: Move) -> None:
    """Play a special, or end the turn's actions."""
    if move.special is None:
        settle(t)
        return
    t.hand_to_resolve(t.turn, move.special.value)
    if move.special in RESTRICTED:
        claim_special(t, move.special, move.cards[0])
    else:
        EFFECTS[move.special].resolve(t, move)


def settle(t: Transition) -> None:
    """Go on to the limits while one is exceeded, else to the declaration."""
    fits = len(t.hands[t.turn]) <= HAND and len(t.tables[t.turn]) <= TABLE
    t.step = Decision.DECLARE if fits else Decision.LIMITS


def limit_moves(state: State) -> list[Group]:
    """Discard from what exceeds its limit, one card at a time."""
    hand = state.hands[state.turn]
    table = state.tables[state.turn]
    cards = list(dict.fromkeys(hand)) if len(hand) > HAND else []
    cards += [card.id for card in table] if len(table) > TABLE else []
    wants = f"a card of your hand while it has more than {HAND}, of your table more than {TABLE}"
    return [OneCard(MoveKind.DISCARD, None, cards, wants)]


def limit(t: Transition, move: Move) -> None:
    """Discard one card from hand or table."""
    t.lose_own(t.turn, move.cards[0])
    settle(t)


def declare_moves(state: State) -> list[Group]:
    """End the turn, or claim a stairway."""
    told = state.setup.edition.lost_work_style is LostWorkStyle.WHEN_CHECKED
    table = state.tables[state.turn]
    claims = Declarations(table, state.setup.mode, with_style=told)
    return [Word(MoveKind.END), claims]


def declare(t: Transition, move: Move) -> None:
    """End the turn, or let a claim be challenged or checked."""
    if move.kind is MoveKind.END:
        t.begin_turn(t.clockwise(t.turn)[1])
    else:
        claim_stairway(t, move)
