"""Values with 1-3 players: where the six figures go, and the use of the action dice (T23)."""

from typing import Final

from turncoat.bots.thing.escape import wish_to_leave
from turncoat.bots.thing.meeting import burning_worth
from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import TRIANGLE
from turncoat.bots.thing.station import (
    IS_TEAM,
    damage_mended,
    figures_standing_at,
    has_dog,
    has_keys,
    is_cleared,
    is_ready,
    people_at,
    weapons_of,
)
from turncoat.games.thing.board import (
    ACTIVATE,
    AT,
    CHARACTER,
    CLARK,
    DISC,
    FIREARM,
    LYING,
    MELEE,
    REPAIR,
    STRENGTH,
    THREAT,
)
from turncoat.games.thing.places import DORMITORY, GREEN, REC_ROOM, Place
from turncoat.games.thing.rules.placing import PLACED
from turncoat.games.thing.rules.shared import (
    ACTOR,
    CANCELLED,
    DICE,
    DIE,
    SABOTAGE_FACE,
    THREAT_FACE,
)
from turncoat.games.thing.vocabulary import (
    BURN_WITH_DIE,
    CANCEL_DIE,
    REROLL_DIE,
    ROLL_DICE,
    SET_DIE,
    USE_DIE,
)
from turncoat.kernel.ids import Option, first_of, second_of, verb_of

TURNED: Final = 25.0  # points for a figure that turns into an alien
BAD_FACES: Final = (SABOTAGE_FACE, THREAT_FACE)
DONE_ODDS: Final = 0.7  # approximate chance that an action is carried out
HELP_COST: Final = 1.0  # cost of the only help of a round


def slack(mind: Mind, figure: int) -> int:
    """The number of steps a figure may take before it turns into an alien."""
    return mind.tracks[THREAT] - mind.tracks[DISC + figure] - 1


def step_cost(mind: Mind, figure: int, steps: int = 1) -> float:
    """The cost of a step of suspicion: higher near the threat marker."""
    left = slack(mind, figure) - steps
    if left < 0:
        return TURNED
    return steps * (0.7 + 6.0 / (1 + left) ** 2)


def place_figure(mind: Mind, legal: list[Option]) -> list[float]:
    return [_place_worth(mind, first_of(option), second_of(option)) for option in legal]


def _place_worth(mind: Mind, figure: int, place: Place) -> float:
    view = mind.view
    if place == DORMITORY:
        return 2.5 - 0.1 * max(0, slack(mind, figure))
    if place == REC_ROOM:
        return _rest_worth(mind, figure)
    company = people_at(view, place)
    value = DONE_ODDS * max(
        _team_worth(mind, place, card, figure, len(company)) for card in (ACTIVATE, REPAIR)
    )
    if is_ready(view, place):
        value = 0.6 * max(0.0, wish_to_leave(mind)) if has_keys(view, figure) and not company else 0.0
    own = weapons_of(view, figure)
    if company:
        value -= _meeting_cost(mind, figure, company)
    elif has_dog(view, place) and mind.tracks[CHARACTER + figure] != CLARK:
        value -= 0.3 if FIREARM in own else 1.5 if MELEE in own else TURNED * 2 / 9 + step_cost(mind, figure)
    if mind.tracks[STRENGTH]:
        value -= 1.5 if not company else 0.5
    return value - 0.4 * max(0.0, 4.0 - slack(mind, figure))


def _rest_worth(mind: Mind, figure: int) -> float:
    """R9: no figure works in the Rec Room, and no alien comes there; figures that stay there meet."""
    stayed = [other for other in people_at(mind.view, REC_ROOM) if mind.frame.v[PLACED] >> other & 1]
    return -_meeting_cost(mind, figure, stayed) if stayed else 0.3


def _meeting_cost(mind: Mind, figure: int, company: list[int]) -> float:
    """T23.3: all figures that meet become more suspicious; those that already met there do so anyway."""
    cost = step_cost(mind, figure)
    if len(company) == 1:
        cost += step_cost(mind, company[0])
    return cost


def _team_worth(mind: Mind, place: Place, card: int, figure: int, others: int) -> float:
    own = others + 1 if IS_TEAM[place] else 1
    extra = damage_mended(mind.view, figure, own) - own if card == REPAIR else 0
    if IS_TEAM[place]:
        before, after = TRIANGLE[min(others, 2)], TRIANGLE[min(others, 2) + 1]
    else:
        before, after = others, others + 1
    return mind.needs.gain(place, card, after + extra) - mind.needs.gain(place, card, before)


# Dice


def _gain(mind: Mind, figure: int, card: int) -> float:
    place = mind.tracks[AT + figure]
    if place >= GREEN:
        return 0.0
    if card == ACTIVATE and is_ready(mind.view, place):
        return max(0.0, wish_to_leave(mind)) if has_keys(mind.view, figure) else 0.0
    units = len(figures_standing_at(mind.view, place)) if IS_TEAM[place] else 1
    if card == REPAIR:
        units = damage_mended(mind.view, figure, units)
    return mind.needs.gain(place, card, units)


def _standing_figures(mind: Mind) -> list[int]:
    return [
        figure
        for figure in mind.people
        if not mind.tracks[LYING + figure] and mind.tracks[AT + figure] < GREEN
    ]


def _bad(mind: Mind, figure: int, face: int) -> float:
    """The cost of an uncancelled face."""
    if face == SABOTAGE_FACE:
        return mind.needs.harm(mind.tracks[AT + figure])
    return sum([step_cost(mind, other) for other in mind.people]) * 0.6


def prospect(mind: Mind, figure: int) -> float:
    """The value of rolling for a figure before the dice are known: about one bad face, which is cancelled."""
    best = max(_gain(mind, figure, ACTIVATE), _gain(mind, figure, REPAIR))
    return 0.75 * best - step_cost(mind, figure)


def roll_or_stop(mind: Mind, legal: list[Option]) -> list[float]:
    best = max([prospect(mind, figure) for figure in _standing_figures(mind)], default=-1.0)
    return [best if verb_of(option) == ROLL_DICE else 0.0 for option in legal]


def outcome(mind: Mind, figure: int, faces: list[int]) -> float:
    """The best outcome of these dice by cancelling."""
    gains = [_gain(mind, figure, card) for card in (ACTIVATE, REPAIR) if card in faces]
    best = max(gains, default=0.0)
    bad = [face for face in faces if face in BAD_FACES]
    if not bad:
        return best
    cancelled = best - step_cost(mind, figure, len(bad))
    left = -sum([_bad(mind, figure, face) for face in bad])
    return max(cancelled, left)


def _faces(mind: Mind) -> list[int]:
    return mind.frame.v[DIE : DIE + mind.frame.v[DICE]]


def choose_actor(mind: Mind, legal: list[Option]) -> list[float]:
    faces = _faces(mind) if mind.frame.v[DICE] else []
    dark = not faces
    values = []
    for option in legal:
        figure = first_of(option)
        values.append(prospect(mind, figure) if dark else outcome(mind, figure, faces))
    return values


def change_dice(mind: Mind, legal: list[Option]) -> list[float]:
    """The value of each change is the improvement of the outcome."""
    figure = mind.frame.v[ACTOR]
    faces = _faces(mind)
    now = _as_it_is(mind, figure, faces)
    values = []
    for option in legal:
        verb, die = verb_of(option), first_of(option)
        if verb == CANCEL_DIE:
            after = _with(faces, die, CANCELLED)
            values.append(outcome(mind, figure, after) - step_cost(mind, figure) - now)
        elif verb == REROLL_DIE:
            rolled = [outcome(mind, figure, _with(faces, die, face)) for face in (0, 0, 1, 1, 2, 3)]
            values.append(
                sum(rolled) / 6 - max(now, outcome(mind, figure, faces)) + (0.3 if now < 0 else 0.0)
            )
        elif verb == SET_DIE:
            values.append(outcome(mind, figure, _with(faces, die, second_of(option))) - now - HELP_COST)
        else:
            values.append(0.0)
    return values


def help_another(mind: Mind, legal: list[Option]) -> list[float]:
    """T23.8: help where the actor cannot improve the dice alone. The helper can lie down once per round."""
    figure = mind.frame.v[ACTOR]
    faces = _faces(mind)
    alone = max(_as_it_is(mind, figure, faces), outcome(mind, figure, faces))
    values = []
    for option in legal:
        if verb_of(option) == SET_DIE:
            changed = _with(faces, first_of(option), second_of(option))
            values.append(outcome(mind, figure, changed) - alone - HELP_COST)
        else:
            values.append(0.0)
    return values


def _as_it_is(mind: Mind, figure: int, faces: list[int]) -> float:
    bad = [face for face in faces if face in BAD_FACES]
    if bad:
        return -sum([_bad(mind, figure, face) for face in bad])
    return max([_gain(mind, figure, card) for card in (ACTIVATE, REPAIR) if card in faces], default=0.0)


def _with(faces: list[int], die: int, face: int) -> list[int]:
    return [face if at == die else one for at, one in enumerate(faces)]


def use_face(mind: Mind, legal: list[Option]) -> list[float]:
    figure = mind.frame.v[ACTOR]
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == USE_DIE:
            values.append(0.1 + _gain(mind, figure, first_of(option)))
        elif verb == BURN_WITH_DIE:
            values.append(burning_worth(mind, mind.tracks[AT + figure]))
        else:
            values.append(0.0)
    return values


def choose_taken(mind: Mind, legal: list[Option]) -> list[float]:
    """T24.3: the figure that is missed least: not a cleared one, not the one with the keys."""
    values = []
    for option in legal:
        figure = first_of(option)
        missed = (5.0 if is_cleared(mind.view, figure) else 0.0) + (
            8.0 if has_keys(mind.view, figure) else 0.0
        )
        values.append(10.0 * mind.suspicion[figure] - missed)
    return values
