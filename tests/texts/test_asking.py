"""A question about a character is put to its player as "you", and names the character to a player who controls several."""

import pytest

from tests.texts.playing import read_aloud
from turncoat.games.catalog import GAMES

OWN = {
    "en": ("do you take part?", "does"),
    "ru": ("вы участвуете?", " участвует?"),
    "uk": ("берете участь?", "бере участь?"),
}


def first_encounter(language: str, players: int) -> str:
    beginnings = ("Encounter in", "Encounter at", "Encounter on", "Стычка ", "Сутичка ")
    return next(
        told.text
        for told in read_aloud(GAMES["thing"], language, 5, players, {})
        if told.what == "ask" and told.text.startswith(beginnings) and told.text.endswith("?")
    )


@pytest.mark.parametrize("language", OWN)
def test_a_player_with_one_character_is_asked_as_you(language: str) -> None:
    assert first_encounter(language, 5).endswith(OWN[language][0])


@pytest.mark.parametrize("language", OWN)
def test_a_player_with_several_characters_is_told_which_one_is_meant(language: str) -> None:
    asked = first_encounter(language, 2)
    assert OWN[language][1] in asked
    assert not asked.endswith(OWN[language][0])
