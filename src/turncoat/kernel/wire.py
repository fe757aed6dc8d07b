"""Views, decisions and events in names: what leaves the engine for a seat.

Everything here is made from a View, from an Event that the seat may receive, or from the seat's own options;
never from a State.
"""

import json
from collections.abc import Callable
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event, Why
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
from turncoat.kernel.shapes import (
    DecisionWire,
    EngineViewWire,
    EventWire,
    FrameWire,
    Json,
    OptionWire,
    ViewWire,
    ZoneWire,
)
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.kernel.windows import ANY_TRIGGER, UNTIL
from turncoat.kernel.wire_cache import WrittenEffect, WrittenFrame

WHY: Final = "why"  # a field of an event's details
OPTION: Final = "option"  # the kind of name of a whole option, for events that tell an answer
NO_EFFECT: Final = '""'  # in a pack
_MEMBERS: Final[dict[Seats, list[Seat]]] = {}

# Built once: building it costs as much as a small position.
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
    """Parse an option id, with a cache; BadInput if the id is invalid."""
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
    chosen = option(verb, *values)
    game.wire_cache.store_chosen(text, chosen)
    return chosen


def option_wire(game: Game, option: Option) -> OptionWire:
    """The wire form of an option. Cached and shared: callers must not modify it."""
    cached = game.wire_cache.options.get(option)
    if cached is not None:
        return cached
    verb = game.verbs[verb_of(option)]
    values = (first_of(option), second_of(option))
    arguments = {
        label: game.names.name(kind, value)
        for (label, kind), value in zip(verb.arguments, values, strict=False)
    }
    wire: OptionWire = {"id": option_id(game, option), "verb": verb.name, "arguments": arguments}
    game.wire_cache.store_option(option, wire)
    return wire


def order_text(game: Game, order: int) -> str:
    """`verb trigger until`: how a standing order is written."""
    trigger = order >> 4 & 255
    where = "any" if trigger == ANY_TRIGGER else game.triggers[trigger].name
    return f"{game.verbs[order >> 12 & 255].name} {where} {UNTIL[order >> 20]}"


def order_from_text(game: Game, text: str) -> tuple[int, int, int]:
    """Parse a standing order into trigger, verb and `until`; BadInput if the text is not an order."""
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


def write_effect(game: Game, node: Node) -> WrittenEffect:
    """The wire form of an effect. Cached: frames carry the same effects from answer to answer."""
    effect = game.wire_cache.written.get(id(node))
    if effect is None:
        wire = node_wire(game, node)
        text = as_json(wire)
        effect = WrittenEffect(node, wire, text, as_json(text))
        game.wire_cache.store_effect(effect)
    return effect


def engine_view_wire(view: View, *, is_whole: bool = False) -> EngineViewWire:
    """The wire form of a view with its stack. `is_whole` adds the sizes of piles that players may not count,
    for programs, which could remember them anyway."""
    return {**view_wire(view, is_whole=is_whole), "stack": [frame_wire(view.game, f) for f in view.stack]}


def view_wire(view: View, *, is_whole: bool = False) -> ViewWire:
    """The wire form of a view for pages. `is_whole`: see `engine_view_wire`."""
    game = view.game
    layout = game.layout
    labels = game.names.lists["track"]
    tracks: dict[str, str | int] = {}
    for track, value in enumerate(view.tracks):
        if value != UNKNOWN or layout.tracks[track].sight == OPEN:
            words = game.track_words[track]
            tracks[labels[track]] = value if words is None else words[value] if value >= 0 else NONE_NAME
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
        "moments": game.moments.of(view.stack),
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
    """The wire form of a zone: `cards` as the viewer sees them, `knowers` as all viewers do."""
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
    """The seats of a set. Cached and shared: callers must not modify the list."""
    members = _MEMBERS[seats] = seats_in(seats)
    return members


def frame_wire(game: Game, f: Frame) -> FrameWire:
    """The wire form of a frame. Shared: callers must not modify it."""
    return write_frame(game, f).wire


def write_frame(game: Game, f: Frame) -> WrittenFrame:
    """The wire form of a frame, and its packed form. Cached: most of a stack stays the same from answer to
    answer, and games reach the same frames again."""
    effect = None if f.effect is None else write_effect(game, f.effect)
    key = (f.procedure, f.step, 0 if effect is None else id(effect.node), *f.v)
    cached = game.wire_cache.frames.get(key)
    if cached is not None:
        return cached
    procedure = game.procedures[f.procedure]
    named = game.names.lists
    values: dict[str, str | int] = {}
    for name, kind, value in zip(procedure.variables, procedure.kinds, f.v, strict=True):
        words = named.get(kind)  # None: a number or a seat
        values[name] = value if words is None else words[value] if value >= 0 else NONE_NAME
    wire: FrameWire = {
        "procedure": procedure.name,
        "step": procedure.steps[f.step].name,
        "values": values,
        "effect": None if effect is None else effect.wire,
    }
    frame = WrittenFrame(wire, pack_frame(game, f))
    game.wire_cache.store_frame(key, frame)
    return frame


def pack_frame(game: Game, f: Frame) -> str:
    """A frame as raw numbers, with its effect in wire form."""
    numbers = ",".join([str(number) for number in f.v])
    effect = NO_EFFECT if f.effect is None else write_effect(game, f.effect).quoted
    return f"[{f.procedure},{f.step},[{numbers}],{effect}]"


def decision_wire(view: View, rule: str, legal: list[Option]) -> DecisionWire:
    """The viewer's decision, with its legal options."""
    return asked_wire(view.game, view.stack[-1], view.decision, view.seat, rule, legal)


def asked_wire(game: Game, f: Frame, number: int, seat: Seat, rule: str, legal: list[Option]) -> DecisionWire:
    """`decision_wire` without a view: frames and decision numbers are public."""
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
    """The event as this seat receives it."""
    wire = public_event_wire(game, event)
    own = own_event_wire(game, event, seat)
    if own is not None:
        wire["told"].update(own)
    return wire


def public_event_wire(game: Game, event: Event) -> EventWire:
    """The public part of an event, as a spectator receives it."""
    kind = game.events[event.kind]
    told = _name_values(game, kind.arguments, event.arguments)
    if kind.secret and event.knowers == EVERYBODY:
        told.update(_name_values(game, kind.secret, event.secret))
    if event.why is not None:
        told[WHY] = why_wire(game, event.why)
    return {"event": kind.name, "rule": event.rule, "told": told}


def why_wire(game: Game, why: Why) -> dict[str, Json]:
    """The background of an event; absent parts are left out."""
    procedure = game.procedures[why.procedure]
    wire: dict[str, Json] = {"step": f"{procedure.name}.{procedure.steps[why.step].name}"}
    if why.card != UNKNOWN:
        wire["card"] = game.names.name("card", why.card)
    if why.seat != NOBODY:
        wire["seat"] = why.seat
    if why.other != NOBODY:
        wire["other"] = why.other
    if why.effect is not None:
        wire["effect"] = write_effect(game, why.effect).wire
    if why.bonus:
        wire["bonus"] = why.bonus
    return wire


def stored_event_wire(game: Game, event: Event) -> EventWire:
    """The public part in the form that tables store: values of tracks as numbers. Tables of all versions use this form,
    and their entries are chained and verified byte by byte."""
    wire = public_event_wire(game, event)
    for at, (label, kind) in enumerate(game.events[event.kind].arguments):
        if kind == HELD:
            wire["told"][label] = event.arguments[at]
    return wire


def event_from_store(game: Game, stored: EventWire) -> EventWire:
    """The inverse of `stored_event_wire`: the event as a spectator receives it. An earlier version of the
    game may have had other events and tracks; values without a current name stay as they were stored."""
    number = game.names.numbers["event"].get(stored["event"])
    arguments = () if number is None else game.events[number].arguments
    named: dict[str, Json] = {}
    for label, kind in arguments:
        if kind == HELD:
            track = game.layout.track_named.get(str(stored["told"][arguments[0][0]]))
            value = stored["told"][label]
            if track is not None and isinstance(value, int):
                named[label] = game.names.value_name(game.layout.tracks[track].kind, value)
    if not named:
        return stored
    return {"event": stored["event"], "rule": stored["rule"], "told": {**stored["told"], **named}}


def own_event_wire(game: Game, event: Event, seat: Seat) -> dict[str, Json] | None:
    """The secret part of an event for the seat; None if the seat does not receive it."""
    kind = game.events[event.kind]
    if not kind.secret or event.knowers == EVERYBODY or not event.is_told_to(seat):
        return None
    return _name_values(game, kind.secret, event.secret)


def _name_values(game: Game, labels: tuple[tuple[str, str], ...], values: tuple[int, ...]) -> dict[str, Json]:
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
            told[label] = game.names.value_name(game.layout.tracks[values[0]].kind, values[at])
        elif kind.endswith("*"):
            rest: list[Json] = []
            for value in values[at:]:
                rest.append(game.names.name(kind[:-1], value))
            told[label] = rest
        else:
            told[label] = values[at]  # a number or a seat
    return told
