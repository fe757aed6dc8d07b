"""`turncoat admin`, on a database that no server uses, and while servers run."""

import asyncio
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.server.clients import Clock
from turncoat.cli.admin import admin, span
from turncoat.lab.siege.live_server import Browser, LiveServer, Refused, begin
from turncoat.server.admin.channel import ChannelFile, Sent, channel_file_of
from turncoat.server.admin.orders import ShowHouse
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.units import DAY, HOUR, MINUTE
from turncoat.server.store.open import open_store
from turncoat.server.table.settings import TableSettings

SETTINGS = {"game": "lifeboat", "players": 3, "chat": "free"}


async def turncoat_admin(database: str, *words: str) -> tuple[int | None, str]:
    command = [sys.executable, "-m", "turncoat", "admin", "--database", database, *words]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


@pytest.fixture
def live_server(address: str, tmp_path: Path) -> Iterator[LiveServer]:
    """A server with either kind of database."""
    with LiveServer(address, tmp_path / "log") as server:
        yield server
    assert '"fault"' not in server.log.read_text()


async def refusal(browser: Browser, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as refused:
        await browser.fetch(method, path, body)
    return refused.value.code


@pytest.mark.slow
async def test_a_host_looks_after_tables_while_the_server_runs(live_server: LiveServer) -> None:
    async def admin(*words: str) -> str:
        code, output = await turncoat_admin(live_server.database, *words)
        assert code == 0, output
        return output

    table, people = await begin(live_server.address, SETTINGS)
    lobby = (await people[0].fetch("POST", "/api/tables", {"settings": SETTINGS}))["table"]
    listed = msgspec.json.decode(await admin("tables", "--json"))
    assert [(one["table"], one["stage"]) for one in listed] == [(lobby, "gathering"), (table, "playing")]
    assert table in await admin("tables", "--stage", "playing")
    assert lobby not in await admin("tables", "--stage", "playing")

    assert await admin("mute", table, "2") == "Player 1 (seat 2) is muted\n"
    chat = {"do": "chat", "text": "hello"}
    assert await refusal(people[1], "POST", f"/api/tables/{table}/commands", chat) == "muted"
    assert await admin("mute", table, "Player 1", "--off") == "Player 1 (seat 2) may write again\n"
    await people[1].send(table, **chat)

    assert await admin("close", table) == f"{table} is closed\n"
    clients = (await people[1].fetch("GET", f"/api/tables/{table}"))["company"]
    assert (clients["stage"], clients["is_closed"]) == ("over", True)
    assert "it had no game, and is erased" in await admin("close", lobby)
    assert await refusal(people[0], "GET", f"/api/tables/{lobby}") == "not_here"
    assert "is erased" in await admin("erase", table)
    assert await refusal(people[0], "GET", f"/api/tables/{table}") == "not_here"
    assert await admin("tables", "--json") == "[]\n"


@pytest.mark.slow
async def test_house_rules_hold_at_once_for_a_server_that_runs(live_server: LiveServer) -> None:
    async def admin(*words: str) -> str:
        code, output = await turncoat_admin(live_server.database, *words)
        assert code == 0, output
        return output

    visitor = Browser(live_server.address)
    assert "with the code open sesame" in await admin("opening", "code", "--code", "open sesame")
    # A visitor on the server's own computer counts as its host, unless the address has another name.
    assert (await visitor.fetch("GET", "/api/house"))["opening"] == "anyone"
    assert "tables that are not over: 1\n" in await admin("limits", "--tables", "1", "--days", "40")
    await visitor.fetch("POST", "/api/tables", {"settings": SETTINGS})
    assert await refusal(visitor, "POST", "/api/tables", {"settings": SETTINGS}) == "server_full"
    assert "within a minute" in await admin("announce", "Back at nine", "--uk", "Знову о девʼятій")
    house = await until_announced(visitor)
    assert house["announcement"] == {"": "Back at nine", "uk": "Знову о девʼятій"}
    assert house["retention_days"] == 40
    shown = await admin("show")
    assert "tables are kept 40 days after the last move" in shown
    assert "announcement (uk): Знову о девʼятій" in shown
    assert "tables: 1 gathering; " in shown
    await admin("announce", "--clear")
    assert "announcement" not in await admin("show")


async def until_announced(visitor: Browser) -> dict[str, object]:
    async with asyncio.timeout(20):
        while True:
            house: dict[str, object] = await visitor.fetch("GET", "/api/house")
            if house["announcement"]:
                return house
            await asyncio.sleep(0.05)


async def test_an_order_is_carried_out_while_no_server_runs(tmp_path: Path) -> None:
    database = str(tmp_path / "turncoat.db")
    hall = Hall(open_store(database), Clock())
    async with hall.run():
        table, _ = await hall.create(TableSettings("lifeboat", 3), "device0")
    assert (await turncoat_admin(database, "erase", table))[0] == 0
    code, output = await turncoat_admin(database, "erase", table)
    assert (code, output) == (2, f"turncoat: no_such_table: {table}\n")


async def test_an_announcement_has_a_length_that_pages_can_show(tmp_path: Path) -> None:
    code, output = await turncoat_admin(str(tmp_path / "turncoat.db"), "announce", 501 * "a")
    assert code == 2
    assert output.startswith("turncoat: bad_arguments: Expected `str` of length <= 500")


async def test_a_wrong_name_makes_no_database(tmp_path: Path) -> None:
    code, output = await turncoat_admin(str(tmp_path / "turncoat.bd"), "show")
    assert (code, output) == (2, f"turncoat: no_such_file: {tmp_path / 'turncoat.bd'}\n")
    assert [*tmp_path.iterdir()] == []


async def test_only_the_owner_of_the_database_can_give_orders(tmp_path: Path) -> None:
    database = tmp_path / "turncoat.db"
    with LiveServer(str(database), tmp_path / "log"):
        channel = msgspec.json.decode(channel_file_of(database).read_bytes(), type=ChannelFile)
        if sys.platform != "win32":
            assert stat.S_IMODE(channel_file_of(database).stat().st_mode) == 0o600
        assert b"not_here" in await say(channel.port, Sent("guess", ShowHouse()))
        assert b"invite_code" in await say(channel.port, Sent(channel.token, ShowHouse()))
        assert b"unreadable" in await say(channel.port, {"token": channel.token, "order": {"order": "sell"}})
    # The killed server's channel file is still there, and must not mislead the next order.
    assert channel_file_of(database).exists()
    assert (await turncoat_admin(str(database), "show"))[0] == 0


async def test_a_database_that_another_program_uses_is_named(tmp_path: Path) -> None:
    database = str(tmp_path / "turncoat.db")
    store = open_store(database)
    await store.open()
    code, output = await turncoat_admin(database, "show")
    await store.close()
    assert code == 2
    assert output.startswith(f"turncoat: database_in_use: {database} (by a program that takes no orders)")


async def say(port: int, sent: object) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(msgspec.json.encode(sent) + b"\n")
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return answer


def test_an_announcement_is_a_text_or_its_end(tmp_path: Path) -> None:
    for words in (["announce"], ["announce", "text", "--clear"]):
        result = CliRunner().invoke(admin, ["--database", str(tmp_path / "turncoat.db"), *words])
        assert "give a text, or --clear" in str(result.exception)


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [(59_999, "now"), (MINUTE, "1 min"), (23 * HOUR, "23 h"), (400 * DAY, "400 d")],
)
def test_ages_are_told_in_their_largest_unit(milliseconds: int, text: str) -> None:
    assert span(milliseconds) == text
