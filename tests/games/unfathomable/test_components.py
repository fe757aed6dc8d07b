"""Chapters 10, 12 and 36: component limits, and their visibility."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

LORE: list[Json] = [*["shrivelling:1"] * 7, *["shrivelling:2"] * 5, *["lesser_banishment:3"] * 4]
LORE += [*["lesser_banishment:4"] * 3, *["forced_learning:5"] * 2]


# The chaos deck (10.3, 10.4)


@pytest.mark.rule("10.3", "10.4", "30.1")
def test_of_the_chaos_deck_everybody_sees_how_many_cards_it_has_and_nobody_which() -> None:
    table = ship()
    for seat in (SPECTATOR, JEANNE, SVETLANA, WILLIAM):
        seen = table.view(seat)["zones"]["chaos"]
        assert (seen["count"], seen["cards"]) == (10, None)


@pytest.mark.rule("10.4", "10.1")
def test_the_number_of_chaos_cards_falls_by_two_with_a_check() -> None:
    table = ship(at="mythos", hands={"svetlana": ["shrivelling:1"]}, top={"mythos": ["horrific_visions"]})
    assert table.view(WILLIAM)["zones"]["chaos"]["count"] == 8
    assert table.view(WILLIAM)["zones"]["check_pile"]["count"] == 2


@pytest.mark.rule("10.3", "10.4", "10.5")
def test_nobody_learns_the_order_of_a_chaos_deck_into_which_treachery_is_shuffled() -> None:
    table = ship(at="mythos", top={"mythos": ["missing_jewelry"]}, monarchs={"hydra": "w1"})
    table.answer(JEANNE, "choose 1")
    for seat in (SPECTATOR, JEANNE, SVETLANA, WILLIAM):
        seen = table.view(seat)["zones"]["chaos"]
        assert (seen["count"], seen["cards"]) == (14, None)


# Limits: rule 12


def draw_from_galley(table: Table, count: int) -> None:
    table.answer(JEANNE, "use_room")
    for _ in range(count):
        table.answer(JEANNE, "draw_from lore")


@pytest.mark.rule("12", "12.1", "41.2")
def test_only_as_many_skill_cards_are_drawn_as_there_are() -> None:
    """All lore but three cards is in William's hand, and only the three can be named."""
    table = ship(
        characters={"jeanne": "galley"},
        hands={"william": LORE[:16]},
        zones={"chaos": [*LORE[16:18], "true_grit:5", "true_grit:5"]},
        dice=[8],
    )
    assert len(table.zone("deck.lore")) == 3
    draw_from_galley(table, 3)
    assert "draw_from lore" not in table.options(JEANNE)
    table.answer(JEANNE, "done")
    assert [table.family_of(card) for card in table.zone("hand.0")] == ["lore"] * 3


@pytest.mark.rule("12", "12.1")
def test_who_receives_skills_from_a_short_deck_gets_what_is_left() -> None:
    table = ship(
        at="receive",
        current=2,
        hands={"svetlana": LORE[:20]},
        zones={"chaos": ["true_grit:5", "true_grit:5"]},
    )
    assert sorted(table.family_of(card) for card in table.zone("hand.2")) == ["lore", "will", "will"]


@pytest.mark.rule("12", "12.1")
def test_nobody_draws_from_a_deck_that_is_gone() -> None:
    table = ship(
        at="receive", current=2, hands={"svetlana": LORE}, zones={"chaos": ["true_grit:5", "true_grit:5"]}
    )
    assert sorted(table.family_of(card) for card in table.zone("hand.2")) == ["will", "will"]


@pytest.mark.rule("12", "12.1")
@pytest.mark.parametrize(
    ("run", "answers"),
    [
        (["hurricane"], ["choose 1"]),  # twice to the ship
        (["damage_ship"], ["reveal hybrid", "pick_space bridge"]),
    ],
)
def test_an_empty_damage_deck_damages_nothing(run: list[Json], answers: list[str]) -> None:
    rooms: Json = {"galley": "will", "chapel": "lore", "cargo_hold": "any", "boiler_room": "strength"}
    box: Json = [
        "structural_damage:influence",
        "structural_damage:observation",
        "fuel_leak",
        "fleeing_passengers",
    ]
    words: dict[str, Json] = {"damage": rooms, "zones": {"box": box}, "loyalty": {"jeanne": ["hybrid"]}}
    table = ship(characters={"jeanne": "d1"}, run=run, **words)
    for answer in answers:
        table.answer(0, answer)
    assert (table.track("food"), table.zone("damage"), table.zone("damaged.bridge")) == (7, [], [])
    assert (table.told("rolled"), table.ending()) == ([], "")


@pytest.mark.rule("12", "12.1", "10.5")
def test_only_as_much_treachery_joins_the_chaos_deck_as_there_is() -> None:
    all_but_two: list[Json] = [*["reinforcements:1"] * 7, *["call_to_action:2"] * 5, *["siren_song:3"] * 4]
    table = ship(
        at="mythos",
        revealed=["william"],
        hands={"william": [*all_but_two, *["ransack:4"] * 3]},
        top={"mythos": ["missing_jewelry"]},
        monarchs={"hydra": "w1"},
    )
    table.answer(JEANNE, "choose 1")
    assert (len(table.zone("chaos")), table.zone("deck.treachery")) == (12, [])


SPELLS: list[Json] = [
    "alchemical_transmutation",
    "astral_travel",
    "call_down_the_storm",
    "call_friends",
    "conjuration",
]
SPELLS += [
    "cloud_memory",
    "dark_pact",
    "feed_the_mind",
    "flesh_ward",
    "foresee",
    "greater_banishment",
    "heal",
]
SPELLS += ["greater_banishment", "lure_monster", "plague_of_locusts", "revelation_of_script", "summon_fire"]
SPELLS += ["summon_the_beast_within", "voice_of_ra"]


@pytest.mark.rule("12", "12.1", "46.2")
def test_the_last_spell_is_the_only_one_to_look_at() -> None:
    table = ship(current=2, zones={"box": SPELLS})
    assert table.zone("spells") == ["raise_the_dead"]
    table.answer(WILLIAM, "use_tome")
    assert "resolve raise_the_dead" in table.options(WILLIAM)
    assert not [choice for choice in table.options(WILLIAM) if "resolve" in choice and "raise" not in choice]


@pytest.mark.rule("12", "12.2", "45.1")
@pytest.mark.parametrize(("on_board", "ending"), [(18, ""), (19, "overrun")])
def test_the_twenty_deep_ones_are_all_there_are(on_board: int, ending: str) -> None:
    table = ship(run=["spawn:d1+2"], deep_ones={"w1": on_board})
    assert table.ending() == ending
    assert table.track("deep_ones.d1") == (0 if ending else 2)


@pytest.mark.rule("12", "32.5")
def test_the_nine_passengers_are_all_there_are() -> None:
    table = ship(run=["risk+10"], dice=[1] * 10)
    assert (len(table.zone("on_deck.d1")), table.zone("passengers"), len(table.told("rolled"))) == (9, [], 9)


# Resources: rule 36.1


@pytest.mark.rule("36", "36.1")
@pytest.mark.parametrize(
    ("spell", "dials"),
    [
        ("alchemical_transmutation", [10, 7, 8, 8]),
        ("feed_the_mind", [8, 7, 10, 8]),
        ("raise_the_dead", [8, 8, 7, 10]),
    ],
)
def test_what_is_lost_and_gained_shows_on_the_dials(spell: str, dials: list[int]) -> None:
    table = ship(run=[spell])
    assert [table.track(name) for name in ("fuel", "food", "sanity", "souls")] == dials


@pytest.mark.rule("36.1")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 10), (10, 10)])
def test_no_resource_rises_above_ten(before: int, after: int) -> None:
    table = ship(run=["raise_the_dead"], dials={"souls": before})
    assert (table.track("souls"), table.track("sanity"), table.ending()) == (after, 7, "")


@pytest.mark.rule("36.1", "29.6", "18")
@pytest.mark.parametrize(
    ("words", "ending"),
    [
        ({"run": ["damage_ship"], "top": {"damage": ["fuel_leak"]}}, "no_fuel"),
        ({"run": ["damage_ship"], "top": {"damage": ["flooded_food_stores"]}}, "no_food"),
        ({"run": ["raise_the_dead"]}, "no_sanity"),
        ({"run": ["act_deep_ones"], "deep_ones": {"d1": 1}, "passengers": {"d1": ["two_souls"]}}, "no_souls"),
    ],
)
def test_a_resource_that_is_reduced_to_nothing_ends_the_game(words: dict[str, Json], ending: str) -> None:
    dials: Json = {"fuel": 1, "food": 1, "sanity": 1, "souls": 1}
    assert ship(dials=dials, **words).ending() == ending
    assert ship(dials={"fuel": 3, "food": 3, "sanity": 3, "souls": 3}, **words).ending() == ""
