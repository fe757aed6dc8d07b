"""The fuzz command reports what was played and what was never reached."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.proofs.leaks import with_step
from turncoat import cli
from turncoat.kernel.frames import Frame
from turncoat.kernel.state import State
from turncoat.lab.fuzz.explorers import Explorer, options_for
from turncoat.lab.fuzz.games import goals_of
from turncoat.lab.fuzz.run import Batch, play_batch, report, run
from turncoat.lab.proofs.fuzz import Failure, fuzz_game, replay_failure
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.workers.processes import ALONE
from turncoat_lifeboat.board import WEATHER
from turncoat_lifeboat.game import LIFEBOAT

GOALS = goals_of(LIFEBOAT)


def test_a_run_without_failures_says_so_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("lifeboat", [3], 12, 0, {"windows": "in_turn"}, tmp_path / "fuzz", ALONE) == 0
    assert "12 games" in capsys.readouterr().out
    assert not (tmp_path / "fuzz").exists()


def test_where_decisions_were_asked_is_counted() -> None:
    tally = play_batch(Batch("lifeboat", 4, {"windows": "together"}, range(5)), lambda: False)
    assert tally.games == 5
    assert tally.reached["question:turn.act"] > 20
    assert tally.reached["question:window.all_react"] > 0
    assert tally.reached["question:window.react"] == 0


def test_the_report_names_what_was_not_reached(capsys: pytest.CaptureFixture[str]) -> None:
    reached = Counter(GOALS.demanded)
    assert report(GOALS, reached)
    assert f"reached {len(reached)} of {len(reached)}\n" in capsys.readouterr().out
    del reached["ending:landed"]
    assert not report(GOALS, reached)
    told = capsys.readouterr().out.splitlines()
    assert told == [f"reached {len(reached)} of {len(reached) + 1}", "never reached: ending:landed"]


def crash(s: State, f: Frame) -> None:
    if len(s.zones[WEATHER]) < 20:
        raise ZeroDivisionError


def test_a_failure_of_an_explorer_at_a_table_with_any_options_can_be_played_again(tmp_path: Path) -> None:
    game = with_step("turn", "second_watch", crash, None)
    table = Subject(game, 3, options_for(game, 3, 1, {}))
    failure = fuzz_game(table, 1, choose=Explorer(game).chooser(None, is_curious=True))
    assert isinstance(failure, Failure)
    assert failure.record.options == table.options
    assert replay_failure(game, json.loads(failure.write(tmp_path).read_text())) == failure.problem


def test_only_a_run_that_demands_everything_fails_for_what_it_did_not_reach(tmp_path: Path) -> None:
    assert run("lifeboat", [3], 1, 0, {}, tmp_path, ALONE) == 0
    assert run("lifeboat", [3], 1, 0, {}, tmp_path, ALONE, demand=True) == 1


def test_the_command_can_demand_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = [
        "turncoat",
        "fuzz",
        "lifeboat",
        "--players",
        "3",
        "--games",
        "1",
        "--save",
        str(tmp_path),
        "--demand",
    ]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 1
