"""Checks commit messages: `area: imperative subject` of at most 72 characters, and a body that says why.

Commits from before this file was added are left as they are. Without git history (a source archive) there is
nothing to check.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_SUBJECT: Final = 72
SUBJECT: Final = re.compile(r"[a-z0-9][a-z0-9, /_-]*: [a-z0-9`].*[^.]")
# A trailer (`Name: value`) at the end of a message, which does not count as a body.
TRAILER: Final = re.compile(r"[A-Za-z-]+: \S.*")


def problems_of(message: str) -> list[str]:
    """The problems of one commit message."""
    subject, _, body = message.strip().partition("\n")
    problems = []
    if len(subject) > LONGEST_SUBJECT:
        problems.append(f"the subject has {len(subject)} characters, at most {LONGEST_SUBJECT} are allowed")
    if not SUBJECT.fullmatch(subject):
        problems.append("the subject is not `area: imperative`, in lower case, without a full stop")
    if not any(line.strip() and not TRAILER.fullmatch(line) for line in body.splitlines()):
        problems.append("there is no body that says why")
    return problems


def git(*arguments: str) -> str:
    done = subprocess.run(
        ("git", *arguments), cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    return done.stdout if done.returncode == 0 else ""


def new_commits() -> list[str]:
    """Commits since this file was added, including that one; merges are left out."""
    first = git("log", "--diff-filter=A", "--format=%H", "--", "tools/commits.py").split()
    return git("log", "--no-merges", "--format=%H", f"{first[-1]}~1..HEAD").split() if first else []


def main() -> int:
    wrong = 0
    for commit in new_commits():
        message = git("log", "-1", "--format=%B", commit)
        for problem in problems_of(message):
            wrong += 1
            print(f"{commit[:9]} {message.splitlines()[0]}\n  {problem}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
