import pytest

from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.kernel.names import HIDDEN_NAME, Names

NAMES = GAMES["lifeboat"].names


@pytest.mark.parametrize("kind", list(NAMES.lists))
def test_every_name_gives_back_its_number(kind: str) -> None:
    for number, name in enumerate(NAMES.lists[kind]):
        assert NAMES.name(kind, number) == name
        assert NAMES.number(kind, name) == number


@pytest.mark.parametrize("kind", ["number", "seat"])
def test_numbers_and_seats_stand_for_themselves(kind: str) -> None:
    assert NAMES.name(kind, 4) == 4
    assert NAMES.number(kind, 4) == 4
    assert NAMES.number(kind, "4") == 4
    assert NAMES.number(kind, "-4") == -4


@pytest.mark.parametrize(
    "text", ["", "four", "4.0", "+4", "04", " 4", "4 ", "1_0", "\u00b2", "\u0664", "9" * 5000]
)
def test_a_number_is_written_in_one_way_only(text: str) -> None:
    with expect_refusal("unknown_name", f"seat={text}"):
        NAMES.number("seat", text)


@pytest.mark.parametrize("name", ["oar:9", "", "Oar:1", 3, HIDDEN_NAME])
def test_an_unknown_name_is_refused(name: str | int) -> None:
    with expect_refusal("unknown_name", f"card={name}"):
        NAMES.number("card", name)


def test_what_is_unknown_shows_as_a_question_mark() -> None:
    assert NAMES.name("card", -1) == HIDDEN_NAME


def test_a_kind_or_a_name_twice_is_refused() -> None:
    names = Names()
    names.add("space", ["bow", "stern"])
    with pytest.raises(ValueError, match=r"^kind=space,taken_by=bow\|stern$"):
        names.add("space", ["mast"])
    with pytest.raises(ValueError, match=r"^kind=room,at=1,name=galley,taken_by=0$"):
        names.add("room", ["galley", "galley"])
