"""A player takes an answer back.

A player may undo their own last answers alone while these are *quiet*: nothing was drawn, rolled or revealed, and no other player could
act since. With the consent of all people an undo goes further back, but never past something that was revealed. Standing orders stay as
they are.
"""

from typing import ClassVar

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import PositionChange, require
from turncoat.server.table.command import Command
from turncoat.server.table.commands.petition import check_no_petition, plan_petition
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.positions import check_unshown, replay_position
from turncoat.server.table.queries import can_undo, is_answer, is_granted, undoable_answers
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Answering, Table


class Undo(Command, tag="undo", frozen=True):
    """Take one's last answer back if it was quiet; else ask all players for their consent."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        table.running_state()
        if table.meeting is not None:
            raise BadInput("meeting")
        last = next((one for one in reversed(undoable_answers(table)) if one.seat == seat), None)
        if last is None:
            raise BadInput("nothing_to_undo")
        if can_undo(table, seat):
            return [plan_undo(table, seat, last.number)], []
        check_no_petition(table)
        check_unshown(table, last.number)
        return plan_petition(table, seat, "undo", last.number), []


def plan_undo(table: Table, seat: Seat, to: int) -> PlannedEntry:
    """Plan the undo. Decision numbers go on, so an answer in flight to an earlier decision is refused."""
    return Undone(to, table.running_state().decision + 1).replay(table, seat)


class Undone(PositionChange, frozen=True, omit_defaults=True):
    kind: ClassVar[str] = "undone"
    stage: ClassVar[str | None] = PLAYING
    unshown: ClassVar[tuple[str, ...]] = ("to", "decision")
    is_reset: ClassVar[bool] = True
    to: int  # the number of the first answer that is taken back
    decision: int = 0  # number of the decision that is put again, higher than all before; 0 in older games: its old number

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        orders: list[Answering] = []  # standing orders, which stay
        while table.answers and table.answers[-1].number >= self.to:
            undone = table.answers.pop()
            table.events = undone.first_event
            if not undone.body.is_answer:
                orders.append(undone)
        for order in reversed(orders):
            table.answers.append(msgspec.structs.replace(order, first_event=table.events))
        table.numbered = self.decision
        table.talk = None  # the record has read the undone events
        table.story = None
        table.marks = None
        table.petition = None
        table.meeting = None

    def replay(self, table: Table, seat: Seat) -> PlannedEntry:
        """Return to the position before the answer of entry `to`."""
        s = replay_position(table, self.to)
        s.decision = self.decision or s.decision
        return PlannedEntry(self, seat, s)

    def check(self, table: Table, entry: Entry) -> None:
        require(is_answer(table, self.to), "undone")
        numbers = (
            {table.running_state().decision + 1}
            if table.numbered
            else {table.running_state().decision + 1, 0}
        )
        require(self.decision in numbers, "decision")
        if can_undo(table, entry.seat):
            require(self.to == undoable_answers(table)[-1].number, "undone")
        else:
            require(is_granted(table, "undo", self.to), "undone")
            check_unshown(table, self.to)
