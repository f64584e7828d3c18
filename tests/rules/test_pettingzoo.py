"""PettingZoo's own tests of an environment pass through the adapter."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.conftest import need

if find_spec("pettingzoo"):
    from pettingzoo.test import api_test, seed_test

    from tests.rules.aec import StairwayEnv

# Advice of the API test on what this environment chooses: a dictionary with a mask, no picture.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning"),
]


@pytest.fixture(autouse=True)
def _pettingzoo():
    need(find_spec("pettingzoo") is not None, "the test dependency pettingzoo")


@pytest.mark.parametrize("edition", ["en", "es", "es-leaflet"])
def test_api(edition, capsys):
    api_test(StairwayEnv(3, edition), num_cycles=600)
    assert "Passed API test" in capsys.readouterr().out


def test_api_at_a_table_with_challenges(capsys):
    api_test(StairwayEnv(2, checks="on-challenge"), num_cycles=600)
    assert "Passed API test" in capsys.readouterr().out


def test_seed():
    seed_test(StairwayEnv, num_cycles=300)


def test_a_whole_game():
    env = StairwayEnv(2)
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        action = None if over else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    assert sorted(total.values()) in ([-1, -1], [-1, 1], [1, 1])
    assert env.game.outcome is not None
