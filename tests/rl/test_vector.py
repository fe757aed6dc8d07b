"""Many games in arrays: the same games as one by one, dealt again at their end."""

from typing import Any

import numpy as np
import pytest

from tests.rl.tables import NAMES, observe_anew
from turncoat.kernel.dice import fast
from turncoat.rl import environments, lifeboat_v0
from turncoat.rl.agent_game import MOST_SEED


@pytest.mark.parametrize("actions", ["catalogue", "slots"])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_a_batch_is_the_game_alone(name: str, actions: Any) -> None:
    game = environments(name)
    batch = game.vector_env(3, actions=actions)
    batch.reset(seed=11)
    alone = game.raw_env(actions=actions, skip_forced=True)
    deals = np.random.default_rng(11)
    alone.reset(seed=[int(deals.integers(MOST_SEED)) for _ in range(3)][1])
    draws = fast(1)
    for _ in range(40):
        seen = alone.observe(alone.agent_selection)
        assert alone.agent_selection == f"seat_{batch.seats[1]}"
        assert np.array_equal(seen["observation"], batch.observations[1])
        if actions == "slots":
            assert np.array_equal(seen["options"], batch.action_options[1])
        else:
            assert np.array_equal(seen["action_mask"], batch.action_mask[1])
        chosen = batch.sample(draws)
        alone.step(int(chosen[1]))
        batch.step(chosen)
        if batch.terminations[1]:
            break


def test_games_that_end_are_dealt_again_and_pay_both_sides() -> None:
    batch = lifeboat_v0.vector_env(4, players=4)
    batch.reset(seed=1)
    draws = fast(2)
    ends = 0
    for _ in range(240):
        batch.step(batch.sample(draws))
        for at in np.flatnonzero(batch.terminations):
            ends += 1
            assert set(batch.rewards[at].tolist()) <= {1.0, -1.0}
        assert not batch.rewards[~batch.terminations].any()
    assert ends > 1
    assert batch.made > 4 * 240


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        batch = lifeboat_v0.vector_env(4, players=3, most_decisions=30)
        batch.reset(seed=9)
        draws = fast(2)
        for _ in range(40):
            batch.step(batch.sample(draws))
        runs.append((batch.observations.copy(), batch.made, batch.truncations.copy()))
    assert np.array_equal(runs[0][0], runs[1][0])
    assert runs[0][1] == runs[1][1]


def test_arrays_are_allocated_once() -> None:
    batch = lifeboat_v0.vector_env(4)
    arrays = [batch.observations, batch.action_mask, batch.rewards, batch.seats]
    batch.reset(seed=1)
    batch.step(batch.sample(fast(1)))
    assert [id(array) for array in arrays] == [
        id(array) for array in (batch.observations, batch.action_mask, batch.rewards, batch.seats)
    ]


def test_questions_without_a_choice_are_skipped_unless_they_are_wanted() -> None:
    batch = lifeboat_v0.vector_env(4)
    batch.reset(seed=1)
    assert (batch.action_mask.sum(axis=1) > 1).all()
    every = lifeboat_v0.vector_env(4, skip_forced=False)
    every.reset(seed=1)
    draws = fast(1)
    fewest = 99
    for _ in range(60):
        every.step(every.sample(draws))
        fewest = min(fewest, int(every.action_mask.sum(axis=1).min()))
    assert fewest == 1
    assert every.made == 4 * 60


def test_what_a_seat_sees_is_what_its_own_view_says() -> None:
    batch = lifeboat_v0.vector_env(1, players=5)
    batch.reset(seed=3)
    s = batch._batch.games[0].state
    assert s is not None
    assert bytes(batch.observations[0]) == observe_anew(batch.layout, s, int(batch.seats[0]))
