"""Lookup of cards, characters and places by name; a deck in another order is refused."""

import ast
from collections.abc import Sequence
from types import ModuleType

import pytest

from tests.structure.source import Module, modules
from turncoat.games.thing import board as thing_board
from turncoat.games.thing import places as thing_places
from turncoat.games.thing.content import locations, supplies
from turncoat.games.unfathomable import cards, spaces
from turncoat.games.unfathomable.board import CHARACTERS
from turncoat.games.unfathomable.content import (
    characters,
    damage,
    items,
    mythos,
    passengers,
    spells,
    waypoints,
)
from turncoat.kernel.families import Family, NamedValue
from turncoat_lifeboat import board as lifeboat_board
from turncoat_lifeboat.content import weather

DECKS: list[tuple[Family, Sequence[NamedValue]]] = [
    (cards.MYTHOS_CARDS, mythos.DECK),
    (cards.SPELL_CARDS, spells.DECK),
    (cards.WAYPOINT_CARDS, waypoints.DECK),
    (cards.ITEM_CARDS, items.DECK),
    (cards.DAMAGE_CARDS, damage.DECK),
    (cards.PASSENGER_TOKENS, passengers.FACES),
    (characters.CHARACTER_SHEETS, characters.SHEETS),
    (spaces.SPACE_NAMES, spaces.BOARD),
    (thing_board.WEAPON_CARDS, supplies.WEAPONS),
    (thing_board.ITEM_CARDS, supplies.ITEMS),
    (lifeboat_board.WEATHER_CARDS, weather.DECK),
]
CONSTANTS: list[tuple[ModuleType, Sequence[Family], int]] = [
    (cards, cards.FAMILIES, 20),
    (characters, [characters.CHARACTER_SHEETS], len(CHARACTERS)),
    (spaces, [spaces.SPACE_NAMES], len(spaces.NAMES)),
    (thing_board, [thing_board.CHARACTER_CARDS], len(thing_board.CHARACTERS)),
    (thing_board, [thing_board.ACTION_CARDS, thing_board.DOG_TOKENS, thing_board.LAB_TOKENS], 7),
    (thing_places, [thing_places.PLACE_NAMES], len(thing_places.NAMES)),
    (lifeboat_board, [lifeboat_board.LOYALTY_CARDS], 2),
]


@pytest.mark.parametrize(("family", "deck"), DECKS, ids=lambda part: getattr(part, "name", ""))
def test_two_cards_of_a_deck_that_change_places_are_noticed(
    family: Family, deck: Sequence[NamedValue]
) -> None:
    last = len(deck) - 1
    swapped = [*deck[: last - 1], deck[last], deck[last - 1]]
    slip = f"family={family.name},at={last - 1},name={deck[last].name},expected={deck[last - 1].name}"
    with pytest.raises(ValueError, match=f"^{slip}$"):
        family.deck(*swapped)


@pytest.mark.parametrize(("module", "families", "fewest"), CONSTANTS)
def test_a_constant_stands_for_what_is_called_so(
    module: ModuleType, families: Sequence[Family], fewest: int
) -> None:
    named = {name.upper(): family.number(name) for family in families for name in family.names}
    constants = {name: number for name, number in vars(module).items() if name in named}
    assert constants == {name: named[name] for name in constants}
    assert len(constants) >= fewest


def test_a_character_with_the_number_of_another_is_refused() -> None:
    with pytest.raises(ValueError, match="family=character,name=edmund,number=9,expected=8"):
        characters.Character("edmund", characters.SAMIRA, skills={}, start=spaces.GALLEY, item="lucky_ring")


def test_a_character_with_an_item_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(ValueError, match=r"family=item,name=lucky_coin,expected=speaking_trumpet\|"):
        characters.Character("edmund", characters.EDMUND, skills={}, start=spaces.GALLEY, item="lucky_coin")


def test_a_location_with_the_number_of_another_is_refused() -> None:
    with pytest.raises(ValueError, match="family=place,name=radio,number=8,expected=7"):
        locations.Location("radio", thing_places.SNOWCAT, rule="T13.8")


def test_a_space_with_the_number_of_another_is_refused() -> None:
    with pytest.raises(ValueError, match="family=space,name=galley,number=19,expected=20"):
        spaces.BoardSpace("galley", spaces.CARGO_HOLD, beside=())


def first_values(module: Module) -> list[ast.AnnAssign]:
    """The declarations of the first number of each family of cards."""
    return [
        node
        for node in module.tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id.startswith("FIRST_")
    ]


@pytest.mark.parametrize(
    "path", ["turncoat.games.unfathomable.cards", "turncoat.games.thing.board", "turncoat_lifeboat.board"]
)
def test_only_the_first_family_begins_at_a_bare_number(path: str) -> None:
    (module,) = [one for one in modules("games") if one.name == path]
    bare = [node for node in first_values(module) if isinstance(node.value, ast.Constant)]
    assert len(first_values(module)) > 2
    assert all(isinstance(node.value, ast.Constant) and node.value.value == 0 for node in bare)
