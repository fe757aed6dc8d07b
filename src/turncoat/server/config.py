"""Server settings: a file (TOML), over it the environment (`TURNCOAT_PORT=...`), over that the command line.

An unknown setting is refused: a typing error must not be ignored.
"""

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
PORTS: Final = {"http": ":80", "https": ":443"}  # that browsers leave out of an origin


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How letters are sent; no host: none are."""

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
    url: str = ""  # what people type: https://play.example.org; empty: whatever they came by
    board: str = ""  # a file with numbers of the printed board, for new tables; empty: ours
    trusts_proxy: bool = False  # whether a reverse proxy in front says who asks
    plain_protocol: bool = False  # uvicorn's own protocols for HTTP and WebSocket instead of ours
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    log: Literal["debug", "info", "warning", "error"] = "info"
    contact: str = ""  # a mail address, for push services
    calls_loopback: bool = False  # whether webhooks may call this machine, without TLS
    metrics_token: str = ""  # lets other machines read /api/metrics; empty: none may
    device_days: Annotated[int, msgspec.Meta(ge=1, le=180)] = (
        30  # without a sign of life, then it is forgotten
    )
    sockets_of_address: Annotated[int, msgspec.Meta(ge=1)] = 60
    tables_a_day: Annotated[int, msgspec.Meta(ge=1)] = 100
    requests_a_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    acts_a_second: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    mail: Mail = Mail()


def read_config(
    path: Path | None, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Config:
    """BadInput names what cannot be so; `given` are the words of the command line, None where nothing was said."""
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
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as fault:
        raise BadInput("wrong_setting", str(fault)) from None
    return msgspec.structs.replace(config, url=origin_of(config.url)) if config.url else config


def boards_of(config: Config) -> dict[str, Board]:
    """By game: the operator's board, where it differs from ours. BadInput: the file cannot be read, or has a wrong number."""
    if not config.board:
        return {}
    try:
        written = as_object(parse(Path(config.board).read_text("utf-8")), "board")
    except (OSError, UnicodeDecodeError):
        raise BadInput("cannot_read", config.board) from None
    game = game_with_board().with_board(written)
    return {game.name: msgspec.convert(game.board, Board)}


def origin_of(url: str) -> str:
    """As browsers write it, whatever a host writes: else they would all be refused. BadInput: it is more, or less, than where a
    server is."""
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
    """`mail_host` goes into the part on mail."""
    if name.startswith("mail_"):
        values["mail"] = {**_part(values, "mail"), name.removeprefix("mail_"): value}
    elif name in Config.__struct_fields__:
        values[name] = value
    elif name not in OURS:
        raise BadInput("wrong_setting", f"{PREFIX}{name.upper()}")


def _part(values: dict[str, Any], name: str) -> dict[str, Any]:
    found = values.get(name, {})
    if not isinstance(found, dict):
        raise BadInput("wrong_setting", name)
    return found


OURS: Final = frozenset({"compile"})  # variables of ours that say nothing to a server
