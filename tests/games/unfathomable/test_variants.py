"""Appendices I and II, the first game, and the options of a table."""

from collections import Counter

import pytest

from tests.games.unfathomable.facts import setup as facts
from tests.games.unfathomable.facts.tables import CHARACTERS
from tests.games.unfathomable.ship import ship
from tests.table import Table, expect_refusal, new
from turncoat.kernel.shapes import Json

PLAYERS = (3, 4, 5, 6)
SKILL_SETS = {character.name: character.skill_set for character in CHARACTERS}


def dials(table: Table) -> dict[str, int]:
    return {dial: table.track(dial) for dial in facts.RESOURCES}


def loyalty(table: Table, players: int) -> tuple[int, int, int]:
    """Hybrids, cultists and humans, dealt or not."""
    cards = table.zone("loyalty_deck")
    for seat in range(players):
        cards.extend(table.zone(f"loyalty.{seat}"))
    counts = Counter(cards)
    return counts["hybrid"], counts["cultist"], counts["human"]


# A1


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", PLAYERS)
def test_without_the_cultist_another_human_card_takes_its_place(players: int) -> None:
    table = new("unfathomable", players, options={"cultist": "no"})
    assert loyalty(table, players) == facts.LOYALTY_WITHOUT_CULTIST[players]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", PLAYERS)
def test_without_the_cultist_four_or_six_players_start_with_lower_dials(players: int) -> None:
    table = new("unfathomable", players, options={"cultist": "no"})
    assert dials(table) == (facts.DIALS_WITHOUT_CULTIST if players in (4, 6) else facts.DIALS)


@pytest.mark.rule("A1")
def test_with_the_cultist_the_dials_are_as_usual() -> None:
    table = new("unfathomable", 4, options={"cultist": "yes"})
    assert (dials(table), loyalty(table, 4)) == (facts.DIALS, (1, 1, 6))


# A2


@pytest.mark.rule("A2")
@pytest.mark.parametrize(
    ("choice", "each"), [("easier_for_humans", 10), ("easier_for_traitors", 6), ("normal", 8)]
)
def test_difficulty_adds_two_to_every_dial_or_takes_two_away(choice: str, each: int) -> None:
    assert dials(new("unfathomable", 3, options={"difficulty": choice})) == dict.fromkeys(
        facts.RESOURCES, each
    )


@pytest.mark.rule("A1", "A2")
def test_both_variants_add_up() -> None:
    table = new("unfathomable", 6, options={"cultist": "no", "difficulty": "easier_for_traitors"})
    assert dials(table) == {"fuel": 5, "food": 4, "sanity": 4, "souls": 5}


# The first game


def first_game(players: int) -> Table:
    return new("unfathomable", players, seed=2, options={"first_game": "yes", "secrecy": "relaxed"})


@pytest.mark.rule("A4.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_first_game_has_recommended_characters(players: int) -> None:
    table = first_game(players)
    offered = {option.split()[1] for option in table.options(table.current())}
    assert offered == set(facts.RECOMMENDED_CREWS[players])


@pytest.mark.rule("A4.13")
def test_a_first_game_starts_with_whole_skill_sets_in_hand() -> None:
    table = first_game(3)
    first = table.current()
    for offset in range(3):
        seat = (first + offset) % 3
        table.answer(seat, table.options(seat)[0])
    assert table.ask() == "performing.act"
    for seat in range(3):
        hand = Counter(table.family_of(card) for card in table.zone(f"hand.{seat}"))
        assert hand == SKILL_SETS[str(table.named_track(f"character.{seat}"))]


@pytest.mark.rule("A4.13")
def test_in_a_first_game_too_the_first_player_starts_without_cards() -> None:
    table = first_game(3)
    first = table.current()
    for offset in range(3):
        seat = (first + offset) % 3
        table.answer(seat, table.options(seat)[0])
    drawn = [event["told"] for event in table.events() if event["rule"] in ("A4.13", "53.4")]
    own = [move for move in drawn if move["to"] == f"hand.{first}"]
    assert drawn[-len(own) :] == own
    assert len(own) == 5


@pytest.mark.rule("A4.16", "29.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_first_game_has_no_cultist_and_usual_dials(players: int) -> None:
    table = first_game(players)
    assert loyalty(table, players) == facts.LOYALTY_WITHOUT_CULTIST[players]
    assert dials(table) == facts.DIALS


@pytest.mark.rule("A4.17")
def test_in_a_first_game_loyalty_is_dealt_once_everybody_had_a_turn() -> None:
    table = first_game(3)
    first = table.current()
    turns = 0
    while turns < 4:
        held = [len(table.zone(f"loyalty.{seat}")) for seat in range(3)]
        assert held == ([1, 1, 1] if len(table.told("turn_of")) > 3 else [0, 0, 0])
        seat = table.waiting_seats()[0]
        table.answer(seat, "end_actions" if table.ask() == "performing.act" else table.options(seat)[0])
        turns = len(table.told("turn_of"))
    assert (table.current(), len(table.zone("loyalty_deck"))) == (first, 3)
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("A4.17")
def test_in_any_other_game_loyalty_is_dealt_before_the_first_turn() -> None:
    table = new("unfathomable", 3, options={"characters": "random"})
    while table.ask() == "drawing.name_deck":
        seat = table.waiting_seats()[0]
        table.answer(seat, table.options(seat)[0])
    assert len(table.told("turn_of")) == 1
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [1, 1, 1]


# Characters by lot


@pytest.mark.rule("A4.9")
def test_characters_may_be_drawn_by_lot() -> None:
    crews = set()
    for seed in range(6):
        table = new("unfathomable", 4, seed=seed, options={"characters": "random"})
        crew = tuple(str(table.named_track(f"character.{seat}")) for seat in range(4))
        assert len(set(crew)) == 4
        assert table.ask() == "drawing.name_deck"
        crews.add(crew)
    assert len(crews) == 6


def test_a_first_game_by_lot_has_the_recommended_characters() -> None:
    options = {"first_game": "yes", "characters": "random"}
    table = new("unfathomable", 5, options=options)
    crew = {table.named_track(f"character.{seat}") for seat in range(5)}
    assert crew == set(facts.RECOMMENDED_CREWS[5])


# Rulings that a table can change

TO_BOILER_ROOM: dict[str, Json] = {
    "deep_ones": {"bridge": 1},
    "damage": {
        "bridge": "will",
        "captains_cabin": "lore",
        "chapel": "any",
        "cargo_hold": "strength",
        "galley": "influence",
    },
    "run": ["act_deep_ones"],
}


@pytest.mark.rule("4.17", "44.1")
def test_of_two_equally_short_ways_a_deep_one_takes_the_room_with_the_higher_number() -> None:
    table = ship(**TO_BOILER_ROOM)
    assert (table.track("deep_ones.captains_cabin"), table.track("deep_ones.chapel")) == (1, 0)


@pytest.mark.rule("1.16", "4.17")
def test_a_table_may_let_the_current_player_choose_the_way() -> None:
    table = ship(options={"deep_one_routes": "current_player"}, **TO_BOILER_ROOM)
    assert (table.waiting_seats(), table.options(0)) == (
        [0],
        ["pick_space chapel", "pick_space captains_cabin"],
    )
    table.answer(0, "pick_space chapel")
    assert table.track("deep_ones.chapel") == 1


@pytest.mark.rule("32.1", "32.10")
def test_a_table_may_have_one_passenger_that_costs_nothing() -> None:
    table = new("unfathomable", 3, options={"nobody_passengers": "one"})
    everyone = [*table.zone("passengers"), *table.zone("on_deck.d3"), *table.zone("on_deck.d4")]
    assert Counter(everyone) == facts.PASSENGER_COPIES_WITH_ONE_NOBODY


@pytest.mark.parametrize(
    ("options", "code", "detail"),
    [
        ({"cultist": "maybe"}, "unknown_choice", "cultist=maybe"),
        ({"weather": "fair"}, "unknown_option", "weather"),
    ],
)
def test_an_option_that_there_is_not_is_refused(options: dict[str, str], code: str, detail: str) -> None:
    with expect_refusal(code, detail):
        new("unfathomable", 3, options=options)


@pytest.mark.parametrize("players", [0, 2, 7])
def test_only_three_to_six_can_play(players: int) -> None:
    with expect_refusal("wrong_player_count", "3-6"):
        new("unfathomable", players)
