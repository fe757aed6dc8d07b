"""The object with everything that talk knows of Unfathomable."""

from typing import Final

from turncoat.games.unfathomable.cards import skill_of
from turncoat.kernel.game import Game
from turncoat.talk.game_talk import GameTalk, Told
from turncoat.talk.unfathomable.dangers import dangers
from turncoat.talk.unfathomable.deeds import OnBoard
from turncoat.talk.unfathomable.vocabulary import VOCABULARY

TRAITORS: Final = frozenset({"hybrid", "cultist"})


def _shows_traitor(told: Told) -> bool:
    cards = told["cards"]
    return isinstance(cards, list) and any(card in TRAITORS for card in cards)


def _helps(game: Game, card: str, skills: list[str]) -> bool:
    skill = skill_of(game.names.number("card", card))
    return game.names.lists["skill"][skill] in skills


GAME_TALK: Final = GameTalk(
    "unfathomable",
    fewest_suspects=3,
    vocabulary=VOCABULARY,
    reader=OnBoard,
    dangers=dangers,
    hushed=frozenset(
        {
            ("awakening", "give"),
            ("choice_crisis", "choose"),
            ("paying", "choose"),
            ("revealing", "give_the_rest"),
        }
    ),
    place_kind="space",
    shows_traitor=_shows_traitor,
    evidence=(
        "hindered",
        "gave_nothing",
        "many_and_failed",
        "in_secret",
        "helped",
        "worked",
        "chose_worse",
        "declined",
        "wasted",
        "moved_away",
    ),
    has_turns=True,
    helps=_helps,
)
