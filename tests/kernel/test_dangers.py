"""Dangers: the pace, the turns left, and the level of danger. The boat of the tests has three seats."""

import random
from itertools import pairwise

import pytest

from tests.boat import boat
from tests.dangers import dangers_of
from tests.table import Table, new
from turncoat.games.catalog import GAMES
from turncoat.kernel.dangers import UNCOUNTED, level_of, turns_left
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.past import take_back
from turncoat.kernel.views import view

WINS = {"unfathomable": {"arrived"}, "thing": {"escaped"}, "lifeboat": {"landed"}}


def play(table: Table, seed: int, answers: int) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        if table.ending():
            return
        seat = dice.choice(table.waiting_seats())
        table.answer(seat, dice.choice(table.options(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_lose_is_one_danger(game: str) -> None:
    kinds = GAMES[game].dangers.kinds
    endings = [GAMES[game].endings[ending] for kind in kinds for ending in kind.endings]
    assert sorted(endings) == sorted(set(GAMES[game].endings) - WINS[game])


@pytest.mark.parametrize(
    ("left", "lost", "over", "turns"),
    [(4, 2, 6, 12), (5, 2, 6, 15), (1, 3, 4, 2), (8, 0, 6, None), (8, -2, 6, None), (0, 0, 0, 0)],
)
def test_turns_left_at_the_pace_are_rounded_up(left: int, lost: int, over: int, turns: int | None) -> None:
    assert turns_left(left, lost, over) == turns


def test_what_cannot_be_counted_has_no_turns_and_no_level() -> None:
    assert turns_left(UNCOUNTED, 0, 4) is None
    assert level_of(UNCOUNTED, 0, None, 1) == 0


def test_danger_grows_without_jumps() -> None:
    by_pace = [level_of(8, 8, turns, 4) for turns in range(60, 0, -1)]
    by_count = [level_of(left, 100, None, 4) for left in range(100, -1, -1)]
    for levels in (by_pace, by_count):
        steps = [after - before for before, after in pairwise(levels)]
        assert min(steps) >= 0
        assert max(steps) <= 10
    assert level_of(8, 8, 8, 4) == 50, "two rounds before a defeat"
    assert (by_count[0], by_count[-1]) == (0, 100)


def test_there_is_no_pace_before_a_turn_is_over() -> None:
    told = dangers_of(boat(rations=2))
    assert (told["rations"]["left"], told["rations"]["over"], told["rations"]["turns"]) == (2, 0, None)


def test_the_pace_is_that_of_the_last_two_rounds() -> None:
    """A weather card goes each turn."""
    table = new("lifeboat", 3, 2)
    while dangers_of(table)["weather"]["over"] < 6:
        play(table, 1, 1)
    told = dangers_of(table)["weather"]
    assert (told["lost"], told["over"]) == (6, 6)
    assert told["turns"] == told["left"]


def test_the_danger_that_ended_the_game_is_first_and_has_nothing_left() -> None:
    for seed in range(12):
        table = new("lifeboat", 3, seed)
        play(table, seed, 400)
        told = [*dangers_of(table).values()]
        if table.ending() == "landed":
            assert told == []
        else:
            names = {"sunk": "hull", "starved": "rations", "adrift": "weather"}
            assert told[0]["danger"] == names[table.ending()]
            assert (told[0]["left"], told[0]["turns"], told[0]["level"]) == (0, 0, 100)


@pytest.mark.parametrize(
    ("game", "players"), [("lifeboat", 3), ("unfathomable", 4), ("thing", 5), ("thing", 2)]
)
def test_a_view_is_taken_back_event_by_event(game: str, players: int) -> None:
    """Open tracks, and the number of cards in each zone."""
    table = new(game, players, 3)
    play(table, 3, 20)
    layout = GAMES[game].layout
    shown = [track for start, end in layout.open_tracks for track in range(start, end)]
    before = view(table.session.state, SPECTATOR)
    heard = table.heard()
    play(table, 4, 60)
    now = view(table.session.state, SPECTATOR)
    for event in reversed(table.events(since=heard)):
        take_back(now, event)
    assert [now.tracks[track] for track in shown] == [before.tracks[track] for track in shown]
    assert [len(zone) for zone in now.zones] == [len(zone) for zone in before.zones]


def test_an_event_of_an_earlier_version_may_name_a_place_that_there_is_no_more() -> None:
    now = view(boat().session.state, SPECTATOR)
    before = now.tracks[:]
    take_back(now, {"event": "changed", "rule": "", "told": {"track": "gone", "from": 1, "to": 2}})
    take_back(now, {"event": "moved", "rule": "", "told": {"from": "gone", "to": "lost", "count": 2}})
    assert now.tracks == before
