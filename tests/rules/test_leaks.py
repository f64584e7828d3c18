"""What a player cannot see is permuted: nothing that this player gets may change by a byte.

Another world agrees with this one in all that a player sees now and was told of styles: other
hands, the draw pile, unknown styles, the seed, what others learned are dealt anew (no trap in a
hand, past checks still true). Both worlds must look the same, and must look the same again after
the same move, unless the move itself tells the player something that differs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.rules.scenes import bold_move, random_game
from trainer_api.rules.stairway import (
    LABELS,
    RESTRICTED,
    Deck,
    Game,
    LostWork,
    Move,
    Work,
    validate,
)
from trainer_api.rules.stairway.knowledge import Knowledge, label_bit, labels_in
from trainer_api.rules.stairway.masks import mask_of

TRAP = "ai_trap"


def another_world(game, player, wrong, rng, keep):
    """The game as it might also be for this player; `keep` are cards of hands that stay there."""
    state = game.state
    setup = state.setup
    for _ in range(50):
        deck = other_styles(state, player, rng)
        if not any(still_right(claim, deck, setup) for claim in wrong):
            break
    else:
        return None
    hands, pile = other_cards(game, player, rng, keep)
    private = tuple(
        known if seat == player else {work: label_bit(deck.facts[work][1]) for work in known}
        for seat, known in enumerate(state.knowledge.private)
    )
    return Game(
        replace(
            state,
            setup=replace(setup, deck=deck, seed=rng.getrandbits(64)),
            hands=hands,
            draw_pile=pile,
            refill=tuple(rng.sample(state.refill, len(state.refill))),
            position=state.position + rng.randrange(99),
            knowledge=Knowledge(state.knowledge.public, private),
        ),
        game.played,
        game.events,
    )


def other_styles(state, player, rng):
    works = []
    for work in state.setup.deck.works:
        labels = labels_in(state.knowledge.labels(player, work.id))
        works.append(Work(work.id, work.category, rng.choice(labels)))
    return Deck(tuple(works))


def still_right(claim, deck, setup):
    """Whether a stairway that was NOK would be one with these styles."""
    works, lost = claim
    return validate(works, setup.mode, setup.edition, lost, deck=deck).ok


def other_cards(game, player, rng, keep):
    """Deal the hidden cards anew: other hands and the draw pile."""
    state = game.state
    seen = game.asked == "critic" and game.to_act == player
    fixed = {player} | ({state.pending.rival} if seen else set())
    own_draw = game.to_act == player
    top = state.draw_pile[:3]
    hands = [hand if seat in fixed else None for seat, hand in enumerate(state.hands)]
    if seen:  # which cards is told, their order is not
        rival = state.pending.rival
        hands[rival] = tuple(rng.sample(state.hands[rival], len(state.hands[rival])))
    kept = [[c for c in keep if c in hand] for hand in state.hands]
    pool = Counter(state.draw_pile)
    for seat, hand in enumerate(state.hands):
        if hands[seat] is None:
            pool += Counter(hand) - Counter(kept[seat])
    pool -= Counter(top if own_draw else [c for c in top if c == TRAP])
    cards = sorted(pool.elements())
    rng.shuffle(cards)
    fit = [card for card in cards if card != TRAP]
    for seat, hand in enumerate(state.hands):
        if hands[seat] is None:
            drawn = [fit.pop() for _ in range(len(hand) - len(kept[seat]))]
            hands[seat] = tuple(kept[seat] + drawn)
    start = [c if own_draw or c == TRAP else fit.pop() for c in top]
    rest = fit + [card for card in cards if card == TRAP]
    rng.shuffle(rest)
    return tuple(hands), (*start, *rest)


def looks(game, player):
    """All that a player gets of a game, as text."""
    parts = [str(game.view(player)), repr(game.view(player)), repr(game)]
    parts += map(str, game.events_for(player))
    if player is not None:
        parts.append(str(game.can_undo(player)))
        if game.to_act == player:
            parts += map(str, game.legal_moves)
            parts.append(str(game.legal_moves.count()))
    return "\n".join(parts)


def refusals(game, attempts):
    return [
        (str(move), move in game.legal_moves, game.legal_moves.refusal(move)) for move in attempts
    ]


def tells(game, other, move, player):
    """Whether the move may tell this player something in which the worlds differ."""
    after, after_other = game.apply(move), other.apply(move)
    kinds = {str(event.kind) for event in after.events} | {str(e.kind) for e in after_other.events}
    if "shuffle" in kinds:
        return True
    if after.outcome != after_other.outcome:
        return True
    checks = [[e.words for e in g.events if e.kind == "check"] for g in (after, after_other)]
    if checks[0] != checks[1]:
        return True
    learned = [
        [e.words for e in g.events if e.kind in ("learn", "see")] for g in (after, after_other)
    ]
    return game.to_act == player and learned[0] != learned[1]


def attempts(game, rng):
    """Moves to try: legal ones, and ones with another card named."""
    moves = [game.legal_moves.sample(rng) for _ in range(3)]
    for move in list(moves):
        for _ in range(3):
            if move.cards:
                card = rng.choice(game.setup.cards)
                moves.append(replace(move, cards=(card, *move.cards[1:])))
    return moves + [
        Move.parse(text) for text in ("draw", "context", "pass", "play heist mona-lisa")
    ]


def search(states):
    """Compare worlds at random states; how often, and how often after the same move too."""
    done = Counter()
    seed = 0
    while done["states"] < states:
        seed += 1
        game, rng = random_game(seed)
        wrong = []
        while game.outcome is None and done["states"] < states:
            move = bold_move(game, rng)
            if rng.random() < 0.15:
                player = rng.choice([*range(game.setup.players), None])
                compare(game, move, player, wrong, rng, done)
            after = game.apply(move)
            if move.kind == "declare" and after.asked == "penalty":
                wrong.append(claimed(game, move))
            elif game.asked == "challenge" and after.asked == "penalty":
                wrong.append(claimed(game, game.state.pending))
            game = after
    return done


def claimed(game, claim):
    styles = dict(claim.styles)
    cards = [c for c in game.state.tables[game.state.turn] if c.id in claim.cards]
    lost = [LostWork(c.category, styles.get(c.id, c.style)) for c in cards if c.lost]
    return [card.id for card in cards if not card.lost], lost


def compare(game, move, player, wrong, rng, done):
    # What the mover names of the own hand must be in that hand in the other world too.
    named = set(move.cards) | {str(move.special)} | {str(move.kind)}
    keep = named if game.to_act != player else set()
    other = another_world(game, player, wrong, rng, keep)
    if other is None:
        return
    assert looks(game, player) == looks(other, player)
    assert (game.to_act, game.asked) == (other.to_act, other.asked)
    if game.to_act == player:
        tried = attempts(game, rng)
        assert refusals(game, tried) == refusals(other, tried)
    done["states"] += 1
    if move in other.legal_moves and not tells(game, other, move, player):
        after, after_other = game.apply(move), other.apply(move)
        assert looks(after, player) == looks(after_other, player)
        assert (after.to_act, after.asked) == (after_other.to_act, after_other.asked)
        done["after the same move"] += 1
        done[f"after {move.kind}"] += 1


def test_nothing_hidden_shows():
    done = search(800)
    assert done["after the same move"] > 600


@pytest.mark.long
def test_nothing_hidden_shows_in_ten_thousand_states():
    done = search(10_000)
    assert done["after the same move"] > 7_500
    assert len(done) > 15


def test_the_search_would_find_a_leak():
    """A world that differs in one hidden card does differ where it is looked at in full."""
    game, rng = random_game(3)
    others = [another_world(game, 0, [], rng, set()) for _ in range(5)]
    assert all(other.state.hands[1] != game.state.hands[1] for other in others)
    assert all(other.setup.deck != game.setup.deck for other in others)
    assert all(looks(other, 1) != looks(game, 1) for other in others)
    assert len(LABELS) == 19
    assert {mask_of(RESTRICTED[s].styles) for s in RESTRICTED} == {0b1110000000, 0b11, 0b111100}
