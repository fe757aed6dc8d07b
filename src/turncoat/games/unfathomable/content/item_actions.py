"""What items do as actions (24.3); the others help by themselves or in reactions."""

from typing import Final

from turncoat.games.unfathomable.cards import BOOK_OF_DAGON, FIRST_ITEM, PLIMSOLLS, POCKET_PISTOL, STARBUCK
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
from turncoat.kernel.selectors import You

SPEAKING_TRUMPET: Final = FIRST_ITEM
SIX_SHOOTER: Final = FIRST_ITEM + 1
TOOL_KIT: Final = FIRST_ITEM + 3
REPEATING_RIFLE: Final = FIRST_ITEM + 4
JAM_TIN_GRENADE: Final = FIRST_ITEM + 16
SHOTGUN: Final = FIRST_ITEM + 19

# Everybody there, then the room itself (ruling A6); monarchs are left alone.
EXPLOSION: Final = Seq(
    (
        DefeatDeepOnes(There()),
        Repeat(PassengersThere(), DefeatPassengerThere()),
        Defeat(CharactersThere()),
        If(IsUndamagedRoom(), DamageRoom(There()), Nothing()),
    )
)

ITEM_ACTIONS: Final[dict[int, Effect]] = {
    SPEAKING_TRUMPET: Provided(
        AnyOf(DecksInReach()), ForEach(DecksInReach(), Repeat(PassengersThere(), RescueThere()))
    ),
    SIX_SHOOTER: Strike(Number(2)),
    TOOL_KIT: RepairHere(),
    REPEATING_RIFLE: Strike(Number(1), reach=1),
    BOOK_OF_DAGON: OncePerTurn(BOOK_OF_DAGON_MOVE, Seq((ShiftDeepOnes(YourSpace()), PerformActions(1)))),
    STARBUCK: OncePerTurn(STARBUCK_ATTACK, Seq((Strike(Number(0)), PerformActions(1)))),
    POCKET_PISTOL: Strike(Number(0)),
    JAM_TIN_GRENADE: Seq((RemoveItem(JAM_TIN_GRENADE), Pick(You(), BesideYou(), EXPLOSION))),
    PLIMSOLLS: OncePerTurn(
        PLIMSOLLS_MOVE, Seq((Pick(You(), OpenBeside(), Move(You(), There())), PerformActions(1)))
    ),
    SHOTGUN: Strike(EnemiesHere()),
}
