"""Refusals as clients get them, the same for HTTP and WebSocket."""

import logging
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.freshness import OutOfTouch

# All are sent as `not_here`: a client must not learn whether something exists that it may not see.
UNKNOWN: Final = frozenset({"no_such_table", "no_such_key", "no_such_device", "no_such_replay", "not_here"})
LOG: Final = logging.getLogger("turncoat.server.hall.refusals")


def refusal_of(fault: BadInput | StoreFailed, metrics: Metrics) -> BadInput:
    """The refusal to send for a fault, counted in the metrics. A failed store is `too_busy`: a retry may succeed.

    Callers must not keep the result in a variable beside the fault: that makes a reference cycle through the traceback.
    """
    if isinstance(fault, StoreFailed):
        if not isinstance(fault, OutOfTouch):  # the loss of contact was logged when it began
            LOG.error("store_failed")
        fault = BadInput("too_busy")
    metrics.refusals[fault.code] += 1
    return fault


def refusal_wire(refusal: BadInput) -> dict[str, str]:
    code = "not_here" if refusal.code in UNKNOWN else refusal.code
    wire = {"error": code}
    if refusal.detail and refusal.code not in UNKNOWN:
        wire["detail"] = refusal.detail
    if refusal.rule:
        wire["rule"] = refusal.rule
    return wire
