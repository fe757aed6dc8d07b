"""State <-> JSON, in names only, so that a save outlives renumbering. Versions are checked and migrated.

`schema` is the version of the kernel's save format, `version` that of the game's rules and content. A frame carries
the effect that it executes, so a later correction of a card does not break a game saved in the middle of it.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.kernel.dice import Dice, Saved, dice_from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, seats_in
from turncoat.kernel.invariants import problems
from turncoat.kernel.nodes import Node
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
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import set_order
from turncoat.kernel.wire import (
    node_wire,
    option_from_id,
    option_id,
    order_from_text,
    order_text,
    settings_wire,
)

SCHEMA: Final = 1
DEEPEST_EFFECT: Final = 40  # levels; cards nest to about five

Schema: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]

# By schema: the migration to the next schema.
SCHEMA_MIGRATIONS: Final[dict[int, Schema]] = {}

FIELDS: Final = [
    "schema",
    "game",
    "version",
    "seats",
    "options",
    "board",
    "current",
    "decision",
    "tracks",
    "zones",
    "peeks",
    "stack",
    "sealed",
    "orders",
    "dice",
    "ending",
    "winners",
    "result",
]


def save(s: State) -> dict[str, Json]:
    """The whole position, including secrets and the random stream."""
    game = s.game
    layout = game.layout
    tracks: dict[str, Json] = {}
    for place, value in zip(layout.tracks, s.tracks, strict=True):
        tracks[place.label()] = game.names.value_name(place.kind, value)
    zones: dict[str, Json] = {}
    for zone, cards in zip(layout.zones, s.zones, strict=True):
        if cards:
            zones[zone.label()] = [layout.cards[card] for card in cards]
    peeks: dict[str, Json] = {}
    for number in sorted(s.peeks):
        peeks[layout.zones[number].label()] = [int(seats) for seats in s.peeks[number]]
    options: dict[str, Json] = {}
    for name, choice in settings_wire(game, s.settings).items():
        options[name] = choice
    dice: dict[str, Json] = {}
    for name, drawn in s.dice.save().items():
        dice[name] = [int(roll) for roll in drawn] if isinstance(drawn, list) else drawn
    orders: list[Json] = []
    for order in s.orders:
        orders.append([order & 15, order_text(game, order)])
    board: dict[str, Json] = {"board": game.board} if game.board else {}
    return {
        "schema": SCHEMA,
        "game": game.name,
        "version": game.version,
        "seats": s.seats,
        "options": options,
        **board,
        "current": s.current,
        "decision": s.decision,
        "tracks": tracks,
        "zones": zones,
        "peeks": peeks,
        "stack": [_save_frame(game, f) for f in s.stack],
        "sealed": [None if answer == NO_OPTION else option_id(game, answer) for answer in s.sealed],
        "orders": orders,
        "dice": dice,
        "ending": None if s.ending == RUNNING else game.endings[s.ending],
        "winners": [int(seat) for seat in seats_in(s.winners)],
        "result": s.result,
    }


def fingerprint(s: State) -> str:
    """A hash of the position. It is equal for equal positions, in every process and build."""
    text = json.dumps(save(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def restore(game: Game, saved: Json) -> State:
    """Restore a saved position; BadInput names what is wrong with it."""
    written = as_object(saved, "save")
    source = _up_to_date(game, written)
    only_fields(source, FIELDS, "")
    version = min(as_int(field(written, "version"), "version"), game.version)
    game = game.with_saved_board(source, version)
    # A setting that is newer than the save has the value by which such games were played.
    settings = game.settle(as_text_by_name(field(source, "options"), "options"), version)
    game = game.with_rules(settings)
    seats = as_int(field(source, "seats"), "seats")
    if not game.fewest_seats <= seats <= game.most_seats:
        raise BadInput("broken_save", "seats")
    ending = field(source, "ending")
    s = State(
        game,
        seats,
        settings,
        as_int(field(source, "current"), "current"),
        as_int(field(source, "decision"), "decision"),
        _read_tracks(game, field(source, "tracks")),
        _read_zones(game, field(source, "zones")),
        _read_peeks(game, field(source, "peeks")),
        [read_frame(game, frame) for frame in as_list(field(source, "stack"), "stack")],
        _read_sealed(game, seats, field(source, "sealed")),
        [],
        read_dice(field(source, "dice")),
        RUNNING if ending is None else game.names.number("ending", as_text(ending, "ending")),
        _read_winners(seats, field(source, "winners")),
        as_int(field(source, "result"), "result"),
    )
    _read_orders(s, field(source, "orders"))
    check_possible(s)
    return s


def check_possible(s: State) -> None:
    """BadInput unless the position is possible in its game."""
    if s.decision < 0:
        raise BadInput("broken_save", "decision")
    try:
        wrong = problems(s)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        # The numbers or the effect of the top frame are inconsistent, so its options cannot be computed.
        raise BadInput("broken_save", "stack") from None
    if wrong:
        raise BadInput("broken_save", wrong[0])


def read_dice(value: Json) -> Dice:
    """Read a random stream; BadInput if the value describes none."""
    dice: Saved = {}
    for name, part in as_object(value, "dice").items():
        dice[name] = as_ints(part, "dice") if isinstance(part, list) else as_text_or_int(part, "dice")
    return dice_from_saved(dice)


def _up_to_date(game: Game, source: dict[str, Json]) -> dict[str, Json]:
    if as_text(field(source, "game"), "game") != game.name:
        raise BadInput("other_game", as_text(field(source, "game"), "game"))
    schema = as_int(field(source, "schema"), "schema")
    while schema in SCHEMA_MIGRATIONS:
        source = SCHEMA_MIGRATIONS[schema](source)
        schema += 1
    if schema != SCHEMA:
        raise BadInput("unknown_schema", str(schema))
    version = as_int(field(source, "version"), "version")
    while version in game.migrations:
        source = game.migrations[version](source)
        version += 1
    if version != game.version:
        raise BadInput("unknown_version", str(version))
    return source


def _read_tracks(game: Game, value: Json) -> list[int]:
    source = as_object(value, "tracks")
    only_fields(source, [place.label() for place in game.layout.tracks], "tracks")
    values = []
    for place in game.layout.tracks:
        where = f"tracks.{place.label()}"
        number = game.names.number_held(
            place.kind, as_text_or_int(field(source, place.label()), where), where
        )
        if not place.low <= number <= place.high:
            raise BadInput("broken_save", f"tracks.{place.label()}")
        values.append(number)
    return values


def _read_zones(game: Game, value: Json) -> list[list[int]]:
    source = as_object(value, "zones")
    only_fields(source, [place.label() for place in game.layout.zones], "zones")
    zones = []
    for place in game.layout.zones:
        where = f"zones.{place.label()}"
        names = as_list(source.get(place.label(), []), where)
        zones.append([game.names.number("card", as_text(name, where)) for name in names])
    return zones


def _read_peeks(game: Game, value: Json) -> dict[int, list[int]]:
    peeks = {}
    for name, knowers in as_object(value, "peeks").items():
        peeks[game.names.number("zone", name)] = as_ints(knowers, f"peeks.{name}")
    return peeks


def _read_sealed(game: Game, seats: int, value: Json) -> list[int]:
    answers = []
    for answer in as_list(value, "sealed"):
        answers.append(NO_OPTION if answer is None else option_from_id(game, as_text(answer, "sealed")))
    if len(answers) != seats:
        raise BadInput("broken_save", "sealed")
    return answers


def _read_orders(s: State, value: Json) -> None:
    for entry in as_list(value, "orders"):
        pair = as_list(entry, "orders")
        if len(pair) != 2:
            raise BadInput("broken_save", "orders")
        seat = as_int(pair[0], "orders")
        if not 0 <= seat < s.seats:
            raise BadInput("broken_save", "orders")
        trigger, verb, until = order_from_text(s.game, as_text(pair[1], "orders"))
        set_order(s, seat, trigger, verb, until)


def _read_winners(seats: int, value: Json) -> int:
    winners = 0
    for seat in as_ints(value, "winners"):
        if not 0 <= seat < seats:
            raise BadInput("broken_save", "winners")
        winners |= 1 << seat
    return winners


def _save_frame(game: Game, f: Frame) -> Json:
    procedure = game.procedures[f.procedure]
    values: dict[str, Json] = {}
    for name, kind, value in zip(procedure.variables, procedure.kinds, f.v, strict=True):
        values[name] = game.names.value_name(kind, value)
    effect = None if f.effect is None else node_wire(game, f.effect)
    return {
        "procedure": procedure.name,
        "step": procedure.steps[f.step].name,
        "values": values,
        "effect": effect,
    }


def read_frame(game: Game, value: Json) -> Frame:
    """Read a frame; BadInput if the game has no such procedure or step."""
    source = as_object(value, "stack")
    name = as_text(field(source, "procedure"), "stack.procedure")
    if name not in game.procedure_named:
        raise BadInput("broken_save", f"stack.{name}")
    procedure = game.procedures[game.procedure_named[name]]
    step = as_text(field(source, "step"), f"stack.{name}.step")
    if step not in procedure.places:
        raise BadInput("broken_save", f"stack.{name}.{step}")
    values = as_object(field(source, "values"), f"stack.{name}.values")
    only_fields(values, procedure.variables, f"stack.{name}.values")
    numbers = []
    for word, kind in zip(procedure.variables, procedure.kinds, strict=True):
        where = f"stack.{name}.{word}"
        numbers.append(game.names.number_held(kind, as_text_or_int(field(values, word), where), where))
    effect = field(source, "effect")
    return Frame(
        procedure.number, procedure.places[step], numbers, None if effect is None else read_node(game, effect)
    )


def read_node(game: Game, value: Json, depth: int = 0) -> Node:
    """Read an effect, amount, condition or selector; BadInput if the game has no such node."""
    if depth == DEEPEST_EFFECT:
        raise BadInput("broken_save", "effect")
    parts = as_list(value, "effect")
    kind = as_text(parts[0] if parts else None, "effect")
    node_type = game.nodes.get(kind)
    if node_type is None or len(parts) - 1 != len(node_type.fields):
        raise BadInput("broken_save", f"effect.{kind}")
    arguments = []
    for (name, names), part in zip(node_type.fields, parts[1:], strict=True):
        arguments.append(_read_part(game, names, part, f"effect.{kind}.{name}", depth + 1))
    try:
        return node_type(*arguments)
    except TypeError:
        raise BadInput("broken_save", f"effect.{kind}") from None


def _read_part(
    game: Game, names: str, part: Json, where: str, depth: int
) -> int | str | Node | tuple[Node, ...]:
    if not names and isinstance(part, dict):
        return tuple(read_node(game, child, depth) for child in as_list(field(part, "all"), where))
    if not names:
        return read_node(game, as_list(part, where), depth)
    plain = as_text_or_int(part, where)
    return plain if names == "text" else game.names.number(names, plain)
