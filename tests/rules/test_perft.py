"""The counts of move sequences are what they were."""

from __future__ import annotations

from pathlib import Path

from tests.rules.perft import perft, table
from tests.rules.scenes import scene


def test_counts_are_what_they_were():
    stored = Path(__file__).with_name("perft.txt").read_text(encoding="utf-8")
    assert table() == stored


def test_counts_of_a_known_moment():
    """draw, then place the one work or be done: 1, 2, then 2 (discard, done) and 1 (done)."""
    game = scene([["p1a"], []], pile=["heist"], step="draw")
    assert [perft(game, depth) for depth in (1, 2, 3)] == [1, 2, 3]
    over = scene([[], []], step="draw", bare=True)
    assert [perft(over, depth) for depth in (1, 2, 3)] == [1, 1, 1]
