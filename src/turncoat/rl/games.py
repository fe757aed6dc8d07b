"""The registry of learning objects by the game's name: our games, then plug-ins."""

from typing import Final

from turncoat.plugins import add_plugins
from turncoat.rl.game_rl import GameRL
from turncoat.rl.thing.game_rl import GAME_RL as THING
from turncoat.rl.unfathomable.game_rl import GAME_RL as UNFATHOMABLE

GAME_RL: Final[dict[str, GameRL]] = {rl.game: rl for rl in (UNFATHOMABLE, THING)}
add_plugins("rl", GameRL, GAME_RL)
