"""Client for orders: sends them through the channel to the server that has the SQLite file open.

With PostgreSQL, or while no server runs, an order is carried out in a hall of its own; other servers follow its writes.
"""

import asyncio
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.admin.channel import HERE, Answer, ChannelFile, Sent, channel_file_of
from turncoat.server.admin.orders import AnyOrder
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.clock import SteadyClock
from turncoat.server.runtime.json import ENCODER
from turncoat.server.store.open import file_of, open_store

ANSWER_TIME: Final = 600.0  # seconds; a retention may erase thousands of tables
LONGEST_ANSWER: Final = 1 << 30  # bytes


async def give_order(database: str, order: AnyOrder) -> Any:
    """Give an order; return its report. BadInput: it was refused, or the database cannot be used."""
    try:
        msgspec.convert(msgspec.to_builtins(order), AnyOrder)
    except msgspec.ValidationError as fault:
        raise BadInput("bad_arguments", str(fault)) from None
    file = file_of(database)
    if file is not None and not file.is_file():
        raise BadInput("no_such_file", database)  # a typing error must not create a database
    try:
        return await _carry_out_here(database, order)
    except BadInput as refusal:
        if refusal.code != "database_in_use" or file is None:
            raise
    return await _send(file, order)


async def _carry_out_here(database: str, order: AnyOrder) -> Any:
    hall = Hall(open_store(database), SteadyClock())
    async with hall.run():
        return await order.carry_out(hall)


async def _send(database: Path, order: AnyOrder) -> Any:
    try:
        channel = msgspec.json.decode(channel_file_of(database).read_bytes(), type=ChannelFile)
        reader, writer = await asyncio.open_connection(HERE, channel.port, limit=LONGEST_ANSWER)
    except (OSError, msgspec.MsgspecError) as fault:
        raise BadInput("database_in_use", f"{database} (by a program that takes no orders)") from fault
    try:
        writer.write(ENCODER.encode(Sent(channel.token, order)) + b"\n")
        line = await asyncio.wait_for(reader.readline(), ANSWER_TIME)
    finally:
        writer.close()
    if not line:
        raise BadInput("server_fault", "the server ended before it answered")
    answer = msgspec.json.decode(line, type=Answer)
    if answer.code:
        raise BadInput(answer.code, answer.detail)
    return msgspec.json.decode(answer.report, type=type(order).report)
