"""A server that starts goes on with every table at which something is due."""

from pathlib import Path

import pytest

from turncoat.lab.siege.resume import lengths, make_tables, resume


@pytest.mark.slow
async def test_every_table_at_which_a_bot_is_asked_goes_on_after_a_start(tmp_path: Path) -> None:
    path = tmp_path / "turncoat.db"
    await make_tables(path, 30)
    before = lengths(path)
    assert len(before) == 30
    ready, served = resume(path, tmp_path / "log")
    assert ready <= served
    assert all(now > before[table] for table, now in lengths(path).items())
