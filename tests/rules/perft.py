"""Counts of move sequences, kept in a table so that any change of the rules shows.

`python -m tests.rules.perft` prints the table. Counted are the listed moves, from the deal and
from a moment in the middle of a random game, with the house deck.
"""

from __future__ import annotations

from tests.rules.scenes import bold_move, dice
from trainer_api.rules.stairway import EDITIONS, Game, new_game

DEPTH = 3
SEEDS = range(1, 6)
MIDDLE = 120
MANY = 20


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` listed moves there are (or shorter ones that end the game)."""
    if depth == 1 or game.outcome is not None:
        return game.legal_moves.count() if game.outcome is None else 1
    return sum(perft(game.apply(move), depth - 1) for move in game.legal_moves)


def starts(edition: str, seed: int) -> dict[str, Game]:
    """The deal, and a later moment of a random game at which many specials can be played."""
    checks = "on-challenge" if seed % 2 else "always"
    game = deal = new_game(2 + seed % 3, edition, 5 + seed % 3, seed=seed, checks=checks)
    rng = dice(seed)
    while len(game.played) < MIDDLE or game.asked != "specials" or game.legal_moves.count() < MANY:
        move = bold_move(game, rng)
        game = game.apply("end" if move.kind == "declare" else move)
    return {"deal": deal, "middle": game}


def table() -> str:
    """The table as text: edition, seed, start, counts for depth 1 to 3."""
    lines = ["edition     seed  start   " + " ".join(f"{d:>8}" for d in range(1, DEPTH + 1))]
    for edition in EDITIONS:
        for seed in SEEDS:
            for name, game in starts(edition, seed).items():
                counts = " ".join(f"{perft(game, d):>8}" for d in range(1, DEPTH + 1))
                lines.append(f"{edition:<11} {seed:>4}  {name:<7} {counts}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")  # noqa: T201 - the command prints
