"""Positions packed into few bytes, in numbers, for a server that writes one with every answer. For files and
people there is codec.py.

A pack is a line with the numbering's name, a line of JSON, then zones as characters: the number of cards in each, and
the cards. A pack of the game's current numbering is read directly; any other is translated into names (numbering.py)
and restored as a save, which migrates it to this version. Effects are always in names, as in saves.
"""

from typing import Final, cast

from turncoat.kernel.changes import Changes
from turncoat.kernel.codec import check_possible, read_dice, read_node, restore
from turncoat.kernel.dice import Saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, UNKNOWN, Option, verb_of
from turncoat.kernel.nodes import Node
from turncoat.kernel.numbering import PACK, Packed, PackedFrame, in_words, numbering_id, numbering_id_of
from turncoat.kernel.reading import as_int, as_list, as_object, as_text, parse
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import ANY_TRIGGER, UNTIL, set_order
from turncoat.kernel.wire import as_json, option_from_id, option_id, pack_frame, write_effect
from turncoat.kernel.wire_cache import WrittenFrame

PARTS: Final = 14  # of the JSON line; one more if the board was corrected


class Packer:
    """Packs consecutive positions of one game. Parts that an answer leaves unchanged are not encoded again."""

    def __init__(self) -> None:
        self._last: State | None = None
        self._settings: str = "[]"
        self._board: str = ""
        self._tracks: list[str] = []
        self._tracks_text: str = "[]"
        self._peeks: str = "[]"
        self._frames: list[WrittenFrame] = []  # frames of the stack; empty if they were not looked up
        self._stack: str = "[]"
        self._sealed: str = "[]"
        self._orders: str = "[]"
        self._dice: Saved = {}
        self._dice_text: str = "{}"
        self._sizes: list[int] = []
        self._cards: list[str] = []  # by zone
        self._piles: bytes = b""

    def pack(self, s: State, changes: Changes | None = None) -> bytes:
        """The whole position, including secrets and the random stream. `changes` are those since the last
        position, if known."""
        if changes is None or changes.after is not s or changes.before is not self._last:
            self._begin(s)
        else:
            self._go_on(changes)
        self._last = s
        dice = s.dice.save()
        if dice != self._dice:
            self._dice = dice
            self._dice_text = as_json(dice)
        head = (
            f"{numbering_id(s.game)}\n"
            f"[{s.seats},{self._settings},{s.current},{s.decision},{self._tracks_text},{len(s.zones)},{self._peeks},{self._stack},"
            f"{self._sealed},{self._orders},{self._dice_text},{s.ending},{s.winners},{s.result}{self._board}]\n"
        )
        return head.encode() + self._piles

    def stack_of(self, s: State) -> list[WrittenFrame]:
        """The wire form of a position's stack if it is the last one packed; otherwise an empty list."""
        return self._frames if s is self._last else []

    def _begin(self, s: State) -> None:
        """Encode the whole position."""
        self._settings = _numbers_json(list(s.settings))
        self._board = f",{as_json(s.game.board)}" if s.game.board else ""
        self._tracks = [str(number) for number in s.tracks]
        self._tracks_text = f"[{','.join(self._tracks)}]"
        self._peeks = _peeks_text(s)
        self._frames = []
        self._stack = f"[{','.join([pack_frame(s.game, f) for f in s.stack])}]"
        self._sealed = _numbers_json(s.sealed)
        self._orders = _numbers_json(s.orders)
        self._sizes = [len(cards) for cards in s.zones]
        self._cards = [_characters(cards) for cards in s.zones]
        self._piles = (_characters(self._sizes) + "".join(self._cards)).encode()

    def _go_on(self, changes: Changes) -> None:
        """Encode what has changed since the last position."""
        before, s = changes.before, changes.after
        if changes.tracks:
            for track in changes.tracks:
                self._tracks[track] = str(s.tracks[track])
            self._tracks_text = f"[{','.join(self._tracks)}]"
        if s.peeks != before.peeks:
            self._peeks = _peeks_text(s)
        if changes.stack:
            self._frames = changes.stack
            self._stack = f"[{','.join([f.packed for f in changes.stack])}]"
        if s.sealed != before.sealed:
            self._sealed = _numbers_json(s.sealed)
        if s.orders != before.orders:
            self._orders = _numbers_json(s.orders)
        if changes.zones:
            for zone in changes.zones:
                self._sizes[zone] = len(s.zones[zone])
                self._cards[zone] = _characters(s.zones[zone])
            self._piles = (_characters(self._sizes) + "".join(self._cards)).encode()


def pack(s: State) -> bytes:
    """Pack one position."""
    return Packer().pack(s)


def _peeks_text(s: State) -> str:
    return (
        f"[{','.join([_numbers_json([zone, *s.peeks[zone]]) for zone in sorted(s.peeks)])}]"
        if s.peeks
        else "[]"
    )


def _numbers_json(numbers: list[int]) -> str:
    """A list of numbers as JSON."""
    return f"[{','.join([str(number) for number in numbers])}]"


def _characters(numbers: list[int]) -> str:
    """One packed character per item."""
    try:
        return bytes(numbers).decode("latin-1")  # the same as below, in one call
    except ValueError:
        return "".join(map(chr, numbers))


def numbering_of(data: bytes) -> str:
    """The id of the numbering that the pack is written in; `unpack` needs its names unless it is the game's own."""
    return data.partition(b"\n")[0].decode(errors="replace")


def unpack(game: Game, data: bytes, names: dict[str, Json] | None = None) -> State:
    """Restore a packed position; BadInput names what is wrong with it. `names` are those of its numbering."""
    mark = numbering_of(data)
    if mark == numbering_id(game):
        return _position(game, numbers_in(data))
    if mark.partition("/")[0] != str(PACK):
        raise BadInput("unknown_schema", "pack")
    if names is None:
        raise BadInput("unknown_version", "pack")
    if numbering_id_of(names) != mark:
        raise BadInput("broken_save", "names")
    return restore(game, in_words(numbers_in(data), names))


def numbers_in(data: bytes) -> Packed:
    """The raw numbers of a pack."""
    _, _, rest = data.partition(b"\n")
    line, _, tail = rest.partition(b"\n")
    try:
        head, piles = line.decode(), tail.decode()
    except UnicodeDecodeError:
        raise BadInput("broken_save", "pack") from None
    parts = as_list(parse(head), "pack")
    if len(parts) not in (PARTS, PARTS + 1):
        raise BadInput("broken_save", "pack")
    peeks: dict[int, list[int]] = {}
    for entry in as_list(parts[6], "peeks"):
        numbers = _ints(entry, "peeks")
        if not numbers:
            raise BadInput("broken_save", "peeks")
        peeks[numbers[0]] = numbers[1:]
    return Packed(
        as_int(parts[0], "seats"),
        _ints(parts[1], "options"),
        as_int(parts[2], "current"),
        as_int(parts[3], "decision"),
        _ints(parts[4], "tracks"),
        _piles(as_int(parts[5], "zones"), list(map(ord, piles))),
        peeks,
        [_packed_frame(entry) for entry in as_list(parts[7], "stack")],
        _ints(parts[8], "sealed"),
        _ints(parts[9], "orders"),
        parts[10],
        as_int(parts[11], "ending"),
        as_int(parts[12], "winners"),
        as_int(parts[13], "result"),
        as_object(parts[PARTS], "board") if len(parts) > PARTS else None,
    )


def _ints(value: Json, where: str) -> list[int]:
    """`reading.as_ints`, but faster for long lists."""
    numbers = as_list(value, where)
    if numbers and set(map(type, numbers)) != {int}:
        raise BadInput("expected_number", where)
    return cast("list[int]", numbers)


def _piles(count: int, numbers: list[int]) -> list[list[int]]:
    """Split packed numbers into zones: the number of cards in each, then all the cards."""
    if not 0 <= count <= len(numbers) or count + sum(numbers[:count]) != len(numbers):
        raise BadInput("broken_save", "zones")
    piles = []
    at = count
    for size in numbers[:count]:
        piles.append(numbers[at : at + size])
        at += size
    return piles


def _packed_frame(value: Json) -> PackedFrame:
    parts = as_list(value, "stack")
    if len(parts) != 4:
        raise BadInput("broken_save", "stack")
    return (
        as_int(parts[0], "stack"),
        as_int(parts[1], "stack"),
        _ints(parts[2], "stack"),
        as_text(parts[3], "stack"),
    )


def _position(game: Game, packed: Packed) -> State:
    """Build the position from its numbers; BadInput if a number has no meaning in this game."""
    seats = packed.seats
    if not game.fewest_seats <= seats <= game.most_seats:
        raise BadInput("broken_save", "seats")
    _check_settings(game, packed.settings)
    game = game.with_board(packed.board or {}).with_rules(tuple(packed.settings))
    _check_tracks(game, packed.tracks)
    _check_zones(game, packed)
    if not RUNNING <= packed.ending < len(game.endings):
        raise BadInput("broken_save", "ending")
    if packed.winners < 0 or packed.winners >> seats:
        raise BadInput("broken_save", "winners")
    if len(packed.sealed) != seats:
        raise BadInput("broken_save", "sealed")
    for answer in packed.sealed:
        _check_option(game, answer)
    s = State(
        game,
        seats,
        tuple(packed.settings),
        packed.current,
        packed.decision,
        packed.tracks,
        packed.zones,
        packed.peeks,
        [_frame(game, frame) for frame in packed.stack],
        packed.sealed,
        [],
        read_dice(packed.dice),
        packed.ending,
        packed.winners,
        packed.result,
    )
    for order in packed.orders:
        _leave_order(s, order)
    check_possible(s)
    return s


def _check_settings(game: Game, settings: list[int]) -> None:
    if len(settings) != len(game.settings):
        raise BadInput("broken_save", "options")
    for setting, choice in zip(game.settings, settings):
        if not 0 <= choice < len(setting.choices):
            raise BadInput("broken_save", f"options.{setting.name}")


def _check_tracks(game: Game, tracks: list[int]) -> None:
    if len(tracks) != len(game.layout.tracks):
        raise BadInput("broken_save", "tracks")
    named = game.names.lists
    for place, value in zip(game.layout.tracks, tracks):
        if not place.low <= value <= place.high or (place.kind in named and value >= len(named[place.kind])):
            raise BadInput("broken_save", f"tracks.{place.label()}")


def _check_zones(game: Game, packed: Packed) -> None:
    layout = game.layout
    if len(packed.zones) != len(layout.zones):
        raise BadInput("broken_save", "zones")
    kinds = len(layout.cards)
    for zone, cards in enumerate(packed.zones):
        if cards and max(cards) >= kinds:
            raise BadInput("broken_save", f"zones.{layout.zones[zone].label()}")
    for zone in packed.peeks:
        if not 0 <= zone < len(layout.zones):
            raise BadInput("broken_save", "peeks")


def _frame(game: Game, frame: PackedFrame) -> Frame:
    number, step, values, effect = frame
    if not 0 <= number < len(game.procedures):
        raise BadInput("broken_save", "stack")
    procedure = game.procedures[number]
    if not 0 <= step < len(procedure.steps) or len(values) != len(procedure.variables):
        raise BadInput("broken_save", f"stack.{procedure.name}")
    named = game.names.lists
    for variable, kind, value in zip(procedure.variables, procedure.kinds, values):
        if kind in named and not UNKNOWN <= value < len(named[kind]):
            raise BadInput("broken_save", f"stack.{procedure.name}.{variable}")
    return Frame(number, step, values, _effect(game, effect) if effect else None)


def _effect(game: Game, text: str) -> Node:
    """Read an effect, with a cache: positions share the effects that they execute."""
    node = game.wire_cache.read.get(text)
    if node is None:
        node = write_effect(game, read_node(game, parse(text))).node
    return node


def _check_option(game: Game, option: Option) -> None:
    """BadInput unless the number is an option of the game, in its only spelling."""
    if option == NO_OPTION:
        return
    if not 0 <= verb_of(option) < len(game.verbs):
        raise BadInput("broken_save", "sealed")
    try:
        said = option_id(game, option)
    except IndexError:
        raise BadInput("broken_save", "sealed") from None
    if option_from_id(game, said) != option:
        raise BadInput("broken_save", "sealed")


def _leave_order(s: State, order: int) -> None:
    seat, trigger, verb, until = order & 15, order >> 4 & 255, order >> 12 & 255, order >> 20
    if seat >= s.seats or verb >= len(s.game.verbs) or not 0 <= until < len(UNTIL):
        raise BadInput("broken_save", "orders")
    if trigger != ANY_TRIGGER and trigger >= len(s.game.triggers):
        raise BadInput("broken_save", "orders")
    set_order(s, seat, trigger, verb, until)
