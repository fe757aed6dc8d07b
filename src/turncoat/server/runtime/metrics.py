"""Metrics of a server, in the text format of Prometheus. Nothing of any game or person is in them."""

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from turncoat.server.runtime.background import beside

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
EVERY: Final = 0.5  # seconds between two looks at how late the event loop is


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BOUNDS) + 1)
        self.total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        count = 0
        for bound, added in zip([*BOUNDS, "+Inf"], self.counts, strict=True):
            count += added
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {count}"


class Metrics:
    """Of one server, from its start on."""

    def __init__(self) -> None:
        self.answers: Final[Counter[str]] = Counter()  # by who gave them
        self.refusals: Final[Counter[str]] = Counter()  # by code
        self.calls: Final[Counter[str]] = Counter()  # sent, failed, dropped
        self.bots: Mapping[str, int] = {}  # what the desk counts
        self.frames: int = 0
        self.commits: Final = Histogram()
        self.lags: Final = Histogram()

    def text(self, tables: int, sockets: int) -> str:
        lines = [
            *_metric("tables", "gauge", "Tables in memory", {"": tables}),
            *_metric("sockets", "gauge", "Open sockets", {"": sockets}),
            *_metric("answers_total", "counter", "Answers taken", self.answers, "by"),
            *_metric("frames_total", "counter", "Updates put into sockets' queues", {"": self.frames}),
            *_metric("refusals_total", "counter", "Requests and commands refused", self.refusals, "code"),
            *_metric("calls_total", "counter", "Notifications", self.calls, "result"),
            *_metric("bots_total", "counter", "What bots did", self.bots, "what"),
            "# HELP turncoat_commit_seconds Time to store an act",
            "# TYPE turncoat_commit_seconds histogram",
            *self.commits.lines("turncoat_commit_seconds"),
            "# HELP turncoat_loop_lag_seconds How late the event loop was",
            "# TYPE turncoat_loop_lag_seconds histogram",
            *self.lags.lines("turncoat_loop_lag_seconds"),
        ]
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, says: str, values: Mapping[str, int], label: str = "") -> Iterator[str]:
    yield f"# HELP turncoat_{name} {says}"
    yield f"# TYPE turncoat_{name} {kind}"
    for key, value in sorted(values.items()):
        labels = f'{{{label}="{key}"}}' if label else ""
        yield f"turncoat_{name}{labels} {value}"


def measuring(hall: "Hall") -> contextlib.AbstractAsyncContextManager[None]:
    """A service of the hall."""
    return beside(_measure(hall.metrics))


async def _measure(metrics: Metrics) -> None:
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(EVERY)
        metrics.lags.add(max(0.0, time.perf_counter() - begin - EVERY))
