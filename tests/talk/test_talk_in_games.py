"""Talk of bots in whole games: sentences of people, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tools.talk import Game, play
from turncoat.talk.statements import KINDS, Statement
from turncoat.texts.languages import LANGUAGES

LONGEST = 160  # characters of a statement
TABLES = [("unfathomable", 4, 1), ("unfathomable", 6, 2), ("thing", 5, 3), ("thing", 8, 4)]


@cache
def game_of(table: tuple[str, int, int]) -> Game:
    return play(*table)


def lines_of(table: tuple[str, int, int], language: str) -> Iterator[tuple[Statement, str, str]]:
    for statement, line in game_of(table).lines(language):
        speaker, _, text = line.partition(": ")
        yield statement, speaker, text


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_has_no_labels_no_quotes_and_no_seats(table: tuple[str, int, int], language: str) -> None:
    for _, _, text in lines_of(table, language):
        assert not re.search(r"[()“”«»„\"{}]", text), text
        assert not re.search(r"(?i)\b(seat|player|место|місце|игрок|гравець)\w* \d", text), text
        assert not re.search(r"\b(Seat|игрок|гравец|гравц)", text), text
        assert text.count(":") <= 1, text
        assert len(text) <= LONGEST, text


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_speaks_of_themselves_by_name(table: tuple[str, int, int], language: str) -> None:
    names = game_of(table).texts(language).names
    for statement, _, text in lines_of(table, language):
        own = {form for kind, form in names.seat(statement.speaker).forms.items() if kind != "gender"}
        assert not own & set(re.findall(r"\w+", text)), text


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deed_is_held_against_a_player_who_is_named_once(
    table: tuple[str, int, int], language: str
) -> None:
    """“Jeanne helped us pass the check. I trust her.”"""
    names = game_of(table).texts(language).names
    judged = 0
    for statement, _, text in lines_of(table, language):
        if statement.reason in ("", "alone_with", "voted_against"):  # about two players
            continue
        forms = {form for kind, form in names.seat(statement.seat).forms.items() if kind != "gender"}
        assert sum(word in forms for word in re.findall(r"\w+", text)) == 1, text
        judged += 1
    assert judged


@pytest.mark.parametrize("table", TABLES)
def test_who_is_asked_is_addressed_in_the_vocative(table: tuple[str, int, int]) -> None:
    names = game_of(table).texts("uk").names
    asked = [(one, text) for one, _, text in lines_of(table, "uk") if KINDS[one.kind].is_question]
    assert asked
    for statement, text in asked:
        assert names.seat(statement.seat).forms["voc"] in text, text


REPEATED = 0.1  # of what is said in a game, in words that were said in it before


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_seldom_repeat_what_was_said_in_a_game(language: str) -> None:
    count = repeated = 0
    for table in TABLES:
        texts = [text for _, _, text in lines_of(table, language)]
        count += len(texts)
        repeated += len(texts) - len(set(texts))
    assert count >= 150
    assert repeated <= REPEATED * count
