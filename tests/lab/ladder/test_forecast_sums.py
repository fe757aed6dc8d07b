"""Sums of forecasts: skill against a base, log-loss and calibration error."""

from math import log

import pytest

from turncoat.lab.ladder.forecast_sums import ForecastSums, add_up, calibration_error, log_loss, skill


def sums(*forecasts: tuple[float, bool]) -> ForecastSums:
    game = ForecastSums()
    for belief, truth in forecasts:
        game.note(belief, 0.5, truth)
    return game


def test_a_belief_that_is_right_removes_all_of_the_bases_error_and_the_base_itself_none() -> None:
    assert skill([sums((1.0, True), (0.0, False))], [1]) == 1.0
    assert skill([sums((0.5, True), (0.5, False))], [1]) == 0.0
    assert skill([ForecastSums()], [1]) == 0.0


def test_a_game_counts_as_often_as_it_is_drawn() -> None:
    games = [sums((1.0, True)), sums((1.0, False))]
    assert skill(games, [2, 0]) == 1.0
    assert skill(games, [0, 2]) == -3.0
    assert calibration_error(games, [1, 1]) == pytest.approx(0.5)
    assert calibration_error(games, [1, 0]) == 0.0


def test_sums_of_games_add_up() -> None:
    one, other = sums((0.8, True)), sums((0.8, False), (0.2, True))
    assert add_up([one, other]) == sums((0.8, True), (0.8, False), (0.2, True))


def test_a_certain_belief_that_is_wrong_has_a_large_but_finite_loss() -> None:
    assert log_loss(0.0, True) == pytest.approx(-log(1e-6))
    assert log_loss(0.25, False) == pytest.approx(-log(0.75))
