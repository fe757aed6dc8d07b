"""Common knowledge about a seat: exactly what a spectator sees and hears."""

from typing import Any

import pytest

from turncoat.bots.games import PERSONAS, personas_of
from turncoat.bots.onlooker import public_event, public_view
from turncoat.bots.player import Heard
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.sides import TRAITOROUS, side_seen
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view

PLAYERS = 5


def deal(game: str, seed: int) -> State:
    s = GAMES[game].deal(PLAYERS, fast(seed), {})
    s.journal = []
    run(s)
    return s


def fields_of(value: object) -> dict[str, Any]:
    """The attributes of an object; a compiled class names them, since its objects have no `__dict__`."""
    names = getattr(type(value), "__mypyc_attrs__", None)
    return dict(vars(value)) if names is None else {name: getattr(value, name) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_strips_its_view_and_what_it_hears_down_to_a_spectators(game: str) -> None:
    s = deal(game, 3)
    dice = fast(4)
    for _ in range(300):
        if s.ending != RUNNING:
            break
        seat, legal = ask_next(s)
        stripped, shown = fields_of(public_view(view(s, seat))), fields_of(view(s, SPECTATOR))
        stripped.pop("stack")
        shown.pop("stack")
        assert stripped == shown
        take(s, seat, legal[dice.below(len(legal))])
    assert s.journal
    for event in s.journal:
        for seat in range(PLAYERS):
            stripped, shown = fields_of(public_event(Heard(event, seat))), fields_of(Heard(event, SPECTATOR))
            assert stripped | {"is_private": False} == shown | {"is_private": False}


@pytest.mark.parametrize("game", PERSONAS)
def test_a_traitor_reckons_with_what_a_spectator_believes(game: str) -> None:
    s = deal(game, 5)
    dice = fast(6)
    bots = [BeliefPlayer() for _ in range(PLAYERS)]
    told = [0] * PLAYERS
    personas = personas_of(game)
    assert personas is not None
    watcher = personas.belief(view(s, SPECTATOR))
    watched = compared = 0
    assert s.journal is not None
    while s.ending == RUNNING and compared < 20:
        seat, legal = ask_next(s)
        for event in s.journal[watched:]:
            watcher.hear(Heard(event, SPECTATOR))
        watched = len(s.journal)
        for event in s.journal[told[seat] :]:
            bots[seat].hear(Heard(event, seat))
        told[seat] = len(s.journal)
        seen = view(s, seat)
        answer = bots[seat].decide(seen, legal, dice)
        watcher.look(view(s, SPECTATOR))
        if side_seen(seen) == TRAITOROUS:
            assert bots[seat].reputation(seen) == pytest.approx(watcher.suspicion())
            compared += 1
        take(s, seat, answer)
    assert compared == 20
