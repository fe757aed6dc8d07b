"""The value to the humans of monsters' actions and of effects on monsters (4, 26, 45)."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import places
from turncoat.bots.unfathomable.outlook import THE_GAME, Outlook, crowding_price
from turncoat.bots.unfathomable.reading import Reading, amount, pick
from turncoat.games.unfathomable.board import (
    DAGON,
    DAMAGE,
    HYDRA,
    ON_DECK,
    RITUAL,
    TRAVEL,
)
from turncoat.games.unfathomable.effects import (
    card_effects,
    monsters,
)
from turncoat.games.unfathomable.rules.activations import SURFACING_AT
from turncoat.games.unfathomable.spaces import (
    ARROW,
    DEEP,
    FIRST_DECK,
    FIRST_ROOM,
    SPACES,
    Space,
)
from turncoat.games.unfathomable.vocabulary import DEEP_ONE, HYDRA_FIGURE
from turncoat.kernel.nodes import Node

# Monsters that act


def activation(monster: int, r: Reading) -> float:
    """4: the value of an activation icon."""
    outlook = r.outlook
    if monster == DEEP_ONE:
        if not any(outlook.deep_ones[:SPACES]):
            return stir_worth(outlook)
        return sum(action_worth(outlook, space) for space in range(SPACES) if outlook.deep_ones[space])
    track = HYDRA if monster == HYDRA_FIGURE else DAGON
    at = r.view.tracks[track]
    if at == DEEP:
        return stir_worth(outlook)
    if track == DAGON:
        return spawn_worth(outlook, ARROW[at], 2)
    return outlook.damage_room(ARROW[ARROW[at]])


def action_worth(outlook: Outlook, space: Space) -> float:
    """The value of the actions of all Deep Ones in a space (4.14-4.17)."""
    count = outlook.deep_ones[space]
    if space < FIRST_DECK:
        return -0.9 * count
    humans = places.humans_at(outlook, space)
    if humans:
        hits = 1.0 - float((1.0 - places.HIT_CHARACTER) ** (count / len(humans)))
        return sum(outlook.defeat(seat) * hits for seat in humans) - 0.3 * max(0, count - len(humans))
    if space < FIRST_ROOM:
        passengers = len(outlook.view.zones[ON_DECK + space - FIRST_DECK])
        killed = min(count, passengers)
        return outlook.lose_passengers(killed) - 1.6 * (count - killed)
    if not outlook.view.zones[DAMAGE + space - FIRST_ROOM]:
        return outlook.damage_room(space) - 0.9 * (count - 1)
    return -0.9 * count


def stir_worth(outlook: Outlook) -> float:
    """Two more in the Deep; with four there all of them surface."""
    value = spawn_worth(outlook, DEEP, 2)
    rising = outlook.deep_ones[DEEP] + 2
    return value - (0.5 * rising + 2.0 if rising >= SURFACING_AT else 0.0)


def spawn_worth(outlook: Outlook, space: Space, count: int) -> float:
    """45.1: too few in the supply end the game."""
    if outlook.supply < count:
        return -THE_GAME
    after = crowding_price(outlook.supply - count)
    return -(outlook.deep_one(space) - outlook.crowd + after) * count


def icon(advances: int, r: Reading) -> float:
    if advances == TRAVEL:
        return r.outlook.sail(1)
    if advances == RITUAL:
        return r.outlook.chant(1)
    return max(r.outlook.sail(1), r.outlook.chant(1))


# Monsters


def _activate(effect: Node, r: Reading) -> float:
    assert isinstance(effect, monsters.Activate)
    return activation(effect.monster, r)


def _activate_one(effect: Node, r: Reading) -> float:
    count = r.outlook.deep_ones[r.it] if r.it < SPACES else 0
    return action_worth(r.outlook, r.it) / max(1, count) if count else 0.0


def _spawn(effect: Node, r: Reading) -> float:
    assert isinstance(effect, monsters.Spawn)
    spaces = pick(effect.where, r)
    count = int(amount(effect.count, r))
    if r.outlook.supply < count * len(spaces):
        return -THE_GAME
    return sum(spawn_worth(r.outlook, space, count) for space in spaces)


def _surface(effect: Node, r: Reading) -> float:
    return -0.5 * r.outlook.deep_ones[DEEP] - sum(
        3.0 for track in (HYDRA, DAGON) if r.view.tracks[track] == DEEP
    )


def _wash_overboard(effect: Node, r: Reading) -> float:
    return 0.8 * sum(r.outlook.deep_ones[FIRST_DECK:FIRST_ROOM])


def _defeat_deep_ones(effect: Node, r: Reading) -> float:
    assert isinstance(effect, monsters.DefeatDeepOnes)
    r.done = 0
    value = 0.0
    for space in pick(effect.where, r):
        if space < SPACES:
            r.done += r.outlook.deep_ones[space]
            value += r.outlook.deep_ones[space] * r.outlook.deep_one(space)
    return value


def _defeat_deep_one(effect: Node, r: Reading) -> float:
    if r.it >= SPACES or not r.outlook.deep_ones[r.it]:
        return 0.0
    urgent = 1.25 if r.it >= FIRST_ROOM and not r.view.zones[DAMAGE + r.it - FIRST_ROOM] else 1.0
    return r.outlook.deep_one(r.it) * urgent


def _shift(effect: Node, r: Reading) -> float:
    """The value of moving a Deep One out of a room onto a deck, or back into the water."""
    assert isinstance(effect, monsters.ShiftDeepOnes)
    spaces = pick(effect.where, r)
    if not spaces or not r.outlook.deep_ones[spaces[0]]:
        return 0.0
    space = spaces[0]
    back = space - FIRST_DECK if FIRST_DECK <= space < FIRST_ROOM else FIRST_DECK
    return r.outlook.deep_ones[space] * max(0.0, r.outlook.deep_one(space) - r.outlook.deep_one(back)) * 0.8


def _return_all(effect: Node, r: Reading) -> float:
    return sum(r.outlook.deep_one(space) * count for space, count in enumerate(r.outlook.deep_ones))


Deed = Callable[[Node, Reading], float]
MONSTER_DEEDS: Final[dict[type[Node], Deed]] = {
    monsters.Activate: _activate,
    monsters.ActivateHere: lambda effect, r: (
        action_worth(r.outlook, r.here()) if r.outlook.deep_ones[r.here()] else 0.0
    ),
    monsters.ActivateOne: _activate_one,
    monsters.Spawn: _spawn,
    monsters.SurfaceAll: _surface,
    monsters.SurfaceThere: _surface,
    monsters.MonarchsToFront: lambda effect, r: -4.0,
    monsters.MonarchsToDeep: lambda effect, r: r.outlook.monarchs(),
    monsters.WashOverboard: _wash_overboard,
    monsters.DefeatDeepOnes: _defeat_deep_ones,
    monsters.DefeatDeepOne: _defeat_deep_one,
    monsters.DefeatOneHere: lambda effect, r: r.outlook.deep_one(r.here()),
    monsters.SpawnApart: lambda effect, r: spawn_worth(r.outlook, 0, 4),
    monsters.ShiftDeepOnes: _shift,
    monsters.Scatter: lambda effect, r: 0.8 * sum(r.outlook.deep_ones[FIRST_DECK:SPACES]),
    card_effects.ReturnDeepOnes: _return_all,
}
