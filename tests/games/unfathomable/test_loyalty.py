"""Chapters 7, 18, 23, 25 and 29: loyalty cards."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, new
from turncoat.kernel.shapes import Json

FOUR: list[Json] = ["jeanne", "svetlana", "william", "arjun"]
FAR: Json = ["calm_waters", "rough_waters", "stormy_seas"]  # 4 each
NOT_FAR: Json = ["calm_waters", "rough_waters", "sea_smoke"]  # 11


def loyalties(*cards: list[Json]) -> dict[str, Json]:
    by_name: dict[str, Json] = {}
    for name, own in zip(FOUR, cards, strict=True):
        by_name[str(name)] = [*own]
    return by_name


def arrive(loyalty: Json, **words: Json) -> Table:
    return ship(seats=FOUR, run=["travel+1"], travel=3, waypoints=FAR, loyalty=loyalty, **words)


def founder(loyalty: Json, waypoints: Json) -> Table:
    words: dict[str, Json] = {"dials": {"fuel": 1}, "top": {"damage": ["fuel_leak"]}}
    return ship(seats=FOUR, run=["damage_ship"], waypoints=waypoints, loyalty=loyalty, **words)


PURE: list[Json] = ["human", "human"]
HYBRID: list[Json] = ["human", "hybrid"]
CULTIST: list[Json] = ["human", "cultist"]


# The cards (25, 25.1, 25.7)


@pytest.mark.rule("25", "25.1", "7", "7.1")
def test_there_is_one_loyalty_card_at_first_and_a_second_at_the_awakening() -> None:
    table = awaken()
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [1, 1, 1]
    table.answer(JEANNE, "resolve reef")
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [2, 2, 2]
    assert table.zone("loyalty_deck") == []


@pytest.mark.rule("25", "A4.16")
@pytest.mark.parametrize(("players", "hybrids", "cultists"), [(3, 1, 0), (4, 1, 1), (5, 2, 0), (6, 2, 1)])
def test_there_are_three_types_of_loyalty_cards(players: int, hybrids: int, cultists: int) -> None:
    table = new("unfathomable", players)
    state = table.session.state
    counts = state.game.components(state.seats, state.settings)
    kinds = [counts[state.game.layout.card_named[card]] for card in ("human", "hybrid", "cultist")]
    assert kinds == [2 * players - hybrids - cultists, hybrids, cultists]


@pytest.mark.rule("25.7", "25", "30.5")
def test_a_player_sees_its_own_loyalty_at_any_time_and_of_others_only_how_many() -> None:
    table = ship(
        seats=FOUR, waypoints=["calm_waters", "rough_waters"], loyalty=loyalties(PURE, HYBRID, PURE, CULTIST)
    )
    for seat, own in enumerate((PURE, HYBRID, PURE, CULTIST)):
        seen = table.view(seat)["zones"]
        assert seen[f"loyalty.{seat}"]["cards"] == own
        assert [seen[f"loyalty.{other}"]["cards"] for other in range(4) if other != seat] == [None] * 3
        assert [seen[f"loyalty.{other}"]["count"] for other in range(4)] == [2] * 4
    assert [table.view()["zones"][f"loyalty.{seat}"]["cards"] for seat in range(4)] == [None] * 4


# Winners: rules 25.2-25.5


@pytest.mark.rule("25.2", "25.3", "25.4", "18.1", "29.4", "29.12")
def test_when_the_ship_arrives_those_with_only_human_cards_win() -> None:
    table = arrive(loyalties(PURE, HYBRID, PURE, CULTIST))
    assert (table.ending(), table.winners()) == ("arrived", [JEANNE, WILLIAM])


@pytest.mark.rule("25.3", "25.2", "18.1")
def test_one_hybrid_card_beside_a_human_one_makes_a_traitor() -> None:
    table = arrive(loyalties(["hybrid", "human"], PURE, PURE, ["cultist", "human"]))
    assert table.winners() == [SVETLANA, WILLIAM]
    table = founder(loyalties(["hybrid", "human"], PURE, PURE, ["cultist", "human"]), NOT_FAR)
    assert table.winners() == [JEANNE]


@pytest.mark.rule("25.3", "18.1", "29.9")
def test_a_revealed_hybrid_wins_too_when_the_deep_ones_do() -> None:
    words: dict[str, Json] = {"dials": {"fuel": 1}, "top": {"damage": ["fuel_leak"]}, "revealed": ["william"]}
    table = ship(run=["damage_ship"], loyalty={"william": ["hybrid"]}, **words)
    assert (table.ending(), table.winners()) == ("no_fuel", [WILLIAM])


@pytest.mark.rule("25.4", "18.1", "29.11", "29.12")
@pytest.mark.parametrize(("waypoints", "winners"), [(NOT_FAR, [1]), (FAR, [1, 3])])
def test_the_cultist_wins_with_the_deep_ones_only_from_distance_twelve_on(
    waypoints: Json, winners: list[int]
) -> None:
    table = founder(loyalties(PURE, HYBRID, PURE, CULTIST), waypoints)
    assert (table.ending(), table.winners()) == ("no_fuel", winners)


@pytest.mark.rule("25.4", "25.2")
def test_the_cultist_never_wins_with_the_humans() -> None:
    assert 3 not in arrive(loyalties(PURE, HYBRID, PURE, ["cultist", "human"])).winners()


@pytest.mark.rule("25.5", "29.13", "18.1")
@pytest.mark.parametrize("waypoints", [NOT_FAR, FAR])
def test_who_is_both_hybrid_and_cultist_wins_as_a_hybrid(waypoints: Json) -> None:
    table = founder(loyalties(PURE, PURE, PURE, ["cultist", "hybrid"]), waypoints)
    assert table.winners() == [3]


# Humans: rules 23 and 25.6


@pytest.mark.rule("23", "25.6")
@pytest.mark.parametrize("card", ["hybrid", "cultist"])
def test_an_unrevealed_traitor_is_a_human_for_every_rule(card: str) -> None:
    words: dict[str, Json] = {"seats": FOUR, "loyalty": {"jeanne": [card]}}
    places: Json = {"jeanne": "galley", "svetlana": "galley"}
    table = ship(**words, characters=places, deep_ones={"galley": 1})
    assert ("attack_deep_one" in table.verbs(JEANNE), "attack" in table.verbs(JEANNE)) == (True, False)
    table = ship(**words, characters=places, hands={"jeanne": ["siren_song:3"]}, passengers={"d1": ["soul"]})
    assert {"use_room", "trade"} <= table.verbs(JEANNE)
    assert "play" not in table.verbs(JEANNE)
    table = ship(
        **words, run=["act_deep_ones"], characters={"jeanne": "galley"}, deep_ones={"galley": 1}, dice=[6]
    )
    assert table.named_track("at.0") == "sick_bay"


@pytest.mark.rule("23", "39", "25.6")
def test_a_revealed_traitor_is_no_human_any_more() -> None:
    table = ship(
        run=["act_deep_ones"],
        revealed=["jeanne"],
        characters={"jeanne": "galley", "svetlana": "d1"},
        deep_ones={"galley": 1},
        top={"damage": ["structural_damage:any"]},
    )
    assert table.named_track("at.0") == "galley"
    assert table.zone("damaged.galley") == ["structural_damage:any"]
    assert not {"use_room", "trade", "attack_deep_one"} & table.verbs(JEANNE)


# The awakening (7)


def awaken(**words: Json) -> Table:
    """Jeanne, the Captain, is at a waypoint with 4 behind her and 2 to come."""
    said: dict[str, Json] = {"run": ["travel+2"], "travel": 3, "waypoints": ["calm_waters"], "dice": [8]}
    said["top"] = {"waypoints": ["reef", "iceberg"]}
    return ship(**{**said, **words})


@pytest.mark.rule("7", "7.1", "7.2", "25.7")
def test_at_the_awakening_each_player_looks_at_its_own_cards_only() -> None:
    table = awaken()
    table.answer(JEANNE, "resolve reef")
    for seat in range(3):
        for other in range(3):
            seen = table.view(seat)["zones"][f"loyalty.{other}"]
            assert seen["count"] == 2
            assert seen["cards"] == (table.zone(f"loyalty.{seat}") if other == seat else None)


@pytest.mark.rule("7.4", "50.1", "50.8")
def test_after_the_awakening_the_game_goes_on_where_it_was() -> None:
    """The ship had one more space to go, and Jeanne still has her actions."""
    table = awaken()
    assert table.track("travel") == 4
    table.answer(JEANNE, "resolve reef")
    assert (table.track("travel"), table.track("awakened")) == (1, 1)
    assert (table.waiting_seats(), table.ask()) == ([JEANNE], "performing.act")


@pytest.mark.rule("7.4", "7.3")
def test_the_mythos_step_that_led_to_the_awakening_is_finished_and_the_turn_passes() -> None:
    table = ship(
        at="mythos",
        travel=3,
        waypoints=["calm_waters"],
        top={
            "mythos": ["passenger_overboard"],
            "waypoints": ["reef", "iceberg"],
            "chaos": ["preparation:5", "forced_learning:5"],
        },
        deep_ones={"w1": 1},
        dice=[8],
    )
    table.answer(JEANNE, "resolve reef")
    assert table.zone("mythos_discard") == ["passenger_overboard"]
    assert (table.current(), table.waiting_seats()) == (SVETLANA, [SVETLANA])


@pytest.mark.rule("7.3", "7.4")
def test_a_revealed_traitor_hands_the_new_card_to_a_human_who_may_look_at_it() -> None:
    table = awaken(
        revealed=["william"], loyalty={"william": ["hybrid"], "jeanne": ["human"], "svetlana": ["human"]}
    )
    table.answer(JEANNE, "resolve reef")
    assert table.options(WILLIAM) == ["give_loyalty 0", "give_loyalty 1"]
    table.answer(WILLIAM, "give_loyalty 1")
    assert table.view(SVETLANA)["zones"]["loyalty.1"]["cards"] == ["human"] * 3
    assert table.zone("loyalty.2") == []
    assert (table.waiting_seats(), table.track("travel")) == ([JEANNE], 1)
