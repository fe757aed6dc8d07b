"""Topics of talk in Unfathomable."""

from collections.abc import Mapping
from typing import ClassVar, Final

from turncoat.bots.player import Heard
from turncoat.bots.talking.concerns import Concerns, Look
from turncoat.bots.unfathomable.odds import supports
from turncoat.games.unfathomable.board import (
    AT,
    DAMAGE,
    DEEP_ONES,
    FUEL,
    HAND,
    LOYALTY,
    MOST_SEATS,
    RESOURCES,
    REVEALED,
)
from turncoat.games.unfathomable.cards import HUMAN
from turncoat.games.unfathomable.rules.skill_check import ADDED, CHECK, SUPPORTING
from turncoat.games.unfathomable.spaces import BRIG, ROOMS, SPACES
from turncoat.games.unfathomable.vocabulary import (
    ADD,
    ATTACK_DEEP_ONE,
    CHECK_BEGUN,
    DONE,
    REPAIR,
    RESCUE,
    TRADE,
)
from turncoat.kernel.events import LOOKED
from turncoat.kernel.ids import Option, Seat, verb_of
from turncoat.kernel.views import View
from turncoat.talk.unfathomable.dangers import LOW, MANY_DAMAGED, MANY_DEEP_ONES

LEVELS: Final = ("none", "some", "strong")
CARDS: Final = {"some": 1, "strong": 2}  # number of cards that fulfils a promise of help
MANY_CARDS: Final = 3  # fitting cards that allow strong help
TO_THE_BRIG: Final = 0.55
TO_BE_LOOKED_AT: Final = 0.35
OUT_OF_THE_BRIG: Final = 0.2


class OnBoard(Concerns):
    doing: ClassVar[Mapping[int, str]] = {
        ADD: "help",
        REPAIR: "repair",
        ATTACK_DEEP_ONE: "fight",
        RESCUE: "rescue",
        TRADE: "trade",
    }
    lasting: ClassVar[int] = MOST_SEATS  # until all seats had a turn
    stale: ClassVar[int] = 8
    sight: ClassVar[float] = 1.5  # loyalties are rarely seen
    errands: ClassVar[Mapping[str, str]] = {"ship": "repair", "deep_ones": "fight", "souls": "rescue"}
    stirring: ClassVar[frozenset[str]] = frozenset({"many_and_failed", "hindered", "in_secret"})
    telling: ClassVar[Mapping[str, float]] = {
        "gave_nothing": 1.2,
        "many_and_failed": 1.6,
        "hindered": 3.0,
        "in_secret": 0.7,
        "wasted": 0.6,
        "chose_worse": 0.7,
        "moved_away": 0.2,
        "declined": 0.4,
        "helped": 1.0,
        "worked": 0.9,
    }
    proposed: ClassVar[Mapping[str, float]] = {"brig": 0.04, "test": 0.02, "free": -0.05}
    gives_always: ClassVar[bool] = False

    def look(self, heard: Heard, event: int, seat: Seat) -> Look | None:
        if heard.kind != LOOKED or not heard.secret or heard.arguments[0] != seat:
            return None
        whose = heard.arguments[1] - LOYALTY
        if not 0 <= whose < MOST_SEATS or whose == seat:
            return None
        is_human = all(card == HUMAN for card in heard.secret)
        return Look(event, whose, "human" if is_human else "traitor", len(heard.secret))

    def is_whole(self, view: View, look: Look) -> bool:
        return len(view.zones[LOYALTY + look.whose]) <= look.cards

    def present(self, view: View) -> list[Seat]:
        return [seat for seat in range(view.seats) if not view.tracks[REVEALED + seat]]

    def dangers(self, view: View) -> list[str]:
        dials = [(view.tracks[FUEL + at], name) for at, name in enumerate(RESOURCES)]
        dangers = [name for dial, name in sorted(dials) if dial <= LOW]
        if sum(1 for room in range(ROOMS) if view.zones[DAMAGE + room]) >= MANY_DAMAGED:
            dangers.append("ship")
        if sum(view.tracks[DEEP_ONES : DEEP_ONES + SPACES]) >= MANY_DEEP_ONES:
            dangers.append("deep_ones")
        return dangers

    def begins_check(self, heard: Heard) -> bool:
        return heard.kind == CHECK_BEGUN

    def has_cards(self, view: View, seat: Seat) -> bool:
        return len(view.zones[HAND + seat]) > 0

    def has_helped(self, view: View, level: str) -> bool:
        f = view.stack[-1]
        return f.procedure == CHECK.number and f.v[ADDED] >= CARDS[level]

    def intent(self, view: View, chosen: Option) -> str:
        f = view.stack[-1]
        if f.procedure != CHECK.number or f.v[ADDED]:
            return ""
        if verb_of(chosen) == DONE:
            return "none"
        return max("some", self.could_help(view), key=LEVELS.index) if verb_of(chosen) == ADD else ""

    def could_help(self, view: View) -> str:
        for f in reversed(view.stack):
            if f.procedure == CHECK.number:
                fitting = sum(1 for card in view.zones[HAND + view.seat] if supports(f.v[SUPPORTING], card))
                is_free = view.tracks[AT + view.seat] != BRIG
                return "none" if not fitting else "strong" if fitting >= MANY_CARDS and is_free else "some"
        return "some"

    def proposal(self, view: View, seat: Seat, doubt: float) -> str:
        if view.tracks[AT + seat] == BRIG:
            return "free" if doubt <= OUT_OF_THE_BRIG else ""
        if doubt >= TO_THE_BRIG:
            return "brig"
        return "test" if doubt >= TO_BE_LOOKED_AT else ""
