"""Chapters 9 and 40: the Brig and the Sick Bay."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, expect_refusal
from turncoat.kernel.shapes import Json

CABIN: dict[str, Json] = {"jeanne": "captains_cabin", "svetlana": "galley", "william": "chapel"}
CHAOS: Json = ["coordinated_effort:1", "watch_and_learn:1"]  # 2 for the cabin's check, -2 for the Brig's


def places(table: Table) -> list[str | int]:
    return [table.named_track(f"at.{seat}") for seat in range(3)]


# Into the Brig (9.1-9.3)


@pytest.mark.rule("9", "9.1", "42.5", "48.1")
@pytest.mark.parametrize(("extra", "place"), [("watch_and_learn:1", "brig"), ("shrivelling:1", "chapel")])
def test_a_check_of_eight_in_the_captains_cabin_to_which_all_may_add_jails_another_human(
    extra: str, place: str
) -> None:
    table = ship(
        characters=CABIN,
        hands={
            "jeanne": [extra],
            "svetlana": ["inspiring_speech:5", "persistence:1"],
            "william": ["shrivelling:2"],
        },
        top={"chaos": ["nothing_to_hide:3", "watch_and_learn:1"]},
    )
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]
    table.answer(JEANNE, "pick_seat 2")
    table.answer(SVETLANA, "add inspiring_speech:5")
    table.answer(SVETLANA, "done")
    table.answer(WILLIAM, "add shrivelling:2")
    table.answer(JEANNE, f"add {extra}")
    assert table.told("checked")[0]["total"] == (8 if place == "brig" else 6)
    assert places(table) == ["captains_cabin", "galley", place]


@pytest.mark.rule("9.1", "9")
def test_nobody_jails_oneself_a_revealed_traitor_or_who_is_there_already() -> None:
    table = ship(characters={**CABIN, "svetlana": "brig"}, revealed=["william"])
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "3.8")
    table = ship(characters=CABIN, revealed=["william"])
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["pick_seat 1"]


@pytest.mark.rule("9.2", "49.3", "49.4", "9.1")
def test_who_is_jailed_loses_all_titles() -> None:
    table = ship(
        characters=CABIN,
        captain="william",
        keeper="william",
        top={"chaos": ["inspiring_speech:5", "keen_insight:3"]},
    )
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "pick_seat 2")
    assert (table.named_track("at.2"), table.track("captain"), table.track("keeper")) == (
        "brig",
        JEANNE,
        SVETLANA,
    )


@pytest.mark.rule("9.3", "16.4", "9")
@pytest.mark.parametrize("place", ["galley", "sick_bay", "d1", "brig"])
def test_a_defeated_revealed_traitor_goes_to_the_brig_and_stays_there(place: str) -> None:
    table = ship(
        hands={"jeanne": ["shrivelling:1"]}, characters={"william": place}, revealed=["william"], dice=[6]
    )
    table.answer(JEANNE, "play shrivelling:1")
    table.answer(JEANNE, "pick_seat 2")
    assert table.named_track("at.2") == "brig"
    assert table.told("character_defeated") == [{"seat": 2, "to": "brig"}]


# Out of it (9.4)


@pytest.mark.rule("9.4", "9", "3.3")
def test_a_human_cannot_walk_out_of_the_brig() -> None:
    table = ship(characters={"jeanne": "brig"})
    assert table.why_not(JEANNE, "move") == ("forbidden", "3.3")
    table.refuses(JEANNE, "move galley", "illegal_option", "3.3")


@pytest.mark.rule("9.4", "42.5", "48.1")
@pytest.mark.parametrize(
    ("helping", "total", "free"), [("combat_training:2", 8, True), ("combat_training:1", 7, False)]
)
def test_the_brigs_own_check_of_eight_to_which_all_may_add_leads_out(
    helping: str, total: int, free: bool
) -> None:
    table = ship(
        characters={"jeanne": "brig", "william": "brig"},
        revealed=["william"],
        hands={
            "jeanne": [helping],
            "svetlana": ["shrug_it_off:5", "combat_training:1"],
            "william": ["shrivelling:1"],
        },
        top={"chaos": ["shrivelling:1", "watch_and_learn:1"]},
    )
    table.answer(JEANNE, "use_room")
    table.answer(SVETLANA, "add shrug_it_off:5")
    table.answer(SVETLANA, "done")
    table.answer(WILLIAM, "add shrivelling:1")
    table.answer(JEANNE, f"add {helping}")
    assert table.told("checked")[0]["total"] == total
    assert table.named_track("at.0") == "brig"
    assert (table.ask() == "pick.pick") == free
    if free:
        assert len(table.options(JEANNE)) == 14
        assert not {"pick_space brig", "pick_space sick_bay", "pick_space w1"} & set(table.options(JEANNE))
        table.answer(JEANNE, "pick_space d4")
        assert table.named_track("at.0") == "d4"


@pytest.mark.rule("9.4", "3.10")
def test_a_revealed_traitor_discards_cards_worth_twelve_and_then_moves_out() -> None:
    hand: Json = ["siren_song:3", "perform_rites:5", "true_grit:5", "ransack:4"]
    table = ship(characters={"jeanne": "brig"}, revealed=["jeanne"], hands={"jeanne": hand})
    assert not {"move brig", "move sick_bay"} & set(table.options(JEANNE))
    table.answer(JEANNE, "move d7")
    table.answer(JEANNE, "discard siren_song:3")
    table.answer(JEANNE, "discard perform_rites:5")
    assert table.named_track("at.0") == "brig"
    table.answer(JEANNE, "discard ransack:4")
    assert (table.named_track("at.0"), table.zone("hand.0")) == ("d7", ["true_grit:5"])


@pytest.mark.rule("9.4", "3.10")
def test_eleven_are_not_enough_for_a_revealed_traitor_to_leave_the_brig() -> None:
    hand: Json = ["coordinated_effort:2", "perform_rites:5", "ransack:4"]
    table = ship(characters={"jeanne": "brig"}, revealed=["jeanne"], hands={"jeanne": hand})
    assert table.why_not(JEANNE, "move") == ("forbidden", "3.10")


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(("place", "end"), [("galley", "d4"), ("sick_bay", "d4"), ("brig", "brig")])
def test_an_effect_that_does_not_say_brig_moves_nobody_out_of_it(place: str, end: str) -> None:
    table = ship(run=["summon_the_beast_within"], characters={"jeanne": place})
    table.answer(JEANNE, "accept")
    table.answer(JEANNE, "pick_space d4")
    assert table.named_track("at.0") == end


@pytest.mark.rule("9.4")
def test_heal_lets_the_sick_out_but_not_the_jailed() -> None:
    table = ship(run=["heal"], characters={"jeanne": "sick_bay", "svetlana": "brig"}, dice=[8])
    table.answer(JEANNE, "accept")
    table.answer(JEANNE, "pick_space d1")
    assert table.waiting_seats() == [SVETLANA]
    assert all(choice.startswith("draw_from") for choice in table.options(SVETLANA))


@pytest.mark.rule("9.4")
def test_an_effect_that_says_brig_leads_out() -> None:
    """Jail Break, failed: a character in the Brig picks a space."""
    table = ship(
        at="mythos",
        characters={"svetlana": "brig"},
        top={"mythos": ["jail_break"], "chaos": CHAOS},
    )
    table.answer(SVETLANA, "pick_space d2")
    assert table.named_track("at.1") == "d2"


# In it (9.5-9.13)


@pytest.mark.rule("9.5", "42.5", "39.6")
@pytest.mark.parametrize(("words", "asked"), [({"characters": {"svetlana": "brig"}}, 2), ({}, 1)])
def test_a_player_in_the_brig_adds_one_card_to_a_check(words: dict[str, Json], asked: int) -> None:
    table = ship(
        at="mythos",
        hands={"svetlana": ["shrivelling:1", "shrivelling:2"], "william": ["persistence:1"]},
        top={"mythos": ["horrific_visions"]},
        **words,
    )
    table.answer(SVETLANA, "add shrivelling:1")
    assert table.waiting_seats() == [asked]


@pytest.mark.rule("9.6", "24.3")
def test_no_item_is_used_in_the_brig() -> None:
    words: dict[str, Json] = {"items": {"jeanne": ["jam_tin_grenade", "plimsolls"]}}
    assert "use_item plimsolls" in ship(**words).options(JEANNE)
    table = ship(characters={"jeanne": "brig"}, **words)
    assert table.why_not(JEANNE, "use_item") == ("forbidden", "9.6")


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("place", "asks"), [("chapel", True), ("brig", False)])
def test_the_amulet_repeats_no_lore_in_the_brig(place: str, asks: bool) -> None:
    table = ship(
        current=2,
        characters={"william": place},
        hands={"william": ["shrivelling:1"]},
        deep_ones={"d1": 2},
        dice=[4],
    )
    table.answer(WILLIAM, "play shrivelling:1")
    table.answer(WILLIAM, "pick_space d1")
    assert (table.ask() == "playing.twice") == asks


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("place", "result"), [("galley", 4), ("brig", 3)])
def test_the_knife_is_of_no_use_in_the_brig(place: str, result: int) -> None:
    table = ship(
        characters={"jeanne": place, "william": place},
        items={"jeanne": ["kitchen_knife"]},
        revealed=["william"],
        dice=[3],
    )
    table.answer(JEANNE, "attack 2")
    assert table.told("attacked")[0]["result"] == result


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("place", "end"), [("galley", "galley"), ("brig", "brig")])
def test_starbuck_saves_nobody_in_the_brig(place: str, end: str) -> None:
    table = ship(
        characters={"jeanne": place, "william": place},
        items={"william": ["starbuck"]},
        revealed=["jeanne"],
        dice=[6],
    )
    table.answer(JEANNE, "attack 2")
    assert (table.waiting_seats() == [WILLIAM]) == (place == "galley")
    if place == "galley":
        table.answer(WILLIAM, "send_starbuck")
    assert (table.named_track("at.2"), table.zone("items.2") == []) == (end, place == "galley")


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("place", "asked"), [("galley", [WILLIAM]), ("brig", [JEANNE])])
def test_the_lucky_ring_brings_no_luck_from_the_brig(place: str, asked: list[int]) -> None:
    table = ship(
        characters={"jeanne": "captains_cabin", "william": place},
        items={"william": ["lucky_ring"]},
        hands={"jeanne": ["determination:3"]},
    )
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "pick_seat 1")
    table.answer(JEANNE, "done")
    table.answer(JEANNE, "pass")
    assert (table.ask() == "window.react") == (place == "galley")
    assert table.waiting_seats() == asked


@pytest.mark.rule("9.6", "9.12", "24.10", "43.2")
@pytest.mark.parametrize(("place", "lore"), [("galley", 1), ("brig", 0)])
def test_the_active_improvement_does_not_count_in_the_brig(place: str, lore: int) -> None:
    table = ship(at="receive", characters={"jeanne": place}, items={"jeanne": ["mystical_text"]})
    families = [table.family_of(card) for card in table.zone("hand.0")]
    assert sorted(families) == sorted(
        ["influence", "observation", "observation", "strength", "strength"] + ["lore"] * lore
    )


@pytest.mark.rule("9.8", "16.3", "16.1")
def test_a_human_who_is_defeated_in_the_brig_stays_there() -> None:
    table = ship(characters={"jeanne": "brig", "william": "brig"}, revealed=["jeanne"], dice=[6])
    table.answer(JEANNE, "attack 2")
    assert table.named_track("at.2") == "brig"
    assert table.told("character_defeated") == [{"seat": 2, "to": "brig"}]


@pytest.mark.rule("9.10", "9.8", "13.3", "40.5", "44.20")
@pytest.mark.parametrize(("thrower", "target"), [("galley", "brig"), ("chapel", "sick_bay")])
def test_brig_and_sick_bay_cannot_be_damaged(thrower: str, target: str) -> None:
    table = ship(
        characters={"jeanne": thrower, "william": target, "svetlana": "d1"},
        items={"jeanne": ["jam_tin_grenade"]},
        top={"damage": ["structural_damage:any"]},
    )
    table.answer(JEANNE, "use_item jam_tin_grenade")
    table.answer(JEANNE, f"pick_space {target}")
    assert (table.named_track("at.2"), len(table.zone("damage"))) == (target, 9)
    assert table.told("character_defeated") == [{"seat": 2, "to": target}]


@pytest.mark.rule("9.10", "13.3", "40.5", "44.19")
@pytest.mark.parametrize("place", ["brig", "sick_bay"])
def test_no_position_has_damage_in_brig_or_sick_bay(place: str) -> None:
    with expect_refusal("unknown_effect", f"damage:{place}"):
        ship(run=[f"damage:{place}"])
    with expect_refusal("cannot_be_damaged", place, "13.3"):
        ship(damage={place: "will"})
    table = ship(characters={"jeanne": place})
    assert table.why_not(JEANNE, "repair") == ("forbidden", "35.1")
    assert table.why_not(JEANNE, "use_room") == (("", "") if place == "brig" else ("forbidden", "3.8"))


@pytest.mark.rule("9.11", "40.6", "44.20")
@pytest.mark.parametrize(
    ("room", "beside"),
    [
        ("galley", ["d6", "captains_cabin", "cargo_hold", "boiler_room"]),
        ("cargo_hold", ["d5", "chapel", "galley", "boiler_room"]),
        ("chapel", ["d3", "bridge", "captains_cabin", "cargo_hold"]),
    ],
)
def test_deep_ones_are_not_moved_into_brig_or_sick_bay(room: str, beside: list[str]) -> None:
    table = ship(hands={"jeanne": ["lesser_banishment:3"]}, deep_ones={room: 2})
    table.answer(JEANNE, "play lesser_banishment:3")
    table.answer(JEANNE, f"pick_space {room}")
    assert table.options(JEANNE) == [f"pick_space {space}" for space in beside]


@pytest.mark.rule("9.11", "4.17")
def test_a_deep_one_goes_around_the_brig() -> None:
    damage: Json = {
        "galley": "will",
        "cargo_hold": "lore",
        "boiler_room": "any",
        "captains_cabin": "influence",
    }
    table = ship(
        run=["act_deep_ones"], deep_ones={"galley": 1}, damage=damage, characters=CABIN | {"svetlana": "d1"}
    )
    assert (table.track("deep_ones.brig"), table.track("deep_ones.cargo_hold")) == (0, 1)


@pytest.mark.rule("40.6", "45")
def test_where_a_deep_one_would_appear_in_the_sick_bay_it_appears_in_the_chapel() -> None:
    """Identity Crisis, failed."""
    table = ship(
        at="mythos",
        characters={"jeanne": "sick_bay", "william": "d1"},
        top={"mythos": ["identity_crisis"], "chaos": ["true_grit:5"], "damage": ["structural_damage:any"]},
    )
    table.answer(JEANNE, "choose 0")
    assert table.told("spawned") == [{"space": "chapel", "count": 1}]


@pytest.mark.rule("9.13", "41.4")
def test_skill_cards_are_used_in_the_brig() -> None:
    table = ship(
        characters={"jeanne": "brig", "william": "brig"},
        hands={"jeanne": ["inspiring_speech:5"], "william": ["keen_insight:3"]},
        dice=[1],
    )
    table.answer(JEANNE, "play inspiring_speech:5")
    table.answer(WILLIAM, "raise_die keen_insight:3")
    assert table.track("sanity") == 9
