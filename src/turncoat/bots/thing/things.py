"""Weapons, items and lab tokens: keeping, using and giving them (T13, T14.1, T20)."""

from typing import Final

from turncoat.bots.thing.leading import SEEN_TO_HURT
from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import (
    has_keys,
    is_cleared,
    is_dark,
    items_of,
    loaded_flamethrowers,
    weapons_of,
)
from turncoat.games.thing.board import (
    AT,
    BOILER_DEAD,
    CANISTERS,
    DYNAMITE,
    FIREARM,
    FLAMETHROWER,
    FLASHLIGHT,
    FUEL_CARD,
    KEYS,
    LOOKING,
    MELEE,
    OFFER,
    REPAIR,
    SAMPLE,
    STRENGTH,
    TOOLS,
    WIRE,
)
from turncoat.games.thing.places import VEHICLES
from turncoat.games.thing.rules import repairs
from turncoat.games.thing.rules.rec_room import GIVER, OPEN_FLAMES, PARTNER
from turncoat.games.thing.vocabulary import (
    DONE,
    KEEP_TOKEN,
    OFFER_GIFT,
    OFFER_SWAP,
    ONE_MORE,
    PICK_PLACE,
    RETURN_WITH,
    USE_FUEL,
    USE_TOOLS,
)
from turncoat.kernel.ids import Option, first_of, second_of, verb_of
from turncoat.kernel.verbs import ACCEPT

ITEM: Final = 2  # a kind of traded card
EMPTY: Final = 0.2  # a flamethrower without canisters
THRIFT_IS_SEEN: Final = 3.0  # cost for an alien of doing visibly less than it could


def _has_canisters(mind: Mind, flamethrower: int) -> bool:
    """A flamethrower that was just found has all canisters; a traded one may be empty (ruling R31)."""
    is_found = flamethrower in mind.view.zones[LOOKING + mind.seat]
    return is_found or mind.tracks[CANISTERS + flamethrower - FLAMETHROWER] > 0


def worth_of(mind: Mind, card: int, figure: int) -> float:
    """The value of a weapon or an item to a figure."""
    own = items_of(mind.view, figure)
    if card in (FLAMETHROWER, FLAMETHROWER + 1):
        return 7.0 if _has_canisters(mind, card) else EMPTY
    if card == KEYS:
        return 1.0 if has_keys(mind.view, figure) else 6.0 + (4.0 if _drives(mind) else 0.0)
    if card == FIREARM:
        return 1.0 if FIREARM in weapons_of(mind.view, figure) else 5.0
    if card == DYNAMITE:
        return 6.0 if mind.tracks[STRENGTH] or mind.tracks[BOILER_DEAD] else 3.0
    if card == WIRE:
        return 6.0 if loaded_flamethrowers(mind.view, figure) else 2.0
    if card == FLASHLIGHT:
        return 1.0 if FLASHLIGHT in own else 4.0 if is_dark(mind.view) else 1.5
    return {TOOLS: 4.0, FUEL_CARD: 3.5, MELEE: 2.5}.get(card, 1.0)


def _drives(mind: Mind) -> bool:
    routes = mind.needs.routes
    return bool(routes) and routes[0][1] in VEHICLES


def keep_one(mind: Mind, legal: list[Option]) -> list[float]:
    figure = mind.frame.v[0]
    return [worth_of(mind, first_of(option), figure) for option in legal]


def one_more(mind: Mind, legal: list[Option]) -> list[float]:
    """T21.1, T21.3: humans choose among more cards; aliens withhold them from the others, and declining is noticed."""
    return [1.0 if verb_of(option) == ONE_MORE else 0.0 for option in legal]


def mend(mind: Mind, legal: list[Option]) -> list[float]:
    """T21.7: repair what helps most; a vehicle without keys may be left undone. A bold alien repairs less
    where that can pass for thrift, since all players see it."""
    place = mind.tracks[AT + mind.frame.v[repairs.FIGURE]]
    gains = [mind.needs.gain(place, REPAIR, first_of(option)) for option in legal]
    if not mind.alien:
        return gains
    best = max(gains)
    return [_alien_mending_worth(mind, best - gain) for gain in gains]


def _alien_mending_worth(mind: Mind, withheld: float) -> float:
    if withheld <= 0.0:
        return 0.0
    return withheld * mind.traits.sabotage - THRIFT_IS_SEEN - 2.5 * max(0.0, withheld - SEEN_TO_HURT)


def keep_token(mind: Mind, legal: list[Option]) -> list[float]:
    """A sample for a test; an alien withholds it from the others."""
    is_sample = SAMPLE in mind.view.zones[LOOKING + mind.seat]
    keeping = 5.0 if is_sample else -1.0
    return [keeping if verb_of(option) == KEEP_TOKEN else 0.0 for option in legal]


def send_fuel(mind: Mind, legal: list[Option]) -> list[float]:
    """T13.7: send fuel where it is wanted most; aliens, where least."""
    values = []
    for option in legal:
        if verb_of(option) != PICK_PLACE:
            values.append(0.0)
        else:
            value = mind.needs.delivery(first_of(option))
            values.append(-0.3 * value if mind.alien and mind.traits.sabotage > 1.0 else value)
    return values


def use_bonus(mind: Mind, legal: list[Option]) -> list[float]:
    """Tools and Fuel cost no action: they are used at once if they help much, and otherwise kept."""
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb not in (USE_TOOLS, USE_FUEL):
            values.append(0.0)
            continue
        place = mind.tracks[AT + first_of(option)]
        gain = mind.needs.gain(place, REPAIR, 1) if verb == USE_TOOLS else mind.needs.delivery(place)
        values.append(gain - 2.0 if not mind.alien else -gain)
    return values


# Trading


def make_offer(mind: Mind, legal: list[Option]) -> list[float]:
    """Offer a wire to a trusted figure that has a flamethrower; otherwise nothing."""
    giver = mind.frame.v[GIVER]
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == DONE:
            values.append(1.0)
        elif verb == OFFER_SWAP or mind.alien:
            values.append(-3.0)
        elif verb == OFFER_GIFT and first_of(option) == ITEM:
            values.append(_gift_of_item(mind, giver, second_of(option)))
        else:
            values.append(-4.0)
    return values


def _is_trusted(mind: Mind, figure: int) -> bool:
    return is_cleared(mind.view, figure) or mind.suspicion[figure] < 0.03


def _gift_of_item(mind: Mind, giver: int, other: int) -> float:
    own = items_of(mind.view, giver)
    flames = len(loaded_flamethrowers(mind.view, other)) > 0 and not loaded_flamethrowers(mind.view, giver)
    if WIRE in own and flames and (_is_trusted(mind, other) or mind.shared):
        return 4.0
    return -2.0


def hand_over(mind: Mind, legal: list[Option]) -> list[float]:
    """Hand over cards that are worth more to the other figure."""
    giver, partner = mind.frame.v[GIVER], mind.frame.v[PARTNER]
    if mind.frame.step == mind.view.game.procedures[mind.frame.procedure].places["choose_returned"]:
        giver, partner = partner, giver
    return [
        worth_of(mind, first_of(option), partner) - 1.1 * worth_of(mind, first_of(option), giver)
        for option in legal
    ]


def answer_offer(mind: Mind, legal: list[Option]) -> list[float]:
    offered = mind.view.zones[OFFER + mind.seat]
    partner = mind.frame.v[PARTNER]
    worth = worth_of(mind, offered[-1], partner) if offered and offered[-1] >= 0 else 1.0
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == ACCEPT:
            values.append(worth)
        elif verb == RETURN_WITH:
            flames = 7.0 if loaded_flamethrowers(mind.view, partner) else EMPTY
            cheapest = flames if first_of(option) == OPEN_FLAMES else 2.5
            values.append(worth - cheapest - 0.5)
        else:
            values.append(0.0)
    return values
