"""A real Ray cluster of several nodes on this machine: the same results as without it, whatever dies."""

import gc
import shutil
import socket
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from turncoat import cli
from turncoat.kernel.errors import BadInput
from turncoat.lab.arena.run import Contest, compete
from turncoat.lab.fuzz.run import batches, play_batch
from turncoat.lab.ladder.run import Climb, ascend
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan
from turncoat.lab.simulate.run import chunks, play_chunk, simulate
from turncoat.lab.simulate.tally import Tally
from turncoat.lab.thing import fit_beliefs as of_thing
from turncoat.lab.unfathomable import fit_beliefs as of_unfathomable
from turncoat.lab.workers.interface import Workers, workers_on
from turncoat.lab.workers.interruption import Interruption
from turncoat.lab.workers.processes import ALONE

pytest.importorskip("resource", reason="Ray simulates nodes on POSIX systems only")
pytestmark = pytest.mark.slow

from ray.cluster_utils import Cluster  # noqa: E402 - after it is known that it can be imported

from turncoat.lab.workers.on_ray import RayWorkers  # noqa: E402

ON_LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # "0": Ray listens on the loopback address alone
STARTING = "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S"  # how long a client's own server may take to start: half a minute else
CONNECTED_IN = 180  # seconds
MEMORY = 80_000_000  # bytes, about the least that Ray takes
SENSIBLE = Bots(("sensible",))
FITTED = (of_thing, of_unfathomable)
PLAN = Plan("lifeboat", (4,), 120, 0, Cast(SENSIBLE, SENSIBLE))


class Nodes:
    """A head node without cores, and worker nodes."""

    def __init__(self) -> None:
        self.client_port = _free_port()
        self._cluster = Cluster(
            initialize_head=True,
            head_node_args={
                "num_cpus": 0,
                "include_dashboard": False,
                "ray_client_server_port": self.client_port,
                "object_store_memory": MEMORY,
            },
        )
        self.address = self._cluster.address
        self.nodes: list[Any] = [self._new_node(), self._new_node()]

    def _new_node(self) -> Any:
        return self._cluster.add_node(num_cpus=1, object_store_memory=MEMORY)

    def kill_one(self) -> None:
        """Kill a node at once, in the middle of its work."""
        self._cluster.remove_node(self.nodes.pop(), allow_graceful=False)

    def replace_one(self) -> None:
        self.nodes.append(self._new_node())

    def stop(self) -> None:
        shut_down: Callable[[], None] = self._cluster.shutdown  # untyped
        shut_down()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    directory = tempfile.mkdtemp(prefix="ray-")  # a short path: names of sockets are long
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray leaves its files to the garbage collector
        patch.setenv("RAY_TMPDIR", directory)
        patch.setenv(ON_LOOPBACK, "0")
        patch.setenv(STARTING, "180")  # on a busy machine
        # The module may have been imported before.
        patch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)
        started = Nodes()
        gc.collect()
        yield started
        started.stop()
        gc.collect()
    shutil.rmtree(directory, ignore_errors=True)


def test_a_run_on_a_cluster_that_loses_a_node_comes_out_the_same_bit_for_bit(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    games = 0

    def go_on(more: int) -> None:
        nonlocal games
        if games == 0:
            nodes.kill_one()
        games += more

    with workers_on("ray", 1) as workers:
        assert workers.count == 2
        outcome = simulate(PLAN, workers, go_on)
        nodes.replace_one()
        climb = Climb("lifeboat", 4, 10, 0, ("random", "sensible"))
        ascent = ascend(climb, workers, lambda _: None)
    assert (games, outcome.lost) == (120, "")
    assert outcome.tables == simulate(PLAN, ALONE, lambda _: None).tables
    alone = ascend(climb, ALONE, lambda _: None)
    assert (ascent.comparisons, ascent.arms, ascent.accounts) == (
        alone.comparisons,
        alone.arms,
        alone.accounts,
    )


def test_other_work_comes_out_the_same_on_a_cluster(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes `--on`: bots against each other, fuzz games, and the counting of what beliefs are made of."""
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    contest = Contest("lifeboat", 4, 3, 2, ("random", "sensible"))

    def results(workers: Workers) -> list[object]:
        fuzzed = workers.map(play_batch, batches("lifeboat", [3], 6, 0, {}), Interruption())
        return [
            [(deal.seed, deal.won) for deal in compete(contest, workers, lambda _: None).deals],
            list(fuzzed),
            [repr(fitted.count(2, ["sensible"], workers=workers)) for fitted in FITTED],
        ]

    with workers_on("ray", 1) as workers:
        there = results(workers)
    assert there == results(ALONE)


@pytest.fixture
def client(nodes: Nodes) -> Iterator[RayWorkers]:
    with closing(client_of(f"ray://127.0.0.1:{nodes.client_port}")) as workers:
        yield workers


def client_of(address: str) -> RayWorkers:
    """Beside other tests, the server that the cluster starts for each client can be late: then the client tries again."""
    end = time.monotonic() + CONNECTED_IN
    while True:
        try:
            return RayWorkers(address)
        except BadInput as refusal:
            if refusal.code != "no_cluster" or time.monotonic() > end:
                raise
        time.sleep(1)


def test_a_client_elsewhere_reaches_the_cluster_and_may_interrupt_it(client: RayWorkers) -> None:
    interruption = Interruption()
    tally = Tally()
    endless = replace(PLAN, games=5000)
    interrupted_at = 0.0
    for part in client.map(partial(play_chunk, endless), chunks(endless), interruption):
        tally.add(part.tally)
        if not interruption.has_come:
            interruption.has_come, interrupted_at = True, time.monotonic()
    assert time.monotonic() - interrupted_at < 60
    assert 0 < tally.games < endless.games
    assert tally == simulate(replace(PLAN, games=tally.games), ALONE, lambda _: None).tally


def refusal_of(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, on: str) -> str:
    monkeypatch.setattr("sys.argv", ["turncoat", "simulate", "lifeboat", "--games", "2", "--on", on])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    shown = capsys.readouterr()
    assert (ended.value.code, shown.out) == (2, "")
    assert len(shown.err.splitlines()) == 1
    return shown.err


def test_a_dead_address_gets_one_sentence_within_seconds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = time.monotonic()
    dead = f"127.0.0.1:{_free_port()}"
    assert f"no_cluster: ray://{dead}: Connection refused" in refusal_of(capsys, monkeypatch, f"ray://{dead}")
    assert "expected HOST:PORT" in refusal_of(capsys, monkeypatch, "ray://somewhere")
    assert "unknown_place" in refusal_of(capsys, monkeypatch, "slurm")
    monkeypatch.setenv("RAY_ADDRESS", dead)
    assert "no_cluster" in refusal_of(capsys, monkeypatch, "ray")
    assert time.monotonic() - begin < 30


def hang_up(server: socket.socket) -> None:
    server.accept()[0].close()


def test_something_else_that_listens_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        hung_up = threading.Thread(target=hang_up, args=(server,))
        hung_up.start()
        with pytest.raises(BadInput) as refusal:
            RayWorkers(f"ray://127.0.0.1:{server.getsockname()[1]}")
        hung_up.join()
    assert refusal.value.code == "no_cluster"
