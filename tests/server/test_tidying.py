import asyncio
import gc
from pathlib import Path

import pytest

from tests.server.company import hall_in
from turncoat.server import tidying
from turncoat.server.tidying import LATEST, MOST_NEW, SOONEST, is_due


class Loop:
    """Garbage that only the collector finds."""

    freed = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Loop.freed += 1


def test_it_waits_for_a_quiet_moment_but_not_for_ever() -> None:
    assert not is_due(SOONEST - 1, 0, is_quiet=True)
    assert is_due(SOONEST, 0, is_quiet=True)
    assert not is_due(LATEST - 1, 0, is_quiet=False)
    assert is_due(LATEST, 0, is_quiet=False)


def test_it_does_not_wait_if_much_is_new() -> None:
    assert not is_due(1.0, MOST_NEW - 1, is_quiet=False)
    assert is_due(1.0, MOST_NEW, is_quiet=False)


def test_a_running_server_collects_its_garbage_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "EVERY", 0.01)
    monkeypatch.setattr(tidying, "SOONEST", 0.0)

    async def run() -> None:
        hall = hall_in(tmp_path)
        hall.services.append(tidying.tidying)
        async with hall.running():
            assert not gc.isenabled()
            before = Loop.freed
            Loop()
            async with asyncio.timeout(30):
                while Loop.freed == before:
                    await asyncio.sleep(0.01)
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0

    asyncio.run(run())
