"""Commands for the host of a server, running or stopped."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.stored_games import count_stored_entries, store_entries
from turncoat import cli
from turncoat.cli import host
from turncoat.cli.host import own_directory
from turncoat.server import run as server
from turncoat.server.config import Config
from turncoat.server.store.open import open_store


async def turncoat(*arguments: str) -> tuple[int | None, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "turncoat", *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    output, _ = await process.communicate()
    return process.returncode, output.decode()


async def test_a_backup_is_made_of_a_running_server_and_put_back_when_it_has_stopped(tmp_path: Path) -> None:
    database, other, copy = (str(tmp_path / name) for name in ("live.db", "other.db", "copy"))
    store = open_store(database)
    await store.open()
    await store_entries(store, "oak", 17)
    code, output = await turncoat("backup", copy, "--database", database)
    counted, digest = output.splitlines()
    assert (code, counted) == (
        0,
        f"{copy}: tables 1, erased 0, entries 17, devices 0, holders 0, keys 0, calls 0, notes 0, facts 0, dailies 0, daily_choices 0",
    )
    assert (await turncoat("backup", copy, "--database", database))[0] == 2
    code, output = await turncoat("restore", copy, "--database", database, "--force")
    assert code == 2
    assert "database_in_use" in output
    await store_entries(store, "oak", 19, since=17)
    await store.close()
    code, output = await turncoat("restore", copy, "--database", other, "--digest", 64 * "0")
    assert code == 2
    assert f"its {digest.replace(' ', ' is ')}" in output
    right = digest.removeprefix("digest ")
    assert await turncoat("restore", copy, "--database", other, "--digest", right) == (0, f"{counted}\n")
    code, output = await turncoat("restore", copy, "--database", database)
    assert code == 2
    assert "database_not_empty" in output
    assert (await turncoat("restore", copy, "--database", database, "--force"))[0] == 0
    for address in (database, other):
        restored = open_store(address)
        await restored.open()
        assert await count_stored_entries(restored, "oak") == 17
        await restored.close()


async def test_a_file_without_a_manifest_is_put_back_only_on_demand(tmp_path: Path) -> None:
    database, other = (str(tmp_path / name) for name in ("live.db", "other.db"))
    store = open_store(database)
    await store.open()
    await store_entries(store, "oak", 17)
    await store.close()
    code, output = await turncoat("restore", database, "--database", other)
    assert code == 2
    assert "no_manifest" in output
    assert "--without-manifest" in output
    code, output = await turncoat("restore", database, "--database", other, "--without-manifest")
    assert code == 0
    assert "there is no manifest" in output


async def test_a_database_that_cannot_be_used_is_named_when_a_server_starts(tmp_path: Path) -> None:
    database = str(tmp_path / "live.db")
    store = open_store(database)
    await store.open()
    code, output = await turncoat("serve", "--port", "0", "--database", database)
    assert code == 2
    assert output.startswith(f"turncoat: database_in_use: {database}")
    await store.close()
    code, output = await turncoat("serve", "--port", "0", "--database", str(tmp_path / "nowhere" / "live.db"))
    assert code == 2
    assert "turncoat: cannot_use_database: " in output


async def test_a_port_that_another_program_uses_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, output = await turncoat("serve", "--port", port, "--database", str(tmp_path / "own.db"))
    assert code == 2
    assert output.startswith(f"turncoat: cannot_listen: 127.0.0.1:{port}: ")
    assert "Traceback" not in output


def test_a_directory_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(host, "own_directory", lambda *_: file / "turncoat")
    monkeypatch.setattr(sys, "argv", ["turncoat", "play", "--stay"])
    with pytest.raises(SystemExit, match="2"):
        cli.main()
    assert f"turncoat: cannot_use_database: {file / 'turncoat'}: " in capsys.readouterr().err


@pytest.mark.parametrize(("words", "is_plain"), [([], False), (["--plain-protocol"], True)])
def test_a_server_is_told_on_the_command_line_to_run_the_plain_protocol(
    monkeypatch: pytest.MonkeyPatch, words: list[str], is_plain: bool
) -> None:
    given: list[Config] = []
    monkeypatch.setattr(server, "serve", lambda config, on_start: given.append(config))
    monkeypatch.setattr(sys, "argv", ["turncoat", "serve", *words])
    with pytest.raises(SystemExit, match="0"):
        cli.main()
    assert [config.plain_protocol for config in given] == [is_plain]


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({"XDG_DATA_HOME": "/data"}, "linux", Path("/data/turncoat")),
        ({"XDG_DATA_HOME": ""}, "linux", Path.home() / ".local/share/turncoat"),
        ({}, "darwin", Path.home() / "Library/Application Support/turncoat"),
        ({"LOCALAPPDATA": "/local"}, "win32", Path("/local/turncoat")),
    ],
)
def test_tables_are_kept_where_each_system_keeps_such_things(
    environment: dict[str, str], platform: str, expected: Path
) -> None:
    assert own_directory(environment, platform) == expected
