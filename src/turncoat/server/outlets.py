"""Where frames leave the server: straight into the connection, past ASGI, whose way through six layers costs more than making a frame.

The application finds its connection's outlet in the scope (`outlet_of`). Everything else about a socket goes through ASGI as ever.
"""

import random
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

OUTLET: Final = "turncoat.outlet"
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
SHORT: Final = Struct(">BB")
LONG: Final = Struct(">BBH")
LONGEST: Final = Struct(">BBQ")
SPREAD: Final = 0.4  # how far a connection's times are from the usual, at most


class Outlet(Protocol):
    on_ready: Callable[[], None]  # called when it takes more again

    def is_ready(self) -> bool:
        """Whether it takes more now."""

    def write(self, frame: bytes) -> None: ...


def outlet_of(scope: Scope) -> Outlet:
    return cast(Outlet, scope["extensions"][OUTLET])


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, that is an outlet as well, and asks for signs of life at times of its own: thousands that come back in one moment
    would else be asked in one moment, again and again, and answers wait for that."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_ready: Callable[[], None] = _nobody_waits
        if self.ping_interval is not None:
            self.ping_interval *= random.uniform(1.0 - SPREAD, 1.0 + SPREAD)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[OUTLET] = self

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_ready()

    def is_ready(self) -> bool:
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, frame: bytes) -> None:
        self.transport.write(_head(len(frame)) + frame)


def _nobody_waits() -> None:
    pass


def _head(length: int) -> bytes:
    if length < 126:
        return SHORT.pack(WHOLE_TEXT, length)
    if length < 1 << 16:
        return LONG.pack(WHOLE_TEXT, 126, length)
    return LONGEST.pack(WHOLE_TEXT, 127, length)
