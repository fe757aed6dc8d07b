"""Tasks of the browser client, on a machine without a Node.js of its own."""

import shutil
from pathlib import Path

import pytest

from tools.web import run_npm


def test_programs_that_npm_runs_find_the_node_of_the_lock_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = shutil.which("sh")
    assert shell
    (tmp_path / "sh").symlink_to(shell)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run_npm("exec", "--no", "--", "vite", "--version") == 0
