"""A bot's memory of a game, and inferences from it."""

import pytest

from tests.bots.thing.minds import Watcher
from tests.games.thing.meetings import all_lay_human, meeting
from tests.games.thing.station import new_station, station
from turncoat.bots.thing.beliefs import CERTAIN, Beliefs
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view


def test_at_first_everybody_else_is_as_likely_as_the_next() -> None:
    assert Watcher(station(), 1).suspicion() == pytest.approx([1 / 3, 0.0, 1 / 3, 1 / 3])


def test_an_alien_knows_that_it_is_the_first() -> None:
    assert Watcher(station(), 0).suspicion() == pytest.approx([1.0, 0.0, 0.0, 0.0])


def test_who_was_revealed_is_known_and_who_never_met_it_is_clear() -> None:
    table = station(at="accusations", round=2)
    watcher = Watcher(table, 1)
    table.all_answer("abstain")
    table.answer(0, "reveal_self")
    while table.ask() == "accusing.reveal_oneself":
        table.answer(table.waiting_seats()[0], "stay_hidden")
    assert watcher.suspicion() == pytest.approx([1.0, 0.0, 0.0, 0.0])


def test_a_test_that_shows_a_human_clears_and_the_others_are_likelier() -> None:
    table = station(at="tests", samples={"1": ["sample"]}, discs={"2": 6})
    watcher = Watcher(table, 1)
    table.answer(1, "run_blood 1")
    table.answer(1, "test_blood 2")
    assert watcher.suspicion() == pytest.approx([1 / 2, 0.0, 0.0, 1 / 2])


def test_whoever_looked_at_a_token_may_have_been_infected() -> None:
    table = meeting({"2": "radio", "3": "radio"}, roles=["human", "human", "alien", "human"])
    watcher = Watcher(table, 1)
    all_lay_human(table)
    table.answer_each({2: "look_at 3", 3: "look_at 2"})
    suspicion = watcher.suspicion()
    assert suspicion[2] > suspicion[0]
    assert suspicion[3] == pytest.approx(suspicion[2])


def test_a_human_token_speaks_for_who_laid_it() -> None:
    table = meeting({"1": "radio", "3": "radio"}, roles=["alien", "human", "human", "human"])
    watcher = Watcher(table, 1)
    all_lay_human(table)
    table.answer_each({1: "look_at 3", 3: "look_at 1"})
    suspicion = watcher.suspicion()
    assert suspicion[3] < suspicion[0]


def test_who_goes_where_somebody_is_looks_worse() -> None:
    hands: dict[str, Json] = {str(seat): ["repair"] for seat in range(4)}
    table = station(leader=0, hands=hands)
    watcher = Watcher(table, 0)
    before = watcher.memory.reputation(view(table.session.state, 0))
    for seat in (1, 2):
        table.answer(seat, "work kitchen")
        if table.ask() == "moving.give_card":
            table.answer(seat, "give_action repair")
    watcher.suspicion()
    after = watcher.memory.reputation(view(table.session.state, 0))
    assert after[2] > before[2]
    assert after[1] < before[1]


def test_beliefs_stay_probabilities_and_proof_is_final() -> None:
    beliefs = Beliefs(5)
    beliefs.is_first(0, False)
    beliefs.begin_meeting()
    beliefs.note_look(1, 2)
    beliefs.note_look(2, 1)
    beliefs.weigh(3, 4.0)
    beliefs.bite(4)
    beliefs.weigh(1, 0.0)
    assert sum(beliefs.began) == pytest.approx(1.0)
    assert beliefs.chance(1) == 0.0
    beliefs.weigh(2, CERTAIN)
    assert beliefs.chance(2) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in beliefs.chances())


@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_few_players_suspicion_is_by_figure(players: int) -> None:
    assert Watcher(new_station(players), 0).suspicion() == pytest.approx([0.25] * 6)
