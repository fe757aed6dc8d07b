"""One HTTP request: its body, query and path, and the client's device and address."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import IDLE, actor_at, may_enter, new_device
from turncoat.server.hall.refusals import UNKNOWN
from turncoat.server.http.reach import Reach
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Device
from turncoat.server.table.actor import Actor
from turncoat.server.table.queries import is_replay_shared
from turncoat.server.table.stages import OVER

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place
    from turncoat.server.notify.service import Notifier

STATUS: Final = {
    "no_device": 401,
    "other_origin": 403,
    "other_host": 421,
    "only_host": 403,
    "only_server_host": 403,
    "needs_code": 403,
    "wrong_code": 403,
    "table_closed": 403,
    "not_here": 404,
    "wrong_method": 405,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "too_busy": 503,
    "server_full": 503,
    "disk_full": 503,
    "server_fault": 500,
}


def status_of(refusal: BadInput) -> int:
    return 404 if refusal.code in UNKNOWN else STATUS.get(refusal.code, 400)


@dataclass
class ApiRequest:
    """A request to a handler. `body` and `query` have the shapes that the route declares."""

    hall: "Hall"
    device: Device | None
    path: dict[str, str]
    body: Any
    query: Any
    origin: str  # of this server, as the browser knows it
    address: str  # of the client
    limits: Limits
    notifier: "Notifier | None" = None  # None: this server sends no notifications
    reach: Reach = field(default_factory=Reach)
    is_local: bool = False  # whether the request comes from a page on this computer
    code: str = ""  # for opening tables
    device_idle: Milliseconds = IDLE  # after which a device is deleted
    contact: str = ""  # of the host of this server
    token: str = ""  # of a device that was created for this request; the reply sets the cookie

    @property
    def is_network_open(self) -> bool | None:
        """Whether the server listens in the local network; None: this client cannot change that."""
        network = self.reach.network
        return bool(network.addresses) if network is not None and self.is_local else None

    async def table(self) -> "tuple[Place, Actor]":
        """The table of the path, and the device's role there. BadInput: there is none, or the device may not enter."""
        place = await self.hall.place(self.path["table"])
        actor = await actor_at(self.hall, self.path["table"], self.device)
        if not may_enter(place.table, actor):
            raise BadInput("no_such_table")
        return place, actor

    async def replay(self) -> "tuple[Place, Actor]":
        """The table of the path for its replay, which anyone may watch if all players agreed, and the device's role
        there. BadInput: the device may not watch it."""
        place = await self.hall.place(self.path["table"])
        actor = await actor_at(self.hall, self.path["table"], self.device)
        if not may_enter(place.table, actor) and not is_replay_shared(place.table):
            raise BadInput("replay_private" if place.table.stage == OVER else "no_such_table")
        return place, actor

    async def seat(self) -> "tuple[Place, Actor]":
        """The table of the path, and the device's seat there. BadInput: as for `table`, or the device holds no seat."""
        place, actor = await self.table()
        actor.require_seat()
        return place, actor

    async def known_device(self, name: str = "") -> Device:
        """The device of the client, created for a new one."""
        if self.device is None:
            self.device, self.token = await new_device(self.hall, name)
        return self.device

    def who(self) -> Device:
        """The device of the client. BadInput: it has none."""
        if self.device is None:
            raise BadInput("no_device")
        return self.device
