"""`turncoat bench page`: loading and motion as users of the page see them, measured in a real browser against a real
server."""

import asyncio
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from rich.console import Console

from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json
from turncoat.lab.bench.figures import Figures
from turncoat.lab.bench.measure import build, build_text
from turncoat.lab.bench.page.browser import chromium
from turncoat.lab.bench.page.bytes import KINDS, SOCKET, all_art, first_load, table_load, worker_load
from turncoat.lab.bench.page.motion import effects, motion
from turncoat.lab.bench.page.seat import WATCH
from turncoat.lab.siege.live_server import LiveServer
from turncoat.texts.languages import DEFAULT, LANGUAGES

if TYPE_CHECKING:
    from playwright.async_api import Browser, ViewportSize

PARTS: Final = ("bytes", "phone", "answers", "frames")
KILOBYTE: Final = 1000
# A mid-range phone in a mobile network, whose processor is this many times slower than ours.
PHONE: "Final[ViewportSize]" = {"width": 360, "height": 640}
SLOWER: Final = 4
NETWORK: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
FRAME: Final = 17.5  # milliseconds: a 60th of a second, and a little for the clock's resolution
BUDGET: Final = 1000 / 60


@dataclass(frozen=True)
class Plan:
    parts: Sequence[str]
    games: Sequence[str]
    runs: int  # loads of the start page
    answers: int  # in a game of each title
    seconds: float  # of motion, in a game of each title
    browser: Path  # the folder it was unpacked in


def run(plan: Plan, as_json: bool) -> int:
    for part in plan.parts:
        if part not in PARTS:
            raise BadInput("unknown_name", part)
    figures = Figures()
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    asyncio.run(_measure(plan, figures))
    if as_json:
        print(json.dumps(as_object(plan, figures, busy)))
    else:
        cores = f"load {busy:.1f} on {os.cpu_count()} cores"
        figures.show(f"the page in Chromium without a screen; {cores}; server: {build_text()}", Console())
    return 0


async def _measure(plan: Plan, figures: Figures) -> None:
    with TemporaryDirectory(prefix="turncoat-bench-") as folder:
        async with chromium(plan.browser) as browser:
            with LiveServer(str(Path(folder, "bench.db")), Path(folder, "log")) as server:
                if "bytes" in plan.parts:
                    await _bytes(browser, server.address, plan, figures)
                if "phone" in plan.parts:
                    await _phone(browser, server.address, plan.runs, figures)
                for game in plan.games:
                    if "answers" in plan.parts:
                        await _answers(browser, server.address, game, plan.answers, figures)
                    if "frames" in plan.parts:
                        await _frames(browser, server.address, game, plan.seconds, figures)


async def _bytes(browser: "Browser", address: str, plan: Plan, figures: Figures) -> None:
    for language in LANGUAGES:
        first = await first_load(browser, address, language)
        if language == DEFAULT:
            for kind in KINDS:
                figures.add(f"first_{kind}", f"first load: {kind}", "kB", first[kind] / KILOBYTE)
        before_art = (first.total() - first["art"]) / KILOBYTE
        figures.add(f"first_{language}", f"first load before art, {language}", "kB", before_art, "<= 80")
    later = await worker_load(browser, address)
    figures.add("worker", "afterwards, to be kept for days without a network", "kB", later / KILOBYTE)
    for game in plan.games:
        opened = await table_load(browser, address, game)
        for kind in (*KINDS, SOCKET):
            if opened[kind]:
                label = f"a table of {game}: {kind}"
                figures.add(f"{game}_{kind}", label, "kB", opened[kind] / KILOBYTE)
    figures.add("art", "all art", "kB", await all_art(address) / KILOBYTE, "<= 400")


async def _phone(browser: "Browser", address: str, runs: int, figures: Figures) -> None:
    await _load(browser, address)  # a warm-up: the server's one-time work is not counted
    loads = [await _load(browser, address) for _ in range(runs)]
    for name, label in (("painted", "something is seen"), ("enabled", "a game can be begun")):
        figures.add(
            f"phone_{name}", f"phone: {label}, median", "s", median(one[name] for one in loads) / 1000
        )
    handled = [one["handled"] / 1000 for one in loads]
    figures.add("phone", "phone: usable, median", "s", median(handled), "<= 1.5")
    figures.add("phone_worst", f"phone: usable, worst of {runs}", "s", max(handled), "<= 1.5")


async def _load(browser: "Browser", address: str) -> dict[str, float]:
    """Load the start page on the phone, on a first visit: see `usable` in watch.js."""
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    devtools = await context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", NETWORK)
    await page.goto(address, wait_until="commit")
    times: dict[str, float] = await page.evaluate("turncoatBench.usable()")
    await context.close()
    return times


async def _answers(browser: "Browser", address: str, game: str, answers: int, figures: Figures) -> None:
    delays = await effects(browser, address, game, answers)
    label = f"{game}: from an answer to its effect"
    figures.add(f"{game}_effect", f"{label}, median", "ms", median(delays), "<= 100")
    figures.add(f"{game}_effect_p95", f"{label}, p95", "ms", percentile(delays, 0.95), "<= 100")


async def _frames(browser: "Browser", address: str, game: str, seconds: float, figures: Figures) -> None:
    watched = await motion(browser, address, game, seconds)
    in_time = 100 * sum(one < FRAME for one in watched.frames) / len(watched.frames)
    figures.add(f"{game}_frames", f"{game}: frames while events are played", "", len(watched.frames))
    figures.add(f"{game}_in_time", f"{game}: frames within {FRAME} ms", "%", in_time, ">= 95")
    figures.add(
        f"{game}_frame_p95", f"{game}: a frame, p95", "ms", percentile(watched.frames, 0.95), f"<= {FRAME}"
    )
    fit = 100 * sum(one < BUDGET for one in watched.work) / len(watched.work)
    figures.add(f"{game}_work", f"{game}: the page's work for a frame, median", "ms", median(watched.work))
    figures.add(
        f"{game}_work_p95", f"{game}: the same, p95", "ms", percentile(watched.work, 0.95), f"<= {BUDGET:.1f}"
    )
    figures.add(f"{game}_work_max", f"{game}: the same, most", "ms", max(watched.work), "<= 50")
    figures.add(f"{game}_fit", f"{game}: frames whose work leaves time for 60 a second", "%", fit, ">= 95")


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


# Reports


def as_object(plan: Plan, figures: Figures, busy: float) -> dict[str, Json]:
    return {
        **build(),
        "load": busy,
        "runs": plan.runs,
        "answers": plan.answers,
        "seconds": plan.seconds,
        "figures": figures.to_json(),
    }
