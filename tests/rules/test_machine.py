"""A state machine that plays, tries what is not legal, saves, loads and looks on."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.rules.scenes import DECK, all_cards, bold_move, dice
from trainer_api.rules import stairway
from trainer_api.rules.stairway import EDITIONS, Move, NotAllowedError, NotUnderstoodError

TEXT = """
draw patron place discard done play end declare lose accept decline pick bid stop context report
yield challenge pass give take painting architecture forger critic dealer unesco lost_work
lost_work.1 lost_work.1=5 carbon14 0 1 5 p1a p5a a1a a5a p56 a34 p23 cancelled heist auction
"""
WORDS = TEXT.split()


class Play(RuleBasedStateMachine):
    """Games of every edition; the rules are what a caller can do."""

    @initialize(
        players=st.integers(2, 6),
        edition=st.sampled_from(sorted(EDITIONS)),
        mode=st.sampled_from([5, 6, 7]),
        checks=st.sampled_from(["always", "on-challenge"]),
        seed=st.integers(0, 2**64),
    )
    def begin(self, players, edition, mode, checks, seed):
        self.game = stairway.new_game(players, edition, mode, seed=seed, checks=checks, deck=DECK)
        self.cards = sorted(self.game.setup.cards)

    @precondition(lambda self: self.game.outcome is None)
    @rule(seed=st.integers(0, 2**32), count=st.integers(1, 40))
    def play_on(self, seed, count):
        rng = dice(seed)
        for _ in range(count):
            if self.game.outcome is None:
                move = bold_move(self.game, rng)
                assert move in self.game.legal_moves
                self.game = self.game.apply(move)

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def play_any_listed_move(self, data):
        moves = list(self.game.legal_moves)
        assert len(set(moves)) == len(moves) == self.game.legal_moves.count() > 0
        self.game = self.game.apply(str(data.draw(st.sampled_from(moves))))

    @rule(words=st.lists(st.sampled_from(WORDS), min_size=1, max_size=7))
    def try_any_words(self, words):
        self.attempt(" ".join(words))

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def bend_a_legal_move(self, data):
        words = str(self.game.legal_moves.sample(dice(data.draw(st.integers(0, 999))))).split()
        place = data.draw(st.integers(0, len(words)))
        names = [*self.cards, *(card.id for row in self.game.state.tables for card in row)]
        words[place : place + 1] = [data.draw(st.sampled_from(names + WORDS))]
        self.attempt(" ".join(words))

    def attempt(self, text):
        """Whatever is tried, nothing changes, and either the law holds it or says why not."""
        before = (self.game.state, self.game.played, self.game.events)
        with suppress(NotUnderstoodError):
            move = Move.parse(text)
            refusal = self.game.legal_moves.refusal(move)
            assert (move in self.game.legal_moves) == (refusal is None)
            if refusal is None:
                assert self.game.apply(move).played[-1].move == move
            else:
                assert refusal
                with pytest.raises(NotAllowedError, match=f"^{re.escape(refusal)}$"):
                    self.game.apply(move)
        assert (self.game.state, self.game.played, self.game.events) == before

    @rule()
    def every_listed_move_applies(self):
        for move in self.game.legal_moves:
            assert move in self.game.legal_moves
            assert all_cards(self.game.apply(move).state) == self.cards

    @rule()
    def save_and_load(self):
        again = stairway.load(self.game.save(), DECK)
        assert again == self.game
        assert list(again.legal_moves) == list(self.game.legal_moves)

    @invariant()
    def cards_are_conserved(self):
        assert all_cards(self.game.state) == self.cards

    @invariant()
    def one_player_is_asked_until_the_end(self):
        game = self.game
        assert (game.to_act is None) == (game.outcome is not None) == (not game.legal_moves)
        assert game.to_act is None or 0 <= game.to_act < game.setup.players
        assert len(game.played) <= game.setup.most_moves

    @invariant()
    def limits_hold_between_turns(self):
        state = self.game.state
        for seat, hand in enumerate(state.hands):
            assert seat == state.turn or len(hand) <= 5
            assert "ai_trap" not in hand
        for row in state.tables:
            for card in row:
                assert len(set(card.attached)) == len(card.attached)

    @invariant()
    def views_show_other_hands_as_numbers_only(self):
        game = self.game
        for seat in (*range(game.setup.players), None):
            view = game.view(seat)
            assert view.hand == (() if seat is None else game.state.hands[seat])
            assert view.hand_sizes == tuple(map(len, game.state.hands))
            looks = game.asked == "critic" and seat == game.to_act
            assert bool(view.seen) is looks
            for event in game.events_for(seat):
                if event.kind == "card" and event.words[1] == "draw_pile":
                    mine = event.words[2] in (f"hand.{seat}", "resolving")
                    assert (event.words[0] != "?") is mine


Play.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestPlay = Play.TestCase
