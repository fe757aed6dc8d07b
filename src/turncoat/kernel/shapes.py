"""The shapes of what is read from and written to files and protocols.

The one module here that is never compiled (setup.py): a compiled class loses its annotations, defaults and docstring, and the API's
description and the browser's types are made from these.
"""

from typing import TypeAlias, TypedDict

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class ZoneWire(TypedDict):
    """Cards from bottom to top, `?` for each unknown one; null if none is known. What may not be counted shows its
    top card only, and no count, unless the view is written whole."""

    count: int | None
    cards: list[str] | None
    known_to: list[list[int]] | None  # for each card, seats that know it beyond the zone's sight


class FrameWire(TypedDict):
    procedure: str
    step: str
    values: dict[str, str | int]
    effect: Json


class ViewWire(TypedDict):
    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    current: int
    decision: int
    tracks: dict[str, str | int]
    zones: dict[str, ZoneWire]
    stack: list[FrameWire]
    waiting: list[int]
    answered: str | None
    orders: list[str]
    ending: str | None
    winners: list[int]
    result: int


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
    """The fields of a view that differ, as they are now; of tracks and zones, those that differ."""

    current: int
    decision: int
    tracks: dict[str, str | int]
    zones: dict[str, ZoneWire]
    stack: list[FrameWire]
    waiting: list[int]
    answered: str | None
    orders: list[str]
    ending: str | None
    winners: list[int]
    result: int
