"""A finished game as one file (docs/replays.md): everything that happened, and all that is needed to check it.

All but the table's name, its secret, its entries and the marks follows from those, and is there for readers of the file.
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
from turncoat.server.table.entries import BotDiary, Diaries
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import OVER, Table

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Marks: TypeAlias = dict[str, dict[str, Annotated[int, msgspec.Meta(ge=-3, le=3)]]]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of the file: a word too many is refused."""


class ChairPart(Part, frozen=True):
    kind: str
    name: str
    bot: str  # who played, if a bot did
    commitment: str  # to the seed; empty: there was none
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
    statements: list[Any]  # as they were said, without those that were undone
    diaries: dict[str, BotDiary]
    marks: Marks
    digest: str  # SHA-256 of the file with nothing in this place


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(GameFile)


def exported(
    table: TableId, secret: bytes, created: Milliseconds, entries: Sequence[Entry], marks: Marks
) -> GameFile:
    """The file of a table; BadInput: its game is not over."""
    played = Table(table, secret, created)
    diaries: dict[str, BotDiary] = {}
    for entry in entries:
        body = take_entry(played, entry)
        if isinstance(body, Diaries):
            diaries = body.diaries
    if played.stage != OVER:
        raise BadInput("not_over")
    return sealed_file(
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


def sealed_file(file: GameFile) -> GameFile:
    """With its digest."""
    empty = msgspec.structs.replace(file, digest="")
    return msgspec.structs.replace(file, digest=hashlib.sha256(_ENCODER.encode(empty)).hexdigest())


def write_file(file: GameFile) -> bytes:
    return _ENCODER.encode(file)


def read_file(written: bytes) -> GameFile:
    """BadInput: it is no such file, or not as it was written."""
    try:
        file = _DECODER.decode(written)
    except UNREADABLE_JSON as fault:
        raise BadInput("broken_export", str(fault)) from None
    if write_file(sealed_file(file)) != written.rstrip(b"\n"):
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
