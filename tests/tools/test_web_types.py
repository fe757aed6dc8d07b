"""The browser client's types are those that the server declares."""

from tools.web_types import TARGET, Writer


def test_the_types_of_the_browser_client_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == Writer().text(), "run `python -m tools.web_types`"
