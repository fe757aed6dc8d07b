"""Composite effects and conditions shared by the decks."""

from typing import Final

from turncoat.games.unfathomable.board import FUEL, TRAVEL
from turncoat.games.unfathomable.effects.arithmetic import Minus
from turncoat.games.unfathomable.effects.hands import ALL, Discard
from turncoat.games.unfathomable.effects.monsters import Activate, Spawn
from turncoat.games.unfathomable.effects.people import Move
from turncoat.games.unfathomable.effects.places import At
from turncoat.games.unfathomable.effects.resources import Gain, Lose, PassengersInSupply, Risk
from turncoat.games.unfathomable.effects.ship import Advance, DamageShip, Retreat
from turncoat.games.unfathomable.rules.skill_check import Check, Skill
from turncoat.games.unfathomable.spaces import Space
from turncoat.games.unfathomable.vocabulary import DAGON_FIGURE, DEEP_ONE, HYDRA_FIGURE
from turncoat.kernel.amounts import Always, AtLeast, AtMost, Condition, Done, Number, Rolled, TrackValue
from turncoat.kernel.effects import Branch, Choose, Cost, Effect, ForEach, If, Nothing, Repeat, Roll, Seq
from turncoat.kernel.ids import Track
from turncoat.kernel.selectors import SeatSelector, Selector, You

NOTHING: Final = Nothing()
ALWAYS: Final = Always()
NO_PARTIAL: Final[tuple[int, Effect]] = (0, NOTHING)
DEEP_ONES_ACT: Final = Activate(DEEP_ONE)
HYDRA_ACTS: Final = Activate(HYDRA_FIGURE)
DAGON_ACTS: Final = Activate(DAGON_FIGURE)
UNDER_WAY: Final = AtLeast(TrackValue(TRAVEL), Number(1))  # the ship can be set back
DISCARD_HAND: Final = Discard(Number(ALL))


def in_order(*effects: Effect) -> Effect:
    return Seq(effects)


def either(one: Effect, other: Effect) -> Effect:
    return Choose(You(), (Branch(ALWAYS, one), Branch(ALWAYS, other)))


def lose(resource: Track, amount: int) -> Effect:
    return Lose(resource, Number(amount))


def gain(resource: Track, amount: int) -> Effect:
    return Gain(resource, Number(amount))


def risk(passengers: int) -> Effect:
    return Risk(Number(passengers))


def risk_to(passengers: int, effect: Effect) -> Effect:
    """Risk passengers for an effect; with too few in the supply those are risked for nothing (1.5, 32.5)."""
    return Cost(Risk(Number(passengers)), effect)


def damage(times: int) -> Effect:
    return DamageShip() if times == 1 else Repeat(Number(times), DamageShip())


def advance(track: Track, spaces: int) -> Effect:
    return Advance(track, Number(spaces))


def retreat(track: Track, spaces: int) -> Effect:
    return Retreat(track, Number(spaces))


def set_back(spaces: int) -> Effect:
    """The ship moves back; each space that it cannot move costs a fuel."""
    return Seq((retreat(TRAVEL, spaces), Repeat(Minus(Number(spaces), Done()), lose(FUEL, 1))))


def set_back_or_lose_fuel() -> Effect:
    """The ship moves one space back; from the start it costs a fuel instead."""
    return If(UNDER_WAY, retreat(TRAVEL, 1), lose(FUEL, 1))


def spawn(count: int, where: Selector) -> Effect:
    return Spawn(Number(count), where)


def move_to(space: Space) -> Effect:
    return Move(You(), At(space))


def discard(count: int) -> Effect:
    return Discard(Number(count))


def each(who: SeatSelector, effect: Effect) -> Effect:
    return ForEach(who, effect)


def roll_at_most(bound: int, effect: Effect) -> Effect:
    return Roll(If(AtMost(Rolled(), Number(bound)), effect, NOTHING))


def roll_at_least(bound: int, effect: Effect, otherwise: Effect = NOTHING) -> Effect:
    return Roll(If(AtLeast(Rolled(), Number(bound)), effect, otherwise))


def roll_at_most_done(effect: Effect) -> Effect:
    """Roll a die: a result up to the previous effect's count triggers the effect; no roll if the count is 0
    (ruling A20)."""
    return If(AtLeast(Done(), Number(1)), Roll(If(AtMost(Rolled(), Done()), effect, NOTHING)), NOTHING)


def in_supply(passengers: int) -> Condition:
    return AtLeast(PassengersInSupply(), Number(passengers))


def check(
    target: int,
    skills: tuple[int, ...],
    *,
    passed: Effect,
    failed: Effect,
    partial: tuple[int, Effect] = NO_PARTIAL,
) -> Effect:
    icons = tuple([Skill(skill) for skill in skills])
    partial_at, partly = partial
    return Check(target, icons, passed, failed, partial_at, partly)
