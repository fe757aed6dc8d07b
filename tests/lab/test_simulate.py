"""Mass play counts right, whatever happens in a single game and however the games are spread."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from turncoat.bots import catalog
from turncoat.bots.random_player import RandomPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import NO_OPTION, Option, has_seat
from turncoat.kernel.views import View
from turncoat.lab.simulate import Plan, Tally, chunks, play_game, simulate, usual_processes
from turncoat.lab.simulate_report import as_object, run, wilson

RANDOM_4 = ["random"] * 4


def plan(games: int = 20, seed: int = 0, bots: list[str] = RANDOM_4, **options: str) -> Plan:
    return Plan("lifeboat", 4, games, seed, bots, options)


def tally_of(planned: Plan, processes: int = 1) -> Tally:
    return simulate(planned, processes, lambda _: None).tally


class CarefulPlayer(RandomPlayer):
    """Plays like the random bot under another name, so that it goes the way of all bots."""


class Cheat(RandomPlayer):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return NO_OPTION


class Faulty(RandomPlayer):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if view.decision > 5:
            raise ZeroDivisionError("lost count")
        return super().decide(view, legal, dice)


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in (("careful", CarefulPlayer), ("cheat", Cheat), ("faulty", Faulty)):
        monkeypatch.setitem(catalog.PLAYERS, name, bot)


@pytest.mark.slow
def test_the_count_does_not_depend_on_the_number_of_processes() -> None:
    assert tally_of(plan(60), processes=1) == tally_of(plan(60), processes=3)


def test_a_game_depends_on_its_own_seed_alone() -> None:
    whole = tally_of(plan(20, seed=7))
    parts = tally_of(plan(12, seed=7))
    parts.add(tally_of(plan(8, seed=19)))
    assert whole == parts


def test_every_seed_is_played_exactly_once() -> None:
    for games, processes in ((1, 4), (7, 2), (1000, 3), (12345, 2)):
        seeds = [seed for chunk in chunks(plan(games, seed=-3), processes) for seed in chunk]
        assert seeds == list(range(-3, games - 3))


def test_the_fast_way_and_the_way_of_all_bots_give_the_same_games() -> None:
    assert tally_of(plan(20)) == tally_of(plan(20, bots=["careful", "random", "random", "random"]))


def test_players_do_not_share_the_games_random_stream() -> None:
    game = GAMES["lifeboat"]
    first, _ = play_game(game, plan(), 11)
    assert first.dice.save() == play_game(game, plan(), 11)[0].dice.save()
    assert first.dice.save() != play_game(game, plan(), 12)[0].dice.save()


def test_a_side_wins_when_one_of_its_seats_does() -> None:
    game = GAMES["lifeboat"]
    planned = plan(40)
    expected = dict.fromkeys(game.sides, 0)
    for seed in range(40):
        s, _ = play_game(game, planned, seed)
        for side, name in enumerate(game.sides):
            expected[name] += any(
                has_seat(s.winners, seat) and game.side_of(s, seat) == side for seat in range(4)
            )
    found = as_object(simulate(planned, 1, lambda _: None))
    assert found["win_rates"] == {name: won / 40 for name, won in expected.items()}
    assert found["human_win_rate"] == expected[game.sides[0]] / 40


@pytest.mark.parametrize(
    ("bot", "message"), [("faulty", "ZeroDivisionError: lost count"), ("cheat", "illegal_option")]
)
def test_a_game_that_fails_is_listed_with_its_seed_and_stops_nothing(bot: str, message: str) -> None:
    tally = tally_of(plan(3, seed=5, bots=[bot, "random", "random", "random"]))
    assert [failure.seed for failure in tally.failures] == [5, 6, 7]
    assert all(message in failure.message for failure in tally.failures)
    assert tally.games == 3
    assert tally.finished == 0


@pytest.mark.parametrize("as_json", [True, False])
def test_a_failed_game_makes_the_exit_code_1_and_is_shown(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(plan(2, seed=5, bots=["faulty"] * 4), 1, as_json) == 1
    shown = capsys.readouterr().out
    assert "lost count" in shown
    if as_json:
        found = json.loads(shown)
        assert found["errors"] == 2
        assert found["failures"][0]["seed"] == 5
        assert found["human_win_rate"] is None


def test_the_json_object_has_what_scripts_look_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(plan(10, sea="rough"), 1, True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 10
    assert found["errors"] == 0
    assert sum(found["ends"].values()) == 10
    assert set(found["ends"]) <= set(GAMES["lifeboat"].endings)
    assert found["decisions"] == pytest.approx(found["mean_length"] * 10)
    assert found["decisions_per_second"] > found["games_per_second"] > 0
    assert set(found["win_rates"]) == {"sailors", "wreckers"}
    assert found["options"] == {"sea": "rough"}


def test_the_table_names_every_cause_and_side(capsys: pytest.CaptureFixture[str]) -> None:
    run(plan(10), 1, False)
    shown = capsys.readouterr()
    for cause in tally_of(plan(10)).ends:
        assert f"ended: {cause}" in shown.out
    assert "won: sailors" in shown.out
    assert "decisions/s" in shown.out
    assert shown.err == ""


def test_progress_adds_up_to_all_games() -> None:
    heard: list[int] = []
    simulate(plan(33), 1, heard.append)
    assert sum(heard) == 33


def test_few_quick_games_are_not_worth_a_second_process() -> None:
    assert usual_processes(plan(10)) == 1


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def wait_for_workers(pid: int) -> None:
    """Until both workers have been started, where the system can tell; else for a while."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        time.sleep(3)
        return
    for _ in range(600):
        if len(children.read_text().split()) > 2:  # two workers and their resource tracker
            return
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_ctrl_c_ends_all_processes_without_a_traceback() -> None:
    command = [
        sys.executable,
        "-m",
        "turncoat",
        "simulate",
        "lifeboat",
        "--games",
        "1000000",
        "--processes",
        "2",
    ]
    # A shell that started the tests in the background has made everything below it deaf to Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    try:
        wait_for_workers(program.pid)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=100)  # ends when the last process that could write has ended
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        raise
    assert program.returncode == 130
    assert "Traceback" not in err
    assert out == ""
