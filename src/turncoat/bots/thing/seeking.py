"""Whose company a hidden alien seeks (T10): it wants to be looked at, and not to be tested for it."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import samples_of
from turncoat.games.thing.board import DISC

TESTED: Final = 20.0  # of an alien that is found out by a test
UNTESTED: Final = 0.7  # odds that no seat finds a sample this round
SPARED: Final = 0.6  # odds that a seat with a lab token does not test


def seeking(mind: Mind, company: list[int]) -> float:
    """A hidden alien likes to be looked at; but who always joins people is noticed."""
    if not mind.alien or not company:
        return 0.0
    prey = sum([1.0 - mind.suspicion[other] for other in company])
    return 7.0 * mind.traits.infecting * prey / len(company) - 2.0 - _test_cost(mind)


def _test_cost(mind: Mind) -> float:
    """T10.6, T15.1: a seat that meets another becomes more suspicious, and blood is taken of the most suspicious. Only who reckons
    thinks of it."""
    others = mind.others()
    most = max([mind.tracks[DISC + other] for other in others], default=0)
    if not mind.memory.worlds or mind.tracks[DISC + mind.seat] < most:
        return 0.0
    held = sum([len(samples_of(mind.view, other)) for other in others])
    return TESTED * (1.0 - UNTESTED * SPARED**held)
