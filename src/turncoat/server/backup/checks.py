"""Consistency checks of a backup: hash chains, and all data derived from entries (summaries, current positions).

Game tables are checked one by one, so memory use does not grow with the database.
"""

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.numbering import numbering_id, numbering_id_of
from turncoat.kernel.pack import numbering_of, pack, unpack
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain
from turncoat.server.store.numberings import NAMES, fact_name
from turncoat.server.table.apply import take_entry
from turncoat.server.table.body_codec import read_as
from turncoat.server.table.clocks import wake
from turncoat.server.table.commands.create import Created
from turncoat.server.table.positions import replay_position
from turncoat.server.table.stages import OVER, PLAYING
from turncoat.server.table.summary import read_summary, summary
from turncoat.server.table.table import Table

# Refusals of positions from another version, which may be correct.
_OF_ANOTHER_VERSION: Final = frozenset({"unknown_version", "unknown_schema"})


class CopiedTable(msgspec.Struct, frozen=True):
    """The row of a game table."""

    id: TableId
    game: str
    created: int
    secret: bytes
    entries: int
    summary: bytes
    stage: str
    wake: Milliseconds | None
    position: bytes


class Unchecked(msgspec.Struct):
    """Counts of tables that could not be recomputed completely."""

    played_by_other_rules: int = 0
    of_unknown_games: int = 0


class TableChecks:
    """Checks of one copy. BadInput names a table, and what does not follow from its entries.

    With a manifest the wake times of tables are not recomputed: the manifest covers them, and an earlier version may have computed
    them differently.
    """

    def __init__(self, copy: sqlite3.Connection, *, has_manifest: bool) -> None:
        self._copy: Final = copy
        self._has_manifest: Final = has_manifest
        self.unchecked: Final = Unchecked()
        self._names: Final[dict[str, dict[str, Json] | None]] = {}  # of numberings, read on first use

    def run(self) -> None:
        self._check_names()
        self._check_erasures()
        entries = _entries_by_table(self._copy)
        following = next(entries, None)
        for row in _tables(self._copy):
            if following is None or following[0] != row.id:
                raise _refusal(following[0] if following and following[0] < row.id else row.id, "entries")
            self._check_table(row, following[1])
            following = next(entries, None)
        if following is not None:
            raise _refusal(following[0], "entries of a table that is not there")

    def _check_names(self) -> None:
        """Check the facts with names of numberings: the name of such a fact follows from its value."""
        query = "SELECT name, value FROM facts WHERE substr(name, 1, ?) = ?"
        for name, value in self._copy.execute(query, (len(NAMES), NAMES)):
            try:
                mark = numbering_id_of(as_object(parse(value.decode()), "names"))
            except (BadInput, ValueError):
                mark = ""
            if fact_name(mark) != name:
                raise _refusal("facts", name)

    def _check_erasures(self) -> None:
        for (table,) in self._copy.execute(
            "SELECT id FROM tables WHERE id IN (SELECT id FROM erased) LIMIT 1"
        ):
            raise _refusal(table, "it was erased")

    def _check_table(self, row: CopiedTable, entries: list[Entry]) -> None:
        _check_links(row, entries)
        table = _fold(row, entries)
        _check_row(row, table, entries[0])
        if table.settings.game not in GAMES:
            self.unchecked.of_unknown_games += 1
        elif table.stage not in (PLAYING, OVER):
            if row.position:
                raise _refusal(row.id, "position")
            self._check_wake(row, table)
        elif table.game.can_deal(table.version):
            self._check_position(row, table)
            self._check_wake(row, table)
        else:
            self.unchecked.played_by_other_rules += 1
            self._check_old_position(row, table)

    def _check_position(self, row: CopiedTable, table: Table) -> None:
        """Recompute a position from seeds and answers."""
        try:
            table.state = replay_position(table, table.entries)
            expected = pack(table.state)
            is_same = row.position == expected
            if not is_same and numbering_of(row.position) != numbering_id(table.game):
                is_same = pack(self._position(table.game, row.position)) == expected
        except Exception as fault:
            raise _refusal(row.id, "position") from fault
        if not is_same:
            raise _refusal(row.id, "position")

    def _check_wake(self, row: CopiedTable, table: Table) -> None:
        """Check the wake time of a table; an imported game has none."""
        is_file = table.stage == OVER and row.wake is None
        if not self._has_manifest and not is_file and row.wake != wake(table):
            raise _refusal(row.id, "wake")

    def _check_old_position(self, row: CopiedTable, table: Table) -> None:
        """Check a position of rules that this version lacks: it is readable, and fits the table."""
        try:
            s = self._position(table.game, row.position)
        except BadInput as refusal:
            if refusal.code in _OF_ANOTHER_VERSION:
                return  # the server refuses it as well
            raise _refusal(row.id, "position") from refusal
        except Exception as fault:
            raise _refusal(row.id, "position") from fault
        is_over = s.ending != RUNNING
        has_early_end = table.is_agreed_end or table.is_closed
        if s.seats != len(table.chairs) or (is_over != (table.stage == OVER) and not has_early_end):
            raise _refusal(row.id, "position")

    def _position(self, game: Game, packed: bytes) -> State:
        mark = numbering_of(packed)
        return unpack(game, packed, None if mark == numbering_id(game) else self._names_of(mark))

    def _names_of(self, mark: str) -> dict[str, Json] | None:
        if mark not in self._names:
            rows = self._copy.execute("SELECT value FROM facts WHERE name = ?", (fact_name(mark),)).fetchall()
            self._names[mark] = as_object(parse(rows[0][0].decode()), "names") if rows else None
        return self._names[mark]


def _check_links(row: CopiedTable, entries: list[Entry]) -> None:
    try:
        check_chain(entries, first_chain(row.id, row.secret))
    except BrokenChain as broken:
        raise _refusal(row.id, f"entry {broken.number}") from broken
    if entries[0].number != 0 or len(entries) != row.entries:
        raise _refusal(row.id, f"{len(entries)} entries, {row.entries} in its row")


def _fold(row: CopiedTable, entries: list[Entry]) -> Table:
    """Fold the entries to a table, without its position."""
    table = Table(row.id, row.secret, row.created)
    if entries[0].kind != Created.kind:
        raise _refusal(row.id, "entry 0")
    for entry in entries:
        try:
            body = take_entry(table, entry)
        except Exception as fault:
            raise _refusal(row.id, f"entry {entry.number}") from fault
        if isinstance(body, Created) and (body.commitment != table.commitment or entry.number):
            raise _refusal(row.id, f"entry {entry.number}")
    return table


def _check_row(row: CopiedTable, table: Table, first: Entry) -> None:
    created = read_as(Created, first)
    if row.game not in (created.settings.game, table.settings.game):
        raise _refusal(row.id, f"game {row.game}, {table.settings.game} by its entries")
    if row.created != first.at and table.stage != OVER:  # an imported game has the time of its file
        raise _refusal(row.id, "created")
    if row.stage != table.stage:
        raise _refusal(row.id, f"stage {row.stage}, {table.stage} by its entries")
    try:
        written = read_summary(row.summary)
    except msgspec.MsgspecError as fault:
        raise _refusal(row.id, "summary") from fault
    expected = read_summary(summary(table))
    if table.stage == OVER and not written.is_open:  # an imported game is not listed
        expected = msgspec.structs.replace(expected, is_open=False)
    if written != expected:
        raise _refusal(row.id, "summary")


def _tables(copy: sqlite3.Connection) -> Iterator[CopiedTable]:
    for row in copy.execute(f"SELECT {', '.join(CopiedTable.__struct_fields__)} FROM tables ORDER BY id"):
        yield CopiedTable(*row)


def _entries_by_table(copy: sqlite3.Connection) -> Iterator[tuple[TableId, list[Entry]]]:
    rows = copy.execute(
        "SELECT table_id, number, at, kind, seat, body, events, chain FROM entries ORDER BY table_id, number"
    )
    for table, group in groupby(rows, itemgetter(0)):
        yield table, [Entry(*row[1:]) for row in group]


def _refusal(where: str, what: str) -> BadInput:
    return BadInput("broken_copy", f"{where}: {what}")
