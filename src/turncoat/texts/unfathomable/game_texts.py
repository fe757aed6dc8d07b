"""The GameTexts of Unfathomable."""

from typing import Final

from turncoat.games.unfathomable.effects.hands import ALL
from turncoat.texts.game_texts import GameTexts
from turncoat.texts.unfathomable.components import groups
from turncoat.texts.unfathomable.effects import check, mythos, once
from turncoat.texts.unfathomable.option_stakes import INTENTS, STAKES
from turncoat.texts.unfathomable.story import STORY
from turncoat.texts.unfathomable.unlogged import QUIET
from turncoat.texts.unfathomable.unnamed_actions import ability_lines, feat_lines, room_lines

GAME_TEXTS: Final = GameTexts(
    "unfathomable",
    groups,
    quiet=QUIET,
    story=STORY,
    signs={
        # skills
        "influence": "♕",
        "lore": "☽",
        "observation": "◉",
        "strength": "⚒",
        "will": "✦",
        "treachery": "☠",
        # dials and tracks
        "fuel": "▲",
        "food": "●",
        "sanity": "◈",
        "souls": "♥",
        "travel": "⚓",
        "ritual": "✶",
        # figures
        "deep_one": "ψ",
        "hydra": "Ψ",
        "dagon": "Δ",
    },
    internal=frozenset({"barricaded", "loyalty_dealt", "deals_after", "awakened", "box_unseen"}),
    everything=ALL,
    nodes={
        "Check": check,
        "Mythos": mythos,
        "OncePerTurn": once("once-per-turn"),
        "OncePerTurnEach": once("once-per-turn-each"),
    },
    choosing=frozenset({"Mythos"}),
    used={
        "use_room": ("at", room_lines),
        "use_ability": ("character", ability_lines),
        "use_feat": ("character", feat_lines),
    },
    unprinted=frozenset({"pick_space"}),
    stakes=STAKES,
    intents=INTENTS,
)
