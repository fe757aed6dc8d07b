"""Correctness of the benchmarks' measurements, not the speed they measure."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.state import RUNNING
from turncoat.lab.bench import kernel, peers
from turncoat.lab.bench.measure import (
    Measure,
    measure_in_turns,
    on_one_core,
    positions_of,
    seconds_each,
)
from turncoat.lab.bench.peers import PEER_PROGRAM, Peer, Speed, as_object, ratio, show, start_peer
from turncoat.lab.games import players_measured

SPEEDS = [
    Speed("catanatron", 4, [100.0, 50.0, 80.0], [40.0, 80.0, 60.0]),
    Speed("lifeboat", 4, [500.0, 400.0, 480.0], [8.0, 8.0, 6.0]),
]

# Answers as the real one does, without catanatron.
STAND_IN = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"decisions_per_second": 10 * float(line), "copy_us": 50.0}), flush=True)
"""


def test_measures_take_turns() -> None:
    order: list[str] = []

    def noting_measure(name: str) -> Measure:
        def run(seconds: float) -> float:
            order.append(name)
            return float(len(order))

        return Measure(name, name, "", run)

    figures = measure_in_turns([noting_measure("a"), noting_measure("b")], 3, 0.0)
    assert order == ["a", "b"] * 3
    assert [figure.rounds for figure in figures] == [[1.0, 3.0, 5.0], [2.0, 4.0, 6.0]]


def test_work_is_repeated_until_the_time_is_over() -> None:
    done: list[int] = []

    def work() -> int:
        done.append(1)
        return 10

    each = seconds_each(work, 0.01)
    assert len(done) > 1
    assert each * 10 * len(done) >= 0.01  # longer on a busy machine


def test_positions_are_running_games_that_share_nothing() -> None:
    positions = positions_of(GAMES["lifeboat"], 4, games=2)
    assert len(positions) > 10
    assert all(s.ending == RUNNING for s in positions)
    assert len({id(s.tracks) for s in positions}) == len(positions)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="the system does not let us choose a core")
def test_a_benchmark_stays_on_one_core_and_gives_the_others_back() -> None:
    before = os.sched_getaffinity(0)
    with on_one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_bench_kernel_has_all_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel, "TRIED_GAMES", 3)
    monkeypatch.setattr(kernel, "LONG_GAMES", 1)
    assert kernel.run("lifeboat", 5, 0.001, True) == 0
    report = json.loads(capsys.readouterr().out)
    assert isinstance(report["compiled"], bool)
    assert set(report["figures"]) == {
        "decisions_per_second",
        "decisions_per_second_listening",
        "copy_us",
        "view_us",
        "imagine_us",
        "save_us",
        "save_bytes",
        "pack_us",
        "pack_bytes",
        "unpack_us",
        "changes_us",
        "memory_bytes",
        "fingerprint_us",
        "growth",
        "growth_listening",
        "growth_per_step",
        "growth_per_step_listening",
    }
    for figure in report["figures"].values():
        assert 0 < figure["min"] <= figure["median"] <= figure["max"]


def test_bench_kernel_prints_a_table_and_says_whether_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel, "TRIED_GAMES", 1)
    kernel.run("lifeboat", 5, 0.001, False)
    shown = capsys.readouterr().out
    assert "compiled" in shown
    assert "imagine" in shown


def test_every_game_is_measured_with_as_many_players_as_it_allows() -> None:
    for game in GAMES.values():
        assert game.fewest_seats <= players_measured(game) <= game.most_seats


def test_a_ratio_compares_rounds_that_stand_side_by_side() -> None:
    assert ratio([500.0, 400.0, 480.0], [100.0, 50.0, 80.0]) == 6.0


def test_peers_are_compared_in_json_and_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(json.dumps(as_object(SPEEDS)))
    assert report["games"]["lifeboat"]["ratios"] == {"decisions_per_second": 6.0, "copy_us": 0.1}
    assert report["peer"]["decisions_per_second"] == {"median": 80.0, "min": 50.0, "max": 100.0}
    show(SPEEDS, "title", Console())
    assert "6.00" in capsys.readouterr().out


def test_peer_and_our_games_are_measured_once_a_round(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stand_in = tmp_path / "stand_in.py"
    stand_in.write_text(STAND_IN)
    monkeypatch.setattr(peers, "PEER_PROGRAM", stand_in)
    with start_peer(Path(sys.executable)) as peer:
        other, *ours = peers.measure(peer, 2, 0.01)
    assert other.decisions_per_second == [0.1, 0.1]
    assert [speed.name for speed in ours] == list(GAMES)
    assert all(len(speed.copy_us) == 2 for speed in ours)


def test_a_peer_that_dies_is_reported_with_its_exit_code() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit(3)"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as program:
        program.wait()
        with pytest.raises(BadInput, match=r"peer_failed: .* 3"):
            Peer(program).measure(Speed("catanatron", 4), 0.01)


def test_a_peer_that_cannot_be_installed_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('no matching distribution')"]
    call = peers._call
    monkeypatch.setattr(peers, "_call", lambda command: call(failing))
    with pytest.raises(BadInput, match=r"peer_not_installed: catanatron.*no matching distribution"):
        peers.run(5, 0.01, True)


def test_the_peers_program_imports_nothing_of_ours() -> None:
    assert "turncoat" not in PEER_PROGRAM.read_text(encoding="utf-8").split('"""', 2)[2]
