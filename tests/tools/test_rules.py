"""Rule coverage: a rule counts if a passing test cites it, and citing an unknown rule is an error."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules import Citations, show
from turncoat.games.catalog import GAMES
from turncoat.rulebooks import games, games_by_rule, rules_of

# Loading the plugin here activates it whenever all tests are collected: a mistyped id fails `make test`.
pytest_plugins = ["pytester", "tests.rule_coverage"]

ROOT = Path(__file__).parents[2]


def run(pytester: pytest.Pytester, source: str, *options: str) -> pytest.RunResult:
    pytester.makeini("[pytest]\nmarkers = rule")
    pytester.makepyfile(f"import pytest\n{source}")
    # Without this, every run would import Hypothesis, which takes a second.
    watch = ("-p", "no:hypothesispytest", "-p", "tests.rule_coverage", "--rules-to", "rules.json")
    return pytester.runpytest_inprocess(*watch, *options)


def outcome(pytester: pytest.Pytester, source: str, *options: str) -> tuple[list[str], list[str]]:
    """The rules that the tests in this source cite, and those that passing ones do."""
    run(pytester, source, *options)
    counted = json.loads((pytester.path / "rules.json").read_text())
    return counted["cited"], counted["passed"]


def test_a_passing_test_counts_for_every_rule_it_cites(pytester: pytest.Pytester) -> None:
    source = """
@pytest.mark.rule("L3.2", "42.5")
@pytest.mark.rule("T1.2")
def test_it(): pass
"""
    assert outcome(pytester, source) == (["42.5", "L3.2", "T1.2"], ["42.5", "L3.2", "T1.2"])


def test_a_whole_class_can_cite_a_rule(pytester: pytest.Pytester) -> None:
    source = """
@pytest.mark.rule("R7")
class TestIt:
    @pytest.mark.rule("A4.2")
    def test_it(self): pass
"""
    assert outcome(pytester, source) == (["A4.2", "R7"], ["A4.2", "R7"])


@pytest.mark.parametrize(
    "test",
    [
        "def test_it(): assert False",
        "def test_it(): pytest.skip()",
        "@pytest.mark.skip\ndef test_it(): pass",
        "@pytest.mark.xfail\ndef test_it(): assert False",
        "@pytest.mark.xfail(strict=False)\ndef test_it(): pass",
        "def test_it(no_such_fixture): pass",
        "def test_it(request): request.addfinalizer(lambda: 1 / 0)",
    ],
    ids=["fails", "skips", "skipped", "xfailed", "xpassed", "set_up_fails", "tear_down_fails"],
)
def test_a_test_that_does_not_simply_pass_does_not_count(pytester: pytest.Pytester, test: str) -> None:
    assert outcome(pytester, f"@pytest.mark.rule('L3.2')\n{test}") == (["L3.2"], [])


def test_another_test_that_passes_makes_up_for_one_that_fails(pytester: pytest.Pytester) -> None:
    source = """
@pytest.mark.rule("L3.2")
def test_fails(): assert False
@pytest.mark.rule("L3.2")
def test_passes(): pass
"""
    assert outcome(pytester, source) == (["L3.2"], ["L3.2"])


SPREAD = pytest.param(["-n", "2"], id="spread", marks=pytest.mark.slow)


@pytest.mark.parametrize("options", [pytest.param([], id="alone"), SPREAD])
def test_a_parametrised_test_counts_if_all_its_cases_pass(
    pytester: pytest.Pytester, options: list[str]
) -> None:
    source = """
@pytest.mark.rule("L3.2")
@pytest.mark.parametrize("number", range(4))
def test_all_pass(number): pass
@pytest.mark.rule("L3.3")
@pytest.mark.parametrize("number", range(4))
def test_one_fails(number): assert number != 2
@pytest.mark.rule("L3.4")
@pytest.mark.parametrize("number", range(4))
def test_one_is_skipped(number):
    if number == 1: pytest.skip()
"""
    assert outcome(pytester, source, *options) == (["L3.2", "L3.3", "L3.4"], ["L3.2"])


@pytest.mark.slow
def test_a_test_that_takes_its_process_down_does_not_count(pytester: pytest.Pytester) -> None:
    source = """
import os
@pytest.mark.rule("L3.2")
@pytest.mark.parametrize("number", range(2))
def test_one_dies(number):
    if number == 1: os._exit(3)
"""
    assert outcome(pytester, source, "-n", "1") == (["L3.2"], [])


@pytest.mark.parametrize("cited", ['"L99.1"', '"L3.2", "T1.222"', "42.5", '["L3.2"]', ""])
def test_citing_a_rule_that_no_list_has_is_an_error(pytester: pytest.Pytester, cited: str) -> None:
    result = run(pytester, f"@pytest.mark.rule({cited})\ndef test_it(): pass")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*test_it cites *"])


@pytest.mark.parametrize("options", [pytest.param(["-k", "another"], id="left_out"), SPREAD])
def test_a_mistyped_rule_is_found_wherever_the_test_runs(
    pytester: pytest.Pytester, options: list[str]
) -> None:
    source = "@pytest.mark.rule('L99.1')\ndef test_it(): pass\ndef test_another(): pass"
    result = run(pytester, source, *options)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*test_it cites 'L99.1'*"])


ALL = frozenset(games_by_rule())
PLAYABLE = frozenset(rule.id for game in GAMES for rule in rules_of(game))
TOTALS = [f"{game} {len(rules_of(game))}/{len(rules_of(game))}" for game in GAMES]


def print_coverage(
    capsys: pytest.CaptureFixture[str], citations: Citations, everything: bool = False
) -> tuple[int, list[str]]:
    code = show(citations, everything)
    return code, capsys.readouterr().out.splitlines()


def test_nothing_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_coverage(capsys, Citations(PLAYABLE, PLAYABLE, is_ok=True)) == (0, TOTALS)


def test_what_is_missing_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    passed = ALL - {"L3.2", "T1.3"}
    code, lines = print_coverage(capsys, Citations(ALL, passed, is_ok=True))
    assert code == 1
    count = len(rules_of("lifeboat"))
    assert {f"lifeboat {count - 1}/{count}", "thing 249/250", "unfathomable 384/384"} <= set(lines)
    missing = [line for line in lines if line.startswith("  ")]
    assert missing == ["  T1.3   Setup, 4-8 players: pantry full", "  L3.2   Actions"]


def test_games_to_come_are_counted_once_a_test_cites_them_or_when_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.rules.GAMES", ["lifeboat"])
    passed = frozenset(rule.id for rule in rules_of("lifeboat"))
    lifeboat = f"lifeboat {len(passed)}/{len(passed)}"
    assert print_coverage(capsys, Citations(passed, passed, is_ok=True)) == (0, [lifeboat])
    code, lines = print_coverage(capsys, Citations(passed | {"T1.1"}, passed, is_ok=True))
    assert (code, lines[:2]) == (0, [lifeboat, "thing 0/250"])
    code, lines = print_coverage(capsys, Citations(passed, passed, is_ok=True), everything=True)
    assert (code, lines[:3]) == (0, [lifeboat, "thing 0/250", "unfathomable 0/384"])


@pytest.mark.slow
def test_a_test_that_fails_is_shown_and_fails_the_count_too(tmp_path: Path) -> None:
    file = tmp_path / "test_throw_away.py"
    passes = f"@pytest.mark.rule(*{sorted(PLAYABLE)})\ndef test_passes(): pass\n"
    fails = "@pytest.mark.rule('L3.2')\ndef test_fails(): assert 1 == 2\n"
    file.write_text(f"import pytest\n{passes}{fails}def test_that_cites_nothing(): assert 3 == 4\n")
    command = (sys.executable, str(ROOT / "tools" / "rules.py"), str(file))
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "assert 1 == 2" in done.stdout
    assert "assert 3 == 4" not in done.stdout
    assert done.stdout.splitlines()[-len(TOTALS) :] == TOTALS


def test_every_game_that_can_be_played_has_a_list() -> None:
    assert set(GAMES) <= set(games())


def test_the_lists_are_complete_and_share_no_rule() -> None:
    assert len(rules_of("unfathomable")) == 384
    assert len(rules_of("thing")) == 250
    assert len(games_by_rule()) == sum(len(rules_of(game)) for game in games())
    assert games_by_rule()["A4.10"] == "unfathomable"


@pytest.mark.parametrize("game", games())
def test_a_list_has_headings_and_no_sentences(game: str) -> None:
    for rule in rules_of(game):
        assert re.fullmatch(r"[A-Z]?\d+(\.\d+)?", rule.id)
        assert rule.section
        assert len(rule.section) <= 60
        assert len(rule.topic) <= 90
        assert not rule.topic.endswith(".")


def test_the_list_of_lifeboat_is_that_of_its_page() -> None:
    chapters_with_words_of_their_own = {"L2", "L5"}
    listed, section = [], ""
    for line in (ROOT / "plugins/lifeboat/docs/rules.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (L\d+) (.+)", line):
            section = heading[2]
            if heading[1] in chapters_with_words_of_their_own:
                listed.append((heading[1], section))
        elif item := re.match(r"- \*\*(L\d+\.\d+)\*\*", line):
            listed.append((item[1], section))
    assert [(rule.id, rule.section) for rule in rules_of("lifeboat")] == listed


def test_a_game_without_a_list_is_refused() -> None:
    with pytest.raises(ValueError, match="chess has no list of rules"):
        rules_of("chess")
