"""Chapters 18, 29 and 51: endings, sides and winners."""

import pytest

from tests.games.unfathomable.ship import ship
from tests.table import Table
from turncoat.kernel.shapes import Json

FOUR = ["jeanne", "svetlana", "william", "arjun"]
NEAR = ["smooth_sailing"]  # 3
ELEVEN = ["calm_waters", "rough_waters", "smooth_sailing"]
TWELVE = ["calm_waters", "rough_waters", "stormy_seas"]
FIVE_DAMAGED = {
    "bridge": "will",
    "chapel": "lore",
    "captains_cabin": "strength",
    "cargo_hold": "influence",
    "boiler_room": "observation",
}


def loyal(seats: list[str], *cards: list[str]) -> dict[str, Json]:
    """Loyalty cards, seat by seat."""
    dealt: dict[str, Json] = {}
    for name, own in zip(seats, cards, strict=True):
        dealt[name] = [*own]
    return dealt


def of_four(*cards: list[str]) -> dict[str, Json]:
    return {"seats": [*FOUR], "loyalty": loyal(FOUR, *cards)}


def out_of_fuel(**words: Json) -> Table:
    """The last waypoint, of distance 4, costs the last fuel."""
    return ship(run=["deep_one_ambush"], dials={"fuel": 2}, **words)


@pytest.mark.rule("18", "18.1", "29", "29.1", "29.3", "29.4")
def test_arriving_once_more_after_twelve_wins_for_those_who_have_only_human_cards() -> None:
    cards = of_four(["hybrid", "human"], ["human", "human"], ["cultist", "human"], ["human", "human"])
    table = ship(run=["travel+1"], travel=3, waypoints=[*TWELVE], **cards)
    assert (table.ending(), table.winners()) == ("arrived", [1, 3])
    assert len(table.zone("journey")) == 3


@pytest.mark.rule("18", "29.3", "50.8")
def test_arriving_before_twelve_leads_to_another_waypoint_and_the_game_goes_on() -> None:
    table = ship(run=["travel+1"], travel=3, waypoints=[*ELEVEN])
    assert (table.ending(), table.ask()) == ("", "waypoint.choose")


@pytest.mark.rule("29.3", "50.8")
def test_twelve_is_not_enough_without_arriving_once_more() -> None:
    table = ship(
        run=["travel+1"], travel=3, waypoints=[*ELEVEN], top={"waypoints": ["deep_one_ambush", "iceberg"]}
    )
    table.answer(0, "resolve deep_one_ambush")
    assert (table.ending(), table.track("travel"), table.track("fuel")) == ("", 0, 6)
    assert len(table.zone("journey")) == 4


@pytest.mark.rule("18.1", "29.12")
def test_a_cultist_loses_when_the_ship_arrives() -> None:
    cards = of_four(["human", "human"], ["cultist", "hybrid"], ["human", "human"], ["human", "human"])
    table = ship(run=["travel+1"], travel=3, waypoints=[*TWELVE], **cards)
    assert table.winners() == [0, 2, 3]


@pytest.mark.rule("18.1")
def test_at_the_end_everybody_shows_all_loyalty_cards() -> None:
    cards = of_four(["hybrid", "human"], ["human", "human"], ["cultist", "human"], ["human", "human"])
    table = ship(run=["travel+1"], travel=3, waypoints=[*TWELVE], revealed=["jeanne"], **cards)
    shown = [sorted(table.view()["zones"][f"faceup.{seat}"]["cards"] or []) for seat in range(4)]
    assert shown == [["human", "hybrid"], ["human", "human"], ["cultist", "human"], ["human", "human"]]
    assert [table.zone(f"loyalty.{seat}") for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("18.1")
def test_loyalty_is_shown_however_the_game_ends() -> None:
    table = out_of_fuel(loyalty=loyal(FOUR[:3], ["human"], ["hybrid"], ["human"]))
    shown = [table.view(0)["zones"][f"faceup.{seat}"]["cards"] for seat in range(3)]
    assert shown == [["human"], ["hybrid"], ["human"]]


@pytest.mark.rule("18.1")
def test_loyalty_stays_hidden_while_the_game_goes_on() -> None:
    table = ship(loyalty={"jeanne": ["hybrid"]})
    assert table.view(1)["zones"]["loyalty.0"]["cards"] is None
    assert table.view()["zones"]["faceup.0"]["cards"] is None


@pytest.mark.rule("18", "29.2", "29.5", "29.6")
@pytest.mark.parametrize(
    ("dial", "card", "ending"),
    [
        ("fuel", "deep_one_ambush", "no_fuel"),
        ("food", "smooth_sailing", "no_food"),
        ("sanity", "rough_waters", "no_sanity"),
        ("souls", "rogue_wave", "no_souls"),
    ],
)
def test_any_dial_at_zero_ends_the_game_for_the_deep_ones(dial: str, card: str, ending: str) -> None:
    loyalty = loyal(FOUR[:3], ["human"], ["hybrid"], ["human"])
    on_deck: Json = {"d5": ["soul"]}
    table = ship(run=[card], dials={dial: 1}, loyalty=loyalty, passengers=on_deck)
    assert (table.ending(), table.winners()) == (ending, [1])


@pytest.mark.rule("29.6", "36.1")
def test_the_last_unit_of_a_resource_keeps_the_game_going() -> None:
    table = ship(run=["rough_waters"], dials={"fuel": 3, "sanity": 2})
    assert (table.ending(), table.track("fuel"), table.track("sanity")) == ("", 1, 1)


@pytest.mark.rule("29.5", "18")
def test_the_game_ends_at_once_whatever_else_the_card_says() -> None:
    table = ship(run=["rough_waters"], dials={"fuel": 2})
    assert (table.ending(), table.track("sanity")) == ("no_fuel", 8)
    assert table.waiting_seats() == []
    assert table.why_not(0, "move") == ("game_over", "")


@pytest.mark.rule("29.7", "18")
def test_six_damaged_rooms_end_the_game_and_five_do_not() -> None:
    words: dict[str, Json] = {"damage": {**FIVE_DAMAGED}, "loyalty": {"william": ["hybrid"]}}
    assert ship(**words).ending() == ""
    sunk = ship(run=["damage:galley"], top={"damage": ["structural_damage:any"]}, **words)
    assert (sunk.ending(), sunk.winners()) == ("sunk", [2])


@pytest.mark.rule("29.8", "18")
def test_too_few_deep_ones_to_spawn_end_the_game_and_just_enough_do_not() -> None:
    assert ship(run=["spawn:d1+2"], deep_ones={"w5": 18}).ending() == ""
    overrun = ship(run=["spawn:d1+2"], deep_ones={"w5": 19}, loyalty={"svetlana": ["hybrid"]})
    assert (overrun.ending(), overrun.winners()) == ("overrun", [1])


@pytest.mark.rule("29.9", "18.1", "51")
def test_one_hybrid_card_among_others_is_enough_to_win_with_the_deep_ones() -> None:
    cards = of_four(["human", "human"], ["human", "hybrid"], ["human", "cultist"], ["human", "human"])
    table = out_of_fuel(waypoints=["calm_waters", "rolling_seas"], **cards)
    assert (table.ending(), table.winners()) == ("no_fuel", [1])


@pytest.mark.rule("29.9", "51")
def test_hybrid_and_cultist_are_on_the_side_of_the_deep_ones_and_all_others_on_the_humans() -> None:
    table = ship(**of_four(["hybrid"], ["human"], ["cultist"], ["human"]))
    state = table.session.state
    sides = [state.game.sides[state.game.side_of(state, seat)] for seat in range(4)]
    assert sides == ["deep_ones", "humans", "deep_ones", "humans"]


@pytest.mark.rule("29.10", "29.11", "29.12", "18.1")
@pytest.mark.parametrize(
    ("journey", "winners"),
    [(NEAR, [1]), (["calm_waters", "smooth_sailing"], [1]), (["calm_waters", "rough_waters"], [1, 2])],
)
def test_the_cultist_wins_with_the_hybrids_only_from_twelve_on(
    journey: list[str], winners: list[int]
) -> None:
    cards = of_four(["human"], ["hybrid"], ["cultist"], ["human"])
    if journey != NEAR:
        cards = of_four(["human", "human"], ["hybrid", "human"], ["cultist", "human"], ["human", "human"])
    assert out_of_fuel(waypoints=[*journey], **cards).winners() == winners


@pytest.mark.rule("29.10", "29.11")
@pytest.mark.parametrize("word", ["damage:galley", "spawn:d1+3"])
def test_from_twelve_on_the_cultist_wins_with_every_end_of_the_deep_ones(word: str) -> None:
    cards = of_four(["human", "human"], ["hybrid", "human"], ["cultist", "human"], ["human", "human"])
    table = ship(
        run=[word],
        waypoints=[*TWELVE],
        damage={**FIVE_DAMAGED},
        deep_ones={"w5": 18},
        top={"damage": ["structural_damage:any"]},
        **cards,
    )
    assert table.winners() == [1, 2]


@pytest.mark.rule("29.13")
@pytest.mark.parametrize("journey", [["calm_waters", "rolling_seas"], TWELVE])
def test_who_is_cultist_and_hybrid_wins_however_far_the_ship_has_come(journey: list[str]) -> None:
    cards = of_four(["human", "human"], ["hybrid", "cultist"], ["human", "human"], ["human", "human"])
    assert out_of_fuel(waypoints=[*journey], **cards).winners() == [1]


@pytest.mark.rule("29.9", "39")
def test_a_revealed_traitor_wins_with_the_deep_ones_and_not_with_the_humans() -> None:
    assert out_of_fuel(revealed=["jeanne"]).winners() == [0]
    loyalty = loyal(FOUR[:3], ["hybrid", "human"], ["human", "human"], ["human", "human"])
    arrived = ship(run=["travel+1"], travel=3, waypoints=[*TWELVE], revealed=["jeanne"], loyalty=loyalty)
    assert arrived.winners() == [1, 2]


@pytest.mark.rule("51", "25.4")
def test_only_a_traitor_can_reveal() -> None:
    table = ship(**of_four(["human"], ["human"], ["cultist"], ["hybrid"]))
    assert table.why_not(0, "reveal") == ("no_target", "3")
    for seat, name in ((2, "cultist"), (3, "hybrid")):
        cards = of_four(["human"], ["human"], ["cultist"], ["hybrid"])
        assert f"reveal {name}" in ship(current=seat, **cards).options(seat)
