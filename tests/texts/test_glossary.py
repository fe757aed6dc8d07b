"""The glossary: its terms occur in the texts, its forbidden words do not."""

import re
from functools import cache

import pytest
from pymorphy3 import MorphAnalyzer

from tests.structure.source import ROOT
from tests.texts.ftl import all_patterns, messages
from turncoat.texts.languages import LANGUAGES

PAGE = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
TITLES = {"Unfathomable": "unfathomable", "The Thing": "thing", "Lifeboat": "lifeboat"}
NAMES = re.compile(r"(card|space|place|character|skill|ability|feat|reveal)-[a-z-]+$")


def rows(game: str, heading: str) -> list[list[str]]:
    """The rows of tables under the game's headings that match."""
    found: list[list[str]] = []
    is_here = False
    for line in PAGE.splitlines():
        if line.startswith("#"):
            is_here = re.fullmatch(rf"### {game}: {heading}", line) is not None
        elif is_here and line.startswith("| ") and not line.startswith(("| ---", "| English", "| language")):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


@pytest.mark.parametrize("title", TITLES)
def test_names_are_those_of_the_glossary(title: str) -> None:
    game = TITLES[title]
    said = {language: messages(game, language) for language in LANGUAGES}
    listed = {row[0]: row for row in rows(title, "(?!not to be used).*")}
    checked = 0
    for message, forms in said["en"].items():
        english = "".join(forms[""].texts) if "" in forms else ""
        if NAMES.fullmatch(message) and english in listed and not message.endswith("-short"):
            _, russian, ukrainian, _ = listed[english]
            told = {language: "".join(said[language][message][""].texts) for language in ("ru", "uk")}
            assert told["ru"].casefold() in russian.casefold(), message
            assert told["uk"].casefold() in ukrainian.casefold(), message
            checked += 1
    assert checked > 10


@cache
def forms(word: str, language: str) -> set[str]:
    """All forms of a word."""
    if language == "en":
        return {word, f"{word}s"}
    found = {word.casefold()}
    for parse in _analyzer(language).parse(word):
        found |= {form.word.replace("ё", "е") for form in parse.lexeme}
    return found


@cache
def _analyzer(language: str) -> MorphAnalyzer:
    return MorphAnalyzer(lang=language)


@pytest.mark.parametrize("title", TITLES)
def test_words_that_are_not_to_be_used_are_not(title: str) -> None:
    findings = []
    forbidden = [
        (language, term.split())
        for language, terms, _ in rows(title, "not to be used")
        if "(" not in terms
        for term in terms.split(",")
    ]
    for one in all_patterns():
        if not one.file.startswith(f"{TITLES[title]}/"):
            continue
        said = re.findall(r"[\w’ʼ-]+", " ".join(one.texts).casefold().replace("ё", "е"))
        for language, term in forbidden:
            if language == one.language and _has(said, term, language):
                findings.append(f"{' '.join(term)}: {one.language}/{one.file} {one.name}")
    assert not findings, "\n".join(findings)


def _has(said: list[str], term: list[str], language: str) -> bool:
    """Whether the words of the term stand there one after the other, in any form."""
    return any(
        all(said[at + step] in forms(word, language) for step, word in enumerate(term))
        for at in range(len(said) - len(term) + 1)
    )
