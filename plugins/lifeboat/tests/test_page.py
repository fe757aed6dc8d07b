"""Agreement of the rules page, the code and the tests on the list of rules."""

import re
from pathlib import Path

from turncoat_lifeboat.board import WEATHER_NAMES

PLUGIN = Path(__file__).parents[1]
PAGE = (PLUGIN / "docs" / "rules.md").read_text(encoding="utf-8")
RULE = re.compile(r"\bL\d+(?:\.\d+)?\b")


def rules_in(folder: Path) -> set[str]:
    return {rule for file in folder.rglob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))}


def rules_on_the_page() -> list[str]:
    """Chapters are headings, rules are bold at the start of an item."""
    return re.findall(r"^(?:## |- \*\*)(L\d+(?:\.\d+)?)", PAGE, flags=re.MULTILINE)


def test_every_rule_stands_on_the_page_once_and_in_order() -> None:
    rules = rules_on_the_page()
    numbers = [[int(part) for part in rule[1:].split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert len(set(rules)) == len(rules)


def test_the_code_cites_every_rule_of_the_page_and_no_other() -> None:
    assert rules_in(PLUGIN / "src") == set(rules_on_the_page())


def test_every_rule_has_a_test_that_cites_it() -> None:
    cited = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited.update(RULE.findall(marks))
    chapters_without_words_of_their_own = {"L1", "L3", "L4", "L6", "L7", "L8"}
    assert cited == set(rules_on_the_page()) - chapters_without_words_of_their_own


def test_the_page_has_every_weather_card() -> None:
    assert re.findall(r"^\| `(\w+)`", PAGE, flags=re.MULTILINE) == list(WEATHER_NAMES)
