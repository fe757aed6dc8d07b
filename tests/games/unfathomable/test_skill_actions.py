"""2.2, 3.7, 3.13: actions of skill cards."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

ACTING = "performing.act"


def hand_position(*cards: str, **words: Json) -> Table:
    return ship(hands={"jeanne": [*cards]}, **words)


def traitor(*cards: str, **words: Json) -> Table:
    """Jeanne is a revealed traitor in the Boiler Room."""
    return hand_position(*cards, revealed=["jeanne"], **words)


def attacks(table: Table) -> int:
    return len(table.told("attacked"))


@pytest.mark.rule("2.2", "3.1", "3.7")
@pytest.mark.parametrize("card", ["coordinated_effort:1", "coordinated_effort:2"])
def test_coordinated_effort_gives_another_character_one_action(card: str) -> None:
    table = hand_position(card)
    table.answer(JEANNE, f"play {card}")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]
    table.answer(JEANNE, "pick_seat 2")
    assert (table.waiting_seats(), table.current()) == ([WILLIAM], JEANNE)
    table.answer(WILLIAM, "move d6")
    assert (table.named_track("at.2"), table.ask(), table.waiting_seats()) == ("d6", ACTING, [JEANNE])


@pytest.mark.rule("2.2", "3.7")
@pytest.mark.parametrize(("die", "sanity"), [(2, 7), (3, 9)])
def test_an_inspiring_speech_gains_sanity_on_three_or_more_and_else_loses_it(die: int, sanity: int) -> None:
    table = hand_position("inspiring_speech:5", dice=[die])
    table.answer(JEANNE, "play inspiring_speech:5")
    assert table.track("sanity") == sanity


@pytest.mark.rule("2.2", "3.7", "16.5")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_shrivelling_defeats_a_deep_one_anywhere_with_four_or_more(die: int, left: int) -> None:
    table = hand_position("shrivelling:2", deep_ones={"w3": 2, "deep": 1}, dice=[die])
    table.answer(JEANNE, "play shrivelling:2")
    assert table.options(JEANNE) == ["pick_space w3"]
    table.answer(JEANNE, "pick_space w3")
    assert table.track("deep_ones.w3") == left


@pytest.mark.rule("2.2", "3.7", "19")
@pytest.mark.parametrize(("die", "place"), [(5, "d8"), (6, "brig")])
def test_shrivelling_defeats_a_traitor_anywhere_with_six_or_more(die: int, place: str) -> None:
    table = hand_position("shrivelling:1", characters={"svetlana": "d8"}, revealed=["svetlana"], dice=[die])
    table.answer(JEANNE, "play shrivelling:1")
    assert table.options(JEANNE) == ["pick_seat 1"]
    table.answer(JEANNE, "pick_seat 1")
    assert table.named_track("at.1") == place


@pytest.mark.rule("3.13", "19")
@pytest.mark.parametrize(("die", "place"), [(5, "captains_cabin"), (6, "sick_bay")])
def test_for_a_traitor_shrivelling_finds_humans_and_no_deep_ones(die: int, place: str) -> None:
    table = traitor("shrivelling:1", deep_ones={"boiler_room": 1}, dice=[die])
    table.answer(JEANNE, "play shrivelling:1")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]
    table.answer(JEANNE, "pick_seat 1")
    assert table.named_track("at.1") == place


def test_without_an_enemy_shrivelling_cannot_be_used() -> None:
    assert hand_position("shrivelling:1", deep_ones={"deep": 3}).why_not(JEANNE, "play") == ("no_target", "3")


@pytest.mark.rule("2.2", "3.7", "5")
@pytest.mark.parametrize("card", ["lesser_banishment:3", "lesser_banishment:4"])
def test_a_lesser_banishment_moves_all_deep_ones_of_a_space_to_an_adjacent_one(card: str) -> None:
    table = hand_position(card, deep_ones={"cargo_hold": 3, "d1": 1})
    table.answer(JEANNE, f"play {card}")
    assert table.options(JEANNE) == ["pick_space d1", "pick_space cargo_hold"]
    table.answer(JEANNE, "pick_space cargo_hold")
    beside = {option.removeprefix("pick_space ") for option in table.options(JEANNE)}
    assert beside == {"d5", "chapel", "galley", "boiler_room"}
    table.answer(JEANNE, "pick_space d5")
    assert [table.track(f"deep_ones.{space}") for space in ("cargo_hold", "d5", "d1")] == [0, 3, 1]


@pytest.mark.rule("1.4", "24.3")
@pytest.mark.parametrize(("answer", "left"), [("accept", 0), ("decline", 1)])
def test_with_the_elder_sign_amulet_a_lore_card_may_be_resolved_twice(answer: str, left: int) -> None:
    table = ship(current=WILLIAM, hands={"william": ["shrivelling:1"]}, deep_ones={"w3": 2}, dice=[8, 8])
    table.answer(WILLIAM, "play shrivelling:1")
    table.answer(WILLIAM, "pick_space w3")
    assert (table.track("deep_ones.w3"), table.ask()) == (1, "playing.twice")
    table.answer(WILLIAM, answer)
    if answer == "accept":
        table.answer(WILLIAM, "pick_space w3")
    assert (table.track("deep_ones.w3"), table.zone("discard.lore")) == (left, ["shrivelling:1"])


@pytest.mark.rule("2.2", "3.7", "41.3")
def test_watch_and_learn_draws_two_cards_of_any_skill_but_treachery() -> None:
    table = hand_position("watch_and_learn:2")
    table.answer(JEANNE, "play watch_and_learn:2")
    assert "draw_from treachery" not in table.options(JEANNE)
    table.answer(JEANNE, "draw_from lore")
    table.answer(JEANNE, "draw_from strength")
    skills = sorted(table.family_of(card) for card in table.zone("hand.0"))
    assert (skills, table.ask()) == (["lore", "strength"], ACTING)


@pytest.mark.rule("2.2", "3.7", "6.1")
def test_a_rampage_is_up_to_four_basic_attacks() -> None:
    table = hand_position("rampage:3", deep_ones={"boiler_room": 3}, dice=[1, 4, 4, 3])
    table.answer(JEANNE, "play rampage:3")
    assert table.options(JEANNE) == ["choose 0"]
    table.answer(JEANNE, "choose 0")
    for _ in range(4):
        table.answer(JEANNE, "accept")
        table.answer(JEANNE, "pick_space boiler_room")
    assert (attacks(table), table.track("deep_ones.boiler_room"), table.ask()) == (4, 1, ACTING)
    assert table.zone("discard.strength") == ["rampage:3"]


@pytest.mark.rule("2.2", "3.7")
def test_a_rampage_ends_when_its_player_says_so_or_no_enemy_is_left() -> None:
    table = hand_position("rampage:4", deep_ones={"boiler_room": 2}, dice=[4, 4])
    table.answer(JEANNE, "play rampage:4")
    table.answer(JEANNE, "choose 0")
    table.answer(JEANNE, "accept")
    table.answer(JEANNE, "pick_space boiler_room")
    over = hand_position("rampage:4", deep_ones={"boiler_room": 1}, dice=[4])
    over.answer(JEANNE, "play rampage:4")
    over.answer(JEANNE, "choose 0")
    over.answer(JEANNE, "accept")
    over.answer(JEANNE, "pick_space boiler_room")
    assert (attacks(over), over.ask()) == (1, ACTING)
    table.answer(JEANNE, "decline")
    assert (attacks(table), table.ask(), table.track("deep_ones.boiler_room")) == (1, ACTING, 1)


@pytest.mark.rule("2.2", "3.7", "24.5")
def test_a_rampage_uses_one_weapon_up_to_three_times() -> None:
    weapons: Json = {"jeanne": ["six_shooter", "kitchen_knife", "repeating_rifle", "starbuck"]}
    table = hand_position("rampage:3", deep_ones={"boiler_room": 4}, items=weapons, dice=[2, 2, 2])
    table.answer(JEANNE, "play rampage:3")
    assert table.options(JEANNE) == ["choose 0", "choose 1"]
    table.answer(JEANNE, "choose 1")
    assert table.options(JEANNE) == ["pick_item six_shooter"]
    table.answer(JEANNE, "pick_item six_shooter")
    for _ in range(3):
        table.answer(JEANNE, "accept")
        table.answer(JEANNE, "pick_space boiler_room")
    assert (attacks(table), table.track("deep_ones.boiler_room"), table.ask()) == (3, 1, ACTING)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("items", "left"), [(["kitchen_knife"], 0), (["six_shooter"], 1), ([], 1)])
def test_a_kitchen_knife_helps_a_basic_attack_and_other_weapons_do_not(items: list[Json], left: int) -> None:
    table = ship(deep_ones={"boiler_room": 1}, items={"jeanne": items}, dice=[3])
    table.answer(JEANNE, "attack_deep_one")
    assert table.track("deep_ones.boiler_room") == left


@pytest.mark.rule("3.7")
def test_without_an_enemy_there_is_no_rampage() -> None:
    assert hand_position("rampage:3", deep_ones={"d7": 1}).why_not(JEANNE, "play") == ("no_target", "3")


@pytest.mark.rule("2.2", "3.7")
def test_persistence_exchanges_up_to_five_cards_for_as_many_of_one_deck() -> None:
    hand = ["rampage:3", "rampage:4", "shrivelling:1", "shrivelling:2", "keen_insight:3", "keen_insight:4"]
    table = hand_position("persistence:1", *hand)
    table.answer(JEANNE, "play persistence:1")
    for card in hand[:5]:
        table.answer(JEANNE, f"discard {card}")
    assert "draw_from treachery" not in table.options(JEANNE)
    table.answer(JEANNE, "draw_from influence")
    skills = sorted(table.family_of(card) for card in table.zone("hand.0"))
    assert skills == [*["influence"] * 5, "observation"]


@pytest.mark.rule("2.2", "3.7")
def test_persistence_may_stop_early() -> None:
    table = hand_position("persistence:2", "rampage:3", "rampage:4")
    table.answer(JEANNE, "play persistence:2")
    table.answer(JEANNE, "discard rampage:3")
    table.answer(JEANNE, "done")
    table.answer(JEANNE, "draw_from lore")
    skills = sorted(table.family_of(card) for card in table.zone("hand.0"))
    assert skills == ["lore", "strength"]


@pytest.mark.rule("3.1", "1.10")
def test_true_grit_gives_two_actions_once_in_a_turn() -> None:
    table = hand_position("true_grit:5", "true_grit:5", top={"mythos": ["class_struggle"]})
    table.answer(JEANNE, "play true_grit:5")
    assert table.why_not(JEANNE, "play") == ("no_target", "3")
    for space in ("d1", "d2", "d3"):
        assert table.ask() == ACTING
        table.answer(JEANNE, f"move {space}")
    assert table.ask() == "choice_crisis.choose"


# Treachery


@pytest.mark.rule("3.13", "45")
@pytest.mark.parametrize("there", [0, 2])
def test_reinforcements_join_the_deep(there: int) -> None:
    table = traitor("reinforcements:1", deep_ones={"deep": there})
    table.answer(JEANNE, "play reinforcements:1")
    assert (table.track("deep_ones.deep"), table.ask()) == (there + 1, ACTING)


@pytest.mark.rule("3.13", "1.9")
def test_with_the_fourth_reinforcement_all_monsters_come_up_where_the_traitor_says() -> None:
    table = traitor("reinforcements:1", deep_ones={"deep": 3}, monarchs={"hydra": "deep", "dagon": "w3"})
    table.answer(JEANNE, "play reinforcements:1")
    assert table.options(JEANNE) == [f"pick_space w{number}" for number in range(1, 9)]
    table.answer(JEANNE, "pick_space w6")
    assert (table.track("deep_ones.w6"), table.track("deep_ones.deep")) == (4, 0)
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w6", "w3")


@pytest.mark.rule("3.13", "4.17")
def test_a_call_to_action_activates_all_deep_ones_in_the_traitors_space() -> None:
    table = traitor("call_to_action:2", characters={"jeanne": "d5"}, deep_ones={"d5": 2, "w1": 1})
    table.answer(JEANNE, "play call_to_action:2")
    assert table.options(JEANNE) == ["choose 0", "choose 1"]
    table.answer(JEANNE, "choose 0")
    assert [table.track(f"deep_ones.{space}") for space in ("d5", "cargo_hold", "w1")] == [0, 2, 1]


@pytest.mark.rule("3.13", "4.17")
def test_a_call_to_action_may_activate_one_deep_one_elsewhere() -> None:
    table = traitor("call_to_action:2", deep_ones={"d5": 2, "w1": 1, "deep": 1})
    table.answer(JEANNE, "play call_to_action:2")
    assert table.options(JEANNE) == ["choose 1"]
    table.answer(JEANNE, "choose 1")
    assert table.options(JEANNE) == ["pick_space w1", "pick_space d5"]
    table.answer(JEANNE, "pick_space d5")
    assert [table.track(f"deep_ones.{space}") for space in ("d5", "cargo_hold", "w1")] == [1, 1, 1]


@pytest.mark.rule("3.13", "32.4")
def test_a_siren_song_risks_a_passenger() -> None:
    table = traitor("siren_song:3", dice=[6])
    table.answer(JEANNE, "play siren_song:3")
    assert (len(table.zone("on_deck.d6")), len(table.zone("passengers"))) == (1, 8)


@pytest.mark.rule("9.13", "2.2")
@pytest.mark.parametrize("seat", [JEANNE, SVETLANA])
def test_skill_cards_are_used_in_the_brig_too(seat: int) -> None:
    name = ("jeanne", "svetlana")[seat]
    table = ship(current=seat, characters={name: "brig"}, hands={name: ["inspiring_speech:5"]}, dice=[8])
    table.answer(seat, "play inspiring_speech:5")
    assert table.track("sanity") == 9
