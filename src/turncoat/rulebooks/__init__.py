"""Index of rules: for each game the ids that cite its rules, with headings. The texts are in `texts/`.

`related` are rules to read next. `touches` is the subject of a rule: identifiers of cards, places and other
components, of groups of them, and kinds of effect, which stand for all cards that have one.
"""

from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    topic: str
    related: tuple[str, ...]
    touches: tuple[str, ...]


def games() -> list[str]:
    """Games that have an index, whether or not they can be played yet."""
    names = (file.name for file in files(__name__).iterdir())
    return sorted(name.removesuffix(".tsv") for name in names if name.endswith(".tsv"))


def rules_of(game: str) -> list[Rule]:
    if game not in games():
        raise ValueError(f"{game} has no list of rules: rulebooks/{game}.tsv")
    _, *lines = (files(__name__) / f"{game}.tsv").read_text(encoding="utf-8").splitlines()
    return [_rule(line) for line in lines]


def _rule(line: str) -> Rule:
    rule, section, topic, related, touches = line.split("\t")
    return Rule(rule, section, topic, tuple(related.split()), tuple(touches.split()))


def games_by_rule() -> dict[str, str]:
    """Game by rule id. Ids are unique across games, so an id alone identifies its game."""
    found: dict[str, str] = {}
    for game in games():
        for rule in rules_of(game):
            if rule.id in found:
                raise ValueError(f"rule {rule.id} is listed twice: {found[rule.id]}, {game}")
            found[rule.id] = game
    return found
