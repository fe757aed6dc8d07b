"""`turncoat.rl.GAME_v0` as a module for every installed game, as PettingZoo's games are modules: there is no file of that
name, since a plug-in cannot add one here.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

from turncoat.games.catalog import GAMES

VERSION: Final = "_v0"
PACKAGE: Final = "turncoat.rl."
NEEDED: Final = "turncoat.rl needs numpy, gymnasium and pettingzoo: pip install 'turncoat[rl]'"
PUBLIC: Final = (
    "game", "env", "raw_env", "parallel_env", "single_env", "vector_env", "catalogue", "positions", "questions",
)  # fmt: skip


def game_of(module: str) -> str | None:
    """The game whose module has this name; None if there is none."""
    game = module.removeprefix(PACKAGE).removesuffix(VERSION)
    return game if module == f"{PACKAGE}{game}{VERSION}" and game in GAMES else None


class GameModules(MetaPathFinder, Loader):
    """Makes the module when it is imported for the first time."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return None if game_of(fullname) is None else ModuleSpec(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        game = game_of(module.__name__)
        assert game is not None
        try:
            from turncoat.rl.game_environments import Environments
        except ModuleNotFoundError as missing:
            if missing.name in {"numpy", "gymnasium", "pettingzoo"}:
                raise ImportError(NEEDED) from missing
            raise
        environments = Environments(game)
        module.__doc__ = f"The environments of {game}."
        module.__dict__.update({name: getattr(environments, name) for name in PUBLIC})
        module.__dict__["__all__"] = list(PUBLIC)


def add_game_modules() -> None:
    if not any(isinstance(finder, GameModules) for finder in sys.meta_path):
        sys.meta_path.append(GameModules())
