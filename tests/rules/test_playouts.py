"""Random games to the end: cards conserved, moves bounded, both checks, every edition."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.scenes import DECK, all_cards, bold_move, dice
from trainer_api.rules.stairway import (
    EDITIONS,
    LABELS,
    Category,
    Deck,
    Special,
    Termination,
    load,
    new_game,
)


def play_out(edition, decisions, deck=None):
    """Random games of an edition until so many decisions are made; what was seen."""
    seen = Counter()
    seed = 0
    while seen["decisions"] < decisions:
        seed += 1
        rng = dice(seed)
        checks = "on-challenge" if seed % 3 == 0 else "always"
        game = new_game(2 + seed % 5, edition, 5 + seed % 3, seed=seed, checks=checks, deck=deck)
        cards = sorted(game.setup.cards)
        kinds = Counter()
        while game.outcome is None:
            move = bold_move(game, rng) if seed % 2 else game.legal_moves.sample(rng)
            kinds[move.kind] += 1
            seen[move.special or move.kind] += 1
            game = game.apply(move)
            if len(game.played) % 40 == 0:
                assert all_cards(game.state) == cards
        assert all_cards(game.state) == cards
        holds_the_bound(game, kinds)
        seen[game.outcome.termination] += 1
        seen["decisions"] += len(game.played)
    return seen


def holds_the_bound(game, kinds):
    """Each step of the proof in `Setup.most_moves`, on one game."""
    drawn, players = 2 * len(game.setup.cards), game.setup.players
    assert game.state.turns <= drawn + 1
    assert kinds["draw"] + kinds["patron"] <= game.state.turns
    assert kinds["done"] <= 2 * game.state.turns
    assert kinds["end"] + kinds["declare"] <= game.state.turns
    assert kinds["play"] <= drawn
    from_hand = ("place", "bid", "pick", "report", "context")
    assert sum(kinds[kind] for kind in from_hand) <= 2 * drawn
    answers = sum(kinds[k] for k in ("accept", "decline", "stop", "yield", "challenge"))
    assert answers <= (kinds["play"] + kinds["declare"]) * (players - 1)
    assert len(game.played) == sum(kinds.values()) <= game.setup.most_moves


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games(edition):
    seen = play_out(edition, 100_000)
    assert seen["decisions"] >= 100_000
    assert {s for s in EDITIONS[edition].specials if not seen[s]} == {Special.AI_TRAP}


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_million_decisions(edition):
    assert play_out(edition, 1_000_000)["decisions"] >= 1_000_000


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_with_a_tiny_deck_end_in_every_way(edition):
    works = [w for w in DECK.works if w.category == "painting" and w.styles[0] < 8]
    tiny = Deck(tuple(works))
    three = EDITIONS[edition].override(f"three-{edition}", modes=(3, 5, 6, 7))
    ends = set()
    for seed in range(60):
        rng = dice(seed)
        checks = ("always", "on-challenge")[seed % 2]
        game = new_game(2, three, 3, seed=seed, checks=checks, deck=tiny)
        while game.outcome is None:
            game = game.apply(bold_move(game, rng))
        ends.add(game.outcome.termination)
        assert len(game.played) <= game.setup.most_moves
    assert ends == set(Termination)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_with_any_deck_and_counts(seed):
    """Decks of a user's own: few works or many, bridges everywhere, other counts and modes."""
    rng = dice(seed)
    rows = [
        (f"w{number}", rng.choice(list(Category)).value, rng.choice(LABELS))
        for number in range(rng.randint(30, 80))
    ]
    deck = Deck(Deck.of(rows).works, tuple(s for s in Special if rng.random() < 0.8))
    edition = EDITIONS[rng.choice(sorted(EDITIONS))].override(
        "mine",
        counts={special: rng.randint(0, 9) for special in Special},
        modes=(rng.randint(1, 7),),
    )
    game = new_game(
        rng.randint(2, 6),
        edition,
        edition.modes[0],
        seed=seed,
        checks=rng.choice(["always", "on-challenge"]),
        deck=deck,
    )
    cards = sorted(game.setup.cards)
    while game.outcome is None:
        game = game.apply(bold_move(game, rng))
        assert all_cards(game.state) == cards
    assert len(game.played) <= game.setup.most_moves
    assert load(game.save(), deck) == game
