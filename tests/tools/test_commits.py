"""Check of commit messages: accepted forms, and the error for each kind of mistake."""

import pytest

from tools.commits import problems_of

GOOD = "server: break reference cycles of closed sockets\n\nThe garbage collector paused every table for 0.1 s.\n"


@pytest.mark.parametrize(
    "message", [GOOD, "bots, texts: speak the corrected rules\n\nWhy.\n", "docs: note figures of 0.2\n\nWhy."]
)
def test_an_area_an_imperative_and_a_reason_pass(message: str) -> None:
    assert problems_of(message) == []


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ("server: " + "x" * 65 + "\n\nWhy.", "the subject has 73 characters"),
        ("Break reference cycles\n\nWhy.", "`area: imperative`"),
        ("server: Break cycles\n\nWhy.", "in lower case"),
        ("server: break cycles.\n\nWhy.", "without a full stop"),
        ("server: break cycles", "no body"),
        ("server: break cycles\n\nSigned-off-by: A <a@example.org>\n", "no body"),
    ],
)
def test_a_slip_is_named(message: str, problem: str) -> None:
    (slip,) = problems_of(message)
    assert problem in slip
