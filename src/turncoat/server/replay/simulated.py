"""Simulated games, as `simulate --save` and `turncoat engine` record them: a record becomes the file of a table.

The table has bots at all seats and the dice of the record. All else is as at other tables, so the replay page and the verification work
for both.
"""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.reading import as_list, as_object, as_text, parse
from turncoat.kernel.reading import field as field_of
from turncoat.kernel.record import ANSWER, NO_ORDER, ORDER, Record, read_record
from turncoat.kernel.shapes import Json
from turncoat.server.replay.file import GameFile, export_game, read_file
from turncoat.server.runtime.json import UNREADABLE_JSON
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import take_step
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.order import OrderCleared, Ordered
from turncoat.server.table.commands.say import Said
from turncoat.server.table.commands.seat_bot import BotSeated
from turncoat.server.table.commands.start import Started
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.seat_bots import LONGEST_BOT
from turncoat.server.table.settings import Board, TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import ID_BYTES, Table

UNNAMED: Final = "player"  # bot of a seat for which the record names none
BETWEEN: Final[Milliseconds] = 1000  # time between two entries, since records have no times


class _Kind(msgspec.Struct):
    """The fields that tell a record from a table's file, and its length."""

    record: int = 0
    entries: list[msgspec.Raw] = []


@dataclass(frozen=True)
class Simulated:
    """A decoded record."""

    record: Record
    bots: list[str]  # by seat
    talk: list[dict[str, Json]] = field(default_factory=list)
    diaries: list[list[dict[str, Json]]] = field(default_factory=list)  # by seat; empty: none were recorded


def read_game(written: bytes, most_entries: int = 0) -> GameFile:
    """Decode a table's file, or a record as such a file. BadInput: it is neither, or too long."""
    try:
        kind = msgspec.json.decode(written, type=_Kind)
    except UNREADABLE_JSON as fault:
        raise BadInput("broken_export", str(fault)) from None
    if most_entries and len(kind.entries) > most_entries:
        raise BadInput("too_large")
    return file_of(read_simulated_game(written)) if kind.record else read_file(written)


def read_simulated_game(written: bytes) -> Simulated:
    """Decode a record. BadInput names what is wrong."""
    try:
        source = as_object(parse(written.decode()), "record")
    except UnicodeDecodeError:
        raise BadInput("broken_record", "record") from None
    record, _ = read_record(game_named(as_text(field_of(source, "game"), "game")), source)
    bots = [_bot_name(one) for one in as_list(source.get("bots", []), "bots")]
    diaries = [
        [as_object(entry, "diaries") for entry in as_list(kept, "diaries")]
        for kept in as_list(source.get("diaries", []), "diaries")
    ]
    if len(bots) not in (0, record.seats) or len(diaries) not in (0, record.seats):
        raise BadInput("broken_record", "bots" if len(bots) != record.seats else "diaries")
    talk = [as_object(one, "talk") for one in as_list(source.get("talk", []), "talk")]
    return Simulated(record, bots or [UNNAMED] * record.seats, talk, diaries)


def _bot_name(written: Json) -> str:
    """A seat may have one bot while it is loyal, and another while it is a traitor."""
    names = [as_text(one, "bots") for one in as_list(written, "bots")] if isinstance(written, list) else []
    name = "|".join(names) if names else as_text(written, "bots")
    return name[:LONGEST_BOT] or UNNAMED


def file_of(simulated: Simulated) -> GameFile:
    """The file of a recorded game. BadInput: the game is not over, or not legal."""
    table = table_for(simulated)
    entries = [entry for entry, _ in retell_record(table, simulated)]
    if table.stage != OVER:
        raise BadInput("not_over")
    return export_game(table.id, table.secret, table.created, entries, {})


def table_for(simulated: Simulated) -> Table:
    """An empty table for a record; the same record always gives the same table."""
    written = msgspec.json.encode(simulated.record.to_json())
    secret = hashlib.sha256(b"turncoat.simulated" + written).digest()
    name = base64.urlsafe_b64encode(hashlib.sha256(secret).digest()[:ID_BYTES]).decode()
    return Table(name, secret, 0)


def retell_record(table: Table, simulated: Simulated) -> Iterator[tuple[Entry, StepView]]:
    """Let the table take the entries of a record; yield each with its view. BadInput: an answer or statement is not allowed."""
    telling = _Telling(table)
    yield from telling.open(simulated)
    talk = iter(simulated.talk)
    said = next(talk, None)
    for what, seat, text in simulated.record.entries:
        while said is not None and _at(said) <= table.events:
            yield telling.take(PlannedEntry(Said(said), _speaker(said)))
            said = next(talk, None)
        for planned in _plan(table, what, seat, text):
            yield telling.take(planned)
    if simulated.diaries and table.stage == OVER:
        yield telling.take(PlannedEntry(Diaries(_diaries(simulated)), SPECTATOR))


class _Telling:
    def __init__(self, table: Table) -> None:
        self._table: Final = table

    def take(self, planned: PlannedEntry) -> tuple[Entry, StepView]:
        return take_step(self._table, planned, self._table.entries * BETWEEN)

    def open(self, simulated: Simulated) -> Iterator[tuple[Entry, StepView]]:
        """Take the entries from the creation of the table to the deal."""
        table, record = self._table, simulated.record
        settings = TableSettings(record.game.name, record.seats, dict(record.options), bot_pace=0)
        if record.game.board:
            settings = msgspec.structs.replace(settings, board=msgspec.convert(record.game.board, Board))
        yield self.take(PlannedEntry(Created(settings, table.commitment), SPECTATOR))
        for seat, bot in enumerate(simulated.bots):
            yield self.take(PlannedEntry(BotSeated(bot), seat))
        yield self.take(PlannedEntry(Started(), SPECTATOR))
        yield self.take(Dealt(record.version, dict(record.dice)).replay(table, SPECTATOR))


def _plan(table: Table, what: str, seat: Seat, text: str) -> list[PlannedEntry]:
    if what == ANSWER:
        return plan_answer(table, seat, text, None, "bot")
    if what in (ORDER, NO_ORDER):
        body = Ordered(text) if what == ORDER else OrderCleared(text)
        return [body.replay(table, seat)]
    raise BadInput("broken_record", what)


def _diaries(simulated: Simulated) -> dict[str, BotDiary]:
    return {
        str(seat): BotDiary(simulated.bots[seat], list(entries))
        for seat, entries in enumerate(simulated.diaries)
        if entries
    }


def _at(said: dict[str, Json]) -> int:
    at = said.get("at")
    if not isinstance(at, int):
        raise BadInput("broken_record", "talk")
    return at


def _speaker(said: dict[str, Json]) -> Seat:
    speaker = said.get("speaker")
    if not isinstance(speaker, int):
        raise BadInput("broken_record", "talk")
    return speaker
