"""The spell deck: 19 cards, greater_banishment twice. `You` is the seat that casts it."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, MYTHOS, RITUAL, SANITY, SOULS, TRAVEL, WAYPOINTS
from turncoat.games.unfathomable.cards import SPELL_CARDS
from turncoat.games.unfathomable.content.composites import (
    DEEP_ONES_ACT,
    NOTHING,
    advance,
    damage,
    discard,
    each,
    either,
    gain,
    in_order,
    lose,
    roll_at_least,
    roll_at_most,
    roll_at_most_done,
)
from turncoat.games.unfathomable.effects.actions import EnemyCharactersHere
from turncoat.games.unfathomable.effects.card_effects import InAll, PickUpTo
from turncoat.games.unfathomable.effects.hands import AddTreachery, DrawAny, DrawOwn
from turncoat.games.unfathomable.effects.items import SearchItems
from turncoat.games.unfathomable.effects.looking import Keep, Scout
from turncoat.games.unfathomable.effects.monsters import DefeatDeepOne, DefeatDeepOnes, MonarchsToDeep
from turncoat.games.unfathomable.effects.people import HUMANS, HUMANS_HERE, Defeat, IsAt, Keeper, Move
from turncoat.games.unfathomable.effects.places import (
    At,
    EachWater,
    ShipSpaces,
    There,
    WithDeepOnes,
    YourSpace,
)
from turncoat.games.unfathomable.effects.resources import (
    DecksWithPassengers,
    DefeatPassengersHere,
    GainIt,
    PassengersOnDecks,
    RescueThere,
    Resources,
)
from turncoat.games.unfathomable.spaces import BOILER_ROOM, SICK_BAY, W1
from turncoat.kernel.amounts import AtLeast, Number, Rolled
from turncoat.kernel.effects import Cost, Effect, If, May, Named, Pick, Roll
from turncoat.kernel.families import NamedValue
from turncoat.kernel.selectors import Everyone, It, You


def may_move() -> Effect:
    return May(You(), Pick(You(), ShipSpaces(), Move(You(), There())))


def strain() -> Effect:
    """The price of most spells: a roll that may cost a sanity."""
    return roll_at_most(4, lose(SANITY, 1))


class Spell(NamedValue):
    def __init__(self, name: str, effect: Effect) -> None:
        super().__init__(name)
        self.effect: Final = effect


DECK: Final = SPELL_CARDS.deck(
    Spell("alchemical_transmutation", Cost(lose(FOOD, 1), gain(FUEL, 2))),
    Spell("astral_travel", in_order(Named("astral_travel"), strain())),
    Spell("call_down_the_storm", in_order(DefeatDeepOnes(EachWater()), roll_at_most_done(damage(1)))),
    Spell(
        "call_friends",
        in_order(
            PickUpTo(PassengersOnDecks(), DecksWithPassengers(), RescueThere()),
            roll_at_most_done(DEEP_ONES_ACT),
        ),
    ),
    Spell("cloud_memory", in_order(gain(SANITY, 1), each(HUMANS, discard(1)))),
    Spell("conjuration", in_order(SearchItems(5, 1), strain())),
    Spell("dark_pact", in_order(AddTreachery(4), Pick(You(), Resources(), GainIt()))),
    Spell("feed_the_mind", Cost(lose(FOOD, 1), gain(SANITY, 2))),
    Spell("flesh_ward", Pick(You(), Everyone(), Keep(It()))),
    Spell("foresee", in_order(either(Scout(MYTHOS, 4), Scout(WAYPOINTS, 4)), strain())),
    Spell("greater_banishment", in_order(advance(RITUAL, 2), strain())),
    Spell("heal", in_order(each(HUMANS, If(IsAt(At(SICK_BAY)), may_move(), DrawOwn(1))), strain())),
    Spell("lure_monster", in_order(MonarchsToDeep(), strain())),
    Spell(
        "plague_of_locusts",
        Roll(
            in_order(
                PickUpTo(Rolled(), WithDeepOnes(W1, BOILER_ROOM), DefeatDeepOne()),
                If(AtLeast(Rolled(), Number(5)), lose(FOOD, 1), NOTHING),
            )
        ),
    ),
    Spell("raise_the_dead", Cost(lose(SANITY, 1), gain(SOULS, 2))),
    Spell("revelation_of_script", Keep(Keeper())),
    Spell(
        "summon_fire",
        in_order(advance(TRAVEL, 1), roll_at_least(6, in_order(advance(TRAVEL, 1), damage(1)))),
    ),
    Spell(
        "summon_the_beast_within",
        in_order(
            may_move(),
            InAll((DefeatDeepOnes(YourSpace()), Defeat(EnemyCharactersHere()))),
            roll_at_most_done(in_order(DefeatPassengersHere(), Defeat(HUMANS_HERE))),
        ),
    ),
    Spell(
        "voice_of_ra",
        in_order(each(HUMANS, DrawAny(Number(1))), roll_at_most(4, each(HUMANS, discard(1)))),
    ),
)
