"""Effects of position files: a named card is resolved, a word of `run` is carried out when its turn comes."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import DAMAGE_DECK, PASSENGERS, SPELLS, WAYPOINTS
from turncoat.games.unfathomable.cards import FIRST_ITEM, FIRST_SPELL, FIRST_WAYPOINT
from turncoat.games.unfathomable.effects.looking import ChooseWaypoint
from turncoat.games.unfathomable.effects.resources import Risk
from turncoat.games.unfathomable.effects.ship import DamageRoom, DamageShip, Retreat
from turncoat.games.unfathomable.rules.spells import resolve_spell
from turncoat.games.unfathomable.rules.waypoints import resolve_waypoint_card
from turncoat.kernel.effects import Effect
from turncoat.kernel.errors import BadInput
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


class RunWord(Effect):
    """A word of `run`: checked when its turn comes, since earlier words can make it possible or impossible."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("word", "text"), ("effect", ""))

    def __init__(self, word: str, effect: Effect) -> None:
        self.word: Final = word
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        if self.is_possible(s, f):
            self.effect.execute(s, f)
        elif s.decision:  # the position was accepted, and players have decided since
            s.result = 0
        elif isinstance(self.effect, ResolveCard) and FIRST_SPELL <= self.effect.card < FIRST_ITEM:
            raise BadInput("card_not_left", self.word)
        else:
            raise BadInput("effect_not_possible", self.word)

    def is_possible(self, s: State, f: Frame) -> bool:
        """Whether it does anything. An instruction that can be followed in part is possible (32.5, 50.2)."""
        effect = self.effect
        if isinstance(effect, Risk):
            return len(s.zones[PASSENGERS]) > 0
        if isinstance(effect, (DamageShip, DamageRoom)):
            return len(s.zones[DAMAGE_DECK]) > 0
        if isinstance(effect, Retreat):
            return s.tracks[effect.track] > 0
        if isinstance(effect, ChooseWaypoint):
            return len(s.zones[WAYPOINTS]) > 0
        return effect.is_possible(s, f)


NODES: Final[list[type[Node]]] = [ResolveCard, RunWord]
