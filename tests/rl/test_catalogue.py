"""The action catalogue: complete for every player count and option, fixed, and named."""

from itertools import cycle, islice

import pytest

from tests.rl.tables import NAMES, states
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.errors import Broken
from turncoat.kernel.ids import option
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import option_from_id
from turncoat.rl.catalogue import NO_OP, NO_OP_NAME, catalogue_of, options_of
from turncoat.rl.game_rl import GameRL

GAMES_TRIED = 8


def variants(name: str) -> list[tuple[int, dict[str, str]]]:
    """Deals with every player count in turn, and options that cover every choice."""
    game = GAMES[name]
    counts = islice(cycle(range(game.fewest_seats, game.most_seats + 1)), GAMES_TRIED)
    return [
        (
            players,
            {one.name: one.choices[at % len(one.choices)] for one in game.settings if one.is_offered},
        )
        for at, players in enumerate(counts)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_play_is_in_the_catalogue_and_fits_into_the_slots(name: str) -> None:
    catalogue = catalogue_of(name)
    for seed, (players, options) in enumerate(variants(name)):
        for s in states(name, players, seed, options):
            if s.ending == RUNNING:
                _, legal = ask_next(s)
                assert len(set(catalogue.actions.of(legal))) == len(legal) <= catalogue.slots


@pytest.mark.parametrize("name", NAMES)
def test_actions_have_names_of_their_own_which_can_be_read_back(name: str) -> None:
    catalogue = catalogue_of(name)
    assert catalogue.name(NO_OP) == NO_OP_NAME
    names = [catalogue.name(action) for action in range(1, len(catalogue))]
    assert len(set(names)) == len(names)
    for action, text in enumerate(names, 1):
        assert option_from_id(catalogue.game, text) == catalogue.actions.options[action]


def test_the_catalogues_are_as_large_as_the_page_says() -> None:
    assert {name: len(catalogue_of(name)) for name in NAMES} == {
        "unfathomable": 2596,
        "thing": 610,
        "lifeboat": 79,
    }


def test_an_option_outside_the_catalogue_is_a_fault() -> None:
    with pytest.raises(Broken, match="in_the_catalogue"):
        catalogue_of("lifeboat").actions.of([option(1000)])


def test_an_argument_without_a_declared_domain_is_named() -> None:
    game = GAMES["lifeboat"]
    verb = next(verb for verb in game.verbs if verb.name == "bail")
    with pytest.raises(ValueError, match="verb=bail,argument=card"):
        options_of(game, verb, GameRL("lifeboat"))
