"""Fluent patterns compiled to functions, which say the same as `fluent.runtime` in a twentieth of the time.

Our files use texts, variables, references to messages, literals and selections by a variable; a pattern with anything else is not compiled.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

from turncoat.texts.phrases import Arguments, Phrase

Value: TypeAlias = str | int | float
Say: TypeAlias = Callable[[Arguments], str]


class Unsupported(Exception):
    """The pattern has something that is not compiled."""


class PatternCompiler:
    """Compiles the messages of one bundle."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle: Final = bundle
        self._number: Final = lru_cache(maxsize=1024)(self._format_number)

    def compile(self, pattern: Any) -> Say:
        """KeyError, when it is called: an argument or a message is missing."""
        if not isinstance(pattern, ast.Pattern):  # the library has made the only element of it
            return self._element(pattern)
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda told: "".join([part(told) for part in parts])

    def _element(self, element: Any) -> Say:
        if isinstance(element, ast.TextElement):
            text: str = element.value
            return lambda _: text
        return self._expression(element)

    def _expression(self, expression: Any) -> Say:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression)
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.MessageReference():
                return self._reference(expression)
            case ast.StringLiteral():
                text: str = expression.parse()["value"]
                return lambda _: text
            case ast.NumberLiteral():
                number: Any = expression.value
                formatted = self._format_number(number)
                return lambda _: formatted
            case ast.SelectExpression(selector=ast.VariableReference()):
                return self._selection(expression)
        raise Unsupported(type(expression).__name__)

    def _variable(self, name: str) -> Say:
        number = self._number
        argument = _argument(name)

        def say(told: Arguments) -> str:
            value = argument(told)
            return value if isinstance(value, str) else number(value)

        return say

    def _format_number(self, number: float) -> str:
        fluent: Any = native_to_fluent(number)
        return str(fluent.format(self._bundle._babel_locale))

    def _reference(self, reference: Any) -> Say:
        """Messages may refer to one another before all of them are read."""
        compiled: list[Say] = []

        def say(told: Arguments) -> str:
            if not compiled:
                message = self._bundle.get_message(reference.id.name)
                pattern = (
                    message.attributes[reference.attribute.name] if reference.attribute else message.value
                )
                if pattern is None:
                    raise KeyError(reference.id.name)
                compiled.append(self.compile(pattern))
            return compiled[0](told)

        return say

    def _selection(self, select: Any) -> Say:
        """The first variant that matches: a text by its key, a number by its value or its plural category."""
        plural = self._bundle._plural_form
        argument = _argument(select.selector.id.name)
        texts: dict[str, Say] = {}
        numbers: list[tuple[str | float, Say]] = []
        default: list[Say] = []
        for variant in select.variants:
            say_variant = self.compile(variant.value)
            if variant.default:
                default.append(say_variant)
            is_number = isinstance(variant.key, ast.NumberLiteral)
            key = variant.key.value if is_number else variant.key.name
            numbers.append((key, say_variant))
            texts.setdefault(str(plural(key)) if is_number else key, say_variant)
        otherwise = default[0]

        def of_number(value: float) -> Say:
            category = plural(value)
            for key, say_variant in numbers:
                if key in (value, category):
                    return say_variant
            return otherwise

        chosen = lru_cache(maxsize=256)(of_number)

        def say(told: Arguments) -> str:
            value = argument(told)
            say_variant = texts.get(value, otherwise) if isinstance(value, str) else chosen(value)
            return say_variant(told)

        return say


def _argument(name: str) -> Callable[[Arguments], Value]:
    """A function that looks a variable up: an argument, or a form of a phrase: `player-dat` is that form of `player`."""
    forms = [(name[:at], name[at + 1 :]) for at, letter in enumerate(name) if letter == "-"]

    def value_of(told: Arguments) -> Value:
        value = told.get(name)
        if value is not None:
            return value.forms[""] if isinstance(value, Phrase) else value
        for argument, form in forms:
            phrase = told.get(argument)
            if isinstance(phrase, Phrase) and form in phrase.forms:
                return phrase.forms[form]
        raise KeyError(name)

    return value_of
