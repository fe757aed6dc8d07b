"""Another game for the same people: a new table, set up as the old one was, where everybody has their seat already."""

from typing import TYPE_CHECKING

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.store.api import Hold, Holder, Write
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import Again, BotSeated, Seated
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.settings import board_of
from turncoat.server.table.table import BOT, OVER, PERSON, Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


async def rematch(hall: "Hall", place: "Place", actor: Actor) -> int:
    """The old table tells where the new one is; asked a second time, nothing more happens."""
    actor.must_host()
    old = place.table
    if old.stage != OVER:
        raise BadInput("not_over")
    if old.again:
        return old.entries
    settings = msgspec.structs.replace(old.settings, board=board_of(old.settings))  # not this server's
    new, _ = await hall.create(settings, actor.device)
    writes: list[Write] = []
    for holder in await hall.holders.of(old.id):
        if holder.seat >= 0:
            writes.append(Hold(Holder(new, holder.seat, holder.device, hall.now())))
    await hall.change(await hall.place(new), lambda _, __: (seat_again(old), writes))
    return await hall.change(place, lambda found, _: lead_to(found, new))


def seat_again(old: Table) -> list[PlannedEntry]:
    """As they sat at the old table."""
    steps = []
    for seat, chair in enumerate(old.chairs):
        if chair.kind == PERSON:
            steps.append(PlannedEntry(Seated(chair.name), seat))
        elif chair.kind == BOT:
            steps.append(PlannedEntry(BotSeated(chair.bot), seat))
    return steps


def lead_to(old: Table, new: str) -> Plan:
    """Of two hosts who ask at the same time, the first one's table is the one."""
    return ([] if old.again else [PlannedEntry(Again(new), SPECTATOR)]), []
