"""T7, T9: encounters: the revealed alien's first, then all others."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ALIEN_DOG,
    CLARK,
    DOG_AT,
    DOG_BAG,
    DRAWN_DOG,
    KENNEL_CARD,
    LEADER,
    LOCATIONS,
    PLAN_SIZE,
    plan_of,
)
from turncoat.games.thing.places import DORMITORY, GREEN, KENNEL, NAMES, REC_ROOM, Place, is_green
from turncoat.games.thing.rules.becoming import become_revealed, check_moved_discs
from turncoat.games.thing.rules.ending import end_if_all_are_infected
from turncoat.games.thing.rules.holdings import do_avoid_with, would_avoid_with
from turncoat.games.thing.rules.infection import be_infected, infection_check
from turncoat.games.thing.rules.people import (
    dogs_at,
    figures_at,
    figures_standing_at,
    is_playing,
    is_shared,
    owner,
    plays,
    revealed_aliens,
)
from turncoat.games.thing.rules.planning import clear_plan
from turncoat.games.thing.rules.strikes import is_tied, strike
from turncoat.games.thing.rules.suspicion import from_leaders_left, is_cleared, move_disc
from turncoat.games.thing.vocabulary import (
    AFTER_FIRE,
    ALWAYS,
    AVOID,
    DOG_SEEN,
    DORMITORY_ENCOUNTERS,
    ENCOUNTER,
    LYING_ENCOUNTERS,
    MAY_STAY,
    PICK_PLACE,
    STAY,
    STAY_IN_REC_ROOM,
    STRUCK,
)
from turncoat.kernel.atoms import look_at, move_all, move_top, put, shuffle, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, seats_in, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

# Strikes of the revealed alien: the strength still to strike, by place

STRIKING_AT: Final = KENNEL + 1
STRIKING = Procedure(
    "striking",
    {**{name: at for at, name in enumerate(NAMES[: KENNEL + 1])}, "at": STRIKING_AT},
    {"at": "place"},
)


def reveal_plan(s: State) -> None:
    """T4.3: the plan is shown once all have moved."""
    aliens = revealed_aliens(s)
    if aliens:
        plan = plan_of(aliens[0])
        strengths = s.tracks[plan : plan + PLAN_SIZE]
        clear_plan(s, "T4.3")
        begin_strikes(s, strengths, "T4.3")


def begin_strikes(s: State, strengths: list[int], rule: str) -> None:
    for place, strength in enumerate(strengths):
        if strength:
            tell(s, STRUCK, rule, (place, strength))
    STRIKING.push(s, strengths)


@STRIKING.step
def any_strike(s: State, f: Frame) -> None:
    waiting = [place for place in range(KENNEL + 1) if f.v[place]]
    if not waiting:
        s.stack.pop()
    elif len(waiting) == 1:
        f.v[STRIKING_AT] = waiting[0]
        STRIKING.go(f, "strike_there")


class ChooseStrikePlace(Ask):
    """T7.3: the leader decides the order."""

    rule: ClassVar[str] = "T7.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_PLACE, place) for place in range(KENNEL + 1) if f.v[place]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[STRIKING_AT] = first_of(option)


STRIKING.ask("choose_place", ChooseStrikePlace())


@STRIKING.step
def strike_there(s: State, f: Frame) -> None:
    place = f.v[STRIKING_AT]
    strength = f.v[place]
    f.v[place] = 0
    STRIKING.go(f, "any_strike")
    strike(s, place, strength)


# All other encounters

DONE_AT: Final = 0  # places where the encounter is over, as bits
MEETING_AT: Final = 1
STAYING: Final = 2  # figures that take part, as bits
ASKED: Final = 3
TO_ASK: Final = 4  # figures, as bits
MEETING = Procedure(
    "meeting",
    {"done_at": DONE_AT, "at": MEETING_AT, "staying": STAYING, "asked": ASKED, "to_ask": TO_ASK},
    {"at": "place", "asked": "figure"},
)


def meet(s: State) -> None:
    MEETING.push(s, [0])


def who_meets(s: State, place: Place) -> list[int]:
    """The figures that meet: lying ones too in the dormitory (ruling R1), and elsewhere as the table reads R2."""
    return (
        figures_at(s, place)
        if place == DORMITORY or do_lying_figures_meet(s, place)
        else figures_standing_at(s, place)
    )


def do_lying_figures_meet(s: State, place: Place) -> bool:
    """Ruling R2: by default figures that used fire meet, and those that lie after a tie do not. Figures that
    fled to the Rec Room take no part."""
    reading = s.settings[LYING_ENCOUNTERS]
    return is_green(place) and (reading == ALWAYS or (reading == AFTER_FIRE and not is_tied(s, place)))


def meeting_places(s: State, f: Frame) -> list[Place]:
    """T7.1: places with two or more living beings."""
    meetings = []
    places = list(range(GREEN))
    if s.settings[DORMITORY_ENCOUNTERS] == 0:
        places.append(DORMITORY)
    if s.settings[STAY_IN_REC_ROOM] == MAY_STAY:
        places.append(REC_ROOM)  # ruling R9
    for place in places:
        people = who_meets(s, place)
        beings = len(people) + len(dogs_at(s, place))
        only_clark = len(people) == 1 and plays(s, people[0], CLARK)  # T9.4
        if not f.v[DONE_AT] >> place & 1 and people and beings >= 2 and not only_clark:
            meetings.append(place)
    return meetings


@MEETING.step
def any_meeting(s: State, f: Frame) -> None:
    places = meeting_places(s, f)
    if not places:
        s.stack.pop()
    elif len(places) == 1:
        f.v[MEETING_AT] = places[0]
        MEETING.go(f, "gather")


class ChooseMeeting(Ask):
    """T7.3: the leader decides the order."""

    rule: ClassVar[str] = "T7.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_PLACE, place) for place in meeting_places(s, f)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[MEETING_AT] = first_of(option)


MEETING.ask("choose_meeting", ChooseMeeting())


@MEETING.step
def gather(s: State, f: Frame) -> None:
    f.v[DONE_AT] |= 1 << f.v[MEETING_AT]
    people = who_meets(s, f.v[MEETING_AT])
    tell(s, ENCOUNTER, "T7.1", (f.v[MEETING_AT], *people))
    f.v[STAYING] = 0
    for figure in people:
        f.v[STAYING] |= 1 << figure
    f.v[TO_ASK] = f.v[STAYING]


@MEETING.step
def next_to_ask(s: State, f: Frame) -> None:
    """T7.4, ruling R4: figures opt out first, in turn order."""
    for figure in from_leaders_left(s):
        if f.v[TO_ASK] >> figure & 1:
            f.v[TO_ASK] &= ~(1 << figure)
            f.v[ASKED] = figure
            return
    MEETING.go(f, "dogs")


class StayOrAvoid(Ask):
    """T7.4: with a melee weapon, a firearm or a flamethrower's canister; all figures are asked alike."""

    rule: ClassVar[str] = "T7.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ASKED])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        figure = f.v[ASKED]
        return [
            option(STAY),
            *[option(AVOID, card, figure) for card in would_avoid_with(s, figure)],
        ]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == AVOID:
            f.v[STAYING] &= ~(1 << f.v[ASKED])
            do_avoid_with(s, f.v[ASKED], first_of(option))
        MEETING.go(f, "next_to_ask")


MEETING.ask("stay_or_avoid", StayOrAvoid())


@MEETING.step
def dogs(s: State, f: Frame) -> None:
    """T7.5, T9: the remaining figures meet; one alone with a dog draws from the bag, two or more catch it."""
    place = f.v[MEETING_AT]
    people = seats_in(f.v[STAYING])
    present = dogs_at(s, place)
    if present and len(people) == 1:
        MEETING.go(f, "any_meeting")
        if not plays(s, people[0], CLARK):  # T9.4
            meet_dog(s, people[0])
    elif present and len(people) >= 2:
        for dog in present:
            put(s, DOG_AT + dog, KENNEL, "T9.3")
        if s.zones[KENNEL_CARD]:
            move_all(s, KENNEL_CARD, LOCATIONS, "T9.3")
            shuffle(s, LOCATIONS, "T9.3")


@MEETING.step
def people(s: State, f: Frame) -> None:
    MEETING.go(f, "any_meeting")
    staying = seats_in(f.v[STAYING])
    if len(staying) < 2:
        return
    if is_shared(s.seats):
        meet_each_other(s, staying)
    else:
        infection_check(s, f.v[STAYING])


def meet_dog(s: State, figure: int) -> None:
    """T9.1, T9.2: draw a token, look at it and put it back; the disc moves. T23.2: with 1-3 players all see it."""
    if not is_shared(s.seats):
        shuffle(s, DOG_BAG, "T9.1")
        look_at(s, figure, DOG_BAG, 1, "T9.1")
        bitten = s.zones[DOG_BAG][-1] == ALIEN_DOG
        role = be_infected(s, figure, is_infected=bitten)
        tell(s, DOG_SEEN, "T9.2", (figure,), (role,), 1 << figure)
        shuffle(s, DOG_BAG, "T9.1")
        move_disc(s, figure, 1, "T9.1")
        end_if_all_are_infected(s)
        return
    shuffle(s, DOG_BAG, "T23.2")
    token = move_top(s, DOG_BAG, DRAWN_DOG, "T23.2")
    move_all(s, DRAWN_DOG, DOG_BAG, "T23.2")
    shuffle(s, DOG_BAG, "T23.2")
    if token == ALIEN_DOG:
        become_revealed(s, figure, "T24.2")
    elif is_playing(s, figure):
        check_moved_discs(s, [figure] if move_disc(s, figure, 1, "T23.2") else [])


def meet_each_other(s: State, people: list[int]) -> None:
    """T23.3, ruling R36: with 1-3 players each disc moves; if there are cleared figures, only theirs."""
    cleared = [figure for figure in people if is_cleared(s, figure)]
    moved: list[int] = []
    for figure in cleared or people:
        if not cleared or len(cleared) < len(people):
            if move_disc(s, figure, 1, "T23.3"):
                moved.append(figure)
    check_moved_discs(s, moved)
