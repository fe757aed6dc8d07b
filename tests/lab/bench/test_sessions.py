"""`turncoat bench sessions`: a script plays games through the page and notes what a person would have to wait for."""

import json

import pytest

from tools.web import BROWSER
from turncoat.kernel.errors import BadInput
from turncoat.lab.bench.page.sessions import SESSIONS, Plan, course_of, run, summary


@pytest.mark.slow
def test_a_newcomers_game_is_played_through_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(["lifeboat"], pause=0.2, limit=0.5, seed=1, browser=BROWSER)
    assert run(plan, as_json=True) == 0
    course = json.loads(capsys.readouterr().out)["sessions"]["lifeboat"]
    assert course["prompts"] >= 1
    assert course["presses"] >= course["prompts"]
    assert course["screen"]["scene"] > 0  # the opening
    assert sum(course["screen"].values()) == pytest.approx(60 * course["minutes"], abs=1)


@pytest.mark.slow
def test_a_hosted_table_is_filled_with_bots_through_the_lobby(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(["unfathomable-express", "thing-solo"], pause=0, limit=0.3, seed=1, browser=BROWSER)
    assert run(plan, as_json=False) == 0
    table = capsys.readouterr().out
    assert "with one answer only" in table
    assert "(stopped)" in table


def test_waits_are_from_an_answer_to_the_next_question_or_the_next_real_choice() -> None:
    told = {
        "seconds": 30,
        "isOver": True,
        "turns": 2,
        "presses": 4,
        "screen": {"asked": 3_000, "told": 6_000, "scene": 0, "meeting": 0, "waiting": 21_000, "loading": 0},
        "prompts": [
            {"answers": 3, "isReaction": False, "came": 0, "answered": 1_000},
            {"answers": 1, "isReaction": True, "came": 3_000, "answered": 4_000},
            {"answers": 2, "isReaction": False, "came": 9_000, "answered": 10_000},
        ],
    }
    course = course_of(told)
    assert (course.prompts, course.single, course.reactions) == (3, 1, 1)
    assert course.waits == (2.0, 5.0)
    assert course.between == (8.0,)
    assert course.share("waiting") == pytest.approx(70)


def test_nothing_to_wait_for_is_no_wait() -> None:
    assert summary(()) == {"sum": 0, "median": 0, "p90": 0, "max": 0}


def test_the_six_sessions_are_those_of_the_review() -> None:
    assert len(SESSIONS) == 6
    assert {session.game for session in SESSIONS.values()} == {"unfathomable", "thing", "lifeboat"}


def test_an_unknown_session_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown_name: chess"):
        run(Plan(["chess"], 1, 1, 1, BROWSER), as_json=True)
