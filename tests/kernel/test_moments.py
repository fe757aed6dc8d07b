"""Moments: their declaration, their fields in words, and windows."""

import pytest

from tests.boat import boat, weather
from tests.kernel.toy import lay_out
from turncoat.games.catalog import GAMES
from turncoat.kernel.changes import Changes
from turncoat.kernel.declarations import Vocabulary
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import UNKNOWN
from turncoat.kernel.moments import KERNEL_MOMENTS, MomentField, MomentKind, Told
from turncoat.kernel.names import Names
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.shapes import MomentValue

PROCEDURE = Procedure("swimming", {"lane": 0})


def describe_lane(stack: list[Frame], at: int) -> list[Told] | None:
    return [stack[at].v[0]]


def pool(kinds: list[MomentKind], procedures: list[Procedure] | None = None) -> Game:
    given = [PROCEDURE] if procedures is None else procedures
    vocabulary = Vocabulary([], [], [], names={"lane": ["left", "right"]})
    return Game("pool", 1, 2, lay_out(), given, vocabulary, moments=kinds)


def lanes() -> Names:
    names = Names()
    names.add("lane", ["left", "right"])
    return names


@pytest.mark.parametrize(
    ("kind", "told", "value"),
    [
        ("lane", 1, "right"),
        ("lane?", 0, "left"),
        ("lane?", UNKNOWN, None),
        ("lane*", [1, 0], ["right", "left"]),
        ("lane:number", {1: 4}, {"right": 4}),
        ("number", 7, 7),
        ("seat", 2, 2),
        ("seat?", UNKNOWN, None),
        ("bool", 1, True),
        ("bool", 0, False),
        ("dry|wet", "wet", "wet"),
    ],
)
def test_a_field_is_told_in_words_by_its_kind(kind: str, told: Told, value: MomentValue) -> None:
    assert MomentField("field", kind).value(lanes(), told) == value


def test_a_word_that_was_not_declared_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"^field=state,word=damp,expected=dry\|wet$"):
        MomentField("state", "dry|wet").value(lanes(), "damp")


def test_a_moment_tells_every_field_that_it_declares() -> None:
    with pytest.raises(ValueError, match=r"^moment=race,told=0,expected=1$"):
        MomentKind("race", {"lane": "lane"}, {}).wire(lanes(), [])


def test_a_moment_is_declared_for_procedures_and_names_of_the_game() -> None:
    with pytest.raises(ValueError, match=r"^moment=race,procedure=swimming,expected=one_of_the_game$"):
        pool([MomentKind("race", {"lane": "lane"}, {PROCEDURE: describe_lane})], [])
    with pytest.raises(ValueError, match=r"^moment=race,field=lane,kind=road,expected=card\|"):
        pool([MomentKind("race", {"lane": "road"}, {PROCEDURE: describe_lane})])


def test_moments_are_told_from_the_outermost_to_the_innermost() -> None:
    game = pool([MomentKind("race", {"lane": "lane"}, {PROCEDURE: describe_lane})])
    stack = [Frame(PROCEDURE.number, 0, [lane], None) for lane in (1, 0)]
    assert game.moments.of(stack) == [{"moment": "race", "lane": "right"}, {"moment": "race", "lane": "left"}]


def test_every_game_has_the_moments_of_the_kernel_and_no_name_twice() -> None:
    for game in GAMES.values():
        listed = [kind.name for kind in game.moments.kinds]
        assert listed[: len(KERNEL_MOMENTS)] == [kind.name for kind in KERNEL_MOMENTS]
        assert len(set(listed)) == len(listed)


def test_a_window_is_a_moment_while_seats_may_react() -> None:
    table = boat(hands={"0": ["rope:3"]}, dice=[3, 3], top={"weather": ["sharks"]})
    assert table.moment("window") is None
    table.answer(0, "row")
    assert table.moment("window") == {"trigger": "before_die"}
    table.pass_all()
    assert table.moment("window") is None


@pytest.mark.parametrize("options", [{}, {"windows": "together"}])
def test_a_window_is_the_same_moment_in_turn_and_together(options: dict[str, str]) -> None:
    table = boat(options={**options}, dice=[3, 3], top={"weather": ["sharks"]})
    table.answer(0, "row")
    assert table.moment("window") == {"trigger": "before_die"}


def test_moments_are_sent_when_they_changed() -> None:
    table = weather("leak", hands={"1": ["bail:1", "bail:2"]})
    before = table.session.state.copy()
    table.answer(1, "add bail:2")
    same = table.session.state.copy()
    assert "moments" not in Changes(before, same).public  # the same seat is asked for another card
    table.answer(1, "done")
    assert Changes(same, table.session.state).public["moments"] == [
        {"moment": "check", "card": "leak", "asked": 2}
    ]
