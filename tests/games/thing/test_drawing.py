"""T5: drawing action cards, and the card that the leader adds to the pile."""

from collections import Counter

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

EMPTY: dict[str, Json] = {str(seat): [] for seat in range(4)}
TWO: list[Json] = ["activate", "activate"]


def draw_position(**words: Json) -> Table:
    position: dict[str, Json] = {"at": "drawing", **words}
    return station(4, **position)


def hand_sizes(table: Table) -> list[int]:
    return [len(table.zone(f"hand.{seat}")) for seat in range(4)]


@pytest.mark.rule("T5", "T5.1", "T5.2")
def test_everybody_draws_up_to_three_cards() -> None:
    hands: dict[str, Json] = {"0": [], "1": ["repair"], "2": [*TWO], "3": [*TWO, "repair"]}
    table = draw_position(hands=hands)
    assert hand_sizes(table) == [3, 3, 3, 3]
    assert table.zone("hand.3") == ["activate", "activate", "repair"]
    assert len(table.zone("action_deck")) == 51 - 12 - 1


@pytest.mark.rule("T5.2", "T17.3")
def test_those_who_starve_draw_up_to_two() -> None:
    hands: dict[str, Json] = {"0": [], "1": ["repair"], "2": [*TWO], "3": [*TWO]}
    table = draw_position(hands=hands, starving=1)
    assert hand_sizes(table) == [2, 2, 2, 2]


@pytest.mark.rule("T5.1", "T5.4")
def test_cards_are_drawn_from_the_leader_on_and_the_last_goes_on_the_pile() -> None:
    two: list[Json] = ["repair", "repair"]
    hands: dict[str, Json] = {str(seat): [*two] for seat in range(4)}
    top: list[Json] = ["activate", "sabotage", "repair", "sabotage", "activate"]
    table = draw_position(hands=hands, leader=2, top={"action_deck": top})
    drawn = [table.zone(f"hand.{seat}")[-1] for seat in (2, 3, 0, 1)]
    assert drawn == ["activate", "sabotage", "repair", "sabotage"]
    assert table.zone("pile") == ["activate"]


@pytest.mark.rule("T5.1")
def test_a_player_draws_the_whole_hand_before_the_next_does() -> None:
    top: list[Json] = ["activate", "activate", "activate", "repair", "repair", "repair"]
    table = draw_position(hands=EMPTY, leader=3, top={"action_deck": top})
    assert (table.zone("hand.3"), table.zone("hand.0")) == (["activate"] * 3, ["repair"] * 3)


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("out", ["revealed", "absorbed"])
def test_who_is_out_of_the_game_draws_nothing(out: str) -> None:
    position: dict[str, Json] = {"hands": EMPTY, "leader": 1, out: [0]}
    assert hand_sizes(draw_position(**position)) == [0, 3, 3, 3]


@pytest.mark.rule("T5.3")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    discard: list[Json] = []
    discard.extend(["activate"] * 17 + ["repair"] * 17 + ["sabotage"] * 15)
    table = draw_position(hands=EMPTY, zones={"action_discard": discard}, top={"action_deck": ["sabotage"]})
    assert hand_sizes(table) == [3, 3, 3, 3]
    assert (table.zone("hand.0")[:2], table.zone("action_discard")) == (["sabotage", "sabotage"], [])
    assert (len(table.zone("action_deck")), len(table.zone("pile"))) == (51 - 13, 1)
    everything = Counter(table.zone("action_deck") + table.zone("pile"))
    for seat in range(4):
        everything.update(table.zone(f"hand.{seat}"))
    assert everything == {"activate": 17, "repair": 17, "sabotage": 17}


@pytest.mark.rule("T5.3")
def test_the_discard_is_shuffled_when_it_becomes_the_deck() -> None:
    ordered: list[Json] = []
    for kind in ("activate", "repair", "sabotage"):
        ordered.extend([kind] * 17)
    table = draw_position(hands=EMPTY, zones={"action_discard": ordered})
    drawn = [card for seat in range(4) for card in table.zone(f"hand.{seat}")]
    assert drawn != ["sabotage"] * 12
    assert drawn != ["activate"] * 12


@pytest.mark.rule("T5.3")
def test_a_deck_that_lasts_is_not_mixed_with_the_discard() -> None:
    table = draw_position(hands=EMPTY, zones={"action_discard": ["activate", "repair"]})
    assert table.zone("action_discard") == ["activate", "repair"]


@pytest.mark.rule("T5.4")
def test_nobody_has_seen_the_card_that_the_leader_adds() -> None:
    table = draw_position()
    assert len(table.zone("pile")) == 1
    for watcher in (-1, 0, 1, 2, 3):
        shown = table.view(watcher)["zones"]["pile"]
        assert (shown["count"], shown["cards"], shown["known_to"]) == (1, None, None)
    assert table.zone("pile_open") == []


@pytest.mark.rule("T5.4", "T6.4")
def test_the_added_card_lies_face_down_even_if_the_leader_is_most_suspected() -> None:
    table = draw_position(discs={"0": 13})
    assert (len(table.zone("pile")), table.zone("pile_open")) == (1, [])
