"""Personas: sets of a few named habits. Every habit is a weight on a sensible motive, so no persona plays nonsense."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Traits:
    caution: float = 1.0  # fear of meetings, dogs and strikes
    teamwork: float = 1.0  # weight of working side by side
    accusing: float = 1.0  # readiness to vote against a seat, and to test
    trust: float = 1.0  # above 1: boards and lets in sooner; below 1: wants more certainty
    warmth: float = 1.0  # weight of the station against the way out
    arming: float = 1.0  # weight of weapons and items, and of using them
    leading: float = 1.0  # weight of the leader token
    sabotage: float = 1.0  # aliens: readiness to give a Sabotage card, and to waste a good one
    infecting: float = 1.0  # aliens: weight of company
    boldness: float = 1.0  # aliens: above 1 reveals itself sooner
    framing: float = 1.0  # aliens: readiness to vote against humans


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

PATIENCE: Final = 2.0  # factor for the longer wait of a bot that knows its own uncertainty
# Factors for a bot that knows how well it hides, relative to one that does not
RESTRAINT: Final = 0.1  # for revealing itself
SABOTAGE: Final = 1.4
COMPANY: Final = 1.7
FRAMING: Final = 1.5
QUIET: Final = 0.5  # for voting against others for their deeds


def human_reckoner(traits: Traits) -> Traits:
    """The traits of a bot that reckons and waits for proof."""
    return replace(traits, trust=traits.trust / PATIENCE)


def alien_reckoner(traits: Traits) -> Traits:
    """The traits of a reckoning alien, which knows the value of hiding and what it can do unseen."""
    return replace(
        human_reckoner(traits),
        boldness=RESTRAINT * traits.boldness,
        sabotage=SABOTAGE * traits.sabotage,
        infecting=COMPANY * traits.infecting,
        framing=FRAMING * traits.framing,
        accusing=QUIET * traits.accusing,
    )


RECKONERS: Final[dict[str, dict[str, Traits]]] = {
    "human": {name: human_reckoner(traits) for name, traits in HUMAN_PERSONAS.items()},
    "alien": {name: alien_reckoner(traits) for name, traits in ALIEN_PERSONAS.items()},
}
