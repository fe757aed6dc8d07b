"""Server settings, in rising precedence: a file (TOML), the environment (`TURNCOAT_PORT=...`), the command line.

Unknown settings are refused, so that typing errors are noticed.
"""

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from turncoat.games.catalog import game_with_board
from turncoat.kernel.errors import BadInput
from turncoat.kernel.reading import as_object, parse
from turncoat.server.table.settings import Board

PREFIX: Final = "TURNCOAT_"
PORTS: Final = {"http": ":80", "https": ":443"}  # default ports, which browsers omit from an origin


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mail server; without a host, no mail is sent."""

    host: str = ""
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    is_encrypted: bool = True


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8710
    database: str = "turncoat.db"  # a file, or postgresql://...
    url: str = ""  # public address: https://play.example.org; empty: any
    public_url: str = ""  # public address for links; other host names are accepted too
    network: Literal["never", "offered", "open"] = "never"  # whether the server listens in the local network
    tls_cert: str = ""  # a file (PEM): the server then speaks HTTPS itself
    tls_key: str = ""
    board: str = ""  # a file with numbers of the printed board, for new tables; empty: ours
    trusts_proxy: bool = False  # whether client addresses come from a reverse proxy
    proxies: tuple[str, ...] = ()  # addresses and networks of trusted proxies, beside this machine
    plain_protocol: bool = False  # uvicorn's own protocols for HTTP and WebSocket instead of ours
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    log: Literal["debug", "info", "warning", "error"] = "info"
    contact: str = ""  # mail address of the host, for push services and players
    loopback_webhooks: bool = False  # whether webhooks may target this machine, without TLS
    metrics_token: str = ""  # lets other machines read /api/metrics; empty: only this machine may
    device_days: Annotated[int, msgspec.Meta(ge=1, le=180)] = (
        30  # an idle device is deleted after so many days
    )
    sockets_of_address: Annotated[int, msgspec.Meta(ge=1)] = 60
    tables_a_day: Annotated[int, msgspec.Meta(ge=1)] = 100
    requests_a_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    commands_a_second: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    mail: Mail = Mail()


def read_config(
    path: Path | None, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Config:
    """Read all settings. `given` are those of the command line, None if absent. BadInput names a wrong one."""
    values: dict[str, Any] = {}
    if path is not None:
        try:
            values = tomllib.loads(path.read_text("utf-8"))
        except OSError as fault:
            raise BadInput("no_such_file", str(path)) from fault
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise BadInput("unreadable", f"{path}: {fault}") from fault
    for name, value in environment.items():
        if name.startswith(PREFIX):
            _put(values, name.removeprefix(PREFIX).lower(), value)
    values.update({name: value for name, value in given.items() if value is not None})
    for name in RENAMED.keys() & values.keys():
        raise BadInput("wrong_setting", f"{name} is now {RENAMED[name]}")
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as fault:
        raise BadInput("wrong_setting", str(fault)) from None
    try:
        for one in config.proxies:
            ipaddress.ip_network(one)
    except ValueError as fault:
        raise BadInput("wrong_setting", f"proxies: {fault}") from None
    url, public_url = (one and origin_of(one) for one in (config.url, config.public_url))
    return msgspec.structs.replace(config, url=url, public_url=public_url)


def boards_of(config: Config) -> dict[str, Board]:
    """The host's board numbers that differ from ours, by game. BadInput: the file cannot be read, or has a wrong
    number."""
    if not config.board:
        return {}
    try:
        written = as_object(parse(Path(config.board).read_text("utf-8")), "board")
    except (OSError, UnicodeDecodeError):
        raise BadInput("cannot_read", config.board) from None
    game = game_with_board().with_board(written)
    return {game.name: msgspec.convert(game.board, Board)}


def origin_of(url: str) -> str:
    """A URL as the origin that browsers send. BadInput: it is not the address of a server."""
    parts = urlsplit(url)
    if (
        parts.scheme not in PORTS
        or not parts.netloc
        or "@" in parts.netloc
        or url.rstrip("/").count("/") != 2
    ):
        raise BadInput("wrong_setting", f"url: {url}")
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(PORTS[parts.scheme])}"


def _put(values: dict[str, Any], name: str, value: str) -> None:
    """Put a setting of the environment in its place; `mail_host` is in the section on mail."""
    if name.startswith("mail_"):
        values["mail"] = {**_part(values, "mail"), name.removeprefix("mail_"): value}
    elif name in LISTS:
        values[name] = value.replace(",", " ").split()
    elif name in Config.__struct_fields__ or name in RENAMED:
        values[name] = value
    elif name not in OURS:
        raise BadInput("wrong_setting", f"{PREFIX}{name.upper()}")


def _part(values: dict[str, Any], name: str) -> dict[str, Any]:
    section = values.get(name, {})
    if not isinstance(section, dict):
        raise BadInput("wrong_setting", name)
    return section


LISTS: Final = frozenset({"proxies"})
RENAMED: Final = {"acts_a_second": "commands_a_second", "calls_loopback": "loopback_webhooks"}
OURS: Final = frozenset({"compile"})  # variables of ours that are no server settings
