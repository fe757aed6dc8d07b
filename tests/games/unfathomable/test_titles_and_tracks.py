"""Chapters 41 and 48 to 50: skill cards, target numbers, the titles' decks, and moves of the tracks."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from turncoat.kernel.shapes import Json

HULL_LEAK = "hull_leak"  # 9 of observation and strength; a fail damages the ship


# 48


@pytest.mark.rule("48", "48.1", "42.8")
@pytest.mark.parametrize(
    ("card", "total", "outcome"), [("keen_insight:3", 9, "passed"), ("watch_and_learn:2", 8, "failed")]
)
def test_a_check_passes_at_its_target_number_and_fails_below(card: str, total: int, outcome: str) -> None:
    table = ship(
        at="mythos",
        hands={"svetlana": [card]},
        top={"mythos": [HULL_LEAK], "chaos": ["shrug_it_off:5", "combat_training:1"]},
    )
    table.answer(SVETLANA, f"add {card}")
    assert table.told("check_begun") == [{"target": 9, "skills": ["observation", "strength"]}]
    assert table.told("checked") == [{"total": total, "target": 9, "outcome": outcome}]


@pytest.mark.rule("41", "31.1", "47.1")
@pytest.mark.parametrize(("card", "total"), [("combat_training:2", 8), ("persistence:2", 4)])
def test_a_skill_card_supports_a_check_or_opposes_it_by_its_value(card: str, total: int) -> None:
    table = ship(
        at="mythos",
        hands={"svetlana": [card]},
        top={"mythos": [HULL_LEAK], "chaos": ["shrug_it_off:5", "combat_training:1"]},
    )
    table.answer(SVETLANA, f"add {card}")
    assert table.told("checked")[0]["total"] == total


@pytest.mark.rule("41", "41.4")
def test_a_skill_card_may_be_used_for_its_ability_instead() -> None:
    table = ship(hands={"jeanne": ["inspiring_speech:5"]}, dice=[3])
    table.answer(JEANNE, "play inspiring_speech:5")
    assert (table.track("sanity"), table.zone("discard.influence")) == (9, ["inspiring_speech:5"])
    assert table.zone("hand.0") == []


@pytest.mark.rule("48", "48.2", "6.5")
@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0)])
def test_an_attack_on_a_deep_one_needs_four(die: int, left: int) -> None:
    table = ship(deep_ones={"boiler_room": 1}, dice=[die])
    table.answer(JEANNE, "attack_deep_one")
    assert table.track("deep_ones.boiler_room") == left
    assert table.told("attacked")[0]["target"] == 4


@pytest.mark.rule("48", "48.2", "6.5")
@pytest.mark.parametrize(("die", "place"), [(5, "d1"), (6, "sick_bay")])
def test_an_attack_on_a_character_needs_six(die: int, place: str) -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"d1": 1}, characters={"jeanne": "d1"}, dice=[die])
    assert table.named_track("at.0") == place


# 49: the decks that come with the titles


@pytest.mark.rule("49.5", "49.7", "49.8")
@pytest.mark.parametrize(
    ("captain", "seat"), [("jeanne", JEANNE), ("svetlana", SVETLANA), ("william", WILLIAM)]
)
def test_whoever_is_captain_looks_at_the_waypoints_and_decides(captain: str, seat: int) -> None:
    table = ship(run=["travel+1"], travel=3, captain=captain, top={"waypoints": ["reef", "smooth_sailing"]})
    assert table.waiting_seats() == [seat]
    assert sorted(table.options(seat)) == ["resolve reef", "resolve smooth_sailing"]
    table.answer(seat, "resolve smooth_sailing")
    assert (table.zone("journey"), table.zone("waypoints")[0]) == (["smooth_sailing"], "reef")


@pytest.mark.rule("49.7", "49.4")
def test_the_waypoint_deck_follows_the_title() -> None:
    """Power to the People jails the Captain; the next one chooses the waypoint."""
    table = ship(at="mythos", travel=3, captain="jeanne", top={"mythos": ["power_to_the_people"]})
    table.answer(JEANNE, "choose 1")
    assert (table.named_track("at.0"), table.track("captain")) == ("brig", WILLIAM)
    assert (table.ask(), table.waiting_seats()) == ("waypoint.choose", [WILLIAM])


@pytest.mark.rule("49.5", "49.6")
def test_the_captain_decides_for_the_ship_in_the_turn_of_another() -> None:
    table = ship(at="mythos", current=2, captain="svetlana", top={"mythos": ["food_rationing"]})
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "choose 1")
    assert table.track("food") == 6


@pytest.mark.rule("49.10", "49.12", "49.13")
@pytest.mark.parametrize(("keeper", "seat"), [("jeanne", JEANNE), ("svetlana", SVETLANA)])
def test_whoever_is_keeper_and_nobody_else_resolves_spells_of_the_tome(keeper: str, seat: int) -> None:
    top: Json = {"spells": ["feed_the_mind", "lure_monster"]}
    table = ship(current=seat, keeper=keeper, top=top)
    table.answer(seat, "use_tome")
    assert sorted(table.options(seat)) == ["resolve feed_the_mind", "resolve lure_monster"]
    table.answer(seat, "resolve feed_the_mind")
    assert (table.track("food"), table.track("sanity")) == (7, 10)
    assert (table.zone("box"), table.zone("spells")[0]) == (["feed_the_mind"], "lure_monster")
    assert ship(current=WILLIAM, keeper=keeper).why_not(WILLIAM, "use_tome") == ("forbidden", "49.13")


@pytest.mark.rule("49.12", "49.4")
def test_the_spell_deck_follows_the_title() -> None:
    """Fear of the Unknown takes the title from the Keeper; the next in line has the tome."""
    table = ship(
        at="mythos",
        keeper="william",
        top={"mythos": ["fear_of_the_unknown"], "chaos": ["rampage:4", "rampage:4"]},
    )
    table.answer(JEANNE, "pick_track ritual")
    assert (table.track("keeper"), table.current()) == (SVETLANA, SVETLANA)
    assert table.why_not(SVETLANA, "use_tome") == ("", "")


@pytest.mark.rule("49.10", "49.11")
def test_the_keeper_decides_about_magic_in_the_turn_of_another() -> None:
    table = ship(at="mythos", current=0, keeper="svetlana", top={"mythos": ["mysterious_lifeboat"]})
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "choose 1")
    assert table.track("sanity") == 7


# 50


@pytest.mark.rule("50.3")
def test_resetting_a_track_puts_it_at_the_start_and_leaves_it_there() -> None:
    for ritual in (3, 0):
        table = ship(at="mythos", ritual=ritual, keeper="jeanne", top={"mythos": ["sacrifice_deep_one"]})
        table.answer(JEANNE, "choose 1")
        assert table.track("ritual") == 0


@pytest.mark.rule("50.3", "50.8")
def test_after_a_waypoint_travel_is_reset_and_monsters_stay() -> None:
    table = ship(
        run=["travel+1"], travel=3, deep_ones={"w1": 1}, top={"waypoints": ["smooth_sailing", "reef"]}
    )
    table.answer(JEANNE, "resolve smooth_sailing")
    assert (table.track("travel"), table.track("deep_ones.w3")) == (0, 1)


@pytest.mark.rule("50.4")
def test_four_spaces_of_travel_lead_to_the_next_waypoint() -> None:
    words: dict[str, Json] = {"top": {"waypoints": ["reef", "smooth_sailing"]}}
    assert ship(run=["travel+3"], **words).track("travel") == 3
    table = ship(run=["travel+4"], **words)
    assert (table.track("travel"), table.ask()) == (4, "waypoint.choose")


@pytest.mark.rule("50.6")
@pytest.mark.parametrize(("die", "fuel"), [(3, 7), (4, 8)])
def test_the_boiler_room_advances_travel_whatever_the_die_says(die: int, fuel: int) -> None:
    table = ship(hands={"jeanne": ["rampage:3"]}, deep_ones={"w1": 1}, dice=[die])
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "discard rampage:3")
    table.answer(JEANNE, "pass")  # Jury Rigger
    assert (table.track("travel"), table.track("fuel"), table.track("deep_ones.w3")) == (1, fuel, 1)
    assert table.zone("discard.strength") == ["rampage:3"]


@pytest.mark.rule("50.6")
def test_without_a_strength_card_the_boiler_room_does_nothing() -> None:
    table = ship(hands={"jeanne": ["true_grit:5"]})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "3.8")


@pytest.mark.rule("50.11")
@pytest.mark.parametrize(("die", "sanity"), [(3, 7), (4, 8)])
def test_the_chapel_advances_the_ritual_whatever_the_die_says(die: int, sanity: int) -> None:
    table = ship(current=2, hands={"william": ["lesser_banishment:3"]}, dice=[die])
    table.answer(WILLIAM, "use_room")
    table.answer(WILLIAM, "choose 0")
    table.answer(WILLIAM, "discard lesser_banishment:3")
    assert (table.track("ritual"), table.track("sanity")) == (1, sanity)
    assert table.zone("discard.lore") == ["lesser_banishment:3"]


@pytest.mark.rule("50.11", "50.2")
def test_the_chapel_sets_the_ritual_back_without_a_card() -> None:
    table = ship(current=2, ritual=2)
    table.answer(WILLIAM, "use_room")
    assert table.options(WILLIAM) == ["choose 1"]
    table.answer(WILLIAM, "choose 1")
    assert table.track("ritual") == 1
