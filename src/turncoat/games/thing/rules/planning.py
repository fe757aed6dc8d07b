"""T4: the revealed alien's plan of strikes; all revealed players act as one."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    FIRST_LOCATION,
    LOCATIONS,
    PLAN_CARD,
    PLAN_SIZE,
    PLANNED,
    STRENGTH,
    plan_of,
)
from turncoat.games.thing.places import Place
from turncoat.games.thing.rules.people import revealed_aliens
from turncoat.games.thing.vocabulary import CLEAR_PLAN, CONFIRM, FIRST_RULES, PLAN_LAID, PUT_STRENGTH, RULES
from turncoat.games.thing.vocabulary import PLANNED as PLANNED_EVENT
from turncoat.kernel.atoms import put, put_secretly, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State


def cards_to_choose(s: State) -> list[Place]:
    """The cards of the location deck, and the kennel's if dogs were caught; open information."""
    return sorted(card - FIRST_LOCATION for card in s.zones[LOCATIONS])


ASKED: Final = 0
LEFT: Final = 1  # strength not placed yet
AGREED: Final = 2  # seats, as bits
CHANGED: Final = 3  # seats that have changed the plan, as bits: each may once
PLANNING = Procedure(
    "planning", {"asked": ASKED, "left": LEFT, "agreed": AGREED, "changed": CHANGED}, {"asked": SEAT}
)


def plan_strikes(s: State) -> None:
    """T4.1: only if a revealed alien has strength, and there are cards to choose (ruling R42)."""
    aliens = revealed_aliens(s)
    if aliens and s.tracks[STRENGTH] and s.zones[LOCATIONS]:
        PLANNING.push(s, [aliens[0], s.tracks[STRENGTH], 0, 1 << aliens[0]])


class Propose(Ask):
    """T4.2: strength on any number of locations, at least 1 on each."""

    rule: ClassVar[str] = "T4.2"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options: list[Option] = []
        if f.v[LEFT]:
            options = [option(PUT_STRENGTH, place) for place in cards_to_choose(s)]
        if f.v[LEFT] < s.tracks[STRENGTH]:
            options.append(option(CONFIRM))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == CONFIRM:
            f.v[AGREED] = 1 << seat
            return
        f.v[LEFT] -= 1
        put(s, PLANNED, s.tracks[PLANNED] + 1, "T4.2")
        partners = 0
        for alien in revealed_aliens(s):
            partners |= 1 << alien
        tell(s, PLANNED_EVENT, "T4.2", (seat,), (first_of(option),), partners)
        strength = s.tracks[plan_of(seat) + first_of(option)] + 1
        for alien in revealed_aliens(s):
            put_secretly(s, plan_of(alien) + first_of(option), strength)
        PLANNING.go(f, "propose")


PLANNING.ask("propose", Propose())


@PLANNING.step
def next_to_agree(s: State, f: Frame) -> None:
    for alien in revealed_aliens(s):
        if not f.v[AGREED] >> alien & 1:
            f.v[ASKED] = alien
            return
    if s.settings[RULES] != FIRST_RULES:
        lay_cards(s)
    s.stack.pop()


def lay_cards(s: State) -> None:
    """T4.2: the cards lie face down with strength on them: the table sees their number and the strength on
    each. They are sorted by strength, so that their order reveals no place."""
    plan = plan_of(revealed_aliens(s)[0])
    strengths = sorted([there for there in s.tracks[plan : plan + PLAN_SIZE] if there], reverse=True)
    tell(s, PLAN_LAID, "T4.2", tuple(strengths))
    for card, strength in enumerate(strengths):
        put(s, PLAN_CARD + card, strength, "T4.2")


class Agree(Ask):
    """T4.5: each player agrees or starts a new plan, once at most."""

    rule: ClassVar[str] = "T4.5"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(CONFIRM)]
        if not f.v[CHANGED] >> seat & 1:
            options.append(option(CLEAR_PLAN))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == CONFIRM:
            f.v[AGREED] |= 1 << seat
            PLANNING.go(f, "next_to_agree")
            return
        f.v[CHANGED] |= 1 << seat
        f.v[AGREED] = 0
        f.v[LEFT] = s.tracks[STRENGTH]
        clear_plan(s, "T4.5")
        PLANNING.go(f, "propose")


PLANNING.ask("agree", Agree())


def clear_plan(s: State, rule: str) -> None:
    for alien in range(s.seats):
        for place in range(PLAN_SIZE):
            if s.tracks[plan_of(alien) + place]:
                put_secretly(s, plan_of(alien) + place, 0)
    for card in range(PLAN_SIZE):
        if s.tracks[PLAN_CARD + card]:
            put(s, PLAN_CARD + card, 0, rule)
    if s.tracks[PLANNED]:
        put(s, PLANNED, 0, rule)
