"""Metrics of a server in the text format of Prometheus, without data of games or people."""

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from turncoat.server.runtime.background import run_in_background

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
EVERY: Final = 0.5  # seconds between two measurements of event loop lag


class Histogram:
    """Histogram of durations."""

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
    """Counters of one server since its start."""

    def __init__(self) -> None:
        self.answers: Final[Counter[str]] = Counter()  # by `By`: person, bot, clock...
        self.refusals: Final[Counter[str]] = Counter()  # by code
        self.notifications: Final[Counter[str]] = Counter()  # sent, failed, dropped
        self.bots: Mapping[str, int] = {}  # tally of the bot desk
        self.messages: int = 0
        self.commits: Final = Histogram()
        self.lags: Final = Histogram()

    def text(self, tables: int, sockets: int) -> str:
        lines = [
            *_metric("tables", "gauge", "Tables in memory", {"": tables}),
            *_metric("sockets", "gauge", "Open sockets", {"": sockets}),
            *_metric("answers_total", "counter", "Answers taken", self.answers, "by"),
            *_metric("messages_total", "counter", "Updates put into sockets' queues", {"": self.messages}),
            *_metric("refusals_total", "counter", "Requests and commands refused", self.refusals, "code"),
            *_metric("notifications_total", "counter", "Notifications", self.notifications, "result"),
            *_metric("bots_total", "counter", "What bots did", self.bots, "what"),
            "# HELP turncoat_commit_seconds Time to commit a transaction",
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


def measure_lag(metrics: Metrics) -> contextlib.AbstractAsyncContextManager[None]:
    """Measure event loop lag in the background until the block exits."""
    return run_in_background(_measure(metrics))


async def _measure(metrics: Metrics) -> None:
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(EVERY)
        metrics.lags.add(max(0.0, time.perf_counter() - begin - EVERY))
