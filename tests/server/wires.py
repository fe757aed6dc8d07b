"""The end of a connection that a test looks at."""

import asyncio
from typing import Any


class Wire(asyncio.Transport):
    """Keeps what is written."""

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
