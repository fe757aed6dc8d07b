"""The words of talk in The Thing."""

from typing import Final

from turncoat.talk.vocabulary import TalkVocabulary

VOCABULARY: Final = TalkVocabulary(
    # A seat that sees an alien token is an alien from then on, and would say so of itself.
    seen=("human",),
    actions=("help", "repair", "fight", "trade", "keep_away", "be_tested"),
    proposals=("test", "keep_apart", "keep_out"),
    dangers=("food", "boiler", "generator", "cold", "alien"),
    against=(
        "chose_worse",
        "moved_away",
        "declined",
        "alone_with",
        "avoided",
        "where_it_broke",
        "voted_against",
    ),
    in_favour=("worked", "tested_human"),
    counted=("alone_with", "avoided", "where_it_broke"),
    excuses={
        "chose_worse": ("lesser_evil", "no_choice"),
        "moved_away": ("for_later", "no_choice"),
        "declined": ("for_later", "nothing_fitting"),
        "alone_with": ("no_choice", "bad_luck"),
        "avoided": ("no_choice", "lesser_evil"),
        "where_it_broke": ("bad_luck", "no_choice"),
        "voted_against": ("lesser_evil", "mistake"),
    },
)
