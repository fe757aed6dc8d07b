"""The arguments of Lifeboat's verbs."""

from typing import Final

from turncoat.rl.game_rl import GameRL

EFFORT: Final = ("effort",)

GAME_RL: Final = GameRL(
    "lifeboat",
    {
        "choose": (range(4),),
        "bail": (EFFORT,),
        "add": (EFFORT,),
        "discard": (EFFORT,),
        "keep_on_top": (("weather",),),
    },
)
