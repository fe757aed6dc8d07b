"""Commands for hosts: `turncoat serve | backup | restore | erase | verify`. Each imports what it needs when it runs."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from turncoat.cli.arguments import Board

hosting = typer.Typer()

DATABASE: Final = "turncoat.db"

Database = Annotated[
    str, typer.Option(metavar="ADDRESS", help="A file, or postgresql://... for several servers.")
]


Config = Annotated[Path | None, typer.Option(help="A file of settings (TOML): docs/hosting.md.")]
Host = Annotated[str | None, typer.Option(help="The address to listen at; by default this machine alone.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="0: any that is free.")]


@hosting.command()
def serve(
    config: Config = None,
    host: Host = None,
    port: Port = None,
    database: Annotated[str | None, typer.Option(metavar="ADDRESS", help="As for `backup`.")] = None,
    url: Annotated[str | None, typer.Option(help="What people type: https://play.example.org")] = None,
    board: Board = None,
    plain_protocol: Annotated[
        bool | None,
        typer.Option("--plain-protocol", help="Uvicorn's own protocols: slower, if ours make trouble."),
    ] = None,
) -> int:
    """Host tables for people and bots, until it is ended."""
    from turncoat.server.config import read_config
    from turncoat.server.run import serve as run_server

    path = None if board is None else str(board)
    given = {
        "host": host,
        "port": port,
        "database": database,
        "url": url,
        "board": path,
        "plain_protocol": plain_protocol,
    }
    run_server(read_config(config, given), lambda address: print(f"listening at {address}", flush=True))
    return 0


def play_here(port: int, board: Path | None, *, opens: bool) -> int:
    """A server for this machine alone, whose tables are kept in the user's own directory, and a browser at it."""
    import webbrowser

    from turncoat.server.config import read_config
    from turncoat.server.run import serve as run_server

    directory = own_directory(os.environ, sys.platform)
    directory.mkdir(parents=True, exist_ok=True)

    def say(address: str) -> None:
        print(f"Turncoat is at {address} - end it with Ctrl-C; tables are kept in {directory}", flush=True)
        if opens:
            webbrowser.open(address)

    given = {
        "host": "127.0.0.1",
        "port": port,
        "database": str(directory / DATABASE),
        "log": "warning",
        "board": None if board is None else str(board),
    }
    run_server(read_config(None, given), say)
    return 0


def own_directory(environment: Mapping[str, str], platform: str) -> Path:
    """Where programs keep what is the user's, as each system has it."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "turncoat"
    if platform == "darwin":
        return Path.home() / "Library/Application Support/turncoat"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "turncoat"


@hosting.command()
def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make.")],
    database: Database = DATABASE,
) -> int:
    """Copy the whole database into one file and check the copy; a server may be running."""
    import asyncio

    from turncoat.server.backup import backup as copies
    from turncoat.server.store.open import open_store

    _warn(database)
    checked = asyncio.run(copies.backup(open_store(database), path))
    _show(path, checked.rows, checked.unchecked)
    print(f"digest {checked.digest}")
    return 0


@hosting.command()
def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `backup` made.")],
    database: Database = DATABASE,
    force: Annotated[bool, typer.Option("--force", help="Replace what the database has.")] = False,
    digest: Annotated[
        str, typer.Option(help="The one that `backup` showed: the file must be that one.")
    ] = "",
) -> int:
    """Check such a file and put it in place, also as the other kind of database; no server may be running."""
    import asyncio

    from turncoat.server.backup import backup as copies
    from turncoat.server.store.open import open_store

    _warn(str(path))
    checked = asyncio.run(copies.restore(open_store(database), path, digest, is_forced=force))
    _show(path, checked.rows, checked.unchecked)
    return 0


@hosting.command()
def erase(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its name: what follows `#t=` in its link.")],
    database: Database = DATABASE,
) -> int:
    """Erase a table with everything that was played, said and noted there; no server may be running."""
    import asyncio

    from turncoat.server.backup.backup import erase as erase_table
    from turncoat.server.store.open import open_store

    asyncio.run(erase_table(open_store(database), table))
    print(f"{table} is erased; backups may still have it")
    return 0


@hosting.command()
def verify(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A game as a server gave it out.")],
    seal: Annotated[
        list[str] | None, typer.Option(help="One that a `hello` had while the game went on; repeatable.")
    ] = None,
) -> int:
    """Check that a finished game was dealt and played as its file says; needs no server."""
    from turncoat.server.replay.verify import verify_file

    is_right, lines = verify_file(path, seal or [])
    for line in lines:
        print(line)
    return 0 if is_right else 1


def _warn(database: str) -> None:
    """Of files that were there before: what is made now is its owner's alone."""
    from turncoat.server.store.sqlite.file import readable_by_others

    for file in readable_by_others(Path(database)):
        print(f"turncoat: others on this machine can read {file}; chmod 600 {file}", file=sys.stderr)


def _show(path: Path, rows: dict[str, int], unchecked: list[str]) -> None:
    counted = ", ".join(f"{table} {number:,}" for table, number in rows.items())
    print(f"{path}: {counted}")
    for sentence in unchecked:
        print(f"{path}: {sentence}")
