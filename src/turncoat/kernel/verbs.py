"""What an option says. A verb has a name and names for its arguments; a secret verb's arguments are the seat's own.

The kernel's own verbs come first; a game's follow them. How a verb is offered is declared here too, for pages and bots of any game:
one that is final asks for confirmation, and one that only one side is offered is covered like that side's card.
"""

from typing import Final

PASS: Final = 0
CHOOSE: Final = 1  # one of several effects, by number
ACCEPT: Final = 2
DECLINE: Final = 3
PICK_SEAT: Final = 4

MOST_ARGUMENTS: Final = 2  # an option is one number, with room for two arguments (ids.py)


class Verb:
    """Arguments are (label, kind of name), two at most. `is_final`: it cannot be made good again, by any later answer.
    `tells_side_at`: questions, `procedure.step`, at which only one hidden side is offered it: to see it there is to know the side."""

    def __init__(
        self,
        number: int,
        name: str,
        arguments: tuple[tuple[str, str], ...] = (),
        *,
        is_secret: bool = False,
        is_final: bool = False,
        tells_side_at: tuple[str, ...] = (),
    ) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"verb={name},arguments={len(arguments)},expected=0-{MOST_ARGUMENTS}")
        self.number: Final = number
        self.name: Final = name
        self.arguments: Final = arguments
        self.is_secret: Final = is_secret
        self.is_final: Final = is_final
        self.tells_side_at: Final = tells_side_at


KERNEL_VERBS: Final = (
    Verb(PASS, "pass"),
    Verb(CHOOSE, "choose", (("branch", "number"),)),
    Verb(ACCEPT, "accept"),
    Verb(DECLINE, "decline"),
    Verb(PICK_SEAT, "pick_seat", (("seat", "seat"),)),
)
