"""The Fluent files obey the conventions of docs/texts.md, in every language alike."""

import re

import pytest
from fluent.syntax import ast

from tests.texts.ftl import Pattern, all_patterns, files, messages, patterns, resource
from turncoat.games.catalog import GAMES
from turncoat.texts.languages import LANGUAGES

PLURALS = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
}
DEFAULT = {"en": "other", "ru": "many", "uk": "many"}
NOT_IN = {
    "en": r"[А-Яа-яІіЇїЄєҐґЁё]",
    "ru": r"[A-Za-zІіЇїЄєҐґ]",
    "uk": r"[A-Za-zЫыЭэЪъЁё]",
}
TYPED = (
    "@BotFather",
    "Discord",
    "ID",
    "JSON",
    "SOS",
    "Tab",
    "Telegram",
    "Turncoat",
    "Wi-Fi",
    "https",
)  # what people type, look for or see so
ALLOWED = re.compile(rf"</?[a-z_]+>|{'|'.join(TYPED)}")  # named elements too
ALL_FILES = [(language, file) for language in LANGUAGES for file in files(language)]


def told(findings: list[str]) -> str:
    return "\n" + "\n".join(findings)


def each(check: str) -> list[str]:
    return [f"{one.language}/{one.file} {one.name}: {check}" for one in all_patterns()]


@pytest.mark.parametrize(("language", "file"), ALL_FILES)
def test_every_entry_can_be_read(language: str, file: str) -> None:
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert files(language) == files("en")


@pytest.mark.parametrize("file", files("en"))
def test_all_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    orders = {
        language: [one.message for one in patterns(language, file) if not one.form] for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert orders[language] == orders["en"], language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(game: str, language: str) -> None:
    seen: set[str] = set()
    for file in files(language):
        if "/" in file and not file.startswith(f"{game}/"):
            continue
        for one in patterns(language, file):
            if not one.form:
                assert one.message not in seen, f"{file}: {one.message}"
                seen.add(one.message)


@pytest.mark.parametrize("file", files("en"))
def test_a_message_has_the_same_arguments_in_every_language(file: str) -> None:
    findings = []
    english = _by_name(file, "en")
    for language in LANGUAGES:
        for name, pattern in _by_name(file, language).items():
            if name == "node-may":  # says the same with the clause as it is, or without its subject
                continue
            if name in english and pattern.bare_arguments != english[name].bare_arguments:
                findings.append(f"{language} {name}: {pattern.bare_arguments} {english[name].bare_arguments}")
    assert not findings, told(findings)


def _by_name(file: str, language: str) -> dict[str, Pattern]:
    return {one.name: one for one in patterns(language, file)}


def test_plurals_are_complete() -> None:
    findings = []
    for one in all_patterns():
        for argument, selectors in one.selectors.items():
            for keys in selectors:
                if keys & {"one", "few", "many"}:
                    if not keys >= PLURALS[one.language]:
                        findings.append(f"{one.language}/{one.file} {one.name}: {argument} {sorted(keys)}")
                    if DEFAULT[one.language] not in one.defaults[argument]:
                        findings.append(
                            f"{one.language}/{one.file} {one.name}: {argument} has another default"
                        )
    assert not findings, told(findings)


def test_no_digit_is_typed() -> None:
    findings = [
        f"{one.language}/{one.file} {one.name}: {text.strip()}"
        for one in all_patterns()
        for text in one.texts
        if re.search(r"\d", text)
    ]
    assert not findings, told(findings)


def test_no_letter_of_another_alphabet() -> None:
    findings = [
        f"{one.language}/{one.file} {one.name}: {text.strip()}"
        for one in all_patterns()
        if one.form != "gender"
        for text in one.texts
        if re.search(NOT_IN[one.language], ALLOWED.sub("", text) if one.language != "en" else text)
    ]
    assert not findings, told(findings)


def test_apostrophes_quotes_and_dashes_are_those_of_the_language() -> None:
    findings = []
    for one in all_patterns():
        for text in one.texts:
            is_wrong = "'" in text or '"' in text
            is_wrong = is_wrong or (one.language == "uk" and "’" in text)
            is_wrong = is_wrong or (one.language == "en" and "ʼ" in text)
            is_wrong = is_wrong or (one.language != "en" and re.search(r"[ \t]—", text) is not None)
            is_wrong = is_wrong or (
                one.language != "en" and "„" not in text and re.search("[“”]", text) is not None
            )
            if is_wrong:
                findings.append(f"{one.language}/{one.file} {one.name}: {text.strip()}")
    assert not findings, told(findings)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_sentences_ask_for_are_there_for_every_name(game: str, language: str) -> None:
    """`$space-in` needs an `.in` of every space."""
    named = messages(game, language)
    kinds = {kind: names for kind, names in GAMES[game].names.lists.items() if kind in ("space", "place")}
    asked = {
        argument.rsplit("-", 1)[1]
        for message in named.values()
        for pattern in message.values()
        for argument in pattern.arguments
        if re.search(r"-(in|to)$", argument)
    }
    for kind, names in kinds.items():
        for name in names:
            message = named[f"{kind}-{name.replace('_', '-')}"]
            assert asked <= set(message), f"{kind} {name}"
