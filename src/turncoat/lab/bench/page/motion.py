"""How a page moves while a game is played: time from an answer to its effect, frames a second, and the page's own work for each frame.

A browser without a screen draws in software, on cores that it shares with the server: intervals between frames say as much about the machine as about the page.
The processor time that the page's main thread spends on a frame (scripts, styles, layout, what is to be painted) does not depend on what else runs.
"""

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from turncoat.lab.bench.page.seat import Seat

if TYPE_CHECKING:
    from playwright.async_api import Browser

FIRST: Final = "bench-first"
NEXT: Final = "bench-next"
TASK: Final = "RunTask"
TRACED: Final = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
MICROSECONDS: Final = 1_000


@dataclass
class Motion:
    """In milliseconds: between frames while events were played, and the work for each of them."""

    frames: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)


async def effects(browser: "Browser", address: str, game: str, answers: int) -> list[float]:
    """Milliseconds from pressing an answer until something of what it did is seen."""
    found: list[float] = []
    while len(found) < answers:
        seat = await Seat.take(browser, address, game)
        await seat.open()
        told = 0
        while len(found) + told < answers and await seat.press():
            told += 1
            await seat.page.wait_for_function(
                "told => turncoatBench.answers.length >= told", arg=told, polling=50
            )
            await seat.skip()
        found += await seat.page.evaluate("turncoatBench.answers")
        await seat.leave()
    return found


async def motion(browser: "Browser", address: str, game: str, seconds: float) -> Motion:
    """Of a game that is watched with nothing skipped."""
    found = Motion()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seat = await Seat.take(browser, address, game)
        await seat.open()
        await browser.start_tracing(page=seat.page, categories=TRACED)
        await seat.page.evaluate("turncoatBench.watchFrames()")
        while time.monotonic() < end and await seat.press():
            await asyncio.sleep(0.1)
        found.frames += await seat.page.evaluate("turncoatBench.frames")
        found.work += frame_work(json.loads(await browser.stop_tracing())["traceEvents"])
        await seat.leave()
    return found


def frame_work(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time that the page's main thread worked for each frame that was marked, until the next mark."""
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in trace
        if event["name"] in (FIRST, NEXT)
    )
    if not marks:
        return []
    page = marks[0][2:]
    tasks = sorted(
        (event["ts"], event.get("tdur", 0))
        for event in trace
        if event["name"] == TASK and (event["pid"], event["tid"]) == page
    )
    return list(_between([(ts, name == FIRST) for ts, name, *_ in marks], tasks))


def _between(marks: list[tuple[float, bool]], tasks: list[tuple[float, float]]) -> Iterator[float]:
    """A frame's mark is made in a task of its own, that has begun just before it."""
    at = 0
    work = 0.0
    for mark, is_first in marks:
        while at < len(tasks) and tasks[at][0] < mark:
            work += tasks[at][1]
            at += 1
        if not is_first:
            yield work / MICROSECONDS
        work = 0.0
