"""The glossary: its terms occur in the texts, its forbidden words do not."""

import re
from functools import cache

import pytest
from pymorphy3 import MorphAnalyzer

from tests.structure.source import ROOT
from tests.texts.ftl import Pattern, all_patterns, messages
from turncoat.texts.languages import LANGUAGES

EVERY_GAME = "Every game"
PAGE = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
TITLES = {"Unfathomable": "unfathomable", "The Thing": "thing", "Lifeboat": "lifeboat"}
OF_THE_PAGE = {
    "unfathomable": ("web-ship-", "web-check", "web-sheet", "theatre-ship-"),
    "thing": ("web-thing-", "theatre-station-"),
}
PARTS_OF_NAMES = {  # said of one place by its name
    "en": r"\b(rec|generator|boiler|radio) rooms?\b|\broom for\b",
    "ru": r"\bкомнат\w* отдыха\b",
    "uk": r"\bкімнат\w* відпочинку\b",
}
# Words that have another sense besides the forbidden one, which the note in brackets names; that sense occurs.
OTHER_SENSES = {
    "use",
    "применение",
    "использование",
    "встреча",
    "зустріч",
    "чужой",
    "чужий",
    "здорова собака",
}
NAMES = re.compile(r"(card|space|place|character|skill|ability|feat|reveal)-[a-z-]+$")


def rows(game: str, heading: str) -> list[list[str]]:
    """The rows of tables under the game's headings that match."""
    rows: list[list[str]] = []
    is_here = False
    for line in PAGE.splitlines():
        if line.startswith("#"):
            is_here = re.fullmatch(rf"### {game}: {heading}", line) is not None
        elif is_here and line.startswith("| ") and not line.startswith(("| ---", "| English", "| language")):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


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
    forms = {word.casefold()}
    for parse in _analyzer(language).parse(word):
        forms |= {form.word.replace("ё", "е") for form in parse.lexeme}
    return forms


@cache
def _analyzer(language: str) -> MorphAnalyzer:
    return MorphAnalyzer(lang=language)


@pytest.mark.parametrize("title", [*TITLES, EVERY_GAME])
def test_words_that_are_not_to_be_used_are_not(title: str) -> None:
    findings = []
    forbidden = [
        (language, term.casefold().split())
        for language, terms, _ in rows(title, "not to be used")
        for term in re.sub(r" *\([^)]*\)", "", terms).split(",")
        if term.strip().casefold() not in OTHER_SENSES
    ]
    assert forbidden
    for one in all_patterns():
        if title != EVERY_GAME and not _is_about(one, TITLES[title]):
            continue
        text = re.sub(PARTS_OF_NAMES[one.language], " ", " ".join(one.texts).casefold())
        said = re.findall(r"[\w’ʼ-]+", text.replace("ё", "е"))
        for language, term in forbidden:
            if language == one.language and _has(said, term, language):
                findings.append(f"{' '.join(term)}: {one.language}/{one.file} {one.name}")
    assert not findings, "\n".join(findings)


def _is_about(pattern: Pattern, game: str) -> bool:
    """Texts of the game, and what page and coach say about it."""
    if pattern.file.startswith(f"{game}/"):
        return True
    is_of_game = re.search(rf"-{game}(-|$)", pattern.message) is not None
    return "/" not in pattern.file and (is_of_game or pattern.message.startswith(OF_THE_PAGE.get(game, ())))


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        *(("uk", r"\bперевір\w+ [ву]міння\b"), ("uk", r"\b[ву] руці\b"), ("uk", r"\b(поки|Поки) (ні|не )")),
        *(("uk", r"\b[Тт]естуй"), ("uk", r"\bзакляття (та|й|лише)\b|\b[Зз]аклять\b")),
    ],
)
def test_forms_that_are_not_to_be_used_are_not(language: str, wrong: str) -> None:
    findings = [
        f"{one.file} {one.name}"
        for one in all_patterns()
        if one.language == language and re.search(wrong, " ".join(one.texts))
    ]
    assert not findings, "\n".join(findings)


def _has(said: list[str], term: list[str], language: str) -> bool:
    """Whether the words of the term stand there one after the other, in any form."""
    return any(
        all(said[at + step] in forms(word, language) for step, word in enumerate(term))
        for at in range(len(said) - len(term) + 1)
    )
