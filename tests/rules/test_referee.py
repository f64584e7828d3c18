"""A second, slow and plain reading of the rules agrees with the engine, state by state.

When they differ, the rules say whose reading is right. The referee knows nothing of how the
engine works; keep it so.
"""

from collections import Counter

import pytest

from tests.rules.referee.book import AIMED, EDITIONS, LABELS, RESTRICTED
from tests.rules.referee.match import Match, plan
from trainer_api.rules import stairway

MET = (
    *(f"specials play {special}" for special in (*AIMED, "dealer", "critic", "iconoclasm")),
    *("draw draw", "draw patron", "specials play patron"),
    *("place place", "place discard", "place done", "specials done", "limits discard"),
    *("declare end", "declare declare", "penalty lose", "challenge challenge", "challenge pass"),
    *("trap discard", "trap pass", "swap accept", "swap decline", "critic pick"),
    *("bid bid", "bid stop", "heist yield", "heist report"),
    *("iconoclasm discard", "iconoclasm context"),
    *("ended stairway", "ended unchallenged", "ended exhaustion", "nobody wins", "shared"),
    *("the discard shuffled", "an attachment lost", "both blocks on a card", "three Lost Works"),
    *("a block under UNESCO", "a swap of several", "a trap while Patron draws"),
    *("the Critic at an empty hand", "nobody to ask in an Iconoclasm"),
    *(f"{special} at a work: {told}" for special in RESTRICTED for told in ("ok", "nok")),
)
"""What random games must have met, or they hold nothing."""

RARE = (
    *("a table of more than 7", "a trap in the last card", "exhausted while Patron draws"),
    *(f"{special} at a Lost Work: nok" for special in RESTRICTED),
)
"""What many games must have met."""


def _play(numbers: range) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in numbers:
        match = Match(plan(number))
        match.play()
        met += match.met
    return met


def _hold(numbers: range) -> Counter[str]:
    met = _play(numbers)
    assert not [what for what in MET if not met[what]]
    assert met["illegal"] > met["legal"] > 10 * len(numbers)
    return met


def test_the_referee_agrees_with_the_engine_in_100_games() -> None:
    _hold(range(100))


@pytest.mark.long
def test_the_referee_agrees_with_the_engine_in_2000_games() -> None:
    met = _hold(range(2_000))
    assert not [what for what in RARE if not met[what]]


@pytest.mark.parametrize(("name", "cards"), [("en", 153), ("es", 138), ("es-leaflet", 138)])
def test_the_decks_are_those_of_the_rules(name: str, cards: int) -> None:
    game = stairway.new_game(2, name, seed=1)
    works = Counter(work.id for work in stairway.house_deck().works)
    assert Counter(game.setup.cards) == works + Counter(dict(EDITIONS[name].copies))
    assert len(game.setup.cards) == cards
    assert [tuple(map(int, label)) for label in stairway.LABELS] == list(LABELS)


def test_a_referee_that_reads_the_rules_otherwise_is_found_out() -> None:
    match = Match(plan(0))
    match.referee.edition = EDITIONS["es" if match.plan.edition == "es-leaflet" else "es-leaflet"]
    with pytest.raises(AssertionError, match="differs after"):
        match.play()
