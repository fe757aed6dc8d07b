"""L1: setup."""

from collections import Counter

import pytest

from tests.boat import EFFORT, boat
from tests.table import Table, new
from turncoat.kernel.shapes import Json

COUNTS = [3, 4, 5]


def everywhere(table: Table, zones: list[str]) -> Counter[str]:
    return Counter(card for zone in zones for card in table.zone(zone))


def loyalty_cards(table: Table, players: int) -> Counter[str]:
    return everywhere(table, ["loyalty_deck", *[f"loyalty.{seat}" for seat in range(players)]])


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize(
    ("players", "wreckers", "expected"),
    [(3, "usual", 1), (4, "usual", 1), (5, "usual", 2), (3, "many", 2), (4, "many", 2), (5, "many", 3)],
)
def test_there_are_two_loyalty_cards_a_seat_and_few_wreckers(
    players: int, wreckers: str, expected: int
) -> None:
    table = new("lifeboat", players, options={"wreckers": wreckers})
    assert loyalty_cards(table, players) == {"wrecker": expected, "sailor": 2 * players - expected}


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_is_dealt_one_loyalty_card_at_first(players: int) -> None:
    table = new("lifeboat", players)
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(5)] == [1] * players + [0] * (5 - players)
    assert table.track("watches") == 1


@pytest.mark.rule("L1.2")
def test_nobody_can_tell_where_the_second_watch_begins() -> None:
    watches = Counter(new("lifeboat", 3, seed).track("watch_at") for seed in range(60))
    assert set(watches) == {3, 4, 5}
    table = new("lifeboat", 3)
    assert all("watch_at" not in table.view(seat)["tracks"] for seat in (-1, 0, 1, 2))


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("watch_at", [3, 4, 5])
def test_the_second_watch_begins_at_the_end_of_the_turn_that_goes_far_enough(
    players: int, watch_at: int
) -> None:
    for distance, watches in ((watch_at - 1, 1), (watch_at, 2), (watch_at + 1, 2)):
        table = boat(players, at="second_watch", distance=distance, watch_at=watch_at)
        assert table.track("watches") == watches
        assert [len(table.zone(f"loyalty.{seat}")) for seat in range(players)] == [watches] * players
        assert table.told("second_watch") == ([{"distance": distance}] if watches == 2 else [])


@pytest.mark.rule("L1.2")
def test_the_second_watch_waits_for_the_weather_of_that_turn() -> None:
    table = boat(distance=3, watch_at=4, dice=[4], hands={"2": []}, top={"weather": ["sharks"]})
    table.answer(0, "row")
    table.pass_all()
    assert (table.track("distance"), table.track("watches")) == (4, 1)
    table.answer(0, "choose 0")
    assert table.track("watches") == 2


@pytest.mark.rule("L1.2")
def test_there_is_no_third_watch() -> None:
    two: dict[str, Json] = {"0": ["sailor", "sailor"], "1": ["sailor", "wrecker"], "2": ["sailor", "sailor"]}
    table = boat(at="second_watch", distance=6, watch_at=3, tracks={"watches": 2}, loyalty=two)
    assert table.track("watches") == 2
    assert table.zone("loyalty_deck") == []


@pytest.mark.rule("L1.3")
def test_one_wrecker_card_of_either_watch_makes_a_wrecker() -> None:
    table = boat(
        tracks={"watches": 2},
        loyalty={"0": ["sailor", "sailor"], "1": ["wrecker", "sailor"], "2": ["sailor", "wrecker"]},
        options={"wreckers": "many"},
        run=["damage+4"],
        hands={"0": [], "1": [], "2": []},
    )
    assert table.ending() == "sunk"
    assert table.winners() == [1, 2]


@pytest.mark.rule("L1.4")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_vows_at_once_to_one_other_seat(players: int) -> None:
    table = new("lifeboat", players)
    assert table.ask() == "voyage.vow"
    assert table.waiting_seats() == list(range(players))
    for seat in range(players):
        assert table.options(seat) == [f"vow {other}" for other in range(players) if other != seat]
    for seat in reversed(range(players)):
        table.answer(seat, f"vow {(seat + 1) % players}")
    assert [table.track(f"vow.{seat}") for seat in range(players)] == [
        (seat + 1) % players for seat in range(players)
    ]
    assert table.ask() == "turn.act"


@pytest.mark.rule("L1.4")
def test_a_vow_stays_the_secret_of_who_made_it() -> None:
    table = new("lifeboat", 3)
    table.answer_each({0: "vow 1", 1: "vow 2", 2: "vow 0"})
    assert table.told("vowed", 1) == [{"seat": 0}, {"seat": 1, "to": 2}, {"seat": 2}]
    assert table.told("vowed") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert [name for name in table.view(1)["tracks"] if name.startswith("vow")] == ["vow.1"]


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(("sea", "rations"), [("calm", 6), ("rough", 4)])
def test_the_boat_starts_whole_and_a_rough_sea_costs_two_rations(
    players: int, sea: str, rations: int
) -> None:
    table = new("lifeboat", players, options={"sea": sea})
    assert (table.track("distance"), table.track("hull"), table.track("rations")) == (0, 4, rations)
    assert [len(table.zone(f"hand.{seat}")) for seat in range(players)] == [3] * players
    assert len(table.zone("effort")) == EFFORT - 3 * players


@pytest.mark.rule("L1.5")
def test_there_are_four_ones_three_twos_and_two_threes_of_each_suit_and_two_of_each_weather() -> None:
    table = new("lifeboat", 3)
    effort = everywhere(table, ["effort", "hand.0", "hand.1", "hand.2"])
    copies = {"1": 4, "2": 3, "3": 2}
    assert effort == {f"{suit}:{value}": copies[value] for suit in ("oar", "bail", "rope") for value in "123"}
    assert set(Counter(table.zone("weather")).values()) == {2}
    assert len(table.zone("weather")) == 24


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("players", COUNTS)
def test_chance_makes_a_captain_who_has_the_first_turn(players: int) -> None:
    captains = set()
    for seed in range(40):
        table = new("lifeboat", players, seed)
        for seat in range(players):
            table.answer(seat, f"vow {(seat + 1) % players}")
        assert table.current() == table.track("captain")
        assert table.waiting_seats() == [table.track("captain")]
        captains.add(table.track("captain"))
    assert captains == set(range(players))
