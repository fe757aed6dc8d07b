"""Benchmark of a store: time to acknowledge a transaction. `python -m turncoat.lab.bench.store [ADDRESS]`; the default
is a new SQLite file.

It measures what the hall waits for: a transaction's whole way from the event loop to the disk and back.
"""

import asyncio
import secrets
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console

from turncoat.games.catalog import smallest_game
from turncoat.lab.bench.measure import Figure, build_text, show_figures
from turncoat.server.store.api import After, Store, TableRow
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.store.open import open_store
from turncoat.server.table.apply import chain_entry

PRODUCERS: Final = 64
PACE: Final = 500  # transactions a second
ROUNDS: Final = 5
SECONDS: Final = 2.0

# Sizes in bytes, about those of a game half-way.
BODY: Final = bytes(60)
EVENTS: Final = bytes(600)
POSITION: Final = bytes(4000)
SUMMARY: Final = bytes(300)


class Played:
    """A table to which the benchmark writes answers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._id = secrets.token_hex(8)
        self._number = 0
        self._chain = first_chain(self._id, bytes(32))

    async def create(self) -> None:
        await self._store.create(
            TableRow(self._id, smallest_game().name, 0, bytes(32), 0, b"", b"", "playing", None), []
        )

    async def append(self) -> None:
        entry = chain_entry(self._chain, self._number, self._number, "answer", 0, BODY, EVENTS)
        await self._store.append(self._id, [entry], After(POSITION, SUMMARY, "playing", None))
        self._number, self._chain = self._number + 1, entry.chain


async def measure(store: Store, rounds: int = ROUNDS, seconds: float = SECONDS) -> list[Figure]:
    """Measure an open store. The tables that the benchmark creates stay in it."""
    tables = [Played(store) for _ in range(PRODUCERS)]
    await asyncio.gather(*(table.create() for table in tables))
    rates, middles, tails = [], [], []
    for _ in range(rounds):
        rates.append(await _rate(tables, seconds))
        waits = sorted(await _waits(tables, seconds))
        middles.append(1000 * waits[len(waits) // 2])
        tails.append(1000 * waits[len(waits) * 99 // 100])
    return [
        Figure("transactions", f"transactions, {PRODUCERS} producers", "transactions/s", rates),
        Figure("p50", f"a transaction at {PACE}/s, median", "ms", middles),
        Figure("p99", f"a transaction at {PACE}/s, 99th percentile", "ms", tails),
    ]


async def _rate(tables: list[Played], seconds: float) -> float:
    """Transactions per second of producers that each start one as soon as their last is acknowledged."""
    begin = time.perf_counter()

    async def keep_appending(table: Played) -> int:
        for done in count(1):
            await table.append()
            if time.perf_counter() - begin > seconds:
                return done
        raise AssertionError

    done = sum(await asyncio.gather(*(keep_appending(table) for table in tables)))
    return done / (time.perf_counter() - begin)


async def _waits(tables: list[Played], seconds: float) -> list[float]:
    """Waiting times of transactions that start at fixed times, however long earlier ones take; a late start counts as
    waiting."""
    begin = time.perf_counter()
    turns = [asyncio.Lock() for _ in tables]

    async def transact_at(number: int) -> float:
        due = begin + number / PACE
        await asyncio.sleep(due - time.perf_counter())
        async with turns[number % len(tables)]:
            await tables[number % len(tables)].append()
        return time.perf_counter() - due

    return await asyncio.gather(*(transact_at(number) for number in range(int(seconds * PACE))))


async def _show(address: str) -> None:
    store = open_store(address)
    await store.open()
    try:
        show_figures(f"store ({build_text()})", await measure(store), Console())
    finally:
        await store.close()


def main() -> None:
    with TemporaryDirectory() as folder:
        address = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "bench.db")
        asyncio.run(_show(address))


if __name__ == "__main__":
    main()
