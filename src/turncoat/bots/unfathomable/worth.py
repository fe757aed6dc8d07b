"""The value of an effect to the humans in points: `worth(effect, view, ...)`.

Expected values where they are easy, a fair guess elsewhere. Choices are made by the seat that is asked: a
human chooses the best, a traitor the worst, and in between by how much the seat is suspected.
"""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import deeds, monsters, odds, places
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.reading import Reading, amount, holds, pick
from turncoat.games.unfathomable.effects import actions, card_effects
from turncoat.games.unfathomable.rules.mythos import Mythos, MythosStep
from turncoat.games.unfathomable.rules.skill_check import Check
from turncoat.kernel import effects
from turncoat.kernel.amounts import Amount, AtLeast, AtMost, Rolled
from turncoat.kernel.frames import DONE, IT, ROLLED, SOURCE, YOU, Frame
from turncoat.kernel.ids import Seat
from turncoat.kernel.nodes import Node, walk
from turncoat.kernel.selectors import SeatSelector

SIDES: Final = 8
NAMED: Final = {"astral_travel": 3.0, "sail_past": -8.0}


def worth(effect: Node, outlook: Outlook, frame: Frame | None = None) -> float:
    """The value of executing an effect now; the frame, if any, gives its context."""
    if frame is None:
        return weigh(effect, Reading(outlook, outlook.me))
    v = frame.v
    return weigh(effect, Reading(outlook, v[YOU], v[SOURCE], v[ROLLED], v[DONE], v[IT]))


def weigh(effect: Node, r: Reading) -> float:
    known = WEIGHED.get(type(effect))
    if known is not None:
        return known(effect, r)
    return deeds.weigh(effect, r)


def choice_of(outlook: Outlook, seat: Seat, values: list[float]) -> float:
    """The value of a choice that the seat makes."""
    if not values:
        return 0.0
    doubt = outlook.suspicion[seat] if 0 <= seat < outlook.view.seats else 0.0
    return (1.0 - doubt) * max(values) + doubt * min(values)


def _chooser(who: Node, r: Reading) -> Seat:
    choosers = pick(who, r)
    return choosers[0] if choosers else r.you


# The kernel's effects


def _weigh_seq(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Seq | card_effects.InAll)
    return sum(weigh(one, r) for one in effect.effects)


def _weigh_if(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.If)
    return weigh(effect.then if holds(effect.condition, r) else effect.otherwise, r)


def _weigh_choose(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Choose)
    values = [weigh(branch.effect, r) for branch in effect.branches if holds(branch.needs, r)]
    return choice_of(r.outlook, _chooser(effect.who, r), values)


def _weigh_may(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.May)
    return choice_of(r.outlook, _chooser(effect.who, r), [0.0, weigh(effect.effect, r)])


def _weigh_cost(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Cost)
    return weigh(effect.price, r) + (weigh(effect.then, r) if deeds.is_payable(effect.price, r) else 0.0)


def _weigh_repeat(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Repeat)
    times = max(0.0, amount(effect.times, r))
    if not times:
        return 0.0
    # The second costs more than the first.
    return weigh(effect.effect, r) * times * (1.0 + 0.15 * (times - 1))


def _weigh_for_each(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.ForEach)
    you, it, total = r.you, r.it, 0.0
    are_seats = isinstance(effect.each, SeatSelector)
    for one in pick(effect.each, r):
        r.it = one
        if are_seats:
            r.you = one
        total += weigh(effect.effect, r)
    r.you, r.it = you, it
    return total


def _weigh_each(among: Node, effect: Node, r: Reading) -> list[float]:
    """The value of the effect for each thing that can be picked."""
    before, values = r.it, []
    for one in pick(among, r):
        r.it = one
        values.append(weigh(effect, r))
    r.it = before
    return values


def _weigh_pick(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Pick)
    values = _weigh_each(effect.among, effect.effect, r)
    return choice_of(r.outlook, _chooser(effect.who, r), values)


def _weigh_pick_up_to(effect: Node, r: Reading) -> float:
    assert isinstance(effect, card_effects.PickUpTo)
    values = _weigh_each(effect.among, effect.effect, r)
    values.sort(reverse=True)
    times = int(amount(effect.times, r))
    taken = [value for value in values if value > 0][:times]
    r.done = len(taken)
    return sum(taken)


def _weigh_roll(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Roll)
    return sum(by_face(effect, r)) / SIDES


def by_face(effect: effects.Roll, r: Reading, bonus: int | None = None) -> list[float]:
    """The value of each face of the die with its bonus."""
    added = int(amount(effect.bonus, r)) if bonus is None else bonus
    results = [max(1, min(SIDES, face + added)) for face in range(1, SIDES + 1)]
    then = effect.then
    if isinstance(then, effects.If) and _is_about_die(then):
        # One question about the die: both answers are weighed once.
        yes, no = weigh(then.then, r), weigh(then.otherwise, r)
        by_result = []
        for result in results:
            r.rolled = result
            by_result.append(yes if holds(then.condition, r) else no)
        return by_result
    known: dict[int, float] = {}
    for result in results:
        if result not in known:
            r.rolled = result
            known[result] = weigh(then, r)
    return [known[result] for result in results]


def _is_about_die(then: effects.If) -> bool:
    condition = then.condition
    if not isinstance(condition, AtLeast | AtMost) or not isinstance(condition.amount, Rolled):
        return False
    below = [*walk(then.then), *walk(then.otherwise)]
    return not any(isinstance(node, Rolled) for node in below if isinstance(node, Amount))


def _weigh_named(effect: Node, r: Reading) -> float:
    assert isinstance(effect, effects.Named)
    return NAMED.get(effect.name, 0.0)


# Effects of the game that contain other effects


def _weigh_check(effect: Node, r: Reading) -> float:
    assert isinstance(effect, Check)
    supporting = 0
    for icon in effect.skills:
        supporting |= 1 << icon.skill
    passing = odds.chance_to_pass(r.outlook, supporting, effect.target)
    value = passing * weigh(effect.passed, r)
    partly = 0.0
    if effect.partial_at:
        partly = odds.chance_to_pass(r.outlook, supporting, effect.partial_at) - passing
        value += partly * weigh(effect.partly, r)
    # The cost in hand cards: a third of the target, in cards that would mostly be left over otherwise.
    return value + (1.0 - passing - partly) * weigh(effect.failed, r) - 0.12 * effect.target


def _weigh_mythos(effect: Node, r: Reading) -> float:
    """The crisis, then the icons (28)."""
    assert isinstance(effect, Mythos)
    values = [weigh(branch.effect, r) for branch in effect.branches if holds(branch.needs, r)]
    value = values[0] if len(values) == 1 else choice_of(r.outlook, _chooser(effect.by, r), values)
    return value + monsters.activation(effect.activates, r) + monsters.icon(effect.advances, r)


def _weigh_provided(effect: Node, r: Reading) -> float:
    assert isinstance(effect, actions.Provided | actions.OncePerTurn | actions.OncePerTurnEach)
    return weigh(effect.effect, r)


def _weigh_up_to_times(effect: Node, r: Reading) -> float:
    """A repeated attack: each finds one enemy fewer."""
    assert isinstance(effect, actions.UpToTimes)
    once = weigh(effect.effect, r)
    enemies = max(1, r.outlook.deep_ones[r.here()] + len(places.traitors_at(r.outlook, r.here())))
    return once * min(effect.times, enemies / places.HIT_DEEP_ONE)


def _weigh_use_it(effect: Node, r: Reading) -> float:
    known = r.view.game.card_effects.get(r.it)
    return weigh(known, r) if known is not None else 0.0


Weigh = Callable[[Node, Reading], float]
WEIGHED: Final[dict[type[Node], Weigh]] = {
    effects.Nothing: lambda effect, r: 0.0,
    effects.Seq: _weigh_seq,
    effects.If: _weigh_if,
    effects.Choose: _weigh_choose,
    effects.May: _weigh_may,
    effects.Cost: _weigh_cost,
    effects.Repeat: _weigh_repeat,
    effects.ForEach: _weigh_for_each,
    effects.Pick: _weigh_pick,
    effects.Roll: _weigh_roll,
    effects.Named: _weigh_named,
    card_effects.InAll: _weigh_seq,
    card_effects.PickUpTo: _weigh_pick_up_to,
    Check: _weigh_check,
    Mythos: _weigh_mythos,
    MythosStep: lambda effect, r: -4.0,
    actions.Provided: _weigh_provided,
    actions.OncePerTurn: _weigh_provided,
    actions.OncePerTurnEach: _weigh_provided,
    actions.UpToTimes: _weigh_up_to_times,
    actions.UseIt: _weigh_use_it,
}
