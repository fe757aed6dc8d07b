"""Petitions, which need the consent of all people at the table: an undo of an answer that had effects, a pause, another
pace, an end without a winner.

`undo.py`, `pause.py`, `ask_pace.py` and `ask_end.py` open them; this module has the replies. `grants.py` plans the entry that a petition
asks for once all people have agreed.
"""

from dataclasses import replace
from typing import Annotated, ClassVar

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.positions import check_unshown
from turncoat.server.table.queries import can_undo, is_answer, people
from turncoat.server.table.settings import Pace
from turncoat.server.table.stages import PLAYING, PetitionKind
from turncoat.server.table.table import Petition, Table


def plan_petition(
    table: Table, seat: Seat, what: PetitionKind, to: int = -1, pace: Pace | None = None
) -> list[PlannedEntry]:
    """Plan a petition. BadInput: another one is open."""
    check_no_petition(table)
    return [PlannedEntry(PetitionOpened(what, to, msgspec.UNSET if pace is None else pace), seat)]


def check_no_petition(table: Table) -> None:
    if table.petition is not None:
        raise BadInput("already_asked", table.petition.what)


class PetitionOpened(Body, frozen=True):
    """A player asks all others for consent."""

    kind: ClassVar[str] = "asked"
    stage: ClassVar[str | None] = PLAYING
    is_retold: ClassVar[bool] = False
    unshown: ClassVar[tuple[str, ...]] = ("to",)
    what: PetitionKind
    to: int = -1  # of an undo: the number of the first answer to take back
    pace: Pace | msgspec.UnsetType = msgspec.UNSET  # the wanted pace; omitted from other petitions

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        pace = None if isinstance(self.pace, msgspec.UnsetType) else self.pace
        table.petition = Petition(table.petitions, seat, self.what, self.to, at, frozenset({seat}), pace)
        table.petitions += 1

    def check(self, table: Table, entry: Entry) -> None:
        require(table.petition is None, "asked")
        require((self.what == "pace") == (self.pace is not msgspec.UNSET), "asked")
        if self.what == "undo":
            require(not can_undo(table, entry.seat), "asked")
            require(is_answer(table, self.to), "asked")
            check_unshown(table, self.to)


class Agree(Command, tag="agree", frozen=True):
    """Reply to the petition of another player."""

    petition: Annotated[int, msgspec.Meta(ge=0)]  # its number among all petitions of the table
    is_for: bool

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        """Plan the reply. A player who has agreed may still refuse while the petition is open; so may the one who opened it."""
        seat = actor.require_seat()
        petition = table.petition
        if petition is None or petition.number != self.petition or seat not in people(table):
            raise BadInput("nothing_asked")
        if self.is_for and seat in petition.agreed:
            raise BadInput("already_answered", f"seat={seat}")
        if self.is_for and petition.what == "undo":
            check_unshown(table, petition.to)  # the game has gone on since the petition was opened
        return [PlannedEntry(PetitionAgreed(self.petition, self.is_for), seat)], []


class PetitionAgreed(Body, frozen=True):
    kind: ClassVar[str] = "agreed"
    stage: ClassVar[str | None] = PLAYING
    is_retold: ClassVar[bool] = False
    asked: int  # the number of the petition
    is_for: bool

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        petition = table.petition
        assert petition is not None
        table.petition = replace(petition, agreed=petition.agreed | {seat}) if self.is_for else None

    def check(self, table: Table, entry: Entry) -> None:
        petition = table.petition
        require(petition is not None and petition.number == self.asked, "agreed")
        assert petition is not None
        require(entry.seat in people(table), "agreed")
        require(not self.is_for or entry.seat not in petition.agreed, "agreed")
