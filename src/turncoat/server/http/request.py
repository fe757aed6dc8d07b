"""One HTTP request: its body, query and path, and the client's device and address."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import actor_at, may_enter, new_device
from turncoat.server.hall.refusals import UNKNOWN
from turncoat.server.http.rate_limits import Limits
from turncoat.server.store.api import Device
from turncoat.server.table.actor import Actor

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place
    from turncoat.server.notify.service import Caller

STATUS: Final = {
    "no_device": 401,
    "other_origin": 403,
    "other_host": 421,
    "only_host": 403,
    "not_here": 404,
    "wrong_method": 405,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "too_busy": 503,
    "server_fault": 500,
}


def status_of(refusal: BadInput) -> int:
    return 404 if refusal.code in UNKNOWN else STATUS.get(refusal.code, 400)


@dataclass
class Ask:
    """`body` and `query` are of the shapes that the route declares."""

    hall: "Hall"
    device: Device | None
    path: dict[str, str]
    body: Any
    query: Any
    origin: str  # of this server, as the browser knows it
    address: str  # of the client
    limits: Limits
    caller: "Caller | None" = None  # sends notifications; None: this server sends none
    token: str = ""  # of a device that was made for this request: the reply sets the cookie

    async def table(self) -> "tuple[Place, Actor]":
        """The table of the path, if the device may enter it. BadInput: there is none, or it may not."""
        place = await self.hall.place(self.path["table"])
        actor = await actor_at(self.hall, self.path["table"], self.device)
        if not may_enter(place.table, actor):
            raise BadInput("no_such_table")
        return place, actor

    async def seat(self) -> "tuple[Place, Actor]":
        """The same, for a device that holds a seat there."""
        place, actor = await self.table()
        actor.seated()
        return place, actor

    async def known_device(self, name: str = "") -> Device:
        """The device that asks; a browser that comes for the first time gets a token."""
        if self.device is None:
            self.device, self.token = await new_device(self.hall, name)
        return self.device

    def who(self) -> Device:
        if self.device is None:
            raise BadInput("no_device")
        return self.device
