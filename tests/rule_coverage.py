"""Pytest plugin that records the rules cited with `@pytest.mark.rule`, by all tests and by passing tests.

Citing an unknown id is a collection error. Counting per game is done by `tools/rules.py`, which reads the
file given by `--rules-to`.
"""

import json
from pathlib import Path

import pytest

from turncoat.rulebooks import games_by_rule

RULES = "rules"  # report property that carries the ids from a pytest-xdist worker to the controller


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-to", metavar="FILE", help="write which rules were cited, and by passing tests")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--rules-to", default=None)
    is_worker = hasattr(config, "workerinput")
    if file and not is_worker:
        config.pluginmanager.register(Tally(Path(file)))


@pytest.hookimpl(tryfirst=True)  # before `-m` and `-k` deselect tests
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = games_by_rule()
    for item in items:
        if not any(item.iter_markers("rule")):
            continue
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        unknown = [repr(rule) for rule in rules if not isinstance(rule, str) or rule not in known]
        if unknown:
            refuse(item, f"cites {', '.join(unknown)}: in no list of src/turncoat/rulebooks")
        elif not rules:
            refuse(item, "cites a rule without naming it")
        else:
            item.user_properties.append((RULES, rules))


def refuse(item: pytest.Item, why: str) -> None:
    report = pytest.CollectReport(item.nodeid, "failed", f"{item.nodeid} {why}", result=None)
    item.ihook.pytest_collectreport(report=report)


class Tally:
    """Aggregates the reports. The cases of a parametrised test count as one test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.cited: dict[str, set[str]] = {}
        self.spoilt: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid.partition("[")[0]
        for name, rules in report.user_properties:
            if name == RULES and isinstance(rules, list):
                self.cited.setdefault(test, set()).update(rules)
        # An unexpected pass of an xfail test is reported as passed.
        if not report.passed or hasattr(report, "wasxfail"):
            self.spoilt.add(test)

    def pytest_sessionfinish(self) -> None:
        cited = {rule for rules in self.cited.values() for rule in rules}
        passed = {rule for test, rules in self.cited.items() if test not in self.spoilt for rule in rules}
        self.file.write_text(json.dumps({"cited": sorted(cited), "passed": sorted(passed)}), encoding="utf-8")
