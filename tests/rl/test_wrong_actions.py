"""Wrong actions: refused as PettingZoo and Gymnasium do, named, and without any effect."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.rl import lifeboat_v0, unfathomable_v0
from turncoat.rl.aec import DEALT
from turncoat.rl.agent_game import WrongAction


def first_masked(mask: np.ndarray[Any, Any]) -> int:
    return int(np.flatnonzero(mask[1:] == 0)[0]) + 1


def legal_action(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"])[0])


@pytest.mark.parametrize("actions", ["catalogue", "slots"])
def test_a_masked_action_is_refused_by_name_and_changes_nothing(actions: Any) -> None:
    env = unfathomable_v0.raw_env(players=5, actions=actions)
    env.reset(seed=1)
    before = fingerprint(env.agent_game.state)
    seen = env.observe(env.agent_selection)
    action = first_masked(seen["action_mask"])
    with pytest.raises(WrongAction) as refusal:
        env.step(action)
    assert str(action) in str(refusal.value)
    assert env.agent_selection in str(refusal.value)
    assert fingerprint(env.agent_game.state) == before
    again = env.observe(env.agent_selection)
    assert all(np.array_equal(seen[key], again[key]) for key in seen)


@pytest.mark.parametrize("action", [-1, 10**6, 2.5, "bail", True, None])
def test_what_is_no_action_is_refused(action: object) -> None:
    env = lifeboat_v0.env()
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(action)
    with pytest.raises(AssertionError):  # as PettingZoo's wrapper says it
        env.step(action)


def test_an_action_of_another_seat_is_refused_before_any_is_carried_out() -> None:
    env = unfathomable_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    idle = next(agent for agent, action in legal.items() if action == 0)
    asked = next(agent for agent, action in legal.items() if action != 0)
    before = fingerprint(env.agent_game.state)
    with pytest.raises(WrongAction, match=f"{idle} is not legal: it is not asked now"):
        env.step({**legal, idle: legal[asked]})
    with pytest.raises(WrongAction, match=asked):
        env.step({agent: action for agent, action in legal.items() if agent != asked})
    with pytest.raises(WrongAction, match="there is no agent 'seat_9'"):
        env.step({**legal, "seat_9": 0})
    assert fingerprint(env.agent_game.state) == before
    env.step(legal)


def test_after_the_end_an_agent_may_only_step_with_none() -> None:
    env = lifeboat_v0.env(most_decisions=1)
    env.reset(seed=1)
    env.step(legal_action(env))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(1)
    parallel = lifeboat_v0.parallel_env()
    with pytest.raises(ResetNeeded):
        parallel.step({})


def test_before_the_reset_nothing_can_be_done() -> None:
    with pytest.raises(ResetNeeded):
        lifeboat_v0.single_env().step(np.int64(1))
    with pytest.raises(ResetNeeded):
        lifeboat_v0.vector_env(2).step(np.array([1, 1]))


@pytest.mark.parametrize("name", sorted(DEALT))
def test_what_is_dealt_cannot_be_read_before_the_reset(name: str) -> None:
    env = lifeboat_v0.env()
    theirs = OrderEnforcingWrapper(lifeboat_v0.raw_env())
    for one in (env, theirs):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(one, name)
    with pytest.raises(AttributeError, match="no attribute 'tide'"):
        env.tide  # noqa: B018


@pytest.mark.parametrize(
    ("call", "arguments"),
    [("observe", ["seat_0"]), ("step", [1]), ("state", []), ("render", []), ("agent_iter", [])],
)
def test_the_order_of_calls_is_enforced_as_by_the_wrapper_of_pettingzoo(
    call: str, arguments: list[Any]
) -> None:
    for env in (lifeboat_v0.env(), OrderEnforcingWrapper(lifeboat_v0.raw_env())):
        with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {call}"):
            getattr(env, call)(*arguments)


def test_a_loop_over_the_agents_has_to_step() -> None:
    for env in (lifeboat_v0.env(), OrderEnforcingWrapper(lifeboat_v0.raw_env())):
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="need to call step"):
            list(env.agent_iter())
        env.reset(seed=1)
        assert len([env.step(legal_action(env)) for _ in env.agent_iter(5)]) == 5


def test_a_step_after_all_agents_are_done_warns_and_does_nothing() -> None:
    env = lifeboat_v0.env(most_decisions=1)
    env.reset(seed=1)
    env.step(legal_action(env))
    while env.agents:
        env.step(None)
    EnvLogger.suppress_output()
    EnvLogger.flush()
    try:
        env.step(1)
        assert any("step() called after all agents" in str(told) for told in EnvLogger.mqueue)
    finally:
        EnvLogger.unsuppress_output()
        EnvLogger.flush()


def test_observations_stay_as_they_are_when_the_game_goes_on() -> None:
    env = lifeboat_v0.env(players=4)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    kept = {key: value.copy() for key, value in seen.items()}
    for _ in range(12):
        env.step(legal_action(env))
    assert all(np.array_equal(seen[key], kept[key]) for key in kept)
    assert not np.array_equal(seen["observation"], env.last()[0]["observation"])


def test_in_gymnasium_a_masked_action_changes_nothing_and_the_info_says_why() -> None:
    env = lifeboat_v0.single_env()
    seen, _ = env.reset(seed=2)
    before = fingerprint(env.agent_game.state)
    action = first_masked(seen["action_mask"])
    again, reward, over, truncated, info = env.step(np.int64(action))
    assert (reward, over, truncated) == (0.0, False, False)
    assert f"action {action} (" in info["refused"]
    assert fingerprint(env.agent_game.state) == before
    assert all(np.array_equal(seen[key], again[key]) for key in seen)
    with pytest.raises(InvalidAction, match="out of range"):
        env.step(np.int64(10**6))


def test_with_strict_a_masked_action_raises_there_too() -> None:
    env = lifeboat_v0.single_env(strict=True)
    seen, _ = env.reset(seed=2)
    with pytest.raises(WrongAction):
        env.step(np.int64(first_masked(seen["action_mask"])))


@pytest.mark.parametrize("actions", ["catalogue", "slots"])
def test_one_wrong_action_in_a_batch_changes_no_game(actions: Any) -> None:
    env = lifeboat_v0.vector_env(4, players=3, actions=actions)
    env.reset(seed=1)
    before = env.observations.copy()
    chosen = env.sample(fast(1))
    chosen[2] = 78
    with pytest.raises(WrongAction, match=r"action 78 .*in game 2 is not legal"):
        env.step(chosen)
    assert np.array_equal(before, env.observations)
    for wrong in (chosen[:3], chosen.astype(float)):
        with pytest.raises(WrongAction, match="expected 4 integers"):
            env.step(wrong)


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        ({"players": 9}, "wrong_player_count"),
        ({"options": {"sea": "dry"}}, "unknown_choice"),
        ({"options": {"tide": "high"}}, "unknown_option"),
        ({"actions": "words"}, "unknown_choice"),
        ({"players": "5"}, r"bad_setting: players='5' \(expected an integer"),
        ({"players": True}, "bad_setting: players=True"),
        ({"options": "sea"}, "bad_setting: options='sea'"),
        ({"words": "de"}, r"bad_setting: words='de' \(expected '', en, ru, uk"),
        ({"reward": (1,)}, r"bad_setting: reward=\(1,\) \(expected two numbers"),
        ({"reward": (1, "x")}, "bad_setting: reward="),
        ({"reward": (1, float("nan"))}, "bad_setting: reward="),
        ({"most_decisions": -1}, r"bad_setting: most_decisions=-1 \(expected an integer from 0 on"),
        ({"most_decisions": 2.5}, "bad_setting: most_decisions=2.5"),
        ({"skip_forced": 1}, "bad_setting: skip_forced=1"),
    ],
)
def test_terms_that_make_no_game_are_named(terms: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        lifeboat_v0.env(**terms)


def test_bots_that_do_not_fit_the_table_are_refused() -> None:
    with pytest.raises(BadInput, match="wrong_number_of_bots"):
        lifeboat_v0.single_env(players=5, bots=("random", "random"))
    with pytest.raises(BadInput, match="unknown_bot"):
        lifeboat_v0.single_env(bots=("clever",))
    with pytest.raises(BadInput, match="no_such_seat"):
        lifeboat_v0.single_env(players=3, seat=3)
