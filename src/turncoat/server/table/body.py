"""Base of entry bodies. `body_codec.py` writes and reads them.

Every kind of entry is a class in the module of its use case (`commands/`): its stored fields, `fold` (what it changes at a table) and
`check` (whether it could have been written to the table as it then was). A table is the fold of its entries.
"""

from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from turncoat.kernel.errors import BadInput

if TYPE_CHECKING:
    from turncoat.server.table.table import Table
    from turncoat.talk.record import TalkRecord

# Who may read a body.
ALL_VIEWERS: Final = "everybody"
OWN: Final = "own"  # the seat that wrote it

# Who writes an entry.
A_SEAT: Final = "seat"
THE_TABLE: Final = "table"  # no seat
ANYONE: Final = "anyone"


class Body(msgspec.Struct, frozen=True):
    kind: ClassVar[str]  # in the store
    stage: ClassVar[str | None]  # of the table when it is written; None: any
    writer: ClassVar[str] = A_SEAT
    shown: ClassVar[str] = ALL_VIEWERS
    unshown: ClassVar[tuple[str, ...]] = ()  # secret fields, left out of messages
    is_retold: ClassVar[bool] = (
        True  # False: replays leave it out, since it led to another entry or to nothing
    )
    is_reset: ClassVar[bool] = False  # whether viewers get a new view of the game instead of changes

    def seats(self, table: "Table") -> int:
        """The number of seats of the table after the entry."""
        return len(table.chairs)

    def add_to_talk(self, talk: "TalkRecord") -> None:
        """Add the statement to the record of the table's talk; most entries have none."""


class PositionChange(Body, frozen=True):
    """A body that changes the game's position: its `replay` computes the new position again."""


def require(is_so: bool, what: str) -> None:
    """Part of a `check`. BadInput: the entry could not have been written."""
    if not is_so:
        raise BadInput("broken_export", what)
