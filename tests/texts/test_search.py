"""Rules are found by words in any form, the ones that fit best first."""

import re
from pathlib import Path

import pytest

from tools.word_forms import PLUGINS, TEXTS, lemmas, write_lemmas
from turncoat.games.catalog import GAMES
from turncoat.rulebooks import rules_of
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.reference import reference
from turncoat.texts.search import IN_CHAPTER, IN_TEXT, IN_TOUCHED, Hit, RuleSearch, fold
from turncoat.texts.word_forms import WordForms, folded_words, word_forms

ALL = 1000  # more than any game has rules


def hits_of(game: str, language: str, query: str) -> list[Hit]:
    return RuleSearch(game, language).find(query, ALL)


def matched(hits: list[Hit]) -> set[str]:
    return {fold(hit.text[start:end]) for hit in hits for start, end in hit.matches}


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Вертолёт", "вертолет"),
        ("Ёлка", "елка"),
        ("и\u0306", "й"),
        ("памʼятка", "памятка"),
        ("пам’ятка", "памятка"),
        ("пам'ятка", "памятка"),
        ("пам`ятка", "памятка"),
        ("Captain’s Cabin", "captains cabin"),
    ],
)
def test_case_yo_and_apostrophes_are_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_words_are_found_where_they_stand() -> None:
    text = "У пам’яті: 3 карти-памʼятки."
    words = [*folded_words(text)]
    assert [word for word, _, _ in words] == ["у", "памяті", "3", "карти", "памятки"]
    assert [text[start:end] for _, start, end in words] == ["У", "пам’яті", "3", "карти", "памʼятки"]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("ru", "предатель", "предателя"),
        ("ru", "предатель", "предателями"),
        ("ru", "ПРЕДАТЕЛЬ", "предателю"),
        ("ru", "вертолет", "вертолётов"),
        ("ru", "человек", "людей"),
        ("ru", "дагон", "дагоном"),  # in no dictionary
        ("uk", "зрадник", "зрадника"),
        ("uk", "гравець", "гравця"),
        ("uk", "хід", "ходу"),
        ("uk", "пам'ятка", "памʼятку"),
        ("en", "passengers", "passenger"),
        ("en", "drawing", "draws"),
        ("en", "drew", "drawn"),
        ("en", "dice", "die"),
        ("en", "damaged", "damaging"),
        ("en", "bodies", "body"),
        ("en", "planned", "plans"),
        ("en", "Captain", "Captain’s"),
    ],
)
def test_forms_of_a_word_are_the_same_to_the_search(language: str, one: str, other: str) -> None:
    forms = word_forms(language)
    assert {*forms.terms(fold(one))} & {*forms.terms(fold(other))}


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("ru", "предатель", "предательство"),
        ("ru", "карта", "карцер"),
        ("uk", "зрадник", "зрада"),
        ("en", "passenger", "pass"),
        ("en", "generator", "general"),
    ],
)
def test_other_words_are_not(language: str, one: str, other: str) -> None:
    forms = word_forms(language)
    assert not {*forms.terms(one)} & {*forms.terms(other)}


@pytest.mark.parametrize(
    ("language", "query", "forms"),
    [
        ("ru", "предатель", {"предатель", "предателя", "предатели"}),
        ("uk", "зрадник", {"зрадник", "зрадники", "зрадника"}),
        ("en", "passengers", {"passenger", "passengers"}),
        ("en", "drawing", {"draws", "drawn", "draw"}),
    ],
)
def test_rules_are_found_by_words_in_another_form(language: str, query: str, forms: set[str]) -> None:
    assert forms <= matched(hits_of("unfathomable", language, query))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_by_its_own_words(game: str, language: str) -> None:
    search, book = RuleSearch(game, language), reference(game, language)
    for rule in rules_of(game):
        best = search.find(book.text(rule.id), limit=10)
        assert rule.id in [hit.rule for hit in best]


def test_rules_with_all_words_come_first() -> None:
    hits = hits_of("unfathomable", "en", "captain brig")
    counts = [int(hit.score) for hit in hits]
    assert counts == sorted(counts, reverse=True)
    assert {*counts} == {1, 2}
    book = reference("unfathomable", "en")
    for hit, count in zip(hits, counts, strict=True):
        entry = book.entry(hit.rule)
        everything = fold(" ".join([entry.text, entry.chapter, *entry.touches]))
        has = [re.search(rf"\b{word}s?\b", everything) is not None for word in ("captain", "brig")]
        assert count == sum(has), hit.rule


def test_the_order_of_the_words_and_little_words_do_not_matter() -> None:
    def rules(query: str) -> list[str]:
        return [hit.rule for hit in hits_of("thing", "en", query)]

    assert rules("the fuel of the helicopter") == rules("helicopter fuel")
    assert rules("the")  # alone they are words as any


def test_a_hit_in_the_text_counts_more_than_in_title_and_components_together() -> None:
    assert IN_TEXT > IN_TOUCHED + IN_CHAPTER
    book = reference("unfathomable", "en")
    hits = hits_of("unfathomable", "en", "passenger")
    in_text = [bool(hit.matches) for hit in hits]
    assert True in in_text
    assert False in in_text  # these are found by their title or by what they touch
    assert in_text == sorted(in_text, reverse=True)
    for hit in hits:
        entry = book.entry(hit.rule)
        elsewhere = fold(" ".join([entry.chapter, *entry.touches]))
        assert hit.matches or "passenger" in elsewhere


def test_a_last_word_that_is_begun_matches_what_begins_so() -> None:
    assert "passengers" in matched(hits_of("unfathomable", "en", "passeng"))
    assert "предатель" in matched(hits_of("unfathomable", "ru", "предат"))
    assert hits_of("unfathomable", "en", "rescue passeng")[0].score > 2
    only_rescue = hits_of("unfathomable", "en", "passeng rescue")
    assert only_rescue
    assert all(hit.score < 2 for hit in only_rescue)  # it is the last word that is being typed


def test_a_beginning_has_three_letters_and_is_no_word_itself() -> None:
    assert hits_of("unfathomable", "en", "pa") == []
    assert "passenger" not in matched(hits_of("unfathomable", "en", "pass"))


@pytest.mark.parametrize(
    ("language", "query", "meant"),
    [
        ("en", "pasenger", "passenger"),
        ("ru", "придатель", "предатель"),
        ("uk", "зраднык", "зрадник"),
    ],
)
def test_what_is_not_found_gets_suggestions(language: str, query: str, meant: str) -> None:
    assert hits_of("unfathomable", language, query) == []
    assert meant in RuleSearch("unfathomable", language).suggestions(query)


@pytest.mark.parametrize("query", ["", "  ", "?!", "qwertyuiop"])
def test_nothing_is_found_and_nothing_suggested_for_nonsense(query: str) -> None:
    search = RuleSearch("unfathomable", "en")
    assert search.find(query, ALL) == []
    assert search.suggestions(query) == []


def test_suggestions_are_written_as_in_the_rules_and_only_for_words_not_found() -> None:
    search = RuleSearch("thing", "ru")
    assert "вертолёт" in search.suggestions("вертелёт")
    assert search.suggestions("вертолет") == []


def test_a_search_gives_no_more_than_it_was_asked_for() -> None:
    assert len(RuleSearch("unfathomable", "en").find("player", 3)) == 3


def test_a_form_may_belong_to_several_words() -> None:
    forms = WordForms(",а\tдуш\nа,у\tдуш\n", frozenset())
    assert forms.terms("душ") == [0]
    assert forms.terms("душа") == [0, 1]
    assert forms.terms("душу") == [1]
    assert forms.terms("дом") == ["дом"]
    assert forms.terms_from("ду") == {0, 1}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [TEXTS, *PLUGINS], ids=lambda folder: folder.parent.name)
def test_the_word_forms_are_those_of_todays_texts(folder: Path, language: str) -> None:
    now = write_lemmas(lemmas(language, folder))
    assert forms_file(folder, language).read_text(encoding="utf-8") == now, "run `make words`"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [TEXTS, *PLUGINS], ids=lambda folder: folder.parent.name)
def test_the_word_forms_are_small_folded_and_sorted(folder: Path, language: str) -> None:
    text = forms_file(folder, language).read_text(encoding="utf-8")
    assert len(text.encode()) < 300_000
    assert fold(text) == text
    endings = [line.split("\t")[0] for line in text.splitlines()]
    assert endings == sorted(set(endings))
    for line in text.splitlines():
        for part in line.split("\t"):
            assert part.split(",") == sorted(part.split(","))


def forms_file(folder: Path, language: str) -> Path:
    return folder / "forms" / f"{language}.tsv"
