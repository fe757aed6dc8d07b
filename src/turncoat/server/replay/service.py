"""Replay service: a game from its deal until now as one viewer saw it; after its end as all viewers did, with the post-game report.

Replays are computed from entries, yielding to other tasks every few milliseconds, and cached.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.replay.file import export_game, write_file
from turncoat.server.replay.report import Truth
from turncoat.server.replay.retell import retell_remaining_entries
from turncoat.server.replay.shapes import ReplayStep, TruthWire
from turncoat.server.replay.simulated import read_game
from turncoat.server.replay.texts import ReplayWords, written_diaries
from turncoat.server.replay.verify import Verification
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.runtime.yielding import Breath
from turncoat.server.show.messages import company, own_part, public_part
from turncoat.server.store.api import Entry, Store
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.commands.show_marks import MarksShown
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.notes import Notes
from turncoat.server.table.stages import OVER
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

MOST_KEPT: Final = 32_000_000  # bytes of cached replays
MOST_ENTRIES: Final = 20_000  # entries of an imported file
MOST_UNDONE: Final = 200  # undos of an imported file; each is checked by replaying the game

Key: TypeAlias = tuple[TableId, Seat, int, str]  # table, viewer, number of entries, language

_NOTES: Final = msgspec.json.Decoder(Notes)


class Replays:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._kept: Final[OrderedDict[Key, bytes]] = OrderedDict()
        self._bytes: int = 0
        self._lock: Final = asyncio.Lock()  # replays are computed one at a time

    async def replay(self, table: TableId, viewer: Seat, until: Milliseconds, language: str = "") -> bytes:
        """The game as the viewer could have seen it by `until`, with texts if a language is named. BadInput: no game has begun, or this version lacks its rules."""
        row = await self._store.table(table)
        if row is None:
            raise BadInput("no_such_table")
        entries = [entry for entry in await self._store.entries(table) if entry.at <= until]
        key = (table, viewer, len(entries), language)
        async with self._lock:
            if key not in self._kept:
                self._keep(
                    key, await retell_game(Table(table, row.secret, row.created), viewer, entries, language)
                )
            self._kept.move_to_end(key)
            told = self._kept[key]
        return with_marks(told, await self.shown_marks(table, entries))

    async def export(self, table: Table, until: Milliseconds) -> bytes:
        """The file of a finished game, with the entries up to `until`."""
        entries = [entry for entry in await self._store.entries(table.id) if entry.at <= until]
        marks = await self.shown_marks(table.id, entries)
        file = await asyncio.to_thread(export_game, table.id, table.secret, table.created, entries, marks)
        return write_file(file)

    def forget(self, table: TableId) -> None:
        """Drop the cached replays of a table that was erased."""
        for key in [one for one in self._kept if one[0] == table]:
            self._bytes -= len(self._kept.pop(key))

    async def shown_marks(self, table: TableId, entries: Sequence[Entry]) -> dict[str, dict[str, int]]:
        """Suspicion marks of players who show theirs, by seat."""
        is_shown: dict[Seat, bool] = {}
        for entry in entries:
            body = read_body(entry.kind, entry.body) if entry.kind == MarksShown.kind else None
            if isinstance(body, MarksShown):
                is_shown[entry.seat] = body.is_shown
        marks: dict[str, dict[str, int]] = {}
        for seat in sorted(seat for seat, shows in is_shown.items() if shows):
            written = await self._store.notes(table, seat)
            marks[str(seat)] = _NOTES.decode(written).marks if written else {}
        return marks

    async def verify(self, written: bytes) -> Verification:
        """Verify an imported file. BadInput names what is wrong."""
        file = await asyncio.to_thread(read_game, written, MOST_ENTRIES)
        undone = sum(1 for entry in file.entries if entry.kind == Undone.kind)
        if len(file.entries) > MOST_ENTRIES or undone > MOST_UNDONE:
            raise BadInput("too_large")
        verification = Verification(file)
        breath = Breath()
        for _ in verification.pieces():
            await breath.take()
        return verification

    def _keep(self, key: Key, told: bytes) -> None:
        self._kept[key] = told
        self._bytes += len(told)
        while self._bytes > MOST_KEPT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)


def with_marks(told: bytes, marks: dict[str, dict[str, int]]) -> bytes:
    return b"".join((told[:-1], b',"marks":', ENCODER.encode(marks), b"}"))


async def retell_game(table: Table, viewer: Seat, entries: Sequence[Entry], language: str) -> bytes:
    """Compute a replay, without marks. Steps of which the viewer saw nothing are left out."""
    is_over = any(entry.kind == Ended.kind for entry in entries)
    breath = Breath()
    views = b""
    steps: list[bytes] = []
    truth: Truth | None = None
    words = ReplayWords(language, viewer, written_diaries(entries) if is_over else {}) if language else None
    own: Sequence[Seat] = ()
    for entry, step_view in retell_remaining_entries(table, entries):
        if isinstance(step_view.planned.body, Dealt):
            own = range(len(table.chairs)) if is_over else [viewer] if viewer != SPECTATOR else []
            views = ENCODER.encode(_views(table.running_state(), [*own, SPECTATOR]))
            truth = Truth(table.game, len(table.chairs)) if is_over else None
        if truth is not None:
            truth.follow(table, step_view, len(steps))
        if views and (is_over or step_view.shown >> viewer % (len(table.chairs) + 1) & 1):
            steps.append(ENCODER.encode(_step(table, step_view, entry.at, own)))
            if words is not None:
                words.follow(table, step_view)
        await breath.take()
    if not views:
        raise BadInput("not_begun")
    shown: TruthWire | None = None if truth is None else truth.wire(table)
    head: dict[str, object] = {
        "table": table.id,
        "game": table.settings.game,
        "seat": None if viewer == SPECTATOR else viewer,
        "company": company(table),
        "truth": shown,
    }
    if words is not None:
        head["texts"] = await words.texts(table, own, None if shown is None else shown["claims"])
    assert is_over == (table.stage == OVER)
    return b"".join((ENCODER.encode(head)[:-1], b',"views":', views, b',"steps":[', b",".join(steps), b"]}"))


def _views(s: State, viewers: Sequence[Seat]) -> dict[str, object]:
    return {str(viewer): view_wire(view(s, viewer)) for viewer in viewers}


def _step(table: Table, step_view: StepView, at: Milliseconds, own: Sequence[Seat]) -> ReplayStep:
    """A step of a replay, without decisions and clocks, which only matter during play."""
    public = (
        public_part(table, step_view, table.events - len(step_view.events)) if step_view.is_public else None
    )
    if public is not None:
        public.pop("view", None)
        public.pop("clock", None)
    parts = {}
    for seat in own:
        part = own_part(step_view, seat)
        part.pop("view", None)
        part.pop("decision", None)
        if part:
            parts[str(seat)] = part
    return {"at": at, "public": public, "own": parts}
