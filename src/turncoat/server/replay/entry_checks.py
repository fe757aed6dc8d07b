"""Checks of entries in a game that comes from elsewhere: whether each could be written at the table as it then was.

Whether an answer is legal, the game checks when it is replayed.
"""

import hashlib
from dataclasses import replace
from typing import Final, assert_never

from turncoat.bots import diary
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.state import RUNNING
from turncoat.server.store.api import Entry
from turncoat.server.table.clocks import SEED_TIME
from turncoat.server.table.entries import (
    Again,
    Agreed,
    Answered,
    AnyBody,
    Asked,
    BotSeated,
    Called,
    Changed,
    Chatted,
    Contributed,
    Created,
    Dealt,
    Diaries,
    Ended,
    MarksShown,
    OrderCleared,
    Ordered,
    Paused,
    Question,
    Readied,
    Reminded,
    Renamed,
    Resumed,
    Returned,
    Said,
    Seated,
    Stalled,
    Started,
    Stood,
    TakenOver,
    Undone,
)
from turncoat.server.table.parts import Chair
from turncoat.server.table.petitions import check_unshown
from turncoat.server.table.queries import can_undo, chosen_answers, lone_seat, people, single_option
from turncoat.server.table.settings import check_settings
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import BOT, DEALING, GATHERING, OVER, PERSON, PLAYING, Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire, to_wire

# As commands allow.
LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 60
LONGEST_TEXT: Final = 500


def check_entry(table: Table, entry: Entry, body: AnyBody) -> None:
    """BadInput: it could not."""
    if (entry.number == 0) != isinstance(body, Created):
        raise BadInput("broken_export", entry.kind)
    if (stage_of(body) or table.stage) != table.stage:
        raise BadInput("broken_export", entry.kind)
    if not _may_be_of(table, entry.seat, body):
        raise BadInput("no_such_seat", str(entry.seat))
    _check_body(table, entry, body)


def stage_of(body: AnyBody) -> str | None:
    """When an entry may be written. None: at any time."""
    match body:
        case Changed() | Seated() | Stood() | Renamed() | BotSeated() | Readied() | Started():
            return GATHERING
        case Contributed() | Dealt():
            return DEALING
        case Answered() | Ordered() | OrderCleared() | Said() | Asked() | Agreed() | Undone():
            return PLAYING
        case Paused() | Resumed() | TakenOver() | Returned() | Ended():
            return PLAYING
        case Diaries() | MarksShown():
            return OVER
        case Created() | Chatted() | Stalled() | Reminded() | Called() | Again():
            return None
        case _:
            assert_never(body)


def _may_be_of(table: Table, seat: Seat, body: AnyBody) -> bool:
    """Entries of the table itself have no seat; that of a rematch may have any."""
    match body:
        case (
            Created()
            | Changed()
            | Started()
            | Dealt()
            | Paused()
            | Ended()
            | Diaries()
            | Called()
            | Stalled()
        ):
            return seat == SPECTATOR
        case Again():
            return True
        case _:
            return 0 <= seat < len(table.chairs)


def _check_body(table: Table, entry: Entry, body: AnyBody) -> None:
    match body:
        case Answered():
            _check_answer(table, entry, body)
        case Created():
            _need(body.commitment == table.commitment, "commitment")
            check_settings(body.settings)
        case Changed():
            check_settings(body.settings)
        case Seated() | Renamed() | Returned():
            _check_name(body.name)
        case BotSeated() | TakenOver():
            _need(0 < len(body.bot) <= LONGEST_BOT, "bot")
        case Chatted():
            _need(0 < len(body.text) <= LONGEST_TEXT, "text")
        case Started():
            _need(all(chair.is_ready for chair in table.chairs), "ready")
        case Contributed():
            _check_seed(table.chairs[entry.seat], body.seed)
        case Dealt():
            _check_deal(table, entry)
        case Stalled():
            _need(table.stage in (DEALING, PLAYING) and body.since < body.until <= entry.at, "stalled")
        case Asked():
            _check_petition(table, entry, body)
        case Agreed():
            _check_consent(table, entry, body)
        case Undone():
            _check_undo(table, entry, body)
        case Paused():
            _need(_is_granted(table, "pause") and table.paused_since is None, "paused")
        case Resumed():
            _need(table.paused_since is not None, "resumed")
        case Ended():
            _check_end(table, body)
        case Diaries():
            _check_diaries(table, body)
        case Stood() | Readied() | Ordered() | OrderCleared() | Said() | Reminded() | Called():
            pass  # statements are checked by `Statements`; orders when they are given again
        case MarksShown() | Again():
            pass
        case _:
            assert_never(body)


def _need(is_so: bool, what: str) -> None:
    if not is_so:
        raise BadInput("broken_export", what)


def _check_name(name: str) -> None:
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise BadInput("unusable_name")


def _check_seed(chair: Chair, written: str) -> None:
    _need(not chair.seed and chair.kind == PERSON, "seed")
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        raise BadInput("other_seed") from None
    if hashlib.sha256(seed).hexdigest() != chair.commitment:
        raise BadInput("other_seed")


def _check_deal(table: Table, entry: Entry) -> None:
    """The table waited for every seed."""
    is_late = entry.at >= table.asked_since + SEED_TIME - table.spent
    _need(is_late or all(chair.kind == BOT or chair.seed for chair in table.chairs), "seeds")


def _check_petition(table: Table, entry: Entry, body: Asked) -> None:
    _need(table.petition is None, "asked")
    if body.what == "undo":
        _need(not can_undo(table, entry.seat), "asked")
        _need(_is_answer(table, body.to), "asked")
        check_unshown(table, body.to)


def _check_consent(table: Table, entry: Entry, body: Agreed) -> None:
    petition = table.petition
    _need(petition is not None and petition.number == body.asked, "agreed")
    assert petition is not None
    _need(entry.seat in people(table), "agreed")
    _need(not body.is_for or entry.seat not in petition.agreed, "agreed")


def _check_undo(table: Table, entry: Entry, body: Undone) -> None:
    _need(_is_answer(table, body.to), "undone")
    numbers = {table.running().decision + 1} if table.numbered else {table.running().decision + 1, 0}
    _need(body.decision in numbers, "decision")
    if can_undo(table, entry.seat):
        _need(body.to == chosen_answers(table)[-1].number, "undone")
    else:
        _need(_is_granted(table, "undo", body.to), "undone")
        check_unshown(table, body.to)


def _check_answer(table: Table, entry: Entry, body: Answered) -> None:
    _need(table.paused_since is None, "paused")
    if body.by == "single_option":
        is_alone = entry.seat == lone_seat(table)
        _need(is_alone and body.option == single_option(table, entry.seat), "single_option")


def _check_end(table: Table, body: Ended) -> None:
    _need(body.secret == table.secret.hex(), "secret")
    s = table.running()
    _need(_is_granted(table, "end") if body.is_agreed else s.ending != RUNNING, "ended")


def _check_diaries(table: Table, body: Diaries) -> None:
    _need(not table.has_diaries, "diaries")
    for seat, told in body.diaries.items():
        _need(seat in {str(number) for number in range(len(table.chairs))}, "diaries")
        for one in told.entries:
            diary.from_wire(one)


def _is_answer(table: Table, number: int) -> bool:
    return any(one.number == number and isinstance(one.body, Answered) for one in table.answers)


def _is_granted(table: Table, what: Question, to: int = -1) -> bool:
    petition = table.petition
    return (
        petition is not None
        and (petition.what, petition.to) == (what, to)
        and people(table) <= petition.agreed
    )


class Statements:
    """What was said at a table that is told again, each when it could be said."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._public: Final[list[EventWire]] = []
        self._record: TalkRecord | None = None

    def check(self, step_view: StepView) -> None:
        """The step that the table has just taken."""
        body = step_view.planned.body
        if isinstance(body, Undone):
            del self._public[self._table.events :]
            self._record = None if self._record is None else self._until_now(self._record)
        self._public.extend(told.public for told in step_view.events)
        if self._record is not None:
            self._record.log.go_on(step_view.planned.events)
        if isinstance(body, Said):
            if self._record is None:
                self._record = TalkRecord.from_wire(
                    self._table.game, len(self._table.chairs), [], self._public
                )
            self._say(self._record, body, step_view.planned.seat)

    def _say(self, record: TalkRecord, body: Said, seat: int) -> None:
        said = from_wire(body.statement)
        expected = replace(said.content, number=len(record.said), at=record.log.count)
        _need(said.speaker == seat and to_wire(expected) == body.statement, "said")
        record.say(said.content)

    def _until_now(self, record: TalkRecord) -> TalkRecord:
        """Without what was said about something that was undone."""
        left = [to_wire(one) for one in record.said if one.at <= len(self._public)]
        return TalkRecord.from_wire(self._table.game, len(self._table.chairs), [*left], self._public)
