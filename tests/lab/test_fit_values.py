"""Fitting of values: a known relation is found, games of bots are corrected by better ones, nothing is measured twice."""

import numpy as np
import pytest

from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.lab.fit_values import (
    Sampled,
    first_weights,
    fit,
    lookahead_of,
    measure,
    regress,
    sample_game,
)

GAMES = 400


def made_up(seed: int, slope: float) -> list[Sampled]:
    """Games of two positions whose first feature decides, by so much, and whose second says nothing."""
    dice = fast(seed)
    games = []
    for _ in range(GAMES):
        strength = dice.below(1000) / 500.0 - 1.0
        won = dice.below(1000) / 1000.0 < 1.0 / (1.0 + np.exp(-slope * strength))
        rows = [[strength, dice.below(100) / 100.0] for _ in range(2)]
        games.append(Sampled("table", 4, won, rows, [0.4, 0.8]))
    return games


def test_a_regression_finds_the_weights_of_features() -> None:
    games = made_up(1, 3.0)
    features = np.array([game.features[0] for game in games])
    won = np.array([float(game.won) for game in games])
    constant, weights = regress(features, won, np.full(GAMES, 1.0 / GAMES), np.full(2, 1e-6))
    assert weights[0] == pytest.approx(3.0, abs=0.7)
    assert abs(weights[1]) < 0.7
    assert abs(constant) < 0.7


def test_games_of_better_bots_correct_the_values_of_cheap_games() -> None:
    weights = fit(first_weights(made_up(2, 6.0)), made_up(3, 1.5), 0.1)
    assert weights.weights[0] == pytest.approx(1.5, abs=0.5)


def test_the_quality_is_that_of_games_left_out() -> None:
    skills, error = measure(None, made_up(4, 5.0), 0.03)
    assert 0.2 < min(skills) < max(skills) < 0.8
    assert error < 0.1
    skills, _ = measure(None, made_up(5, 0.0), 0.03)
    assert max(skills) < 0.03


@pytest.mark.parametrize(("game", "seats"), [("thing", (1, 2, 3)), ("unfathomable", (4,))])
def test_a_sampled_game_has_a_row_every_few_answers(game: str, seats: tuple[int, ...]) -> None:
    one, again = [Sampled(*sample_game(game, "sensible", seats, 3, lambda: False)) for _ in range(2)]
    assert one == again
    assert len(one.features) == len(one.played) > 1
    assert {len(row) for row in one.features} == {len(lookahead_of(game).kinds[one.kind])}
    assert one.played == sorted(one.played)
    assert one.played[-1] < 1.0


def test_a_game_whose_bots_do_not_look_ahead_is_refused() -> None:
    with pytest.raises(BadInput, match="no_sides"):
        lookahead_of("lifeboat")
