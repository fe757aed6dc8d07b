"""Views, decisions and events read back from wire form, in another process, for programs that play.

The exact inverse of `wire.py`, for views that were written whole. All input comes from another program, so
all of it is checked: a refusal names the place.
"""

from typing import Final

from turncoat.kernel.codec import read_frame, read_node
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event, Why
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import MOST_CARDS, Game
from turncoat.kernel.ids import NO_OPTION, NOBODY, UNKNOWN, Option, Seat, Seats
from turncoat.kernel.layout import OPEN, OWNER
from turncoat.kernel.names import HELD, HIDDEN_NAME, NUMBER, SEAT
from turncoat.kernel.reading import (
    as_int,
    as_ints,
    as_list,
    as_object,
    as_text,
    as_text_by_name,
    as_text_or_int,
    field,
    only_fields,
)
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.kernel.windows import packed_order
from turncoat.kernel.wire import WHY, option_from_id, order_from_text

VIEW_FIELDS: Final = [
    "game",
    "seat",
    "seats",
    "options",
    "current",
    "decision",
    "tracks",
    "zones",
    "moments",
    "stack",
    "waiting",
    "answered",
    "orders",
    "ending",
    "winners",
    "result",
]


def view_from_wire(game: Game, written: Json) -> View:
    """The inverse of `engine_view_wire` with `is_whole`: equal to the original view, field by field. Moments
    are not read: they follow from the stack."""
    source = as_object(written, "view")
    only_fields(source, VIEW_FIELDS, "view")
    if as_text(field(source, "game"), "game") != game.name:
        raise BadInput("other_game", as_text(field(source, "game"), "game"))
    seats = _within(field(source, "seats"), game.fewest_seats, game.most_seats, "seats")
    viewer = field(source, "seat")
    seat = NOBODY if viewer is None else _within(viewer, 0, seats - 1, "seat")
    answered = field(source, "answered")
    ending = field(source, "ending")
    peeks: dict[int, list[Seats]] = {}
    settings = game.settle(as_text_by_name(field(source, "options"), "options"))
    return View(
        game.with_rules(settings),
        seat,
        seats,
        settings,
        _within(field(source, "current"), NOBODY, seats - 1, "current"),
        as_int(field(source, "decision"), "decision"),
        _read_tracks(game, seat, field(source, "tracks")),
        _read_zones(game, seats, field(source, "zones"), peeks),
        peeks,
        [_read_frame(game, frame) for frame in as_list(field(source, "stack"), "stack")],
        _read_seats(seats, field(source, "waiting"), "waiting"),
        NO_OPTION if answered is None else option_from_id(game, as_text(answered, "answered")),
        [_read_order(game, seat, order) for order in as_list(field(source, "orders"), "orders")],
        RUNNING if ending is None else game.names.number("ending", as_text(ending, "ending")),
        _read_seats(seats, field(source, "winners"), "winners"),
        as_int(field(source, "result"), "result"),
    )


def legal_from_wire(game: Game, seen: View, written: Json) -> list[Option]:
    """The viewer's legal options, in the order of `decision_wire`; never empty."""
    source = as_object(written, "decision")
    only_fields(source, ["number", "seat", "ask", "rule", "options"], "decision")
    for name in ("ask", "rule"):
        as_text(field(source, name), f"decision.{name}")
    _within(field(source, "number"), seen.decision, seen.decision, "decision.number")
    _within(field(source, "seat"), seen.seat, seen.seat, "decision.seat")
    legal = []
    for entry in as_list(field(source, "options"), "decision.options"):
        option = as_object(entry, "decision.options")
        only_fields(option, ["id", "verb", "arguments"], "decision.options")
        legal.append(option_from_id(game, as_text(field(option, "id"), "decision.options.id")))
    if not legal:
        raise BadInput("broken_view", "decision.options")
    return legal


def event_from_wire(game: Game, written: Json, knowers: Seats) -> Event:
    """An event as a seat received it; `knowers` are the seats that received its secret part, if this seat did."""
    source = as_object(written, "event")
    only_fields(source, ["event", "rule", "told"], "event")
    number = game.names.number("event", as_text(field(source, "event"), "event"))
    kind = game.events[number]
    told = as_object(field(source, "told"), kind.name)
    known = [label for label, _ in kind.arguments] + [label for label, _ in kind.secret] + [WHY]
    only_fields(told, known, kind.name)
    is_told = any(label in told for label, _ in kind.secret)
    return Event(
        number,
        as_text(field(source, "rule"), f"{kind.name}.rule"),
        _read_told(game, kind.arguments, told, kind.name),
        _read_told(game, kind.secret, told, kind.name) if is_told else (),
        knowers if is_told or not kind.secret else 0,
        _read_why(game, as_object(told[WHY], WHY)) if WHY in told else None,
    )


def _read_why(game: Game, source: dict[str, Json]) -> Why:
    only_fields(source, ["step", "card", "seat", "other", "effect", "bonus"], WHY)
    name, _, step = as_text(field(source, "step"), WHY).partition(".")
    number = game.procedure_named.get(name)
    steps = [] if number is None else [one.name for one in game.procedures[number].steps]
    if number is None or step not in steps:
        raise BadInput("unknown_name", f"{WHY}.step={name}.{step}")
    return Why(
        number,
        steps.index(step),
        _read_card(game, source["card"], WHY) if "card" in source else UNKNOWN,
        as_int(source["seat"], WHY) if "seat" in source else NOBODY,
        as_int(source["other"], WHY) if "other" in source else NOBODY,
        read_node(game, source["effect"]) if "effect" in source else None,
        as_int(source["bonus"], WHY) if "bonus" in source else 0,
    )


def _within(value: Json, low: int, high: int, where: str) -> int:
    number = as_int(value, where)
    if not low <= number <= high:
        raise BadInput("broken_view", where)
    return number


def _read_tracks(game: Game, seat: Seat, value: Json) -> list[int]:
    """Read the tracks; open ones and the viewer's own must be present, and no others."""
    source = as_object(value, "tracks")
    tracks = game.blank_tracks[:]
    seen = []
    for at, place in enumerate(game.layout.tracks):
        label = place.label()
        if place.sight == OPEN or (place.sight == OWNER and place.owner == seat):
            seen.append(label)
            where = f"tracks.{label}"
            number = game.names.number_held(place.kind, as_text_or_int(field(source, label), where), where)
            tracks[at] = _within(number, place.low, place.high, where)
    only_fields(source, seen, "tracks")
    return tracks


def _read_zones(game: Game, seats: int, value: Json, peeks: dict[int, list[Seats]]) -> list[list[int]]:
    """Read the cards of each zone, and fill `peeks`."""
    source = as_object(value, "zones")
    only_fields(source, [place.label() for place in game.layout.zones], "zones")
    zones = []
    for zone, place in enumerate(game.layout.zones):
        where = f"zones.{place.label()}"
        entry = as_object(field(source, place.label()), where)
        only_fields(entry, ["count", "cards", "known_to"], where)
        count = _within(field(entry, "count"), 0, MOST_CARDS - 1, f"{where}.count")
        cards = field(entry, "cards")
        pile = game.unseen_cards[count]
        if cards is not None:
            pile = [_read_card(game, card, where) for card in _so_many(cards, count, where)]
        zones.append(pile)
        knowers = field(entry, "known_to")
        if knowers is not None:
            peeks[zone] = [_read_seats(seats, known, where) for known in _so_many(knowers, count, where)]
    return zones


def _so_many(value: Json, count: int, where: str) -> list[Json]:
    items = as_list(value, where)
    if len(items) != count:
        raise BadInput("broken_view", where)
    return items


def _read_card(game: Game, value: Json, where: str) -> int:
    name = as_text(value, where)
    return UNKNOWN if name == HIDDEN_NAME else game.names.number("card", name)


def _read_frame(game: Game, value: Json) -> Frame:
    try:
        return read_frame(game, value)
    except BadInput as refusal:
        if refusal.code != "broken_save":
            raise
        raise BadInput("broken_view", refusal.detail) from None


def _read_order(game: Game, seat: Seat, value: Json) -> int:
    trigger, verb, until = order_from_text(game, as_text(value, "orders"))
    return packed_order(seat, trigger, verb, until)


def _read_seats(seats: int, value: Json, where: str) -> Seats:
    members = 0
    for seat in as_ints(value, where):
        members |= 1 << _within(seat, 0, seats - 1, where)
    return members


def _read_told(
    game: Game, labels: tuple[tuple[str, str], ...], told: dict[str, Json], event: str
) -> tuple[int, ...]:
    arguments: list[int] = []
    for label, kind in labels:
        where = f"{event}.{label}"
        value = field(told, label)
        if kind.endswith("*"):
            for item in as_list(value, where):
                arguments.append(_read_named(game, kind[:-1], item, where))
        elif kind == "option":
            arguments.append(option_from_id(game, as_text(value, where)))
        elif kind == HELD:
            track = game.layout.tracks[arguments[0]]
            arguments.append(game.names.number_told(track.kind, as_text_or_int(value, where), where))
        else:
            arguments.append(_read_named(game, kind, value, where))
    return tuple(arguments)


def _read_named(game: Game, kind: str, value: Json, where: str) -> int:
    if kind in (NUMBER, SEAT):
        return as_int(value, where)
    name = as_text(value, where)
    return UNKNOWN if name == HIDDEN_NAME else game.names.number(kind, name)
