"""4: activation of monsters."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import BARRICADED, DAGON, DEEP_ONES, HYDRA, PLAY_AREA
from turncoat.games.unfathomable.cards import BARRICADE_THE_HATCHES
from turncoat.games.unfathomable.rules.attack import attack_character
from turncoat.games.unfathomable.rules.damage import damage_room, is_damaged, nearest_undamaged
from turncoat.games.unfathomable.rules.defeat import passengers_on, would_defeat_passenger, zone_of
from turncoat.games.unfathomable.rules.monsters import (
    BOTH_MONARCHS,
    move_deep_ones,
    move_monarch,
    spawn,
    surface,
)
from turncoat.games.unfathomable.rules.people import humans_at
from turncoat.games.unfathomable.spaces import (
    AHEAD,
    ARROW,
    DEEP,
    NAMES,
    SPACES,
    Space,
    first_steps,
    front_of_die,
    is_damageable,
    is_interior,
)
from turncoat.games.unfathomable.vocabulary import (
    CURRENT_PLAYER_ROUTES,
    DEEP_ONE,
    DEEP_ONE_ENTERS,
    DEEP_ONE_ROUTES,
    HYDRA_FIGURE,
    PICK_SPACE,
)
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, Option, Seat, Track, first_of, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.verbs import PICK_SEAT
from turncoat.kernel.windows import open_window

SURFACING_AT: Final = 4  # this many Deep Ones in the Deep bring all monsters up

# Monarchs

MONARCH: Final = 0
WAS_AT: Final = 1
MONARCH_ACTS = Procedure(
    "monarch_acts", {"monarch": MONARCH, "was_at": WAS_AT}, {"monarch": "track", "was_at": "space"}
)


def activate_hydra(s: State) -> None:
    MONARCH_ACTS.push(s, [HYDRA, s.tracks[HYDRA]])


def activate_dagon(s: State) -> None:
    MONARCH_ACTS.push(s, [DAGON, s.tracks[DAGON]])


@MONARCH_ACTS.step
def strike(s: State, f: Frame) -> None:
    """4.6: Hydra damages the closest room; 4.10: Dagon spawns 2 on the deck beside him; 4.8, 4.12: in the Deep."""
    place = f.v[WAS_AT]
    if place == DEEP:
        s.stack.pop()
        stir_the_deep(s, f.v[MONARCH])
    elif f.v[MONARCH] == HYDRA:
        damage_room(s, s.current, ARROW[ARROW[place]])
    else:
        spawn(s, 2, ARROW[place], "4.10")


@MONARCH_ACTS.step
def move_ahead(s: State, f: Frame) -> None:
    """4.7, 4.11: one water space towards the front, unless it is there already."""
    move_monarch(s, f.v[MONARCH], AHEAD[f.v[WAS_AT]], "4.7" if f.v[MONARCH] == HYDRA else "4.11")


ALL_MONSTERS: Final = -1
STIRRED: Final = 0  # what surfaces with the Deep Ones: a monarch, or all monsters
STIRRING = Procedure("stirring", {"stirred": STIRRED})


def stir_the_deep(s: State, stirred: Track) -> None:
    STIRRING.push(s, [stirred])


@STIRRING.step
def spawn_in_the_deep(s: State, f: Frame) -> None:
    """4.8, 4.12, 4.18: two more in the Deep; with four or more there they come up at a rolled front space."""
    rule = "4.18" if f.v[STIRRED] == ALL_MONSTERS else "4.8" if f.v[STIRRED] == HYDRA else "4.12"
    spawn(s, 2, DEEP, rule)
    if s.ending != RUNNING or s.tracks[DEEP_ONES + DEEP] < SURFACING_AT:
        s.stack.pop()
        return
    roll_die(s, s.current)


@STIRRING.step
def come_up(s: State, f: Frame) -> None:
    front = front_of_die(s.result)
    if f.v[STIRRED] == ALL_MONSTERS:
        surface(s, front, BOTH_MONARCHS, "4.18")
    else:
        surface(s, front, (f.v[STIRRED],), "4.8" if f.v[STIRRED] == HYDRA else "4.12")


# Deep Ones

DEEP_ONES_ACT = Procedure(
    "deep_ones_act",
    {**{name: space for space, name in enumerate(NAMES[:SPACES])}, "at": SPACES},
    {"at": "space"},
)


def activate_deep_ones(s: State) -> None:
    """4.13: each on the board acts once; 4.18: if there is none, the Deep stirs."""
    waiting = s.tracks[DEEP_ONES : DEEP_ONES + SPACES]
    if any(waiting):
        DEEP_ONES_ACT.push(s, waiting)
    else:
        stir_the_deep(s, ALL_MONSTERS)


def activate_at(s: State, space: Space, count: int) -> None:
    """A number of the Deep Ones in one space act."""
    waiting = [0] * SPACES
    waiting[space] = count
    DEEP_ONES_ACT.push(s, waiting)


def spaces_waiting(s: State, f: Frame) -> list[Space]:
    """Spaces with Deep Ones that have not acted; those defeated in between do not act."""
    return [space for space in range(SPACES) if f.v[space] and s.tracks[DEEP_ONES + space]]


@DEEP_ONES_ACT.step
def any_left(s: State, f: Frame) -> None:
    waiting = spaces_waiting(s, f)
    if not waiting:
        s.stack.pop()
    elif len(waiting) == 1:
        f.v[SPACES] = waiting[0]
        DEEP_ONES_ACT.go(f, "act")


class ChooseWhichActs(Ask):
    """4.13, 1.16: the current player chooses the order."""

    rule: ClassVar[str] = "4.13"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, space) for space in spaces_waiting(s, f)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[SPACES] = first_of(option)

    def equal_option(self, s: State, f: Frame, seat: Seat) -> Option:
        """Moves do not influence each other (4.17), unless a player may close the hatches between them (ruling K1)."""
        waiting = spaces_waiting(s, f)
        if can_barricade(s) or not all(only_moves(s, space) for space in waiting):
            return NO_OPTION
        return option(PICK_SPACE, waiting[0])


def can_barricade(s: State) -> bool:
    return any(BARRICADE_THE_HATCHES in s.zones[PLAY_AREA + seat] for seat in range(s.seats))


def only_moves(s: State, space: Space) -> bool:
    """Whether a Deep One there has nothing to attack, and a single way to move."""
    if humans_at(s, space) or passengers_on(s, space) or (is_damageable(space) and not is_damaged(s, space)):
        return False
    return len(ways(s, space)) == 1 or s.settings[DEEP_ONE_ROUTES] != CURRENT_PLAYER_ROUTES


DEEP_ONES_ACT.ask("choose_which", ChooseWhichActs())


@DEEP_ONES_ACT.step
def act(s: State, f: Frame) -> None:
    """4.14-4.17: the first possible deed."""
    space = f.v[SPACES]
    f.v[space] -= 1
    humans = humans_at(s, space)
    if len(humans) > 1:
        return  # the current player chooses the defender
    DEEP_ONES_ACT.go(f, "any_left")
    if humans:
        attack_character(s, s.current, humans[0], 0)
    elif passengers_on(s, space):
        would_defeat_passenger(s, zone_of(space))
    elif is_damageable(space) and not is_damaged(s, space):
        damage_room(s, s.current, space)
    else:
        DEEP_ONE_MOVES.push(s, [space])


class ChooseDefender(Ask):
    """4.14, 6.4"""

    rule: ClassVar[str] = "4.14"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SEAT, human) for human in humans_at(s, f.v[SPACES])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        DEEP_ONES_ACT.go(f, "any_left")
        attack_character(s, s.current, first_of(option), 0)


DEEP_ONES_ACT.ask("choose_defender", ChooseDefender())


def activate(s: State, monster: int) -> None:
    """4.3, 28.24: an activation icon."""
    if monster == DEEP_ONE:
        activate_deep_ones(s)
    elif monster == HYDRA_FIGURE:
        activate_hydra(s)
    else:
        activate_dagon(s)


# A Deep One's move

FROM: Final = 0
TO: Final = 1
DEEP_ONE_MOVES = Procedure("deep_one_moves", {"from": FROM, "to": TO}, {"from": "space", "to": "space"})


def ways(s: State, space: Space) -> tuple[Space, ...]:
    """4.17: along the arrow, or inside towards the closest undamaged room."""
    if not is_interior(space):
        return (ARROW[space],)
    return first_steps(space, nearest_undamaged(s, space))


@DEEP_ONE_MOVES.step
def find_way(s: State, f: Frame) -> None:
    """The higher-numbered room of two shortest ways, or the current player's choice (ruling A1)."""
    shortest = ways(s, f.v[FROM])
    if len(shortest) == 1 or s.settings[DEEP_ONE_ROUTES] != CURRENT_PLAYER_ROUTES:
        f.v[TO] = shortest[-1]
        DEEP_ONE_MOVES.go(f, "at_the_hatch")


class ChooseWay(Ask):
    rule: ClassVar[str] = "4.17"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, room) for room in ways(s, f.v[FROM])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[TO] = first_of(option)


DEEP_ONE_MOVES.ask("choose_way", ChooseWay())


@DEEP_ONE_MOVES.step
def at_the_hatch(s: State, f: Frame) -> None:
    """Barricade the Hatches may be used at any time; a window is opened only here, where it makes a
    difference (ruling K1)."""
    if is_interior(f.v[TO]) and not s.tracks[BARRICADED]:
        open_window(s, DEEP_ONE_ENTERS, f.v[TO])


@DEEP_ONE_MOVES.step
def do_move(s: State, f: Frame) -> None:
    """Barricaded hatches keep it out (ruling A2)."""
    if not (s.tracks[BARRICADED] and is_interior(f.v[TO])):
        move_deep_ones(s, 1, f.v[FROM], f.v[TO], "4.17")
