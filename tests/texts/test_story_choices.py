"""Choices in the log of Unfathomable: what was chosen, and what it costs."""

import re

import pytest

from tests.texts.test_story import attack, event, ship, texts
from tests.texts.test_story_sentences import chose, moved_to, shown
from tests.texts.test_story_station import changed
from turncoat.games.catalog import GAMES
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.wire import node_wire
from turncoat.texts.components.catalog import components_of
from turncoat.texts.components.printed import Printer
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log_arguments import LogArguments


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun chooses: lose 1 soul."),
        ("ru", "Арджун выбирает: снизить души на 1."),
        ("uk", "Арджан вибирає: зменшити душі на 1."),
    ],
)
def test_a_choice_is_told_by_its_first_clause(language: str, said: str) -> None:
    roll: Json = [
        "Roll",
        ["If", ["AtMost", ["Rolled"], ["Number", 4]], ["Lose", "sanity", ["Number", 1]], ["Nothing"]],
        ["Number", 0],
    ]
    branch: Json = ["Branch", ["Always"], ["Seq", {"all": [["Lose", "souls", ["Number", 1]], roll]}]]
    why: dict[str, Json] = {"step": "choice_crisis.choose", "card": "transformation", "effect": branch}
    assert texts(ship(language, chose(0, "choose 0", **why))) == [said]


def choice(effect: Json) -> EventWire:
    branch: Json = ["Branch", ["Always"], effect]
    return chose(0, "choose 0", step="choice.choose", card="transformation", effect=branch)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun chooses: food −1 (7 left)."),
        ("ru", "Арджун делает выбор\u00a0— припасы снижаются на 1: теперь 7."),
        ("uk", "Арджан робить вибір\u00a0— їжа зменшується на 1: тепер 7."),
    ],
)
def test_a_choice_and_what_it_costs_at_once_are_one_line(language: str, said: str) -> None:
    lost = changed("food", 8, 7)
    assert texts(ship(language, choice(["Lose", "food", ["Number", 1]]), lost)) == [said]


def test_a_choice_of_what_the_player_then_does_is_told_by_what_they_do() -> None:
    discards = shown("hand.0", "discard.will", "determination:3", rule="41.9")
    assert texts(ship("en", choice(["Discard", "will"]), discards)) == ["Arjun discards: Determination 3."]
    hit = attack(8, seat=0, card="six_shooter")
    lines = ship("en", choice(["Lose", "food", ["Number", 1]]), hit)
    assert texts(lines) == [
        "Arjun attacks a Deep One in the Galley with Six-Shooter: 8 against 6 – it is defeated."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun ends up in the Brig."),
        ("ru", "Арджун попадает в карцер."),
        ("uk", "Арджан потрапляє в карцер."),
    ],
)
def test_a_player_does_not_go_to_the_brig_at_will(language: str, said: str) -> None:
    assert texts(ship(language, moved_to(0, "brig"))) == [said]
    defeat = event("character_defeated", "16.3", seat=0, to="brig")
    assert "ends up" not in texts(ship("en", moved_to(0, "brig"), defeat))[0]


def branches(node: Json) -> list[Json]:
    if isinstance(node, dict):
        return [one for part in node.values() for one in branches(part)]
    if not isinstance(node, list):
        return []
    return ([node] if node[:1] == ["Branch"] else []) + [one for part in node for one in branches(part)]


TO_THE_READER = {"en": r"\byour?\b", "ru": r"[йиь]те\b|\bва[сш]", "uk": r"[йь]те\b|(?<!нав)іть\b|\bва[сш]"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_speaks_to_the_reader(language: str) -> None:
    game = GAMES["unfathomable"]
    arguments = LogArguments(Printer(game, language).names)
    effects = [
        effect
        for group in components_of(game, language)
        for one in group.components
        for effect in one.effects
    ]
    told = {arguments.effect(branch) for effect in effects for branch in branches(node_wire(game, effect))}
    assert len(told) > 50
    assert not [text for text in told if re.search(TO_THE_READER[language], text)]
