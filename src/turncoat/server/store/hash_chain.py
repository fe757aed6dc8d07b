"""Hash chain of a table's entries: each has a hash of itself and of the chain before it.

The last hash proves that no entry before it was changed, removed or inserted. The hashed bytes are specified, so that
a program in any language can check them.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turncoat.server.runtime.units import Milliseconds, TableId
    from turncoat.server.store.api import Entry

# Number, time, seat, then the lengths of kind, body and events, which follow. Big-endian.
_HEAD = Struct(">qqqIQQ")


class BrokenChain(Exception):
    """A broken chain; `number` is that of the first wrong entry."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number: int = number


def first_chain(table: "TableId", secret: bytes) -> bytes:
    """The chain before entry 0. It contains the hash of the secret, which is public from the start and so commits to it."""
    return hashlib.sha256(table.encode() + hashlib.sha256(secret).digest()).digest()


def next_chain(
    before: bytes, number: int, at: "Milliseconds", kind: str, seat: int, body: bytes, events: bytes
) -> bytes:
    name = kind.encode()
    head = _HEAD.pack(number, at, seat, len(name), len(body), len(events))
    return hashlib.sha256(b"".join((before, head, name, body, events))).digest()


def seal(secret: bytes, chain: bytes) -> bytes:
    """A keyed hash of the chain for clients during a game. The chain itself would confirm guesses of secret answers."""
    return hmac.digest(secret, b"turncoat.seal" + chain, hashlib.sha256)


def check_chain(entries: "Sequence[Entry]", before: bytes) -> bytes:
    """Check that entries continue the chain `before`; return the last chain. BrokenChain: one does not."""
    expected = entries[0].number if entries else 0
    for entry in entries:
        before = next_chain(before, entry.number, entry.at, entry.kind, entry.seat, entry.body, entry.events)
        if entry.number != expected or entry.chain != before:
            raise BrokenChain(expected)
        expected += 1
    return before
