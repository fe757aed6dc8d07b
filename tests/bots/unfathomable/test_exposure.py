"""Exposure of hidden traitors: the information in an answer, and its cost."""

from tests.bots.unfathomable.belief.test_evidence import teach
from tests.games.unfathomable.ship import JEANNE, WILLIAM, ship
from tests.table import Table
from turncoat.bots.player import Heard
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import Tables
from turncoat.bots.unfathomable.exposure import costs, rises
from turncoat.bots.unfathomable.personas import PERSONAS, RECKONERS
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id

FLOOD = "flooding_compartment"  # (strength, will)
HAND: list[Json] = ["rampage:3", "keen_insight:4"]  # for it, against it


def check(**words: Json) -> Table:
    usual: dict[str, Json] = {
        "top": {"mythos": [FLOOD]},
        "current": WILLIAM,
        "hands": {"jeanne": HAND},
        "loyalty": {"jeanne": ["hybrid"], "svetlana": ["human"], "william": ["human"]},
    }
    return ship(at="mythos", **{**usual, **words})


def believers(table: Table, tables: Tables) -> tuple[Belief, Belief]:
    """Jeanne, and a spectator."""
    s = table.session.state
    beliefs = []
    for seat in (JEANNE, SPECTATOR):
        belief = Belief(s.game, seat, s.seats, s.settings, tables)
        for event in table.session.journal:
            belief.hear(Heard(event, seat))
        belief.look(view(s, seat))
        beliefs.append(belief)
    return beliefs[0], beliefs[1]


def by_option(table: Table, values: list[float]) -> dict[str, float]:
    s = table.session.state
    return dict(zip([option_id(s.game, option) for option in options(s, JEANNE)], values, strict=True))


def rises_of(table: Table, tables: Tables) -> dict[str, float]:
    s = table.session.state
    return by_option(table, rises(view(s, JEANNE), options(s, JEANNE), *believers(table, tables)))


def costs_of(table: Table, tables: Tables, persona: str = "opportunist") -> dict[str, float]:
    s = table.session.state
    seen, legal = view(s, JEANNE), options(s, JEANNE)
    return by_option(table, costs(seen, legal, *believers(table, tables), persona))


def test_a_card_against_a_check_tells_of_treason_and_one_for_it_of_loyalty() -> None:
    rise = rises_of(check(), teach())
    assert rise["add keen_insight:4"] > 0
    assert rise["add rampage:3"] < 0
    assert rise["done"] == 0


def test_what_chaos_may_have_brought_tells_less() -> None:
    table = check()
    own, watched = believers(table, teach())
    watched.watch.pile.chaos.clear()
    s = table.session.state
    alone = by_option(table, rises(view(s, JEANNE), options(s, JEANNE), own, watched))
    watched.watch.pile.chaos.extend([[0.2] * 5 + [0.0]] * 2)
    together = by_option(table, rises(view(s, JEANNE), options(s, JEANNE), own, watched))
    assert alone["add keen_insight:4"] > together["add keen_insight:4"] > 0


def test_deeds_tell_what_was_counted() -> None:
    tables = teach()
    tables.counts["act", "early,calm", "end_actions"] = [10, 100, 0, 50]
    tables.counts["act", "early,calm", "use_room:galley"] = [100, 10, 0, 50]
    table = ship(loyalty={"jeanne": ["hybrid"]}, characters={"jeanne": "galley"})
    rise = rises_of(table, tables.ready())
    assert rise["end_actions"] > 0
    assert rise["use_room"] < 0


def test_a_traitor_pays_for_what_tells_and_the_fanatic_less_than_the_sleeper() -> None:
    cost = costs_of(check(), teach())
    assert cost["add keen_insight:4"] > 0 > cost["add rampage:3"]
    assert costs_of(check(), teach(), "fanatic")["add keen_insight:4"] < cost["add keen_insight:4"]
    assert costs_of(check(), teach(), "sleeper")["add keen_insight:4"] > cost["add keen_insight:4"]


def test_it_is_cheap_when_the_end_is_near() -> None:
    last: dict[str, Json] = {"fuel": 8, "food": 8, "sanity": 8, "souls": 1}
    assert (
        costs_of(check(dials=last), teach())["add keen_insight:4"]
        < 0.5 * costs_of(check(), teach())["add keen_insight:4"]
    )


def test_who_is_loyal_or_has_revealed_pays_nothing() -> None:
    loyal = check(loyalty={"jeanne": ["human"], "svetlana": ["hybrid"], "william": ["human"]})
    assert set(costs_of(loyal, teach()).values()) == {0.0}


def test_nothing_is_told_by_a_deed_that_was_never_counted() -> None:
    table = ship(loyalty={"jeanne": ["hybrid"]}, characters={"jeanne": "galley"})
    assert set(rises_of(table, Tables().ready()).values()) == {0.0}


def test_a_bot_that_reckons_hides_by_the_tables_that_come_with_the_game() -> None:
    table = check()
    s = table.session.state
    seen, legal = view(s, JEANNE), options(s, JEANNE)
    player = BeliefPlayer()
    for event in table.session.journal:
        player.hear(Heard(event, JEANNE))
    player.decide(seen, legal, fast(1))
    worth = by_option(table, player.hide(seen, legal, [0.0] * len(legal)))
    assert worth["add keen_insight:4"] < worth["add rampage:3"]


def test_a_traitor_who_reckons_keeps_its_tastes_but_feels_no_shame() -> None:
    for name, traits in PERSONAS["traitor"].items():
        reckoner = RECKONERS["traitor"][name]
        assert (reckoner.aggression, reckoner.malice) == (traits.aggression, traits.malice)
        assert reckoner.distrust == 1.0
        assert reckoner.nerve > traits.nerve
        assert reckoner.patience < traits.patience
