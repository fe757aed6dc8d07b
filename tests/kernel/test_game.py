"""Putting a game together, and dealing one out."""

import pytest

from tests.kernel.toy import TOY, lay_out
from tests.table import refused
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import UNKNOWN
from turncoat.kernel.settings import Setting
from turncoat.kernel.verbs import Verb

LIFEBOAT = GAMES["lifeboat"]


def test_games_are_found_by_name() -> None:
    assert game_named("lifeboat") is LIFEBOAT
    with refused("unknown_game", "raft"):
        game_named("raft")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    with refused("wrong_player_count", "2-4"):
        TOY.new(seats, fast(0))


def test_settings_are_chosen_by_name_or_left_as_they_are() -> None:
    assert LIFEBOAT.settle({}) == (1, 0, 0, 0)
    assert LIFEBOAT.settle({"sea": "rough", "secrecy": "strict"}) == (0, 0, 0, 1)
    with refused("unknown_option", "moon"):
        LIFEBOAT.settle({"moon": "full"})
    with refused("unknown_choice", "sea=wild"):
        LIFEBOAT.settle({"sea": "wild"})


def test_a_verb_has_the_number_of_its_place() -> None:
    with pytest.raises(ValueError, match="swim"):
        Game("pool", 1, 2, lay_out(), [], [Verb(9, "swim")], [], [])


def test_a_verb_has_two_arguments_at_most() -> None:
    with pytest.raises(ValueError, match="juggle"):
        Verb(4, "juggle", (("a", "card"), ("b", "card"), ("c", "card")))


def test_the_default_of_a_setting_is_one_of_its_choices() -> None:
    with pytest.raises(ValueError, match="sea"):
        Setting("sea", ["calm", "rough"], "wild")


def test_nothing_has_run_when_a_game_is_dealt() -> None:
    s = LIFEBOAT.deal(3, fast(1))
    assert (s.decision, s.current, [f.step for f in s.stack]) == (0, s.current, [0])
    assert LIFEBOAT.all_seats(s) == 0b111


def test_a_card_acts_by_the_rule_of_its_family() -> None:
    weather = LIFEBOAT.layout.card_named["sharks"]
    assert LIFEBOAT.rule_of(weather) == "L8.1"
    assert LIFEBOAT.rule_of(LIFEBOAT.layout.card_named["oar:1"]) == ""
    assert LIFEBOAT.rule_of(UNKNOWN) == ""
