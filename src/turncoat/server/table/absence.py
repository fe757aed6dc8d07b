"""Absence of players: leaving a seat to a bot, coming back, a substitute, and what happens when a clock runs out."""

from collections.abc import Sequence
from typing import Final

from turncoat.kernel.decisions import options
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PASS
from turncoat.kernel.wire import option_id
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import MOVE, DropKeys, Hold, Holder
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.apply import take_ahead
from turncoat.server.table.entries import By, MarksShown, Returned, TakenOver
from turncoat.server.table.lobby import free_name, vacate
from turncoat.server.table.lobby import sit as take_seat
from turncoat.server.table.petitions import grant_without
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.play import plan_answer
from turncoat.server.table.queries import is_vacant, is_window, late_seats
from turncoat.server.table.seat_bots import draw_bot
from turncoat.server.table.table import OVER, PERSON, PLAYING, Table

PATIENCE: Final = 3  # decisions in a row that the clock answers, then a bot takes the seat


def leave(table: Table, actor: Actor, command: commands.Leave, now: Milliseconds) -> Plan:
    seat = actor.seated()
    table.running()
    if table.chairs[seat].bot:
        raise BadInput("already_left")
    steps = [PlannedEntry(TakenOver(draw_bot(), "left"), seat), *grant_without(table, {seat})]
    return steps, [DropKeys(table.id, MOVE, seat)]


def come_back(table: Table, actor: Actor, command: commands.Return, now: Milliseconds) -> Plan:
    seat = actor.seated()
    table.running()
    chair = table.chairs[seat]
    if chair.kind != PERSON or not chair.bot:
        raise BadInput("not_away")
    return [PlannedEntry(Returned(chair.name), seat)], []


def sit(table: Table, actor: Actor, command: commands.Sit, now: Milliseconds) -> Plan:
    """Before a game on a free seat, in the middle of one for a player who is away."""
    return (
        substitute(table, actor, command, now)
        if table.stage == PLAYING
        else take_seat(table, actor, command, now)
    )


def substitute(table: Table, actor: Actor, command: commands.Sit, now: Milliseconds) -> Plan:
    """The seat is the substitute's from now on: they see what it sees, and the player who held it no longer does."""
    if actor.seat >= 0:
        raise BadInput("already_seated", f"seat={actor.seat}")
    away = [seat for seat in range(len(table.chairs)) if is_vacant(table, seat, now)]
    seat = command.seat
    if seat is None:
        if not away:
            raise BadInput("table_full")
        seat = away[0]
    if seat >= len(table.chairs):
        raise BadInput("no_such_seat", f"seat={seat}")
    if seat not in away:
        raise BadInput("seat_taken", f"seat={seat}")
    name = free_name(table, command.name, seat)
    holding = Hold(Holder(table.id, seat, actor.device, now))
    return [PlannedEntry(Returned(name, is_new=True), seat)], [*vacate(table, seat), holding]


def time_is_up(table: Table) -> list[PlannedEntry]:
    """What the clock answers for those who are late, all in one piece: neither how many they are nor which of them it answers for
    first can be told from when something happens. The same rule holds for all, and looks at a seat's own options alone."""
    if table.stage != PLAYING or table.state is None:
        return []
    by: By = "window" if is_window(table) else "clock"
    ahead = table.copy()
    steps: list[PlannedEntry] = []
    for seat in late_seats(table):
        for step in plan_answer(ahead, seat, plain_answer(ahead.running(), seat), table.state.decision, by):
            take_ahead(ahead, step)
            steps.append(step)
    if ahead.stage == PLAYING:
        steps += plan_take_over(
            ahead, [seat for seat in late_seats(table) if ahead.chairs[seat].missed >= PATIENCE]
        )
    return steps


def plan_take_over(table: Table, seats: Sequence[Seat]) -> list[PlannedEntry]:
    """Bots play for these from now on; what all others have agreed to need not wait for them any more."""
    steps = [PlannedEntry(TakenOver(draw_bot(), "clock"), seat) for seat in seats]
    return steps + grant_without(table, set(seats)) if steps else []


def plain_answer(s: State, seat: Seat) -> str:
    """For a seat that is asked and does not answer itself: pass where one may, else what comes first."""
    legal = options(s, seat)
    passing = [option for option in legal if verb_of(option) == PASS]
    return option_id(s.game, (passing or legal)[0])


def show_marks(table: Table, actor: Actor, command: commands.ShowMarks, now: Milliseconds) -> Plan:
    if table.stage != OVER:
        raise BadInput("not_over")
    return [PlannedEntry(MarksShown(command.is_shown), actor.seated())], []
