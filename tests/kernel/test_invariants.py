"""Detection of each kind of impossible position."""

from collections.abc import Callable

import pytest

from tests.boat import boat
from tests.kernel.saves import SITUATIONS
from tests.kernel.toy import BEE, DECK, DOG, HAND, IDLE, KENNEL, LUCK, SCORE, WAIT, toy
from turncoat.kernel.amounts import Number
from turncoat.kernel.dice import fast
from turncoat.kernel.effects import Nothing, Repeat, start
from turncoat.kernel.errors import Broken
from turncoat.kernel.ids import option
from turncoat.kernel.invariants import board_problems, check_invariants, problems
from turncoat.kernel.state import State
from turncoat.kernel.windows import open_window


def set_track(track: int, value: int) -> Callable[[State], None]:
    return lambda s: s.tracks.__setitem__(track, value)


def swap_in_a_stranger(s: State) -> None:
    s.zones[DECK].append(s.zones[KENNEL].pop())


def seal(s: State) -> None:
    s.sealed[1] = option(WAIT)


def ask_nobody(s: State) -> None:
    IDLE.go(s.stack[-1], "gone")


def repeat_without_effect(s: State) -> None:
    start(s, Repeat(Number(1), Nothing()), 0)
    s.stack[-1].effect = None


def speak_to_nobody(s: State) -> None:
    start(s, Repeat(Number(1), Nothing()), 7)


def absent_hand(s: State) -> None:
    s.zones[HAND + 3].append(s.zones[DECK].pop())


WRONG: list[tuple[Callable[[State], None], str]] = [
    (set_track(SCORE, 10), "track_out_of_bounds:score=10"),
    (set_track(SCORE, -1), "track_out_of_bounds:score=-1"),
    (set_track(LUCK + 3, 1), "nobody_there:luck.3"),
    (absent_hand, "nobody_there:hand.3"),
    (lambda s: setattr(s, "current", 3), "current=3"),
    (lambda s: s.zones[DECK].append(BEE), "card_twice:bee"),
    (lambda s: s.zones[DECK].remove(BEE), "card_missing:bee"),
    (lambda s: s.zones[KENNEL].append(DOG), "card_twice:dog"),
    (swap_in_a_stranger, "card_out_of_place:dog@deck"),
    (lambda s: s.peeks.update({DECK: [1]}), "peeks:deck"),
    (lambda s: s.peeks.update({KENNEL: [8]}), "peeks:kennel"),
    (lambda s: s.stack.clear(), "empty_stack"),
    (ask_nobody, "nobody_asked:idle"),
    (seal, "sealed:idle:1"),
    (repeat_without_effect, "frame:repeat"),
    (speak_to_nobody, "frame:repeat"),
    (lambda s: open_window(s, 3), "frame:window"),
]


@pytest.mark.parametrize(
    ("wrong", "problem"), WRONG, ids=[f"{n}-{problem}" for n, (_, problem) in enumerate(WRONG)]
)
def test_what_is_wrong_is_found_and_named(wrong: Callable[[State], None], problem: str) -> None:
    s = toy()
    assert problems(s) == []
    wrong(s)
    assert problems(s)[0] == problem


def test_a_seat_that_is_not_there_or_has_no_options_is_found() -> None:
    s = boat().session.state
    s.stack[-1].v[0] = 9
    assert problems(s) == ["no_such_seat:turn:9"]
    table = SITUATIONS["effect"]()
    s = table.session.state
    hand = s.zones[s.game.layout.zone_named["hand.0"]]
    s.stack[-1].v[0] = 0
    s.zones[s.game.layout.zone_named["effort"]].extend(hand)
    hand.clear()
    assert problems(s) == ["no_options:discard:0"]


def test_a_sealed_question_that_everybody_has_answered_is_found() -> None:
    s = SITUATIONS["vote"]().session.state
    s.sealed = [option(s.game.names.number("verb", "abstain"))] * 4
    assert problems(s) == ["nobody_asked:vote"]


def test_a_board_can_be_checked_before_anybody_is_asked() -> None:
    s = toy()
    ask_nobody(s)
    assert board_problems(s) == []


def test_a_broken_position_prints_its_stack() -> None:
    s = toy()
    s.tracks[SCORE] = 10
    with pytest.raises(Broken, match=r"(?s)track_out_of_bounds:score=10.*idle/wait"):
        check_invariants(s)
    check_invariants(toy())


def test_a_game_adds_problems_of_its_own() -> None:
    s = boat().session.state
    s.tracks[s.game.layout.track_named["hull"]] = 0
    assert problems(s) == ["afloat_without_hull"]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_wrong_in_games_that_are_played(seed: int) -> None:
    table = boat(3 + seed % 3, seed=seed)
    for _ in range(150):
        if not table.ending():
            table.session.play_randomly(fast(seed), 1)
            check_invariants(table.session.state)
