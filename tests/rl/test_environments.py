"""PettingZoo's and Gymnasium's own tests, on every game and both kinds of actions; rewards; words."""

import random
import sys
from importlib import import_module
from itertools import count, cycle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from tests.rl.tables import NAMES, TABLES
from turncoat import rl
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import has_seat
from turncoat.rl import environments, lifeboat_v0, thing_v0, unfathomable_v0
from turncoat.rl.catalogue import NO_OP
from turncoat.rl.parallel import TurncoatParallel

# PettingZoo warns of every dictionary observation, also of those of its own games.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
ACTIONS = ("catalogue", "slots")


def play(env: Any, seed: int, draws: random.Random) -> dict[str, float]:
    """Play a random game in an AEC environment. Returns the rewards."""
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        if over or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(draws.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


def test_environments_are_imported_by_the_name_of_the_game() -> None:
    assert (unfathomable_v0.game, thing_v0.game, lifeboat_v0.game) == ("unfathomable", "thing", "lifeboat")
    with pytest.raises(ImportError):
        from turncoat.rl import chess_v0  # noqa: F401, PLC0415
    with pytest.raises(ModuleNotFoundError, match=r"turncoat\.rl\.chess_v0"):
        import_module("turncoat.rl.chess_v0")
    assert not hasattr(rl, "chess_v0")


@pytest.mark.parametrize("name", NAMES)
def test_the_environments_of_a_game_are_a_module(name: str) -> None:
    module = import_module(f"turncoat.rl.{name}_v0")
    assert module is getattr(rl, f"{name}_v0") is sys.modules[f"turncoat.rl.{name}_v0"]
    scope: dict[str, Any] = {}
    exec(f"import turncoat.rl.{name}_v0\nfrom turncoat.rl.{name}_v0 import env, parallel_env, raw_env", scope)
    assert scope["env"]().metadata["name"] == f"{name}_v0"
    assert scope["raw_env"]().possible_agents == scope["parallel_env"]().possible_agents
    assert len(module.positions) == module.env().agent_game.layout.size
    assert set(module.__all__) <= set(dir(module))


@pytest.mark.slow
@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_the_environments(name: str, players: int, actions: str) -> None:
    game = environments(name)
    api_test(game.env(players, actions=actions), num_cycles=20)
    seed_test(lambda: game.env(players, actions=actions), num_cycles=8)
    parallel_api_test(game.parallel_env(players, actions=actions), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_every_choice_of_every_option_is_an_environment_of_each_kind(name: str, actions: str) -> None:
    """The numbers of players take turns; a scenario has a number of its own."""
    game = GAMES[name]
    made = environments(name)
    counts = cycle(range(game.fewest_seats, game.most_seats + 1))
    draws = random.Random(7)
    for setting in game.settings:
        for choice in setting.choices:
            options = {setting.name: choice}
            scenario = game.scenario_of(options)
            players = next(counts) if scenario is None else scenario.players
            terms: dict[str, Any] = {"players": players, "options": options, "actions": actions}
            env = made.env(**terms)
            env.reset(seed=1)
            at_once = made.parallel_env(**terms)
            seen, _ = at_once.reset(seed=1)
            batch = made.vector_env(2, **terms)
            batch.reset(seed=1)
            dice = fast(1)
            for _ in range(12):
                one = env.last()[0]
                assert env.observation_space(env.agent_selection).contains(one)
                env.step(draws.choice(np.flatnonzero(one["action_mask"]).tolist()))
                assert all(at_once.observation_space(agent).contains(one) for agent, one in seen.items())
                chosen: dict[str, object] = {
                    agent: draws.choice(np.flatnonzero(one["action_mask"]).tolist())
                    for agent, one in seen.items()
                }
                seen, *_ = at_once.step(chosen)
                batch.step(batch.sample(dice))
            seat = made.single_env(**terms)
            assert seat.observation_space.contains(seat.reset(seed=1)[0])


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_measures_the_environment(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count()  # PettingZoo's five seconds are over after a few reads of the clock
    measured = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(measured, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(environments(name).env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_the_environment_of_one_seat(name: str, actions: str) -> None:
    check_env(environments(name).single_env(actions=actions), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_can_be_played_to_its_end_at_every_table(name: str, players: int) -> None:
    env = environments(name).env(players=players)
    rewards = play(env, 2, random.Random(3))
    s = env.unwrapped.agent_game.state
    assert rewards == {f"seat_{seat}": 1.0 if has_seat(s.winners, seat) else -1.0 for seat in range(players)}


def test_a_side_wins_or_loses_together() -> None:
    env = lifeboat_v0.env(players=5, reward=(2.0, 0.0))
    rewards = play(env, 4, random.Random(1))
    s = env.unwrapped.agent_game.state
    sides = {s.game.side_of(s, seat): rewards[f"seat_{seat}"] for seat in range(5)}
    assert sorted(sides.values()) == [0.0, 2.0]
    assert all(rewards[f"seat_{seat}"] == sides[s.game.side_of(s, seat)] for seat in range(5))


def test_options_of_the_table_are_those_of_the_game() -> None:
    env = thing_v0.raw_env(players=5, options={"windows": "together"})
    env.reset(seed=1)
    assert env.agent_game.state.settings == GAMES["thing"].settle({"windows": "together"})


def test_the_same_seed_is_the_same_deal_as_everywhere_else() -> None:
    env = lifeboat_v0.raw_env(players=4)
    env.reset(seed=7)
    assert env.agent_game.state.zones == GAMES["lifeboat"].new(4, fast(7)).zones


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, second = lifeboat_v0.raw_env(), lifeboat_v0.raw_env()
    deals = []
    for env in (first, second):
        env.reset(seed=7)
        env.reset()
        deals.append(env.agent_game.state.zones)
    assert deals[0] == deals[1] != GAMES["lifeboat"].new(3, fast(7)).zones


def test_infos_say_in_words_what_is_asked_if_they_are_asked_to() -> None:
    env = lifeboat_v0.raw_env(words="uk")
    env.reset(seed=1)
    asked = env.agent_selection
    told = env.infos[asked]
    assert told["question"]
    assert set(told["answers"]) == set(np.flatnonzero(env.observe(asked)["action_mask"]).tolist())
    assert not any(env.infos[agent] for agent in env.agents if agent != asked)
    quiet = lifeboat_v0.raw_env()
    quiet.reset(seed=1)
    assert not any(quiet.infos.values())


def play_until(env: TurncoatParallel, asked: int) -> dict[str, dict[str, Any]]:
    """Play to a question that so many seats answer at once."""
    draws = random.Random(2)
    seen, _ = env.reset(seed=3)
    while sum(not one["action_mask"][NO_OP] for one in seen.values()) != asked:
        seen, *_ = env.step(
            {agent: draws.choice(np.flatnonzero(one["action_mask"]).tolist()) for agent, one in seen.items()}
        )
    return seen


def test_in_the_parallel_environment_seats_that_are_not_asked_play_the_no_op() -> None:
    env = lifeboat_v0.parallel_env(players=4)
    seen = play_until(env, 1)
    idle = [one["action_mask"] for one in seen.values() if one["action_mask"][NO_OP]]
    assert [mask.sum() for mask in idle] == [1, 1, 1]


def test_seats_that_answer_at_once_by_the_rules_do_so_in_one_step() -> None:
    env = lifeboat_v0.parallel_env(players=4)
    seen = play_until(env, 4)
    decision = env.agent_game.state.decision
    env.step({agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()})
    assert env.agent_game.state.decision == decision + 1


def test_the_seat_learns_against_bots_that_listen() -> None:
    env = unfathomable_v0.single_env(players=3, seat=1, bots=("sensible", "belief"), words="en")
    seen, info = env.reset(seed=5)
    assert info["answers"]
    for _ in range(8):
        seen, reward, over, _, _ = env.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))
        assert (reward, over) == (0.0, False)
    assert env.action_masks().sum() == seen["action_mask"].sum()


def test_a_limit_of_decisions_truncates() -> None:
    env = lifeboat_v0.env(most_decisions=10)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
