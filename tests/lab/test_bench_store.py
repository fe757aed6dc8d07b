"""The store is measured by acts that it really keeps."""

import asyncio
from pathlib import Path

from turncoat.lab.bench_store import PRODUCERS, measure
from turncoat.server.stores import open_store


def test_acts_are_counted_that_are_in_the_store_afterwards(tmp_path: Path) -> None:
    async def measured() -> dict[str, int]:
        store = open_store(str(tmp_path / "a.db"))
        await store.open()
        figures = await measure(store, rounds=2, seconds=0.1)
        await store.close()
        assert [figure.name for figure in figures] == ["acts", "p50", "p99"]
        assert all(len(figure.rounds) == 2 and min(figure.rounds) > 0 for figure in figures)
        _, middle, tail = figures
        assert max(middle.rounds) <= max(tail.rounds)
        return await store.copy_to(tmp_path / "copy")

    rows = asyncio.run(measured())
    assert rows["tables"] == PRODUCERS
    assert rows["entries"] >= 2 * (PRODUCERS + 50)  # each producer at least once, and 0.1 s of steady acts
