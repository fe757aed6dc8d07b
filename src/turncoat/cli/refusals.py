"""Refusals of the command line: one line on standard error and exit code 2. A traceback is always a fault of ours."""

import sys
from typing import Final

REFUSED: Final = 2


def refuse(problem: str) -> int:
    print(f"turncoat: {problem}", file=sys.stderr)
    return REFUSED
