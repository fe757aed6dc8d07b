"""Effect that resolves a named card, for position files."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import SPELLS, WAYPOINTS
from turncoat.games.unfathomable.cards import FIRST_ITEM, FIRST_SPELL, FIRST_WAYPOINT
from turncoat.games.unfathomable.rules.spells import resolve_spell
from turncoat.games.unfathomable.rules.waypoints import resolve_waypoint_card
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import YOU, Frame
from turncoat.kernel.ids import Card
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State


class ResolveCard(Effect):
    """Spells and waypoints are taken from their deck as if drawn; items and skill cards have their effect."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("card", "card"),)

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        if not self.is_possible(s, f):
            return
        if FIRST_SPELL <= self.card < FIRST_WAYPOINT:
            resolve_spell(s, f.v[YOU], self.card)
        elif FIRST_WAYPOINT <= self.card < FIRST_ITEM:
            resolve_waypoint_card(s, f.v[YOU], self.card)
        else:
            s.game.card_effects[self.card].execute(s, self._as_source(f))

    def is_possible(self, s: State, f: Frame) -> bool:
        if FIRST_SPELL <= self.card < FIRST_WAYPOINT:
            return self.card in s.zones[SPELLS]
        if FIRST_WAYPOINT <= self.card < FIRST_ITEM:
            return self.card in s.zones[WAYPOINTS]
        return s.game.card_effects[self.card].is_possible(s, self._as_source(f))

    def _as_source(self, f: Frame) -> Frame:
        return Frame(-1, 0, [f.v[YOU], self.card, 0, 0, 0], None)


NODES: Final[list[type[Node]]] = [ResolveCard]
