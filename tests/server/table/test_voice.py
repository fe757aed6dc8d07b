"""The link to a voice call is a plain https URL."""

import pytest

from turncoat.kernel.errors import BadInput
from turncoat.server.table.voice import check_link


@pytest.mark.parametrize("link", ["", "https://meet.example.org/a-b_c?d=1#e", "https://voice.example:8443/x"])
def test_an_https_link_is_taken(link: str) -> None:
    check_link(link)


@pytest.mark.parametrize(
    "link",
    [
        "http://meet.example.org",
        "javascript:alert(1)",
        "https://",
        "https:///path",
        "meet.example.org",
        "https://user:word@meet.example.org",
        "https://meet.example.org/a b",
        'https://meet.example.org/"x"',
        "https://meet.example.org:port/",
        "https://mеet.example.org",
        "https://[half",
    ],
)
def test_anything_else_is_refused(link: str) -> None:
    with pytest.raises(BadInput) as refusal:
        check_link(link)
    assert refusal.value.code == "unusable_link"
