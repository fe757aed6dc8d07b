"""The value of company to a hidden alien (T10): it wants its tokens seen, without being tested for it."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import samples_of
from turncoat.games.thing.board import DISC

TESTED: Final = 20.0  # points lost by an alien that a test exposes
UNTESTED: Final = 0.7  # the chance that no seat finds a sample this round
SPARED: Final = 0.6  # the chance that a seat with a lab token does not test


def company_worth(mind: Mind, company: list[int]) -> float:
    """A hidden alien wants its tokens seen; but a seat that always joins others is noticed."""
    if not mind.alien or not company:
        return 0.0
    prey = sum([1.0 - mind.suspicion[other] for other in company])
    return 7.0 * mind.traits.infecting * prey / len(company) - 2.0 - _test_cost(mind)


def _test_cost(mind: Mind) -> float:
    """T10.6, T15.1: a seat that meets another becomes more suspicious, and the most suspicious one is tested.
    Only reckoning bots consider this."""
    others = mind.others()
    most = max([mind.tracks[DISC + other] for other in others], default=0)
    if not mind.memory.worlds or mind.tracks[DISC + mind.seat] < most:
        return 0.0
    held = sum([len(samples_of(mind.view, other)) for other in others])
    return TESTED * (1.0 - UNTESTED * SPARED**held)
