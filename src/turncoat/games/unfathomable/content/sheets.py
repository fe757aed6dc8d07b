"""Character sheets: sheet actions, feats that are actions, and reveal effects (20, 37), by character. The
other abilities and feats are reactions."""

from typing import Final

from turncoat.games.unfathomable.board import FUEL, RITUAL, SANITY, SPELLS, TRAVEL
from turncoat.games.unfathomable.cards import LORE, MEMORY_OF_THE_DEEP, SACRIFICE_DEEP_ONE, WILL
from turncoat.games.unfathomable.content.characters import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
)
from turncoat.games.unfathomable.effects.actions import (
    AnyOf,
    BanishMonarch,
    GiveItem,
    MonarchsOnBoard,
    NudgeMonarch,
    OncePerTurn,
    OpenDecks,
    PerformActions,
    Provided,
    SpreadMisfortune,
    UseIt,
    YouAreAt,
    YourWeapons,
)
from turncoat.games.unfathomable.effects.arithmetic import Possible
from turncoat.games.unfathomable.effects.hands import DiscardForValue
from turncoat.games.unfathomable.effects.items import DrawItem, ItemCount, ItemsOfHumansHere, TakeIt
from turncoat.games.unfathomable.effects.looking import DiscardThis, ScoutOne, TopSpell
from turncoat.games.unfathomable.effects.monsters import ActivateHere, DefeatOneHere, SpawnApart
from turncoat.games.unfathomable.effects.people import (
    HUMANS_HERE,
    OTHER_HUMANS,
    OTHERS_HERE,
    Defeat,
    Is,
    Jail,
    Keeper,
    LookAtLoyalty,
    Move,
)
from turncoat.games.unfathomable.effects.places import At, There, UndamagedRooms
from turncoat.games.unfathomable.effects.resources import (
    DecksWithPassengers,
    DefeatPassengerInSupply,
    DefeatPassengersHere,
    DefeatPassengerThere,
    Lose,
    PassengersInSupply,
)
from turncoat.games.unfathomable.effects.ship import Advance, DamageRoom, Reset, Retreat
from turncoat.games.unfathomable.rules.limits import DECK_CHIEF, OCCULT_TRAINING, QUICK_DRAW, SCAVENGER
from turncoat.games.unfathomable.rules.skill_check import Check, Skill
from turncoat.games.unfathomable.spaces import BOILER_ROOM, BRIG
from turncoat.kernel.amounts import Always, AtLeast, AtMost, Both, Done, Not, Number, Rolled
from turncoat.kernel.effects import Branch, Choose, Effect, If, Nothing, Pick, Roll, Seq
from turncoat.kernel.selectors import It, You

ONE: Final = Number(1)
TWO: Final = Number(2)
OUTSIDE_BRIG: Final = Not(YouAreAt(At(BRIG)))

ABILITIES: Final[dict[int, Effect]] = {
    ARJUN: OncePerTurn(DECK_CHIEF, Seq((Pick(You(), OpenDecks(), Move(You(), There())), PerformActions(1)))),
    JAMIE: OncePerTurn(QUICK_DRAW, Seq((Pick(You(), YourWeapons(), UseIt()), PerformActions(1)))),
    WILLIAM: Provided(OUTSIDE_BRIG, OncePerTurn(OCCULT_TRAINING, Seq((ScoutOne(SPELLS), PerformActions(1))))),
    ISHMAEL: Provided(
        Possible(DiscardForValue(LORE)),
        Pick(
            You(),
            MonarchsOnBoard(),
            Seq(
                (
                    DiscardForValue(LORE),
                    Roll(If(AtLeast(Rolled(), Number(7)), BanishMonarch(), NudgeMonarch()), Done()),
                )
            ),
        ),
    ),
    SAMIRA: Provided(
        Both(OUTSIDE_BRIG, AtMost(ItemCount(), Number(4))),
        OncePerTurn(SCAVENGER, Seq((DrawItem(), GiveItem()))),
    ),
}

FEATS: Final[dict[int, Effect]] = {
    JEANNE: Provided(YouAreAt(At(BOILER_ROOM)), Seq((Lose(FUEL, ONE), Advance(TRAVEL, TWO)))),
    JAMIE: Provided(OUTSIDE_BRIG, Pick(You(), OTHERS_HERE, Jail(It()))),
    WILLIAM: Provided(Is(You(), Keeper()), Seq((TopSpell(), PerformActions(1)))),
    ISHMAEL: Pick(You(), OTHER_HUMANS, LookAtLoyalty()),
}

# From the supply or from a deck: passengers in one place are face down and indistinguishable.
MALPRACTICE: Final = Choose(
    You(),
    (
        Branch(AtLeast(PassengersInSupply(), ONE), DefeatPassengerInSupply()),
        Branch(AnyOf(DecksWithPassengers()), Pick(You(), DecksWithPassengers(), DefeatPassengerThere())),
    ),
)

REVEAL_ABILITIES: Final[dict[int, Effect]] = {
    KEILANI: Lose(SANITY, ONE),
    ARJUN: Reset(TRAVEL),
    SVETLANA: If(Possible(MALPRACTICE), MALPRACTICE, Nothing()),
    JEANNE: Pick(You(), UndamagedRooms(), DamageRoom(There())),
    JAMIE: Seq((Defeat(HUMANS_HERE), DefeatPassengersHere())),
    WILLIAM: Choose(
        You(),
        (
            Branch(Always(), Advance(RITUAL, ONE)),
            Branch(Always(), Advance(RITUAL, TWO)),
            Branch(Always(), Retreat(RITUAL, ONE)),
            Branch(Always(), Retreat(RITUAL, TWO)),
            Branch(Always(), Nothing()),
        ),
    ),
    BEATRICE: SpawnApart(4),
    ISHMAEL: ActivateHere(),
    EDMUND: SpreadMisfortune(),
    SAMIRA: Pick(You(), ItemsOfHumansHere(), TakeIt()),
}

# Mythos cards that give their owner an action while they are kept (rulings K2, K4)
KEPT_ACTIONS: Final[dict[int, Effect]] = {
    SACRIFICE_DEEP_ONE: Provided(
        Possible(ActivateHere()),
        Roll(
            If(
                AtLeast(Rolled(), Number(6)),
                Seq((DefeatOneHere(), DiscardThis(), Advance(RITUAL, TWO))),
                Nothing(),
            )
        ),
    ),
    MEMORY_OF_THE_DEEP: Check(13, (Skill(LORE), Skill(WILL)), DiscardThis(), Lose(SANITY, ONE)),
}
