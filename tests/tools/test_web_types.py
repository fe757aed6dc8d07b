"""Generated TypeScript types against the server's declarations."""

from pathlib import Path

import pytest

from tools.web_names import targets
from tools.web_types import TARGET, Writer


def test_the_types_of_the_browser_client_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == Writer().text(), "run `python -m tools.web_types`"


@pytest.mark.parametrize("path", targets(), ids=lambda path: str(path.parent.name))
def test_the_names_of_each_game_are_up_to_date_in_the_browser_client(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == targets()[path], "run `python -m tools.web_types`"
