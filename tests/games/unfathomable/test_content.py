"""Double entry: the game's effect values against the independent table of facts."""

import pytest

from tests.games.unfathomable.double_entry import facts_of, shows, slips
from tests.games.unfathomable.facts import tables
from tests.games.unfathomable.facts.notation import Fact
from turncoat.games.unfathomable.board import CHARACTERS
from turncoat.games.unfathomable.cards import FIRST_ITEM, ITEM_NAMES, SKILLS, WAYPOINT_NAMES
from turncoat.games.unfathomable.content.characters import (
    CAPTAINS,
    FIRST_GAME_CREWS,
    KEEPERS,
    OWN_ITEMS,
    SKILL_SETS,
    STARTS,
)
from turncoat.games.unfathomable.content.items import is_improvement, skill_of_improvement
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.games.unfathomable.spaces import NAMES
from turncoat.kernel.effects import Effect
from turncoat.kernel.nodes import Node


@pytest.mark.rule("54.1", "54")
@pytest.mark.parametrize("card", WAYPOINT_NAMES)
def test_a_waypoint_does_what_the_card_says(card: str) -> None:
    (waypoint,) = [one for one in DECK if one.name == card]
    assert facts_of(waypoint.effect) == list(tables.effect("waypoint", card).facts)
    assert waypoint.distance == next(row.distance for row in tables.WAYPOINTS if row.name == card)


@pytest.mark.parametrize("card", WAYPOINT_NAMES)
def test_a_slip_in_any_number_of_a_waypoint_shows(card: str) -> None:
    for slipped in slips(DECK[WAYPOINT_NAMES.index(card)].effect):
        assert shows(slipped, facts_of_card, list(tables.effect("waypoint", card).facts)), slipped


def facts_of_card(card: Node) -> list[Fact]:
    assert isinstance(card, Effect)
    return facts_of(card)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_the_skills_the_place_and_the_item_of_its_sheet(character: str) -> None:
    at = CHARACTERS.index(character)
    sheet = next(row for row in tables.CHARACTERS if row.name == character)
    own = {skill: count for skill, count in zip(SKILLS, SKILL_SETS[at], strict=True) if count}
    assert own == sheet.skill_set
    assert NAMES[STARTS[at]] == sheet.start
    assert ITEM_NAMES[OWN_ITEMS[at] - FIRST_ITEM] == sheet.item


@pytest.mark.rule("49.1")
def test_the_lines_of_succession_are_those_of_the_title_cards() -> None:
    for sheet in tables.CHARACTERS:
        at = CHARACTERS.index(sheet.name)
        assert CAPTAINS.index(at) + 1 == sheet.captain_rank
        assert KEEPERS.index(at) + 1 == sheet.keeper_rank


def test_first_game_crews_are_complete() -> None:
    for players, crew in FIRST_GAME_CREWS.items():
        assert len(set(crew)) == players


@pytest.mark.rule("24.6")
def test_improvements_are_the_items_that_the_facts_name() -> None:
    for item in tables.ITEMS:
        card = FIRST_ITEM + ITEM_NAMES.index(item.name)
        assert is_improvement(card) == ("improvement" in item.kinds)
        if is_improvement(card):
            assert 0 <= skill_of_improvement(card) < 5
