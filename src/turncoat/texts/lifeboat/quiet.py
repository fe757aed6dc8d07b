"""Messages that the log of Lifeboat leaves out."""

from typing import Final

QUIET: Final = frozenset(
    {
        # told by what happens then, or by an event
        "log-chose-look-out",
        "log-chose-reveal",
        "log-chose-add",
        "log-chose-done",
        "log-chose-vote",
        "log-chose-abstain",
        "log-chose-vow",
        "log-chose-prevent",
        "log-changed-revealed",
        "log-changed-watches",
        # always follow from what was told before
        "log-shown-hand-spent",
        "log-shown-efforts-shown-spent",
        "log-shown-sky-weather-spent",
        "log-moved-looking-weather",
        # decks shuffled again
        "log-moved-spent-effort",
        "log-shown-spent-effort",
        "log-shuffled-efforts-added",
    }
)
