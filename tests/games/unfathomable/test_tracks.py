"""Chapters 7, 8, 36, 50, 54: the tracks, waypoints, the awakening."""

from typing import Final

import pytest

from tests.games.unfathomable.ship import ship
from turncoat.kernel.shapes import Json

FAR = ["calm_waters", "rough_waters", "stormy_seas"]
LOYALTY: dict[str, Json] = {"jeanne": ["hybrid"], "svetlana": ["human"], "william": ["human"]}
SECOND: dict[str, Json] = {
    "jeanne": ["hybrid", "human"],
    "svetlana": ["human", "human"],
    "william": ["human", "human"],
}


@pytest.mark.rule("50.7", "8.1", "14.2", "8")
def test_when_the_ship_advances_the_sea_takes_monsters_astern_and_down() -> None:
    there: Json = {"w5": 1, "w2": 1, "w8": 1}
    table = ship(run=["travel+2"], deep_ones=there, monarchs={"hydra": "w7", "dagon": "w1"})
    assert table.track("deep_ones.deep") == 2
    assert table.track("deep_ones.w6") == 1
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "w5")


@pytest.mark.rule("50.2")
def test_retreating_moves_no_monsters_and_stops_at_the_start() -> None:
    table = ship(run=["travel-2"], travel=1, deep_ones={"w5": 1})
    assert (table.track("travel"), table.track("deep_ones.w5")) == (0, 1)


@pytest.mark.rule("50.8", "49.8", "50.1", "54.2")
def test_on_arriving_the_captain_resolves_one_of_two_waypoints_and_the_rest_of_the_way_is_gone() -> None:
    top: Json = {"waypoints": ["calm_waters", "smooth_sailing"]}
    table = ship(run=["travel+2"], travel=3, captain="svetlana", top=top)
    assert table.waiting_seats() == [1]
    assert sorted(table.options(1)) == ["resolve calm_waters", "resolve smooth_sailing"]
    table.answer(1, "resolve smooth_sailing")
    assert table.zone("journey") == ["smooth_sailing"]
    assert table.zone("waypoints")[0] == "calm_waters"
    assert (table.track("fuel"), table.track("food"), table.track("travel")) == (7, 7, 1)


@pytest.mark.rule("50.8", "29.3", "18", "18.1")
def test_arriving_after_twelve_wins_for_the_humans_without_another_waypoint() -> None:
    table = ship(run=["travel+1"], travel=3, waypoints=[*FAR], loyalty=SECOND)
    assert (table.ending(), table.winners()) == ("arrived", [1, 2])
    assert table.zone("journey") == FAR


@pytest.mark.rule("7", "7.1", "7.5", "54.2")
def test_the_awakening_comes_once_after_the_waypoint_that_makes_six() -> None:
    top: Json = {"waypoints": ["iceberg", "reef"]}
    table = ship(run=["travel+4", "travel+4"], waypoints=["calm_waters"], top=top)
    table.answer(0, "resolve iceberg")
    table.answer(0, "decline")
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [2, 2, 2]
    assert table.zone("loyalty_deck") == []
    assert table.ask() == "waypoint.choose"


@pytest.mark.rule("7.3")
def test_a_revealed_traitor_gives_the_new_loyalty_card_to_a_human() -> None:
    table = ship(
        run=["travel+4"],
        waypoints=["calm_waters"],
        revealed=["william"],
        loyalty={"jeanne": ["human"], "svetlana": ["human"], "william": ["hybrid"]},
        top={"waypoints": ["iceberg", "reef"]},
    )
    table.answer(0, "resolve iceberg")
    table.answer(0, "decline")
    assert (table.waiting_seats(), table.options(2)) == ([2], ["give_loyalty 0", "give_loyalty 1"])
    given = table.zone("loyalty.2")[-1]
    table.answer(2, "give_loyalty 1")
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [2, 3, 0]
    assert table.zone("loyalty.1")[-1] == given


@pytest.mark.rule("50.12", "50.9")
def test_the_greater_banishment_clears_water_and_decks_and_spares_the_rooms() -> None:
    table = ship(
        run=["ritual+2"],
        ritual=3,
        characters={"jeanne": "d4", "svetlana": "d3", "william": "galley"},
        revealed=["svetlana"],
        deep_ones={"galley": 1, "d3": 2, "w5": 1},
        monarchs={"hydra": "w2"},
        passengers={"d6": ["soul", "nobody"]},
    )
    table.answer(0, "pick_seat 0")
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["sick_bay", "brig", "galley"]
    assert [table.track(f"deep_ones.{space}") for space in ("galley", "d3", "w5")] == [1, 0, 0]
    assert (table.named_track("hydra"), table.track("souls"), table.track("ritual")) == ("deep", 7, 1)


@pytest.mark.rule("50.12", "16.5")
def test_deep_ones_that_the_ritual_banishes_are_not_defeated() -> None:
    table = ship(run=["ritual+1"], ritual=3, deep_ones={"galley": 1, "d3": 2, "w5": 1})
    assert table.told("deep_one_banished") == [{"space": "w5"}, {"space": "d3"}, {"space": "d3"}]
    assert (table.rules("deep_one_banished"), table.told("deep_one_defeated")) == (["50.12"] * 3, [])


@pytest.mark.rule("36", "36.1", "29.6")
@pytest.mark.parametrize("card", ["rough_waters", "calm_waters", "stormy_seas"])
def test_a_dial_at_zero_ends_the_game(card: str) -> None:
    table = ship(run=[card], dials={"fuel": 2}, loyalty=LOYALTY)
    assert (table.ending(), table.winners()) == ("no_fuel", [0])


@pytest.mark.rule("36.1")
def test_gains_above_ten_are_lost() -> None:
    table = ship(run=["shipwreck_survivors"], dials={"souls": 10}, dice=[1, 8])
    table.answer(0, "accept")
    assert (table.track("souls"), len(table.zone("on_deck.d1"))) == (10, 1)


@pytest.mark.rule("29.11", "29.12", "25.4")
@pytest.mark.parametrize(("journey", "winners"), [(FAR[:1], [0]), (FAR, [0, 1])])
def test_the_cultist_wins_with_the_hybrids_only_within_sight_of_land(
    journey: list[str], winners: list[int]
) -> None:
    crew = ["jeanne", "svetlana", "william", "jamie"]
    second: list[Json] = ["human"] if len(journey) > 1 else []
    dealt = ["hybrid", "cultist", "human", "human"]
    table = ship(
        seats=[*crew],
        run=["deep_one_ambush"],
        dials={"fuel": 1},
        waypoints=[*journey],
        loyalty={name: [card, *second] for name, card in zip(crew, dealt, strict=True)},
    )
    assert (table.ending(), table.winners()) == ("no_fuel", winners)


NONE_LEFT: Final[Json] = {"d8": [*["soul"] * 5, "two_souls", "soul_and_sanity"], "d7": ["nobody", "nobody"]}
TWO_LEFT: Final[Json] = {"d8": [*["soul"] * 5, "two_souls"], "d7": ["nobody"]}


@pytest.mark.rule("1.5")
def test_what_follows_a_cost_happens_only_if_it_was_paid_in_full() -> None:
    table = ship(
        run=["abandoned_depot"],
        dice=[1, 2, 8],
        dials={"fuel": 5},
        passengers=TWO_LEFT,
        options={"rules": "1"},  # these let players accept a cost that they cannot pay
    )
    table.answer(0, "accept")
    assert table.track("fuel") == 5
    assert table.zone("passengers") == []
    paid = ship(run=["abandoned_depot"], dice=[1, 2, 3, 8], dials={"fuel": 5})
    paid.answer(0, "accept")
    assert (paid.track("fuel"), len(paid.zone("passengers"))) == (7, 6)


@pytest.mark.rule("32.6", "1.4")
@pytest.mark.parametrize(
    ("waypoint", "passengers"),
    [
        ("abandoned_depot", TWO_LEFT),
        ("deserted_island", NONE_LEFT),
        ("shipwreck_survivors", NONE_LEFT),
        ("wrecked_ship", NONE_LEFT),
        ("rainstorm", NONE_LEFT),
    ],
)
def test_a_risk_that_cannot_be_taken_in_full_is_not_offered(waypoint: str, passengers: Json) -> None:
    table = ship(run=[waypoint], passengers=passengers)
    assert table.ask() == "performing.act"
    assert ship(run=[waypoint]).ask() == "may.accept"


def test_a_fog_bank_may_lead_to_another_waypoint_instead() -> None:
    top: Json = {"waypoints": ["fog_bank", "reef", "smooth_sailing"]}
    table = ship(run=["travel+4"], dice=[3], top=top)
    table.answer(0, "resolve fog_bank")
    assert table.zone("journey") == ["smooth_sailing"]
    assert (table.zone("box"), table.track("fuel"), table.track("food")) == (["fog_bank"], 6, 7)


def test_a_rogue_wave_clears_the_decks() -> None:
    aboard: Json = {"d5": ["soul", "soul"], "d7": ["nobody"]}
    table = ship(run=["rogue_wave"], deep_ones={"d3": 2}, passengers=aboard)
    assert (table.track("deep_ones.w3"), table.track("souls"), table.track("fuel")) == (2, 6, 7)
    assert table.zone("on_deck.d5") == table.zone("on_deck.d7") == []
