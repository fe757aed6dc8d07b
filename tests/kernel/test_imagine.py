"""Imagined worlds, consistent with one viewer's knowledge."""

from collections import Counter

import pytest

from tests.boat import boat
from tests.kernel.saves import SITUATIONS
from tests.kernel.test_dice import CHI_SQUARE
from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, DOG, HAND, KENNEL, PILE, TABLE, TOY, toy
from turncoat.kernel.atoms import move_card, move_top
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import Broken
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Card, Zone
from turncoat.kernel.imagine import Beliefs, imagine
from turncoat.kernel.invariants import problems
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.views import View, view
from turncoat.kernel.wire import engine_view_wire


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_an_imagined_world_is_possible_and_looks_the_same(situation: str) -> None:
    s = SITUATIONS[situation]().session.state
    for seat in (-1, 0, 1, 2):
        seen = view(s, seat)
        for seed in range(5):
            world = imagine(seen, fast(seed))
            assert problems(world) == []
            assert engine_view_wire(view(world, seat)) == engine_view_wire(seen)


def test_the_wrecker_is_imagined_wherever_it_can_be_with_the_chance_of_a_deal() -> None:
    seen = view(boat().session.state, 0)  # a sailor: the cards of four sailors and the wrecker lie elsewhere
    layout = seen.game.layout
    dice = fast(12)
    times: Counter[str] = Counter()
    for _ in range(2000):
        world = imagine(seen, dice)
        for zone, cards in enumerate(world.zones):
            if layout.card_named["wrecker"] in cards:
                times[layout.zones[zone].label()] += 1
    expected = {"loyalty.1": 400, "loyalty.2": 400, "loyalty_deck": 1200}
    assert set(times) == set(expected)
    assert sum((times[zone] - count) ** 2 / count for zone, count in expected.items()) < CHI_SQUARE[2]


def test_the_wreckers_own_card_leaves_none_for_others() -> None:
    s = boat().session.state
    wrecker = s.game.layout.card_named["wrecker"]
    for seed in range(50):
        world = imagine(view(s, 1), fast(seed))
        assert [wrecker in cards for cards in world.zones].count(True) == 1
        assert world.zones[s.game.layout.zone_named["loyalty.1"]] == [wrecker]


def test_an_unseen_card_is_each_possible_one_with_the_chance_of_a_deal() -> None:
    s = toy()
    move_top(s, DECK, HAND + 1, "T")
    seen = view(s, 0)
    dice = fast(5)
    hands = Counter(imagine(seen, dice).zones[HAND + 1][0] for _ in range(1800))
    assert set(hands) == {ANT, BEE, CAT}  # a card came from the deck of small ones; the dog is in its kennel
    expected = {ANT: 300, BEE: 1200, CAT: 300}
    assert sum((hands[card] - count) ** 2 / count for card, count in expected.items()) < CHI_SQUARE[2]


def test_a_zone_of_one_family_takes_its_own_kind_and_the_others_what_is_left() -> None:
    s = toy()
    move_card(s, DOG, KENNEL, BAG, "T")
    move_top(s, DECK, BAG, "T")
    for seed in range(60):
        world = imagine(view(s, 0), fast(seed))
        assert DOG in world.zones[BAG]
        assert DOG not in world.zones[DECK]
        assert problems(world) == []


class SeatOneHoldsTheCat(Beliefs):
    def draw(self, view: View, dice: Dice) -> dict[Zone, list[Card]]:
        return {HAND + 1: [CAT]}


def test_beliefs_fix_what_they_draw_and_the_rest_is_dealt_around_them() -> None:
    s = toy()
    move_card(s, BEE, DECK, HAND + 1, "T")
    for seed in range(20):
        world = imagine(view(s, 0), fast(seed), beliefs=SeatOneHoldsTheCat())
        assert world.zones[HAND + 1] == [CAT]
        assert problems(world) == []


def test_beliefs_that_cannot_be_are_broken() -> None:
    s = toy()
    move_card(s, CAT, DECK, TABLE, "T")
    move_top(s, DECK, HAND + 1, "T")
    with pytest.raises(Broken, match="too_many=cat"):
        imagine(view(s, 0), fast(1), beliefs=SeatOneHoldsTheCat())


def test_what_is_remembered_of_a_pile_is_respected() -> None:
    s = toy()
    heard: list[Event] = []
    s.journal = heard
    for card in (ANT, BEE, CAT):
        move_card(s, card, DECK, PILE, "T")
    knowledge = Knowledge(TOY)
    for event in heard:
        knowledge.hear(event)
    blind = set()
    for seed in range(40):
        blind.add(tuple(sorted(imagine(view(s, 0), fast(seed)).zones[PILE])))
        world = imagine(view(s, 0), fast(seed), knowledge)
        assert sorted(world.zones[PILE]) == [ANT, BEE, CAT]
        assert world.zones[PILE][-1] == CAT
    assert len(blind) > 1


def test_others_are_imagined_to_have_given_some_legal_answer() -> None:
    s = SITUATIONS["vote"]().session.state  # seat 1 of four has abstained
    seen = view(s, 0)
    answers = Counter(imagine(seen, fast(seed)).sealed[1] for seed in range(60))
    assert len(answers) > 1
    assert imagine(view(s, 1), fast(1)).sealed[1] == s.sealed[1]
    assert all(imagine(seen, fast(seed)).sealed[2] == -1 for seed in range(5))


def test_an_imagined_world_has_a_random_stream_of_its_own() -> None:
    s = boat().session.state
    before = s.dice.save()
    dice = fast(3)
    world = imagine(view(s, 0), dice)
    assert world.dice is dice
    assert s.dice.save() == before


def test_a_hidden_track_takes_every_value_that_it_may_have() -> None:
    table = boat(distance=3, watch_at=5)
    layout = table.session.state.game.layout
    seen = view(table.session.state, 0)
    watch = {imagine(seen, fast(seed)).tracks[layout.track_named["watch_at"]] for seed in range(40)}
    vows = {imagine(seen, fast(seed)).tracks[layout.track_named["vow.1"]] for seed in range(40)}
    own = {imagine(seen, fast(seed)).tracks[layout.track_named["vow.0"]] for seed in range(40)}
    assert (watch, vows, own) == ({4, 5}, {0, 2}, {1})
