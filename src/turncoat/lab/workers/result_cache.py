"""Cache of results in a directory: an interrupted run resumes where it ended, without computing anything twice.

A result's key is everything that it depends on: our version, the work and its task. Runs may share a directory.
A file is the SHA-256 of a pickle, then the pickle: a damaged one is refused before anything in it is read.
"""

import hashlib
import io
import pickle
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from turncoat import __version__
from turncoat.kernel.errors import BadInput
from turncoat.lab.workers.interface import Part, Task, Work, Workers
from turncoat.lab.workers.interruption import Interruption

SUFFIX: Final = ".part"
DIGEST: Final = hashlib.sha256
DIGEST_SIZE: Final = DIGEST().digest_size
PLAIN: Final = {("collections", "Counter"), ("collections", "defaultdict"), ("builtins", "set")}


class ResultCache:
    """Workers behind a cache: they get only tasks whose results are not in the directory."""

    def __init__(self, workers: Workers, directory: Path) -> None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise BadInput("cannot_write", f"{directory}: {fault.strerror}") from None
        self._workers: Final = workers
        self._directory: Final = directory

    @property
    def count(self) -> int:
        return self._workers.count

    @property
    def place(self) -> str:
        return self._workers.place

    def map(
        self, work: Work[Task, Part], tasks: Iterable[Task], interruption: Interruption
    ) -> Generator[Part, None, None]:
        # The file of each task in order, and whether it was cached.
        coming: deque[tuple[Path, bool]] = deque()

        def missing_tasks() -> Generator[Task, None, None]:
            for task in tasks:
                path = self._directory / f"{_name(work, task)}{SUFFIX}"
                coming.append((path, path.exists()))
                if not coming[-1][1]:
                    yield task

        for part in self._workers.map(work, missing_tasks(), interruption):
            while coming[0][1]:
                yield _read(coming.popleft()[0])
            path, _ = coming.popleft()
            if not interruption.has_come:  # else the result may be cut short
                _write(path, part)
            yield part
        while coming and coming[0][1]:
            yield _read(coming.popleft()[0])


def _name(work: Work[Task, Part], task: Task) -> str:
    arguments: tuple[object, ...] = ()
    function: Any = work
    if isinstance(work, partial):
        arguments, function = work.args, work.func
    follows = (__version__, function.__module__, function.__qualname__, arguments, task)
    return hashlib.sha256(repr(follows).encode()).hexdigest()[:32]


def _write(path: Path, part: object) -> None:
    """Write atomically. BadInput: the directory cannot be written."""
    pickled = pickle.dumps(part)
    draft = path.with_suffix(".draft")
    try:
        draft.write_bytes(DIGEST(pickled).digest() + pickled)
        draft.replace(path)
    except OSError as fault:
        with suppress(OSError):
            draft.unlink()
        raise BadInput("cannot_write", f"{path}: {fault.strerror}") from None


def _read(path: Path) -> Any:
    """Read a result. BadInput: the file is damaged, or names a class that results do not use."""
    try:
        written = path.read_bytes()
    except OSError as fault:
        raise BadInput("cannot_read", f"{path}: {fault.strerror}") from None
    pickled = written[DIGEST_SIZE:]
    if DIGEST(pickled).digest() != written[:DIGEST_SIZE]:
        raise _broken_result(path)
    try:
        return _Reader(io.BytesIO(pickled)).load()
    except Exception:  # noqa: BLE001 - a pickle that was made to do harm may raise anything
        raise _broken_result(path) from None


def _broken_result(path: Path) -> BadInput:
    return BadInput("broken_result", f"{path} (delete it to compute it again)")


class _Reader(pickle.Unpickler):
    """Unpickler that accepts our own classes and a few plain ones; anything else is refused."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in PLAIN and module.partition(".")[0] != "turncoat":
            raise pickle.UnpicklingError(f"{module}.{name}")
        one = getattr(import_module(module), name)
        if not isinstance(one, type):
            raise pickle.UnpicklingError(f"{module}.{name}")
        return one
