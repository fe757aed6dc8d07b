"""Templates: texts rendered once for all tables, encoded as JSON, with slots for people and for numbers of events.

The key of a template is its content and the stand-ins of the people that it mentions, which is all that a rendered text depends on. So
it is never out of date, whatever the names and characters of the players.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from turncoat.server.runtime.json import ENCODER
from turncoat.texts.euphony import CLOSING, OPENING
from turncoat.texts.phrases import Phrase
from turncoat.texts.stand_ins import FIRST_SLOT, FORMS

SLOT: Final = re.compile(rb"(\xee..)", re.DOTALL)  # a private-use character in UTF-8
# A slot with samples of sounds (`stand_ins.py`)
SOUNDING: Final = re.compile(
    rb"%s[^\xee]*(\xee..)[^\xef]*%s" % (OPENING.encode(), CLOSING.encode()), re.DOTALL
)
MOST_NAMES: Final = 8192

V = TypeVar("V")
Rendered: TypeAlias = tuple[V, tuple[int, ...]]  # with the people that it mentions
Names: TypeAlias = Sequence[tuple[bytes, ...]]  # by person: encoded names, by form


@lru_cache(maxsize=MOST_NAMES)
def encoded_names(names: tuple[str, ...]) -> tuple[bytes, ...]:
    """Names encoded for use inside a JSON string. Readers share them."""
    return tuple([ENCODER.encode(name)[1:-1] for name in names])


class Template(msgspec.Struct, frozen=True, gc=False):
    """Encoded pieces, and between each two of them a slot: of a person, or of an event's place as `~place`."""

    pieces: tuple[bytes, ...]
    slots: tuple[int, ...]

    def fill(self, names: Names, first: int = 0) -> bytes:
        """Fill in a reader's names for people; the first event has the number `first`."""
        if not self.slots:
            return self.pieces[0]
        filled: list[bytes] = [b""] * (2 * len(self.slots) + 1)
        filled[::2] = self.pieces
        filled[1::2] = [
            names[slot // FORMS][slot % FORMS] if slot >= 0 else b"%d" % (first + ~slot)
            for slot in self.slots
        ]
        return b"".join(filled)


class TemplateWriter:
    """Builds a template."""

    def __init__(self) -> None:
        self._pieces: Final[list[bytes]] = []
        self._slots: Final[list[int]] = []
        self._last: bytes = b""

    def write_plain(self, encoded: bytes) -> None:
        """Append JSON without stand-ins."""
        self._last += encoded

    def write(self, encoded: bytes) -> None:
        """Append JSON with stand-ins, which become slots."""
        piece, *rest = SLOT.split(SOUNDING.sub(rb"\1", encoded))
        self._last += piece
        for slot, piece in zip(rest[::2], rest[1::2], strict=True):
            self._put(ord(slot.decode()) - FIRST_SLOT)
            self._last = piece

    def add(self, template: Template) -> None:
        """Append another template."""
        self._last += template.pieces[0]
        for slot, piece in zip(template.slots, template.pieces[1:], strict=True):
            self._put(slot)
            self._last = piece

    def write_number(self, place: int) -> None:
        """Append a slot for the number of the event at this place in the text."""
        self._put(~place)

    def _put(self, slot: int) -> None:
        self._pieces.append(self._last)
        self._slots.append(slot)
        self._last = b""

    def template(self) -> Template:
        return Template((*self._pieces, self._last), tuple(self._slots))


class TemplateCache(Generic[V]):
    """LRU cache of at most `most` templates."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._count: int = 0
        self._told: Final[OrderedDict[Hashable, _Told[V]]] = OrderedDict()

    def get(self, told: Hashable, people: Sequence[Phrase], render: Callable[[], Rendered[V]]) -> V:
        """The cached text for these contents and stand-ins, rendered if necessary."""
        return self.get_with_people(told, people, render)[0]

    def get_with_people(
        self, told: Hashable, people: Sequence[Phrase], render: Callable[[], Rendered[V]]
    ) -> Rendered[V]:
        """The cached text and the people that it mentions, rendered if necessary."""
        entry = self._told.get(told)
        if entry is not None:
            value = entry.values.get(tuple([people[person] for person in entry.mentioned]))
            if value is not None:
                self._told.move_to_end(told)
                return value, entry.mentioned
        value, mentioned = render()
        self._put(told, mentioned, tuple([people[person] for person in mentioned]), value)
        return value, mentioned

    def _put(self, told: Hashable, mentioned: tuple[int, ...], people: tuple[Phrase, ...], value: V) -> None:
        entry = self._told.get(told)
        if entry is None or entry.mentioned != mentioned:
            self._forget(told)
            entry = self._told[told] = _Told(mentioned)
        entry.values[people] = value
        self._count += 1
        self._told.move_to_end(told)
        while self._count > self._most:
            self._forget(next(iter(self._told)))

    def _forget(self, told: Hashable) -> None:
        entry = self._told.pop(told, None)
        if entry is not None:
            self._count -= len(entry.values)


class _Told(Generic[V]):
    """Texts with the same contents, which mention these people, by the people's stand-ins."""

    def __init__(self, mentioned: tuple[int, ...]) -> None:
        self.mentioned: Final = mentioned
        self.values: Final[dict[tuple[Phrase, ...], V]] = {}
