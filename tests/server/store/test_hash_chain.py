"""Hash chain of a table's entries."""

import hashlib

import msgspec
import pytest

from tests.server.store_data import SECRET, entries_of
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain, next_chain

FIRST = first_chain("oak", SECRET)


def broken_at(entries: list[Entry]) -> int:
    with pytest.raises(BrokenChain) as broken:
        check_chain(entries, FIRST)
    return broken.value.number


def test_the_bytes_that_are_hashed_are_those_that_are_written_down() -> None:
    head = b"".join(number.to_bytes(8, "big", signed=True) for number in (3, 1000, -1))
    sizes = (4).to_bytes(4, "big") + (2).to_bytes(8, "big") + (0).to_bytes(8, "big")
    expected = hashlib.sha256(FIRST + head + sizes + b"chat" + b"hi").digest()
    assert next_chain(FIRST, 3, 1000, "chat", -1, b"hi", b"") == expected
    assert hashlib.sha256(b"oak" + hashlib.sha256(SECRET).digest()).digest() == FIRST


def test_a_chain_that_holds_ends_in_its_last_link() -> None:
    entries = entries_of("oak", 9)
    assert check_chain(entries, FIRST) == entries[-1].chain
    assert check_chain(entries[4:], entries[3].chain) == entries[-1].chain
    assert check_chain([], FIRST) == FIRST


@pytest.mark.parametrize(
    "change",
    [{"at": 1}, {"kind": "undo"}, {"seat": 3}, {"body": b""}, {"events": b"x"}, {"chain": bytes(32)}],
)
def test_a_changed_entry_breaks_the_chain(change: dict[str, object]) -> None:
    entries = entries_of("oak", 9)
    entries[5] = msgspec.structs.replace(entries[5], **change)
    assert broken_at(entries) == 5


def test_an_entry_left_out_or_moved_breaks_the_chain() -> None:
    entries = entries_of("oak", 9)
    assert broken_at(entries[:3] + entries[4:]) == 3
    assert broken_at([*entries[:3], entries[4], entries[3], *entries[5:]]) == 3
    assert broken_at(entries[1:]) == 1


def test_no_byte_can_pass_from_one_field_to_the_next() -> None:
    whole = next_chain(FIRST, 0, 0, "ab", 0, b"cd", b"ef")
    assert whole != next_chain(FIRST, 0, 0, "abc", 0, b"d", b"ef")
    assert whole != next_chain(FIRST, 0, 0, "ab", 0, b"cde", b"f")


def test_a_chain_belongs_to_its_table_and_secret() -> None:
    assert len({FIRST, first_chain("elm", SECRET), first_chain("oak", bytes(32))}) == 3
