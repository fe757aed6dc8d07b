"""Values for the actions of a human's turn, and of a hidden traitor's (3): each together with the action that
could follow it."""

from typing import Final

from turncoat.bots.unfathomable import betrayal, hands, holdings, places, sides
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.worth import worth
from turncoat.games.unfathomable.board import CHARACTER
from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS, KEPT_ACTIONS
from turncoat.games.unfathomable.rules.performing import LEFT
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, SICK_BAY, Space
from turncoat.games.unfathomable.vocabulary import (
    ATTACK,
    ATTACK_DEEP_ONE,
    END_ACTIONS,
    MOVE,
    PLAY,
    REPAIR,
    RESCUE,
    REVEAL,
    TRADE,
    USE_ABILITY,
    USE_FEAT,
    USE_ITEM,
    USE_KEPT,
    USE_ROOM,
    USE_TOME,
)
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN, Option, first_of, verb_of

LATER: Final = 0.35  # weight of actions elsewhere that must wait for the next turn
FEAT_KEPT: Final = 4.0  # value of keeping a feat for later


def act(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    if outlook.is_revealed:
        return betrayal.act(outlook, legal)
    weighing = Weighing(outlook)
    values = [weighing.value(option) for option in legal]
    plain = sides.own(outlook, values, sides.OPEN)
    return betrayal.reveal_values(outlook, legal, plain)


class Weighing:
    """The values of actions on the ship, computed once for all the options of a question."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.left: Final = outlook.view.stack[-1].v[LEFT]
        self.chances: Final[dict[Space, float]] = {
            space: places.opportunity(outlook, space) for space in range(FIRST_DECK, SICK_BAY)
        }
        self.here: Final = self.chances.get(outlook.here, places.opportunity(outlook, outlook.here))
        elsewhere = [LATER * chance + places.safety(outlook, space) for space, chance in self.chances.items()]
        self.next_place: Final = max(elsewhere) if outlook.here != BRIG else 0.0
        # The value of another action: here, or half of one that needs a move.
        outlook.action = max(self.here, 0.5 * max(self.chances.values()), 1.0)
        self.rest: Final = max(0.0, self.next_place) if self.left > 1 else 0.0

    def value(self, option: Option) -> float:
        verb = verb_of(option)
        if verb == MOVE:
            return self._move(first_of(option))
        if verb == END_ACTIONS:
            return 0.0
        if verb == REVEAL:
            return -50.0
        return (
            self._deed(option)
            + self.rest
            + places.safety(self.outlook, self.outlook.here) * (1.0 if self.left == 1 else 0.0)
        )

    def _move(self, to: Space) -> float:
        value = LATER * self.chances[to] + places.safety(self.outlook, to)
        if self.left > 1:
            value = max(value, self.chances[to] + 0.5 * places.safety(self.outlook, to))
        return value - 0.3

    def _deed(self, option: Option) -> float:
        outlook, verb = self.outlook, verb_of(option)
        card = first_of(option)
        if verb in (ATTACK_DEEP_ONE, ATTACK):
            return places.fight(outlook, outlook.here)
        if verb == RESCUE:
            return outlook.rescue(outlook.here)
        if verb == REPAIR:
            return places.repair(outlook, outlook.here)
        if verb == USE_ROOM:
            return places.room(outlook, outlook.here)
        if verb == USE_TOME:
            return holdings.SPELL
        if verb == TRADE:
            return -1.0
        return self._effect(verb, card)

    def _effect(self, verb: int, card: int) -> float:
        outlook = self.outlook
        character = outlook.view.tracks[CHARACTER + outlook.me]
        game = outlook.view.game
        me = Frame(-1, 0, [outlook.me, UNKNOWN, 0, 0, 0], None)
        if verb == PLAY:
            return worth(game.card_effects[card], outlook, _with(outlook, card)) - hands.price(outlook, card)
        if verb == USE_ITEM:
            return worth(game.card_effects[card], outlook, _with(outlook, card))
        if verb == USE_ABILITY:
            return worth(ABILITIES[character], outlook, me)
        if verb == USE_FEAT:
            return worth(FEATS[character], outlook, me) - FEAT_KEPT
        if verb == USE_KEPT:
            return worth(KEPT_ACTIONS[card], outlook, _with(outlook, card))
        return 0.0


def _with(outlook: Outlook, card: int) -> Frame:
    return Frame(-1, 0, [outlook.me, card, 0, 0, 0], None)
