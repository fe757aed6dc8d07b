"""Disasters for two servers and their database; each begins and ends (`ordeal.py`)."""

import asyncio
import os
import signal
from typing import Final

from turncoat.lab.siege.live_server import LiveServer
from turncoat.lab.siege.networks import Network
from turncoat.lab.siege.ordeal import Ordeal
from turncoat.lab.siege.postgres import Cluster

DOWN: Final = (200, 9_000)  # milliseconds that the database is gone
CUT_OFF: Final = (4_000, 9_000)  # milliseconds of failures that show only as silence


def crashes(cluster: Cluster) -> Ordeal:
    """The database dies at once, and starts again."""

    async def begin() -> None:
        await asyncio.to_thread(cluster.crash)

    async def end() -> None:
        await asyncio.to_thread(cluster.start)

    return Ordeal(begin, end, DOWN)


def hangs(cluster: Cluster) -> Ordeal:
    """All processes of the database stop."""

    async def begin() -> None:
        cluster.stop()

    async def end() -> None:
        cluster.go_on()

    return Ordeal(begin, end, CUT_OFF)


def fails_over(first: Cluster, second: Cluster) -> Ordeal:
    """The database dies and does not come back; a standby takes its place. This happens once."""

    async def begin() -> None:
        await asyncio.to_thread(first.crash)

    async def end() -> None:
        await asyncio.to_thread(second.take_place)

    return Ordeal(begin, end, DOWN)


def disk_stalls(follower: Cluster) -> Ordeal:
    """No commit ends: each waits for the disk of a standby that has stopped. Everything else works."""

    async def begin() -> None:
        follower.stop()

    async def end() -> None:
        follower.go_on()

    return Ordeal(begin, end, CUT_OFF)


def server_hangs(server: LiveServer) -> Ordeal:
    """One of the servers stops."""

    async def begin() -> None:
        os.kill(server.pid, signal.SIGSTOP)

    async def end() -> None:
        os.kill(server.pid, signal.SIGCONT)

    return Ordeal(begin, end, CUT_OFF)


def cable_cut(network: Network) -> Ordeal:
    """One of the servers loses its database without an error; clients still reach the server."""

    async def begin() -> None:
        await asyncio.to_thread(network.cut)

    async def end() -> None:
        await asyncio.to_thread(network.mend)

    return Ordeal(begin, end, CUT_OFF)
