"""Summary of a table for lists of tables, without secrets and without anything that changes with every answer."""

import msgspec

from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.settings import Pace
from turncoat.server.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    game: str
    title: str
    players: int
    people: list[str]
    bots: int
    free: int
    is_open: bool
    can_watch: bool
    pace: Pace
    stage: str


def summary(table: Table) -> bytes:
    return ENCODER.encode(
        Summary(
            table.settings.game,
            table.settings.title,
            table.settings.players,
            [chair.name for chair in table.chairs if chair.name],
            sum(1 for chair in table.chairs if chair.kind == "bot"),
            sum(1 for chair in table.chairs if chair.kind == "free"),
            table.settings.is_open,
            table.settings.watching.is_allowed,
            table.settings.pace,
            table.stage,
        )
    )


_DECODER = msgspec.json.Decoder(Summary)


def read_summary(written: bytes) -> Summary:
    return _DECODER.decode(written)
