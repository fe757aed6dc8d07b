"""Whether an entry could be written at a table as it then was: for games that come from elsewhere. What an answer needs, the game says."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from turncoat.bots import diary
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.state import RUNNING
from turncoat.server.show.step_view import Showing
from turncoat.server.store.api import Entry
from turncoat.server.table.clocks import SEED_TIME
from turncoat.server.table.entries import (
    Agreed,
    Answered,
    Asked,
    Body,
    BotSeated,
    Changed,
    Chatted,
    Contributed,
    Created,
    Dealt,
    Diaries,
    Ended,
    Paused,
    Question,
    Renamed,
    Resumed,
    Returned,
    Said,
    Seated,
    Stalled,
    Started,
    TakenOver,
    Undone,
)
from turncoat.server.table.petitions import can_undo, check_unshown, chosen_answers, people
from turncoat.server.table.settings import check_settings
from turncoat.server.table.single_option import lone_seat, single_option
from turncoat.server.table.table import BOT, DEALING, GATHERING, OVER, PERSON, PLAYING, Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire, to_wire

# When each kind may be written; those that are not named, at any time.
STAGES: Final[dict[str, str]] = {
    **dict.fromkeys(("changed", "seated", "stood", "renamed", "bot_seated", "readied", "started"), GATHERING),
    **dict.fromkeys(("contributed", "dealt"), DEALING),
    **dict.fromkeys(
        ("answered", "ordered", "order_cleared", "said", "asked", "agreed", "undone", "paused", "resumed"),
        PLAYING,
    ),
    **dict.fromkeys(("taken_over", "returned", "ended"), PLAYING),
    **dict.fromkeys(("diaries", "marks_shown"), OVER),
}
OF_NOBODY: Final = frozenset(
    {"created", "changed", "started", "dealt", "paused", "ended", "diaries", "called", "stalled"}
)
OF_ANYBODY: Final = frozenset({"again"})
# As commands allow.
LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 60
LONGEST_TEXT: Final = 500


def check_entry(table: Table, entry: Entry, body: Body) -> None:
    """BadInput: it could not."""
    if (entry.number == 0) != (entry.kind == Created.kind):
        raise BadInput("broken_export", entry.kind)
    if STAGES.get(entry.kind, table.stage) != table.stage:
        raise BadInput("broken_export", entry.kind)
    if entry.kind in OF_NOBODY:
        if entry.seat != -1:
            raise BadInput("no_such_seat", str(entry.seat))
    elif entry.kind not in OF_ANYBODY and not 0 <= entry.seat < len(table.chairs):
        raise BadInput("no_such_seat", str(entry.seat))
    check = _CHECKS.get(entry.kind)
    if check is not None:
        check(table, entry, body)


def _need(is_so: bool, what: str) -> None:
    if not is_so:
        raise BadInput("broken_export", what)


def _created(table: Table, entry: Entry, body: Created) -> None:
    _need(body.commitment == table.commitment, "commitment")
    check_settings(body.settings)


def _changed(table: Table, entry: Entry, body: Changed) -> None:
    check_settings(body.settings)


def _named(table: Table, entry: Entry, body: Seated | Renamed | Returned) -> None:
    if not body.name.isprintable() or not 0 < len(body.name) <= LONGEST_NAME:
        raise BadInput("unusable_name")


def _bot(table: Table, entry: Entry, body: BotSeated | TakenOver) -> None:
    _need(0 < len(body.bot) <= LONGEST_BOT, "bot")


def _chatted(table: Table, entry: Entry, body: Chatted) -> None:
    _need(0 < len(body.text) <= LONGEST_TEXT, "text")


def _started(table: Table, entry: Entry, body: Started) -> None:
    _need(all(chair.is_ready for chair in table.chairs), "ready")


def _contributed(table: Table, entry: Entry, body: Contributed) -> None:
    chair = table.chairs[entry.seat]
    _need(not chair.seed and chair.kind == PERSON, "seed")
    try:
        seed = bytes.fromhex(body.seed)
    except ValueError:
        raise BadInput("other_seed") from None
    if hashlib.sha256(seed).hexdigest() != chair.commitment:
        raise BadInput("other_seed")


def _dealt(table: Table, entry: Entry, body: Dealt) -> None:
    """Everybody's seed was waited for."""
    is_late = entry.at >= table.asked_since + SEED_TIME - table.spent
    _need(is_late or all(chair.kind == BOT or chair.seed for chair in table.chairs), "seeds")


def _stalled(table: Table, entry: Entry, body: Stalled) -> None:
    _need(table.stage in (DEALING, PLAYING) and body.since < body.until <= entry.at, "stalled")


def _asked(table: Table, entry: Entry, body: Asked) -> None:
    _need(table.petition is None, "asked")
    if body.what == "undo":
        _need(not can_undo(table, entry.seat), "asked")
        _need(_is_answer(table, body.to), "asked")
        check_unshown(table, body.to)


def _agreed(table: Table, entry: Entry, body: Agreed) -> None:
    petition = table.petition
    _need(petition is not None and petition.number == body.asked, "agreed")
    assert petition is not None
    _need(entry.seat in people(table), "agreed")
    _need(not body.is_for or entry.seat not in petition.agreed, "agreed")


def _undone(table: Table, entry: Entry, body: Undone) -> None:
    _need(_is_answer(table, body.to), "undone")
    numbers = {table.running().decision + 1} if table.numbered else {table.running().decision + 1, 0}
    _need(body.decision in numbers, "decision")
    if can_undo(table, entry.seat):
        _need(body.to == chosen_answers(table)[-1].number, "undone")
    else:
        _need(_is_granted(table, "undo", body.to), "undone")
        check_unshown(table, body.to)


def _paused(table: Table, entry: Entry, body: Paused) -> None:
    _need(_is_granted(table, "pause") and table.paused_since is None, "paused")


def _resumed(table: Table, entry: Entry, body: Resumed) -> None:
    _need(table.paused_since is not None, "resumed")


def _answered(table: Table, entry: Entry, body: Answered) -> None:
    _need(table.paused_since is None, "paused")
    if body.by == "single_option":
        is_alone = entry.seat == lone_seat(table)
        _need(is_alone and body.option == single_option(table, entry.seat), "single_option")


def _ended(table: Table, entry: Entry, body: Ended) -> None:
    _need(body.secret == table.secret.hex(), "secret")
    s = table.running()
    _need(_is_granted(table, "end") if body.is_agreed else s.ending != RUNNING, "ended")


def _diaries(table: Table, entry: Entry, body: Diaries) -> None:
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


_CHECKS: Final[dict[str, Callable[[Table, Entry, Any], None]]] = {
    "created": _created,
    "seated": _named,
    "renamed": _named,
    "returned": _named,
    "bot_seated": _bot,
    "taken_over": _bot,
    "chatted": _chatted,
    "changed": _changed,
    "started": _started,
    "contributed": _contributed,
    "dealt": _dealt,
    "answered": _answered,
    "asked": _asked,
    "stalled": _stalled,
    "agreed": _agreed,
    "undone": _undone,
    "paused": _paused,
    "resumed": _resumed,
    "ended": _ended,
    "diaries": _diaries,
}


class Statements:
    """What was said at a table that is told again, each when it could be said."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._public: Final[list[EventWire]] = []
        self._record: TalkRecord | None = None

    def check(self, showing: Showing) -> None:
        """The step that the table has just taken."""
        body = showing.step.body
        if isinstance(body, Undone):
            del self._public[self._table.events :]
            self._record = None if self._record is None else self._until_now(self._record)
        self._public.extend(told.public for told in showing.events)
        if self._record is not None:
            self._record.log.go_on(showing.step.events)
        if isinstance(body, Said):
            if self._record is None:
                self._record = TalkRecord.from_wire(
                    self._table.game, len(self._table.chairs), [], self._public
                )
            self._say(self._record, body, showing.step.seat)

    def _say(self, record: TalkRecord, body: Said, seat: int) -> None:
        said = from_wire(body.statement)
        expected = replace(said.content, number=len(record.said), at=record.log.count)
        _need(said.speaker == seat and to_wire(expected) == body.statement, "said")
        record.say(said.content)

    def _until_now(self, record: TalkRecord) -> TalkRecord:
        """Without what was said about something that was undone."""
        left = [to_wire(one) for one in record.said if one.at <= len(self._public)]
        return TalkRecord.from_wire(self._table.game, len(self._table.chairs), [*left], self._public)
