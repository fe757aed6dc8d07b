"""Escape: when to start, whether to join, and which passengers to accept (T19)."""

from math import comb
from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.games.thing.board import (
    ABSORBED,
    DESTROYED,
    LANDED,
    RESCUE_FUEL,
    REVEALED,
    SOS,
    STATUS,
    STRENGTH,
)
from turncoat.games.thing.numbers import RESCUE_FUEL_LAST
from turncoat.games.thing.rules.escape import ASKED
from turncoat.games.thing.vocabulary import BOARD, KEYS_USED, LET_IN, SHOW_KEYS, STOPPED_KEYS
from turncoat.kernel.ids import Option, verb_of

WAITING_IS_WORTH: Final = 35.0  # points, while there is no danger
ALL: Final = 100.0
KEYS_AT_STAKE: Final = 20.0  # points, if the escape is stopped
ALONE: Final = 0.3  # remaining doubt about the others if the only suspect is the alien


def certainty(mind: Mind) -> float:
    """The chance of identifying all others correctly. A reckoning bot takes the likeliest set of aliens;
    others leave behind the most doubtful seats, as many as they expect aliens. While no alien was revealed
    there is one among the others, and most likely only one: if it is the suspect, the others are human."""
    if mind.memory.worlds:
        return mind.likeliest_aliens()[0]
    doubts = sorted([mind.suspicion[other] for other in mind.others()], reverse=True)
    expected = sum(doubts)
    none_out = not mind.shared and not any(
        mind.tracks[STATUS + seat] in (REVEALED, ABSORBED, DESTROYED) for seat in range(mind.view.seats)
    )
    out = round(expected)
    if none_out:
        out = max(1, out)
    sure = 1.0
    for at, doubt in enumerate(doubts):
        if at < out:
            sure *= doubt
        else:
            sure *= (1.0 - doubt) ** (ALONE if none_out and out == 1 else 1.0)
    return sure


def pressure(mind: Mind) -> float:
    """The danger of waiting, from 0 to 1."""
    fear = mind.needs.urgency()
    if mind.tracks[SOS] == LANDED:
        last = mind.view.game.numbers[RESCUE_FUEL_LAST]
        left = last - mind.tracks[RESCUE_FUEL]
        fear = max(fear, 0.75 if left <= 0 else 0.35 if left == 1 else 0.15)
    crowd = max(1, len(mind.people))
    return max(fear, min(0.6, 0.5 * mind.tracks[STRENGTH] / crowd))


def wish_to_leave(mind: Mind) -> float:
    """Points for leaving now instead of waiting; for an alien, the whole game."""
    if mind.alien:
        return ALL
    going = ALL * certainty(mind)
    waiting = WAITING_IS_WORTH * (1.0 - pressure(mind)) / mind.traits.trust
    return going - waiting


def take_off(mind: Mind, legal: list[Option]) -> list[float]:
    wish = wish_to_leave(mind)
    worth = {BOARD: wish, SHOW_KEYS: wish - stake(mind)}
    return [worth.get(verb_of(option), 0.0) for option in legal]


def stake(mind: Mind) -> float:
    """R39: the value of the keys that a last stand may cost, with 1-3 players."""
    if not mind.shared or mind.view.settings[STOPPED_KEYS] != KEYS_USED:
        return 0.0
    return KEYS_AT_STAKE * stop_chance(mind.tracks[STRENGTH])


def stop_chance(strength: int) -> float:
    """T24.5: the chance of three bad faces with one die per strength; a third of a die's faces are bad."""
    fewer = sum([comb(strength, bad) * 2.0 ** (strength - bad) for bad in range(3)])
    return 1.0 - fewer / 3.0**strength


def wish_to_board(mind: Mind, legal: list[Option]) -> list[float]:
    """A human must not be left behind; an alien that gets aboard has won."""
    return [ALL if verb_of(option) == BOARD else 0.0 for option in legal]


def consent(mind: Mind, legal: list[Option]) -> list[float]:
    """An alien aboard and a human left behind both lose the game: the likelier one decides. Less doubtful
    figures come first; the others are asked again."""
    candidate = mind.frame.v[ASKED]
    if mind.alien:
        return [1.0 if verb_of(option) == LET_IN else 0.0 for option in legal]
    if mind.memory.worlds:
        stays = mind.likeliest_aliens()[1] >> candidate & 1
        return [ALL * (1 - 2 * stays) if verb_of(option) == LET_IN else 0.0 for option in legal]
    doubt = mind.suspicion[candidate]
    letting_in = ALL * (1.0 - 2.0 * doubt)
    if letting_in > 0.0 and _has_surer(mind, candidate, doubt):
        letting_in = -1.0
    return [letting_in if verb_of(option) == LET_IN else 0.0 for option in legal]


def _has_surer(mind: Mind, candidate: int, doubt: float) -> bool:
    """Whether a less doubtful seat has not been asked in this pass."""
    passed = mind.frame.v[1]
    for other in mind.people:
        if other != candidate and not passed >> other & 1 and mind.suspicion[other] + 0.02 < doubt:
            return True
    return False
