"""Double entry for the spell deck: the game's cards against the independent table of facts."""

import pytest

from tests.games.unfathomable.double_entry import facts_of, shows, slips
from tests.games.unfathomable.facts import notation, tables
from tests.games.unfathomable.facts.notation import Fact
from turncoat.games.unfathomable.cards import FIRST_SPELL, FLESH_WARD, REVELATION_OF_SCRIPT, SPELL_NAMES
from turncoat.games.unfathomable.content.spells import DECK
from turncoat.kernel.effects import Effect
from turncoat.kernel.nodes import Node


def as_the_game_has_it(card: Node) -> list[Fact]:
    assert isinstance(card, Effect)
    return facts_of(card)


def as_the_table_has_it(card: str) -> list[Fact]:
    """The facts of the table without the part after a colon: the later reaction of a kept spell."""
    row = tables.effect("spell", card)
    now = notation.facts_of(row.notation.split(":")[0])
    assert list(row.facts[: len(now)]) == now
    return now


@pytest.mark.rule("46")
@pytest.mark.parametrize("card", SPELL_NAMES)
def test_a_spell_does_what_the_card_says(card: str) -> None:
    assert as_the_game_has_it(DECK[SPELL_NAMES.index(card)].effect) == as_the_table_has_it(card)


@pytest.mark.parametrize("card", SPELL_NAMES)
def test_a_slip_in_any_number_of_a_spell_shows(card: str) -> None:
    for slipped in slips(DECK[SPELL_NAMES.index(card)].effect):
        assert shows(slipped, as_the_game_has_it, as_the_table_has_it(card)), slipped


@pytest.mark.rule("46.1")
def test_the_spell_deck_is_complete_and_two_spells_are_kept() -> None:
    assert [spell.name for spell in tables.SPELLS] == list(SPELL_NAMES)
    assert len(DECK) == len(SPELL_NAMES)
    kept = [at for at, card in enumerate(DECK) if facts_of(card.effect)[0][0] in ("keep", "attach")]
    assert [FIRST_SPELL + at for at in kept] == [FLESH_WARD, REVELATION_OF_SCRIPT]
