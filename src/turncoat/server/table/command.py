"""Base of table commands, and the types of their fields.

Every command is a class in the module of its use case (`commands/`): its shape on the network, tagged by `do`, and `plan`, a pure
function of table, actor, command and time.
"""

from typing import Annotated, ClassVar, TypeAlias

import msgspec

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
RegularName: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
OptionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Run: TypeAlias = Annotated[
    list[OptionId], msgspec.Meta(min_length=1, max_length=40)
]  # answers to a gathered question
Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command of a client. Its tag is the value of `do`."""

    makes_table: ClassVar[bool] = (
        False  # whether it creates another table, which counts for the quota of new tables
    )
