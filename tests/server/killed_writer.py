"""Process that appends entries to tables of a store until it is killed, and prints each acknowledged number."""

import asyncio
import sys
from contextlib import suppress

from tests.server.store_data import NOW, SECRET, after, row
from turncoat.server.store.api import NumberTaken, Store
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.store.open import open_store
from turncoat.server.table.apply import chain_entry

TABLES = [f"table-{number}" for number in range(8)]


async def play_on(store: Store, table: str) -> None:
    """Append entries to a table from its last one on."""
    with suppress(NumberTaken):
        await store.create(row(table), [])
    before = await store.entries(table)
    chain = before[-1].chain if before else first_chain(table, SECRET)
    number = len(before)
    while True:
        entry = chain_entry(
            chain, number, NOW + number, "answer", number % 4, b"body" * (number % 200), b"events"
        )
        await store.append(table, [entry], after(number))
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()
        chain, number = entry.chain, number + 1


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(play_on(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
