"""Messages that the log of Lifeboat leaves out."""

from typing import Final

QUIET: Final = frozenset(
    {
        # Implied by what follows, or reported by an event.
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
        # Always follow from earlier messages.
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
