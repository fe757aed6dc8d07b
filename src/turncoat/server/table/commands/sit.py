"""A player takes a seat: a free one before the game, or as a substitute that of an absent player during it."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry, Hold, Holder
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command, Name, SeatNumber
from turncoat.server.table.commands.return_ import Returned
from turncoat.server.table.commands.stand import vacate
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering, is_vacant
from turncoat.server.table.seat_bots import taken_names
from turncoat.server.table.spelling import check_printable, free_name
from turncoat.server.table.stages import FREE, GATHERING, PERSON, PLAYING
from turncoat.server.table.table import Chair, Table


class Sit(Command, tag="sit", frozen=True):
    name: Name
    seat: SeatNumber | None = None  # None: the first free one

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        if table.stage != PLAYING:
            check_gathering(table)
        if actor.seat >= 0:
            raise BadInput("already_seated", f"seat={actor.seat}")
        seat = self._choose_seat(table, now)
        name = free_name(self.name, taken_names(table, seat))
        hold = Hold(Holder(table.id, seat, actor.device, now))
        if table.stage == PLAYING:
            # The substitute sees what the seat sees; the former player loses it.
            return [PlannedEntry(Returned(name, is_new=True), seat)], [*vacate(table, seat), hold]
        return [PlannedEntry(Seated(name), seat)], [hold]

    def _choose_seat(self, table: Table, now: Milliseconds) -> Seat:
        if table.stage == PLAYING:
            free = [seat for seat in range(len(table.chairs)) if is_vacant(table, seat, now)]
        else:
            free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == FREE]
        if self.seat is None:
            if not free:
                raise BadInput("table_full")
            return free[0]
        if self.seat >= len(table.chairs):
            raise BadInput("no_such_seat", f"seat={self.seat}")
        if self.seat not in free:
            raise BadInput("seat_taken", f"seat={self.seat}")
        return self.seat


class Seated(Body, frozen=True):
    kind: ClassVar[str] = "seated"
    stage: ClassVar[str | None] = GATHERING
    name: str

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.put_chair(seat, Chair(PERSON, self.name, number))

    def check(self, table: Table, entry: Entry) -> None:
        check_printable(self.name)
