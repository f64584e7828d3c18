"""The moves that the engine says it lists, found by trying all that could be meant."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

from tests.rules.referee.book import AIMED, CATEGORIES, is_lost
from tests.rules.referee.table import Referee


def listed(game: Referee) -> set[str]:
    """Return every legal move but for large swaps and senseless styles of Lost Works."""
    return {text for text in _all_that_could_be(game) if game.legal(text)}


def _all_that_could_be(game: Referee) -> Iterator[str]:
    desk = game.desk
    seat = game.to_act
    assert seat is not None
    hand = sorted(desk.hands[seat])
    tables = [[lying.name for lying in table] for table in desk.tables]
    held = [special for special in AIMED if special in hand]
    cards = [*hand, *desk.discard, *(name for table in tables for name in table)]
    yield from ("draw", "patron", "done", "end", "pass", "accept", "decline", "stop", "context")
    yield from ("yield", "challenge", "play iconoclasm", "play patron")
    for category in CATEGORIES:
        yield f"place lost_work {category}"
        yield from (f"place lost_work {category} {style}" for style in range(1, 11))
    for card in [*hand, *tables[seat]]:
        yield from (f"discard {card}", f"bid {card}")
    yield from (f"place {card}" for card in hand if card in desk.pictures)
    if game.asked == "critic":
        yield from (f"pick {card}" for card in desk.hands[game.rival])
    if game.asked == "specials":
        yield from (f"play {special} {card}" for special in held for card in set(cards))
        for rival in range(game.players):
            yield f"play critic {rival}"
            yield from _offers(rival, tables[seat], tables[rival])
    if game.asked == "heist":
        yield from (f"report {a} {b}" for a, b in combinations_with_replacement(hand, 2))
    if game.asked == "declare":
        for names in combinations(sorted(tables[seat]), game.mode):
            yield from _readings(names, game)
    if game.asked == "penalty":
        yield from (f"lose {a} {b}" for a, b in combinations(sorted(tables[seat]), 2))


def _offers(rival: int, own: list[str], theirs: list[str]) -> Iterator[str]:
    for give, take in product(["", *own], ["", *theirs]):
        yield " ".join(
            ["play", "dealer", str(rival), "give", *([give] if give else []), "take"]
        ) + (f" {take}" if take else "")


def _readings(names: tuple[str, ...], game: Referee) -> Iterator[str]:
    lost = [] if game.edition.style_when_placed else [name for name in names if is_lost(name)]
    for styles in combinations(range(1, 11), len(lost)):
        if not styles or styles[-1] - styles[0] < game.mode:
            reading = dict(zip(lost, styles, strict=True))
            words = [f"{name}={reading[name]}" if name in reading else name for name in names]
            yield " ".join(["declare", *words])
