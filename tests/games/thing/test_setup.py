"""T1: setup with 4-8 players."""

from collections import Counter

import pytest

from tests.games.thing.station import CAST, new_station, station
from tests.table import Table

COUNTS = [4, 5, 6, 7, 8]
GREEN = [
    "arsenal",
    "storeroom",
    "generator",
    "boiler",
    "kitchen",
    "laboratory",
    "weather_station",
    "radio",
    "snowcat",
    "helicopter",
]


def new_game(players: int, seed: int = 0) -> Table:
    """A newly set up station: the first player is choosing a character."""
    table = new_station(players, seed, characters="chosen")
    assert (table.ask(), table.track("round")) == ("station.take_character", 0)
    return table


def in_zone(table: Table, zone: str) -> dict[str, int]:
    return dict(Counter(table.zone(zone)))


# T1.1: the weather table, measured by the fuel burned and by the helicopter's distance

BOARD = {"clear": (0, 0, 4), "snow": (0, 1, 3), "storm": (2, 2, 2)}
CARD_1_6 = {"clear": (1, 1, 4), "snow": (1, 2, 2), "storm": (2, 2, 1)}
CARD_7_8 = {"clear": (1, 1, 4), "snow": (2, 3, 2), "storm": (2, 3, 1)}


@pytest.mark.rule("T1.1", "T3.1", "T3.5", "T3.8")
@pytest.mark.parametrize("weather", ["clear", "snow", "storm"])
@pytest.mark.parametrize(
    ("players", "burned"), [(4, BOARD), (5, BOARD), (6, CARD_1_6), (7, CARD_7_8), (8, CARD_7_8)]
)
def test_the_weather_table_depends_on_the_number_of_players(
    players: int, burned: dict[str, tuple[int, int, int]], weather: str
) -> None:
    table = station(players, at="maintenance", weather=weather, round=2, sos="sent", sos_since=1)
    generator, boiler, flown = burned[weather]
    assert table.track("fuel.generator") == 4 - generator
    assert table.track("fuel.boiler") == 4 - boiler
    assert table.track("rescue_at") == flown


# T1.2 - T1.11: stores, damage and decks


@pytest.mark.rule("T1", "T1.2", "T1.3", "T1.16")
@pytest.mark.parametrize("players", COUNTS)
def test_generator_and_boiler_are_full_and_so_is_the_pantry(players: int) -> None:
    table = new_game(players)
    assert (table.track("fuel.generator"), table.track("fuel.boiler")) == (4, 4)
    assert (table.track("fuel.snowcat"), table.track("fuel.helicopter")) == (0, 0)
    assert (table.track("pantry"), table.track("kitchen_food"), table.track("starving")) == (16, 0, 0)
    assert (table.named_track("sos"), table.track("rescue_at"), table.track("rescue_fuel")) == (
        "silent",
        0,
        0,
    )
    assert (table.track("freezing"), table.track("boiler_dead"), table.track("strength")) == (0, 0, 0)


@pytest.mark.rule("T1.5", "T1.10")
@pytest.mark.parametrize("players", COUNTS)
def test_radio_and_helicopter_are_damaged_by_the_number_of_players(players: int) -> None:
    table = new_game(players)
    damaged = {name: table.track(f"damage.{name}") for name in GREEN if table.track(f"damage.{name}")}
    assert damaged == {"snowcat": 1, "helicopter": players - 2, "radio": players}


@pytest.mark.rule("T1.8", "T1.9")
@pytest.mark.parametrize(
    ("players", "underground", "yard"), [(4, 10, 3), (5, 10, 4), (6, 14, 5), (7, 18, 6), (8, 18, 7)]
)
def test_the_stores_of_fuel_depend_on_the_number_of_players(
    players: int, underground: int, yard: int
) -> None:
    table = new_game(players)
    assert (table.track("underground"), table.track("yard")) == (underground, yard)


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize(
    ("players", "flamethrowers", "dynamite", "firearm", "melee"),
    [(4, 1, 3, 1, 3), (5, 1, 3, 1, 3), (6, 1, 3, 2, 4), (7, 1, 3, 2, 4), (8, 2, 4, 2, 4)],
)
def test_the_weapon_deck_depends_on_the_number_of_players(
    players: int, flamethrowers: int, dynamite: int, firearm: int, melee: int
) -> None:
    deck = in_zone(new_game(players), "weapon_deck")
    assert deck.pop("flamethrower") + deck.pop("second_flamethrower", 0) == flamethrowers
    assert deck == {"dynamite": dynamite, "firearm": firearm, "melee": melee}


@pytest.mark.rule("T1.7")
@pytest.mark.parametrize(
    ("players", "fuel", "tools", "keys", "wire", "flashlight"),
    [(4, 2, 2, 2, 1, 2), (5, 2, 2, 2, 1, 2), (6, 2, 2, 2, 1, 3), (7, 3, 3, 2, 2, 3), (8, 4, 4, 2, 2, 3)],
)
def test_the_item_deck_depends_on_the_number_of_players(
    players: int, fuel: int, tools: int, keys: int, wire: int, flashlight: int
) -> None:
    assert in_zone(new_game(players), "item_deck") == {
        "fuel": fuel,
        "tools": tools,
        "keys": keys,
        "wire": wire,
        "flashlight": flashlight,
    }


@pytest.mark.rule("T1.11")
@pytest.mark.parametrize("players", COUNTS)
def test_the_lab_bag_holds_two_samples_and_three_spoiled_ones_a_player(players: int) -> None:
    table = new_game(players)
    assert in_zone(table, "lab_bag") == {"sample": 2 * players, "spoiled": 3 * players}
    assert table.zone("lab_discard") == []


# T1.4: locations, leader token and dogs


@pytest.mark.rule("T1.4")
def test_the_kennel_card_lies_on_the_board_and_the_dogs_wait() -> None:
    table = new_game(4)
    assert table.zone("kennel_card") == ["at_kennel"]
    assert sorted(table.zone("locations")) == sorted(f"at_{name}" for name in GREEN)
    assert [table.named_track(f"dog.{dog}") for dog in range(4)] == ["waiting"] * 4


@pytest.mark.rule("T1.4")
def test_the_leader_token_begins_at_any_of_the_ten_locations() -> None:
    tables = [new_game(4, seed) for seed in range(80)]
    assert {table.named_track("token_at") for table in tables} == set(GREEN)
    assert {table.track("token_holder") for table in tables} == {-1}
    assert all(len(table.zone("locations")) == 10 for table in tables)  # the card is shuffled back


# T1.12, T1.13: each player's components


@pytest.mark.rule("T1.12", "T1.13")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_two_action_cards_and_a_figure_in_the_rec_room(players: int) -> None:
    table = new_game(players)
    seats = range(players)
    assert [len(table.zone(f"hand.{seat}")) for seat in seats] == [2] * players
    assert [table.track(f"disc.{seat}") for seat in seats] == [1] * players
    assert [table.named_track(f"at.{seat}") for seat in seats] == ["rec_room"] * players
    assert [table.track(f"lying.{seat}") for seat in seats] == [0] * players
    dealt = Counter(table.zone("action_deck"))
    for seat in seats:
        dealt.update(table.zone(f"hand.{seat}"))
    assert dealt == {"activate": 17, "repair": 17, "sabotage": 17}
    assert [table.zone("pile"), table.zone("action_discard")] == [[], []]


@pytest.mark.rule("T1.12", "T10.2", "T10.3")
def test_everybody_has_human_tokens_to_lay_and_an_alien_may_lay_the_alien_one() -> None:
    table = station(at="encounters", places={"0": "kitchen", "1": "kitchen"})
    table.answer_each({1: "stay", 0: "stay"})
    assert table.options(0) == ["lay_human", "lay_alien"]
    assert table.options(1) == ["lay_human"]


@pytest.mark.rule("T1.13")
def test_characters_are_dealt_at_random_and_nobody_has_that_of_another() -> None:
    first = set()
    for seed in range(40):
        table = new_station(8, seed)
        dealt = [str(table.named_track(f"character.{seat}")) for seat in range(8)]
        assert sorted(dealt) == sorted(CAST)
        first.add(dealt[0])
    assert first == set(CAST)


@pytest.mark.rule("T1.13")
def test_characters_may_be_chosen_one_after_the_other() -> None:
    table = new_game(4)
    assert table.options(0) == [f"take_character {name}" for name in CAST]
    table.answer(0, "take_character garry")
    assert table.waiting_seats() == [1]
    assert "take_character garry" not in table.options(1)
    table.refuses(1, "take_character garry", "illegal_option", rule="T1.13")
    table.answer_each({1: "take_character clark", 2: "take_character norris"})
    table.answer(3, "take_character blair")
    chosen = [table.named_track(f"character.{seat}") for seat in range(4)]
    assert chosen == ["garry", "clark", "norris", "blair"]
    assert table.track("round") == 1


# T1.14, T1.15: the first alien, and the dogs


@pytest.mark.rule("T1.14")
@pytest.mark.parametrize("players", COUNTS)
def test_exactly_one_player_is_an_alien_whoever_it_is(players: int) -> None:
    aliens = []
    for seed in range(60):
        table = new_game(players, seed)
        roles = [table.track(f"role.{seat}") for seat in range(players)]
        assert sorted(roles) == [0] * (players - 1) + [1]
        aliens.append(roles.index(1))
    assert set(aliens) == set(range(players))


@pytest.mark.rule("T1.14")
def test_a_role_is_seen_by_its_owner_alone() -> None:
    table = new_game(4)
    for seat in range(4):
        shown = table.view(seat)["tracks"]
        assert [name for name in shown if name.startswith("role.")] == [f"role.{seat}"]
    assert not [name for name in table.view()["tracks"] if name.startswith("role.")]


@pytest.mark.rule("T1.15")
@pytest.mark.parametrize("players", COUNTS)
def test_all_nine_dog_tokens_are_in_the_infection_bag(players: int) -> None:
    assert in_zone(new_game(players), "dog_bag") == {"healthy_dog": 7, "alien_dog": 2}


@pytest.mark.rule("T1.16", "T3.8")
def test_the_rescue_helicopter_begins_before_the_first_space_of_its_track() -> None:
    table = station(6, at="maintenance", weather="storm", round=2, sos="sent", sos_since=1)
    assert table.track("rescue_at") == 1
