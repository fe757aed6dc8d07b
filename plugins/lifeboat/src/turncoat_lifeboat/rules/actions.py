"""L3: the actions of a turn, and the bans on them."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import move_at, move_card, move_top, put
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.procedures import Action, Ask, Procedure
from turncoat.kernel.state import State
from turncoat_lifeboat.board import (
    FACEUP,
    FULL_HULL,
    HAND,
    HULL,
    LASHED,
    LOOKING,
    LOYALTY,
    REVEALED,
    SPENT,
    WEATHER,
    WRECKER,
    suit_of,
    value_of,
)
from turncoat_lifeboat.content.weather import BAIL as BAIL_SUIT
from turncoat_lifeboat.rules.cards import draw
from turncoat_lifeboat.rules.loss import advance, repair, would_damage
from turncoat_lifeboat.rules.vote import VOTING, can_be_lashed
from turncoat_lifeboat.vocabulary import (
    ACCUSE,
    BAIL,
    GNAW,
    KEEP_ON_TOP,
    LOOK_OUT,
    REST,
    REVEAL,
    ROW,
    UNTIE,
)

ROLLING_SEAT: Final = 0


def ban_for_bound(s: State, seat: Seat) -> str:
    """L3.8: a lashed seat can only untie, rest or, as a wrecker, reveal; L3.9: a revealed wrecker can only
    gnaw or rest."""
    if s.tracks[REVEALED + seat]:
        return "L3.9"
    return "L3.8" if s.tracks[LASHED + seat] else ""


class Row(Action):
    """L3.1: a die; 4 or 5 takes the boat 1 ahead, 6 takes it 2."""

    verb: ClassVar[int] = ROW

    def ban(self, s: State, seat: Seat) -> str:
        return ban_for_bound(s, seat)

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(ROW)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        ROWING.push(s, [seat])
        roll_die(s, seat)


ROWING = Procedure("row", {"seat": ROLLING_SEAT}, {"seat": "seat"})


@ROWING.step
def pull(s: State, f: Frame) -> None:
    if s.result >= 4:
        advance(s, 2 if s.result == 6 else 1)


class Bail(Action):
    """L3.2: discard a bail card of 2 or more to mend the hull by 1."""

    verb: ClassVar[int] = BAIL

    def ban(self, s: State, seat: Seat) -> str:
        return ban_for_bound(s, seat) or ("L3.2" if s.tracks[HULL] == FULL_HULL else "")

    def options(self, s: State, seat: Seat) -> list[Option]:
        cards = sorted(set(s.zones[HAND + seat]))
        return [option(BAIL, card) for card in cards if suit_of(card) == BAIL_SUIT and value_of(card) >= 2]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, first_of(option), HAND + seat, SPENT, "L3.2")
        repair(s, 1)


class LookOut(Action):
    """L3.3: look at the top 2 weather cards; one stays on top, the other goes to the bottom."""

    verb: ClassVar[int] = LOOK_OUT

    def ban(self, s: State, seat: Seat) -> str:
        return ban_for_bound(s, seat) or ("L3.3" if len(s.zones[WEATHER]) < 2 else "")

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(LOOK_OUT)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_top(s, WEATHER, LOOKING + seat, "L3.3")
        move_top(s, WEATHER, LOOKING + seat, "L3.3")
        LOOKING_OUT.push(s, [seat])


class KeepOnTop(Ask):
    rule: ClassVar[str] = "L3.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ROLLING_SEAT]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(KEEP_ON_TOP, card) for card in sorted(set(s.zones[LOOKING + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        seen = s.zones[LOOKING + seat]
        other = 1 if seen[0] == first_of(option) else 0
        move_at(s, LOOKING + seat, other, WEATHER, 0, "L3.3")
        move_top(s, LOOKING + seat, WEATHER, "L3.3")


LOOKING_OUT = Procedure("look_out", {"seat": ROLLING_SEAT}, {"seat": "seat"})
LOOKING_OUT.ask("keep_on_top", KeepOnTop())


class Accuse(Action):
    """L4.1: call a vote against a seat that is free and not revealed."""

    verb: ClassVar[int] = ACCUSE

    def ban(self, s: State, seat: Seat) -> str:
        return ban_for_bound(s, seat)

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [
            option(ACCUSE, other) for other in range(s.seats) if other != seat and can_be_lashed(s, other)
        ]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        VOTING.push(s, [seat, first_of(option)])


class Untie(Action):
    """L3.4: a die; 3 or more frees the seat."""

    verb: ClassVar[int] = UNTIE

    def ban(self, s: State, seat: Seat) -> str:
        return "" if s.tracks[LASHED + seat] else "L3.4"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(UNTIE)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        UNTYING.push(s, [seat])
        roll_die(s, seat)


UNTYING = Procedure("untie", {"seat": ROLLING_SEAT}, {"seat": "seat"})


@UNTYING.step
def slip_out(s: State, f: Frame) -> None:
    if s.result >= 3:
        put(s, LASHED + f.v[ROLLING_SEAT], 0, "L3.4")


class Reveal(Action):
    """L3.5: a wrecker shows the card, strikes the hull, and plays on in the open."""

    verb: ClassVar[int] = REVEAL

    def ban(self, s: State, seat: Seat) -> str:
        return "" if WRECKER in s.zones[LOYALTY + seat] and not s.tracks[REVEALED + seat] else "L3.5"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(REVEAL)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, WRECKER, LOYALTY + seat, FACEUP + seat, "L3.5")
        put(s, REVEALED + seat, 1, "L3.5")
        if not s.tracks[LASHED + seat]:
            would_damage(s, 1)
        put(s, LASHED + seat, 0, "L3.5")


class Gnaw(Action):
    """L3.6: a revealed wrecker rolls a die; 4 or more damages the hull."""

    verb: ClassVar[int] = GNAW

    def ban(self, s: State, seat: Seat) -> str:
        return "" if s.tracks[REVEALED + seat] else "L3.6"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(GNAW)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        GNAWING.push(s, [seat])
        roll_die(s, seat)


GNAWING = Procedure("gnaw", {"seat": ROLLING_SEAT}, {"seat": "seat"})


@GNAWING.step
def bite(s: State, f: Frame) -> None:
    if s.result >= 4:
        would_damage(s, 1)


class Rest(Action):
    """L3.7: draw 1 more card."""

    verb: ClassVar[int] = REST

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(REST)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        draw(s, seat, 1)
