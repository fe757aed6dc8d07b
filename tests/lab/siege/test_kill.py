"""Durability: a server killed at any moment loses nothing acknowledged."""

from pathlib import Path

import pytest

from turncoat.lab.siege.kill import TABLES, Game, Trial


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_by_ten_kills_and_all_tables_go_on(tmp_path: Path) -> None:
    findings = await Trial(tmp_path, seed=5).run(10)
    assert findings.problems == []
    assert findings.kills == 10
    assert findings.kills_at_work >= 5
    assert findings.acknowledged > 250
    assert findings.finished >= TABLES


@pytest.mark.slow
async def test_a_lost_answer_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "acknowledged", {(0, 1_000_000, "pass")})
    findings = await Trial(tmp_path, seed=6).run(1)
    assert len(findings.problems) == TABLES
    assert all("lost 1 acknowledged answer" in problem for problem in findings.problems)
