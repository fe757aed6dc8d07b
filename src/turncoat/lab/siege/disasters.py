"""What can happen to two servers and their database, each as something that begins and ends (`ordeal.py`)."""

import asyncio
import os
import signal
from typing import Final

from turncoat.lab.siege.live_server import LiveServer
from turncoat.lab.siege.networks import Network
from turncoat.lab.siege.ordeal import Ordeal
from turncoat.lab.siege.postgres import Cluster

DOWN: Final = (200, 9_000)  # milliseconds that the database is gone
CUT_OFF: Final = (4_000, 9_000)  # the same for whatever is noticed only by what does not come


def crashes(cluster: Cluster) -> Ordeal:
    """The database dies at once, and starts again."""

    async def begin() -> None:
        await asyncio.to_thread(cluster.crash)

    async def end() -> None:
        await asyncio.to_thread(cluster.start)

    return Ordeal(begin, end, DOWN)


def hangs(cluster: Cluster) -> Ordeal:
    """All processes of the database stand still."""

    async def begin() -> None:
        cluster.stop()

    async def end() -> None:
        cluster.go_on()

    return Ordeal(begin, end, CUT_OFF)


def fails_over(first: Cluster, second: Cluster) -> Ordeal:
    """The database dies and does not come back; another that has followed it takes its place. That happens once."""

    async def begin() -> None:
        await asyncio.to_thread(first.crash)

    async def end() -> None:
        await asyncio.to_thread(second.take_place)

    return Ordeal(begin, end, DOWN)


def disk_stalls(follower: Cluster) -> Ordeal:
    """No commit ends: it waits for the disk of a database that has to follow, and that one stands still. Everything else works."""

    async def begin() -> None:
        follower.stop()

    async def end() -> None:
        follower.go_on()

    return Ordeal(begin, end, CUT_OFF)


def server_hangs(server: LiveServer) -> Ordeal:
    """One of the servers stands still."""

    async def begin() -> None:
        os.kill(server.pid, signal.SIGSTOP)

    async def end() -> None:
        os.kill(server.pid, signal.SIGCONT)

    return Ordeal(begin, end, CUT_OFF)


def cable_cut(network: Network) -> Ordeal:
    """One of the servers cannot reach the database, and is not told so; people still reach it."""

    async def begin() -> None:
        await asyncio.to_thread(network.cut)

    async def end() -> None:
        await asyncio.to_thread(network.mend)

    return Ordeal(begin, end, CUT_OFF)
