"""`turncoat bench sessions`: whole games that a script plays through the page, as a newcomer did for the review that the
first figures come from; and what the screen was taken up with meanwhile."""

import asyncio
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.lab.bench.measure import build, build_text
from turncoat.lab.bench.page.browser import chromium
from turncoat.lab.bench.page.seat import DESKTOP
from turncoat.lab.game_lab import WayIn
from turncoat.lab.games import lab_of
from turncoat.lab.siege.live_server import LiveServer

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

PERSON: Final = Path(__file__).with_name("person.js").read_text(encoding="utf-8")
SECOND: Final = 1000  # milliseconds
TENTH: Final = 0.9
PLAYERS: Final = "#options ~ .all select >> nth=0"
REACTIONS: Final = "select[data-setting=reactions]"
FREE: Final = ".lobby li.free"


@dataclass(frozen=True)
class Session:
    """A game, and the way into it."""

    game: str
    way_in: WayIn


SESSIONS: Final = {
    "-".join(filter(None, (game, name))): Session(game, way_in)
    for game in GAMES
    for name, way_in in lab_of(game).ways_in.items()
}


@dataclass(frozen=True)
class Plan:
    sessions: Sequence[str]
    pause: float  # seconds from a question to the answer
    limit: float  # minutes, after which a session is stopped
    seed: int
    browser: Path


@dataclass(frozen=True)
class Course:
    """What a session was like. Seconds, and numbers of prompts."""

    minutes: float
    is_over: bool
    prompts: int
    single: int  # prompts with one answer
    reactions: int
    turns: int  # of the person's own
    presses: int
    waits: tuple[float, ...]  # from an answer to the next question
    between: tuple[float, ...]  # from an answer to a real choice to the next real choice
    screen: dict[str, float]

    def share(self, what: str) -> float:
        """Percentage of the time that the screen was taken up with that."""
        return 100 * self.screen[what] / (sum(self.screen.values()) or 1)


def course_of(told: dict[str, Any]) -> Course:
    """What the page has noted, as figures."""
    prompts = told["prompts"]
    real = [one for one in prompts if one["answers"] > 1]
    return Course(
        minutes=told["seconds"] / 60,
        is_over=told["isOver"],
        prompts=len(prompts),
        single=len(prompts) - len(real),
        reactions=sum(one["isReaction"] for one in prompts),
        turns=told["turns"],
        presses=told["presses"],
        waits=_waits(prompts),
        between=_waits(real),
        screen={what: time / SECOND for what, time in told["screen"].items()},
    )


def _waits(prompts: Sequence[dict[str, Any]]) -> tuple[float, ...]:
    pairs = pairwise(prompts)
    return tuple((after["came"] - before["answered"]) / SECOND for before, after in pairs)


def run(plan: Plan, as_json: bool) -> int:
    for name in plan.sessions:
        if name not in SESSIONS:
            raise BadInput("unknown_name", name)
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    courses = asyncio.run(_play(plan))
    if as_json:
        figures = {name: _as_object(course) for name, course in courses.items()}
        print(json.dumps({**build(), "load": busy, "pause": plan.pause, "sessions": figures}))
    else:
        title = f"games through the page, {plan.pause:g} s for each answer; load {busy:.1f}; server: {build_text()}"
        Console().print(_table(title, courses))
    return 0


async def _play(plan: Plan) -> dict[str, Course]:
    courses = {}
    with TemporaryDirectory(prefix="turncoat-bench-") as folder:
        async with chromium(plan.browser) as browser:
            with LiveServer(str(Path(folder, "bench.db")), Path(folder, "log")) as server:
                for name in plan.sessions:
                    courses[name] = await _play_session(browser, server.address, SESSIONS[name], plan)
    return courses


async def _play_session(browser: "Browser", address: str, session: Session, plan: Plan) -> Course:
    context = await browser.new_context(viewport=DESKTOP, locale="en")
    await context.add_init_script(PERSON)
    page = await context.new_page()
    await page.goto(address)
    await _begin(page, session)
    await page.locator(".prompt, .theatre").first.wait_for()
    person = {"pause": plan.pause * SECOND, "seed": plan.seed, "limit": plan.limit * 60 * SECOND}
    told = await page.evaluate("person => turncoatPerson.play(person)", person)
    await context.close()
    return course_of(told)


async def _begin(page: "Page", session: Session) -> None:
    """Come into the game by the page's own buttons."""
    if not session.way_in.players:
        await page.locator(f"li.{session.game} button.main").click()
        return
    await page.locator(f"li.{session.game} button:not(.main)").click()
    await page.locator(PLAYERS).select_option(str(session.way_in.players))
    if session.way_in.reactions:
        await page.locator(REACTIONS).select_option(session.way_in.reactions)
    if session.way_in.players > 1:
        await page.locator(".bots button").click()
        await page.locator(FREE).first.wait_for(state="detached")
    await page.locator("footer button.main:enabled").click()


def _as_object(course: Course) -> dict[str, Any]:
    return {
        "minutes": course.minutes,
        "is_over": course.is_over,
        "prompts": course.prompts,
        "single": course.single,
        "reactions": course.reactions,
        "turns": course.turns,
        "presses": course.presses,
        "waited": summary(course.waits),
        "between_real": summary(course.between),
        "screen": course.screen,
    }


def summary(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {
        "sum": sum(ordered),
        "median": median(ordered),
        "p90": ordered[min(len(ordered) - 1, int(len(ordered) * TENTH))],
        "max": ordered[-1],
    }


def _table(title: str, courses: dict[str, Course]) -> Table:
    table = Table("", *courses, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for label, value in ROWS:
        table.add_row(label, *(value(course) for course in courses.values()))
    return table


def _times(times: Sequence[float]) -> str:
    told = summary(times)
    return f"{told['sum']:.0f} / {told['median']:.1f} / {told['p90']:.1f} / {told['max']:.0f}"


def _percent(part: int, whole: int) -> str:
    return f"{part} = {100 * part / (whole or 1):.0f} %"


def _screen(what: str) -> Callable[[Course], str]:
    return lambda one: f"{one.screen[what]:.0f} s = {one.share(what):.0f} %"


ROWS: Final[Sequence[tuple[str, Callable[[Course], str]]]] = (
    ("minutes", lambda one: f"{one.minutes:.1f}{'' if one.is_over else ' (stopped)'}"),
    ("prompts", lambda one: str(one.prompts)),
    ("with one answer only", lambda one: _percent(one.single, one.prompts)),
    ("chances to react", lambda one: _percent(one.reactions, one.prompts)),
    ("own turns", lambda one: str(one.turns)),
    ("answers", lambda one: str(one.presses)),
    ("s from an answer to the next question: sum, median, p90, max", lambda one: _times(one.waits)),
    ("s between real choices: sum, median, p90, max", lambda one: _times(one.between)),
    *(
        (f"screen: {what}", _screen(what))
        for what in ("asked", "told", "scene", "meeting", "waiting", "loading")
    ),
)
