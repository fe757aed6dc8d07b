"""Chapters 6, 11, 19, 23 and 26: attackers, targets, and the steps of an attack."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

GALLEY: dict[str, Json] = {"jeanne": "galley", "svetlana": "galley", "william": "galley"}


def steps(table: Table) -> list[Json]:
    """Windows, dice and outcomes, in order."""
    names: list[Json] = []
    for heard in table.events():
        if heard["event"] == "window_opened":
            names.append(heard["told"]["trigger"])
        elif heard["event"] in ("rolled", "attacked"):
            names.append(heard["event"])
    return names


def places(table: Table) -> list[str | int]:
    return [table.named_track(f"at.{seat}") for seat in range(3)]


# Attackers: rules 6 and 6.1


@pytest.mark.rule("6", "6.1", "6.5", "6.9", "3.4")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1), (8, 1)])
def test_a_human_attacks_a_deep_one_with_an_action_and_needs_four(die: int, left: int) -> None:
    table = ship(characters={"jeanne": "galley"}, deep_ones={"galley": 2}, dice=[die])
    table.answer(JEANNE, "attack_deep_one")
    assert table.track("deep_ones.galley") == left
    assert table.told("attacked") == [{"space": "galley", "result": die, "target": 4}]


@pytest.mark.rule("6", "6.1")
def test_there_are_two_attacks_in_two_actions_and_no_third() -> None:
    table = ship(
        characters={"jeanne": "galley"},
        deep_ones={"galley": 4},
        dice=[4, 4],
        top={"mythos": ["class_struggle"]},
    )
    table.answer(JEANNE, "attack_deep_one")
    table.answer(JEANNE, "attack_deep_one")
    assert table.track("deep_ones.galley") == 2
    assert table.zone("crisis") == ["class_struggle"]


@pytest.mark.rule("6", "6.1", "6.4", "6.5", "6.9", "16.4", "9.3", "19.1")
@pytest.mark.parametrize(("die", "place"), [(5, "galley"), (6, "brig")])
def test_a_human_attacks_a_revealed_traitor_and_needs_six(die: int, place: str) -> None:
    table = ship(characters=GALLEY, revealed=["william"], dice=[die])
    table.answer(JEANNE, "attack 2")
    assert places(table) == ["galley", "galley", place]
    assert table.told("attacked") == [{"space": "galley", "result": die, "target": 6}]


@pytest.mark.rule("6", "6.1", "6.4", "6.5", "6.9", "16.3", "19.2", "3.11")
@pytest.mark.parametrize(("die", "place"), [(5, "galley"), (6, "sick_bay")])
def test_a_revealed_traitor_attacks_a_human_and_needs_six(die: int, place: str) -> None:
    table = ship(characters=GALLEY, revealed=["jeanne"], dice=[die])
    table.answer(JEANNE, "attack 1")
    assert places(table) == ["galley", place, "galley"]


@pytest.mark.rule("6", "6.1", "6.5", "4", "4.14")
@pytest.mark.parametrize(("die", "place"), [(5, "galley"), (6, "sick_bay")])
def test_a_deep_one_attacks_when_it_activates(die: int, place: str) -> None:
    table = ship(
        run=["act_deep_ones"], characters={"svetlana": "galley"}, deep_ones={"galley": 1}, dice=[die]
    )
    assert table.named_track("at.1") == place
    assert table.told("attacked") == [{"space": "galley", "result": die, "target": 6}]
    assert table.reasons("attacked") == [{"step": "attack.(end)", "other": 1}]


@pytest.mark.rule("6.1", "24.3")
def test_a_card_lets_a_player_attack() -> None:
    table = ship(
        characters={"jeanne": "galley"},
        items={"jeanne": ["six_shooter"]},
        hands={"jeanne": ["rampage:3"]},
        deep_ones={"galley": 2},
        dice=[2, 4],
    )
    table.answer(JEANNE, "use_item six_shooter")
    table.answer(JEANNE, "pick_space galley")
    assert table.track("deep_ones.galley") == 1
    table.answer(JEANNE, "play rampage:3")
    table.answer(JEANNE, "choose 0")
    table.answer(JEANNE, "accept")
    table.answer(JEANNE, "pick_space galley")
    assert table.track("deep_ones.galley") == 0


# Targets: rules 6.4, 19, 23 and 26


@pytest.mark.rule("6.4", "19", "19.1", "23", "25.6", "39.3")
def test_a_human_attacks_traitors_that_are_revealed_and_nobody_else() -> None:
    loyalty: Json = {"svetlana": ["human"], "william": ["hybrid"]}
    table = ship(characters=GALLEY, loyalty=loyalty)
    assert table.why_not(JEANNE, "attack") == ("no_target", "3")
    table = ship(characters=GALLEY, loyalty=loyalty, revealed=["william"])
    assert [choice for choice in table.options(JEANNE) if choice.startswith("attack")] == ["attack 2"]
    table.refuses(JEANNE, "attack 1", "illegal_option", "3")


@pytest.mark.rule("6.4", "19", "19.2", "14.3")
def test_a_revealed_traitor_attacks_humans_and_no_deep_ones() -> None:
    table = ship(
        seats=["jeanne", "svetlana", "william", "edmund", "samira"],
        characters={**GALLEY, "edmund": "galley", "samira": "d1"},
        revealed=["jeanne", "william"],
        deep_ones={"galley": 1},
    )
    assert [choice for choice in table.options(JEANNE) if choice.startswith("attack")] == [
        "attack 1",
        "attack 3",
    ]
    assert table.why_not(JEANNE, "attack_deep_one") == ("forbidden", "6.4")


@pytest.mark.rule("6.4", "3.4")
def test_attacker_and_defender_share_a_space() -> None:
    table = ship(
        characters={"jeanne": "galley", "william": "cargo_hold"},
        revealed=["william"],
        deep_ones={"cargo_hold": 1, "d6": 1},
    )
    assert table.why_not(JEANNE, "attack_deep_one") == ("forbidden", "3.4")
    assert table.why_not(JEANNE, "attack") == ("no_target", "3")


@pytest.mark.rule("19.1")
def test_shrivelling_finds_the_enemies_of_a_human_on_the_whole_board() -> None:
    table = ship(
        hands={"jeanne": ["shrivelling:1"]}, revealed=["william"], deep_ones={"w4": 1, "deep": 2, "d1": 3}
    )
    table.answer(JEANNE, "play shrivelling:1")
    assert table.options(JEANNE) == ["pick_space w4", "pick_space d1", "pick_seat 2"]


@pytest.mark.rule("19.2", "19")
def test_shrivelling_finds_the_enemies_of_a_revealed_traitor_on_the_whole_board() -> None:
    table = ship(
        seats=["jeanne", "svetlana", "william", "edmund", "samira"],
        hands={"jeanne": ["shrivelling:1"]},
        revealed=["jeanne", "william"],
        deep_ones={"w4": 1},
    )
    table.answer(JEANNE, "play shrivelling:1")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 3", "pick_seat 4"]


@pytest.mark.rule("19", "19.1")
def test_summon_the_beast_within_defeats_a_humans_enemies_and_nobody_else() -> None:
    table = ship(
        run=["summon_the_beast_within"],
        characters=GALLEY,
        revealed=["william"],
        deep_ones={"galley": 2, "d6": 1},
        dice=[4],
    )
    table.answer(JEANNE, "decline")
    assert places(table) == ["galley", "galley", "brig"]
    assert (table.track("deep_ones.galley"), table.track("deep_ones.d6")) == (0, 1)


@pytest.mark.rule("23.1", "32.3", "19.2")
def test_a_passenger_is_no_human_whom_a_traitor_could_attack_or_who_would_guard_others() -> None:
    table = ship(characters={"jeanne": "d3"}, revealed=["jeanne"], passengers={"d3": ["nobody", "soul"]})
    assert table.why_not(JEANNE, "attack") == ("no_target", "3")
    table.answer(JEANNE, "defeat_passenger")
    assert (table.track("souls"), table.zone("on_deck.d3")) == (7, ["nobody"])


@pytest.mark.rule("23.1", "16.2", "4.15")
def test_a_deep_one_does_not_attack_passengers_it_defeats_them_without_a_die() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"d3": 1}, passengers={"d3": ["soul"]})
    assert (table.track("souls"), table.told("rolled"), table.told("attacked")) == (7, [], [])


@pytest.mark.rule("26.1", "26", "26.2")
def test_monarchs_are_out_of_reach_of_every_attack() -> None:
    words: dict[str, Json] = {
        "characters": {"jeanne": "d1"},
        "monarchs": {"hydra": "w1", "dagon": "w1"},
        "items": {"jeanne": ["repeating_rifle"]},
        "hands": {"jeanne": ["shrivelling:1"]},
    }
    table = ship(**words)
    assert table.verbs(JEANNE) == {"move", "end_actions"}
    table = ship(**words, deep_ones={"w1": 1}, dice=[8])
    table.answer(JEANNE, "use_item repeating_rifle")
    assert table.options(JEANNE) == ["pick_space w1"]
    table.answer(JEANNE, "pick_space w1")
    assert table.track("deep_ones.w1") == 0
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w1", "w1")


@pytest.mark.rule("11")
def test_humans_and_revealed_traitors_alike_are_characters() -> None:
    """Coordinated Effort refers to another character."""
    table = ship(hands={"jeanne": ["coordinated_effort:1"]}, revealed=["william"])
    table.answer(JEANNE, "play coordinated_effort:1")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]


# Steps of an attack: rules 6.2 to 6.8


@pytest.mark.rule("6.2", "6.6", "6.7", "6.9", "1.14")
def test_an_attack_is_announced_then_rolled_then_open_to_rerolls_then_decided() -> None:
    table = ship(characters={"jeanne": "galley"}, deep_ones={"galley": 1}, dice=[4])
    table.answer(JEANNE, "attack_deep_one")
    assert steps(table) == ["before_die", "rolled", "after_die", "attacked"]


@pytest.mark.rule("6.6")
def test_what_is_used_before_the_die_changes_its_result() -> None:
    table = ship(
        characters={"jeanne": "galley"},
        hands={"william": ["keen_insight:3"]},
        deep_ones={"galley": 1},
        dice=[2],
    )
    table.answer(JEANNE, "attack_deep_one")
    assert (table.waiting_seats(), table.told("rolled")) == ([WILLIAM], [])
    table.answer(WILLIAM, "raise_die keen_insight:3")
    assert table.track("deep_ones.galley") == 0


@pytest.mark.rule("6.2", "6.6", "6.7", "6.8", "17.2")
def test_a_reroll_goes_back_to_what_is_used_before_the_die() -> None:
    table = ship(
        characters={"jeanne": "galley"},
        hands={"svetlana": ["keen_insight:3"], "william": ["combat_training:1"]},
        deep_ones={"galley": 1},
        dice=[3, 2],
    )
    table.answer(JEANNE, "attack_deep_one")
    table.answer(SVETLANA, "pass")
    assert table.told("rolled") == [{"sides": 8, "die": 3}]
    table.answer(WILLIAM, "reroll_attack combat_training:1")
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "raise_die keen_insight:3")
    assert steps(table) == ["before_die", "rolled", "after_die"] + [
        "before_die",
        "rolled",
        "after_die",
        "attacked",
    ]
    assert table.told("attacked") == [{"space": "galley", "result": 4, "target": 4}]
    assert table.track("deep_ones.galley") == 0


@pytest.mark.rule("6.8")
def test_only_an_attack_is_rerolled_with_combat_training() -> None:
    table = ship(run=["risk+1"], hands={"william": ["combat_training:1"]}, dice=[1])
    assert (table.ask(), len(table.zone("on_deck.d1"))) == ("performing.act", 1)


@pytest.mark.rule("6.3", "6.9")
@pytest.mark.parametrize(("armed", "left"), [("jeanne", 0), ("william", 1)])
def test_only_the_attackers_own_knife_helps_the_attack(armed: str, left: int) -> None:
    items: dict[str, Json] = {"jeanne": [], "william": [], armed: ["kitchen_knife"]}
    table = ship(characters=GALLEY, items=items, deep_ones={"galley": 1}, dice=[3])
    table.answer(JEANNE, "attack_deep_one")
    assert table.track("deep_ones.galley") == left


@pytest.mark.rule("6.3", "6.4")
def test_whoever_attacks_in_anothers_turn_is_the_attacker_and_chooses() -> None:
    table = ship(
        characters={"jeanne": "d1", "svetlana": "galley", "william": "galley"},
        hands={"jeanne": ["coordinated_effort:1"]},
        items={"svetlana": ["six_shooter"]},
        revealed=["william"],
        deep_ones={"galley": 1},
        dice=[4],
    )
    table.answer(JEANNE, "play coordinated_effort:1")
    table.answer(JEANNE, "pick_seat 1")
    table.answer(SVETLANA, "use_item six_shooter")
    assert table.options(SVETLANA) == ["pick_space galley", "pick_seat 2"]
    table.answer(SVETLANA, "pick_seat 2")
    assert places(table) == ["d1", "galley", "brig"]
    assert table.waiting_seats() == [JEANNE]


@pytest.mark.rule("6.4", "6.3", "1.16")
def test_the_current_player_chooses_whom_a_deep_one_attacks_and_rolls() -> None:
    table = ship(run=["act_deep_ones"], current=1, characters=GALLEY, deep_ones={"galley": 1}, dice=[6])
    assert table.waiting_seats() == [SVETLANA]
    assert table.options(SVETLANA) == ["pick_seat 1", "pick_seat 2", "pick_seat 0"]
    table.answer(SVETLANA, "pick_seat 0")
    assert places(table) == ["sick_bay", "galley", "galley"]
