import pytest

from tests.games.unfathomable.facts.notation import Fact, facts_of, outline, read, snake, write


@pytest.mark.parametrize(
    ("notation", "facts"),
    [
        ("none", []),
        ("lose(food,2)", [("lose", "food", 2)]),
        ("travel(+1); ritual(-2)", [("travel", 1), ("ritual", -2)]),
        (
            "lose(food,1); if(travel>0){travel(-1)}else{lose(fuel,1)}",
            [("lose", "food", 1), ("if", "travel", ">", 0), ("travel", -1), ("lose", "fuel", 1)],
        ),
        (
            "may{cost{risk(3)}=>{roll(>=5){gain(fuel,2)}}}",
            [("may",), ("cost",), ("risk", 3), ("roll", ">=", 5), ("gain", "fuel", 2)],
        ),
        ("choose{travel(-1)}or{lose(fuel,1)}", [("choose",), ("travel", -1), ("lose", "fuel", 1)]),
        ("travel(-2,short=lose(fuel,1))", [("travel", -2), ("short",), ("lose", "fuel", 1)]),
        ("ritual(+1+floor((total-9)/2))", [("ritual", 1, "plus", "floor((total-9)/2)")]),
        ("move(human*[not in Brig],Brig)", [("move", "human*", "[not_in_brig]", "brig")]),
        ("spawn(1,Captain's Cabin)", [("spawn", 1, "captains_cabin")]),
        ("spawn(1,each_room6)", [("spawn", 1, "each_room6")]),
        (
            "discard(you,1 lore); roll(+value<=6){lose(souls,1)}",
            [("discard", "you", 1, "lore"), ("roll", "+value", "<=", 6), ("lose", "souls", 1)],
        ),
        ("risk(1..4)", [("risk", 1, 4)]),
        ("remove(top 5 of item deck)", [("remove", "top", 5, "of_item_deck")]),
        ("look(item,5) keep 1, shuffle the rest; act(DO)", [("look", "item", 5), ("act", "do")]),
        ("chaos_rebuild()", [("chaos_rebuild",)]),
    ],
)
def test_notation_is_read(notation: str, facts: list[Fact]) -> None:
    assert facts_of(notation) == facts
    assert read(write(facts)) == facts


def test_an_outline_leaves_out_who_and_where() -> None:
    assert outline(("discard", "each_human", 2)) == ("discard", 2)
    assert outline(("spawn", 1, "each_deck")) == ("spawn", 1)
    assert outline(("lose", "food", 2)) == ("lose", "food", 2)
    assert outline(("reset", "travel")) == ("reset", "travel")


def test_a_bracket_that_never_closes_is_refused() -> None:
    with pytest.raises(ValueError, match="no closing bracket"):
        facts_of("may{lose(food,1)")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("E.O.T. Failure", "eot_failure"),
        ("Lure of Y'ha-nthlei", "lure_of_yha_nthlei"),
        ('"Lucky" Ring', "lucky_ring"),
        ("Ticket, Please", "ticket_please"),
    ],
)
def test_names_are_spelled_as_in_the_game(name: str, expected: str) -> None:
    assert snake(name) == expected
