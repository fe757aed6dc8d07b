"""Checks of the entries of an imported game: whether each could have been written to the table as it then was.

Every kind of entry has its own `check` (`table/commands/`). The legality of answers is checked by replaying them.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import EventWire
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import follow_talk
from turncoat.server.table.body import A_SEAT, THE_TABLE, require
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.say import MeetingCalled, Said
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire, is_accusation, to_wire

if TYPE_CHECKING:
    from turncoat.server.table.commands.registry import AnyBody


def check_entry(table: Table, entry: Entry, body: "AnyBody") -> None:
    """BadInput: the entry could not have been written to the table."""
    require((entry.number == 0) == isinstance(body, Created), entry.kind)
    require(body.stage in (None, table.stage), entry.kind)
    if not _may_write(table, entry, body):
        raise BadInput("no_such_seat", str(entry.seat))
    body.check(table, entry)


def _may_write(table: Table, entry: Entry, body: "AnyBody") -> bool:
    if body.writer == THE_TABLE:
        return entry.seat == SPECTATOR
    return body.writer != A_SEAT or 0 <= entry.seat < len(table.chairs)


class StatementChecks:
    """Checks of statements at a table that is replayed: whether each could have been made then."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._public: Final[list[EventWire]] = []
        self._record: TalkRecord | None = None

    def check(self, step_view: StepView) -> None:
        """Check the step that the table has just taken."""
        planned = step_view.planned
        body = planned.body
        if isinstance(body, Undone):
            del self._public[self._table.events :]
            self._record = None if self._record is None else self._until_now(self._record)
        self._public.extend(told.public for told in step_view.events)
        if isinstance(body, MeetingCalled):
            self._check_call(body, planned.seat)
        if isinstance(body, Said):
            self._check_statement(body, planned.seat)
        follow_talk(self._record, planned)

    def _check_statement(self, body: Said, seat: int) -> None:
        """Check a statement. The record is created with the first one, since few imported games have any."""
        if self._record is None:
            self._record = TalkRecord.from_wire(self._table.game, len(self._table.chairs), [], self._public)
        said = from_wire(body.statement)
        expected = replace(said, number=len(self._record.said), at=self._record.log.count)
        require(said.speaker == seat and to_wire(expected) == body.statement, "said")

    def _check_call(self, body: MeetingCalled, seat: int) -> None:
        """Check that the last statement is the accusation that called the meeting."""
        record = self._record
        require(record is not None and bool(record.said), "meeting_called")
        assert record is not None
        said = record.said[-1]
        is_same = (said.speaker, said.seat, said.number) == (seat, body.accused, body.statement)
        require(is_same and is_accusation(said) and body.accused not in record.log.revealed, "meeting_called")
        require(body.round == record.log.round(), "meeting_called")

    def _until_now(self, record: TalkRecord) -> TalkRecord:
        """The record without statements made after the undone events."""
        left = [to_wire(one) for one in record.said if one.at <= len(self._public)]
        return TalkRecord.from_wire(self._table.game, len(self._table.chairs), [*left], self._public)
