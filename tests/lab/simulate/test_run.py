"""Mass simulation: correct totals with failing games and any number of processes."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from turncoat.bots import catalog
from turncoat.bots.players.random import RandomPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import Dice
from turncoat.kernel.engine import Engine
from turncoat.kernel.ids import NO_OPTION, Option, has_seat
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import View
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.game import play_deal
from turncoat.lab.simulate.plan import Options, Plan, read_options, save_to
from turncoat.lab.simulate.report import as_object, run
from turncoat.lab.simulate.run import Outcome, chunks, deal_of, simulate, usual_processes
from turncoat.lab.simulate.tally import KEPT_FAILURES, Failure, Tally
from turncoat.lab.workers.processes import ALONE, LocalProcesses

RANDOM_4 = ["random"] * 4
MIXTURE = Bots(("random", "sensible"), (0.5, 0.5))
EVERYBODY_RANDOM = Cast(Bots(("random",)), Bots(("random",)))


def plan(games: int = 20, seed: int = 0, bots: list[str] = RANDOM_4, **options: str) -> Plan:
    seated = Bots(tuple(bots))
    return Plan("lifeboat", (4,), games, seed, Cast(seated, seated), Options(options))


def outcome_of(planned: Plan, processes: int = 1) -> Outcome:
    return simulate(planned, LocalProcesses(processes), lambda _: None)


def tally_of(planned: Plan, processes: int = 1) -> Tally:
    return outcome_of(planned, processes).tally


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
    mixed = replace(plan(6), tables=(3, 4), cast=Cast(MIXTURE, MIXTURE), is_mirrored=True)
    for planned in (plan(60), mixed):
        assert tally_of(planned, processes=1) == tally_of(planned, processes=3)


@pytest.mark.slow
def test_a_corrected_board_is_played_in_every_process() -> None:
    corrected: dict[str, Json] = {"freeze_steps": 1, "weather_die": ["storm"] * 6}
    usual = replace(plan(8), game="thing", cast=EVERYBODY_RANDOM)
    before = tally_of(usual)
    one, two = (tally_of(replace(usual, board=corrected), processes) for processes in (1, 2))
    assert one == two != before
    assert tally_of(usual) == before


def test_a_game_depends_on_its_own_seed_alone() -> None:
    whole = tally_of(plan(20, seed=7))
    parts = tally_of(plan(12, seed=7))
    parts.add(tally_of(plan(8, seed=19)))
    assert whole == parts


def test_every_seed_is_played_exactly_once() -> None:
    for games in (1, 7, 1000, 12345):
        seeds = [seed for chunk in chunks(plan(games, seed=-3)) for seed in chunk.seeds]
        assert seeds == list(range(-3, games - 3))


def test_the_fast_way_and_the_way_of_all_bots_give_the_same_games() -> None:
    slow = tally_of(plan(20, bots=["careful", "random", "random", "random"]))
    fast = tally_of(plan(20))
    assert (slow.ends, slow.wins, slow.lengths) == (fast.ends, fast.wins, fast.lengths)


def test_players_do_not_share_the_games_random_stream() -> None:
    game = GAMES["lifeboat"]
    first, again, other = (play_deal(deal_of(game, plan(), 4, seed))[0] for seed in (11, 11, 12))
    assert first.dice.save() == again.dice.save()
    assert first.dice.save() != other.dice.save()


def test_a_side_wins_when_one_of_its_seats_does() -> None:
    game = GAMES["lifeboat"]
    planned = plan(40)
    expected = dict.fromkeys(game.sides, 0)
    for seed in range(40):
        s, _ = play_deal(deal_of(game, planned, 4, seed))
        for side, name in enumerate(game.sides):
            expected[name] += any(
                has_seat(s.winners, seat) and game.side_of(s, seat) == side for seat in range(4)
            )
    report = as_object(simulate(planned, ALONE, lambda _: None))
    assert report["win_rates"] == {name: won / 40 for name, won in expected.items()}
    assert report["human_win_rate"] == expected[game.sides[0]] / 40


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
    assert run(plan(2, seed=5, bots=["faulty"] * 4), ALONE, as_json) == 1
    shown = capsys.readouterr().out
    assert "lost count" in shown
    if as_json:
        report = json.loads(shown)
        assert report["errors"] == 2
        assert report["failures"][0]["seed"] == 5
        assert report["human_win_rate"] is None


def test_the_json_object_has_what_scripts_look_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(plan(10, sea="rough"), ALONE, True) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 10
    assert report["errors"] == 0
    assert sum(report["ends"].values()) == 10
    assert set(report["ends"]) <= set(GAMES["lifeboat"].endings)
    assert report["decisions"] == pytest.approx(report["mean_length"] * 10)
    assert report["decisions_per_second"] > report["games_per_second"] > 0
    assert set(report["win_rates"]) == {"sailors", "wreckers"}
    assert report["options"] == {"sea": "rough"}


def test_the_table_names_every_cause_and_side(capsys: pytest.CaptureFixture[str]) -> None:
    run(plan(10), ALONE, False)
    shown = capsys.readouterr()
    for cause in [cause for cause, share in tally_of(plan(10)).ends.items() if share.count]:
        assert f"ended: {cause}" in shown.out
    assert "won: sailors" in shown.out
    assert "decisions/s" in shown.out
    assert shown.err == ""


def test_progress_adds_up_to_all_games() -> None:
    heard: list[int] = []
    simulate(plan(33), ALONE, heard.append)
    assert sum(heard) == 33


def test_few_quick_games_are_not_worth_a_second_process() -> None:
    assert usual_processes(plan(10)) == 1


def test_several_tables_are_counted_each_for_itself() -> None:
    outcome = outcome_of(replace(plan(8), tables=(3, 5), cast=EVERYBODY_RANDOM))
    assert outcome.tables[3] == tally_of(replace(plan(8), tables=(3,), cast=EVERYBODY_RANDOM))
    report = as_object(outcome)
    assert report["players"] == [3, 5]
    assert report["games"] == 16
    assert isinstance(report["tables"], list)
    assert [table["players"] for table in report["tables"] if isinstance(table, dict)] == [3, 5]


def test_the_table_of_several_sizes_has_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    run(replace(plan(4), tables=(3, 4, 5), cast=EVERYBODY_RANDOM), ALONE, False)
    shown = capsys.readouterr().out
    assert "by number of players" in shown
    assert "lifeboat, 3, 4, 5 players, 12 games" in shown


def test_a_starred_option_is_counted_by_value(capsys: pytest.CaptureFixture[str]) -> None:
    planned = replace(plan(10), options=read_options(GAMES["lifeboat"], {"sea": "*"}))
    tally = tally_of(planned)
    assert {choice: wins["sailors"].total for choice, wins in tally.choices.items()} == {
        "sea=calm": 5,
        "sea=rough": 5,
    }
    run(planned, ALONE, False)
    assert "sea=rough" in capsys.readouterr().out


def test_a_mirrored_deal_is_played_once_for_each_turn_of_the_table() -> None:
    planned = replace(plan(5, bots=["careful", "random", "random", "random"]), is_mirrored=True)
    tally = tally_of(planned)
    assert planned.all_games == tally.games == 20
    seats = sum(share.total for (bot, _), share in tally.bots.items() if bot == "careful")
    assert seats == 20
    # Every bot has had every part of every deal, so where all play alike all have been traitors in
    # proportion.
    wreckers = {bot: share.total for (bot, side), share in tally.bots.items() if side == "wreckers"}
    assert wreckers["random"] >= wreckers["careful"] > 0


def test_sides_may_have_bots_of_their_own() -> None:
    planned = replace(plan(6), cast=Cast(Bots(("random",)), Bots(("sensible",))))
    tally = tally_of(planned)
    assert set(tally.bots) == {("random", "sailors"), ("sensible", "wreckers")}
    assert as_object(outcome_of(planned))["bots"] == {"loyal": "random", "traitors": "sensible"}


def test_saved_games_can_be_replayed(tmp_path: Path) -> None:
    planned = replace(
        plan(3, seed=5, bots=["sensible"] * 4), save=save_to(tmp_path / "games"), has_times=True
    )
    outcome = outcome_of(planned)
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == [f"lifeboat-4-{seed}.json" for seed in (5, 6, 7)]
    lengths = []
    for path in paths:
        written = json.loads(path.read_text())
        assert written["bots"] == ["sensible"] * 4
        assert Engine(GAMES).reply_to(json.dumps({"do": "replay", "record": written}))["ok"] is True
        lengths.append(len(written["entries"]))
    assert sum(lengths) == outcome.tally.decisions
    assert outcome.tally.times["sensible"].decisions > 0


def test_a_game_that_failed_is_saved_as_far_as_it_came(tmp_path: Path) -> None:
    tally_of(replace(plan(1, bots=["faulty"] * 4), save=save_to(tmp_path)))
    written = json.loads((tmp_path / "lifeboat-4-0.json").read_text())
    assert written["entries"]
    assert written["ends"] == ""


def test_of_many_failures_the_first_are_kept_and_all_counted() -> None:
    total = Tally()
    for first in (200, 0, 100):
        part = Tally()
        for seed in range(first, first + 100):
            part.fail(Failure(seed, "x"))
        total.add(part)
    assert total.failed == 300
    assert [failure.seed for failure in total.failures] == list(range(KEPT_FAILURES))


def test_an_interruption_ends_it_after_the_game_at_hand_with_what_was_done() -> None:
    def interrupt(_: int) -> None:
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        outcome = simulate(plan(100), ALONE, interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    assert outcome.is_interrupted
    assert 0 < outcome.tally.games < 100


def wait_for_workers(pid: int) -> None:
    """Wait until both workers have been started, where the system can tell; else for a while."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        time.sleep(3)
        return
    for _ in range(600):
        if len(children.read_text().split()) > 2:  # two workers and their resource tracker
            return
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Ctrl-C is another thing there")
@pytest.mark.parametrize(
    ("command", "shown"), [("simulate", "of 1,000,000 games were played"), ("ladder", "deals from seed 0")]
)
def test_ctrl_c_ends_all_processes_and_shows_what_was_done(command: str, shown: str) -> None:
    spread = ["--games", "1000000", "--processes", "2"]
    arguments = [sys.executable, "-m", "turncoat", command, "lifeboat", *spread]
    # A shell that runs the tests in the background makes all its children ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    program = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    try:
        wait_for_workers(program.pid)
        time.sleep(2)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=100)  # ends when the last process that could write has ended
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        raise
    assert program.returncode == 130
    assert "Traceback" not in err
    assert "interrupted" in out
    assert shown in out
