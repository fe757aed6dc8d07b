"""House rules, which the host of a server changes while it runs: who may open tables, quotas, retention, an announcement.

They are one fact in the store. Every server of the database caches it, and reads it again when another server reports a
change, after the contact to the store was lost, and once a minute.
"""

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Store, StoreFailed
from turncoat.server.table.stages import OVER

if TYPE_CHECKING:
    pass

FACT: Final = "house"  # also the channel of messages between servers: the rules changed
EVERY: Final = 60.0  # seconds between two reads of the store
MEGABYTE: Final = 1_000_000

Opening: TypeAlias = Literal["anyone", "code", "host"]
Limit: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]  # 0: none


class HouseRules(msgspec.Struct, frozen=True):
    opening: Opening = "anyone"  # who may open tables: `code` needs an invite code, `host` the host's own
    invite_code: str = ""
    host_code: str = ""
    most_tables: Limit = 0  # tables whose games are not over
    most_megabytes: Limit = 0  # of the database
    retention_days: Limit = 0  # an idle table is erased after so many days
    announcement: dict[str, str] = {}  # by language; without the reader's, the first one is shown
    announced: Milliseconds = 0


_RULES: Final = msgspec.json.Decoder(HouseRules)


class House:
    """One server's cache of the house rules."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._is_stale: Final = asyncio.Event()
        self.rules: HouseRules = HouseRules()

    async def read(self) -> HouseRules:
        self._is_stale.clear()
        written = await self._store.fact(FACT)
        self.rules = HouseRules() if written is None else _RULES.decode(written)
        return self.rules

    async def change(self, **values: Any) -> HouseRules:
        rules = msgspec.structs.replace(await self.read(), **values)
        await self._store.replace_fact(FACT, ENCODER.encode(rules))
        self.rules = rules
        await self._store.tell(FACT, b"")
        return rules

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        await self.read()
        self._store.listen_to(FACT, lambda _: self._is_stale.set())
        self._store.contact.listen(lambda is_kept: self._is_stale.set() if is_kept else None)
        async with run_in_background(self._follow()):
            yield

    async def _follow(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_stale.wait(), EVERY)
            try:
                await self.read()
            except StoreFailed:
                await asyncio.sleep(1)
                self._is_stale.set()

    async def check_opening(self, code: str, *, is_local: bool) -> None:
        """BadInput: the client may not open a table. A page on the server's own computer counts as the host."""
        rules = await self.read()  # another server may have changed the rules a moment ago
        if rules.opening == "anyone" or is_local or _is_code(code, rules.host_code):
            return
        if rules.opening == "code" and _is_code(code, rules.invite_code):
            return
        if code:
            raise BadInput("wrong_code")
        if rules.opening == "code":
            raise BadInput("needs_code")
        raise BadInput("only_server_host")

    async def check_room(self) -> None:
        """BadInput: a quota is used up."""
        rules = self.rules
        if not rules.most_tables and not rules.most_megabytes:
            return
        usage = await self._store.usage()
        tables = sum(count for stage, count in usage.tables.items() if stage != OVER)
        if rules.most_tables and tables >= rules.most_tables:
            raise BadInput("server_full", str(rules.most_tables))
        if rules.most_megabytes and usage.size >= rules.most_megabytes * MEGABYTE:
            raise BadInput("disk_full")


def _is_code(given: str, code: str) -> bool:
    return bool(code) and hmac.compare_digest(spell_code(given).encode(), spell_code(code).encode())


def spell_code(code: str) -> str:
    """Codes are read out and typed by hand: case, spaces and hyphens do not count."""
    return "".join(code.split()).replace("-", "").casefold()
