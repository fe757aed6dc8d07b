"""In the game: answers, standing orders, and what is said."""

from dataclasses import replace

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import MINUTE, Milliseconds
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import By, Chatted, Ended, OrderCleared, Ordered, Said
from turncoat.server.table.moves import answer_decision, change_order
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.settings import MOST_SAID
from turncoat.server.table.table import Table
from turncoat.talk.statements import from_wire, to_wire


def answer(table: Table, actor: Actor, command: commands.Answer, now: Milliseconds) -> Plan:
    seat = actor.seated()
    if command.asked is not None and command.asked != table.asked_since:
        raise BadInput("stale", f"decision={table.running().decision}")
    return plan_answer(table, seat, command.option, command.decision, "person"), []


def plan_answer(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> list[PlannedEntry]:
    """The answer, and the end of the game if that is what it comes to."""
    if table.paused_since is not None:
        raise BadInput("paused")
    step = answer_decision(table, seat, option, decision, by)
    assert step.state is not None
    if step.state.ending == RUNNING:
        return [step]
    return [step, PlannedEntry(Ended(is_agreed=False, secret=table.secret.hex()))]


def order(table: Table, actor: Actor, command: commands.GiveOrder, now: Milliseconds) -> Plan:
    return [change_order(table, actor.seated(), Ordered(command.order))], []


def clear_order(table: Table, actor: Actor, command: commands.ClearOrder, now: Milliseconds) -> Plan:
    return [change_order(table, actor.seated(), OrderCleared(command.order))], []


def say(table: Table, actor: Actor, command: commands.Say, now: Milliseconds) -> Plan:
    table.running()
    check_silence(table, actor.seated(), now)
    return plan_statement(table, actor.seated(), dict(command.statement)), []


def plan_statement(table: Table, seat: Seat, written: dict[str, Json]) -> list[PlannedEntry]:
    """The table's talk must have been read by now."""
    assert table.talk is not None
    statement = from_wire({**written, "speaker": seat}).content
    table.talk.check(statement)
    said = replace(statement, number=len(table.talk.said), at=table.talk.log.count)
    return [PlannedEntry(Said(to_wire(said)), seat)]


def chat(table: Table, actor: Actor, command: commands.Chat, now: Milliseconds) -> Plan:
    if table.settings.chat == "phrases" and table.stage == "playing":
        raise BadInput("phrases_only")
    text = " ".join(command.text.split())
    if not text:
        raise BadInput("nothing_said")
    check_silence(table, actor.seated(), now)
    return [PlannedEntry(Chatted(text), actor.seat)], []


def check_silence(table: Table, seat: Seat, now: Milliseconds) -> None:
    """BadInput: they have said enough for a minute, from however many devices and by whatever server."""
    said = table.chairs[seat].said
    if len(said) == MOST_SAID and now - said[0] < MINUTE:
        raise BadInput("too_many")
