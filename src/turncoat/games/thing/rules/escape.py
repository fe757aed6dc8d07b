"""T19: leaving the station: boarding, departure, and with 1-3 players the last stand of the alien."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ABOARD,
    ALIEN,
    ALIEN_ROLE,
    AT,
    HUMAN,
    LANDED,
    PLAYING,
    ROLE_CARDS,
    ROLE_SHOWN,
    SOS,
    STATUS,
    STRENGTH,
)
from turncoat.games.thing.places import REC_ROOM
from turncoat.games.thing.rules.becoming import check_moved_discs
from turncoat.games.thing.rules.ending import end_for_aliens, end_for_humans
from turncoat.games.thing.rules.people import figures, is_alien, is_playing, is_shared, owner, owners, players
from turncoat.games.thing.rules.suspicion import clear_disc, least_suspicious_first
from turncoat.games.thing.vocabulary import (
    ALIEN_ABOARD,
    BOARD,
    DICE_ROLLED,
    KEEP_OUT,
    LEFT_BEHIND,
    LET_IN,
    ROLE_REVEALED,
    STAY_BEHIND,
)
from turncoat.kernel.atoms import move_top, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure, SealedAsk
from turncoat.kernel.state import State

BAD_FACES: Final = 2  # the last two of six: sabotage and threat
ENOUGH_TO_STOP: Final = 3  # T24.5


def figures_aboard(s: State) -> list[int]:
    return [figure for figure in range(figures(s)) if s.tracks[STATUS + figure] == ABOARD]


def is_truly_alien(s: State, figure: int) -> bool:
    """Whether the role is an alien; with 1-3 players, the card under the figure."""
    if is_shared(s.seats):
        return ALIEN_ROLE in s.zones[ROLE_CARDS + figure]
    return is_alien(s, figure)


def show_role(s: State, figure: int, rule: str) -> bool:
    """Reveal the role to all. Returns whether it is an alien."""
    alien = is_truly_alien(s, figure)
    tell(s, ROLE_REVEALED, rule, (figure, ALIEN if alien else HUMAN))
    if is_shared(s.seats) and s.zones[ROLE_CARDS + figure]:
        move_top(s, ROLE_CARDS + figure, ROLE_SHOWN, rule)
    return alien


# T19.1: the rescue helicopter waits

FIGURE: Final = 0
CALL = Procedure("call", {"figure": FIGURE}, {"figure": "figure"})


def offer_rescue(s: State) -> None:
    if s.tracks[SOS] == LANDED and players(s):
        CALL.push(s, [least_suspicious_first(s)[0]])


class TakeOff(Ask):
    """The least suspicious figure decides; after a refusal the helicopter stays this round."""

    rule: ClassVar[str] = "T19.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(BOARD), option(STAY_BEHIND)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == BOARD:
            begin_boarding(s, f.v[FIGURE])


CALL.ask("take_off", TakeOff())


# T19.2-T19.4: boarding

ASKED: Final = 0
PASSED: Final = 1  # figures asked since the last one boarded, as bits
BOARDING = Procedure("boarding", {"asked": ASKED, "passed": PASSED}, {"asked": "figure"})


def begin_boarding(s: State, first: int) -> None:
    """Begin with the first figure aboard, its role still hidden."""
    put(s, STATUS + first, ABOARD, "T19.2")
    BOARDING.push(s, [first, 0])


@BOARDING.step
def next_candidate(s: State, f: Frame) -> None:
    """T19.2, ruling R34: all figures that play are asked, the least suspicious first; T19.4: until no more board."""
    for figure in least_suspicious_first(s):
        if not f.v[PASSED] >> figure & 1:
            f.v[PASSED] |= 1 << figure
            f.v[ASKED] = figure
            return
    BOARDING.go(f, "depart")


class WishToBoard(Ask):
    rule: ClassVar[str] = "T19.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ASKED])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(BOARD), option(STAY_BEHIND)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == STAY_BEHIND:
            BOARDING.go(f, "next_candidate")


BOARDING.ask("wish", WishToBoard())


class Consent(SealedAsk):
    """T19.2: all aboard must let a new passenger in."""

    rule: ClassVar[str] = "T19.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return owners(s, figures_aboard(s))

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(LET_IN), option(KEEP_OUT)]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for answer in answers:
            if answer != NO_OPTION and verb_of(answer) == KEEP_OUT:
                BOARDING.go(f, "next_candidate")
                return


BOARDING.ask("consent", Consent())


@BOARDING.step
def come_aboard(s: State, f: Frame) -> None:
    """T19.3: a new passenger shows the role; R35: then all others are asked again."""
    put(s, STATUS + f.v[ASKED], ABOARD, "T19.3")
    if show_role(s, f.v[ASKED], "T19.3"):
        end_for_aliens(s, ALIEN_ABOARD, "T19.3")
        return
    f.v[PASSED] = 0
    BOARDING.go(f, "next_candidate")


@BOARDING.step
def depart(s: State, f: Frame) -> None:
    """T24.5: with 1-3 players the alien makes a last stand, before any role is shown."""
    if is_shared(s.seats) and s.tracks[STRENGTH] and last_stand(s):
        turn_back(s)
        return
    settle(s)


def turn_back(s: State) -> None:
    """Ruling R39: a passenger shown to be human is cleared, as after a test."""
    shown: list[int] = []
    moved: list[int] = []
    for figure in figures_aboard(s):
        put(s, STATUS + figure, PLAYING, "T24.5")
        put(s, AT + figure, REC_ROOM, "T24.5")
        if not s.zones[ROLE_CARDS + figure]:
            shown.append(figure)
            if clear_disc(s, figure, "R39"):
                moved.append(figure)
    go_to_rec_room(s)
    if shown:
        check_moved_discs(s, moved)


def go_to_rec_room(s: State) -> None:
    """Ruling R39: end the current phase; the round goes on with its Rec Room phase."""
    round_number = s.game.procedure_named["round"]
    while s.stack[-1].procedure != round_number:
        s.stack.pop()
    s.stack[-1].step = s.game.procedures[round_number].places["rec_room"]


def last_stand(s: State) -> bool:
    """Roll one die per strength of the alien; three bad faces stop the escape."""
    faces = [s.dice.roll(6) - 1 for _ in range(s.tracks[STRENGTH])]
    tell(s, DICE_ROLLED, "T24.5", tuple([die_face(face) for face in faces]))
    return sum(1 for face in faces if face >= 6 - BAD_FACES) >= ENOUGH_TO_STOP


def die_face(side: int) -> int:
    """The six sides of an action die: activate twice, repair twice, sabotage, threat."""
    return (0, 0, 1, 1, 2, 3)[side]


def settle(s: State) -> None:
    """T19.4: roles are shown. T19.5: humans win if all aboard are human and no living human stays behind."""
    passengers = figures_aboard(s)
    behind = [figure for figure in range(figures(s)) if is_playing(s, figure)]
    alien_aboard = False
    for figure in passengers:
        alien_aboard = show_role(s, figure, "T19.4") or alien_aboard
    human_behind = False
    for figure in behind:
        human_behind = not show_role(s, figure, "T19.4") or human_behind
    if alien_aboard:
        end_for_aliens(s, ALIEN_ABOARD, "T19.9")
    elif human_behind:
        end_for_aliens(s, LEFT_BEHIND, "T19.5")
    else:
        end_for_humans(s, "T19.5")
