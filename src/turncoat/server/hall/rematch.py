"""Rematch: a new table with the settings, players and seats of the old one."""

from typing import TYPE_CHECKING

import msgspec

from turncoat.server.store.api import Hold, Holder, Write
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.commands.seat_bot import BotSeated
from turncoat.server.table.commands.sit import Seated
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.settings import board_of
from turncoat.server.table.stages import BOT, PERSON
from turncoat.server.table.table import Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


async def rematch(hall: "Hall", place: "Place", actor: Actor, command: Rematch) -> int:
    """Create the new table and write its id into the old one. Once there is a new table, nothing more happens."""
    old = place.table
    command.check_rematch(old, actor)
    if old.again:
        return old.entries
    # The board is the old table's, not this server's; a daily deal is not repeated.
    settings = msgspec.structs.replace(old.settings, board=board_of(old.settings), daily=msgspec.UNSET)
    new, _ = await hall.create(settings, actor.device)
    writes: list[Write] = []
    for holder in await hall.holders.of(old.id):
        if holder.seat >= 0:
            writes.append(Hold(Holder(new, holder.seat, holder.device, hall.now())))
    await hall.change(await hall.place(new), lambda _, __: (seat_again(old), writes))
    return await hall.change(place, lambda current, _: command.plan(current, actor, new))


def seat_again(old: Table) -> list[PlannedEntry]:
    """Plan the players and bots at the seats that they had at the old table."""
    planned = []
    for seat, chair in enumerate(old.chairs):
        if chair.kind == PERSON:
            planned.append(PlannedEntry(Seated(chair.name), seat))
        elif chair.kind == BOT:
            planned.append(PlannedEntry(BotSeated(chair.bot, chair.regular), seat))
    return planned
