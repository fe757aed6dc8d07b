import pytest

from tests.server.game_positions import GAMES, SECRET, deal_table, draw_answer
from tests.server.store_data import NOW
from tests.server.stored_games import stored_entries
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.server.table.apply import replay_entry, take_ahead, take_entry, take_step
from turncoat.server.table.commands.answer import answer_decision
from turncoat.server.table.table import Table


def test_a_table_that_is_read_is_the_table_whose_game_is_played_again() -> None:
    name = "a table"
    read, again = (Table(name, SECRET, NOW) for _ in range(2))
    for step in stored_entries(name):
        take_entry(read, step.entry)
        replay_entry(again, step.entry)
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
    table = deal_table(game, players)
    seat, option = draw_answer(table, fast(1))
    ahead = table.copy()
    planned = answer_decision(ahead, seat, option, None, "person")
    take_ahead(ahead, planned)
    assert ahead.state is planned.state
    assert (ahead.chain, ahead.asked_since, ahead.shown) == (table.chain, table.asked_since, table.shown)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_options_that_a_seat_was_shown_are_not_those_of_the_next_position(game: str, players: int) -> None:
    table = deal_table(game, players)
    shown = 0
    for seed in range(20):
        s = table.running_state()
        seat, option = draw_answer(table, fast(seed))
        assert table.legal_options.find(s, seat) in (None, options(s, seat))
        _, step_view = take_step(table, answer_decision(table, seat, option, None, "person"), 0)
        for other in range(players):
            asked = step_view.decision(other)
            if asked is not None:
                shown += 1
                assert table.legal_options.find(table.running_state(), other) == options(
                    table.running_state(), other
                )
                assert table.legal_options.find(s, other) is None
    assert shown
