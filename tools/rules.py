"""Rule coverage report (`make rules`): per game, how many rules a passing test cites, and the other rules.

`tests/rule_coverage.py` is the pytest plugin that records citations; this script runs pytest and counts.
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
NO_TESTS = 5  # pytest's exit code if no test was collected


@dataclass(frozen=True)
class Citations:
    cited: frozenset[str]
    passed: frozenset[str]
    is_ok: bool  # whether no test failed and none cites an unknown rule


def run(tests: Sequence[str]) -> Citations:
    """Run the tests that cite rules; print pytest's output only on failure."""
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
        counted = json.loads(file.read_text(encoding="utf-8"))
    return Citations(frozenset(counted["cited"]), frozenset(counted["passed"]), is_ok)


def games_to_list(cited: frozenset[str], everything: bool) -> list[str]:
    """Games of the catalogue, then planned games whose rules a test already cites."""
    owners = games_by_rule()
    begun = {owners[rule] for rule in cited}
    return [*GAMES, *(game for game in games() if game not in GAMES and (everything or game in begun))]


def show(citations: Citations, everything: bool) -> int:
    """Print the figures and the rules without a test; return 0 if every game of the catalogue is complete."""
    missing = {
        game: [rule for rule in rules_of(game) if rule.id not in citations.passed]
        for game in games_to_list(citations.cited, everything)
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
