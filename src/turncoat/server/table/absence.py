"""Who is not there: leaving a seat to a bot, coming back, a substitute, and what happens when a clock runs out."""

from collections.abc import Sequence
from typing import Final

from turncoat.kernel.decisions import options, waiting
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PASS
from turncoat.kernel.wire import option_id
from turncoat.server.store.api import MOVE, DropKeys, Hold, Holder, Milliseconds
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.clocks import MINUTE, is_window, people_in
from turncoat.server.table.entries import By, MarksShown, Returned, TakenOver
from turncoat.server.table.lobby import drawn_bot, free_name, vacating
from turncoat.server.table.lobby import sit as take_seat
from turncoat.server.table.petitions import agreed_without
from turncoat.server.table.plan import Plan, Step
from turncoat.server.table.play import answering
from turncoat.server.table.table import OVER, PERSON, PLAYING, Table

PATIENCE: Final = 3  # decisions in a row that the clock answers, then a bot takes the seat
KEPT_FOR: Final = (
    10 * MINUTE
)  # that a seat waits for whoever left it; one that the clock took waits for nobody


def leave(table: Table, actor: Actor, command: commands.Leave, now: Milliseconds) -> Plan:
    seat = actor.seated()
    table.running()
    if table.chairs[seat].bot:
        raise BadInput("already_left")
    steps = [Step(TakenOver(drawn_bot(), "left"), seat), *agreed_without(table, {seat})]
    return steps, [DropKeys(table.id, MOVE, seat)]


def come_back(table: Table, actor: Actor, command: commands.Return, now: Milliseconds) -> Plan:
    seat = actor.seated()
    table.running()
    chair = table.chairs[seat]
    if chair.kind != PERSON or not chair.bot:
        raise BadInput("not_away")
    return [Step(Returned(chair.name), seat)], []


def sit(table: Table, actor: Actor, command: commands.Sit, now: Milliseconds) -> Plan:
    """Before a game on a free seat, in the middle of one for somebody who is away."""
    return (
        substitute(table, actor, command, now)
        if table.stage == PLAYING
        else take_seat(table, actor, command, now)
    )


def substitute(table: Table, actor: Actor, command: commands.Sit, now: Milliseconds) -> Plan:
    """The seat is theirs from now on: they see what it sees, and whoever held it does not any more."""
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
    return [Step(Returned(name, is_new=True), seat)], [*vacating(table, seat), holding]


def is_vacant(table: Table, seat: Seat, now: Milliseconds) -> bool:
    """Whether somebody else may take a person's seat."""
    chair = table.chairs[seat]
    is_kept = chair.has_left and now < chair.away_since + KEPT_FOR
    return chair.kind == PERSON and bool(chair.bot) and not is_kept


def time_is_up(table: Table) -> list[Step]:
    """What the clock answers for those who are late, all in one piece: neither how many they are nor which of them it answers for
    first can be told from when something happens. The same rule holds for all, and looks at a seat's own options alone."""
    if table.stage != PLAYING or table.state is None:
        return []
    by: By = "window" if is_window(table) else "clock"
    ahead = table.copy()
    steps: list[Step] = []
    for seat in late_seats(table):
        for step in answering(ahead, seat, plain_answer(ahead.running(), seat), table.state.decision, by):
            ahead.take(step, table.asked_since, 0, 0, ahead.chain, asks=False)
            steps.append(step)
    if ahead.stage == PLAYING:
        steps += taking_over(
            ahead, [seat for seat in late_seats(table) if ahead.chairs[seat].missed >= PATIENCE]
        )
    return steps


def taking_over(table: Table, seats: Sequence[Seat]) -> list[Step]:
    """Bots play for these from now on; what all others have agreed to need not wait for them any more."""
    steps = [Step(TakenOver(drawn_bot(), "clock"), seat) for seat in seats]
    return steps + agreed_without(table, set(seats)) if steps else []


def plain_answer(s: State, seat: Seat) -> str:
    """For a seat that is asked and does not answer itself: pass where one may, else what comes first."""
    legal = options(s, seat)
    passing = [option for option in legal if verb_of(option) == PASS]
    return option_id(s.game, (passing or legal)[0])


def late_seats(table: Table) -> list[Seat]:
    """People whose answer is missing; bots are never late."""
    return [] if table.state is None else people_in(table, waiting(table.state))


def show_marks(table: Table, actor: Actor, command: commands.ShowMarks, now: Milliseconds) -> Plan:
    if table.stage != OVER:
        raise BadInput("not_over")
    return [Step(MarksShown(command.is_shown), actor.seated())], []
