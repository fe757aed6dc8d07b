"""Whole games with talking bots (G11): no illegal statements, contradictions, loyal lies, open questions."""

from functools import cache
from itertools import pairwise

import pytest

from tests.bots.talking.tables import Talked, play_with_talk
from turncoat.bots.diary import NEWS
from turncoat.lab.simulate.talk_audit import saw_traitor
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.statements import KINDS, Statement

TABLES = [
    ("unfathomable", 3, "persona"),
    ("unfathomable", 5, "persona"),
    ("unfathomable", 6, "belief"),
    ("thing", 4, "persona"),
    ("thing", 6, "belief"),
    ("thing", 8, "persona"),
]
COOPERATING = [("thing", 1, "persona"), ("thing", 3, "belief")]
SEEDS = 2


@cache
def games(game: str, players: int, name: str) -> list[Talked]:
    return [play_with_talk(game, players, seed, name) for seed in range(SEEDS)]


def statements(table: tuple[str, int, str]) -> list[Statement]:
    return [one for played in games(*table) for one in played.record.said]


@pytest.mark.slow
@pytest.mark.parametrize("table", [*TABLES, *COOPERATING])
def test_nothing_is_refused_and_nobody_contradicts_what_they_said(table: tuple[str, int, str]) -> None:
    for played in games(*table):  # a refusal would have stopped the game
        assert played.said
        for one in played.said:
            assert not one.belied, one


@pytest.mark.parametrize("table", TABLES)
def test_loyal_bots_never_claim_to_have_seen_what_they_have_not(table: tuple[str, int, str]) -> None:
    for played in games(*table):
        journal = played.state.journal
        assert journal is not None
        for one in played.said:
            if one.statement.kind == "claim_seen" and one.is_loyal:
                seen = saw_traitor(played.state.game, one.statement, journal)
                assert seen == (one.statement.level == "traitor"), one


def test_direct_questions_are_answered() -> None:
    asked = sum(KINDS[one.kind].is_question for table in TABLES for one in statements(table))
    answered = sum(played.record.answered for table in TABLES for played in games(*table))
    assert asked >= 50
    assert answered >= 0.95 * asked


def test_who_doubts_somebody_says_because_of_what() -> None:
    doubts = [
        one
        for table in TABLES
        for one in statements(table)
        if one.kind == "estimate" and one.level in DOUBTING
    ]
    assert len(doubts) >= 20
    assert sum(one.reason != "" for one in doubts) >= 0.9 * len(doubts)


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_lively_and_nobody_shouts(table: tuple[str, int, str]) -> None:
    choices = sum(played.choices for played in games(*table))
    assert 3.0 <= choices / len(statements(table)) <= 10.0


def test_almost_everything_that_can_be_said_is_said() -> None:
    kinds = {one.kind for table in TABLES for one in statements(table)}
    assert kinds >= set(KINDS) - {"take_back", "claim_self", "promise"}


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5)])
def test_the_same_seed_gives_the_same_talk(game: str, players: int) -> None:
    written = [play_with_talk(game, players, 7, "belief", most=250).record.to_wire() for _ in range(2)]
    assert written[0] == written[1]
    assert written[0]


@pytest.mark.parametrize("table", [table for table in TABLES if table[2] == "belief"])
def test_diaries_give_reasons_that_everybody_can_look_up(table: tuple[str, int, str]) -> None:
    for played in games(*table):
        journal = played.state.journal
        assert journal is not None
        for bot in played.bots:
            entries = bot.diary()
            assert any(entry.reasons for entry in entries)
            for entry in entries:
                for reason in entry.reasons:
                    assert 0 <= reason.event < entry.heard <= len(journal)
                    assert reason.shift


@pytest.mark.parametrize("table", TABLES)
def test_diaries_are_written_only_when_something_is_new(table: tuple[str, int, str]) -> None:
    for played in games(*table):
        for seat, bot in enumerate(played.bots):
            entries = bot.diary()
            said = [one.kind for one in played.record.said if one.speaker == seat]
            assert [entry.said for entry in entries if entry.said] == said
            for before, entry in pairwise(entries):
                moved = max(abs(now - then) for now, then in zip(entry.beliefs, before.beliefs, strict=True))
                assert entry.said or moved > NEWS


@pytest.mark.parametrize("table", COOPERATING)
def test_where_nobody_hides_only_open_things_are_said(table: tuple[str, int, str]) -> None:
    assert all(KINDS[one.kind].is_open for one in statements(table))
