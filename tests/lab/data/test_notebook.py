"""The notebook about saved games runs from top to bottom, on a small file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.lab.data.run import saved_run
from tests.structure.source import ROOT

NOTEBOOK = ROOT / "notebooks" / "analyse-games.ipynb"


@pytest.mark.slow
def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    saved_run(tmp_path)
    read: Callable[..., Any] = nbformat.read  # untyped
    notebook = read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)  # stored outputs would become outdated
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert all(cell.outputs for cell in notebook.cells if cell.cell_type == "code")
