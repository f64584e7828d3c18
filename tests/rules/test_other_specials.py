"""Specials that look, strike all, draw or help the own table, one by one."""

from __future__ import annotations

import pytest

from tests.rules.scenes import listed, play, scene, table, told
from tests.rules.test_attacks import refused
from trainer_api.rules.stairway.knowledge import labels_in


def test_critic_sees_a_hand_and_sends_one_card_to_the_discard():
    game = scene([["critic"], ["p9a", "forger", "forger"], ["p1a"]])
    assert listed(game) == ["done", "play critic 1", "play critic 2"]
    asked = game.apply("play critic 1")
    assert (asked.to_act, asked.asked) == (0, "critic")
    assert listed(asked) == ["pick forger", "pick p9a"]
    assert told(asked)[-1] == "see 0 1 forger forger p9a"
    assert told(asked, 0)[-1] == "see 0 1 forger forger p9a"
    for other in (1, 2, None):
        assert told(asked, other)[-1] == "see 0 1 ?"
    assert asked.view(0).seen == ("forger", "forger", "p9a")
    assert asked.view(1).seen == asked.view(None).seen == ()
    refused(asked, "pick p1a", "a card of the hand of player 1; p1a is not that")
    after = asked.apply("pick forger")
    assert after.state.hands[1] == ("p9a", "forger")
    assert after.state.discard == ("forger", "critic")
    assert after.view(0).seen == ()
    refused(game, "play critic 0", "must name a rival: one of 1, 2")
    refused(game, "play critic 3", "must name a rival: one of 1, 2")


def test_critic_finds_an_empty_hand():
    after = scene([["critic"], []]).apply("play critic 1")
    assert (after.to_act, after.asked, after.state.discard) == (0, "specials", ("critic",))
    assert told(after) == [
        "act 0 play critic 1",
        "card critic hand.0 resolving",
        "card critic resolving discard",
    ]


def test_iconoclasm_asks_all_clockwise_from_its_player():
    game = scene([[], ["iconoclasm"], []], [["p1a"], ["p2a", "p3a"], ["p4a+c"]], turn=1)
    asked = game.apply("play iconoclasm")
    assert (asked.to_act, asked.asked, listed(asked)) == (
        1,
        "iconoclasm",
        ["discard p2a", "discard p3a"],
    )
    asked = asked.apply("discard p3a")
    assert (asked.to_act, listed(asked)) == (2, ["discard p4a"])
    asked = asked.apply("discard p4a")
    assert asked.to_act == 0
    after = asked.apply("discard p1a")
    assert after.state.discard == ("p3a", "p4a", "cancelled", "p1a", "iconoclasm")
    assert (after.to_act, after.asked) == (1, "specials")


def test_iconoclasm_passes_over_who_has_nothing_to_lose():
    game = scene([["iconoclasm"], [], ["context"]], [[], ["p1a+u"], []])
    after = game.apply("play iconoclasm")
    assert (after.to_act, after.asked, after.state.discard) == (0, "specials", ("iconoclasm",))


def test_a_work_under_unesco_cannot_be_chosen_in_an_iconoclasm():
    asked = scene([["iconoclasm"], []], [["p1a+u", "p2a"], []]).apply("play iconoclasm")
    assert listed(asked) == ["discard p2a"]
    refused(asked, "discard p1a", "not under UNESCO; p1a is not that")


def test_context_keeps_the_card_in_an_iconoclasm():
    game = scene([["iconoclasm", "context"], ["context"], []], [["p1a"], ["p2a"], ["p3a"]])
    asked = game.apply("play iconoclasm")
    assert listed(asked) == ["context", "discard p1a"]
    asked = play(asked, "context", "context")
    refused(asked, "context", "no context in your hand")
    after = asked.apply("discard p3a")
    assert [table(after, seat) for seat in range(3)] == [["p1a"], ["p2a"], []]
    assert after.state.discard == ("context", "context", "p3a", "iconoclasm")


def test_by_the_leaflet_context_does_not_answer_an_own_iconoclasm():
    hands = [["iconoclasm", "context"], ["context"]]
    game = scene(hands, [["p1a"], ["p2a"]], edition="es-leaflet")
    asked = game.apply("play iconoclasm")
    assert listed(asked) == ["discard p1a"]
    refused(asked, "context", "does not answer one's own Iconoclasm")
    assert listed(asked.apply("discard p1a")) == ["context", "discard p2a"]


def test_restorer_takes_a_work_from_the_discard_or_lifts_a_self_taught():
    discard = ["p1a", "forger", "lost_work", "a1a"]
    game = scene([["restorer"], []], [["p5a+cs", "p6a+c"], ["p7a+s"]], discard=discard)
    assert listed(game) == ["done"] + [f"play restorer {c}" for c in ("a1a", "p1a", "p5a")]
    after = game.apply("play restorer p1a")
    assert after.state.hands[0] == ("p1a",)
    assert after.state.discard == ("forger", "lost_work", "a1a", "restorer")
    after = game.apply("play restorer p5a")
    assert table(after, 0) == ["p5a+cancelled", "p6a+cancelled"]
    assert after.state.discard == (*discard, "self_taught", "restorer")
    assert told(after)[2:] == ["card self_taught on.p5a discard", "card restorer resolving discard"]
    for card in ("forger", "lost_work", "p6a", "p7a"):
        refused(
            game,
            f"play restorer {card}",
            "a work in the discard, or a card of your own table with a self_taught",
        )


def test_context_lifts_a_cancelled_from_an_own_work():
    game = scene([["context"], []], [["p8a+cs", "p9a"], ["p10a+c"]])
    assert listed(game) == ["done", "play context p8a"]
    after = game.apply("play context p8a")
    assert table(after, 0) == ["p8a+self_taught", "p9a"]
    assert after.state.discard == ("cancelled", "context")
    refused(game, "play context p10a", "a card of your own table with a cancelled on it")


def test_unesco_attaches_to_an_own_work_once_and_leaves_its_block():
    game = scene([["unesco"], []], [["p8a+c", "p9a+u", "lost_work.1:painting"], ["p1a"]])
    assert listed(game) == ["done", "play unesco lost_work.1", "play unesco p8a"]
    after = game.apply("play unesco p8a")
    assert "p8a+cancelled+unesco" in table(after, 0)
    card = next(card for card in after.state.tables[0] if card.id == "p8a")
    assert (card.blocked, card.immune) == (True, True)
    assert after.state.discard == ()
    refused(game, "play unesco p9a", "a card of your own table without UNESCO")


def test_student_takes_an_own_card_back():
    game = scene([["student"], []], [["p8a+cu", "lost_work.1:painting"], ["p1a"]], edition="es")
    assert listed(game) == ["done", "play student lost_work.1", "play student p8a"]
    after = game.apply("play student p8a")
    assert after.state.hands[0] == ("p8a",)
    assert after.state.discard == ("cancelled", "unesco", "student")
    assert game.apply("play student lost_work.1").state.hands[0] == ("lost_work",)
    refused(game, "play student p1a", "a card of your own table; p1a is not that")


@pytest.mark.parametrize("edition", ["en", "es-leaflet"])
def test_only_one_edition_has_the_student(edition):
    assert "student" not in scene(edition=edition).setup.cards


def test_carbon14_tells_its_player_alone():
    tables = [["p1a", "lost_work.1:painting"], ["a34+u"]]
    game = scene([["carbon14", "p9a", "forger"], ["p8a"]], tables, discard=["p7a", "critic"])
    aims = [str(m) for m in game.legal_moves if m.special == "carbon14"]
    assert sorted(aims) == [f"play carbon14 {c}" for c in ("a34", "p1a", "p7a", "p9a")]
    after = game.apply("play carbon14 a34")
    assert told(after, 0)[2] == "learn 0 a34 3-4"
    assert told(after, 0)[0] == told(after, 1)[0] == "act 0 play carbon14 a34"
    assert told(after, 1)[2] == told(after, None)[2] == "learn 0 ? ?"
    assert [(w, labels) for w, labels in after.view(0).knowledge] == [("a34", ((3, 4),))]
    assert after.view(1).knowledge == after.view(None).knowledge == ()
    hidden = game.apply("play carbon14 p9a")
    assert told(hidden, 0)[0] == "act 0 play carbon14 p9a"
    assert told(hidden, 0)[2] == "learn 0 p9a 9"
    assert told(hidden, 1)[0] == told(hidden, None)[0] == "act 0 play carbon14 ?"
    for card in ("lost_work.1", "p8a", "critic", "p10a"):
        refused(
            game, f"play carbon14 {card}", "own hand, own table, rival table, discard.*no Lost Work"
        )


def test_by_the_leaflet_carbon14_does_not_look_into_the_hand():
    game = scene(
        [["carbon14", "p9a"], []], [["p1a"], ["p2a"]], discard=["p3a"], edition="es-leaflet"
    )
    aims = [str(m) for m in game.legal_moves if m.special == "carbon14"]
    assert aims == [f"play carbon14 {c}" for c in ("p1a", "p2a", "p3a")]
    refused(game, "play carbon14 p9a", r"a work \(own table, rival table, discard\)")


def test_a_public_check_narrows_what_everybody_knows():
    game = scene([["british_museum", "cancelled"], []], [[], ["p23", "p9a", "p5a"]])
    game = play(game, "play british_museum p23", "play cancelled p5a")
    for seat in (0, 1, None):
        known = dict(game.view(seat).knowledge)
        assert known["p23"] == ((1,), (2,), (1, 2), (2, 3))
        assert known["p5a"] == tuple(
            [(s,) for s in range(1, 8)] + [(s, s + 1) for s in range(1, 7)]
        )


def test_private_and_public_knowledge_meet_and_follow_the_card():
    hands = [["carbon14", "british_museum", "freemason"], []]
    game = play(scene(hands, [[], ["a3a"]]), "play carbon14 a3a", "play british_museum a3a")
    state = game.state
    assert labels_in(state.knowledge.labels(0, "a3a")) == ((3,),)
    assert (3,) in labels_in(state.knowledge.labels(1, "a3a"))
    assert (2,) not in labels_in(state.knowledge.labels(1, "a3a"))
    game = game.apply("play freemason a3a")
    assert labels_in(game.state.knowledge.labels(0, "a3a")) == ((3,),)
    left = labels_in(game.state.knowledge.labels(None, "a3a"))
    assert left == ((3,), (4,), (5,), (6,), (3, 4), (4, 5), (5, 6), (6, 7))
