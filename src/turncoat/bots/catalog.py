"""The bots there are, by name."""

from typing import Final

from turncoat.bots.player import Player
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.players.random import RandomPlayer
from turncoat.bots.players.sensible import SensiblePlayer
from turncoat.kernel.errors import BadInput

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
PERSONA: Final = "persona"
BELIEF: Final = "belief"
PERSONAS: Final = "persona:"  # and the names of one or two personas: `persona:cautious+sleeper`
PROCESS: Final = "process:"  # and the command of a program that plays: docs/bots.md

PLAYERS: Final[dict[str, type[Player]]] = {
    RANDOM: RandomPlayer,
    SENSIBLE: SensiblePlayer,
    PERSONA: PersonaPlayer,
    BELIEF: BeliefPlayer,
}


def player_named(name: str) -> Player:
    """A new bot for one seat of one game."""
    if name.startswith(PROCESS):
        from turncoat.bots.remote.process import ProcessPlayer

        return ProcessPlayer(name.removeprefix(PROCESS))
    if name.startswith(PERSONAS):
        return PersonaPlayer(tuple(name.removeprefix(PERSONAS).split("+")))
    if name not in PLAYERS:
        raise BadInput("unknown_bot", f"{name} (there are: {', '.join(PLAYERS)})")
    return PLAYERS[name]()
