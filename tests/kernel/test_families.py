"""Families of cards: declaration by name, and errors that say family, card and expected card."""

import re

import pytest

from turncoat.kernel.families import Family, NamedValue

SPELLS = Family("spell", 100, ("heal", "foresee", "flesh_ward"))


def values(*names: str) -> tuple[NamedValue, ...]:
    return SPELLS.deck(*[NamedValue(name) for name in names])


def test_a_deck_in_the_order_of_its_family_is_as_it_was_declared() -> None:
    assert [card.name for card in values("heal", "foresee", "flesh_ward")] == list(SPELLS.names)


@pytest.mark.parametrize(
    ("names", "slip"),
    [
        (("heal", "flesh_ward", "foresee"), "family=spell,at=1,name=flesh_ward,expected=foresee"),
        (("heal", "forsee", "flesh_ward"), "family=spell,at=1,name=forsee,expected=foresee"),
        (("heal", "foresee"), "family=spell,at=2,name=,expected=flesh_ward"),
        (("heal", "foresee", "flesh_ward", "conjuration"), "family=spell,at=3,name=conjuration,expected="),
        (("heal", "heal", "flesh_ward"), "family=spell,at=1,name=heal,expected=foresee"),
    ],
    ids=["swapped", "misspelt", "missing", "one too many", "twice"],
)
def test_a_card_out_of_its_place_is_refused_with_the_one_that_was_expected(
    names: tuple[str, ...], slip: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(slip)}$"):
        values(*names)


def test_a_card_is_numbered_from_the_first_of_its_family() -> None:
    assert [SPELLS.number(name) for name in SPELLS.names] == [100, 101, 102]


def test_a_name_that_a_family_does_not_have_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(
        ValueError, match=r"^family=spell,name=flesh_wart,expected=heal\|foresee\|flesh_ward$"
    ):
        SPELLS.number("flesh_wart")


def test_a_constant_that_stands_for_another_card_is_refused_with_the_right_number() -> None:
    SPELLS.check("foresee", 101)
    with pytest.raises(ValueError, match=r"^family=spell,name=foresee,number=102,expected=101$"):
        SPELLS.check("foresee", 102)
