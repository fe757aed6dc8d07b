"""Fake transport that records the written bytes of a connection."""

import asyncio
from typing import Any


def packet_text(packet: bytes) -> bytes:
    """The text in a packet."""
    length, start = packet[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(packet[2:start], "big")
    assert packet[0] == 0x81
    assert len(packet) == start + length
    return packet[start:]


class RecordedTransport(asyncio.Transport):
    """A transport that keeps the written bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.is_read = True
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    @property
    def written(self) -> bytes:
        return b"".join(self.pieces)

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True
