"""Moments at which a bot only answers questions: having a choice at all is a secret there.

A bot thinks where it has a choice, and speaks when it thinks. At the questions that a game names as `hushed`, only a seat
with something to play, to hide or to reveal can choose, so a statement from there would tell more than it says.
`tests/talk/test_moments.py` looks for questions that are missing.
"""

from turncoat.kernel.views import View
from turncoat.kernel.windows import WINDOW
from turncoat.talk.games import GAME_TALK


def is_harmless(view: View) -> bool:
    """Whether a word at the question that the view is of tells no more than it says."""
    frame = view.stack[-1]
    procedure = view.game.procedures[frame.procedure]
    if procedure is WINDOW:
        return False
    return (procedure.name, procedure.steps[frame.step].name) not in GAME_TALK[view.game.name].hushed
