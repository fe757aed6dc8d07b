"""24: items, and the active improvement."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import BOX, IMPROVEMENT, ITEM_DECK, ITEMS, LOOKING
from turncoat.games.unfathomable.content.items import is_improvement
from turncoat.games.unfathomable.vocabulary import ACTIVATE, KEEP_ITEM
from turncoat.kernel.atoms import move_at, move_card, move_top, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, UNKNOWN, Card, Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import DECLINE


def owner_of(s: State, item: Card) -> Seat:
    for seat in range(s.seats):
        if item in s.zones[ITEMS + seat]:
            return seat
    return NOBODY


def improvements(s: State, seat: Seat) -> list[Card]:
    return sorted(item for item in s.zones[ITEMS + seat] if is_improvement(item))


def draw_item(s: State, seat: Seat) -> None:
    """24.1, 24.4: draw an item; `s.result` is the number drawn."""
    s.result = 0
    if s.zones[ITEM_DECK]:
        take_up_improvement(s, seat, move_top(s, ITEM_DECK, ITEMS + seat, "24.1"))
        s.result = 1


def remove_item(s: State, item: Card) -> None:
    """24.2: remove an item from the game, from any player."""
    owner = owner_of(s, item)
    move_card(s, item, ITEMS + owner, BOX, "24.2")
    have_lost(s, owner, item)
    s.result = 1


def take_item(s: State, item: Card, taker: Seat, rule: str) -> None:
    """Move an item from its owner to another player."""
    owner = owner_of(s, item)
    move_card(s, item, ITEMS + owner, ITEMS + taker, rule)
    have_lost(s, owner, item)
    take_up_improvement(s, taker, item)
    s.result = 1


def take_up_improvement(s: State, seat: Seat, item: Card) -> None:
    """24.7, 24.8: a single improvement becomes active; of several the owner chooses one."""
    if is_improvement(item):
        choose_improvement(s, seat)


def have_lost(s: State, seat: Seat, item: Card) -> None:
    if is_improvement(item):
        if s.tracks[IMPROVEMENT + seat] == item:
            put(s, IMPROVEMENT + seat, UNKNOWN, "24.8")
        choose_improvement(s, seat)


WHO: Final = 0
IMPROVING = Procedure("improving", {"who": WHO}, {"who": SEAT})


def choose_improvement(s: State, seat: Seat) -> None:
    """24.8, 24.9: at the start of the seat's turn, and whenever it gains or loses an improvement."""
    own = improvements(s, seat)
    if len(own) == 1:
        if s.tracks[IMPROVEMENT + seat] != own[0]:
            put(s, IMPROVEMENT + seat, own[0], "24.8")
    elif own:
        IMPROVING.push(s, [seat])


class ChooseActive(Ask):
    rule: ClassVar[str] = "24.8"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ACTIVATE, item) for item in improvements(s, seat)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if s.tracks[IMPROVEMENT + seat] != first_of(option):
            put(s, IMPROVEMENT + seat, first_of(option), "24.9")


IMPROVING.ask("choose_active", ChooseActive())


SHUFFLES: Final = 1  # the other cards are shuffled into the deck instead of going under it
MAY_RETURN: Final = 2
SEARCHING = Procedure(
    "searching", {"who": WHO, "shuffles": SHUFFLES, "may_return": MAY_RETURN}, {"who": SEAT}
)


def search_items(s: State, seat: Seat, count: int, *, shuffles: bool) -> None:
    """Look at the top items and keep one; a single card may be put back (24.4)."""
    s.result = 0
    looks = min(count, len(s.zones[ITEM_DECK]))
    for _ in range(looks):
        move_top(s, ITEM_DECK, LOOKING + seat, "1.7")
    if looks:
        SEARCHING.push(s, [seat, 1 if shuffles else 0, 1 if looks == 1 else 0])


class KeepOne(Ask):
    rule: ClassVar[str] = "24.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(KEEP_ITEM, item) for item in sorted(s.zones[LOOKING + seat])]
        return [*options, option(DECLINE)] if f.v[MAY_RETURN] else options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        kept = UNKNOWN
        if verb_of(option) == KEEP_ITEM:
            kept = first_of(option)
            move_card(s, kept, LOOKING + seat, ITEMS + seat, "24.1")
        while s.zones[LOOKING + seat]:
            move_at(s, LOOKING + seat, 0, ITEM_DECK, 0, "24.4")
        if f.v[SHUFFLES]:
            shuffle(s, ITEM_DECK, "24.4")
        s.result = 0
        if kept != UNKNOWN:
            s.result = 1
            take_up_improvement(s, seat, kept)


SEARCHING.ask("keep_one", KeepOne())
