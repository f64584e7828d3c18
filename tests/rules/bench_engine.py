# ruff: noqa: T201 - the command prints
"""Measure the engine: `python -m tests.rules.bench_engine` prints a table.

Rates are of processor time, so that other work on the machine counts little. The ratio to RLCard's
UNO is printed where `rlcard` is installed.
"""

from __future__ import annotations

import platform
from importlib.util import find_spec
from time import process_time

from tests.rules.scenes import dice
from trainer_api.rules.stairway import EDITIONS, house_deck, load, new_game, validate

REPEATS = 7
DECISIONS = 8_000


def play_out(edition, seed, choose):
    """Random games until enough decisions are made: decisions a second."""
    done = 0
    start = process_time()
    while done < DECISIONS:
        seed += 1
        rng = dice(seed)
        game = new_game(2 + seed % 5, edition, 5 + seed % 3, seed=seed)
        while game.outcome is None:
            game = game.apply(choose(game.legal_moves, rng))
        done += len(game.played)
    return done / (process_time() - start)


def sampled(moves, rng):
    return moves.sample(rng)


def listed(moves, rng):
    return rng.choice(list(moves))


def replay_ms(seed):
    """Milliseconds to load a record of 200 moves."""
    rng = dice(seed)
    game = new_game(4, seed=seed)
    while len(game.played) < 200:
        game = game.apply(game.legal_moves.sample(rng))
    text = game.save()
    start = process_time()
    load(text)
    return (process_time() - start) * 1000


def validations(seed):
    """Sets of seven cards judged in a second: half stairways with bridges, half random ones."""
    rng = dice(seed)
    works = [work for work in house_deck().works if work.category == "painting"]
    bridges = [work for work in works if len(work.styles) == 2]
    hands = []
    while len(hands) < 500:
        bridge = rng.choice(bridges)
        low = rng.randint(max(1, bridge.styles[0] - 6), min(4, bridge.styles[0]))
        rest = [s for s in range(low, low + 7) if s != rng.choice(bridge.styles)][:6]
        hand = {bridge.id} | {rng.choice([w for w in works if w.styles == (s,)]).id for s in rest}
        if len(hand) == 7:
            hands += [list(hand), [work.id for work in rng.sample(works, 7)]]
    start = process_time()
    for hand in hands:
        validate(hand, 7)
    return len(hands) / (process_time() - start)


def uno(seed):
    """Decisions a second of RLCard's UNO, random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    done = 0
    start = process_time()
    while done < DECISIONS:
        paths, _ = env.run(is_training=False)
        done += sum(len(path) // 2 for path in paths)
    return done / (process_time() - start)


def spread(values):
    """p50 and p90 towards the worse of some rates (p10 of a rate is its slow side)."""
    ranked = sorted(values)
    return ranked[len(ranked) // 2], ranked[len(ranked) // 10]


def main():
    cpu = platform.processor() or platform.machine()
    print(f"Python {platform.python_version()}, {cpu}, {REPEATS} runs each")
    print(f"{'what':<44}{'p50':>10}{'slow side':>12}")
    rows = {}
    for edition in EDITIONS:
        rows[f"{edition}: decisions/s, sampled"] = [
            play_out(edition, 100 * n, sampled) for n in range(REPEATS)
        ]
        rows[f"{edition}: decisions/s, all moves listed"] = [
            play_out(edition, 100 * n, listed) for n in range(REPEATS)
        ]
    rows["validations/s, 7 cards"] = [validations(n) for n in range(REPEATS)]
    if find_spec("rlcard"):
        rows["RLCard UNO: decisions/s"] = [uno(n) for n in range(REPEATS)]
    for name, values in rows.items():
        print("{:<44}{:>10,.0f}{:>12,.0f}".format(name, *spread(values)))
    times = sorted(replay_ms(n) for n in range(REPEATS))
    middle, slow = times[REPEATS // 2], times[-1]
    print(f"{'replay of 200 moves, ms':<44}{middle:>10.1f}{slow:>12.1f}")
    if "RLCard UNO: decisions/s" in rows:
        ratio = (
            spread(rows["en: decisions/s, sampled"])[0] / spread(rows["RLCard UNO: decisions/s"])[0]
        )
        print(f"{'ratio to RLCard UNO (en, sampled)':<44}{ratio:>10.1f}")


if __name__ == "__main__":
    main()
