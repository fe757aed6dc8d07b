"""What happened, line by line, as one seat was told it: every event has a message, and its rule.

Most of what a log needs to say of cards depends on where they come from and where they go, so a move has a message by
both places, `log-moved-hand-check-pile`; what is not worth a line is in `quiet.py`.
"""

from itertools import groupby
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
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.names import NONE_NAME
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.names import Names, Place
from turncoat.texts.options import OptionTexts
from turncoat.texts.parts import Told
from turncoat.texts.phrases import key
from turncoat.texts.quiet import is_quiet
from turncoat.texts.sentences import sentence

KNOWN: Final = "known"  # the form of a message for who was told its secret part
_KIND: Final = {kind.name: number for number, kind in enumerate(KERNEL_EVENTS)}


class LogLine:
    """One line of the log. `event` is the kind of event it tells of, `topic` what kind of line that makes, for icons and filters;
    `at` is the place of its first event among those that were told; `is_own` says that it tells what not everybody was told."""

    def __init__(
        self, event: str, rule: str, text: str, topic: str = "", at: int = 0, *, is_own: bool = False
    ) -> None:
        self.event: Final = event
        self.rule: Final = rule
        self.text: Final = text
        self.topic: Final = topic
        self.at: Final = at
        self.is_own: Final = is_own

    @property
    def is_turn(self) -> bool:
        return self.event == KERNEL_EVENTS[TURN_OF].name


class LogTexts:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.options: Final = OptionTexts(names)
        self._kinds: Final = {kind.name: kind for kind in names.game.events}

    def lines(self, events: list[EventWire], *, is_old: bool = False) -> list[LogLine]:
        """What is worth telling; what happens again and again is told together. Events of an earlier version of the game
        (`is_old`) may be about something that there is no more: those are left out."""
        found: list[LogLine] = []
        worth_telling = [
            (at, event)
            for at, event in enumerate(events)
            if (not is_old or self._has_words(event)) and not self._is_quiet(event)
        ]
        for at, event in _joined(worth_telling):
            message, told, form = self._message(event)
            text = sentence(self.words.say(message, told, form))
            topic = message.removeprefix("log-")
            found.append(LogLine(event["event"], event["rule"], text, topic, at, is_own=form == KNOWN))
        return self._counted(found)

    def _has_words(self, event: EventWire) -> bool:
        try:
            message, _, form = self._message(event)
        except KeyError:
            return False
        return self.words.has(message, form)

    def _is_quiet(self, event: EventWire) -> bool:
        message, _, _ = self._message(event)
        return is_quiet(self.names.game.name, message)

    def _counted(self, lines: list[LogLine]) -> list[LogLine]:
        """Neighbours that are equal become one line that says how often."""
        found: list[LogLine] = []
        for _, equal in groupby(lines, key=lambda line: (line.event, line.rule, line.text)):
            line, *others = equal
            if others:
                told: Told = {"line": line.text.rstrip("."), "n": len(others) + 1}
                text = sentence(self.words.say("line-repeated", told))
                line = LogLine(line.event, line.rule, text, line.topic, line.at, is_own=line.is_own)
            found.append(line)
        return found

    def _message(self, event: EventWire) -> tuple[str, Told, str]:
        kind = _KIND.get(event["event"])
        told = event["told"]
        if kind == CHOSE:
            return self._chose(told)
        if kind in (MOVED, SHOWN):
            return self._moved(event["event"], told)
        if kind == CHANGED:
            return self._changed(told)
        if kind in (SHUFFLED, LOOKED):
            return self._at_zone(event["event"], told)
        if kind == GAME_ENDED:
            winners = [str(self.names.of("seat", seat)) for seat in _list(told["winners"])]
            ending = self.names.of("ending", told["ending"])
            return (
                "log-game-ended" if winners else "log-game-ended-nobody-won",
                {"ending": ending, "winners": self.names.listed(winners)},
                "",
            )
        if kind == TURN_OF and self.words.has(
            "log-round-led-by"
        ):  # where players act in turns within a round
            return "log-round-led-by", self._arguments(event), ""
        if kind in (ROLLED_DIE, TURN_OF, WINDOW_OPENED):
            return f"log-{key(event['event'])}", self._arguments(event), ""
        return self._own(event)

    def _arguments(self, event: EventWire) -> Told:
        kind = self._kinds[event["event"]]
        found: Told = {}
        for label, name_kind in (*kind.arguments, *kind.secret):
            if label not in event["told"]:
                continue
            value = event["told"][label]
            if name_kind.endswith("*"):
                every = [str(self.names.of(name_kind[:-1], one)) for one in _list(value)]
                found[key(label)] = self.names.listed(every)
                found["count"] = len(every)
            else:
                found[key(label)] = self.names.of(name_kind, value)
        return found

    def _own(self, event: EventWire) -> tuple[str, Told, str]:
        """An event of the game's own; it may differ by what is told: `log-checked-passed`."""
        message = f"log-{key(event['event'])}"
        arguments = self._arguments(event)
        kind = self._kinds[event["event"]]
        for label, name_kind in kind.arguments:
            special = f"{message}-{key(str(event['told'].get(label)))}"
            if name_kind not in ("seat", "number", "space", "card") and self.words.has(special):
                message = special
        is_told = any(label in event["told"] for label, _ in kind.secret)
        return message, arguments, KNOWN if is_told else ""

    def _chose(self, told: dict[str, Json]) -> tuple[str, Told, str]:
        verb = str(told["verb"])
        message = f"log-chose-{key(verb)}"
        arguments: Told = {"player": self.names.of("seat", told["seat"])}
        is_told = "option" in told
        if is_told:
            arguments.update(self.options.arguments(str(told["option"])))
        has_known = is_told and self.words.has(message, KNOWN)
        return message, arguments, KNOWN if has_known else ""

    def _moved(self, event: str, told: dict[str, Json]) -> tuple[str, Told, str]:
        source = self.names.zone_place(str(told["from"]))
        target = self.names.zone_place(str(told["to"]))
        is_told = "cards" in told
        cards = [str(card) for card in _list(told["cards"])] if is_told else []
        count = len(cards) if is_told else _int(told["count"])
        arguments: Told = {"count": count, **self._places(source, target)}
        arguments["cards"] = (
            self.names.cards(cards) if is_told else self.words.say("cards-counted", {"n": count})
        )
        if len(cards) == 1:
            arguments["card"] = self.names.card(cards[0])
        message = f"log-{key(event)}-{key(source.base)}-{key(target.base)}"
        is_known = is_told and event == KERNEL_EVENTS[MOVED].name
        if is_quiet(self.names.game.name, message) or self.words.has(message):
            return message, arguments, KNOWN if is_known and self.words.has(message, KNOWN) else ""
        arguments["from"] = self.names.zone(str(told["from"]))
        arguments["to"] = self.names.zone(str(told["to"]))
        return f"log-{key(event)}", arguments, ""

    def _places(self, source: Place, target: Place) -> Told:
        """Whose the places are, and which of several they are."""
        found: Told = {}
        owners = [place.owner for place in (source, target) if place.owner != NOBODY]
        if owners:
            found["player"] = self.names.seat(owners[0])
        if len(owners) > 1:
            found["other"] = self.names.seat(owners[1])
        for place in (target, source):
            for one in self.names.keys(place):
                found["key"] = one
        return found

    def _changed(self, told: dict[str, Json]) -> tuple[str, Told, str]:
        label = str(told["track"])
        place = self.names.track_place(label)
        layout = self.names.game.layout
        track = layout.tracks[layout.track_named[label]]
        before, after = (
            self.names.game.names.number_told(track.kind, _text_or_int(told[end]), label)
            for end in ("from", "to")
        )
        held = self.names.game.names.held
        arguments: Told = {
            "from": self.names.of(track.kind, held(track.kind, before)),
            "to": self.names.of(track.kind, held(track.kind, after)),
            "change": abs(after - before),
            "track": self.names.track(label),
        }
        arguments.update(self._places(place, place))
        message = f"log-changed-{key(place.base)}"
        if not self.words.has(message) and not is_quiet(self.names.game.name, message):
            return "log-changed", arguments, ""
        direction = "up" if after > before else "down"
        if held(track.kind, after) == NONE_NAME and self.words.has(message, "none"):
            direction = "none"
        return message, arguments, direction if self.words.has(message, direction) else ""

    def _at_zone(self, event: str, told: dict[str, Json]) -> tuple[str, Told, str]:
        label = str(told["zone" if "zone" in told else "at"])
        place = self.names.zone_place(label)
        arguments: Told = {
            "place": self.names.zone(label),
            "count": _int(told["count"]),
            **self._places(place, place),
        }
        if "seat" in told:
            arguments["player"] = self.names.of("seat", told["seat"])
            if place.owner != NOBODY:
                arguments["other"] = self.names.seat(place.owner)
        if "cards" in told:
            arguments["cards"] = self.names.cards([str(card) for card in _list(told["cards"])])
        special = f"log-{key(event)}-{key(place.base)}"
        is_special = self.words.has(special) or is_quiet(self.names.game.name, special)
        message = special if is_special else f"log-{key(event)}"
        return message, arguments, KNOWN if "cards" in told else ""


def _joined(events: list[tuple[int, EventWire]]) -> list[tuple[int, EventWire]]:
    joined: list[tuple[int, EventWire]] = []
    for at, event in events:
        if joined and _goes_with(joined[-1][1], event):
            first, last = joined[-1]
            joined[-1] = (first, _sum(last, event))
        else:
            joined.append((at, event))
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
        told["count"] = _int(told["count"]) + _int(event["told"]["count"])
    return {"event": last["event"], "rule": last["rule"], "told": told}


def _text_or_int(value: Json) -> str | int:
    assert isinstance(value, (str, int))
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
