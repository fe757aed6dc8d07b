"""Values in windows: dice, defeats, and windows of single cards. Those of checks are in checks.py."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import betrayal, checks, hands, holdings, monsters, sides
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.reading import Reading
from turncoat.bots.unfathomable.worth import by_face, worth
from turncoat.games.unfathomable.board import AT, CRISIS, DAMAGE
from turncoat.games.unfathomable.cards import STARBUCK, TRAVEL_PHARMACY, value_of
from turncoat.games.unfathomable.rules import attack, damage, passengers, shrivelling
from turncoat.games.unfathomable.rules.reactions.turn_windows import PLUNDER
from turncoat.games.unfathomable.spaces import FIRST_DECK, FIRST_ROOM, ROOMS, SPACES, room_of_die
from turncoat.games.unfathomable.vocabulary import (
    ALMANAC,
    BARRICADE,
    FIRE_AGAIN,
    HEAL,
    INTERVENE,
    LOWER_DIE,
    RAISE_DIE,
    RANSACK,
    REDRAW,
    SEND_STARBUCK,
    SET_DIE,
    SHRUG_OFF,
    USE_PHARMACY,
    USE_WARD,
)
from turncoat.kernel import effects
from turncoat.kernel.die import BONUS, FACE
from turncoat.kernel.frames import DONE, IT, SOURCE, YOU, Frame
from turncoat.kernel.ids import NOBODY, Option, first_of, verb_of
from turncoat.kernel.verbs import PASS
from turncoat.kernel.windows import SUBJECT, TRIGGER

SIDES: Final = 8
COMMON_MYTHOS: Final = -1.0  # average value of a mythos card, including its icons
ENOUGH_TO_SHRIVEL: Final = 6


# Dice


def by_result(outlook: Outlook, f: Frame) -> list[float]:
    """The value to the humans of each result of the die of frame `f`."""
    if f.procedure == attack.ATTACK.number:
        target = attack.AGAINST_DEEP_ONE
        gain = outlook.deep_one(f.v[attack.SPACE])
        if f.v[attack.DEFENDER] != NOBODY:
            target = attack.AGAINST_CHARACTER
            gain = outlook.defeat(f.v[attack.DEFENDER])
        return [gain if result >= target else 0.0 for result in range(1, SIDES + 1)]
    if f.procedure == shrivelling.SHRIVELLING.number:
        victim = f.v[shrivelling.VICTIM]
        gain = outlook.deep_one(f.v[shrivelling.SPACE]) if victim == NOBODY else outlook.defeat(victim)
        return [gain if result >= ENOUGH_TO_SHRIVEL else 0.0 for result in range(1, SIDES + 1)]
    if f.procedure == passengers.RISK.number:
        return [-outlook.rescue(FIRST_DECK + deck) for deck in range(SIDES)]
    if f.procedure == damage.DAMAGING.number:
        return [outlook.damage_room(_hit(outlook, room_of_die(face))) for face in range(1, SIDES + 1)]
    if isinstance(f.effect, effects.Roll):
        r = Reading(outlook, f.v[YOU], f.v[SOURCE], 0, f.v[DONE], f.v[IT])
        return by_face(f.effect, r, 0)
    return [0.0] * SIDES


def _hit(outlook: Outlook, room: int) -> int:
    """The target of damage: a damaged room is not hit again, and the next room is about as bad."""
    if not outlook.view.zones[DAMAGE + room - FIRST_ROOM]:
        return room
    return next((FIRST_ROOM + one for one in range(ROOMS) if not outlook.view.zones[DAMAGE + one]), room)


def _result(face: int, bonus: int) -> int:
    return max(1, min(SIDES, face + bonus)) - 1


def before_die(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    stack = outlook.view.stack
    die = stack[-2]
    results = by_result(outlook, stack[-3])
    bonus, sign = die.v[BONUS], _sign(outlook)
    faces = [die.v[FACE]] if die.v[FACE] else list(range(1, SIDES + 1))

    def mean(more: int) -> float:
        return sum(results[_result(face, bonus + more)] for face in faces) / len(faces)

    values = []
    for option in legal:
        verb, card = verb_of(option), first_of(option)
        if verb == RAISE_DIE:
            values.append(mean(2) - sign * hands.price(outlook, card))
        elif verb == LOWER_DIE:
            values.append(mean(-2) - sign * hands.price(outlook, card))
        elif verb == ALMANAC:
            values.append(mean(value_of(card)) - sign * hands.price(outlook, card))
        elif verb == SET_DIE:
            values.append(results[_result(card, bonus)] - sign * checks.FEAT)
        else:
            values.append(mean(0))
    return sides.own(outlook, values, sides.OPEN)


def after_die(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    stack = outlook.view.stack
    die = stack[-2]
    results = by_result(outlook, stack[-3])
    bonus, sign = die.v[BONUS], _sign(outlook)
    again = sum(results[_result(face, bonus)] for face in range(1, SIDES + 1)) / SIDES
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == PASS:
            values.append(results[_result(die.v[FACE], bonus)])
        elif verb == FIRE_AGAIN:
            values.append(again)
        else:
            values.append(again - sign * hands.price(outlook, first_of(option)))
    return sides.own(outlook, values, sides.OPEN)


def _sign(outlook: Outlook) -> float:
    """The sign of the value of the seat's cards for the humans: a traitor's cards are no loss to them."""
    return 1.0 if sides.plays_for_humans(outlook) else -1.0


# Defeats


def would_defeat_character(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    victim = outlook.view.stack[-1].v[SUBJECT]
    hurt = outlook.defeat(victim)
    sign = _sign(outlook)
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == PASS:
            values.append(hurt)
        elif verb in (SHRUG_OFF, HEAL):
            values.append(-sign * 0.5 * hands.price(outlook, first_of(option)))
        elif verb == SEND_STARBUCK:
            values.append(-sign * holdings.item_price(outlook, STARBUCK))
        else:
            values.append(-sign * {USE_WARD: 1.0, INTERVENE: checks.FEAT}.get(verb, 1.0))
    if victim == outlook.me and not sides.plays_for_humans(outlook):
        # A traitor does not want to be beaten either.
        return [
            4.0 + value if verb_of(option) != PASS else 0.0
            for option, value in zip(legal, values, strict=True)
        ]
    return sides.own(outlook, values, sides.ARGUABLE)


def would_defeat_passenger(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    sign = _sign(outlook)
    medicine = min(-outlook.lose(1, 1), holdings.item_price(outlook, TRAVEL_PHARMACY))
    costs = {PASS: outlook.lose_passengers(1), USE_PHARMACY: -medicine, INTERVENE: -sign * checks.FEAT * 0.8}
    return sides.own(outlook, [costs.get(verb_of(option), 0.0) for option in legal], sides.ARGUABLE)


# Windows of a turn


def after_boiler_room(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    push = outlook.sail(1) + outlook.damage_ship()
    return sides.own(outlook, [0.0 if verb_of(option) == PASS else push for option in legal], sides.ARGUABLE)


def mythos_drawn(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    crisis = outlook.view.zones[CRISIS]
    now = worth(outlook.view.game.card_effects[crisis[0]], outlook) if crisis else 0.0
    other = COMMON_MYTHOS - _sign(outlook) * checks.FEAT
    return sides.own(
        outlook, [other if verb_of(option) == REDRAW else now for option in legal], sides.ARGUABLE
    )


def action_step(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """52.2: a treachery card instead of two actions."""
    here = outlook.view.tracks[AT + outlook.me]
    r = Reading(outlook, outlook.me)
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == PASS:
            values.append(betrayal.a_turn(outlook))
        elif verb == RANSACK:
            values.append(-outlook.lose(PLUNDER[here], 1) - 1.0)
        else:
            values.append(-monsters.activation(1, r) - monsters.activation(2, r) - 1.0)
    return values


def deep_one_enters(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The card is kept for a crowd at the hatches."""
    crowd = sum(outlook.deep_ones[FIRST_DECK:SPACES])
    kept = 1.6 * (crowd - 2)
    return sides.own(outlook, [kept if verb_of(option) == BARRICADE else 0.0 for option in legal], sides.OPEN)


React = Callable[[Outlook, list[Option], Memory], list[float]]
# By trigger number
REACTIONS: Final[tuple[React, ...]] = (
    before_die,
    after_die,
    would_defeat_character,
    would_defeat_passenger,
    checks.before,
    checks.after_total,
    after_boiler_room,
    mythos_drawn,
    action_step,
    deep_one_enters,
)


def react(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    return REACTIONS[outlook.view.stack[-1].v[TRIGGER]](outlook, legal, memory)
