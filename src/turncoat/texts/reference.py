"""The rules reference: what each rule says, under its chapter, with rules to read next and the components it touches.

The ids are those of `rulebooks/`, by which code, log and tests cite rules.
"""

from functools import cache
from typing import Final

from turncoat.games.catalog import game_named
from turncoat.rulebooks import Rule, rules_of
from turncoat.texts.components.catalog import components_of
from turncoat.texts.components.component import Component, Group
from turncoat.texts.phrases import key
from turncoat.texts.words import reference_of

RULINGS: Final = "r"  # the chapter of rulings, whose ids are R1, R2, ...


class Chapter:
    def __init__(self, number: str, title: str, rules: list[Rule]) -> None:
        self.number: Final = number
        self.title: Final = title
        self.rules: Final = rules


class RuleEntry:
    """A rule as a reader sees it. `touches` are titles of components and of whole groups of them."""

    def __init__(self, rule: Rule, chapter: str, text: str, touches: list[str]) -> None:
        self.id: Final = rule.id
        self.chapter: Final = chapter
        self.text: Final = text
        self.related: Final = rule.related
        self.touches: Final = touches


class Reference:
    """The rules of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self._words: Final = reference_of(game, language)
        self._rules: Final = {rule.id: rule for rule in rules_of(game)}

    def chapters(self) -> list[Chapter]:
        """The chapters, in the order of the rulebook."""
        by_chapter: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            by_chapter.setdefault(chapter_of(rule.id), []).append(rule)
        return [Chapter(number, self.title(number), rules) for number, rules in by_chapter.items()]

    def title(self, chapter: str) -> str:
        return self._words.say(f"chapter-{chapter}")

    def text(self, rule: str) -> str:
        return self._words.say(f"rule-{key(rule)}")

    def entry(self, rule: str) -> RuleEntry:
        whole_rule = self._rules[rule]
        touched = _items_about(components(self.game, self.language), whole_rule.touches)
        return RuleEntry(whole_rule, self.title(chapter_of(rule)), self.text(rule), touched)


@cache
def components(game: str, language: str) -> list[Group]:
    return components_of(game_named(game), language)


@cache
def reference(game: str, language: str) -> Reference:
    return Reference(game, language)


def chapter_of(rule: str) -> str:
    """The number of its chapter, as messages are named after it."""
    number = rule.split(".", maxsplit=1)[0].lower()
    return RULINGS if number.startswith(RULINGS) else number


def _items_about(groups: list[Group], touches: tuple[str, ...]) -> list[str]:
    titles = []
    for group in groups:
        if group.name in touches:
            titles.append(group.title)
        else:
            titles.extend(one.title for one in group.components if _is_touched(one, touches))
    return titles


def _is_touched(component: Component, touches: tuple[str, ...]) -> bool:
    return component.name in touches or any(node in touches for node in component.nodes)
