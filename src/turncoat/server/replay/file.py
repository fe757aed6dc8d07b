"""File format of finished games (docs/replays.md), with all that is needed to verify them.

Table id, secret, entries and marks are the data; the other fields follow from these, for readers of the file.
"""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.json import UNREADABLE_JSON
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.show.history import History
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import take_entry
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Marks: TypeAlias = dict[str, dict[str, Annotated[int, msgspec.Meta(ge=-3, le=3)]]]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file. Unknown fields are refused."""


class ChairPart(Part, frozen=True):
    kind: str
    name: str
    bot: str  # that played the seat; empty: none
    commitment: str  # to the seed; empty: none
    seed: str


class EntryPart(Part, frozen=True):
    number: int
    at: Milliseconds
    kind: str
    seat: int
    body: msgspec.Raw
    events: msgspec.Raw
    chain: Digest


class GameFile(Part, frozen=True):
    export: Literal[1]
    table: Annotated[TableId, msgspec.Meta(min_length=1, max_length=40)]
    created: Milliseconds
    game: str
    version: int  # of the rules and content
    settings: TableSettings
    chairs: list[ChairPart]
    commitment: Digest
    secret: Digest
    entries: list[EntryPart]
    statements: list[Any]  # without those that were undone
    diaries: dict[str, BotDiary]
    marks: Marks
    digest: str  # SHA-256 of the file with an empty digest


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(GameFile)


def export_game(
    table: TableId, secret: bytes, created: Milliseconds, entries: Sequence[Entry], marks: Marks
) -> GameFile:
    """The file of a table. BadInput: its game is not over."""
    played = Table(table, secret, created)
    diaries: dict[str, BotDiary] = {}
    for entry in entries:
        body = take_entry(played, entry)
        if isinstance(body, Diaries):
            diaries = body.diaries
    if played.stage != OVER:
        raise BadInput("not_over")
    return seal_file(
        GameFile(
            export=1,
            table=table,
            created=created,
            game=played.settings.game,
            version=played.version,
            settings=played.settings,
            chairs=[
                ChairPart(
                    chair.kind,
                    chair.name,
                    bot_of(played, seat) if chair.bot else "",
                    chair.commitment,
                    chair.seed,
                )
                for seat, chair in enumerate(played.chairs)
            ],
            commitment=played.commitment,
            secret=secret.hex(),
            entries=[_entry_part(entry) for entry in entries],
            statements=History(played.game, entries).said,
            diaries=diaries,
            marks=marks,
            digest="",
        )
    )


def seal_file(file: GameFile) -> GameFile:
    """The file with its digest."""
    empty = msgspec.structs.replace(file, digest="")
    return msgspec.structs.replace(file, digest=hashlib.sha256(_ENCODER.encode(empty)).hexdigest())


def write_file(file: GameFile) -> bytes:
    return _ENCODER.encode(file)


def read_file(written: bytes) -> GameFile:
    """Decode a file. BadInput: it is not such a file, or was changed."""
    try:
        file = _DECODER.decode(written)
    except UNREADABLE_JSON as fault:
        raise BadInput("broken_export", str(fault)) from None
    if write_file(seal_file(file)) != written.rstrip(b"\n"):
        raise BadInput("broken_export", "digest")
    return file


def _entry_part(entry: Entry) -> EntryPart:
    return EntryPart(
        entry.number,
        entry.at,
        entry.kind,
        entry.seat,
        msgspec.Raw(entry.body),
        msgspec.Raw(entry.events),
        entry.chain.hex(),
    )


def entry_of(part: EntryPart) -> Entry:
    return Entry(
        part.number,
        part.at,
        part.kind,
        part.seat,
        bytes(part.body),
        bytes(part.events),
        bytes.fromhex(part.chain),
    )
