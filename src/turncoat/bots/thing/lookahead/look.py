"""Looking ahead in The Thing: worlds by their beliefs about roles, to the end of the round."""

from typing import Final

from turncoat.bots.lookahead import Care, Lookahead, pick_weighted, read_weights, tilts
from turncoat.bots.thing.belief.model import Belief
from turncoat.bots.thing.lookahead.features import APART, SHARED, features
from turncoat.games.thing.board import (
    ALIEN,
    ALIEN_ROLE,
    DESTROYED,
    HUMAN,
    HUMAN_ROLE,
    REVEALED,
    ROLE,
    ROLE_CARDS,
    ROUND,
    SHARED_FIGURES,
    STATUS,
)
from turncoat.games.thing.rules.people import is_shared
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import UNKNOWN, Card, Option, Seat, Track, Zone
from turncoat.kernel.imagine import Beliefs
from turncoat.kernel.views import View
from turncoat.kernel.worlds import World

ROLES_APART: Final = "apart"  # 4-8 players
ROLES_SHARED: Final = "shared"  # 1-3 players
KINDS: Final = {ROLES_APART: APART, ROLES_SHARED: SHARED}
HUMANS: Final = Care(habit=1.0, errors=1.5)
ALIENS: Final = Care(habit=0.5, errors=0.7)
LEFT_TO_HABIT: Final = {
    ("window", "react"),
    ("window", "all_react"),
    ("window", "choose_first"),
    ("station", "take_character"),
    ("planning", "agree"),
    ("strike", "agree"),
    # Others have announced what they hold, and imagined worlds do not know it.
    ("testing", "choose_tester"),
    ("trading", "answer_offer"),
    ("trading", "choose_returned"),
}
# What humans learn decides the game, and a look to the end of the round does not see what knowing is worth: a prototype
# that searched these questions refused tests that were right.
LEARNING: Final = {"testing", "accusing"}


class DrawnRoles(Beliefs):
    """Roles by the chances of a belief, with its odds changed to those of a suspicion."""

    def __init__(self, belief: Belief, suspicion: list[float]) -> None:
        weights = belief.likely.weights[:]
        factors = tilts(belief.likely.chances(), suspicion)
        for aliens, weight in enumerate(weights):
            if weight > 0.0:
                for figure, factor in enumerate(factors):
                    if aliens >> figure & 1:
                        weights[aliens] *= factor
        self._weights: Final = weights

    def draw(self, view: View, dice: Dice) -> dict[Zone, list[Card]]:
        """T22.3: the cards under figures, with 1-3 players."""
        if not is_shared(view.seats):
            return {}
        aliens = pick_weighted(self._weights, dice)
        drawn = {
            ROLE_CARDS + figure: [ALIEN_ROLE if aliens >> figure & 1 else HUMAN_ROLE]
            for figure in range(SHARED_FIGURES)
            if view.zones[ROLE_CARDS + figure] == [UNKNOWN]
        }
        cards = view.game.components(view.seats, view.settings)
        for role in (HUMAN_ROLE, ALIEN_ROLE):
            seen = sum([zone.count(role) for zone in view.zones])
            if seen + list(drawn.values()).count([role]) > cards[role]:
                return {}  # a bot that was told no events: what is seen counts
        return drawn

    def draw_tracks(self, view: View, dice: Dice) -> dict[Track, int]:
        if is_shared(view.seats):
            return {}
        aliens = pick_weighted(self._weights, dice)
        return {
            ROLE + seat: ALIEN if aliens >> seat & 1 or is_known_alien(view, seat) else HUMAN
            for seat in range(view.seats)
            if seat != view.seat
        }


def is_known_alien(view: View, seat: Seat) -> bool:
    return view.tracks[STATUS + seat] in (REVEALED, DESTROYED)


def draw_beliefs(view: View, belief: Belief, suspicion: list[float]) -> Beliefs:
    return DrawnRoles(belief, suspicion)


def care(view: View, legal: list[Option]) -> Care | None:
    f = view.stack[-1]
    procedure = view.game.procedures[f.procedure]
    if (procedure.name, procedure.steps[f.step].name) in LEFT_TO_HABIT:
        return None
    if not is_shared(view.seats) and view.tracks[ROLE + view.seat] == ALIEN:
        return ALIENS
    return None if procedure.name in LEARNING else HUMANS


def _period(world: World) -> int:
    return world.tracks[ROUND]


def _kind(seats: int) -> str:
    return ROLES_SHARED if is_shared(seats) else ROLES_APART


LOOKAHEAD: Final = Lookahead(
    kind=_kind,
    kinds=KINDS,
    features=features,
    period=_period,
    beliefs=draw_beliefs,
    care=care,
    weights=read_weights("turncoat.bots.thing.belief", KINDS),
)
