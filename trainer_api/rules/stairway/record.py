"""Games as readable text.

    stairway record, rules 1
    edition: en
    players: 3
    mode: 5
    checks: always
    deck: 0123456789abcdef
    seed: 7
    moves:
    1 0: draw {3.5}
    2 0: place altamira-bison

A line is NUMBER PLAYER: MOVE, with the seconds in braces where they were told. An edition with
its own counts adds `base`, `counts` and `modes`; an arranged deal adds `first`, `draw pile` and
one `hand` a seat. Empty lines and lines that begin with # are skipped.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from trainer_api.rules.errors import NotAllowedError, NotUnderstoodError, RulesError
from trainer_api.rules.stairway.deck import Deck, house_deck
from trainer_api.rules.stairway.editions import EDITIONS, Edition, edition_named
from trainer_api.rules.stairway.game import RULES_VERSION, Game, begin
from trainer_api.rules.stairway.setup import Checks, Opening, Setup
from trainer_api.rules.stairway.specials import Special

if TYPE_CHECKING:
    from collections.abc import Iterable

_TITLE = re.compile(r"stairway record, rules (\d+)")
_MOVE = re.compile(r"(\d+) (\d+): ([^{}]*?)(?: \{(\d+(?:\.\d+)?)\})?")
_NEEDED = ("edition", "players", "mode", "checks", "deck", "seed")


def save(game: Game) -> str:
    """Return the record of a game."""
    setup = game.setup
    edition = setup.edition
    lines = [f"stairway record, rules {RULES_VERSION}", f"edition: {edition.name}"]
    if edition != EDITIONS.get(edition.name):
        counts = ", ".join(f"{special} {count}" for special, count in edition.counts)
        modes = " ".join(map(str, edition.modes))
        lines += [f"base: {edition.base}", f"counts: {counts}", f"modes: {modes}"]
    lines += [
        f"players: {setup.players}",
        f"mode: {setup.mode}",
        f"checks: {setup.checks}",
        f"deck: {setup.deck.fingerprint}",
        f"seed: {setup.seed}",
    ]
    if setup.opening is not None:
        lines.append(f"first: {setup.opening.first}")
        hands = enumerate(setup.opening.hands)
        lines += [f"hand {seat}: {' '.join(hand)}".rstrip() for seat, hand in hands]
        lines.append(f"draw pile: {' '.join(setup.opening.draw_pile)}".rstrip())
    lines.append("moves:")
    for number, (player, move, seconds) in enumerate(game.played, 1):
        time = "" if seconds is None else f" {{{seconds:.1f}}}"
        lines.append(f"{number} {player}: {move}{time}")
    return "\n".join(lines) + "\n"


def load(text: str, deck: Deck | None = None) -> Game:
    """Read a record.

    A damaged list of moves is played as far as it goes; the game's `errors` then name the line
    where it stops.

    Args:
        text: what `save` returned.
        deck: the deck of the game, the house deck when None.

    Raises:
        NotUnderstoodError: it is no record, or its head is damaged; all problems at once.
        NotAllowedError: it was played by other rules or with another deck.
        NotFoundError: it names an edition that does not exist.
    """
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    title = _TITLE.fullmatch(lines[0][1]) if lines else None
    if title is None:
        raise NotUnderstoodError("this is no record: line 1 must be 'stairway record, rules 1'")
    if title[1] != str(RULES_VERSION):
        raise NotAllowedError(
            f"the record was played by rules {title[1]}, this program plays rules {RULES_VERSION}"
        )
    starts = [place for place, (_, line) in enumerate(lines) if line == "moves:"]
    end = starts[0] if starts else len(lines)
    game = begin(_setup(lines[1:end], house_deck() if deck is None else deck))
    if not starts:
        return replace(game, errors=("the line 'moves:' is missing; nothing was played",))
    return _replay(game, lines[end + 1 :])


def _replay(game: Game, lines: list[tuple[int, str]]) -> Game:
    """Play the lines as far as they are right."""
    for done, (number, line) in enumerate(lines):
        problem = None
        found = _MOVE.fullmatch(line)
        if found is None:
            problem = f"{line!r} is no line of a record; write NUMBER PLAYER: MOVE"
        elif int(found[1]) != done + 1:
            problem = f"this is move {found[1]}, expected is move {done + 1}"
        elif game.to_act is not None and int(found[2]) != game.to_act:
            problem = f"player {found[2]} cannot move, player {game.to_act} is to act"
        else:
            try:
                game = game.apply(found[3], None if found[4] is None else float(found[4]))
            except RulesError as error:
                problem = str(error)
        if problem is not None:
            rest = len(lines) - done
            errors = (f"line {number}: {problem}; {rest} lines from here on were left out",)
            return replace(game, errors=errors)
    return game


def _setup(lines: Iterable[tuple[int, str]], deck: Deck) -> Setup:
    """Read the head of a record."""
    problems: list[str] = []
    facts: dict[str, str] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key in facts:
            problems.append(f"line {number}: {line!r} must be KEY: VALUE, each key once")
        facts[key] = value.strip()
    problems += [f"the line '{key}: ...' is missing" for key in _NEEDED if key not in facts]
    numbers: dict[str, int] = {}
    for key in ("players", "mode", "seed", "first"):
        value = facts.get(key, "0")
        try:
            numbers[key] = int(value)
        except ValueError:
            problems.append(f"{key} must be a whole number, not {value!r}")
    if facts.get("checks", Checks.ALWAYS) not in set(Checks):
        problems.append(f"checks must be one of {', '.join(Checks)}, not {facts['checks']!r}")
    if problems:
        raise NotUnderstoodError("; ".join(problems))
    if facts["deck"] != deck.fingerprint:
        raise NotAllowedError(
            f"the record was played with the deck {facts['deck']}, this one is "
            f"{deck.fingerprint}; load it with the deck that it was played with"
        )
    opening = None
    if "draw pile" in facts:
        hands: list[tuple[str, ...]] = []
        while (hand := facts.get(f"hand {len(hands)}")) is not None:
            hands.append(tuple(hand.split()))
        opening = Opening(tuple(hands), tuple(facts["draw pile"].split()), numbers["first"])
    checks = Checks(facts["checks"])
    edition = _edition(facts)
    return Setup(
        numbers["players"], edition, numbers["mode"], checks, deck, numbers["seed"], opening
    )


def _edition(facts: dict[str, str]) -> Edition:
    """Return the edition that the head names, with its own counts where it has any."""
    if "base" not in facts:
        return edition_named(facts["edition"])
    try:
        pairs = [pair.split() for pair in facts.get("counts", "").split(",") if pair.strip()]
        told = {Special(key): int(count) for key, count in pairs}
        modes = tuple(int(mode) for mode in facts.get("modes", "").split())
    except ValueError as error:
        raise NotUnderstoodError(
            f"the counts or modes of the edition are damaged: {error}"
        ) from None
    counts = dict.fromkeys(Special, 0) | told
    return edition_named(facts["base"]).override(facts["edition"], counts=counts, modes=modes)
