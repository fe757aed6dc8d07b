"""Real games as test data for stores: entries one by one, with all derived data."""

from collections.abc import Sequence
from functools import cache

import msgspec

from tests.server.game_positions import draw_answer
from tests.server.store_data import NOW, SECRET
from turncoat.kernel.dice import fast
from turncoat.kernel.pack import pack
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, Entry, Store, TableRow
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.table.apply import take_step
from turncoat.server.table.clocks import wake
from turncoat.server.table.commands.answer import answer_decision
from turncoat.server.table.commands.contribute import Contributed
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.commands.ready import Readied
from turncoat.server.table.commands.sit import Seated
from turncoat.server.table.commands.start import Started
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.summary import summary
from turncoat.server.table.table import Table

SETTINGS = TableSettings("lifeboat", 3, title="On deck")
SEED = "00" * 16
COMMITMENT = "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"  # to the seed
BEGUN = 12  # entries until the game is dealt


class StoredEntry(msgspec.Struct, frozen=True):
    entry: Entry
    after: After


class EntryWriter:
    """Lets a table take entries and collects them with their derived data, as the hall stores them."""

    def __init__(self, name: TableId) -> None:
        self.table = Table(name, SECRET, NOW)
        self.steps: list[StoredEntry] = []

    def write(self, step: PlannedEntry) -> None:
        table, at = self.table, NOW + len(self.steps)
        entry, _ = take_step(table, step, at)
        position = None if step.state is None else pack(step.state)
        self.steps.append(StoredEntry(entry, After(position, summary(table), table.stage, wake(table))))


@cache
def stored_entries(name: TableId, settings: TableSettings = SETTINGS) -> Sequence[StoredEntry]:
    """The entries of a game, from the creation of its table to its end."""
    scribe = EntryWriter(name)
    table, seats = scribe.table, range(settings.players)
    scribe.write(PlannedEntry(Created(settings, table.commitment)))
    for seat in seats:
        scribe.write(PlannedEntry(Seated(f"Player {seat}"), seat))
    for seat in seats:
        scribe.write(PlannedEntry(Readied(COMMITMENT, is_ready=True), seat))
    scribe.write(PlannedEntry(Started()))
    for seat in seats:
        scribe.write(PlannedEntry(Contributed(SEED), seat))
    dice = fast(1)
    steps = [plan_deal(table)]
    while steps:
        scribe.write(steps[0])
        steps = []
        if table.stage == PLAYING and table.running_state().ending == RUNNING:
            seat, option = draw_answer(table, dice)
            steps = [answer_decision(table, seat, option, None, "person")]
    scribe.write(PlannedEntry(Ended(is_agreed=False, secret=SECRET.hex())))
    return scribe.steps


async def store_entries(store: Store, name: TableId, end: int, since: int = 0) -> None:
    """Store entries of a game up to a number; the first one creates the table."""
    for step in stored_entries(name)[since:end]:
        after = step.after
        if step.entry.number == 0:
            row = TableRow(name, SETTINGS.game, NOW, SECRET, 1, b"", after.summary, after.stage, after.wake)
            await store.create(row, [step.entry])
        else:
            await store.append(name, [step.entry], after)


async def count_stored_entries(store: Store, table: TableId) -> int:
    """The number of a table's stored entries, after checking chain, row and position."""
    row = await store.table(table)
    assert row is not None
    entries = await store.entries(table)
    check_chain(entries, first_chain(table, row.secret))
    assert row.entries == len(entries)
    assert row.stage == stored_entries(table)[row.entries - 1].after.stage
    positions = [step.after.position for step in stored_entries(table)[: row.entries] if step.after.position]
    assert row.position == (positions[-1] if positions else b"")
    return row.entries
