"""Answers to the pending decision, by a player, a bot or the clock (`late_answers.py`), and a player's run of answers.

A run answers one gathered question (`Ask.is_gathered`) several times, such as cards into a check or figures to their places: the
player picks them all and confirms once. Each answer is checked like any other, and all are stored in one transaction. The first that is
refused ends the run; those before it count.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from turncoat.kernel.decisions import check, pending_ask, shown_waiting_seats, take, waiting_seats
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, WINDOW_OPENED, Event
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.procedures import Ask
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.wire import option_from_id
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import OWN, PositionChange, require
from turncoat.server.table.command import Command, OptionId, Run
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.positions import is_shown
from turncoat.server.table.queries import ordered_option, single_option, undelayed_seats
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Answering, Table

# person, bot: the seat's player; run: a person, together with the answer before it
# clock: a plain rule, for late people and failing bots; window: the same, when only a chance to react passed
# single_option: the table, for a person without a choice; order: a standing order, to a sealed question (`order_pauses.py`)
By: TypeAlias = Literal["person", "bot", "clock", "window", "single_option", "run", "order"]


class Answer(Command, tag="answer", frozen=True):
    """`asked_since`, which is optional, is that of the clock when the client was shown the decision."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    option: OptionId
    asked_since: Annotated[int, msgspec.Meta(ge=0)] | None = None

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        check_asked_since(table, self.asked_since)
        return plan_answer(table, seat, self.option, self.decision, "person"), []


class AnswerRun(Command, tag="answers", frozen=True):
    """`decision` and `asked_since` are those of the first answer, as in `Answer`."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    options: Run
    asked_since: Annotated[int, msgspec.Meta(ge=0)] | None = None

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        check_asked_since(table, self.asked_since)
        planned, _ = take_run(table, seat, self.options, self.decision)
        return planned, []


def check_asked_since(table: Table, asked_since: Milliseconds | None) -> None:
    """BadInput: an undo has put the decision again since it was shown."""
    if asked_since is not None and asked_since != table.asked_since:
        raise BadInput("stale", f"decision={table.running_state().decision}")


def plan_answer(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> list[PlannedEntry]:
    """Plan an answer, and the end of the game if the answer ends it."""
    if table.paused_since is not None:
        raise BadInput("paused")
    if table.meeting is not None:
        raise BadInput("meeting")
    answered = answer_decision(table, seat, option, decision, by)
    assert answered.state is not None
    if answered.state.ending == RUNNING:
        return [answered]
    return [answered, PlannedEntry(Ended(is_agreed=False, secret=table.secret.hex()))]


def take_run(table: Table, seat: Seat, options: list[str], decision: int) -> tuple[list[PlannedEntry], State]:
    """Plan the answers up to the first that is refused, with the position after them. BadInput: the first one is refused."""
    asked = pending_ask(table.running_state())
    planned = plan_answer(table, seat, options[0], decision, "person")
    ahead = table.copy()
    ahead.state = _position_after(planned)
    for option in options[1:]:
        if not is_asked_on(ahead.state, seat, asked):
            break
        try:
            following = plan_answer(ahead, seat, option, None, "run")
        except BadInput:
            break
        ahead.state = _position_after(following)
        planned += following
    return planned, ahead.state


def look_ahead(table: Table, seat: Seat, options: list[str], decision: int) -> State | None:
    """The position after these answers, if the same gathered question goes on; None if they end it. BadInput: one of them is not
    allowed."""
    asked = pending_ask(table.running_state())
    planned, after = take_run(table, seat, options, decision)
    if sum(isinstance(entry.body, Answered) for entry in planned) < len(options):
        raise BadInput("illegal_option")
    return after if is_asked_on(after, seat, asked) else None


def is_asked_on(s: State, seat: Seat, asked: Ask) -> bool:
    """Whether the seat is asked the same gathered question again."""
    if s.ending != RUNNING or not asked.is_gathered:
        return False
    return pending_ask(s) is asked and has_seat(waiting_seats(s), seat)


def _position_after(planned: list[PlannedEntry]) -> State:
    after = planned[0].state
    assert after is not None
    return after


def answer_decision(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> PlannedEntry:
    """Plan one answer. BadInput: the seat may not give it."""
    s = table.running_state()
    chosen = option_from_id(s.game, option)
    check(s, seat, chosen, decision, table.legal_options.find(s, seat))
    after = s.copy()
    events: list[Event] = []
    after.journal = events
    take(after, seat, chosen)
    after.journal = None
    quiet = is_quiet(s, after, seat, events)
    return PlannedEntry(Answered(option, s.decision, by, quiet), seat, after, events)


def is_quiet(before: State, after: State, seat: Seat, heard: list[Event]) -> bool:
    """Whether an answer may be undone without a petition: nothing was drawn, rolled or revealed, and no other seat could act since,
    not even by a standing order."""
    return (
        after.ending == RUNNING
        and after.decision > before.decision
        and shown_waiting_seats(after) == 1 << seat
        and not any(is_shown(after.game, event) or _lets_others_act(event, seat) for event in heard)
        and after.dice.save() == before.dice.save()
    )


def _lets_others_act(event: Event, seat: Seat) -> bool:
    return event.kind == WINDOW_OPENED or (event.kind == CHOSE and event.arguments[0] != seat)


class Answered(PositionChange, frozen=True, gc=False):
    """An answer. The game's events reveal the option to the seats that may know it."""

    kind: ClassVar[str] = "answered"
    stage: ClassVar[str | None] = PLAYING
    shown: ClassVar[str] = OWN
    is_answer: ClassVar[bool] = True
    option: str
    decision: int
    by: By
    is_quiet: bool  # see `is_quiet`: may be undone without a petition

    @property
    def is_undoable(self) -> bool:
        """Whether an undo may take back this answer. A run is undone as a whole, from its first answer on."""
        return self.by not in ("single_option", "run", "order")

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.answers.append(Answering(number, seat, self, table.events))
        if self.by in ("window", "single_option", "order"):
            return  # neither a missed decision nor a sign that the person is present
        missed = table.chairs[seat].missed
        now = missed + 1 if self.by == "clock" else 0
        if now != missed:
            table.change_chair(seat, missed=now)

    def replay(self, table: Table, seat: Seat) -> PlannedEntry:
        return answer_decision(table, seat, self.option, self.decision, self.by)

    def renumber(self, s: State) -> None:
        """Give the pending decision the number under which it was answered: undone decisions before it used up numbers."""
        s.decision = self.decision

    def play(self, s: State, seat: Seat) -> None:
        """Give the answer again, in a game that is replayed."""
        self.renumber(s)
        take(s, seat, option_from_id(s.game, self.option))

    def check(self, table: Table, entry: Entry) -> None:
        """`replay` checks that the answer is legal."""
        require(table.paused_since is None, "paused")
        require(table.meeting is None, "meeting")
        if self.by == "single_option":
            is_skipped = entry.seat in undelayed_seats(table)
            require(is_skipped and self.option == single_option(table, entry.seat), "single_option")
        if self.by == "order":
            require(self.option == ordered_option(table, entry.seat), "order")
        if self.by == "run":
            before = table.answers[-1] if table.answers else None
            is_next = before is not None and (before.number, before.seat) == (entry.number - 1, entry.seat)
            require(is_next and pending_ask(table.running_state()).is_gathered, "run")
