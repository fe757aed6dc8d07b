"""The notebooks run: their code cells, in order, with smaller numbers where a cell names them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def run(name: str, **smaller: int) -> dict[str, Any]:
    """Run a notebook. Returns its variables at the end. Each number given replaces the one that a cell assigns to that
    name."""
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    variables: dict[str, Any] = {"__name__": "__main__"}
    for at, cell in enumerate(cells):
        if cell["cell_type"] != "code":
            continue
        source = "".join(cell["source"])
        for variable, value in smaller.items():
            source = re.sub(rf"^{variable} = \d+", f"{variable} = {value}", source, flags=re.MULTILINE)
        exec(compile(source, f"{name}[{at}]", "exec"), variables)
    for variable, value in smaller.items():
        assert variables[variable] == value
    return variables


def test_the_first_notebook_plays_and_shows_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    variables = run("first-environment", GAMES=2)
    told = capsys.readouterr().out
    assert variables["steps"] > 20
    assert "cards.own.hand" in told
    assert "of 2" in told


@pytest.mark.slow
def test_the_second_notebook_trains_a_policy_that_beats_random_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With fewer games than its reader plays: the seeds are fixed, and the policy won 25 % where random play won 19 %."""
    variables = run("train-a-policy", GAMES=1200, TRIED=600)
    assert variables["learner"].games >= 1200
    assert variables["policy_wins"] > variables["random_wins"] + variables["error"] / 2
    assert "policy" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["first-environment", "train-a-policy"])
def test_notebooks_are_stored_without_outputs(name: str) -> None:
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") for cell in cells)
