"""Goals of fuzzing for The Thing: completeness, and reaching each by its own situation."""

import pytest

from turncoat.games.thing.board import CHARACTERS, FIRST_LOCATION
from turncoat.games.thing.game import THING
from turncoat.games.thing.places import GREEN, NAMES
from turncoat.kernel.verbs import KERNEL_VERBS
from turncoat.lab.fuzz.games import goals_of, manners_of
from turncoat.lab.fuzz.goals import Goals
from turncoat.lab.fuzz.run import Batch, FuzzTally, play_batch

GOALS = goals_of(THING)


@pytest.fixture(scope="module")
def tally() -> FuzzTally:
    """The tally of one game in each manner, with cards and with dice."""
    total = play_batch(Batch("thing", 5, {}, range(len(manners_of(THING)))), lambda: False)
    total.add(play_batch(Batch("thing", 2, {}, range(len(manners_of(THING)))), lambda: False))
    return total


@pytest.mark.parametrize("place", NAMES[:GREEN])
def test_every_location_is_to_be_used_sabotaged_and_wrecked(place: str) -> None:
    assert {f"activate:{place}", f"sabotage:{place}", f"wreck:{place}"} <= set(GOALS.demanded)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_an_ability_to_use_with_cards_and_with_dice(character: str) -> None:
    assert {f"ability:{character}:cards", f"ability:{character}:dice"} <= set(GOALS.demanded)


@pytest.mark.parametrize("character", ["macready", "blair", "windows"])
@pytest.mark.parametrize("mode", ["cards", "dice"])
def test_who_may_do_more_is_to_decline_too(character: str, mode: str) -> None:
    assert f"declined:{character}:{mode}" in GOALS.demanded


@pytest.mark.parametrize(
    "goal",
    ["repair:radio", "activate:boiler", "wreck:kitchen"],
)
def test_what_happens_in_most_games_is_reached(tally: FuzzTally, goal: str) -> None:
    assert tally.reached[goal]


@pytest.mark.parametrize("card", [*THING.layout.cards[3:FIRST_LOCATION]])
def test_every_weapon_and_item_is_to_be_used(card: str) -> None:
    assert any(f":{card}" in goal for goal in GOALS.demanded if goal.startswith(("weapon:", "item:")))


def test_every_choice_of_every_setting_is_to_be_played() -> None:
    for setting in THING.settings:
        for choice in setting.choices:
            assert f"setting:{setting.name}={choice}" in GOALS.demanded


def test_only_what_the_kernel_offers_is_left_out_and_it_exists() -> None:
    general = set(Goals(THING).demanded)
    assert general >= GOALS.unused
    own = {f"verb:{verb.name}" for verb in THING.verbs[len(KERNEL_VERBS) :]}
    assert not own & GOALS.unused


def test_nothing_is_reached_that_is_no_goal(tally: FuzzTally) -> None:
    assert set(tally.reached) <= {*GOALS.demanded, *GOALS.counted}


def test_a_few_games_reach_most_of_what_there_is(tally: FuzzTally) -> None:
    assert not tally.failures
    reached = [goal for goal in GOALS.demanded if tally.reached[goal]]
    assert len(reached) > 0.6 * len(GOALS.demanded)


def test_there_are_habits_for_the_station() -> None:
    assert len(manners_of(THING)) == 10
