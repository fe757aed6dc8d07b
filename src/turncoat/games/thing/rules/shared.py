"""T23.7-T23.12: action dice, which replace action cards with 1-3 players."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    AT,
    LEADER,
    LYING,
    STARVING,
    THREAT,
)
from turncoat.games.thing.places import DORMITORY
from turncoat.games.thing.rules.arson import burn_with, can_burn_here, may_burn
from turncoat.games.thing.rules.becoming import check_moved_discs, move_marker
from turncoat.games.thing.rules.bonus import can_use_bonus, offer_bonus, offer_bonus_to_all
from turncoat.games.thing.rules.escape import die_face
from turncoat.games.thing.rules.holdings import fire_of
from turncoat.games.thing.rules.locations import activate, can_activate
from turncoat.games.thing.rules.people import figures_at, is_playing, owner, players
from turncoat.games.thing.rules.repairs import can_repair, repair
from turncoat.games.thing.rules.rerolls import is_rerolled_twice, reroll_rule, rerolls
from turncoat.games.thing.rules.sabotage import can_be_wrecked, sabotage
from turncoat.games.thing.rules.station import can_act_at, is_dark
from turncoat.games.thing.rules.suspicion import move_disc
from turncoat.games.thing.vocabulary import (
    BURN_WITH_DIE,
    CANCEL_DIE,
    DICE_ROLLED,
    DONE,
    FIRST_RULES,
    GIVE_TO,
    REROLL_DIE,
    ROLL_DICE,
    RULES,
    SET_DIE,
    STOP,
    USE_DIE,
)
from turncoat.kernel.atoms import put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, second_of, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

# Faces of an action die
ACTIVATE_FACE: Final = 0
REPAIR_FACE: Final = 1
SABOTAGE_FACE: Final = 2
THREAT_FACE: Final = 3
CANCELLED: Final = 4

ACTOR: Final = 0  # a figure, or none so far
DIE: Final = 1  # three faces
DICE: Final = 4  # the number of dice
REROLLED: Final = 5  # dice, as bits
MAY_REROLL: Final = 6  # rerolls left
HAS_ROLLED: Final = 7  # whether the leader may stop
HELP_ASKED: Final = 8  # whether the helper's player has answered since the dice last changed
SHIFTS: Final = 9  # pending shifts of the threat marker
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
        "has_rolled": HAS_ROLLED,
        "help_asked": HELP_ASKED,
        "shifts": SHIFTS,
    },
    {"actor": "figure", "first_die": "face", "second_die": "face", "third_die": "face"},
)


def act_with_dice(s: State) -> None:
    ROLLING.push(s, [-1])


def figures_able_to_act(s: State) -> list[int]:
    """Figures that stand in a location."""
    return [
        figure
        for figure in players(s)
        if not s.tracks[LYING + figure] and can_act_at(s, s.tracks[AT + figure])
    ]


@ROLLING.step
def before_any(s: State, f: Frame) -> None:
    offer_bonus_to_all(s)


@ROLLING.step
def begin(s: State, f: Frame) -> None:
    """The first roll is mandatory. By the first rules the leader could stop before it."""
    f.v[ACTOR] = -1
    if not figures_able_to_act(s):
        s.stack.pop()
    elif not f.v[HAS_ROLLED] and s.settings[RULES] != FIRST_RULES:
        take_dice(s, f)


def take_dice(s: State, f: Frame) -> None:
    """T23.12: in darkness the character is chosen before the dice are rolled."""
    f.v[HAS_ROLLED] = 1
    ROLLING.go(f, "choose_actor")
    if not is_dark(s):
        throw(s, f)


class RollOrStop(Ask):
    """The leader may continue as long as a figure stands."""

    rule: ClassVar[str] = "T23.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ROLL_DICE), option(STOP)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == STOP:
            s.stack.pop()
        else:
            take_dice(s, f)


ROLLING.ask("roll_or_stop", RollOrStop())


def throw(s: State, f: Frame) -> None:
    f.v[DICE] = 2 if s.tracks[STARVING] else 3
    f.v[REROLLED] = 0
    f.v[HELP_ASKED] = 0
    for die in range(3):
        f.v[DIE + die] = die_face(s.dice.roll(6) - 1) if die < f.v[DICE] else CANCELLED
    tell(s, DICE_ROLLED, giving_rule(s), tuple(f.v[DIE : DIE + f.v[DICE]]))


def giving_rule(s: State) -> str:
    """The rule of giving the dice. In darkness the character is chosen before they are rolled."""
    return "T23.12" if is_dark(s) else "T23.7"


class ChooseActor(Ask):
    rule: ClassVar[str] = "T23.7"

    def cited_rule(self, s: State, f: Frame) -> str:
        return giving_rule(s)

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_TO, figure) for figure in figures_able_to_act(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[ACTOR] = first_of(option)
        if is_dark(s):
            throw(s, f)
        f.v[MAY_REROLL] = rerolls(s, f.v[ACTOR])


ROLLING.ask("choose_actor", ChooseActor())


def may_reroll(s: State, f: Frame, die: int) -> bool:
    """T24.6: each die may be rerolled once; Garry with a flashlight has more."""
    left, rerolled = f.v[MAY_REROLL], f.v[REROLLED]
    is_new = not rerolled >> die & 1
    return left > 0 and (is_new or is_rerolled_twice(s, f.v[ACTOR], left, rerolled))


@ROLLING.step
def own_bonus(s: State, f: Frame) -> None:
    if can_use_bonus(s, f.v[ACTOR]):
        offer_bonus(s, f.v[ACTOR])


def helper(s: State) -> int:
    """T23.8: the figure that stands in the dormitory; -1 if there is none."""
    for figure in figures_at(s, DORMITORY):
        if not s.tracks[LYING + figure]:
            return figure
    return -1


def is_helped_by_another(s: State, f: Frame) -> bool:
    """Whether another player decides for the helper. By the first rules the acting player does."""
    who = helper(s)
    return who >= 0 and owner(s, who) != owner(s, f.v[ACTOR]) and s.settings[RULES] != FIRST_RULES


def other_faces(f: Frame, die: int) -> list[Option]:
    """Faces to which the helper can turn a die that is not cancelled."""
    face = f.v[DIE + die]
    return [] if face == CANCELLED else [option(SET_DIE, die, other) for other in range(4) if other != face]


def is_help_open(s: State, f: Frame) -> bool:
    """Whether the helper's player is asked: once for every state of the dice."""
    return not f.v[HELP_ASKED] and is_helped_by_another(s, f) and any(other_faces(f, die) for die in range(3))


@ROLLING.step
def any_help(s: State, f: Frame) -> None:
    """The helper decides before the acting player, who has the last word."""
    if not is_help_open(s, f):
        ROLLING.go(f, "change_dice")


class Help(Ask):
    rule: ClassVar[str] = "T23.8"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, helper(s))

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for die in range(f.v[DICE]):
            options.extend(other_faces(f, die))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[HELP_ASKED] = 1
        if verb_of(option) == SET_DIE:
            set_die(s, f, option)


ROLLING.ask("help", Help())


def set_die(s: State, f: Frame, chosen: Option) -> None:
    put(s, LYING + helper(s), 1, "T23.8")
    f.v[DIE + first_of(chosen)] = second_of(chosen)


class ChangeDice(Ask):
    """T23.8, T23.9, T24.6: turn a die from the dormitory, cancel one for suspicion, or reroll."""

    rule: ClassVar[str] = "T23.9"

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        if verb_of(option) == REROLL_DIE:
            return reroll_rule(s, f.v[ACTOR])
        return "T23.8" if verb_of(option) == SET_DIE else "T23.9"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ACTOR])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        is_own_helper = helper(s) >= 0 and not is_helped_by_another(s, f)
        for die in range(f.v[DICE]):
            if f.v[DIE + die] == CANCELLED:
                continue
            options.append(option(CANCEL_DIE, die))
            if may_reroll(s, f, die):
                options.append(option(REROLL_DIE, die))
            if is_own_helper:
                options.extend(other_faces(f, die))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            if is_help_open(s, f):
                ROLLING.go(f, "any_help")
            return
        die = first_of(option)
        ROLLING.go(f, "still_there")
        f.v[HELP_ASKED] = 0
        if verb == CANCEL_DIE:
            f.v[DIE + die] = CANCELLED
            actor = f.v[ACTOR]
            check_moved_discs(s, [actor] if move_disc(s, actor, 1, "T23.9") else [])
        elif verb == REROLL_DIE:
            f.v[MAY_REROLL] -= 1
            f.v[REROLLED] |= 1 << die
            f.v[DIE + die] = die_face(s.dice.roll(6) - 1)
            tell(s, DICE_ROLLED, reroll_rule(s, f.v[ACTOR]), (f.v[DIE + die],))
        else:
            set_die(s, f, option)


ROLLING.ask("change_dice", ChangeDice())


def bad_faces_of(f: Frame) -> list[int]:
    return [face for face in f.v[DIE : DIE + 3] if face in (SABOTAGE_FACE, THREAT_FACE)]


@ROLLING.step
def bad_faces(s: State, f: Frame) -> None:
    """T23.10: remaining sabotage and threat faces take effect, and there is no action."""
    bad = bad_faces_of(f)
    if not bad:
        ROLLING.go(f, "use_face")
    elif s.settings[RULES] == FIRST_RULES:
        ROLLING.go(f, "lie_down")
        shift_at_once(s, f, bad)
    else:
        f.v[SHIFTS] = bad.count(THREAT_FACE)
        for _ in range(len(bad) - f.v[SHIFTS]):
            wreck_here(s, f)


def wreck_here(s: State, f: Frame) -> None:
    here = s.tracks[AT + f.v[ACTOR]]
    if can_be_wrecked(s, here):
        sabotage(s, here, "T23.10")


def shift_at_once(s: State, f: Frame, bad: list[int]) -> None:
    """Carry out the shifts at once: by the first rules the marker turns at most one figure, regardless of their
    number."""
    for face in bad:
        if face == THREAT_FACE:
            put(s, THREAT, max(0, s.tracks[THREAT] - 1), "T23.10")
        else:
            wreck_here(s, f)
    check_moved_discs(s, players(s))


@ROLLING.step
def shift_threat(s: State, f: Frame) -> None:
    """Each Threat face is a separate shift and may turn a figure (T24.3)."""
    if f.v[SHIFTS]:
        f.v[SHIFTS] -= 1
        ROLLING.go(f, "shift_threat")
        move_marker(s, s.tracks[THREAT] - 1, "T23.10")
    else:
        ROLLING.go(f, "lie_down")


class UseFace(Ask):
    """T23.11, ruling R38: one action with one face, or one face for arson, or none."""

    rule: ClassVar[str] = "T23.11"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[ACTOR])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        figure = f.v[ACTOR]
        here = s.tracks[AT + figure]
        faces = f.v[DIE : DIE + 3]
        options = [option(DONE)]
        if ACTIVATE_FACE in faces and can_activate(s, here):
            options.append(option(USE_DIE, ACTIVATE_FACE))
        if REPAIR_FACE in faces and can_repair(s, here):
            options.append(option(USE_DIE, REPAIR_FACE))
        if (ACTIVATE_FACE in faces or REPAIR_FACE in faces) and may_burn(s) and can_burn_here(s, figure):
            options.extend([option(BURN_WITH_DIE, card) for card in fire_of(s, figure)])
        return options

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
    """Whether the actor still plays: cancelling a die may have turned it."""
    ROLLING.go(f, "change_dice" if is_playing(s, f.v[ACTOR]) else "begin")
