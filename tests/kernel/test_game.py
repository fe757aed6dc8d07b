"""Assembly of a game, and dealing."""

import pytest

from tests.kernel.toy import TOY, lay_out
from tests.table import expect_refusal
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel import effects
from turncoat.kernel.declarations import NO_TRIGGER, Content, Vocabulary
from turncoat.kernel.dice import fast
from turncoat.kernel.effects import Effect
from turncoat.kernel.game import KERNEL_NODES, Game
from turncoat.kernel.ids import UNKNOWN
from turncoat.kernel.settings import Setting
from turncoat.kernel.verbs import KERNEL_VERBS, Verb

LIFEBOAT = GAMES["lifeboat"]


def test_games_are_found_by_name() -> None:
    assert game_named("lifeboat") is LIFEBOAT
    with expect_refusal("unknown_game", "raft"):
        game_named("raft")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    with expect_refusal("wrong_player_count", "2-4"):
        TOY.new(seats, fast(0))


def test_settings_are_chosen_by_name_or_left_as_they_are() -> None:
    assert LIFEBOAT.settle({}) == (1, 0, 0, 0)
    assert LIFEBOAT.settle({"sea": "rough", "secrecy": "strict"}) == (0, 0, 0, 1)
    with expect_refusal("unknown_option", "moon"):
        LIFEBOAT.settle({"moon": "full"})
    with expect_refusal("unknown_choice", "sea=wild"):
        LIFEBOAT.settle({"sea": "wild"})


def test_a_verb_has_the_number_of_its_place() -> None:
    with pytest.raises(ValueError, match=r"^verb=swim,number=9,expected=5$"):
        Game("pool", 1, 2, lay_out(), [], Vocabulary([Verb(9, "swim")], [], []))


def test_two_effects_of_a_game_cannot_have_one_name() -> None:
    class Seq(Effect):
        """Has the name of a kernel class."""

    place = KERNEL_NODES.index(effects.Seq)
    with pytest.raises(ValueError, match=rf"^node=Seq,at={len(KERNEL_NODES)},taken_by={place}$"):
        Game("pool", 1, 2, lay_out(), [], Vocabulary([], [], []), content=Content([Seq]))


def test_what_a_game_does_not_declare_is_empty_and_its_die_has_six_sides() -> None:
    pool = Game("pool", 1, 2, lay_out(), [], Vocabulary([], [], []))
    assert (pool.die.sides, pool.die.before, pool.die.after) == (6, NO_TRIGGER, NO_TRIGGER)
    assert (pool.triggers, pool.numbers, pool.board, pool.card_effects) == ([], [], {}, {})
    assert pool.verbs == list(KERNEL_VERBS)


def test_a_verb_has_two_arguments_at_most() -> None:
    with pytest.raises(ValueError, match=r"^verb=juggle,arguments=3,expected=0-2$"):
        Verb(4, "juggle", (("a", "card"), ("b", "card"), ("c", "card")))


def test_the_default_of_a_setting_is_one_of_its_choices() -> None:
    with pytest.raises(ValueError, match=r"^setting=sea,choice=wild,expected=calm\|rough$"):
        Setting("sea", ["calm", "rough"], "wild")
    with pytest.raises(ValueError, match=r"^setting=sea,choice=flat,expected=calm\|rough$"):
        Setting("sea", ["calm", "rough"], "calm", before="flat")


def test_nothing_has_run_when_a_game_is_dealt() -> None:
    s = LIFEBOAT.deal(3, fast(1))
    assert (s.decision, s.current, [f.step for f in s.stack]) == (0, s.current, [0])
    assert LIFEBOAT.all_seats(s) == 0b111


def test_a_card_acts_by_the_rule_of_its_family() -> None:
    weather = LIFEBOAT.layout.card_named["sharks"]
    assert LIFEBOAT.rule_of(weather) == "L8.1"
    assert LIFEBOAT.rule_of(LIFEBOAT.layout.card_named["oar:1"]) == ""
    assert LIFEBOAT.rule_of(UNKNOWN) == ""
