"""Work on one process or many: the parts come back in order, few wait at a time, and Ctrl-C lets everybody finish the
game they are at."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final, TypeVar

Task = TypeVar("Task")
Part = TypeVar("Part")
IsStopped = Callable[[], bool]
Work = Callable[[Task, IsStopped], Part]  # a function of a module, or a `partial` of one: others must find it

WAITING_PER_PROCESS: Final = 8  # tasks that are handed out ahead


class Interruption:
    """Whether Ctrl-C was pressed, and what to call then."""

    def __init__(self) -> None:
        self.has_come: bool = False
        self.tell: Callable[[], None] = _tell_none

    def come(self, number: int, frame: FrameType | None) -> None:
        """The first time asks everybody to stop; the second ends the program as usual."""
        if self.has_come:
            raise KeyboardInterrupt
        self.has_come = True
        self.tell()


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Inside, Ctrl-C is noted instead of ending the program, where it would have ended it."""
    interruption = Interruption()
    is_ours = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if is_ours:
        signal.signal(signal.SIGINT, interruption.come)
    try:
        yield interruption
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Work[Task, Part], tasks: Iterable[Task], processes: int, interruption: Interruption
) -> Generator[Part, None, None]:
    """What the work makes of each task, in the order of tasks. After an interruption: what was done until then."""
    if processes == 1:
        for task in tasks:
            if interruption.has_come:
                return
            yield work(task, lambda: interruption.has_come)
        return
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
                if len(parts) >= processes * WAITING_PER_PROCESS:
                    yield parts.popleft().result()
            while parts:
                yield parts.popleft().result()
        finally:
            interruption.tell = _tell_none
            stop.set()
            pool.shutdown(cancel_futures=True)


class _Worker:
    """What a worker process was told when it began."""

    stop: Event


def _remember_stop(stop: Event) -> None:
    _Worker.stop = stop


def _work_there(work: Work[Task, Part], task: Task) -> Part:
    return work(task, _Worker.stop.is_set)


def _tell_none() -> None:
    """There are no worker processes."""


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here never hear Ctrl-C: their parent does, if need be afterwards, and tells them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
