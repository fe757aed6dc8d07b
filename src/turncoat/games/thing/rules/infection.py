"""T10: the infection check, with 4-8 players: tokens are laid and seen in secret."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ALIEN,
    HUMAN,
    HUMAN_AND_ALIEN,
    LAID,
    NOTHING_LAID,
    ROLE,
    TURNED,
    TWO_HUMAN,
)
from turncoat.games.thing.rules.ending import end_if_all_are_infected
from turncoat.games.thing.rules.people import is_alien
from turncoat.games.thing.rules.suspicion import is_cleared, move_disc
from turncoat.games.thing.vocabulary import LAY_ALIEN, LAY_HUMAN, LOOK_AT, TOKEN_SEEN
from turncoat.kernel.atoms import put_secretly, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, first_of, option, seats_in, verb_of
from turncoat.kernel.procedures import Procedure, SealedAsk
from turncoat.kernel.state import State


def be_infected(s: State, seat: Seat, *, is_infected: bool) -> int:
    """T10.5, T10.9: infect the seat in secret; an alien stays an alien. Returns the role."""
    if is_infected and not is_alien(s, seat):
        put_secretly(s, ROLE + seat, ALIEN)
        put_secretly(s, TURNED + seat, s.decision)
    return s.tracks[ROLE + seat]


MEETING: Final = 0  # seats that take part, as bits
INFECTION = Procedure("infection", {"meeting": MEETING})


def infection_check(s: State, seats: Seats) -> None:
    INFECTION.push(s, [seats])


def layers(s: State, f: Frame) -> Seats:
    """T10.1: all seats except those on the green space."""
    seats = 0
    for seat in seats_in(f.v[MEETING]):
        if not is_cleared(s, seat):
            seats |= 1 << seat
    return seats


def lookers(s: State, f: Frame) -> Seats:
    """T10.4, T10.7: players who can look at another player's tokens."""
    laid = layers(s, f)
    seats = 0
    for seat in seats_in(f.v[MEETING]):
        if laid & ~(1 << seat):
            seats |= 1 << seat
    return seats


@INFECTION.step
def anybody(s: State, f: Frame) -> None:
    """T10.8"""
    if not layers(s, f) or not lookers(s, f):
        s.stack.pop()


class LayTokens(SealedAsk):
    """T10.2, T10.3: a human lays two Human; an alien may lay one Alien among them."""

    rule: ClassVar[str] = "T10.1"
    shows_progress: ClassVar[bool] = False

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return layers(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(LAY_HUMAN), option(LAY_ALIEN)] if is_alien(s, seat) else [option(LAY_HUMAN)]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for seat in range(s.seats):
            if answers[seat] != NO_OPTION:
                laid = HUMAN_AND_ALIEN if verb_of(answers[seat]) == LAY_ALIEN else TWO_HUMAN
                put_secretly(s, LAID + seat, laid)


INFECTION.ask("lay_tokens", LayTokens())


class LookAtToken(SealedAsk):
    """T10.4: each player looks at one token of another player who laid some; this is mandatory (ruling R6)."""

    rule: ClassVar[str] = "T10.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return lookers(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(LOOK_AT, other) for other in seats_in(layers(s, f)) if other != seat]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        """Ruling R7: all looks happen at once; for every target a die decides which of the two tokens is seen."""
        for seat in range(s.seats):
            if answers[seat] == NO_OPTION:
                continue
            other = first_of(answers[seat])
            picked = s.dice.below(2)
            token = ALIEN if s.tracks[LAID + other] == HUMAN_AND_ALIEN and picked else HUMAN
            role = be_infected(s, seat, is_infected=token == ALIEN)
            tell(s, TOKEN_SEEN, "T10.4", (seat, other), (token, role), 1 << seat)
        for seat in range(s.seats):
            if answers[seat] != NO_OPTION:
                move_disc(s, seat, 1, "T10.7" if is_cleared(s, seat) else "T10.6")


INFECTION.ask("look", LookAtToken())


@INFECTION.step
def take_back(s: State, f: Frame) -> None:
    for seat in range(s.seats):
        put_secretly(s, LAID + seat, NOTHING_LAID)
    end_if_all_are_infected(s)
