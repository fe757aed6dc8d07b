"""The worth to the humans of the single effects of cards; here those on dials, ship and tracks (36, 13, 50)."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable.company import COMPANY_DEEDS
from turncoat.bots.unfathomable.holdings import HOLDING_DEEDS
from turncoat.bots.unfathomable.monsters import MONSTER_DEEDS
from turncoat.bots.unfathomable.reading import Reading, amount, passengers_at, pick
from turncoat.games.unfathomable.board import (
    FUEL,
    PASSENGERS,
    TRAVEL,
)
from turncoat.games.unfathomable.effects import (
    resources,
    ship,
)
from turncoat.games.unfathomable.spaces import (
    FIRST_DECK,
    FIRST_ROOM,
    SICK_BAY,
)
from turncoat.kernel.nodes import Node


def weigh(effect: Node, r: Reading) -> float:
    known = DEEDS.get(type(effect))
    return known(effect, r) if known is not None else 0.0


def is_payable(price: Node, r: Reading) -> bool:
    """Whether a cost can be paid in full."""
    if isinstance(price, resources.Risk):
        return len(r.view.zones[PASSENGERS]) >= amount(price.count, r)
    return True


# Resources, ship and tracks


def _lose(effect: Node, r: Reading) -> float:
    assert isinstance(effect, resources.Lose)
    r.done = amount(effect.amount, r)
    return r.outlook.lose(effect.resource - FUEL, r.done)


def _gain(effect: Node, r: Reading) -> float:
    assert isinstance(effect, resources.Gain)
    return r.outlook.gain(effect.resource - FUEL, int(amount(effect.amount, r)))


def _risk(effect: Node, r: Reading) -> float:
    assert isinstance(effect, resources.Risk)
    return r.outlook.risk(min(len(r.view.zones[PASSENGERS]), amount(effect.count, r)))


def _passengers_here(effect: Node, r: Reading) -> float:
    return r.outlook.lose_passengers(passengers_at(r, r.here()))


def _rescue_there(effect: Node, r: Reading) -> float:
    if not FIRST_DECK <= r.it < FIRST_ROOM:
        return 0.0
    return r.outlook.rescue(r.it) if passengers_at(r, r.it) else 0.0


def _damage_room(effect: Node, r: Reading) -> float:
    assert isinstance(effect, ship.DamageRoom)
    rooms = pick(effect.where, r)
    if not rooms or not FIRST_ROOM <= rooms[0] < SICK_BAY:
        return 0.0
    r.it = rooms[0] if not r.it else r.it
    return r.outlook.damage_room(rooms[0])


def _advance(effect: Node, r: Reading) -> float:
    assert isinstance(effect, ship.Advance)
    spaces = amount(effect.spaces, r)
    return r.outlook.sail(spaces) if effect.track == TRAVEL else r.outlook.chant(max(1, int(spaces)))


def _retreat(effect: Node, r: Reading) -> float:
    assert isinstance(effect, ship.Retreat)
    spaces = int(amount(effect.spaces, r))
    r.done = min(spaces, r.view.tracks[effect.track])
    return r.outlook.set_back(spaces) if effect.track == TRAVEL else r.outlook.unchant(spaces)


def _reset(effect: Node, r: Reading) -> float:
    assert isinstance(effect, ship.Reset)
    return r.outlook.set_back(4) if effect.track == TRAVEL else r.outlook.unchant(4)


Deed = Callable[[Node, Reading], float]
DEEDS: Final[dict[type[Node], Deed]] = {
    **MONSTER_DEEDS,
    **HOLDING_DEEDS,
    **COMPANY_DEEDS,
    resources.Lose: _lose,
    resources.Gain: _gain,
    resources.GainIt: lambda effect, r: r.outlook.gain(r.it - FUEL, 1),
    resources.Risk: _risk,
    resources.DefeatPassengerThere: lambda effect, r: r.outlook.lose_passengers(1),
    resources.DefeatPassengerInSupply: lambda effect, r: r.outlook.lose_passengers(1),
    resources.DefeatPassengersHere: _passengers_here,
    resources.RescueThere: _rescue_there,
    ship.DamageShip: lambda effect, r: r.outlook.damage_ship(),
    ship.DamageRoom: _damage_room,
    ship.Advance: _advance,
    ship.Retreat: _retreat,
    ship.Reset: _reset,
}
