"""What pyproject.toml cannot say: with TURNCOAT_COMPILE=1 the kernel and the games become C extensions (`tool.turncoat.compiled` there).

Without it the package is pure Python and installs on a machine that has no compiler.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/turncoat")
# pip runs this file for the package's metadata first, twice, and only then to build it.
METADATA = {"dist_info", "egg_info"}


def extensions() -> list[Extension]:
    if os.environ.get("TURNCOAT_COMPILE") != "1" or METADATA.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    compiled = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["turncoat"]["compiled"]
    plain = {PACKAGE / path for path in compiled["except"]}
    modules = {path for room in compiled["rooms"] for path in (PACKAGE / room).rglob("*.py")} - plain
    return mypycify(sorted(map(str, modules)), opt_level="3")


setup(ext_modules=extensions())
