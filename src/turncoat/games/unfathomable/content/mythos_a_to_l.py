"""Mythos cards, from Accusation to the Lure of Y'ha-nthlei; the others follow in mythos_m_to_v.py."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, KEEPER, RITUAL, SANITY, SOULS, TRAVEL
from turncoat.games.unfathomable.cards import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL
from turncoat.games.unfathomable.content.phrases import (
    DAGON_ACTS,
    DEEP_ONES_ACT,
    DISCARD_HAND,
    HYDRA_ACTS,
    NOTHING,
    UNDER_WAY,
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
    risk_to,
    roll_at_most,
    set_back,
    set_back_or_lose_fuel,
    spawn,
)
from turncoat.games.unfathomable.effects.arithmetic import Minus
from turncoat.games.unfathomable.effects.hands import AddTreachery, DrawOwn
from turncoat.games.unfathomable.effects.items import DrawItem, HasItems, ItemCount, RemoveIt, YourItems
from turncoat.games.unfathomable.effects.looking import Keep
from turncoat.games.unfathomable.effects.monsters import MonarchsToFront, SurfaceAll
from turncoat.games.unfathomable.effects.people import (
    FREE_HUMANS,
    HUMANS,
    IN_BRIG,
    Captain,
    Defeat,
    Jail,
    Keeper,
    PassTitle,
    Release,
)
from turncoat.games.unfathomable.effects.places import At, NearYou, RoomDamaged, RoomOfDie, ShipSpaces, There
from turncoat.games.unfathomable.effects.resources import DefeatPassengerInSupply
from turncoat.games.unfathomable.effects.ship import DamageRoom
from turncoat.games.unfathomable.rules.mythos import CHOICE_OF_TRACKS, Mythos
from turncoat.games.unfathomable.spaces import BOILER_ROOM, GALLEY
from turncoat.games.unfathomable.words import DAGON_FIGURE as DAGON
from turncoat.games.unfathomable.words import DEEP_ONE
from turncoat.games.unfathomable.words import HYDRA_FIGURE as HYDRA
from turncoat.kernel.amounts import Always, Number
from turncoat.kernel.effects import Branch, Choose, If, May, Pick, Repeat, Roll
from turncoat.kernel.selectors import Current, Everyone, It, Where, You

EITHER: Final = CHOICE_OF_TRACKS
A_TO_L: Final[tuple[Mythos, ...]] = (
    choice(  # accusation
        DEEP_ONE,
        RITUAL,
        Captain(),
        Pick(You(), FREE_HUMANS, Jail(It())),
        in_order(each(Captain(), discard(2)), each(Current(), discard(2)), AddTreachery(2)),
    ),
    crisis(  # adrift_fishing_boat
        HYDRA,
        EITHER,
        16,
        (INFLUENCE, OBSERVATION, STRENGTH),
        in_order(risk_to(1, gain(SOULS, 1)), May(You(), risk_to(1, gain(FOOD, 1)))),
        in_order(lose(SANITY, 1), lose(SOULS, 1)),
        13,
        risk_to(2, gain(SOULS, 1)),
    ),
    crisis(HYDRA, EITHER, 10, (STRENGTH, WILL), Keep(You()), DEEP_ONES_ACT),  # barricade_the_hatches
    choice(  # bucket_brigade
        HYDRA,
        RITUAL,
        Captain(),
        check(
            16, (INFLUENCE, STRENGTH, WILL), risk_to(2, advance(TRAVEL, 1)), in_order(lose(FUEL, 1), risk(2))
        ),
        roll_at_most(6, lose(FUEL, 1)),
    ),
    choice(DEEP_ONE, TRAVEL, Captain(), lose(SANITY, 2), risk(4)),  # class_struggle
    choice(  # coal_bunker_fire
        DAGON,
        RITUAL,
        Current(),
        check(13, (INFLUENCE, STRENGTH), advance(TRAVEL, 1), in_order(lose(FUEL, 1), lose(SOULS, 1))),
        in_order(lose(FUEL, 1), roll_at_most(4, lose(FUEL, 1))),
    ),
    crisis(  # collision_course
        DEEP_ONE,
        RITUAL,
        11,
        (OBSERVATION, WILL),
        NOTHING,
        in_order(Roll(MonarchsToFront()), damage(2), retreat(TRAVEL, 2)),
        8,
        in_order(Roll(MonarchsToFront()), damage(1), retreat(TRAVEL, 1)),
    ),
    crisis(  # coordinated_assault
        DEEP_ONE,
        RITUAL,
        17,
        (INFLUENCE, LORE, OBSERVATION),
        advance(TRAVEL, 1),
        in_order(Roll(SurfaceAll()), HYDRA_ACTS, DAGON_ACTS, DEEP_ONES_ACT),
    ),
    choice(  # criminal_activity
        HYDRA,
        RITUAL,
        Current(),
        check(
            11,
            (INFLUENCE, OBSERVATION),
            DrawItem(),
            in_order(
                lose(SANITY, 1),
                each(HUMANS, Repeat(Minus(ItemCount(), Number(1)), Pick(You(), YourItems(), RemoveIt()))),
            ),
        ),
        in_order(Pick(You(), YourItems(), RemoveIt()), AddTreachery(4)),
        other_needs=HasItems(),
    ),
    crisis(  # damaged_evaporator
        HYDRA,
        RITUAL,
        11,
        (OBSERVATION, WILL),
        NOTHING,
        in_order(lose(FOOD, 1), set_back_or_lose_fuel()),
        8,
        lose(FOOD, 1),
    ),
    crisis(DEEP_ONE, EITHER, 11, (OBSERVATION, WILL), NOTHING, DEEP_ONES_ACT),  # deep_one_feint
    crisis(  # deep_one_swarm
        DEEP_ONE,
        EITHER,
        15,
        (LORE, OBSERVATION, STRENGTH),
        NOTHING,
        in_order(DEEP_ONES_ACT, DEEP_ONES_ACT),
        11,
        DEEP_ONES_ACT,
    ),
    choice(  # dinghy_launch
        DAGON, TRAVEL, Captain(), in_order(risk(1), roll_at_most(4, lose(SANITY, 1))), lose(SOULS, 1)
    ),
    crisis(  # disturbing_dreams
        HYDRA, TRAVEL, 13, (INFLUENCE, LORE), gain(SANITY, 1), lose(SANITY, 2), 10, lose(SANITY, 1)
    ),
    crisis(  # eot_failure
        DAGON,
        RITUAL,
        11,
        (INFLUENCE, OBSERVATION),
        advance(TRAVEL, 1),
        Choose(You(), (Branch(UNDER_WAY, retreat(TRAVEL, 1)), Branch(Always(), lose(FUEL, 1)))),
    ),
    crisis(  # fear_of_the_unknown
        DEEP_ONE,
        EITHER,
        15,
        (INFLUENCE, LORE, WILL),
        NOTHING,
        in_order(each(Keeper(), DISCARD_HAND), Defeat(Keeper()), PassTitle(KEEPER)),
    ),
    choice(  # firemen_strike
        DAGON,
        RITUAL,
        Current(),
        check(9, (STRENGTH, WILL), NOTHING, in_order(Defeat(You()), discard(3))),
        in_order(set_back_or_lose_fuel(), AddTreachery(2)),
    ),
    crisis(DEEP_ONE, RITUAL, 9, (STRENGTH, WILL), NOTHING, lose(SOULS, 1)),  # flooding_compartment
    choice(  # food_rationing
        DEEP_ONE, RITUAL, Captain(), in_order(lose(FOOD, 1), roll_at_most(6, lose(SANITY, 1))), lose(FOOD, 2)
    ),
    crisis(  # food_stores_raid
        DAGON, TRAVEL, 11, (INFLUENCE, STRENGTH), NOTHING, lose(FOOD, 2), 8, lose(FOOD, 1)
    ),
    crisis(DEEP_ONE, RITUAL, 10, (LORE, WILL), NOTHING, lose(SANITY, 1)),  # horrific_visions
    crisis(DEEP_ONE, TRAVEL, 9, (OBSERVATION, STRENGTH), NOTHING, damage(1)),  # hull_leak
    crisis(  # hypnotic_melody
        DEEP_ONE,
        TRAVEL,
        10,
        (INFLUENCE, WILL),
        NOTHING,
        If(in_supply(1), DefeatPassengerInSupply(), lose(SOULS, 2)),
        7,
        If(in_supply(1), risk(1), lose(FOOD, 1)),
    ),
    choice(  # identity_crisis
        DEEP_ONE,
        RITUAL,
        Current(),
        check(11, (INFLUENCE, LORE), each(HUMANS, DrawOwn(1)), in_order(lose(SOULS, 1), spawn(1, NearYou()))),
        in_order(lose(SOULS, 1), roll_at_most(4, DISCARD_HAND)),
    ),
    choice(  # improvised_fuel_source
        HYDRA, RITUAL, Captain(), risk_to(3, gain(FUEL, 1)), lose(FUEL, 1), one_needs=in_supply(3)
    ),
    choice(  # incoming_sos
        DAGON,
        RITUAL,
        Captain(),
        risk_to(4, in_order(gain(FOOD, 1), gain(FUEL, 1), gain(SOULS, 1))),
        lose(SANITY, 1),
    ),
    choice(  # infection
        DEEP_ONE,
        TRAVEL,
        Captain(),
        lose(FOOD, 1),
        in_order(roll_at_most(6, lose(SOULS, 1)), roll_at_most(4, lose(SOULS, 1))),
    ),
    crisis(  # infiltrator
        HYDRA,
        TRAVEL,
        11,
        (LORE, STRENGTH),
        NOTHING,
        in_order(damage(1), spawn(1, RoomDamaged())),
        8,
        Roll(spawn(1, RoomOfDie())),
    ),
    crisis(  # jail_break
        DAGON,
        EITHER,
        9,
        (LORE, STRENGTH),
        NOTHING,
        in_order(
            lose(SANITY, 1),
            each(Where(Everyone(), IN_BRIG), Pick(You(), ShipSpaces(), Release(You(), There()))),
        ),
    ),
    choice(  # just_desserts
        DEEP_ONE, EITHER, Current(), in_order(lose(FOOD, 2), DrawItem()), AddTreachery(4)
    ),
    choice(  # kitty_litter
        HYDRA,
        RITUAL,
        Current(),
        check(10, (LORE, OBSERVATION), gain(SANITY, 1), lose(SANITY, 1)),
        in_order(move_to(GALLEY), roll_at_most(4, lose(FOOD, 1))),
    ),
    choice(  # looming_breakdown
        HYDRA,
        RITUAL,
        Captain(),
        check(11, (OBSERVATION, STRENGTH), NOTHING, in_order(lose(SOULS, 1), DamageRoom(At(BOILER_ROOM)))),
        set_back(2),
    ),
    crisis(DAGON, RITUAL, 9, (INFLUENCE, LORE), NOTHING, risk(4)),  # lure_of_yha_nthlei
)
