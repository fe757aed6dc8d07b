"""50: the travel track and the ritual track."""

from typing import Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES, RITUAL, TRACK_END, TRAVEL
from turncoat.games.unfathomable.rules.defeat import would_defeat_all, would_defeat_passengers
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH, distance, end_for_humans
from turncoat.games.unfathomable.rules.monsters import (
    BOTH_MONARCHS,
    banish_deep_one,
    move_deep_ones,
    move_monarch,
)
from turncoat.games.unfathomable.rules.waypoints import arrive
from turncoat.games.unfathomable.spaces import ASTERN, DEEP, FIRST_DECK, FIRST_ROOM, is_deck, is_water
from turncoat.games.unfathomable.vocabulary import CAST
from turncoat.kernel.atoms import put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Track
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State

LEFT: Final = 0


def advance(s: State, track: Track, spaces: int) -> None:
    """50.1"""
    (TRAVELLING if track == TRAVEL else CHANTING).push(s, [spaces])


def retreat(s: State, track: Track, spaces: int) -> None:
    """50.2: not past the start; `s.result` is the number of spaces moved."""
    back = min(spaces, s.tracks[track])
    put(s, track, s.tracks[track] - back, "50.2")
    s.result = back


def reset(s: State, track: Track, rule: str) -> None:
    """50.3"""
    put(s, track, 0, rule)


TRAVELLING = Procedure("travelling", {"left": LEFT})


@TRAVELLING.step
def sail_on(s: State, f: Frame) -> None:
    """50.1, 50.7: the ship advances space by space, and the sea moves every monster in it astern."""
    if not f.v[LEFT]:
        s.stack.pop()
        return
    f.v[LEFT] -= 1
    put(s, TRAVEL, s.tracks[TRAVEL] + 1, "50.1")
    _drift_astern(s)
    if s.tracks[TRAVEL] < TRACK_END:
        TRAVELLING.go(f, "sail_on")
    elif distance(s) >= FAR_ENOUGH:
        end_for_humans(s, "50.8")  # 29.3: at the journey's end no further waypoint is drawn
    else:
        arrive(s)


@TRAVELLING.step
def leave_the_waypoint(s: State, f: Frame) -> None:
    """50.8: the travel track starts again, with the remaining spaces."""
    reset(s, TRAVEL, "50.8")
    TRAVELLING.go(f, "sail_on")


def _drift_astern(s: State) -> None:
    """50.7, 8.1, 14.2: from the stern backwards, so that each figure drifts once."""
    for water in range(FIRST_DECK - 1, -1, -1):
        move_deep_ones(s, s.tracks[DEEP_ONES + water], water, ASTERN[water], "50.7")
    for monarch in BOTH_MONARCHS:
        if is_water(s.tracks[monarch]):
            move_monarch(s, monarch, ASTERN[s.tracks[monarch]], "50.7")


CHANTING = Procedure("chanting", {"left": LEFT})


@CHANTING.step
def chant_on(s: State, f: Frame) -> None:
    if not f.v[LEFT]:
        s.stack.pop()
        return
    f.v[LEFT] -= 1
    put(s, RITUAL, s.tracks[RITUAL] + 1, "50.1")
    if s.tracks[RITUAL] < TRACK_END:
        CHANTING.go(f, "chant_on")


@CHANTING.step
def banish(s: State, f: Frame) -> None:
    """50.12: Deep Ones on decks and in the water go back to the supply, the monarchs to the Deep."""
    tell(s, CAST, "50.12", ())
    for space in range(FIRST_ROOM):
        while s.tracks[DEEP_ONES + space]:
            banish_deep_one(s, space, "50.12")
    for monarch in BOTH_MONARCHS:
        move_monarch(s, monarch, DEEP, "50.12")


@CHANTING.step
def sweep_the_decks(s: State, f: Frame) -> None:
    """50.12: every passenger and every character on a deck is defeated."""
    SWEEP.push(s, [FIRST_DECK])


@CHANTING.step
def end_the_ritual(s: State, f: Frame) -> None:
    reset(s, RITUAL, "50.12")
    CHANTING.go(f, "chant_on")


DECK: Final = 0
SWEEP = Procedure("sweep", {"deck": DECK}, {"deck": "space"})


@SWEEP.step
def next_deck(s: State, f: Frame) -> None:
    if f.v[DECK] < FIRST_ROOM:
        SWEEP.go(f, "next_deck")
        would_defeat_passengers(s, f.v[DECK])
        f.v[DECK] += 1


@SWEEP.step
def characters_on_deck(s: State, f: Frame) -> None:
    victims = 0
    for seat in range(s.seats):
        if is_deck(s.tracks[AT + seat]):
            victims |= 1 << seat
    would_defeat_all(s, victims)
