"""Parsing of simulation plans."""

import pytest

from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game
from turncoat.lab.simulate.casting import Bots, Cast, read_bots
from turncoat.lab.simulate.plan import Options, read_options, read_tables
from turncoat_lifeboat.game import LIFEBOAT

BOTH = read_bots("random:0.5,sensible:0.5")


@pytest.mark.parametrize(
    ("text", "tables"),
    [
        (None, (4,)),
        ("3", (3,)),
        ("3-5", (3, 4, 5)),
        ("3,5", (3, 5)),
        ("4-5,3,4", (4, 5, 3)),
        ("all", (3, 4, 5)),
    ],
)
def test_tables_are_a_number_a_range_a_list_or_all(text: str | None, tables: tuple[int, ...]) -> None:
    assert read_tables(LIFEBOAT, text) == tables


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("9", "wrong_player_count", "9 (3-5)"),
        ("2-4", "wrong_player_count", "2-4 (3-5)"),
        ("5-3", "wrong_player_count", "5-3 (3-5)"),
        ("many", "bad_player_count", "many (4, 3-6, 3,5 or all)"),
        ("3-", "bad_player_count", "3- (4, 3-6, 3,5 or all)"),
    ],
)
def test_tables_that_the_game_does_not_have_are_refused(text: str, code: str, detail: str) -> None:
    with expect_refusal(code, detail):
        read_tables(LIFEBOAT, text)


def test_bots_are_one_for_all_one_for_each_or_a_mixture() -> None:
    assert read_bots("random").at(3, 0, 0) == ["random"] * 3
    assert read_bots("random,sensible,random").at(3, 0, 0) == ["random", "sensible", "random"]
    drawn = [name for seed in range(200) for name in BOTH.at(5, seed, 0)]
    assert 400 < drawn.count("sensible") < 600
    assert BOTH.at(5, 7, 0) == BOTH.at(5, 7, 0)
    assert [str(read_bots(text)) for text in ("random", "random:1,sensible:0.25")] == [
        "random",
        "random:1,sensible:0.25",
    ]


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("clever", "unknown_bot", None),
        ("random:0.5,sensible", "bad_mixture", "random:0.5,sensible (a:0.5,b:0.5)"),
        ("random:0,sensible:0", "bad_mixture", "random:0,sensible:0 (a:0.5,b:0.5)"),
        ("random:-1,sensible:2", "bad_mixture", "random:-1,sensible:2 (a:0.5,b:0.5)"),
        ("random:nan,sensible:2", "bad_mixture", "random:nan,sensible:2 (a:0.5,b:0.5)"),
    ],
)
def test_bots_that_make_no_sense_are_refused(text: str, code: str, detail: str | None) -> None:
    with expect_refusal(code, detail):
        read_bots(text)


def test_bots_for_each_seat_must_be_as_many_as_the_seats() -> None:
    with expect_refusal("wrong_bot_count", "2 != 4"):
        read_bots("random,random").check_seats(4)


def test_a_mirrored_table_turns_until_everybody_has_sat_everywhere() -> None:
    seated = Bots(("a", "b", "a", "b"))
    cast = Cast(seated, seated)
    assert cast.turns(4) == 2
    assert [cast.faces(4, 0, turn)[0][0] for turn in range(4)] == ["a", "b", "a", "b"]
    single = Bots(("a", "b", "c"))
    assert sorted(Cast(single, single).faces(3, 0, turn)[0][0] for turn in range(3)) == ["a", "b", "c"]
    assert Cast(Bots(("a",)), Bots(("b",))).turns(4) == 1
    assert Cast(BOTH, BOTH).turns(4) == 4


def test_a_seat_of_a_mixture_plays_the_same_bot_on_both_sides() -> None:
    assert all(loyal == traitor for loyal, traitor in Cast(BOTH, BOTH).faces(6, 3))


def test_a_star_takes_all_values_of_an_option_in_turn() -> None:
    options = read_options(LIFEBOAT, {"sea": "*", "wreckers": "*", "secrecy": "strict"})
    seen = [tuple(sorted(options.of(seed).items())) for seed in range(4)]
    assert len(set(seen)) == 4
    assert all(("secrecy", "strict") in chosen for chosen in seen)
    assert options.of(-1) == options.of(3)
    assert options.starred_options(0) == ["sea=calm", "wreckers=usual"]
    assert Options({"sea": "rough"}).starred_options(0) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_any_option_can_be_starred(game: Game) -> None:
    options = read_options(game, {setting.name: "*" for setting in game.settings})
    for seed in range(20):
        game.settle(options.of(seed))


def test_unknown_options_are_refused() -> None:
    with expect_refusal("unknown_option", "moon"):
        read_options(LIFEBOAT, {"moon": "*"})
    with expect_refusal("unknown_choice", "sea=flat"):
        read_options(LIFEBOAT, {"sea": "flat", "wreckers": "*"})
