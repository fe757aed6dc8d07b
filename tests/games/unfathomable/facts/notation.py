"""Parser of the notation for card effects in the tables of this folder; lists the facts of an effect.

`lose(food,1); if(travel>0){travel(-1)}else{lose(fuel,1)}` has the facts `lose food 1`, `if travel > 0`,
`travel -1` and `lose fuel 1`: every operation with its arguments, in any branch, and every condition of a
branch. Plain words around an operation are not facts.

- Names are as in the game: `Captain's Cabin` is `captains_cabin`. Numbers are numbers.
- `x*` is picked by the deciding player and keeps its star; a filter follows it: `human* [not_in_brig]`.
- `none` has no facts. A formula over the total stays as it is written.
"""

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

Argument: TypeAlias = str | int
Fact: TypeAlias = tuple[Argument, ...]

RESOURCES: Final = ("fuel", "food", "sanity", "souls")
ICONS: Final = ("do", "mh", "fd")
TRACKS: Final = ("travel", "ritual")

_WORD: Final = re.compile(r"[A-Za-z_]+")
_BRANCHING: Final = ("cost", "may", "choose")  # with a block and no arguments
_PIECE: Final = re.compile(r"(?<![\w.])[+-]?\d+(?!\w)|[^\[\]]*?(?=(?<![\w.])[+-]?\d+(?!\w)|\[|$)|\[[^\]]*\]")
_QUESTION: Final = re.compile(r"(.*?)(<=|>=|<|>)(.+)")


def facts_of(notation: str) -> list[Fact]:
    """All facts, in the order in which they are written."""
    return list(_facts(notation))


def outline(fact: Fact) -> Fact:
    """The operation with its numbers, resources, icons and tracks, without persons and places."""
    name, *arguments = fact
    kept = (*RESOURCES, *ICONS, *TRACKS)
    return (name, *(argument for argument in arguments if isinstance(argument, int) or argument in kept))


def write(facts: list[Fact]) -> str:
    """Facts in the tables' storage format."""
    return ", ".join(" ".join(str(argument) for argument in fact) for fact in facts)


def read(text: str) -> list[Fact]:
    """The facts that a table stores."""
    return [tuple(_value(word) for word in fact.split(" ")) for fact in text.split(", ")] if text else []


def snake(name: str) -> str:
    """A printed name as the game spells it."""
    return re.sub(r"[^a-z0-9*]+", "_", re.sub(r"[.,'\"]", "", name.lower())).strip("_")


def _value(word: str) -> Argument:
    return int(word) if re.fullmatch(r"[+-]?\d+", word) else word


def _facts(notation: str) -> Iterator[Fact]:
    at = 0
    while match := _WORD.search(notation, at):
        name = match.group()
        at = match.end()
        following = notation[at : at + 1]
        if following == "(":
            end = _closing(notation, at)
            yield from _operation(name, notation[at + 1 : end])
            at = end + 1
        elif following == "{":
            if name in _BRANCHING:
                yield (name,)
            end = _closing(notation, at)
            yield from _facts(notation[at + 1 : end])
            at = end + 1


def _operation(name: str, inside: str) -> Iterator[Fact]:
    if name in ("roll", "if"):
        yield (name, *_question(inside))
        return
    arguments: list[Argument] = []
    instead: list[Fact] = []
    for argument in _split(inside):
        if argument.startswith("short="):
            instead = [("short",), *_facts(argument.removeprefix("short="))]
        elif formula := re.fullmatch(r"([+-]\d+)\+(floor\(.+\))", argument):
            arguments += [int(formula[1]), "plus", formula[2]]
        else:
            arguments += _pieces(argument)
    yield (name, *arguments)
    yield from instead


def _question(inside: str) -> list[Argument]:
    asked = _QUESTION.fullmatch(inside)
    if asked is None:
        return [inside]
    left = [asked[1]] if asked[1] else []
    return [*left, asked[2], _value(snake(asked[3]))]


def _pieces(argument: str) -> list[Argument]:
    """`1 lore` is a number and a word, `human*[not in Brig]` a word and a filter, `1..4` two numbers."""
    if bounds := re.fullmatch(r"(\d+)\.\.(\d+)", argument):
        return [int(bounds[1]), int(bounds[2])]
    pieces: list[Argument] = []
    for piece in _PIECE.findall(argument):
        if piece.startswith("["):
            pieces.append(f"[{snake(piece)}]")
        elif word := (piece.strip() if _is_number(piece) else snake(piece)):
            pieces.append(_value(word))
    return pieces


def _is_number(piece: str) -> bool:
    return re.fullmatch(r"\s*[+-]?\d+\s*", piece) is not None


def _split(inside: str) -> list[str]:
    """Split at the commas outside brackets."""
    parts = [""]
    depth = 0
    for letter in inside:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _closing(notation: str, at: int) -> int:
    """Index of the bracket that closes the one here."""
    depth = 0
    for end in range(at, len(notation)):
        depth += (notation[end] in "({") - (notation[end] in ")}")
        if depth == 0:
            return end
    raise ValueError(f"no closing bracket: {notation[at:]!r}")
