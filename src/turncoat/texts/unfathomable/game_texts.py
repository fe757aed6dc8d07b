"""What texts know of Unfathomable."""

from typing import Final

from turncoat.games.unfathomable.effects.hands import ALL
from turncoat.texts.game_texts import GameTexts
from turncoat.texts.unfathomable.components import groups
from turncoat.texts.unfathomable.effects import check, mythos, once
from turncoat.texts.unfathomable.quiet import QUIET
from turncoat.texts.unfathomable.used import ability_used, feat_used, room_used

GAME_TEXTS: Final = GameTexts(
    "unfathomable",
    groups,
    quiet=QUIET,
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
    everything=ALL,
    nodes={
        "Check": check,
        "Mythos": mythos,
        "OncePerTurn": once("once-per-turn"),
        "OncePerTurnEach": once("once-per-turn-each"),
    },
    choosing=frozenset({"Mythos"}),
    used={"use_room": room_used, "use_ability": ability_used, "use_feat": feat_used},
)
