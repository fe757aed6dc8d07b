"""Views, decisions and events in words: what leaves the engine for a seat. Everything here is made from a View, an
Event that the seat may receive, or the seat's own options; never from a State.
"""

import json
from collections.abc import Callable
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import (
    NO_OPTION,
    NOBODY,
    UNKNOWN,
    Card,
    Option,
    Seat,
    Seats,
    Zone,
    first_of,
    option,
    seats_in,
    second_of,
    verb_of,
)
from turncoat.kernel.layout import OPEN
from turncoat.kernel.names import HELD, HIDDEN_NAME, NONE_NAME
from turncoat.kernel.nodes import Node, Part
from turncoat.kernel.shapes import DecisionWire, EventWire, FrameWire, Json, OptionWire, ViewWire, ZoneWire
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.kernel.windows import ANY_TRIGGER, UNTIL
from turncoat.kernel.wire_cache import WrittenEffect, WrittenFrame

OPTION: Final = "option"  # as a kind of name: what a seat chose, whole
NO_EFFECT: Final = '""'  # in a pack
_MEMBERS: Final[dict[Seats, list[Seat]]] = {}

# Made once: making it costs as much as a small position.
as_json: Final[Callable[[object], str]] = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def option_id(game: Game, option: Option) -> str:
    """`verb argument argument`: how an answer is written."""
    verb = game.verbs[verb_of(option)]
    values = (first_of(option), second_of(option))
    words = [
        str(game.names.name(kind, value)) for (_, kind), value in zip(verb.arguments, values, strict=False)
    ]
    return " ".join([verb.name, *words])


def option_from_id(game: Game, text: str) -> Option:
    """The option that is written so, remembered; BadInput if none can be."""
    cached = game.wire_cache.chosen.get(text)
    if cached is not None:
        return cached
    words = text.split(" ")
    verb = game.names.numbers["verb"].get(words[0])
    if verb is None:
        raise BadInput("unknown_option_id", words[0])
    arguments = game.verbs[verb].arguments
    if len(words) != len(arguments) + 1:
        raise BadInput("unknown_option_id", words[0])
    values = [game.names.number(kind, word) for (_, kind), word in zip(arguments, words[1:], strict=True)]
    if not all(0 <= value <= 1023 for value in values):
        raise BadInput("unknown_option_id", words[0])
    found = option(verb, *values)
    game.wire_cache.store_chosen(text, found)
    return found


def option_wire(game: Game, option: Option) -> OptionWire:
    """In words, remembered: to be read, not changed."""
    cached = game.wire_cache.options.get(option)
    if cached is not None:
        return cached
    verb = game.verbs[verb_of(option)]
    values = (first_of(option), second_of(option))
    arguments = {
        label: game.names.name(kind, value)
        for (label, kind), value in zip(verb.arguments, values, strict=False)
    }
    found: OptionWire = {"id": option_id(game, option), "verb": verb.name, "arguments": arguments}
    game.wire_cache.store_option(option, found)
    return found


def order_text(game: Game, order: int) -> str:
    """`verb trigger until`: how a standing order is written."""
    trigger = order >> 4 & 255
    where = "any" if trigger == ANY_TRIGGER else game.triggers[trigger].name
    return f"{game.verbs[order >> 12 & 255].name} {where} {UNTIL[order >> 20]}"


def order_from_text(game: Game, text: str) -> tuple[int, int, int]:
    """Trigger, verb and until of a standing order; BadInput if it is none."""
    words = text.split(" ")
    if len(words) != 3 or words[2] not in UNTIL:
        raise BadInput("unknown_order", text)
    verb = game.names.number("verb", words[0])
    trigger = ANY_TRIGGER if words[1] == "any" else game.names.number("trigger", words[1])
    return trigger, verb, UNTIL.index(words[2])


def node_wire(game: Game, node: Node) -> Json:
    """An effect as a list: its kind, then its fields."""
    parts: list[Json] = [node.kind()]
    for (_, kind), part in zip(node.fields, node.parts(), strict=True):
        parts.append(_part_wire(game, kind, part))
    return parts


def _part_wire(game: Game, kind: str, part: Part) -> Json:
    if isinstance(part, Node):
        return node_wire(game, part)
    if isinstance(part, tuple):
        return {"all": [node_wire(game, child) for child in part]}
    if isinstance(part, int):
        return game.names.name(kind, part)
    return part


def written(game: Game, node: Node) -> WrittenEffect:
    """An effect in words, remembered: frames carry the same ones from answer to answer."""
    found = game.wire_cache.written.get(id(node))
    if found is None:
        wire = node_wire(game, node)
        text = as_json(wire)
        found = WrittenEffect(node, wire, text, as_json(text))
        game.wire_cache.store_effect(found)
    return found


def view_wire(view: View, *, is_whole: bool = False) -> ViewWire:
    """For people. Whole, it is for programs, which remember how many cards lie in piles that people may not count."""
    game = view.game
    layout = game.layout
    tracks = {
        place.label(): game.names.held(place.kind, value)
        for place, value in zip(layout.tracks, view.tracks, strict=True)
        if value != UNKNOWN or place.sight == OPEN
    }
    return {
        "game": game.name,
        "seat": None if view.seat == NOBODY else view.seat,
        "seats": view.seats,
        "options": settings_wire(game, view.settings),
        "current": view.current,
        "decision": view.decision,
        "tracks": tracks,
        "zones": {
            label: zone_wire(game, zone, view.zones[zone], view.peeks.get(zone), is_whole)
            for zone, label in enumerate(game.names.lists["zone"])
        },
        "stack": [frame_wire(game, f) for f in view.stack],
        "waiting": seats_in(view.waiting),
        "answered": None if view.answered == NO_OPTION else option_id(game, view.answered),
        "orders": [order_text(game, order) for order in view.orders],
        "ending": None if view.ending == RUNNING else game.endings[view.ending],
        "winners": seats_in(view.winners),
        "result": view.result,
    }


def settings_wire(game: Game, settings: tuple[int, ...]) -> dict[str, str]:
    return {
        setting.name: setting.choices[choice] for setting, choice in zip(game.settings, settings, strict=True)
    }


def zone_wire(
    game: Game, zone: Zone, cards: list[Card], knowers: list[Seats] | None, is_whole: bool
) -> ZoneWire:
    """`cards` as the viewer sees them, `knowers` as everybody does."""
    is_counted = is_whole or game.layout.zones[zone].is_counted
    if not is_counted:
        cards = cards[-1:]
        knowers = None
    names: list[str] | None = None
    if cards.count(UNKNOWN) < len(cards):
        words = game.card_words
        names = [words[card] for card in cards]
    return {
        "count": len(cards) if is_counted else None,
        "cards": names,
        "known_to": None
        if knowers is None
        else [_MEMBERS[seats] if seats in _MEMBERS else _members(seats) for seats in knowers],
    }


def _members(seats: Seats) -> list[Seat]:
    """Of a set; remembered, to be read, not changed."""
    found = _MEMBERS[seats] = seats_in(seats)
    return found


def frame_wire(game: Game, f: Frame) -> FrameWire:
    """In words; to be read, not changed."""
    return written_frame(game, f).wire


def written_frame(game: Game, f: Frame) -> WrittenFrame:
    """Remembered: most of a stack stays as it is from answer to answer, and games come to the same frames again and again."""
    effect = None if f.effect is None else written(game, f.effect)
    key = (f.procedure, f.step, 0 if effect is None else id(effect.node), *f.v)
    cached = game.wire_cache.frames.get(key)
    if cached is not None:
        return cached
    procedure = game.procedures[f.procedure]
    named = game.names.lists
    values: dict[str, str | int] = {}
    for name, kind, value in zip(procedure.variables, procedure.kinds, f.v, strict=True):
        words = named.get(kind)  # none: a number or a seat
        values[name] = value if words is None else words[value] if value >= 0 else NONE_NAME
    wire: FrameWire = {
        "procedure": procedure.name,
        "step": procedure.steps[f.step].name,
        "values": values,
        "effect": None if effect is None else effect.wire,
    }
    found = WrittenFrame(wire, packed_frame(game, f))
    game.wire_cache.store_frame(key, found)
    return found


def packed_frame(game: Game, f: Frame) -> str:
    """In numbers, whatever they mean; effects are in words always."""
    numbers = ",".join([str(number) for number in f.v])
    effect = NO_EFFECT if f.effect is None else written(game, f.effect).quoted
    return f"[{f.procedure},{f.step},[{numbers}],{effect}]"


def decision_wire(view: View, rule: str, legal: list[Option]) -> DecisionWire:
    """What the viewer is asked, with what it may answer."""
    return asked_wire(view.game, view.stack[-1], view.decision, view.seat, rule, legal)


def asked_wire(game: Game, f: Frame, number: int, seat: Seat, rule: str, legal: list[Option]) -> DecisionWire:
    """The same for who has no view at hand: frames and numbers of decisions are open."""
    procedure = game.procedures[f.procedure]
    step = procedure.steps[f.step]
    cached = game.wire_cache.options
    return {
        "number": number,
        "seat": seat,
        "ask": f"{procedure.name}.{step.name}",
        "rule": rule,
        "options": [cached.get(choice) or option_wire(game, choice) for choice in legal],
    }


def event_wire(game: Game, event: Event, seat: Seat) -> EventWire:
    """The event as the seat is told it."""
    found = public_event_wire(game, event)
    own = own_event_wire(game, event, seat)
    if own is not None:
        found["told"].update(own)
    return found


def public_event_wire(game: Game, event: Event) -> EventWire:
    """The event as a spectator is told it, and everybody with them."""
    kind = game.events[event.kind]
    told = _named(game, kind.arguments, event.arguments)
    if kind.secret and event.knowers == EVERYBODY:
        told.update(_named(game, kind.secret, event.secret))
    return {"event": kind.name, "rule": event.rule, "told": told}


def stored_event_wire(game: Game, event: Event) -> EventWire:
    """The same as tables store it: values of tracks as numbers. Tables of all versions are stored so, and their entries
    are chained and verified byte by byte."""
    found = public_event_wire(game, event)
    for at, (label, kind) in enumerate(game.events[event.kind].arguments):
        if kind == HELD:
            found["told"][label] = event.arguments[at]
    return found


def event_from_store(game: Game, stored: EventWire) -> EventWire:
    """What `stored_event_wire` gave, as a spectator is told it. An earlier version of the game may have had other
    events and tracks: what has no name now stays as it was stored."""
    number = game.names.numbers["event"].get(stored["event"])
    arguments = () if number is None else game.events[number].arguments
    named: dict[str, Json] = {}
    for label, kind in arguments:
        if kind == HELD:
            track = game.layout.track_named.get(str(stored["told"][arguments[0][0]]))
            value = stored["told"][label]
            if track is not None and isinstance(value, int):
                named[label] = game.names.held(game.layout.tracks[track].kind, value)
    if not named:
        return stored
    return {"event": stored["event"], "rule": stored["rule"], "told": {**stored["told"], **named}}


def own_event_wire(game: Game, event: Event, seat: Seat) -> dict[str, Json] | None:
    """What the seat is told beyond that; None: nothing."""
    kind = game.events[event.kind]
    if not kind.secret or event.knowers == EVERYBODY or not event.is_told_to(seat):
        return None
    return _named(game, kind.secret, event.secret)


def _named(game: Game, labels: tuple[tuple[str, str], ...], values: tuple[int, ...]) -> dict[str, Json]:
    told: dict[str, Json] = {}
    named = game.names.lists
    for at, (label, kind) in enumerate(labels):
        words = named.get(kind)
        if words is not None:
            value = values[at]
            told[label] = words[value] if value != UNKNOWN else HIDDEN_NAME
        elif kind == OPTION:
            told[label] = option_wire(game, values[at])["id"]
        elif kind == HELD:
            told[label] = game.names.held(game.layout.tracks[values[0]].kind, values[at])
        elif kind.endswith("*"):
            rest: list[Json] = []
            for value in values[at:]:
                rest.append(game.names.name(kind[:-1], value))
            told[label] = rest
        else:
            told[label] = values[at]  # a number or a seat
    return told
