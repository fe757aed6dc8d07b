"""Environments are copied and pickled: the copy goes on as the original does, and neither changes the other."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.rl.tables import NAMES
from turncoat.kernel.dice import fast
from turncoat.rl import environments, lifeboat_v0

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in one)


def legal(mask: Any, draws: random.Random) -> int:
    return draws.choice(np.flatnonzero(mask).tolist())


def play_aec(env: Any, steps: int, seed: int) -> list[Any]:
    """What was seen on the way."""
    draws = random.Random(seed)
    seen = []
    for _ in range(steps):
        told, reward, over, truncated, _ = env.last()
        seen.append((env.agent_selection, told["observation"].tobytes(), reward))
        env.step(None if over or truncated else legal(told["action_mask"], draws))
        if not env.agents:
            env.reset()
    return seen


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("actions", ["catalogue", "slots"])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_an_aec_environment_plays_on_alike(name: str, actions: Any, made: Any) -> None:
    env = environments(name).env(actions=actions, skip_forced=True)
    env.reset(seed=3)
    play_aec(env, 30, 1)
    other = made(env)
    before = env.last()[0]
    assert same(before, other.last()[0])
    ahead = play_aec(other, 60, 2)
    assert same(before, env.last()[0])
    assert play_aec(env, 60, 2) == ahead


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_of_a_parallel_environment_plays_on_alike(made: Any) -> None:
    env = lifeboat_v0.parallel_env(players=4)
    seen, _ = env.reset(seed=3)
    draws = random.Random(1)
    for _ in range(12):
        seen, *_ = env.step({agent: legal(one["action_mask"], draws) for agent, one in seen.items()})
    other = made(env)
    chosen = {agent: legal(one["action_mask"], draws) for agent, one in seen.items()}
    first, second = env.step(chosen), other.step(chosen)
    assert all(same(first[0][agent], second[0][agent]) for agent in chosen)
    assert first[1:] == second[1:]


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("actions", ["catalogue", "slots"])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_a_batch_plays_on_alike(name: str, actions: Any, made: Any) -> None:
    env = environments(name).vector_env(3, actions=actions)
    env.reset(seed=3)
    draws = fast(1)
    for _ in range(20):
        env.step(env.sample(draws))
    other = made(env)
    for _ in range(60):
        chosen = env.sample(draws)
        env.step(chosen)
        other.step(chosen)
    for array in ("observations", "action_mask", "action_options", "seats", "rewards", "terminations"):
        assert np.array_equal(getattr(env, array), getattr(other, array)), array
    assert env.made == other.made


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_of_an_environment_of_one_seat_has_bots_that_have_heard_the_same(made: Any) -> None:
    env = lifeboat_v0.single_env(players=4, bots=("sensible",))
    seen, _ = env.reset(seed=5)
    draws = random.Random(1)
    for _ in range(6):
        seen, *_ = env.step(np.int64(legal(seen["action_mask"], draws)))
    other = made(env)
    for _ in range(30):
        action = np.int64(legal(seen["action_mask"], draws))
        seen, *told = env.step(action)
        again, *told_again = other.step(action)
        assert same(seen, again)
        assert told == told_again
        if told[1]:
            break
    assert same(env.reset()[0], other.reset()[0])


@pytest.mark.parametrize("made", COPIES)
def test_environments_can_be_copied_before_the_reset(made: Any) -> None:
    for env in (
        lifeboat_v0.env(),
        lifeboat_v0.parallel_env(),
        lifeboat_v0.single_env(),
        lifeboat_v0.vector_env(2),
    ):
        other = made(env)
        other.reset(seed=1)
        env.reset(seed=1)
