"""Typography: the changes that every text gets before it is read."""

import pytest

from turncoat.texts.typography import typeset


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("the total is -13", "the total is −13"),
        ("-2", "−2"),
        ("players (-1)", "players (−1)"),
        ("3-5 players", "3-5 players"),
        ("5-го ходу", "5-го ходу"),
        ("seat=-1", "seat=-1"),
    ],
)
def test_a_number_below_zero_has_a_minus_sign(text: str, read: str) -> None:
    assert typeset(text, "en") == read


def test_only_ukrainian_is_made_euphonic() -> None:
    assert typeset("зона і у ній", "uk") == "зона й у ній"
    assert typeset("зона і у ній", "ru") == "зона і у ній"
