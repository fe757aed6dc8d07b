"""Faces of cards: each card of a game that has faces says in every language what it is and what it does."""

import pytest

from turncoat.games.catalog import GAMES
from turncoat.server.http.handlers.catalogue import catalogue
from turncoat.texts.languages import LANGUAGES

FACED = ("unfathomable", "thing")


@pytest.mark.parametrize("game", FACED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_kind_and_a_gist(game: str, language: str) -> None:
    cards = catalogue(GAMES[game], language).cards
    assert not [name for name, card in cards.items() if not card.kind or not card.gist]


def test_a_card_without_a_face_has_its_name_and_text_only() -> None:
    squall = catalogue(GAMES["lifeboat"], "en").cards["squall"]
    assert squall.lines
    assert (squall.kind, squall.gist) == ("", "")
