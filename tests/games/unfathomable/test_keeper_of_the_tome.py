"""46, 49.10-49.14: the Keeper of the Tome's action, and an empty spell deck."""

import pytest

from tests.games.unfathomable.crisis import dials
from tests.games.unfathomable.facts import tables
from tests.games.unfathomable.ship import ship
from tests.table import Table, expect_refusal
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

ALL_SPELLS: list[str] = [spell.name for spell in tables.SPELLS for _ in range(spell.copies)]


def keeper(left: list[str] | None = None, **words: Json) -> Table:
    """William's turn; with `left`, only these spells are in the deck."""
    if left is not None:
        gone = [*ALL_SPELLS]
        for spell in left:
            gone.remove(spell)
        words["zones"] = {"box": [*gone]}
    return ship(**{"current": 2, **words})


@pytest.mark.rule("49.13", "49.10", "46", "46.1", "1.7")
def test_the_keeper_looks_at_two_spells_resolves_one_and_puts_the_other_under_the_deck() -> None:
    table = keeper(top={"spells": ["raise_the_dead", "feed_the_mind", "dark_pact"]})
    table.answer(2, "use_tome")
    assert table.options(2) == ["resolve feed_the_mind", "resolve raise_the_dead"]
    for seat in (SPECTATOR, 0, 1):
        assert "feed_the_mind" not in str(table.events(seat))
        assert "raise_the_dead" not in str(table.events(seat))
        assert table.view(seat)["zones"]["looking.2"]["cards"] is None
    table.answer(2, "resolve raise_the_dead")
    assert dials(table) == [8, 8, 7, 10]
    assert (table.zone("spells")[0], table.zone("spells")[-1], len(table.zone("spells"))) == (
        "feed_the_mind",
        "dark_pact",
        19,
    )
    assert table.zone("box") == ["raise_the_dead"]
    assert "feed_the_mind" not in str(table.events(0))


@pytest.mark.rule("46.1")
def test_a_spell_is_revealed_to_all_while_it_is_resolved() -> None:
    table = keeper(top={"spells": ["dark_pact", "feed_the_mind"]})
    table.answer(2, "use_tome")
    table.answer(2, "resolve dark_pact")
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.view(seat)["zones"]["spell"]["cards"] == ["dark_pact"]
    table.answer(2, "pick_resource food")
    assert (table.zone("spell"), table.zone("box")) == ([], ["dark_pact"])


@pytest.mark.rule("49.13", "46.1", "49.11")
def test_nobody_but_the_keeper_resolves_spells() -> None:
    table = keeper(current=0)
    assert "use_tome" not in table.verbs(0)
    assert table.why_not(0, "use_tome")[1] == "49.13"
    assert "use_tome" in keeper(current=0, keeper="jeanne").verbs(0)
    assert "use_tome" not in keeper(keeper="jeanne").verbs(2)


@pytest.mark.rule("49.13", "1.10")
def test_the_tome_is_used_once_in_a_turn_and_as_an_action() -> None:
    table = keeper(top={"spells": ["raise_the_dead", "feed_the_mind"], "mythos": ["class_struggle"]})
    table.answer(2, "use_tome")
    table.answer(2, "resolve raise_the_dead")
    assert table.ask() == "performing.act"
    assert table.why_not(2, "use_tome")[1] == "1.10"
    table.answer(2, "move d1")
    assert table.ask() == "choice_crisis.choose"


@pytest.mark.rule("46.2", "49.13")
def test_without_spells_the_keeper_resolves_none() -> None:
    table = keeper([])
    assert table.why_not(2, "use_tome")[1] == "46.2"
    assert "use_tome" not in table.verbs(2)
    assert "use_feat" not in table.verbs(2)  # Quick Cast resolves the top spell
    assert {"use_tome", "use_feat"} <= keeper(["dark_pact"]).verbs(2)


@pytest.mark.rule("46.2")
def test_the_last_spell_may_be_resolved() -> None:
    table = keeper(["raise_the_dead"])
    table.answer(2, "use_tome")
    assert table.options(2) == ["resolve raise_the_dead", "put_under raise_the_dead"]
    table.answer(2, "resolve raise_the_dead")
    assert (table.zone("spells"), dials(table)) == ([], [8, 8, 7, 10])


@pytest.mark.rule("46.2")
def test_the_last_spell_may_be_left_in_the_deck() -> None:
    table = keeper(["raise_the_dead"])
    table.answer(2, "use_tome")
    table.answer(2, "put_under raise_the_dead")
    assert (table.zone("spells"), dials(table), table.ask()) == (
        ["raise_the_dead"],
        [8, 8, 8, 8],
        "performing.act",
    )


@pytest.mark.rule("49.13", "46.2")
def test_of_two_spells_one_must_be_resolved() -> None:
    table = keeper(["raise_the_dead", "feed_the_mind"])
    table.answer(2, "use_tome")
    assert table.options(2) == ["resolve feed_the_mind", "resolve raise_the_dead"]


@pytest.mark.rule("46.1")
def test_quick_cast_resolves_the_top_spell_which_leaves_the_game() -> None:
    table = keeper(top={"spells": ["raise_the_dead", "feed_the_mind"]})
    table.answer(2, "use_feat")
    assert (dials(table), table.zone("box")) == ([8, 8, 7, 10], ["raise_the_dead"])
    assert (table.zone("spells")[-1], len(table.zone("spells"))) == ("feed_the_mind", 19)
    assert table.why_not(2, "use_feat")[1] == "20.3"


@pytest.mark.rule("46.1", "49.13")
def test_quick_cast_is_for_the_keeper() -> None:
    assert "use_feat" not in keeper(keeper="jeanne").verbs(2)


@pytest.mark.rule("46.2")
def test_without_spells_none_can_be_resolved() -> None:
    assert "use_feat" in keeper().verbs(2)
    assert "use_feat" not in keeper(zones={"box": [*ALL_SPELLS]}).verbs(2)
    with expect_refusal("effect_not_possible", "spell"):
        ship(run=["ritual+1", "spell"], zones={"box": [*ALL_SPELLS]})


@pytest.mark.rule("1.7")
@pytest.mark.parametrize(("answer", "place"), [("put_on_top", -1), ("put_under", 0)])
def test_occult_training_looks_at_the_top_spell_in_secret(answer: str, place: int) -> None:
    table = keeper(top={"spells": ["raise_the_dead", "feed_the_mind"]})
    table.answer(2, "use_ability")
    assert table.options(2) == ["put_on_top raise_the_dead", "put_under raise_the_dead"]
    table.answer(2, f"{answer} raise_the_dead")
    assert (table.zone("spells")[place], len(table.zone("spells"))) == ("raise_the_dead", 20)
    assert "raise_the_dead" not in str(table.events(0))
