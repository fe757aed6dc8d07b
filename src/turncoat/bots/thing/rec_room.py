"""Votes, tests, and an alien that considers coming out (T14, T15)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import is_cleared, is_ready
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
from turncoat.games.thing.rules.testing import BLOOD, KIND
from turncoat.games.thing.words import ACCUSE, REVEAL_SELF, VOLUNTEER
from turncoat.kernel.ids import Option, first_of, verb_of

VOTE: Final = 12.0
VOTE_COSTS: Final = 1.5
SECRECY: Final = 65.0  # what an alien is worth that nobody suspects
KNOWN: Final = 0.5  # how much of it is gone once everybody does
FOUND_OUT: Final = 1.0  # the same for who reckons: it knows what everybody thinks
CALLER: Final = 40.0  # of a vote against who would take off with the rescue helicopter, and is an alien
FRAMED_CALLER: Final = 6.0  # the same of a human, by an alien
FRAMED_FOR_TEST: Final = 6.0  # of a human who would be tested then, and not oneself
TEST: Final = 50.0  # times p(1-p)
TEST_COSTS: Final = 2.0


def vote(mind: Mind, legal: list[Option]) -> list[float]:
    found = []
    for option in legal:
        if verb_of(option) != ACCUSE:
            found.append(0.0)
        elif mind.alien:
            found.append(_framed(mind, first_of(option)))
        else:
            doubt = mind.suspicion[first_of(option)]
            calling = CALLER * doubt if _takes_off(mind, first_of(option)) else 0.0
            found.append(VOTE * doubt * mind.traits.accusing + calling - VOTE_COSTS)
    return found


def _takes_off(mind: Mind, other: int) -> bool:
    """T19.1: whoever is least suspicious when the rescue helicopter waits, decides. Only who reckons thinks of it."""
    if not mind.memory.worlds or not SENT <= mind.tracks[SOS] < LEFT:
        return False
    return mind.tracks[DISC + other] == min([mind.tracks[DISC + figure] for figure in mind.people])


def _framed(mind: Mind, other: int) -> float:
    """A human whom others doubt already, so that it looks like a thought."""
    seen = mind.reputation[other]
    friend = mind.suspicion[other]
    worth = VOTE * seen + 1.0
    if _takes_off(mind, other):
        worth += FRAMED_CALLER
    if _is_tested_instead(mind, other):
        worth += FRAMED_FOR_TEST
    return mind.traits.framing * worth * (1.0 - 2.0 * friend) - VOTE_COSTS


def _is_tested_instead(mind: Mind, other: int) -> bool:
    """T15.1: blood is taken of the most suspicious; one more vote, and it is not oneself. Only who reckons thinks of it."""
    rivals = [mind.tracks[DISC + rival] for rival in mind.others()]
    most = max(rivals, default=0)
    is_near = mind.tracks[DISC + mind.seat] >= most - 1
    return bool(mind.memory.worlds) and is_near and mind.tracks[DISC + other] == most


def reveal_oneself(mind: Mind, legal: list[Option]) -> list[float]:
    gain = coming_out(mind)
    return [gain if verb_of(option) == REVEAL_SELF else 0.0 for option in legal]


def coming_out(mind: Mind) -> float:
    """Points for coming out over staying hidden: a boiler that could be destroyed, friends who stay hidden; against that what
    one could still do in secret."""
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


# Tests


def volunteer(mind: Mind, legal: list[Option]) -> list[float]:
    worth = _best_test(mind) * mind.traits.accusing - TEST_COSTS
    return [worth if verb_of(option) == VOLUNTEER else 0.0 for option in legal]


def _best_test(mind: Mind) -> float:
    if mind.alien:
        return -5.0
    targets = most_suspicious(mind) if mind.frame.v[KIND] == BLOOD else mind.people
    return max([test_worth(mind, target) for target in targets], default=0.0)


def most_suspicious(mind: Mind) -> list[int]:
    most = max([mind.tracks[DISC + figure] for figure in mind.people], default=0)
    return [figure for figure in mind.people if mind.tracks[DISC + figure] == most]


def test_worth(mind: Mind, target: int) -> float:
    """What is learned: most where it could be either; of oneself only the others learn."""
    if is_cleared(mind.view, target):
        return 0.0
    if not mind.shared and target == mind.seat:
        return -30.0 if mind.alien else 6.0
    doubt = mind.suspicion[target]
    return TEST * doubt * (1.0 - doubt) + (2.0 if doubt < 1.0 else 0.0)


def choose_target(mind: Mind, legal: list[Option]) -> list[float]:
    found = []
    for option in legal:
        target = first_of(option)
        if mind.alien:
            found.append(10.0 - 40.0 * mind.suspicion[target])
        else:
            found.append(test_worth(mind, target))
    return found


def choose_tester(mind: Mind, legal: list[Option]) -> list[float]:
    """Of equal ones the least doubtful; it hardly matters."""
    return [-mind.suspicion[first_of(option)] for option in legal]
