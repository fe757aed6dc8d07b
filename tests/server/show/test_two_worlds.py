"""Two-world test of the network layer: a viewer gets the same bytes in both worlds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.network_leaks import PLANTED, Planted
from tests.server.two_worlds import prove_network_secrecy
from turncoat.games.catalog import GAMES
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.proofs.worlds import Leak
from turncoat.talk.games import GAME_TALK, has_suspects
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import words_of

# Every level of pace that promises to hide who could react: see the lobby.
LEVELS = [
    {"windows": "in_turn", "secrecy": "normal"},
    {"windows": "together", "secrecy": "normal"},
    {"windows": "together", "secrecy": "strict"},
]
TABLES = [
    pytest.param(
        Subject(game, seats, LEVELS[seats % len(LEVELS)]),
        marks=() if game.name == "lifeboat" else pytest.mark.slow,
        id=f"{game.name}-{seats}",
    )
    for game in GAMES.values()
    for seats in range(max(2, game.fewest_seats), game.most_seats + 1)
]
LENGTH = 12
# Where a planted leak is looked for, in this order: how many answers were given before, which seat looks,
# whether there are bots.
PLACES = [
    (start, viewer, has_bots) for start in (3, 12, 25) for viewer in (0, 1) for has_bots in (False, True)
]


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("subject", TABLES)
async def test_a_seat_and_a_spectator_are_sent_the_same_bytes_in_worlds_that_they_cannot_tell_apart(
    tmp_path: Path, subject: Subject, viewer: Seat
) -> None:
    compared = meetings = 0
    for seed, start in enumerate((0, 7, 24), subject.seats):
        done = await prove_network_secrecy(
            tmp_path / str(start), subject, viewer, seed, start, LENGTH, has_bots=start == 7
        )
        compared += done.compared
        meetings += done.meetings
    assert compared >= 50
    has_talk = subject.game.name in GAME_TALK and has_suspects(subject.game.name, subject.seats)
    assert meetings or not has_talk


@pytest.fixture
def kept_gaps() -> Iterator[None]:
    """Restore the lists of missing texts afterwards: a planted leak may add some."""
    words = [words_of(game, language) for game in GAMES for language in LANGUAGES]
    gaps = [one.gaps[:] for one in words]
    yield
    for one, before in zip(words, gaps, strict=True):
        one.gaps[:] = before


@pytest.mark.slow
@pytest.mark.usefixtures("kept_gaps")
@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
async def test_a_planted_leak_is_caught(tmp_path: Path, planted: Planted) -> None:
    caught = False
    for number, (game, place) in enumerate((game, place) for game in planted.games for place in PLACES):
        start, viewer, has_bots = place
        subject = Subject(GAMES[game], 4, {"secrecy": "normal", "windows": "together"})
        with pytest.MonkeyPatch.context() as patch:
            planted.plant(patch)
            try:
                await prove_network_secrecy(
                    tmp_path / str(number), subject, viewer, number, start, LENGTH, has_bots=has_bots
                )
            except Leak:
                caught = True
                break
    assert caught
