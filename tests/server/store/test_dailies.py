"""Daily tables in any store: one that counts per device and day, and nothing but counts of all."""

from tests.server.store_data import NOW
from turncoat.server.store.api import BeginDaily, DailyCounts, DailyRow, Device, EndDaily, Store

DAY = "2026-11-18"


async def test_the_first_table_of_a_device_counts_and_others_see_counts(store: Store) -> None:
    await store.write(
        [BeginDaily(DAY, "elm", "one"), BeginDaily(DAY, "oak", "two"), BeginDaily(DAY, "elm", "three")]
    )
    assert await store.daily(DAY, "elm") == DailyRow("one", None)
    assert await store.daily("2026-11-19", "elm") is None
    assert await store.daily_counts(DAY) == DailyCounts(0, 0, {})
    await store.write([EndDaily("three", True, {"first": "bail"})])  # the second try of a device
    assert await store.daily_counts(DAY) == DailyCounts(0, 0, {})
    await store.write([EndDaily("one", True, {"first": "bail", "accuse|abstain": "abstain"})])
    await store.write([EndDaily("two", False, {"first": "bail"})])
    await store.write([EndDaily("two", True, {"first": "row"})])  # it was counted already
    assert await store.daily(DAY, "oak") == DailyRow("two", False)
    expected = {"first": {"bail": 2}, "accuse|abstain": {"abstain": 1}}
    assert await store.daily_counts(DAY) == DailyCounts(2, 1, expected)


async def test_what_is_counted_goes_with_the_device_and_with_old_days(store: Store) -> None:
    for device in ("elm", "oak"):
        await store.add_device(Device(device, device.encode(), NOW, NOW, ""))
        await store.write([BeginDaily(DAY, device, f"table of {device}")])
        await store.write([EndDaily(f"table of {device}", True, {"first": "bail"})])
    await store.forget_device("elm")
    assert await store.daily_counts(DAY) == DailyCounts(1, 1, {"first": {"bail": 1}})
    await store.drop_dailies(DAY)
    assert (await store.daily_counts(DAY)).games == 1
    await store.drop_dailies("2026-11-19")
    assert await store.daily_counts(DAY) == DailyCounts(0, 0, {})
    assert await store.daily(DAY, "oak") is None
