"""Mythos cards, from Missing Jewelry to Hold the Line; the characters' own follow."""

from typing import Final

from turncoat.games.unfathomable.board import (
    FOOD,
    ITEM_DECK,
    RITUAL,
    SANITY,
    SOULS,
    SPELLS,
    TRAVEL,
    WAYPOINTS,
)
from turncoat.games.unfathomable.cards import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL
from turncoat.games.unfathomable.content.phrases import (
    DAGON_ACTS,
    DEEP_ONES_ACT,
    DISCARD_HAND,
    HYDRA_ACTS,
    NOTHING,
    advance,
    check,
    choice,
    crisis,
    damage,
    discard,
    each,
    gain,
    in_order,
    in_supply,
    lose,
    move_to,
    retreat,
    risk,
    roll_at_most,
    spawn,
)
from turncoat.games.unfathomable.effects.card_effects import DeposeCaptain
from turncoat.games.unfathomable.effects.hands import AddTreachery, DiscardForValue, HasSkill
from turncoat.games.unfathomable.effects.items import DrawItem
from turncoat.games.unfathomable.effects.looking import ChooseSpell, ChooseWaypoint, Keep, RemoveTop, Scout
from turncoat.games.unfathomable.effects.monsters import DefeatDeepOne, Scatter
from turncoat.games.unfathomable.effects.people import (
    FREE_HUMANS,
    HUMANS,
    Captain,
    Defeat,
    IsAt,
    IsHuman,
    Jail,
    Keeper,
)
from turncoat.games.unfathomable.effects.places import At, EachDeck, EachWater, RoomOfDie, WithDeepOnes
from turncoat.games.unfathomable.effects.resources import PassengersOnDecks, Picked, Risk, UpTo
from turncoat.games.unfathomable.effects.ship import Advance, DamageRoom, Reset
from turncoat.games.unfathomable.rules.mythos import CHOICE_OF_TRACKS, Mythos
from turncoat.games.unfathomable.rules.skill_check import OverTarget
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
)
from turncoat.games.unfathomable.words import DAGON_FIGURE as DAGON
from turncoat.games.unfathomable.words import DEEP_ONE
from turncoat.games.unfathomable.words import HYDRA_FIGURE as HYDRA
from turncoat.kernel.amounts import AtLeast, AtMost, Both, Done, Number, Plus, Rolled
from turncoat.kernel.effects import Cost, If, May, Pick, Repeat, Roll
from turncoat.kernel.selectors import Current, Everyone, Where, You

EITHER: Final = CHOICE_OF_TRACKS
M_TO_V: Final[tuple[Mythos, ...]] = (
    choice(HYDRA, TRAVEL, Captain(), lose(SANITY, 1), AddTreachery(4)),  # missing_jewelry
    crisis(  # missing_munitions
        DEEP_ONE,
        EITHER,
        16,
        (INFLUENCE, OBSERVATION, WILL),
        Pick(You(), WithDeepOnes(FIRST_ROOM, BOILER_ROOM), DefeatDeepOne()),
        damage(2),
        12,
        damage(1),
    ),
    choice(  # missing_parents
        DEEP_ONE,
        RITUAL,
        Current(),
        in_order(
            move_to(CAPTAINS_CABIN), roll_at_most(4, in_order(lose(SOULS, 1), spawn(1, At(CAPTAINS_CABIN))))
        ),
        lose(SANITY, 1),
    ),
    choice(  # mysterious_lifeboat
        DEEP_ONE,
        RITUAL,
        Keeper(),
        in_order(risk(1), roll_at_most(4, in_order(spawn(1, At(GALLEY)), spawn(1, At(CARGO_HOLD))))),
        lose(SANITY, 1),
    ),
    crisis(DAGON, EITHER, 10, (LORE, STRENGTH), Scatter(), DEEP_ONES_ACT),  # on_the_offensive
    choice(  # open_the_gate
        DAGON,
        RITUAL,
        Keeper(),
        check(
            18,
            (LORE, OBSERVATION, WILL),
            in_order(Reset(TRAVEL), ChooseWaypoint()),
            in_order(lose(SANITY, 1), lose(SOULS, 1), damage(2)),
        ),
        lose(SANITY, 1),
    ),
    crisis(DEEP_ONE, TRAVEL, 9, (LORE, OBSERVATION), NOTHING, lose(SOULS, 1)),  # passenger_overboard
    crisis(  # passenger_riot
        DEEP_ONE,
        TRAVEL,
        13,
        (INFLUENCE, STRENGTH),
        DrawItem(),
        in_order(lose(SANITY, 1), lose(SOULS, 1)),
        10,
        lose(SANITY, 1),
    ),
    choice(  # poisoned_food
        DEEP_ONE,
        TRAVEL,
        Keeper(),
        in_order(
            DiscardForValue(LORE), Roll(If(AtMost(Rolled(), Number(6)), lose(SOULS, 1), NOTHING), Done())
        ),
        lose(FOOD, 1),
        one_needs=HasSkill(LORE),
    ),
    choice(  # power_to_the_people
        DEEP_ONE,
        TRAVEL,
        Captain(),
        check(9, (INFLUENCE, WILL), AddTreachery(2), in_order(lose(SOULS, 1), DeposeCaptain())),
        DeposeCaptain(),
    ),
    crisis(  # rally_the_crew
        DAGON,
        EITHER,
        13,
        (INFLUENCE, WILL),
        gain(SANITY, 1),
        in_order(lose(SANITY, 2), each(HUMANS, discard(2))),
        10,
        lose(SANITY, 1),
    ),
    crisis(  # rat_infestation
        DEEP_ONE,
        RITUAL,
        12,
        (INFLUENCE, OBSERVATION),
        May(You(), Cost(lose(SANITY, 1), gain(FOOD, 1))),
        lose(FOOD, 2),
        8,
        lose(FOOD, 1),
    ),
    choice(  # ritual_coordination
        DEEP_ONE,
        TRAVEL,
        Keeper(),
        check(
            9,
            (LORE, WILL),
            Advance(RITUAL, Plus(Number(1), OverTarget(2))),
            in_order(lose(SANITY, 1), DamageRoom(At(CHAPEL))),
        ),
        DEEP_ONES_ACT,
    ),
    choice(  # ritual_support
        HYDRA,
        TRAVEL,
        Keeper(),
        in_order(
            DiscardForValue(LORE),
            Roll(
                If(
                    AtLeast(Rolled(), Number(7)),
                    advance(RITUAL, 1),
                    in_order(lose(SANITY, 1), lose(SOULS, 1)),
                ),
                Done(),
            ),
        ),
        in_order(retreat(RITUAL, 1), each(Keeper(), discard(2))),
        one_needs=HasSkill(LORE),
    ),
    choice(  # sacrifice_deep_one
        DEEP_ONE,
        TRAVEL,
        Keeper(),
        in_order(lose(SANITY, 1), Keep(Keeper())),
        in_order(Reset(RITUAL), each(Keeper(), DISCARD_HAND)),
    ),
    crisis(  # sewage_backup
        DAGON,
        EITHER,
        9,
        (STRENGTH, WILL),
        NOTHING,
        in_order(lose(SANITY, 1), Roll(Defeat(Where(Everyone(), Both(IsHuman(), IsAt(RoomOfDie())))))),
    ),
    crisis(  # shipboard_fire
        DEEP_ONE, RITUAL, 11, (OBSERVATION, STRENGTH), damage(1), damage(3), 8, damage(2)
    ),
    crisis(  # stolen_ritual_components
        DAGON,
        TRAVEL,
        10,
        (LORE, OBSERVATION),
        ChooseSpell(Keeper()),
        in_order(retreat(RITUAL, 2), RemoveTop(SPELLS, 5)),
    ),
    choice(  # strange_vision
        DEEP_ONE, EITHER, Current(), in_order(Scout(WAYPOINTS, 2), Jail(You())), spawn(1, EachDeck())
    ),
    choice(  # the_anarcho_individualist
        DAGON,
        RITUAL,
        Current(),
        in_order(lose(SANITY, 1), DrawItem(), RemoveTop(ITEM_DECK, 5)),
        in_order(discard(2), AddTreachery(2)),
    ),
    choice(  # the_captains_banquet
        HYDRA,
        TRAVEL,
        Captain(),
        in_order(lose(FOOD, 2), gain(SANITY, 1), each(FREE_HUMANS, May(You(), move_to(GALLEY)))),
        in_order(lose(FOOD, 1), roll_at_most(6, lose(SANITY, 1))),
    ),
    crisis(  # the_fathers_favor
        DAGON,
        TRAVEL,
        16,
        (LORE, OBSERVATION, STRENGTH),
        NOTHING,
        in_order(DAGON_ACTS, DAGON_ACTS),
        11,
        DAGON_ACTS,
    ),
    crisis(  # the_mothers_wrath
        HYDRA,
        TRAVEL,
        17,
        (INFLUENCE, LORE, STRENGTH),
        NOTHING,
        in_order(HYDRA_ACTS, HYDRA_ACTS),
        12,
        HYDRA_ACTS,
    ),
    choice(  # too_many_bodies
        DEEP_ONE,
        TRAVEL,
        Captain(),
        lose(FOOD, 1),
        in_order(risk(1), Roll(If(AtMost(Rolled(), PassengersOnDecks()), lose(SANITY, 1), NOTHING))),
    ),
    choice(  # transformation
        DEEP_ONE,
        TRAVEL,
        Captain(),
        roll_at_most(6, in_order(lose(SOULS, 1), spawn(1, At(CARGO_HOLD)))),
        in_order(lose(SOULS, 1), roll_at_most(4, lose(SANITY, 1))),
    ),
    choice(  # volunteer_army
        DAGON,
        RITUAL,
        Captain(),
        Pick(
            You(),
            UpTo(4),
            Cost(
                Risk(Picked()),
                Repeat(Picked(), Pick(You(), WithDeepOnes(FIRST_DECK, BOILER_ROOM), DefeatDeepOne())),
            ),
        ),
        DEEP_ONES_ACT,
        one_needs=in_supply(1),
    ),
    crisis(  # hold_the_line
        HYDRA,
        EITHER,
        15,
        (LORE, STRENGTH, WILL),
        May(You(), Scatter()),
        spawn(1, EachDeck()),
        10,
        spawn(1, EachWater()),
    ),
)
