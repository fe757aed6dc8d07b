"""Regulars: bots with a name, a face and a temper that players know from other games.

A temper is how a regular talks, the same on either side: a traitor's persona adds only slander and lies. A
name therefore never reveals a side. The words of names and tempers are in `texts/LANGUAGE/regulars.ftl`, the
faces in `web/src/ui/portraits/bots.svg`.
"""

from dataclasses import dataclass
from typing import Final

from turncoat.bots.talking.manners import Manners


@dataclass(frozen=True)
class Regular:
    """A regular. `personas` are names of loyal personas, at most one for each game, and of one traitor."""

    name: str
    personas: tuple[str, ...]
    temper: Manners
    is_deducer: bool = False  # keeps an exact account of the possible traitors


ALL_REGULARS: Final = (
    Regular(
        "marta",
        ("accuser", "framer"),
        Manners(talkative=1.2, accusing=1.6, trusting=0.4, agreeing=0.9, obliging=0.8, voice="blunt"),
    ),
    Regular("otto", ("steady", "opportunist"), Manners(accusing=1.1), is_deducer=True),
    Regular(
        "pip",
        ("generous", "sleeper"),
        Manners(talkative=1.2, accusing=0.6, trusting=1.2, agreeing=1.8, obliging=1.6, voice="gentle"),
    ),
    Regular("crane", ("cautious", "opportunist"), Manners(talkative=0.4, accusing=1.2, voice="wry")),
    Regular(
        "vera",
        ("generous", "sleeper"),
        Manners(accusing=0.5, trusting=1.5, agreeing=1.2, obliging=1.4, is_hedging=True, voice="gentle"),
    ),
    Regular(
        "gus",
        ("aggressive", "hunter", "early_revealer"),
        Manners(talkative=1.1, accusing=1.2, trusting=0.9, voice="wry"),
    ),
    Regular("ilse", ("accuser", "saboteur"), Manners(accusing=1.4, obliging=0.9), is_deducer=True),
    Regular(
        "bruno",
        ("aggressive", "hunter", "fanatic"),
        Manners(talkative=1.5, accusing=1.4, defending=1.3, obliging=0.7, voice="blunt"),
    ),
    Regular(
        "nell",
        ("navigator", "stoker", "opportunist"),
        Manners(talkative=0.9, accusing=0.7, trusting=1.3, agreeing=1.8, obliging=1.8, voice="gentle"),
    ),
    Regular(
        "twins",
        ("lone_wolf", "framer"),
        Manners(talkative=1.2, trusting=0.7, agreeing=1.1, contradicting=1.9, voice="wry"),
    ),
    Regular(
        "dunn",
        ("steady", "fanatic"),
        Manners(talkative=1.4, accusing=1.1, defending=1.2, voice="gentle"),
    ),
    Regular("ada", ("steady", "saboteur"), Manners(talkative=1.2, defending=2.0), is_deducer=True),
    Regular(
        "rook",
        ("hunter", "aggressive", "framer"),
        Manners(talkative=1.1, accusing=1.5, obliging=0.8, voice="blunt"),
    ),
    Regular(
        "lotte",
        ("cautious", "sleeper"),
        Manners(accusing=0.8, trusting=0.9, defending=1.4, is_hedging=True, voice="gentle"),
    ),
    Regular(
        "silas",
        ("lone_wolf", "saboteur"),
        Manners(talkative=0.5, trusting=0.6, agreeing=0.6, obliging=0.3, defending=0.7, voice="wry"),
    ),
    Regular("mo", ("generous", "opportunist"), Manners(talkative=1.3, accusing=0.9, voice="wry")),
    Regular(
        "petra",
        ("stoker", "navigator", "sleeper"),
        Manners(accusing=0.9, obliging=1.4, faithful=2.5, voice="gentle"),
    ),
    Regular("hugo", ("lone_wolf", "opportunist"), Manners(talkative=1.1, obliging=1.6, faithful=0.0)),
    Regular("wren", ("cautious", "sleeper"), Manners(talkative=0.6, trusting=0.8), is_deducer=True),
    Regular(
        "bess", ("steady", "saboteur"), Manners(talkative=0.9, trusting=0.7, voice="wry"), is_deducer=True
    ),
)
REGULARS: Final[dict[str, Regular]] = {regular.name: regular for regular in ALL_REGULARS}
