"""The parts of an effect's sentence: conditions with their conjunction, amounts, selectors, names, and who acts.

The one that acts is `you`, or another seat; messages get it as `$who` and `$subject`.
"""

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

from turncoat.kernel.shapes import Json
from turncoat.texts.games import texts_of
from turncoat.texts.names import Names
from turncoat.texts.nodes import YOU, Who, as_int, kebab, taken
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.symbols import SIGNS

Told: TypeAlias = dict[str, str | int | Phrase]

SPECIAL: Final = ("track", "figure")


class PartTexts(ABC):
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.nodes: Final = names.game.nodes
        self.game_texts: Final = texts_of(names.game.name)
        self._everything: Final[Json] = ["Number", self.game_texts.everything]

    @abstractmethod
    def clause(self, node: Json, who: Who = YOU) -> str | None:
        """An effect as one clause; None if it takes more than that."""

    def when(self, condition: Json, who: Who = YOU) -> str:
        """A condition with its conjunction: "if you are in the Brig", "on a roll of 6 or less"."""
        kind, parts = taken(condition)
        if kind == "Not":
            inner, inner_parts = taken(parts[0])
            return self.words.say(f"node-{kebab(inner)}", self._arguments(inner, inner_parts, who), "not")
        if kind == "Both":
            told = {"first": self.when(parts[0], who), "second": self.when(parts[1], who)}
            return self.words.say("node-both", told)
        if kind in ("AtLeast", "AtMost"):
            return self._bounded(kind, parts, who)
        return self.words.say(f"node-{kebab(kind)}", self._arguments(kind, parts, who))

    def _bounded(self, kind: str, parts: list[Json], who: Who) -> str:
        """A bound on a number: each kind of number has a sentence of its own for it."""
        counted, counted_parts = taken(parts[0])
        told = self._arguments(counted, counted_parts, who)
        if counted == "TrackValue":
            counted = f"track-value-{key(str(counted_parts[0]).split('.', maxsplit=1)[0])}"
        message = f"{kebab(kind)}-{kebab(counted)}"
        bound, bound_parts = taken(parts[1])
        if bound == "Number":
            return self.words.say(message, {**told, "n": as_int(bound_parts[0])})
        return self.words.say(f"{message}-{kebab(bound)}", told)

    def leaf(self, kind: str, parts: list[Json], who: Who) -> str:
        """A message of its own; what is counted by something else than a number, or what a language says otherwise for
        one resource, one monster or none at all, has another."""
        told = self._arguments(kind, parts, who)
        message = f"node-{kebab(kind)}"
        for (_, field_kind), part in zip(self._fields(kind), parts, strict=True):
            if field_kind == "" and self._is(part, "Amount") and taken(part)[0] != "Number":
                return self.words.say(f"{message}-by-{kebab(taken(part)[0])}", told)
            special = f"{message}-all" if part == self._everything else f"{message}-{key(str(part))}"
            if (part == self._everything or field_kind in SPECIAL) and self.words.has(special):
                return self.words.say(special, told)
        return self.words.say(message, told)

    def _arguments(self, kind: str, parts: list[Json], who: Who) -> Told:
        told: Told = dict(self.acting(who))
        for (field, field_kind), part in zip(self._fields(kind), parts, strict=True):
            if field == "who":
                told.update(self.acting(self.seats(part, who)))
            elif field_kind:
                assert isinstance(part, str | int)
                told[key(field)] = self.named(field_kind, part)
            elif isinstance(part, list) and taken(part)[0] == "Number":
                told[key(field)] = as_int(taken(part)[1][0])
            elif isinstance(part, list):
                told[key(field)] = self._part(part, who)
        return told

    def _part(self, node: Json, who: Who) -> Phrase | str:
        """An amount, a selector or a condition inside a sentence; an effect becomes its clause."""
        kind, parts = taken(node)
        if kind == "At":
            return self._named_phrase("space", parts[0])
        if self._is(node, "Condition"):
            return self.when(node, who)
        if self._is(node, "Effect"):
            return self.clause(node, who) or ""
        if kind == "Where":
            return self.words.phrase(f"seats-{_selection(node)}")
        if kind in ("Plus", "Minus"):
            told = {"left": self._number(parts[0], who), "right": self._number(parts[1], who)}
            return self.words.say(f"node-{kebab(kind)}", told)
        return self.words.phrase(f"node-{kebab(kind)}", self._arguments(kind, parts, who))

    def _number(self, node: Json, who: Who) -> Phrase | str | int:
        kind, parts = taken(node)
        return as_int(parts[0]) if kind == "Number" else self._part(node, who)

    def _named_phrase(self, kind: str, value: Json) -> Phrase:
        found = self.names.of(kind, value)
        assert isinstance(found, Phrase)
        return found

    def named(self, kind: str, value: Json) -> Phrase | str | int:
        if kind == "text":
            return str(value)
        found = self.names.of(kind, value)
        if isinstance(found, Phrase) and str(value) in SIGNS and kind in ("skill", "track", "figure"):
            return found.in_element(str(value))
        return found

    def _fields(self, kind: str) -> tuple[tuple[str, str], ...]:
        return self.nodes[kind].fields

    def _is(self, node: Json, base: str) -> bool:
        kind, _ = taken(node)
        return any(parent.__name__ == base for parent in self.nodes[kind].__mro__)

    def _is_seats(self, node: Json) -> bool:
        return self._is(node, "SeatSelector")

    def seats(self, node: Json, who: Who) -> Who:
        """Who is selected, as the one that acts: you, or another seat."""
        if taken(node)[0] == "You":
            return who
        selected = self._part(node, who)
        if isinstance(selected, Phrase) and "each" in selected.forms:
            return selected.forms["each"]
        return selected

    def acting(self, who: Who) -> dict[str, str | Phrase]:
        """`$who` is `you` or `they`, and `$subject` is who that is."""
        return {"who": YOU if who == YOU else "they", "subject": who}

    def _each(self, parts: list[Json], who: Who) -> tuple[str, Who]:
        each = self.seats(parts[0], who)
        return str(each), each if self._is_seats(parts[0]) else who

    def _pick(self, parts: list[Json], who: Who) -> dict[str, str | Phrase]:
        return {"among": self._part(parts[1], who), **self.acting(self.seats(parts[0], who))}

    def _times(self, times: Json, message: str, told: Told | None = None) -> str:
        if isinstance(times, int):
            return self.words.say(message, {**(told or {}), "n": times})
        kind, parts = taken(times)
        if kind == "Number":
            return self.words.say(message, {**(told or {}), "n": as_int(parts[0])})
        if kind == "Minus" and taken(parts[1])[0] == "Done":
            return self.words.say(f"{message}-by-shortage", told or {})
        return self.words.say(f"{message}-by-{kebab(kind)}", told or {})


def _selection(node: Json) -> str:
    """Those of whom something holds, as one name: `everyone-is-human-not-at-brig`."""
    kind, parts = taken(node)
    if kind in ("Where", "Both"):
        return f"{_selection(parts[0])}-{_selection(parts[1])}"
    if kind == "Not":
        return f"not-{_selection(parts[0])}"
    if kind == "IsAt":
        return f"at-{_selection(parts[0])}"
    return key(str(parts[0])) if kind == "At" else kebab(kind)
