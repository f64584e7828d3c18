"""Saving and loading."""

from __future__ import annotations

import re

import pytest

from tests.rules.scenes import DECK, bold_move, random_game
from trainer_api.rules import stairway
from trainer_api.rules.stairway import (
    EDITIONS,
    NotAllowedError,
    NotFoundError,
    NotUnderstoodError,
    Opening,
    Special,
)

RECORD = f"""\
stairway record, rules 1
edition: en
players: 2
mode: 5
checks: always
deck: {DECK.fingerprint}
seed: 7
moves:
1 0: draw {{3.5}}
2 0: done
3 0: done {{1234567.0}}
"""


def test_a_record_reads_as_it_was_written():
    game = stairway.load(RECORD, DECK)
    assert game.errors == ()
    assert game.save() == RECORD
    assert [str(move) for move in game.moves] == ["draw", "done", "done"]
    assert [played.seconds for played in game.played] == [3.5, None, 1234567.0]
    assert (game.to_act, game.asked) == (0, "limits")


@pytest.mark.parametrize("seed", range(12))
def test_random_games_load_equal_at_every_tenth_state(seed):
    game, rng = random_game(seed, deck=DECK)
    while game.outcome is None and len(game.played) < 120:
        if len(game.played) % 10 == 0:
            again = stairway.load(game.save(), DECK)
            assert again == game
            assert again.save() == game.save()
            assert hash(again.state) == hash(game.state)
        game = game.apply(bold_move(game, rng), seconds=rng.choice([None, 0, 1.25, 30]))


def test_history_is_every_moment():
    game = stairway.load(RECORD, DECK)
    moments = list(game.history())
    assert len(moments) == 4
    assert moments[-1] == game
    assert [len(moment.played) for moment in moments] == [0, 1, 2, 3]


def test_comments_and_empty_lines_are_skipped():
    text = "# mine\n\n" + RECORD.replace("moves:\n", "\n# here\nmoves:\n\n")
    assert stairway.load(text, DECK) == stairway.load(RECORD, DECK)


def test_an_arranged_deal_is_kept():
    cards = list(stairway.new_game(2, seed=1, deck=DECK).setup.cards)
    cards.remove("p1a")
    trap = cards.index("ai_trap")
    opening = Opening((("p1a",), ()), tuple(cards[trap:] + cards[:trap]), 1)
    game = stairway.new_game(2, "en", 6, seed=3, checks="on-challenge", deck=DECK, opening=opening)
    assert (game.to_act, game.state.hands) == (1, (("p1a",), ()))
    assert "\nfirst: 1\nhand 0: p1a\nhand 1:\ndraw pile: ai_trap " in game.save()
    game = game.apply("draw")
    assert stairway.load(game.save(), DECK) == game


def test_hands_must_be_as_many_as_players():
    text = RECORD.replace("players: 2", "players: 4000000000")
    text = text.replace("moves:", "hand 0: p1a\ndraw pile: a1a\nmoves:")
    with pytest.raises(NotUnderstoodError, match="1 hands are given for 4000000000 players"):
        stairway.load(text, DECK)


def test_an_edition_with_its_own_counts_is_kept():
    mine = EDITIONS["es"].override(
        "mine", counts={Special.FORGER: 4, Special.HEIST: 0}, modes=(4, 5)
    )
    game = stairway.new_game(2, mine, 4, seed=3, deck=DECK).apply("draw")
    text = game.save()
    assert "\nedition: mine\nbase: es\ncounts: dealer 2, forger 4, " in text
    assert "heist" not in text
    again = stairway.load(text, DECK)
    assert again == game
    assert again.setup.edition == mine
    twice = mine.override("mine-too", counts={Special.HEIST: 1})
    game = stairway.new_game(2, twice, 4, seed=3, deck=DECK)
    assert stairway.load(game.save(), DECK) == game


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "2 0: done",
            "2 0: jump",
            "line 10: 'jump' is no move.*; 2 lines from here on were left out",
        ),
        (
            "2 0: done",
            "2 0: end",
            "line 10: player 0 is asked to place, discard or done, not 'end'",
        ),
        ("2 0: done", "3 0: done", "line 10: this is move 3, expected is move 2"),
        ("2 0: done", "2 1: done", "line 10: player 1 cannot move, player 0 is to act"),
        ("2 0: done", "rubbish", "line 10: 'rubbish' is no line of a record"),
        ("1 0: draw {3.5}", "1 0: draw {-1}", "line 9: .* is no line of a record"),
    ],
)
def test_a_damaged_list_of_moves_is_played_as_far_as_it_goes(old, new, says):
    text = RECORD.replace(old, new)
    game = stairway.load(text, DECK)
    assert len(game.errors) == 1
    assert re.search(says, game.errors[0])
    whole = stairway.load(RECORD, DECK)
    assert game.played == whole.played[: len(game.played)]


def test_without_moves_the_deal_is_there():
    game = stairway.load(RECORD.partition("moves:")[0], DECK)
    assert game.errors == ("the line 'moves:' is missing; nothing was played",)
    assert game.played == ()


def test_moves_after_the_end_are_left_out():
    game, rng = random_game(5, deck=DECK)
    while game.outcome is None:
        game = game.apply(bold_move(game, rng))
    text = game.save()
    assert stairway.load(text, DECK) == game
    again = stairway.load(f"{text}{len(game.played) + 1} 0: draw\n", DECK)
    assert "the game is over" in again.errors[0]
    assert again.state == game.state


@pytest.mark.parametrize("text", ["", "\n", "hello", "stairway record, rules x\n"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(NotUnderstoodError, match="line 1 must be 'stairway record, rules 1'"):
        stairway.load(text)


def test_other_rules_and_other_decks_are_refused():
    with pytest.raises(NotAllowedError, match="by rules 2, this program plays rules 1"):
        stairway.load(RECORD.replace("rules 1", "rules 2"), DECK)
    with pytest.raises(NotAllowedError, match="load it with the deck that it was played with"):
        stairway.load(RECORD)


def test_all_that_is_wrong_with_the_head_is_said_at_once():
    text = (
        "stairway record, rules 1\nmode: five\nmode: 5\nplayers\nchecks: never\nfirst: x\nmoves:\n"
    )
    with pytest.raises(NotUnderstoodError) as error:
        stairway.load(text)
    assert str(error.value) == (
        "line 3: 'mode: 5' must be KEY: VALUE, each key once; "
        "line 4: 'players' must be KEY: VALUE, each key once; "
        "the line 'edition: ...' is missing; the line 'deck: ...' is missing; "
        "the line 'seed: ...' is missing; players must be a whole number, not ''; "
        "first must be a whole number, not 'x'; "
        "checks must be one of always, on-challenge, not 'never'"
    )


def test_values_that_cannot_be_are_refused():
    with pytest.raises(NotUnderstoodError, match="9 players cannot play"):
        stairway.load(RECORD.replace("players: 2", "players: 9"), DECK)
    with pytest.raises(NotFoundError, match="no edition 'fr'"):
        stairway.load(RECORD.replace("edition: en", "edition: fr"), DECK)
    mine = RECORD.replace("edition: en", "edition: mine\nbase: en\ncounts: x 1\nmodes: 5")
    with pytest.raises(NotUnderstoodError, match="counts or modes of the edition are damaged"):
        stairway.load(mine, DECK)
    with pytest.raises(NotUnderstoodError, match="draw pile are not exactly"):
        stairway.load(RECORD.replace("moves:", "draw pile: p1a\nmoves:"), DECK)
