"""Who sits at the table: a few habits as numbers, and personas made of them. All play sensibly; they differ in what they like."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Traits:
    """1 is usual for everything that is a weight."""

    caution: float = 1.0  # how dear resources, rooms and passengers seem
    generosity: float = 1.0  # how readily cards are given to checks
    aggression: float = 1.0  # how gladly enemies are fought
    haste: float = 1.0  # how much sailing on counts against everything else
    greed: float = 1.0  # how dear cards of one's own and items seem
    distrust: float = 1.0  # how much suspicion of others counts in what is done
    fear: float = 1.0  # of cards that hidden traitors may lay against a check
    finish: float = 1.0  # how much more sailing on counts when the end is near
    # Traitors only
    malice: float = 1.0  # how much of the harm that could be done in secret one wants to do
    nerve: float = 1.0  # how little one minds being seen to do harm
    patience: float = 1.0  # how much better it must be to show one's face than to stay hidden
    framing: float = 0.0  # how gladly others are made to look guilty


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

TASTE: Final = 0.4  # how far who reckons follows its tastes, as an exponent
FEARLESS: Final = 0.1  # more fear of cards against a check lost more games
FINISH: Final = 1.8
UNHURRIED: Final = 0.85  # haste of who counts what it costs
SPARING: Final = 0.9  # with cards and blows
DOUBTING: Final = 2.0  # distrust of who reckons whom to distrust
UNASHAMED: Final = 5.5  # nerve of who reckons what its deeds show, and pays for that instead
RECKONED: Final = 0.5  # of the patience of who does not know how well it hides


def reckoner(traits: Traits) -> Traits:
    """A persona of the same tastes that reckons: a traitor who knows how well it hides."""
    return replace(traits, distrust=1.0, nerve=UNASHAMED, patience=RECKONED * traits.patience)


def reckoning_human(traits: Traits) -> Traits:
    """The same tastes, as far as reckoning leaves room for them; doubts and fears are the same for all."""
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
    "human": {name: reckoning_human(traits) for name, traits in PERSONAS["human"].items()},
    "traitor": {name: reckoner(traits) for name, traits in PERSONAS["traitor"].items()},
}
