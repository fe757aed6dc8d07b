"""The mythos cards of the ten characters, in their order (28.4). `You` is whoever plays the character (28.12)."""

from typing import Final

from turncoat.games.unfathomable.board import SANITY, SOULS, TRAVEL, WAYPOINTS
from turncoat.games.unfathomable.cards import INFLUENCE, LORE, LUCKY_RING, OBSERVATION, STRENGTH, WILL
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
from turncoat.games.unfathomable.content.phrases import (
    check,
    choice,
    damage,
    gain,
    in_order,
    lose,
    move_to,
    risk,
    roll_at_most,
    set_back,
    spawn,
)
from turncoat.games.unfathomable.effects.card_effects import RemoveYourItems, ReturnDeepOnes
from turncoat.games.unfathomable.effects.hands import AddTreachery, RebuildChaos
from turncoat.games.unfathomable.effects.items import DrawItem, RemoveItem
from turncoat.games.unfathomable.effects.looking import DiscardThis, Keep, Scout
from turncoat.games.unfathomable.effects.monsters import DefeatDeepOnes
from turncoat.games.unfathomable.effects.people import OTHER_HUMANS, Captain, Defeat, Is, Jail, Move, Played
from turncoat.games.unfathomable.effects.places import (
    At,
    DeckOfDie,
    EachRoom,
    Interiors,
    RoomDamaged,
    RoomOfDie,
    There,
    WithDeepOnes,
    YourRooms,
)
from turncoat.games.unfathomable.effects.ship import DamageRoom
from turncoat.games.unfathomable.rules.mythos import Mythos
from turncoat.games.unfathomable.spaces import BOILER_ROOM, SICK_BAY, W1
from turncoat.games.unfathomable.words import DAGON_FIGURE as DAGON
from turncoat.games.unfathomable.words import DEEP_ONE
from turncoat.games.unfathomable.words import HYDRA_FIGURE as HYDRA
from turncoat.kernel.effects import May, Pick, Roll
from turncoat.kernel.selectors import It, You

OF_CHARACTERS: Final[tuple[Mythos, ...]] = (
    choice(  # history_repeats
        DEEP_ONE,
        TRAVEL,
        Played(KEILANI),
        check(
            13,
            (INFLUENCE, STRENGTH),
            in_order(gain(SANITY, 1), May(You(), Pick(You(), OTHER_HUMANS, Jail(It())))),
            # The Captain first: nobody becomes Captain only to be jailed.
            in_order(lose(SOULS, 1), Jail(Captain()), Jail(You())),
        ),
        in_order(lose(SANITY, 1), Jail(You())),
        other_needs=Is(Played(KEILANI), Captain()),
    ),
    choice(  # the_peacemaker
        HYDRA,
        TRAVEL,
        Played(ARJUN),
        check(13, (INFLUENCE, WILL), DefeatDeepOnes(WithDeepOnes(W1, BOILER_ROOM)), spawn(1, EachRoom())),
        Keep(You()),
    ),
    choice(  # do_no_harm
        DAGON,
        TRAVEL,
        Played(SVETLANA),
        check(
            13,
            (LORE, OBSERVATION),
            in_order(lose(SANITY, 1), move_to(SICK_BAY)),
            in_order(lose(SANITY, 1), damage(1), move_to(SICK_BAY)),
        ),
        in_order(Jail(You()), damage(1)),
    ),
    choice(  # signs_of_life
        DEEP_ONE,
        TRAVEL,
        Played(JEANNE),
        check(13, (INFLUENCE, OBSERVATION), gain(SANITY, 1), lose(SOULS, 2)),
        in_order(risk(1), damage(1), Defeat(You())),
    ),
    choice(  # the_game_is_afoot
        DEEP_ONE,
        TRAVEL,
        Played(JAMIE),
        check(
            13,
            (OBSERVATION, STRENGTH),
            Pick(You(), Interiors(), DefeatDeepOnes(There())),
            Roll(in_order(spawn(4, RoomOfDie()), Move(You(), RoomOfDie()))),
        ),
        in_order(DamageRoom(At(BOILER_ROOM)), spawn(4, RoomDamaged())),
    ),
    choice(  # memory_of_the_deep
        HYDRA,
        TRAVEL,
        Played(WILLIAM),
        check(13, (LORE, WILL), May(You(), DiscardThis()), in_order(lose(SANITY, 1), Keep(You()))),
        Keep(You()),
    ),
    choice(  # miscalculation
        DAGON,
        TRAVEL,
        Played(BEATRICE),
        check(13, (LORE, OBSERVATION), Scout(WAYPOINTS, 2), set_back(2)),
        roll_at_most(7, set_back(2)),
    ),
    choice(  # family_ties
        DEEP_ONE,
        TRAVEL,
        Played(ISHMAEL),
        in_order(ReturnDeepOnes(), Keep(You())),
        Pick(You(), YourRooms(), spawn(4, There())),
    ),
    choice(  # gift_of_the_mother
        HYDRA,
        TRAVEL,
        Played(EDMUND),
        check(
            15,
            (STRENGTH, WILL),
            RebuildChaos(),
            in_order(Defeat(You()), RemoveItem(LUCKY_RING), AddTreachery(6)),
        ),
        in_order(RemoveItem(LUCKY_RING), AddTreachery(6)),
    ),
    choice(  # ticket_please
        DEEP_ONE,
        TRAVEL,
        Played(SAMIRA),
        check(13, (INFLUENCE, WILL), DrawItem(), in_order(Jail(You()), RemoveYourItems())),
        in_order(RemoveYourItems(), Roll(Move(You(), DeckOfDie()))),
    ),
)
