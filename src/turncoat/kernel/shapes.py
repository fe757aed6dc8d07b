"""The shapes of data in files and protocols.

This is the one module of the kernel that is never compiled (setup.py): a compiled class loses its annotations,
defaults and docstring, and the API's description and the browser's types are generated from them.
"""

from typing import TypeAlias, TypedDict

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class ZoneWire(TypedDict):
    """Cards from bottom to top, `?` for each unknown one; null if none is known. An uncounted zone shows only
    its top card and has no count, unless the view is written whole."""

    count: int | None
    cards: list[str] | None
    known_to: list[list[int]] | None  # for each card, seats that know it beyond the zone's sight


MomentValue: TypeAlias = bool | int | str | list[str | int] | dict[str, int] | None
# What is going on (moments.py): its name as `moment`, and the fields of moments with this name.
MomentWire: TypeAlias = dict[str, MomentValue]


class DangerWire(TypedDict):
    """How close one defeat or setback is (dangers.py), from open information."""

    danger: str
    rule: str
    is_defeat: bool
    left: int | None  # what must be lost until it comes; null: no count predicts it
    of: int | None
    lost: int  # net loss over the last `over` turns; negative: a net gain
    over: int
    turns: int | None  # turns until it comes at that pace; null: nothing is being lost
    level: int  # from 0 to 100


class FrameWire(TypedDict):
    procedure: str
    step: str
    values: dict[str, str | int]
    effect: Json


class ViewWire(TypedDict):
    """What a seat or a spectator may know, for pages. `moments` are listed from the outermost to the innermost."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    current: int
    decision: int
    tracks: dict[str, str | int]
    zones: dict[str, ZoneWire]
    moments: list[MomentWire]
    waiting: list[int]
    answered: str | None
    orders: list[str]
    ending: str | None
    winners: list[int]
    result: int


class EngineViewWire(ViewWire):
    """The view of a seat or a spectator for programs, with the stack of running procedures."""

    stack: list[FrameWire]


class OptionWire(TypedDict):
    id: str
    verb: str
    arguments: dict[str, str | int]


class DecisionWire(TypedDict):
    number: int
    seat: int
    ask: str
    rule: str
    options: list[OptionWire]


class EventWire(TypedDict):
    event: str
    rule: str
    told: dict[str, Json]


class ChangesWire(TypedDict, total=False):
    """The fields of a view that differ, with their new values; of tracks and zones, those that differ."""

    current: int
    decision: int
    tracks: dict[str, str | int]
    zones: dict[str, ZoneWire]
    moments: list[MomentWire]
    waiting: list[int]
    answered: str | None
    orders: list[str]
    ending: str | None
    winners: list[int]
    result: int
