"""What pyproject.toml cannot say: with TURNCOAT_COMPILE=1 the kernel and the games become C extensions.

Without it the package is pure Python and installs on a machine that has no compiler.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED_ROOMS = ("src/turncoat/kernel", "src/turncoat/games")
# pip runs this file for the package's metadata first, twice, and only then to build it.
METADATA = {"dist_info", "egg_info"}


def extensions() -> list[Extension]:
    if os.environ.get("TURNCOAT_COMPILE") != "1" or METADATA.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for room in COMPILED_ROOMS for path in Path(room).rglob("*.py"))
    return mypycify(modules, opt_level="3")


setup(ext_modules=extensions())
