"""The page about talk lists all of it."""

from tests.structure.source import ROOT
from turncoat.talk.statements import BECAUSE, KINDS

PAGE = (ROOT / "docs" / "talk.md").read_text(encoding="utf-8")


def test_every_kind_every_word_and_every_reason_is_on_the_page() -> None:
    for kind in KINDS.values():
        assert f"`{kind.name}`" in PAGE
        for argument, words in kind.words.items():
            if argument != "reason":
                assert all(word in PAGE for word in words), kind.name
    for reason in BECAUSE:
        assert f"| `{reason}` |" in PAGE
