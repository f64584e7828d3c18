"""The steps of a turn, drawing, traps, Patrons, the end of the cards."""

from __future__ import annotations

import pytest

from tests.rules.scenes import dice, listed, play, scene, table, told
from tests.rules.test_attacks import refused
from trainer_api.rules.stairway import Termination


def test_a_turn_goes_through_its_steps_in_order():
    game = scene([["p1a"], ["a1a"]], pile=["p2a", "a2a"], step="draw")
    assert (game.asked, listed(game)) == ("draw", ["draw"])
    refused(game, "place p1a", r"player 0 is asked to draw \(or patron, by the leaflet\), not")
    game = game.apply("draw")
    assert told(game, 0) == ["act 0 draw", "card p2a draw_pile hand.0"]
    assert told(game, 1) == told(game, None) == ["act 0 draw", "card ? draw_pile hand.0"]
    assert (game.asked, listed(game)) == ("place", ["done", "place p1a", "place p2a"])
    game = game.apply("place p2a")
    assert told(game) == ["act 0 place p2a", "card p2a hand.0 table.0"]
    assert listed(game) == ["discard p2a", "done", "place p1a"]
    refused(game, "draw", "asked to place, discard or done, not 'draw'")
    refused(game, "place a1a", "must name a work in your hand; a1a is not that")
    refused(game, "discard p1a", "must name a card of your own table; p1a is not that")
    refused(game, "place lost_work painting", "no lost_work in your hand")
    refused(game, "play forger p1a", "asked to place")
    game = game.apply("done")
    assert (game.asked, listed(game)) == ("specials", ["done"])
    refused(game, "place p1a", "asked to play or done")
    game = game.apply("done")
    assert (game.asked, listed(game)) == ("declare", ["end"])
    game = game.apply("end")
    assert told(game) == ["act 0 end", "turn 1"]
    assert (game.to_act, game.asked, game.state.turns) == (1, "draw", 2)
    game = play(game, "draw", "done", "done", "end")
    assert (game.to_act, game.state.hands) == (0, (("p1a",), ("a1a", "a2a")))


def test_own_table_cards_are_discarded_with_their_attachments():
    game = scene([[], []], [["p8a+csu", "lost_work.1:painting"]], step="place")
    game = play(game, "discard p8a", "discard lost_work.1")
    assert game.state.discard == ("p8a", "cancelled", "self_taught", "unesco", "lost_work")
    assert told(game)[1] == "card lost_work.1 table.0 discard"


def test_limits_are_met_one_card_at_a_time():
    hand = ["p1a", "p2a", "p3a", "p4a", "forger", "forger", "patron"]
    table_ = [f"a{s}a" for s in range(1, 9)]
    game = scene([hand, []], [table_]).apply("done")
    assert game.asked == "limits"
    assert listed(game) == sorted(f"discard {c}" for c in {*hand, *table_})
    game = game.apply("discard a8a")
    assert listed(game) == sorted(f"discard {c}" for c in set(hand))
    refused(
        game,
        "discard a7a",
        "a card of your hand while it has more than 5, of your table more than 7",
    )
    game = game.apply("discard forger")
    assert game.asked == "limits"
    game = game.apply("discard patron")
    assert game.asked == "declare"
    assert game.state.hands[0] == ("p1a", "p2a", "p3a", "p4a", "forger")
    assert game.state.discard == ("a8a", "forger", "patron")


def test_a_table_of_eight_alone_is_over_its_limit():
    game = scene([["p1a"], []], [[f"a{s}a" for s in range(1, 9)]]).apply("done")
    assert (game.asked, "discard p1a" in listed(game)) == ("limits", False)
    assert game.apply("discard a1a").asked == "declare"


def test_five_and_seven_are_within_the_limits():
    game = scene([[f"p{s}a" for s in range(1, 6)], []], [[f"a{s}a" for s in range(1, 8)]])
    assert game.apply("done").asked == "declare"


def test_a_lost_work_is_placed_with_its_category():
    game = scene([["lost_work", "lost_work"], []], step="place")
    assert listed(game) == ["done", "place lost_work architecture", "place lost_work painting"]
    game = game.apply("place lost_work painting")
    assert told(game) == ["act 0 place lost_work painting", "card lost_work.1 hand.0 table.0"]
    game = game.apply("place lost_work architecture")
    assert [str(card) for card in game.state.tables[0]] == [
        "lost_work.1:painting",
        "lost_work.2:architecture",
    ]
    again = scene([["lost_work"], []], step="place")
    refused(again, "place lost_work painting 5", "CATEGORY, its style waits for the check")
    refused(again, "play iconoclasm", "asked to place")
    refused(scene([["lost_work"], []]), "play lost_work x", "placed in the place step, not played")


def test_a_lost_work_takes_the_lowest_free_number():
    tables = [["lost_work.2:painting"], ["p1a"]]
    game = scene([["lost_work"], []], tables, step="place").apply("place lost_work painting")
    assert sorted(card.id for card in game.state.tables[0]) == ["lost_work.1", "lost_work.2"]
    tables = [[], ["lost_work.1:painting"]]
    game = scene([["lost_work"], []], tables, step="place").apply("place lost_work painting")
    assert table(game, 0) == ["lost_work.2"]


def test_by_the_leaflet_a_lost_work_is_placed_with_its_style():
    game = scene([["lost_work"], []], step="place", edition="es-leaflet")
    assert len(listed(game)) == 21
    refused(game, "place lost_work painting", "place lost_work CATEGORY STYLE")
    game = game.apply("place lost_work architecture 10")
    assert str(game.state.tables[0][0]) == "lost_work.1:architecture:10"
    assert told(game)[0] == "act 0 place lost_work architecture 10"


# Traps


def test_a_trap_takes_a_painting_of_hand_or_table():
    tables = [["p8a+u", "a8a", "lost_work.1:painting", "lost_work.2:architecture"]]
    game = scene([["p1a", "a1a", "forger"], []], tables, pile=["ai_trap"], step="draw")
    asked = game.apply("draw")
    assert told(asked) == told(asked, 1) == ["act 0 draw", "card ai_trap draw_pile resolving"]
    assert (asked.to_act, asked.asked) == (0, "trap")
    assert listed(asked) == ["discard lost_work.1", "discard p1a", "discard p8a"]
    refused(asked, "pass", "discard a painting, as you have one")
    refused(asked, "discard a8a", "a painting of your hand or table; a8a is not that")
    after = asked.apply("discard p8a")
    assert after.state.discard == ("p8a", "unesco", "ai_trap")
    assert (after.to_act, after.asked) == (0, "place")
    after = asked.apply("discard p1a")
    assert told(after) == [
        "act 0 discard p1a",
        "card p1a hand.0 discard",
        "card ai_trap resolving discard",
    ]


def test_a_trap_without_a_painting_is_passed():
    hand = ["a1a", "lost_work"]
    asked = scene([hand, ["p1a"]], [["a8a"]], pile=["ai_trap"], step="draw").apply("draw")
    assert listed(asked) == ["pass"]
    after = asked.apply("pass")
    assert (after.asked, after.state.discard, after.state.hands[0]) == (
        "place",
        ("ai_trap",),
        tuple(hand),
    )


# Patrons


def test_patron_draws_three_and_traps_resolve_one_by_one():
    pile = ["ai_trap", "p1a", "ai_trap", "p2a"]
    game = scene([["patron", "a1a"], []], pile=pile)
    assert listed(game) == ["done", "play patron"]
    asked = game.apply("play patron")
    assert (asked.asked, asked.state.resolving) == ("trap", ("patron", "ai_trap"))
    asked = asked.apply("pass")
    assert (asked.asked, asked.state.hands[0]) == ("trap", ("a1a", "p1a"))
    assert asked.state.discard == ("ai_trap",)
    after = asked.apply("discard p1a")
    assert after.state.hands[0] == ("a1a",)
    assert after.state.discard == ("ai_trap", "p1a", "ai_trap", "patron")
    assert (after.asked, after.state.draw_pile[0]) == ("specials", "p2a")


def test_patron_draws_three_cards():
    after = scene([["patron"], []], pile=["p1a", "p2a", "p3a", "p4a"]).apply("play patron")
    assert after.state.hands[0] == ("p1a", "p2a", "p3a")
    assert told(after, 1) == [
        "act 0 play patron",
        "card patron hand.0 resolving",
        *["card ? draw_pile hand.0"] * 3,
        "card patron resolving discard",
    ]


def test_by_the_leaflet_a_patron_is_played_instead_of_the_draw():
    options = {"edition": "es-leaflet", "pile": ["p1a", "ai_trap", "p3a", "p4a"]}
    game = scene([["patron", "a1a"], []], step="draw", **options)
    assert listed(game) == ["draw", "patron"]
    asked = game.apply("patron")
    assert asked.asked == "trap"
    after = asked.apply("discard p1a")
    assert (after.asked, after.state.hands[0]) == ("place", ("a1a", "p3a"))
    assert after.state.discard == ("p1a", "ai_trap", "patron")
    assert game.apply("draw").state.hands[0] == ("patron", "a1a", "p1a")
    refused(scene([[], ["patron"]], step="draw", **options), "patron", "no patron in your hand")
    late = scene([["patron"], []], **options)
    assert listed(late) == ["done"]
    refused(late, "play patron", "a Patron is played instead of the draw")
    refused(scene([["patron"], []], step="draw"), "patron", "asked to draw")


# The end of the cards


def test_the_discard_becomes_the_draw_pile_once():
    discard = ["p1a", "a1a", "forger"]
    game = scene([[], []], discard=discard, step="draw", bare=True)
    after = game.apply("draw")
    assert told(after, 1) == ["act 0 draw", "shuffle 3", "card ? draw_pile hand.0"]
    assert sorted(after.state.refill) == sorted(discard)
    assert after.state.hands[0] + after.state.draw_pile == after.state.refill
    assert after.state.discard == ()
    assert after.view(None).shuffled
    assert not game.view(None).shuffled
    assert after.state.position > 0


def test_a_resolving_patron_is_not_in_the_discard_that_is_shuffled():
    game = scene([["patron"], []], pile=["p2a"], discard=["p1a", "a1a"], bare=True)
    after = game.apply("play patron")
    assert sorted(after.state.refill) == ["a1a", "p1a"]
    assert after.state.discard == ("patron",)


def test_the_second_time_the_game_ends_before_the_draw():
    game = scene(
        [["p9a"], []], [["p1a"], ["p2a"]], discard=["p3a"], step="draw", bare=True, refill=["x"]
    )
    after = game.apply("draw")
    assert (after.outcome.termination, after.outcome.winners) == (Termination.EXHAUSTION, (1,))
    assert after.outcome.stairway == ("p2a",)
    assert told(after) == ["act 0 draw", "over exhaustion 1"]
    assert (after.to_act, after.asked, list(after.legal_moves)) == (None, None, [])
    assert not after.legal_moves
    assert game.legal_moves
    assert after.legal_moves.count() == 0
    with pytest.raises(IndexError, match="no move"):
        after.legal_moves.sample(dice(1))
    refused(after, "draw", "the game is over")


def test_with_both_piles_empty_the_game_ends_and_nobody_wins_without_cards():
    after = scene([["p9a"], []], [["p1a+s"]], step="draw", bare=True).apply("draw")
    assert after.outcome.winners == after.outcome.stairways == after.outcome.stairway == ()
    assert told(after)[-1] == "over exhaustion"
    assert "winners: nobody" in str(after.view(0))


def test_a_game_can_end_while_a_patron_resolves():
    after = scene([["patron"], []], [[], ["a1a"]], pile=["p2a"], bare=True).apply("play patron")
    assert (after.outcome.winners, after.state.resolving) == ((1,), ("patron",))
    assert after.state.hands[0] == ("p2a",)


@pytest.mark.parametrize(
    ("tables", "winners", "stairways"),
    [
        ([["p1a", "p2a", "p4a"], ["p8a", "p9a"]], (1,), [("p8a", "p9a")]),
        ([["p8a", "p9a"], ["p1a", "p2a", "p3a"]], (1,), [("p1a", "p2a", "p3a")]),
        ([["p8a", "p9a"], ["a8a", "a9a"]], (0, 1), [("p8a", "p9a"), ("a8a", "a9a")]),
        ([["p8a", "p9a+s"], ["a7a"]], (0,), [("p8a",)]),
        ([["p5a", "p56"], ["p4a", "a5a", "a6a"]], (0, 1), [("p56", "p5a"), ("a5a", "a6a")]),
        ([["p5a", "lost_work.1:painting"], ["p5b"]], (0,), [("lost_work.1", "p5a")]),
        ([["lost_work.1:painting"], ["p9a"]], (0,), [("lost_work.1",)]),
        ([["lost_work.1:painting+c"], ["p1a"]], (1,), [("p1a",)]),
        ([["p5a", "lost_work.1:architecture"], ["p9a"]], (0,), [("lost_work.1",)]),
    ],
)
def test_the_longest_then_highest_stairway_wins(tables, winners, stairways):
    after = scene([[], []], tables, step="draw", bare=True).apply("draw")
    assert after.outcome.winners == winners
    assert list(after.outcome.stairways) == stairways


def test_by_the_leaflet_declared_lost_works_keep_their_style_at_the_end():
    tables = [["p5a", "lost_work.1:painting:9", "lost_work.2:painting:4"], ["p7a"]]
    after = scene([[], []], tables, step="draw", bare=True, edition="es-leaflet").apply("draw")
    assert after.outcome.stairways == (("lost_work.2", "p5a"),)
