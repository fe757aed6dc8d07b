"""Messages without a line in the log: moves that only show how something is done, or that another line tells better."""

from typing import Final

from turncoat.texts.games import texts_of

EVERYWHERE: Final = frozenset({"log-window-opened", "log-chose-pass"})


def is_quiet(game: str, message: str) -> bool:
    return message in EVERYWHERE or message in texts_of(game).quiet
