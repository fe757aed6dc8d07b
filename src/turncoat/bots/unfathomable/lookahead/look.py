"""Looking ahead in Unfathomable: worlds by their beliefs about loyalty, to the end of the turn."""

from typing import Final

from turncoat.bots.lookahead import Care, Lookahead, pick_weighted, read_weights, tilts
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.lookahead.features import FEATURES, features
from turncoat.games.unfathomable.board import FACEUP, JOURNEY, LOYALTY, REVEALED
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import UNKNOWN, Card, Option, Zone
from turncoat.kernel.imagine import Beliefs
from turncoat.kernel.views import View
from turncoat.kernel.worlds import World

TABLE: Final = "table"
KINDS: Final = {TABLE: FEATURES}
# Humans do not search: with Care(habit=0.5, errors=0.7) they won no more games (docs/bots.md).
HUMANS: Final[Care | None] = None
TRAITORS: Final = Care(habit=1.0, errors=0.7)
# Cards for checks and reactions are a quarter of all questions each; a look at the end of the turn adds nothing to
# counting them. Loyalty cards are passed on by rules of their own, and characters are chosen before the first turn.
LEFT_TO_HABIT: Final = {
    ("check", "add_cards"),
    ("window", "react"),
    ("window", "all_react"),
    ("window", "choose_first"),
    ("voyage", "take_character"),
    ("awakening", "give"),
    ("revealing", "give_the_rest"),
    ("paying", "choose"),
    ("discarding", "choose"),
}


class DrawnLoyalties(Beliefs):
    """Loyalty cards by the chances of a belief, with its odds changed to those of a suspicion."""

    def __init__(self, belief: Belief, suspicion: list[float]) -> None:
        self._worlds: Final = belief.loyalties.worlds
        factors = tilts(belief.uncapped_chances(), suspicion)
        self._weights: Final = belief.world_weights()
        for at, world in enumerate(self._worlds):
            for seat, factor in enumerate(factors):
                if world.mask >> seat & 1:
                    self._weights[at] *= factor

    def draw(self, view: View, dice: Dice) -> dict[Zone, list[Card]]:
        world = self._worlds[pick_weighted(self._weights, dice)]
        drawn = {LOYALTY + seat: list(cards) for seat, cards in enumerate(world.before)}
        for zone, cards in drawn.items():
            seen = view.zones[zone]
            if len(seen) != len(cards) or any(
                one not in (UNKNOWN, other) for one, other in zip(seen, cards, strict=True)
            ):
                return {}  # a table set up by hand: what is seen counts
        return drawn


def draw_beliefs(view: View, belief: Belief, suspicion: list[float]) -> Beliefs:
    return DrawnLoyalties(belief, suspicion)


def care(view: View, legal: list[Option]) -> Care | None:
    f = view.stack[-1]
    procedure = view.game.procedures[f.procedure]
    if (procedure.name, procedure.steps[f.step].name) in LEFT_TO_HABIT:
        return None
    own = view.zones[LOYALTY + view.seat] + view.zones[FACEUP + view.seat]
    if HYBRID in own:
        return TRAITORS
    if CULTIST in own:
        return TRAITORS if view.tracks[REVEALED + view.seat] or _is_far_enough(view) else None
    return HUMANS


def _is_far_enough(view: View) -> bool:
    """29.12: a Cultist has nothing to win before, so the value of the loyal side is not what counts."""
    return sum([DISTANCES[card] for card in view.zones[JOURNEY]]) >= FAR_ENOUGH


def _period(world: World) -> int:
    return world.current


def _kind(seats: int) -> str:
    return TABLE


LOOKAHEAD: Final = Lookahead(
    kind=_kind,
    kinds=KINDS,
    features=features,
    period=_period,
    beliefs=draw_beliefs,
    care=care,
    weights=read_weights("turncoat.bots.unfathomable.belief", KINDS),
)
