"""A whole game of each title reads without a gap in each language, for every seat and for a spectator."""

import random
import re

import pytest

from tests.texts.playing import Told, read_aloud
from turncoat.games.catalog import GAMES
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import words_of

LEFT_OVER = re.compile(r"[{}_]|\$|\b[a-z]+-[a-z]+-[a-z]+")  # arguments and ids that became no words
OTHER = {"en": "[А-Яа-яіїєґ]", "ru": "[A-Za-zіїєґ]", "uk": "[A-Za-zыэъё]"}


def findings(told: list[Told], language: str) -> list[str]:
    """Lines with something that no reader should see."""
    findings = []
    for line in told:
        text = re.sub("SOS", "", line.text)
        if LEFT_OVER.search(text) or re.search(OTHER[language], text) or not text.strip():
            findings.append(f"{line.what}: {line.text}")
    return findings


def gaps(game: str, language: str) -> list[str]:
    return sorted(set(words_of(game, language).gaps))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_reads_without_a_gap(game: str, language: str) -> None:
    played = GAMES[game]
    told = list(read_aloud(played, language, 7, played.fewest_seats + 1, {}))
    assert not gaps(game, language)
    assert not findings(told, language)
    assert len([line for line in told if line.what == "log"]) > 100


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_all_sizes_with_all_settings_read_without_a_gap(game: str, language: str) -> None:
    played = GAMES[game]
    for seed, players in enumerate(range(played.fewest_seats, played.most_seats + 1)):
        chance = random.Random(seed)
        settings = {
            setting.name: chance.choice(played.choices_of(setting, players)) for setting in played.settings
        }
        told = list(read_aloud(played, language, seed, players, settings, "random"))
        assert not gaps(game, language)
        assert not findings(told, language)


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_tell_the_same_story(game: str) -> None:
    """Line for line: the same number of lines by the same rules."""
    played = GAMES[game]
    stories = [
        [
            (line.seat, line.what, line.rule)
            for line in read_aloud(played, language, 3, played.fewest_seats, {})
        ]
        for language in LANGUAGES
    ]
    assert stories[0] == stories[1] == stories[2]
