"""Builds wheel and sdist with the pages, and the plug-ins' wheels, into a folder: `make wheel`. The pages must be
built."""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PIP: Final = (
    "-m",
    "pip",
    "wheel",
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--no-build-isolation",
)
SDIST: Final = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


def build_distributions(root: Path, dist: Path) -> None:
    """Build all distributions. CalledProcessError: the build backend failed."""
    # Else modules that were deleted since the last build would be packed too.
    shutil.rmtree(root / "build" / "lib", ignore_errors=True)
    plugins = [str(path.parent) for path in sorted(root.glob("plugins/*/pyproject.toml"))]
    subprocess.run(
        [sys.executable, *PIP, "--wheel-dir", str(dist), str(root), *plugins], cwd=root, check=True
    )
    subprocess.run([sys.executable, "-c", SDIST, str(dist)], cwd=root, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    build_distributions(ROOT, parser.parse_args().dist.resolve())


if __name__ == "__main__":
    main()
