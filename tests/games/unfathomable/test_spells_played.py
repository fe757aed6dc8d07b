"""46: every spell, cast by William with the action of the Keeper of the Tome."""

import pytest

from tests.games.unfathomable.crisis import damage_by_room, deep_ones, dials, on_decks, tracks, where
from tests.games.unfathomable.ship import ship
from tests.table import Table
from turncoat.kernel.shapes import Json

WILL = "structural_damage:will"
FOUR: list[Json] = ["jeanne", "svetlana", "william", "samira"]
STRAIN = pytest.mark.parametrize(("die", "sanity"), [(4, 7), (5, 8)])


def cast(spell: str, **words: Json) -> Table:
    """William has chosen the spell over another."""
    top = words.pop("top", {})
    assert isinstance(top, dict)
    other = "cloud_memory" if spell != "cloud_memory" else "raise_the_dead"
    table = ship(current=2, top={"spells": [spell, other], **top}, **words)
    table.answer(2, "use_tome")
    table.answer(2, f"resolve {spell}")
    return table


def treachery(table: Table) -> int:
    return len([card for card in table.zone("chaos") if table.family_of(card) == "treachery"])


# Resources


@pytest.mark.rule("46", "46.1", "1.5")
@pytest.mark.parametrize(
    ("spell", "left"),
    [
        ("alchemical_transmutation", [10, 7, 8, 8]),
        ("feed_the_mind", [8, 7, 10, 8]),
        ("raise_the_dead", [8, 8, 7, 10]),
        ("cloud_memory", [8, 8, 9, 8]),
    ],
)
def test_spells_that_change_dials_and_then_leave_the_game(spell: str, left: list[int]) -> None:
    table = cast(spell)
    assert (dials(table), table.zone("box"), table.zone("spell")) == (left, [spell], [])
    assert table.ask() == "performing.act"


@pytest.mark.rule("46.1")
def test_clouded_memories_cost_every_human_a_card() -> None:
    hand: list[Json] = ["persistence:1"] * 2
    hands: dict[str, Json] = {"jeanne": hand, "svetlana": ["shrivelling:1"], "william": hand, "samira": hand}
    table = cast("cloud_memory", seats=FOUR, hands=hands, revealed=["samira"])
    table.answer_each({2: "discard persistence:1", 0: "discard persistence:1"})
    assert [len(table.zone(f"hand.{seat}")) for seat in range(4)] == [1, 0, 1, 2]


@pytest.mark.rule("46.1", "10.5")
def test_a_dark_pact_brings_treachery_and_a_resource() -> None:
    table = cast("dark_pact")
    assert table.options(2) == [f"pick_resource {dial}" for dial in ("fuel", "food", "sanity", "souls")]
    table.answer(2, "pick_resource souls")
    assert (dials(table), treachery(table)) == ([8, 8, 8, 9], 4)


# Tracks


@STRAIN
@pytest.mark.rule("46.1", "50.1")
def test_greater_banishment_advances_the_ritual_by_two(die: int, sanity: int) -> None:
    table = cast("greater_banishment", dice=[die])
    assert (tracks(table), dials(table)) == ((0, 2), [8, 8, sanity, 8])
    assert (table.zone("box"), table.zone("spells").count("greater_banishment")) == (
        ["greater_banishment"],
        1,
    )


@pytest.mark.rule("46.1", "50.1", "13.1")
@pytest.mark.parametrize(("dice", "travel", "rooms"), [([5], 1, {}), ([6, 4], 2, {"captains_cabin": [WILL]})])
def test_a_summoned_fire_drives_the_ship(dice: list[Json], travel: int, rooms: dict[str, list[str]]) -> None:
    table = cast("summon_fire", dice=dice, top={"damage": [WILL]})
    assert (tracks(table), damage_by_room(table)) == ((travel, 0), rooms)


# Monsters


@STRAIN
@pytest.mark.rule("46.1", "14.1")
def test_lured_monarchs_go_to_the_deep_and_deep_ones_stay(die: int, sanity: int) -> None:
    table = cast("lure_monster", monarchs={"hydra": "w1", "dagon": "w8"}, deep_ones={"w1": 1}, dice=[die])
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "deep")
    assert (deep_ones(table), dials(table)) == ({"w1": 1}, [8, 8, sanity, 8])


@pytest.mark.rule("46.1", "16.5")
@pytest.mark.parametrize(("dice", "rooms"), [([3, 6], {"galley": [WILL]}), ([4], {})])
def test_a_storm_defeats_every_deep_one_in_the_water(dice: list[Json], rooms: dict[str, list[str]]) -> None:
    sea: dict[str, Json] = {"w1": 2, "w8": 1, "d1": 1, "galley": 1, "deep": 1}
    table = cast("call_down_the_storm", deep_ones=sea, dice=dice, top={"damage": [WILL]})
    assert (deep_ones(table), damage_by_room(table)) == ({"d1": 1, "galley": 1, "deep": 1}, rooms)


@pytest.mark.rule("17")
def test_a_storm_over_an_empty_sea_needs_no_die_and_a_single_deep_one_does() -> None:
    assert cast("call_down_the_storm", deep_ones={"d1": 1}).told("rolled") == []
    table = cast("call_down_the_storm", deep_ones={"w1": 1}, dice=[1, 6], top={"damage": [WILL]})
    assert damage_by_room(table) == {"galley": [WILL]}


@pytest.mark.rule("46.1", "16.5")
def test_locusts_defeat_up_to_what_the_die_shows() -> None:
    table = cast("plague_of_locusts", deep_ones={"w1": 2, "galley": 1, "deep": 3}, dice=[2])
    assert table.options(2) == ["done", "pick_space w1", "pick_space galley"]
    table.answer(2, "pick_space w1")
    table.answer(2, "pick_space galley")
    assert (deep_ones(table), dials(table), table.ask()) == (
        {"w1": 1, "deep": 3},
        [8, 8, 8, 8],
        "performing.act",
    )


@pytest.mark.rule("46.1")
@pytest.mark.parametrize(("die", "food"), [(4, 8), (5, 7)])
def test_many_locusts_eat_food_too_and_one_may_stop_early(die: int, food: int) -> None:
    table = cast("plague_of_locusts", deep_ones={"w1": 8}, dice=[die])
    table.answer(2, "pick_space w1")
    table.answer(2, "done")
    assert (deep_ones(table), dials(table)) == ({"w1": 7}, [8, food, 8, 8])


# Summon the Beast Within


def beast(dice: list[Json]) -> Table:
    """William becomes the beast on deck 5, with two Deep Ones, a revealed traitor, a passenger and Jeanne."""
    table = cast(
        "summon_the_beast_within",
        seats=FOUR,
        revealed=["samira"],
        items={"samira": []},
        characters={"samira": "d5", "jeanne": "d5", "svetlana": "bridge"},
        deep_ones={"d5": 2, "d6": 1},
        passengers={"d5": ["soul"], "d6": ["soul"]},
        dice=dice,
    )
    table.answer(2, "accept")
    assert len(table.options(2)) == 14
    table.answer(2, "pick_space d5")
    return table


@pytest.mark.rule("46.1", "19", "16.4", "16.5")
def test_the_beast_defeats_every_enemy_in_its_space() -> None:
    table = beast([4])
    assert deep_ones(table) == {"d6": 1}
    assert (where(table), on_decks(table), dials(table)) == (
        ["d5", "bridge", "d5", "brig"],
        [0, 0, 0, 0, 1, 1, 0, 0],
        [8, 8, 8, 8],
    )


@pytest.mark.rule("46.1", "16.3", "32.8")
def test_a_die_no_higher_than_its_victims_turns_the_beast_on_everybody_there() -> None:
    table = beast([3])
    table.answer(2, "pick_seat 0")
    assert (where(table), on_decks(table), table.track("souls")) == (
        ["sick_bay", "bridge", "sick_bay", "brig"],
        [0, 0, 0, 0, 0, 1, 0, 0],
        7,
    )


@pytest.mark.rule("17")
def test_a_beast_without_enemies_may_stay_and_harms_nobody() -> None:
    table = cast("summon_the_beast_within", characters={"jeanne": "chapel"})
    table.answer(2, "decline")
    assert (where(table), table.told("rolled")) == (["chapel", "captains_cabin", "chapel"], [])


# Astral Travel


@STRAIN
@pytest.mark.rule("46.1", "9.4", "40.4", "9.11", "40.6")
def test_astral_travel_moves_figures_of_one_space_each_once(die: int, sanity: int) -> None:
    table = cast(
        "astral_travel",
        characters={"jeanne": "galley", "svetlana": "galley"},
        deep_ones={"galley": 2, "w1": 1, "deep": 1},
        dice=[die],
    )
    assert table.options(2) == ["pick_space w1", "pick_space chapel", "pick_space galley"]
    table.answer(2, "pick_space galley")
    options = table.options(2)
    assert {"done", "pick_seat 0", "pick_seat 1", "move_deep_one galley d8"} <= set(options)
    assert not [one for one in options if one.endswith((" brig", " sick_bay", " w1")) or one == "pick_seat 2"]
    table.answer(2, "move_deep_one galley d8")
    table.answer(2, "pick_seat 0")
    assert {"pick_space brig", "pick_space sick_bay"} < set(table.options(2))
    table.answer(2, "pick_space brig")
    assert "pick_seat 0" not in table.options(2)
    table.answer(2, "done")
    assert deep_ones(table) == {"w1": 1, "d8": 1, "galley": 1, "deep": 1}
    assert (where(table), dials(table)) == (["brig", "galley", "chapel"], [8, 8, sanity, 8])
    assert table.track("captain") == 1  # Jeanne came to the Brig


@pytest.mark.rule("9.4")
def test_astral_travel_leads_out_of_the_brig() -> None:
    table = cast("astral_travel", characters={"jeanne": "brig"}, dice=[8])
    for answer in ("pick_space brig", "pick_seat 0", "pick_space d1"):
        table.answer(2, answer)
    assert (where(table)[0], table.ask()) == ("d1", "performing.act")  # no other character was there


@pytest.mark.rule("46.1", "44.2")
def test_astral_travel_takes_deep_ones_out_of_the_water() -> None:
    table = cast("astral_travel", deep_ones={"w1": 2}, dice=[8])
    for answer in ("pick_space w1", "move_deep_one w1 d1", "move_deep_one w1 galley"):
        table.answer(2, answer)
    assert (deep_ones(table), table.ask()) == ({"d1": 1, "galley": 1}, "performing.act")


# Passengers


@pytest.mark.rule("46.1", "32.7")
@pytest.mark.parametrize(("die", "place"), [(2, "d5"), (3, "w5")])
def test_friends_are_rescued_at_a_risk(die: int, place: str) -> None:
    table = cast(
        "call_friends", passengers={"d1": ["soul", "nobody"], "d3": ["soul"]}, deep_ones={"w5": 1}, dice=[die]
    )
    assert table.options(2) == ["done", "pick_space d1", "pick_space d3"]
    table.answer(2, "pick_space d1")
    table.answer(2, "pick_space d3")
    table.answer(2, "done")
    assert (on_decks(table), deep_ones(table)) == ([1, 0, 0, 0, 0, 0, 0, 0], {place: 1})
    assert len(table.zone("passengers")) == 8


@pytest.mark.rule("17")
def test_without_friends_there_is_no_risk() -> None:
    table = cast("call_friends", passengers={"d1": ["soul"]}, deep_ones={"w5": 1})
    table.answer(2, "done")
    assert (table.told("rolled"), deep_ones(table)) == ([], {"w5": 1})


# Cards


@STRAIN
@pytest.mark.rule("46.1", "1.7", "24.4")
def test_conjuration_keeps_one_of_five_items(die: int, sanity: int) -> None:
    items: list[Json] = ["plimsolls", "shotgun", "binoculars", "kitchen_knife", "pocket_pistol"]
    table = cast("conjuration", top={"item_deck": items}, dice=[die])
    assert sorted(table.options(2)) == sorted(f"keep_item {item}" for item in items)
    assert "shotgun" not in str(table.events(0))
    table.answer(2, "keep_item shotgun")
    assert (table.zone("items.2"), len(table.zone("item_deck"))) == (["elder_sign_amulet", "shotgun"], 16)
    assert (table.track("sanity"), table.told("shuffled")[-1]["zone"]) == (sanity, "item_deck")


@STRAIN
@pytest.mark.rule("46.1", "1.7")
@pytest.mark.parametrize(
    ("choice", "deck", "cards"),
    [
        (0, "mythos", ["hull_leak", "infection", "accusation", "infiltrator"]),
        (1, "waypoints", ["reef", "iceberg", "hurricane", "sea_smoke"]),
    ],
)
def test_foresee_puts_one_of_four_on_top(
    choice: int, deck: str, cards: list[str], die: int, sanity: int
) -> None:
    table = cast("foresee", top={deck: [*cards]}, dice=[die])
    table.answer(2, f"choose {choice}")
    assert sorted(table.options(2)) == sorted(f"put_on_top {card}" for card in cards)
    assert not [card for card in cards if card in str(table.events(1))]
    table.answer(2, f"put_on_top {cards[2]}")
    assert table.zone(deck)[-1] == cards[2]
    assert sorted(table.zone(deck)[:3]) == sorted([cards[0], cards[1], cards[3]])
    assert table.track("sanity") == sanity


@STRAIN
@pytest.mark.rule("46.1", "43", "40.4")
def test_heal_leads_out_of_the_sick_bay_and_gives_others_a_card(die: int, sanity: int) -> None:
    places: dict[str, Json] = {"jeanne": "sick_bay", "svetlana": "bridge"}
    table = cast("heal", seats=FOUR, characters=places, revealed=["samira"], dice=[die])
    assert table.options(2) == ["draw_from lore", "draw_from will"]
    table.answer(2, "draw_from will")
    assert table.options(0) == ["accept", "decline"]
    table.answer(0, "accept")
    table.answer(0, "pick_space d7")
    table.answer(1, "draw_from lore")
    assert [len(table.zone(f"hand.{seat}")) for seat in range(4)] == [0, 1, 1, 0]
    assert (where(table)[0], table.track("sanity")) == ("d7", sanity)


@pytest.mark.rule("46.1", "41.3")
@pytest.mark.parametrize(("die", "kept"), [(4, 0), (5, 1)])
def test_the_voice_of_ra_gives_a_card_and_may_take_one(die: int, kept: int) -> None:
    table = cast("voice_of_ra", seats=FOUR, revealed=["samira"], dice=[die])
    assert table.options(2) == [
        f"draw_from {skill}" for skill in ("influence", "lore", "observation", "strength", "will")
    ]
    table.answer_each({2: "draw_from lore", 0: "draw_from strength", 1: "draw_from will"})
    table.pass_all()
    assert [len(table.zone(f"hand.{seat}")) for seat in range(4)] == [kept, kept, kept, 0]


# Spells that stay


@STRAIN
@pytest.mark.rule("46.1", "16.7", "1.11")
def test_a_flesh_ward_prevents_the_next_defeat_of_whom_it_protects(die: int, sanity: int) -> None:
    table = cast(
        "flesh_ward", deep_ones={"boiler_room": 1}, top={"mythos": ["class_struggle"]}, dice=[6, die]
    )
    assert table.options(2) == ["pick_seat 2", "pick_seat 0", "pick_seat 1"]
    table.answer(2, "pick_seat 0")
    assert (table.zone("play_area.0"), table.zone("box")) == (["flesh_ward"], [])
    table.answer(2, "end_actions")
    table.answer(0, "choose 0")  # Jeanne is attacked for the icon
    assert table.options(0) == ["pass", "use_ward"]
    table.answer(0, "use_ward")
    assert (where(table)[0], table.zone("play_area.0"), table.zone("box")) == (
        "boiler_room",
        [],
        ["flesh_ward"],
    )
    assert table.track("sanity") == sanity - 2


@pytest.mark.rule("46.1", "16.7")
def test_a_flesh_ward_that_is_not_used_stays() -> None:
    table = ship(
        kept={"jeanne": ["flesh_ward"]}, run=["act_deep_ones"], deep_ones={"boiler_room": 1}, dice=[6]
    )
    table.answer(0, "pass")
    assert (where(table)[0], table.zone("play_area.0")) == ("sick_bay", ["flesh_ward"])


@pytest.mark.rule("46.1", "42.8")
@pytest.mark.parametrize(("die", "sanity"), [(3, 7), (4, 8)])
def test_a_revelation_is_kept_and_adds_the_top_card_of_a_deck_to_a_check(die: int, sanity: int) -> None:
    table = cast(
        "revelation_of_script",
        top={
            "mythos": ["passenger_overboard"],
            "chaos": ["forced_learning:5", "shrivelling:1"],
            "deck.observation": ["keen_insight:3"],
        },
        dice=[die],
    )
    assert (table.zone("play_area.2"), table.zone("box")) == (["revelation_of_script"], [])
    table.answer(2, "end_actions")
    assert {"pass", "read_script observation", "read_script treachery"} <= set(table.options(2))
    table.answer(2, "read_script observation")
    table.pass_all()
    assert table.told("checked") == [{"total": 9, "target": 9, "outcome": "passed"}]
    assert (table.zone("play_area.2"), table.zone("box")) == ([], ["revelation_of_script"])
    assert (table.track("sanity"), table.track("souls")) == (sanity, 8)
