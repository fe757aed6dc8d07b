"""16.7: prevention of the defeat of a character or a passenger."""

import pytest

from tests.games.unfathomable.reacting import (
    action_step,
    dice_results,
    let_pass,
    pass_until,
    seats_asked,
    window,
)
from tests.table import Table, save_and_restore
from turncoat.kernel.shapes import Json

CREW = ["jeanne", "svetlana", "samira"]
NO_HELP: Json = ["svetlana"]  # has used her feat


def wreck(seats: list[str], inside: list[str], elsewhere: str = "bridge", **words: Json) -> Table:
    """The Galley is damaged, which defeats those inside."""
    places: dict[str, Json] = {name: "galley" if name in inside else elsewhere for name in seats}
    top: Json = {"damage": ["structural_damage:any"]}
    return action_step(seats, ["damage:galley"], characters=places, top=top, **words)


def jail_blast(seats: list[str], **words: Json) -> Table:
    """Seat 0 throws a grenade into the Brig, where all others are."""
    places: dict[str, Json] = dict.fromkeys(seats[1:], "brig")
    places[seats[0]] = "cargo_hold"
    items: dict[str, Json] = {seats[0]: ["jam_tin_grenade"]}
    table = action_step(seats, [], characters=places, items=items, **words)
    table.answer(0, "use_item jam_tin_grenade")
    table.answer(0, "pick_space brig")
    return table


@pytest.mark.rule("16.7", "41.4")
def test_shrug_it_off_prevents_its_owners_defeat() -> None:
    hands: Json = {"jeanne": ["shrug_it_off:5", "persistence:1"]}
    table = wreck(CREW, ["jeanne"], hands=hands, used_feats=NO_HELP)
    assert table.options(0) == ["pass", "shrug_off shrug_it_off:5"]
    table.answer(0, "shrug_off shrug_it_off:5")
    assert table.zone("discard.strength") == ["shrug_it_off:5"]
    assert (window(table), table.named_track("at.0")) == ("", "galley")
    assert table.told("defeat_prevented") == [{"seat": 0}]


@pytest.mark.rule("16.3", "16.7")
def test_who_would_be_defeated_is_asked_with_any_cards_and_nobody_else() -> None:
    hands: Json = {"jeanne": ["persistence:1"], "samira": ["shrug_it_off:5"]}
    table = wreck(CREW, ["jeanne"], hands=hands, used_feats=NO_HELP)
    assert table.options(0) == ["pass"]
    assert seats_asked(table) == [0]
    assert table.named_track("at.0") == "sick_bay"


@pytest.mark.rule("16.3")
def test_without_cards_or_means_nobody_is_asked() -> None:
    hands: Json = {"samira": ["shrug_it_off:5"]}
    table = wreck(CREW, ["jeanne"], hands=hands, used_feats=NO_HELP)
    assert (window(table), table.named_track("at.0")) == ("", "sick_bay")


@pytest.mark.rule("9.13", "9.8", "16.7")
def test_shrug_it_off_works_in_the_brig_and_for_a_revealed_traitor() -> None:
    hands: Json = {"jamie": ["shrug_it_off:5"]}
    table = jail_blast(["jeanne", "jamie", "william"], hands=hands, revealed=["jamie"])
    table.answer(0, "pick_seat 1")
    table.answer(1, "shrug_off shrug_it_off:5")
    assert table.told("defeat_prevented") == [{"seat": 1}]


@pytest.mark.rule("24.2", "24.3", "16.7")
def test_starbuck_is_given_up_to_prevent_the_defeat_of_its_owner() -> None:
    table = wreck(CREW, ["samira"], used_feats=NO_HELP)
    assert table.options(2) == ["pass", "send_starbuck"]
    table.answer(2, "send_starbuck")
    assert (table.zone("items.2"), table.zone("box")) == ([], ["starbuck"])
    assert table.named_track("at.2") == "galley"


@pytest.mark.rule("9.6")
def test_starbuck_is_of_no_use_in_the_brig_nor_for_others() -> None:
    table = jail_blast(["jeanne", "samira", "william"], used_feats=[])
    table.answer(0, "pick_seat 1")
    assert (window(table), table.zone("items.1")) == ("", ["starbuck"])
    table = wreck(CREW, ["jeanne"], used_feats=NO_HELP)
    assert window(table) == ""


@pytest.mark.rule("16.7", "46.1")
@pytest.mark.parametrize(("face", "sanity"), [(4, 7), (5, 8)])
def test_a_flesh_ward_prevents_a_defeat_at_the_risk_of_sanity(face: int, sanity: int) -> None:
    kept: Json = {"jeanne": ["flesh_ward"]}
    table = wreck(CREW, ["jeanne"], kept=kept, used_feats=NO_HELP, dice=[face])
    assert table.options(0) == ["pass", "use_ward"]
    table.answer(0, "use_ward")
    assert dice_results(table) == [face]
    assert table.track("sanity") == sanity
    assert (table.zone("play_area.0"), table.zone("box")) == ([], ["flesh_ward"])
    assert table.named_track("at.0") == "galley"


@pytest.mark.rule("16.7")
def test_a_ward_that_is_not_used_stays() -> None:
    table = wreck(CREW, ["jeanne"], kept={"jeanne": ["flesh_ward"]}, used_feats=NO_HELP)
    table.answer(0, "pass")
    assert table.zone("play_area.0") == ["flesh_ward"]
    assert table.named_track("at.0") == "sick_bay"


@pytest.mark.rule("9.8", "16.7")
def test_a_ward_may_be_used_in_the_brig() -> None:
    table = jail_blast(["jeanne", "jamie", "samira"], kept={"jamie": ["flesh_ward"]}, dice=[8])
    table.answer(0, "pick_seat 1")
    table.answer(1, "use_ward")
    assert table.told("defeat_prevented") == [{"seat": 1}]
    assert table.named_track("at.1") == "brig"


@pytest.mark.rule("16.7")
def test_the_wards_own_die_can_be_reacted_to_and_the_defeat_stays_prevented() -> None:
    hands: Json = {"svetlana": ["keen_insight:3"]}
    table = wreck(CREW, ["jeanne"], kept={"jeanne": ["flesh_ward"]}, hands=hands, dice=[4])
    table.answer(0, "use_ward")
    assert window(table) == "before_die"
    table = save_and_restore(table)
    table.answer(1, "raise_die keen_insight:3")
    let_pass(table)
    assert (table.track("sanity"), table.named_track("at.0")) == (8, "galley")
    assert table.track("feat.1") == 1


@pytest.mark.rule("16.7", "41.4")
def test_healing_words_prevent_anybodys_defeat_for_a_lore_card() -> None:
    hands: Json = {"svetlana": ["shrivelling:2", "forced_learning:5", "persistence:1"]}
    table = wreck(CREW, ["jeanne"], hands=hands, used_feats=NO_HELP)
    assert table.options(1) == ["pass", "heal shrivelling:2", "heal forced_learning:5"]
    table.answer(1, "heal shrivelling:2")
    assert table.zone("discard.lore") == ["shrivelling:2"]
    assert (window(table), table.named_track("at.0")) == ("", "galley")


@pytest.mark.rule("16.7")
def test_healing_words_are_spoken_in_the_brig_too_and_for_svetlana_herself() -> None:
    hands: Json = {"svetlana": ["shrivelling:2"]}
    table = jail_blast(["jeanne", "svetlana", "william"], hands=hands)
    table.answer(0, "pick_seat 1")
    assert table.options(1) == ["pass", "heal shrivelling:2"]
    table.answer(1, "heal shrivelling:2")
    assert table.told("defeat_prevented") == [{"seat": 1}]


@pytest.mark.rule("39.7")
def test_a_revealed_svetlana_neither_heals_nor_intervenes() -> None:
    table = wreck(CREW, ["jeanne"], hands={"svetlana": ["shrivelling:2"]}, revealed=["svetlana"])
    assert (window(table), table.named_track("at.0")) == ("", "sick_bay")


@pytest.mark.rule("16.7", "20.3", "20.4")
def test_medical_intervention_prevents_one_defeat() -> None:
    table = wreck(CREW, ["jeanne", "samira"])
    table.answer(0, "pick_seat 0")
    assert table.options(1) == ["pass", "intervene"]
    table.answer(1, "intervene")
    assert (table.named_track("at.0"), table.track("feat.1")) == ("galley", 0)
    assert seats_asked(table) == [2]
    assert table.named_track("at.2") == "sick_bay"


@pytest.mark.rule("20.4")
def test_no_intervention_from_the_brig() -> None:
    table = wreck(CREW, ["jeanne"], elsewhere="brig", hands={"svetlana": ["persistence:1"]})
    assert (table.options(1), seats_asked(table)) == (["pass"], [1])
    assert table.named_track("at.0") == "sick_bay"


@pytest.mark.rule("16.7", "1.16")
def test_what_prevents_a_defeat_shares_one_moment_which_ends_with_the_first() -> None:
    hands: Json = {"samira": ["shrug_it_off:5"], "svetlana": ["shrivelling:2"]}
    table = wreck(CREW, ["samira"], hands=hands)
    assert table.options(1) == ["pass", "heal shrivelling:2", "intervene"]
    table.answer(1, "pass")
    assert table.options(2) == ["pass", "shrug_off shrug_it_off:5", "send_starbuck"]
    table.answer(2, "send_starbuck")
    assert (window(table), table.track("feat.1")) == ("", 1)


# Passengers


def boarding(svetlana: str, samira: str = "bridge", **words: Json) -> Table:
    """A Deep One on deck 5 would defeat a passenger there."""
    places: Json = {"jeanne": "bridge", "svetlana": svetlana, "samira": samira}
    deep_ones: Json = {"d5": 1}
    passengers: Json = {"d5": ["two_souls"]}
    run = ["act_deep_ones"]
    return action_step(CREW, run, characters=places, deep_ones=deep_ones, passengers=passengers, **words)


@pytest.mark.rule("16.7", "24.3", "32.7")
@pytest.mark.parametrize(("choice", "food", "items"), [(0, 7, ["travel_pharmacy"]), (1, 8, [])])
def test_the_travel_pharmacy_rescues_for_a_food_or_for_itself(
    choice: int, food: int, items: list[str]
) -> None:
    table = boarding("cargo_hold", used_feats=NO_HELP)
    supply = len(table.zone("passengers"))
    assert table.options(1) == ["pass", "use_pharmacy"]
    table.answer(1, "use_pharmacy")
    assert table.options(1) == ["choose 0", "choose 1"]
    table = save_and_restore(table)
    table.answer(1, f"choose {choice}")
    assert (table.track("souls"), table.track("food"), table.zone("items.1")) == (8, food, items)
    assert (table.zone("on_deck.d5"), len(table.zone("passengers"))) == ([], supply + 1)


@pytest.mark.rule("5", "24.3")
@pytest.mark.parametrize(("place", "reaches"), [("d3", True), ("d7", True), ("d6", False), ("galley", False)])
def test_the_travel_pharmacy_reaches_adjacent_spaces(place: str, reaches: bool) -> None:
    table = boarding(place, used_feats=NO_HELP)
    assert (window(table) == "would_defeat_passenger") == reaches
    assert (table.track("souls") == 8) == reaches


@pytest.mark.rule("9.6", "20.4")
def test_from_the_brig_svetlana_can_do_nothing_for_a_passenger() -> None:
    table = boarding("brig")
    assert (window(table), table.track("souls")) == ("", 6)


@pytest.mark.rule("39.7", "24.3")
def test_a_revealed_traitor_may_use_the_pharmacy_but_has_no_feat() -> None:
    assert boarding("cargo_hold", revealed=["svetlana"]).options(1) == ["pass", "use_pharmacy"]


@pytest.mark.rule("24.3")
def test_the_pharmacy_serves_whoever_has_it() -> None:
    items: Json = {"samira": ["travel_pharmacy"], "svetlana": []}
    table = boarding("cargo_hold", samira="d3", items=items, used_feats=NO_HELP)
    assert table.options(2) == ["pass", "use_pharmacy"]
    table.answer(2, "use_pharmacy")
    table.answer(2, "choose 1")
    assert (table.zone("items.2"), table.track("souls")) == ([], 8)


@pytest.mark.rule("16.7", "20.3")
def test_medical_intervention_spares_a_passenger_where_it_is() -> None:
    table = boarding("bridge")
    assert table.options(1) == ["pass", "intervene"]
    table.answer(1, "intervene")
    assert (table.zone("on_deck.d5"), table.track("souls"), table.track("feat.1")) == (["two_souls"], 8, 0)


@pytest.mark.rule("16.6", "32.8")
def test_if_svetlana_passes_the_passenger_is_defeated() -> None:
    table = boarding("cargo_hold")
    table.answer(1, "pass")
    assert (table.track("souls"), table.zone("box"), table.track("feat.1")) == (6, ["two_souls"], 1)


@pytest.mark.rule("16.7")
def test_a_passenger_in_the_supply_is_out_of_the_pharmacys_reach() -> None:
    places: Json = {"jeanne": "bridge", "svetlana": "d1", "samira": "bridge"}
    top: Json = {"mythos": ["hypnotic_melody"], "chaos": ["rampage:3", "rampage:3"]}
    table = action_step(CREW, ["mythos"], characters=places, top=top)
    supply = len(table.zone("passengers"))
    pass_until(table, "would_defeat_passenger")
    assert table.options(1) == ["pass", "intervene"]
    table.answer(1, "intervene")
    assert (len(table.zone("passengers")), table.track("souls")) == (supply, 8)
