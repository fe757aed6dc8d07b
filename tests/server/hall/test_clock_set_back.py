"""A machine clock that was set back before a start: tables go on without waiting for it to catch up."""

from pathlib import Path

import pytest

from tests.server.clients import Clients, begin_game
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.leases import LEASE, Leases
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.runtime.clock import NANOSECONDS, SteadyClock
from turncoat.server.runtime.units import HOUR
from turncoat.server.store.api import Store
from turncoat.server.store.open import open_store
from turncoat.server.table.clocks import deadline
from turncoat.server.table.settings import Live, TableSettings

SECOND = 1_000
NOW = 1_800_000_000_000


class Machine:
    """A wall clock that can be set, and a monotonic one, in milliseconds."""

    def __init__(self) -> None:
        self.wall = NOW
        self.passed = 0

    def wait(self, span: int) -> None:
        self.wall += span
        self.passed += span

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall * NANOSECONDS, lambda: self.passed * NANOSECONDS)

    def hall(self, folder: Path) -> Hall:
        return Hall(open_store(str(folder / "turncoat.db")), self.clock())


@pytest.mark.parametrize("step", [-HOUR, -1, HOUR])
def test_a_clock_begins_after_what_was_written_last(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    behind = clock.begin(NOW - step)
    assert clock() == max(NOW, NOW - step + 1)
    assert behind == max(0, 1 - step)
    machine.wait(10 * SECOND)
    assert abs(clock() - max(NOW, NOW - step + 1) - 10 * SECOND) <= SECOND


async def test_tables_go_on_in_their_time_though_the_clock_was_set_back(tmp_path: Path) -> None:
    async def play(machine: Machine) -> tuple[Clients, int, int]:
        hall = machine.hall(tmp_path)
        async with hall.run():
            machine.wait(2 * HOUR)
            clients = await begin_game(hall, TableSettings("lifeboat", 3, pace=Live()))
            table = (await clients.place()).table
            limit = deadline(table)
            assert limit is not None
            return clients, table.running_state().decision, limit

    async def go_on(machine: Machine, table: str, decision: int, limit: int) -> None:
        hall = machine.hall(tmp_path)
        async with hall.run():
            assert hall.now() > limit - 121 * SECOND
            machine.wait(100 * SECOND)
            assert not await look_after(hall, table)
            machine.wait(40 * SECOND)  # the clock is slower while it makes up the difference
            assert [name for name, _ in await hall.store.due(hall.now(), 10)] == [table]
            assert await look_after(hall, table)
            assert (await hall.place(table)).table.running_state().decision > decision

    machine = Machine()
    clients, decision, limit = await play(machine)
    machine.wall -= HOUR
    await go_on(machine, clients.table, decision, limit)


async def test_a_lease_of_a_server_that_died_ends_though_it_was_given_for_long(store: Store) -> None:
    machine = Machine()
    table = await _table_in(store)
    assert await store.claim(table, "dead", NOW + HOUR, NOW + HOUR + LEASE)  # its clock was an hour ahead
    leases = Leases(store, lambda: machine.wall, "alive", lambda: machine.passed * NANOSECONDS)
    for _ in range(6):
        assert not await leases.hold(table)
        machine.wait(LEASE // 6)
    machine.wait(10)
    assert await leases.hold(table)
    assert await store.lease(table) == ("alive", machine.wall + LEASE)


async def test_a_lease_that_is_renewed_is_left_to_its_server_whatever_its_clock_says(
    store: Store,
) -> None:
    machine = Machine()
    table = await _table_in(store)
    ahead = Leases(store, lambda: machine.wall + HOUR, "ahead", lambda: machine.passed * NANOSECONDS)
    behind = Leases(store, lambda: machine.wall, "behind", lambda: machine.passed * NANOSECONDS)
    for _ in range(20):
        assert await ahead.hold(table)
        assert not await behind.hold(table)
        machine.wait(SECOND)


async def test_what_was_written_last_is_found(store: Store) -> None:
    assert await store.newest() == 0
    clock = Machine()
    clock.wait(HOUR)
    await _table_in(store, clock.wall)
    assert await store.newest() == clock.wall


async def _table_in(store: Store, now: int = NOW) -> str:
    table, _ = await Hall(store, lambda: now).create(TableSettings("lifeboat", 3), "device")
    return table
