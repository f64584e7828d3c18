"""Text forms of moves, events and table cards: what parses back, what is refused, and how."""

from __future__ import annotations

import pytest

from tests.rules.scenes import bold_move, dice, play, random_game, scene
from trainer_api.rules.stairway import (
    Category,
    Event,
    EventKind,
    Move,
    MoveKind,
    NotUnderstoodError,
    Special,
    Style,
    TableCard,
)

MOVES = {
    "draw": Move(MoveKind.DRAW),
    "patron": Move(MoveKind.PATRON),
    "place mona-lisa": Move(MoveKind.PLACE, cards=("mona-lisa",)),
    "place lost_work painting": Move(MoveKind.PLACE, Special.LOST_WORK, category=Category.PAINTING),
    "place lost_work architecture 10": Move(
        MoveKind.PLACE,
        Special.LOST_WORK,
        category=Category.ARCHITECTURE,
        styles=(("lost_work", Style(10)),),
    ),
    "discard x": Move(MoveKind.DISCARD, cards=("x",)),
    "done": Move(MoveKind.DONE),
    "play patron": Move(MoveKind.PLAY, Special.PATRON),
    "play iconoclasm": Move(MoveKind.PLAY, Special.ICONOCLASM),
    "play critic 2": Move(MoveKind.PLAY, Special.CRITIC, 2),
    "play forger x": Move(MoveKind.PLAY, Special.FORGER, cards=("x",)),
    "play dealer 1 give b c take a": Move(MoveKind.PLAY, Special.DEALER, 1, ("c", "b"), ("a",)),
    "play dealer 0 give take a b": Move(MoveKind.PLAY, Special.DEALER, 0, (), ("b", "a")),
    "play dealer 0 give a take": Move(MoveKind.PLAY, Special.DEALER, 0, ("a",)),
    "end": Move(MoveKind.END),
    "declare a b lost_work.1=5": Move(
        MoveKind.DECLARE,
        cards=("lost_work.1", "b", "a"),
        styles=(("lost_work.1", Style(5)),),
    ),
    "lose a b": Move(MoveKind.LOSE, cards=("b", "a")),
    "accept": Move(MoveKind.ACCEPT),
    "decline": Move(MoveKind.DECLINE),
    "pick x": Move(MoveKind.PICK, cards=("x",)),
    "bid x": Move(MoveKind.BID, cards=("x",)),
    "stop": Move(MoveKind.STOP),
    "context": Move(MoveKind.CONTEXT),
    "report a a": Move(MoveKind.REPORT, cards=("a", "a")),
    "yield": Move(MoveKind.YIELD),
    "challenge": Move(MoveKind.CHALLENGE),
    "pass": Move(MoveKind.PASS),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_have_one_text_that_parses_back(text):
    move = MOVES[text]
    assert str(move) == text
    assert Move.parse(text) == Move.parse(f"  {text.replace(' ', '   ')} ") == move
    assert eval(repr(move), {"Move": Move}) == move  # noqa: S307 - the text just made
    assert hash(Move.parse(text)) == hash(move)


def test_every_kind_of_move_has_a_text():
    assert {move.kind for move in MOVES.values()} == set(MoveKind)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is no move; a move begins with draw, patron"),
        ("jump", "'jump' is no move; a move begins with"),
        ("draw x", "'draw x' is no move; write draw"),
        ("done done", "write done"),
        ("place", "write place WORK, or place lost_work CATEGORY"),
        ("place a b", "write place WORK"),
        ("place lost_work", "write place WORK"),
        ("place lost_work music", "place lost_work CATEGORY"),
        ("place lost_work painting 11", "place lost_work CATEGORY"),
        ("place lost_work painting 1 2", "place lost_work CATEGORY"),
        ("place lost_work painting x", "place lost_work CATEGORY"),
        ("discard", "write discard CARD"),
        ("discard a b", "write discard CARD"),
        ("pick", "write pick CARD"),
        ("bid", "write bid CARD"),
        ("lose", "write lose CARD CARD"),
        ("report", "write report CARD CARD"),
        ("declare", "write declare CARD CARD"),
        ("declare a=0", "write declare CARD CARD"),
        ("declare a=", "write declare CARD CARD"),
        ("play", "write play SPECIAL"),
        ("play nothing x", "write play SPECIAL"),
        ("play forger", "write play SPECIAL"),
        ("play forger a b", "write play SPECIAL"),
        ("play patron x", "write play SPECIAL"),
        ("play critic", "play critic PLAYER"),
        ("play critic one", "play critic PLAYER"),
        ("play critic -1", "play critic PLAYER"),
        ("play critic \u0661", "play critic PLAYER"),
        ("play critic 1 2", "play critic PLAYER"),
        ("play dealer", "play dealer PLAYER give"),
        ("play dealer 1 take a", "play dealer PLAYER give"),
        ("play dealer 1 give a", "play dealer PLAYER give"),
        ("play dealer x give a take b", "play dealer PLAYER give"),
        ("play dealer 1 offer a take b", "play dealer PLAYER give"),
    ],
)
def test_what_is_no_move_is_refused_with_the_form(text, says):
    with pytest.raises(NotUnderstoodError) as error:
        Move.parse(text)
    assert says in str(error.value)


def test_all_texts_of_random_games_parse_back():
    for seed in range(6):
        game, rng = random_game(seed)
        while game.outcome is None:
            for move in game.legal_moves:
                assert Move.parse(str(move)) == move
            for player in (*range(game.setup.players), None):
                for event in game.events_for(player):
                    assert Event.parse(str(event)) == event
            for row in game.state.tables:
                for card in row:
                    assert TableCard.parse(str(card)) == card
            game = game.apply(bold_move(game, rng))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is no event; an event begins with turn, act"),
        ("jump 1", "'jump 1' is no event; an event begins with turn"),
        ("turn", "'turn' is no event; turn has 1 to 1 words"),
        ("card a hand.0", "card has 3 to 3 words"),
        ("check ok nok", "check has 1 to 1 words"),
        ("over", "over has 1 to 7 words"),
    ],
)
def test_what_is_no_event_is_refused(text, says):
    with pytest.raises(NotUnderstoodError) as error:
        Event.parse(text)
    assert says in str(error.value)


def test_events_show_their_veil_to_all_but_the_owner():
    event = Event(EventKind.LEARN, ("1", "x", "5"), 1, ("1", "?", "?"))
    assert event.seen_by(1) == Event(EventKind.LEARN, ("1", "x", "5"))
    assert event.seen_by(0) == event.seen_by(None) == Event(EventKind.LEARN, ("1", "?", "?"))
    public = Event(EventKind.TURN, ("1",))
    assert public.seen_by(0) is public


@pytest.mark.parametrize(
    "text",
    ["p1a:painting", "a:architecture+unesco", "lost_work.2:painting:10+cancelled+self_taught"],
)
def test_table_cards_parse_back(text):
    card = TableCard.parse(text)
    assert str(card) == text
    assert card.lost is text.startswith("lost")
    assert card.off_table == ("lost_work" if card.lost else card.id)


@pytest.mark.parametrize(
    "text",
    ["", "x", ":painting", "x:music", "x:painting:0", "x:painting:1:2", "x:painting:",
     "x:painting+forger", "x:painting+unesco+unesco", "x:painting+"],
)  # fmt: skip
def test_what_is_no_table_card_is_refused(text):
    with pytest.raises(NotUnderstoodError, match="is no table card; write ID:CATEGORY"):
        TableCard.parse(text)


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        (scene(step="draw"), Move(MoveKind.DRAW, cards=("x",))),
        (scene([["p1a"], []], step="place"), Move(MoveKind.PLACE, cards=("p1a",), player=1)),
        (scene([["p1a"], []], step="place"), Move(MoveKind.PLACE, cards=("p1a", "p1a"))),
        (scene([["critic"], []]), Move(MoveKind.PLAY, Special.CRITIC, 1, ("x",))),
        (scene([["iconoclasm"], []]), Move(MoveKind.PLAY, Special.ICONOCLASM, 1)),
        (
            scene([["dealer"], []], [["p1a"]]),
            Move(MoveKind.PLAY, Special.DEALER, 1, ("p1a",), (), Category.PAINTING),
        ),
        (
            scene([[], []], [["p1a", "p2a", "p3a", "p4a", "p5a"]], step="declare"),
            Move(MoveKind.DECLARE, None, 1, ("p1a", "p2a", "p3a", "p4a", "p5a")),
        ),
        (
            scene([[], []], [["lost_work.1:painting", "p2a", "p3a", "p4a", "p5a"]], step="declare"),
            Move(
                MoveKind.DECLARE,
                cards=("lost_work.1", "p2a", "p3a", "p4a", "p5a"),
                styles=(("lost_work.1", 11),),
            ),
        ),
        (
            play(scene([["heist"], ["p1a", "p2a"]], [[], ["p5a"]]), "play heist p5a"),
            Move(MoveKind.REPORT, cards=("p1a", "p2a"), player=0),
        ),
        (
            scene([["lost_work"], []], step="place"),
            Move(MoveKind.PLACE, Special.LOST_WORK, 1, category=Category.PAINTING),
        ),
    ],
)
def test_moves_that_carry_too_much_are_refused(game, wrong):
    assert wrong not in game.legal_moves
    assert game.legal_moves.refusal(wrong)


def test_what_is_no_move_value_is_not_contained():
    assert "draw" not in scene(step="draw").legal_moves
    assert Move(MoveKind.DRAW) in scene(step="draw").legal_moves


def test_sampling_reaches_every_listed_move_and_no_other():
    game = scene([["dealer", "forger", "critic"], [], []], [["p1a"], ["a1a", "a2a"], ["p5a"]])
    rng = dice(5)
    found = {str(game.legal_moves.sample(rng)) for _ in range(1000)}
    assert found == {str(move) for move in game.legal_moves}
    assert len(found) == game.legal_moves.count() == len(list(game.legal_moves))


def test_groups_number_their_moves():
    game = scene([["dealer"], [], []], [["p1a"], ["a1a"], []])
    swaps = game.legal_moves.groups[1]
    assert [str(swaps[n]) for n in range(len(swaps))] == [
        "play dealer 1 give take a1a",
        "play dealer 1 give p1a take",
        "play dealer 1 give p1a take a1a",
        "play dealer 2 give p1a take",
    ]
    with pytest.raises(IndexError):
        swaps[4]
