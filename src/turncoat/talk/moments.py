"""Where a bot is asked to speak only if somebody waits for its answer: where having a choice at all is a secret.

A bot thinks where it has a choice, and speaks when it thinks. At these questions only who has something to play, to hide or
to reveal can choose, so a word from there would tell more than it says. People know that.
"""

from collections.abc import Mapping
from typing import Final

from turncoat.kernel.views import View
from turncoat.kernel.windows import WINDOW
from turncoat.talk.statements import THING, UNFATHOMABLE

# By game: procedures and their steps. `tests/talk/test_moments.py` looks for those that are missing.
HUSHED: Final[Mapping[str, frozenset[tuple[str, str]]]] = {
    UNFATHOMABLE: frozenset(
        {
            ("awakening", "give"),
            ("choice_crisis", "choose"),
            ("paying", "choose"),
            ("revealing", "give_the_rest"),
        }
    ),
    THING: frozenset(
        {
            ("accusing", "reveal_oneself"),
            ("bonus_turn", "use_bonus"),
            ("eating", "discard_one"),
            ("ignition", "show_keys"),
            ("infection", "lay_tokens"),
            ("infection", "look"),
            ("meeting", "stay_or_avoid"),
            ("moving", "choose_drawn"),
            ("moving", "give_card"),
            ("moving", "shine"),
            ("searching", "keep_one"),
            ("testing", "volunteer"),
            ("trading", "choose_offered"),
        }
    ),
}


def is_harmless(view: View) -> bool:
    """Whether a word at the question that the view is of tells no more than it says."""
    frame = view.stack[-1]
    procedure = view.game.procedures[frame.procedure]
    if procedure is WINDOW:
        return False
    return (procedure.name, procedure.steps[frame.step].name) not in HUSHED[view.game.name]
