"""Evaluation of amounts, conditions and selectors of cards on a view, as far as one seat knows.

The game evaluates them on its state; a player has only a view.
"""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import places
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import (
    AT,
    CAPTAIN,
    CHARACTER,
    DAGON,
    DAMAGE,
    HAND,
    HYDRA,
    ITEMS,
    KEEPER,
    ON_DECK,
    PASSENGERS,
    REVEALED,
)
from turncoat.games.unfathomable.cards import skill_of
from turncoat.games.unfathomable.content.items import WEAPONS
from turncoat.games.unfathomable.effects import actions, arithmetic, hands, items, people, resources
from turncoat.games.unfathomable.effects import places as at
from turncoat.games.unfathomable.rules.skill_check import OverTarget
from turncoat.games.unfathomable.spaces import (
    ADJACENT,
    ARROW,
    BRIG,
    CAPTAINS_CABIN,
    CHAPEL,
    DEEP,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
    ROOMS,
    SICK_BAY,
    SPACES,
    deck_of_die,
    room_of_die,
)
from turncoat.kernel import amounts, selectors
from turncoat.kernel.ids import UNKNOWN, Card, Seat
from turncoat.kernel.nodes import Node


class Reading:
    """The context in which an effect is weighed: `you`, and what was picked, rolled and done."""

    def __init__(
        self,
        outlook: Outlook,
        you: Seat,
        source: Card = UNKNOWN,
        rolled: int = 0,
        done: float = 0,
        it: int = 0,
    ) -> None:
        self.outlook: Final = outlook
        self.view: Final = outlook.view
        self.you: Seat = you
        self.source: Final = source
        self.rolled: int = rolled
        self.done: float = done
        self.it: int = it

    def here(self) -> int:
        return self.view.tracks[AT + self.you]


# Amounts


def amount(node: Node, r: Reading) -> float:
    if isinstance(node, amounts.Number):
        return node.number
    if isinstance(node, amounts.Rolled):
        return r.rolled
    if isinstance(node, amounts.Done):
        return r.done
    if isinstance(node, arithmetic.Minus):
        return amount(node.left, r) - amount(node.right, r)
    if isinstance(node, amounts.Plus):
        return amount(node.left, r) + amount(node.right, r)
    if isinstance(node, amounts.TrackValue):
        return r.view.tracks[node.track]
    counted = COUNTED.get(type(node))
    return counted(r) if counted is not None else 1.0


COUNTED: Final[dict[type[Node], Callable[[Reading], float]]] = {
    resources.PassengersInSupply: lambda r: len(r.view.zones[PASSENGERS]),
    resources.PassengersOnDecks: lambda r: sum(len(r.view.zones[ON_DECK + deck]) for deck in range(8)),
    resources.PassengersThere: lambda r: passengers_at(r, r.it),
    resources.Picked: lambda r: r.it,
    items.ItemCount: lambda r: len(r.view.zones[ITEMS + r.you]),
    amounts.SeatCount: lambda r: r.view.seats,
    actions.EnemiesHere: lambda r: r.outlook.deep_ones[r.here()],
    actions.KnifeBonus: lambda r: 0.0,
    OverTarget: lambda r: 0.5,
}


def passengers_at(r: Reading, space: int) -> int:
    deck = space - FIRST_DECK
    return len(r.view.zones[ON_DECK + deck]) if 0 <= deck < 8 else 0


# Conditions


def holds(node: Node, r: Reading) -> bool:
    if isinstance(node, amounts.AtLeast):
        return amount(node.amount, r) >= amount(node.bound, r)
    if isinstance(node, amounts.AtMost):
        return amount(node.amount, r) <= amount(node.bound, r)
    if isinstance(node, amounts.Both):
        return holds(node.left, r) and holds(node.right, r)
    if isinstance(node, amounts.Not):
        return not holds(node.condition, r)
    if isinstance(node, people.IsHuman):
        return not r.view.tracks[REVEALED + r.it]
    if isinstance(node, people.IsAt):
        return r.view.tracks[AT + r.it] in pick(node.where, r)
    if isinstance(node, people.Is):
        return pick(node.who, r)[:1] == pick(node.whom, r)[:1]
    if isinstance(node, hands.HasSkill):
        hand = r.view.zones[HAND + r.you]
        return any(card < 0 or skill_of(card) == node.skill for card in hand)
    if isinstance(node, actions.YouAreAt):
        return r.here() in pick(node.where, r)
    if isinstance(node, actions.AnyOf):
        return bool(pick(node.among, r))
    if isinstance(node, items.HasItems):
        return bool(r.view.zones[ITEMS + r.you])
    if isinstance(node, actions.IsUndamagedRoom):
        return FIRST_ROOM <= r.it < SICK_BAY and not r.view.zones[DAMAGE + r.it - FIRST_ROOM]
    return True


# Selectors


def pick(node: Node, r: Reading) -> list[int]:
    """The numbers that a selector picks."""
    if isinstance(node, selectors.Where):
        before, kept = r.it, []
        for seat in pick(node.seats, r):
            r.it = seat
            if holds(node.condition, r):
                kept.append(seat)
        r.it = before
        return kept
    if isinstance(node, at.At):
        return [node.space]
    if isinstance(node, at.WithDeepOnes):
        return [space for space in range(node.first, node.last + 1) if r.outlook.deep_ones[space]]
    if isinstance(node, people.Played):
        return [seat for seat in range(r.view.seats) if r.view.tracks[CHARACTER + seat] == node.character]
    if isinstance(node, resources.UpTo):
        return list(range(1, min(node.most, len(r.view.zones[PASSENGERS])) + 1))
    simple = CHOSEN.get(type(node))
    return simple(r) if simple is not None else []


def _near_you(r: Reading) -> list[int]:
    here = r.here()
    return [CHAPEL if here == SICK_BAY else GALLEY if here == BRIG else here]


def _your_rooms(r: Reading) -> list[int]:
    here = r.here()
    if here == SICK_BAY:
        return [CHAPEL, CAPTAINS_CABIN]
    return [GALLEY if here == BRIG else ARROW[here] if FIRST_DECK <= here < FIRST_ROOM else here]


def _enemies_here(r: Reading) -> list[int]:
    if r.view.tracks[REVEALED + r.you]:
        return places.humans_at(r.outlook, r.here())
    return places.traitors_at(r.outlook, r.here())


def _decks_in_reach(r: Reading) -> list[int]:
    return [space for space in (r.here(), *ADJACENT[r.here()]) if passengers_at(r, space)]


def _items_here(r: Reading) -> list[int]:
    others = [seat for seat in places.humans_at(r.outlook, r.here()) if seat != r.you]
    return [item for seat in others for item in r.view.zones[ITEMS + seat]]


def _open_beside(r: Reading) -> list[int]:
    return [space for space in ADJACENT[r.here()] if FIRST_DECK <= space < SICK_BAY]


CHOSEN: Final[dict[type[Node], Callable[[Reading], list[int]]]] = {
    selectors.You: lambda r: [r.you],
    selectors.It: lambda r: [r.it],
    selectors.Current: lambda r: [r.view.current],
    selectors.Everyone: lambda r: list(range(r.view.seats)),
    selectors.Others: lambda r: [seat for seat in range(r.view.seats) if seat != r.you],
    people.Captain: lambda r: [r.view.tracks[CAPTAIN]],
    people.Keeper: lambda r: [r.view.tracks[KEEPER]],
    actions.EnemyCharactersHere: _enemies_here,
    actions.CharactersThere: lambda r: [
        seat for seat in range(r.view.seats) if r.view.tracks[AT + seat] == r.it
    ],
    at.There: lambda r: [r.it],
    at.YourSpace: lambda r: [r.here()],
    at.NearYou: _near_you,
    at.YourRooms: _your_rooms,
    at.BesideYou: lambda r: list(ADJACENT[r.here()]),
    at.EachDeck: lambda r: list(range(FIRST_DECK, FIRST_ROOM)),
    at.EachWater: lambda r: list(range(FIRST_DECK)),
    at.EachRoom: lambda r: list(range(FIRST_ROOM, SICK_BAY)),
    at.Interiors: lambda r: list(range(FIRST_ROOM, SPACES)),
    at.UndamagedRooms: lambda r: [
        FIRST_ROOM + room for room in range(ROOMS) if not r.view.zones[DAMAGE + room]
    ],
    at.ShipSpaces: lambda r: list(range(FIRST_DECK, SICK_BAY)),
    at.RoomOfDie: lambda r: [room_of_die(max(1, r.rolled))],
    at.DeckOfDie: lambda r: [deck_of_die(max(1, r.rolled))],
    at.RoomDamaged: lambda r: [r.it if FIRST_ROOM <= r.it < SICK_BAY else GALLEY],
    resources.DecksWithPassengers: lambda r: [
        deck for deck in range(FIRST_DECK, FIRST_ROOM) if passengers_at(r, deck)
    ],
    resources.Resources: lambda r: [0, 1, 2, 3],
    actions.OpenDecks: lambda r: list(range(FIRST_DECK, FIRST_ROOM)),
    actions.OpenBeside: _open_beside,
    actions.DecksInReach: _decks_in_reach,
    actions.MonarchsOnBoard: lambda r: [
        figure for figure, track in ((1, HYDRA), (2, DAGON)) if r.view.tracks[track] != DEEP
    ],
    actions.YourWeapons: lambda r: [item for item in r.view.zones[ITEMS + r.you] if item in WEAPONS],
    items.YourItems: lambda r: list(r.view.zones[ITEMS + r.you]),
    items.ItemsOfHumansHere: _items_here,
}
