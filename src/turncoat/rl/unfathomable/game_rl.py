"""The arguments of Unfathomable's verbs."""

from typing import Final

from turncoat.games.unfathomable.board import RESOURCES
from turncoat.games.unfathomable.cards import ITEM_NAMES, SKILLS
from turncoat.rl.game_rl import Domain, GameRL

SKILL: Final[Domain] = tuple(SKILLS)
ITEM: Final[Domain] = ("item",)
LOOKED_AT: Final[Domain] = ("mythos", "waypoint", "spell", "item")
EQUIPMENT: Final = range(1, len(ITEM_NAMES) + 1)  # positions of a seat's items
# Verbs whose card is a skill card
OF_SKILLS: Final = (
    "discard",
    "add",
    "play",
    "raise_die",
    "lower_die",
    "almanac",
    "reroll_attack",
    "reroll",
    "shrug_off",
    "heal",
    "hide_nothing",
    "force_learning",
    "prepare",
    "raise_total",
    "lower_total",
    "add_late",
    "ransack",
    "perform_rites",
)

GAME_RL: Final = GameRL(
    "unfathomable",
    {
        **dict.fromkeys(OF_SKILLS, (SKILL,)),
        "choose": (range(8),),
        "resolve": (LOOKED_AT,),
        "put_on_top": (LOOKED_AT,),
        "put_under": (LOOKED_AT,),
        "keep_item": (ITEM,),
        "pick_item": (ITEM,),
        "give_item": (ITEM,),
        "swap_items": (ITEM, ITEM),
        "activate_improvement": (ITEM,),
        "use_item": (ITEM,),
        "use_kept": (("mythos", "spell"),),
        "reveal": (("loyalty",),),
        "pick_resource": (RESOURCES,),
        "lead": (RESOURCES,),
        "pick_track": (("travel", "ritual"),),
        "pick_number": (range(1, 11),),
        "set_die": (range(1, 9),),
        "equip_up": (EQUIPMENT,),
        "equip_down": (EQUIPMENT,),
    },
)
