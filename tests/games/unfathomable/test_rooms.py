"""2.3, 3.8: the actions of the rooms, and the bans on them."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

ACTING = "performing.act"
CALM: list[Json] = [
    "coordinated_effort:1",
    "persistence:1",
] * 5  # of checks with influence, not will: 0 in all
EVEN: list[Json] = ["shrivelling:1", "persistence:1"] * 5  # the same for lore
ROOMS = ["bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "brig"]
WITHOUT_ACTION = ["sick_bay", *[f"d{number}" for number in range(1, 9)]]


def aboard(room: str, **words: Json) -> Table:
    """Jeanne is alone in the room, with the cards to use it."""
    hand: Json = ["combat_training:1", "shrivelling:1"]
    usual: dict[str, Json] = {
        "characters": {"jeanne": room, "svetlana": "d1", "william": "d2"},
        "hands": {"jeanne": hand},
    }
    return ship(**{**usual, **words})


# Conditions


@pytest.mark.rule("2.3", "3.8", "44.17")
def test_every_room_but_the_sick_bay_has_an_action() -> None:
    for room in ROOMS:
        assert aboard(room).why_not(JEANNE, "use_room") == ("", ""), room
    for place in WITHOUT_ACTION:
        assert aboard(place).why_not(JEANNE, "use_room") == ("forbidden", "3.8"), place


@pytest.mark.rule("2.3", "3.8")
@pytest.mark.parametrize("room", ROOMS[:6])
def test_a_room_with_a_deep_one_in_it_cannot_be_used(room: str) -> None:
    assert aboard(room, deep_ones={room: 1}).why_not(JEANNE, "use_room") == ("forbidden", "3.8")
    assert aboard(room, deep_ones={"d1": 1}).why_not(JEANNE, "use_room") == ("", "")


@pytest.mark.rule("2.3", "3.8", "39.5")
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_with_a_revealed_traitor_in_it_cannot_be_used_but_for_the_brig(room: str) -> None:
    there: Json = {"jeanne": room, "svetlana": room, "william": "d2"}
    table = aboard(room, characters=there, revealed=["svetlana"])
    assert table.why_not(JEANNE, "use_room") == (("", "") if room == "brig" else ("forbidden", "3.8"))
    assert aboard(room, characters=there).why_not(JEANNE, "use_room") == ("", "")


@pytest.mark.rule("2.3", "3.13", "39.7")
@pytest.mark.parametrize("room", ROOMS)
def test_revealed_traitors_use_no_room(room: str) -> None:
    assert aboard(room, revealed=["jeanne"]).why_not(JEANNE, "use_room") == ("forbidden", "39.7")


@pytest.mark.rule("2.3", "3.8", "13.4")
@pytest.mark.parametrize("room", ROOMS[:6])
def test_a_damaged_room_is_repaired_and_not_used(room: str) -> None:
    hand: Json = ["combat_training:1", "shrivelling:1", "rampage:3"]
    table = aboard(room, damage={room: "strength"}, hands={"jeanne": hand})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "13.4")
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard rampage:3")
    assert (table.zone(f"damaged.{room}"), table.why_not(JEANNE, "use_room")) == ([], ("", ""))


@pytest.mark.rule("2.3", "3.8")
def test_each_room_is_used_once_in_a_turn_by_whomever() -> None:
    both: Json = {"jeanne": "chapel", "svetlana": "chapel"}
    hands: Json = {"jeanne": ["coordinated_effort:1"]}
    table = ship(characters=both, hands=hands, ritual=3)
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "choose 1")
    assert table.track("ritual") == 2
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "2.3")
    table.answer(JEANNE, "play coordinated_effort:1")
    table.answer(JEANNE, "pick_seat 1")
    assert table.why_not(SVETLANA, "use_room") == ("forbidden", "2.3")


@pytest.mark.rule("2.3", "3.8")
def test_another_room_may_be_used_in_the_same_turn_and_the_same_one_in_the_next() -> None:
    table = ship(
        seats=["arjun", "jeanne", "william"],
        characters={"arjun": "chapel", "jeanne": "chapel"},
        hands={"arjun": ["true_grit:5"]},
        top={"mythos": ["class_struggle"]},
    )
    table.answer(0, "play true_grit:5")
    table.answer(0, "use_room")
    table.answer(0, "choose 1")
    table.answer(0, "move cargo_hold")
    assert table.why_not(0, "use_room") == ("", "")
    table.answer(0, "end_actions")
    table.answer(0, "choose 0")
    assert (table.waiting_seats(), table.current()) == ([1], 1)
    assert table.why_not(1, "use_room") == ("", "")


@pytest.mark.rule("2.3", "3.8", "35", "35.1")
def test_repairing_does_not_count_as_using_the_room() -> None:
    table = ship(
        characters={"jeanne": "chapel"},
        damage={"chapel": "will"},
        hands={"jeanne": ["persistence:1", "persistence:2"]},
        ritual=2,
        top={"mythos": ["class_struggle"]},
    )
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard persistence:1")
    table.answer(JEANNE, "discard persistence:2")
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "choose 1")
    assert table.track("ritual") == 1


# The rooms


@pytest.mark.rule("3.8", "1.7", "32.4")
def test_on_the_bridge_a_passenger_is_risked_to_look_at_two_mythos_cards() -> None:
    table = aboard("bridge", top={"mythos": ["infection", "hull_leak"]}, dice=[6])
    table.answer(JEANNE, "use_room")
    assert len(table.zone("on_deck.d6")) == 1
    table.answer(JEANNE, "choose 0")
    assert sorted(table.options(JEANNE)) == ["put_on_top hull_leak", "put_on_top infection"]
    table.answer(JEANNE, "put_on_top hull_leak")
    assert (table.zone("mythos")[-1], table.zone("mythos")[0]) == ("hull_leak", "infection")
    assert table.zone("looking.0") == []


@pytest.mark.rule("3.8", "1.7")
def test_on_the_bridge_one_may_look_at_two_waypoints_instead() -> None:
    table = aboard("bridge", top={"waypoints": ["reef", "iceberg"]}, dice=[6])
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "choose 1")
    table.answer(JEANNE, "put_on_top iceberg")
    assert (table.zone("waypoints")[-1], table.zone("waypoints")[0]) == ("iceberg", "reef")
    assert "iceberg" not in str(table.events(SVETLANA))


@pytest.mark.rule("3.8", "1.5", "32.6")
def test_without_passengers_to_risk_the_bridge_cannot_be_used() -> None:
    everybody: Json = [*["soul"] * 5, "two_souls", "soul_and_sanity", "nobody", "nobody"]
    table = aboard("bridge", passengers={"d8": everybody})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "3.8")


@pytest.mark.rule("3.8", "50.2")
def test_in_the_chapel_the_ritual_goes_back() -> None:
    table = aboard("chapel", ritual=2)
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "choose 1")
    assert (table.track("ritual"), len(table.zone("hand.0"))) == (1, 2)


@pytest.mark.rule("3.8", "50.1")
@pytest.mark.parametrize(
    ("card", "die", "sanity"),
    [
        ("shrivelling:1", 5, 7),
        ("shrivelling:1", 6, 8),
        ("forced_learning:5", 1, 7),
        ("forced_learning:5", 2, 8),
    ],
)
def test_in_the_chapel_a_lore_card_advances_the_ritual_at_the_risk_of_sanity(
    card: str, die: int, sanity: int
) -> None:
    table = aboard("chapel", ritual=1, hands={"jeanne": [card, "rampage:3"]}, dice=[die])
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "choose 0")
    assert table.options(JEANNE) == [f"discard {card}"]
    table.answer(JEANNE, f"discard {card}")
    assert (table.track("ritual"), table.track("sanity"), table.zone("discard.lore")) == (2, sanity, [card])


@pytest.mark.rule("3.8")
def test_without_lore_the_ritual_can_only_go_back_in_the_chapel() -> None:
    table = aboard("chapel", ritual=1, hands={"jeanne": ["rampage:3"]})
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["choose 1"]
    table.answer(JEANNE, "choose 1")
    assert table.track("ritual") == 0


@pytest.mark.rule("3.8", "9.1", "42.8")
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        (["rampage:4"], "d1"),
        (["inspiring_speech:5", "keen_insight:3"], "brig"),
        (["inspiring_speech:5", "watch_and_learn:2"], "d1"),
    ],
)
def test_in_the_captains_cabin_a_check_of_eight_sends_a_human_to_the_brig(
    cards: list[str], place: str
) -> None:
    table = aboard("captains_cabin", hands={"jeanne": [*cards]}, zones={"chaos": CALM})
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "pick_seat 1")
    for card in cards:
        table.answer(JEANNE, f"add {card}")
    assert table.told("check_begun") == [{"target": 8, "skills": ["influence", "observation"]}]
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["captains_cabin", place, "d2"]


@pytest.mark.rule("9.1")
def test_the_captains_cabin_jails_another_human_who_is_free() -> None:
    seats: Json = ["jeanne", "svetlana", "william", "samira"]
    where: Json = {"jeanne": "captains_cabin", "svetlana": "d1", "william": "brig"}
    table = ship(seats=seats, characters=where, revealed=["svetlana"])
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["pick_seat 3"]
    nobody = ship(characters=where, revealed=["svetlana"])
    assert nobody.why_not(JEANNE, "use_room") == ("forbidden", "3.8")


@pytest.mark.rule("3.8", "24.1", "1.7")
def test_in_the_cargo_hold_one_of_two_items_is_kept() -> None:
    table = aboard("cargo_hold", top={"item_deck": ["shotgun", "plimsolls"]})
    before = len(table.zone("item_deck"))
    table.answer(JEANNE, "use_room")
    assert sorted(table.options(JEANNE)) == ["keep_item plimsolls", "keep_item shotgun"]
    table.answer(JEANNE, "keep_item plimsolls")
    assert "plimsolls" in table.zone("items.0")
    assert (table.zone("item_deck")[0], len(table.zone("item_deck"))) == ("shotgun", before - 1)


@pytest.mark.rule("3.8", "41.3")
@pytest.mark.parametrize(("drawn", "die", "food"), [(5, 4, 7), (5, 5, 8), (2, 1, 7), (2, 2, 8), (1, 1, 8)])
def test_in_the_galley_up_to_five_cards_are_drawn_at_the_risk_of_food(
    drawn: int, die: int, food: int
) -> None:
    table = aboard("galley", hands={}, dice=[die])
    table.answer(JEANNE, "use_room")
    assert "draw_from treachery" not in table.options(JEANNE)
    for _ in range(drawn):
        table.answer(JEANNE, "draw_from lore")
    if drawn < 5:
        table.answer(JEANNE, "done")
    assert (len(table.zone("hand.0")), table.track("food")) == (drawn, food)


@pytest.mark.rule("1.9")
def test_then_the_die_is_rolled_in_the_galley_though_nothing_was_drawn() -> None:
    table = aboard("galley", hands={}, dice=[1])
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "done")
    assert (len(table.told("rolled")), table.track("food"), table.ask()) == (1, 8, ACTING)


@pytest.mark.rule("3.8", "50.1", "50.7")
@pytest.mark.parametrize(
    ("card", "die", "fuel"), [("rampage:3", 3, 7), ("rampage:3", 4, 8), ("combat_training:1", 5, 7)]
)
def test_in_the_boiler_room_strength_advances_the_ship_at_the_risk_of_fuel(
    card: str, die: int, fuel: int
) -> None:
    table = aboard("boiler_room", hands={"jeanne": [card, "shrivelling:1"]}, dice=[die])
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, f"discard {card}")
    table.pass_all()
    assert (table.track("travel"), table.track("fuel")) == (1, fuel)
    assert (table.zone("discard.strength"), table.zone("hand.0")) == ([card], ["shrivelling:1"])


@pytest.mark.rule("3.8")
def test_without_strength_the_boiler_room_cannot_be_used() -> None:
    assert aboard("boiler_room", hands={"jeanne": ["shrivelling:1"]}).why_not(JEANNE, "use_room") == (
        "forbidden",
        "3.8",
    )


@pytest.mark.rule("3.8", "9.4", "1.12", "42.8")
@pytest.mark.parametrize("cards", [["rampage:4", "rampage:4"], ["rampage:4", "rampage:3"]])
def test_in_the_brig_a_check_of_eight_leads_to_any_ship_space(cards: list[str]) -> None:
    table = aboard("brig", hands={"jeanne": [cards[0]], "svetlana": [cards[1]]}, zones={"chaos": EVEN})
    table.answer(JEANNE, "use_room")
    table.answer(SVETLANA, f"add {cards[1]}")
    table.answer(JEANNE, f"add {cards[0]}")
    assert table.told("check_begun") == [{"target": 8, "skills": ["lore", "strength"]}]
    if cards[1] == "rampage:3":
        assert (table.ask(), table.named_track("at.0")) == (ACTING, "brig")
        return
    spaces = {option.removeprefix("pick_space ") for option in table.options(JEANNE)}
    assert spaces == {*[f"d{number}" for number in range(1, 9)], *ROOMS[:6]}
    table.answer(JEANNE, "pick_space bridge")
    assert (table.named_track("at.0"), table.ask(), table.waiting_seats()) == ("bridge", ACTING, [JEANNE])


@pytest.mark.rule("3.8")
def test_a_room_takes_an_action() -> None:
    table = ship(
        current=WILLIAM, characters={"william": "chapel"}, ritual=3, top={"mythos": ["class_struggle"]}
    )
    table.answer(WILLIAM, "use_room")
    table.answer(WILLIAM, "choose 1")
    assert table.ask() == ACTING
    table.answer(WILLIAM, "move d1")
    assert table.ask() == "choice_crisis.choose"
