"""Meetings: opting out, tokens, the alien that strikes, fire (T7-T11)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import BITTEN, BY_DOG, INFECTED, least_risk, missed
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
from turncoat.games.thing.rules.strikes import STRENGTH_THERE
from turncoat.games.thing.words import BURN, LAY_ALIEN, STAY, USE_FIRE
from turncoat.kernel.ids import Option, first_of, seats_in, second_of, verb_of
from turncoat.kernel.windows import SUBJECT

PRICE: Final = {FIREARM: 0.2, MELEE: 2.5}  # of opting out; else a canister
CANISTER: Final = 1.5
SAVED: Final = 30.0  # somebody who is not absorbed


def stay_or_avoid(mind: Mind, legal: list[Option]) -> list[float]:
    """T7.4: a weapon spares one the look at a token, or a dog."""
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
    found = []
    for option in legal:
        if verb_of(option) == STAY:
            found.append(0.0)
        else:
            found.append(fear - PRICE.get(first_of(option), CANISTER) / mind.traits.arming)
    return found


def _dog_fear(mind: Mind, figure: int) -> float:
    clark = mind.tracks[CHARACTER + figure] == CLARK
    return 0.0 if clark or not has_dog(mind.view, mind.frame.v[MEETING_AT]) else BY_DOG * BITTEN


def _shared_fear(mind: Mind, figure: int, company: list[int]) -> float:
    return _dog_fear(mind, figure) if not company else 1.0


def lay_tokens(mind: Mind, legal: list[Option]) -> list[float]:
    """Nobody can tell who laid what."""
    return [10.0 if verb_of(option) == LAY_ALIEN else 0.0 for option in legal]


def look(mind: Mind, legal: list[Option]) -> list[float]:
    """At whom one trusts most."""
    return [-INFECTED * mind.suspicion[first_of(option)] for option in legal]


def order_of_places(mind: Mind, legal: list[Option]) -> list[float]:
    return [0.0] * len(legal)


# Fire


def fire_at_alien(mind: Mind, legal: list[Option]) -> list[float]:
    place = mind.frame.v[SUBJECT]
    strength = mind.view.stack[-2].v[STRENGTH_THERE]
    crowd = len(people_at(mind.view, place))
    if mind.alien:
        worth = -20.0
    elif strength > crowd:
        worth = SAVED
    elif strength == crowd:
        worth = 5.0 + (8.0 if mind.tracks[STRENGTH] == 1 else 0.0)
    else:
        worth = 1.0 + (8.0 if mind.tracks[STRENGTH] == 1 else 0.0)
    found = []
    for option in legal:
        if verb_of(option) != USE_FIRE:
            found.append(0.0)
        else:
            found.append(worth * mind.traits.arming - (4.0 if first_of(option) == DYNAMITE else 2.5))
    return found


def arson(mind: Mind, legal: list[Option]) -> list[float]:
    """T11.4: to get warm, when it is high time, where little is lost."""
    found = []
    for option in legal:
        if verb_of(option) != BURN:
            found.append(0.0)
        else:
            place = mind.tracks[AT + second_of(option)]
            found.append(burning(mind, place) - (1.0 if first_of(option) == DYNAMITE else 0.5))
    return found


def burning(mind: Mind, place: Place) -> float:
    """What it is worth to burn a place now."""
    if mind.alien:
        return -5.0
    if not mind.tracks[BOILER_DEAD]:
        return -50.0
    return mind.needs.warmed() - missed(mind, place)
