"""Reckoning personas: probabilities of sets of aliens, not only of single seats."""

import pytest

from tests.bots.thing.minds import OPPORTUNIST, STEADY, Worlds, choice, thoughts
from tests.games.thing.station import station
from tests.table import Table
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.personas import alien_reckoner, human_reckoner
from turncoat.games.thing.game import THING
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import fast
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view

LANDED: dict[str, Json] = {"at": "rescue", "sos": "landed", "rescue_at": 6, "round": 6}
CALM = human_reckoner(STEADY)
ONE_OF_TWO: Worlds = {(0,): 0.49, (2,): 0.51}  # one of them is the only alien
EITHER = [0.49, 0.0, 0.51, 0.0]


def boarding(candidate: int) -> Table:
    roles: list[Json] = ["human", "human", "human", "alien"]
    discs: dict[str, Json] = {"0": 2, "1": 0, "2": 3, "3": 4}
    table = station(4, **LANDED, roles=roles, discs=discs | {str(candidate): 1})
    table.answer(1, "board")
    table.answer(candidate, "board")
    return table


def test_of_two_suspects_the_likelier_one_stays_behind_and_the_other_comes_along() -> None:
    assert choice(boarding(0), 1, suspicion=EITHER, worlds=ONE_OF_TWO) == "let_in"
    assert choice(boarding(2), 1, suspicion=EITHER, worlds=ONE_OF_TWO) == "keep_out"


def test_two_who_are_aliens_together_or_not_at_all_are_judged_together() -> None:
    worlds: Worlds = {(0, 2): 0.6, (3,): 0.4}
    doubts = [0.6, 0.0, 0.6, 0.4]
    assert choice(boarding(0), 1, suspicion=doubts, worlds=worlds) == "keep_out"
    assert choice(boarding(3), 1, suspicion=doubts, worlds=worlds) == "let_in"


def test_whoever_is_aboard_is_taken_for_human() -> None:
    """Otherwise the game would be lost anyway."""
    table = boarding(0)
    worlds: Worlds = {(1,): 0.6, (0,): 0.1, (2,): 0.3}  # seat 1 looks like the alien to seat 0
    table.answer(1, "let_in")
    assert table.ask() == "boarding.wish"
    table.answer(2, "board")
    assert choice(table, 0, suspicion=[0.0, 0.6, 0.3, 0.0], worlds=worlds) == "keep_out"


def test_words_move_the_sets_that_a_seat_is_in() -> None:
    """A statement against seat 0 raises the suspicion above that of the sets alone."""
    assert choice(boarding(0), 1, suspicion=[0.8, 0.0, 0.51, 0.0], worlds=ONE_OF_TWO) == "keep_out"
    assert choice(boarding(2), 1, suspicion=[0.8, 0.0, 0.51, 0.0], worlds=ONE_OF_TWO) == "let_in"


def test_one_waits_as_long_as_the_likeliest_set_is_not_likely() -> None:
    table = station(4, **LANDED, discs={"0": 3, "1": 0, "2": 3, "3": 3}, rescue_fuel=1)
    sure: Worlds = {(0,): 0.95, (2,): 0.05}
    unsure: Worlds = {(0,): 0.3, (2,): 0.3, (0, 2): 0.2, (3,): 0.2}
    assert choice(table, 1, traits=CALM, suspicion=[0.95, 0.0, 0.05, 0.0], worlds=sure) == "board"
    assert choice(table, 1, traits=CALM, suspicion=[0.5, 0.0, 0.5, 0.2], worlds=unsure) == "stay_behind"


@pytest.mark.parametrize(("sos", "against"), [("silent", "accuse 0"), ("sent", "accuse 2")])
def test_before_the_rescue_comes_one_votes_against_a_suspect_who_would_take_off(
    sos: str, against: str
) -> None:
    table = station(4, at="accusations", round=5, sos=sos, discs={"0": 5, "1": 4, "2": 1, "3": 3})
    doubts = [0.6, 0.0, 0.3, 0.1]
    assert choice(table, 1, suspicion=doubts, worlds={(0,): 0.6, (2,): 0.3, (3,): 0.1}) == against
    assert choice(table, 1, suspicion=doubts) == "accuse 0"


def test_an_alien_votes_against_a_human_who_would_take_off() -> None:
    roles: list[Json] = ["human", "alien", "human", "human"]
    table = station(
        4, at="accusations", round=5, sos="sent", roles=roles, discs={"0": 5, "1": 3, "2": 1, "3": 4}
    )
    known, seen = [0.0, 1.0, 0.0, 0.0], [0.3, 0.3, 0.2, 0.2]
    assert choice(table, 1, OPPORTUNIST, known, seen) == "accuse 0"
    assert choice(table, 1, OPPORTUNIST, known, seen, {(1,): 1.0}) == "accuse 2"


def test_an_alien_that_everybody_knows_comes_out_and_one_that_nobody_suspects_does_not() -> None:
    roles: list[Json] = ["human", "alien", "human", "alien"]
    table = station(4, at="accusations", round=5, roles=roles, damage={"boiler": 1})
    for seat in (0, 1, 2, 3):
        table.answer(seat, "abstain")
    assert table.ask() == "accusing.reveal_oneself"
    suspicion = [0.0, 1.0, 0.0, 1.0]
    worlds: Worlds = {(1, 3): 1.0}
    for seen, answer in ((1.0, "reveal_self"), (0.3, "stay_hidden")):
        reputation = [0.1, seen, 0.1, 0.2]
        assert choice(table, 1, alien_reckoner(OPPORTUNIST), suspicion, reputation, worlds) == answer


def test_a_bot_that_reckons_thinks_in_sets() -> None:
    s = THING.deal(4, fast(5))
    run(s)
    seat, legal = ask_next(s)
    player = BeliefPlayer()
    seen = view(s, seat)
    player.decide(seen, legal, fast(1))
    assert player._mind is not None
    memory = player._mind.memory
    assert isinstance(memory, Memory)
    worlds = memory.worlds
    assert sum(worlds) == pytest.approx(1.0)
    assert [weight > 0.0 for weight in worlds] == [
        mask.bit_count() == 1 and (mask == 1 << seat) == (player.suspicion(seen)[seat] == 1.0)
        for mask in range(16)
    ]
    assert set(thoughts(station(1), 0))


def test_an_alien_that_would_be_tested_for_it_does_not_join_anybody() -> None:
    roles: list[Json] = ["human", "alien", "human", "human"]
    worth = {}
    for name, own in (("most suspicious", 5), ("trusted", 1)):
        table = station(
            leader=0,
            roles=roles,
            hands={"1": ["repair"]},
            places={"3": "radio"},
            discs={"0": 2, "1": own, "2": 5, "3": 2},
        )
        known = [0.0, 1.0, 0.0, 0.0]
        worth[name, "feels"] = thoughts(table, 1, OPPORTUNIST, known)["work radio"]
        worth[name, "reckons"] = thoughts(table, 1, OPPORTUNIST, known, worlds={(1,): 1.0})["work radio"]
    assert worth["most suspicious", "reckons"] < worth["trusted", "reckons"] - 4.0
    assert worth["most suspicious", "feels"] == worth["trusted", "feels"] == worth["trusted", "reckons"]


def test_an_alien_that_could_be_tested_votes_for_who_is_tested_instead() -> None:
    roles: list[Json] = ["human", "alien", "human", "human"]
    table = station(4, at="accusations", round=2, roles=roles, discs={"0": 1, "1": 3, "2": 3, "3": 1})
    known, seen = [0.0, 1.0, 0.0, 0.0], [0.3, 0.2, 0.2, 0.3]
    assert choice(table, 1, OPPORTUNIST, known, seen) in ("accuse 0", "accuse 3")
    assert choice(table, 1, OPPORTUNIST, known, seen, {(1,): 1.0}) == "accuse 2"
