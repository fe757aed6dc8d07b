"""L8: weather cards and checks."""

import pytest

from tests.boat import boat, finish_weather, weather
from tests.table import Table
from turncoat.kernel.shapes import Json

NO_CARDS: dict[str, Json] = {"0": [], "1": [], "2": []}
NO_CARDS_OF_4: dict[str, Json] = {**NO_CARDS, "3": []}


@pytest.mark.rule("L8.1")
def test_a_weather_card_is_turned_up_after_the_action_and_spent_after_its_effect() -> None:
    table = boat(hands=NO_CARDS, top={"weather": ["sharks"]})
    assert table.zone("sky") == []
    table.answer(0, "rest")
    assert table.view()["zones"]["sky"]["cards"] == ["sharks"]
    table.answer(0, "choose 0")
    assert (table.zone("sky"), table.zone("weather_spent")) == ([], ["sharks"])


# L8.2: a check


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_effort_is_added_from_the_left_of_the_current_seat_which_comes_last(players: int) -> None:
    table = weather("leak", players, current=1)
    order = []
    while table.ask() == "check.add":
        order += table.waiting_seats()
        table.answer(table.waiting_seats()[0], "done")
    assert order == [(2 + offset) % players for offset in range(players)]


@pytest.mark.rule("L8.2")
def test_a_seat_without_cards_is_not_asked() -> None:
    table = weather("leak", hands={"1": []})
    assert table.waiting_seats() == [2]


@pytest.mark.rule("L8.2")
def test_a_seat_adds_as_many_cards_as_it_likes_face_down() -> None:
    table = weather("leak", hands={"1": ["bail:1", "bail:2", "oar:2"]})
    table.answer(1, "add bail:2")
    assert table.options(1) == ["done", "add oar:2", "add bail:1"]
    table.answer(1, "add oar:2")
    table.answer(1, "done")
    assert table.waiting_seats() == [2]
    assert table.zone("efforts_added") == ["bail:2", "oar:2"]
    assert table.view(0)["zones"]["efforts_added"]["cards"] is None
    assert [told for told in table.told("chose", 0) if told["verb"] == "add"] == [
        {"seat": 1, "verb": "add"},
        {"seat": 1, "verb": "add"},
    ]


@pytest.mark.rule("L8.2")
def test_who_adds_the_last_card_is_not_asked_again() -> None:
    table = weather("leak", hands={"1": ["bail:1"]})
    table.answer(1, "add bail:1")
    assert table.waiting_seats() == [2]


@pytest.mark.rule("L8.2")
def test_fate_adds_the_top_effort_card() -> None:
    table = weather("leak", hands=NO_CARDS, top={"effort": ["bail:3", "oar:3"]})
    assert table.told("checked") == [{"total": 3, "target": 4}]


@pytest.mark.rule("L8.2")
def test_without_an_effort_deck_there_is_no_fate() -> None:
    copies = {"1": 4, "2": 3, "3": 2}
    spent: list[Json] = [
        f"{suit}:{value}" for suit in ("oar", "bail", "rope") for value in "123" for _ in range(copies[value])
    ]
    table = weather("leak", hands=NO_CARDS, zones={"spent": spent})
    assert table.told("checked") == [{"total": 0, "target": 4}]


@pytest.mark.rule("L8.2")
def test_named_suits_count_for_a_check_and_others_against_it() -> None:
    table = weather(
        "squall",
        hands={"0": ["bail:2"], "1": ["oar:3", "rope:3"], "2": ["bail:3"]},
        top={"effort": ["oar:1"]},
    )
    for seat, card in ((1, "oar:3"), (1, "rope:3"), (2, "bail:3"), (0, "bail:2")):
        table.answer(seat, f"add {card}")
    assert table.told("checked") == [{"total": 3 + 3 - 3 - 2 + 1, "target": 6}]


@pytest.mark.rule("L8.2")
def test_effort_is_shuffled_before_it_is_shown_and_spent_before_the_outcome() -> None:
    table = weather("leak", hands={"1": ["bail:1"]}, top={"effort": ["bail:2"]})
    table.answer(1, "add bail:1")
    finish_weather(table)
    heard = [
        (event["event"], event["told"].get("to"))
        for event in table.events()
        if event["rule"] == "L8.2" and event["event"] in ("shuffled", "shown", "checked")
    ]
    assert heard == [
        ("shuffled", None),
        ("shown", "efforts_shown"),
        ("checked", None),
        ("shown", "spent"),
    ]
    assert [told["track"] for told in table.told("changed")] == ["hull"]
    assert sorted(table.zone("spent")) == ["bail:1", "bail:2"]
    assert table.zone("efforts_shown") == []


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize("bound", ["lashed", "revealed"])
def test_who_is_lashed_or_revealed_adds_one_card_at_most(bound: str) -> None:
    who: dict[str, Json] = {bound: [1]}
    table = weather("leak", 3, hands={"1": ["bail:1", "bail:1"]}, **who)
    table.answer(1, "add bail:1")
    assert table.waiting_seats() == [2]
    assert table.zone("hand.1") == ["bail:1"]


# The checks


def check(name: str, fate: str, added: dict[int, list[str]], **words: Json) -> Table:
    """The card's check with these cards added, including fate; all other players add nothing."""
    hands: dict[str, Json] = {"0": [], "1": [], "2": []}
    for seat, cards in added.items():
        hands[str(seat)] = [*cards]
    more = words.pop("hands", {})
    assert isinstance(more, dict)
    table = weather(name, 3, hands={**hands, **more}, top={"effort": [fate]}, **words)
    for seat, cards in added.items():
        for card in cards:
            table.answer(seat, f"add {card}")
    return table


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("fate", "hull", "distance"), [("oar:1", 4, 3), ("bail:1", 3, 2)])
def test_a_squall_that_is_not_met_damages_the_hull_and_drives_the_boat_back(
    fate: str, hull: int, distance: int
) -> None:
    table = check("squall", fate, {1: ["oar:3", "rope:2"]}, distance=3)  # 6 with oar:1, 4 with bail:1
    assert (table.track("hull"), table.track("distance")) == (hull, distance)


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("fate", "distance"), [("oar:1", 4), ("rope:1", 2)])
def test_a_riptide_takes_the_boat_one_ahead_or_one_back(fate: str, distance: int) -> None:
    assert check("riptide", fate, {1: ["oar:3"]}, distance=3).track("distance") == distance


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("fate", "hull"), [("bail:1", 4), ("oar:1", 3)])
def test_a_leak_that_is_not_met_damages_the_hull(fate: str, hull: int) -> None:
    assert check("leak", fate, {1: ["bail:3"]}).track("hull") == hull


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("fate", "rations"), [("rope:1", 6), ("oar:1", 5)])
def test_bitter_cold_costs_a_ration_and_a_card_of_everybody_else(fate: str, rations: int) -> None:
    table = check("bitter_cold", fate, {1: ["bail:3", "rope:3"]}, hands={"0": ["oar:1"], "2": ["oar:2"]})
    table.answer_each({2: "done", 0: "done"})
    assert table.track("rations") == rations
    if rations == 5:
        assert table.waiting_seats() == [2]  # seat 1 has none left, seat 0 is current
        table.answer(2, "discard oar:2")
    assert table.zone("hand.0") == ["oar:1"]
    assert table.current() == 1


# The other cards


@pytest.mark.rule("L8.5")
def test_flying_fish_let_the_current_seat_look_at_the_next_weather_card() -> None:
    table = boat(run=["flying_fish"], hands=NO_CARDS, dice=[1], top={"weather": ["gulls"]})
    assert table.zone("weather")[-1] == "gulls"
    own, others = table.view(0)["zones"]["weather"], table.view(1)["zones"]["weather"]
    assert own["cards"] is not None
    assert own["cards"][-1] == "gulls"
    assert set(own["cards"][:-1]) == {"?"}
    assert others["cards"] is None
    assert others["known_to"] is not None
    assert others["known_to"][-1] == [0]
    assert table.told("looked", 0) == [{"seat": 0, "at": "weather", "count": 1, "cards": ["gulls"]}]
    assert table.told("looked", 1) == [{"seat": 0, "at": "weather", "count": 1}]


@pytest.mark.parametrize(("face", "rations"), [(3, 3), (4, 4), (6, 4)])
def test_flying_fish_feed_the_boat_on_four_or_more(face: int, rations: int) -> None:
    assert boat(run=["flying_fish"], rations=3, hands=NO_CARDS, dice=[face]).track("rations") == rations


def test_becalmed_costs_three_seats_a_ration() -> None:
    table = boat(3, run=["becalmed"])
    assert (table.track("rations"), table.ask()) == (5, "turn.act")


@pytest.mark.parametrize("players", [4, 5])
def test_becalmed_costs_more_seats_a_card_each_in_turn_order(players: int) -> None:
    table = boat(players, run=["becalmed"], current=2)
    order = []
    while table.ask() == "discard.choose":
        order += table.waiting_seats()
        table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
    assert order == [(2 + offset) % players for offset in range(players)]
    assert table.track("rations") == 6


@pytest.mark.parametrize(("choice", "rations", "hull"), [("choose 0", 5, 4), ("choose 1", 6, 3)])
def test_the_captain_chooses_what_the_sharks_get(choice: str, rations: int, hull: int) -> None:
    table = boat(run=["sharks"], captain=2, hands=NO_CARDS)
    assert table.waiting_seats() == [2]
    table.answer(2, choice)
    assert (table.track("rations"), table.track("hull")) == (rations, hull)


def test_driftwood_mends_the_hull_or_is_worth_two_cards() -> None:
    table = boat(run=["driftwood"], hull=2, captain=1)
    assert table.options(0) == ["choose 0", "choose 1"]
    table.answer(0, "choose 0")
    assert (table.track("hull"), len(table.zone("hand.0"))) == (3, 1)
    table = boat(run=["driftwood"], hull=2)
    table.answer(0, "choose 1")
    assert (table.track("hull"), len(table.zone("hand.0"))) == (2, 3)


@pytest.mark.parametrize(("face", "rations"), [(3, 4), (4, 3)])
def test_a_rain_barrel_pays_up_to_the_distance_and_one(face: int, rations: int) -> None:
    table = boat(
        run=["rain_barrel"], rations=3, distance=2, dice=[face], hands={**NO_CARDS, "0": ["oar:1", "oar:1"]}
    )
    table.answer(0, "accept")
    table.answer(0, "discard oar:1")
    assert table.track("rations") == 3
    table.answer(0, "discard oar:1")
    assert table.track("rations") == rations


def test_a_rain_barrel_may_be_declined() -> None:
    table = boat(run=["rain_barrel"], hands={"0": ["oar:1", "oar:1"]})
    table.answer(0, "decline")
    assert (table.ask(), len(table.zone("hand.0"))) == ("turn.act", 2)


def test_who_cannot_pay_for_a_rain_barrel_loses_the_card_for_nothing() -> None:
    table = boat(run=["rain_barrel"], rations=3, distance=6, dice=[1], hands={**NO_CARDS, "0": ["oar:1"]})
    table.answer(0, "accept")
    table.answer(0, "discard oar:1")
    assert (table.ask(), table.track("rations"), table.zone("hand.0")) == ("turn.act", 3, [])
    assert table.told("rolled") == []


@pytest.mark.parametrize(("dice", "distance"), [([2, 1], 1), ([3, 2], 2), ([3, 6], 3)])
def test_a_broken_oar_may_throw_the_boat_back_twice(dice: list[Json], distance: int) -> None:
    assert boat(run=["broken_oar"], distance=3, dice=dice, hands=NO_CARDS).track("distance") == distance


@pytest.mark.rule("L8.4")
@pytest.mark.parametrize(("lashed", "captain"), [([], 2), ([2], 3), ([2, 3], 0), ([0, 2, 3], 1)])
def test_in_a_quarrel_the_next_free_seat_becomes_captain(lashed: list[Json], captain: int) -> None:
    table = boat(4, run=["quarrel"], captain=1, lashed=lashed)
    assert table.track("captain") == captain


@pytest.mark.rule("L8.4")
def test_in_a_quarrel_everybody_who_is_lashed_draws() -> None:
    table = boat(4, run=["quarrel"], captain=0, lashed=[1, 3], hands=NO_CARDS_OF_4)
    table.answer(2, "pick_seat 2")
    assert [len(table.zone(f"hand.{seat}")) for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.parametrize(
    ("spent", "distance", "feeds"), [(3, 5, False), (2, 5, True), (3, 6, True), (4, 0, False)]
)
def test_gulls_lead_ahead_or_take_a_ration(spent: int, distance: int, feeds: bool) -> None:
    cards: list[Json] = ["oar:2", "oar:2", "bail:2", "bail:2"]
    table = boat(run=["gulls"], distance=distance, zones={"spent": cards[:spent]})
    if feeds:
        assert (table.track("rations"), table.track("distance"), table.ask()) == (5, distance, "turn.act")
    else:
        table.answer(0, "discard oar:1")
        assert (table.track("rations"), table.track("distance")) == (6, distance + 1)


def test_gulls_lead_nobody_who_has_no_card_to_give() -> None:
    table = boat(run=["gulls"], distance=1, hands=NO_CARDS, zones={"spent": ["oar:2", "oar:2", "bail:2"]})
    assert (table.track("distance"), table.track("rations"), table.ask()) == (1, 6, "turn.act")
