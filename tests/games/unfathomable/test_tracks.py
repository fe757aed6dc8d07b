"""Chapters 7, 8, 36, 50, 54: the tracks, waypoints, the awakening."""

import pytest

from tests.games.unfathomable.harbour import sea

FAR = ["calm_waters", "rough_waters", "stormy_seas"]


@pytest.mark.rule("50.7", "8.1", "14.2", "8")
def test_when_the_ship_advances_the_sea_takes_monsters_astern_and_down() -> None:
    table = sea(["travel+2"], deep_ones__w5=1, deep_ones__w2=1, deep_ones__w8=1, hydra="w7", dagon="w1")
    assert table.track("deep_ones.deep") == 2
    assert table.track("deep_ones.w6") == 1
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "w5")


@pytest.mark.rule("50.2")
def test_retreating_moves_no_monsters_and_stops_at_the_start() -> None:
    table = sea(["travel-2"], travel=1, deep_ones__w5=1)
    assert (table.track("travel"), table.track("deep_ones.w5")) == (0, 1)


@pytest.mark.rule("50.8", "49.8", "50.1", "54.2")
def test_on_arriving_the_captain_resolves_one_of_two_waypoints_and_the_rest_of_the_way_is_gone() -> None:
    top = {"waypoints": ["calm_waters", "smooth_sailing"]}
    table = sea(["travel+2"], travel=3, captain=1, top=top)
    assert table.waiting() == [1]
    assert sorted(table.options(1)) == ["resolve calm_waters", "resolve smooth_sailing"]
    table.answer(1, "resolve smooth_sailing")
    assert table.zone("journey") == ["smooth_sailing"]
    assert table.zone("waypoints")[0] == "calm_waters"
    assert (table.track("fuel"), table.track("food"), table.track("travel")) == (7, 7, 1)


@pytest.mark.rule("50.8", "29.3", "18", "18.1")
def test_arriving_after_twelve_wins_for_the_humans_without_another_waypoint() -> None:
    journey = ["calm_waters", "rough_waters", "stormy_seas"]
    loyalty = {"loyalty__0": ["hybrid"], "loyalty__1": ["human"], "loyalty__2": ["human"]}
    table = sea(["travel+1"], travel=3, journey=journey, **loyalty)
    assert (table.ending(), table.winners()) == ("arrived", [1, 2])


@pytest.mark.rule("7", "7.1", "7.5", "54.2")
def test_the_awakening_comes_once_after_the_waypoint_that_makes_six() -> None:
    table = sea(
        ["travel+4", "travel+4"], journey=["calm_waters"], captain=0, top={"waypoints": ["iceberg", "reef"]}
    )
    table.answer(0, "resolve iceberg")
    table.answer(0, "decline")
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [2, 2, 2]
    assert table.zone("loyalty_deck") == []
    assert table.ask() == "waypoint.choose"


@pytest.mark.rule("7.3")
def test_a_revealed_traitor_gives_the_new_loyalty_card_to_a_human() -> None:
    table = sea(
        ["travel+4"],
        journey=["calm_waters"],
        captain=0,
        revealed__2=1,
        top={"waypoints": ["iceberg", "reef"]},
    )
    table.answer(0, "resolve iceberg")
    table.answer(0, "decline")
    assert (table.waiting(), table.options(2)) == ([2], ["give_loyalty 0", "give_loyalty 1"])
    given = table.zone("loyalty.2")[-1]
    table.answer(2, "give_loyalty 1")
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [2, 3, 1]
    assert table.zone("loyalty.1")[-1] == given


@pytest.mark.rule("50.12", "50.9")
def test_the_greater_banishment_clears_water_and_decks_and_spares_the_rooms() -> None:
    table = sea(
        ["ritual+2"],
        ritual=3,
        at__0="d4",
        at__1="d3",
        revealed__1=1,
        deep_ones__galley=1,
        deep_ones__d3=2,
        deep_ones__w5=1,
        hydra="w2",
        on_deck__d6=["soul", "nobody"],
    )
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["sick_bay", "brig", "galley"]
    assert [table.track(f"deep_ones.{space}") for space in ("galley", "d3", "w5")] == [1, 0, 0]
    assert (table.named_track("hydra"), table.track("souls"), table.track("ritual")) == ("deep", 7, 1)


@pytest.mark.rule("36", "36.1", "29.6")
@pytest.mark.parametrize("card", ["rough_waters", "calm_waters", "stormy_seas"])
def test_a_dial_at_zero_ends_the_game(card: str) -> None:
    loyalty = {"loyalty__0": ["hybrid"], "loyalty__1": ["human"], "loyalty__2": ["human"]}
    table = sea([card], fuel=2, **loyalty)
    assert (table.ending(), table.winners()) == ("no_fuel", [0])


@pytest.mark.rule("36.1")
def test_gains_above_ten_are_lost() -> None:
    table = sea(["shipwreck_survivors"], souls=10, dice=[1, 8])
    table.answer(0, "accept")
    assert table.track("souls") == 10


@pytest.mark.rule("29.11", "29.12", "25.4")
@pytest.mark.parametrize(("journey", "winners"), [(FAR[:1], [0]), (FAR, [0, 1])])
def test_the_cultist_wins_with_the_hybrids_only_within_sight_of_land(
    journey: list[str], winners: list[int]
) -> None:
    loyalty = {
        f"loyalty__{seat}": [card] for seat, card in enumerate(["hybrid", "cultist", "human", "human"])
    }
    table = sea(["deep_one_ambush"], players=4, fuel=1, journey=journey, **loyalty)
    assert (table.ending(), table.winners()) == ("no_fuel", winners)


@pytest.mark.rule("1.5")
def test_what_follows_a_cost_happens_only_if_it_was_paid_in_full() -> None:
    risked = {"on_deck__d8": ["soul"] * 5 + ["two_souls"], "on_deck__d7": ["nobody"]}
    table = sea(["abandoned_depot"], dice=[1, 2, 8], fuel=5, **risked)
    table.answer(0, "accept")
    assert table.track("fuel") == 5
    assert table.zone("passengers") == []


def test_a_fog_bank_may_lead_to_another_waypoint_instead() -> None:
    top = {"waypoints": ["fog_bank", "reef", "smooth_sailing"]}
    table = sea(["travel+4"], captain=0, dice=[3], top=top)
    table.answer(0, "resolve fog_bank")
    assert table.zone("journey") == ["smooth_sailing"]
    assert (table.zone("box"), table.track("fuel"), table.track("food")) == (["fog_bank"], 6, 7)


def test_a_rogue_wave_clears_the_decks() -> None:
    table = sea(["rogue_wave"], deep_ones__d3=2, on_deck__d5=["soul", "soul"], on_deck__d7=["nobody"])
    assert (table.track("deep_ones.w3"), table.track("souls"), table.track("fuel")) == (2, 6, 7)
    assert table.zone("on_deck.d5") == table.zone("on_deck.d7") == []
