"""A crashed or hung database under two servers: tables go on, and no clock expires unseen."""

from pathlib import Path

import pytest

from turncoat.lab.siege.crash_database import trial
from turncoat.lab.siege.ordeal import QUICKLY, Findings


def check(findings: Findings, times: int) -> None:
    assert findings.problems == []
    assert findings.times == times
    assert max(findings.returns) < QUICKLY
    assert findings.acknowledged > 20


@pytest.mark.slow
def test_after_crashes_of_the_database_every_table_asks_the_right_seats_on_both_servers(
    tmp_path: Path,
) -> None:
    check(trial(tmp_path, times=3, tables=4, seed=1), 3)


@pytest.mark.slow
def test_after_the_database_hung_every_table_asks_the_right_seats_on_both_servers(tmp_path: Path) -> None:
    check(trial(tmp_path, times=2, tables=4, seed=2, is_stopped=True), 2)
