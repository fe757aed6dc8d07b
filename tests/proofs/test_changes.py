"""Changes: an old view plus its changes is the new view, in whole games at every table size."""

import pytest

from tests.proofs.subjects import TABLES
from turncoat.games.catalog import GAMES
from turncoat.lab.fuzz.explorers import Explorer
from turncoat.lab.fuzz.games import manners_of
from turncoat.lab.proofs.changes import prove_changes
from turncoat.lab.proofs.subjects import Subject

SIZES = [
    Subject(game, seats) for game in GAMES.values() for seats in range(game.fewest_seats, game.most_seats + 1)
]


@pytest.mark.parametrize("table", SIZES, ids=str)
def test_many_answers_together_lead_from_view_to_view(table: Subject) -> None:
    assert prove_changes(table, seed=6, every=11) > 3


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_answer_leads_from_view_to_view(table: Subject) -> None:
    assert prove_changes(table, seed=7) > 20


@pytest.mark.slow
@pytest.mark.parametrize("table", SIZES, ids=str)
def test_every_answer_of_people_s_habits_leads_from_view_to_view(table: Subject) -> None:
    explorer = Explorer(table.game)
    for seed, (habit, is_curious) in enumerate(manners_of(table.game)[1:]):
        assert prove_changes(table, seed, every=3, choose=explorer.chooser(habit, is_curious=is_curious)) > 6
