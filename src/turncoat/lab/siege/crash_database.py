"""Crashes PostgreSQL under two servers again and again, and checks that their tables go on:

    python -m turncoat.lab.siege.crash_database --times 20

People of eight tables are spread over both servers. Within ten seconds of the database's return every table asks the
right seats on both, no clock answers a question that was not shown, and nothing that was acknowledged is lost
(`ordeal.py`). `--stop` stops the processes of the database for a while instead, as a machine that hangs would.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from turncoat.lab.siege.disasters import crashes, hangs
from turncoat.lab.siege.live_server import LiveServer
from turncoat.lab.siege.ordeal import Findings, suffer
from turncoat.lab.siege.postgres import Cluster
from turncoat.lab.siege.report import print_problems

TABLES: Final = 8


def trial(folder: Path, times: int, tables: int, seed: int, *, is_stopped: bool = False) -> Findings:
    """Run a trial with its own database, servers and players, in an existing folder."""
    cluster = Cluster(syncs=True)
    try:
        cluster.start()
        address = cluster.new_address()
        servers = [LiveServer(address, folder / name) for name in ("first", "second")]
        with servers[0], servers[1]:
            ordeal = hangs(cluster) if is_stopped else crashes(cluster)
            return suffer(servers, address, ordeal, times, tables, seed)
    finally:
        cluster.remove()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let the database crash under two servers.")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--stop", action="store_true", help="it hangs for a while, and does not crash")
    given: Any = parser.parse_args(arguments)
    since = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        findings = trial(Path(folder), given.times, given.tables, given.seed, is_stopped=given.stop)
    print(
        f"{findings.times} disasters in {time.monotonic() - since:.0f} s at {findings.tables} tables; everybody asked again after "
        f"{max(findings.returns, default=0):.1f} s at most, {sum(findings.returns) / max(1, len(findings.returns)):.1f} s on average; "
        f"{findings.acknowledged:,} acknowledged answers, {findings.untold} written but not acknowledged, {findings.by_clock} by clocks; "
        f"{findings.finished} games finished"
    )
    return print_problems(findings.problems)


if __name__ == "__main__":
    sys.exit(main())
