"""Tables of real games as test data for stores, one entry after the other, with all derived data."""

from collections.abc import Sequence
from functools import cache

import msgspec

from tests.server.games import NOW, SECRET
from tests.server.playing import drawn_answer
from turncoat.kernel.dice import fast
from turncoat.kernel.pack import pack
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, Entry, Store, TableRow
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.table.apply import take_step
from turncoat.server.table.clocks import wake
from turncoat.server.table.entries import Contributed, Created, Ended, Readied, Seated, Started
from turncoat.server.table.lobby import plan_deal
from turncoat.server.table.moves import answer_decision
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.summary import summary
from turncoat.server.table.table import PLAYING, Table

SETTINGS = TableSettings("lifeboat", 3, title="On deck")
SEED = "00" * 16
COMMITMENT = "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"  # to the seed
BEGUN = 12  # entries until the game is dealt


class Act(msgspec.Struct, frozen=True):
    entry: Entry
    after: After


class Scribe:
    """Writes down what is done at a table, as the hall does."""

    def __init__(self, name: TableId) -> None:
        self.table = Table(name, SECRET, NOW)
        self.acts: list[Act] = []

    def write(self, step: PlannedEntry) -> None:
        table, at = self.table, NOW + len(self.acts)
        entry, _ = take_step(table, step, at)
        position = None if step.state is None else pack(step.state)
        self.acts.append(Act(entry, After(position, summary(table), table.stage, wake(table))))


@cache
def acts_of(name: TableId, settings: TableSettings = SETTINGS) -> Sequence[Act]:
    """A game from when its table was set up to its last answer."""
    scribe = Scribe(name)
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
    steps = plan_deal(table)
    while steps:
        scribe.write(steps[0])
        steps = []
        if table.stage == PLAYING and table.running().ending == RUNNING:
            seat, option = drawn_answer(table, dice)
            steps = [answer_decision(table, seat, option, None, "person")]
    scribe.write(PlannedEntry(Ended(is_agreed=False, secret=SECRET.hex())))
    return scribe.acts


async def keep(store: Store, name: TableId, end: int, since: int = 0) -> None:
    """The first entries of its game, up to that number; the table is set up with the first."""
    for act in acts_of(name)[since:end]:
        after = act.after
        if act.entry.number == 0:
            row = TableRow(name, SETTINGS.game, NOW, SECRET, 1, b"", after.summary, after.stage, after.wake)
            await store.create(row, [act.entry])
        else:
            await store.append(name, [act.entry], after)


async def kept_entries(store: Store, table: TableId) -> int:
    """How many there are, each following from the one before it, with the position after the last."""
    row = await store.table(table)
    assert row is not None
    entries = await store.entries(table)
    check_chain(entries, first_chain(table, row.secret))
    assert row.entries == len(entries)
    assert row.stage == acts_of(table)[row.entries - 1].after.stage
    positions = [act.after.position for act in acts_of(table)[: row.entries] if act.after.position]
    assert row.position == (positions[-1] if positions else b"")
    return row.entries
