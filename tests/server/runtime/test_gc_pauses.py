import asyncio
import gc
from pathlib import Path

import pytest

from tests.server.asgi import Socket, request
from tests.server.clients import hall_in
from tests.server.serving import listening, new_table, serving
from turncoat.lab.bench.server.sockets import open_socket
from turncoat.server.run import loop_factory
from turncoat.server.runtime import gc_pauses
from turncoat.server.runtime.gc_pauses import LATEST, MOST_NEW, SOONEST, is_due, next_most
from turncoat.server.runtime.rate_limits import Limits

TOO_LONG = b"?" * (Limits().longest_message + 1)


class Loop:
    """A reference cycle, which only the collector frees."""

    freed = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Loop.freed += 1


def test_it_waits_for_a_quiet_moment_but_not_for_ever() -> None:
    assert not is_due(SOONEST - 1, 0, MOST_NEW, is_quiet=True)
    assert is_due(SOONEST, 0, MOST_NEW, is_quiet=True)
    assert not is_due(LATEST - 1, 0, MOST_NEW, is_quiet=False)
    assert is_due(LATEST, 0, MOST_NEW, is_quiet=False)


def test_it_does_not_wait_if_much_is_new() -> None:
    assert not is_due(1.0, MOST_NEW - 1, MOST_NEW, is_quiet=False)
    assert is_due(1.0, MOST_NEW, MOST_NEW, is_quiet=False)


def test_after_a_collection_that_frees_hardly_anything_the_next_waits_for_twice_as_many_new_objects() -> None:
    assert next_most(MOST_NEW, MOST_NEW, freed=MOST_NEW // 100) == 2 * MOST_NEW
    assert next_most(2 * MOST_NEW, 2 * MOST_NEW, freed=MOST_NEW // 100) == 4 * MOST_NEW
    assert next_most(4 * MOST_NEW, 4 * MOST_NEW, freed=MOST_NEW) == MOST_NEW


def test_a_collection_in_a_quiet_moment_does_not_make_the_next_wait_longer() -> None:
    assert next_most(MOST_NEW, 1_000, freed=0) == MOST_NEW


@pytest.mark.slow
@pytest.mark.parametrize(
    ("when", "value"),
    [("SOONEST", 0.0), ("MOST_NEW", 100)],
    ids=["in a quiet moment", "as soon as there is much"],
)
async def test_a_running_server_collects_its_garbage_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str, value: float
) -> None:
    monkeypatch.setattr(gc_pauses, "EVERY", 0.01)
    monkeypatch.setattr(gc_pauses, when, value)

    hall = hall_in(tmp_path)
    hall.services.append(lambda hall: gc_pauses.collect_when_idle(hall.metrics))
    async with hall.run():
        assert not gc.isenabled()
        before = Loop.freed
        for _ in range(200):
            Loop()
        async with asyncio.timeout(30):
            while Loop.freed == before:
                await asyncio.sleep(0.01)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


@pytest.mark.slow
async def test_a_refusal_leaves_no_garbage_that_has_to_be_looked_for(tmp_path: Path) -> None:
    """An attack causes many refusals, and collections are rare."""

    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        path = f"/api/tables/{table}/commands"
        socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
        await socket.until(lambda: socket.messages)
        for is_counted in (False, True):
            gc.collect()
            for number in range(15):
                await request(app, "POST", path, {"do": "undo"}, cookie)
                await socket.say({"request": number, "command": {"do": "undo"}})
            unreachable = gc.collect()
            assert unreachable < 30 or not is_counted
        await socket.close()


@pytest.mark.slow
def test_a_connection_that_has_ended_leaves_no_garbage_that_has_to_be_looked_for(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as (_, app):
            table, _, cookie = await new_table(app)
            async with listening(app) as address:
                for is_counted in (False, True):
                    gc.collect()
                    for entered, said in [(table, b"?"), (table, TOO_LONG), ("nowhere", b"")] * 2:
                        target = f"/api/tables/{entered}/socket"
                        socket = await open_socket(address, target, {"Cookie": cookie}, lambda _: None)
                        if said:
                            socket.send(said)
                        await asyncio.sleep(0.1)
                        socket.close()
                        await asyncio.sleep(0.1)
                    unreachable = gc.collect()
                    assert unreachable < 10 or not is_counted

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(check())
