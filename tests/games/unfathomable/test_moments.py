"""Moments of Unfathomable: the skill check, and the Deep Ones that have still to act."""

import pytest

from tests.games.unfathomable.reacting import pass_until
from tests.games.unfathomable.ship import ship
from tests.games.unfathomable.test_reactions_checks import CREW, check, check_of
from tests.table import new
from turncoat.kernel.dice import fast
from turncoat.kernel.shapes import Json


def test_a_check_is_a_moment_from_its_announcement_on() -> None:
    table = check(CREW, hands={"jamie": ["rampage:3"]})
    told = {"target": 9, "partial_at": 0, "skills": ["lore", "observation"], "modifier": 0}
    assert (table.moment("check"), table.moment("window")) == (told, {"trigger": "before_check"})
    table.answer(1, "pass")
    assert (table.moment("check"), table.moment("window")) == (told, None)


def test_the_moment_of_a_check_tells_a_partial_pass() -> None:
    moment = check_of("adrift_fishing_boat", CREW, hands={"jamie": ["rampage:3"]}).moment("check")
    assert moment is not None
    assert (moment["target"], moment["partial_at"]) == (16, 13)


def test_the_moment_of_a_check_follows_reactions() -> None:
    hands: dict[str, Json] = {"jeanne": ["forced_learning:5"], "jamie": ["rampage:3", "determination:3"]}
    table = check(CREW, hands=hands)
    table.answer(0, "force_learning forced_learning:5 strength")
    moment = table.moment("check")
    assert moment is not None
    assert moment["skills"] == ["lore", "observation", "strength"]
    pass_until(table, "after_total")
    table.answer(1, next(option for option in table.options(1) if option != "pass"))
    moment = table.moment("check")
    assert moment is not None
    assert moment["modifier"] in (2, -2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cards_are_added_within_a_check_at_every_table(players: int) -> None:
    table, dice, asked = new("unfathomable", players, 5), fast(3), 0
    while asked < 5:
        decisions = table.session.decisions()
        if decisions[0]["ask"] == "check.add_cards":
            moment = table.moment("check")
            assert moment is not None
            assert moment["target"] == table.told("check_begun")[-1]["target"]
            asked += 1
        options = decisions[0]["options"]
        table.session.answer(decisions[0]["seat"], options[dice.below(len(options))]["id"])


@pytest.mark.rule("4.13")
def test_deep_ones_are_a_moment_until_each_has_acted() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"w3": 1, "w5": 2, "d7": 1}, passengers={"d7": ["soul"]})
    assert table.moment("activation") == {"waiting": {"w3": 1, "w5": 2, "d7": 1}}
    table.answer(table.session.state.current, "pick_space w5")
    assert table.moment("activation") == {"waiting": {"w3": 1, "w5": 1, "d7": 1}}
    for space in ("w5", "w3"):  # the last one has no choice
        table.answer(table.session.state.current, f"pick_space {space}")
    assert table.moment("activation") is None
