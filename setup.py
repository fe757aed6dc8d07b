"""Build steps that pyproject.toml cannot express: pages of the browser client, and an optional mypyc build.

A wheel or an sdist contains the pages. Where they are not built yet, npm builds them; without it the build ends with a
sentence. An editable installation needs none: `make play` builds them afterwards.

With TURNCOAT_COMPILE=1 the modules in `tool.turncoat.compiled` (kernel and games) become C extensions.
Without it the package is pure Python and installs on a machine without a compiler.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/turncoat")
PAGES = PACKAGE / "server" / "pages" / "index.html"
BUILDER = Path("tools/pages.py")
# pip runs this file twice for the metadata before it runs it for the build.
METADATA = {"dist_info", "egg_info"}
NO_PAGES = """
The pages of the browser client are not built, and there is no Node.js (npm) to build them with.
Run `make wheel` in a clone, which brings its own, or install Node.js 22 or newer and try again.
"""


def extensions() -> list[Extension]:
    if os.environ.get("TURNCOAT_COMPILE") != "1" or METADATA.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    compiled = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["turncoat"]["compiled"]
    plain = {PACKAGE / path for path in compiled["except"]}
    modules = {path for room in compiled["rooms"] for path in (PACKAGE / room).rglob("*.py")} - plain
    return mypycify(sorted(map(str, modules)), opt_level="3")


def build_pages() -> None:
    """Without effect where they are built."""
    if PAGES.exists():
        return
    if not BUILDER.exists() or shutil.which("npm") is None:
        raise SystemExit(NO_PAGES)
    if subprocess.run([sys.executable, BUILDER, "--installed-npm"], check=False).returncode:
        raise SystemExit("The pages of the browser client could not be built: the reason is above.")


class BuildWithPages(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_pages()
            self.__dict__.pop("data_files", None)  # found before the pages were built
        super().run()


class SdistWithPages(sdist):
    def run(self) -> None:
        build_pages()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages, "sdist": SdistWithPages})
