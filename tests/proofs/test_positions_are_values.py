"""Copies, saves, packs and replays of whole random games, for every game and table."""

import pytest

from tests.proofs.subjects import TABLES
from turncoat.games.catalog import GAMES
from turncoat.lab.proofs.copies import prove_copies
from turncoat.lab.proofs.packs import prove_packs
from turncoat.lab.proofs.replays import prove_replay, prove_replay_elsewhere, record_game
from turncoat.lab.proofs.saves import prove_saves
from turncoat.lab.proofs.subjects import Subject


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_copy_changes_when_another_is_played_on(table: Subject) -> None:
    assert prove_copies(table, seed=1) > 20


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_saved_at_every_step_goes_on_as_if_it_never_was(table: Subject) -> None:
    assert prove_saves(table, seed=2) > 20


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_packed_at_every_step_goes_on_as_if_it_never_was(table: Subject) -> None:
    assert prove_packs(table, seed=4) > 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_seed_and_answers_give_the_same_game_again(table: Subject) -> None:
    assert prove_replay(table, seed=3) > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("hash_seed", [1, 4321])
def test_another_process_with_another_hash_seed_replays_the_same_game(name: str, hash_seed: int) -> None:
    games = [record_game(table, seed=5) for table in TABLES if table.game.name == name]
    assert prove_replay_elsewhere(name, games, hash_seed) > 100
