"""Report of a trial: its problems, printed, and the exit code."""

from collections.abc import Sequence
from typing import Final

MOST_SHOWN: Final = 50  # problems; all are counted


def print_problems(problems: Sequence[str]) -> int:
    """Print the problems of a trial. Returns the exit code: 1 if there are any."""
    for problem in problems[:MOST_SHOWN]:
        print(f"PROBLEM {problem}")
    print(f"{len(problems)} problems")
    return 1 if problems else 0
