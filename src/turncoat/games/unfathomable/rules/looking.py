"""1.7: looking at the top of a deck, and putting the cards back."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import LOOKING, MYTHOS
from turncoat.games.unfathomable.rules.mythos import look_at_mythos
from turncoat.games.unfathomable.vocabulary import PUT_ON_TOP, PUT_UNDER
from turncoat.kernel.atoms import move_at, move_top
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

WHO: Final = 0
DECK: Final = 1
SCOUTING = Procedure("scouting", {"who": WHO, "deck": DECK}, {"who": SEAT, "deck": "zone"})


def take_to_look(s: State, seat: Seat, deck: Zone, count: int) -> bool:
    """Take the top cards, fewer if the deck has fewer (12.1, 46.2); False if it is empty."""
    if deck == MYTHOS:
        look_at_mythos(s, seat, count)
    else:
        for _ in range(min(count, len(s.zones[deck]))):
            move_top(s, deck, LOOKING + seat, "1.7")
    return len(s.zones[LOOKING + seat]) > 0


def scout(s: State, seat: Seat, deck: Zone, count: int) -> None:
    """One of the top cards stays on top, the others go under the deck."""
    if take_to_look(s, seat, deck, count):
        SCOUTING.push(s, [seat, deck])


class KeepOnTop(Ask):
    rule: ClassVar[str] = "1.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PUT_ON_TOP, card) for card in sorted(set(s.zones[LOOKING + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        seen = s.zones[LOOKING + seat]
        deck = f.v[DECK]
        kept = seen.index(first_of(option))
        move_at(s, LOOKING + seat, kept, deck, len(s.zones[deck]), "1.7")
        while s.zones[LOOKING + seat]:
            move_at(s, LOOKING + seat, 0, deck, 0, "1.7")


SCOUTING.ask("keep_on_top", KeepOnTop())

SCOUTING_ONE = Procedure("scouting_one", {"who": WHO, "deck": DECK}, {"who": SEAT, "deck": "zone"})


def scout_one(s: State, seat: Seat, deck: Zone) -> None:
    """The top card goes back on top, or under the deck."""
    if take_to_look(s, seat, deck, 1):
        SCOUTING_ONE.push(s, [seat, deck])


class TopOrBottom(Ask):
    rule: ClassVar[str] = "1.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        card = s.zones[LOOKING + seat][0]
        return [option(PUT_ON_TOP, card), option(PUT_UNDER, card)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        deck = f.v[DECK]
        place = len(s.zones[deck]) if verb_of(option) == PUT_ON_TOP else 0
        move_at(s, LOOKING + seat, 0, deck, place, "1.7")


SCOUTING_ONE.ask("top_or_bottom", TopOrBottom())
