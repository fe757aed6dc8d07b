"""Rules cited in log lines and questions: always one, and the most exact."""

import pytest

from tests.games.unfathomable.crisis import meet_total
from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.games.unfathomable.traitors import about_to, reveal
from tests.table import Table, new
from turncoat.kernel.shapes import Json
from turncoat.rulebooks import games_by_rule


def rules_of_moves(table: Table, source: str, target: str) -> list[str]:
    """The rules by which cards went from one zone to another."""
    return [
        heard["rule"]
        for heard in table.events()
        if heard["event"] in ("moved", "shown")
        and (heard["told"]["from"], heard["told"]["to"]) == (source, target)
    ]


def rules_of_changes(table: Table, track: str) -> list[str]:
    """The rules by which a track has changed."""
    return [
        heard["rule"]
        for heard in table.events()
        if heard["event"] == "changed" and heard["told"]["track"] == track
    ]


def rule_of_question(table: Table) -> str:
    """The rule cited by the current question."""
    return table.session.decisions()[0]["rule"]


@pytest.mark.rule("42.9", "42.2")
def test_when_a_check_is_over_each_of_its_cards_goes_to_the_discard_pile_of_its_skill() -> None:
    table = meet_total("food_stores_raid", 11)
    assert table.zone("check_shown") == []
    discarded = [heard for heard in table.events() if heard["rule"] == "42.9"]
    assert {str(heard["told"]["to"]) for heard in discarded} == {
        "discard.influence",
        "discard.lore",
        "discard.strength",
    }
    for heard in discarded:
        cards = heard["told"]["cards"]
        assert isinstance(cards, list)
        assert heard["told"]["to"] == f"discard.{table.family_of(str(cards[0]))}"


@pytest.mark.rule("3.3", "3.5", "3.10", "24.3", "38")
def test_an_action_cites_what_it_is() -> None:
    table = ship(passengers={"d5": ["soul"]}, characters={"jeanne": "d4"})
    table.answer(JEANNE, "move d5")
    table.answer(JEANNE, "rescue")
    assert table.rules("chose") == ["3.3", "3.5"]
    traitor = reveal("svetlana")
    assert traitor.rules("chose")[0] == "38"
    while traitor.ask() != "performing.act":
        traitor.answer(0, traitor.options(0)[0])
    traitor.answer(0, "move d1")
    assert (traitor.rules("chose")[-1], rules_of_changes(traitor, "at.0")) == ("3.10", ["3.10"])


@pytest.mark.rule("35.1", "3.10", "38.6", "22.2")
def test_cards_are_discarded_by_the_rule_that_wants_them() -> None:
    repairing = ship(
        characters={"jeanne": "galley"},
        damage={"galley": "will"},
        hands={"jeanne": ["determination:3", "persistence:1"]},
    )
    repairing.answer(JEANNE, "repair")
    assert rule_of_question(repairing) == "35.1"
    repairing.answer(JEANNE, "discard determination:3")
    assert rules_of_moves(repairing, "hand.0", "discard.will") == ["35.1"]
    hand: list[Json] = ["true_grit:5", "true_grit:5", "inspiring_speech:5"]
    leaving = ship(revealed=["jeanne"], characters={"jeanne": "brig"}, hands={"jeanne": hand})
    leaving.answer(JEANNE, "move d1")
    assert rule_of_question(leaving) == "3.10"
    revealing = about_to("svetlana", hands={"svetlana": ["persistence:1"]})
    revealing.answer(0, "reveal hybrid")
    while revealing.ask() != "exchange.discard_more":
        revealing.answer(revealing.waiting_seats()[0], revealing.options(revealing.waiting_seats()[0])[0])
    assert rule_of_question(revealing) == "38.6"
    many: list[Json] = []
    many.extend(["persistence:1"] * 6 + ["persistence:2"] * 5)
    full = ship(at="discard", hands={"william": many})
    assert (full.waiting_seats(), rule_of_question(full)) == ([WILLIAM], "22.2")


@pytest.mark.rule("53.4", "40.1")
def test_skills_are_received_by_the_rule_of_ones_turn() -> None:
    table = ship(at="receive", current=SVETLANA)
    drawn = [heard["rule"] for heard in table.events() if heard["told"].get("to") == "hand.1"]
    assert set(drawn) == {"53.4"}
    assert (
        rule_of_question(ship(at="receive", current=SVETLANA, characters={"svetlana": "sick_bay"})) == "40.1"
    )


@pytest.mark.rule("13.1", "13.2", "13.5")
def test_damage_cites_whether_it_was_meant_for_the_ship_or_for_a_room() -> None:
    card: Json = {"damage": ["structural_damage:will"]}
    ship_damaged = ship(run=["damage_ship"], top=card, dice=[5])
    assert rules_of_moves(ship_damaged, "damage", "damage_now") == ["13.1"]
    room_damaged = ship(run=["damage:galley"], top=card)
    assert rules_of_moves(room_damaged, "damage", "damage_now") == ["13.2"]
    assert rules_of_moves(room_damaged, "damage_now", "damaged.galley") == ["13.2"]
    again = ship(run=["damage:galley"], top=card, damage={"galley": "lore"})
    assert rules_of_moves(again, "damage", "damage_now") == ["13.2"]
    assert "13.5" in again.rules("shown")


@pytest.mark.rule("9.1", "9.4")
def test_the_captains_cabin_jails_by_its_own_rule() -> None:
    table = ship(
        characters={"jeanne": "captains_cabin"},
        hands={"jeanne": ["inspiring_speech:5"]},
        top={"chaos": ["nothing_to_hide:3", "nothing_to_hide:3"]},
    )
    table.answer(JEANNE, "use_room")
    assert table.rules("chose") == ["3.8"]
    table.answer(JEANNE, "pick_seat 2")
    table.answer(JEANNE, "add inspiring_speech:5")
    assert (table.named_track("at.2"), rules_of_changes(table, "at.2")) == ("brig", ["9.1"])


@pytest.mark.rule("50.8", "50.3")
def test_a_track_returns_to_its_start_by_the_space_that_it_reached() -> None:
    table = ship(run=["ritual+1"], ritual=3)
    assert rules_of_changes(table, "ritual") == ["50.1", "50.12"]


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5), ("thing", 2)])
def test_whatever_happens_and_is_asked_cites_a_rule_of_its_game(game: str, players: int) -> None:
    known = games_by_rule()
    for seed in range(4):
        table = new(game, players, seed)
        for _ in range(300):
            if table.ending():
                break
            decision = table.session.decisions()[0]
            assert known[decision["rule"]] == game, decision["ask"]
            seat = decision["seat"]
            options = table.options(seat)
            table.session.answer(seat, options[table.heard() % len(options)])
        for heard in table.events():
            assert known[heard["rule"]] == game, heard
