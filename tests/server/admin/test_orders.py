"""Orders of a server's host, and their effects on tables, players and visitors."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp

from tests.server.asgi import Socket, request
from tests.server.clients import Clock, begin_game, hall_in, seat_all
from tests.server.http.test_proxies import seen_from
from tests.server.serving import SETTINGS, new_table, serving
from turncoat.kernel.errors import BadInput
from turncoat.server.admin.orders import (
    Announce,
    CloseTable,
    EraseTable,
    ListTables,
    MutePlayer,
    SetLimits,
    SetOpening,
    ShowHouse,
)
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.retention import erase_old_tables
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.live.socket import CLOSED
from turncoat.server.replay.file import export_game
from turncoat.server.replay.verify import Verification
from turncoat.server.runtime.units import DAY
from turncoat.server.store.api import Store
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.chat import Chat
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.commands.say import Say
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.commands.stand import Stand
from turncoat.server.table.settings import TableSettings

SAID = "the lantern under the third thwart"
FREE = TableSettings("lifeboat", 3, chat="free")


async def test_a_list_of_tables_says_how_large_and_old_each_is(store: Store) -> None:
    clock = Clock()
    await store.close()
    hall = Hall(store, clock)
    async with hall.run():
        old = await begin_game(hall, FREE)
        clock.now += 5000
        await old.send(0, Chat(SAID))
        clock.now += 5000
        new, _ = await hall.create(msgspec.structs.replace(FREE, title="Later"), "device0")
        listed = await ListTables().carry_out(hall)
        assert listed.now == clock.now
        first, second = listed.tables
        assert (first.table, first.stage, first.title, first.people) == (new, "gathering", "Later", [])
        assert (second.table, second.stage, second.people) == (
            old.table,
            "playing",
            ["Player 0", "Player 1", "Player 2"],
        )
        assert (clock.now - second.created, clock.now - second.last) == (10_000, 5000)
        assert second.size > first.size > 100


async def test_a_closed_game_is_over_for_its_players_and_can_be_looked_back_at(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, FREE)
        assert not (await CloseTable(clients.table).carry_out(hall)).is_erased
        await clients.check_screens()
        told = clients.screens[1].updates()[-1]["public"]["company"]
        assert (told["stage"], told["is_closed"], told["is_agreed_end"]) == ("over", True, False)
        assert len(told["sides"]) == 3
        with pytest.raises(BadInput, match="table_closed"):
            await clients.send(0, Rematch())
        with pytest.raises(BadInput, match="game_over"):
            await CloseTable(clients.table).carry_out(hall)
        table = (await clients.place()).table
        entries = await hall.store.entries(table.id)
        verification = Verification(export_game(table.id, table.secret, table.created, entries, {}))
        verification.run()
        assert verification.findings[-1].endswith("closed by the host of the server")
        assert await hall.replays.replay(table.id, 0, hall.now(), "en")


async def test_a_table_without_a_game_is_erased_when_it_is_closed_and_its_guests_are_told(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as (hall, app):
        table, _, cookie = await new_table(app)
        socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
        await socket.until(lambda: socket.messages)
        assert (await CloseTable(table).carry_out(hall)).is_erased
        await socket.until(lambda: socket.code is not None)
        assert socket.code == CLOSED
        assert (await request(app, "GET", f"/api/tables/{table}", cookie=cookie))[0] == 404


async def test_an_erased_table_leaves_no_row_behind(store: Store) -> None:
    await store.close()
    hall = Hall(store, Clock())
    async with hall.run():
        clients, other = await begin_game(hall, FREE), await begin_game(hall, FREE)
        await clients.send(0, Chat(SAID))
        await hall.store.put_notes(clients.table, 1, b"{}")
        await hall.replays.replay(clients.table, 0, hall.now(), "en")
        await EraseTable(clients.table).carry_out(hall)
        assert await store.table(clients.table) is None
        assert await store.entries(clients.table) == []
        assert await store.holders(clients.table) == []
        assert await store.notes(clients.table, 1) == b""
        with pytest.raises(BadInput, match=f"no_such_table: {clients.table}"):
            await EraseTable(clients.table).carry_out(hall)
        with pytest.raises(BadInput, match="no_such_table"):
            await hall.place(clients.table)
        assert all(not screen.connection.is_open for screen in clients.screens if screen.connection)
        await other.send(0, Chat("still here"))


async def test_no_byte_of_what_was_said_stays_in_the_file(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    files = [tmp_path / f"turncoat.db{ending}" for ending in ("", "-wal")]

    def is_there() -> bool:
        return any(SAID.encode() in file.read_bytes() for file in files if file.exists())

    async with hall.run():
        clients = await begin_game(hall, FREE)
        await clients.send(0, Chat(SAID))
        assert is_there()
        await EraseTable(clients.table).carry_out(hall)
        assert not is_there()


@pytest.mark.parametrize("player", ["2", "Player 1"])
async def test_a_muted_player_writes_no_free_text_but_says_phrases(tmp_path: Path, player: str) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("unfathomable", 3, chat="free"))
        muted = await MutePlayer(clients.table, player, True).carry_out(hall)
        assert (muted.seat, muted.name) == (1, "Player 1")
        with pytest.raises(BadInput, match="muted"):
            await clients.send(1, Chat(SAID))
        await clients.send(0, Chat("others may"))
        await clients.send(1, Say({"kind": "estimate", "seat": 0, "level": "accuse"}))
        await clients.read_all()
        chairs = [
            update["public"]["company"]["chairs"]
            for update in clients.screens[1].updates()
            if update["public"]["kind"] == "muted"
        ]
        assert [[chair["is_muted"] for chair in one] for one in chairs] == [[False, True, False]]
        again = Hall(hall.store, hall.now)  # another server reads the same from the store
        with pytest.raises(BadInput, match="muted"):
            await again.carry_out(clients.table, clients.actors[1], Chat(SAID))
        await MutePlayer(clients.table, player, False).carry_out(hall)
        await clients.send(1, Chat(SAID))


async def test_a_mute_does_not_pass_to_another_player(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        lobby = await seat_all(hall, FREE)
        await MutePlayer(lobby.table, "3", True).carry_out(hall)
        await lobby.send(2, Stand())
        await hall.carry_out(lobby.table, newcomer("another"), Sit("Another", 2))
        await lobby.send(2, Chat("a new player may"))
        clients = await begin_game(hall, FREE)
        await MutePlayer(clients.table, "3", True).carry_out(hall)
        await clients.send(2, Leave())
        clock.now += DAY
        await hall.carry_out(clients.table, newcomer("substitute"), Sit("Substitute", 2))
        await clients.send(2, Chat("so may a substitute"))


def newcomer(device: str) -> Actor:
    return Actor(device)


async def test_only_people_can_be_muted(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        table, _ = await hall.create(FREE, "device0")
        with pytest.raises(BadInput, match=r"no_such_player: 1 \(no person sits there\)"):
            await MutePlayer(table, "1", True).carry_out(hall)
        with pytest.raises(BadInput, match="no_such_table: nowhere"):
            await MutePlayer("nowhere", "1", True).carry_out(hall)


async def open_table(app: ASGIApp, code: str = "") -> str:
    """`opened`, or why not."""
    headers = [(b"turncoat-code", code.encode())] if code else []
    status, _, body = await request(app, "POST", "/api/tables", {"settings": SETTINGS}, headers=headers)
    answer = msgspec.json.decode(body)
    return "opened" if status == 200 else answer["error"]


async def house(app: ASGIApp) -> Any:
    return msgspec.json.decode((await request(app, "GET", "/api/house"))[2])


async def test_who_may_open_tables_is_the_hosts_choice(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        assert await open_table(app) == "opened"
        code = (await SetOpening("code").carry_out(hall)).invite_code
        assert (await house(app))["opening"] == "code"
        assert await open_table(app) == "needs_code"
        assert await open_table(app, "abcdef") == "wrong_code"
        assert await open_table(app, code) == "opened"
        assert await open_table(app, code.upper().replace("-", "%20")) == "opened"
        assert (await SetOpening("code").carry_out(hall)).invite_code == code
        new = (await SetOpening("code", is_new=True).carry_out(hall)).invite_code
        assert [await open_table(app, one) for one in (code, new)] == ["wrong_code", "opened"]
        chosen = await SetOpening("code", "Ключ от дома").carry_out(hall)
        assert chosen.invite_code == "Ключ от дома"
        assert (
            await open_table(app, "%D0%BA%D0%BB%D1%8E%D1%87%D0%BE%D1%82%D0%B4%D0%BE%D0%BC%D0%B0") == "opened"
        )
        hosts = (await SetOpening("host").carry_out(hall)).host_code
        assert await open_table(app) == "only_server_host"
        assert [await open_table(app, one) for one in (new, hosts)] == ["wrong_code", "opened"]
        await SetOpening("anyone").carry_out(hall)
        assert await open_table(app) == "opened"
        with pytest.raises(BadInput, match="code_too_short: 6"):
            await SetOpening("code", "a b-c").carry_out(hall)


async def test_a_page_on_the_servers_own_computer_is_the_hosts(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        await SetOpening("host").carry_out(hall)
        assert await open_table(seen_from(app, "127.0.0.1", b"localhost:8710")) == "opened"
        assert await open_table(seen_from(app, "127.0.0.1", b"play.example.org")) == "only_server_host"


async def test_a_quota_of_tables_counts_those_that_are_not_over(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        app = application(hall, Site())
        clients = await begin_game(hall, FREE)
        await SetLimits(tables=2).carry_out(hall)
        assert [await open_table(app) for _ in range(2)] == ["opened", "server_full"]
        await CloseTable(clients.table).carry_out(hall)
        assert [await open_table(app) for _ in range(2)] == ["opened", "server_full"]
        await SetLimits(tables=0).carry_out(hall)
        assert await open_table(app) == "opened"


async def test_a_quota_of_the_disk_is_kept_by_rematches_as_well(store: Store) -> None:
    await store.close()
    hall = Hall(store, Clock())
    async with hall.run():
        app = application(hall, Site())
        clients = await begin_game(hall, FREE)
        usage = (await ShowHouse().carry_out(hall)).usage
        assert usage.tables == {"playing": 1}
        assert 10_000 < usage.size < 1_000_000
        for number in range(40):
            await store.put_notes(clients.table, number, random.Random(number).randbytes(40_000))
        await SetLimits(megabytes=1).carry_out(hall)
        assert await open_table(app) == "disk_full"
        with pytest.raises(BadInput, match="disk_full"):
            await hall.create(FREE, "device0")


async def test_idle_tables_are_erased_when_their_days_are_over_and_no_others(store: Store) -> None:
    clock = Clock()
    await store.close()
    hall = Hall(store, clock)
    async with hall.run():
        idle, alive = await begin_game(hall, FREE), await begin_game(hall, FREE)
        clock.now += 20 * DAY
        await alive.send(0, Chat("still here"))
        assert await erase_old_tables(hall) == 0
        assert (await SetLimits(days=30).carry_out(hall)).erased == 0
        clock.now += 11 * DAY
        assert await erase_old_tables(hall) == 1
        assert await store.table(idle.table) is None
        assert await store.table(alive.table) is not None
        assert (await SetLimits(days=10).carry_out(hall)).erased == 1
        assert (await ShowHouse().carry_out(hall)).usage.tables == {}


async def test_an_announcement_is_told_to_all_until_it_is_cleared(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(contact="host@example.org")) as (hall, app):
        assert (await house(app))["announcement"] == {}
        await Announce({"": "Restart at nine", "uk": "Перезапуск о девʼятій"}).carry_out(hall)
        told = await house(app)
        assert told["announcement"] == {"": "Restart at nine", "uk": "Перезапуск о девʼятій"}
        assert told["announced"] == hall.now()
        assert (told["contact"], told["device_days"], told["retention_days"]) == ("host@example.org", 30, 0)
        await Announce({}).carry_out(hall)
        assert (await house(app))["announcement"] == {}


async def test_house_rules_last_and_are_part_of_the_database(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        await SetLimits(tables=7).carry_out(hall)
    again = hall_in(tmp_path)
    async with again.run():
        assert again.house.rules.most_tables == 7
    with sqlite3.connect(tmp_path / "turncoat.db") as file:
        assert file.execute("SELECT count(*) FROM facts WHERE name = 'house'").fetchone() == (1,)
