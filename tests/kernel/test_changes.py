"""Changes of a step: the public part and the part of each seat."""

from collections.abc import Callable

import pytest

from tests.boat import boat
from tests.kernel.saves import SITUATIONS
from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, DOG, FOG, HAND, KENNEL, LUCK, PILE, SCORE, TABLE, toy
from tests.table import Table
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.atoms import look_at, move_card, move_top, put, put_secretly, show, shuffle
from turncoat.kernel.changes import Changes, apply_changes
from turncoat.kernel.codec import restore, save
from turncoat.kernel.dice import fast
from turncoat.kernel.events import CHANGED, CHOSE, EVERYBODY, MOVED, Event
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import ChangesWire, ZoneWire
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import event_wire, own_event_wire, public_event_wire, view_wire
from turncoat.lab.proofs.changes import Audience
from turncoat_lifeboat.board import WEATHER, WEATHER_SPENT

Deed = Callable[[State], object]


def changes_by(*deeds: Deed, before: State | None = None) -> Changes:
    """The changes by these deeds in a toy game in which seat 0 holds a bee and a cat, and seats 1 and 2 nothing."""
    s = before or deal_toy()
    old = s.copy()
    for deed in deeds:
        deed(s)
    assert Audience(old).follow(s) == []
    return Changes(old, s)


def deal_toy() -> State:
    s = toy()
    move_card(s, BEE, DECK, HAND, "T")
    move_card(s, CAT, DECK, HAND, "T")
    return s


def parts(changes: Changes) -> list[ChangesWire]:
    """The public part, then those of the seats."""
    return [changes.public, *[changes.own(seat) for seat in range(3)]]


def pile(count: int, cards: list[str] | None = None, known_to: list[list[int]] | None = None) -> ZoneWire:
    return {"count": count, "cards": cards, "known_to": known_to}


def test_nothing_that_changed_is_no_part() -> None:
    assert parts(changes_by()) == [{}, {}, {}, {}]


def test_an_open_track_changes_for_everybody() -> None:
    changes = changes_by(lambda s: put(s, SCORE, 7, "T"))
    assert parts(changes) == [{"tracks": {"score": 7}}, {}, {}, {}]


def test_an_owners_track_changes_for_the_owner_alone() -> None:
    changes = changes_by(lambda s: put_secretly(s, LUCK + 1, 4))
    assert parts(changes) == [{}, {}, {"tracks": {"luck.1": 4}}, {}]


def test_a_hidden_track_changes_for_nobody() -> None:
    assert parts(changes_by(lambda s: put_secretly(s, FOG, 1))) == [{}, {}, {}, {}]


def test_a_drawn_card_is_counted_by_all_and_known_to_who_drew_it() -> None:
    changes = changes_by(lambda s: move_card(s, ANT, DECK, HAND, "T"))
    assert parts(changes) == [
        {"zones": {"deck": pile(3), "hand.0": pile(3)}},
        {"zones": {"hand.0": pile(3, ["bee", "cat", "ant"])}},
        {},
        {},
    ]


def test_cards_that_change_places_in_a_hand_change_for_its_owner_alone() -> None:
    def swap(s: State) -> None:
        s.zones[HAND] = s.zones[HAND][::-1]

    assert parts(changes_by(swap)) == [{}, {"zones": {"hand.0": pile(2, ["cat", "bee"])}}, {}, {}]


def test_an_emptied_hand_is_in_the_public_part_alone() -> None:
    def empty(s: State) -> None:
        for card in (BEE, CAT):
            move_card(s, card, HAND, TABLE, "T")

    changes = changes_by(empty)
    assert parts(changes) == [{"zones": {"hand.0": pile(0), "table": pile(2, ["bee", "cat"])}}, {}, {}, {}]


def test_who_looks_sees_the_card_and_all_see_who_looked() -> None:
    changes = changes_by(lambda s: look_at(s, 2, KENNEL, 1, "T"))
    assert parts(changes) == [
        {"zones": {"kennel": pile(1, known_to=[[2]])}},
        {},
        {},
        {"zones": {"kennel": pile(1, ["dog"], [[2]])}},
    ]


def test_a_card_that_was_known_and_is_so_no_longer_is_in_the_public_part_alone() -> None:
    s = deal_toy()
    look_at(s, 2, DECK, 1, "T")
    changes = changes_by(lambda s: shuffle(s, DECK, "T"), before=s)
    assert parts(changes) == [{"zones": {"deck": pile(4)}}, {}, {}, {}]


def test_knowledge_of_one_card_that_goes_leaves_that_of_another() -> None:
    s = deal_toy()
    look_at(s, 2, DECK, 2, "T")
    changes = changes_by(lambda s: move_top(s, DECK, TABLE, "T"), before=s)
    assert changes.own(2) == {"zones": {"deck": pile(3, ["?", "?", "bee"], [[], [], [2]])}}
    assert changes.public["zones"]["deck"] == pile(3, known_to=[[], [], [2]])
    assert changes.own(1) == {}


def test_a_card_that_others_know_in_a_hand_is_seen_by_each_in_their_way() -> None:
    changes = changes_by(lambda s: show(s, BEE, DECK, HAND + 1, "T"))
    assert parts(changes) == [
        {"zones": {"deck": pile(3), "hand.1": pile(1, known_to=[[0, 2]])}},
        {"zones": {"hand.1": pile(1, ["bee"], [[0, 2]])}},
        {"zones": {"hand.1": pile(1, ["bee"], [[0, 2]])}},
        {"zones": {"hand.1": pile(1, ["bee"], [[0, 2]])}},
    ]


def test_of_a_pile_the_new_top_card_is_public_and_who_looked_below_goes_on_seeing_it() -> None:
    s = deal_toy()
    move_card(s, ANT, DECK, PILE, "T")
    move_card(s, BEE, DECK, PILE, "T")
    s.peeks[PILE] = [2, 0]
    changes = changes_by(lambda s: move_card(s, BEE, DECK, PILE, "T"), before=s)
    assert changes.public["zones"]["pile"]["cards"] == ["?", "?", "bee"]
    assert changes.own(1)["zones"]["pile"]["cards"] == ["ant", "?", "bee"]
    assert changes.own(2) == {}


def test_a_card_that_moves_between_hidden_places_is_counted_only() -> None:
    changes = changes_by(lambda s: move_card(s, DOG, KENNEL, BAG, "T"))
    assert parts(changes) == [{"zones": {"bag": pile(1), "kennel": pile(0)}}, {}, {}, {}]


def test_an_uncounted_pile_shows_its_top_card_and_nothing_when_the_same_comes_again() -> None:
    table = boat()
    s = table.session.state.copy()
    gulls = s.game.layout.card_named["gulls"]
    before = s.copy()
    move_card(s, gulls, WEATHER, WEATHER_SPENT, "T")
    first = Changes(before, s)
    assert first.public["zones"]["weather_spent"] == {"count": None, "cards": ["gulls"], "known_to": None}
    before = s.copy()
    move_card(s, gulls, WEATHER, WEATHER_SPENT, "T")
    assert list(Changes(before, s).public["zones"]) == ["weather"]
    assert Audience(before).follow(s) == []


def test_where_nothing_may_be_seen_or_counted_knowledge_goes_without_a_word_to_others() -> None:
    s = UNFATHOMABLE.new(4, fast(1))
    box = s.game.layout.zone_named["box_unseen"]
    deck = next(zone for zone, cards in enumerate(s.zones) if len(cards) > 9)
    s.zones[box] += [s.zones[deck].pop()]
    before = s.copy()
    look_at(s, 3, box, 1, "T")
    looked = Changes(before, s)
    assert (looked.public, looked.own(0)) == ({}, {})
    assert looked.own(3)["zones"]["box_unseen"]["cards"] == [s.game.layout.cards[s.zones[box][0]]]
    forgotten = Changes(s, before)
    assert forgotten.public == {}
    assert forgotten.own(3) == {"zones": {"box_unseen": {"count": None, "cards": None, "known_to": None}}}


def changes_at(table: Table, deed: Callable[[], None]) -> Changes:
    before = table.session.state.copy()
    deed()
    assert Audience(before).follow(table.session.state) == []
    return Changes(before, table.session.state)


def test_a_sealed_answer_is_the_seats_own() -> None:
    table = boat(4)
    table.answer(0, "accuse 2")
    changes = changes_at(table, lambda: table.answer(1, "abstain"))
    assert changes.own(1) == {"answered": "abstain"}
    assert changes.own(3) == {}
    assert changes.public == {"waiting": [0, 2, 3]}


def test_opened_answers_are_nobodys_any_more() -> None:
    table = boat(4)
    table.answer(0, "accuse 2")
    for seat in range(3):
        table.answer(seat, "abstain")
    changes = changes_at(table, lambda: table.answer(3, "abstain"))
    assert [changes.own(seat)["answered"] for seat in range(3)] == [None, None, None]
    assert "answered" not in changes.own(3)


def test_standing_orders_are_the_seats_own() -> None:
    table = boat()
    changes = changes_at(table, lambda: table.session.order(2, "pass after_die end"))
    assert changes.public == {}
    assert [changes.own(seat) for seat in range(3)] == [{}, {}, {"orders": ["pass after_die end"]}]
    changes = changes_at(table, lambda: table.session.clear_order(2, "pass after_die end"))
    assert [changes.own(seat) for seat in range(3)] == [{}, {}, {"orders": []}]


def test_the_end_is_told_with_its_winners() -> None:
    changes = Changes(boat().session.state, SITUATIONS["end"]().session.state)
    assert changes.public["ending"] is not None
    assert changes.public["winners"] == view_wire(view(changes.after, SPECTATOR))["winners"]
    assert changes.public["waiting"] == []
    assert Changes(changes.after, changes.before).public["ending"] is None


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_from_a_position_to_its_own_save_nothing_changes(situation: str) -> None:
    s = SITUATIONS[situation]().session.state
    changes = Changes(s, restore(s.game, save(s)))
    assert changes.public == {}
    assert [changes.own(seat) for seat in range(s.seats)] == [{}] * s.seats


def test_one_can_go_from_any_position_to_any_other_of_the_same_table() -> None:
    states = [
        SITUATIONS[situation]().session.state for situation in ("window", "choice", "offer", "look", "end")
    ]
    for before in states:
        for after in states:
            assert Audience(before).follow(after) == []


def test_taking_changes_in_leaves_the_old_view_as_it_was() -> None:
    s = deal_toy()
    old = view_wire(view(s, 0))
    again = view_wire(view(s, 0))
    changes = changes_by(
        lambda s: move_card(s, ANT, DECK, HAND, "T"), lambda s: put(s, SCORE, 7, "T"), before=s
    )
    new = apply_changes(old, changes.public, changes.own(0))
    assert new == view_wire(view(s, 0))
    assert old == again != new


# Events


def test_an_event_without_a_secret_is_public() -> None:
    event = Event(CHANGED, "T", (SCORE, 3, 7), (), EVERYBODY)
    game = toy().game
    told = {"track": "score", "from": 3, "to": 7}
    assert public_event_wire(game, event) == {"event": "changed", "rule": "T", "told": told}
    assert [own_event_wire(game, event, seat) for seat in (SPECTATOR, 0, 1)] == [None, None, None]


def test_the_secret_of_an_event_is_told_to_who_may_know_it() -> None:
    event = Event(MOVED, "T", (DECK, HAND, 1), (BEE,), 1)
    game = toy().game
    assert public_event_wire(game, event)["told"] == {"from": "deck", "to": "hand.0", "count": 1}
    assert own_event_wire(game, event, 0) == {"cards": ["bee"]}
    assert [own_event_wire(game, event, seat) for seat in (SPECTATOR, 1)] == [None, None]
    assert event_wire(game, event, 0)["told"] == {
        "from": "deck",
        "to": "hand.0",
        "count": 1,
        "cards": ["bee"],
    }
    assert event_wire(game, event, 1) == event_wire(game, event, SPECTATOR) == public_event_wire(game, event)


def test_a_secret_that_everybody_may_know_is_public() -> None:
    game = boat().session.state.game
    vote = game.names.numbers["verb"]["vote"]
    event = Event(CHOSE, "L4", (0, vote), (vote << 20 | 2,), EVERYBODY)
    assert public_event_wire(game, event)["told"] == {"seat": 0, "verb": "vote", "option": "vote 2"}
    assert [own_event_wire(game, event, seat) for seat in (SPECTATOR, 0)] == [None, None]
