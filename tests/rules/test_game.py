"""Beginning a game, seats, views, undo, the protocol."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import is_dataclass

import pytest

from tests.rules.scenes import DECK, all_cards, bold_move, dice, play, random_game, scene
from trainer_api.rules import protocol, stairway
from trainer_api.rules.stairway import (
    EDITIONS,
    Deck,
    NotAllowedError,
    NotFoundError,
    NotUnderstoodError,
    Opening,
    Special,
    new_game,
)
from trainer_api.rules.stairway.state import Losing, waiting_for
from trainer_api.rules.stairway.stream import Stream


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 6])
def test_the_deal(edition, players):
    for seed in range(20):
        game = new_game(players, edition, seed=seed)
        state = game.state
        assert [len(hand) for hand in state.hands] == [5] * players
        assert not any("ai_trap" in hand for hand in state.hands)
        assert all_cards(state) == sorted(game.setup.cards)
        assert len(game.setup.cards) == 103 + EDITIONS[edition].special_cards
        assert (game.asked, state.turns, state.discard) == ("draw", 1, ())
        assert [str(e) for e in game.events_for(None)] == [
            *[f"card ? draw_pile hand.{seat}" for seat in range(players) for _ in range(5)],
            f"turn {game.to_act}",
        ]
        mine = [e.words[0] for e in game.events_for(1) if e.words[-1] == "hand.1"]
        assert tuple(mine) == state.hands[1]


def test_every_seat_begins_some_game_and_every_trap_stays_in_the_pile():
    games = [new_game(4, seed=seed) for seed in range(40)]
    assert {game.to_act for game in games} == {0, 1, 2, 3}
    assert all(game.state.draw_pile.count("ai_trap") == 3 for game in games)


def test_a_trap_in_the_deal_is_replaced_and_the_pile_shuffled_again():
    traps = EDITIONS["en"].override("traps", counts={Special.AI_TRAP: 9})
    game = new_game(6, traps, seed=3, deck=DECK)
    cards = Stream(3).shuffle(game.setup.cards)
    kept = [card for card in cards if card != "ai_trap"]
    assert sum(game.state.hands, ()) == tuple(kept[:30])
    assert game.state.draw_pile.count("ai_trap") == 9
    rest = [card for card in game.state.draw_pile if card != "ai_trap"]
    assert rest != kept[30:]
    assert sorted(rest) == sorted(kept[30:])
    plain = EDITIONS["en"].override("plain", counts={Special.AI_TRAP: 0})
    game = new_game(2, plain, seed=3, deck=DECK)
    assert sum(game.state.hands, ()) + game.state.draw_pile == Stream(3).shuffle(game.setup.cards)


def test_the_same_seed_is_the_same_game_in_any_process():
    code = (
        "import random; from trainer_api.rules import stairway; "
        "g = stairway.new_game(3, 'es', 6, seed=11); r = random.Random(1)\n"
        "for _ in range(150): g = g.apply(g.legal_moves.sample(r))\n"
        "print(g.save(), g.view(0), *g.state.draw_pile)"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": salt, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for salt in ("1", "2")
    }
    assert len(texts) == 1
    assert "150 " in texts.pop()


def test_the_stream_is_pinned():
    stream = Stream(7)
    assert [stream.below(1000) for _ in range(6)] == [Stream(7, n).below(1000) for n in range(6)]
    assert stream.position == 6
    # The first eight bytes that `printf "stairway 7 0" | sha256sum` prints.
    assert Stream(7).word() == 0x77F246458D134A26


def test_words_too_high_to_be_fair_are_skipped():
    limit = 2**63 + 1
    stream = Stream(1)
    drawn = [stream.below(limit) for _ in range(20)]
    words = [Stream(1, n).word() for n in range(stream.position)]
    assert drawn == [word for word in words if word < limit]
    assert len(words) > 25


def test_wrong_beginnings_are_refused_all_at_once():
    with pytest.raises(
        NotUnderstoodError,
        match=r"^1 players cannot play; it takes 2 to 6; edition en has no mode 4, only 5, 6, 7$",
    ):
        new_game(1, mode=4, seed=1)
    with pytest.raises(NotUnderstoodError, match="7 players"):
        new_game(7, seed=1)
    with pytest.raises(NotFoundError, match="no edition"):
        new_game(2, "fr", seed=1)
    with pytest.raises(NotUnderstoodError, match="one of always, on-challenge, not 'never'"):
        new_game(2, checks="never", seed=1)
    for seed in (2**256, -(2**256)):
        with pytest.raises(NotUnderstoodError, match="the seed must lie within 256 bits"):
            new_game(2, seed=seed)
    assert new_game(2, seed=2**256 - 1) != new_game(2, seed=1 - 2**256)
    small = Deck(DECK.works[:9], ())
    with pytest.raises(NotAllowedError, match="has 9 cards to deal, 2 players need 10"):
        new_game(2, seed=1, deck=small)
    assert new_game(2, seed=1, deck=Deck(DECK.works[:10], ())).setup.cards == tuple(
        work.id for work in DECK.works[:10]
    )


def test_wrong_arranged_deals_are_refused_all_at_once():
    opening = Opening((("ai_trap",) * 6,), ("p1a",), 2)
    with pytest.raises(NotUnderstoodError) as error:
        new_game(2, seed=1, deck=DECK, opening=opening)
    assert str(error.value) == (
        "1 hands are given for 2 players; the first player 2 has no seat; "
        "a hand has more than 5 cards; a trap never sits in a hand; "
        "hands and draw pile are not exactly the cards of the deck"
    )
    with pytest.raises(NotUnderstoodError, match="first player -1"):
        new_game(2, seed=1, deck=DECK, opening=Opening(((), ()), (), -1))


def test_seats_that_do_not_exist_are_not_found():
    game = scene()
    for seat in (-1, 2):
        with pytest.raises(NotFoundError, match="seats are 0 to 1"):
            game.view(seat)
        with pytest.raises(NotFoundError, match=f"no player {seat}"):
            game.events_for(seat)


@pytest.mark.parametrize("seconds", [-0.1, float("inf"), float("nan")])
def test_seconds_must_be_a_number(seconds):
    with pytest.raises(NotUnderstoodError, match="seconds must be a number from 0"):
        scene(step="draw").apply("draw", seconds)


def test_a_view_is_what_a_player_sees():
    game = scene(
        [["p1a", "forger"], ["p2a"]],
        [["p8a+c"], ["lost_work.1:painting"]],
        discard=["p3a"],
        out=["heist"],
        pile=["p9a"],
    )
    view = game.view(0)
    assert (view.player, view.players, view.edition, view.mode, view.checks) == (
        0,
        2,
        "en",
        5,
        "always",
    )
    assert (view.to_act, view.asked, view.turn, view.turns) == (0, "specials", 0, 1)
    assert (view.hand, view.hand_sizes) == (("p1a", "forger"), (2, 1))
    assert view.tables == game.state.tables
    assert (view.discard, view.out, view.resolving) == (("p3a",), ("heist",), ())
    assert view.draw_pile == len(game.state.draw_pile)
    assert game.view(None).hand == ()
    assert str(view) == (
        "view of player 0: en, mode 5, 2 players, checks always\n"
        "turn 1 of player 0\n"
        "player 0 to act: specials\n"
        "hand: p1a forger\n"
        "table 0 (hand of 2): p8a:painting+cancelled\n"
        "table 1 (hand of 1): lost_work.1:painting\n"
        f"draw pile: {view.draw_pile}\n"
        "discard: p3a\n"
        "out: heist\n"
        "resolving:"
    )
    assert str(game.view(None)).startswith("view of spectator:")
    assert "hand:" not in str(game.view(None)).splitlines()


def test_a_view_shows_the_question_in_between_and_what_is_known():
    game = play(
        scene([["carbon14", "critic"], ["p2a", "p1a"]], [["p56"]]),
        "play carbon14 p56",
        "play critic 1",
    )
    text = str(game.view(0))
    assert "\nseen hand: p1a p2a\n" in text
    assert text.endswith("\nknown of p56: 5-6")
    assert "seen hand" not in str(game.view(1))
    assert "known of" not in str(game.view(1))
    assert game.view(1).pending == game.state.pending


def test_repr_names_the_game_without_its_secrets():
    game = new_game(3, seed=987654321)
    assert repr(game) == f"<Game en, mode 5, 3 players, 0 moves, player {game.to_act}: draw>"
    over = scene([[], []], step="draw", bare=True).apply("draw")
    assert repr(over) == "<Game en, mode 5, 2 players, 1 moves, over>"
    for view in (game.view(0), game.view(None)):
        assert "987654321" not in repr(view) + str(view)
        assert game.setup.deck.fingerprint not in repr(view) + str(view)


@pytest.mark.parametrize(
    ("game", "moves", "able"),
    [
        (scene([["p1a"], []], step="place"), ["place p1a"], True),
        (scene([["p1a"], []], step="place"), ["done"], True),
        (scene([[], []], step="declare"), ["end"], True),
        (scene(step="draw"), ["draw"], False),
        (scene([["patron"], []]), ["play patron"], False),
        (scene([["forger"], []], [[], ["p1a"]]), ["play forger p1a"], True),
        (scene([["carbon14"], []], [[], ["p1a"]]), ["play carbon14 p1a"], False),
        (scene([["freemason"], []], [[], ["a1a"]]), ["play freemason a1a"], False),
        (scene([["critic"], ["p1a"]]), ["play critic 1"], False),
        (scene([["critic"], ["p1a"]]), ["play critic 1", "pick p1a"], True),
        (scene([[], []], step="draw", bare=True), ["draw"], False),
        (scene([[], []], step="draw", bare=True, discard=["ai_trap"]), ["draw"], False),
    ],
)
def test_undo_is_refused_once_something_secret_was_seen(game, moves, able):
    assert not game.can_undo(0)
    after = play(game, *moves)
    assert after.can_undo(0) is able
    assert not after.can_undo(1)


def test_games_are_values():
    game, rng = random_game(4)
    for _ in range(60):
        before = (game.state, game.played, game.events)
        following = game.apply(bold_move(game, rng))
        assert (game.state, game.played, game.events) == before
        assert following != game
        game = following
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 - made here
    assert copy.deepcopy(game) == game
    assert isinstance(hash(game), int)
    with pytest.raises(AttributeError):
        game.state.turn = 1


def test_all_values_are_frozen_and_slotted():
    modules = [m for name, m in sys.modules.items() if name.startswith("trainer_api.rules.")]
    values = {
        v for m in modules for v in vars(m).values() if isinstance(v, type) and is_dataclass(v)
    }
    assert len(values) > 20
    for value in values - {Stream}:
        assert value.__dataclass_params__.frozen, value
        assert "__slots__" in vars(value), value


def test_unchanged_parts_are_shared():
    game = scene([["p1a"], ["p2a"]], [[], ["p3a"]], step="place")
    after = game.apply("place p1a")
    assert after.state.hands[1] is game.state.hands[1]
    assert after.state.tables[1] is game.state.tables[1]
    assert after.state.draw_pile is game.state.draw_pile
    assert after.setup is game.setup


def test_the_game_is_what_the_protocol_says():
    game = scene()
    assert isinstance(game, protocol.Game)
    assert isinstance(game.legal_moves, protocol.LegalMoves)
    assert stairway.RULES_VERSION == 1


def test_an_unexpected_question_is_a_bug():
    assert waiting_for(Losing(0, ()), Losing) == Losing(0, ())
    with pytest.raises(TypeError, match="expected a Losing and found None"):
        waiting_for(None, Losing)


def test_dice_are_only_needed_to_sample():
    assert scene(step="draw").legal_moves.sample(dice(0)).kind == "draw"


def test_no_game_is_longer_than_the_bound():
    setup = new_game(6, seed=1).setup
    assert setup.most_moves == 307 * 10 + 306 * 11
