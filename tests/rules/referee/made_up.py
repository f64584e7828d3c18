"""Well-formed moves of all kinds, most of them illegal where they are tried."""

from collections.abc import Callable
from random import Random

from tests.rules.referee.book import AIMED, CATEGORIES, is_lost
from tests.rules.referee.table import Referee


def made_up(game: Referee, rng: Random) -> str:
    """Return a well-formed move of any kind, often of the kind that is asked for."""
    kind = _KIND_OF.get(game.asked or "", "") if rng.random() < 0.6 else ""
    return _KINDS[kind or rng.choice(list(_KINDS))](game, rng)


def _cards(game: Referee) -> list[str]:
    """Return cards of every place, those in sight more often."""
    desk = game.desk
    table = [lying.name for _, lying in desk.lying()]
    hands = [card for hand in desk.hands for card in hand]
    some = [*desk.pile[:2], *desk.out[:2], *desk.resolving, "lost_work.1", "lost_work.7"]
    return [*table, *table, *hands, *hands, *desk.discard[-6:], *some]


def _card(game: Referee, rng: Random) -> str:
    return rng.choice(_cards(game))


def _one(verb: str) -> Callable[[Referee, Random], str]:
    return lambda game, rng: f"{verb} {_card(game, rng)}"


def _two(verb: str) -> Callable[[Referee, Random], str]:
    def move(game: Referee, rng: Random) -> str:
        seat = rng.choice([game.to_act or 0, game.rival % game.players])
        own = [*game.desk.hands[seat], *(lying.name for lying in game.desk.tables[seat])]
        pool = own if own and rng.random() < 0.7 else _cards(game)
        return " ".join([verb, *sorted(rng.choices(pool, k=2))])

    return move


def _bare(game: Referee, rng: Random) -> str:
    bare = "draw patron done end pass accept decline stop context yield challenge"
    return rng.choice([*bare.split(), "play iconoclasm", "play patron"])


def _place(game: Referee, rng: Random) -> str:
    if rng.random() < 0.5:
        style = rng.choice(["", f" {rng.randint(1, 10)}"])
        return f"place lost_work {rng.choice(CATEGORIES)}{style}"
    # A Lost Work is written with its category: without one it is no move.
    return f"place {rng.choice([card for card in _cards(game) if card != 'lost_work'])}"


def _play(game: Referee, rng: Random) -> str:
    if rng.random() < 0.1:
        return f"play critic {rng.randint(0, game.players)}"
    hand = game.desk.hands[game.turn]
    if "dealer" in hand and rng.random() < 0.3:
        return _dealer(game, rng)
    held = [card for card in hand if card in AIMED]
    special = rng.choice(held) if held and rng.random() < 0.8 else rng.choice(AIMED)
    return f"play {special} {_card(game, rng)}"


def _dealer(game: Referee, rng: Random) -> str:
    rival = rng.randint(0, game.players)
    own = [lying.name for lying in game.desk.tables[game.turn]]
    theirs = [lying.name for lying in game.desk.tables[rival % game.players]]
    give = rng.sample(own, rng.randint(0, len(own)))
    take = rng.sample(theirs, rng.randint(0, len(theirs)))
    for side in (give, take):
        if rng.random() < 0.15:
            side.append(_card(game, rng))
    return " ".join(["play", "dealer", str(rival), "give", *sorted(give), "take", *sorted(take)])


def _declare(game: Referee, rng: Random) -> str:
    own = [lying.name for lying in game.desk.tables[game.turn]]
    same = [x.name for x in game.desk.tables[game.turn] if x.category == rng.choice(CATEGORIES)]
    pool = rng.choice([own, same]) or _cards(game)
    size = max(1, game.mode + rng.choice([0, 0, 0, 0, 1, -1]))
    names = rng.sample(pool, min(size, len(pool)))
    if rng.random() < 0.1:
        names[0] = _card(game, rng)
    words = []
    for name in sorted(names):
        numbered = is_lost(name) and name != "lost_work"
        styled = numbered and rng.random() < (0.2 if game.edition.style_when_placed else 0.9)
        words.append(f"{name}={rng.randint(1, 10)}" if styled else name)
    return " ".join(["declare", *words])


_KINDS: dict[str, Callable[[Referee, Random], str]] = {
    "bare": _bare,
    "place": _place,
    "discard": _one("discard"),
    "pick": _one("pick"),
    "bid": _one("bid"),
    "play": _play,
    "dealer": _dealer,
    "declare": _declare,
    "report": _two("report"),
    "lose": _two("lose"),
}

_KIND_OF = {
    "place": "place",
    "specials": "play",
    "limits": "discard",
    "declare": "declare",
    "trap": "discard",
    "critic": "pick",
    "bid": "bid",
    "iconoclasm": "discard",
    "heist": "report",
    "penalty": "lose",
}
