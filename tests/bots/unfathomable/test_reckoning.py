"""Differences of L2 humans from L1: milder preferences, counted cards, calibrated caution."""

import pytest

from tests.bots.unfathomable.mind import STEADY, but, memory_of, thoughts
from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.table import Table
from turncoat.bots.player import Heard
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.unfathomable import odds
from turncoat.bots.unfathomable.belief.cards import Cards
from turncoat.bots.unfathomable.hands import MEAN_VALUE
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.personas import PERSONAS, RECKONERS
from turncoat.games.unfathomable.cards import LORE, STRENGTH, TREACHERY, WILL
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view

TASTES = ("caution", "generosity", "aggression", "haste", "greed")
FAR: Json = ["calm_waters", "rough_waters", "stormy_seas"]  # 12


def outlook(table: Table, cards: Cards | None = None) -> Outlook:
    nobody = [0.0] * table.session.state.seats
    return Outlook(view(table.session.state, JEANNE), STEADY, nobody, nobody, cards)


@pytest.mark.parametrize("name", list(PERSONAS["human"]))
def test_a_human_who_reckons_leans_where_its_persona_leans_but_less(name: str) -> None:
    usual, reckoner = PERSONAS["human"][name], RECKONERS["human"][name]
    steady = RECKONERS["human"]["steady"]
    assert reckoner.distrust == steady.distrust
    assert reckoner.fear < usual.fear
    for taste in TASTES:
        strong, mild = getattr(usual, taste), getattr(reckoner, taste) / getattr(steady, taste)
        assert min(1.0, strong) <= mild <= max(1.0, strong)
        assert (mild == 1.0) == (strong == 1.0)


def test_a_hand_is_worth_what_was_drawn_for_it() -> None:
    table = ship(hands={"svetlana": ["rampage:3", "rampage:3"]})
    cards = Cards(table.session.state.seats)
    cards.drew(SVETLANA, STRENGTH, 2)
    counted = outlook(table, cards)
    assert odds.can_give(counted, SVETLANA, 1 << STRENGTH) == pytest.approx(2 * MEAN_VALUE)
    assert odds.can_give(counted, SVETLANA, 1 << WILL) == 0.0
    assert odds.can_give(outlook(table), SVETLANA, 1 << STRENGTH) != pytest.approx(2 * MEAN_VALUE)


def test_chaos_is_what_is_left_of_it() -> None:
    table = ship()
    cards = Cards(table.session.state.seats)
    everything = sum(1 << skill for skill in range(TREACHERY))
    assert odds.chaos(outlook(table, cards), everything, 0) == pytest.approx(2 * MEAN_VALUE)
    cards.chaos[:] = [0.0] * len(cards.chaos)
    cards.chaos[LORE] = cards.chaos[TREACHERY] = 1.0
    assert odds.chaos(outlook(table, cards), 1 << LORE, 0) == pytest.approx(0.0)
    assert odds.chaos(outlook(table, cards), 1 << WILL, 0) == pytest.approx(-2 * MEAN_VALUE)


def test_who_fears_less_expects_less_to_be_laid_against_a_check() -> None:
    table = ship()
    seen = view(table.session.state, JEANNE)
    doubts = [0.5] * table.session.state.seats
    afraid = Outlook(seen, STEADY, doubts, doubts)
    calm = Outlook(seen, but(STEADY, fear=0.3), doubts, doubts)
    assert odds.foul(calm) == pytest.approx(0.3 * odds.foul(afraid))
    assert odds.foul(afraid) > 0


def test_near_the_end_who_wants_to_finish_sails_more_gladly() -> None:
    def eagerness(finish: float, waypoints: Json) -> float:
        table = ship(
            characters={"jeanne": "boiler_room"},
            waypoints=waypoints,
            used_feats=["jeanne"],
            hands={"jeanne": ["rampage:4", "rampage:4"]},
        )
        return thoughts(table, JEANNE, but(STEADY, finish=finish))["use_room"]

    assert eagerness(1.5, FAR) > eagerness(1.0, FAR)
    assert eagerness(1.5, []) == eagerness(1.0, [])


def test_a_bot_that_reckons_counts_cards_and_a_persona_does_not() -> None:
    table = ship(characters={"jeanne": "galley"})
    s = table.session.state
    player = BeliefPlayer()
    for event in table.session.journal:
        player.hear(Heard(event, JEANNE))
    player.decide(view(s, JEANNE), options(s, JEANNE), fast(1))
    assert player._mind is not None
    memory = player._mind.memory
    assert isinstance(memory, Memory)
    assert isinstance(memory.cards, Cards)
    assert memory_of(table, JEANNE).cards is None
