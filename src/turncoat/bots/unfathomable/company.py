"""The worth to the humans of effects on characters, and of actions that effects give (9, 16, 3, 6)."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import hands, places
from turncoat.bots.unfathomable.outlook import BEATEN, SICKNESS, Outlook
from turncoat.bots.unfathomable.reading import Reading, amount, pick
from turncoat.games.unfathomable.board import (
    AT,
    CAPTAIN,
    DAGON,
    DAMAGE,
    HYDRA,
    LOYALTY_DEALT,
)
from turncoat.games.unfathomable.cards import LORE, STRENGTH
from turncoat.games.unfathomable.effects import (
    actions,
    card_effects,
    people,
)
from turncoat.games.unfathomable.spaces import (
    ADJACENT,
    BOILER_ROOM,
    BRIG,
    CHAPEL,
    FIRST_ROOM,
    SICK_BAY,
    SPACES,
    Space,
)
from turncoat.kernel.nodes import Node

# Characters


def _move(effect: Node, r: Reading) -> float:
    assert isinstance(effect, people.Move | people.Release)
    spaces, who = pick(effect.where, r), pick(effect.who, r)
    if not spaces or not who:
        return 0.0
    total = 0.0
    for seat in who:
        was = r.view.tracks[AT + seat]
        if was == BRIG and isinstance(effect, people.Move):
            continue
        freed = JAIL_LEFT * r.outlook.trust(seat) if was == BRIG else 0.0
        total += freed + whereabouts(r.outlook, seat, spaces[0]) - whereabouts(r.outlook, seat, was)
    return total


JAIL_LEFT: Final = 7.0


def whereabouts(outlook: Outlook, seat: int, space: Space) -> float:
    """The value for a human of being in a space between turns."""
    if space == SICK_BAY:
        return -SICKNESS * outlook.trust(seat)
    if space == BRIG:
        return 0.0
    if seat != outlook.me:
        return (1.0 if space >= FIRST_ROOM else 0.0) * outlook.trust(seat)
    return 0.35 * places.opportunity(outlook, space) + places.safety(outlook, space)


def _jail(effect: Node, r: Reading) -> float:
    assert isinstance(effect, people.Jail)
    return sum(r.outlook.jail(seat) for seat in pick(effect.who, r))


def _defeat(effect: Node, r: Reading) -> float:
    assert isinstance(effect, people.Defeat)
    return sum(r.outlook.defeat(seat) for seat in pick(effect.who, r))


def _depose(effect: Node, r: Reading) -> float:
    captain = r.view.tracks[CAPTAIN]
    return r.outlook.jail(captain) - 1.0


def _look(effect: Node, r: Reading) -> float:
    """A look reveals most about a doubtful seat, and after the awakening."""
    doubt = r.outlook.suspicion[r.it]
    return (6.0 if r.view.tracks[LOYALTY_DEALT] > 1 else 1.5) * (0.3 + 2 * doubt * (1 - doubt))


# Actions


def _give_action(effect: Node, r: Reading) -> float:
    """Best for a seat at the engine that could use it."""
    space = r.view.tracks[AT + r.it]
    if space == BRIG or r.it not in r.outlook.humans:
        return -1.0
    value = 1.5
    if not places.is_occupied(r.outlook, space):
        fitting = hands.skill_set(r.outlook, r.it)
        if space == BOILER_ROOM and fitting[STRENGTH] and r.outlook.hand(r.it) > 2:
            value = 0.6 * r.outlook.travel
        elif space == CHAPEL and fitting[LORE]:
            value = 2.0
    elif r.outlook.deep_ones[space]:
        value = places.HIT_DEEP_ONE * r.outlook.deep_one(space)
    return value * r.outlook.trust(r.it)


def _strike(effect: Node, r: Reading) -> float:
    """The best enemy in reach, with a weapon."""
    assert isinstance(effect, actions.Strike)
    bonus = amount(effect.bonus, r) / 8
    if r.you not in r.outlook.humans:
        losses = [r.outlook.defeat(seat) for seat in _humans_in_reach(effect, r)]
        return min(losses, default=0.0) * min(1.0, places.HIT_CHARACTER + bonus)
    best = 0.0
    for space in _reach(effect, r):
        if r.outlook.deep_ones[space]:
            best = max(best, min(1.0, places.HIT_DEEP_ONE + bonus) * r.outlook.deep_one(space))
        if space != BRIG and places.traitors_at(r.outlook, space):
            best = max(best, min(1.0, places.HIT_CHARACTER + bonus) * BEATEN)
    return best * r.outlook.traits.aggression


def _reach(effect: actions.Strike, r: Reading) -> list[Space]:
    return list(ADJACENT[r.here()]) if effect.reach else [r.here()]


def _humans_in_reach(effect: actions.Strike, r: Reading) -> list[int]:
    return [seat for space in _reach(effect, r) for seat in places.humans_at(r.outlook, space)]


def _shrivel(effect: Node, r: Reading) -> float:
    if r.you not in r.outlook.humans:
        return min((r.outlook.defeat(seat) for seat in r.outlook.humans), default=0.0) * places.HIT_CHARACTER
    best = max(
        (r.outlook.deep_one(space) for space in range(SPACES) if r.outlook.deep_ones[space]), default=0.0
    )
    return best * places.HIT_DEEP_ONE


def _repair_here(effect: Node, r: Reading) -> float:
    here = r.here()
    if not FIRST_ROOM <= here < SICK_BAY or not r.view.zones[DAMAGE + here - FIRST_ROOM]:
        return 0.0
    return places.repair(r.outlook, here)


def _monarch_worth(effect: Node, r: Reading) -> float:
    track = HYDRA if r.it == 1 else DAGON
    away = r.outlook.monarch(track)
    return away if isinstance(effect, actions.BanishMonarch) else 0.2 * away


Deed = Callable[[Node, Reading], float]
COMPANY_DEEDS: Final[dict[type[Node], Deed]] = {
    people.Move: _move,
    people.Release: _move,
    people.Jail: _jail,
    people.Defeat: _defeat,
    people.PassTitle: lambda effect, r: 0.0,
    people.LookAtLoyalty: _look,
    actions.PerformActions: lambda effect, r: (
        r.outlook.action * effect.count if isinstance(effect, actions.PerformActions) else 0.0
    ),
    actions.GiveAction: _give_action,
    actions.Strike: _strike,
    actions.Shrivel: _shrivel,
    actions.GiveItem: lambda effect, r: 0.2,
    actions.SpreadMisfortune: lambda effect, r: -9.0,
    actions.RepairHere: _repair_here,
    actions.NudgeMonarch: _monarch_worth,
    actions.BanishMonarch: _monarch_worth,
    card_effects.DeposeCaptain: _depose,
}
