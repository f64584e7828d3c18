"""The special cards: for each what it may be aimed at, and what it does.

An effect is two functions. `aims` lists and judges its moves; it looks at public things and at
the own hand only. `resolve` changes the transition; the special lies where it resolves by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from trainer_api.rules.stairway.drawing import run_draws
from trainer_api.rules.stairway.editions import CarbonPlace, PatronTime
from trainer_api.rules.stairway.events import HIDDEN, EventKind
from trainer_api.rules.stairway.groups import Group, OneCard, OnePlayer, Swaps, Word
from trainer_api.rules.stairway.knowledge import label_bit
from trainer_api.rules.stairway.moves import MoveKind
from trainer_api.rules.stairway.specials import RESTRICTED, Special
from trainer_api.rules.stairway.state import Bidding, Breaking, HandSeen, Stealing, SwapOffered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from trainer_api.rules.stairway.board import Board
    from trainer_api.rules.stairway.moves import Move
    from trainer_api.rules.stairway.transition import Transition

_OPEN = "a card on the table of a rival, not under UNESCO"
_PLAY = MoveKind.PLAY


class Effect(NamedTuple):
    """What a special may be aimed at, and what it does when played."""

    aims: Callable[[Board], Group]
    resolve: Callable[[Transition, Move], None]


# Dealer


def _dealer_aims(board: Board) -> Group:
    offered = board.state.setup.edition.unesco_may_be_offered
    give = [card.id for card in board.own if offered or not card.immune]
    tables = board.state.tables
    take = [(s, tuple(c.id for c in tables[s] if not c.immune)) for s in board.rivals]
    return Swaps(give, take)


def _dealer(t: Transition, move: Move) -> None:
    t.pending = SwapOffered(cast("int", move.player), move.cards, move.take)


# Cards that hit a rival's card


def _open_aims(special: Special) -> Callable[[Board], Group]:
    def aims(board: Board) -> Group:
        return OneCard(_PLAY, special, board.open_names, _OPEN)

    return aims


def _forger(t: Transition, move: Move) -> None:
    t.table_to_out(move.cards[0])
    t.resolved(Special.FORGER, "out")


def _heist(t: Transition, move: Move) -> None:
    owner = t.owner(move.cards[0])
    t.pending = Stealing(owner, move.cards[0])


def _auction_aims(board: Board) -> Group:
    cards = board.open_names if len(board.hand) > 1 else ()
    return OneCard(_PLAY, Special.AUCTION, cards, f"{_OPEN}, while you have another card to bid")


def _auction(t: Transition, move: Move) -> None:
    t.pending = Bidding(t.turn, move.cards[0], t.owner(move.cards[0]))


def _block_aims(special: Special) -> Callable[[Board], Group]:
    wants = f"{_OPEN}, without a {special} on it"

    def aims(board: Board) -> Group:
        able = [card.id for card in board.open_cards if special not in card.attached]
        return OneCard(_PLAY, special, able, wants)

    return aims


def _attach(special: Special) -> Callable[[Transition, Move], None]:
    def resolve(t: Transition, move: Move) -> None:
        t.attach(special, move.cards[0])

    return resolve


def _museum_aims(board: Board) -> Group:
    cards = board.open_names + board.discarded_works
    return OneCard(_PLAY, Special.BRITISH_MUSEUM, cards, f"{_OPEN}, or a work in the discard")


def _museum(t: Transition, move: Move) -> None:
    _fetch(t, move.cards[0])
    t.resolved(Special.BRITISH_MUSEUM)


def _fetch(t: Transition, card: str) -> None:
    if card in t.discard:
        t.discard_to_hand(card, t.turn)
    else:
        t.table_to_hand(card, t.turn)


def _freemason_aims(board: Board) -> Group:
    category = RESTRICTED[Special.FREEMASON].category
    able = [card.id for card in board.open_cards if card.category is category]
    return OneCard(_PLAY, Special.FREEMASON, able, f"{_OPEN}, of architecture")


def _freemason(t: Transition, move: Move) -> None:
    t.table_to_hand(move.cards[0], t.turn)
    t.resolved(Special.FREEMASON)


# Cards that look, draw or strike all


def _critic_aims(board: Board) -> Group:
    return OnePlayer(Special.CRITIC, board.rivals)


def _critic(t: Transition, move: Move) -> None:
    rival = cast("int", move.player)
    hand = t.hands[rival]
    if not hand:
        t.resolved(Special.CRITIC)
        return
    words = (str(t.turn), str(rival))
    t.tell_one(t.turn, EventKind.SEE, (*words, *sorted(hand)), (*words, HIDDEN))
    t.pending = HandSeen(t.turn, rival)


_REACH: dict[CarbonPlace, Callable[[Board], Iterable[str]]] = {
    CarbonPlace.OWN_HAND: lambda board: board.hand,
    CarbonPlace.OWN_TABLE: lambda board: board.own_names,
    CarbonPlace.RIVAL_TABLE: lambda board: board.rival_names,
    CarbonPlace.DISCARD: lambda board: board.discarded_works,
}


def _carbon_aims(board: Board) -> Group:
    works = board.state.setup.deck.facts
    places = [place for place in CarbonPlace if place in board.state.setup.edition.carbon14]
    cards = [card for place in places for card in _REACH[place](board) if card in works]
    where = ", ".join(place.value.replace("_", " ") for place in places)
    return OneCard(_PLAY, Special.CARBON14, cards, f"a work ({where}), no Lost Work")


def _carbon(t: Transition, move: Move) -> None:
    card = move.cards[0]
    _, styles = t.setup.deck.facts[card]
    t.knowledge = t.knowledge.learned(t.turn, card, label_bit(styles))
    label = "-".join(str(int(style)) for style in t.setup.deck.work(card).styles)
    player = str(t.turn)
    t.tell_one(t.turn, EventKind.LEARN, (player, card, label), (player, HIDDEN, HIDDEN))
    t.resolved(Special.CARBON14)


def _patron_aims(board: Board) -> Group:
    late = board.state.setup.edition.patron is PatronTime.SPECIALS
    return Word(_PLAY, Special.PATRON, "" if late else "a Patron is played instead of the draw")


def _patron(t: Transition, _move: Move) -> None:
    t.draws = 3
    run_draws(t)


def _iconoclasm_aims(_board: Board) -> Group:
    return Word(_PLAY, Special.ICONOCLASM)


def _iconoclasm(t: Transition, _move: Move) -> None:
    break_next(t, t.clockwise(t.turn))


def break_next(t: Transition, seats: tuple[int, ...]) -> None:
    """Ask the next seat that has a card to lose in an Iconoclasm, or end it."""
    able = tuple(seat for seat in seats if any(not card.immune for card in t.tables[seat]))
    if able:
        t.pending = Breaking(able[0], able[1:])
    else:
        t.pending = None
        t.resolved(Special.ICONOCLASM)


# Cards for the own table


def _restorer_aims(board: Board) -> Group:
    able = [card.id for card in board.own if Special.SELF_TAUGHT in card.attached]
    cards = (*board.discarded_works, *able)
    wants = "a work in the discard, or a card of your own table with a self_taught on it"
    return OneCard(_PLAY, Special.RESTORER, cards, wants)


def _restorer(t: Transition, move: Move) -> None:
    card = move.cards[0]
    if card in t.discard:
        t.discard_to_hand(card, t.turn)
    else:
        t.lift(Special.SELF_TAUGHT, card)
    t.resolved(Special.RESTORER)


def _context_aims(board: Board) -> Group:
    able = [card.id for card in board.own if Special.CANCELLED in card.attached]
    wants = "a card of your own table with a cancelled on it"
    return OneCard(_PLAY, Special.CONTEXT, able, wants)


def _context(t: Transition, move: Move) -> None:
    t.lift(Special.CANCELLED, move.cards[0])
    t.resolved(Special.CONTEXT)


def _unesco_aims(board: Board) -> Group:
    able = [card.id for card in board.own if not card.immune]
    return OneCard(_PLAY, Special.UNESCO, able, "a card of your own table without UNESCO")


def _student_aims(board: Board) -> Group:
    return OneCard(_PLAY, Special.STUDENT, board.own_names, "a card of your own table")


def _student(t: Transition, move: Move) -> None:
    t.table_to_hand(move.cards[0], t.turn)
    t.resolved(Special.STUDENT)


EFFECTS: dict[str, Effect] = {
    Special.DEALER: Effect(_dealer_aims, _dealer),
    Special.FORGER: Effect(_open_aims(Special.FORGER), _forger),
    Special.CANCELLED: Effect(_block_aims(Special.CANCELLED), _attach(Special.CANCELLED)),
    Special.PATRON: Effect(_patron_aims, _patron),
    Special.CRITIC: Effect(_critic_aims, _critic),
    Special.AUCTION: Effect(_auction_aims, _auction),
    Special.RESTORER: Effect(_restorer_aims, _restorer),
    Special.ICONOCLASM: Effect(_iconoclasm_aims, _iconoclasm),
    Special.BRITISH_MUSEUM: Effect(_museum_aims, _museum),
    Special.FREEMASON: Effect(_freemason_aims, _freemason),
    Special.SELF_TAUGHT: Effect(_block_aims(Special.SELF_TAUGHT), _attach(Special.SELF_TAUGHT)),
    Special.CARBON14: Effect(_carbon_aims, _carbon),
    Special.CONTEXT: Effect(_context_aims, _context),
    Special.UNESCO: Effect(_unesco_aims, _attach(Special.UNESCO)),
    Special.HEIST: Effect(_open_aims(Special.HEIST), _heist),
    Special.STUDENT: Effect(_student_aims, _student),
}
"""By key of the special; a Lost Work is placed, and a trap is never played."""
