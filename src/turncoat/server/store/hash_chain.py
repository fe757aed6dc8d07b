"""Hash chain through a table's entries: each carries a hash of itself and of the chain before it.

The last chain proves that no entry before it was changed, left out or put in. What is hashed is specified
byte by byte, so that a program in any language can check it.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING

from turncoat.server.runtime.units import Milliseconds, TableId

if TYPE_CHECKING:
    from turncoat.server.store.api import Entry

# Number, time, seat; then how long kind, body and events are. Big-endian; the texts follow.
_HEAD = Struct(">qqqIQQ")


class BrokenChain(Exception):
    """Entries that do not follow from each other; `number` is the first that does not."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number: int = number


def first_chain(table: TableId, secret: bytes) -> bytes:
    """What entry 0 follows. The secret's hash is public from the start, so it says which secret was meant."""
    return hashlib.sha256(table.encode() + hashlib.sha256(secret).digest()).digest()


def next_chain(
    before: bytes, number: int, at: Milliseconds, kind: str, seat: int, body: bytes, events: bytes
) -> bytes:
    name = kind.encode()
    head = _HEAD.pack(number, at, seat, len(name), len(body), len(events))
    return hashlib.sha256(b"".join((before, head, name, body, events))).digest()


def seal(secret: bytes, chain: bytes) -> bytes:
    """What people may keep of the chain while a game goes on. The chain itself would tell who guesses an answer whether the guess is right."""
    return hmac.digest(secret, b"turncoat.seal" + chain, hashlib.sha256)


def check_chain(entries: "Sequence[Entry]", before: bytes) -> bytes:
    """The last chain, if every entry follows from the one before it, and the first from `before`; else BrokenChain."""
    expected = entries[0].number if entries else 0
    for entry in entries:
        before = next_chain(before, entry.number, entry.at, entry.kind, entry.seat, entry.body, entry.events)
        if entry.number != expected or entry.chain != before:
            raise BrokenChain(expected)
        expected += 1
    return before
