"""The fuzz command reports what was played and what was never reached."""

from pathlib import Path

import pytest

from turncoat.lab.fuzzing import Batch, play_batch, run


def test_a_run_without_failures_says_so_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("lifeboat", [3], 12, 0, {"windows": "in_turn"}, tmp_path / "fuzz") == 0
    assert "12 games" in capsys.readouterr().out
    assert not (tmp_path / "fuzz").exists()


def test_where_decisions_were_asked_is_counted() -> None:
    found = play_batch(Batch("lifeboat", 4, {"windows": "together"}, range(5)))
    assert found.games == 5
    assert found.asked["turn.act"] > 20
    assert found.asked["window.all_react"] > 0
    assert found.asked["window.react"] == 0
