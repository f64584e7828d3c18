"""The game as a PettingZoo environment: an adapter for its API tests and for learners."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from trainer_api.rules.stairway import Decision, Special, new_game

ACTIONS = 1024
"""Action k is the k-th listed move; more than these are never listed in practice (asserted)."""

DECISIONS = list(Decision)


class StairwayEnv(AECEnv):
    """One player a seat; a reward of 1 for winners and -1 for the others at the end."""

    metadata: ClassVar = {"name": "stairway_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, players=3, edition="en", mode=5, checks="always"):
        self.options = {"players": players, "edition": edition, "mode": mode, "checks": checks}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.game = new_game(**self.options, seed=0)
        works = [work.id for work in self.game.setup.deck.works]
        self.names = {name: row for row, name in enumerate([*works, *map(str, Special)])}
        size = len(self.names) * (players + 3) + len(DECISIONS) + players + 1
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 200, (size,), np.int16),
                    "action_mask": Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.render_mode = None
        self.seeds = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):  # noqa: ARG002 - PettingZoo's signature
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.game = new_game(**self.options, seed=int(self.seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._choose()

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if self.game.to_act == seat:
            mask[: self._count()] = 1
        return {"observation": self._numbers(self.game.view(seat)), "action_mask": mask}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.game = self.game.apply(list(self.game.legal_moves)[action])
        if self.game.outcome is None:
            self._choose()
        else:
            winners = self.game.outcome.winners
            self.rewards = {
                name: 1 if seat in winners else -1 for seat, name in enumerate(self.possible_agents)
            }
            self.terminations = dict.fromkeys(self.agents, True)
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _choose(self):
        self.agent_selection = self.possible_agents[self.game.to_act]

    def _count(self):
        count = self.game.legal_moves.count()
        assert count <= ACTIONS
        return count

    def _numbers(self, view):
        """Copies of each card by zone (own hand, tables, discard, out), then who does what."""
        zones = [view.hand, *[_names(table) for table in view.tables], view.discard, view.out]
        grid = np.zeros((len(self.names), len(zones)), np.int16)
        for column, zone in enumerate(zones):
            for name, copies in Counter(zone).items():
                grid[self.names[str(name)], column] = copies
        asked = [int(view.asked == decision) for decision in DECISIONS]
        tail = np.array([*asked, *view.hand_sizes, view.draw_pile], np.int16)
        return np.concatenate([grid.ravel(), tail])


def _names(table):
    return [name for card in table for name in (card.off_table, *map(str, card.attached))]
