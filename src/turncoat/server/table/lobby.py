"""Before a game: who sits where, what is played, and the seeds that the dice are made of."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.store.api import MOVE, DropKeys, Hold, Holder, Milliseconds, Release, Write
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import (
    BotSeated,
    Changed,
    Contributed,
    Dealt,
    Readied,
    Renamed,
    Seated,
    Started,
    Stood,
)
from turncoat.server.table.parts import FREE
from turncoat.server.table.plan import Plan, Step
from turncoat.server.table.positions import deal
from turncoat.server.table.settings import settled
from turncoat.server.table.spelling import check_title, folded, spelled_name
from turncoat.server.table.table import BOT, DEALING, GATHERING, PERSON, Table

SURPRISE: Final = "surprise"  # a bot that keeps to itself who it is
SURPRISES: Final = ("persona", "belief")


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
    return [Step(Seated(name), seat)], [Hold(Holder(table.id, seat, actor.device, now))]


def free_name(table: Table, wanted: str, seat: Seat) -> str:
    """As it is shown; BadInput if it is nothing, or somebody else's."""
    name = spelled_name(wanted)
    taken = {folded(chair.name) for number, chair in enumerate(table.chairs) if number != seat}
    if folded(name) in taken:
        raise BadInput("name_taken", name)
    return name


def stand(table: Table, actor: Actor, command: commands.Stand, now: Milliseconds) -> Plan:
    gathers(table)
    return [Step(Stood(), actor.seated())], vacating(table, actor.seat)


def rename(table: Table, actor: Actor, command: commands.Rename, now: Milliseconds) -> Plan:
    gathers(table)
    return [Step(Renamed(free_name(table, command.name, actor.seated())), actor.seat)], []


def seat_bot(table: Table, actor: Actor, command: commands.SeatBot, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    check_bot(command.bot)
    if command.seat >= len(table.chairs):
        raise BadInput("no_such_seat", f"seat={command.seat}")
    if table.chairs[command.seat].kind == PERSON:
        raise BadInput("seat_taken", f"seat={command.seat}")
    return [Step(BotSeated(command.bot), command.seat)], []


def check_bot(name: str) -> None:
    """Programs of somebody's own play through the network, like people: none is started here."""
    if ":" in name and not name.startswith("persona:"):
        raise BadInput("unknown_bot", name)
    if name != SURPRISE:
        player_named(name)


def free(table: Table, actor: Actor, command: commands.Free, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    if command.seat >= len(table.chairs) or table.chairs[command.seat].kind == FREE:
        raise BadInput("seat_is_free", f"seat={command.seat}")
    return [Step(Stood(), command.seat)], vacating(table, command.seat)


def vacating(table: Table, seat: Seat) -> list[Write]:
    """No device plays the seat any more, nor one for which there is still a link."""
    return [Release(table.id, seat, None), DropKeys(table.id, MOVE, seat)]


def change(table: Table, actor: Actor, command: commands.Change, now: Milliseconds) -> Plan:
    gathers(table)
    actor.must_host()
    check_title(command.settings.title)
    settings = settled(command.settings)
    if any(chair.kind == PERSON for chair in table.chairs[settings.players :]):
        raise BadInput("seat_taken", f"seat={settings.players}")
    return [Step(Changed(settings))], []


def ready(table: Table, actor: Actor, command: commands.Ready, now: Milliseconds) -> Plan:
    gathers(table)
    return [Step(Readied(command.commitment, command.is_ready), actor.seated())], []


def start(table: Table, actor: Actor, command: commands.Start, now: Milliseconds) -> Plan:
    """Everybody must be ready; then nobody can change anything, and seeds come in."""
    gathers(table)
    actor.must_host()
    waits = [seat for seat, chair in enumerate(table.chairs) if not chair.is_ready]
    if waits:
        raise BadInput("not_ready", ", ".join(f"seat={seat}" for seat in waits))
    steps = [Step(Started())]
    if all(chair.kind == BOT for chair in table.chairs):
        steps += dealing(table)
    return steps, []


def contribute(table: Table, actor: Actor, command: commands.Contribute, now: Milliseconds) -> Plan:
    if table.stage != DEALING:
        raise BadInput("no_seeds_wanted")
    chair = table.chairs[actor.seated()]
    if chair.seed:
        raise BadInput("already_answered", f"seat={actor.seat}")
    if hashlib.sha256(bytes.fromhex(command.seed)).hexdigest() != chair.commitment:
        raise BadInput("other_seed")
    steps = [Step(Contributed(command.seed), actor.seat)]
    others = [one for seat, one in enumerate(table.chairs) if seat != actor.seat]
    if all(one.kind == BOT or one.seed for one in others):
        steps += dealing(table, {actor.seat: command.seed})
    return steps, []


def dealing(table: Table, seeds: dict[Seat, str] | None = None) -> list[Step]:
    """The deal, as it will be with these seeds beside those that are there already."""
    state, events = deal(table, seeds or {})
    return [Step(Dealt(table.game.version), state=state, events=events)]


def deal_late(table: Table) -> list[Step]:
    """Somebody's seed did not come in time."""
    return dealing(table) if table.stage == DEALING else []


def gathers(table: Table) -> None:
    if table.stage != GATHERING:
        raise BadInput("already_begun")


def drawn_bot(choices: Sequence[str] = SURPRISES) -> str:
    return secrets.choice(choices)
