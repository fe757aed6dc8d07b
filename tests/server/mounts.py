"""Small or read-only file systems, mounted for one test if the system permits it."""

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A disk of its own; skips the test if mounting is not permitted."""
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip(f"nothing may be mounted here: {made.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def make_read_only(folder: Path) -> None:
    """Remount a disk of `small_disk` read-only."""
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)


def fill_up(file: Path) -> None:
    """Write to the file until its disk is full."""
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as filled:
        for size in (65_536, 512):
            with contextlib.suppress(OSError):
                while True:
                    filled.write(bytes(size))
