"""Check for a working C compiler and Python headers, with a message that names what is missing.

`make compiled` runs it first: the reason would otherwise be buried in a page of build output.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def find_missing() -> str | None:
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        return f"Python's C headers (Python.h in {headers}; on Debian and Ubuntu the package python3-dev)"
    if sys.platform == "win32":
        return None  # setuptools looks for Visual C++ itself and reports if it is missing
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler}; another one can be named with CC=...)"
    return None


if __name__ == "__main__":
    if lack := find_missing():
        sys.exit(f"make compiled needs {lack}.\nmake play and make test do not: they run as plain Python.")
