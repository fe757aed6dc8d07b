"""Cover: the cost in points of what each answer of a hidden alien reveals to a spectator with the usual tables.

An answer that humans give as often costs nothing; the more certain the spectator already is, the less an
answer costs. Cards face down reveal nothing.
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

PRICE: Final = 40.0  # points: the cost of being regarded as an alien by all
WARINESS: Final = 0.25  # the chance, to the others, that an alien is a careful one: not all bots are

Deeds = Callable[[Belief, View, Option], list[Deed]]


def costs(watched: Belief, view: View, legal: list[Option]) -> list[float]:
    """Costs by option; `watched` is the belief of a spectator."""
    top = view.stack[-1]
    procedure = view.game.procedures[top.procedure]
    deeds = DEEDS.get((procedure.name, procedure.steps[top.step].name))
    if deeds is None or view.tracks[STATUS + view.seat] != PLAYING:
        return [0.0] * len(legal)
    seen = watched.suspicion()[view.seat]
    odds = log_odds(seen)
    values = []
    for option in legal:
        told = sum([watched.weigh(deed, WARINESS) for deed in deeds(watched, view, option)])
        values.append(PRICE * (1.0 / (1.0 + math.exp(-odds - told)) - seen))
    return values


def _move_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    verb = verb_of(option)
    return watched.signs.move_deeds(view.seat, verb, NOWHERE if verb == SWAP else first_of(option))


def _gift_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.gift_deeds(view.seat, first_of(option))


def _vote_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    against = first_of(option) if verb_of(option) == ACCUSE else NOBODY
    return watched.signs.vote_deeds(view.seat, against)


def _go_on_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.answer_deeds(view.seat, verb_of(option), GOES_ON)


def _meeting_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    return watched.signs.answer_deeds(view.seat, verb_of(option), "T7.4")


def _reaction_deeds(watched: Belief, view: View, option: Option) -> list[Deed]:
    rule = RULES.get(view.stack[-1].v[TRIGGER], "")
    return watched.signs.answer_deeds(view.seat, verb_of(option), rule)


RULES: Final = {FIRE_AT_ALIEN: "T8.6", ARSON: "T11.1", BONUS: "R10"}
DEEDS: Final[dict[tuple[str, str], Deeds]] = {
    ("moving", "choose_move"): _move_deeds,
    ("giving", "give"): _gift_deeds,
    ("giving", "go_on"): _go_on_deeds,
    ("accusing", "vote"): _vote_deeds,
    ("meeting", "stay_or_avoid"): _meeting_deeds,
    ("window", "react"): _reaction_deeds,
    ("window", "all_react"): _reaction_deeds,
}
