"""Players are named by their characters, in the case that the sentence needs; a name of one's own is never inflected."""

import pytest

from tests.texts.ftl import messages
from turncoat.games.catalog import GAMES
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.names import Names
from turncoat.texts.people import People, people_of, seat_names
from turncoat.texts.phrases import key
from turncoat.texts.words import words_of

CASES = {
    "en": set(),
    "ru": {"gen", "dat", "acc", "ins", "loc"},
    "uk": {"gen", "dat", "acc", "ins", "loc", "voc"},
}
CREW = ("arjun", "jeanne", "keilani")
GUESTS = ("Anna", "Borys", "Clara")


def crew(language: str, characters: tuple[str, ...] = CREW, reader: int = -1) -> People:
    game = GAMES["unfathomable"]
    return people_of(game, characters, words_of(game.name, language), GUESTS, reader)


@pytest.mark.parametrize("game", ["unfathomable", "thing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_has_all_cases_and_a_gender(game: str, language: str) -> None:
    named = messages(game, language)
    wanted = CASES[language] | ({"gender"} if CASES[language] else set())
    for character in GAMES[game].names.lists["character"]:
        assert wanted <= set(named[f"character-{key(character)}-short"]), character
    assert wanted <= set(named["player-named"])


def test_a_player_is_the_character_in_every_case() -> None:
    arjun, jeanne, _ = crew("uk").players
    assert [arjun.forms[form] for form in ("", "dat", "voc", "gender")] == [
        "Арджан",
        "Арджанові",
        "Арджане",
        "m",
    ]
    assert [jeanne.forms[form] for form in ("", "acc", "voc", "gender")] == ["Жанна", "Жанну", "Жанно", "f"]


def test_a_player_without_a_character_keeps_a_name_that_cannot_be_inflected() -> None:
    anna = crew("ru", ("", "", "")).players[0]
    assert [anna.forms[form] for form in ("", "dat", "ins")] == ["Anna", "игроку Anna", "игроком Anna"]
    assert crew("uk", ("", "", "")).players[0].forms["voc"] == "Anna"
    assert str(crew("en", ("", "", "")).players[0]) == "Anna"


def test_who_plays_several_figures_is_named_by_the_own_name() -> None:
    game = GAMES["thing"]
    figures = tuple(game.names.lists["character"][:6])
    people = people_of(game, figures, words_of("thing", "en"), ["Anna", "Borys"])
    assert [str(player) for player in people.players] == ["Anna", "Borys"]
    assert [str(figure) for figure in people.figures][:2] != ["Anna", "Borys"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_players_alike_for_all_readers_and_labels_mark_the_reader(language: str) -> None:
    own, other = crew(language, reader=0), crew(language, reader=1)
    assert [player.forms for player in own.players] == [player.forms for player in other.players]
    assert own.labels[0] != other.labels[0]
    assert own.labels[2] == other.labels[2]
    for label, player, name in zip(own.labels, own.players, GUESTS, strict=True):
        assert str(player) in label
        assert name in label


def test_a_sentence_never_has_the_number_of_a_seat_once_there_are_characters() -> None:
    words = words_of("unfathomable", "en")
    people = people_of(GAMES["unfathomable"], CREW, words, seat_names(words, 3))
    assert [str(Names(GAMES["unfathomable"], words, people).seat(seat)) for seat in range(3)] == [
        "Arjun",
        "Jeanne",
        "Keilani",
    ]
    assert people.labels[0] == "Arjun (Seat 1)"
