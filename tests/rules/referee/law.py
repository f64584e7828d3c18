"""Which moves are legal: one question after the other, for any well-formed move."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.rules.referee.book import CATEGORIES, is_lost

if TYPE_CHECKING:
    from tests.rules.referee.table import Referee


def is_legal(game: "Referee", text: str) -> bool:
    """Whether the player who is asked may make this move now."""
    if game.asked is None:
        return False
    first, *rest = text.split()
    return _ASKED[game.asked](game, first, rest)


def _draw(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "patron":
        return game.edition.patron_draws and "patron" in game.desk.hands[game.turn]
    return first == "draw"


def _place(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "done":
        return True
    if first == "discard":
        return game.desk.own(game.turn, rest[0]) is not None
    if first != "place" or rest[0] not in game.desk.hands[game.turn]:
        return False
    if rest[0] == "lost_work":
        return rest[1] in CATEGORIES and len(rest) == (3 if game.edition.style_when_placed else 2)
    return rest[0] in game.desk.pictures


def _specials(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "done":
        return True
    if first != "play" or rest[0] not in game.desk.hands[game.turn]:
        return False
    special = rest[0]
    if special in {"lost_work", "ai_trap"} or special in game.desk.pictures:
        return False
    if special == "iconoclasm":
        return True
    if special == "patron":
        return not game.edition.patron_draws
    if special == "critic":
        return _rival(game, rest[1])
    if special == "dealer":
        return _offer(game, rest)
    return rest[1] in targets(game, special)


def _rival(game: "Referee", word: str) -> bool:
    return word.isdigit() and int(word) < game.players and int(word) != game.turn


def _offer(game: "Referee", rest: list[str]) -> bool:
    if not _rival(game, rest[1]):
        return False
    take_at = rest.index("take")
    give, take = rest[3:take_at], rest[take_at + 1 :]
    if not give and not take:
        return False
    if len(set(give)) < len(give) or len(set(take)) < len(take):
        return False
    for name in give:
        lying = game.desk.own(game.turn, name)
        if lying is None or (lying.safe and not game.edition.offers_unesco):
            return False
    for name in take:
        lying = game.desk.own(int(rest[1]), name)
        if lying is None or lying.safe:
            return False
    return True


def targets(game: "Referee", special: str) -> set[str]:
    """Return the cards at which the player of the turn may aim a special."""
    desk, me, edition = game.desk, game.turn, game.edition
    own = desk.tables[me]
    unsafe = [card for seat, card in desk.lying() if seat != me and not card.safe]
    thrown = {card for card in desk.discard if card in desk.pictures}
    match special:
        case "forger" | "heist":
            return {card.name for card in unsafe}
        case "auction":
            return {card.name for card in unsafe if len(desk.hands[me]) > 1}
        case "cancelled" | "self_taught":
            return {card.name for card in unsafe if special not in card.stuck}
        case "british_museum":
            return {card.name for card in unsafe} | thrown
        case "freemason":
            return {card.name for card in unsafe if card.category == "architecture"}
        case "restorer":
            return {card.name for card in own if "self_taught" in card.stuck} | thrown
        case "context":
            return {card.name for card in own if "cancelled" in card.stuck}
        case "unesco":
            return {card.name for card in own if not card.safe}
        case "student":
            return {card.name for card in own}
        case "carbon14":
            reach = {card.name for _, card in desk.lying() if not is_lost(card.name)} | thrown
            hand = {card for card in desk.hands[me] if card in desk.pictures}
            return reach | hand if edition.carbon_in_hand else reach
    raise AssertionError(special)


def _limits(game: "Referee", first: str, rest: list[str]) -> bool:
    if first != "discard":
        return False
    hand, table = game.desk.hands[game.turn], game.desk.tables[game.turn]
    if rest[0] in hand:
        return len(hand) > 5
    return game.desk.own(game.turn, rest[0]) is not None and len(table) > 7


def _declare(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "end":
        return True
    if first != "declare" or len(rest) != game.mode:
        return False
    found = []
    for word in rest:
        name, _, style = word.partition("=")
        lying = game.desk.own(game.turn, name)
        if lying is None or lying.blocked:
            return False
        if bool(style) != (is_lost(name) and not game.edition.style_when_placed):
            return False
        found.append(lying)
    different = len({lying.name for lying in found}) == len(found)
    return different and len({lying.category for lying in found}) == 1


def paintings(game: "Referee") -> set[str]:
    """Return what the player of the turn may lose to the trap."""
    desk = game.desk
    hand = {card for card in desk.hands[game.turn] if card in desk.pictures}
    painted = {card for card in hand if desk.pictures[card].category == "painting"}
    return painted | {c.name for c in desk.tables[game.turn] if c.category == "painting"}


def _trap(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "pass":
        return not paintings(game)
    return first == "discard" and rest[0] in paintings(game)


def _swap(game: "Referee", first: str, rest: list[str]) -> bool:
    return first in {"accept", "decline"}


def _critic(game: "Referee", first: str, rest: list[str]) -> bool:
    return first == "pick" and rest[0] in game.desk.hands[game.rival]


def _bid(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "stop":
        return game.bids > 0
    return first == "bid" and rest[0] in game.desk.hands[game.to_act or 0]


def _iconoclasm(game: "Referee", first: str, rest: list[str]) -> bool:
    seat = game.to_act
    assert seat is not None
    if first == "context":
        may = game.edition.own_context or seat != game.turn
        return may and "context" in game.desk.hands[seat]
    lying = game.desk.own(seat, rest[0]) if first == "discard" else None
    return lying is not None and not lying.safe


def _heist(game: "Referee", first: str, rest: list[str]) -> bool:
    if first == "yield":
        return True
    hand = Counter(game.desk.hands[game.rival])
    return first == "report" and len(rest) == 2 and Counter(rest) <= hand


def _challenge(game: "Referee", first: str, rest: list[str]) -> bool:
    return first in {"challenge", "pass"}


def _penalty(game: "Referee", first: str, rest: list[str]) -> bool:
    return first == "lose" and len(set(rest)) == len(rest) == 2 and set(rest) <= set(game.declared)


_ASKED: dict[str, Callable[["Referee", str, list[str]], bool]] = {
    "draw": _draw,
    "place": _place,
    "specials": _specials,
    "limits": _limits,
    "declare": _declare,
    "trap": _trap,
    "swap": _swap,
    "critic": _critic,
    "bid": _bid,
    "iconoclasm": _iconoclasm,
    "heist": _heist,
    "challenge": _challenge,
    "penalty": _penalty,
}
