"""Refusals as clients get them: one vocabulary for HTTP and WebSocket."""

import logging
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.freshness import OutOfTouch

# What cannot be told apart from the outside: that there is no such thing, and that it is none of one's business.
UNKNOWN: Final = frozenset({"no_such_table", "no_such_key", "no_such_device", "no_such_replay", "not_here"})
LOG: Final = logging.getLogger("turncoat.server.hall.refusals")


def refusal_of(fault: BadInput | StoreFailed, metrics: Metrics) -> BadInput:
    """Counted. A store that cannot be reached, or has no room, may do better later. The caller must not keep this in a variable
    beside the fault: a reference cycle through the traceback would wait for the garbage collector."""
    if isinstance(fault, StoreFailed):
        if not isinstance(fault, OutOfTouch):  # that was written down when it began
            LOG.error("store_failed")
        fault = BadInput("too_busy")
    metrics.refusals[fault.code] += 1
    return fault


def refusal_wire(refusal: BadInput) -> dict[str, str]:
    code = "not_here" if refusal.code in UNKNOWN else refusal.code
    found = {"error": code}
    if refusal.detail and refusal.code not in UNKNOWN:
        found["detail"] = refusal.detail
    if refusal.rule:
        found["rule"] = refusal.rule
    return found
