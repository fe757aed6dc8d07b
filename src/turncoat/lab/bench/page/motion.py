"""Motion of a page while a game is played: time from an answer to its effect, frames per second, and the page's own
work per frame.

A browser without a screen draws in software, on cores that it shares with the server: intervals between frames say as
much about the machine as about the page. The processor time that the page's main thread spends on a frame (scripts,
styles, layout, what is to be painted) does not depend on other load.
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
    """Milliseconds between frames while events play, and the page's work for each frame."""

    frames: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)


async def effects(browser: "Browser", address: str, game: str, answers: int) -> list[float]:
    """Milliseconds from pressing an answer until its first effect is on the screen."""
    delays: list[float] = []
    while len(delays) < answers:
        seat = await Seat.take(browser, address, game)
        await seat.open()
        told = 0
        while len(delays) + told < answers and await seat.press():
            told += 1
            await seat.page.wait_for_function(
                "told => turncoatBench.answers.length >= told", arg=told, polling=50
            )
            await seat.skip()
        delays += await seat.page.evaluate("turncoatBench.answers")
        await seat.leave()
    return delays


async def motion(browser: "Browser", address: str, game: str, seconds: float) -> Motion:
    """Watch a game without skipping animations, and measure its frames."""
    watched = Motion()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seat = await Seat.take(browser, address, game)
        await seat.open()
        await browser.start_tracing(page=seat.page, categories=TRACED)
        await seat.page.evaluate("turncoatBench.watchFrames()")
        while time.monotonic() < end and (await seat.is_moving() or await seat.press()):
            await asyncio.sleep(0.1)  # an answer would end the animation
        watched.frames += await seat.page.evaluate("turncoatBench.frames")
        watched.work += frame_work(json.loads(await browser.stop_tracing())["traceEvents"])
        await seat.leave()
    return watched


def frame_work(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time that the page's main thread worked for each frame that was marked, until the next
    mark."""
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
    """Processor time between two marks. A mark is made in a task of its own that has begun just before it."""
    at = 0
    work = 0.0
    for mark, is_first in marks:
        while at < len(tasks) and tasks[at][0] < mark:
            work += tasks[at][1]
            at += 1
        if not is_first:
            yield work / MICROSECONDS
        work = 0.0
