"""Effects that look at decks: mythos, waypoints and spells (1.7, 28.4, 46)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    BOX_UNSEEN,
    CRISIS,
    MYTHOS,
    MYTHOS_DISCARD,
    PLAY_AREA,
    SPELL,
    SPELLS,
)
from turncoat.games.unfathomable.rules.looking import scout, scout_one
from turncoat.games.unfathomable.rules.spells import choose_spell, resolve_top_spell
from turncoat.games.unfathomable.rules.waypoints import choose_waypoint
from turncoat.kernel.atoms import move_card, move_top
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import SOURCE, YOU, Frame
from turncoat.kernel.ids import Zone
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import SeatSelector
from turncoat.kernel.state import State


class Scout(Effect):
    """You look at the top cards of a deck: one stays on top, the others go under it."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("deck", "zone"), ("count", "number"))

    def __init__(self, deck: Zone, count: int) -> None:
        self.deck: Final = deck
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        scout(s, f.v[YOU], self.deck, self.count)

    def is_possible(self, s: State, f: Frame) -> bool:
        return self.deck == MYTHOS or len(s.zones[self.deck]) > 0


class ScoutOne(Effect):
    """You look at the top card of a deck, and put it on top or under it."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("deck", "zone"),)

    def __init__(self, deck: Zone) -> None:
        self.deck: Final = deck

    def execute(self, s: State, f: Frame) -> None:
        scout_one(s, f.v[YOU], self.deck)

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[self.deck]) > 0


class ChooseSpell(Effect):
    """46, 49.13: the selected seat resolves one of the top two spells; the other goes under the deck."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""),)

    def __init__(self, who: SeatSelector) -> None:
        self.who: Final = who

    def execute(self, s: State, f: Frame) -> None:
        choose_spell(s, self.who.first(s, f))

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[SPELLS]) > 0


class TopSpell(Effect):
    """46.1: you resolve the top spell."""

    def execute(self, s: State, f: Frame) -> None:
        resolve_top_spell(s, f.v[YOU])

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[SPELLS]) > 0


class ChooseWaypoint(Effect):
    """You look at the top two waypoints: one goes under the deck, the other is resolved."""

    def execute(self, s: State, f: Frame) -> None:
        choose_waypoint(s, f.v[YOU])


class RemoveTop(Effect):
    """34: a number of cards leave the top of a deck for the box, unseen."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("deck", "zone"), ("count", "number"))

    def __init__(self, deck: Zone, count: int) -> None:
        self.deck: Final = deck
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        removed = min(self.count, len(s.zones[self.deck]))
        for _ in range(removed):
            move_top(s, self.deck, BOX_UNSEEN, "34")
        s.result = removed


class Keep(Effect):
    """1.11: the card with this effect stays in a player's play area."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""),)

    def __init__(self, who: SeatSelector) -> None:
        self.who: Final = who

    def execute(self, s: State, f: Frame) -> None:
        source = CRISIS if f.v[SOURCE] in s.zones[CRISIS] else SPELL
        move_card(s, f.v[SOURCE], source, PLAY_AREA + self.who.first(s, f), "1.11")
        s.result = 1


class DiscardThis(Effect):
    """The mythos card with this effect is discarded, at once or from the play area where it is kept."""

    def execute(self, s: State, f: Frame) -> None:
        card = f.v[SOURCE]
        for zone in (CRISIS, *range(PLAY_AREA, PLAY_AREA + s.seats)):
            if card in s.zones[zone]:
                move_card(s, card, zone, MYTHOS_DISCARD, "28.4")
        s.result = 1


NODES: Final[list[type[Node]]] = [
    Scout,
    ScoutOne,
    ChooseSpell,
    TopSpell,
    ChooseWaypoint,
    RemoveTop,
    Keep,
    DiscardThis,
]
