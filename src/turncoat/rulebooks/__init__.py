"""Index of rules: for each game the ids that cite its rules, with headings. The texts are in `texts/`.

`related` are rules to read next. `touches` is the subject of a rule: identifiers of cards, places and other
components, of groups of them, and kinds of effect, which stand for all cards that have one.

The index of a game of ours is `GAME.tsv` beside this module, that of a plug-in `rulebook.tsv` in its package.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from turncoat.plugins import plugins

PLUGIN_FILE: Final = "rulebook.tsv"


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    topic: str
    related: tuple[str, ...]
    touches: tuple[str, ...]


def games() -> list[str]:
    """Games that have an index, whether or not they can be played yet."""
    return sorted(_books())


def rules_of(game: str) -> list[Rule]:
    """Empty for a plug-in without an index."""
    if game not in _books() and game not in plugins().accepted:
        raise ValueError(f"{game} has no list of rules: rulebooks/{game}.tsv")
    return list(_books().get(game, ()))


def games_by_rule() -> dict[str, str]:
    """Game by rule id. Ids are unique across games, so an id alone identifies its game."""
    return {rule.id: game for game, rules in _books().items() for rule in rules}


@cache
def _books() -> dict[str, tuple[Rule, ...]]:
    books: dict[str, tuple[Rule, ...]] = {}
    for file in files(__name__).iterdir():
        if file.name.endswith(".tsv"):
            _add(books, file.name.removesuffix(".tsv"), file)
    for game, plugin in plugins().accepted.items():
        file = plugin.folder / PLUGIN_FILE
        if file.is_file():
            try:
                _add(books, game, file)
            except ValueError as problem:
                plugins().refuse(plugin, f"{PLUGIN_FILE}: {problem}")
    return books


def _add(books: dict[str, tuple[Rule, ...]], game: str, file: Traversable) -> None:
    """ValueError for a line without its five columns and for an id that is listed already."""
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    rules = tuple(_rule(line) for line in lines)
    owners = {rule.id: other for other, listed in books.items() for rule in listed}
    for rule in rules:
        if rule.id in owners:
            raise ValueError(f"rule {rule.id} is listed twice: {owners[rule.id]}, {game}")
        owners[rule.id] = game
    books[game] = rules


def _rule(line: str) -> Rule:
    rule, section, topic, related, touches = line.split("\t")
    return Rule(rule, section, topic, tuple(related.split()), tuple(touches.split()))
