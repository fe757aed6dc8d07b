"""Fixtures: asyncio for async tests; stores and servers, each with its own empty database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from turncoat.lab.siege.live_server import UNLIMITED, LiveServer
from turncoat.lab.siege.postgres import Cluster
from turncoat.server.store.api import Store
from turncoat.server.store.open import open_store

PACKAGE_TESTS = Path(__file__).parent / "package"
# Folders whose tests time real browsers, servers or clusters
TIMED_TESTS = tuple(
    Path(__file__).parent / folder for folder in ("browser", "package", "lab/siege", "lab/workers")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a test up to twice more if it fails and times other processes: on a busy machine a browser may miss a
    press, and a trial of servers may find its own clients late. The summary lists it as a rerun."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in TIMED_TESTS):
            item.add_marker(pytest.mark.flaky(reruns=2))
    # Minutes each: begun first, so that none runs alone at the end.
    items.sort(key=lambda item: not item.path.is_relative_to(PACKAGE_TESTS))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests and fixtures run on asyncio alone."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL cluster for all tests of a process."""
    started = Cluster()
    try:
        started.start()
        yield started
    finally:
        started.remove()


@pytest.fixture
def postgres_address(cluster: Cluster) -> str:
    return cluster.new_address()


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return str(tmp_path / "turncoat.db")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    address = request.getfixturevalue(f"{request.param}_address")
    assert isinstance(address, str)
    return address


@pytest.fixture(params=["sqlite", "postgres"])
def other_address(request: pytest.FixtureRequest, tmp_path: Path, cluster: Cluster) -> str:
    return cluster.new_address() if request.param == "postgres" else str(tmp_path / "other.db")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = open_store(address)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(params=["false", "true"], ids=["our_protocol", "plain_protocol"])
def protocol(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings of a server that runs our protocols, or uvicorn's own."""
    return {"TURNCOAT_PLAIN_PROTOCOL": request.param}


@pytest.fixture
def live(tmp_path: Path, protocol: dict[str, str]) -> Iterator[LiveServer]:
    """A server in a separate process, with either protocol."""
    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log", {**UNLIMITED, **protocol}) as server:
        yield server
