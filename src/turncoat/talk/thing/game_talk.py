"""The object with everything that talk knows of The Thing."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.talk.game_talk import GameTalk, Told
from turncoat.talk.thing.dangers import dangers
from turncoat.talk.thing.deeds import AtStation
from turncoat.talk.thing.vocabulary import VOCABULARY

ALIEN: Final = "alien"
SABOTAGE: Final = "sabotage"


def _shows_traitor(told: Told) -> bool:
    return told["token"] == ALIEN


def _helps(game: Game, card: str, skills: list[str]) -> bool:
    return card != SABOTAGE


GAME_TALK: Final = GameTalk(
    "thing",
    fewest_suspects=4,
    vocabulary=VOCABULARY,
    reader=AtStation,
    dangers=dangers,
    hushed=frozenset(
        {
            ("accusing", "reveal_oneself"),
            ("bonus_turn", "use_bonus"),
            ("eating", "discard_one"),
            ("ignition", "show_keys"),
            ("infection", "lay_tokens"),
            ("infection", "look"),
            ("meeting", "stay_or_avoid"),
            ("moving", "choose_drawn"),
            ("moving", "give_card"),
            ("moving", "shine"),
            ("searching", "keep_one"),
            ("testing", "volunteer"),
            ("trading", "choose_offered"),
        }
    ),
    place_kind="place",
    shows_traitor=_shows_traitor,
    evidence=(
        "tested_human",
        "where_it_broke",
        "alone_with",
        "avoided",
        "voted_against",
        "declined",
        "worked",
        "chose_worse",
        "moved_away",
    ),
    has_turns=False,
    helps=_helps,
)
