"""Commands for hosts: `turncoat serve | health | admin | backup | restore | verify`. Each imports what it needs when it
runs."""

import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import click

from turncoat.cli.admin import admin
from turncoat.cli.arguments import board_option
from turncoat.kernel.errors import BadInput

hosting = click.Group()

DATABASE: Final = "turncoat.db"

database_option = click.option(
    "--database",
    metavar="ADDRESS",
    default=DATABASE,
    help="The server's database: a file, or postgresql://...",
)


config_option = click.option(
    "--config",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A file with settings (TOML); docs/hosting.md lists them.",
)
host_option = click.option(
    "--host",
    metavar="ADDRESS",
    help="The address to listen at; by default 127.0.0.1, which only this machine reaches.",
)
port_option = click.option(
    "--port",
    metavar="N",
    type=click.IntRange(min=0, max=65535),
    help="The port to listen at, by default 8710; 0: any that is free.",
)


@hosting.command()
@config_option
@host_option
@port_option
@click.option(
    "--database",
    metavar="ADDRESS",
    help=f"Where tables are kept: a file, by default {DATABASE}, or postgresql://... for several servers.",
)
@click.option("--url", help="The address that people type: https://play.example.org")
@click.option("--tls-cert", metavar="FILE", help="A certificate chain (PEM), to serve HTTPS without a proxy.")
@click.option("--tls-key", metavar="FILE", help="The key of that certificate (PEM).")
@board_option
@click.option(
    "--plain-protocol",
    is_flag=True,
    default=None,
    help="Use uvicorn's own protocols instead of ours: slower, for when connections misbehave.",
)
def serve(
    config: Path | None,
    host: str | None,
    port: int | None,
    database: str | None,
    url: str | None,
    tls_cert: str | None,
    tls_key: str | None,
    board: Path | None,
    plain_protocol: bool | None,
) -> int:
    """Host tables for people and bots until the program is stopped."""
    from turncoat.server.config import read_config
    from turncoat.server.run import serve as run_server

    path = None if board is None else str(board)
    given = {
        "host": host,
        "port": port,
        "database": database,
        "url": url,
        "tls_cert": tls_cert,
        "tls_key": tls_key,
        "board": path,
        "plain_protocol": plain_protocol,
    }
    run_server(
        read_config(config, given), lambda address, reach: print(f"listening at {address}", flush=True)
    )
    return 0


hosting.add_command(admin)


@hosting.command()
@config_option
@port_option
def health(config: Path | None, port: int | None) -> int:
    """Ask the server on this machine whether it works; if not, the exit code is 1."""
    from turncoat.cli.health import ask_health
    from turncoat.server.config import read_config

    problem = ask_health(read_config(config, {"port": port}))
    print(problem or "well")
    return 1 if problem else 0


class Guests(NamedTuple):
    """Places from which friends can come to `turncoat play`."""

    lan: bool = False  # whether the local network may connect
    url: str | None = None  # a public address that leads to this machine
    tunnel: str | None = (
        None  # the tunnel program that makes a public address; empty: the first one installed
    )


def play_here(port: int | None, board: Path | None, guests: Guests, *, opens: bool) -> int:
    """Run a server for this machine and invited friends, with its tables in the user's directory, and open a
    browser."""
    import webbrowser

    from turncoat.cli.invite import Sharing, show_address
    from turncoat.cli.tunnel import tunnel_program
    from turncoat.server.config import read_config
    from turncoat.server.http.reach import Reach
    from turncoat.server.run import serve as run_server

    directory = own_directory(os.environ, sys.platform)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput("cannot_use_database", f"{directory}: {fault.strerror}") from None
    if guests.tunnel is not None:
        tunnel_program(guests.tunnel, "", is_known=False)  # refuses before anything starts
    sharing = Sharing(guests.tunnel)

    def say(address: str, reach: Reach) -> None:
        print(f"Turncoat is at {address} - end it with Ctrl-C; tables are kept in {directory}", flush=True)
        if guests.lan:
            for one in reach.network.addresses if reach.network is not None else ():
                show_address("Friends on this network", one)
        if reach.public:
            show_address("Friends elsewhere", reach.public)
        sharing.start(address, reach)
        if opens:
            webbrowser.open(address)

    given = {
        "host": "127.0.0.1",
        "port": port,
        "database": str(directory / DATABASE),
        "log": "warning",
        "board": None if board is None else str(board),
        "public_url": guests.url,
        "network": "open" if guests.lan else "offered",
        "trusts_proxy": guests.tunnel is not None and not guests.tunnel.startswith("ssh"),
    }
    # The server raises the signal that ended it again. The default handler would end the process there, and leave the tunnel running.
    signal.signal(signal.SIGTERM, _exit_on_signal)
    try:
        run_server(read_config(None, given), say)
    finally:
        sharing.stop()
    return 0


def _exit_on_signal(number: int, frame: object) -> NoReturn:
    sys.exit(128 + number)


def own_directory(environment: Mapping[str, str], platform: str) -> Path:
    """The directory of the user's application data, by the conventions of each system."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "turncoat"
    if platform == "darwin":
        return Path.home() / "Library/Application Support/turncoat"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "turncoat"


@hosting.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path), help="The file to write.")
@database_option
def backup(
    path: Path,
    database: str,
) -> int:
    """Copy a database into one file, and check the copy. The server may be running."""
    import asyncio

    from turncoat.server.backup import backup as copies
    from turncoat.server.store.open import open_store

    _warn(database)
    checked = asyncio.run(copies.backup(open_store(database), path))
    _show(path, checked.rows, checked.unchecked)
    print(f"digest {checked.digest}")
    return 0


@hosting.command()
@click.argument(
    "path", metavar="FILE", type=click.Path(path_type=Path), help="A file that `turncoat backup` wrote."
)
@database_option
@click.option("--force", is_flag=True, help="Replace all that the database has.")
@click.option("--digest", help="The digest that `turncoat backup` printed; another file is refused.")
@click.option(
    "--without-manifest",
    is_flag=True,
    help="Also take a file of an earlier version, or one copied by hand; it is checked less.",
)
def restore(
    path: Path,
    database: str,
    force: bool,
    digest: str | None,
    without_manifest: bool,
) -> int:
    """Check a backup and put it in the place of a database, of either kind. No server may be running."""
    import asyncio

    from turncoat.server.backup import backup as copies
    from turncoat.server.store.open import open_store

    _warn(str(path))
    checked = asyncio.run(
        copies.restore(
            open_store(database), path, digest or "", is_forced=force, needs_manifest=not without_manifest
        )
    )
    _show(path, checked.rows, checked.unchecked)
    return 0


@hosting.command()
@click.argument(
    "path", metavar="FILE", type=click.Path(path_type=Path), help="A replay file, as a page saves it."
)
@click.option("--seal", multiple=True, help="A seal that the server showed during the game; repeatable.")
def verify(
    path: Path,
    seal: tuple[str, ...],
) -> int:
    """Check that a finished game was dealt and played as its file says. Needs no server."""
    from turncoat.server.replay.verify_file import verify_file

    is_right, lines = verify_file(path, seal or [])
    for line in lines:
        print(line)
    return 0 if is_right else 1


def _warn(database: str) -> None:
    """Warn about database files that others can read. Files that this version creates are private."""
    from turncoat.server.store.sqlite.file import readable_by_others

    for file in readable_by_others(Path(database)):
        print(f"turncoat: others on this machine can read {file}; chmod 600 {file}", file=sys.stderr)


def _show(path: Path, rows: dict[str, int], unchecked: list[str]) -> None:
    counted = ", ".join(f"{table} {number:,}" for table, number in rows.items())
    print(f"{path}: {counted}")
    for sentence in unchecked:
        print(f"{path}: {sentence}")
