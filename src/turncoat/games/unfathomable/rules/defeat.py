"""16, 32.8: defeat, and its prevention. All means of preventing one defeat share a window."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    AT,
    BOX,
    MYTHOS_DISCARD,
    ON_DECK,
    PASSENGER_NOW,
    PASSENGERS,
    PLAY_AREA,
    SANITY,
)
from turncoat.games.unfathomable.cards import FIRST_PASSENGER, THE_PEACEMAKER
from turncoat.games.unfathomable.content.passengers import FACES
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.resources import lose
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, SICK_BAY, Space
from turncoat.games.unfathomable.vocabulary import (
    CHARACTER_DEFEATED,
    DEFEAT_PREVENTED,
    WOULD_DEFEAT_CHARACTER,
    WOULD_DEFEAT_PASSENGER,
)
from turncoat.kernel.atoms import move_at, move_card, move_top, put, shuffle, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, Zone, first_of, option, seats_in
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.verbs import PICK_SEAT
from turncoat.kernel.windows import open_window

WHO: Final = 0
PREVENTED: Final = 1  # set by a reaction
DEFEAT = Procedure("defeat", {"who": WHO, "prevented": PREVENTED}, {"who": SEAT})


def would_defeat(s: State, seat: Seat) -> None:
    """A character would be defeated; `s.result` is 1 if it is."""
    DEFEAT.push(s, [seat])


@DEFEAT.step
def offer_prevention(s: State, f: Frame) -> None:
    open_window(s, WOULD_DEFEAT_CHARACTER, f.v[WHO])


@DEFEAT.step
def do_defeat(s: State, f: Frame) -> None:
    """16.3, 16.4: a human goes to the Sick Bay, or stays in the Brig; a revealed traitor goes to the Brig."""
    seat = f.v[WHO]
    if f.v[PREVENTED]:
        s.result = 0
        tell(s, DEFEAT_PREVENTED, "16.7", (seat,))
        return
    human = is_human(s, seat)
    place = SICK_BAY if human and s.tracks[AT + seat] != BRIG else BRIG
    rule = "16.3" if human else "16.4"
    put(s, AT + seat, place, rule)
    tell(s, CHARACTER_DEFEATED, rule, (seat, place))
    s.result = 1


VICTIMS: Final = 0  # seats still to be defeated
DEFEATED: Final = 1  # number of defeated seats
DEFEAT_ALL = Procedure("defeat_all", {"victims": VICTIMS, "defeated": DEFEATED})


def would_defeat_all(s: State, victims: Seats) -> None:
    """Defeat several characters, in the current player's order; `s.result` is the number defeated."""
    DEFEAT_ALL.push(s, [victims, 0])


@DEFEAT_ALL.step
def any_victim(s: State, f: Frame) -> None:
    victims = f.v[VICTIMS]
    if not victims:
        s.result = f.v[DEFEATED]
        s.stack.pop()
    elif not victims & (victims - 1):
        DEFEAT_ALL.go(f, "count_defeat")
        f.v[VICTIMS] = 0
        would_defeat(s, victims.bit_length() - 1)


class ChooseVictim(Ask):
    """1.16: the current player chooses the order."""

    rule: ClassVar[str] = "1.16"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SEAT, victim) for victim in seats_in(f.v[VICTIMS])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[VICTIMS] &= ~(1 << first_of(option))
        would_defeat(s, first_of(option))


DEFEAT_ALL.ask("choose_victim", ChooseVictim())


@DEFEAT_ALL.step
def count_defeat(s: State, f: Frame) -> None:
    f.v[DEFEATED] += s.result
    DEFEAT_ALL.go(f, "any_victim")


WHERE: Final = 0  # a zone: that of a deck space, or the supply
RESCUED: Final = 1  # set by a reaction: it goes to the supply instead
SPARED: Final = 2  # set by a reaction: it stays where it is
DEFEAT_PASSENGER = Procedure(
    "defeat_passenger", {"where": WHERE, "rescued": RESCUED, "spared": SPARED}, {"where": "zone"}
)


def would_defeat_passenger(s: State, zone: Zone) -> None:
    """One passenger in this zone would be defeated; face down, they are indistinguishable (16.2)."""
    DEFEAT_PASSENGER.push(s, [zone])


@DEFEAT_PASSENGER.step
def offer_rescue(s: State, f: Frame) -> None:
    open_window(s, WOULD_DEFEAT_PASSENGER, f.v[WHERE])


@DEFEAT_PASSENGER.step
def do_defeat_passenger(s: State, f: Frame) -> None:
    """16.6, 32.8: turn the passenger up; its icons are lost, and it leaves the game."""
    s.result = 0
    if f.v[SPARED]:
        move_at(s, f.v[WHERE], len(s.zones[f.v[WHERE]]) - 1, f.v[WHERE], 0, "16.7")
        return
    if f.v[RESCUED]:
        rescue(s, f.v[WHERE])
        return
    face = move_top(s, f.v[WHERE], PASSENGER_NOW, "32.8")
    for resource, amount in FACES[face - FIRST_PASSENGER].losses:
        lose(s, resource, amount)
    if s.ending == RUNNING:
        move_top(s, PASSENGER_NOW, BOX, "32.8")
        end_the_peace(s)
    s.result = 1


def end_the_peace(s: State) -> None:
    """The Peacemaker (ruling K3): the next defeat of a passenger discards it and costs a sanity."""
    for seat in range(s.seats):
        if THE_PEACEMAKER in s.zones[PLAY_AREA + seat]:
            move_card(s, THE_PEACEMAKER, PLAY_AREA + seat, MYTHOS_DISCARD, "1.11")
            lose(s, SANITY, 1)


SPACE: Final = 0
STILL: Final = 1  # number of passengers there still to be defeated
DEFEAT_PASSENGERS = Procedure("defeat_passengers", {"space": SPACE, "still": STILL}, {"space": "space"})


def would_defeat_passengers(s: State, space: Space) -> None:
    """Each passenger of a space would be defeated once: one that is spared is not at risk again."""
    DEFEAT_PASSENGERS.push(s, [space, passengers_on(s, space)])


@DEFEAT_PASSENGERS.step
def next_passenger(s: State, f: Frame) -> None:
    if f.v[STILL]:
        f.v[STILL] -= 1
        DEFEAT_PASSENGERS.go(f, "next_passenger")
        would_defeat_passenger(s, zone_of(f.v[SPACE]))


def rescue(s: State, zone: Zone) -> None:
    """32.7: to the supply, face down and unseen."""
    if zone != PASSENGERS:
        move_top(s, zone, PASSENGERS, "32.7")
    shuffle(s, PASSENGERS, "32.7")


def passengers_on(s: State, space: Space) -> int:
    """44.16: only decks hold passengers."""
    zone = zone_of(space)
    return len(s.zones[zone]) if zone >= 0 else 0


def zone_of(space: Space) -> Zone:
    """The zone of a deck space's passengers; -1 for a space that holds none."""
    deck = space - FIRST_DECK
    return ON_DECK + deck if 0 <= deck < 8 else -1
