"""Workers that are processes of this machine: a bounded queue, and Ctrl-C lets them finish their current games."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Final

from turncoat.lab.workers.interface import WAITING_PER_WORKER, Part, Task, Work, WorkersLost
from turncoat.lab.workers.interruption import Interruption, tell_none


class LocalProcesses:
    """Worker processes; one is this process itself."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @property
    def place(self) -> str:
        return f"{self.count} process{'es' if self.count > 1 else ''}"

    def map(
        self, work: Work[Task, Part], tasks: Iterable[Task], interruption: Interruption
    ) -> Generator[Part, None, None]:
        if self.count == 1:
            for task in tasks:
                if interruption.has_come:
                    return
                yield work(task, lambda: interruption.has_come)
            return
        try:
            yield from _map_in_pool(work, tasks, self.count, interruption)
        except BrokenProcessPool:
            raise WorkersLost("a process was ended from outside") from None


ALONE: Final = LocalProcesses(1)


def _map_in_pool(
    work: Work[Task, Part], tasks: Iterable[Task], processes: int, interruption: Interruption
) -> Generator[Part, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    interruption.tell = stop.set
    with ProcessPoolExecutor(processes, context, _remember_stop, (stop,)) as pool:
        parts: deque[Future[Part]] = deque()
        try:
            for task in tasks:
                if interruption.has_come:
                    break
                with _deaf_to_interrupts():
                    parts.append(pool.submit(_work_there, work, task))
                if len(parts) >= processes * WAITING_PER_WORKER:
                    yield parts.popleft().result()
            while parts:
                yield parts.popleft().result()
        finally:
            interruption.tell = tell_none
            stop.set()
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    """The state that a worker process received at its start."""

    stop: Event


def _remember_stop(stop: Event) -> None:
    _Worker.stop = stop


def _work_there(work: Work[Task, Part], task: Task) -> Part:
    return work(task, _Worker.stop.is_set)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let processes that start here ignore Ctrl-C: their parent handles it and tells them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
