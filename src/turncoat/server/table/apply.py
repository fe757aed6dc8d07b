"""Steps of a table: it takes one entry at a time. Apart from caches, no other code changes a table.

| function | takes | used when |
| --- | --- | --- |
| `take_step` | a planned entry | a command is carried out: the stored entry is made here |
| `replay_entry` | a stored entry, its outcome computed again | another server wrote it, or a game is replayed |
| `take_entry` | a stored entry with its stored outcome | a table is loaded; its position is stored beside its entries |
| `take_ahead` | a planned entry, without an outcome | a planner needs the table after its own plan |
"""

from typing import TYPE_CHECKING

from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import next_chain
from turncoat.server.table.body import PositionChange
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.dangers import follow_dangers
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.step_view import StepView, read_outcome
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord

if TYPE_CHECKING:
    from turncoat.server.table.commands.registry import AnyBody


def take_step(
    table: Table, planned: PlannedEntry, at: Milliseconds, known: list[WrittenFrame] | None = None
) -> tuple[Entry, StepView]:
    """Take a planned entry; return the entry to store, chained to the one before it, and its view. `known`: see `Changes`."""
    body = planned.body
    step_view = _view(table, planned, known)
    entry = chain_entry(
        table.chain, table.entries, at, body.kind, planned.seat, step_view.body, step_view.outcome()
    )
    _take_step_view(table, at, entry.chain, step_view)
    return entry, step_view


def replay_entry(table: Table, entry: Entry, decision: int = 0) -> StepView:
    """Take a stored entry; return its view. `decision`: the least number of the decision that follows."""
    planned = recompute(table, entry)
    if planned.state is not None:
        planned.state.decision = max(planned.state.decision, decision)
    step_view = _view(table, planned)
    _take_step_view(table, entry.at, entry.chain, step_view)
    return step_view


def recompute(table: Table, entry: Entry) -> PlannedEntry:
    """The planned entry that was stored as this one, with its position computed again.

    BadInput: the game was dealt by rules that this version does not have.
    """
    body = read_body(entry.kind, entry.body)
    if isinstance(body, PositionChange):
        return body.replay(table, entry.seat)
    return PlannedEntry(body, entry.seat)


def take_entry(table: Table, entry: Entry) -> "AnyBody":
    """Take a stored entry with its stored outcome; return its body. The table's position stays as it is."""
    body = read_body(entry.kind, entry.body)
    outcome = read_outcome(entry.events)
    _take(table, PlannedEntry(body, entry.seat), entry.at, entry.chain, outcome.told)
    _show(table, outcome.shown, entry.chain)
    if outcome.starts_clock:
        table.start_clock(entry.at)
    return body


def take_ahead(table: Table, planned: PlannedEntry) -> None:
    """Take a planned entry on a scratch copy of a table: clocks, chain and counts of shown steps stay as they are."""
    _take(table, planned, table.asked_since, table.chain, 0)


def follow_talk(talk: TalkRecord | None, planned: PlannedEntry) -> None:
    """Add the events and the statement of an entry to the record of a table's talk, if there is one."""
    if talk is not None:
        talk.log.go_on(planned.events)
        planned.body.add_to_talk(talk)


def chain_entry(
    before: bytes, number: int, at: Milliseconds, kind: str, seat: int, body: bytes, events: bytes
) -> Entry:
    """The next entry of a table, with its hash."""
    return Entry(
        number, at, kind, seat, body, events, next_chain(before, number, at, kind, seat, body, events)
    )


def _view(table: Table, planned: PlannedEntry, known: list[WrittenFrame] | None = None) -> StepView:
    return StepView(planned, table.state, planned.body.seats(table), known)


def _take_step_view(table: Table, at: Milliseconds, chain: bytes, step_view: StepView) -> None:
    planned = step_view.planned
    _take(table, planned, at, chain, len(step_view.events))
    _show(table, step_view.shown, chain)
    follow_dangers(table, step_view)
    if planned.state is not None:
        table.legal_options = step_view.legal_options
    if step_view.starts_clock:
        table.start_clock(at)


def _take(table: Table, planned: PlannedEntry, at: Milliseconds, chain: bytes, events: int) -> None:
    number = table.entries
    table.entries += 1
    table.chain = chain
    planned.body.fold(table, planned.seat, number, at)
    table.events += events
    if planned.state is not None:
        table.state = planned.state


def _show(table: Table, shown: int, chain: bytes) -> None:
    """Count the step for the viewers that see anything of it. `shown` has one bit per viewer, spectators last."""
    if shown == (1 << len(table.shown)) - 1:
        table.shown = [number + 1 for number in table.shown]
        table.seen = [chain] * len(table.shown)
    else:
        table.shown = [number + (shown >> viewer & 1) for viewer, number in enumerate(table.shown)]
        table.seen = [chain if shown >> viewer & 1 else one for viewer, one in enumerate(table.seen)]
