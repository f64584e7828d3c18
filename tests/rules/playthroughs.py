"""Arranged games whose transcripts are kept as golden files.

`python -m tests.rules.playthroughs` writes them anew; a change needs its reason in the commit.
A move that begins with ! must be refused, and its refusal is written down.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.rules.endings import SCENARIOS
from trainer_api.rules.stairway import Game, NotAllowedError, Opening, edition_named, new_game

if TYPE_CHECKING:
    from tests.rules.scenarios import Scenario

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Step:
    """One line of a script: the game before, the move's text, the game after or the refusal."""

    before: Game
    move: str
    after: Game | None
    refusal: str = ""


def begin(scenario: Scenario) -> Game:
    """The arranged game: cards not named lie under the draw pile in a fixed order."""
    edition = edition_named(scenario.edition)
    hands = tuple(tuple(hand.split()) for hand in scenario.hands)
    options = {"seed": 1, "checks": scenario.checks, "deck": scenario.deck}
    cards = new_game(len(hands), edition, scenario.mode, **options).setup.cards
    pile = scenario.pile.split()
    named = Counter([*pile, *(card for hand in hands for card in hand)])
    rest = sorted((Counter(cards) - named).elements()) if scenario.rest else []
    opening = Opening(hands, (*pile, *rest))
    return new_game(len(hands), edition, scenario.mode, opening=opening, **options)


def walk(scenario: Scenario) -> list[Step]:
    """Play the script."""
    game = begin(scenario)
    steps = []
    for text in scenario.script:
        if text.startswith("!"):
            try:
                game.apply(text[1:].strip())
            except NotAllowedError as error:
                steps.append(Step(game, text[1:].strip(), None, str(error)))
            else:
                raise AssertionError(f"{text} was not refused")
        else:
            after = game.apply(text)
            steps.append(Step(game, text, after))
            game = after
    return steps


def transcript(name: str) -> str:
    """The text of a golden file."""
    scenario = SCENARIOS[name]
    steps = walk(scenario)
    game = begin(scenario)
    lines = [scenario.title, ""]
    lines += str(game.view(None)).splitlines()[:1]
    lines += [f"hand {seat}: {hand}".rstrip() for seat, hand in enumerate(scenario.hands)]
    lines.append(f"draw pile: {scenario.pile}{' ...' if scenario.rest else ''}".rstrip())
    for step in steps:
        if step.before.asked == "draw" and step.before.to_act == step.before.state.turn:
            lines.append("")
        lines.append(f"{step.before.to_act} {step.before.asked}> {step.move}")
        if step.after is None:
            lines.append(f"    refused: {step.refusal}")
            continue
        game = step.after
        for event in game.events[1:]:
            veil = f"    (others: {' '.join(event.veiled)})" if event.owner is not None else ""
            lines.append(f"    {event}{veil}")
        if game.events[0].owner is not None:
            lines.append(f"    (others: act {' '.join(game.events[0].veiled)})")
    lines.append("")
    for seat in range(game.setup.players):
        lines += [*str(game.view(seat)).splitlines(), ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write all golden files and delete those of no scenario."""
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.txt"):
        if path.stem not in SCENARIOS:
            path.unlink()
    for name in SCENARIOS:
        (GOLDEN / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
