"""One request to the server, with what is known of who asks; and the one vocabulary of refusals."""

import logging
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import actor_at, may_enter
from turncoat.server.hall.hall import Hall, Place
from turncoat.server.http.rate_limits import Limits
from turncoat.server.notify.service import Caller
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.store.api import Device, StoreFailed
from turncoat.server.store.freshness import OutOfTouch
from turncoat.server.table.actor import Actor

# What cannot be told apart from the outside: that there is no such thing, and that it is none of one's business.
UNKNOWN: Final = frozenset({"no_such_table", "no_such_key", "no_such_device", "no_such_replay", "not_here"})
# What reading somebody's JSON can fail of; the last one, if it is nested too deep.
UNREADABLE_JSON: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
LOG: Final = logging.getLogger("turncoat.server.http.request")
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


def refusal_of(fault: BadInput | StoreFailed, metrics: Metrics) -> BadInput:
    """Counted. A store that cannot be reached, or has no room, may do better later. Whoever caught the fault must not keep this in a
    variable: it would hold on to itself by its traceback, and wait for the next search for garbage with all that it was about."""
    if isinstance(fault, StoreFailed):
        if not isinstance(fault, OutOfTouch):  # that was written down when it began
            LOG.error("store_failed")
        fault = BadInput("too_busy")
    metrics.refusals[fault.code] += 1
    return fault


def status_of(refusal: BadInput) -> int:
    return 404 if refusal.code in UNKNOWN else STATUS.get(refusal.code, 400)


def refusal_wire(refusal: BadInput) -> dict[str, str]:
    code = "not_here" if refusal.code in UNKNOWN else refusal.code
    found = {"error": code}
    if refusal.detail and refusal.code not in UNKNOWN:
        found["detail"] = refusal.detail
    if refusal.rule:
        found["rule"] = refusal.rule
    return found


@dataclass
class Ask:
    """`body` and `query` are of the shapes that the route declares."""

    hall: Hall
    device: Device | None
    path: dict[str, str]
    body: Any
    query: Any
    origin: str  # of this server, as the browser knows it
    address: str  # of who asks
    limits: Limits
    caller: Caller | None = None  # who tells people that a table waits for them; None: nobody does
    token: str = ""  # of a device that was made for this request: the reply sets the cookie

    async def table(self) -> tuple[Place, Actor]:
        """The table of the path, for somebody who may look at it; BadInput: there is none, or they may not."""
        place = await self.hall.place(self.path["table"])
        actor = await actor_at(self.hall, self.path["table"], self.device)
        if not may_enter(place.table, actor):
            raise BadInput("no_such_table")
        return place, actor

    async def seat(self) -> tuple[Place, Actor]:
        """The same for somebody who sits there."""
        place, actor = await self.table()
        actor.seated()
        return place, actor

    def who(self) -> Device:
        if self.device is None:
            raise BadInput("no_device")
        return self.device
