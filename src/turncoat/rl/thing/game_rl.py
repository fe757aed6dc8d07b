"""The arguments of The Thing's verbs."""

from typing import Final

from turncoat.games.thing.board import MOST_DAMAGE
from turncoat.rl.game_rl import GameRL

ACTION: Final = ("action",)
WEAPON: Final = ("weapon",)
TRADED: Final = ("weapon", "item")
DICE: Final = range(8)  # most dice of a character, with all cards that help
BRANCHES: Final = range(8)

GAME_RL: Final = GameRL(
    "thing",
    {
        "choose": (BRANCHES,),
        "exchange": (ACTION,),
        "give_action": (ACTION,),
        "take_action": (ACTION,),
        "avoid": (WEAPON,),
        "use_fire": (WEAPON,),
        "burn": (WEAPON,),
        "burn_with_die": (WEAPON,),
        "keep": (TRADED,),
        "hand_over": (TRADED,),
        "set_die": (DICE,),
        "cancel_die": (DICE,),
        "reroll_die": (DICE,),
        "mend": (range(1, MOST_DAMAGE + 1),),
    },
    slots=128,  # MOVE_FIGURE: any of eight figures to any of fifteen places
)
