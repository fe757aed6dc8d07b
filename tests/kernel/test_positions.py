"""Position files for any game: the words that every game understands."""

import pytest

from tests.kernel.toy import TOY
from tests.table import expect_refusal
from turncoat.kernel.positions import deal, load
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State


def at(**words: Json) -> State:
    return load(TOY, {"game": "toy", "players": 3, **words})


def cards(s: State, zone: str) -> list[str]:
    return [TOY.layout.cards[card] for card in s.zones[TOY.layout.zone_named[zone]]]


def test_tracks_zones_and_tops_are_set_by_name() -> None:
    s = at(
        current=2,
        tracks={"score": 7, "luck.1": 3, "fog": 0, "lamp.bow": 1},
        zones={"hand.0": ["cat", "dog"], "pile": ["bee", "bee"]},
        top={"deck": ["ant", "bee"], "hand.1": ["bee"]},
    )
    assert [s.tracks[TOY.layout.track_named[name]] for name in ("score", "luck.1", "fog", "lamp.bow")] == [
        *[7, 3, 0, 1]
    ]
    assert s.current == 2
    assert (cards(s, "hand.0"), cards(s, "pile"), cards(s, "hand.1")) == (
        ["cat", "dog"],
        ["bee", "bee"],
        ["bee"],
    )
    assert cards(s, "deck") == ["bee", "ant"]
    assert cards(s, "kennel") == []


def test_what_lay_in_a_zone_goes_back_under_its_deck() -> None:
    s = deal(TOY, {"game": "toy", "players": 3, "zones": {"table": ["cat"]}})
    assert cards(s, "deck") == ["ant", "bee", "bee", "bee", "bee"]


def test_scripted_dice_come_first() -> None:
    s = at(dice=[6, 2])
    assert [s.dice.roll(6), s.dice.roll(6)] == [6, 2]


@pytest.mark.parametrize(
    ("words", "code", "detail"),
    [
        ({"game": "chess"}, "other_game", "chess"),
        ({"players": 5}, "wrong_player_count", "2-4"),
        ({"players": "3"}, "expected_number", "players"),
        ({"seed": 2**70}, "seed_out_of_bounds", "seed"),
        ({"colour": "red"}, "unknown_field", "colour"),
        ({"tracks": {"score": 10}}, "track_out_of_bounds", "score=10"),
        ({"tracks": {"luck.3": 1}}, "impossible_position", "nobody_there:luck.3"),
        ({"zones": {"table": ["bee"] * 5}}, "card_not_left", "bee"),
        ({"zones": {"table": ["dog"], "bag": ["dog"]}}, "card_not_left", "dog"),
        ({"zones": {"pile": ["dog"]}}, "card_out_of_place", "dog@pile"),
        ({"zones": {"deck": ["bee"]}}, "deck_is_the_rest", "deck"),
        ({"top": {"deck": ["ant", "ant"]}}, "card_not_left", "ant"),
        ({"top": {"deck": ["dog"]}}, "card_out_of_place", "dog@deck"),
        ({"top": ["ant"]}, "expected_object", "top"),
        ({"at": "dawn"}, "unknown_step", "dawn"),
        ({"run": ["storm"]}, "unknown_effect", "storm"),
        ({"options": {"secrecy": "none"}}, "unknown_choice", "secrecy=none"),
        ({"current": -1}, "no_such_seat", "current"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(words: dict[str, Json], code: str, detail: str) -> None:
    with expect_refusal(code, detail):
        load(TOY, {"game": "toy", "players": 3, **words})
