"""L6 and L7: gains, losses and endings."""

import pytest

from plugins.lifeboat.tests.test_actions import all_weather_but
from tests.boat import boat
from turncoat.kernel.shapes import Json

NO_CARDS: dict[str, Json] = {"0": [], "1": [], "2": []}


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize(("damage", "hull"), [("damage+1", 3), ("damage+3", 1)])
def test_damage_is_taken_off_the_hull(damage: str, hull: int) -> None:
    table = boat(hands=NO_CARDS, run=[damage])
    assert table.track("hull") == hull
    assert table.told("changed") == [{"track": "hull", "from": 4, "to": hull}]


@pytest.mark.rule("L6.1")
def test_nothing_is_damaged_before_everybody_with_cards_has_passed() -> None:
    table = boat(hands={"1": []}, run=["damage+1"])
    for seat in (0, 2):
        assert table.track("hull") == 4
        assert table.waiting_seats() == [seat]
        table.answer(seat, "pass")
    assert table.track("hull") == 3


@pytest.mark.rule("L6.2")
def test_a_patch_takes_one_damage_away() -> None:
    table = boat(hands={"0": ["oar:1"], "2": ["bail:3"]}, run=["damage+2"])
    assert table.options(0) == ["pass"]
    table.answer_each({0: "pass", 1: "pass"})
    assert table.options(2) == ["pass", "prevent"]
    table.answer(2, "prevent")
    table.pass_all()
    assert table.track("hull") == 3
    assert table.zone("hand.2") == []
    assert table.zone("spent") == ["bail:3"]
    assert table.told("prevented") == [{"seat": 2, "track": "hull"}]


@pytest.mark.rule("L6.2")
def test_nothing_more_is_asked_when_nothing_is_left_to_prevent() -> None:
    table = boat(hands={"0": ["bail:3"], "1": ["bail:3"]}, run=["damage+1"])
    table.answer(0, "prevent")
    assert table.ask() == "turn.act"
    assert table.track("hull") == 4
    assert table.zone("hand.1") == ["bail:3"]


@pytest.mark.rule("L6.2")
def test_a_patch_may_save_the_boat() -> None:
    table = boat(hands={"0": ["bail:3"], "1": [], "2": []}, hull=1, run=["damage+1"])
    table.answer(0, "prevent")
    assert (table.ending(), table.track("hull")) == ("", 1)


@pytest.mark.rule("L6.3")
def test_lost_rations_are_taken_off() -> None:
    assert boat(rations=5, run=["rations-2"]).track("rations") == 3
    assert boat(rations=2, run=["rations-5"]).track("rations") == 0


@pytest.mark.rule("L6.4")
@pytest.mark.parametrize(
    ("start", "move", "end"), [(2, "distance+3", 5), (2, "distance-1", 1), (1, "distance-2", 0)]
)
def test_the_boat_moves_but_never_back_past_the_start(start: int, move: str, end: int) -> None:
    assert boat(distance=start, run=[move]).track("distance") == end


@pytest.mark.rule("L6.4", "L7.1")
def test_the_boat_stops_at_land() -> None:
    table = boat(distance=6, run=["distance+3"])
    assert (table.track("distance"), table.ending()) == (7, "landed")


@pytest.mark.rule("L6.5")
@pytest.mark.parametrize(("rations", "after"), [(4, 5), (5, 6), (6, 6)])
def test_there_are_never_more_than_six_rations(rations: int, after: int) -> None:
    assert boat(rations=rations, run=["flying_fish"], dice=[6], hands=NO_CARDS).track("rations") == after


@pytest.mark.rule("L6.5")
def test_the_hull_is_never_mended_above_four() -> None:
    table = boat(hull=3, run=["driftwood"])
    table.answer(0, "choose 0")
    assert table.track("hull") == 4
    assert boat(hull=4, run=["driftwood"]).options(0) == ["choose 1"]


@pytest.mark.rule("L7.1")
@pytest.mark.parametrize(("players", "winners"), [(3, [0, 2]), (4, [0, 2, 3]), (5, [0, 2, 3, 4])])
def test_at_land_everybody_wins_who_is_no_wrecker(players: int, winners: list[int]) -> None:
    table = boat(players, distance=6, run=["distance+1"])
    assert (table.ending(), table.winners()) == ("landed", winners)
    assert table.told("game_ended") == [{"ending": "landed", "winners": [*winners]}]
    assert table.rules("game_ended") == ["L7.1"]


@pytest.mark.rule("L7.1")
def test_a_revealed_wrecker_does_not_win_at_land() -> None:
    assert boat(distance=6, revealed=[1], run=["distance+1"]).winners() == [0, 2]


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize("revealed", [[], [1]])
def test_with_the_hull_gone_the_wreckers_win(revealed: list[Json]) -> None:
    table = boat(hands=NO_CARDS, hull=1, revealed=revealed, run=["damage+2"])
    assert (table.ending(), table.winners(), table.track("hull")) == ("sunk", [1], 0)
    assert table.rules("game_ended") == ["L7.2"]


@pytest.mark.rule("L7.3")
def test_with_the_rations_gone_the_wreckers_win() -> None:
    table = boat(rations=1, run=["rations-1"])
    assert (table.ending(), table.winners(), table.rules("game_ended")) == ("starved", [1], ["L7.3"])


@pytest.mark.rule("L7.4")
def test_with_no_weather_left_the_wreckers_win() -> None:
    table = boat(hands=NO_CARDS, zones={"weather_spent": all_weather_but(0)})
    table.answer(0, "rest")
    assert (table.ending(), table.winners(), table.rules("game_ended")) == ("adrift", [1], ["L7.4"])


@pytest.mark.rule("L7.4")
def test_the_last_weather_card_is_still_played() -> None:
    spent: list[Json] = [card for card in all_weather_but(0) if card != "sharks"]
    table = boat(hands=NO_CARDS, zones={"weather_spent": [*spent, "sharks"]})
    table.answer(0, "rest")
    assert (table.ending(), table.zone("sky"), table.zone("weather")) == ("", ["sharks"], [])


def test_nobody_is_asked_anything_after_the_end() -> None:
    table = boat(rations=1, run=["rations-1"])
    assert (table.waiting_seats(), table.ask(), table.options(0)) == ([], "", [])
    table.refuses(0, "rest", "game_over")
    assert table.why_not(0, "rest") == ("game_over", "")


def test_the_first_ending_counts() -> None:
    table = boat(rations=1, distance=6, run=["rations-1", "distance+1"])
    assert (table.ending(), table.track("distance")) == ("starved", 6)
