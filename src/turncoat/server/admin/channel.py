"""Channel by which `turncoat admin` reaches the server that has an SQLite file open: a port on the loopback interface, and a secret in
a file beside the database that only its owner can read. `client.py` is the other end.
"""

import asyncio
import contextlib
import hmac
import logging
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.admin.orders import AnyOrder
from turncoat.server.runtime.json import ENCODER, UNREADABLE_JSON
from turncoat.server.store.api import StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

HERE: Final = "127.0.0.1"
OWNERS: Final = 0o600
LONGEST_LINE: Final = 65_536  # bytes of an order and its token
READ_TIME: Final = 10.0  # seconds for an order to arrive
LOG: Final = logging.getLogger("turncoat.server.admin.channel")


class ChannelFile(msgspec.Struct, frozen=True):
    """Contents of the file beside the database."""

    port: int
    token: str


class Sent(msgspec.Struct, frozen=True):
    token: str
    order: AnyOrder


class Answer(msgspec.Struct, frozen=True):
    report: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""  # of a refusal
    detail: str = ""


_SENT: Final = msgspec.json.Decoder(Sent)


def channel_file_of(database: Path) -> Path:
    return database.with_name(database.name + ".admin")


@contextlib.asynccontextmanager
async def take_orders(hall: "Hall", database: Path) -> AsyncIterator[None]:
    """Take orders until the block exits. A service of the hall."""
    token = secrets.token_urlsafe(32)

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            line = await asyncio.wait_for(reader.readuntil(b"\n"), READ_TIME)
            writer.write(ENCODER.encode(await _answer(hall, token, line)) + b"\n")
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, HERE, 0, limit=LONGEST_LINE)
    file = channel_file_of(database)
    _write(file, ENCODER.encode(ChannelFile(server.sockets[0].getsockname()[1], token)))
    try:
        yield
    finally:
        file.unlink(missing_ok=True)
        server.close()


def _write(path: Path, text: bytes) -> None:
    path.unlink(missing_ok=True)  # left behind by a server that was killed
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS), "wb") as file:
        file.write(text)


async def _answer(hall: "Hall", token: str, line: bytes) -> Answer:
    try:
        sent = _SENT.decode(line)
    except UNREADABLE_JSON as fault:
        return Answer(code="unreadable", detail=str(fault))
    if not hmac.compare_digest(sent.token.encode(), token.encode()):
        return Answer(code="not_here")
    try:
        report = await sent.order.carry_out(hall)
    except BadInput as refusal:
        return Answer(code=refusal.code, detail=refusal.detail)
    except StoreFailed:
        return Answer(code="too_busy")
    except Exception:
        LOG.exception("server_fault", extra={"kind": type(sent.order).__name__})
        return Answer(code="server_fault")
    return Answer(msgspec.Raw(ENCODER.encode(report)))
