"""Chapters 39 and 52: permissions and bans of revealed traitors, and treachery cards."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from turncoat.kernel.shapes import Json

TREACHERY: list[Json] = [
    "reinforcements:1",
    "call_to_action:2",
    "siren_song:3",
    "ransack:4",
    "perform_rites:5",
]


# 39.3


@pytest.mark.rule("39.3", "39")
@pytest.mark.parametrize(("die", "place"), [(5, "d1"), (6, "brig")])
def test_a_human_attacks_a_revealed_traitor(die: int, place: str) -> None:
    table = ship(revealed=["svetlana"], characters={"jeanne": "d1", "svetlana": "d1"}, dice=[die])
    table.answer(JEANNE, "attack 1")
    assert table.named_track("at.1") == place


@pytest.mark.rule("39.3")
@pytest.mark.parametrize(("die", "place"), [(5, "d1"), (6, "sick_bay")])
def test_a_revealed_traitor_attacks_a_human(die: int, place: str) -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "d1", "svetlana": "d1"}, dice=[die])
    table.answer(JEANNE, "attack 1")
    assert table.named_track("at.1") == place


@pytest.mark.rule("39.3", "19")
def test_humans_do_not_attack_humans_nor_traitors_each_other() -> None:
    both: Json = {"jeanne": "d1", "svetlana": "d1"}
    assert ship(characters=both).why_not(JEANNE, "attack") == ("no_target", "3")
    hidden = ship(characters=both, loyalty={"svetlana": ["hybrid"]})
    assert hidden.why_not(JEANNE, "attack") == ("no_target", "3")
    five: list[Json] = ["jeanne", "svetlana", "william", "arjun", "jamie"]
    traitors = ship(seats=five, characters=both, revealed=["jeanne", "svetlana"])
    assert traitors.why_not(JEANNE, "attack") == ("no_target", "3")


# 39.4, 41.2, 52.1


@pytest.mark.rule("39.4", "52", "52.1", "41.2")
def test_a_revealed_traitor_uses_treachery_cards_and_a_human_does_not() -> None:
    human = ship(hands={"jeanne": TREACHERY}, loyalty={"jeanne": ["hybrid"]})
    assert human.why_not(JEANNE, "play") == ("no_target", "3")
    traitor = ship(hands={"jeanne": TREACHERY}, revealed=["jeanne"], deep_ones={"d4": 1})
    plays = [option for option in traitor.options(JEANNE) if option.startswith("play")]
    assert plays == ["play reinforcements:1", "play call_to_action:2", "play siren_song:3"]
    traitor.answer(JEANNE, "play reinforcements:1")
    assert (traitor.track("deep_ones.deep"), traitor.zone("discard.treachery")) == (1, ["reinforcements:1"])


@pytest.mark.rule("52.1", "41.2")
def test_a_human_is_never_offered_the_treachery_deck() -> None:
    table = ship(hands={"jeanne": ["watch_and_learn:1"]})
    table.answer(JEANNE, "play watch_and_learn:1")
    decks = ["influence", "lore", "observation", "strength", "will"]
    assert table.options(JEANNE) == [f"draw_from {skill}" for skill in decks]


# 39.5


@pytest.mark.rule("39.5", "3.8")
def test_where_a_revealed_traitor_is_humans_cannot_use_the_room() -> None:
    there: Json = {"william": "chapel", "jeanne": "chapel"}
    assert ship(current=2, characters=there).why_not(WILLIAM, "use_room") == ("", "")
    table = ship(current=2, characters=there, revealed=["jeanne"])
    assert table.why_not(WILLIAM, "use_room") == ("forbidden", "3.8")


@pytest.mark.rule("39.5", "35.3")
def test_where_a_revealed_traitor_is_humans_cannot_repair() -> None:
    words: dict[str, Json] = {
        "current": 2,
        "characters": {"william": "chapel", "jeanne": "chapel"},
        "damage": {"chapel": "lore"},
        "hands": {"william": ["lesser_banishment:3"]},
    }
    assert ship(**words).why_not(WILLIAM, "repair") == ("", "")
    assert ship(revealed=["jeanne"], **words).why_not(WILLIAM, "repair") == ("forbidden", "35.3")


# 39.6


@pytest.mark.rule("39.6", "42.5")
def test_a_revealed_traitor_adds_at_most_one_card_to_a_check() -> None:
    hands: Json = {
        "svetlana": ["watch_and_learn:1", "watch_and_learn:2"],
        "william": ["persistence:1", "persistence:2"],
    }
    table = ship(at="mythos", revealed=["svetlana"], hands=hands, top={"mythos": ["hull_leak"]})
    assert (table.ask(), table.waiting_seats()) == ("check.add_cards", [SVETLANA])
    table.answer(SVETLANA, "add watch_and_learn:1")
    assert (table.waiting_seats(), table.zone("hand.1")) == ([WILLIAM], ["watch_and_learn:2"])
    table.answer(WILLIAM, "add persistence:1")
    assert (table.waiting_seats(), table.options(WILLIAM)) == ([WILLIAM], ["done", "add persistence:2"])


# 39.7


@pytest.mark.rule("39.7")
def test_a_revealed_traitor_uses_neither_rooms_nor_repairs_nor_the_own_sheet() -> None:
    table = ship(
        current=2,
        revealed=["william"],
        ritual=2,
        characters={"william": "chapel"},
        hands={"william": ["lesser_banishment:3"]},
    )
    assert table.why_not(WILLIAM, "use_room") == ("forbidden", "39.7")
    assert table.why_not(WILLIAM, "use_ability") == ("forbidden", "39.7")
    damaged = ship(current=0, revealed=["jeanne"], damage={"boiler_room": "will"})
    assert damaged.why_not(JEANNE, "repair") == ("forbidden", "39.7")


@pytest.mark.rule("39.7")
def test_a_revealed_traitor_cannot_react_with_the_own_sheet() -> None:
    words: dict[str, Json] = {
        "run": ["act_deep_ones"],
        "characters": {"jeanne": "d1"},
        "deep_ones": {"d1": 1},
        "hands": {"svetlana": ["shrivelling:1"]},
        "dice": [6],
    }
    human = ship(**words)
    assert human.options(SVETLANA) == ["pass", "heal shrivelling:1"]
    traitor = ship(revealed=["svetlana"], **words)
    assert (traitor.ask(), traitor.named_track("at.0")) == ("performing.act", "sick_bay")


@pytest.mark.rule("39.2", "3.9", "3.12")
def test_the_actions_of_a_revealed_traitor_are_not_those_of_a_human() -> None:
    words: dict[str, Json] = {"passengers": {"d1": ["soul"]}, "characters": {"jeanne": "d1"}}
    human = ship(**words)
    assert human.why_not(JEANNE, "rescue") == ("", "")
    assert human.why_not(JEANNE, "defeat_passenger") == ("forbidden", "3.2")
    traitor = ship(revealed=["jeanne"], **words)
    assert traitor.why_not(JEANNE, "rescue") == ("forbidden", "3.9")
    traitor.answer(JEANNE, "defeat_passenger")
    assert (traitor.track("souls"), traitor.zone("on_deck.d1")) == (7, [])


# 52.2


@pytest.mark.rule("52.2")
def test_ransack_takes_the_place_of_all_actions() -> None:
    table = ship(
        at="start_of_actions", revealed=["jeanne"], hands={"jeanne": ["ransack:4", "perform_rites:5"]}
    )
    assert table.options(JEANNE) == ["pass", "ransack ransack:4", "perform_rites perform_rites:5"]
    table.answer(JEANNE, "ransack ransack:4")
    assert (table.track("fuel"), table.zone("discard.treachery")) == (7, ["ransack:4"])
    assert (table.current(), table.zone("hand.0")) == (SVETLANA, ["perform_rites:5"])
    assert (table.named_track("hydra"), table.track("deep_ones.deep")) == ("deep", 0)


@pytest.mark.rule("52.2")
def test_perform_rites_lets_both_monarchs_act_and_ends_the_action_step() -> None:
    table = ship(
        at="start_of_actions",
        revealed=["jeanne"],
        hands={"jeanne": ["perform_rites:5"]},
        monarchs={"hydra": "w3", "dagon": "w6"},
        top={"damage": ["structural_damage:any"]},
    )
    table.answer(JEANNE, "perform_rites perform_rites:5")
    assert (table.zone("damaged.chapel"), table.track("deep_ones.d6")) == (["structural_damage:any"], 2)
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w1", "w4")
    assert table.current() == SVETLANA


@pytest.mark.rule("52.2")
def test_who_passes_at_the_start_of_the_action_step_has_two_actions() -> None:
    table = ship(at="start_of_actions", revealed=["jeanne"], hands={"jeanne": ["ransack:4"]})
    table.answer(JEANNE, "pass")
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [JEANNE])
    assert "play ransack:4" not in table.options(JEANNE)


@pytest.mark.rule("52.2", "52.1")
def test_a_human_cannot_play_at_the_start_of_the_action_step() -> None:
    table = ship(at="start_of_actions", loyalty={"jeanne": ["hybrid"]}, hands={"jeanne": ["ransack:4"]})
    assert table.ask() == "performing.act"


@pytest.mark.rule("52.2")
def test_a_revealed_traitor_is_not_asked_at_the_start_of_the_turn_of_another() -> None:
    table = ship(at="start_of_actions", revealed=["svetlana"], hands={"svetlana": ["perform_rites:5"]})
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [JEANNE])


@pytest.mark.rule("52.3", "52")
def test_a_treachery_card_counts_against_a_check() -> None:
    table = ship(
        at="mythos",
        revealed=["svetlana"],
        hands={"svetlana": ["perform_rites:5"], "jeanne": ["shrug_it_off:5"]},
        top={"mythos": ["hull_leak"], "chaos": ["rampage:4", "rampage:4"]},
    )
    table.answer(SVETLANA, "add perform_rites:5")
    table.answer(JEANNE, "add shrug_it_off:5")
    assert table.told("checked") == [{"total": 8, "target": 9, "outcome": "failed"}]
