"""The transcripts are what they were, and every special, reaction, ending, difference has one."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.rules.endings import SCENARIOS
from tests.rules.playthroughs import GOLDEN, begin, transcript, walk
from tests.rules.scenes import DECK
from trainer_api.rules.stairway import (
    EDITIONS,
    RESTRICTED,
    Decision,
    Edition,
    MoveKind,
    Special,
    Termination,
    load,
)

WALKS = {name: walk(scenario) for name, scenario in SCENARIOS.items()}
STEPS = [step for steps in WALKS.values() for step in steps if step.after is not None]


@pytest.mark.parametrize("name", SCENARIOS)
def test_transcript_is_what_it_was(name):
    assert (GOLDEN / f"{name}.txt").read_text(encoding="utf-8") == transcript(name)


def test_every_golden_file_has_a_scenario():
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCENARIOS)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_playthrough_loads_from_its_record(name):
    steps = [step for step in WALKS[name] if step.after]
    last = steps[-1].after if steps else begin(SCENARIOS[name])
    assert load(last.save(), last.setup.deck) == last


def test_every_special_and_trap_is_shown():
    played = {step.move.split()[1] for step in STEPS if step.move.startswith("play ")}
    placed = {"lost_work" for step in STEPS if step.move.startswith("place lost_work")}
    traps = {"ai_trap" for step in STEPS if step.after.asked == "trap"}
    assert played | placed | traps == set(Special)


def test_every_question_and_every_kind_of_answer_is_shown():
    assert {step.before.asked for step in STEPS} == set(Decision)
    assert {step.after.played[-1].move.kind for step in STEPS} == set(MoveKind)


def test_every_reaction_is_shown():
    shown = set()
    for step in STEPS:
        before, kind = step.before, step.after.played[-1].move.kind
        own = before.to_act == before.state.turn
        if before.asked in ("trap", "bid", "iconoclasm"):
            hand = before.state.hands[before.to_act]
            zone = "hand" if set(step.move.split()[1:]) & set(hand) else "table"
            shown.add((before.asked, kind, own, zone if kind == "discard" else ""))
    assert shown >= {
        ("trap", "discard", True, "hand"),
        ("trap", "discard", True, "table"),
        ("trap", "pass", True, ""),
        ("bid", "stop", True, ""),
        ("bid", "stop", False, ""),
        ("iconoclasm", "context", True, ""),
        ("iconoclasm", "context", False, ""),
        ("iconoclasm", "discard", True, "table"),
        ("iconoclasm", "discard", False, "table"),
    }


def test_every_check_is_shown_with_both_answers():
    shown = set()
    for step in STEPS:
        answers = [event.words[0] for event in step.after.events if event.kind == "check"]
        if answers:
            claim = step.before.state.pending
            move = step.after.played[-1].move
            special = move.special or getattr(claim, "special", None) or "stairway"
            shown.add((special, step.before.asked == "challenge", answers[0]))
    always = {(key, False, answer) for key in (*RESTRICTED, "stairway") for answer in ("ok", "nok")}
    challenged = {
        ("stairway", True, "ok"),
        ("stairway", True, "nok"),
        ("british_museum", True, "nok"),
        ("freemason", True, "ok"),
    }
    assert shown >= always | challenged


def test_every_way_to_end_is_shown():
    ends = [step.after.outcome for step in STEPS if step.after.outcome]
    assert {end.termination for end in ends} == set(Termination)
    exhausted = {len(end.winners) for end in ends if end.termination == Termination.EXHAUSTION}
    assert exhausted == {0, 1, 2}
    assert any(event.kind == "shuffle" for step in STEPS for event in step.after.events)


TURNED = [f.name for f in fields(Edition) if f.name not in
          {"name", "modes", "help_cards", "guides", "base", "counts"}]  # fmt: skip


@pytest.mark.parametrize("field", TURNED)
def test_every_difference_between_editions_is_shown_from_both_sides(field):
    values = {getattr(edition, field) for edition in EDITIONS.values()}
    shown = {
        getattr(EDITIONS[scenario.edition], field)
        for scenario in SCENARIOS.values()
        if field in scenario.shows
    }
    assert shown == values
    assert len(values) == 2


def test_the_special_of_one_edition_alone_is_shown_in_it():
    (scenario,) = [s for s in SCENARIOS.values() if "counts" in s.shows]
    assert scenario.edition == "es"
    assert [e.name for e in EDITIONS.values() if e.copies(Special.STUDENT)] == ["es"]
    assert DECK.specials == tuple(Special)
