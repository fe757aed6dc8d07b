"""Actions of items (24.3). Other items work passively or in reactions."""

from typing import Final

from turncoat.games.unfathomable.cards import ITEM_CARDS, JAM_TIN_GRENADE
from turncoat.games.unfathomable.effects.actions import (
    AnyOf,
    CharactersThere,
    DecksInReach,
    EnemiesHere,
    IsUndamagedRoom,
    OncePerTurn,
    OpenBeside,
    PerformActions,
    Provided,
    RepairHere,
    Strike,
)
from turncoat.games.unfathomable.effects.items import RemoveItem
from turncoat.games.unfathomable.effects.monsters import DefeatDeepOnes, ShiftDeepOnes
from turncoat.games.unfathomable.effects.people import Defeat, Move
from turncoat.games.unfathomable.effects.places import BesideYou, There, YourSpace
from turncoat.games.unfathomable.effects.resources import DefeatPassengerThere, PassengersThere, RescueThere
from turncoat.games.unfathomable.effects.ship import DamageRoom
from turncoat.games.unfathomable.rules.limits import BOOK_OF_DAGON_MOVE, PLIMSOLLS_MOVE, STARBUCK_ATTACK
from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Effect, ForEach, If, Nothing, Pick, Repeat, Seq
from turncoat.kernel.ids import Card
from turncoat.kernel.selectors import You

# Every figure there, then the room itself (ruling A6); monarchs are left alone.
EXPLOSION: Final = Seq(
    (
        DefeatDeepOnes(There()),
        Repeat(PassengersThere(), DefeatPassengerThere()),
        Defeat(CharactersThere()),
        If(IsUndamagedRoom(), DamageRoom(There()), Nothing()),
    )
)

ACTIONS: Final[dict[str, Effect]] = {
    "speaking_trumpet": Provided(
        AnyOf(DecksInReach()), ForEach(DecksInReach(), Repeat(PassengersThere(), RescueThere()))
    ),
    "six_shooter": Strike(Number(2)),
    "tool_kit": RepairHere(),
    "repeating_rifle": Strike(Number(1), reach=1),
    "book_of_dagon": OncePerTurn(BOOK_OF_DAGON_MOVE, Seq((ShiftDeepOnes(YourSpace()), PerformActions(1)))),
    "starbuck": OncePerTurn(STARBUCK_ATTACK, Seq((Strike(Number(0)), PerformActions(1)))),
    "pocket_pistol": Strike(Number(0)),
    "jam_tin_grenade": Seq((RemoveItem(JAM_TIN_GRENADE), Pick(You(), BesideYou(), EXPLOSION))),
    "plimsolls": OncePerTurn(
        PLIMSOLLS_MOVE, Seq((Pick(You(), OpenBeside(), Move(You(), There())), PerformActions(1)))
    ),
    "shotgun": Strike(EnemiesHere()),
}

ITEM_ACTIONS: Final[dict[Card, Effect]] = {
    ITEM_CARDS.number(item): action for item, action in ACTIONS.items()
}
