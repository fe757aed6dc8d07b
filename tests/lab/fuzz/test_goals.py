"""Goals of fuzzing: completeness, and reaching each by its own situation."""

from collections import Counter

import pytest

from turncoat.games.catalog import GAMES
from turncoat.games.unfathomable.board import CHARACTERS
from turncoat.games.unfathomable.content.rooms import ROOM_ACTIONS
from turncoat.games.unfathomable.content.sheets import KEPT_ACTIONS
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.games.unfathomable.spaces import NAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.session import begin
from turncoat.lab.fuzz.explorers import Explorer, options_for
from turncoat.lab.fuzz.games import goals_of, manners_of
from turncoat.lab.fuzz.run import Batch, FuzzTally, play_batch

GOALS = goals_of(UNFATHOMABLE)


def never() -> bool:
    """Games are never stopped early."""
    return False


@pytest.fixture(scope="module")
def tally() -> FuzzTally:
    """The tally of two games in each manner."""
    return play_batch(Batch("unfathomable", 5, {}, range(16)), never)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_goal_has_one_name_and_the_general_ones_cover_all_words_of_a_game(game: Game) -> None:
    goals = goals_of(game)
    assert max(Counter([*goals.demanded, *goals.counted]).values()) == 1
    for verb in game.verbs:
        assert f"verb:{verb.name}" in {*goals.demanded, *goals.unused}
    for ending in game.endings:
        assert f"ending:{ending}" in goals.demanded
    for trigger in game.triggers:
        is_goal = any(goal.startswith(f"reaction:{trigger.name}.") for goal in goals.demanded)
        assert is_goal == trigger.is_window
    asks = [step for procedure in game.procedures for step in procedure.steps if step.ask is not None]
    questions = sum(goal.startswith("question:") for goal in {*goals.demanded, *goals.unused})
    assert questions == len(asks) - (0 if game.order_rule else 1)


@pytest.mark.parametrize("card", UNFATHOMABLE.layout.cards)
def test_every_card_has_a_goal(card: str) -> None:
    assert any(goal.partition(":")[2] == card or f":{card}:" in goal for goal in GOALS.demanded)


def test_every_room_every_character_and_every_kept_card_has_goals() -> None:
    for space in ROOM_ACTIONS:
        assert f"room:{NAMES[space]}" in GOALS.demanded
    for character in CHARACTERS:
        for what in ("ability", "feat", "reveal_ability"):
            assert f"{what}:{character}" in GOALS.demanded
    for card in KEPT_ACTIONS:
        assert f"kept:{UNFATHOMABLE.layout.cards[card]}:used" in GOALS.demanded


def test_nothing_is_reached_that_is_no_goal(tally: FuzzTally) -> None:
    assert set(tally.reached) <= {*GOALS.demanded, *GOALS.counted}


def test_a_few_games_reach_most_of_what_there_is_and_something_of_each_kind(tally: FuzzTally) -> None:
    assert not tally.failures
    reached = [goal for goal in GOALS.demanded if tally.reached[goal]]
    assert len(reached) > 0.7 * len(GOALS.demanded)
    kinds = {goal.partition(":")[0] for goal in GOALS.demanded}
    assert {goal.partition(":")[0] for goal in reached} == kinds


def test_the_same_seeds_play_the_same_games() -> None:
    batch = Batch("unfathomable", 3, {}, range(2, 4))
    assert play_batch(batch, never) == play_batch(batch, never)


def test_options_that_are_not_given_take_every_choice() -> None:
    tables = [options_for(UNFATHOMABLE, 3, seed, {"windows": "together"}) for seed in range(60)]
    for setting in UNFATHOMABLE.settings:
        expected = {"together"} if setting.name == "windows" else set(UNFATHOMABLE.choices_of(setting, 3))
        assert {table[setting.name] for table in tables} == expected


def test_there_are_players_at_random_with_habits_and_with_curiosity() -> None:
    assert len(manners_of(UNFATHOMABLE)) == 2 * len({habit for habit, _ in manners_of(UNFATHOMABLE)})
    assert manners_of(GAMES["lifeboat"]) == [(None, False), (None, True)]


def test_a_curious_player_comes_to_take_everything_about_equally_often() -> None:
    session = begin(UNFATHOMABLE, 3, fast(0), {})
    (decision,) = session.decisions()
    choose = Explorer(UNFATHOMABLE).chooser(None, is_curious=True)
    seen = session.view_for(decision["seat"])
    dice = fast(1)
    taken = Counter(choose(seen, decision["options"], dice)["id"] for _ in range(300))
    assert len(taken) == len(CHARACTERS)
    assert max(taken.values()) < 2 * min(taken.values())
