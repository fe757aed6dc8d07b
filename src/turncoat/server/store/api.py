"""Interface of the store, and its rows: SQLite for one process, PostgreSQL for several.

The truth about a table is its list of entries, one row each, unique by table and number. The first write of a number
wins; its commit is the acknowledgement. Transactions are atomic.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import msgspec

from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId

if TYPE_CHECKING:
    from turncoat.server.store.freshness import Contact

LONGEST_MESSAGE: Final = (
    4096  # bytes of a message between servers; PostgreSQL's notifications are limited to 8000
)


class NumberTaken(Exception):
    """The table already has an entry of this number, or is gone. Nothing was written; callers load the table again."""


class StoreFailed(Exception):
    """The disk or the connection to the database failed; a retry may succeed.

    SQLite has written nothing. With PostgreSQL the transaction may have been committed, if the connection broke at the commit: callers
    load the table again.
    """


class StoreDamaged(StoreFailed):
    """Stored data is damaged. Retries do not help."""


class Entry(msgspec.Struct, frozen=True):
    number: int  # from 0 on, without a gap
    at: Milliseconds
    kind: str
    seat: int  # of the writer; -1: the table itself
    body: bytes  # encoded (`table/commands/`)
    events: bytes  # encoded outcome for all viewers
    chain: bytes  # SHA-256 over the chain before it and this row


class TableRow(msgspec.Struct, frozen=True):
    """The row of a table, as of its last entry."""

    id: TableId
    game: str
    created: Milliseconds
    secret: bytes  # 32 bytes: half of its dice, published when the game is over
    entries: int  # their count, which is the number of the next one
    position: bytes  # the game, packed; empty before it begins
    summary: bytes  # for lists of tables, without secrets
    stage: str  # gathering, playing, over
    wake: Milliseconds | None  # time of the next action without a command: of a clock or a bot


class Device(msgspec.Struct, frozen=True):
    """A browser or program with a token, of which only the hash is stored."""

    id: DeviceId
    token_hash: bytes
    created: Milliseconds
    seen: Milliseconds
    name: str


class Holder(msgspec.Struct, frozen=True):
    """A device's right to play a seat; several devices may have it."""

    table: TableId
    seat: int
    device: DeviceId
    since: Milliseconds


class Key(msgspec.Struct, frozen=True):
    """The key in a link: an invitation, or a seat for another device. Only the hash of its secret is stored."""

    hash: bytes
    table: TableId
    purpose: str
    seat: int  # -1: any
    until: Milliseconds | None
    is_single: bool  # whether it can be used once only


class Subscription(msgspec.Struct, frozen=True):
    """A subscription of a device to notifications that a table waits for its player."""

    id: str
    device: DeviceId
    table: TableId | None  # None: all tables of the device
    kind: str  # push, mail, discord, telegram, webhook
    target: bytes
    language: str


class TableSize(msgspec.Struct, frozen=True):
    """A table in the host's list."""

    id: TableId
    game: str
    created: Milliseconds
    stage: str
    entries: int
    summary: bytes
    last: Milliseconds  # time of the last entry
    size: int  # bytes of its entries and position


class Usage(msgspec.Struct, frozen=True):
    tables: dict[str, int]  # by stage
    size: int  # of the database on disk, in bytes


class DailyRow(msgspec.Struct, frozen=True):
    """A device's counted daily table."""

    table: TableId
    is_won: bool | None  # None: in progress


class DailyCounts(msgspec.Struct, frozen=True):
    """Counts of one day, which identify no device or table."""

    games: int  # finished ones
    won: int
    choices: dict[str, dict[str, int]]  # by question and choice


# Writes that may belong to the same transaction as entries.
class Hold(msgspec.Struct, frozen=True):
    holder: Holder


class Release(msgspec.Struct, frozen=True):
    table: TableId
    seat: int
    device: DeviceId | None  # None: all


class AddKey(msgspec.Struct, frozen=True):
    key: Key


# Purposes of keys
INVITATION: Final = "invitation"  # to come as a guest
MOVE: Final = "move"  # to play a seat from another device


class DropKeys(msgspec.Struct, frozen=True):
    table: TableId
    purpose: str
    seat: int  # -1: any


class BeginDaily(msgspec.Struct, frozen=True):
    """A device's first table of a day; a later one of that day is not counted."""

    day: str
    device: DeviceId
    table: TableId


class EndDaily(msgspec.Struct, frozen=True):
    """The result of a table's game, if the table is counted; choices by question."""

    table: TableId
    is_won: bool
    choices: dict[str, str]


Write: TypeAlias = Hold | Release | AddKey | DropKeys | BeginDaily | EndDaily


class After(msgspec.Struct, frozen=True):
    """New values of a table's row; `position` None leaves it unchanged."""

    position: bytes | None
    summary: bytes
    stage: str
    wake: Milliseconds | None


class Store(Protocol):
    """The store. Writes return when they are on disk, or raise StoreFailed. Ids of erased tables are remembered and never
    reused."""

    contact: "Contact"  # whether notifications of other servers arrive

    async def open(self) -> None:
        """Connect, and upgrade an older database. BadInput: it is of a newer version, or not ours."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """StoreFailed: the database cannot be written or read now, or is damaged."""

    # Tables

    async def create(self, row: TableRow, entries: Sequence[Entry], writes: Sequence[Write] = ()) -> None:
        """Create a table with its first entries. NumberTaken: the table exists, or did."""

    async def append(
        self, table: TableId, entries: Sequence[Entry], after: After, writes: Sequence[Write] = ()
    ) -> None:
        """Append at least one entry and update the table's row, in one transaction. NumberTaken: another server wrote first."""

    async def table(self, table: TableId) -> TableRow | None: ...

    async def entries(self, table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
        """Entries by number, from `since` up to but not including `until`."""

    async def tables(self, stage: str, limit: int, skipped: int = 0) -> list[TableRow]:
        """Tables of a stage, newest first, after `skipped` ones; without their positions."""

    async def due(self, until: Milliseconds, limit: int) -> list[tuple[TableId, Milliseconds]]:
        """Tables whose wake time has come by `until`, earliest first."""

    async def claim(
        self,
        table: TableId,
        server: str,
        now: Milliseconds,
        until: Milliseconds,
        ended: tuple[str, Milliseconds] | None = None,
    ) -> bool:
        """Acquire or renew the lease of a table, for its clocks and bots; whether that succeeded.

        It succeeds if no other server holds it at `now`, if this server does, or if the lease is still `ended`, that of a
        dead server.
        """

    async def lease(self, table: TableId) -> tuple[str, Milliseconds] | None:
        """The server that holds the lease of a table, and its expiry."""

    async def newest(self) -> Milliseconds:
        """The time of the newest entry of all tables that may go on."""

    async def erase(self, table: TableId) -> None:
        """Erase a table with everything that belongs to it."""

    async def table_sizes(self, limit: int, skipped: int = 0) -> list[TableSize]:
        """All tables, newest first, after `skipped` ones. Reads every entry: for hosts only."""

    async def idle_tables(self, before: Milliseconds, limit: int) -> list[TableId]:
        """Tables without an entry since `before`."""

    async def usage(self) -> Usage: ...

    # Devices, seats, keys

    async def add_device(self, device: Device) -> None:
        """NumberTaken: a device with this id or token exists."""

    async def device(self, token_hash: bytes) -> Device | None: ...

    async def touch(self, device: DeviceId, seen: Milliseconds) -> None: ...

    async def idle_devices(self, seen: Milliseconds, created: Milliseconds, limit: int) -> list[Device]:
        """Devices last seen or created before these times, the longest unseen first."""

    async def forget_device(self, device: DeviceId) -> None:
        """Delete a device with its token, seats and subscriptions."""

    async def holders(self, table: TableId) -> list[Holder]: ...

    async def seats_of(self, device: DeviceId) -> list[Holder]: ...

    async def key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        """The key with this hash; None if there is none, or it has expired."""

    async def use_key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        """The key with this hash, deleted if it is for a single use; None: there is none."""

    async def write(self, writes: Sequence[Write]) -> None:
        """Write without an entry."""

    # Private to a seat

    async def notes(self, table: TableId, seat: int) -> bytes: ...

    async def put_notes(self, table: TableId, seat: int, notes: bytes) -> None: ...

    # Subscriptions

    async def subscriptions(self, devices: Sequence[DeviceId], table: TableId) -> list[Subscription]: ...

    async def add_subscription(self, subscription: Subscription) -> None: ...

    async def drop_subscription(self, subscription: str, device: DeviceId | None = None) -> None: ...

    # Daily tables

    async def daily(self, day: str, device: DeviceId) -> DailyRow | None: ...

    async def daily_counts(self, day: str) -> DailyCounts: ...

    async def drop_dailies(self, before: str) -> None:
        """Delete the results of days before `before`."""

    # The server's own

    async def fact(self, name: str) -> bytes | None:
        """A small value that all servers share, such as a signing key or the names of a numbering."""

    async def put_fact(self, name: str, value: bytes) -> bytes:
        """Store the value unless there is one; return the stored one."""

    async def replace_fact(self, name: str, value: bytes) -> None:
        """Store the value, replacing an earlier one."""

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        """Call `heard(table, entries)` for writes of other servers, from `open` on. Entries -1: the table was erased, or its
        seats changed; with table "": any table may have changed, since notifications may have been missed.
        """

    async def tell(self, channel: str, message: bytes) -> None:
        """Send a message of at most `LONGEST_MESSAGE` bytes to all other servers; it is not stored."""

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None: ...

    # Copies

    async def copy_to(self, path: Path) -> dict[str, int]:
        """Copy a snapshot of the database into a new SQLite file; return the row counts of its tables. Needs no `open`, and
        servers may run."""

    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None:
        """Replace the database by such a copy; needs no `open`. BadInput: a server uses the database, or it is not empty and
        `is_forced` is not set."""
