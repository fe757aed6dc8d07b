from typing import get_args

import pytest

from tests.server.games import NOW
from tests.server.kept import acts_of
from tests.server.playing import GAMES, SECRET, dealt, drawn_answer
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.server.table import commands
from turncoat.server.table.apply import replay_entry, take_ahead, take_entry, take_step
from turncoat.server.table.entries import BODIES, AnyBody, Body
from turncoat.server.table.moves import answer_decision
from turncoat.server.table.table import Table


def subclasses(of: type[object]) -> set[type[object]]:
    return set(of.__subclasses__())


def test_every_command_and_every_entry_is_in_its_union() -> None:
    assert set(get_args(commands.AnyCommand)) == subclasses(commands.Command)
    assert set(get_args(AnyBody)) == set(BODIES.values()) == subclasses(Body)


def test_a_table_that_is_read_is_the_table_whose_game_is_played_again() -> None:
    name = "a table"
    read, again = (Table(name, SECRET, NOW) for _ in range(2))
    for act in acts_of(name):
        take_entry(read, act.entry)
        replay_entry(again, act.entry)
        for field in (
            "entries",
            "chain",
            "shown",
            "seen",
            "stage",
            "chairs",
            "events",
            "asked_since",
            "spent",
        ):
            assert getattr(read, field) == getattr(again, field), field
        assert [*read.answers] == [*again.answers]
    assert read.stage == "over"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_looking_ahead_leaves_clocks_and_the_chain_as_they_are(game: str, players: int) -> None:
    table = dealt(game, players)
    seat, option = drawn_answer(table, fast(1))
    ahead = table.copy()
    planned = answer_decision(ahead, seat, option, None, "person")
    take_ahead(ahead, planned)
    assert ahead.state is planned.state
    assert (ahead.chain, ahead.asked_since, ahead.shown) == (table.chain, table.asked_since, table.shown)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_options_that_a_seat_was_shown_are_not_those_of_the_next_position(game: str, players: int) -> None:
    table = dealt(game, players)
    shown = 0
    for seed in range(20):
        s = table.running()
        seat, option = drawn_answer(table, fast(seed))
        assert table.legal_options.known(s, seat) in (None, options(s, seat))
        _, step_view = take_step(table, answer_decision(table, seat, option, None, "person"), 0)
        for other in range(players):
            asked = step_view.decision(other)
            if asked is not None:
                shown += 1
                assert table.legal_options.known(table.running(), other) == options(table.running(), other)
                assert table.legal_options.known(s, other) is None
    assert shown
