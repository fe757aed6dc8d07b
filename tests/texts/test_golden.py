"""Texts against the golden files. `make words` regenerates them; review the diff."""

import pytest

from tools.golden import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_readers_get_what_the_golden_file_says(name: str) -> None:
    assert FILES[name]() == (FOLDER / name).read_text(encoding="utf-8"), (
        "make words, then read the difference"
    )


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
