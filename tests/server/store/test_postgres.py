"""PostgreSQL store: behaviour and failures specific to a store shared by servers."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest

from tests.server.store_data import NOW, after, check_table, entries_of, play, row
from turncoat.kernel.errors import BadInput
from turncoat.lab.siege.postgres import Cluster
from turncoat.server.store.api import Hold, Holder, NumberTaken, StoreFailed
from turncoat.server.store.open import open_store
from turncoat.server.store.postgres.connection import connect
from turncoat.server.store.postgres.store import PostgresStore
from turncoat.server.store.schema import VERSION_TABLE

WRITERS = "application_name = 'turncoat' AND pid <> pg_backend_pid()"
SECONDS = 30.0


@pytest.fixture
async def servers(postgres_address: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    one, other = PostgresStore(postgres_address), PostgresStore(postgres_address)
    await asyncio.gather(one.open(), other.open())  # both would like to make the tables
    yield one, other
    await one.close()
    await other.close()


async def until(holds: Callable[[], bool]) -> None:
    begin = time.monotonic()
    while not holds():
        assert time.monotonic() - begin < SECONDS, "waited in vain"
        await asyncio.sleep(0.02)


async def eventually(store: PostgresStore, number: int) -> None:
    """Write an entry as soon as the database can be reached."""
    begin = time.monotonic()
    while True:
        try:
            await play(store, "oak", number + 1, since=number)
        except StoreFailed:
            assert time.monotonic() - begin < SECONDS, "waited in vain"
            await asyncio.sleep(0.05)
        else:
            return


async def refusal(address: str) -> str:
    with pytest.raises(BadInput) as refused:
        await PostgresStore(address).open()
    return refused.value.code


async def test_of_two_servers_that_write_the_same_number_one_has_acted(
    servers: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = servers
    await one.create(row(), [])
    for entry in entries_of("oak", 30):
        outcomes = await asyncio.gather(
            *(server.append("oak", [entry], after(entry.number)) for server in servers),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "NumberTaken"]
    assert await check_table(other, "oak") == 30


async def test_servers_that_write_many_tables_never_wait_for_each_other_in_a_circle(
    servers: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = servers
    names = [f"table {number}" for number in range(20)]
    await asyncio.gather(*(one.create(row(name), []) for name in names))

    async def wanted(server: PostgresStore, name: str, number: int) -> int:
        try:
            await server.append(name, entries_of(name, number + 1, since=number), after(number))
        except NumberTaken:
            return 0
        return 1

    for number in range(10):
        both = ((one, name) for name in names), ((other, name) for name in reversed(names))
        granted = await asyncio.gather(*(wanted(*each, number) for side in both for each in side))
        assert sum(granted) == len(names)
    assert {await check_table(one, name) for name in names} == {10}


async def test_a_server_hears_what_the_other_writes(servers: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = servers
    heard: list[tuple[str, int]] = []
    other.listen(lambda table, entries: heard.append((table, entries)))
    await one.create(row(), [])
    await play(one, "oak", 2)
    await one.write([Hold(Holder("oak", 0, "elm", NOW))])
    await one.erase("oak")
    await until(lambda: len(heard) == 5)
    assert heard == [("oak", 0), ("oak", 1), ("oak", 2), ("oak", -1), ("oak", -1)]


async def test_an_act_that_was_refused_is_not_heard(servers: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = servers
    heard: list[tuple[str, int]] = []
    other.listen(lambda table, entries: heard.append((table, entries)))
    with pytest.raises(NumberTaken):
        await play(one, "oak", 1)
    await one.create(row("elm"), [])
    await until(lambda: heard != [])
    assert heard == [("elm", 0)]


async def test_a_server_is_told_by_the_other_on_a_channel(
    servers: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = servers
    presence: list[bytes] = []
    revoked: list[bytes] = []
    other.listen_to("presence", presence.append)
    other.listen_to("revoked", revoked.append)
    await one.tell("presence", b"\x00\xff")
    await one.tell("revoked", b"'; --")
    await until(lambda: revoked != [])
    assert (presence, revoked) == ([b"\x00\xff"], [b"'; --"])


async def test_a_commit_waits_for_the_disk_whatever_the_database_is_set_to(postgres_address: str) -> None:
    connection = await connect(postgres_address + "&synchronous_commit=off")
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_an_act_fails_when_its_connection_breaks_and_the_next_one_is_written(
    servers: tuple[PostgresStore, PostgresStore], postgres_address: str
) -> None:
    store = servers[0]
    heard: list[tuple[str, int]] = []
    store.listen(lambda table, entries: heard.append((table, entries)))
    await store.create(row(), [])
    outside = await asyncpg.connect(postgres_address)
    async with outside.transaction():
        await outside.execute("SELECT 1 FROM tables WHERE id = 'oak' FOR UPDATE")
        act = asyncio.create_task(play(store, "oak", 1))
        while not await outside.fetchval(
            f"SELECT 1 FROM pg_stat_activity WHERE {WRITERS} AND wait_event_type = 'Lock'"
        ):
            await asyncio.sleep(0.01)
        await outside.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {WRITERS}")
        with pytest.raises(StoreFailed):
            await act
    await outside.close()
    await eventually(store, 0)
    assert await check_table(store, "oak") == 1
    await until(lambda: ("", -1) in heard)


async def test_after_a_crash_of_the_database_servers_go_on_and_look_at_everything_anew(
    servers: tuple[PostgresStore, PostgresStore], cluster: Cluster
) -> None:
    one, other = servers
    heard: list[tuple[str, int]] = []
    other.listen(lambda table, entries: heard.append((table, entries)))
    await one.create(row(), [])
    await play(one, "oak", 5)
    await asyncio.to_thread(cluster.crash)
    with pytest.raises(StoreFailed):
        await play(one, "oak", 6, since=5)
    with pytest.raises(StoreFailed):
        await one.table("oak")
    begin = time.monotonic()
    with pytest.raises(StoreFailed):
        await play(one, "oak", 6, since=5)
    assert time.monotonic() - begin < 1, "a client that writes meanwhile is refused at once"
    await asyncio.to_thread(cluster.start)
    await eventually(one, 5)
    assert await check_table(one, "oak") == 6
    await until(lambda: ("", -1) in heard)
    await play(one, "oak", 7, since=6)
    await until(lambda: ("oak", 7) in heard)


async def lose_its_way(*given: object, **named: object) -> None:
    """Fail as asyncpg does when a connection breaks during a reply."""
    raise asyncpg.InternalClientError("got result for unknown protocol state 0")


async def test_a_connection_that_lost_its_way_fails_once_and_is_made_again(
    servers: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = servers[0]
    await store.create(row(), [])
    await play(store, "oak", 3)
    uses: dict[str, Callable[[], Awaitable[object]]] = {
        "fetch": lambda: store.table("oak"),
        "execute": store.check,
    }
    for method, used in uses.items():
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, method, lose_its_way)
            with pytest.raises(StoreFailed, match="unknown protocol state"):
                await used()
        await used()
    assert await check_table(store, "oak") == 3


async def test_a_database_of_somebody_else_is_left_alone(postgres_address: str) -> None:
    outside = await asyncpg.connect(postgres_address)
    await outside.execute("CREATE TABLE recipes (soup TEXT)")
    assert await refusal(postgres_address) == "not_our_database"
    assert await outside.fetchval("SELECT to_regclass('tables')") is None
    await outside.close()


async def test_a_database_of_a_newer_server_is_refused(postgres_address: str) -> None:
    store = PostgresStore(postgres_address)
    await store.open()
    await store.close()
    outside = await asyncpg.connect(postgres_address)
    await outside.execute(f"UPDATE {VERSION_TABLE} SET version = version + 1")
    await outside.close()
    assert await refusal(postgres_address) == "newer_database"


async def test_a_database_that_cannot_be_reached_is_refused_without_repeating_the_password() -> None:
    with pytest.raises(BadInput) as refused:
        await PostgresStore("postgresql://elm:sesame@127.0.0.1:1/turncoat").open()
    assert refused.value.code == "cannot_use_database"
    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize("address", ["mysql://localhost/turncoat", "sqlite:///turncoat.db"])
def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        open_store(address)
    assert refused.value.code == "bad_database_address"


def test_what_is_missing_for_postgresql_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("turncoat.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadInput) as refused:
        open_store("postgresql://localhost/turncoat")
    assert str(refused.value) == "missing_package: asyncpg (turncoat[postgres])"
