"""The action of each room (2.3, 3.8), by space."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, MYTHOS, RITUAL, SANITY, TRAVEL, WAYPOINTS
from turncoat.games.unfathomable.cards import INFLUENCE, LORE, OBSERVATION, STRENGTH
from turncoat.games.unfathomable.effects.actions import AfterBoilerRoom
from turncoat.games.unfathomable.effects.arithmetic import Minus, Possible
from turncoat.games.unfathomable.effects.hands import DiscardForValue, DrawUpTo, HasSkill
from turncoat.games.unfathomable.effects.items import SearchItems
from turncoat.games.unfathomable.effects.looking import Scout
from turncoat.games.unfathomable.effects.people import OTHER_FREE_HUMANS, Jail, Release
from turncoat.games.unfathomable.effects.places import ShipSpaces, There
from turncoat.games.unfathomable.effects.resources import Lose, Risk
from turncoat.games.unfathomable.effects.ship import Advance, Retreat
from turncoat.games.unfathomable.rules.skill_check import Check, Skill
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    GALLEY,
)
from turncoat.kernel.amounts import Always, AtMost, Done, Number, Rolled
from turncoat.kernel.effects import Branch, Choose, Cost, Effect, If, Nothing, Pick, Roll, Seq
from turncoat.kernel.selectors import It, You

ONE: Final = Number(1)


def gamble(skill: int, resource: int, track: int) -> Effect:
    """Discard a card and roll, adding its value: 6 or less costs a resource; the track always advances."""
    toll = Roll(If(AtMost(Rolled(), Number(6)), Lose(resource, ONE), Nothing()), Done())
    return Seq((DiscardForValue(skill), toll, Advance(track, ONE)))


ROOM_ACTIONS: Final[dict[int, Effect]] = {
    BRIDGE: Cost(
        Risk(ONE),
        Choose(
            You(),
            (
                Branch(Always(), Scout(MYTHOS, 2)),
                Branch(Possible(Scout(WAYPOINTS, 2)), Scout(WAYPOINTS, 2)),
            ),
        ),
    ),
    CHAPEL: Choose(
        You(),
        (
            Branch(HasSkill(LORE), gamble(LORE, SANITY, RITUAL)),
            Branch(Always(), Retreat(RITUAL, ONE)),
        ),
    ),
    CAPTAINS_CABIN: Pick(
        You(),
        OTHER_FREE_HUMANS,
        Check(8, (Skill(INFLUENCE), Skill(OBSERVATION)), Jail(It()), Nothing()),
    ),
    CARGO_HOLD: SearchItems(2),
    GALLEY: Seq(
        (DrawUpTo(5), Roll(If(AtMost(Rolled(), Minus(Done(), ONE)), Lose(FOOD, ONE), Nothing()))),
    ),
    BOILER_ROOM: Seq((gamble(STRENGTH, FUEL, TRAVEL), AfterBoilerRoom())),
    BRIG: Check(
        8,
        (Skill(LORE), Skill(STRENGTH)),
        Pick(You(), ShipSpaces(), Release(You(), There())),
        Nothing(),
    ),
}
