"""1.11: mythos cards that stay in a player's play area (rulings K1 to K5)."""

import pytest

from tests.games.unfathomable.crisis import add, dials, draw_card, tracks
from tests.games.unfathomable.ship import ship
from tests.table import Table
from turncoat.kernel.shapes import Json

WILL = "structural_damage:will"


# Barricade the Hatches


def at_the_hatch(run: list[Json], **words: Json) -> Table:
    """A ship on which `run` happens in Jeanne's turn while Svetlana keeps Barricade the Hatches."""
    return ship(kept={"svetlana": ["barricade_the_hatches"]}, run=run, **words)


@pytest.mark.rule("1.11", "4.17")
def test_who_keeps_the_barricade_may_close_the_rooms_to_a_deep_one() -> None:
    table = at_the_hatch(["act_deep_ones"], deep_ones={"d5": 1})
    assert (table.waiting_seats(), table.options(1)) == ([1], ["pass", "barricade"])
    table.answer(1, "barricade")
    assert (table.track("deep_ones.d5"), table.track("deep_ones.cargo_hold")) == (1, 0)
    assert (table.zone("play_area.1"), table.zone("mythos_discard")) == ([], ["barricade_the_hatches"])


@pytest.mark.rule("1.11")
def test_the_barricade_may_be_kept_for_later() -> None:
    table = at_the_hatch(["act_deep_ones"], deep_ones={"d5": 1})
    table.answer(1, "pass")
    assert (table.track("deep_ones.cargo_hold"), table.zone("play_area.1")) == (1, ["barricade_the_hatches"])


@pytest.mark.rule("1.11", "4.17")
def test_the_barricade_stops_moves_from_room_to_room_but_not_onto_a_deck_nor_spawning() -> None:
    table = at_the_hatch(
        ["act_deep_ones", "spawn:galley+1"],
        deep_ones={"cargo_hold": 1, "w1": 1},
        damage={"cargo_hold": "will"},
    )
    table.answer(0, "pick_space w1")
    assert table.track("deep_ones.d1") == 1  # no window opened
    table.answer(1, "barricade")
    assert [table.track(f"deep_ones.{room}") for room in ("cargo_hold", "boiler_room", "galley")] == [1, 0, 1]


@pytest.mark.rule("1.11")
def test_the_barricade_holds_until_the_end_of_the_turn() -> None:
    top: dict[str, Json] = {"mythos": ["class_struggle", "food_rationing"]}
    table = at_the_hatch(["act_deep_ones"], deep_ones={"d5": 1}, top=top)
    table.answer(1, "barricade")
    table.answer(0, "end_actions")
    table.answer(0, "choose 0")
    assert table.track("deep_ones.d5") == 1  # after the icon of Jeanne's card
    table.answer(1, "end_actions")
    table.answer(0, "choose 1")
    assert table.track("deep_ones.cargo_hold") == 1  # after that of Svetlana's


# Sacrifice Deep One


def altar(**words: Json) -> Table:
    """William's turn; he keeps Sacrifice Deep One, and is in the Chapel with two Deep Ones."""
    said: dict[str, Json] = {
        "current": 2,
        "kept": {"william": ["sacrifice_deep_one"]},
        "deep_ones": {"chapel": 2},
    }
    return ship(**{**said, **words})


@pytest.mark.rule("28.11", "1.11", "49.14")
def test_the_keeper_keeps_the_sacrifice() -> None:
    table = draw_card("sacrifice_deep_one", current=1)
    table.answer(2, "choose 0")
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == (["sacrifice_deep_one"], [])
    assert tracks(table) == (1, 0)


@pytest.mark.rule("1.11", "2.1", "50.1")
def test_a_sacrifice_advances_the_ritual_by_two() -> None:
    table = altar(dice=[6])
    table.answer(2, "use_kept sacrifice_deep_one")
    assert (table.track("deep_ones.chapel"), table.track("ritual")) == (1, 2)
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == ([], ["sacrifice_deep_one"])


@pytest.mark.rule("1.11")
def test_a_sacrifice_that_fails_does_nothing_and_is_an_action() -> None:
    table = altar(dice=[5, 5], top={"mythos": ["hull_leak"]}, hands={"william": ["persistence:1"]})
    table.answer(2, "use_kept sacrifice_deep_one")
    assert (table.track("deep_ones.chapel"), table.track("ritual")) == (2, 0)
    assert table.zone("play_area.2") == ["sacrifice_deep_one"]
    table.answer(2, "use_kept sacrifice_deep_one")
    assert table.ask() != "performing.act"


@pytest.mark.rule("1.11", "2.1")
def test_a_sacrifice_needs_a_deep_one_in_the_same_space() -> None:
    table = altar(deep_ones={"galley": 1, "d3": 1})
    assert "use_kept" not in table.verbs(2)
    table.refuses(2, "use_kept sacrifice_deep_one", "illegal_option", table.why_not(2, "use_kept")[1])


@pytest.mark.rule("1.11")
def test_only_who_keeps_a_card_has_its_action() -> None:
    assert "use_kept" not in altar(current=0, characters={"jeanne": "chapel"}).verbs(0)
    assert "use_kept" in altar().verbs(2)


# The Peacemaker


def peace(**words: Json) -> Table:
    """Arjun's turn; he keeps The Peacemaker, and a Deep One is with him."""
    said: dict[str, Json] = {
        "seats": ["jeanne", "svetlana", "arjun"],
        "current": 2,
        "used_feats": ["svetlana", "arjun"],
        "characters": {"arjun": "galley", "jeanne": "galley"},
        "kept": {"arjun": ["the_peacemaker"]},
        "deep_ones": {"galley": 1},
    }
    return ship(**{**said, **words})


@pytest.mark.rule("1.11", "1.3")
def test_a_peacemaker_does_not_attack_with_or_without_a_weapon() -> None:
    table = peace()
    assert not {"attack_deep_one", "use_item"} & table.verbs(2)
    assert table.why_not(2, "attack_deep_one")[1] == "1.3"
    free = peace(kept={})
    assert {"attack_deep_one", "use_item"} <= free.verbs(2)


@pytest.mark.rule("1.11")
def test_others_attack_all_the_same() -> None:
    assert "attack_deep_one" in peace(current=0).verbs(0)


@pytest.mark.rule("1.11", "32.8")
def test_the_next_passenger_to_be_defeated_costs_the_peace_and_a_sanity() -> None:
    table = peace(
        run=["act_deep_ones"],
        deep_ones={"d1": 2},
        passengers={"d1": ["soul", "soul"]},
        characters={"arjun": "galley"},
    )
    assert dials(table) == [8, 8, 7, 6]  # the second passenger costs no more sanity
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == ([], ["the_peacemaker"])


@pytest.mark.rule("1.11")
def test_a_peacemaker_who_lost_the_card_attacks_again() -> None:
    table = peace(run=["act_deep_ones", "spawn:galley+1"], deep_ones={"d1": 1}, passengers={"d1": ["nobody"]})
    assert (table.track("sanity"), "attack_deep_one" in table.verbs(2)) == (7, True)


# Memory of the Deep

TREACHERY: list[Json] = ["siren_song:3", "call_to_action:2"]
CALM: list[Json] = ["persistence:1", "shrivelling:1"]  # chaos cards for horrific_visions: together 2


def remember_position(adding: int) -> Table:
    """William keeps the memory and has cards of 2 for a check of lore and will, of which he adds some."""
    table = draw_card(
        "horrific_visions",
        kept={"william": ["memory_of_the_deep"]},
        hands={"william": ["persistence:2"] * 3, "svetlana": ["shrivelling:2"]},
        top={"chaos": [*CALM], "deck.treachery": [*TREACHERY]},
    )
    table.answer(1, "add shrivelling:2")
    add(table, 2, ["persistence:2"] * adding)
    return table


@pytest.mark.rule("1.11", "42.5", "52.3")
@pytest.mark.parametrize(("adding", "total"), [(0, 4), (1, 3), (2, 5), (3, 7)])
def test_with_the_memory_one_treachery_card_follows_whatever_william_adds(adding: int, total: int) -> None:
    table = remember_position(adding)
    assert [told["total"] for told in table.told("checked")] == [total]
    assert table.zone("discard.treachery") == (["siren_song:3"] if adding else [])


def remember(total_cards: int) -> Table:
    """William uses the memory's action: chaos brings 2, he adds cards of 2, then a treachery card of 3."""
    table = ship(
        current=2,
        kept={"william": ["memory_of_the_deep"]},
        hands={"william": [*["persistence:2"] * 5, *["shrivelling:2"] * 3]},
        top={"chaos": [*CALM], "deck.treachery": [*TREACHERY]},
    )
    table.answer(2, "use_kept memory_of_the_deep")
    assert table.told("check_begun") == [{"target": 13, "skills": ["lore", "will"]}]
    add(table, 2, (["persistence:2"] * 5 + ["shrivelling:2"] * 3)[:total_cards])
    return table


@pytest.mark.rule("1.11", "2.1", "42")
def test_william_rids_himself_of_the_memory_with_a_check_of_thirteen() -> None:
    table = remember(7)
    assert table.told("checked") == [{"total": 13, "target": 13, "outcome": "passed"}]
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == ([], ["memory_of_the_deep"])
    assert (dials(table), tracks(table)) == ([8, 8, 8, 8], (0, 0))  # its icons are not resolved again


@pytest.mark.rule("1.11", "42")
def test_a_memory_that_will_not_go_costs_a_sanity() -> None:
    table = remember(6)
    assert table.told("checked") == [{"total": 11, "target": 13, "outcome": "failed"}]
    assert (table.zone("play_area.2"), dials(table), tracks(table)) == (
        ["memory_of_the_deep"],
        [8, 8, 7, 8],
        (0, 0),
    )


# Family Ties


def family_position(**words: Json) -> Table:
    """A check of lore and will while Ishmael keeps Family Ties; chaos brings 2."""
    return draw_card(
        "horrific_visions",
        seats=["jeanne", "svetlana", "ishmael"],
        kept={"ishmael": ["family_ties"]},
        top={"chaos": [*CALM], "deck.treachery": [*TREACHERY]},
        **words,
    )


@pytest.mark.rule("1.11", "42.4", "52.3")
def test_family_ties_add_a_treachery_card_to_every_check() -> None:
    table = family_position()
    assert [told["total"] for told in table.told("checked")] == [-1]
    assert table.zone("discard.treachery") == ["siren_song:3"]


@pytest.mark.rule("1.11")
def test_in_the_brig_ishmael_has_no_family() -> None:
    table = family_position(characters={"ishmael": "brig"})
    assert [told["total"] for told in table.told("checked")] == [2]


@pytest.mark.rule("1.11", "42.3")
def test_preparation_keeps_the_family_out_too() -> None:
    table = family_position(hands={"jeanne": ["preparation:5"]})
    table.answer(0, "prepare preparation:5")
    assert [told["total"] for told in table.told("checked")] == [0]


@pytest.mark.rule("1.11")
def test_with_nothing_to_hide_the_family_is_face_up() -> None:
    table = family_position(hands={"jeanne": ["nothing_to_hide:3", "persistence:1"]})
    table.answer(0, "hide_nothing nothing_to_hide:3")
    assert (table.zone("check_shown"), len(table.zone("check_pile"))) == (["siren_song:3"], 2)


@pytest.mark.rule("1.11", "42")
def test_family_ties_count_in_rooms_too() -> None:
    table = ship(
        seats=["jeanne", "svetlana", "ishmael"],
        characters={"jeanne": "captains_cabin"},
        kept={"ishmael": ["family_ties"]},
        top={"chaos": ["coordinated_effort:2", "watch_and_learn:2"], "deck.treachery": [*TREACHERY]},
    )
    table.answer(0, "use_room")
    table.answer(0, "pick_seat 1")
    assert [told["total"] for told in table.told("checked")] == [1]
