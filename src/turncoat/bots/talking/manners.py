"""How each persona talks: a few habits as numbers, by the persona's name. The same names stand for both games."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Manners:
    """1 is usual for everything that is a weight."""

    talkative: float = 1.0  # how often one speaks up
    accusing: float = 1.0  # how soon a doubt is said, and how plainly
    trusting: float = 1.0  # how much the words of others count
    agreeing: float = 1.0  # how gladly one joins in, or contradicts
    obliging: float = 1.0  # how gladly one does what others ask, thanks and promises
    defending: float = 1.0  # how readily one explains oneself
    is_hedging: bool = False  # leans where others accuse
    # Traitors only
    slander: float = 0.5  # how much worse than it looks a human is made out, in log odds
    lying: float = 0.2  # how often a look is lied about that no other seat can check


MANNERS: Final[dict[str, Manners]] = {
    # Loyal ones
    "steady": Manners(),
    "cautious": Manners(talkative=0.9, accusing=0.8, trusting=0.9, is_hedging=True),
    "generous": Manners(accusing=0.8, trusting=1.2, agreeing=1.2, obliging=1.8),
    "aggressive": Manners(talkative=1.1, accusing=1.2, agreeing=0.9, defending=1.2),
    "lone_wolf": Manners(talkative=0.5, trusting=0.6, agreeing=0.6, obliging=0.4, defending=0.7),
    "accuser": Manners(talkative=1.3, accusing=1.6, trusting=0.9, agreeing=1.2, obliging=0.8),
    "navigator": Manners(talkative=0.9, accusing=0.9, obliging=1.2),
    "hunter": Manners(talkative=1.1, accusing=1.3, obliging=0.9),
    "stoker": Manners(talkative=0.9, accusing=0.9, obliging=1.3),
    # Traitors
    "sleeper": Manners(talkative=0.8, accusing=0.7, agreeing=1.8, obliging=1.3, slander=0.0, lying=0.0),
    "saboteur": Manners(accusing=0.9, defending=1.8, slander=0.5, lying=0.3),
    "early_revealer": Manners(talkative=1.1, accusing=1.1, defending=0.7, obliging=0.7, slander=0.5),
    "framer": Manners(talkative=1.2, accusing=1.4, agreeing=1.1, slander=1.5, lying=0.6),
    "opportunist": Manners(agreeing=1.3, slander=0.7),
    "fanatic": Manners(talkative=1.2, accusing=1.3, obliging=0.6, slander=1.0, lying=0.5),
}
