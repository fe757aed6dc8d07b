"""A seat gives or clears a standing order."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import order_from_text
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import OWN, PositionChange
from turncoat.server.table.command import Command, OptionId
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Answering, Table


class GiveOrder(Command, tag="order", frozen=True):
    order: OptionId

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        return [_plan_order(table, actor.require_seat(), Ordered(self.order))], []


class ClearOrder(Command, tag="clear_order", frozen=True):
    order: OptionId

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        return [_plan_order(table, actor.require_seat(), OrderCleared(self.order))], []


class StandingOrder(PositionChange, frozen=True):
    """Base of both entries. An undo leaves standing orders as they are."""

    stage: ClassVar[str | None] = PLAYING
    shown: ClassVar[str] = OWN
    is_answer: ClassVar[bool] = False
    is_quiet: ClassVar[bool] = True
    is_undoable: ClassVar[bool] = False
    order: str

    def renumber(self, s: State) -> None:
        """An order belongs to no decision."""

    def check(self, table: Table, entry: Entry) -> None:
        """`replay` checks that the order exists."""


class Ordered(StandingOrder, frozen=True):
    kind: ClassVar[str] = "ordered"

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.answers.append(Answering(number, seat, self, table.events))

    def replay(self, table: Table, seat: Seat) -> PlannedEntry:
        return _plan_order(table, seat, self)

    def play(self, s: State, seat: Seat) -> None:
        trigger, verb, until = order_from_text(s.game, self.order)
        set_order(s, seat, trigger, verb, until)


class OrderCleared(StandingOrder, frozen=True):
    kind: ClassVar[str] = "order_cleared"

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.answers.append(Answering(number, seat, self, table.events))

    def replay(self, table: Table, seat: Seat) -> PlannedEntry:
        return _plan_order(table, seat, self)

    def play(self, s: State, seat: Seat) -> None:
        trigger, verb, _ = order_from_text(s.game, self.order)
        clear_order(s, seat, trigger, verb)


def _plan_order(table: Table, seat: Seat, body: Ordered | OrderCleared) -> PlannedEntry:
    """BadInput: there is no such order."""
    after = table.running_state().copy()
    body.play(after, seat)
    return PlannedEntry(body, seat, after)
