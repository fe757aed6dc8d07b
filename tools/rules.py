"""Says of each game how many of its rules a passing test cites, and which ones none does: `make rules`.

`tests/rule_coverage.py` watches the tests; here they are started and the rules counted.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from turncoat.games.catalog import GAMES
from turncoat.rulebooks import Rule, games, games_by_rule, rules_of

ROOT = Path(__file__).resolve().parent.parent
NO_TESTS = 5  # pytest's exit code when nothing was to be run


@dataclass(frozen=True)
class Citations:
    cited: frozenset[str]
    passed: frozenset[str]
    is_ok: bool  # every test passed that was meant to, and none cites a rule that does not exist


def run(tests: Sequence[str]) -> Citations:
    """Runs the tests that cite rules; shows what pytest says only if something is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "rules.json")
        spread = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal")
        watch = ("-c", "pyproject.toml", "-p", "tests.rule_coverage", "--rules-to", str(file))
        done = subprocess.run(
            (sys.executable, "-m", "pytest", "--color=no", "-m", "rule", *spread, *watch, *tests),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        is_ok = done.returncode in (0, NO_TESTS)
        if not is_ok:
            print(done.stdout, flush=True)
        if not file.exists():
            sys.exit("pytest did not get as far as counting")
        found = json.loads(file.read_text(encoding="utf-8"))
    return Citations(frozenset(found["cited"]), frozenset(found["passed"]), is_ok)


def listed(cited: frozenset[str], everything: bool) -> list[str]:
    """The games of the catalogue, then those to come that some test cites already."""
    owners = games_by_rule()
    begun = {owners[rule] for rule in cited}
    return [*GAMES, *(game for game in games() if game not in GAMES and (everything or game in begun))]


def show(citations: Citations, everything: bool) -> int:
    """Prints the numbers, then what is missing; 0 if no game of the catalogue misses a rule."""
    missing = {
        game: [rule for rule in rules_of(game) if rule.id not in citations.passed]
        for game in listed(citations.cited, everything)
    }
    for game, rules in missing.items():
        total = len(rules_of(game))
        print(f"{game} {total - len(rules)}/{total}")
    for game, rules in missing.items():
        if rules:
            print(f"\n{game}, not cited by a passing test:", *map(line, rules), sep="\n")
    return 0 if citations.is_ok and not any(missing[game] for game in GAMES) else 1


def line(rule: Rule) -> str:
    return f"  {rule.id:<7}{rule.section}{': ' if rule.topic else ''}{rule.topic}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Count the rules that passing tests cite.")
    parser.add_argument("--all", action="store_true", help="also games that cannot be played yet")
    parser.add_argument("tests", nargs="*", help="only the tests in these files and folders")
    options = parser.parse_args()
    return show(run(options.tests), options.all)


if __name__ == "__main__":
    sys.exit(main())
