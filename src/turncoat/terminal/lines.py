"""Events as lines: the rule, and what happened, for the seat that reads. Built from what that seat was told."""

from typing import Final

from turncoat.kernel.events import (
    CHANGED,
    CHOSE,
    GAME_ENDED,
    KERNEL_EVENTS,
    LOOKED,
    MOVED,
    ROLLED_DIE,
    SHOWN,
    SHUFFLED,
    TURN_OF,
    WINDOW_OPENED,
)
from turncoat.kernel.shapes import Json
from turncoat.kernel.verbs import KERNEL_VERBS, PASS
from turncoat.kernel.wire import EventWire
from turncoat.terminal import words
from turncoat.terminal.naming import Naming, readable

_KIND: Final = {kind.name: number for number, kind in enumerate(KERNEL_EVENTS)}
_PASS: Final = KERNEL_VERBS[PASS].name


class Line:
    """One line of the log."""

    def __init__(self, rule: str, text: str, *, is_turn: bool = False) -> None:
        self.rule: Final = rule
        self.text: Final = text
        self.is_turn: Final = is_turn


class Log:
    """What a seat saw when it looked the last time, and what has happened since."""

    def __init__(self, events: list[EventWire], looked: int, naming: Naming) -> None:
        self.old: Final = lines_of(events[:looked], naming)
        self.new: Final = lines_of(events[looked:], naming)


def lines_of(events: list[EventWire], naming: Naming) -> list[Line]:
    """What is worth telling: no passes, no windows; cards that go the same way are told together."""
    found = []
    for event in _joined(events):
        if not _is_noise(event):
            found.append(_line(event, naming))
    return found


def _is_noise(event: EventWire) -> bool:
    kind = _KIND.get(event["event"])
    return kind == WINDOW_OPENED or (kind == CHOSE and event["told"]["verb"] == _PASS)


def _joined(events: list[EventWire]) -> list[EventWire]:
    joined: list[EventWire] = []
    for event in events:
        if joined and _goes_with(joined[-1], event):
            joined[-1] = _sum(joined[-1], event)
        else:
            joined.append(event)
    return joined


def _goes_with(last: EventWire, event: EventWire) -> bool:
    if _KIND.get(event["event"]) not in (MOVED, SHOWN):
        return False
    if (last["event"], last["rule"]) != (event["event"], event["rule"]):
        return False
    old, new = last["told"], event["told"]
    return (old["from"], old["to"], "cards" in old) == (new["from"], new["to"], "cards" in new)


def _sum(last: EventWire, event: EventWire) -> EventWire:
    told = dict(last["told"])
    if "cards" in told:
        told["cards"] = [*_list(told["cards"]), *_list(event["told"]["cards"])]
    if "count" in told:
        told["count"] = _number(told["count"]) + _number(event["told"]["count"])
    return {"event": last["event"], "rule": last["rule"], "told": told}


def _line(event: EventWire, naming: Naming) -> Line:
    kind = _KIND.get(event["event"])
    told = event["told"]
    if kind == TURN_OF:
        seat = _number(told["seat"])
        text = words.YOUR_TURN if seat == naming.reader else words.TURN_OF.format(seat=seat)
        return Line(event["rule"], text, is_turn=True)
    if kind == CHOSE:
        choice = naming.value("option", told["option"]) if "option" in told else readable(str(told["verb"]))
        text = words.CHOSE.format(seat=naming.value("seat", told["seat"]), option=choice)
    elif kind in (MOVED, SHOWN):
        text = _move(told, naming)
    elif kind == LOOKED:
        text = words.LOOKED.format(
            seat=naming.value("seat", told["seat"]),
            place=naming.value("zone", told["at"]),
            cards=_cards(told, naming),
        )
    elif kind == SHUFFLED:
        text = words.SHUFFLED.format(
            place=naming.value("zone", told["zone"]), cards=words.cards(_number(told["count"]))
        )
    elif kind == CHANGED:
        text = _change(told, naming)
    elif kind == ROLLED_DIE:
        text = words.ROLLED.format(sides=told["sides"], die=told["die"])
    elif kind == GAME_ENDED:
        text = words.ENDED.format(ending=readable(str(told["ending"])))
    else:
        text = _told(event, naming)
    return Line(event["rule"], text)


def _move(told: dict[str, Json], naming: Naming) -> str:
    source = naming.value("zone", told["from"])
    target = naming.value("zone", told["to"])
    if source == target:
        return words.REORDERED.format(source=source, cards=_cards(told, naming))
    return words.MOVED.format(source=source, target=target, cards=_cards(told, naming))


def _change(told: dict[str, Json], naming: Naming) -> str:
    label = str(told["track"])
    sentence = words.SWITCHED if naming.is_switch(label) else words.CHANGED
    return sentence.format(
        track=naming.track(label),
        before=naming.track_value(label, _number(told["from"])),
        after=naming.track_value(label, _number(told["to"])),
    )


def _cards(told: dict[str, Json], naming: Naming) -> str:
    """The cards, if the seat was told which."""
    if "cards" in told:
        return naming.cards([str(card) for card in _list(told["cards"])])
    return words.cards(_number(told["count"]))


def _told(event: EventWire, naming: Naming) -> str:
    """An event of the game's own: its name, and each thing told with its label."""
    kind = next(kind for kind in naming.game.events if kind.name == event["event"])
    told = []
    for label, name_kind in (*kind.arguments, *kind.secret):
        if label in event["told"]:
            value = naming.value(name_kind, event["told"][label])
            told.append(value if label == name_kind else f"{readable(label)} {value}")
    if not told:
        return readable(event["event"])
    return words.TOLD.format(event=readable(event["event"]), what=", ".join(told))


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
