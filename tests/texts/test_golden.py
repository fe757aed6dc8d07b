"""Texts against the golden files. `make words` regenerates them; review the diff."""

from pathlib import Path

import pytest

from tools.golden import FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.parent.name}-{path.name}")
def test_readers_get_what_the_golden_file_says(path: Path) -> None:
    assert FILES[path]() == path.read_text(encoding="utf-8"), "make words, then read the difference"


def test_no_golden_file_is_left_over() -> None:
    assert {path for folder in {path.parent for path in FILES} for path in folder.iterdir()} == set(FILES)
