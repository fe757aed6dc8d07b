"""The diary of a bot in three languages."""

import pytest

from turncoat.bots.games import PERSONAS
from turncoat.games.catalog import GAMES
from turncoat.texts.diary import DiaryTexts, percent, persona_name
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.words import Words, words_of


def fresh(game: str, language: str) -> Words:
    """Texts with a record of missing messages that is not shared with other tests."""
    return words_of.__wrapped__(game, language)


def texts(game: str, language: str) -> DiaryTexts:
    words = fresh(game, language)
    return DiaryTexts(Names(GAMES[game], words, people_of(GAMES[game], (), words, ["Anna", "Borys"])))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Borys: 62% likely to be with the Aliens"),
        ("ru", "Borys: на стороне пришельцев с вероятностью 62\u00a0%"),
        ("uk", "Borys: на боці прибульців з імовірністю 62\u00a0%"),
    ],
)
def test_a_belief_names_the_player_the_side_and_how_likely(language: str, said: str) -> None:
    assert texts("thing", language).belief(1, 0.617) == said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diary_has_words_in_every_language(game: str, language: str) -> None:
    diary = texts(game, language)
    said = [
        diary.title(0),
        diary.moment(12, "cautious"),
        diary.belief(1, 0.5),
        diary.because("It rains.", 0.4),
        diary.because("It rains.", -0.4),
        diary.chose("to wait"),
        diary.quote("Hello."),
    ]
    assert not diary.words.gaps
    assert len(set(said)) == len(said)


def test_what_spoke_for_it_and_what_against_it_is_told_apart() -> None:
    diary = texts("thing", "en")
    assert diary.because("It rains.", 0.4) == "because: It rains."
    assert diary.because("It rains.", -0.4) == "although: It rains."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_persona_has_a_name_of_its_own(language: str) -> None:
    words = fresh("thing", language)
    personas = {name for sides in PERSONAS.values() for side in sides for name in side}
    names = {persona_name(words, persona) for persona in [*personas, ""]}
    assert not words.gaps
    assert len(names) == len(personas) + 1


def test_percents_are_whole() -> None:
    words = words_of("thing", "en")
    assert [percent(words, part) for part in (0.0, 0.004, 0.996)] == ["0%", "0%", "100%"]
