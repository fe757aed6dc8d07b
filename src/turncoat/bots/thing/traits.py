"""Who sits there: a few named habits, and the personas that are made of them.

A persona never plays nonsense: every habit is a weight on something that is worth a thought anyway.
"""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Traits:
    caution: float = 1.0  # how much a meeting, a dog or a strike is feared
    teamwork: float = 1.0  # how much working side by side is liked
    accusing: float = 1.0  # how readily one votes against a seat, and tests
    trust: float = 1.0  # above 1: boards and lets in sooner; below: wants to be surer first
    warmth: float = 1.0  # how much the station counts against the way out
    arming: float = 1.0  # how much weapons and items are liked, and used
    leading: float = 1.0  # how much the leader token is liked
    sabotage: float = 1.0  # aliens: how willingly a Sabotage card is given, and a good one wasted
    infecting: float = 1.0  # aliens: how eagerly company is sought
    boldness: float = 1.0  # aliens: above 1 comes out sooner
    framing: float = 1.0  # aliens: how willingly they vote against humans


HUMAN_PERSONAS: Final[dict[str, Traits]] = {
    "steady": Traits(),
    "cautious": Traits(caution=1.5, teamwork=0.8, trust=0.9),
    "generous": Traits(teamwork=1.4, caution=0.8, trust=1.1, accusing=0.8),
    "lone_wolf": Traits(teamwork=0.5, caution=1.3, arming=1.3),
    "accuser": Traits(accusing=1.8, trust=0.9, leading=1.3),
    "hunter": Traits(arming=1.6, accusing=1.3, caution=0.9),
    "stoker": Traits(warmth=1.5, leading=0.8),
}
ALIEN_PERSONAS: Final[dict[str, Traits]] = {
    "sleeper": Traits(sabotage=0.4, infecting=0.7, boldness=0.4, framing=0.7),
    "saboteur": Traits(sabotage=1.6, infecting=0.8, boldness=0.9),
    "early_revealer": Traits(boldness=2.0, sabotage=1.2),
    "framer": Traits(framing=1.8, sabotage=0.9, boldness=0.7, accusing=1.3),
    "opportunist": Traits(),
    "fanatic": Traits(infecting=1.7, sabotage=1.2, boldness=1.2),
}
PERSONAS: Final[dict[str, dict[str, Traits]]] = {"human": HUMAN_PERSONAS, "alien": ALIEN_PERSONAS}

PATIENCE: Final = 2.0  # how much longer they wait who know what they do not know yet
# Of who knows how well it hides, against who does not
RESTRAINT: Final = 0.1  # in coming out
SABOTAGE: Final = 1.4
COMPANY: Final = 1.7
FRAMING: Final = 1.5
QUIET: Final = 0.5  # in voting against others for what they did


def reckoning_human(traits: Traits) -> Traits:
    """A persona of the same tastes that reckons, and waits for proof."""
    return replace(traits, trust=traits.trust / PATIENCE)


def reckoning_alien(traits: Traits) -> Traits:
    """The same, who knows what hiding is worth, and what may be done unseen."""
    return replace(
        reckoning_human(traits),
        boldness=RESTRAINT * traits.boldness,
        sabotage=SABOTAGE * traits.sabotage,
        infecting=COMPANY * traits.infecting,
        framing=FRAMING * traits.framing,
        accusing=QUIET * traits.accusing,
    )


RECKONERS: Final[dict[str, dict[str, Traits]]] = {
    "human": {name: reckoning_human(traits) for name, traits in HUMAN_PERSONAS.items()},
    "alien": {name: reckoning_alien(traits) for name, traits in ALIEN_PERSONAS.items()},
}
