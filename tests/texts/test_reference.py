"""Rules, cards and guides of the rules reference."""

import re

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.rulebooks import rules_of
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.lookup import (
    NothingFound,
    cards_page,
    chapters_page,
    find_rules,
    guide_page,
    rule_page,
    telling_sentence,
)
from turncoat.texts.reference import chapter_of, reference
from turncoat.texts.search import Hit


def marked(match: str) -> str:
    return f"[{match}]"


def search(query: str, game: str, language: str, limit: int = 10) -> str:
    return find_rules(query, [game], language, limit, marked)


def test_a_rule_stands_under_its_chapter_with_rules_to_read_next_and_what_it_touches() -> None:
    book = reference("thing", "en")
    entry = book.entry("T3.6")
    page = rule_page("T3.6", "en")
    assert page.startswith(f"T3.6  {entry.chapter}\n")
    assert entry.text.split()[:5] == page.split("\n\n")[1].split()[:5]
    assert "See also" in page
    for related in entry.related:
        assert re.search(rf"^    {related} +{re.escape(book.text(related)[:20])}", page, re.MULTILINE)
    assert "Cards and other components" in page
    assert entry.touches[0] in page


@pytest.mark.parametrize(
    ("given", "shown"),
    [("t3.6", "T3.6"), ("r7", "R7"), (" L3.2 ", "L3.2"), ("a4.10", "A4.10"), ("4.17.", "4.17")],
)
def test_ids_are_taken_in_any_case_and_say_which_game_is_meant(given: str, shown: str) -> None:
    assert rule_page(given, "uk").startswith(f"{shown}  ")


def test_a_chapter_shows_its_text_and_lists_its_rules() -> None:
    page = rule_page("4", "ru")
    assert "Правила этой главы" in page
    for rule in rules_of("unfathomable"):
        is_listed = re.search(rf"^    {re.escape(rule.id)} ", page, re.MULTILINE) is not None
        if chapter_of(rule.id) == "4":
            assert is_listed == (rule.id != "4")
    assert reference("unfathomable", "ru").text("4").split()[0] in page


def test_a_chapter_without_a_text_of_its_own_lists_its_rules_too() -> None:
    for given, rule in (("l1", "L1.1"), ("r", "R1")):
        page = rule_page(given, "en")
        assert page.startswith(f"{given.upper()}  ")
        assert f"    {rule} " in page


@pytest.mark.parametrize(("given", "hint"), [("4.99", "4.9"), ("T3.66", "T3.6"), ("nonsense", "4.17")])
def test_an_unknown_rule_is_refused_with_the_closest(given: str, hint: str) -> None:
    with pytest.raises(BadInput) as refused:
        rule_page(given, "en")
    assert refused.value.code == "unknown_rule"
    assert refused.value.detail.startswith(f"{given} (")
    assert hint in refused.value.detail


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_every_chapter_and_every_rule(game: str, language: str) -> None:
    page = chapters_page([game], language)
    ids = page.split()
    for rule in rules_of(game):
        assert rule.id in ids
    for chapter in reference(game, language).chapters():
        assert f"\n{chapter.number.upper()}  {chapter.title}\n" in page


def test_a_search_shows_id_chapter_game_and_the_sentence_with_its_matches_marked() -> None:
    page = search("предателями", "unfathomable", "ru", limit=2)
    first = page.split("\n\n")[0]
    assert re.match(r"\S+  .+ \(Непостижимое\)\n    ", first)
    assert re.search(r"\[[Пп]редател\w+\]", first)
    assert page.count("(Непостижимое)") == 2


def test_the_sentence_shown_is_the_one_with_most_matches() -> None:
    hit = Hit("1", 1.0, "One word. Two words here. None.", [(4, 8), (10, 13), (14, 19)])
    start, end = telling_sentence(hit)
    assert hit.text[start:end] == "Two words here."
    assert telling_sentence(Hit("1", 1.0, "No match. At all.", [])) == (0, 9)


@pytest.mark.parametrize(
    ("language", "query", "told"),
    [
        ("en", "pasenger", "No results: pasenger\nDid you mean: passenger?"),
        ("ru", "придатель", "Ничего не найдено: придатель\nВозможно, вы имели в виду: предатель"),
        ("uk", "зраднык", "Нічого не знайдено: зраднык\nМожливо, ви мали на увазі: зрадник"),
    ],
)
def test_nothing_found_says_so_and_what_may_have_been_meant(language: str, query: str, told: str) -> None:
    with pytest.raises(NothingFound) as missing:
        search(query, "unfathomable", language)
    assert str(missing.value).startswith(told)


def test_cards_are_found_by_title_or_identifier() -> None:
    everything = cards_page("unfathomable", "uk", [])
    one = cards_page("unfathomable", "uk", ["капітана", "КАЮТА"])
    assert len(one) < len(everything) / 20
    assert "## Каюта капітана" in one
    assert one == cards_page("unfathomable", "uk", ["captains_cabin"])
    assert "## Captain’s Cabin" in cards_page("unfathomable", "en", ["captain's", "cabin"])
    with pytest.raises(NothingFound, match="Нічого не знайдено: каюта боцмана"):
        cards_page("unfathomable", "uk", ["каюта", "боцмана"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_shows_all_pages_or_one_of_them(game: str, language: str) -> None:
    everything = guide_page(game, language, None, None, is_summary=False)
    first = guide_page(game, language, 1, None, is_summary=False)
    assert first.startswith("1. ")
    assert everything.startswith(first)
    assert guide_page(game, language, None, None, is_summary=True) not in everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_has_a_briefing(language: str) -> None:
    told = guide_page("unfathomable", language, None, "Revealed_Traitor", is_summary=False)
    assert len(told.split()) > 40


def test_an_unknown_page_or_role_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadInput, match=r"unknown_page: 9 \(1, 2"):
        guide_page("unfathomable", "en", 9, None, is_summary=False)
    with pytest.raises(BadInput, match=r"unknown_role: captain \(human, hybrid"):
        guide_page("unfathomable", "en", None, "captain", is_summary=False)
    with pytest.raises(BadInput, match="bad_arguments"):
        guide_page("unfathomable", "en", 1, "human", is_summary=False)
