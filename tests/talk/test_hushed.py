"""Hushed questions: no seat is asked to speak where that would reveal that it had a choice."""

from collections import Counter

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, options, take
from turncoat.kernel.dice import fast
from turncoat.kernel.imagine import imagine
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.windows import WINDOW
from turncoat.talk.games import GAME_TALK
from turncoat.talk.hushed import is_harmless

TELLING = 0.03  # of the cases: so often another player could have been wrong about whether there is a choice


def question_of(s: State) -> tuple[str, str]:
    frame = s.stack[-1]
    procedure = s.game.procedures[frame.procedure]
    return procedure.name, procedure.steps[frame.step].name


def surprises(game: str, seats: int, seed: int, cases: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    """Count, for each question, how often a seat has a choice here and none in a world that looks the same to another
    player, or the reverse."""
    s = GAMES[game].deal(seats, fast(seed))
    journal = s.journal = []
    run(s)
    dice, worlds = fast(seed + 1), fast(seed + 2)
    knowledge = Knowledge(s.game)
    counts: Counter[tuple[str, str]] = Counter()
    while s.ending == RUNNING:
        for event in journal:
            knowledge.hear(event)
        journal.clear()
        seat, legal = ask_next(s)
        if is_harmless(view(s, seat)):
            other = (seat + 1 + dice.below(seats - 1)) % seats
            world = imagine(view(s, other), fast(worlds.below(1 << 32)), knowledge)
            cases[question_of(s)] += 1
            counts[question_of(s)] += (len(options(world, seat)) > 1) != (len(legal) > 1)
        take(s, seat, legal[dice.below(len(legal))])
    return counts


@pytest.mark.parametrize(
    ("game", "seats"), [("unfathomable", 4), ("unfathomable", 6), ("thing", 4), ("thing", 7)]
)
def test_whether_a_bot_that_may_speak_has_a_choice_is_no_secret(game: str, seats: int) -> None:
    cases: Counter[tuple[str, str]] = Counter()
    counts: Counter[tuple[str, str]] = Counter()
    for seed in range(3):
        counts.update(surprises(game, seats, seed, cases))
    assert len(cases) > 5
    telling = {ask for ask, count in counts.items() if count > 1 + TELLING * cases[ask]}
    assert not telling, sorted(telling)


@pytest.mark.parametrize("game", GAME_TALK)
def test_every_question_that_is_hushed_is_one_of_the_game(game: str) -> None:
    there = {
        (procedure.name, step.name)
        for procedure in GAMES[game].procedures
        for step in procedure.steps
        if step.ask is not None
    }
    assert GAME_TALK[game].hushed <= there


def test_a_window_is_no_moment_to_speak_up() -> None:
    s = GAMES["unfathomable"].new(4, fast(1))
    dice = fast(2)
    while s.game.procedures[s.stack[-1].procedure] is not WINDOW:
        seat, legal = ask_next(s)
        assert is_harmless(view(s, seat)) == (question_of(s) not in GAME_TALK["unfathomable"].hushed)
        take(s, seat, legal[dice.below(len(legal))])
    seat, _ = ask_next(s)
    assert not is_harmless(view(s, seat))
