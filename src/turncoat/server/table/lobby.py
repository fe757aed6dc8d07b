"""The lobby, before a game: seats, names, settings, and the seeds that the dice are made of."""

import hashlib

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import MOVE, DropKeys, Hold, Holder, Release, Write
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import (
    BotSeated,
    Changed,
    Contributed,
    Readied,
    Renamed,
    Seated,
    Started,
    Stood,
)
from turncoat.server.table.moves import deal_game
from turncoat.server.table.parts import FREE
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.seat_bots import check_bot
from turncoat.server.table.settings import settle_settings
from turncoat.server.table.spelling import check_title, folded, spelled_name
from turncoat.server.table.table import BOT, DEALING, GATHERING, PERSON, Table


def sit(table: Table, actor: Actor, command: commands.Sit, now: Milliseconds) -> Plan:
    gathers(table)
    if actor.seat >= 0:
        raise BadInput("already_seated", f"seat={actor.seat}")
    seat = command.seat
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.kind == FREE]
        if not free:
            raise BadInput("table_full")
        seat = free[0]
    if seat >= len(table.chairs):
        raise BadInput("no_such_seat", f"seat={seat}")
    if table.chairs[seat].kind != FREE:
        raise BadInput("seat_taken", f"seat={seat}")
    name = free_name(table, command.name, seat)
    return [PlannedEntry(Seated(name), seat)], [Hold(Holder(table.id, seat, actor.device, now))]


def free_name(table: Table, wanted: str, seat: Seat) -> str:
    """As it is shown; BadInput if it is empty, or another player's."""
    name = spelled_name(wanted)
    taken = {folded(chair.name) for number, chair in enumerate(table.chairs) if number != seat}
    if folded(name) in taken:
        raise BadInput("name_taken", name)
    return name


def stand(table: Table, actor: Actor, command: commands.Stand, now: Milliseconds) -> Plan:
    gathers(table)
    return [PlannedEntry(Stood(), actor.seated())], vacate(table, actor.seat)


def rename(table: Table, actor: Actor, command: commands.Rename, now: Milliseconds) -> Plan:
    gathers(table)
    return [PlannedEntry(Renamed(free_name(table, command.name, actor.seated())), actor.seat)], []


def seat_bot(table: Table, actor: Actor, command: commands.SeatBot, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    check_bot(command.bot)
    if command.seat >= len(table.chairs):
        raise BadInput("no_such_seat", f"seat={command.seat}")
    if table.chairs[command.seat].kind == PERSON:
        raise BadInput("seat_taken", f"seat={command.seat}")
    return [PlannedEntry(BotSeated(command.bot), command.seat)], []


def free(table: Table, actor: Actor, command: commands.Free, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    if command.seat >= len(table.chairs) or table.chairs[command.seat].kind == FREE:
        raise BadInput("seat_is_free", f"seat={command.seat}")
    return [PlannedEntry(Stood(), command.seat)], vacate(table, command.seat)


def vacate(table: Table, seat: Seat) -> list[Write]:
    """No device plays the seat any more, nor one for which there is still a link."""
    return [Release(table.id, seat, None), DropKeys(table.id, MOVE, seat)]


def change(table: Table, actor: Actor, command: commands.Change, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    check_title(command.settings.title)
    settings = settle_settings(command.settings)
    if any(chair.kind == PERSON for chair in table.chairs[settings.players :]):
        raise BadInput("seat_taken", f"seat={settings.players}")
    return [PlannedEntry(Changed(settings))], []


def ready(table: Table, actor: Actor, command: commands.Ready, now: Milliseconds) -> Plan:
    gathers(table)
    return [PlannedEntry(Readied(command.commitment, command.is_ready), actor.seated())], []


def start(table: Table, actor: Actor, command: commands.Start, now: Milliseconds) -> Plan:
    """Everybody must be ready; then seats and settings are fixed, and seeds come in."""
    gathers(table)
    actor.must_host()
    waits = [seat for seat, chair in enumerate(table.chairs) if not chair.is_ready]
    if waits:
        raise BadInput("not_ready", ", ".join(f"seat={seat}" for seat in waits))
    steps = [PlannedEntry(Started())]
    if all(chair.kind == BOT for chair in table.chairs):
        steps += plan_deal(table)
    return steps, []


def contribute(table: Table, actor: Actor, command: commands.Contribute, now: Milliseconds) -> Plan:
    if table.stage != DEALING:
        raise BadInput("no_seeds_wanted")
    chair = table.chairs[actor.seated()]
    if chair.seed:
        raise BadInput("already_answered", f"seat={actor.seat}")
    if hashlib.sha256(bytes.fromhex(command.seed)).hexdigest() != chair.commitment:
        raise BadInput("other_seed")
    steps = [PlannedEntry(Contributed(command.seed), actor.seat)]
    others = [one for seat, one in enumerate(table.chairs) if seat != actor.seat]
    if all(one.kind == BOT or one.seed for one in others):
        steps += plan_deal(table, {actor.seat: command.seed})
    return steps, []


def plan_deal(table: Table, seeds: dict[Seat, str] | None = None) -> list[PlannedEntry]:
    """The deal, as it will be with these seeds beside those that are there already."""
    return [deal_game(table, seeds or {})]


def deal_late(table: Table) -> list[PlannedEntry]:
    """The deal without the seeds that did not come in time."""
    return plan_deal(table) if table.stage == DEALING else []


def gathers(table: Table) -> None:
    if table.stage != GATHERING:
        raise BadInput("already_begun")
