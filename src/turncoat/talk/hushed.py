"""Questions at which a bot makes no statement, because having a choice at all is a secret.

A bot makes statements while it decides, and it decides only where it has a choice. At the questions that a
game lists as `hushed`, only a seat with something to play, to hide or to reveal has a choice, so a statement
would reveal that. `tests/talk/test_hushed.py` looks for questions that are missing from the lists.
"""

from turncoat.kernel.views import View
from turncoat.kernel.windows import WINDOW
from turncoat.talk.games import GAME_TALK


def is_harmless(view: View) -> bool:
    """Whether a statement at the view's question reveals nothing beyond its content."""
    frame = view.stack[-1]
    procedure = view.game.procedures[frame.procedure]
    if procedure is WINDOW:
        return False
    return (procedure.name, procedure.steps[frame.step].name) not in GAME_TALK[view.game.name].hushed
