"""Effects of speech on a table: the rate limit (statements and chat together, per seat and minute, over all devices and servers), and
turns to speak in a meeting."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import MINUTE, Milliseconds
from turncoat.server.table.stages import BOT
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.statements import KINDS, Statement

if TYPE_CHECKING:
    from turncoat.server.table.table import Table

MOST_SAID: Final = 20  # statements and lines of chat per person and minute


def check_speech_limit(table: "Table", seat: Seat, now: Milliseconds) -> None:
    """BadInput: the rate limit of the seat is reached."""
    said = table.chairs[seat].said
    if len(said) == MOST_SAID and now - said[0] < MINUTE:
        raise BadInput("too_many")


def count_speech(table: "Table", seat: Seat, at: Milliseconds) -> None:
    """Count a statement or line of chat for the rate limit; `History` reads its text."""
    table.change_chair(seat, said=(*table.chairs[seat].said, at)[-MOST_SAID:])


def call_on(table: "Table", statement: Statement, at: Milliseconds) -> None:
    """Give a bot that is asked or doubted in a meeting another turn to speak."""
    meeting, seat = table.meeting, statement.seat
    is_addressed = KINDS[statement.kind].is_question or statement.level in DOUBTING
    if meeting is not None and is_addressed and seat in meeting.done and table.chairs[seat].kind == BOT:
        table.meeting = replace(meeting, done=meeting.done - {seat}, heard=at)
