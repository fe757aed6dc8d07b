"""Beliefs are scored against what was true, and against knowing only the base rate."""

import random
from math import log

import pytest

from turncoat.lab.ladder.calibration import (
    BINS,
    FORECASTS,
    PLACES,
    Account,
    Score,
    base_brier,
    base_log_loss,
    base_rate,
    brier,
    calibration_error,
    log_loss,
    put,
    scores_of,
    skill,
)
from turncoat.lab.simulate.game import Opinion


def score_of(forecasts: list[tuple[float, bool]]) -> Score:
    score = [0.0] * PLACES
    for belief, truth in forecasts:
        put(score, belief, truth)
    return score


def test_the_scores_of_a_few_forecasts_are_what_they_are_by_hand() -> None:
    score = score_of([(0.8, True), (0.3, False), (0.3, False), (0.6, False)])
    assert base_rate(score) == 0.25
    assert brier(score) == pytest.approx((0.04 + 0.09 + 0.09 + 0.36) / 4)
    assert base_brier(score) == pytest.approx(0.1875)
    assert skill(score) == pytest.approx(1 - 0.145 / 0.1875)
    assert log_loss(score) == pytest.approx(-(log(0.8) + 2 * log(0.7) + log(0.4)) / 4)
    assert base_log_loss(score) == pytest.approx(-(0.25 * log(0.25) + 0.75 * log(0.75)))
    assert calibration_error(score) == pytest.approx((0.2 + 0.6 + 0.6) / 4)


def test_whoever_knows_has_all_the_skill_and_whoever_says_the_base_rate_none() -> None:
    truths = [True, False, False, False] * 5
    assert skill(score_of([(float(truth), truth) for truth in truths])) == 1.0
    assert skill(score_of([(0.25, truth) for truth in truths])) == pytest.approx(0.0)
    assert calibration_error(score_of([(0.25, truth) for truth in truths])) == pytest.approx(0.0)


def test_one_false_certainty_does_not_make_the_loss_endless() -> None:
    assert 10 < log_loss(score_of([(0.0, True), (1.0, False)])) < 20


def test_where_all_are_alike_there_is_no_skill_to_tell() -> None:
    assert skill(score_of([(0.1, False)] * 4)) is None
    assert skill([0.0] * PLACES) is None
    assert calibration_error([0.0] * PLACES) is None


def opinion(decision: int, beliefs: list[float], side: int = 0) -> Opinion:
    return Opinion(decision, side, beliefs, [False, True, False])


def test_of_every_checkpoint_the_last_opinion_up_to_then_counts() -> None:
    held = {0: [opinion(10, [0.0, 0.5, 0.5]), opinion(60, [0.0, 1.0, 0.0])]}
    scores = scores_of(held, 100)
    assert [brier(scores[0, number]) for number in range(3)] == [0.25, 0.25, 0.0]
    assert scores[0, 0][FORECASTS] == 2  # beliefs about others, not about oneself


def test_opinions_count_for_the_side_that_held_them() -> None:
    held = {0: [opinion(10, [0.5] * 3)], 1: [opinion(20, [0.5] * 3, side=1), opinion(70, [0.5] * 3, side=0)]}
    assert set(scores_of(held, 100)) == {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)}
    assert set(scores_of({2: [opinion(90, [0.5] * 3)]}, 100)) == set()


def test_the_interval_of_the_skill_holds_it_and_shrinks_with_more_games() -> None:
    widths = []
    for games in (40, 400):
        dice = random.Random(3)
        account = Account()
        for game in range(games):
            beliefs = [dice.random() for _ in range(4)]
            account.put(game, score_of([(belief, dice.random() < belief) for belief in beliefs]))
        of_skill, of_error = account.intervals()
        assert of_skill is not None
        assert of_error is not None
        estimate = skill(account.total())
        assert estimate is not None
        assert of_skill[0] < estimate < of_skill[1]
        assert 0 <= of_error[0] <= of_error[1]
        assert estimate == pytest.approx(1 / 3, abs=0.15)  # of beliefs that are right and evenly spread
        widths.append(of_skill[1] - of_skill[0])
    assert widths[1] < widths[0] / 2


def test_sure_beliefs_fall_into_the_last_bin() -> None:
    assert score_of([(1.0, True)])[4 + BINS - 1] == 1
