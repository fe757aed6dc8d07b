"""T6: moving, and laying a card for an action."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

ALL: list[Json] = ["activate", "repair", "sabotage"]
GIVE_ANY = ["give_action activate", "give_action repair", "give_action sabotage"]
GREEN = [
    "arsenal",
    "storeroom",
    "generator",
    "boiler",
    "kitchen",
    "laboratory",
    "weather_station",
    "radio",
    "snowcat",
    "helicopter",
]


def move_position(players: int = 4, **words: Json) -> Table:
    """Every player holds one card of each kind; it is seat 2's turn, since seat 1 leads."""
    hands: dict[str, Json] = {str(seat): [*ALL] for seat in range(players)}
    position: dict[str, Json] = {"leader": 1, "hands": hands, **words}
    return station(players, **position)


def move(table: Table, seat: int, answer: str) -> None:
    """The seat moves, lays its first card and uses no item."""
    assert table.waiting_seats() == [seat]
    table.answer(seat, answer)
    while table.waiting_seats() == [seat] and table.ask() != "moving.choose_move":
        table.answer(seat, table.options(seat)[0])


def cards_for(table: Table, seat: int, zone: str) -> list[str] | None:
    """The cards of a zone as a seat sees them."""
    return table.view(seat)["zones"][zone]["cards"]


# T6.1


@pytest.mark.rule("T6", "T6.1")
@pytest.mark.parametrize(("leader", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_the_leader_moves_last_and_the_player_to_the_left_first(leader: int, order: list[int]) -> None:
    table = move_position(leader=leader)
    for seat in order:
        move(table, seat, "swap")
    assert table.ask() != "moving.choose_move"


@pytest.mark.rule("T6.1")
def test_who_is_out_of_the_game_does_not_move() -> None:
    table = move_position(absorbed=[2], revealed=[0], strength=1)
    move(table, 3, "work radio")
    assert table.waiting_seats() == [1]


# T6.2, T6.3, R9: work


@pytest.mark.rule("T6.2", "R9")
def test_one_works_in_any_green_location_but_not_in_rec_room_dormitory_or_kennel() -> None:
    table = move_position()
    offered = [option for option in table.options(2) if option.startswith("work ")]
    assert offered == [f"work {place}" for place in GREEN]
    for place in ("rec_room", "dormitory", "kennel"):
        table.refuses(2, f"work {place}", "illegal_option", rule="T6")
        table.refuses(2, f"special {place}", "illegal_option", rule="T6")


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("card", ["activate", "repair", "sabotage"])
def test_who_works_lays_one_hand_card_face_down_on_the_pile(card: str) -> None:
    table = move_position()
    table.answer(2, "work kitchen")
    assert (table.named_track("at.2"), table.track("lying.2"), table.options(2)) == ("kitchen", 0, GIVE_ANY)
    table.answer(2, f"give_action {card}")
    assert (table.zone("pile"), table.zone("pile_open")) == ([card], [])
    assert sorted(table.zone("hand.2")) == sorted({"activate", "repair", "sabotage"} - {card})
    assert (cards_for(table, 0, "pile"), cards_for(table, -1, "pile")) == (None, None)
    assert table.zone("action_discard") == []
    assert table.waiting_seats() == [3]


@pytest.mark.rule("T6.2")
def test_only_cards_that_one_holds_can_be_laid() -> None:
    table = move_position(hands={"2": ["repair", "repair"]})
    table.answer(2, "work kitchen")
    assert table.options(2) == ["give_action repair"]


@pytest.mark.rule("T6.3")
def test_at_most_three_characters_are_in_a_green_location() -> None:
    table = move_position(5)
    for seat in (2, 3, 4):
        assert {"work kitchen", "special kitchen"} <= set(table.options(seat))
        move(table, seat, "work kitchen")
    assert {"work kitchen", "special kitchen"} & set(table.options(0)) == set()
    table.refuses(0, "work kitchen", "illegal_option", rule="T6")
    table.refuses(0, "special kitchen", "illegal_option", rule="T6")
    assert "work radio" in table.options(0)


@pytest.mark.rule("T6.3", "T6.6")
def test_the_dormitory_has_room_for_everybody() -> None:
    table = move_position(5)
    for seat in (2, 3, 4, 0, 1):
        move(table, seat, "swap")
    assert [table.named_track(f"at.{seat}") for seat in range(5)] == ["dormitory"] * 5


# T6.4: maximum suspicion


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize(("beyond", "is_open"), [(-1, False), (0, True), (1, True)])
def test_on_the_red_space_or_beyond_the_card_lies_face_up(players: int, beyond: int, is_open: bool) -> None:
    table = move_position(players, discs={"2": players + 4 + beyond})
    table.answer(2, "work kitchen")
    assert table.options(2) == GIVE_ANY
    table.answer(2, "give_action repair")
    laid = (["repair"], []) if is_open else ([], ["repair"])
    assert (table.zone("pile_open"), table.zone("pile")) == laid
    assert cards_for(table, 0, "pile_open") == (["repair"] if is_open else None)


@pytest.mark.rule("T6.4")
def test_the_suspicion_of_others_leaves_ones_own_card_face_down() -> None:
    table = move_position(discs={"0": 13, "1": 13, "3": 13, "2": 3})
    table.answer(2, "work kitchen")
    table.answer(2, "give_action repair")
    assert (table.zone("pile_open"), table.zone("pile")) == ([], ["repair"])


@pytest.mark.rule("R48", "T6.4")
@pytest.mark.parametrize(("disc", "zone"), [(8, "pile_open"), (7, "pile")])
def test_a_special_action_at_maximum_suspicion_lies_face_up(disc: int, zone: str) -> None:
    table = move_position(discs={"2": disc}, top={"action_deck": ["sabotage"]})
    table.answer(2, "special kitchen")
    table.answer(2, "done")
    assert table.zone(zone) == ["sabotage"]
    assert len(table.zone("pile_open")) + len(table.zone("pile")) == 1


@pytest.mark.rule("R48", "T6.11")
def test_a_card_chosen_by_flashlight_at_maximum_suspicion_lies_face_up() -> None:
    table = move_position(
        discs={"2": 8}, items={"2": ["flashlight"]}, top={"action_deck": ["sabotage", "repair"]}
    )
    table.answer(2, "special kitchen")
    table.answer(2, "shine")
    table.answer(2, "give_action repair")
    assert (table.zone("pile_open"), table.zone("pile")) == (["repair"], [])


# T6.5: the leader token


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("verb", ["work", "special"])
def test_who_arrives_at_the_leader_token_takes_it(verb: str) -> None:
    table = move_position(token_at="radio")
    move(table, 2, f"{verb} radio")
    assert (table.track("token_holder"), table.named_track("token_at"), table.track("leader")) == (
        2,
        "none",
        1,
    )
    move(table, 3, "work radio")
    assert table.track("token_holder") == 2


@pytest.mark.rule("T6.5")
def test_who_goes_elsewhere_leaves_the_leader_token_where_it_is() -> None:
    table = move_position(token_at="radio")
    move(table, 2, "work kitchen")
    move(table, 3, "swap")
    assert (table.track("token_holder"), table.named_track("token_at")) == (-1, "radio")


# T6.6: swapping cards


@pytest.mark.rule("T6.6")
def test_who_swaps_lies_down_in_the_dormitory_and_takes_as_many_cards_of_the_deck_by_choice() -> None:
    hands: dict[str, Json] = {str(seat): ["repair", "repair"] for seat in range(4)}
    table = move_position(hands=hands)
    deck = len(table.zone("action_deck"))
    table.answer(2, "swap")
    assert (table.named_track("at.2"), table.track("lying.2")) == ("dormitory", 1)
    assert (table.zone("hand.2"), table.zone("action_discard")) == ([], ["repair", "repair"])
    assert table.options(2) == ["take_action activate", "take_action repair", "take_action sabotage"]
    table.answer(2, "take_action sabotage")
    table.answer(2, "take_action activate")
    assert table.zone("hand.2") == ["sabotage", "activate"]
    assert (table.waiting_seats(), table.zone("pile"), table.zone("pile_open")) == ([3], [], [])
    assert (len(table.zone("action_deck")), table.zone("action_discard")) == (deck, [])


@pytest.mark.rule("T6.6")
def test_the_swapped_cards_cannot_be_taken_back_and_are_mixed_into_the_deck_afterwards() -> None:
    hands: dict[str, Json] = {"0": [], "1": [], "2": ["sabotage", "sabotage"], "3": []}
    discard: list[Json] = []
    discard.extend(["sabotage"] * 15)
    table = move_position(hands=hands, zones={"action_discard": discard})
    table.answer(2, "swap")
    assert table.options(2) == ["take_action activate", "take_action repair"]
    table.answer(2, "take_action activate")
    table.answer(2, "take_action activate")
    assert (table.zone("action_deck").count("sabotage"), table.zone("action_discard")) == (17, [])
    assert table.zone("action_deck")[-17:] != ["sabotage"] * 17
    assert table.zone("action_deck")[:17] != ["sabotage"] * 17


@pytest.mark.rule("T6.6", "T5.3")
@pytest.mark.parametrize("left", [0, 1])
def test_a_deck_that_runs_out_in_a_swap_is_made_anew_of_the_discard(left: int) -> None:
    hands: dict[str, Json] = {"0": [], "1": [], "2": ["repair", "repair", "repair"], "3": []}
    rest = ["activate"] * (17 - left) + ["repair"] * 14 + ["sabotage"] * 17
    table = move_position(hands=hands, zones={"action_discard": [*rest]})
    table.answer(2, "swap")
    if left:
        assert table.options(2) == ["take_action activate"]
        table.answer(2, "take_action activate")
    assert (len(table.zone("action_deck")), table.zone("action_discard")) == (51 - left, [])
    assert cards_for(table, 2, "action_deck") == table.zone("action_deck")
    assert cards_for(table, 0, "action_deck") is None
    for _ in range(3 - left):
        table.answer(2, "take_action repair")
    assert table.zone("hand.2") == ["activate"] * left + ["repair"] * (3 - left)
    assert (table.waiting_seats(), len(table.zone("action_deck")), "T5.3" in table.rules("shuffled")) == (
        [3],
        48,
        True,
    )


@pytest.mark.rule("T6.6")
def test_who_swaps_looks_through_the_deck_until_it_is_mixed() -> None:
    table = move_position(hands={"2": ["repair"]})
    table.answer(2, "swap")
    assert cards_for(table, 2, "action_deck") == table.zone("action_deck")
    assert cards_for(table, 3, "action_deck") is None
    table.answer(2, "take_action activate")
    assert cards_for(table, 2, "action_deck") is None


@pytest.mark.rule("T6.6")
def test_what_was_swapped_nobody_else_sees() -> None:
    table = move_position()
    table.answer(2, "swap")
    for answer in ("take_action activate", "take_action activate", "take_action repair"):
        table.answer(2, answer)
    assert (cards_for(table, 0, "hand.2"), cards_for(table, 0, "action_deck")) == (None, None)
    assert [told for told in table.told("moved", seat=0) if "cards" in told] == []


# T6.7: special action


@pytest.mark.rule("T6.7")
def test_a_special_action_discards_the_hand_and_lays_the_top_card_of_the_deck() -> None:
    table = move_position(top={"action_deck": ["sabotage", "repair"]})
    table.answer(2, "special laboratory")
    assert (table.named_track("at.2"), table.track("lying.2")) == ("laboratory", 0)
    assert (table.zone("hand.2"), sorted(table.zone("action_discard"))) == ([], sorted(map(str, ALL)))
    assert table.options(2) == ["done"]
    table.answer(2, "done")
    assert (table.zone("pile"), table.zone("pile_open"), table.zone("hand.2")) == (["sabotage"], [], [])
    assert (cards_for(table, 2, "pile"), cards_for(table, 0, "pile")) == (["sabotage"], None)
    assert table.waiting_seats() == [3]


@pytest.mark.rule("T6.11", "T20.9")
@pytest.mark.parametrize(("laid", "other"), [("sabotage", "repair"), ("repair", "sabotage")])
def test_with_a_flashlight_one_draws_two_cards_for_a_special_action_and_chooses(
    laid: str, other: str
) -> None:
    table = move_position(
        items={"2": ["flashlight"]}, top={"action_deck": ["sabotage", "repair", "activate"]}
    )
    table.answer(2, "special laboratory")
    assert table.options(2) == ["done", "shine"]
    table.answer(2, "shine")
    assert table.options(2) == ["give_action repair", "give_action sabotage"]
    table.answer(2, f"give_action {laid}")
    assert (table.zone("pile"), table.zone("hand.2"), table.zone("looking.2")) == ([laid], [], [])
    assert (len(table.zone("action_discard")), table.zone("action_discard")[-1]) == (4, other)
    assert table.zone("items.2") == ["flashlight"]


@pytest.mark.rule("T6.11")
def test_a_flashlight_need_not_be_used_for_a_special_action() -> None:
    table = move_position(items={"2": ["flashlight"]}, top={"action_deck": ["sabotage", "repair"]})
    table.answer(2, "special laboratory")
    table.answer(2, "done")
    assert (table.zone("pile"), len(table.zone("action_discard"))) == (["sabotage"], 3)


@pytest.mark.rule("R45", "T6.11")
@pytest.mark.parametrize(("items", "options"), [([], ["done"]), (["flashlight"], ["done", "shine"])])
def test_norris_needs_a_flashlight_card_to_draw_two(items: list[Json], options: list[str]) -> None:
    table = move_position(characters=["macready", "blair", "norris", "nauls"], items={"2": items})
    table.answer(2, "special laboratory")
    assert table.options(2) == options
