"""Every visible change, and the event that each seat receives."""

import pytest

from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, HAND, LUCK, PILE, SCORE, TABLE, TOY, toy
from turncoat.kernel.atoms import (
    end_game,
    look_at,
    move_all,
    move_card,
    move_top,
    pass_turn_to,
    put,
    put_secretly,
    roll,
    show,
    shuffle,
)
from turncoat.kernel.dice import scripted_dice
from turncoat.kernel.events import Event
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.wire import event_wire


def state_with_listener() -> tuple[State, list[Event]]:
    s = toy()
    heard: list[Event] = []
    s.journal = heard
    return s, heard


def wire_of(event: Event, seat: int) -> tuple[str, dict[str, Json]]:
    wire = event_wire(TOY, event, seat)
    assert wire["rule"] == "T9"
    return wire["event"], wire["told"]


def test_a_card_drawn_is_told_to_who_drew_it() -> None:
    s, heard = state_with_listener()
    assert move_top(s, DECK, HAND + 1, "T9") == CAT
    public = {"from": "deck", "to": "hand.1", "count": 1}
    assert wire_of(heard[0], 1) == ("moved", {**public, "cards": ["cat"]})
    for other in (0, 2, -1):
        assert wire_of(heard[0], other) == ("moved", public)


@pytest.mark.parametrize("target", [PILE, TABLE])
def test_a_card_played_to_a_face_up_zone_is_shown_to_everybody(target: int) -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, HAND + 1, "T9")
    move_card(s, CAT, HAND + 1, target, "T9")
    name = "pile" if target == PILE else "table"
    for seat in (0, 1, 2, -1):
        assert wire_of(heard[1], seat) == ("shown", {"from": "hand.1", "to": name, "cards": ["cat"]})


def test_a_card_turned_up_from_a_deck_is_shown_to_everybody() -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, TABLE, "T9")
    assert wire_of(heard[0], -1) == ("shown", {"from": "deck", "to": "table", "cards": ["cat"]})


def test_a_card_from_one_face_down_zone_to_another_is_told_to_nobody() -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, BAG, "T9")
    for seat in (0, 1, 2, -1):
        assert wire_of(heard[0], seat) == ("moved", {"from": "deck", "to": "bag", "count": 1})


def test_a_card_laid_face_down_is_told_to_who_laid_it() -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, HAND + 2, "T9")
    move_card(s, CAT, HAND + 2, BAG, "T9")
    assert wire_of(heard[1], 2)[1]["cards"] == ["cat"]
    assert "cards" not in wire_of(heard[1], 0)[1]


def test_a_card_may_be_shown_and_laid_face_down_and_all_go_on_knowing_it() -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, HAND + 2, "T9")
    show(s, CAT, HAND + 2, BAG, "T9")
    for seat in (0, 1, 2, -1):
        assert wire_of(heard[1], seat) == ("shown", {"from": "hand.2", "to": "bag", "cards": ["cat"]})
    move_top(s, DECK, BAG, "T9")
    assert (s.zones[BAG], s.peeks[BAG]) == ([CAT, BEE], [7, 0])
    with pytest.raises(ValueError, match=r"^rule=T9,zone=hand.2,expected=cat$"):
        show(s, CAT, HAND + 2, BAG, "T9")


def test_a_card_that_passes_from_hand_to_hand_is_told_to_both() -> None:
    s, heard = state_with_listener()
    move_top(s, DECK, HAND, "T9")
    move_card(s, CAT, HAND, HAND + 1, "T9")
    assert ["cards" in wire_of(heard[1], seat)[1] for seat in (0, 1, 2, -1)] == [True, True, False, False]


def test_who_looks_is_told_the_cards_and_the_others_that_somebody_looked() -> None:
    s, heard = state_with_listener()
    look_at(s, 1, DECK, 2, "T9")
    public = {"seat": 1, "at": "deck", "count": 2}
    assert wire_of(heard[0], 1) == ("looked", {**public, "cards": ["bee", "cat"]})
    assert wire_of(heard[0], 0) == ("looked", public)
    look_at(s, 1, BAG, 2, "T9")
    assert wire_of(heard[1], 0) == ("looked", {"seat": 1, "at": "bag", "count": 0})


def test_of_equal_cards_the_one_put_there_last_goes_first() -> None:
    s, _ = state_with_listener()
    look_at(s, 0, DECK, 2, "T9")
    move_card(s, BEE, DECK, BAG, "T9")
    assert s.peeks[BAG] == [1]


def test_a_card_that_is_not_there_cannot_be_moved() -> None:
    s, _ = state_with_listener()
    with pytest.raises(ValueError, match=r"^rule=T9,zone=hand.0,expected=cat$"):
        move_card(s, CAT, HAND, PILE, "T9")


def test_a_whole_zone_moves_in_its_order() -> None:
    s, heard = state_with_listener()
    move_all(s, DECK, TABLE, "T9")
    assert s.zones[TABLE] == [ANT, BEE, BEE, BEE, BEE, CAT]
    assert [event.arguments[2:] for event in heard] == [tuple(s.zones[TABLE])]
    quiet = toy()
    move_all(quiet, DECK, TABLE, "T9")
    assert quiet.zones == s.zones


def test_a_track_that_changes_is_told_and_one_that_does_not_is_not() -> None:
    s, heard = state_with_listener()
    put(s, SCORE, 5, "T9")
    put(s, SCORE, 5, "T9")
    assert [wire_of(event, -1) for event in heard] == [("changed", {"track": "score", "from": 3, "to": 5})]
    put_secretly(s, LUCK, 4)
    assert (s.tracks[LUCK], len(heard)) == (4, 1)


def test_shuffles_rolls_and_turns_are_told_to_everybody() -> None:
    s, heard = state_with_listener()
    s.dice = scripted_dice([4])
    shuffle(s, DECK, "T9")
    assert roll(s, 6, "T9") == 4
    pass_turn_to(s, 2, "T9")
    assert s.current == 2
    assert [wire_of(event, -1) for event in heard] == [
        ("shuffled", {"zone": "deck", "count": 6}),
        ("rolled", {"sides": 6, "die": 4}),
        ("turn_of", {"seat": 2}),
    ]


def test_the_first_ending_counts() -> None:
    s, heard = state_with_listener()
    end_game(s, 0, 0b101, "T9")
    end_game(s, 0, 0b010, "T9")
    assert (s.ending, s.winners) == (0, 0b101)
    assert [wire_of(event, -1) for event in heard] == [("game_ended", {"ending": "over", "winners": [0, 2]})]


def test_nothing_is_written_when_nobody_listens() -> None:
    s = toy()
    put(s, SCORE, 5, "T9")
    move_top(s, DECK, HAND, "T9")
    look_at(s, 0, DECK, 1, "T9")
    assert s.journal is None
