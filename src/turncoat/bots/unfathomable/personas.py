"""Personas: sets of a few habits as numbers. All play sensibly; they differ in their preferences."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Traits:
    """Habits of a persona. All weights have the neutral value 1."""

    caution: float = 1.0  # value of resources, rooms and passengers
    generosity: float = 1.0  # readiness to give cards to checks
    aggression: float = 1.0  # readiness to fight enemies
    haste: float = 1.0  # weight of sailing on
    greed: float = 1.0  # value of the seat's own cards and items
    distrust: float = 1.0  # weight of suspicion in decisions
    fear: float = 1.0  # fear of hidden traitors' cards against a check
    finish: float = 1.0  # additional weight of sailing on when the end is near
    # Traitors only
    malice: float = 1.0  # the share of possible secret harm that the traitor does
    nerve: float = 1.0  # indifference to being seen doing harm
    patience: float = 1.0  # the threshold for revealing
    framing: float = 0.0  # weight of making others look guilty


PERSONAS: Final[dict[str, dict[str, Traits]]] = {
    "human": {
        "steady": Traits(),
        "cautious": Traits(caution=1.35, aggression=0.85, haste=0.85),
        "generous": Traits(generosity=1.5, greed=0.75),
        "aggressive": Traits(aggression=1.5, caution=0.9, haste=1.1),
        "lone_wolf": Traits(generosity=0.75, greed=1.3, distrust=1.2),
        "accuser": Traits(distrust=1.7, generosity=0.95),
        "navigator": Traits(haste=1.4, aggression=0.9),
    },
    "traitor": {
        "sleeper": Traits(malice=0.6, nerve=0.5, patience=1.8),
        "saboteur": Traits(malice=1.4, nerve=1.5, patience=1.4),
        "early_revealer": Traits(malice=1.0, nerve=1.2, patience=0.5, aggression=1.2),
        "framer": Traits(malice=1.0, nerve=0.8, patience=1.3, framing=1.0, distrust=1.4),
        "opportunist": Traits(malice=1.0, nerve=1.0, patience=0.9),
        "fanatic": Traits(malice=1.3, nerve=2.0, patience=0.7, aggression=1.4),
    },
}

TASTE: Final = 0.4  # exponent of the tastes of a bot that reckons
FEARLESS: Final = 0.1  # a greater fear of cards against a check lost more games
FINISH: Final = 1.8
UNHURRIED: Final = 0.85  # haste of a bot that counts the cost
SPARING: Final = 0.9  # with cards and attacks
DOUBTING: Final = 2.0  # distrust of a bot that reckons
UNASHAMED: Final = 5.5  # nerve of a bot that instead prices the exposure of its deeds
RECKONED: Final = 0.5  # of the patience of a bot that does not know how well it hides


def traitor_reckoner(traits: Traits) -> Traits:
    """The traits of a reckoning traitor, who knows how well it hides."""
    return replace(traits, distrust=1.0, nerve=UNASHAMED, patience=RECKONED * traits.patience)


def human_reckoner(traits: Traits) -> Traits:
    """The traits of a reckoning human: tastes as far as reckoning leaves room for them; doubts and fears are the same
    for all."""
    return replace(
        traits,
        caution=_mild(traits.caution),
        generosity=SPARING * _mild(traits.generosity),
        aggression=SPARING * _mild(traits.aggression),
        haste=UNHURRIED * _mild(traits.haste),
        greed=_mild(traits.greed),
        distrust=DOUBTING,
        fear=FEARLESS,
        finish=FINISH,
    )


def _mild(taste: float) -> float:
    return float(taste**TASTE)


RECKONERS: Final[dict[str, dict[str, Traits]]] = {
    "human": {name: human_reckoner(traits) for name, traits in PERSONAS["human"].items()},
    "traitor": {name: traitor_reckoner(traits) for name, traits in PERSONAS["traitor"].items()},
}
