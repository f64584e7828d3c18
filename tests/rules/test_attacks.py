"""Specials against a rival's cards, one by one."""

from __future__ import annotations

import pytest

from tests.rules.scenes import listed, play, scene, table, told
from trainer_api.rules.stairway import NotAllowedError


def refused(game, move, because):
    with pytest.raises(NotAllowedError, match=because):
        game.apply(move)


def test_forger_and_its_victim_leave_the_game_and_attachments_go_to_the_discard():
    game = scene([["forger"], []], [["p1a"], ["p5a+cs", "p6a+u"]])
    assert listed(game) == ["done", "play forger p5a"]
    after = game.apply("play forger p5a")
    assert after.state.out == ("p5a", "forger")
    assert after.state.discard == ("cancelled", "self_taught")
    assert table(after, 1) == ["p6a+unesco"]
    assert told(after) == [
        "act 0 play forger p5a",
        "card forger hand.0 resolving",
        "card p5a table.1 out",
        "card cancelled on.p5a discard",
        "card self_taught on.p5a discard",
        "card forger resolving out",
    ]
    assert game.state.out == ()


@pytest.mark.parametrize("key", ["forger", "heist", "auction", "british_museum", "cancelled"])
def test_a_work_under_unesco_is_no_target_of_a_rival(key):
    game = scene([[key, "p1b"], []], [["p1a"], ["p9a+u"]])
    assert listed(game) == ["done"]
    for card in ("p9a", "p1a", "p1b", "p10a", "nothing"):
        refused(
            game,
            f"play {key} {card}",
            f"'play {key} {card}' must name a card on the table of a rival, not under UNESCO"
            f".*; {card} is not that",
        )


def test_a_special_that_is_not_in_hand_cannot_be_played():
    refused(
        scene([["heist"], ["forger"]], [[], ["p1a"]]), "play forger p1a", "no forger in your hand"
    )


def test_heist_is_yielded_and_the_work_comes_to_hand_without_its_attachments():
    game = scene([["heist"], ["p1a", "p1b"], []], [[], ["p5a+s"], ["p6a"]])
    assert listed(game) == ["done", "play heist p5a", "play heist p6a"]
    asked = game.apply("play heist p5a")
    assert (asked.to_act, asked.asked) == (1, "heist")
    assert asked.state.resolving == ("heist",)
    assert listed(asked) == ["report p1a p1b", "yield"]
    after = asked.apply("yield")
    assert after.state.hands[0] == ("p5a",)
    assert after.state.discard == ("self_taught", "heist")
    assert (after.to_act, after.asked) == (0, "specials")
    assert table(after, 1) == []
    refused(after, "place p5a", "player 0 is asked to play or done, not 'place p5a'")


def test_heist_is_reported_with_two_hand_cards():
    hand = ["patron", "patron", "p1a"]
    asked = scene([["heist"], hand], [[], ["p5a"]]).apply("play heist p5a")
    assert listed(asked) == ["report p1a patron", "report patron patron", "yield"]
    for bad in ("report p1a p1a", "report p1a", "report p1a p5a", "report p1a patron patron"):
        refused(asked, bad, "must name 2 of the cards of your hand, to report the Heist")
    after = asked.apply("report patron p1a")
    assert after.state.hands == ((), ("patron",))
    assert after.state.discard == ("p1a", "patron", "heist")
    assert table(after, 1) == ["p5a"]
    assert told(after)[0] == "act 1 report p1a patron"


def test_an_owner_with_one_card_is_asked_all_the_same():
    asked = scene([["heist"], ["p1a"]], [[], ["p5a"]]).apply("play heist p5a")
    assert listed(asked) == ["yield"]


def test_auction_goes_to_the_bidder_when_the_owner_stops():
    game = scene([["auction", "p1a", "p2a"], ["a1a", "a2a"]], [[], ["p5a+c"]])
    asked = game.apply("play auction p5a")
    assert (asked.to_act, asked.asked) == (0, "bid")
    assert listed(asked) == ["bid p1a", "bid p2a"]
    refused(asked, "stop", "who plays an Auction bids first")
    refused(asked, "bid auction", "must name a card of your hand")
    assert asked.state.pending.bids == 0
    asked = play(asked, "bid p1a")
    assert asked.view(None).pending.bids == 1
    assert (asked.to_act, asked.state.discard) == (1, ("p1a",))
    assert listed(asked) == ["bid a1a", "bid a2a", "stop"]
    after = play(asked, "bid a1a", "bid p2a", "stop")
    assert after.state.hands == (("p5a",), ("a2a",))
    assert after.state.discard == ("p1a", "a1a", "p2a", "cancelled", "auction")
    assert after.to_act == 0


def test_auction_is_kept_by_the_owner_when_the_bidder_stops():
    game = scene([["auction", "p1a"], ["a1a", "a2a"]], [[], ["p5a"]])
    asked = play(game, "play auction p5a", "bid p1a", "bid a2a")
    assert listed(asked) == ["stop"]
    after = asked.apply("stop")
    assert table(after, 1) == ["p5a"]
    assert after.state.discard == ("p1a", "a2a", "auction")
    assert told(after) == ["act 0 stop", "card auction resolving discard"]


def test_an_owner_without_cards_is_asked_and_can_only_stop():
    asked = play(scene([["auction", "p1a"], []], [[], ["p5a"]]), "play auction p5a", "bid p1a")
    assert (asked.to_act, listed(asked)) == (1, ["stop"])


def test_auction_needs_another_card_to_bid():
    game = scene([["auction"], []], [[], ["p5a"]])
    assert listed(game) == ["done"]
    refused(game, "play auction p5a", "while you have another card to bid")


def test_british_museum_takes_from_tables_and_the_discard_when_the_style_is_right():
    game = scene(
        [["british_museum"], []],
        [["p1a"], ["p2a+s", "a9a"]],
        discard=["a1a", "forger", "lost_work"],
    )
    assert listed(game) == ["done"] + [f"play british_museum {c}" for c in ("a1a", "a9a", "p2a")]
    after = game.apply("play british_museum p2a")
    assert after.state.hands[0] == ("p2a",)
    assert told(after) == [
        "act 0 play british_museum p2a",
        "card british_museum hand.0 resolving",
        "check ok",
        "card p2a table.1 hand.0",
        "card self_taught on.p2a discard",
        "card british_museum resolving discard",
    ]
    after = game.apply("play british_museum a1a")
    assert after.state.hands[0] == ("a1a",)
    assert after.state.discard == ("forger", "lost_work", "british_museum")
    wrong = game.apply("play british_museum a9a")
    assert told(wrong)[2:] == ["check nok", "card british_museum resolving discard"]
    assert table(wrong, 1) == ["a9a", "p2a+self_taught"]
    refused(
        game, "play british_museum lost_work", "or a work in the discard; lost_work is not that"
    )


def test_freemason_takes_architecture_of_its_styles():
    game = scene([["freemason"], []], [[], ["a3a+c", "a7a", "p4a", "lost_work.1:architecture"]])
    assert listed(game) == [
        "done",
        "play freemason a3a",
        "play freemason a7a",
        "play freemason lost_work.1",
    ]
    after = game.apply("play freemason a3a")
    assert after.state.hands[0] == ("a3a",)
    assert after.state.discard == ("cancelled", "freemason")
    for missed in ("a7a", "lost_work.1"):
        wrong = game.apply(f"play freemason {missed}")
        assert wrong.state.hands[0] == ()
        assert told(wrong)[2] == "check nok"
    refused(game, "play freemason p4a", "of architecture; p4a is not that")


@pytest.mark.parametrize(("style", "ok"), [(2, False), (3, True), (6, True), (7, False)])
def test_freemason_styles(style, ok):
    game = scene([["freemason"], []], [[], [f"a{style}a"]]).apply(f"play freemason a{style}a")
    assert (game.state.hands[0] == (f"a{style}a",)) is ok


@pytest.mark.parametrize(("style", "ok"), [(7, False), (8, True), (9, True), (10, True)])
def test_cancelled_attaches_to_modern_works(style, ok):
    card = f"p{style}a"
    game = scene([["cancelled"], []], [[], [card]]).apply(f"play cancelled {card}")
    assert table(game, 1) == [f"{card}+cancelled" if ok else card]
    assert game.state.tables[1][0].blocked is ok
    assert game.state.discard == (() if ok else ("cancelled",))
    end = f"card cancelled resolving on.{card}" if ok else "card cancelled resolving discard"
    assert told(game)[2:] == ["check ok" if ok else "check nok", end]


@pytest.mark.parametrize(("style", "ok"), [(1, True), (2, True), (3, False)])
def test_british_museum_styles(style, ok):
    game = scene([["british_museum"], []], [[], [f"a{style}a"]])
    game = game.apply(f"play british_museum a{style}a")
    assert (game.state.hands[0] != ()) is ok


def test_a_bridge_satisfies_when_either_style_does():
    game = scene([["british_museum", "freemason"], []], [[], ["p23", "a34"]])
    assert play(game, "play british_museum p23").state.hands[0] == ("freemason", "p23")
    assert play(game, "play freemason a34").state.hands[0] == ("british_museum", "a34")


def test_self_taught_attaches_to_any_rival_card_without_a_check():
    game = scene(
        [["self_taught"], []], [["p1a"], ["p5a+c", "p6a+s", "a1a", "lost_work.1:painting"]]
    )
    assert listed(game) == [
        "done",
        "play self_taught a1a",
        "play self_taught lost_work.1",
        "play self_taught p5a",
    ]
    after = game.apply("play self_taught p5a")
    assert "p5a+cancelled+self_taught" in table(after, 1)
    assert told(after) == [
        "act 0 play self_taught p5a",
        "card self_taught hand.0 resolving",
        "card self_taught resolving on.p5a",
    ]
    refused(game, "play self_taught p6a", "without a self_taught on it; p6a is not that")


def test_one_cancelled_a_work():
    game = scene([["cancelled"], []], [[], ["p9a+c", "p8a+s"]])
    assert listed(game) == ["done", "play cancelled p8a"]


def test_a_lost_work_is_missed_by_restricted_specials_while_its_style_is_undeclared():
    game = scene([["british_museum", "cancelled"], []], [[], ["lost_work.1:painting"]])
    for key in ("british_museum", "cancelled"):
        after = game.apply(f"play {key} lost_work.1")
        assert told(after)[2] == "check nok"
        assert table(after, 1) == ["lost_work.1"]
        assert after.state.knowledge.public == {}


def test_by_the_leaflet_a_declared_lost_work_is_hit():
    game = scene(
        [["british_museum", "cancelled"], []],
        [[], ["lost_work.1:painting:1", "lost_work.2:painting:8"]],
        edition="es-leaflet",
    )
    after = game.apply("play british_museum lost_work.1")
    assert after.state.hands[0] == ("cancelled", "lost_work")
    assert told(after)[3] == "card lost_work.1 table.1 hand.0"
    after = game.apply("play cancelled lost_work.2")
    assert table(after, 1) == ["lost_work.1", "lost_work.2+cancelled"]
    assert told(game.apply("play cancelled lost_work.1"))[2] == "check nok"


def test_dealer_offer_is_accepted_with_all_attachments():
    game = scene([["dealer"], [], []], [["p1a+c", "p2a"], ["a1a+s", "a2a"], ["a3a"]])
    asked = game.apply("play dealer 1 give p2a p1a take a1a")
    assert (asked.to_act, asked.asked, listed(asked)) == (1, "swap", ["accept", "decline"])
    assert str(asked.played[-1].move) == "play dealer 1 give p1a p2a take a1a"
    after = asked.apply("accept")
    assert table(after, 0) == ["a1a+self_taught"]
    assert table(after, 1) == ["a2a", "p1a+cancelled", "p2a"]
    assert after.state.discard == ("dealer",)
    assert told(after) == [
        "act 1 accept",
        "card p1a table.0 table.1",
        "card p2a table.0 table.1",
        "card a1a table.1 table.0",
        "card dealer resolving discard",
    ]
    assert (after.to_act, after.asked) == (0, "specials")


def test_dealer_offer_is_declined_without_effect():
    game = scene([["dealer"], []], [["p1a"], ["a1a"]])
    after = play(game, "play dealer 1 give take a1a", "decline")
    assert (table(after, 0), table(after, 1)) == (["p1a"], ["a1a"])
    assert after.state.discard == ("dealer",)


def test_dealer_lists_at_most_one_card_a_side_and_accepts_any():
    game = scene([["dealer"], [], []], [["p1a", "p2a"], ["a1a"], ["a3a", "a4a"]])
    assert listed(game) == sorted(
        [
            "done",
            "play dealer 1 give p1a take",
            "play dealer 1 give p2a take",
            "play dealer 1 give take a1a",
            "play dealer 1 give p1a take a1a",
            "play dealer 1 give p2a take a1a",
            "play dealer 2 give p1a take",
            "play dealer 2 give p2a take",
            "play dealer 2 give take a3a",
            "play dealer 2 give take a4a",
            "play dealer 2 give p1a take a3a",
            "play dealer 2 give p1a take a4a",
            "play dealer 2 give p2a take a3a",
            "play dealer 2 give p2a take a4a",
        ]
    )
    assert game.legal_moves.count() == 14
    game.apply("play dealer 2 give p1a p2a take a3a a4a")
    refused(game, "play dealer 0 give p1a take", "must name a rival: one of 1, 2")
    refused(game, "play dealer 1 give take", "offer or ask for one card at least")
    refused(game, "play dealer 1 give p1a take a3a", "names a3a: give cards of your own table")
    refused(game, "play dealer 1 give a1a take", "names a1a: .* that of player 1 that")
    refused(game, "play dealer 1 give p1a p1a take", "names a card twice")
    refused(game, "play dealer 1 give take a1a a1a", "names a card twice")


def test_dealer_without_any_card_on_tables_has_no_offer():
    game = scene([["dealer"], []])
    assert listed(game) == ["done"]
    refused(game, "play dealer 1 give take", "one card at least")


@pytest.mark.parametrize(
    ("edition", "offered"), [("en", True), ("es", True), ("es-leaflet", False)]
)
def test_dealer_and_unesco(edition, offered):
    game = scene([["dealer"], []], [["p1a+u"], ["a1a+u", "a2a"]], edition=edition)
    assert ("play dealer 1 give p1a take" in listed(game)) is offered
    refused(game, "play dealer 1 give take a1a", "names a1a")
    if offered:
        after = play(game, "play dealer 1 give p1a take a2a", "accept")
        assert table(after, 1) == ["a1a+unesco", "p1a+unesco"]
    else:
        refused(game, "play dealer 1 give p1a take a2a", "names p1a")
