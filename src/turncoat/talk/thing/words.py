"""The words of talk at the station."""

from typing import Final

from turncoat.talk.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
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
)
