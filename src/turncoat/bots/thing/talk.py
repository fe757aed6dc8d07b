"""Topics of talk in The Thing with 4-8 players; with fewer, only the dangers."""

from collections.abc import Mapping
from typing import ClassVar, Final

from turncoat.bots.player import Heard
from turncoat.bots.talking.concerns import Concerns, Look
from turncoat.bots.thing.station import is_cleared, is_ready
from turncoat.games.thing.board import (
    ALIEN,
    DAMAGE,
    FREEZING,
    FUEL,
    HAND,
    PANTRY,
    PLAYING,
    SABOTAGE,
    STATUS,
    STRENGTH,
)
from turncoat.games.thing.places import BOILER, VEHICLES
from turncoat.games.thing.rules.people import is_shared
from turncoat.games.thing.vocabulary import (
    ACCUSE,
    GIVE_ACTION,
    OFFER_GIFT,
    OFFER_SWAP,
    TOKEN_SEEN,
    USE_FIRE,
    USE_TOOLS,
)
from turncoat.kernel.events import TURN_OF
from turncoat.kernel.ids import NOBODY, Option, Seat, first_of, verb_of
from turncoat.kernel.views import View
from turncoat.talk.thing.dangers import LITTLE_FOOD, LITTLE_FUEL, STRONG_ALIEN

KEEP_OUT: Final = 0.4
TEST: Final = 0.35
KEEP_APART: Final = 0.5


class AtStation(Concerns):
    doing: ClassVar[Mapping[int, str]] = {
        OFFER_GIFT: "trade",
        OFFER_SWAP: "trade",
        USE_TOOLS: "repair",
        USE_FIRE: "fight",
    }
    lasting: ClassVar[int] = 1  # this round and the next
    stale: ClassVar[int] = 3
    sight: ClassVar[float] = 0.5  # tokens are looked at every round
    errands: ClassVar[Mapping[str, str]] = {"boiler": "repair", "generator": "repair", "alien": "fight"}
    stirring: ClassVar[frozenset[str]] = frozenset(
        {"alone_with", "avoided", "where_it_broke", "voted_against", "tested_human"}
    )
    telling: ClassVar[Mapping[str, float]] = {
        "chose_worse": 0.7,
        "moved_away": 0.2,
        "declined": 0.4,
        "alone_with": 1.0,
        "avoided": 0.6,
        "where_it_broke": 1.2,
        "voted_against": 0.5,
        "worked": 0.9,
        "tested_human": 3.0,
    }
    proposed: ClassVar[Mapping[str, float]] = {"test": 0.02, "keep_apart": 0.03, "keep_out": 0.04}
    gives_always: ClassVar[bool] = True

    def look(self, heard: Heard, event: int, seat: Seat) -> Look | None:
        if heard.kind != TOKEN_SEEN or not heard.secret or heard.arguments[0] != seat:
            return None
        return Look(event, heard.arguments[1], "traitor" if heard.secret[0] == ALIEN else "human")

    def is_whole(self, view: View, look: Look) -> bool:
        return True

    def present(self, view: View) -> list[Seat]:
        if is_shared(view.seats):
            return list(range(view.seats))
        return [seat for seat in range(view.seats) if view.tracks[STATUS + seat] == PLAYING]

    def dangers(self, view: View) -> list[str]:
        tracks = view.tracks
        dangers = []
        if tracks[FREEZING] > 0:
            dangers.append("cold")
        if tracks[FUEL + 1] <= LITTLE_FUEL or tracks[DAMAGE + BOILER] > 0:
            dangers.append("boiler")
        if tracks[FUEL] <= LITTLE_FUEL:
            dangers.append("generator")
        if tracks[STRENGTH] >= STRONG_ALIEN:
            dangers.append("alien")
        if tracks[PANTRY] <= LITTLE_FOOD:
            dangers.append("food")
        return dangers

    def begins_check(self, heard: Heard) -> bool:
        return heard.kind == TURN_OF

    def has_cards(self, view: View, seat: Seat) -> bool:
        return True  # all players draw before laying a card

    def has_helped(self, view: View, level: str) -> bool:
        """Every seat lays a card, and which one is secret."""
        return True

    def intent(self, view: View, chosen: Option) -> str:
        if verb_of(chosen) != GIVE_ACTION:
            return ""
        if first_of(chosen) == SABOTAGE:
            return "none"
        return "some" if SABOTAGE in view.zones[HAND + view.seat] else "strong"

    def could_help(self, view: View) -> str:
        hand = view.zones[HAND + view.seat]
        return "none" if hand and all(card == SABOTAGE for card in hand) else "some"

    def proposal(self, view: View, seat: Seat, doubt: float) -> str:
        if is_cleared(view, seat):
            return ""
        if doubt >= KEEP_OUT and any(is_ready(view, vehicle) for vehicle in VEHICLES):
            return "keep_out"
        if doubt >= KEEP_APART:
            return "keep_apart"
        return "test" if doubt >= TEST else ""

    def vote(self, chosen: Option) -> Seat:
        return first_of(chosen) if verb_of(chosen) == ACCUSE else NOBODY
