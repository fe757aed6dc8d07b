"""What each answer of a hidden alien tells the table: by the tables that a spectator judges by, in points that it costs.

An answer that humans give as often costs nothing, and less the surer everybody is already. What lies face down is no deed.
"""

import math
from collections.abc import Callable
from typing import Final

from turncoat.bots.thing.belief.filter import log_odds
from turncoat.bots.thing.belief.model import Belief
from turncoat.bots.thing.belief.signs import GOES_ON, NOWHERE, Deed
from turncoat.games.thing.board import PLAYING, STATUS
from turncoat.games.thing.vocabulary import ACCUSE, ARSON, BONUS, FIRE_AT_ALIEN, SWAP
from turncoat.kernel.ids import NOBODY, Option, first_of, verb_of
from turncoat.kernel.views import View
from turncoat.kernel.windows import TRIGGER

PRICE: Final = 40.0  # points, of being taken for an alien by everybody
WARINESS: Final = 0.25  # how likely others think that an alien would be careful: not everybody reckons

Deeds = Callable[[Belief, View, Option], list[Deed]]


def costs(watched: Belief, view: View, legal: list[Option]) -> list[float]:
    """By option; `watched` is the belief of a spectator."""
    top = view.stack[-1]
    procedure = view.game.procedures[top.procedure]
    deeds = DEEDS.get((procedure.name, procedure.steps[top.step].name))
    if deeds is None or view.tracks[STATUS + view.seat] != PLAYING:
        return [0.0] * len(legal)
    seen = watched.suspicion()[view.seat]
    odds = log_odds(seen)
    found = []
    for option in legal:
        told = sum([watched.told_by(deed, WARINESS) for deed in deeds(watched, view, option)])
        found.append(PRICE * (1.0 / (1.0 + math.exp(-odds - told)) - seen))
    return found


def _going(watched: Belief, view: View, option: Option) -> list[Deed]:
    verb = verb_of(option)
    return watched.signs.going(view.seat, verb, NOWHERE if verb == SWAP else first_of(option))


def _giving(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.giving(view.seat, first_of(option))


def _voting(watched: Belief, view: View, option: Option) -> list[Deed]:
    against = first_of(option) if verb_of(option) == ACCUSE else NOBODY
    return watched.signs.voting(view.seat, against)


def _going_on(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.answering(view.seat, verb_of(option), GOES_ON)


def _meeting(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.answering(view.seat, verb_of(option), "T7.4")


def _reacting(watched: Belief, view: View, option: Option) -> list[Deed]:
    rule = RULES.get(view.stack[-1].v[TRIGGER], "")
    return watched.signs.answering(view.seat, verb_of(option), rule)


RULES: Final = {FIRE_AT_ALIEN: "T8.6", ARSON: "T11.1", BONUS: "R10"}
DEEDS: Final[dict[tuple[str, str], Deeds]] = {
    ("moving", "choose_move"): _going,
    ("giving", "give"): _giving,
    ("giving", "go_on"): _going_on,
    ("accusing", "vote"): _voting,
    ("meeting", "stay_or_avoid"): _meeting,
    ("window", "react"): _reacting,
    ("window", "all_react"): _reacting,
}
