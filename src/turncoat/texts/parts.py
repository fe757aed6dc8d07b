"""The parts of an effect's sentence: conditions with their conjunction, amounts, selectors, names, and who acts.

The one that acts is `you`, or another seat; messages get it as `$who` and `$subject`.
"""

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

from turncoat.kernel.shapes import Json
from turncoat.texts.games import texts_of
from turncoat.texts.names import Names
from turncoat.texts.nodes import YOU, Who, as_int, kebab, parts_of
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.symbols import SIGNS

Told: TypeAlias = dict[str, str | int | Phrase]

SPECIAL: Final = ("track", "figure")
PURPOSE: Final = "purpose"  # the form of an effect that a price is paid for: an infinitive


class PartTexts(ABC):
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.nodes: Final = names.game.nodes
        self.game_texts: Final = texts_of(names.game.name)
        self._everything: Final[Json] = ["Number", self.game_texts.everything]
        self._counted = ""  # the kind of the effect before this one in its sequence, for what was done

    @abstractmethod
    def clause(self, node: Json, who: Who = YOU) -> str | None:
        """An effect as one clause; None if it takes more than that."""

    def when(self, condition: Json, who: Who = YOU) -> str:
        """A condition with its conjunction: "if you are in the Brig", "on a roll of 6 or less"."""
        kind, parts = parts_of(condition)
        if kind == "Not":
            inner, inner_parts = parts_of(parts[0])
            return self.words.say(f"node-{kebab(inner)}", self._arguments(inner, inner_parts, who), "not")
        if kind == "Both":
            told = {"first": self.when(parts[0], who), "second": self.when(parts[1], who)}
            return self.words.say("node-both", told)
        if kind in ("AtLeast", "AtMost"):
            return self._say_limit(kind, parts, who)
        return self.words.say(f"node-{kebab(kind)}", self._arguments(kind, parts, who))

    def _say_limit(self, kind: str, parts: list[Json], who: Who) -> str:
        """A bound on a number: each kind of number has a sentence of its own for it."""
        counted, counted_parts = parts_of(parts[0])
        told = self._arguments(counted, counted_parts, who)
        if counted == "TrackValue":
            counted = f"track-value-{key(str(counted_parts[0]).split('.', maxsplit=1)[0])}"
        message = f"{kebab(kind)}-{kebab(counted)}"
        bound, bound_parts = parts_of(parts[1])
        if bound == "Number":
            return self.words.say(self._after(message), {**told, "n": as_int(bound_parts[0])})
        return self.words.say(self._after(f"{message}-{kebab(bound)}"), told)

    def _after(self, message: str) -> str:
        """The message for a number that the effect before this one has counted, if it has one: `at-least-done-after-in-all`."""
        special = f"{message}-after-{self._counted}"
        return special if self.words.has(special) else message

    def leaf(self, kind: str, parts: list[Json], who: Who) -> str:
        return self.words.say(self._leaf_message(kind, parts), self._arguments(kind, parts, who))

    def leaf_purpose(self, kind: str, parts: list[Json]) -> str | None:
        """An effect as the purpose of a price ("to gain 1 fuel"); None if it has no such form."""
        message = self._leaf_message(kind, parts)
        if not self.words.has(message, PURPOSE):
            return None
        return self.words.say(message, self._arguments(kind, parts, YOU), PURPOSE)

    def _leaf_message(self, kind: str, parts: list[Json]) -> str:
        """A message of its own; what is counted by something else than a number, or what a language says otherwise for
        one resource, one monster or none at all, has another."""
        message = f"node-{kebab(kind)}"
        for (_, field_kind), part in zip(self._fields(kind), parts, strict=True):
            if field_kind == "" and self._is(part, "Amount") and parts_of(part)[0] != "Number":
                return f"{message}-by-{kebab(parts_of(part)[0])}"
            special = f"{message}-all" if part == self._everything else f"{message}-{key(str(part))}"
            if (part == self._everything or field_kind in SPECIAL) and self.words.has(special):
                return special
        return message

    def _arguments(self, kind: str, parts: list[Json], who: Who) -> Told:
        told: Told = dict(self.actor_of(who))
        for (field, field_kind), part in zip(self._fields(kind), parts, strict=True):
            if field == "who":
                told.update(self.actor_of(self.seats(part, who)))
            elif field_kind:
                assert isinstance(part, str | int)
                told[key(field)] = self.name_of(field_kind, part)
            elif isinstance(part, list) and parts_of(part)[0] == "Number":
                told[key(field)] = as_int(parts_of(part)[1][0])
            elif isinstance(part, list):
                told[key(field)] = self._part(part, who)
        return told

    def _part(self, node: Json, who: Who) -> Phrase | str:
        """An amount, a selector or a condition inside a sentence; an effect becomes its clause."""
        kind, parts = parts_of(node)
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
        kind, parts = parts_of(node)
        return as_int(parts[0]) if kind == "Number" else self._part(node, who)

    def _named_phrase(self, kind: str, value: Json) -> Phrase:
        phrase = self.names.of(kind, value)
        assert isinstance(phrase, Phrase)
        return phrase

    def name_of(self, kind: str, value: Json) -> Phrase | str | int:
        if kind == "text":
            return str(value)
        name = self.names.of(kind, value)
        if isinstance(name, Phrase) and str(value) in SIGNS and kind in ("skill", "track", "figure"):
            return name.in_element(str(value))
        return name

    def _fields(self, kind: str) -> tuple[tuple[str, str], ...]:
        return self.nodes[kind].fields

    def _is(self, node: Json, base: str) -> bool:
        kind, _ = parts_of(node)
        return any(parent.__name__ == base for parent in self.nodes[kind].__mro__)

    def _is_seats(self, node: Json) -> bool:
        return self._is(node, "SeatSelector")

    def seats(self, node: Json, who: Who) -> Who:
        """The selected seat as the one that acts: you, or another seat."""
        if parts_of(node)[0] == "You":
            return who
        selected = self._part(node, who)
        if isinstance(selected, Phrase) and "each" in selected.forms:
            return selected.forms["each"]
        return selected

    def actor_of(self, who: Who) -> dict[str, str | Phrase]:
        """`$who` is `you` or `they`, and `$subject` is who that is."""
        return {"who": YOU if who == YOU else "they", "subject": who}

    def _each(self, parts: list[Json], who: Who) -> tuple[str, Who]:
        each = self.seats(parts[0], who)
        return str(each), each if self._is_seats(parts[0]) else who

    def _pick(self, parts: list[Json], who: Who) -> dict[str, str | Phrase]:
        return {"among": self._part(parts[1], who), **self.actor_of(self.seats(parts[0], who))}

    def _times(self, times: Json, message: str, told: Told | None = None) -> str:
        if isinstance(times, int):
            return self.words.say(message, {**(told or {}), "n": times})
        kind, parts = parts_of(times)
        if kind == "Number":
            return self.words.say(message, {**(told or {}), "n": as_int(parts[0])})
        if kind == "Minus" and parts_of(parts[1])[0] == "Done":
            return self.words.say(f"{message}-by-shortage", told or {})
        return self.words.say(f"{message}-by-{kebab(kind)}", told or {})


def _selection(node: Json) -> str:
    """A selector of seats as one name: `everyone-is-human-not-at-brig`."""
    kind, parts = parts_of(node)
    if kind in ("Where", "Both"):
        return f"{_selection(parts[0])}-{_selection(parts[1])}"
    if kind == "Not":
        return f"not-{_selection(parts[0])}"
    if kind == "IsAt":
        return f"at-{_selection(parts[0])}"
    return key(str(parts[0])) if kind == "At" else kebab(kind)
