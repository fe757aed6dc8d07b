"""54, 50.8, 7: reaching a waypoint, and the awakening."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    AWAKENED,
    CAPTAIN,
    JOURNEY,
    LOOKING,
    LOYALTY,
    LOYALTY_DEALT,
    LOYALTY_DECK,
    REVEALED,
    WAYPOINTS,
)
from turncoat.games.unfathomable.rules.ending import distance
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.resolving_one import CARD, WHO, ResolveOne
from turncoat.games.unfathomable.vocabulary import AWAKENING, GIVE_CARD
from turncoat.kernel.atoms import move_card, move_top, put, tell
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, Zone, first_of, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

MIDWAY: Final = 6  # 7

WAYPOINT = Procedure("waypoint", {"chooser": WHO, "chosen": CARD}, {"chooser": SEAT, "chosen": "card"})


def arrive(s: State) -> None:
    """49.8, 50.8: the Captain chooses."""
    choose_waypoint(s, s.tracks[CAPTAIN])


def choose_waypoint(s: State, chooser: Seat) -> None:
    """Look at the top two, resolve one, the other goes to the bottom."""
    WAYPOINT.push(s, [chooser, -1])


def resolve_waypoint_card(s: State, chooser: Seat, card: Card) -> None:
    """50.8: resolve a given waypoint, which is in the deck, as if it had been chosen."""
    move_card(s, card, WAYPOINTS, JOURNEY, "54.2")
    WAYPOINT.push(s, [chooser, card])
    WAYPOINT.go(s.stack[-1], "resolve_waypoint")


@WAYPOINT.step
def look_at_two(s: State, f: Frame) -> None:
    """12.1: one card if the deck has only one, which leaves no choice (ruling A23)."""
    chooser = f.v[WHO]
    for _ in range(min(2, len(s.zones[WAYPOINTS]))):
        move_top(s, WAYPOINTS, LOOKING + chooser, "50.8")
    if not s.zones[LOOKING + chooser]:
        s.stack.pop()


class ChooseWaypoint(ResolveOne):
    rule: ClassVar[str] = "50.8"
    deck: ClassVar[Zone] = WAYPOINTS
    target: ClassVar[Zone] = JOURNEY
    moved_by: ClassVar[str] = "54.2"


WAYPOINT.ask("choose", ChooseWaypoint())


@WAYPOINT.step
def resolve_waypoint(s: State, f: Frame) -> None:
    """50.8: its effects; the player who chose it makes its decisions (F4)."""
    start(s, s.game.card_effects[f.v[CARD]], f.v[WHO], f.v[CARD])


@WAYPOINT.step
def maybe_awaken(s: State, f: Frame) -> None:
    """7, 7.5, 54.2: once, after the card that brings the distance to 6 or more."""
    if not s.tracks[AWAKENED] and distance(s) >= MIDWAY:
        AWAKENING_PHASE.push(s, [0])


ASKED: Final = 0  # number of seats already handled, from the current one on
GIVER: Final = 1
AWAKENING_PHASE = Procedure("awakening", {"asked": ASKED, "giver": GIVER}, {"giver": SEAT})


@AWAKENING_PHASE.step
def deal_again(s: State, f: Frame) -> None:
    """7.1: one loyalty card for every player; 7.2: each player looks at their own."""
    tell(s, AWAKENING, "7", (distance(s),))
    put(s, AWAKENED, 1, "7.5")
    deal_loyalty(s)


def deal_loyalty(s: State) -> None:
    """25.1: starting with the seat whose turn it is, to the left."""
    put(s, LOYALTY_DEALT, s.tracks[LOYALTY_DEALT] + 1, "25.1")
    for offset in range(s.seats):
        move_top(s, LOYALTY_DECK, LOYALTY + (s.current + offset) % s.seats, "25.1")


@AWAKENING_PHASE.step
def next_traitor(s: State, f: Frame) -> None:
    """7.3: from the current player on, each revealed traitor gives the new card to a human."""
    while f.v[ASKED] < s.seats:
        seat = (s.current + f.v[ASKED]) % s.seats
        f.v[ASKED] += 1
        if s.tracks[REVEALED + seat] and humans(s):
            f.v[GIVER] = seat
            return
    s.stack.pop()


def humans(s: State) -> list[Seat]:
    return [seat for seat in range(s.seats) if is_human(s, seat)]


class GiveLoyalty(Ask):
    rule: ClassVar[str] = "7.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[GIVER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_CARD, human) for human in humans(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_top(s, LOYALTY + seat, LOYALTY + first_of(option), "7.3")
        AWAKENING_PHASE.go(f, "next_traitor")


AWAKENING_PHASE.ask("give", GiveLoyalty())
