"""A game told again from its entries, step by step, as it happened: what was undone has not happened."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server import bodies
from turncoat.server.showing import Showing, read_outcome
from turncoat.server.store import Entry
from turncoat.server.table import Table

# What led to something, or to nothing; what came of it has an entry of its own.
PASSING: Final = frozenset({bodies.Asked.kind, bodies.Agreed.kind, bodies.Reminded.kind})


def without_undone(entries: Sequence[Entry]) -> list[Entry]:
    """Those that still count. Standing orders outlive an undo; what was said about something undone does not."""
    kept: list[Entry] = []
    first: dict[int, int] = {}  # by entry: how many events there had been
    events = 0
    for entry in entries:
        first[entry.number] = events
        if entry.kind == bodies.Undone.kind:
            undone = bodies.read_body(entry.kind, entry.body)
            assert isinstance(undone, bodies.Undone)
            events = first[undone.to]
            kept = [one for one in kept if not _falls(one, undone.to, events)]
        elif entry.kind not in PASSING:
            events += read_outcome(entry.events).told
            kept.append(entry)
    return kept


def _falls(entry: Entry, to: int, events: int) -> bool:
    if entry.number < to:
        return False
    if entry.kind == bodies.Said.kind:
        said = bodies.read_body(entry.kind, entry.body)
        assert isinstance(said, bodies.Said)
        return bool(said.statement["at"] > events)
    return entry.kind == bodies.Answered.kind


def retell(table: Table, entries: Iterable[Entry]) -> Iterator[tuple[Entry, Showing]]:
    """The table takes them one by one. BadInput: it was played by other rules than ours."""
    for entry in entries:
        if entry.kind == bodies.Dealt.kind:
            check_version(table, entry)
        step = table.step_of(entry)
        seats = step.body.settings.players if isinstance(step.body, bodies.Created) else len(table.chairs)
        showing = Showing(step, table.state, seats)
        table.take(step, entry.at, showing.shown, len(showing.events), entry.chain, asks=showing.asks)
        yield entry, showing


def check_version(table: Table, entry: Entry) -> None:
    dealt = bodies.read_body(entry.kind, entry.body)
    assert isinstance(dealt, bodies.Dealt)
    if dealt.version != table.game.version:
        raise BadInput("unknown_version", str(dealt.version))
