"""Trials and benchmarks play every game there is, in table sizes that it allows."""

import pytest

from tests.catalogue import take_out
from turncoat.bots.games import GAME_BOTS
from turncoat.games.catalog import GAMES, smallest_game
from turncoat.lab.fuzz.games import goals_of, manners_of
from turncoat.lab.fuzz.goals import Goals
from turncoat.lab.games import (
    GAME_LAB,
    large_games,
    nightly_runs,
    players_measured,
    players_near,
    siege_games,
)
from turncoat.talk.games import GAME_TALK
from turncoat.texts.games import GAME_TEXTS


def test_every_object_of_a_room_is_of_a_game_that_can_be_played() -> None:
    for registry in (GAME_BOTS, GAME_TEXTS, GAME_TALK, GAME_LAB):
        assert set(registry) <= set(GAMES)
    assert set(GAME_BOTS) == set(GAME_TEXTS) == set(GAMES)


def test_the_tables_of_a_trial_play_every_game_and_every_other_one_is_over_soon() -> None:
    games = siege_games()
    assert set(games) == set(GAMES)
    assert set(games[::2]) == {smallest_game().name}
    assert sorted(games[1::2]) == sorted(large_games())


def test_every_game_is_fuzzed_at_night() -> None:
    runs = dict(run.split(":") for run in nightly_runs())
    assert set(runs) == set(GAMES)
    assert all(int(games) > 0 for games in runs.values())


def test_with_one_game_alone_all_tables_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    small = smallest_game().name
    take_out(monkeypatch, *(name for name in GAMES if name != small))
    assert large_games() == [small]
    assert siege_games() == [small, small]


@pytest.mark.parametrize("name", GAMES)
def test_a_trial_seats_as_many_players_as_a_game_allows(name: str) -> None:
    game = GAMES[name]
    assert players_near(name, 0) == game.fewest_seats
    assert players_near(name, 99) == game.most_seats
    assert players_near(name, game.most_seats) == game.most_seats


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_the_lab_knows_nothing_of_is_fuzzed_and_measured_all_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(GAME_LAB, name, raising=False)
    game = GAMES[name]
    assert type(goals_of(game)) is Goals
    assert manners_of(game) == [(None, False), (None, True)]
    assert players_measured(game) == game.fewest_seats + 1
