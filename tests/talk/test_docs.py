"""Completeness of the page about talk."""

from tests.structure.source import ROOT
from turncoat.talk.games import GAME_TALK, words_lists, words_of
from turncoat.talk.statements import KINDS

PAGE = (ROOT / "docs" / "talk.md").read_text(encoding="utf-8")


def test_every_kind_every_word_and_every_reason_is_on_the_page() -> None:
    for kind in KINDS.values():
        assert f"`{kind.name}`" in PAGE
        for argument in kind.words:
            words = {word for game in GAME_TALK for word in words_of(kind, argument, game)}
            if argument != "reason":
                assert all(word in PAGE for word in words), kind.name
    for reason in {reason for game in GAME_TALK for reason in words_lists(game)["reasons"]}:
        assert f"| `{reason}` |" in PAGE
