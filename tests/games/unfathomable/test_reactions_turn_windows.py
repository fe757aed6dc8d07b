"""1.11, 20.4, 52.2: windows of a turn in which only one card or character can react."""

import pytest

from tests.games.unfathomable.reacting import action_step, let_pass, seats_asked, window
from tests.table import Table, save_and_restore
from turncoat.kernel.shapes import Json


def stoke(seats: list[str], **words: Json) -> Table:
    """Seat 0 uses the Boiler Room, and it costs no fuel."""
    places: dict[str, Json] = {seats[0]: "boiler_room"}
    said = words.pop("characters", {})
    assert isinstance(said, dict)
    hands: Json = {seats[0]: ["combat_training:2"]}
    damage: Json = {"damage": ["structural_damage:any"]}
    table = action_step(seats, [], characters=places | said, hands=hands, dice=[8, 6], top=damage, **words)
    table.answer(0, "use_room")
    if table.ask() != "performing.act" and not window(table):
        table.answer(0, table.options(0)[0])
    return table


@pytest.mark.rule("1", "1.5", "13.1", "50.1")
@pytest.mark.parametrize("seats", [["jeanne", "jamie", "william"], ["jamie", "jeanne", "william"]])
def test_jury_rigger_damages_the_ship_to_go_on_whoever_stoked(seats: list[str]) -> None:
    table = stoke(seats)
    jeanne = seats.index("jeanne")
    assert table.track("travel") == 1
    assert (window(table), table.options(jeanne)) == ("after_boiler_room", ["pass", "jury_rig"])
    table = save_and_restore(table)
    table.answer(jeanne, "jury_rig")
    assert table.zone("damaged.galley") == ["structural_damage:any"]
    assert (table.track("travel"), window(table)) == (2, "")


@pytest.mark.rule("1.4")
def test_jury_rigger_is_optional() -> None:
    table = stoke(["jeanne", "jamie", "william"])
    table.answer(0, "pass")
    assert (table.track("travel"), table.zone("damaged.galley")) == (1, [])


@pytest.mark.rule("39.7")
@pytest.mark.parametrize(("place", "revealed"), [("brig", []), ("bridge", ["jeanne"])])
def test_no_jury_rigging_from_the_brig_or_by_a_traitor(place: str, revealed: Json) -> None:
    table = stoke(["jamie", "jeanne", "william"], characters={"jeanne": place}, revealed=revealed)
    assert (window(table), table.track("travel")) == ("", 1)


def draw(seats: list[str], **words: Json) -> Table:
    """Seat 0 draws Passenger Overboard; Hull Leak is next."""
    top: Json = {"mythos": ["passenger_overboard", "hull_leak"]}
    return action_step(seats, ["mythos"], top=top, **words)


@pytest.mark.rule("20.3", "20.4", "28.4")
@pytest.mark.parametrize("place", ["galley", "brig"])
def test_uncanny_fortune_has_another_mythos_card_drawn_even_from_the_brig(place: str) -> None:
    table = draw(["jeanne", "edmund", "jamie"], characters={"edmund": place}, items={"edmund": []})
    assert (window(table), table.options(1)) == ("mythos_drawn", ["pass", "redraw"])
    table.answer(1, "redraw")
    let_pass(table)
    assert (table.zone("mythos_discard")[0], table.track("feat.1")) == ("passenger_overboard", 0)
    assert table.told("check_begun") == [{"target": 9, "skills": ["observation", "strength"]}]


@pytest.mark.rule("20.4", "28.4")
def test_a_card_that_is_let_be_is_resolved() -> None:
    table = draw(["jeanne", "edmund", "jamie"], items={"edmund": []})
    assert seats_asked(table) == [1]
    assert table.told("check_begun") == [{"target": 9, "skills": ["lore", "observation"]}]
    assert table.track("feat.1") == 1


@pytest.mark.rule("20.3", "39.7")
@pytest.mark.parametrize("words", [{"used_feats": ["edmund"]}, {"revealed": ["edmund"]}])
def test_no_uncanny_fortune_twice_or_for_a_traitor(words: dict[str, Json]) -> None:
    table = draw(["jeanne", "edmund", "jamie"], items={"edmund": []}, **words)
    assert "mythos_drawn" in [told["trigger"] for told in table.told("window_opened")]
    assert [told["verb"] for told in table.told("chose")] == []
    assert table.told("check_begun") == [{"target": 9, "skills": ["lore", "observation"]}]


def begin(hand: list[Json], place: str = "galley", **words: Json) -> Table:
    """A revealed traitor's Action step begins."""
    words.setdefault("revealed", ["jeanne"])
    seats = ["jeanne", "jamie", "william"]
    places: Json = {"jeanne": place, "jamie": "bridge", "william": "bridge"}
    return action_step(seats, [], at="start_of_actions", characters=places, hands={"jeanne": hand}, **words)


@pytest.mark.rule("52.2", "39.4")
@pytest.mark.parametrize(
    ("place", "resource"), [("chapel", "sanity"), ("galley", "food"), ("boiler_room", "fuel")]
)
def test_ransack_costs_what_the_room_holds_and_ends_the_action_step(place: str, resource: str) -> None:
    table = begin(["ransack:4", "perform_rites:5"], place)
    assert table.options(0) == ["pass", "ransack ransack:4", "perform_rites perform_rites:5"]
    table.answer(0, "ransack ransack:4")
    assert table.track(resource) == 7
    assert table.zone("discard.treachery") == ["ransack:4"]
    assert (table.current(), table.zone("hand.0")) == (1, ["perform_rites:5"])


@pytest.mark.rule("52.2")
@pytest.mark.parametrize("place", ["bridge", "cargo_hold", "captains_cabin", "d5", "brig", "sick_bay"])
def test_there_is_nothing_to_ransack_elsewhere(place: str) -> None:
    assert begin(["ransack:4"], place).options(0) == ["pass"]


@pytest.mark.rule("52.2", "4.5", "4.9")
def test_perform_rites_activates_hydra_then_dagon_and_ends_the_action_step() -> None:
    monarchs: Json = {"hydra": "w3", "dagon": "w6"}
    damage: Json = {"damage": ["structural_damage:any"]}
    table = begin(["perform_rites:5"], "brig", monarchs=monarchs, top=damage)
    table.answer(0, "perform_rites perform_rites:5")
    assert table.zone("damaged.chapel") == ["structural_damage:any"]
    assert table.track("deep_ones.d6") == 2
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w1", "w4")
    assert table.current() == 1


@pytest.mark.rule("52.2")
def test_a_traitor_with_any_cards_is_asked_and_goes_on_to_its_actions() -> None:
    table = begin(["persistence:1"])
    assert (window(table), table.options(0)) == ("action_step", ["pass"])
    table.answer(0, "pass")
    assert (table.ask(), table.current()) == ("performing.act", 0)


@pytest.mark.rule("52.1", "52.2")
def test_a_human_or_a_traitor_without_cards_is_not_asked() -> None:
    assert begin([]).ask() == "performing.act"
    assert begin(["ransack:4"], revealed=[]).ask() == "performing.act"


@pytest.mark.rule("52.2")
def test_nobody_but_the_current_player_is_asked_as_the_action_step_begins() -> None:
    table = begin(["ransack:4"], current=1)
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [1])


def hatches(deep_ones: dict[str, Json], **words: Json) -> Table:
    """Deep Ones move while William keeps Barricade the Hatches."""
    seats = ["jeanne", "jamie", "william"]
    words.setdefault("kept", {"william": ["barricade_the_hatches"]})
    words.setdefault("characters", dict.fromkeys(seats, "bridge"))
    return action_step(seats, ["act_deep_ones"], deep_ones=deep_ones, **words)


@pytest.mark.rule("1.11", "4.17")
def test_barricaded_hatches_keep_deep_ones_out_until_the_end_of_the_turn() -> None:
    table = hatches({"d5": 2})
    assert (window(table), table.options(2)) == ("deep_one_enters", ["pass", "barricade"])
    table.answer(2, "barricade")
    assert (window(table), table.track("deep_ones.d5"), table.track("barricaded")) == ("", 2, 1)
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == ([], ["barricade_the_hatches"])


@pytest.mark.rule("1.11", "4.17")
def test_the_barricade_may_wait_for_the_next_deep_one() -> None:
    table = hatches({"d5": 2})
    table.answer(2, "pass")
    assert table.track("deep_ones.cargo_hold") == 1
    table.answer(2, "barricade")
    assert (table.track("deep_ones.d5"), table.track("deep_ones.cargo_hold")) == (1, 1)


@pytest.mark.rule("1.11", "4.17")
def test_from_room_to_room_the_barricade_holds_too_and_in_the_brig_it_is_as_good() -> None:
    places: Json = {"jeanne": "bridge", "jamie": "bridge", "william": "brig"}
    table = hatches({"cargo_hold": 1}, damage={"cargo_hold": "any"}, characters=places)
    table.answer(2, "barricade")
    assert table.track("deep_ones.cargo_hold") == 1


@pytest.mark.rule("4.17")
def test_nobody_is_asked_as_a_deep_one_climbs_on_deck_or_without_the_card() -> None:
    table = hatches({"w5": 1})
    assert (window(table), table.track("deep_ones.d5")) == ("", 1)
    table = hatches({"d5": 1}, kept={})
    assert (window(table), table.track("deep_ones.cargo_hold")) == ("", 1)
