"""Behaviour of any store, the same for SQLite and PostgreSQL."""

import asyncio

import msgspec
import pytest

from tests.server.store_data import NOW, SECRET, after, check_table, entries_of, invitation, play, row
from turncoat.server.store.api import (
    LONGEST_MESSAGE,
    AddKey,
    After,
    DropKeys,
    Hold,
    Holder,
    NumberTaken,
    Release,
    Store,
    StoreFailed,
    Subscription,
)
from turncoat.server.store.open import open_store

HASH = b"h" * 32


async def test_a_table_is_found_as_it_was_created(store: Store) -> None:
    created = msgspec.structs.replace(row(entries=2), wake=NOW + 5, position=b"\x00\xff")
    await store.create(created, entries_of("oak", 2))
    assert await store.table("oak") == created
    assert await store.entries("oak") == entries_of("oak", 2)
    assert await store.table("elm") is None
    assert await store.entries("elm") == []


async def test_a_name_is_given_once(store: Store) -> None:
    await store.create(row(), [])
    with pytest.raises(NumberTaken):
        await store.create(row(entries=1), entries_of("oak", 1))
    assert await store.entries("oak") == []


async def test_the_name_of_an_erased_table_is_not_given_again(store: Store) -> None:
    await store.create(row(), [])
    await store.erase("oak")
    with pytest.raises(NumberTaken):
        await store.create(row(), [])


async def test_an_act_adds_entries_and_changes_the_table(store: Store) -> None:
    await store.create(row(entries=1), entries_of("oak", 1))
    await store.append("oak", entries_of("oak", 4, since=1), After(b"p", b"s", "playing", NOW + 9))
    expected = msgspec.structs.replace(
        row(entries=4), position=b"p", summary=b"s", stage="playing", wake=NOW + 9
    )
    assert await store.table("oak") == expected
    assert await store.entries("oak") == entries_of("oak", 4)


async def test_an_act_may_leave_the_position_as_it_was(store: Store) -> None:
    await store.create(row(), [])
    await store.append("oak", entries_of("oak", 1), After(b"first", b"", "playing", NOW))
    await store.append("oak", entries_of("oak", 2, since=1), After(None, b"", "playing", None))
    oak = await store.table("oak")
    assert oak is not None
    assert (oak.position, oak.wake) == (b"first", None)


async def test_entries_are_found_from_a_number_to_a_number(store: Store) -> None:
    await store.create(row(entries=6), entries_of("oak", 6))
    assert await store.entries("oak", 4) == entries_of("oak", 6, since=4)
    assert await store.entries("oak", 1, 3) == entries_of("oak", 3, since=1)
    assert await store.entries("oak", 9) == []


@pytest.mark.parametrize("since", [0, 1, 3])
async def test_a_number_that_is_not_the_next_is_refused_with_all_that_goes_with_it(
    store: Store, since: int
) -> None:
    await store.create(row(entries=2), entries_of("oak", 2))
    before = await store.table("oak")
    with pytest.raises(NumberTaken):
        await store.append(
            "oak", entries_of("oak", 5, since=since), after(4), [Hold(Holder("oak", 0, "elm", NOW))]
        )
    assert await store.table("oak") == before
    assert await store.entries("oak") == entries_of("oak", 2)
    assert await store.holders("oak") == []


async def test_nothing_can_be_added_to_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NumberTaken):
        await store.append("oak", entries_of("oak", 1), after(0))


async def test_an_act_has_entries_and_their_numbers_have_no_gap(store: Store) -> None:
    await store.create(row(), [])
    with pytest.raises(ValueError, match="without an entry"):
        await store.append("oak", [], after(0))
    with pytest.raises(ValueError, match="entry 2 where 1 is next"):
        await store.append("oak", entries_of("oak", 3)[::2], after(0))
    with pytest.raises(ValueError, match="2 entries for a table of 1"):
        await store.create(row("elm", entries=1), entries_of("elm", 2))


async def test_of_many_who_want_the_same_number_one_gets_it(store: Store) -> None:
    await store.create(row(), [])
    entries = entries_of("oak", 1)
    tries = (store.append("oak", entries, after(0, position=b"by %d" % who)) for who in range(20))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(NumberTaken) == 19
    winner = outcomes.index(None)
    oak = await store.table("oak")
    assert oak is not None
    assert oak.position == b"by %d" % winner
    assert await store.entries("oak") == entries


async def test_acts_that_wait_together_are_carried_out_in_their_order(store: Store) -> None:
    await store.create(row(), [])
    entries = entries_of("oak", 30)
    await asyncio.gather(*(store.append("oak", [entry], after(entry.number)) for entry in entries))
    assert await check_table(store, "oak") == 30


async def test_a_position_is_kept_through_acts_that_wait_together(store: Store) -> None:
    await store.create(row(), [])
    first, second = entries_of("oak", 2)
    await asyncio.gather(
        store.append("oak", [first], After(b"first", b"", "playing", None)),
        store.append("oak", [second], After(None, b"", "over", None)),
    )
    oak = await store.table("oak")
    assert oak is not None
    assert (oak.position, oak.stage) == (b"first", "over")


async def test_an_act_that_cannot_be_written_does_not_spoil_the_others(store: Store) -> None:
    names = [f"table {number}" for number in range(9)]
    await asyncio.gather(*(store.create(row(name), []) for name in names))
    entries = {name: entries_of(name, 1) for name in names}
    entries["table 4"] = [msgspec.structs.replace(entries["table 4"][0], at=1 << 70)]
    outcomes = await asyncio.gather(
        *(store.append(name, entries[name], after(0)) for name in names), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(StoreFailed) == 1
    assert isinstance(outcomes[4], StoreFailed)
    assert [await check_table(store, name) for name in names] == [1, 1, 1, 1, 0, 1, 1, 1, 1]


async def test_many_tables_are_played_at_once(store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    await asyncio.gather(*(store.create(row(name), []) for name in names))
    await asyncio.gather(*(play(store, name, 10) for name in names))
    assert {await check_table(store, name) for name in names} == {10}


async def test_whoever_stops_waiting_does_not_disturb_the_others(store: Store) -> None:
    await store.create(row(), [])
    await store.create(row("elm"), [])
    impatient = asyncio.create_task(play(store, "oak", 1))
    patient = asyncio.create_task(play(store, "elm", 5))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await check_table(store, "elm") == 5


async def test_what_goes_with_an_act_is_written_with_it(store: Store) -> None:
    holder, key = Holder("oak", 2, "elm", NOW), invitation(HASH)
    await store.create(row(), [], [Hold(holder), AddKey(key)])
    assert await store.holders("oak") == [holder]
    assert await store.key(HASH, NOW) == key
    await store.append(
        "oak", entries_of("oak", 1), after(0), [Release("oak", 2, None), DropKeys("oak", "invitation", -1)]
    )
    assert await store.holders("oak") == []
    assert await store.key(HASH, NOW) is None


async def test_tables_of_a_stage_come_newest_first_without_their_positions(store: Store) -> None:
    for number in range(4):
        stage = "over" if number == 1 else "playing"
        made = row(f"table {number}", stage=stage, created=NOW + number)
        await store.create(msgspec.structs.replace(made, position=b"secret"), [])
    tables = await store.tables("playing", 2)
    assert [each.id for each in tables] == ["table 3", "table 2"]
    assert {each.position for each in tables} == {b""}
    assert [each.id for each in await store.tables("playing", 2, 2)] == ["table 0"]
    assert [each.id for each in await store.tables("over", 9)] == ["table 1"]


async def test_tables_that_are_due_come_soonest_first(store: Store) -> None:
    for number, wake in enumerate([NOW + 30, None, NOW + 10, NOW + 20, NOW + 40]):
        await store.create(msgspec.structs.replace(row(f"table {number}"), wake=wake), [])
    expected = [("table 2", NOW + 10), ("table 3", NOW + 20), ("table 0", NOW + 30)]
    assert await store.due(NOW + 30, 9) == expected
    assert await store.due(NOW + 30, 2) == expected[:2]


async def test_one_server_looks_after_a_table(store: Store) -> None:
    await store.create(row(), [])
    assert await store.claim("oak", "a", NOW, NOW + 10)
    assert not await store.claim("oak", "b", NOW + 9, NOW + 20)
    assert await store.claim("oak", "a", NOW + 5, NOW + 15)
    assert not await store.claim("oak", "b", NOW + 10, NOW + 20)
    assert await store.claim("oak", "b", NOW + 15, NOW + 25)
    assert not await store.claim("elm", "a", NOW, NOW + 10)


async def test_an_erased_table_leaves_nothing_but_its_name(store: Store) -> None:
    for name in ("oak", "elm"):
        await store.create(
            row(name, entries=3),
            entries_of(name, 3),
            [Hold(Holder(name, 0, "d", NOW)), AddKey(invitation(name.encode(), name))],
        )
        await store.put_notes(name, 0, b"notes")
        await store.add_subscription(Subscription(name, "d", name, "push", b"", "en"))
    await store.erase("oak")
    assert await store.table("oak") is None
    assert await store.entries("oak") == []
    assert await store.holders("oak") == []
    assert await store.key(b"oak", NOW) is None
    assert await store.notes("oak", 0) == b""
    assert await store.subscriptions(["d"], "oak") == []
    assert await check_table_of_three(store)


async def check_table_of_three(store: Store) -> bool:
    """Check that the neighbouring table is unchanged."""
    return (
        await store.entries("elm") == entries_of("elm", 3)
        and len(await store.holders("elm")) == len(await store.subscriptions(["d"], "elm")) == 1
        and await store.key(b"elm", NOW) is not None
        and await store.notes("elm", 0) == b"notes"
    )


async def test_a_server_does_not_hear_itself(store: Store) -> None:
    heard: list[object] = []
    store.listen(lambda table, entries: heard.append((table, entries)))
    store.listen_to("presence", heard.append)
    await store.create(row(), [])
    await store.tell("presence", b"here")
    await asyncio.sleep(0.1)
    assert heard == []


async def test_a_message_to_other_servers_is_short(store: Store) -> None:
    await store.tell("presence", bytes(LONGEST_MESSAGE))
    with pytest.raises(ValueError, match="bytes"):
        await store.tell("presence", bytes(LONGEST_MESSAGE + 1))


async def test_everything_is_found_again_after_closing(address: str) -> None:
    store = open_store(address)
    await store.open()
    await store.create(row(entries=1), entries_of("oak", 1))
    waiting = asyncio.create_task(play(store, "oak", 2, since=1))
    await asyncio.sleep(0)
    await store.close()  # what waits is written first
    await waiting
    await store.open()
    assert await check_table(store, "oak") == 2
    oak = await store.table("oak")
    assert oak is not None
    assert oak.secret == SECRET
    await store.close()


async def test_of_many_tables_that_go_on_together_only_those_that_have_already_are_refused(
    store: Store,
) -> None:
    names = [f"table {number}" for number in range(150)]
    await asyncio.gather(*(store.create(row(name), []) for name in names))
    ahead = {"table 70", "table 149"}
    await asyncio.gather(*(play(store, name, 1) for name in ahead))
    outcomes = await asyncio.gather(
        *(store.append(name, entries_of(name, 1), after(0)) for name in names), return_exceptions=True
    )
    refused = {name for name, outcome in zip(names, outcomes, strict=True) if outcome is not None}
    assert refused == ahead
    assert [await check_table(store, name) for name in names] == [1] * 150
