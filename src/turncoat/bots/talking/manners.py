"""The manners of each persona in talk: a few habits as numbers, by the persona's name, which is the same in
all games."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Manners:
    """Manners in talk. All weights have the neutral value 1."""

    talkative: float = 1.0  # how often a seat speaks up
    accusing: float = 1.0  # how early and how plainly doubts are expressed
    trusting: float = 1.0  # weight of other players' statements
    agreeing: float = 1.0  # readiness to join an opinion, or to contradict it
    contradicting: float = 1.0  # readiness to speak against others rather than with them
    obliging: float = 1.0  # readiness to grant requests, to thank and to promise
    faithful: float = 1.0  # weight of own promises in decisions
    defending: float = 1.0  # readiness to explain own deeds
    is_hedging: bool = False  # leans where other personas accuse
    voice: str = ""  # the voice of its statements
    # Traitors only
    slander: float = 0.5  # log odds by which a human is made to look worse
    lying: float = 0.2  # chance of lying about a look that no other seat can check


MANNERS: Final[dict[str, Manners]] = {
    # Loyal personas
    "steady": Manners(),
    "cautious": Manners(talkative=0.9, accusing=0.8, trusting=0.9, is_hedging=True, voice="gentle"),
    "generous": Manners(accusing=0.8, trusting=1.2, agreeing=1.2, obliging=1.8, voice="gentle"),
    "aggressive": Manners(talkative=1.1, accusing=1.2, agreeing=0.9, defending=1.2, voice="blunt"),
    "lone_wolf": Manners(talkative=0.5, trusting=0.6, agreeing=0.6, obliging=0.4, defending=0.7, voice="wry"),
    "accuser": Manners(talkative=1.3, accusing=1.6, trusting=0.9, agreeing=1.2, obliging=0.8, voice="blunt"),
    "navigator": Manners(talkative=0.9, accusing=0.9, obliging=1.2, voice="wry"),
    "hunter": Manners(talkative=1.1, accusing=1.3, obliging=0.9, voice="blunt"),
    "stoker": Manners(talkative=0.9, accusing=0.9, obliging=1.3),
    # Traitors
    "sleeper": Manners(
        talkative=0.8, accusing=0.7, agreeing=1.8, obliging=1.3, voice="gentle", slander=0.0, lying=0.0
    ),
    "saboteur": Manners(accusing=0.9, defending=1.8, slander=0.5, lying=0.3),
    "early_revealer": Manners(
        talkative=1.1, accusing=1.1, defending=0.7, obliging=0.7, voice="blunt", slander=0.5
    ),
    "framer": Manners(talkative=1.2, accusing=1.4, agreeing=1.1, voice="wry", slander=1.5, lying=0.6),
    "opportunist": Manners(agreeing=1.3, slander=0.7),
    "fanatic": Manners(talkative=1.2, accusing=1.3, obliging=0.6, voice="blunt", slander=1.0, lying=0.5),
}
