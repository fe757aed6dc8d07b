"""Tables of real games to write into a store, one entry after the other: what is kept of each follows from its entries."""

from collections.abc import Sequence
from functools import cache

import msgspec

from tests.server.games import NOW, SECRET
from tests.server.playing import drawn_answer
from turncoat.kernel.dice import fast
from turncoat.kernel.pack import pack
from turncoat.kernel.state import RUNNING
from turncoat.server.show.step_view import Showing
from turncoat.server.store.api import After, Entry, Store, TableId, TableRow
from turncoat.server.table.clocks import wake
from turncoat.server.table.entries import Contributed, Created, Ended, Readied, Seated, Started
from turncoat.server.table.hash_chain import check_chain, first_chain, linked
from turncoat.server.table.lobby import dealing
from turncoat.server.table.plan import Step
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

    def write(self, step: Step) -> None:
        table, at = self.table, NOW + len(self.acts)
        seats = step.body.settings.players if isinstance(step.body, Created) else len(table.chairs)
        showing = Showing(step, table.state, seats)
        entry = linked(
            table.chain, table.entries, at, step.body.kind, step.seat, showing.body, showing.outcome()
        )
        table.take(step, at, showing.shown, len(showing.events), entry.chain, asks=showing.asks)
        position = None if step.state is None else pack(step.state)
        self.acts.append(Act(entry, After(position, summary(table), table.stage, wake(table))))


@cache
def acts_of(name: TableId, settings: TableSettings = SETTINGS) -> Sequence[Act]:
    """A game from when its table was set up to its last answer."""
    scribe = Scribe(name)
    table, seats = scribe.table, range(settings.players)
    scribe.write(Step(Created(settings, table.commitment)))
    for seat in seats:
        scribe.write(Step(Seated(f"Player {seat}"), seat))
    for seat in seats:
        scribe.write(Step(Readied(COMMITMENT, is_ready=True), seat))
    scribe.write(Step(Started()))
    for seat in seats:
        scribe.write(Step(Contributed(SEED), seat))
    dice = fast(1)
    steps = dealing(table)
    while steps:
        scribe.write(steps[0])
        steps = []
        if table.stage == PLAYING and table.running().ending == RUNNING:
            seat, option = drawn_answer(table, dice)
            steps = [table.answered(seat, option, None, "person")]
    scribe.write(Step(Ended(is_agreed=False, secret=SECRET.hex())))
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
