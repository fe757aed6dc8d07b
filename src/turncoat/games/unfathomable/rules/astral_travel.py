"""Astral Travel: characters and Deep Ones of one space move to any ship spaces, each at most once."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import DEEP_ONES
from turncoat.games.unfathomable.rules.monsters import move_deep_ones
from turncoat.games.unfathomable.rules.moving import put_character
from turncoat.games.unfathomable.rules.people import characters_at, is_in_brig
from turncoat.games.unfathomable.spaces import DEEP, FIRST_DECK, SICK_BAY, SPACES, Space
from turncoat.games.unfathomable.vocabulary import DONE, MOVE_DEEP_ONE, PICK_SPACE
from turncoat.kernel.frames import YOU, Frame
from turncoat.kernel.ids import NOBODY, UNKNOWN, Option, Seat, first_of, option, seats_in, second_of, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PICK_SEAT

WHO: Final = 0
FROM: Final = 1
CHARACTERS: Final = 2  # seats there that were not moved, as bits
DEEP_ONES_LEFT: Final = 3  # number of Deep Ones there that were not moved
TRAVELLER: Final = 4  # the character that is being moved
ASTRAL_TRAVEL = Procedure(
    "astral_travel",
    {
        "who": WHO,
        "from": FROM,
        "characters": CHARACTERS,
        "deep_ones_left": DEEP_ONES_LEFT,
        "traveller": TRAVELLER,
    },
    {"who": SEAT, "from": "space", "traveller": SEAT},
)


def astral_travel(s: State, f: Frame) -> None:
    ASTRAL_TRAVEL.push(s, [f.v[YOU], UNKNOWN, 0, 0, NOBODY])


def sources(s: State) -> list[Space]:
    """Any single space, including water (ruling A5); the Deep is not a space (14.3)."""
    return [space for space in range(SPACES) if s.tracks[DEEP_ONES + space] or characters_at(s, space)]


class AstralAsk(Ask):
    """The caster decides."""

    rule: ClassVar[str] = "46.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]


class ChooseSource(AstralAsk):
    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, space) for space in sources(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[FROM] = first_of(option)
        f.v[DEEP_ONES_LEFT] = s.tracks[DEEP_ONES + f.v[FROM]]
        for character in characters_at(s, f.v[FROM]):
            f.v[CHARACTERS] |= 1 << character


ASTRAL_TRAVEL.ask("choose_source", ChooseSource())


@ASTRAL_TRAVEL.step
def any_left(s: State, f: Frame) -> None:
    if not f.v[CHARACTERS] and not f.v[DEEP_ONES_LEFT]:
        s.stack.pop()


class ChooseFigure(AstralAsk):
    """9.11, 40.6: Deep Ones go neither to the Brig nor to the Sick Bay."""

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for character in seats_in(f.v[CHARACTERS]):
            options.append(option(PICK_SEAT, character))
        if f.v[DEEP_ONES_LEFT]:
            for space in range(FIRST_DECK, SICK_BAY):
                if space != f.v[FROM]:
                    options.append(option(MOVE_DEEP_ONE, f.v[FROM], space))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            s.stack.pop()
        elif verb == PICK_SEAT:
            f.v[TRAVELLER] = first_of(option)
        else:
            f.v[DEEP_ONES_LEFT] -= 1
            move_deep_ones(s, 1, f.v[FROM], second_of(option), "46.1")
            ASTRAL_TRAVEL.go(f, "any_left")


ASTRAL_TRAVEL.ask("choose_figure", ChooseFigure())


class ChooseSpace(AstralAsk):
    """9.4, 40.4: characters may enter and leave the Brig and the Sick Bay, since the spell says so."""

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, space) for space in range(FIRST_DECK, DEEP) if space != f.v[FROM]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[CHARACTERS] &= ~(1 << f.v[TRAVELLER])
        rule = "9.4" if is_in_brig(s, f.v[TRAVELLER]) else "46.1"
        put_character(s, f.v[TRAVELLER], first_of(option), rule)
        ASTRAL_TRAVEL.go(f, "any_left")


ASTRAL_TRAVEL.ask("choose_space", ChooseSpace())
