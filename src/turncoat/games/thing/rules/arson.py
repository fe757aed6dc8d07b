"""T11: arson: burning one's location to warm the station."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    AT,
    BOILER_DEAD,
    BURNED,
    BURNED_CARDS,
    DOG_AT,
    FIRST_LOCATION,
    FREEZING,
    LOCATIONS,
    LYING,
    TOKEN_AT,
)
from turncoat.games.thing.places import BOILER, GREEN, REC_ROOM, WAITING, Place, is_green
from turncoat.games.thing.rules.holdings import fire_of, spend_fire
from turncoat.games.thing.rules.people import dogs_at, figures_at, owner, owners, players
from turncoat.games.thing.rules.station import destroy_boiler, is_burned
from turncoat.games.thing.rules.strikes import discard_pile_card
from turncoat.games.thing.vocabulary import ARSON, ARSON_RULE, BURN
from turncoat.kernel.atoms import move_card, put
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, Seats, first_of, option, second_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, open_window

FIRE_TOKENS: Final = 6  # ruling R17


def may_burn(s: State) -> bool:
    """Ruling R16: only while the station is freezing, unless a setting allows it at any time; there are six
    fire tokens."""
    burning = sum(1 for place in range(GREEN) if is_burned(s, place))
    return burning < FIRE_TOKENS and (s.tracks[BOILER_DEAD] > 0 or s.settings[ARSON_RULE] == 1)


def can_burn_here(s: State, figure: int) -> bool:
    """Ruling R17: a figure that stands in a location whose card is in the game."""
    here = s.tracks[AT + figure]
    return is_green(here) and not s.tracks[LYING + figure] and FIRST_LOCATION + here in s.zones[LOCATIONS]


def burn_location(s: State, place: Place) -> None:
    """T11.3, T11.4; ruling R18: all figures there run to the Rec Room and a dog is set aside; R19: a burned
    boiler no longer heats."""
    put(s, BURNED, s.tracks[BURNED] | 1 << place, "T11.3")
    move_card(s, FIRST_LOCATION + place, LOCATIONS, BURNED_CARDS, "T11.3")
    for figure in figures_at(s, place):
        put(s, AT + figure, REC_ROOM, "T11.2")
        put(s, LYING + figure, 1, "T11.2")
    for dog in dogs_at(s, place):
        put(s, DOG_AT + dog, WAITING, "T11.3")
    if s.tracks[TOKEN_AT] == place:
        put(s, TOKEN_AT, -1, "T11.3")
    if place == BOILER:
        destroy_boiler(s)
    if s.tracks[FREEZING]:
        put(s, FREEZING, 0, "T11.4")


def burn_with(s: State, figure: int, card: Card) -> None:
    """T11.1, T11.2"""
    spend_fire(s, figure, card, "T11.1")
    discard_pile_card(s, "T11.2")
    burn_location(s, s.tracks[AT + figure])


class ArsonTrigger(Trigger):
    """T11.1: right after the encounters, for figures that stand in a location."""

    name: ClassVar[str] = "arson"
    rule: ClassVar[str] = "T11.1"
    verbs: ClassVar[tuple[int, ...]] = (BURN,)

    def seats(self, s: State, f: Frame) -> Seats:
        if not may_burn(s):
            return 0
        return owners(s, [figure for figure in players(s) if can_burn_here(s, figure)])

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        reactions: list[Option] = []
        for figure in players(s):
            if owner(s, figure) == seat and can_burn_here(s, figure):
                reactions.extend([option(BURN, card, figure) for card in fire_of(s, figure)])
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        burn_with(s, second_of(option), first_of(option))


def offer_arson(s: State) -> None:
    if may_burn(s):
        open_window(s, ARSON)
