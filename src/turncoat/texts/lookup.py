"""Pages of plain text for a lookup: rules, cards, the guide."""

import re
import textwrap
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.rulebooks import games_by_rule
from turncoat.texts.components.catalog import components_of, write_groups
from turncoat.texts.components.component import Component, Group
from turncoat.texts.reference import Chapter, Reference, chapter_of, reference
from turncoat.texts.search import Hit, RuleSearch
from turncoat.texts.symbols import plain
from turncoat.texts.word_forms import fold
from turncoat.texts.words import COMMON, Words, reference_of, words_of

WIDTH: Final = 100
INDENT: Final = "    "
BEGINNING: Final = 70  # letters of a rule that only reminds of it
ID_WIDTH: Final = 7
LIKE: Final = 0.5  # how much a suggested id must look like the one given, for difflib
MARKED: Final = "\x02\x03"  # before and after a match

_MATCH: Final = re.compile("{}(.*?){}".format(*MARKED))
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+")


class NothingFound(Exception):
    """Says so in the reader's language."""


# Rules


def rule_page(given: str, language: str) -> str:
    """A rule, or a chapter with all its rules."""
    rule, game = _split_id(given)
    book = reference(game, language)
    chapter = next(one for one in book.chapters() if one.number == chapter_of(rule))
    parts = [_underline(f"{rule}  {chapter.title}")]
    others = [one.id for one in chapter.rules if one.id != rule] if rule.lower() == chapter.number else []
    if rule in games_by_rule():
        entry = book.entry(rule)
        parts.append(_paragraphs(plain(entry.text)))
        parts.append(
            _list_rules(book, "reference-related", [one for one in entry.related if one not in others])
        )
        if entry.touches:
            touched = _paragraphs("; ".join(entry.touches), INDENT)
            parts.append(f"{_say(language, 'reference-touches')}\n{touched}")
    parts.append(_list_rules(book, "reference-rules", others))
    return "\n\n".join(part for part in parts if part)


def _split_id(given: str) -> tuple[str, str]:
    """The id of the rule or chapter as it is written, and its game."""
    owners = games_by_rule()
    chapters = {chapter_of(rule).upper(): game for rule, game in owners.items()}
    wanted = given.strip().upper().rstrip(".")
    game = owners.get(wanted) or chapters.get(wanted)
    if game is None:
        # What comes closest; if nothing does, how ids look.
        hint = get_close_matches(wanted, {**owners, **chapters}, cutoff=LIKE) or ["4.17", "L3.2", "T3.6"]
        raise BadInput("unknown_rule", f"{given} ({', '.join(hint)})")
    return wanted, game


def _list_rules(book: Reference, heading: str, rules: Sequence[str]) -> str:
    """A list of rules under a heading; empty if there are none."""
    if not rules:
        return ""
    lines = [_say(book.language, heading)]
    lines.extend(f"{INDENT}{rule:<{ID_WIDTH}}{_first_words(plain(book.text(rule)))}" for rule in rules)
    return "\n".join(lines)


def _first_words(text: str) -> str:
    return textwrap.shorten(text, BEGINNING, placeholder=" …")


def chapters_page(games: Sequence[str], language: str) -> str:
    """The chapters of each game, and the ids of their rules."""
    parts = []
    for game in games:
        parts.append(_underline(_say(language, f"game-{game}")))
        parts.extend(_chapter(chapter) for chapter in reference(game, language).chapters())
    return "\n\n".join(parts)


def _chapter(chapter: Chapter) -> str:
    ids = _paragraphs("  ".join(rule.id for rule in chapter.rules), INDENT)
    return f"{chapter.number.upper()}  {chapter.title}\n{ids}"


def find_rules(
    query: str, games: Sequence[str], language: str, limit: int, mark: Callable[[str], str]
) -> str:
    """The rules that a search finds, the best first, with each match marked."""
    hits = [(hit, game) for game in games for hit in RuleSearch(game, language).find(query, limit)]
    if not hits:
        raise NothingFound(_say_no_hit(query, games, language))
    hits.sort(key=lambda pair: -pair[0].score)
    return "\n\n".join(_say_hit(hit, reference(game, language), mark) for hit, game in hits[:limit])


def _say_hit(hit: Hit, book: Reference, mark: Callable[[str], str]) -> str:
    start, end = telling_sentence(hit)
    shown = []
    for first, last in hit.matches:
        if start <= first < end:
            shown.append(f"{hit.text[start:first]}{MARKED[0]}{hit.text[first:last]}{MARKED[1]}")
            start = last
    told = "".join([*shown, hit.text[start:end]])
    heading = f"{hit.rule}  {book.title(chapter_of(hit.rule))} ({_say(book.language, f'game-{book.game}')})"
    laid_out = _paragraphs(plain(told), INDENT)  # before it is marked: what marks has no width
    return f"{heading}\n{_MATCH.sub(lambda match: mark(match[1]), laid_out)}"


def telling_sentence(hit: Hit) -> tuple[int, int]:
    """The beginning and the end, in the text, of the first sentence with the most matches."""
    breaks = [*_SENTENCE_END.finditer(hit.text)]
    starts = [0, *(match.end() for match in breaks)]
    ends = [*(match.start() for match in breaks), len(hit.text)]
    return max(
        zip(starts, ends, strict=True),
        key=lambda sentence: sum(sentence[0] <= first < sentence[1] for first, _ in hit.matches),
    )


def _say_no_hit(query: str, games: Sequence[str], language: str) -> str:
    """The answer without hits, with words that may have been meant."""
    words = dict.fromkeys(word for game in games for word in RuleSearch(game, language).suggestions(query))
    lines = [_say(language, "reference-nothing-found", {"query": query})]
    if words:
        lines.append(_say(language, "reference-did-you-mean", {"words": ", ".join(words)}))
    return "\n".join(lines)


# Cards and other components


def cards_page(game: str, language: str, names: Sequence[str]) -> str:
    """All components, or those with these words in their title or identifier."""
    wanted = [fold(name) for name in names]
    groups = []
    for group in components_of(game_named(game), language):
        kept = [one for one in group.components if _is_named(one, wanted)]
        if kept:
            groups.append(Group(group.name, group.title, kept))
    if not groups:
        raise NothingFound(_say(language, "reference-nothing-found", {"query": " ".join(names)}))
    return write_groups(groups).rstrip("\n")


def _is_named(component: Component, wanted: list[str]) -> bool:
    names = fold(f"{component.title} {component.name} {component.name.replace('_', ' ')}")
    return all(word in names for word in wanted)


# The guide


def guide_page(game: str, language: str, page: int | None, role: str | None, *, is_summary: bool) -> str:
    """A page, a role's briefing or the summary; by default all pages."""
    if (page is not None) + (role is not None) + is_summary > 1:
        raise BadInput("bad_arguments", "--page, --role, --summary")
    words = reference_of(game, language)
    if not words.has("guide-summary"):
        raise BadInput("no_guide", game)
    if is_summary:
        return _paragraphs(plain(words.say("guide-summary")))
    return _pages(words, page) if role is None else _say_role(words, role)


def pages_of(words: Words) -> list[int]:
    """The numbers of the guide's pages."""
    numbers: list[int] = []
    while words.has(f"guide-page-{len(numbers) + 1}"):
        numbers.append(len(numbers) + 1)
    return numbers


def _pages(words: Words, page: int | None) -> str:
    numbers = pages_of(words)
    if page is not None and page not in numbers:
        raise BadInput("unknown_page", f"{page} ({', '.join(map(str, numbers))})")
    return "\n\n".join(_page(words, number) for number in numbers if page in (None, number))


def _page(words: Words, number: int) -> str:
    heading = f"{number}. {words.say(f'guide-page-{number}-title')}"
    return f"{_underline(heading)}\n\n{_paragraphs(plain(words.say(f'guide-page-{number}')))}"


def _say_role(words: Words, role: str) -> str:
    """The briefing of a role, for its first game."""
    roles = [message.removeprefix("briefing-") for message in words.messages("briefing-")]
    wanted = role.lower().replace("_", "-")
    if wanted not in roles:
        raise BadInput("unknown_role", f"{role} ({', '.join(roles)})")
    return _paragraphs(plain(words.say(f"briefing-{wanted}")))


# How pages are laid out


def _say(language: str, message: str, arguments: dict[str, str] | None = None) -> str:
    return words_of(COMMON, language).say(message, arguments)


def _underline(text: str) -> str:
    return f"{text}\n{'─' * len(text)}"


def _paragraphs(text: str, indent: str = "") -> str:
    return "\n".join(
        textwrap.fill(line, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
        for line in text.split("\n")
    )
