"""Stakes of an option: numbers of this position, what it faces and what it costs.

They are computed from the view of the seat that is asked, so they can tell nothing else.
"""

from collections.abc import Sequence

from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import DecisionWire
from turncoat.kernel.state import State
from turncoat.kernel.views import View, view
from turncoat.texts.games import texts_of
from turncoat.texts.words import words_of


def stakes_of(s: State, seat: Seat, decision: DecisionWire, language: str) -> list[Sequence[str]]:
    """The stakes of each option in words; none if the game declares none."""
    staking = texts_of(s.game.name).stakes
    if not any(option["verb"] in staking for option in decision["options"]):
        return [()] * len(decision["options"])
    return stakes_in_view(view(s, seat), decision, language)


def stakes_in_view(seen: View, decision: DecisionWire, language: str) -> list[Sequence[str]]:
    """The stakes of each option in words, from the view of the asked seat."""
    staking = texts_of(seen.game.name).stakes
    words = words_of(seen.game.name, language)
    return [
        [words.say(message, {**told}) for message, told in staking[option["verb"]](seen, option)]
        if option["verb"] in staking
        else ()
        for option in decision["options"]
    ]
