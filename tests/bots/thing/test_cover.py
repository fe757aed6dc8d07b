"""Cover of hidden aliens: the information in an answer, and its cost, which is 0 if humans do the same."""

from tests.games.thing.station import station
from tests.table import Table
from turncoat.bots.onlooker import public_view
from turncoat.bots.thing import cover
from turncoat.bots.thing.belief.likelihoods import Counted, Likelihoods, Tables, Tempers
from turncoat.bots.thing.belief.model import Belief
from turncoat.games.thing.game import THING
from turncoat.kernel.decisions import options
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id

JOINERS: Tables = {
    "move/1/hidden": {"alone": Counted(900, 300, 300), "join1": Counted(100, 700, 700)},
    "vote/plain/human": {"against": Counted(100, 300, 300), "not": Counted(900, 700, 700)},
    "vote/plain/alien": {"against": Counted(400, 50, 50), "not": Counted(600, 950, 950)},
}
HANDS: dict[str, Json] = {str(seat): ["repair"] for seat in range(4)}


def costs(table: Table, seat: int, tables: Tables, revealed: bool = False) -> dict[str, float]:
    """Values by answer, for a spectator who has just come and may have been told the seat's role."""
    s = table.session.state
    seen = view(s, seat)
    public = public_view(seen)
    watched = Belief(THING, SPECTATOR, s.seats, s.settings, Likelihoods(tables, Tempers(1.0, 1.0, 1.0)))
    watched.look(public)
    if revealed:
        watched.likely.know(seat, True)
    legal = options(s, seat)
    by_option = cover.costs(watched, seen, legal)
    return {option_id(THING, option): cost for option, cost in zip(legal, by_option, strict=True)}


def second_to_move() -> Table:
    table = station(leader=3, hands=HANDS)
    table.answer(0, "work radio")
    table.answer(0, "give_action repair")
    table.answer(0, "done")
    return table


def test_an_alien_pays_for_going_where_aliens_go() -> None:
    cost = costs(second_to_move(), 1, JOINERS)
    assert cost["work radio"] > 0.0
    assert cost["work kitchen"] < 0.0
    assert cost["work kitchen"] == cost["special kitchen"]


def test_what_humans_do_as_often_costs_nothing() -> None:
    alike: Tables = {"move/1/hidden": {"alone": Counted(500, 500, 500), "join1": Counted(500, 500, 500)}}
    assert all(abs(cost) < 1e-9 for cost in costs(second_to_move(), 1, alike).values())


def test_whom_everybody_knows_has_nothing_left_to_lose() -> None:
    by_answer = costs(second_to_move(), 1, JOINERS, revealed=True)
    assert all(abs(cost) < 1e-3 for cost in by_answer.values())


def test_a_careful_alien_minds_whom_it_votes_against() -> None:
    table = station(at="accusations", leader=3)
    cost = costs(table, 0, JOINERS)
    assert cost["accuse 1"] > cost["abstain"]
    assert cost["accuse 1"] == cost["accuse 2"]


def test_what_lies_face_down_is_no_deed() -> None:
    table = station(leader=3, hands={"0": ["repair", "sabotage"]})
    table.answer(0, "work radio")
    assert set(costs(table, 0, JOINERS).values()) == {0.0}
