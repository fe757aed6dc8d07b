"""Views: exactly what is declared visible, the seat's own places, and the cards it looked at."""

from tests.boat import boat
from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, FOG, HAND, LAMP, LUCK, PILE, SCORE, TABLE, TRACE, toy
from turncoat.kernel.atoms import look_at, move_card, move_top, put_secretly
from turncoat.kernel.ids import SPECTATOR, UNKNOWN
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire


def position() -> State:
    s = toy()
    put_secretly(s, LUCK, 4)
    put_secretly(s, LUCK + 1, 7)
    move_card(s, ANT, DECK, PILE, "T")
    move_card(s, CAT, DECK, PILE, "T")
    move_top(s, DECK, HAND, "T")
    move_top(s, DECK, TABLE, "T")
    move_top(s, DECK, BAG, "T")
    return s


def test_a_hidden_track_is_in_no_view() -> None:
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(position(), seat).tracks[FOG] == UNKNOWN
        assert "fog" not in view_wire(view(position(), seat))["tracks"]


def test_an_owners_track_is_in_the_owners_view_alone() -> None:
    s = position()
    assert [view(s, seat).tracks[LUCK : LUCK + 3] for seat in (0, 1, SPECTATOR)] == [
        [4, UNKNOWN, UNKNOWN],
        [UNKNOWN, 7, UNKNOWN],
        [UNKNOWN, UNKNOWN, UNKNOWN],
    ]
    assert [name for name in view_wire(view(s, 1))["tracks"] if name.startswith("luck")] == ["luck.1"]


def test_open_tracks_are_in_every_view() -> None:
    for seat in (SPECTATOR, 0):
        tracks = view(position(), seat).tracks
        assert [tracks[at] for at in (SCORE, TRACE, LAMP, LAMP + 1)] == [3, 0, 0, 0]


def test_of_a_pile_only_the_top_card_is_seen() -> None:
    assert view(position(), 0).zones[PILE] == [UNKNOWN, CAT]
    assert view_wire(view(position(), SPECTATOR))["zones"]["pile"] == {
        "count": 2,
        "cards": ["?", "cat"],
        "known_to": None,
    }


def test_hands_are_seen_by_their_owner_and_counted_by_everybody() -> None:
    s = position()
    assert view(s, 0).zones[HAND] == [BEE]
    assert view(s, 1).zones[HAND] == [UNKNOWN]
    assert view_wire(view(s, 1))["zones"]["hand.0"] == {"count": 1, "cards": None, "known_to": None}


def test_who_looked_sees_the_card_and_the_others_that_somebody_did() -> None:
    s = position()
    look_at(s, 2, BAG, 1, "T")
    assert view_wire(view(s, 2))["zones"]["bag"] == {"count": 1, "cards": ["bee"], "known_to": [[2]]}
    assert view_wire(view(s, 0))["zones"]["bag"] == {"count": 1, "cards": None, "known_to": [[2]]}


def test_a_view_is_a_value_of_its_own() -> None:
    s = position()
    seen = view(s, 0)
    seen.tracks[SCORE] = 9
    seen.zones[TABLE].clear()
    seen.stack[0].v[0] = 99
    assert (s.tracks[SCORE], len(s.zones[TABLE]), s.stack[0].v[0]) == (3, 1, 0)


def test_a_view_in_words_has_the_declared_fields() -> None:
    table = boat()
    seen = table.view(1)
    assert list(seen) == [
        *["game", "seat", "seats", "options", "current", "decision", "tracks", "zones", "moments"],
        *["waiting", "answered", "orders", "ending", "winners", "result", "stack"],
    ]
    assert (seen["game"], seen["seat"], seen["seats"], seen["current"]) == ("lifeboat", 1, 3, 0)
    assert seen["options"] == {"secrecy": "normal", "windows": "in_turn", "wreckers": "usual", "sea": "calm"}
    assert (seen["waiting"], seen["answered"], seen["orders"], seen["ending"]) == ([0], None, [], None)
    assert [frame["procedure"] for frame in seen["stack"]] == ["voyage", "turn"]


def test_the_end_is_open() -> None:
    seen = boat(rations=1, run=["rations-1"]).view()
    assert (seen["ending"], seen["winners"], seen["waiting"]) == ("starved", [1], [])
