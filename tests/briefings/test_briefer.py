"""Briefings of real games: what they have, how long they are, and that they tell no secret."""

from itertools import islice

import pytest

from turncoat.briefings.briefing import Asked, Briefing, Choice, write
from turncoat.briefings.intro import how_to_reply, intro
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import has_seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.views import View, view
from turncoat.lab.llm.briefed_games import briefed_decisions
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import words_of

TABLES = {"lifeboat": 4, "unfathomable": 5, "thing": 6}
LONGEST = 16_000  # characters of a briefing: 4,000 tokens of English


def test_a_briefing_has_the_table_the_news_and_numbered_answers() -> None:
    texts = [point.text() for point in islice(briefed_decisions("lifeboat", 4, 3, "en"), 6)]
    assert "1. Seat 1 (you)" in texts[0]
    assert "Only you can see this: Hand:" in texts[0]
    assert texts[-1].index("## The table") < texts[-1].index("## Since your last answer")
    assert "\n1. " in texts[-1].partition("## Decision")[2]


def test_news_are_told_once_and_finished_turns_stay_in_one_line() -> None:
    told = [point.briefing(point.seen, point.legal) for point in briefed_decisions("lifeboat", 3, 5, "en")]
    first, second = told[1], told[-1]
    assert first.news
    assert not set(first.news) & set(second.news)
    assert any(line.startswith("Turn: Seat 1. ") for line in second.earlier)


def test_what_others_ask_and_what_can_be_said_is_numbered_apart_from_the_answers() -> None:
    asked = Asked(
        7, "L3.2", "Well?", [], [Choice("a", "Yes", ["Both."]), Choice("b", "No", ["Both.", "Mine."])]
    )
    text = write(
        Briefing(["T"], [], [], 0, asked, owed=["Q?"], sayable=["I see."]), words_of("lifeboat", "en")
    )
    assert "- Q?" in text
    assert "s1. I see." in text
    assert text.endswith("## Decision 7 (§L3.2)\nWell?\nFor every option: Both.\n1. Yes\n2. No [Mine.]")


def test_a_text_that_two_answers_share_is_written_once() -> None:
    choices = [Choice("a", "One", ["Long."]), Choice("b", "Two", ["Long."]), Choice("c", "Three")]
    text = write(Briefing(["T"], [], [], 0, Asked(1, "", "?", [], choices)), words_of("lifeboat", "en"))
    assert text.endswith("1. One [Long.]\n2. Two [as for 1]\n3. Three")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_whole_games_are_told_in_every_language_and_briefly(game: str, language: str) -> None:
    words = words_of(game, language)
    gaps = len(words.gaps)
    for point in briefed_decisions(game, TABLES[game], 11, language):
        text = point.text()
        assert 200 < len(text) < LONGEST
        assert "<" not in text
    assert words.gaps[gaps:] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_introduction_has_the_goals_of_every_role_and_how_to_reply(game: str, language: str) -> None:
    told = intro(GAMES[game], language, 0, 4)
    assert 1_000 < len(told) < 8_000
    assert "{" not in told
    assert '{"answer": 2' in how_to_reply(GAMES[game], language)


def other_world(point_seen: View, seed: int) -> tuple[View, list[int]]:
    """What the seat would see and could answer if everything that it cannot know were otherwise."""
    s = imagine(point_seen, fast(seed))
    legal = options(s, point_seen.seat) if has_seat(waiting_seats(s), point_seen.seat) else []
    return view(s, point_seen.seat), legal


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_in_a_world_that_differs_in_secrets_alone_the_text_is_the_same(game: str) -> None:
    differing = 0
    for number, point in enumerate(islice(briefed_decisions(game, TABLES[game], 4, "en", seat=1), 0, 40, 4)):
        seen, legal = other_world(point.seen, number)
        other = imagine(point.seen, fast(number))
        differing += other.zones != point.session.state.zones
        assert write(point.briefing(seen, legal), point.briefer.words) == point.text()
    assert differing > 3


def test_the_comparison_notices_a_view_that_sees_too_much() -> None:
    point = next(islice(briefed_decisions("lifeboat", 4, 4, "en"), 3, None))
    text = point.text()
    leaky = view(point.session.state, 0)
    leaky.zones = [cards[:] for cards in point.session.state.zones]
    assert write(point.briefing(leaky, point.legal), point.briefer.words) != text
