"""Declarations, checks, challenges, penalties."""

from __future__ import annotations

import pytest

from tests.rules.scenes import all_cards, listed, play, scene, table, told
from tests.rules.test_attacks import refused
from trainer_api.rules.stairway import EDITIONS, Termination

GOOD = ["p3a", "p4a", "p56", "p6a", "p7a"]
BAD = ["p3a", "p4a", "p6a", "p7a", "p8a"]


def claim(cards):
    return f"declare {' '.join(cards)}"


def declaring(table_, **options):
    players = options.pop("players", 2)
    rest = options.pop("others", [[]] * (players - 1))
    return scene([[]] * players, [table_, *rest], step="declare", **options)


def test_a_right_stairway_wins_and_the_rest_goes():
    game = declaring([*GOOD, "a1a+s", "p9a"], others=[["a2a"]])
    after = game.apply(claim(GOOD))
    assert after.outcome.termination is Termination.STAIRWAY
    assert (after.outcome.winners, after.outcome.stairway) == ((0,), tuple(sorted(GOOD)))
    assert table(after, 0) == sorted(GOOD)
    assert table(after, 1) == ["a2a"]
    assert after.state.discard == ("a1a", "self_taught", "p9a")
    assert told(after)[1] == "check ok"
    assert told(after)[-1] == "over stairway 0"
    assert "over by stairway, winners: 0" in str(after.view(1))


def test_a_wrong_stairway_costs_two_of_its_cards_and_tells_nothing_more():
    game = declaring([*BAD, "a1a"], others=[["p9a"]], discard=["p1a"])
    asked = game.apply(claim(BAD))
    assert told(asked) == [f"act 0 {claim(sorted(BAD))}", "check nok"]
    assert (asked.to_act, asked.asked, asked.legal_moves.count()) == (0, "penalty", 10)
    assert table(asked, 0) == sorted([*BAD, "a1a"])
    refused(asked, "lose p3a a1a", "must name 2 of the cards that you declared")
    refused(asked, "lose p3a", "must name 2")
    refused(asked, "lose p3a p3a", "must name 2")
    refused(asked, "end", "asked to lose, not 'end'")
    after = asked.apply("lose p7a p3a")
    assert after.state.discard == ("p7a", "p3a", "p1a")
    assert told(after) == [
        "act 0 lose p3a p7a",
        "card p3a table.0 discard.bottom",
        "card p7a table.0 discard.bottom",
        "turn 1",
    ]
    assert (after.to_act, after.asked) == (1, "draw")
    assert dict(after.view(1).knowledge) == {}


def test_attachments_of_lost_cards_go_on_top_of_the_discard():
    asked = declaring(["p3a+u", *BAD[1:]], discard=["p1a"]).apply(claim(BAD))
    after = asked.apply("lose p3a p4a")
    assert after.state.discard == ("p4a", "p3a", "p1a", "unesco")


def test_what_a_declaration_may_name():
    game = declaring(["p1a", "p2a", "p3a", "p4a", "p5a+c", "p6a", "a1a"])
    assert listed(game) == [claim(["p1a", "p2a", "p3a", "p4a", "p6a"]), "end"]
    refused(
        game,
        claim(["p1a", "p2a", "p3a", "p4a", "p5a"]),
        "5 different unblocked cards of your table",
    )
    refused(game, claim(["p1a", "p2a", "p3a", "p4a"]), "5 different")
    refused(game, claim(["p1a", "p2a", "p3a", "p4a", "p4a"]), "5 different")
    refused(game, claim(["p1a", "p2a", "p3a", "p4a", "p9a"]), "5 different")
    refused(game, claim(["p1a", "p2a", "p3a", "p4a", "p6a", "a1a"]), "5 different")
    refused(game, claim(["p1a", "p2a", "p3a", "p4a", "a1a"]), "mixes paintings and architecture")
    refused(game, claim(["p1a", "p2a", "p3a", "p4a", "p6a=5"]), "give each Lost Work its style")
    refused(game, "done", "asked to declare or end")


def test_cards_under_unesco_may_be_declared():
    assert declaring(["p3a+u", *GOOD[1:]]).apply(claim(GOOD)).outcome is not None


@pytest.mark.parametrize("mode", [5, 6, 7])
def test_the_mode_is_the_length(mode):
    cards = [f"a{style}a" for style in range(4, 4 + mode)]
    game = declaring(cards, mode=mode)
    assert listed(game) == [claim(sorted(cards)), "end"]
    assert game.apply(claim(cards)).outcome.winners == (0,)


def test_an_open_lost_work_gets_its_style_in_the_declaration():
    cards = ["p3a", "p4a", "p6a", "p7a"]
    game = declaring([*cards, "lost_work.1:painting", "a1a"])
    claims = [f"declare lost_work.1={style} {' '.join(cards)}" for style in range(1, 11)]
    assert listed(game) == sorted([*claims, "end"])
    assert game.apply(claims[4]).outcome.winners == (0,)
    wrong = game.apply(claims[7])
    assert told(wrong)[1] == "check nok"
    assert wrong.state.tables[0][4].style is None
    refused(game, claim(["lost_work.1", *cards]), "give each Lost Work its style, as lost_work.1=5")
    refused(game, claim(["lost_work.1=11", *cards]).replace("=11", ""), "its style")


def test_two_open_lost_works_list_styles_in_order_and_accept_any():
    game = declaring(["p3a", "p4a", "p6a", "lost_work.1:painting", "lost_work.2:painting"])
    texts = listed(game)
    assert len(texts) == 1 + 30
    assert "declare lost_work.1=5 lost_work.2=7 p3a p4a p6a" in texts
    assert "declare lost_work.1=1 lost_work.2=6 p3a p4a p6a" not in texts
    after = game.apply("declare lost_work.1=7 lost_work.2=5 p3a p4a p6a")
    assert after.outcome.winners == (0,)
    assert told(game.apply("declare lost_work.1=5 lost_work.2=5 p3a p4a p6a"))[1] == "check nok"


def test_by_the_leaflet_a_lost_work_counts_as_it_was_placed():
    cards = ["p3a", "p4a", "p6a", "p7a"]
    good = declaring([*cards, "lost_work.1:painting:5"], edition="es-leaflet")
    assert listed(good) == ["declare lost_work.1 p3a p4a p6a p7a", "end"]
    assert good.apply(listed(good)[0]).outcome.winners == (0,)
    bad = declaring([*cards, "lost_work.1:painting:8"], edition="es-leaflet")
    assert bad.apply(listed(bad)[0]).asked == "penalty"
    refused(good, "declare lost_work.1=5 p3a p4a p6a p7a", "has its style since it was placed")


def test_by_the_rulebook_of_2_the_surplus_goes_before_the_check():
    game = declaring([*BAD, "a1a+su", "p9a"], edition="es")
    asked = game.apply(claim(BAD))
    assert told(asked)[1:] == [
        "card a1a table.0 discard",
        "card self_taught on.a1a discard",
        "card unesco on.a1a discard",
        "card p9a table.0 discard",
        "check nok",
    ]
    assert asked.asked == "penalty"
    won = declaring([*GOOD, "a1a"], edition="es").apply(claim(GOOD))
    assert (won.outcome.winners, won.state.discard) == ((0,), ("a1a",))


@pytest.mark.parametrize("edition", ["en", "es-leaflet"])
def test_elsewhere_the_surplus_stays_after_a_nok(edition):
    asked = declaring([*BAD, "a1a"], edition=edition).apply(claim(BAD))
    assert (table(asked, 0), asked.state.discard) == (sorted([*BAD, "a1a"]), ())


def test_a_stairway_that_nobody_challenges_stands_even_if_wrong():
    game = declaring([*BAD, "a1a"], players=3, checks="on-challenge")
    asked = game.apply(claim(BAD))
    assert told(asked) == [f"act 0 {claim(sorted(BAD))}"]
    assert (asked.to_act, asked.asked, listed(asked)) == (1, "challenge", ["challenge", "pass"])
    asked = asked.apply("pass")
    assert asked.to_act == 2
    after = asked.apply("pass")
    assert after.outcome.termination is Termination.UNCHALLENGED
    assert (after.outcome.winners, after.outcome.stairway) == ((0,), tuple(sorted(BAD)))
    assert after.state.discard == ("a1a",)
    assert told(after) == ["act 2 pass", "card a1a table.0 discard", "over unchallenged 0"]


@pytest.mark.parametrize("passes", [0, 1])
def test_a_challenged_stairway_is_checked(passes):
    options = {"players": 3, "checks": "on-challenge"}
    moves = ["pass"] * passes + ["challenge"]
    good = play(declaring([*GOOD, "a1a"], **options), claim(GOOD), *moves)
    assert good.outcome.termination is Termination.STAIRWAY
    assert good.outcome.winners == (0,)
    bad = play(declaring([*BAD, "a1a"], **options), claim(BAD), *moves)
    assert (bad.to_act, bad.asked) == (0, "penalty")
    assert told(bad) == [f"act {passes + 1} challenge", "check nok"]


def test_a_challenged_lost_work_counts_as_declared():
    cards = ["lost_work.1:painting", "p3a", "p4a", "p6a", "p7a"]
    game = declaring(cards, checks="on-challenge")
    good = play(game, "declare lost_work.1=5 p3a p4a p6a p7a", "challenge")
    assert good.outcome.winners == (0,)
    bad = play(game, "declare lost_work.1=8 p3a p4a p6a p7a", "challenge")
    assert bad.asked == "penalty"


def special_claim(style, checks="on-challenge", players=3, turn=1):
    hands = [[] for _ in range(players)]
    hands[turn] = ["british_museum"]
    tables = [[f"p{style}a"]] + [[]] * (players - 1)
    game = scene(hands, tables, checks=checks, turn=turn)
    return game.apply(f"play british_museum p{style}a")


def test_an_unchallenged_special_takes_effect_and_narrows_nothing():
    asked = special_claim(9)
    assert (asked.to_act, asked.asked, asked.state.resolving) == (
        2,
        "challenge",
        ("british_museum",),
    )
    asked = asked.apply("pass")
    assert asked.to_act == 0
    after = asked.apply("pass")
    assert after.state.hands[1] == ("p9a",)
    assert told(after) == [
        "act 0 pass",
        "card p9a table.0 hand.1",
        "card british_museum resolving discard",
    ]
    assert after.view(0).knowledge == ()
    assert (after.to_act, after.asked) == (1, "specials")


@pytest.mark.parametrize("passes", [0, 1])
def test_a_challenged_special_is_checked(passes):
    wrong = play(special_claim(9), *["pass"] * passes, "challenge")
    assert wrong.state.hands[1] == ()
    assert wrong.state.discard == ("british_museum",)
    assert told(wrong)[1:] == ["check nok", "card british_museum resolving discard"]
    assert "p9a" in dict(wrong.view(None).knowledge)
    right = play(special_claim(2), *["pass"] * passes, "challenge")
    assert right.state.hands[1] == ("p2a",)
    assert told(right)[1] == "check ok"


def test_only_restricted_specials_can_be_challenged():
    game = scene([["forger"], []], [[], ["p1a"]], checks="on-challenge").apply("play forger p1a")
    assert (game.to_act, game.asked) == (0, "specials")


def test_always_checked_specials_are_not_offered_for_challenge():
    assert special_claim(2, checks="always").to_act == 1


def test_a_mode_of_one_loses_one_card():
    one = EDITIONS["en"].override("one-en", modes=(1,))
    game = declaring(["lost_work.1:painting"], edition=one, mode=1)
    assert game.apply("declare lost_work.1=3").outcome.winners == (0,)
    two = EDITIONS["en"].override("two-en", modes=(2,))
    game = declaring(["p1a", "p3a"], edition=two, mode=2).apply("declare p1a p3a")
    after = game.apply("lose p1a p3a")
    assert table(after, 0) == []
    assert len(all_cards(after.state)) == len(after.setup.cards)
