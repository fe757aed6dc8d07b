"""Regulars: bots with a name, a face and a temper, which is the same on either side."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.texts.ftl import messages
from turncoat.bots.catalog import play_as, player_named
from turncoat.bots.games import PERSONAS, personas_of
from turncoat.bots.player import Heard
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.regulars import ALL_REGULARS, REGULARS
from turncoat.bots.sides import LOYAL, TRAITOROUS
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import seats_in
from turncoat.kernel.session import begin
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import words_of

FACES: Final = Path(__file__).parents[2] / "web" / "src" / "ui" / "portraits" / "bots.svg"
CASES: Final = {
    "en": set(),
    "ru": {"gen", "dat", "acc", "ins", "loc", "gender"},
    "uk": {"gen", "dat", "acc", "ins", "loc", "voc", "gender"},
}


def seat_regular(name: str, game: str) -> PersonaPlayer:
    """A regular that has taken its first decision."""
    player = player_named(name)
    assert isinstance(player, PersonaPlayer)
    session = begin(GAMES[game], 4, fast(3), {})
    seat = seats_in(waiting_seats(session.state))[0]
    for event in session.journal:
        player.hear(Heard(event, seat))
    player.decide(session.view_for(seat), options(session.state, seat), fast(1))
    return player


def test_every_regular_has_a_face_of_its_own() -> None:
    drawn = re.findall(r'id="face-([a-z]+)"', FACES.read_text("utf-8"))
    assert list(REGULARS) == drawn
    assert len(REGULARS) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_regular_has_a_name_in_all_cases_and_a_temper(language: str) -> None:
    said = messages("thing", language)
    names = set()
    for name in REGULARS:
        assert CASES[language] <= set(said[f"regular-{name}"]), name
        assert "" in said[f"regular-{name}-temper"], name
        names.add(words_of("thing", language).say(f"regular-{name}"))
    assert len(names) == len(REGULARS)


@pytest.mark.parametrize("game", PERSONAS)
def test_every_regular_has_one_persona_for_each_side_of_every_game(game: str) -> None:
    for regular in ALL_REGULARS:
        for side in PERSONAS[game]:
            assert len([name for name in regular.personas if name in side]) == 1, regular.name


@pytest.mark.parametrize("game", PERSONAS)
@pytest.mark.parametrize("name", REGULARS)
def test_a_temper_is_the_same_on_either_side(game: str, name: str) -> None:
    player, temper = seat_regular(name, game), REGULARS[name].temper
    known = personas_of(game)
    assert known is not None
    for side in (LOYAL, TRAITOROUS):
        own = known.manners[player.personas[side]]
        assert player.manners[side] == replace(temper, slander=own.slander, lying=own.lying)


def test_those_who_count_remember_explain_and_watch_keep_an_exact_account() -> None:
    deducers = {regular.name for regular in ALL_REGULARS if regular.is_deducer}
    assert deducers == {"otto", "ilse", "ada", "wren", "bess"}
    for name in REGULARS:
        assert isinstance(player_named(name), BeliefPlayer) == (name in deducers)
        assert play_as(name) == f"{'belief' if name in deducers else 'persona'}:{name}"


def test_any_regular_can_be_a_bot_with_beliefs() -> None:
    assert isinstance(player_named("belief:marta"), BeliefPlayer)
    with pytest.raises(BadInput):
        player_named("belief:nobody")
