"""Dictionary from effect values to the table of facts: persons, places, and whole phrases."""

from tests.games.unfathomable.facts.notation import Argument, Fact
from turncoat.games.unfathomable.board import (
    CAPTAIN,
    ITEM_DECK,
    KEEPER,
    MYTHOS,
    RITUAL,
    SPELLS,
    TRAVEL,
    WAYPOINTS,
)
from turncoat.games.unfathomable.effects.actions import EnemyCharactersHere
from turncoat.games.unfathomable.effects.arithmetic import Minus
from turncoat.games.unfathomable.effects.card_effects import (
    DeposeCaptain,
    InAll,
    PickUpTo,
    RemoveYourItems,
    ReturnDeepOnes,
)
from turncoat.games.unfathomable.effects.hands import RebuildChaos
from turncoat.games.unfathomable.effects.items import ItemCount, RemoveIt, YourItems
from turncoat.games.unfathomable.effects.looking import ChooseSpell, ChooseWaypoint, DiscardThis
from turncoat.games.unfathomable.effects.monsters import (
    DefeatDeepOne,
    DefeatDeepOnes,
    MonarchsToDeep,
    MonarchsToFront,
    Scatter,
    SurfaceAll,
    WashOverboard,
)
from turncoat.games.unfathomable.effects.people import (
    FREE_HUMANS,
    HUMANS,
    HUMANS_HERE,
    IN_BRIG,
    OTHER_HUMANS,
    Captain,
    Defeat,
    IsAt,
    IsHuman,
    Keeper,
)
from turncoat.games.unfathomable.effects.places import (
    DeckOfDie,
    EachDeck,
    EachRoom,
    EachWater,
    Interiors,
    NearYou,
    RoomDamaged,
    RoomOfDie,
    ShipSpaces,
    There,
    WithDeepOnes,
    YourRooms,
    YourSpace,
)
from turncoat.games.unfathomable.effects.resources import (
    DecksWithPassengers,
    DefeatPassengerInSupply,
    DefeatPassengersHere,
    DefeatPassengerThere,
    PassengersOnDecks,
    PassengersThere,
    Picked,
    RescueThere,
    Resources,
)
from turncoat.games.unfathomable.spaces import BOILER_ROOM, FIRST_DECK, FIRST_ROOM, W1
from turncoat.kernel.amounts import AtLeast, Both, Done, Number, Rolled, TrackValue
from turncoat.kernel.effects import Effect, ForEach, Named, Nothing, Pick, Repeat, Roll, Seq
from turncoat.kernel.selectors import Current, Everyone, Selector, Where, You

Words = tuple[Argument, ...]

ICONS = ("do", "mh", "fd")
TRACKS = {TRAVEL: "travel", RITUAL: "ritual"}
TITLES = {CAPTAIN: "captain", KEEPER: "keeper"}
DECKS = {MYTHOS: "mythos", WAYPOINTS: "waypoint", SPELLS: "spell", ITEM_DECK: "item"}

SOMEBODY: list[tuple[Selector, Words]] = [
    (Captain(), ("captain",)),
    (Keeper(), ("keeper",)),
    (Current(), ("current",)),
    (HUMANS, ("each_human",)),
    (FREE_HUMANS, ("each_human", "[not_in_brig]")),
    (Where(Everyone(), IN_BRIG), ("each_character", "[in_brig]")),
    (Where(Everyone(), Both(IsHuman(), IsAt(RoomOfDie()))), ("each_human", "[in_room_roll]")),
]
PICKED: list[tuple[Selector, Words]] = [
    (FREE_HUMANS, ("human*", "[not_in_brig]")),
    (OTHER_HUMANS, ("human*", "[not_you]")),
    (Everyone(), ("player*",)),
    (ShipSpaces(), ("any_ship_space",)),
    (YourRooms(), ("your_room",)),
    (Resources(), ("resource*",)),
]
SOMEWHERE: list[tuple[Selector, Words]] = [
    (EachDeck(), ("each_deck",)),
    (EachWater(), ("each_water",)),
    (EachRoom(), ("each_room6",)),
    (NearYou(), ("your_space",)),
    (RoomDamaged(), ("room_damaged",)),
    (RoomOfDie(), ("room_roll",)),
    (DeckOfDie(), ("deck_roll",)),
]

# Whole phrases, verbatim
PHRASES: list[tuple[Effect, list[Fact]]] = [
    (Nothing(), []),
    (Roll(SurfaceAll()), [("move", "monsters", "[in_deep]", "front_roll")]),
    (Roll(MonarchsToFront()), [("move", "monarchs", "front_roll")]),
    (MonarchsToDeep(), [("move", "monarchs", "deep")]),
    (WashOverboard(), [("move", "each_deep_one", "[on_decks]", "own_water_space")]),
    (Scatter(), [("move", "each_deep_one", "[on_ship]", "adjacent*")]),
    (ReturnDeepOnes(), [("return", "each_deep_one", "supply")]),
    (
        Named("astral_travel"),
        [("move", "characters_and_deep_ones*", "[one_space]", "any_ship_spaces")],
    ),
    (Named("sail_past"), [("remove", "this_card")]),
    (DeposeCaptain(), [("move", "captain", "brig"), ("title", "captain", "lowest")]),
    (RebuildChaos(), [("chaos_rebuild",)]),
    (DiscardThis(), [("discard_card_now",)]),
    (ChooseWaypoint(), [("scout_resolve", "waypoint", 2)]),
    (ChooseSpell(Keeper()), [("scout_resolve", "spell", 2, "keeper")]),
    (RemoveYourItems(), [("remove", "all_items", "[yours]")]),
    (Pick(You(), YourItems(), RemoveIt()), [("remove", "item*", "[yours]")]),
    (
        ForEach(HUMANS, Repeat(Minus(ItemCount(), Number(1)), Pick(You(), YourItems(), RemoveIt()))),
        [("keep_items", "each_human", 1)],
    ),
    (DefeatPassengerInSupply(), [("defeat", "passenger", "[random_in_supply]")]),
    (
        ForEach(DecksWithPassengers(), Repeat(PassengersThere(), DefeatPassengerThere())),
        [("defeat", "each_passenger", "[on_decks]")],
    ),
    (
        Pick(You(), DecksWithPassengers(), DefeatPassengerThere()),
        [("defeat", "passenger*", "[on_decks]")],
    ),
    (
        Seq((DefeatPassengersHere(), Defeat(HUMANS_HERE))),
        [("defeat", "each_passenger_and_human", "[your_space_you_too]")],
    ),
    (DefeatDeepOnes(EachWater()), [("defeat", "each_deep_one", "[in_water]")]),
    (DefeatDeepOnes(WithDeepOnes(W1, BOILER_ROOM)), [("defeat", "each_deep_one", "[not_in_deep]")]),
    (Pick(You(), Interiors(), DefeatDeepOnes(There())), [("defeat", "each_deep_one", "[in_interior*]")]),
    (
        Pick(You(), WithDeepOnes(FIRST_ROOM, BOILER_ROOM), DefeatDeepOne()),
        [("defeat", "deep_one*", "[interior]")],
    ),
    (
        Repeat(Picked(), Pick(You(), WithDeepOnes(FIRST_DECK, BOILER_ROOM), DefeatDeepOne())),
        [("defeat", "deep_ones*", "[on_ship_as_many_as_risked]")],
    ),
    (
        PickUpTo(Rolled(), WithDeepOnes(W1, BOILER_ROOM), DefeatDeepOne()),
        [("defeat", "deep_ones*", "[on_board_up_to_n]")],
    ),
    (
        InAll((DefeatDeepOnes(YourSpace()), Defeat(EnemyCharactersHere()))),
        [("defeat", "each_enemy", "[your_space]")],
    ),
    (
        PickUpTo(PassengersOnDecks(), DecksWithPassengers(), RescueThere()),
        [("rescue", "any_number_of_passengers*")],
    ),
]
UNDER_WAY = AtLeast(TrackValue(TRAVEL), Number(1))  # else the ship cannot be set back
ANY_DONE = AtLeast(Done(), Number(1))  # ruling A20: without anything done there is no die


def words(table: list[tuple[Selector, Words]], selector: Selector) -> Words:
    for known, wording in table:
        if known == selector:
            return wording
    raise AssertionError(f"nobody knows how to read {selector}")
