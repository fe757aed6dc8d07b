"""Imagined worlds: consistent with the view, possible, and uniformly distributed."""

import pytest

from tests.proofs.subjects import TABLES, all_tables
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR
from turncoat.lab.proofs.imagining import prove_imagine, prove_uniform
from turncoat.lab.proofs.subjects import Subject, positions
from turncoat_lifeboat.game import LIFEBOAT

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_imagined_world_looks_exactly_as_the_true_one(table: Subject) -> None:
    assert prove_imagine(table, seed=7, every=3) > 20


@pytest.mark.parametrize("table", all_tables(LIFEBOAT)[:6], ids=str)
@pytest.mark.parametrize("at", [0, 40, 120])
def test_hidden_cards_are_uniform_over_what_is_possible(table: Subject, at: int) -> None:
    for decision, s in enumerate(positions(table, seed=8)):
        if decision == at:
            for seat in (0, SPECTATOR):
                prove_uniform(s, seat, 800, fast(at))
            return
    pytest.fail("the game was over before")
