"""Personal data in any store: devices, seats, keys, notes and notifications; and facts of the server."""

import asyncio

import msgspec
import pytest

from tests.server.store_data import NOW, invitation
from turncoat.server.store.api import (
    AddKey,
    Device,
    DropKeys,
    Hold,
    Holder,
    Key,
    NumberTaken,
    Release,
    Store,
    Subscription,
)

HASH = b"h" * 32
ELM = Device("elm", HASH, NOW, NOW, "Elm’s phone")


async def test_a_device_is_known_by_its_token_until_it_is_forgotten(store: Store) -> None:
    await store.add_device(ELM)
    assert await store.device(HASH) == ELM
    assert await store.device(b"other") is None
    await store.touch("elm", NOW + 7)
    assert await store.device(HASH) == msgspec.structs.replace(ELM, seen=NOW + 7)
    await store.write([Hold(Holder("oak", 0, "elm", NOW)), Hold(Holder("oak", 0, "fir", NOW))])
    await store.add_subscription(Subscription("c", "elm", None, "push", b"", "en"))
    await store.forget_device("elm")
    assert await store.device(HASH) is None
    assert await store.holders("oak") == [Holder("oak", 0, "fir", NOW)]
    assert await store.seats_of("elm") == []
    assert await store.subscriptions(["elm"], "oak") == []


async def test_idle_devices_are_those_unseen_or_made_too_long_ago(store: Store) -> None:
    made = [
        Device("elm", b"1", NOW, NOW + 50, ""),
        Device("fir", b"2", NOW + 10, NOW + 20, ""),
        Device("oak", b"3", NOW + 10, NOW + 30, ""),
        Device("ash", b"4", NOW + 10, NOW + 40, ""),
    ]
    for device in made:
        await store.add_device(device)
    assert await store.idle_devices(NOW + 40, NOW + 1, 9) == [made[1], made[2], made[0]]
    assert await store.idle_devices(NOW + 40, NOW + 1, 2) == [made[1], made[2]]
    assert await store.idle_devices(NOW + 20, NOW, 9) == []


async def test_two_devices_have_neither_id_nor_token_in_common(store: Store) -> None:
    await store.add_device(ELM)
    for twin in (msgspec.structs.replace(ELM, id="fir"), msgspec.structs.replace(ELM, token_hash=b"other")):
        with pytest.raises(NumberTaken):
            await store.add_device(twin)


async def test_several_devices_may_hold_a_seat_and_a_device_several_seats(store: Store) -> None:
    held = [Holder("ash", 1, "elm", NOW), Holder("oak", 0, "elm", NOW + 1), Holder("oak", 0, "fir", NOW + 2)]
    await store.write([Hold(holder) for holder in held])
    await store.write([Hold(Holder("oak", 0, "elm", NOW + 9))])  # it does already
    assert await store.holders("oak") == held[1:]
    assert await store.seats_of("elm") == held[:2]
    await store.write([Release("oak", 0, "fir"), Release("oak", 1, None)])
    assert await store.holders("oak") == [held[1]]


async def test_a_key_opens_until_it_is_too_old(store: Store) -> None:
    await store.write([AddKey(invitation(HASH, until=NOW + 5))])
    assert await store.use_key(HASH, NOW + 4) == invitation(HASH, until=NOW + 5)
    assert await store.use_key(HASH, NOW + 4) is not None
    assert await store.key(HASH, NOW + 5) is None
    assert await store.use_key(HASH, NOW + 5) is None


async def test_a_key_that_opens_once_opens_for_one_of_many(store: Store) -> None:
    await store.write([AddKey(invitation(HASH, is_single=True))])
    assert await store.key(HASH, NOW) == invitation(HASH, is_single=True)
    used = await asyncio.gather(*(store.use_key(HASH, NOW) for _ in range(10)))
    assert [key for key in used if key is not None] == [invitation(HASH, is_single=True)]
    assert await store.key(HASH, NOW) is None


async def test_keys_are_dropped_by_purpose_and_seat(store: Store) -> None:
    keys = [Key(bytes([seat]), "oak", "seat", seat, None, False) for seat in range(3)]
    await store.write([AddKey(key) for key in keys])
    await store.write([AddKey(invitation(HASH)), DropKeys("oak", "seat", 1)])
    assert [await store.key(key.hash, NOW) for key in keys] == [keys[0], None, keys[2]]
    await store.write([DropKeys("oak", "seat", -1)])
    assert [await store.key(key.hash, NOW) for key in keys] == [None, None, None]
    assert await store.key(HASH, NOW) == invitation(HASH)


async def test_notes_belong_to_a_seat(store: Store) -> None:
    await store.put_notes("oak", 1, b"first")
    await store.put_notes("oak", 1, b"second")
    assert await store.notes("oak", 1) == b"second"
    assert await store.notes("oak", 2) == b""


async def test_subscriptions_are_those_of_the_devices_for_the_table(store: Store) -> None:
    subscriptions = [
        Subscription("1", "elm", None, "push", b"\x00", "uk"),
        Subscription("2", "elm", "oak", "mail", b"m", "en"),
        Subscription("3", "elm", "ash", "mail", b"m", "en"),
        Subscription("4", "fir", None, "webhook", b"w", "ru"),
    ]
    for subscription in subscriptions:
        await store.add_subscription(subscription)
    with pytest.raises(NumberTaken):
        await store.add_subscription(subscriptions[0])
    assert await store.subscriptions(["elm"], "oak") == subscriptions[:2]
    assert await store.subscriptions(["elm", "fir"], "oak") == [
        subscriptions[0],
        subscriptions[1],
        subscriptions[3],
    ]
    assert await store.subscriptions([], "oak") == []
    await store.drop_subscription("1", "fir")
    await store.drop_subscription("2")
    assert await store.subscriptions(["elm"], "oak") == [subscriptions[0]]


async def test_the_first_who_puts_a_fact_decides_it(store: Store) -> None:
    assert await store.fact("key") is None
    assert await store.put_fact("key", b"one") == b"one"
    assert await store.put_fact("key", b"other") == b"one"
    assert await store.fact("key") == b"one"
