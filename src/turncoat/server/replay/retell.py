"""A game told again from its entries, step by step, as it happened: what was undone has not happened."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import Final

from turncoat.server.store.api import Entry
from turncoat.server.table.apply import replay_entry
from turncoat.server.table.entries import (
    Agreed,
    Answered,
    Asked,
    Reminded,
    Said,
    Stalled,
    Undone,
    read_as,
)
from turncoat.server.table.step_view import StepView, read_outcome
from turncoat.server.table.table import Table

# What led to something, or to nothing; what came of it has an entry of its own.
PASSING: Final = frozenset({Asked.kind, Agreed.kind, Stalled.kind, Reminded.kind})


def without_undone(entries: Sequence[Entry]) -> list[Entry]:
    """Those that still count. Standing orders outlive an undo; what was said about something undone does not."""
    kept: list[Entry] = []
    first: dict[int, int] = {}  # by entry: how many events there had been
    events = 0
    for entry in entries:
        first[entry.number] = events
        if entry.kind == Undone.kind:
            undone = read_as(Undone, entry)
            events = first[undone.to]
            kept = [one for one in kept if not _falls(one, undone.to, events)]
        elif entry.kind not in PASSING:
            events += read_outcome(entry.events).told
            kept.append(entry)
    return kept


def _falls(entry: Entry, to: int, events: int) -> bool:
    if entry.number < to:
        return False
    if entry.kind == Said.kind:
        said = read_as(Said, entry)
        return bool(said.statement["at"] > events)
    return entry.kind == Answered.kind


def retell_kept(table: Table, entries: Sequence[Entry]) -> Iterator[tuple[Entry, StepView]]:
    """As `retell`, of those entries that still count. Numbers of decisions that were undone are left out."""
    kept = without_undone(entries)
    return retell(table, kept, _numbers(kept, _last_number(entries)))


def _last_number(entries: Sequence[Entry]) -> int:
    """Of the decision that was put again by the last undo; 0: none was, or under its old number."""
    for entry in reversed(entries):
        if entry.kind == Undone.kind:
            undone = read_as(Undone, entry)
            return undone.decision
    return 0


def _numbers(kept: Sequence[Entry], last: int) -> list[int]:
    """For each entry: the number under which the decision that it leads to was answered."""
    found: list[int] = []
    for entry in reversed(kept):
        found.append(last)
        if entry.kind == Answered.kind:
            answered = read_as(Answered, entry)
            last = answered.decision
    return found[::-1]


def retell(
    table: Table, entries: Iterable[Entry], numbers: Iterable[int] | None = None
) -> Iterator[tuple[Entry, StepView]]:
    """The table takes them one by one. BadInput: it was played by rules that we cannot deal any more. `numbers` are those that the decisions
    after each entry have at least."""
    for entry, number in zip(entries, repeat(0) if numbers is None else numbers):
        yield entry, replay_entry(table, entry, number)
