"""Turncoat: hidden-traitor board games, and the rules engine that plays them.

`__all__` is the public API (docs/api.md). A name is imported when it is first used, so that `import turncoat` and the
command line start fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Chooser",
    "DecisionWire",
    "EngineViewWire",
    "EventWire",
    "GameInfo",
    "GameOption",
    "Json",
    "Player",
    "Result",
    "Session",
    "ViewWire",
    "game",
    "game_names",
    "imagine",
    "new",
    "play",
    "player",
    "player_names",
    "replay",
    "restore",
    "view",
]

if TYPE_CHECKING:
    from turncoat.api import *
else:
    # Hidden from type checkers, which would let any misspelt name pass.
    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("turncoat.api"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
