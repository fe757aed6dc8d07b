"""Environments for learning: every game for PettingZoo, Gymnasium, OpenSpiel and in batches. docs/rl.md is the page.

`from turncoat.rl import GAME_v0` gives the module with the environments of any game that is installed, plug-ins included.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from turncoat.rl.game_modules import PACKAGE, VERSION, add_game_modules, game_of

if TYPE_CHECKING:
    from turncoat.rl.game_environments import Environments

add_game_modules()


def __getattr__(name: str) -> Any:
    if game_of(PACKAGE + name) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(PACKAGE + name)


def environments(game: str) -> "Environments":
    """The environments of a game by its name."""
    import_module(f"{PACKAGE}{game}{VERSION}")  # says what is missing
    from turncoat.rl.game_environments import Environments

    return Environments(game)
