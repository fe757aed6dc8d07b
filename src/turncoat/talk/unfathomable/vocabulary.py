"""The words of talk in Unfathomable."""

from typing import Final

from turncoat.talk.vocabulary import TalkVocabulary

VOCABULARY: Final = TalkVocabulary(
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
    counted=("gave_nothing", "many_and_failed", "hindered", "helped"),
    excuses={
        "gave_nothing": ("nothing_fitting", "for_later"),
        "many_and_failed": ("bad_luck", "lesser_evil"),
        "hindered": ("lesser_evil", "mistake"),
        "in_secret": ("no_choice", "lesser_evil"),
        "wasted": ("no_choice", "for_later"),
        "chose_worse": ("lesser_evil", "no_choice"),
        "moved_away": ("for_later", "no_choice"),
        "declined": ("for_later", "nothing_fitting"),
    },
    unsaid=frozenset({"vote_intent"}),
)
