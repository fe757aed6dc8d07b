"""`turncoat bench peers`: compares our games with another engine, in turns on one core. The other engine is installed
into an environment that is made for the run and removed after it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.table import Table

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.lab.bench.measure import (
    build,
    build_text,
    microseconds,
    number,
    on_one_core,
    positions_of,
    random_play,
)
from turncoat.lab.games import players_measured

PEER: Final = "catanatron"
PEER_VERSION: Final = "3.2.1"
PEER_PLAYERS: Final = 4
PEER_PROGRAM: Final = Path(__file__).parent / "peer_programs" / "catanatron_player.py"


@dataclass
class Speed:
    """The speed of an engine, round by round."""

    name: str
    players: int
    decisions_per_second: list[float] = field(default_factory=list)
    copy_us: list[float] = field(default_factory=list)


class Peer:
    """The process of the other engine; it measures on request."""

    def __init__(self, program: "subprocess.Popen[bytes]") -> None:
        self.program: Final = program

    def measure(self, speed: Speed, seconds: float) -> None:
        answer = self._ask(f"{seconds}\n".encode())
        if not answer:
            raise BadInput("peer_failed", f"{PEER} ended with exit code {self.program.wait()}")
        figures = json.loads(answer)
        speed.decisions_per_second.append(float(figures["decisions_per_second"]))
        speed.copy_us.append(float(figures["copy_us"]))

    def _ask(self, line: bytes) -> bytes:
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        try:
            self.program.stdin.write(line)
        except BrokenPipeError:
            return b""
        return self.program.stdout.readline()


def run(rounds: int, seconds: float, as_json: bool) -> int:
    with on_one_core(), install_peer() as python, start_peer(python) as peer:
        speeds = measure(peer, rounds, seconds)
    if as_json:
        print(json.dumps({**build(), "rounds": rounds, "seconds": seconds, **as_object(speeds)}))
    else:
        show(speeds, f"{rounds} rounds of {seconds:g} s; ours: {build_text()}", Console())
    return 0


def measure(peer: Peer, rounds: int, seconds: float) -> list[Speed]:
    """The peer first, then our games, once a round."""
    other = Speed(f"{PEER} {PEER_VERSION}", PEER_PLAYERS)
    speeds = [Speed(name, players_measured(game)) for name, game in GAMES.items()]
    positions = {speed.name: positions_of(GAMES[speed.name], speed.players) for speed in speeds}
    for _ in range(rounds):
        peer.measure(other, seconds)
        for speed in speeds:
            _measure_ours(GAMES[speed.name], positions[speed.name], speed, seconds)
    return [other, *speeds]


def _measure_ours(game: Game, positions: list[State], speed: Speed, seconds: float) -> None:
    speed.decisions_per_second.append(random_play(game, speed.players)(seconds))
    speed.copy_us.append(microseconds(State.copy, positions)(seconds / 4))


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios of single rounds: other load in a round slows both sides of its ratio."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


# The environment


@contextmanager
def install_peer() -> Iterator[Path]:
    """Create an environment with the other engine installed. Yields its Python."""
    with TemporaryDirectory(prefix="turncoat-peers-") as folder:
        _call([sys.executable, "-m", "venv", folder])
        python = Path(folder, "Scripts", "python.exe") if os.name == "nt" else Path(folder, "bin", "python")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _call([*pip, f"{PEER}=={PEER_VERSION}"])
        yield python


def _call(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise BadInput(
            "peer_not_installed", f"{PEER}=={PEER_VERSION}: {said[-1] if said else 'no reason given'}"
        )


@contextmanager
def start_peer(python: Path) -> Iterator[Peer]:
    # -I: the environment cannot import anything from outside, above all not Turncoat.
    command = [str(python), "-I", str(PEER_PROGRAM)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as program:
        try:
            yield Peer(program)
        finally:
            program.kill()


# Reports


def as_object(speeds: list[Speed]) -> dict[str, Json]:
    other, *ours = speeds
    games: dict[str, Json] = {}
    for speed in ours:
        games[speed.name] = {
            **_figures(speed),
            "ratios": {
                "decisions_per_second": ratio(speed.decisions_per_second, other.decisions_per_second),
                "copy_us": ratio(speed.copy_us, other.copy_us),
            },
        }
    return {"peer": {"name": PEER, "version": PEER_VERSION, **_figures(other)}, "games": games}


def _figures(speed: Speed) -> dict[str, Json]:
    return {
        "players": speed.players,
        "decisions_per_second": _spread(speed.decisions_per_second),
        "copy_us": _spread(speed.copy_us),
    }


def _spread(rounds: list[float]) -> dict[str, Json]:
    return {"median": median(rounds), "min": min(rounds), "max": max(rounds)}


def show(speeds: list[Speed], title: str, console: Console) -> None:
    other = speeds[0]
    table = Table("engine (players)", "", "median", "min .. max", "ours / theirs", title=title)
    for column in table.columns[2:]:
        column.justify = "right"
    for speed in speeds:
        name = f"{speed.name} ({speed.players})"
        is_ours = speed is not other
        table.add_row(
            name, "decisions/s", *_cells(speed.decisions_per_second, other.decisions_per_second, is_ours)
        )
        table.add_row("", "copy, us", *_cells(speed.copy_us, other.copy_us, is_ours))
        table.add_section()
    console.print(table)


def _cells(rounds: list[float], theirs: list[float], is_ours: bool) -> tuple[str, str, str]:
    spread = f"{number(min(rounds))} .. {number(max(rounds))}"
    return number(median(rounds)), spread, f"{ratio(rounds, theirs):.2f}" if is_ours else ""
