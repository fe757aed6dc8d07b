"""Values for votes, and for aliens that consider revealing themselves (T14)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import is_ready
from turncoat.games.thing.board import (
    DAMAGE,
    DISC,
    EVER_REVEALED,
    LANDED,
    LEFT,
    SENT,
    SOS,
    STRENGTH,
)
from turncoat.games.thing.content.locations import BOILER_CAP
from turncoat.games.thing.places import BOILER, VEHICLES
from turncoat.games.thing.vocabulary import ACCUSE, REVEAL_SELF
from turncoat.kernel.ids import Option, first_of, verb_of

VOTE: Final = 12.0
VOTE_COSTS: Final = 1.5
SECRECY: Final = 65.0  # value of an unsuspected alien
KNOWN: Final = 0.5  # the share lost once all players suspect the seat
FOUND_OUT: Final = 1.0  # the same for a reckoning bot, which knows what the others think
CALLER: Final = 40.0  # points against a seat that would take off with the rescue helicopter and is an alien
FRAMED_CALLER: Final = 6.0  # the same against a human, for an alien
FRAMED_FOR_TEST: Final = 6.0  # points against a human who would be tested instead of the alien


def vote(mind: Mind, legal: list[Option]) -> list[float]:
    values = []
    for option in legal:
        if verb_of(option) != ACCUSE:
            values.append(0.0)
        elif mind.alien:
            values.append(_framing_worth(mind, first_of(option)))
        else:
            doubt = mind.suspicion[first_of(option)]
            calling = CALLER * doubt if _takes_off(mind, first_of(option)) else 0.0
            values.append(VOTE * doubt * mind.traits.accusing + calling - VOTE_COSTS)
    return values


def _takes_off(mind: Mind, other: int) -> bool:
    """T19.1: whether the seat would take off: the least suspicious decides when the rescue helicopter waits.
    Only reckoning bots consider this."""
    if not mind.memory.worlds or not SENT <= mind.tracks[SOS] < LEFT:
        return False
    return mind.tracks[DISC + other] == min([mind.tracks[DISC + figure] for figure in mind.people])


def _framing_worth(mind: Mind, other: int) -> float:
    """The value of accusing a human whom others already doubt, which looks sincere."""
    seen = mind.reputation[other]
    friend = mind.suspicion[other]
    worth = VOTE * seen + 1.0
    if _takes_off(mind, other):
        worth += FRAMED_CALLER
    if _is_tested_instead(mind, other):
        worth += FRAMED_FOR_TEST
    return mind.traits.framing * worth * (1.0 - 2.0 * friend) - VOTE_COSTS


def _is_tested_instead(mind: Mind, other: int) -> bool:
    """T15.1: whether the vote moves the blood test to another figure: it is made on the most suspicious one.
    Only reckoning bots do this."""
    rivals = [mind.tracks[DISC + rival] for rival in mind.others()]
    most = max(rivals, default=0)
    is_near = mind.tracks[DISC + mind.seat] >= most - 1
    return bool(mind.memory.worlds) and is_near and mind.tracks[DISC + other] == most


def reveal_oneself(mind: Mind, legal: list[Option]) -> list[float]:
    gain = reveal_worth(mind)
    return [gain if verb_of(option) == REVEAL_SELF else 0.0 for option in legal]


def reveal_worth(mind: Mind) -> float:
    """Points for revealing over staying hidden: a boiler that could be destroyed and hidden friends count for
    it, the possible harm in secret against it."""
    if not mind.alien:
        return -100.0
    seen = mind.reputation[mind.seat]
    strength = mind.tracks[STRENGTH] + 1 if mind.tracks[EVER_REVEALED] else mind.view.seats // 2
    hidden = SECRECY * (1.0 - (FOUND_OUT if mind.memory.worlds else KNOWN) * seen)
    if any(is_ready(mind.view, vehicle) for vehicle in VEHICLES) or mind.tracks[SOS] == LANDED:
        hidden *= 1.4
    friends = sum([mind.suspicion[other] for other in mind.others()])
    out = 6.0 + 2.0 * strength + 9.0 * min(2.0, friends)
    if strength >= BOILER_CAP - mind.tracks[DAMAGE + BOILER] and mind.needs.harm(BOILER, 3) > 0:
        out += 12.0
    return out * mind.traits.boldness - hidden
