"""3.6: trading items among the players in one space."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, ITEMS
from turncoat.games.unfathomable.rules.items import take_item
from turncoat.games.unfathomable.rules.people import humans_at
from turncoat.games.unfathomable.vocabulary import DONE, GIVE_ITEM, SWAP_ITEMS
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN, Option, Seat, first_of, option, second_of, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import ACCEPT, DECLINE

OFFERS: Final = 10  # per player and trade, so that a trade ends

ENABLER: Final = 0
ASKED: Final = 1
SEEN_TO: Final = 2  # number of seats already asked, starting with the one that enabled the trade
LEFT: Final = 3  # offers left
PARTNER: Final = 4
OFFERED: Final = 5
WANTED: Final = 6  # an item, or none for a gift
TRADING = Procedure(
    "trading",
    {
        "enabler": ENABLER,
        "asked": ASKED,
        "seen_to": SEEN_TO,
        "left": LEFT,
        "partner": PARTNER,
        "offered": OFFERED,
        "wanted": WANTED,
    },
    {"enabler": SEAT, "asked": SEAT, "partner": SEAT, "offered": "card", "wanted": "card"},
)


def partners(s: State, seat: Seat) -> list[Seat]:
    """All other characters in the seat's space, including revealed traitors (ruling A4)."""
    here = s.tracks[AT + seat]
    return [other for other in range(s.seats) if other != seat and s.tracks[AT + other] == here]


def can_trade(s: State, seat: Seat) -> bool:
    """Whether there are two players in the space and an item to trade."""
    others = partners(s, seat)
    return len(others) > 0 and any(s.zones[ITEMS + one] for one in (seat, *others))


def enable_trade(s: State, seat: Seat) -> None:
    TRADING.push(s, [seat])


@TRADING.step
def next_trader(s: State, f: Frame) -> None:
    """All players in the space may make offers, starting with the one that enabled the trade."""
    space = s.tracks[AT + f.v[ENABLER]]
    while f.v[SEEN_TO] < s.seats:
        f.v[ASKED] = (f.v[ENABLER] + f.v[SEEN_TO]) % s.seats
        f.v[SEEN_TO] += 1
        f.v[LEFT] = OFFERS
        if s.tracks[AT + f.v[ASKED]] == space and s.zones[ITEMS + f.v[ASKED]]:
            return
    s.stack.pop()


class Offer(Ask):
    """Give an item to another player, or swap it for one of theirs; the other must agree."""

    rule: ClassVar[str] = "3.6"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for item in sorted(s.zones[ITEMS + seat]):
            for other in partners(s, seat):
                options.append(option(GIVE_ITEM, item, other))
                options.extend(
                    [option(SWAP_ITEMS, item, theirs) for theirs in sorted(s.zones[ITEMS + other])]
                )
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            TRADING.go(f, "next_trader")
            return
        f.v[OFFERED] = first_of(option)
        if verb_of(option) == GIVE_ITEM:
            f.v[WANTED] = UNKNOWN
            f.v[PARTNER] = second_of(option)
            return
        f.v[WANTED] = second_of(option)
        for other in partners(s, seat):
            if f.v[WANTED] in s.zones[ITEMS + other]:
                f.v[PARTNER] = other


class Agree(Ask):
    rule: ClassVar[str] = "3.6"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[PARTNER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ACCEPT), option(DECLINE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ACCEPT:
            take_item(s, f.v[OFFERED], seat, "3.6")
            if f.v[WANTED] != UNKNOWN:
                take_item(s, f.v[WANTED], f.v[ASKED], "3.6")


TRADING.ask("offer", Offer())
TRADING.ask("agree", Agree())


@TRADING.step
def go_on(s: State, f: Frame) -> None:
    f.v[LEFT] -= 1
    more = f.v[LEFT] and s.zones[ITEMS + f.v[ASKED]]
    TRADING.go(f, "offer" if more else "next_trader")


# Scavenger's gift

GIVER: Final = 0
GIVING = Procedure("giving", {"giver": GIVER}, {"giver": SEAT})


def may_give_item(s: State, seat: Seat) -> None:
    """The seat may give one item to another human in its space."""
    s.result = 0
    others = [other for other in humans_at(s, s.tracks[AT + seat]) if other != seat]
    if others and s.zones[ITEMS + seat]:
        GIVING.push(s, [seat])


class Gift(Ask):
    rule: ClassVar[str] = "1.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[GIVER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DECLINE)]
        for item in sorted(s.zones[ITEMS + seat]):
            for other in sorted(humans_at(s, s.tracks[AT + seat])):
                if other != seat:
                    options.append(option(GIVE_ITEM, item, other))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == GIVE_ITEM:
            take_item(s, first_of(option), second_of(option), "1.4")


GIVING.ask("gift", Gift())
