"""Taking steps: the only code that changes a table, its caches aside.

| function | takes | used when |
| --- | --- | --- |
| `take_step` | a planned entry | a command is carried out: the stored entry is made here |
| `replay_entry` | a stored entry, its outcome computed again | other servers wrote it, or a game is told again |
| `take_entry` | a stored entry with its stored outcome | a table is read; its position is stored beside its entries |
| `take_ahead` | a planned entry, without an outcome | a planner looks at what its own plan leads to |
"""

from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import next_chain
from turncoat.server.table.entries import AnyBody, Created, Said, read_body
from turncoat.server.table.folds import fold
from turncoat.server.table.moves import recompute
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.step_view import StepView, read_outcome
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire


def take_step(
    table: Table, planned: PlannedEntry, at: Milliseconds, known: list[WrittenFrame] | None = None
) -> tuple[Entry, StepView]:
    """The entry to be stored, chained to the one before it, and what it shows. `known`: see `Changes`."""
    body = planned.body
    step_view = _view(table, planned, known)
    entry = chain_entry(
        table.chain, table.entries, at, body.kind, planned.seat, step_view.body, step_view.outcome()
    )
    _take_viewed(table, at, entry.chain, step_view)
    return entry, step_view


def replay_entry(table: Table, entry: Entry, decision: int = 0) -> StepView:
    """What a stored entry showed. `decision`: the least number of the decision that follows."""
    planned = recompute(table, entry)
    if planned.state is not None:
        planned.state.decision = max(planned.state.decision, decision)
    step_view = _view(table, planned)
    _take_viewed(table, entry.at, entry.chain, step_view)
    return step_view


def take_entry(table: Table, entry: Entry) -> AnyBody:
    """What a stored entry says. The table's position stays as it is."""
    body = read_body(entry.kind, entry.body)
    outcome = read_outcome(entry.events)
    _take(table, PlannedEntry(body, entry.seat), entry.at, entry.chain, outcome.told)
    _show(table, outcome.shown, entry.chain)
    if outcome.starts_clock:
        _start_clock(table, entry.at)
    return body


def take_ahead(table: Table, planned: PlannedEntry) -> None:
    """On a copy of a table that is thrown away: clocks, chain and counts of what was shown stay as they are."""
    _take(table, planned, table.asked_since, table.chain, 0)


def follow_talk(talk: TalkRecord | None, planned: PlannedEntry) -> None:
    """Tell the record of a table's talk, if there is one, what happened and what was said."""
    if talk is not None:
        talk.log.go_on(planned.events)
        if isinstance(planned.body, Said):
            talk.say(from_wire(planned.body.statement).content)


def chain_entry(
    before: bytes, number: int, at: Milliseconds, kind: str, seat: int, body: bytes, events: bytes
) -> Entry:
    """The entry that follows."""
    return Entry(
        number, at, kind, seat, body, events, next_chain(before, number, at, kind, seat, body, events)
    )


def _view(table: Table, planned: PlannedEntry, known: list[WrittenFrame] | None = None) -> StepView:
    body = planned.body
    seats = body.settings.players if isinstance(body, Created) else len(table.chairs)
    return StepView(planned, table.state, seats, known)


def _take_viewed(table: Table, at: Milliseconds, chain: bytes, step_view: StepView) -> None:
    planned = step_view.planned
    _take(table, planned, at, chain, len(step_view.events))
    _show(table, step_view.shown, chain)
    if planned.state is not None:
        table.legal_options = step_view.legal_options
    if step_view.starts_clock:
        _start_clock(table, at)


def _take(table: Table, planned: PlannedEntry, at: Milliseconds, chain: bytes, events: int) -> None:
    number = table.entries
    table.entries += 1
    table.chain = chain
    fold(table, planned.body, planned.seat, number, at)
    table.events += events
    if planned.state is not None:
        table.state = planned.state


def _show(table: Table, shown: int, chain: bytes) -> None:
    """Count the step for the viewers that are shown anything of it: one bit each, spectators last."""
    if shown == (1 << len(table.shown)) - 1:
        table.shown = [number + 1 for number in table.shown]
        table.seen = [chain] * len(table.shown)
    else:
        table.shown = [number + (shown >> viewer & 1) for viewer, number in enumerate(table.shown)]
        table.seen = [chain if shown >> viewer & 1 else one for viewer, one in enumerate(table.seen)]


def _start_clock(table: Table, at: Milliseconds) -> None:
    """A decision is new: the time of those who are asked begins."""
    table.asked_since = at
    table.spent = 0
    table.stalls = ()
    table.reminded.clear()
    table.is_called = False
