"""Replay of a game from its entries, step by step, with or without undone entries."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat

from turncoat.server.store.api import Entry
from turncoat.server.table.apply import replay_entry
from turncoat.server.table.body_codec import body_kinds, read_as
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.meeting import MeetingEnded
from turncoat.server.table.commands.say import MeetingCalled, Said
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.step_view import StepView, read_outcome
from turncoat.server.table.table import Table


def remaining_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were not undone. Standing orders outlive an undo; statements made after the undone answer do not."""
    kept: list[Entry] = []
    first: dict[int, int] = {}  # by entry: number of events before it
    events = 0
    for entry in entries:
        first[entry.number] = events
        if entry.kind == Undone.kind:
            undone = read_as(Undone, entry)
            events = first[undone.to]
            kept = [one for one in kept if not _is_dropped(one, undone.to, events)]
        elif body_kinds()[entry.kind].is_retold:
            events += read_outcome(entry.events).told
            kept.append(entry)
    return kept


def _is_dropped(entry: Entry, to: int, events: int) -> bool:
    if entry.number < to:
        return False
    if entry.kind == Said.kind:
        said = read_as(Said, entry)
        return bool(said.statement["at"] > events)
    return entry.kind in (Answered.kind, MeetingCalled.kind, MeetingEnded.kind)


def retell_remaining_entries(table: Table, entries: Sequence[Entry]) -> Iterator[tuple[Entry, StepView]]:
    """Replay the entries that were not undone, as `retell` does. Decisions keep the numbers under which they were
    answered."""
    kept = remaining_entries(entries)
    return retell(table, kept, _numbers(kept, _last_number(entries)))


def _last_number(entries: Sequence[Entry]) -> int:
    """The number of the decision that the last undo put again; 0: no undo, or one that kept the old number."""
    for entry in reversed(entries):
        if entry.kind == Undone.kind:
            undone = read_as(Undone, entry)
            return undone.decision
    return 0


def _numbers(kept: Sequence[Entry], last: int) -> list[int]:
    """The number under which the decision that each entry leads to was answered."""
    numbers: list[int] = []
    for entry in reversed(kept):
        numbers.append(last)
        if entry.kind == Answered.kind:
            answered = read_as(Answered, entry)
            last = answered.decision
    return numbers[::-1]


def retell(
    table: Table, entries: Iterable[Entry], numbers: Iterable[int] | None = None
) -> Iterator[tuple[Entry, StepView]]:
    """Let the table take stored entries one by one; yield each with its view. `numbers` are the least decision numbers after each entry.

    BadInput: the game was played by rules that this version cannot deal.
    """
    for entry, number in zip(entries, repeat(0) if numbers is None else numbers):
        yield entry, replay_entry(table, entry, number)
