"""Answers in between: to a trap, a swap, a seen hand, a bid, an Iconoclasm, a Heist."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer_api.rules.stairway.drawing import run_draws
from trainer_api.rules.stairway.effects import break_next
from trainer_api.rules.stairway.groups import Group, OneCard, Several, Word
from trainer_api.rules.stairway.moves import MoveKind
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.state import (
    Bidding,
    Breaking,
    HandSeen,
    Stealing,
    SwapOffered,
    waiting_for,
)
from trainer_api.rules.stairway.styles import Category

if TYPE_CHECKING:
    from trainer_api.rules.stairway.moves import Move
    from trainer_api.rules.stairway.state import State
    from trainer_api.rules.stairway.transition import Transition

REPORT = 2
"""Hand cards that reporting a Heist costs."""

CONTEXT = Special.CONTEXT.value


def trap_moves(state: State) -> list[Group]:
    """Discard a Painting of hand or table; only who has none passes."""
    player = state.to_act
    facts = state.setup.deck.facts
    painting = Category.PAINTING
    cards = [c for c in state.hands[player] if c in facts and facts[c][0] is painting]
    cards += [card.id for card in state.tables[player] if card.category is painting]
    missing = "discard a painting, as you have one" if cards else ""
    return [
        OneCard(MoveKind.DISCARD, None, cards, "a painting of your hand or table"),
        Word(MoveKind.PASS, wants=missing),
    ]


def trap(t: Transition, move: Move) -> None:
    """Lose the Painting, put the trap away, go on drawing."""
    if move.kind is MoveKind.DISCARD:
        t.lose_own(t.turn, move.cards[0])
    t.resolved(Special.AI_TRAP)
    run_draws(t)


def swap_moves(_state: State) -> list[Group]:
    """Accept or decline."""
    return [Word(MoveKind.ACCEPT), Word(MoveKind.DECLINE)]


def swap(t: Transition, move: Move) -> None:
    """Swap the cards of both tables, or not."""
    offer = waiting_for(t.pending, SwapOffered)
    if move.kind is MoveKind.ACCEPT:
        for card in offer.give:
            t.table_to_table(card, offer.player)
        for card in offer.take:
            t.table_to_table(card, t.turn)
    t.pending = None
    t.resolved(Special.DEALER)


def critic_moves(state: State) -> list[Group]:
    """Pick any card of the hand that was seen."""
    seen = waiting_for(state.pending, HandSeen)
    cards = sorted(set(state.hands[seen.rival]))
    return [OneCard(MoveKind.PICK, None, cards, f"a card of the hand of player {seen.rival}")]


def critic(t: Transition, move: Move) -> None:
    """Send the picked card to the discard."""
    seen = waiting_for(t.pending, HandSeen)
    t.hand_to_discard(seen.rival, move.cards[0])
    t.pending = None
    t.resolved(Special.CRITIC)


def bid_moves(state: State) -> list[Group]:
    """Bid any hand card or stop; the first bid is due."""
    auction = waiting_for(state.pending, Bidding)
    cards = list(dict.fromkeys(state.hands[auction.player]))
    due = "" if auction.bids else "who plays an Auction bids first"
    return [
        OneCard(MoveKind.BID, None, cards, "a card of your hand"),
        Word(MoveKind.STOP, wants=due),
    ]


def bid(t: Transition, move: Move) -> None:
    """Lay a bid for the other to answer; or stop, and the other has won."""
    auction = waiting_for(t.pending, Bidding)
    if move.kind is MoveKind.BID:
        t.hand_to_discard(auction.player, move.cards[0])
        other = t.turn if auction.player == auction.owner else auction.owner
        t.pending = replace(auction, player=other, bids=auction.bids + 1)
        return
    t.pending = None
    if auction.player == auction.owner:
        t.table_to_hand(auction.card, t.turn)
    t.resolved(Special.AUCTION)


def iconoclasm_moves(state: State) -> list[Group]:
    """Discard an own table card that is not under UNESCO, or keep all by Historical Context."""
    breaking = waiting_for(state.pending, Breaking)
    player = breaking.player
    cards = [card.id for card in state.tables[player] if not card.immune]
    discard = OneCard(MoveKind.DISCARD, None, cards, "a card of your own table, not under UNESCO")
    missing = "" if CONTEXT in state.hands[player] else "no context in your hand"
    if player == state.turn and not state.setup.edition.context_answers_own:
        missing = "in this edition a context does not answer one's own Iconoclasm"
    return [discard, Word(MoveKind.CONTEXT, wants=missing)]


def iconoclasm(t: Transition, move: Move) -> None:
    """Lose the card or the Context; ask the next."""
    breaking = waiting_for(t.pending, Breaking)
    if move.kind is MoveKind.DISCARD:
        t.table_to_discard(move.cards[0])
    else:
        t.hand_to_discard(breaking.player, CONTEXT)
    break_next(t, breaking.waiting)


def heist_moves(state: State) -> list[Group]:
    """Report the Heist with two hand cards, or yield."""
    hand = state.hands[state.to_act]
    report = Several(MoveKind.REPORT, hand, REPORT, "the cards of your hand, to report the Heist")
    return [Word(MoveKind.YIELD), report]


def heist(t: Transition, move: Move) -> None:
    """Pay for the card, or lose it to the hand of who plays."""
    stealing = waiting_for(t.pending, Stealing)
    if move.kind is MoveKind.REPORT:
        for card in move.cards:
            t.hand_to_discard(stealing.player, card)
    else:
        t.table_to_hand(stealing.card, t.turn)
    t.pending = None
    t.resolved(Special.HEIST)
