"""Completeness of the page of rulings: every question is answered once."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[4] / "docs" / "unfathomable-rulings.md").read_text(encoding="utf-8")


def test_every_question_stands_on_the_page_once_and_in_order() -> None:
    numbered = (("A", 28), ("E", 3), ("F", 14), ("K", 5))
    expected = [f"{letter}{number}" for letter, last in numbered for number in range(1, last + 1)]
    assert re.findall(r"^\| ([AEFK]\d+) \|", PAGE, flags=re.MULTILINE) == expected


def test_rows_have_the_columns_of_their_table() -> None:
    for table in re.findall(r"(?:^\|.*\n)+", PAGE, flags=re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1, table


def test_every_row_says_which_option_changes_it_and_which_rules_it_concerns() -> None:
    questions = re.findall(r"^\| [AEF]\d+ \|.*\| (.+) \| (.+) \|$", PAGE, flags=re.MULTILINE)
    assert len(questions) == 45
    for option, rules in questions:
        assert option == "none" or option.startswith("`"), option
        assert re.fullmatch(r"\d+(\.\d+)?(, \d+(\.\d+)?)*", rules), rules
