"""The registry of bots by name."""

from importlib.util import find_spec
from typing import Final

from turncoat.bots.player import Player
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.players.random import RandomPlayer
from turncoat.bots.players.search import SearchPlayer
from turncoat.bots.players.sensible import SensiblePlayer
from turncoat.bots.regulars import REGULARS
from turncoat.bots.talking.manners import Manners
from turncoat.kernel.errors import BadInput

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
PERSONA: Final = "persona"
BELIEF: Final = "belief"
SEARCH: Final = "search"
# Followed by a regular, or by the names of one or two personas: `persona:cautious+sleeper`
PERSONAS: Final = "persona:"
BELIEFS: Final = "belief:"  # the same for a bot with beliefs: `belief:ilse`
SEARCHES: Final = "search:"  # the same for a bot that looks ahead: `search:ilse`
PROCESS: Final = "process:"  # followed by the command of a program that plays: docs/bots.md
LLM: Final = "llm:"  # followed by the address and name of a language model, URL#MODEL: docs/agents.md

PLAYERS: Final[dict[str, type[Player]]] = {
    RANDOM: RandomPlayer,
    SENSIBLE: SensiblePlayer,
    PERSONA: PersonaPlayer,
    BELIEF: BeliefPlayer,
    SEARCH: SearchPlayer,
}


def player_named(name: str) -> Player:
    """A new bot for one seat of one game."""
    if name.startswith(PROCESS):
        from turncoat.bots.remote.process import ProcessPlayer

        return ProcessPlayer(name.removeprefix(PROCESS))
    if name.startswith(LLM):
        if find_spec("httpx2") is None:
            raise BadInput("extra_not_installed", "pip install 'turncoat[llm]'")
        from turncoat.bots.llm.player import LlmPlayer

        return LlmPlayer(name.removeprefix(LLM))
    if name.startswith(PERSONAS):
        return PersonaPlayer(*_habits(name.removeprefix(PERSONAS)))
    if name.startswith(BELIEFS):
        return BeliefPlayer(*_habits(name.removeprefix(BELIEFS)))
    if name.startswith(SEARCHES):
        return SearchPlayer(*_habits(name.removeprefix(SEARCHES)))
    if name in REGULARS:
        return player_named(play_as(name))
    if name not in PLAYERS:
        raise BadInput("unknown_bot", f"{name} (there are: {', '.join(PLAYERS)})")
    return PLAYERS[name]()


def check_bot(name: str) -> None:
    """BadInput if the bot does not exist, or its endpoint cannot be reached. Called once, before any game."""
    player_named(name)
    if name.startswith(LLM):
        from turncoat.bots.llm.endpoint import Endpoint

        Endpoint(name.removeprefix(LLM)).check()


def play_as(regular: str) -> str:
    """The name of the bot that plays this regular."""
    return f"{BELIEFS if REGULARS[regular].is_deducer else PERSONAS}{regular}"


def _habits(names: str) -> tuple[tuple[str, ...], Manners | None]:
    """The personas, and the temper of a regular."""
    if names in REGULARS:
        return REGULARS[names].personas, REGULARS[names].temper
    return tuple(names.split("+")), None
