"""Workers on a Ray cluster: one started here, the one that RAY_ADDRESS names, or one behind a Ray client server.

Ray does the scheduling; this module only bounds the queue. A task whose node dies is computed again on another node,
with the same result, since a part follows from its task alone.
"""

import logging
import os
import shutil
import socket
import tempfile
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final

import grpc

from turncoat import __version__
from turncoat.kernel.errors import BadInput
from turncoat.lab.workers.interface import RAY_ADDRESS, WAITING_PER_WORKER, Part, Task, Work, WorkersLost
from turncoat.lab.workers.interruption import Interruption

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when Ray is imported: it reports to no one
# Else every start warns of a coming change of a default.
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # warnings of Ray's own code, about which its users can do nothing
    import ray
    import ray.exceptions

PATIENCE: Final = 10.0  # seconds in which a cluster must answer
GLANCE: Final = 0.25  # seconds between two checks for Ctrl-C
ANY_RUNNING_CLUSTER: Final = "auto"
LOOPBACK: Final = "127.0.0.1"
CONNECTING: Final = "RAY_gcs_server_port_wait_time_s"  # minutes for which Ray tries to reach a cluster


class RayWorkers:
    """One worker per core of the cluster. `close` disconnects, and ends a cluster that was started here."""

    def __init__(self, on: str) -> None:
        self._own_directory: str = ""
        address = on if on.startswith(RAY_ADDRESS) else os.environ.get("RAY_ADDRESS", "")
        try:
            self._connect(address)
        except (ConnectionError, TimeoutError, RuntimeError, ValueError, grpc.RpcError) as fault:
            self.close()
            raise BadInput("no_cluster", f"{address or on}: {_cause(fault)}") from None
        cluster_resources: Callable[[], dict[str, float]] = ray.cluster_resources  # untyped
        self.count: Final = max(1, int(cluster_resources().get("CPU", 1)))
        self._work: Final[Any] = ray.remote(max_retries=-1, num_cpus=1)(_work_there)

    @property
    def place(self) -> str:
        return f"{self.count} core{'s' if self.count > 1 else ''} of a Ray cluster"

    def close(self) -> None:
        ray.shutdown()
        if self._own_directory:
            shutil.rmtree(self._own_directory, ignore_errors=True)

    def map(
        self, work: Work[Task, Part], tasks: Iterable[Task], interruption: Interruption
    ) -> Generator[Part, None, None]:
        parts: deque[Any] = deque()
        try:
            for task in tasks:
                if interruption.has_come:
                    break
                parts.append(self._work.remote(__version__, work, task))
                if len(parts) >= self.count * WAITING_PER_WORKER:
                    yield from _take_first(parts, interruption)
            while parts:
                yield from _take_first(parts, interruption)
        except (ray.exceptions.RaySystemError, ray.exceptions.RuntimeEnvSetupError, ConnectionError) as fault:
            raise WorkersLost(f"the cluster failed: {_last_line(fault)}") from None
        finally:
            for part in parts:
                ray.cancel(part)

    def _connect(self, address: str) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Ray leaves sockets and files to the garbage collector
            if address.startswith(RAY_ADDRESS):
                _check_answers(address.removeprefix(RAY_ADDRESS))
                ray.init(address, **quiet)
            elif address:
                if address != ANY_RUNNING_CLUSTER:
                    _check_answers(address)
                os.environ.setdefault(CONNECTING, "1")  # else Ray tries for many minutes
                ray.init(address, **quiet)
            else:
                self._own_directory = tempfile.mkdtemp(prefix="turncoat-ray-")
                own: dict[str, Any] = {
                    "_temp_dir": self._own_directory,
                    "_node_ip_address": LOOPBACK,
                    "include_dashboard": False,
                }
                ray.init("local", **own, **quiet)


def _take_first(parts: deque[Any], interruption: Interruption) -> Generator[Any, None, None]:
    """Wait for the first part. After an interruption, unfinished parts are dropped."""
    while not ray.wait([parts[0]], timeout=0 if interruption.has_come else GLANCE)[0]:
        if interruption.has_come:
            while parts:
                ray.cancel(parts.pop())
            return
    try:
        yield ray.get(parts.popleft())
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause if isinstance(fault.cause, BadInput) else fault from None


def _work_there(version: str, work: Work[Task, Part], task: Task) -> Part:
    """Work on a node of the cluster. BadInput: the node has another version, whose results may differ."""
    if version != __version__:
        raise BadInput("other_version", f"{__version__} on the cluster, {version} here")
    return work(task, _never)


def _never() -> bool:
    """Never stopped: Ray cancels tasks itself."""
    return False


def _check_answers(address: str) -> None:
    """Check quickly that a cluster answers: Ray's own connection tries for half a minute. ConnectionError: there is no
    cluster."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise ConnectionError("expected HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except OSError as fault:
        raise ConnectionError(fault.strerror or str(fault)) from None
    with grpc.insecure_channel(address) as channel:
        try:
            grpc.channel_ready_future(channel).result(timeout=PATIENCE)
        except grpc.FutureTimeoutError:
            raise ConnectionError("what answers there is no Ray cluster") from None


def _cause(fault: Exception) -> str:
    """One line of a fault's message: the first, or the last of a traceback that the cluster sent."""
    first = str(fault).strip().partition("\n")[0]
    return _last_line(fault) if first.endswith(":") else first or type(fault).__name__


def _last_line(fault: Exception) -> str:
    """The last line of a fault's message: for a fault on another machine, its cause."""
    return str(fault).strip().rpartition("\n")[2] or type(fault).__name__
