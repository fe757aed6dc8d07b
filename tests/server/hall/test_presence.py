import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.clients import Clock, Screen, hall_in
from tests.server.recorded_transport import packet_text
from turncoat.server.hall.connections import Connection
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.presence import AWAY, BEAT, FORGOTTEN, Connected
from turncoat.server.store.open import open_store


def shown(connection: Connection) -> list[Any]:
    """The presence messages in the connection's queue, which is cleared."""
    messages = [msgspec.json.decode(packet_text(packet)) for packet in connection.waits]
    connection.waits.clear()
    return [message["here"] for message in messages if message["message"] == "presence"]


def come(hall: Hall, connection: Connection) -> None:
    hall.connections.add(connection)
    hall.presence.add(connection)


def go(hall: Hall, connection: Connection) -> None:
    hall.connections.remove(connection)
    hall.presence.remove(connection)


def line_of(table: str, seat: int) -> Connection:
    return Connection(table, seat, f"device{seat}", Screen(seat))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_a_player_who_loses_the_connection_is_shown_as_away_after_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        first, other = line_of("oak", 0), line_of("oak", 1)
        come(hall, first)
        come(hall, other)
        assert shown(first) == [[0], [0, 1]]
        go(hall, other)
        clock.now += AWAY - 1
        hall.presence.look()
        assert shown(first) == []
        assert hall.presence.here("oak") == {0, 1}
        assert hall.presence.connected_seats("oak") == {0}
        clock.now += 1
        hall.presence.look()
        assert shown(first) == [[0]]
        come(hall, other)
        assert shown(first) == [[0, 1]]


async def test_a_short_loss_of_the_connection_shows_nothing(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        first, other = line_of("oak", 0), line_of("oak", 1)
        come(hall, first)
        come(hall, other)
        shown(first)
        for _ in range(5):
            go(hall, other)
            clock.now += AWAY // 2
            hall.presence.look()
            come(hall, other)
            clock.now += AWAY
            hall.presence.look()
        assert shown(first) == []


async def test_spectators_come_and_go_unseen(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        first, spectator = line_of("oak", 0), line_of("oak", -1)
        come(hall, first)
        shown(first)
        come(hall, spectator)
        go(hall, spectator)
        assert shown(first) == []


async def test_people_of_a_server_that_is_gone_are_away_in_the_end(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        first = line_of("oak", 0)
        come(hall, first)
        hall.presence.hear(msgspec.json.encode(Connected("elsewhere", {"oak": [2]})))
        assert shown(first) == [[0], [0, 2]]
        clock.now += round(BEAT * 1000)
        hall.presence.hear(msgspec.json.encode(Connected("elsewhere", {"oak": [2]})))
        clock.now += FORGOTTEN
        hall.presence.look()
        assert shown(first) == []
        clock.now += 1
        hall.presence.look()
        assert shown(first) == [[0]]


async def test_people_at_other_servers_are_seen(postgres_address: str) -> None:
    clock = Clock()
    one, other = (Hall(open_store(postgres_address), clock) for _ in range(2))
    async with one.run(), other.run():
        first, guest = line_of("oak", 0), line_of("oak", 1)
        come(one, first)
        assert shown(first) == [[0]]
        come(other, guest)
        await until(lambda: one.presence.connected_seats("oak") == {0, 1})
        assert shown(first) == [[0, 1]]
        go(other, guest)
        await until(lambda: one.presence.connected_seats("oak") == {0})
        one.presence.look()
        assert shown(first) == []
        clock.now += AWAY
        one.presence.look()
        assert shown(first) == [[0]]
