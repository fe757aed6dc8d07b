"""Values for meetings: opting out, tokens, the striking alien, fire (T7-T11)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import BITTEN, BY_DOG, INFECTED, burning_cost, least_risk
from turncoat.bots.thing.station import has_dog, people_at
from turncoat.games.thing.board import (
    AT,
    BOILER_DEAD,
    CHARACTER,
    CLARK,
    DYNAMITE,
    FIREARM,
    MELEE,
    STRENGTH,
)
from turncoat.games.thing.places import Place
from turncoat.games.thing.rules.encounters import ASKED, MEETING_AT, STAYING
from turncoat.games.thing.rules.strikes import AVOIDED, STRENGTH_THERE
from turncoat.games.thing.vocabulary import AVOID, BURN, LAY_ALIEN, LYING_ENCOUNTERS, NEVER, STAY, USE_FIRE
from turncoat.kernel.ids import Option, first_of, seats_in, second_of, verb_of
from turncoat.kernel.windows import SUBJECT

PRICE: Final = {FIREARM: 0.2, MELEE: 2.5}  # of opting out, by weapon; a canister otherwise
CANISTER: Final = 1.5
SAVED: Final = 30.0  # points for a character that is not absorbed


def stay_or_avoid(mind: Mind, legal: list[Option]) -> list[float]:
    """T7.4: a weapon avoids looking at a token, or meeting a dog."""
    figure = mind.frame.v[ASKED]
    company = [other for other in seats_in(mind.frame.v[STAYING]) if other != figure]
    if mind.shared:
        fear = _shared_fear(mind, figure, company)
    elif mind.alien:
        fear = -4.0
    elif company:
        fear = INFECTED * least_risk(mind, company) * mind.traits.caution
    else:
        fear = _dog_fear(mind, figure)
    values = []
    for option in legal:
        if verb_of(option) == STAY:
            values.append(0.0)
        else:
            values.append(fear - PRICE.get(first_of(option), CANISTER) / mind.traits.arming)
    return values


def _dog_fear(mind: Mind, figure: int) -> float:
    clark = mind.tracks[CHARACTER + figure] == CLARK
    return 0.0 if clark or not has_dog(mind.view, mind.frame.v[MEETING_AT]) else BY_DOG * BITTEN


def _shared_fear(mind: Mind, figure: int, company: list[int]) -> float:
    return _dog_fear(mind, figure) if not company else 1.0


def lay_tokens(mind: Mind, legal: list[Option]) -> list[float]:
    """No other player can see which player laid a token."""
    return [10.0 if verb_of(option) == LAY_ALIEN else 0.0 for option in legal]


def look(mind: Mind, legal: list[Option]) -> list[float]:
    """Look at the most trusted seat."""
    return [-INFECTED * mind.suspicion[first_of(option)] for option in legal]


def order_of_places(mind: Mind, legal: list[Option]) -> list[float]:
    return [0.0] * len(legal)


# Fire


def fire_at_alien(mind: Mind, legal: list[Option]) -> list[float]:
    """T8.6, ruling R3: drive the alien off, opt out, or stay."""
    strike = mind.view.stack[-2]
    crowd = [
        figure
        for figure in people_at(mind.view, mind.frame.v[SUBJECT])
        if not strike.v[AVOIDED] >> figure & 1
    ]
    margin = strike.v[STRENGTH_THERE] - len(crowd)
    values = []
    for option in legal:
        verb, card = verb_of(option), first_of(option)
        if verb == USE_FIRE:
            worth = _worth_of_driving_off(mind, margin) * mind.traits.arming + _relief(
                mind, second_of(option), crowd
            )
            values.append(worth - (4.0 if card == DYNAMITE else 2.5))
        elif verb == AVOID:
            price = PRICE.get(card, CANISTER) / mind.traits.arming
            values.append(_worth_of_opting_out(mind, margin, len(crowd)) - price)
        else:
            values.append(0.0)
    return values


def _worth_of_driving_off(mind: Mind, margin: int) -> float:
    if mind.alien:
        return -20.0
    if margin > 0:
        return SAVED
    return (5.0 if margin == 0 else 1.0) + (8.0 if mind.tracks[STRENGTH] == 1 else 0.0)


def _worth_of_opting_out(mind: Mind, margin: int, crowd: int) -> float:
    """Opting out saves the seat itself and leaves one defender fewer, which a hidden alien likes."""
    if margin > 0:
        return 4.0 if mind.alien else SAVED / crowd
    if crowd == 1:
        return 0.0  # the alien would be alone with what can be sabotaged
    if mind.alien:
        return 3.0 if margin == 0 else -2.0
    return -SAVED / 2 if margin == 0 else -2.0


def _relief(mind: Mind, figure: int, crowd: list[int]) -> float:
    """The fear that using fire removes: where lying figures do not meet (ruling R2), its user looks at no token."""
    company = [other for other in crowd if other != figure]
    if mind.shared or mind.alien or not company or mind.view.settings[LYING_ENCOUNTERS] != NEVER:
        return 0.0
    return INFECTED * least_risk(mind, company) * mind.traits.caution


def arson(mind: Mind, legal: list[Option]) -> list[float]:
    """T11.4: burn a place for warmth if it is urgent, where little is lost."""
    values = []
    for option in legal:
        if verb_of(option) != BURN:
            values.append(0.0)
        else:
            place = mind.tracks[AT + second_of(option)]
            values.append(burning_worth(mind, place) - (1.0 if first_of(option) == DYNAMITE else 0.5))
    return values


def burning_worth(mind: Mind, place: Place) -> float:
    """The value of burning a place now."""
    if mind.alien:
        return -5.0
    if not mind.tracks[BOILER_DEAD]:
        return -50.0
    return mind.needs.warmth_worth() - burning_cost(mind, place)
