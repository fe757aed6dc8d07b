"""Texts of tracks."""

import pytest

from turncoat.games.catalog import game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.session import begin
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.places import track_value
from turncoat.texts.words import words_of


@pytest.mark.parametrize(
    ("game", "track", "value", "told"),
    [
        ("thing", "role.0", "alien", "Alien"),
        ("thing", "token_holder", -1, "none"),
        ("unfathomable", "awakened", 1, "yes"),
        ("unfathomable", "captain", 1, "Seat 2"),
        ("unfathomable", "improvement.0", "none", "none"),
        ("lifeboat", "hull", 1, "1"),
    ],
)
def test_a_track_is_told_by_the_name_it_holds_and_a_switch_by_yes_or_no(
    game: str, track: str, value: str | int, told: str
) -> None:
    session = begin(game_named(game), 4, fast(1), {})
    words = words_of(game, "en")
    people = people_of(session.state.game, characters_of(session.view(0)), words, seat_names(words, 4), 0)
    assert track_value(Names(session.state.game, words, people), track, value) == told
