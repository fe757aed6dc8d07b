"""Optional mypyc build, which pyproject.toml cannot express.

With TURNCOAT_COMPILE=1 the modules in `tool.turncoat.compiled` (kernel and games) become C extensions.
Without it the package is pure Python and installs on a machine without a compiler.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/turncoat")
# pip runs this file twice for the metadata before it runs it for the build.
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
