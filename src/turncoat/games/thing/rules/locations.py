"""T13: the Activate action of each location, and its conditions (ruling R11)."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    AT,
    BENNINGS,
    BLAIR,
    DAMAGE,
    DIE_AT_STATION,
    ITEM_DECK,
    KEYS,
    KITCHEN_FOOD,
    LAB_BAG,
    LAB_DISCARD,
    LOOKING,
    MACREADY,
    NAULS,
    PANTRY,
    ROUND,
    SENT,
    SILENT,
    SOS,
    SOS_SINCE,
    UNDERGROUND,
    WEAPON_DECK,
    WEATHER,
)
from turncoat.games.thing.content.locations import COOKED
from turncoat.games.thing.content.locations import RULES as RULES_OF
from turncoat.games.thing.places import (
    ARSENAL,
    KITCHEN,
    LABORATORY,
    RADIO,
    STOREROOM,
    VEHICLES,
    WEATHER_STATION,
    Place,
)
from turncoat.games.thing.rules.escape import begin_boarding
from turncoat.games.thing.rules.holdings import has_item, items, remove_used, samples, take_weapon
from turncoat.games.thing.rules.people import is_shared, owner, plays
from turncoat.games.thing.rules.repairs import times
from turncoat.games.thing.rules.station import (
    STOCKED,
    free_slots,
    has_stock,
    is_open,
    is_ready,
    move_fuel,
    open_locations,
    store_of,
)
from turncoat.games.thing.rules.weather import roll_weather
from turncoat.games.thing.vocabulary import (
    DONE,
    DROP_TOKEN,
    FIRST_RULES,
    KEEP,
    KEEP_TOKEN,
    KEYS_USED,
    NEW_WEATHER,
    OLD_WEATHER,
    ONE_MORE,
    OTHER_WEATHER,
    PICK_PLACE,
    RULES,
    SHOW_KEYS,
    STOPPED_KEYS,
)
from turncoat.kernel.atoms import move_at, move_card, move_top, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State


def can_activate(s: State, place: Place) -> bool:
    """An activation must change something that all can see; a ready vehicle can always be tried."""
    if not is_open(s, place):
        return False
    if place in STOCKED:
        return has_stock(s, place)
    if place == RADIO:
        return s.tracks[DAMAGE + RADIO] == 0 and s.tracks[SOS] == SILENT
    if place in VEHICLES and is_ready(s, place):
        return True
    if place == WEATHER_STATION:
        return True
    return free_slots(s, place) > 0 and s.tracks[store_of(place)] > 0


def activate(s: State, figure: int) -> None:
    here = s.tracks[AT + figure]
    if here == ARSENAL:
        search_weapons(s, figure)
    elif here == STOREROOM:
        search(s, figure, ITEM_DECK)
    elif here == KITCHEN and plays(s, figure, NAULS):
        cook(s, 1, "T21.4")
    elif here == KITCHEN:
        cook(s, COOKED, "T13.5")
    elif here == LABORATORY:
        draw_tokens(s, figure)
    elif here == WEATHER_STATION:
        READING.push(s, [figure])
    elif here == RADIO:
        put(s, SOS, SENT, "T13.8")
        put(s, SOS_SINCE, s.tracks[ROUND], "T13.8")
    elif here in VEHICLES and is_ready(s, here):
        IGNITION.push(s, [figure])
    else:
        move_fuel(s, store_of(here), here, times(s, figure), RULES_OF[here])


def cook(s: State, amount: int, rule: str) -> None:
    """T13.5, ruling R14: if there is less food than that, all of it is cooked."""
    moved = min(amount, s.tracks[PANTRY])
    put(s, PANTRY, s.tracks[PANTRY] - moved, rule)
    put(s, KITCHEN_FOOD, s.tracks[KITCHEN_FOOD] + moved, rule)


FIGURE: Final = 0

# T13.1, T13.2: looking at a few cards and keeping one

LOOKED_AT: Final = 2
DECK: Final = 1
SEARCHING = Procedure("searching", {"figure": FIGURE, "deck": DECK}, {"figure": "figure", "deck": "zone"})


def search_rule(deck: Zone) -> str:
    return "T13.1" if deck == WEAPON_DECK else "T13.2"


def search_weapons(s: State, figure: int) -> None:
    """T21.1: MacReady may look at a third card, if there is one; by the first rules he always does."""
    if not plays(s, figure, MACREADY):
        search(s, figure, WEAPON_DECK)
    elif s.settings[RULES] == FIRST_RULES:
        search(s, figure, WEAPON_DECK)
        look_further(s, figure, WEAPON_DECK, "T21.1")
    elif len(s.zones[WEAPON_DECK]) > LOOKED_AT:
        SEARCHING.push(s, [figure, WEAPON_DECK])
    else:
        search(s, figure, WEAPON_DECK)


def search(s: State, figure: int, deck: Zone) -> None:
    SEARCHING.push(s, [figure, deck])
    SEARCHING.go(s.stack[-1], "keep_one")
    look(s, figure, deck)


def look(s: State, figure: int, deck: Zone) -> None:
    for _ in range(LOOKED_AT):
        look_further(s, figure, deck, search_rule(deck))


def look_further(s: State, figure: int, deck: Zone, rule: str) -> None:
    if s.zones[deck]:
        move_top(s, deck, LOOKING + owner(s, figure), rule)


class LookAtThird(Ask):
    """Answered before any card is seen."""

    rule: ClassVar[str] = "T21.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), option(ONE_MORE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        look(s, f.v[FIGURE], f.v[DECK])
        if verb_of(option) == ONE_MORE:
            look_further(s, f.v[FIGURE], f.v[DECK], "T21.1")


SEARCHING.ask("third_card", LookAtThird())


class KeepOne(Ask):
    rule: ClassVar[str] = "T13.1"

    def cited_rule(self, s: State, f: Frame) -> str:
        return search_rule(f.v[DECK])

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(KEEP, card) for card in sorted(set(s.zones[LOOKING + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        take_searched(s, f.v[FIGURE], f.v[DECK], first_of(option))
        while s.zones[LOOKING + seat]:
            move_at(s, LOOKING + seat, 0, f.v[DECK], 0, search_rule(f.v[DECK]))


def take_searched(s: State, figure: int, deck: Zone, card: Card) -> None:
    source = LOOKING + owner(s, figure)
    if deck == WEAPON_DECK:
        take_weapon(s, figure, card, source, "T13.1")
    else:
        move_card(s, card, source, items(s, figure), "T13.2")


SEARCHING.ask("keep_one", KeepOne())

# T13.6: lab tokens

LEFT: Final = 1
EXTRA: Final = 2  # T21.3: whether Blair may take another token, or has decided to
NO_EXTRA: Final = 0
MAY_TAKE: Final = 1
TAKES: Final = 2
SAMPLING = Procedure("sampling", {"figure": FIGURE, "left": LEFT, "extra": EXTRA}, {"figure": "figure"})


def draw_tokens(s: State, figure: int) -> None:
    """T21.3: Blair may take one more, once; by the first rules he always does."""
    if not plays(s, figure, BLAIR):
        SAMPLING.push(s, [figure, times(s, figure), NO_EXTRA])
    elif s.settings[RULES] == FIRST_RULES:
        SAMPLING.push(s, [figure, times(s, figure) + 1, NO_EXTRA])
    else:
        SAMPLING.push(s, [figure, times(s, figure), MAY_TAKE])


@SAMPLING.step
def draw_token(s: State, f: Frame) -> None:
    if f.v[LEFT] and s.zones[LAB_BAG]:
        f.v[LEFT] -= 1
        shuffle(s, LAB_BAG, "T13.6")
        move_top(s, LAB_BAG, LOOKING + owner(s, f.v[FIGURE]), "T21.3" if is_extra(s, f) else "T13.6")
    elif f.v[EXTRA] == MAY_TAKE and s.zones[LAB_BAG]:
        SAMPLING.go(f, "one_more")
    else:
        s.stack.pop()


def is_extra(s: State, f: Frame) -> bool:
    if s.settings[RULES] == FIRST_RULES:
        return f.v[LEFT] == 0 and plays(s, f.v[FIGURE], BLAIR)
    return f.v[EXTRA] == TAKES


class KeepToken(Ask):
    rule: ClassVar[str] = "T13.6"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(KEEP_TOKEN), option(DROP_TOKEN)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == KEEP_TOKEN:
            move_top(s, LOOKING + seat, samples(s, f.v[FIGURE]), "T13.6")
        else:
            move_at(s, LOOKING + seat, 0, LAB_DISCARD, len(s.zones[LAB_DISCARD]), "T13.6")
        SAMPLING.go(f, "draw_token")


SAMPLING.ask("keep_token", KeepToken())


class TakeExtra(Ask):
    rule: ClassVar[str] = "T21.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), option(ONE_MORE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ONE_MORE:
            f.v[EXTRA] = TAKES
            f.v[LEFT] = 1
            SAMPLING.go(f, "draw_token")


SAMPLING.ask("one_more", TakeExtra())

# T13.7: the weather station

ROLLED: Final = 1
SECOND: Final = 2  # Bennings rolls twice (T21.6)
READING = Procedure(
    "reading",
    {"figure": FIGURE, "rolled": ROLLED, "second": SECOND},
    {"rolled": "weather", "second": "weather", "figure": "figure"},
)


@READING.step
def read_sky(s: State, f: Frame) -> None:
    f.v[ROLLED] = roll_weather(s, "T13.7")
    f.v[SECOND] = roll_weather(s, "T21.6") if plays(s, f.v[FIGURE], BENNINGS) else -1


class ChooseReading(Ask):
    """A die that lay here may keep its result; Bennings chooses among both rolls as well (ruling R33)."""

    rule: ClassVar[str] = "T13.7"

    def cited_rule(self, s: State, f: Frame) -> str:
        return "T21.6" if f.v[SECOND] >= 0 else "T13.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(NEW_WEATHER)]
        if f.v[SECOND] >= 0:
            options.append(option(OTHER_WEATHER))
        if s.tracks[DIE_AT_STATION]:
            options.append(option(OLD_WEATHER))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb != OLD_WEATHER:
            put(s, WEATHER, f.v[ROLLED] if verb == NEW_WEATHER else f.v[SECOND], "T13.7")
        put(s, DIE_AT_STATION, 1, "T13.7")


READING.ask("choose_reading", ChooseReading())


class SendFuel(Ask):
    """T13.7: a fuel from underground to any location with room for it."""

    rule: ClassVar[str] = "T13.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options: list[Option] = []
        if s.tracks[UNDERGROUND]:
            options = [option(PICK_PLACE, place) for place in open_locations(s) if free_slots(s, place)]
        return options or [option(DONE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == PICK_PLACE:
            move_fuel(s, UNDERGROUND, first_of(option), 1, "T13.7")


READING.ask("send_fuel", SendFuel())

# T19.6: the keys of a vehicle

IGNITION = Procedure("ignition", {"figure": FIGURE}, {"figure": "figure"})


class ShowKeys(Ask):
    """The player who was given the action shows the keys, or has none to show."""

    rule: ClassVar[str] = "T19.6"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(SHOW_KEYS), option(DONE)] if has_item(s, f.v[FIGURE], KEYS) else [option(DONE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == SHOW_KEYS:
            if is_shared(s.seats) and s.settings[STOPPED_KEYS] == KEYS_USED:
                remove_used(s, KEYS, items(s, f.v[FIGURE]))  # ruling R39
            begin_boarding(s, f.v[FIGURE])


IGNITION.ask("show_keys", ShowKeys())
