"""`turncoat bench server`: latency and cost of one server process under real games, through the public protocol.

The server stays on one core and the players on another, where there are two. Every answer is durably written before it
is broadcast.
"""

import asyncio
import gc
import json
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.table import Table

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json
from turncoat.lab.bench.figures import Figures
from turncoat.lab.bench.measure import build, build_text, number
from turncoat.lab.bench.server.boardgame_io import PEER, PEER_VERSION, PeerRoom, PeerServer, install_peer
from turncoat.lab.bench.server.load import Load, OurRoom, Outcome, Room
from turncoat.lab.bench.server.search import Search, search
from turncoat.lab.games import large_games
from turncoat.lab.siege import resume
from turncoat.lab.siege.live_server import LiveServer
from turncoat.server.run import loop_factory

MIX: Final = "mix"  # a mix of all games but the smallest
HIGHEST: Final = "highest"  # also the name of the figure
HIGHEST_PLAIN: Final = "highest_plain"
PARTS: Final = ("rate", HIGHEST, "memory", "reconnect", "resume")
AT_ONCE: Final = 16  # tables that are set up together
WARMING: Final = 2.0  # seconds of play before anything is measured
MOST_WAIT: Final = 100.0  # milliseconds within which 99 of 100 answers are shown, at a rate that is held
SEARCHING: Final = 0.4  # share of the run's seconds, for each rate that the search tries
SETTLING: Final = 1.0  # seconds before memory is measured
RECONNECTS: Final = 200
RESUMED: Final = 1_000  # tables
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Plan:
    tables: int
    seats: int
    rate: float
    seconds: float
    game: str
    database: str  # empty: a new SQLite file
    parts: Sequence[str]
    has_peer: bool = False
    has_words: bool = True  # whether clients request texts, each seat in another language


def run(plan: Plan, as_json: bool) -> int:
    if plan.game != MIX and plan.game not in GAMES:
        raise BadInput("unknown_game", plan.game)
    for part in plan.parts:
        if part not in PARTS:
            raise BadInput("unknown_name", part)
    figures = Figures()
    with (
        TemporaryDirectory(prefix="turncoat-bench-") as folder,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
        ExitStack() as stack,
    ):
        peer = stack.enter_context(install_peer()) if plan.has_peer else None
        runner.run(_measure(plan, Path(folder) / "bench.db", peer, figures))
        if "resume" in plan.parts:
            _resume(Path(folder), figures)
    if as_json:
        print(json.dumps(as_object(plan, figures)))
    else:
        show(plan, figures, Console())
    return 0


async def _measure(plan: Plan, path: Path, peer: Path | None, figures: Figures) -> None:
    with apart() as cores:
        async with AsyncExitStack() as stack:
            loads = {HIGHEST: await stack.enter_async_context(_ours(plan, path, cores, figures))}
            if plan.has_words and HIGHEST in plan.parts:
                plain = replace(plan, has_words=False, parts=(), database="")
                unread = _ours(plain, path.with_name("plain.db"), cores, Figures())
                loads[HIGHEST_PLAIN] = await stack.enter_async_context(unread)
            if peer is not None:
                loads[PEER] = await stack.enter_async_context(_theirs(plan, peer, cores, figures))
            if HIGHEST in plan.parts:
                await _highest(plan, loads, figures)


async def _highest(plan: Plan, loads: dict[str, Load], figures: Figures) -> None:
    """Search for the highest rate of our server, with and without texts, and of the peer."""
    seconds = plan.seconds * SEARCHING
    searches = {name: Search(load, plan.rate, seconds, MOST_WAIT) for name, load in loads.items()}
    await search([*searches.values()])
    held = {name: each.held for name, each in searches.items()}
    label = f"highest rate, p99 <= {MOST_WAIT:g} ms"
    figures.add(HIGHEST, label, "answers/s", held[HIGHEST], ">= 5 x theirs")
    if HIGHEST_PLAIN in held:
        figures.add(HIGHEST_PLAIN, f"{label}, clients without words", "answers/s", held[HIGHEST_PLAIN])
    if PEER in held:
        figures.theirs |= {name: held[PEER] for name in held if name != PEER}


# Ours


@asynccontextmanager
async def _ours(plan: Plan, path: Path, cores: set[int], figures: Figures) -> AsyncIterator[Load]:
    """Measure our server: all figures but the highest rate."""
    server = LiveServer(plan.database or str(path), path.with_name("log"))
    with run_server(cores, server.start, server.kill):
        empty = memory(server.pid)
        begun = time.perf_counter()
        rooms = await _set_up(plan, server.address)
        figures.add("set_up", f"{plan.tables} tables set up", "s", time.perf_counter() - begun)
        await asyncio.sleep(SETTLING)
        with_tables = memory(server.pid)
        await _open(rooms)
        await asyncio.sleep(SETTLING)
        with_sockets = memory(server.pid)
        load = Load(rooms)
        await load.run(plan.rate, WARMING)
        if "rate" in plan.parts:
            await _rate(plan, load, server.pid, figures)
        if "memory" in plan.parts:
            sockets = plan.tables * plan.seats
            grown = memory(server.pid) - with_sockets + with_tables - empty
            figures.add("socket_kb", "an idle socket", "kB", (with_sockets - with_tables) / sockets, "<= 40")
            figures.add("table_kb", "a table that is played", "kB", grown / plan.tables, "<= 200")
        if "reconnect" in plan.parts:
            await _reconnect(rooms, server.pid, figures)
        yield load
        for room in rooms:
            room.close()


async def _set_up(plan: Plan, address: str) -> list[OurRoom]:
    games = large_games() if plan.game == MIX else [plan.game]
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(at: int) -> OurRoom:
        async with turns:
            game = games[at % len(games)]
            room = OurRoom(address, game, plan.seats, fast(at), at, has_words=plan.has_words)
            await room.begin()
            return room

    return await asyncio.gather(*(one(at) for at in range(plan.tables)))


async def _open(rooms: Sequence[Room]) -> None:
    for first in range(0, len(rooms), AT_ONCE):
        await asyncio.gather(*(room.open() for room in rooms[first : first + AT_ONCE]))


async def _rate(plan: Plan, load: Load, pid: int, figures: Figures) -> None:
    busy = processor_time(pid)
    begun = time.perf_counter()
    outcome = await load.run(plan.rate, plan.seconds)
    took = time.perf_counter() - begun
    figures.add("answers", "answers shown on all screens", "1/s", outcome.reached, f"{plan.rate:g}")
    for name, value in waits(outcome).items():
        figures.add(name, f"from answer to all screens, {name}", "ms", value, GOALS.get(name, ""))
    figures.add("lost", "answers that some screen never showed", "", outcome.unanswered, "0")
    figures.add("refused", "answers refused", "", outcome.refused, "0")
    figures.add("delivery_bytes", "a delivery", "bytes", outcome.bytes / max(1, outcome.deliveries))
    figures.add("processor", "of the server's core", "%", 100 * (processor_time(pid) - busy) / took)
    figures.add("memory_mb", "memory of the server", "MB", memory(pid) / 1024)


GOALS: Final = {"p50": "<= 10", "p99": "<= 50"}


def waits(outcome: Outcome) -> dict[str, float]:
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: outcome.percentile(share) for name, share in shares.items()}


async def _reconnect(rooms: Sequence[OurRoom], pid: int, figures: Figures) -> None:
    """Measure reconnects of sockets that replay all events from the first on, which is the largest possible
    catch-up."""
    busy = processor_time(pid)
    took = []
    for at in range(RECONNECTS):
        room = rooms[at * len(rooms) // RECONNECTS]
        begun = time.perf_counter()
        await room.come_back(at % len(room.browsers))
        took.append(time.perf_counter() - begun)
    each = 1000 * (processor_time(pid) - busy) / RECONNECTS
    figures.add("reconnect_ms", "the server's work for one reconnect", "ms", each, "<= 50")
    slow = 1000 * sorted(took)[len(took) * 99 // 100]
    figures.add("reconnect_p99", "from connecting to everything told, p99", "ms", slow)


def _resume(folder: Path, figures: Figures) -> None:
    path = folder / "resume.db"
    asyncio.run(resume.make_tables(path, RESUMED))
    ready, served = resume.resume(path, folder / "log")
    figures.add("start_s", f"a start with {RESUMED:,} running tables, until it can be reached", "s", ready)
    figures.add("resume_s", "until a bot has answered at each of them", "s", served, "<= 10")


# Theirs


@asynccontextmanager
async def _theirs(plan: Plan, folder: Path, cores: set[int], figures: Figures) -> AsyncIterator[Load]:
    server = PeerServer(folder)
    with run_server(cores, server.start, server.kill):
        rooms = [PeerRoom(server.address, f"match{at}", plan.seats, fast(at)) for at in range(plan.tables)]
        await _open(rooms)
        load = Load(rooms)
        await load.run(plan.rate, WARMING)
        if "rate" in plan.parts:
            outcome = await load.run(plan.rate, plan.seconds)
            figures.theirs |= {"answers": outcome.reached, **waits(outcome)}
            figures.theirs["delivery_bytes"] = outcome.bytes / max(1, outcome.deliveries)
        yield load
        for room in rooms:
            room.close()


# The machine


@contextmanager
def apart() -> Iterator[set[int]]:
    """Cores for the servers: the first, if there are several. This process stays on the others meanwhile."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()
    first = {min(cores)} if len(cores) > 1 else cores
    _stay_on(cores - first or cores)
    gc.disable()  # a pause of the load generator must not count as one of the server
    try:
        yield first
    finally:
        gc.enable()
        _stay_on(cores)


@contextmanager
def run_server(cores: set[int], start: Callable[[], object], kill: Callable[[], None]) -> Iterator[None]:
    """Run a server on these cores."""
    ours = os.sched_getaffinity(0) if cores else cores
    try:
        _stay_on(cores)
        start()
        _stay_on(ours)
        yield
    finally:
        kill()
        _stay_on(ours)


def _stay_on(cores: set[int]) -> None:
    if cores:
        os.sched_setaffinity(0, cores)


def memory(pid: int) -> float:
    """Resident memory of the process, in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def processor_time(pid: int) -> float:
    """Processor time of the process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# Reports


def as_object(plan: Plan, figures: Figures) -> dict[str, Json]:
    report: dict[str, Json] = {
        **build(),
        "tables": plan.tables,
        "seats": plan.seats,
        "rate": plan.rate,
        "seconds": plan.seconds,
        "game": plan.game,
        "words": plan.has_words,
        "figures": figures.to_json(),
    }
    if plan.has_peer:
        theirs: dict[str, Json] = {**figures.theirs}
        ratios: dict[str, Json] = {name: ratio(figures, name) for name in figures.theirs}
        report["peer"] = {"name": PEER, "version": PEER_VERSION, "figures": theirs, "ratios": ratios}
    return report


def ratio(figures: Figures, name: str) -> float | None:
    """Our value divided by the peer's; None if the peer has none."""
    theirs = figures.theirs[name]
    return figures.ours[name].value / theirs if theirs else None


def show(plan: Plan, figures: Figures, console: Console) -> None:
    words = "all clients read" if plan.has_words else "no client reads"
    load = f"{plan.tables} tables of {plan.seats} ({plan.game}), {plan.rate:g} answers/s for {plan.seconds:g} s, {words}"
    title = f"{load}; {build_text()}"
    table = Table("", "ours", "goal", "unit", f"{PEER} {PEER_VERSION}", "ours / theirs", title=title)
    for name, one in figures.ours.items():
        cells = [one.label, number(one.value), one.goal, one.unit, "", ""]
        if name in figures.theirs:
            quotient = ratio(figures, name)
            cells[4:] = [number(figures.theirs[name]), "" if quotient is None else f"{quotient:.2f}"]
        table.add_row(*cells)
    if not plan.has_peer:
        table.columns = table.columns[:4]
    console.print(table)
