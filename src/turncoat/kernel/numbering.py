"""The numbering of a packed position (pack.py): names for its numbers, and the translation of a pack into names.

Numbers change when a card, a step or a verb is added; names stay. A store of packs therefore also keeps the
names of each numbering, once: a later game reads the pack through them as it reads an old save.
"""

import hashlib
import json
from typing import Final, TypeAlias

from turncoat.kernel.codec import SCHEMA
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, Option, first_of, seats_in, second_of, verb_of
from turncoat.kernel.names import NONE_NAME
from turncoat.kernel.reading import as_int, as_list, as_object, as_text, as_texts, field, parse
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.kernel.windows import ANY_TRIGGER, UNTIL

PACK: Final = 1  # the format of a pack

# Procedure, step, variables, effect or an empty text
PackedFrame: TypeAlias = tuple[int, int, list[int], str]


class Packed:
    """The raw numbers of a position, without their meaning."""

    def __init__(
        self,
        seats: int,
        settings: list[int],
        current: int,
        decision: int,
        tracks: list[int],
        zones: list[list[int]],
        peeks: dict[int, list[int]],
        stack: list[PackedFrame],
        sealed: list[int],
        orders: list[int],
        dice: Json,
        ending: int,
        winners: int,
        result: int,
        board: dict[str, Json] | None,
    ) -> None:
        self.seats: Final = seats
        self.settings: Final = settings
        self.current: Final = current
        self.decision: Final = decision
        self.tracks: Final = tracks
        self.zones: Final = zones
        self.peeks: Final = peeks
        self.stack: Final = stack
        self.sealed: Final = sealed
        self.orders: Final = orders
        self.dice: Final = dice
        self.ending: Final = ending
        self.winners: Final = winners
        self.result: Final = result
        self.board: Final = board  # None: no corrections


def packing_names(game: Game) -> dict[str, Json]:
    """All names needed to translate the numbers of a pack."""
    options: list[Json] = [[setting.name, list(setting.choices)] for setting in game.settings]
    tracks: list[Json] = [place.kind for place in game.layout.tracks]
    verbs: list[Json] = [[kind for _, kind in verb.arguments] for verb in game.verbs]
    procedures: list[Json] = []
    for procedure in game.procedures:
        steps: list[Json] = [step.name for step in procedure.steps]
        procedures.append([procedure.name, steps, list(procedure.variables), list(procedure.kinds)])
    words: dict[str, Json] = {kind: list(names) for kind, names in game.names.lists.items()}
    return {
        "pack": PACK,
        "schema": SCHEMA,
        "game": game.name,
        "version": game.version,
        "options": options,
        "tracks": tracks,
        "verbs": verbs,
        "procedures": procedures,
        "until": list(UNTIL),
        "words": words,
    }


def numbering_id(game: Game) -> str:
    """The id of this game's current numbering: a hash of all its names."""
    if not game.wire_cache.numbering:
        game.wire_cache.numbering = numbering_id_of(packing_names(game))
    return game.wire_cache.numbering


def numbering_id_of(names: dict[str, Json]) -> str:
    text = json.dumps(names, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{names.get('pack')}/{names.get('game')}/{names.get('version')}/{digest}"


class Words:
    """The stored names of a numbering; BadInput if they are malformed or lack a number."""

    def __init__(self, names: dict[str, Json]) -> None:
        self.schema: Final = as_int(field(names, "schema"), "schema")
        self.game: Final = as_text(field(names, "game"), "game")
        self.version: Final = as_int(field(names, "version"), "version")
        self.options: Final = as_list(field(names, "options"), "options")
        self.tracks: Final = as_texts(field(names, "tracks"), "tracks")
        self.verbs: Final = as_list(field(names, "verbs"), "verbs")
        self.procedures: Final = as_list(field(names, "procedures"), "procedures")
        self.until: Final = as_texts(field(names, "until"), "until")
        self.words: dict[str, list[str]] = {}
        for kind, words in as_object(field(names, "words"), "words").items():
            self.words[kind] = as_texts(words, f"words.{kind}")

    def name(self, kind: str, number: int) -> str:
        return _at(self.words.get(kind, []), number, kind)

    def value_name(self, kind: str, number: int) -> str | int:
        if kind not in self.words:
            return number
        return NONE_NAME if number < 0 else self.name(kind, number)

    def setting(self, at: int, choice: int) -> tuple[str, str]:
        setting = as_list(_of(self.options, at, "options"), "options")
        choices = as_texts(_of(setting, 1, "options"), "options")
        return as_text(setting[0], "options"), _at(choices, choice, "options")

    def option(self, option: Option) -> Json:
        if option == NO_OPTION:
            return None
        verb = verb_of(option)
        words = [self.name("verb", verb)]
        kinds = as_texts(_of(self.verbs, verb, "verbs"), "verbs")
        for kind, value in zip(kinds, (first_of(option), second_of(option)), strict=False):
            words.append(str(self.value_name(kind, value)))
        return " ".join(words)

    def order(self, order: int) -> str:
        trigger = order >> 4 & 255
        where = "any" if trigger == ANY_TRIGGER else self.name("trigger", trigger)
        return " ".join((self.name("verb", order >> 12 & 255), where, _at(self.until, order >> 20, "orders")))

    def frame(self, frame: PackedFrame) -> Json:
        procedure, step, numbers, effect = frame
        declared = as_list(_of(self.procedures, procedure, "stack"), "stack")
        steps = as_texts(_of(declared, 1, "stack"), "stack")
        variables = as_texts(_of(declared, 2, "stack"), "stack")
        kinds = as_texts(_of(declared, 3, "stack"), "stack")
        if not len(numbers) == len(variables) == len(kinds):
            raise BadInput("broken_save", "stack")
        values: dict[str, Json] = {}
        for variable, kind, number in zip(variables, kinds, numbers, strict=True):
            values[variable] = self.value_name(kind, number)
        return {
            "procedure": declared[0],
            "step": _at(steps, step, "stack"),
            "values": values,
            "effect": parse(effect) if effect else None,
        }


def in_words(packed: Packed, names: dict[str, Json]) -> dict[str, Json]:
    """The save that `codec.save` would have made of the position."""
    words = Words(names)
    if len(packed.tracks) != len(words.tracks) or len(packed.settings) != len(words.options):
        raise BadInput("broken_save", "tracks")
    options: dict[str, Json] = {}
    for at, choice in enumerate(packed.settings):
        name, chosen = words.setting(at, choice)
        options[name] = chosen
    tracks: dict[str, Json] = {}
    for track, value in enumerate(packed.tracks):
        tracks[words.name("track", track)] = words.value_name(words.tracks[track], value)
    zones: dict[str, Json] = {}
    for zone, cards in enumerate(packed.zones):
        if cards:
            zones[words.name("zone", zone)] = [words.name("card", card) for card in cards]
    peeks: dict[str, Json] = {}
    for zone, knowers in packed.peeks.items():
        peeks[words.name("zone", zone)] = list(knowers)
    orders: list[Json] = [[order & 15, words.order(order)] for order in packed.orders]
    if packed.winners < 0:
        raise BadInput("broken_save", "winners")
    board: dict[str, Json] = {} if packed.board is None else {"board": packed.board}
    return {
        "schema": words.schema,
        "game": words.game,
        "version": words.version,
        "seats": packed.seats,
        "options": options,
        **board,
        "current": packed.current,
        "decision": packed.decision,
        "tracks": tracks,
        "zones": zones,
        "peeks": peeks,
        "stack": [words.frame(frame) for frame in packed.stack],
        "sealed": [words.option(answer) for answer in packed.sealed],
        "orders": orders,
        "dice": packed.dice,
        "ending": None if packed.ending == RUNNING else words.name("ending", packed.ending),
        "winners": list(seats_in(packed.winners)),
        "result": packed.result,
    }


def _at(words: list[str], number: int, where: str) -> str:
    if not 0 <= number < len(words):
        raise BadInput("broken_save", where)
    return words[number]


def _of(parts: list[Json], number: int, where: str) -> Json:
    if not 0 <= number < len(parts):
        raise BadInput("broken_save", where)
    return parts[number]
