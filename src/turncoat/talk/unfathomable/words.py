"""The words of talk on board."""

from typing import Final

from turncoat.talk.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    seen=("human", "traitor"),
    actions=("help", "repair", "fight", "rescue", "save_cards", "trade", "keep_away", "be_tested"),
    proposals=("brig", "free", "test"),
    dangers=("fuel", "food", "sanity", "souls", "ship", "deep_ones"),
    against=(
        "gave_nothing",
        "many_and_failed",
        "hindered",
        "in_secret",
        "wasted",
        "chose_worse",
        "moved_away",
        "declined",
    ),
    in_favour=("helped", "worked"),
    unsaid=frozenset({"vote_intent"}),
)
