"""Benchmark of the store: it counts only committed transactions."""

from pathlib import Path

from turncoat.lab.bench.store import PRODUCERS, measure
from turncoat.server.store.open import open_store


async def test_acts_are_counted_that_are_in_the_store_afterwards(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "a.db"))
    await store.open()
    figures = await measure(store, rounds=2, seconds=0.1)
    await store.close()
    assert [figure.name for figure in figures] == ["transactions", "p50", "p99"]
    assert all(len(figure.rounds) == 2 and min(figure.rounds) > 0 for figure in figures)
    _, middle, tail = figures
    assert max(middle.rounds) <= max(tail.rounds)
    rows = await store.copy_to(tmp_path / "copy")
    assert rows["tables"] == PRODUCERS
    assert rows["entries"] >= 2 * (PRODUCERS + 50)  # each producer at least once, and 0.1 s of steady acts
