"""Confidence intervals of shares: their coverage."""

import random

import pytest

from turncoat.lab.ladder.bootstrap import MOST_BLOCKS, Bootstrap, block_of
from turncoat.lab.ladder.shares import Share, wilson
from turncoat.lab.simulate.times import Times


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def share_of(clusters: list[tuple[int, int]]) -> Share:
    share = Share()
    for count, total in clusters:
        share.put(count, total)
    return share


def test_single_games_are_worth_as_much_as_they_are_many() -> None:
    share = share_of([(1, 1)] * 30 + [(0, 1)] * 70)
    assert share.worth == pytest.approx(100)
    assert share.interval == pytest.approx(wilson(0.3, 100))


def test_games_that_always_agree_are_worth_as_much_as_one() -> None:
    share = share_of([(4, 4)] * 30 + [(0, 4)] * 70)
    assert share.worth == pytest.approx(100)
    assert share_of([(0, 4)] * 50).interval == wilson(0.0, 50)


def test_games_that_balance_each_other_are_not_worth_more_than_they_are() -> None:
    assert share_of([(1, 2)] * 50).worth == 100
    assert Share().interval == (0.0, 1.0)


def test_shares_add_up_in_any_order() -> None:
    clusters = [(1, 3), (0, 2), (2, 2), (1, 1)]
    parts = [share_of(clusters[:2]), share_of(clusters[2:])]
    for order in (parts, parts[::-1]):
        total = Share()
        for part in order:
            total.add(part)
        assert total == share_of(clusters)


def test_the_bootstrap_finds_the_interval_of_a_mean() -> None:
    dice = random.Random(1)
    values = [dice.gauss(0.0, 1.0) for _ in range(400)]
    mean = sum(values) / 400
    interval = Bootstrap(400).interval(
        lambda times: sum(t * v for t, v in zip(times, values, strict=True)) / 400
    )
    assert interval == pytest.approx((mean - 0.098, mean + 0.098), abs=0.012)


def test_one_game_alone_has_no_interval() -> None:
    assert Bootstrap(1).interval(lambda _: 0.0) is None
    assert Bootstrap(5).interval(lambda _: None) is None


def test_games_become_blocks_when_there_are_many() -> None:
    assert [block_of(game, 3) for game in range(3)] == [0, 1, 2]
    blocks = [block_of(game, 10_000) for game in range(10_000)]
    assert blocks == sorted(blocks)
    assert set(blocks) == set(range(MOST_BLOCKS))


def test_times_know_their_mean_exactly_and_their_quantiles_nearly() -> None:
    first, second = Times(), Times()
    for milliseconds in range(1, 1001):
        (first if milliseconds % 3 else second).note(milliseconds / 1000)
    first.add(second)
    assert first.decisions == 1000
    assert first.mean == pytest.approx(0.5005)
    assert first.quantile(0.95) == pytest.approx(0.95, rel=0.05)
    assert first.quantile(1.0) == first.longest == 1.0
    assert Times().quantile(0.5) == 0.0
