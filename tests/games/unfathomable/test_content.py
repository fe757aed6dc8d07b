"""Double entry: what the game's data says, read off the effect values, against the independent table of facts."""

from collections import Counter

import pytest

from tests.games.unfathomable.facts import tables
from turncoat.games.unfathomable.board import CHARACTERS, RESOURCES
from turncoat.games.unfathomable.cards import FIRST_ITEM, ITEM_NAMES, SKILLS, WAYPOINT_NAMES
from turncoat.games.unfathomable.content.characters import (
    CAPTAINS,
    FIRST_GAME_CREWS,
    KEEPERS,
    SKILL_SETS,
    STARTS,
)
from turncoat.games.unfathomable.content.distances import DISTANCES
from turncoat.games.unfathomable.content.items import is_improvement, skill_of_improvement
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.games.unfathomable.effects import DamageShip, Gain, Lose, Risk, Spawn
from turncoat.games.unfathomable.spaces import NAMES
from turncoat.kernel.amounts import AtLeast, AtMost, Number
from turncoat.kernel.effects import Choose, Cost, If, May, Repeat, Roll
from turncoat.kernel.nodes import Node

COUNTED = ("lose", "gain", "risk", "damage", "spawn", "choose", "may", "cost", "roll")


def number(node: Node) -> int:
    assert isinstance(node, Number)
    return node.number


def facts_of(node: Node, times: int = 1) -> list[tuple[str | int, ...]]:
    """Facts of an effect value, as the table of facts has them."""
    if isinstance(node, Repeat):
        return facts_of(node.effect, times=number(node.times) if isinstance(node.times, Number) else 1)
    own: list[tuple[str | int, ...]] = []
    if isinstance(node, Lose | Gain):
        own = [("lose" if isinstance(node, Lose) else "gain", RESOURCES[node.resource], number(node.amount))]
    elif isinstance(node, Risk):
        own = [("risk", number(node.count))]
    elif isinstance(node, DamageShip):
        own = [("damage", "ship", times)]
    elif isinstance(node, Spawn):
        own = [("spawn", number(node.count))]
    elif isinstance(node, Choose | May | Cost):
        own = [(node.kind().lower(),)]
    elif isinstance(node, Roll) and isinstance(node.then, If):
        bound = node.then.condition
        assert isinstance(bound, AtLeast | AtMost)
        own = [("roll", ">=" if isinstance(bound, AtLeast) else "<=", number(bound.bound))]
    return own + [fact for child in node.children() for fact in facts_of(child)]


def expected(deck: str, card: str) -> Counter[tuple[str | int, ...]]:
    facts = []
    for fact in tables.effect(deck, card, "effect").facts:
        if fact[0] in COUNTED:
            facts.append(fact[:2] if fact[0] == "spawn" else fact)
    return Counter(facts)


@pytest.mark.rule("54.1", "54")
@pytest.mark.parametrize("card", WAYPOINT_NAMES)
def test_a_waypoint_does_what_the_card_says(card: str) -> None:
    at = WAYPOINT_NAMES.index(card)
    assert Counter(facts_of(DECK[at])) == expected("waypoint", card)
    assert DISTANCES[at] == next(row.distance for row in tables.WAYPOINTS if row.name == card)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_the_skills_the_place_and_the_item_of_its_sheet(character: str) -> None:
    at = CHARACTERS.index(character)
    sheet = next(row for row in tables.CHARACTERS if row.name == character)
    own = {skill: count for skill, count in zip(SKILLS, SKILL_SETS[at], strict=True) if count}
    assert own == sheet.skill_set
    assert NAMES[STARTS[at]] == sheet.start
    assert ITEM_NAMES[at] == sheet.item


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
