"""A player's notes about a game: text, suspicion marks, and how far the player has read."""

from typing import Annotated, TypeAlias

import msgspec

SeatKey: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-7]$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    marks: dict[SeatKey, Annotated[int, msgspec.Meta(ge=-3, le=3)]] = {}  # by seat: how suspicious
    seen: Count = 0  # number of events and statements that the player had read
