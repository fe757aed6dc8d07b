"""Which rules there are: for each game a list of the ids its rules are cited by, and the heading each stands under.

`related` are rules to read next; `touches` are what the rule is about: identifiers of cards, places and the like, of whole
groups of them, and kinds of effect, which stand for all cards that have one. What a rule says is in `texts/`.
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
    """The games that have a list, whether or not they can be played yet."""
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
    """An id alone says which game is meant, so no two rules may share one."""
    found: dict[str, str] = {}
    for game in games():
        for rule in rules_of(game):
            if rule.id in found:
                raise ValueError(f"rule {rule.id} is listed twice: {found[rule.id]}, {game}")
            found[rule.id] = game
    return found
