"""Petitions, which need everybody's consent: an undo of an answer that had effects, a pause, an end without a winner.

A player may undo their own last answers alone while these were *quiet*: nothing drawn or rolled, nothing told to anybody, no other
player could act meanwhile. An undo that everybody agrees to goes further, but never across something that was shown. Standing orders
stay as they are.
"""

from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import Agreed, Asked, Ended, Paused, Question, Resumed
from turncoat.server.table.moves import go_back
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.positions import is_shown, replay_position
from turncoat.server.table.queries import can_undo, chosen_answers, people
from turncoat.server.table.table import PLAYING, Table


def undo(table: Table, actor: Actor, command: commands.Undo, now: Milliseconds) -> Plan:
    seat = actor.seated()
    table.running()
    last = next((one for one in reversed(chosen_answers(table)) if one.seat == seat), None)
    if last is None:
        raise BadInput("nothing_to_undo")
    if can_undo(table, seat):
        return [plan_undo(table, seat, last.number)], []
    check_unasked(table)
    check_unshown(table, last.number)
    return plan_petition(table, seat, "undo", last.number), []


def plan_undo(table: Table, seat: Seat, to: int) -> PlannedEntry:
    """Numbers of decisions go on: an answer that is on its way to one of before is refused, whatever is asked now."""
    return go_back(table, seat, to, table.running().decision + 1)


def check_unshown(table: Table, number: int) -> None:
    """BadInput: a viewer was shown or told something from that answer on. That stays so, and is cached: finding out takes a while."""
    if number <= table.shown_since:
        raise BadInput("shown_since")
    heard: list[Event] = []
    replay_position(table, table.entries, heard)
    before = next(one.first_event for one in table.answers if one.number == number)
    if any(is_shown(table.game, event) for event in heard[before:]):
        table.shown_since = number
        raise BadInput("shown_since")


def plan_petition(table: Table, seat: Seat, what: Question, to: int = -1) -> list[PlannedEntry]:
    """Ask everybody; the only person at a table need not wait for consent."""
    check_unasked(table)
    asked = PlannedEntry(Asked(what, to), seat)
    if people(table) - {seat}:
        return [asked]
    return [asked, grant(table, seat, what, to)]


def check_unasked(table: Table) -> None:
    if table.petition is not None:
        raise BadInput("already_asked", table.petition.what)


def grant(table: Table, seat: Seat, what: Question, to: int) -> PlannedEntry:
    if what == "undo":
        return plan_undo(table, seat, to)
    if what == "pause":
        return PlannedEntry(Paused())
    return PlannedEntry(Ended(is_agreed=True, secret=table.secret.hex()))


def agree(table: Table, actor: Actor, command: commands.Agree, now: Milliseconds) -> Plan:
    """Or not; also after one agreed, as long as others have not: so what one asked for is taken back."""
    seat = actor.seated()
    asked = table.petition
    if asked is None or asked.number != command.asked or seat not in people(table):
        raise BadInput("nothing_asked")
    if command.is_for and seat in asked.agreed:
        raise BadInput("already_answered", f"seat={seat}")
    if command.is_for and asked.what == "undo":
        check_unshown(table, asked.to)  # the game has gone on since it was asked
    steps = [PlannedEntry(Agreed(command.asked, command.is_for), seat)]
    if command.is_for and people(table) <= asked.agreed | {seat}:
        steps.append(grant(table, asked.seat, asked.what, asked.to))
    return steps, []


def grant_without(table: Table, gone: set[Seat]) -> list[PlannedEntry]:
    """What everybody else has agreed to, once these are no longer at the table."""
    asked = table.petition
    left = people(table) - gone
    if asked is None or not left or not left <= asked.agreed:
        return []
    try:
        if asked.what == "undo":
            check_unshown(table, asked.to)
    except BadInput:
        return []  # it can only be taken back
    return [grant(table, asked.seat, asked.what, asked.to)]


def ask_end(table: Table, actor: Actor, command: commands.AskEnd, now: Milliseconds) -> Plan:
    table.running()
    return plan_petition(table, actor.seated(), "end"), []


def ask_pause(table: Table, actor: Actor, command: commands.AskPause, now: Milliseconds) -> Plan:
    table.running()
    if table.paused_since is not None:
        raise BadInput("paused")
    return plan_petition(table, actor.seated(), "pause"), []


def resume(table: Table, actor: Actor, command: commands.Resume, now: Milliseconds) -> Plan:
    actor.seated()
    if table.stage != PLAYING or table.paused_since is None:
        raise BadInput("not_paused")
    return [PlannedEntry(Resumed(), actor.seat)], []
