"""Chapters 40 and 44: permitted figures by space, and the Sick Bay."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, expect_refusal
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"


def throw(at: str, to: str) -> Table:
    """Jeanne has thrown a grenade."""
    items: Json = {"jeanne": ["jam_tin_grenade"]}
    table = ship(characters={"jeanne": at}, items=items, top={"damage": [ANY]})
    table.answer(JEANNE, "use_item jam_tin_grenade")
    table.answer(JEANNE, f"pick_space {to}")
    return table


# 44: water


@pytest.mark.rule("44.5")
def test_only_monsters_are_in_the_water() -> None:
    words: dict[str, Json] = {"deep_ones": {"w5": 3}, "monarchs": {"hydra": "w5", "dagon": "w5"}}
    table = ship(**words)
    assert (table.track("deep_ones.w5"), table.named_track("hydra"), table.named_track("dagon")) == (
        3,
        "w5",
        "w5",
    )
    with expect_refusal("overboard", "jeanne@w5", "44.6"):
        ship(characters={"jeanne": "w5"})
    with expect_refusal("no_passengers_there", "w5", "44.16"):
        ship(passengers={"w5": ["soul"]})
    with expect_refusal("cannot_be_damaged", "w5", "13.3"):
        ship(damage={"w5": "will"})


@pytest.mark.rule("44.5", "44.6", "44.9")
def test_nobody_moves_into_the_water() -> None:
    table = ship(characters={"jeanne": "d1"})
    assert not [option for option in table.options(JEANNE) if option.startswith("move w")]
    table.refuses(JEANNE, "move w1", "illegal_option", "3")


@pytest.mark.rule("44.7")
def test_a_deep_one_in_the_water_damages_nothing_and_comes_aboard() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"w6": 1})
    assert (table.track("deep_ones.d6"), len(table.zone("damage"))) == (1, 9)


@pytest.mark.rule("44.7")
def test_a_grenade_in_the_water_damages_nothing() -> None:
    assert len(throw("d3", "w3").zone("damage")) == 9


# 44: decks and rooms


@pytest.mark.rule("44.10", "44.8")
@pytest.mark.parametrize("space", ["galley", "d4"])
def test_any_number_of_characters_and_deep_ones_share_a_ship_space(space: str) -> None:
    everybody: Json = {"jeanne": space, "svetlana": space}
    table = ship(characters=everybody, deep_ones={space: 20}, current=2)
    table.answer(WILLIAM, f"move {space}")
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == [space] * 3
    assert table.track(f"deep_ones.{space}") == 20


@pytest.mark.rule("44.10")
def test_deep_ones_join_characters_and_other_deep_ones_in_a_space() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"d3": 3}, characters={"william": "chapel"})
    assert (table.track("deep_ones.chapel"), table.named_track("at.2")) == (3, "chapel")


@pytest.mark.rule("44.15")
def test_a_deck_cannot_be_damaged() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"d3": 1})
    assert (table.track("deep_ones.chapel"), len(table.zone("damage"))) == (1, 9)
    assert len(throw("chapel", "d3").zone("damage")) == 9
    assert throw("chapel", "bridge").zone("damaged.bridge") == [ANY]
    with expect_refusal("cannot_be_damaged", "d3", "13.3"):
        ship(damage={"d3": "will"})


# 44.20, 40.5, 40.6: the Brig and the Sick Bay


@pytest.mark.rule("44.20", "40.5", "9.10")
@pytest.mark.parametrize("space", ["sick_bay", "brig"])
def test_brig_and_sick_bay_cannot_be_damaged(space: str) -> None:
    table = throw("chapel" if space == "sick_bay" else "galley", space)
    assert len(table.zone("damage")) == 9
    with expect_refusal("cannot_be_damaged", space, "13.3"):
        ship(damage={space: "will"})
    with expect_refusal("unknown_effect", f"damage:{space}"):
        ship(run=[f"damage:{space}"])


@pytest.mark.rule("44.20", "40.5")
def test_damage_goes_from_the_galley_to_a_room_and_never_to_the_brig() -> None:
    damage: Json = {
        "galley": "will",
        "boiler_room": "lore",
        "cargo_hold": "influence",
        "captains_cabin": "strength",
        "bridge": "observation",
    }
    table = ship(run=["damage_ship"], dice=[6], damage=damage, top={"damage": [ANY]})
    assert (table.zone("damaged.chapel"), table.ending()) == ([ANY], "sunk")


@pytest.mark.rule("44.20", "40.6", "9.11")
def test_deep_ones_cannot_be_moved_to_the_sick_bay_or_the_brig() -> None:
    for start, closed in (("chapel", "sick_bay"), ("galley", "brig")):
        hands: Json = {"william": ["lesser_banishment:3"]}
        table = ship(current=2, hands=hands, deep_ones={start: 2}, items={"william": []})
        table.answer(WILLIAM, "play lesser_banishment:3")
        table.answer(WILLIAM, f"pick_space {start}")
        assert f"pick_space {closed}" not in table.options(WILLIAM)
        assert len(table.options(WILLIAM)) == 4


@pytest.mark.rule("44.20", "40.6")
def test_a_deep_one_that_would_spawn_in_the_sick_bay_spawns_in_the_chapel() -> None:
    table = ship(
        at="mythos",
        characters={"jeanne": "sick_bay"},
        top={"mythos": ["identity_crisis"], "chaos": ["rampage:4", "rampage:4"]},
    )
    table.answer(JEANNE, "choose 0")
    spawned = table.told("spawned")
    assert spawned == [{"space": "chapel", "count": 1}]
    assert (table.track("deep_ones.sick_bay"), table.track("souls")) == (0, 7)


@pytest.mark.rule("44.20", "40.6", "9.11")
@pytest.mark.parametrize("space", ["sick_bay", "brig"])
def test_no_position_has_deep_ones_there(space: str) -> None:
    with expect_refusal("no_deep_ones_there", space, "44.20"):
        ship(deep_ones={space: 1})
    with expect_refusal("no_deep_ones_there", space, "44.20"):
        ship(run=[f"spawn:{space}+1"])


@pytest.mark.rule("44.20", "40.4", "9.9")
@pytest.mark.parametrize("revealed", [[], ["jeanne"]])
def test_nobody_moves_there_by_choice(revealed: list[Json]) -> None:
    table = ship(revealed=revealed)
    for space in ("sick_bay", "brig"):
        table.refuses(JEANNE, f"move {space}", "illegal_option", "3")
    assert "move galley" in table.options(JEANNE)


# 40: the Sick Bay


@pytest.mark.rule("40.2")
def test_one_leaves_the_sick_bay_with_a_move() -> None:
    table = ship(characters={"jeanne": "sick_bay"})
    spaces = [option.split()[1] for option in table.options(JEANNE) if option.startswith("move")]
    assert len(spaces) == 14
    table.answer(JEANNE, "move d8")
    assert table.named_track("at.0") == "d8"


@pytest.mark.rule("40.2")
@pytest.mark.parametrize(("place", "drawn"), [("d1", 5), ("sick_bay", 1)])
def test_what_counts_is_where_one_is_at_the_receive_skills_step(place: str, drawn: int) -> None:
    table = ship(at="receive", characters={"jeanne": place})
    if place == "sick_bay":
        table.answer(JEANNE, "draw_from strength")
    assert len(table.zone("hand.0")) == drawn


@pytest.mark.rule("40.3", "16.3")
def test_who_is_defeated_in_the_sick_bay_stays_there() -> None:
    table = ship(
        at="mythos",
        characters={"william": "sick_bay"},
        keeper="william",
        top={"mythos": ["fear_of_the_unknown"], "chaos": ["rampage:4", "rampage:4"]},
    )
    assert table.told("character_defeated") == [{"seat": WILLIAM, "to": "sick_bay"}]
    assert table.named_track("at.2") == "sick_bay"


@pytest.mark.rule("40", "16.3")
def test_the_sick_bay_is_where_defeated_humans_go() -> None:
    table = ship(run=["damage:galley"], characters={"svetlana": "galley"}, top={"damage": [ANY]})
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["boiler_room", "sick_bay", "chapel"]
    assert table.told("character_defeated") == [{"seat": SVETLANA, "to": "sick_bay"}]
