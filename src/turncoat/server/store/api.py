"""Interface of the store, and its rows: SQLite for one process, PostgreSQL for several.

A table's truth is its list of entries, one row each, unique by table and number. The first write of a number wins;
the commit of that row is the acknowledgement. All that belongs to one act is written in one transaction or not at all.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import msgspec

from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId

if TYPE_CHECKING:
    from turncoat.server.store.freshness import Contact

LONGEST_MESSAGE: Final = (
    4096  # that servers tell each other: a notification of PostgreSQL is below 8000 bytes
)


class NumberTaken(Exception):
    """The table does not stand at this number any more, or is gone: look again at what it is now. Nothing was written."""


class StoreFailed(Exception):
    """The disk, or the way to the database, failed. SQLite has written nothing; with PostgreSQL the act may be written or
    not, when the connection broke at its commit: look again at what the table is now. Later acts may work."""


class StoreDamaged(StoreFailed):
    """What is kept cannot be read any more as it was written: that does not mend itself."""


class Entry(msgspec.Struct, frozen=True):
    number: int  # from 0 on, without a gap
    at: Milliseconds
    kind: str
    seat: int  # that acted; -1: no seat of the table
    body: bytes  # what was done
    events: bytes  # what came of it, for all audiences; empty: nothing in the game
    chain: bytes  # SHA-256 over the chain before it and this row


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is after its last entry."""

    id: TableId
    game: str
    created: Milliseconds
    secret: bytes  # 32 bytes: half of its dice, published when the game is over
    entries: int  # how many there are: the number of the next one
    position: bytes  # the game, packed; empty before it begins
    summary: bytes  # what lists of tables show: no secrets
    stage: str  # gathering, playing, over
    wake: Milliseconds | None  # when the table must be looked at without a command: a clock, a bot


class Device(msgspec.Struct, frozen=True):
    """A browser, or a program, that has a token; the token itself is not kept."""

    id: DeviceId
    token_hash: bytes
    created: Milliseconds
    seen: Milliseconds
    name: str


class Holder(msgspec.Struct, frozen=True):
    """A device that may play a seat; several may."""

    table: TableId
    seat: int
    device: DeviceId
    since: Milliseconds


class Key(msgspec.Struct, frozen=True):
    """What a link opens: an invitation, or a seat for another device. Only the hash of its secret is kept."""

    hash: bytes
    table: TableId
    purpose: str
    seat: int  # -1: any
    until: Milliseconds | None
    is_single: bool  # opens once


class Call(msgspec.Struct, frozen=True):
    """A subscription of a device to notifications that a table waits for its player."""

    id: str
    device: DeviceId
    table: TableId | None  # None: all tables of the device
    kind: str  # push, mail, discord, telegram, webhook
    target: bytes
    language: str


# What may be written together with entries, in the same transaction.
class Hold(msgspec.Struct, frozen=True):
    holder: Holder


class Release(msgspec.Struct, frozen=True):
    table: TableId
    seat: int
    device: DeviceId | None  # None: all


class AddKey(msgspec.Struct, frozen=True):
    key: Key


# What keys are for
INVITATION: Final = "invitation"  # to come as a guest
MOVE: Final = "move"  # to play a seat from another device


class DropKeys(msgspec.Struct, frozen=True):
    table: TableId
    purpose: str
    seat: int  # -1: any


Write: TypeAlias = Hold | Release | AddKey | DropKeys


class After(msgspec.Struct, frozen=True):
    """What the table is once an act is written; None leaves it as it was."""

    position: bytes | None
    summary: bytes
    stage: str
    wake: Milliseconds | None


class Store(Protocol):
    """Every method that changes something returns when it is safe on disk, or raises StoreFailed. Names of tables are never
    reused: the store remembers those that it erased."""

    contact: "Contact"  # whether all that other servers write is heard

    async def open(self) -> None:
        """Connect, and bring an older database up to date. BadInput: it is of a newer version, or no database of ours."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """StoreFailed: nothing can be written or read just now, or the database is damaged."""

    # Tables

    async def create(self, row: TableRow, entries: Sequence[Entry], writes: Sequence[Write] = ()) -> None:
        """`row.entries` is the number of entries given. NumberTaken: there is such a table, or was."""

    async def append(
        self, table: TableId, entries: Sequence[Entry], after: After, writes: Sequence[Write] = ()
    ) -> None:
        """One act, of at least one entry: an undo too, where `after.position` is an earlier one."""

    async def table(self, table: TableId) -> TableRow | None: ...

    async def entries(self, table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
        """By number; `until` is not included."""

    async def tables(self, stage: str, limit: int, skipped: int = 0) -> list[TableRow]:
        """The newest of a stage after the first so many, newest first; their positions are left empty."""

    async def due(self, until: Milliseconds, limit: int) -> list[tuple[TableId, Milliseconds]]:
        """Tables to wake by then, soonest first."""

    async def claim(
        self,
        table: TableId,
        server: str,
        now: Milliseconds,
        until: Milliseconds,
        ended: tuple[str, Milliseconds] | None = None,
    ) -> bool:
        """Whether this server has the lease of the table, its clocks and bots, until then.

        It is granted if no other server has it at `now`, if this server had it already, or if the server that had it
        has ended: the lease is still `ended`.
        """

    async def lease(self, table: TableId) -> tuple[str, Milliseconds] | None:
        """Which server looks after the table, and until when it said so."""

    async def newest(self) -> Milliseconds:
        """When something was last written at any table that may go on."""

    async def erase(self, table: TableId) -> None:
        """The table and everything that belongs to it."""

    # Devices, seats, keys

    async def add_device(self, device: Device) -> None:
        """NumberTaken: there is one of this id or token."""

    async def device(self, token_hash: bytes) -> Device | None: ...

    async def touch(self, device: DeviceId, seen: Milliseconds) -> None: ...

    async def idle_devices(self, seen: Milliseconds, created: Milliseconds, limit: int) -> list[Device]:
        """Last seen, or made, before these moments; the longest unseen first."""

    async def forget_device(self, device: DeviceId) -> None:
        """It holds no seat any more and its token opens nothing."""

    async def holders(self, table: TableId) -> list[Holder]: ...

    async def seats_of(self, device: DeviceId) -> list[Holder]: ...

    async def key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        """None: there is none, or it is too old."""

    async def use_key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        """As `key`; one that opens once is gone then, for every device."""

    async def write(self, writes: Sequence[Write]) -> None:
        """What goes with no entry."""

    # Private to a seat

    async def notes(self, table: TableId, seat: int) -> bytes: ...

    async def put_notes(self, table: TableId, seat: int, notes: bytes) -> None: ...

    # Calls

    async def calls(self, devices: Sequence[DeviceId], table: TableId) -> list[Call]: ...

    async def add_call(self, call: Call) -> None: ...

    async def drop_call(self, call: str, device: DeviceId | None = None) -> None: ...

    # The server's own

    async def fact(self, name: str) -> bytes | None:
        """Something small that all servers share: a key, the names of a version."""

    async def put_fact(self, name: str, value: bytes) -> bytes:
        """Kept if there is none yet; the one that is kept."""

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        """`heard(table, entries)` is called for what other servers write; from `open` on. Entries -1: read that table
        again, it was erased or its seats changed; table "" and entries -1: look at all of them, something may have been missed.
        """

    async def tell(self, channel: str, message: bytes) -> None:
        """To all other servers at once, without keeping it: presence, revoked devices. At most `LONGEST_MESSAGE` bytes."""

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None: ...

    # Copies

    async def copy_to(self, path: Path) -> dict[str, int]:
        """All of it, as it is at one moment, into a new SQLite file; how many rows each table had. Needs no `open`, and no
        server has to stop."""

    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None:
        """All of it from such a file, in place of what there is; needs no `open`. BadInput: a server uses the database, or
        there is something in it and `is_forced` is not given."""
