"""The game's cards against the component list: same cards, same order, one number each."""

import pytest

from tests.games.unfathomable.facts import setup
from tests.games.unfathomable.facts.tables import (
    DAMAGE,
    ITEMS,
    MYTHOS,
    SKILL_CARDS,
    SKILLS,
    SPELLS,
    WAYPOINTS,
)
from turncoat.games.unfathomable import board, cards
from turncoat.kernel.layout import Layout

LAYOUT: Layout = board.lay_out()
DECKS = {
    "mythos": (cards.FIRST_MYTHOS, cards.MYTHOS_NAMES, [card.name for card in MYTHOS]),
    "spell": (cards.FIRST_SPELL, cards.SPELL_NAMES, [card.name for card in SPELLS]),
    "waypoint": (cards.FIRST_WAYPOINT, cards.WAYPOINT_NAMES, [card.name for card in WAYPOINTS]),
    "item": (cards.FIRST_ITEM, cards.ITEM_NAMES, [card.name for card in ITEMS]),
    "damage": (cards.FIRST_DAMAGE, cards.DAMAGE_NAMES, [card.name for card in DAMAGE]),
    "passenger": (cards.FIRST_PASSENGER, cards.PASSENGER_NAMES, list(setup.PASSENGER_LOSSES)),
}


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_the_cards_of_the_box_in_their_order(deck: str) -> None:
    first, names, facts = DECKS[deck]
    assert list(names) == facts
    assert LAYOUT.cards[first : first + len(names)] == facts
    family = LAYOUT.families.index(deck)
    assert [card for card, of in enumerate(LAYOUT.family_of) if of == family] == list(
        range(first, first + len(names))
    )


def test_numbers_of_cards_leave_no_gap() -> None:
    assert len(LAYOUT.cards) == cards.CARDS
    assert len(set(LAYOUT.cards)) == cards.CARDS


def test_every_family_has_its_back() -> None:
    others = ["mythos", "spell", "waypoint", "item", "damage", "loyalty", "passenger"]
    assert LAYOUT.families == [*SKILLS, "treachery", *others]


def test_loyalty_cards_are_human_hybrid_and_cultist() -> None:
    assert cards.LOYALTY_NAMES == ("human", "hybrid", "cultist")
    for name, card in (("human", cards.HUMAN), ("hybrid", cards.HYBRID), ("cultist", cards.CULTIST)):
        assert LAYOUT.cards[card] == name
        assert LAYOUT.families[LAYOUT.family_of[card]] == "loyalty"


@pytest.mark.rule("41.1")
def test_a_skill_card_has_a_skill_a_value_and_an_ability() -> None:
    assert list(cards.SKILL_NAMES) == [f"{card.name}:{card.value}" for card in SKILL_CARDS]
    for number, card in enumerate(SKILL_CARDS):
        assert cards.SKILLS[cards.skill_of(number)] == card.skill
        assert cards.value_of(number) == card.value
        assert cards.skill_card(cards.SKILLS.index(card.skill), card.value) == number
        assert LAYOUT.families[LAYOUT.family_of[number]] == card.skill


def test_a_skill_has_the_copies_of_the_box() -> None:
    assert (len(cards.SKILLS), len(cards.COPIES_OF_VALUE)) == (cards.SKILL_COUNT, cards.VALUES)
    for number, card in enumerate(SKILL_CARDS):
        assert cards.COPIES_OF_VALUE[cards.value_of(number) - 1] == card.copies
    assert cards.SKILL_COUNT * sum(cards.COPIES_OF_VALUE) == 126


def test_skills_have_the_numbers_of_their_names() -> None:
    assert (*SKILLS, "treachery") == cards.SKILLS
    numbered = (cards.INFLUENCE, cards.LORE, cards.OBSERVATION, cards.STRENGTH, cards.WILL, cards.TREACHERY)
    assert numbered == tuple(range(cards.SKILL_COUNT))
