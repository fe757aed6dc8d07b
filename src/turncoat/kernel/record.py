"""A game as its seed and its answers. Replaying gives the same positions, bit for bit, in any process and build.

A record names the version of the rules it was played by and is replayed by these; a game that can no longer
deal them refuses the record.
"""

from typing import Final

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import check, check_seat, take
from turncoat.kernel.dice import Dice, Saved, dice_from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.reading import as_int, as_ints, as_list, as_object, as_text, as_text_by_name, field
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import option_from_id, option_id, order_from_text

ANSWER: Final = "answer"
ORDER: Final = "order"
NO_ORDER: Final = "no_order"


class Record:
    """A record. `entries` are (answer, order or no_order; seat; text)."""

    def __init__(self, game: Game, seats: int, dice: Dice, options: dict[str, str], version: int = 0) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.version: Final = version or game.version  # of the rules
        self.dice: Saved = dice.save()
        self.entries: list[tuple[str, Seat, str]] = []

    def note(self, seat: Seat, answer: Option) -> None:
        self.entries.append((ANSWER, seat, option_id(self.game, answer)))

    def note_order(self, seat: Seat, text: str) -> None:
        self.entries.append((ORDER, seat, text))

    def note_cleared_order(self, seat: Seat, text: str) -> None:
        self.entries.append((NO_ORDER, seat, text))

    def to_json(self, ends: str = "") -> dict[str, Json]:
        dice: dict[str, Json] = {}
        for name, value in self.dice.items():
            dice[name] = [int(roll) for roll in value] if isinstance(value, list) else value
        options: dict[str, Json] = {}
        for name, choice in self.options.items():
            options[name] = choice
        entries: list[Json] = []
        for what, seat, text in self.entries:
            entries.append([what, seat, text])
        board: dict[str, Json] = {"board": self.game.board} if self.game.board else {}
        return {
            "record": 1,
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "options": options,
            **board,
            "dice": dice,
            "entries": entries,
            "ends": ends,
        }


def read_record(game: Game, value: Json) -> tuple[Record, str]:
    """Read a record, with the fingerprint of its last position (empty: none); BadInput names what is wrong."""
    source = as_object(value, "record")
    if as_int(field(source, "record"), "record") != 1:
        raise BadInput("unknown_schema", "record")
    if as_text(field(source, "game"), "game") != game.name:
        raise BadInput("other_game", as_text(field(source, "game"), "game"))
    version = as_int(field(source, "version"), "version")
    if not game.can_deal(version):
        raise BadInput("unknown_version", "record")
    game = game.with_saved_board(source, version)
    dice: Saved = {}
    for name, part in as_object(field(source, "dice"), "dice").items():
        if isinstance(part, list):
            dice[name] = as_ints(part, "dice")
        elif isinstance(part, str):
            dice[name] = part
        else:
            dice[name] = as_int(part, "dice")
    options = as_text_by_name(field(source, "options"), "options")
    record = Record(game, as_int(field(source, "seats"), "seats"), dice_from_saved(dice), options, version)
    for entry in as_list(field(source, "entries"), "entries"):
        triple = as_list(entry, "entries")
        if len(triple) != 3:
            raise BadInput("broken_record", "entries")
        what = as_text(triple[0], "entries")
        record.entries.append((what, as_int(triple[1], "entries"), as_text(triple[2], "entries")))
    return record, as_text(field(source, "ends"), "ends")


def replay(record: Record, keep_fingerprints: bool = False) -> tuple[State, list[str]]:
    """The position after all entries, each checked as when it was given; and, on request, the fingerprint of
    every position on the way."""
    s = record.game.deal(record.seats, dice_from_saved(record.dice), record.options, record.version)
    run(s)
    fingerprints = [fingerprint(s)] if keep_fingerprints else []
    for what, seat, text in record.entries:
        if what == ANSWER:
            answer = option_from_id(record.game, text)
            check(s, seat, answer)
            take(s, seat, answer)
        elif what in (ORDER, NO_ORDER):
            check_seat(s, seat)
            trigger, verb, until = order_from_text(record.game, text)
            if what == ORDER:
                set_order(s, seat, trigger, verb, until)
            else:
                clear_order(s, seat, trigger, verb)
        else:
            raise BadInput("broken_record", what)
        if keep_fingerprints:
            fingerprints.append(fingerprint(s))
    return s, fingerprints
