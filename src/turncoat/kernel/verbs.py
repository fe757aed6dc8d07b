"""Verbs: the actions that options stand for. A verb has a name and names for its arguments; the arguments of
a secret verb are known to the seat alone. The kernel's own verbs come first; a game's follow.

How a verb is offered is declared here too, for pages and bots of any game: a final verb asks for
confirmation, and a verb that only one side is offered is covered like that side's card.
"""

from typing import Final

PASS: Final = 0
CHOOSE: Final = 1  # one of several effects, by index
ACCEPT: Final = 2
DECLINE: Final = 3
PICK_SEAT: Final = 4

MOST_ARGUMENTS: Final = 2  # an option is one number, with room for two arguments (ids.py)


class Verb:
    """A verb. Arguments are (label, kind of name), two at most. `is_final`: no later answer can undo it.
    `is_general`: it means nothing without its question, which its event therefore also tells.
    `tells_side_at`: questions, `procedure.step`, at which only one hidden side is offered it, so that seeing
    it there reveals the side."""

    def __init__(
        self,
        number: int,
        name: str,
        arguments: tuple[tuple[str, str], ...] = (),
        *,
        is_secret: bool = False,
        is_final: bool = False,
        is_general: bool = False,
        tells_side_at: tuple[str, ...] = (),
    ) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"verb={name},arguments={len(arguments)},expected=0-{MOST_ARGUMENTS}")
        self.number: Final = number
        self.name: Final = name
        self.arguments: Final = arguments
        self.is_secret: Final = is_secret
        self.is_final: Final = is_final
        self.is_general: Final = is_general
        self.tells_side_at: Final = tells_side_at


KERNEL_VERBS: Final = (
    Verb(PASS, "pass"),
    Verb(CHOOSE, "choose", (("branch", "number"),), is_general=True),
    Verb(ACCEPT, "accept", is_general=True),
    Verb(DECLINE, "decline", is_general=True),
    Verb(PICK_SEAT, "pick_seat", (("seat", "seat"),), is_general=True),
)
