"""The log reads changes of tracks in names, as they are told, and in numbers, as tables store them."""

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.words import words_of

SEATS = ["Anna", "Borys", "Clara", "Dmytro"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    ("game", "track", "named", "stored"),
    [
        ("thing", "weather", ("none", "storm"), (-1, 2)),
        ("unfathomable", "at.1", ("d1", "galley"), (8, 20)),
        ("unfathomable", "character.1", ("none", "jamie"), (-1, 4)),
    ],
)
def test_a_change_told_in_names_reads_as_the_same_change_in_numbers(
    language: str, game: str, track: str, named: tuple[str, str], stored: tuple[int, int]
) -> None:
    words = words_of(game, language)
    log = LogTexts(Names(GAMES[game], words, people_of(GAMES[game], ("",) * len(SEATS), words, SEATS)))

    def lines(ends: tuple[Json, Json]) -> list[str]:
        event: EventWire = {
            "event": "changed",
            "rule": "1",
            "told": {"track": track, "from": ends[0], "to": ends[1]},
        }
        return [line.text for line in log.lines([event])]

    assert lines(named) == lines(stored)
    assert lines(named)
