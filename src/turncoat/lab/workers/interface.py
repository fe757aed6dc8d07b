"""The interface of workers, which processes of this machine, a Ray cluster and the result cache share.

Results come back in the order of the tasks, so that a run comes out the same wherever its parts were computed.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from turncoat.kernel.errors import BadInput
from turncoat.lab.workers.interruption import Interruption

if TYPE_CHECKING:
    from turncoat.lab.workers.on_ray import RayWorkers

Task = TypeVar("Task")
Part = TypeVar("Part")
IsStopped = Callable[[], bool]
# A function of a module, or a `partial` of one: other processes import it by name.
Work = Callable[[Task, IsStopped], Part]

RAY: Final = "ray"
RAY_ADDRESS: Final = "ray://"
WAITING_PER_WORKER: Final = 8  # tasks that are handed out ahead


class WorkersLost(Exception):
    """The workers were lost before the work was done; the message says why."""


class Workers(Protocol):
    @property
    def count(self) -> int:
        """Number of tasks that run at once."""

    @property
    def place(self) -> str:
        """Place of the workers, for reports: `2 processes`."""

    def map(
        self, work: Work[Task, Part], tasks: Iterable[Task], interruption: Interruption
    ) -> Generator[Part, None, None]:
        """Results of the work, in the order of tasks. After an interruption: those that were finished. WorkersLost:
        workers were ended from outside."""


def add_workers(parser: ArgumentParser) -> None:
    """Add the arguments of `workers_on`, for programs outside the `turncoat` command."""
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--on", help=f"{RAY} or {RAY_ADDRESS}HOST:PORT")
    parser.add_argument(
        "--resume", type=Path, help="results are kept in this directory, and taken from there"
    )


@contextmanager
def workers_on(on: str | None, processes: int, kept: Path | None = None) -> Iterator[Workers]:
    """Workers at a place: None is this machine, with this many processes; `ray` and `ray://ADDRESS` are clusters. With
    `kept`, results are cached in that directory."""
    with _workers_at(on, processes) as workers:
        if kept is None:
            yield workers
        else:
            from turncoat.lab.workers.result_cache import ResultCache

            yield ResultCache(workers, kept)


@contextmanager
def _workers_at(on: str | None, processes: int) -> Iterator[Workers]:
    if on is None:
        from turncoat.lab.workers.processes import LocalProcesses

        yield LocalProcesses(processes)
        return
    if on != RAY and not on.startswith(RAY_ADDRESS):
        raise BadInput("unknown_place", f"{on} ({RAY}, {RAY_ADDRESS}HOST:PORT)")
    with closing(_on_ray(on)) as cluster:
        yield cluster


def _on_ray(on: str) -> "RayWorkers":
    try:
        from turncoat.lab.workers.on_ray import RayWorkers
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("ray", "grpc"):
            raise
        raise BadInput("extra_not_installed", "pip install 'turncoat[cluster]'") from None
    return RayWorkers(on)
