"""Arranged moments of a game, and a small deck whose ids tell category and style."""

from __future__ import annotations

import random
from collections import Counter

from trainer_api.rules.stairway import (
    Checks,
    Decision,
    Deck,
    Game,
    Setup,
    Special,
    State,
    TableCard,
    edition_named,
    new_game,
)
from trainer_api.rules.stairway.knowledge import Knowledge

BLOCKS = {"c": Special.CANCELLED, "s": Special.SELF_TAUGHT, "u": Special.UNESCO}

ROWS = [
    *((f"p{style}{copy}", "painting", (style,)) for style in range(1, 11) for copy in "ab"),
    *((f"a{style}{copy}", "architecture", (style,)) for style in range(1, 11) for copy in "ab"),
    ("p56", "painting", (5, 6)),
    ("a34", "architecture", (3, 4)),
    ("p23", "painting", (2, 3)),
]
DECK = Deck.of(ROWS)
"""p5a: a painting of style 5; a34: a bridge of architecture; two copies a and b of each style."""


def laid(text, deck=DECK):
    """A table card: `p5a`, `p5a+cu` (cancelled, UNESCO), `lost_work.1:painting[:5]+s`."""
    head, _, keys = text.partition("+")
    attached = "".join(f"+{key}" for key in (BLOCKS[k] for k in "csu" if k in keys))
    if ":" not in head:
        head = f"{head}:{deck.work(head).category}"
    return TableCard.parse(head + attached)


def scene(
    hands=((), ()),
    tables=(),
    *,
    discard=(),
    pile=(),
    out=(),
    step="specials",
    turn=0,
    edition="en",
    mode=5,
    checks="always",
    deck=DECK,
    bare=False,
    refill=(),
    seed=1,
):
    """A game at one moment: cards not named lie under `pile`, or nowhere when `bare`."""
    players = len(hands)
    setup = Setup(players, edition_named(edition), mode, Checks(checks), deck, seed)
    tables = [*tables, *[()] * (players - len(tables))]
    on_tables = tuple(tuple(laid(text, deck) for text in table) for table in tables)
    used = Counter(card for zone in (*hands, discard, pile, out) for card in zone)
    for table in on_tables:
        used.update(card.off_table for card in table)
        used.update(key.value for card in table for key in card.attached)
    rest = Counter(setup.cards) - used
    if used - Counter(setup.cards):
        raise ValueError(used - Counter(setup.cards))
    state = State(
        setup=setup,
        hands=tuple(map(tuple, hands)),
        tables=on_tables,
        draw_pile=tuple(pile) + (() if bare else tuple(rest.elements())),
        discard=tuple(discard),
        out=tuple(out),
        resolving=(),
        refill=tuple(refill),
        position=0,
        turn=turn,
        turns=1,
        step=Decision(step),
        draws=0,
        pending=None,
        knowledge=Knowledge({}, ({},) * players),
        outcome=None,
    )
    return Game(state)


def play(game, *moves):
    """The game after some moves."""
    for move in moves:
        game = game.apply(move)
    return game


def listed(game):
    """The texts of the listed moves, sorted."""
    return sorted(map(str, game.legal_moves))


def told(game, player="all"):
    """The texts of what the last move did, in full or as one player sees it."""
    return [str(event) for event in (game.events if player == "all" else game.events_for(player))]


def table(game, seat):
    """A table as short texts, sorted."""
    return sorted(
        card.id + "".join(f"+{key}" for key in card.attached) for card in game.state.tables[seat]
    )


def all_cards(state):
    """Every card of every zone, as it is called off the table, sorted."""
    zones = [*state.hands, state.draw_pile, state.discard, state.out, state.resolving]
    cards = [str(card) for zone in zones for card in zone]
    for row in state.tables:
        cards += [card.off_table for card in row]
        cards += [key.value for card in row for key in card.attached]
    return sorted(cards)


GOALS = {Decision.PLACE: "place", Decision.SPECIALS: "play", Decision.DECLARE: "declare"}


def bold_move(game, rng):
    """A listed move as someone who builds would choose: longer turns, fuller tables, claims."""
    goal = GOALS.get(game.asked)
    if goal is None or rng.random() < 0.05:
        return game.legal_moves.sample(rng)
    moves = list(game.legal_moves)
    wanted = [move for move in moves if move.kind == goal]
    if wanted and rng.random() < 0.7:
        return rng.choice(wanted)
    return next(move for move in moves if move.kind in {"done", "end"})


def dice(seed):
    """A random generator of the standard library, as callers of the engine use."""
    return random.Random(seed)  # noqa: S311 - chooses moves, keeps no secret


def random_game(seed, **options):
    """A fresh game whose players, edition, mode and checks follow from the seed."""
    rng = dice(seed)
    chosen = {
        "players": rng.randint(2, 6),
        "edition": rng.choice(["en", "es", "es-leaflet"]),
        "mode": rng.choice([5, 6, 7]),
        "checks": rng.choice(["always", "on-challenge"]),
        "seed": seed,
    } | options
    return new_game(**chosen), rng
