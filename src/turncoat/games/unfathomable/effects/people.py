"""Effects on characters, and selectors of characters (9, 16, 23, 49)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, CAPTAIN, CHARACTER, KEEPER, LOYALTY
from turncoat.games.unfathomable.effects.places import At, YourSpace
from turncoat.games.unfathomable.rules.defeat import would_defeat_all
from turncoat.games.unfathomable.rules.moving import move_by_effect, put_character
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.titles import pass_on
from turncoat.games.unfathomable.spaces import BRIG
from turncoat.kernel.amounts import Both, Condition, Not
from turncoat.kernel.atoms import look_at
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, SOURCE, Frame
from turncoat.kernel.ids import UNKNOWN, Track
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Everyone, Others, SeatSelector, Selector, Where
from turncoat.kernel.state import State


class Captain(SeatSelector):
    """49.6"""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [s.tracks[CAPTAIN]]


class Keeper(SeatSelector):
    """49.11"""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [s.tracks[KEEPER]]


class Played(SeatSelector):
    """28.12: the seat that plays the character; none if it is not in the game."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("character", "character"),)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def pick(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.tracks[CHARACTER + seat] == self.character]


class IsHuman(Condition):
    """23: whether the seat in question is human."""

    def holds(self, s: State, f: Frame) -> bool:
        return is_human(s, f.v[IT])


class IsAt(Condition):
    """The seat in question is in one of the places."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("where", ""),)

    def __init__(self, where: Selector) -> None:
        self.where: Final = where

    def holds(self, s: State, f: Frame) -> bool:
        return s.tracks[AT + f.v[IT]] in self.where.pick(s, f)


class Is(Condition):
    """Whether the first of these seats is one of the second: `Is(You(), Captain())`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("whom", ""))

    def __init__(self, who: SeatSelector, whom: SeatSelector) -> None:
        self.who: Final = who
        self.whom: Final = whom

    def holds(self, s: State, f: Frame) -> bool:
        return self.who.first(s, f) in self.whom.pick(s, f)


IN_BRIG: Final = IsAt(At(BRIG))
HUMANS: Final = Where(Everyone(), IsHuman())
OTHER_HUMANS: Final = Where(Others(), IsHuman())
FREE_HUMANS: Final = Where(Everyone(), Both(IsHuman(), Not(IN_BRIG)))
OTHER_FREE_HUMANS: Final = Where(Others(), Both(IsHuman(), Not(IN_BRIG)))
HUMANS_HERE: Final = Where(Everyone(), Both(IsHuman(), IsAt(YourSpace())))
OTHERS_HERE: Final = Where(Others(), IsAt(YourSpace()))


class Move(Effect):
    """Characters go to a space; those in the Brig stay there (9.4)."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("where", ""))

    def __init__(self, who: SeatSelector, where: Selector) -> None:
        self.who: Final = who
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        place = self.where.pick(s, f)[0]
        for seat in self.who.pick(s, f):
            move_by_effect(s, seat, place, s.game.rule_of(f.v[SOURCE]))


def jail_rule(s: State, f: Frame) -> str:
    """9.1 for a check without a card, the Captain's Cabin's; otherwise the rule of the card or ability."""
    is_check = f.procedure == s.game.procedure_named["check"]
    return "9.1" if is_check and f.v[SOURCE] == UNKNOWN else s.game.rule_of(f.v[SOURCE])


class Jail(Effect):
    """Characters go to the Brig."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""),)

    def __init__(self, who: SeatSelector) -> None:
        self.who: Final = who

    def execute(self, s: State, f: Frame) -> None:
        for seat in self.who.pick(s, f):
            put_character(s, seat, BRIG, jail_rule(s, f))
        s.result = 0


class Release(Effect):
    """9.4: the effect mentions the Brig, so it can move a character out of it."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("where", ""))

    def __init__(self, who: SeatSelector, where: Selector) -> None:
        self.who: Final = who
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        place = self.where.pick(s, f)[0]
        for seat in self.who.pick(s, f):
            put_character(s, seat, place, "9.4")
        s.result = 0


class Defeat(Effect):
    """16: characters would be defeated; the current player orders them (1.16)."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""),)

    def __init__(self, who: SeatSelector) -> None:
        self.who: Final = who

    def execute(self, s: State, f: Frame) -> None:
        victims = 0
        for seat in self.who.pick(s, f):
            victims |= 1 << seat
        would_defeat_all(s, victims)


class PassTitle(Effect):
    """49.4: a title goes to the next in line."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("title", "track"),)

    def __init__(self, title: Track) -> None:
        self.title: Final = title

    def execute(self, s: State, f: Frame) -> None:
        pass_on(s, self.title)
        s.result = 0


class LookAtLoyalty(Effect):
    """You look at all loyalty cards of the seat that was picked; that you look is open (A3)."""

    def execute(self, s: State, f: Frame) -> None:
        zone = LOYALTY + f.v[IT]
        look_at(s, f.v[0], zone, len(s.zones[zone]), "25.7")
        s.result = 0


NODES: Final[list[type[Node]]] = [
    Captain,
    Keeper,
    Played,
    IsHuman,
    IsAt,
    Is,
    Move,
    Jail,
    Release,
    Defeat,
    PassTitle,
    LookAtLoyalty,
]
