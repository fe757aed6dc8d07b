import pytest

from tests.kernel.toy import BAG, DECK, FOG, HAND, LUCK, PILE, TABLE, lay_out
from turncoat.kernel.families import Family
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, Layout


def test_places_have_the_names_and_numbers_they_were_declared_with() -> None:
    layout = lay_out()
    assert layout.track_named["fog"] == FOG
    assert layout.track_named["luck.2"] == LUCK + 2
    assert layout.zone_named["hand.3"] == HAND + 3
    assert layout.zone_named["pile"] == PILE
    assert [layout.tracks[at].label() for at in (7, 8)] == ["lamp.bow", "lamp.stern"]
    assert layout.card_named == {"ant": 0, "bee": 1, "cat": 2, "dog": 3}
    assert layout.family_of == [0, 0, 0, 1]


def test_a_seat_sees_open_zones_and_its_own() -> None:
    layout = lay_out()
    assert [layout.zones[zone].is_seen_by(1) for zone in (TABLE, HAND + 1, HAND, DECK, PILE, BAG)] == [
        *[True, True, False, False, False, False]
    ]
    assert [layout.zones[zone].is_seen_by(SPECTATOR) for zone in (TABLE, HAND, DECK)] == [True, False, False]


def test_a_zone_without_an_owner_is_nobodys_own() -> None:
    layout = lay_out()
    layout.add_zone(len(layout.zones), "lost", OWNER, ["small"])
    assert not layout.zones[len(layout.zones) - 1].is_seen_by(SPECTATOR)
    assert not layout.zones[len(layout.zones) - 1].is_seen_by(0)


def test_a_number_out_of_order_is_refused() -> None:
    layout = Layout(3)
    with pytest.raises(ValueError, match=r"^track=hull,at=1,expected=0$"):
        layout.add_track(1, "hull", OPEN, 4)
    with pytest.raises(ValueError, match=r"^zone=deck,at=2,expected=0$"):
        layout.add_zone(2, "deck", HIDDEN, [])
    with pytest.raises(ValueError, match=r"^family=effort,first=1,expected=0$"):
        layout.add_family(Family("effort", 1, ["oar"]))
    with pytest.raises(ValueError, match=r"^track=lashed\.0,at=3,expected=0$"):
        layout.add_seat_tracks(3, "lashed", OPEN, 1)


def test_a_name_twice_is_refused() -> None:
    layout = Layout(2)
    layout.add_track(0, "hull", OPEN, 4)
    with pytest.raises(ValueError, match=r"^track=hull,at=1,taken_by=0$"):
        layout.add_track(1, "hull", OPEN, 4)
    layout.add_family(Family("effort", 0, ["oar"]))
    with pytest.raises(ValueError, match=r"^family=loyalty,name=oar,taken_by=0$"):
        layout.add_family(Family("loyalty", 1, ["oar"]))
    layout.add_zone(0, "deck", HIDDEN, ["effort"])
    with pytest.raises(ValueError, match=r"^zone=deck,at=1,taken_by=0$"):
        layout.add_zone(1, "deck", HIDDEN, ["effort"])


def test_a_hidden_track_cannot_go_below_zero_where_the_sign_of_the_unknown_is() -> None:
    layout = Layout(2)
    layout.add_track(0, "altitude", OPEN, 4, low=-3)
    for sight in (OWNER, HIDDEN):
        with pytest.raises(ValueError, match=r"^track=depth,low=-1,expected=0$"):
            layout.add_track(1, "depth", sight, 4, low=-1)


def test_an_unknown_family_is_refused() -> None:
    layout = Layout(2)
    layout.add_family(Family("effort", 0, ["oar"]))
    with pytest.raises(ValueError, match=r"^family=efort,expected=effort$"):
        layout.add_zone(0, "deck", HIDDEN, ["efort"])


def test_open_tracks_are_kept_as_runs() -> None:
    assert lay_out().open_tracks == [(0, 2), (7, 9)]
