"""T23: what is different with 1-3 players: movement, the automaton, and action dice instead of cards."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    AT,
    FIRST_LOCATION,
    FLASHLIGHT,
    GARRY,
    LEADER,
    LOCATIONS,
    LYING,
    NORRIS,
    STARVING,
    STRENGTH,
    THREAT,
    TURNED_UP,
)
from turncoat.games.thing.places import CAPACITY, DORMITORY, GREEN, KENNEL, is_green
from turncoat.games.thing.rules.arson import burn_with, can_burn_here, may_burn
from turncoat.games.thing.rules.becoming import check_threat
from turncoat.games.thing.rules.bonus import can_use_bonus, offer_bonus, offer_bonus_to_all
from turncoat.games.thing.rules.encounters import begin_strikes
from turncoat.games.thing.rules.escape import die_face
from turncoat.games.thing.rules.holdings import fire_of, has_item
from turncoat.games.thing.rules.locations import activate, can_activate, can_repair, repair
from turncoat.games.thing.rules.people import figures_at, is_playing, owner, players, plays
from turncoat.games.thing.rules.sabotage import can_be_wrecked, sabotage
from turncoat.games.thing.rules.station import is_dark, open_locations
from turncoat.games.thing.rules.suspicion import move_disc
from turncoat.games.thing.words import (
    BURN_WITH_DIE,
    CANCEL_DIE,
    DICE_ROLLED,
    DONE,
    GIVE_TO,
    MOVE_FIGURE,
    REROLL_DIE,
    ROLL_DICE,
    SET_DIE,
    STOP,
    USE_DIE,
)
from turncoat.kernel.atoms import move_all, move_top, put, shuffle, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, second_of, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

# Faces of an action die
ACTIVATE_FACE: Final = 0
REPAIR_FACE: Final = 1
SABOTAGE_FACE: Final = 2
THREAT_FACE: Final = 3
CANCELLED: Final = 4

# T23.1: movement

WHO: Final = 0
SEATS_DONE: Final = 1
PLACED: Final = 2  # figures, bit by bit
PLACING = Procedure("placing", {"who": WHO, "seats_done": SEATS_DONE, "placed": PLACED}, {"who": SEAT})


def place_figures(s: State) -> None:
    PLACING.push(s, [s.tracks[LEADER]])


def to_place(s: State, f: Frame) -> list[int]:
    return [figure for figure in players(s) if owner(s, figure) == f.v[WHO] and not f.v[PLACED] >> figure & 1]


@PLACING.step
def next_player(s: State, f: Frame) -> None:
    """From the leader on."""
    while not to_place(s, f):
        f.v[SEATS_DONE] += 1
        if f.v[SEATS_DONE] >= s.seats:
            s.stack.pop()
            return
        f.v[WHO] = (f.v[WHO] + 1) % s.seats


class PlaceFigure(Ask):
    """Any location with room, or the dormitory for one in all."""

    rule: ClassVar[str] = "T23.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        places = [place for place in open_locations(s) if len(figures_at(s, place)) < CAPACITY]
        if not figures_at(s, DORMITORY):
            places.append(DORMITORY)
        return [option(MOVE_FIGURE, figure, place) for figure in to_place(s, f) for place in places]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[PLACED] |= 1 << first_of(option)
        put(s, AT + first_of(option), second_of(option), "T23.1")
        PLACING.go(f, "next_player")


PLACING.ask("place_figure", PlaceFigure())


# T23.4, T23.5: the automaton


def automaton_strikes(s: State) -> None:
    """As many random places as its strength suffices for, one more in each than the largest group."""
    left = s.tracks[STRENGTH]
    if not left:
        return
    crowd = max(len(figures_at(s, place)) for place in (*range(GREEN), DORMITORY))
    strengths = [0] * (KENNEL + 1)
    shuffle(s, LOCATIONS, "T23.5")
    while left and s.zones[LOCATIONS]:
        card = move_top(s, LOCATIONS, TURNED_UP, "T23.5")
        there = min(left, crowd + 1)
        strengths[card - FIRST_LOCATION] = there
        left -= there
    move_all(s, TURNED_UP, LOCATIONS, "T4.4")
    shuffle(s, LOCATIONS, "T4.4")
    begin_strikes(s, strengths, "T23.5")


# T23.7-T23.12: action dice

ACTOR: Final = 0  # a figure, or none yet
DIE: Final = 1  # three faces
DICE: Final = 4  # how many there are
REROLLED: Final = 5  # dice, bit by bit
MAY_REROLL: Final = 6  # how often still
ROLLING = Procedure(
    "rolling",
    {
        "actor": ACTOR,
        "first_die": DIE,
        "second_die": DIE + 1,
        "third_die": DIE + 2,
        "dice": DICE,
        "rerolled": REROLLED,
        "may_reroll": MAY_REROLL,
    },
    {"actor": "figure", "first_die": "face", "second_die": "face", "third_die": "face"},
)


def act_with_dice(s: State) -> None:
    ROLLING.push(s, [-1])


def able(s: State) -> list[int]:
    """Whoever stands in a location."""
    return [
        figure for figure in players(s) if not s.tracks[LYING + figure] and is_green(s.tracks[AT + figure])
    ]


@ROLLING.step
def before_any(s: State, f: Frame) -> None:
    offer_bonus_to_all(s)


@ROLLING.step
def begin(s: State, f: Frame) -> None:
    f.v[ACTOR] = -1
    if not able(s):
        s.stack.pop()


class RollOrStop(Ask):
    """The leader goes on as long as somebody stands."""

    rule: ClassVar[str] = "T23.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ROLL_DICE), option(STOP)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == STOP:
            s.stack.pop()
        elif is_dark(s):
            ROLLING.go(f, "choose_actor")  # T23.12: the character first
        else:
            throw(s, f)


ROLLING.ask("roll_or_stop", RollOrStop())


def throw(s: State, f: Frame) -> None:
    f.v[DICE] = 2 if s.tracks[STARVING] else 3
    f.v[REROLLED] = 0
    for die in range(3):
        f.v[DIE + die] = die_face(s.dice.roll(6) - 1) if die < f.v[DICE] else CANCELLED
    tell(s, DICE_ROLLED, giving_rule(s), tuple(f.v[DIE : DIE + f.v[DICE]]))


def giving_rule(s: State) -> str:
    """In darkness the character is chosen before the dice are rolled."""
    return "T23.12" if is_dark(s) else "T23.7"


class ChooseActor(Ask):
    rule: ClassVar[str] = "T23.7"

    def cited_rule(self, s: State, f: Frame) -> str:
        return giving_rule(s)

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_TO, figure) for figure in able(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[ACTOR] = first_of(option)
        if is_dark(s):
            throw(s, f)
        f.v[MAY_REROLL] = rerolls(s, f.v[ACTOR])


ROLLING.ask("choose_actor", ChooseActor())


def rerolls(s: State, figure: int) -> int:
    """T24.6: Garry one die; Norris, and whoever has a flashlight, each die once in darkness."""
    if is_dark(s) and (plays(s, figure, NORRIS) or has_item(s, figure, FLASHLIGHT)):
        return 3
    return 1 if plays(s, figure, GARRY) else 0


def reroll_rule(s: State, figure: int) -> str:
    """T23.12: by a flashlight; T24.6: by what a character can do."""
    shines = is_dark(s) and has_item(s, figure, FLASHLIGHT) and not plays(s, figure, NORRIS)
    return "T23.12" if shines else "T24.6"


@ROLLING.step
def own_bonus(s: State, f: Frame) -> None:
    if can_use_bonus(s, f.v[ACTOR]):
        offer_bonus(s, f.v[ACTOR])


def helper(s: State) -> int:
    """T23.8: who is in the dormitory and stands; -1: nobody."""
    for figure in figures_at(s, DORMITORY):
        if not s.tracks[LYING + figure]:
            return figure
    return -1


class ChangeDice(Ask):
    """T23.8, T23.9, T24.6: set one from the dormitory, cancel for suspicion, reroll."""

    rule: ClassVar[str] = "T23.9"

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        if verb_of(option) == REROLL_DIE:
            return reroll_rule(s, f.v[ACTOR])
        return "T23.8" if verb_of(option) == SET_DIE else "T23.9"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ACTOR])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        found = [option(DONE)]
        for die in range(f.v[DICE]):
            if f.v[DIE + die] == CANCELLED:
                continue
            found.append(option(CANCEL_DIE, die))
            if f.v[MAY_REROLL] and not f.v[REROLLED] >> die & 1:
                found.append(option(REROLL_DIE, die))
            if helper(s) >= 0:
                found.extend([option(SET_DIE, die, face) for face in range(4) if face != f.v[DIE + die]])
        return found

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            return
        die = first_of(option)
        ROLLING.go(f, "still_there")
        if verb == CANCEL_DIE:
            f.v[DIE + die] = CANCELLED
            move_disc(s, f.v[ACTOR], 1, "T23.9")
            check_threat(s)
        elif verb == REROLL_DIE:
            f.v[MAY_REROLL] -= 1
            f.v[REROLLED] |= 1 << die
            f.v[DIE + die] = die_face(s.dice.roll(6) - 1)
            tell(s, DICE_ROLLED, reroll_rule(s, f.v[ACTOR]), (f.v[DIE + die],))
        else:
            put(s, LYING + helper(s), 1, "T23.8")
            f.v[DIE + die] = second_of(option)


ROLLING.ask("change_dice", ChangeDice())


def bad_faces_of(f: Frame) -> list[int]:
    return [face for face in f.v[DIE : DIE + 3] if face in (SABOTAGE_FACE, THREAT_FACE)]


@ROLLING.step
def bad_faces(s: State, f: Frame) -> None:
    """T23.10: what is left of sabotage and threat is carried out, and there is no action."""
    bad = bad_faces_of(f)
    for face in bad:
        if face == THREAT_FACE:
            put(s, THREAT, max(0, s.tracks[THREAT] - 1), "T23.10")
        elif can_be_wrecked(s, s.tracks[AT + f.v[ACTOR]]):
            sabotage(s, s.tracks[AT + f.v[ACTOR]], "T23.10")
    if bad:
        ROLLING.go(f, "lie_down")
        check_threat(s)


class UseFace(Ask):
    """T23.11, ruling R38: one action by one face, or one face spent on arson; or none."""

    rule: ClassVar[str] = "T23.11"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ACTOR])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        figure = f.v[ACTOR]
        here = s.tracks[AT + figure]
        faces = f.v[DIE : DIE + 3]
        found = [option(DONE)]
        if ACTIVATE_FACE in faces and can_activate(s, here):
            found.append(option(USE_DIE, ACTIVATE_FACE))
        if REPAIR_FACE in faces and can_repair(s, here):
            found.append(option(USE_DIE, REPAIR_FACE))
        if (ACTIVATE_FACE in faces or REPAIR_FACE in faces) and may_burn(s) and can_burn_here(s, figure):
            found.extend([option(BURN_WITH_DIE, card) for card in fire_of(s, figure)])
        return found

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == BURN_WITH_DIE:
            burn_with(s, f.v[ACTOR], first_of(option))
        elif verb == USE_DIE and first_of(option) == ACTIVATE_FACE:
            activate(s, f.v[ACTOR])
        elif verb == USE_DIE:
            repair(s, f.v[ACTOR])


ROLLING.ask("use_face", UseFace())


@ROLLING.step
def lie_down(s: State, f: Frame) -> None:
    ROLLING.go(f, "begin")
    if f.v[ACTOR] >= 0 and is_playing(s, f.v[ACTOR]):
        put(s, LYING + f.v[ACTOR], 1, "T23.10" if bad_faces_of(f) else "T23.11")


@ROLLING.step
def still_there(s: State, f: Frame) -> None:
    """Cancelling a die may have turned the actor itself."""
    ROLLING.go(f, "change_dice" if is_playing(s, f.v[ACTOR]) else "begin")
