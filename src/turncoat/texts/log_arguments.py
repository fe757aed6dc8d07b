"""Arguments of log messages: the names of what an event tells, and whether the viewer gets the form with its secret part."""

import re
from collections import Counter
from typing import Final

from turncoat.kernel.events import CHANGED, CHOSE, GAME_ENDED, KERNEL_EVENTS, LOOKED, MOVED, SHOWN, SHUFFLED
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.names import NONE_NAME
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.lines import Line
from turncoat.texts.names import Names, Place
from turncoat.texts.nodes import parts_of
from turncoat.texts.options import OptionTexts
from turncoat.texts.parts import Told
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.story.joins import CARDS, EFFECT, FIGURES, PLAYED, More, why_of
from turncoat.texts.story.messages import KIND

KNOWN: Final = "known"  # the form of a message for who was told its secret part
ELEMENT: Final = re.compile(r"</?[a-z_]+>")  # of a symbol: the log has names only
BRANCH: Final = "Branch"  # of a choice: its need, and its effect


class LogArguments:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.options: Final = OptionTexts(names)
        self._kinds: Final = {kind.name: kind for kind in names.game.events}

    def of(self, message: str, event: EventWire, more: More) -> tuple[Told, str]:
        """The arguments, and the form of the message."""
        told, form = self._of_event(message, event)
        for label, (kind, value) in more.items():
            told[label] = self._name(kind, value)
        return told, form

    def _name(self, kind: str, value: Json) -> Phrase | str | int:
        if kind == EFFECT:
            return self.effect(value)
        if kind == CARDS:
            return self.names.cards([str(card) for card in _list(value)])
        if kind == PLAYED:
            times = Counter(self._name_play(one) for one in _list(value))
            return ", ".join([self._count_play(play, n) for play, n in times.items()])
        if kind == FIGURES:
            every = [str(self.names.of("figure", one)) for one in _list(value)]
            return self.names.list_with_and(every)
        return _sign(self.names.of(kind, value))

    def _count_play(self, play: str, times: int) -> str:
        return play if times == 1 else self.words.say("card-copies", {"card": play, "n": times})

    def _name_play(self, played: Json) -> str:
        seat, card = _list(played)
        return self.words.say(
            "card-played", {"player": self.names.of("seat", seat), "card": self.names.card(str(card))}
        )

    def effect(self, wire: Json) -> str:
        """The effect that was chosen, as part of a sentence."""
        kind, parts = parts_of(wire)
        node = parts[1] if kind == BRANCH else wire
        effects = self.options.effects
        short = effects.short(node)
        if short:
            return ELEMENT.sub("", short)
        lines = effects.lines(node) or [Line(self.words.say("node-nothing"))]
        return ELEMENT.sub("", _lower(lines[0].text.split(". ")[0]))

    def _of_event(self, message: str, event: EventWire) -> tuple[Told, str]:
        kind = KIND.get(event["event"])
        told = event["told"]
        if kind == CHOSE:
            return self._of_answer(message, told)
        if kind in (MOVED, SHOWN):
            return self._of_move(message, event["event"], told)
        if kind == CHANGED:
            return self._of_change(message, told)
        if kind in (SHUFFLED, LOOKED):
            return self._at_zone(told)
        if kind == GAME_ENDED:
            winners = [str(self.names.of("seat", seat)) for seat in _list(told["winners"])]
            ending = self.names.of("ending", told["ending"])
            return {"ending": ending, "winners": self.names.list_texts(winners)}, ""
        return self._of_own_event(event)

    def _of_own_event(self, event: EventWire) -> tuple[Told, str]:
        kind = self._kinds[event["event"]]
        arguments: Told = {}
        for label, name_kind in (*kind.arguments, *kind.secret):
            if label not in event["told"]:
                continue
            value = event["told"][label]
            if name_kind.endswith("*"):
                every = [str(self.names.of(name_kind[:-1], one)) for one in _list(value)]
                arguments[key(label)] = self.names.list_texts(every)
                arguments["many"] = len(every)
            else:
                if name_kind not in ("number", "seat"):
                    arguments[f"{key(label)}-id"] = str(value)
                arguments[key(label)] = _sign(self.names.of(name_kind, value))
        is_told = any(label in event["told"] for label, _ in kind.secret)
        return arguments, KNOWN if is_told else ""

    def _of_answer(self, message: str, told: dict[str, Json]) -> tuple[Told, str]:
        arguments: Told = {"player": self.names.of("seat", told["seat"])}
        is_told = "option" in told
        if is_told:
            arguments.update(self.options.arguments(str(told["option"])))
        why = why_of(told)
        if "effect" in why:
            arguments["effect"] = self.effect(why["effect"])
        has_known = is_told and self.words.has(message, KNOWN)
        return arguments, KNOWN if has_known else ""

    def _of_move(self, message: str, event: str, told: dict[str, Json]) -> tuple[Told, str]:
        source = self.names.zone_place(str(told["from"]))
        target = self.names.zone_place(str(told["to"]))
        is_told = "cards" in told
        cards = [str(card) for card in _list(told["cards"])] if is_told else []
        count = len(cards) if is_told else _int(told["count"])
        arguments: Told = {"count": count, "many": count, **self._places(source, target)}
        arguments["cards"] = (
            self.names.cards(cards) if is_told else self.words.say("cards-counted", {"n": count})
        )
        if len(cards) == 1:
            arguments["card"] = self.names.card(cards[0])
        if message == f"log-{key(event)}":
            arguments["from"] = self.names.zone(str(told["from"]))
            arguments["to"] = self.names.zone(str(told["to"]))
            return arguments, ""
        is_known = is_told and event == KERNEL_EVENTS[MOVED].name
        return arguments, KNOWN if is_known and self.words.has(message, KNOWN) else ""

    def _places(self, source: Place, target: Place) -> Told:
        """The owners of places, and their keys in an array."""
        arguments: Told = {}
        owners = [place.owner for place in (source, target) if place.owner != NOBODY]
        if owners:
            arguments["player"] = self.names.seat(owners[0])
        if len(owners) > 1:
            arguments["other"] = self.names.seat(owners[1])
        for place in (target, source):
            for one, identifier in zip(self.names.keys(place), place.keys, strict=True):
                arguments["key"] = one
                arguments["key-id"] = identifier
        return arguments

    def _of_change(self, message: str, told: dict[str, Json]) -> tuple[Told, str]:
        label = str(told["track"])
        place = self.names.track_place(label)
        layout = self.names.game.layout
        track = layout.tracks[layout.track_named[label]]
        before, after = (
            self.names.game.names.number_told(track.kind, _text_or_int(told[end]), label)
            for end in ("from", "to")
        )
        held = self.names.game.names.value_name
        arguments: Told = {
            "from": self.names.of(track.kind, held(track.kind, before)),
            "to": self.names.of(track.kind, held(track.kind, after)),
            "change": abs(after - before),
            "track": self.names.track(label),
        }
        arguments.update(self._places(place, place))
        if place.owner != NOBODY:
            arguments["own-name"] = self.names.people.own_names[place.owner]
        direction = "up" if after > before else "down"
        if held(track.kind, after) == NONE_NAME and self.words.has(message, "none"):
            direction = "none"
        return arguments, direction if self.words.has(message, direction) else ""

    def _at_zone(self, told: dict[str, Json]) -> tuple[Told, str]:
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
        return arguments, KNOWN if "cards" in told else ""


def _sign(value: Phrase | int) -> Phrase | str | int:
    """A number below zero has a minus, not a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


def _lower(text: str) -> str:
    """A sentence as part of another."""
    text = text.removesuffix(".").removesuffix(":")
    return text[:1].lower() + text[1:]


def _text_or_int(value: Json) -> str | int:
    assert isinstance(value, (str, int))
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
