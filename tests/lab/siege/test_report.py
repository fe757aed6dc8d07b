"""Report of a trial: printed problems and the exit code."""

import pytest

from turncoat.lab.siege.report import print_problems


def test_a_trial_without_problems_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_problems([]) == 0
    assert capsys.readouterr().out == "0 problems\n"


def test_problems_are_counted_and_the_first_ones_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_problems([f"lost {number}" for number in range(60)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "PROBLEM lost 0"
    assert lines[49:] == ["PROBLEM lost 49", "60 problems"]
