"""Orders of a server's host, each with its effect and its report. They are carried out in the hall of a running server, or in one
that is opened for the order."""

import secrets
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.hall.house_rules import HouseRules, Limit, Opening, spell_code
from turncoat.server.hall.retention import erase_old_tables
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Usage
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.commands.mute import plan_mute, player_seat
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import OVER, PLAYING
from turncoat.server.table.summary import read_summary
from turncoat.server.table.table import Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place

MOST_LISTED: Final = 10_000
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters and digits that look alike
CODE_LENGTH: Final = 10
SHORTEST_CODE: Final = 6

Announcement: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Code: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    report: ClassVar[Any]  # shape of the report


class TableLine(msgspec.Struct, frozen=True):
    table: TableId
    game: str
    title: str
    stage: str
    people: list[str]
    bots: int
    created: Milliseconds
    last: Milliseconds  # time of the last entry
    size: int  # bytes


class Listed(msgspec.Struct, frozen=True):
    now: Milliseconds
    tables: list[TableLine]


class ListTables(Order, tag="tables", frozen=True):
    report: ClassVar[Any] = Listed

    async def carry_out(self, hall: "Hall") -> Listed:
        lines = []
        for row in await hall.store.table_sizes(MOST_LISTED):
            summary = read_summary(row.summary)
            lines.append(
                TableLine(
                    row.id,
                    row.game,
                    summary.title,
                    row.stage,
                    summary.people,
                    summary.bots,
                    row.created,
                    row.last,
                    row.size,
                )
            )
        return Listed(hall.now(), lines)


async def find_table(hall: "Hall", table: TableId) -> "Place":
    """The table. BadInput: there is none, with its id."""
    if await hall.store.table(table) is None:
        raise BadInput("no_such_table", table)
    return await hall.place(table)


class Closed(msgspec.Struct, frozen=True):
    is_erased: bool  # whether it was erased, since it had no game


class CloseTable(Order, tag="close", frozen=True):
    """End the game without a winner and reveal all roles; erase a table without a game."""

    report: ClassVar[Any] = Closed
    table: TableId

    async def carry_out(self, hall: "Hall") -> Closed:
        place = await find_table(hall, self.table)
        if place.table.stage not in (PLAYING, OVER):
            await hall.erase(self.table)
            return Closed(True)
        await hall.change(place, plan_close)
        return Closed(False)


def plan_close(table: Table, now: Milliseconds) -> Plan:
    if table.stage == OVER:
        raise BadInput("game_over", table.id)
    return [PlannedEntry(Ended(is_agreed=False, secret=table.secret.hex(), is_closed=True))], []


class Nothing(msgspec.Struct, frozen=True):
    pass


class EraseTable(Order, tag="erase", frozen=True):
    """Erase the table with its entries, talk and notes."""

    report: ClassVar[Any] = Nothing
    table: TableId

    async def carry_out(self, hall: "Hall") -> Nothing:
        if await hall.store.table(self.table) is None:  # also erases tables that this version cannot read
            raise BadInput("no_such_table", self.table)
        await hall.erase(self.table)
        return Nothing()


class MutedPlayer(msgspec.Struct, frozen=True):
    seat: int
    name: str


class MutePlayer(Order, tag="mute", frozen=True):
    report: ClassVar[Any] = MutedPlayer
    table: TableId
    player: str  # a name, or the number of a seat from 1 on
    is_muted: bool

    async def carry_out(self, hall: "Hall") -> MutedPlayer:
        place = await find_table(hall, self.table)
        await hall.change(place, lambda table, now: plan_mute(table, self.player, is_muted=self.is_muted))
        seat = player_seat(place.table, self.player)
        return MutedPlayer(seat, place.table.chairs[seat].name)


class HouseReport(msgspec.Struct, frozen=True):
    rules: HouseRules
    usage: Usage


class ShowHouse(Order, tag="show", frozen=True):
    report: ClassVar[Any] = HouseReport

    async def carry_out(self, hall: "Hall") -> HouseReport:
        return HouseReport(await hall.house.read(), await hall.store.usage())


class Announce(Order, tag="announce", frozen=True):
    report: ClassVar[Any] = HouseRules
    texts: dict[str, Announcement]  # by language; empty: remove it

    async def carry_out(self, hall: "Hall") -> HouseRules:
        return await hall.house.change(announcement=self.texts, announced=hall.now())


class SetOpening(Order, tag="opening", frozen=True):
    report: ClassVar[Any] = HouseRules
    opening: Opening
    code: Code = ""  # empty: the existing one, or a random one
    is_new: bool = False  # whether to replace an existing code

    async def carry_out(self, hall: "Hall") -> HouseRules:
        if self.opening == "anyone":
            return await hall.house.change(opening=self.opening)
        if self.code and len(spell_code(self.code)) < SHORTEST_CODE:
            raise BadInput("code_too_short", str(SHORTEST_CODE))
        rules = await hall.house.read()
        field = "invite_code" if self.opening == "code" else "host_code"
        kept = "" if self.is_new else getattr(rules, field)
        values = {field: self.code or kept or new_code(), "opening": self.opening}
        return await hall.house.change(**values)


def new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return f"{letters[:5]}-{letters[5:]}"


class Limited(msgspec.Struct, frozen=True):
    rules: HouseRules
    erased: int  # tables that were idle for longer than the new retention


class SetLimits(Order, tag="limits", frozen=True):
    """None leaves a limit unchanged, 0 removes it."""

    report: ClassVar[Any] = Limited
    tables: Limit | None = None
    megabytes: Limit | None = None
    days: Limit | None = None

    async def carry_out(self, hall: "Hall") -> Limited:
        given = {
            "most_tables": self.tables,
            "most_megabytes": self.megabytes,
            "retention_days": self.days,
        }
        rules = await hall.house.change(**{name: value for name, value in given.items() if value is not None})
        return Limited(rules, await erase_old_tables(hall) if self.days else 0)


AnyOrder: TypeAlias = (
    ListTables | CloseTable | EraseTable | MutePlayer | ShowHouse | Announce | SetOpening | SetLimits
)
