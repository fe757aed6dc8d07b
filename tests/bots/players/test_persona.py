"""Bots with a persona: any name of the tables, whole games of every title, and what they believe."""

import pytest

from turncoat.bots.catalog import player_named
from turncoat.bots.games import PERSONAS
from turncoat.bots.player import Heard
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import seats_in
from turncoat.kernel.session import Session, begin
from turncoat.kernel.state import RUNNING


def play(game: str, players: int, seed: int, bots: list[PersonaPlayer], most: int) -> Session:
    session = begin(GAMES[game], players, fast(seed), {})
    dice = fast(seed + 1)
    told = [0] * players
    while session.state.ending == RUNNING and most:
        seat = seats_in(waiting_seats(session.state))[0]
        for event in session.journal[told[seat] :]:
            bots[seat].hear(Heard(event, seat))
        told[seat] = len(session.journal)
        legal = options(session.state, seat)
        session.take(seat, bots[seat].decide(session.view_for(seat), legal, dice))
        most -= 1
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_to_its_end(game: str) -> None:
    players = GAMES[game].fewest_seats + 1
    bots = [PersonaPlayer() for _ in range(players)]
    assert play(game, players, 5, bots, 100_000).state.ending != RUNNING


@pytest.mark.parametrize("game", PERSONAS)
def test_there_are_six_personas_for_each_side(game: str) -> None:
    assert [len(side) >= 6 for side in PERSONAS[game]] == [True, True]


@pytest.mark.parametrize("game", PERSONAS)
def test_every_persona_can_be_asked_for_by_name(game: str) -> None:
    for side in PERSONAS[game]:
        for name in side:
            assert isinstance(player_named(f"persona:{name}"), PersonaPlayer)


def test_a_persona_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        player_named("persona:cautious+clown")
    assert refusal.value.code == "unknown_persona"


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play("thing", 4, 9, [PersonaPlayer() for _ in range(4)], 300) for _ in range(2)]
    assert games[0].fingerprint() == games[1].fingerprint()


def test_it_tells_what_it_believes_of_every_seat() -> None:
    bots = [PersonaPlayer() for _ in range(4)]
    play("unfathomable", 4, 3, bots, 400)
    beliefs = bots[0].beliefs()
    assert beliefs is not None
    assert len(beliefs) == 4
    assert all(0.0 <= one <= 1.0 for one in beliefs)
