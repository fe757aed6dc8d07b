"""Failures of two servers and their database other than a crash.

After each, every table asks the right seats on both servers within ten seconds, no clock has answered a
question that was not shown, and nothing is lost.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from turncoat.lab.siege.disasters import cable_cut, disk_stalls, fails_over, server_hangs
from turncoat.lab.siege.live_server import LiveServer
from turncoat.lab.siege.networks import Network, NoNetworks
from turncoat.lab.siege.ordeal import QUICKLY, Findings, Ordeal, suffer
from turncoat.lab.siege.postgres import Cluster

pytestmark = pytest.mark.slow
# A commit ends when it is on the standby's disk, too.
FOLLOWED = {"synchronous_standby_names": "*", "synchronous_commit": "on"}
SLOW_DISK = {"commit_delay": "100000", "commit_siblings": "0"}  # microseconds before each write


def check(findings: Findings, times: int) -> None:
    assert findings.problems == []
    assert findings.times == times
    assert max(findings.returns) < QUICKLY
    assert findings.acknowledged > 10


def with_two_servers(folder: Path, address: str, ordeal: Ordeal, times: int) -> Findings:
    servers = [LiveServer(address, folder / name) for name in ("first", "second")]
    with servers[0], servers[1]:
        return suffer(servers, address, ordeal, times, tables=3, seed=times)


@pytest.fixture
def clusters() -> Iterator[tuple[Cluster, Cluster]]:
    """A primary and its standby."""
    first = Cluster(syncs=True, settings=FOLLOWED)
    second: Cluster | None = None
    try:
        first.start()
        second = Cluster(syncs=True, follows=first)
        second.start()
        yield first, second
    finally:
        if second is not None:
            second.remove()
        first.remove()


def test_when_another_database_takes_over_every_table_goes_on(
    clusters: tuple[Cluster, Cluster], tmp_path: Path
) -> None:
    first, second = clusters
    hosts = f"{first.folder},{second.folder}"
    address = first.address(first.new_schema(), hosts) + "&target_session_attrs=primary"
    check(with_two_servers(tmp_path, address, fails_over(first, second), 1), 1)


def test_when_no_commit_ends_for_a_while_every_table_goes_on(
    clusters: tuple[Cluster, Cluster], tmp_path: Path
) -> None:
    first, second = clusters
    check(with_two_servers(tmp_path, first.new_address(), disk_stalls(second), 2), 2)


def test_when_a_server_stands_still_its_people_lose_no_time(tmp_path: Path) -> None:
    """A server stops while the disk is slow."""
    cluster = Cluster(syncs=True, settings=SLOW_DISK)
    try:
        cluster.start()
        address = cluster.new_address()
        servers = [LiveServer(address, tmp_path / name) for name in ("first", "second")]
        with servers[0], servers[1]:
            check(suffer(servers, address, server_hangs(servers[0]), times=2, tables=3, seed=4), 2)
    finally:
        cluster.remove()


def test_when_a_server_cannot_reach_the_database_and_is_not_told_its_people_lose_no_time(
    tmp_path: Path,
) -> None:
    try:
        with Network() as network:
            cluster = Cluster(syncs=True, settings={"listen_addresses": network.database_host})
            try:
                cluster.let_in(network.peers)
                cluster.start()
                schema = cluster.new_schema()
                near = LiveServer(cluster.address(schema), tmp_path / "near")
                far = LiveServer(
                    cluster.address(schema, network.database_host),
                    tmp_path / "far",
                    within=network.within,
                    host=network.host,
                )
                with near, far:
                    ordeal = cable_cut(network)
                    check(suffer([near, far], cluster.address(schema), ordeal, times=2, tables=3, seed=5), 2)
            finally:
                cluster.remove()
    except NoNetworks as why:
        pytest.skip(f"no networks of one's own here: {why}")
