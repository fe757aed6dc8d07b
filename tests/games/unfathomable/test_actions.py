"""Chapters 2 and 3: actions of humans and of revealed traitors."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

TROUBLE: dict[str, Json] = {"mythos": ["class_struggle"]}  # the Captain chooses at once
MYTHOS = "choice_crisis.choose"
ACTING = "performing.act"
ROOMS = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
SHIP = {*ROOMS, *(f"d{number}" for number in range(1, 9))}


def traitor(**words: Json) -> Table:
    """Jeanne is a revealed traitor, alone on a deck unless the words say otherwise."""
    usual: dict[str, Json] = {"revealed": ["jeanne"], "characters": {"jeanne": "d5"}}
    return ship(**{**usual, **words})


# The menu


@pytest.mark.rule("3", "53.5", "53.11")
@pytest.mark.parametrize("words", [{}, {"revealed": ["jeanne"]}])
def test_there_are_two_actions_in_a_turn(words: dict[str, Json]) -> None:
    table = ship(top=TROUBLE, **words)
    table.answer(JEANNE, "move d1")
    assert (table.ask(), table.waiting_seats()) == (ACTING, [JEANNE])
    table.answer(JEANNE, "move d2")
    assert table.ask() == (ACTING if words else MYTHOS)
    assert table.current() == (SVETLANA if words else JEANNE)


@pytest.mark.rule("53.5")
def test_actions_may_be_left_unused() -> None:
    table = ship(top=TROUBLE)
    table.answer(JEANNE, "end_actions")
    assert table.ask() == MYTHOS


@pytest.mark.rule("3.1")
def test_some_actions_bring_another_one_beyond_the_two() -> None:
    table = ship(seats=["arjun", "jeanne", "william"], used_feats=["arjun"], top=TROUBLE)
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d3")
    for space in ("d4", "d5"):
        assert table.ask() == ACTING
        table.answer(0, f"move {space}")
    assert (table.ask(), table.named_track("at.0")) == (MYTHOS, "d5")


@pytest.mark.rule("3.2", "3")
def test_a_human_has_the_actions_of_humans() -> None:
    table = ship(
        characters={"jeanne": "d5", "svetlana": "d5"},
        passengers={"d5": ["soul"]},
        deep_ones={"d5": 1},
        hands={"jeanne": ["watch_and_learn:1", "siren_song:3"]},
        loyalty={"jeanne": ["hybrid"]},
        items={"jeanne": ["six_shooter"]},
    )
    assert table.verbs(JEANNE) == {
        *("move", "attack_deep_one", "rescue", "trade", "play", "use_item", "reveal", "end_actions"),
    }
    assert table.why_not(JEANNE, "defeat_passenger") == ("forbidden", "3.2")
    table.refuses(JEANNE, "defeat_passenger", "illegal_option", "3.2")


@pytest.mark.rule("3.9", "3")
def test_a_revealed_traitor_has_the_actions_of_traitors() -> None:
    table = traitor(
        passengers={"d5": ["soul"]},
        deep_ones={"d5": 1},
        hands={"jeanne": ["watch_and_learn:1", "siren_song:3"]},
        items={"jeanne": ["plimsolls"]},
    )
    assert table.verbs(JEANNE) == {"move", "defeat_passenger", "play", "use_item", "end_actions"}
    assert table.why_not(JEANNE, "rescue") == ("forbidden", "3.9")
    assert table.why_not(JEANNE, "attack_deep_one") == ("forbidden", "6.4")
    together = traitor(characters={"jeanne": "d5", "svetlana": "d5"})
    assert together.why_not(JEANNE, "trade") == ("forbidden", "3.9")


# Moving


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("space", ["d8", "bridge"])
def test_a_human_moves_to_any_ship_space(space: str) -> None:
    table = ship()
    table.answer(JEANNE, f"move {space}")
    assert table.named_track("at.0") == space


@pytest.mark.rule("3.3", "3.10")
@pytest.mark.parametrize("revealed", [[], ["jeanne"]])
def test_nobody_moves_into_the_water_or_by_choice_to_the_brig_or_the_sick_bay(revealed: list[Json]) -> None:
    table = ship(revealed=revealed)
    moves = {option.removeprefix("move ") for option in table.options(JEANNE) if option.startswith("move ")}
    assert moves == SHIP - {"boiler_room"}
    for space in ("brig", "sick_bay", "w1", "deep"):
        table.refuses(JEANNE, f"move {space}", "illegal_option", "3")


@pytest.mark.rule("3.3", "9.4")
def test_a_human_in_the_brig_cannot_move_whatever_cards_are_in_hand() -> None:
    hand: Json = ["true_grit:5", "shrug_it_off:5", "rampage:4"]
    table = ship(characters={"jeanne": "brig"}, hands={"jeanne": hand})
    assert table.why_not(JEANNE, "move") == ("forbidden", "3.3")
    table.refuses(JEANNE, "move d1", "illegal_option", "3.3")


@pytest.mark.rule("3.10", "9.4")
def test_a_traitor_in_the_brig_pays_twelve_to_leave() -> None:
    hand: Json = ["true_grit:5", "rampage:4", "siren_song:3", "persistence:1"]
    table = traitor(characters={"jeanne": "brig"}, hands={"jeanne": hand})
    moves = {option.removeprefix("move ") for option in table.options(JEANNE) if option.startswith("move ")}
    assert moves == SHIP
    table.answer(JEANNE, "move galley")
    for card in ("true_grit:5", "rampage:4", "siren_song:3"):
        assert table.named_track("at.0") == "brig"
        table.answer(JEANNE, f"discard {card}")
    assert (table.named_track("at.0"), table.zone("hand.0")) == ("galley", ["persistence:1"])
    assert (table.zone("discard.treachery"), table.ask()) == (["siren_song:3"], ACTING)


@pytest.mark.rule("3.10", "9.4")
@pytest.mark.parametrize(
    ("last", "refusal"), [("siren_song:3", ("", "")), ("persistence:2", ("forbidden", "3.10"))]
)
def test_a_traitor_with_cards_worth_less_than_twelve_stays_in_the_brig(
    last: str, refusal: tuple[str, str]
) -> None:
    table = traitor(characters={"jeanne": "brig"}, hands={"jeanne": ["true_grit:5", "rampage:4", last]})
    assert table.why_not(JEANNE, "move") == refusal
    assert ("move" in table.verbs(JEANNE)) == (refusal == ("", ""))


@pytest.mark.rule("3.10")
def test_a_traitor_outside_the_brig_moves_for_nothing() -> None:
    table = traitor(hands={"jeanne": ["persistence:1"]})
    table.answer(JEANNE, "move bridge")
    assert (table.named_track("at.0"), table.zone("hand.0")) == ("bridge", ["persistence:1"])


# Attacks and passengers


@pytest.mark.rule("3.4", "6.4")
@pytest.mark.parametrize(("space", "refusal"), [("boiler_room", ("", "")), ("d7", ("forbidden", "3.4"))])
def test_a_human_attacks_a_deep_one_in_the_same_space_only(space: str, refusal: tuple[str, str]) -> None:
    table = ship(deep_ones={space: 1}, dice=[4])
    assert table.why_not(JEANNE, "attack_deep_one") == refusal
    if refusal == ("", ""):
        table.answer(JEANNE, "attack_deep_one")
        assert table.track(f"deep_ones.{space}") == 0


@pytest.mark.rule("3.4", "6.5", "9.3", "16.4", "48.2")
@pytest.mark.parametrize(("die", "place"), [(5, "boiler_room"), (6, "brig")])
def test_a_human_attacks_a_revealed_traitor_in_the_same_space(die: int, place: str) -> None:
    together: Json = {"svetlana": "boiler_room", "william": "boiler_room"}
    table = ship(characters=together, revealed=["svetlana"], dice=[die])
    assert [option for option in table.options(JEANNE) if option.startswith("attack")] == ["attack 1"]
    table.answer(JEANNE, "attack 1")
    assert table.named_track("at.1") == place


@pytest.mark.rule("3.4", "3.11")
@pytest.mark.parametrize("revealed", [["svetlana"], ["jeanne"], ["jeanne", "svetlana"], []])
def test_only_an_enemy_in_the_same_space_can_be_attacked(revealed: list[Json]) -> None:
    cultist: dict[str, Json] = {"jeanne": ["hybrid"], "svetlana": ["cultist"]} if len(revealed) > 1 else {}
    seats: Json = ["jeanne", "svetlana", "william", "samira"]
    table = ship(seats=seats, characters={"svetlana": "d1"}, revealed=revealed, loyalty=cultist)
    assert table.why_not(JEANNE, "attack") == ("no_target", "3")
    met = ship(seats=seats, characters={"svetlana": "boiler_room"}, revealed=revealed, loyalty=cultist)
    assert (met.why_not(JEANNE, "attack") == ("", "")) == (len(revealed) == 1)


@pytest.mark.rule("3.11", "6.5", "16.3")
@pytest.mark.parametrize(("die", "place"), [(5, "d5"), (6, "sick_bay")])
def test_a_revealed_traitor_attacks_a_human_in_the_same_space(die: int, place: str) -> None:
    table = traitor(characters={"jeanne": "d5", "svetlana": "d5", "william": "d6"}, dice=[die])
    assert [option for option in table.options(JEANNE) if option.startswith("attack")] == ["attack 1"]
    table.answer(JEANNE, "attack 1")
    assert table.named_track("at.1") == place


@pytest.mark.rule("3.5", "32.7")
def test_a_human_rescues_a_passenger_in_the_same_space() -> None:
    aboard: Json = {"d5": ["soul", "two_souls"], "d6": ["soul"]}
    table = ship(characters={"jeanne": "d5"}, passengers=aboard)
    table.answer(JEANNE, "rescue")
    assert (len(table.zone("on_deck.d5")), len(table.zone("on_deck.d6"))) == (1, 1)
    assert (len(table.zone("passengers")), table.track("souls"), table.zone("box")) == (7, 8, [])
    assert ship(passengers=aboard).why_not(JEANNE, "rescue") == ("forbidden", "3.5")


@pytest.mark.rule("3.12", "32.9", "16.6")
def test_a_revealed_traitor_defeats_a_passenger_where_there_is_no_human() -> None:
    aboard: Json = {"d5": ["two_souls"]}
    table = traitor(passengers=aboard)
    table.answer(JEANNE, "defeat_passenger")
    assert (table.track("souls"), table.zone("on_deck.d5"), table.zone("box")) == (6, [], ["two_souls"])
    guarded = traitor(passengers=aboard, characters={"jeanne": "d5", "william": "d5"})
    assert guarded.why_not(JEANNE, "defeat_passenger") == ("forbidden", "3.12")
    assert traitor(passengers={"d6": ["soul"]}).why_not(JEANNE, "defeat_passenger") == ("forbidden", "3.12")


# Action abilities


@pytest.mark.rule("2", "2.2", "3.7", "41.4")
def test_the_action_of_a_skill_card_takes_an_action_and_the_card_is_discarded_after_it() -> None:
    table = ship(hands={"jeanne": ["watch_and_learn:1"]}, top=TROUBLE)
    table.answer(JEANNE, "play watch_and_learn:1")
    assert (table.zone("played"), table.zone("discard.observation")) == (["watch_and_learn:1"], [])
    table.answer(JEANNE, "draw_from will")
    table.answer(JEANNE, "draw_from will")
    assert (table.zone("played"), table.zone("discard.observation")) == ([], ["watch_and_learn:1"])
    assert table.ask() == ACTING
    table.answer(JEANNE, "move d1")
    assert table.ask() == MYTHOS


@pytest.mark.rule("2.2", "52.1")
def test_humans_do_not_use_the_actions_of_treachery() -> None:
    hand: list[Json] = ["reinforcements:1", "siren_song:3"]
    table = ship(hands={"jeanne": hand})
    assert table.why_not(JEANNE, "play") == ("no_target", "3")
    assert {"play reinforcements:1", "play siren_song:3"} <= set(
        traitor(hands={"jeanne": hand}).options(JEANNE)
    )


@pytest.mark.rule("2.2", "3.7", "3.13")
@pytest.mark.parametrize("revealed", [[], ["jeanne"]])
def test_cards_without_an_action_are_not_played_as_one(revealed: list[Json]) -> None:
    table = ship(hands={"jeanne": ["combat_training:1", "keen_insight:3"]}, revealed=revealed)
    assert table.why_not(JEANNE, "play") == ("no_target", "3")


@pytest.mark.rule("3.13")
def test_a_revealed_traitor_uses_cards_of_any_skill_and_discards_them() -> None:
    table = traitor(hands={"jeanne": ["inspiring_speech:5", "siren_song:3"]}, dice=[1, 4])
    table.answer(JEANNE, "play inspiring_speech:5")
    assert (table.track("sanity"), table.zone("discard.influence")) == (7, ["inspiring_speech:5"])
    table.answer(JEANNE, "play siren_song:3")
    assert (len(table.zone("on_deck.d4")), table.zone("discard.treachery")) == (1, ["siren_song:3"])


@pytest.mark.rule("2.1", "3.7", "24.3")
def test_items_are_used_for_an_action_by_humans_and_traitors() -> None:
    for table in (ship(items={"jeanne": ["plimsolls"]}), traitor(items={"jeanne": ["plimsolls"]})):
        table.answer(JEANNE, "use_item plimsolls")
        table.answer(JEANNE, "pick_space d7")
        assert table.named_track("at.0") == "d7"
    assert ship(items={"svetlana": ["plimsolls"]}).why_not(JEANNE, "use_item") == ("no_target", "3")


@pytest.mark.rule("2.1", "3.7", "20.3")
def test_a_feat_that_is_an_action_is_used_once() -> None:
    table = ship(top=TROUBLE)
    table.answer(JEANNE, "use_feat")
    assert (table.track("fuel"), table.track("travel"), table.track("feat.0")) == (7, 2, 0)
    assert table.why_not(JEANNE, "use_feat") == ("forbidden", "20.3")
    table.answer(JEANNE, "move d1")
    assert table.ask() == MYTHOS
    assert ship(used_feats=["jeanne"]).why_not(JEANNE, "use_feat") == ("forbidden", "20.3")


@pytest.mark.rule("2.1", "3.7", "49.13")
def test_the_action_of_a_title_belongs_to_whoever_has_it() -> None:
    table = ship(current=WILLIAM, top={"spells": ["lure_monster", "dark_pact"]}, dice=[5])
    assert table.why_not(WILLIAM, "use_tome") == ("", "")
    table.answer(WILLIAM, "use_tome")
    assert sorted(table.options(WILLIAM)) == ["resolve dark_pact", "resolve lure_monster"]
    assert ship().why_not(JEANNE, "use_tome") == ("forbidden", "49.13")


@pytest.mark.rule("2.1", "3.7", "1.11")
@pytest.mark.parametrize(("die", "ritual", "kept"), [(6, 2, []), (5, 0, ["sacrifice_deep_one"])])
def test_a_card_in_the_play_area_gives_its_owner_an_action(die: int, ritual: int, kept: list[str]) -> None:
    mine: Json = {"jeanne": ["sacrifice_deep_one"]}
    table = ship(kept=mine, deep_ones={"boiler_room": 1}, dice=[die])
    table.answer(JEANNE, "use_kept sacrifice_deep_one")
    assert (table.track("ritual"), table.zone("play_area.0")) == (ritual, kept)
    assert ship(kept=mine).why_not(JEANNE, "use_kept") == ("no_target", "3")


@pytest.mark.rule("2.1", "3.13", "39.7")
def test_the_action_of_the_sheet_is_not_for_revealed_traitors() -> None:
    table = ship(current=WILLIAM, top={"spells": ["dark_pact"]})
    table.answer(WILLIAM, "use_ability")
    table.answer(WILLIAM, "put_under dark_pact")
    assert table.zone("spells")[0] == "dark_pact"
    revealed = ship(current=WILLIAM, revealed=["william"])
    assert revealed.why_not(WILLIAM, "use_ability") == ("forbidden", "39.7")
    assert ship().why_not(JEANNE, "use_ability") == ("no_target", "3")
