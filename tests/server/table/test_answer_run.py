"""Runs of answers to gathered questions: taken one by one, stored together, undone together."""

from collections.abc import Iterator

import pytest

from tests.server.game_positions import GAMES, actor, carry_out, deal_table, play_positions
from turncoat.games.catalog import GAMES as CATALOG
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.wire import option_id
from turncoat.server.table.commands.answer import Answered, AnswerRun, answer_decision, look_ahead
from turncoat.server.table.queries import undoable_answers
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

LONGEST = 8


def gathered(game: str, players: int, wanted: int = 6) -> Iterator[tuple[Table, Seat]]:
    """Positions of a game with a gathered question."""
    table = deal_table(game, players)
    for current, seat, _ in play_positions(table, 11):
        if pending_ask(current.running_state()).is_gathered:
            yield current, seat
            wanted -= 1
            if not wanted:
                return


def picks(table: Table, seat: Seat, seed: int) -> list[str]:
    """Answers to one question, until it ends or the run is full."""
    ahead, dice, picked = table.copy(), fast(seed), list[str]()
    asked = pending_ask(table.running_state())
    while (
        len(picked) < LONGEST
        and ahead.stage == PLAYING
        and has_seat(waiting_seats(ahead.running_state()), seat)
    ):
        s = ahead.running_state()
        if pending_ask(s) is not asked:
            break
        legal = options(s, seat)
        picked.append(option_id(s.game, legal[dice.below(len(legal))]))
        carry_out(ahead, ([answer_decision(ahead, seat, picked[-1], None, "person")], []))
    return picked


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_run_leads_to_the_same_position_as_its_answers_one_by_one(game: str, players: int) -> None:
    longest = 0
    for table, seat in gathered(game, players):
        options_picked = picks(table, seat, table.entries)
        one_by_one, at_once = table.copy(), table.copy()
        for option in options_picked:
            carry_out(one_by_one, ([answer_decision(one_by_one, seat, option, None, "person")], []))
        carry_out(
            at_once, AnswerRun(table.running_state().decision, options_picked).plan(table, actor(seat), 0)
        )
        assert fingerprint(at_once.running_state()) == fingerprint(one_by_one.running_state())
        assert len(at_once.answers) == len(one_by_one.answers)
        assert len(undoable_answers(at_once)) == len(undoable_answers(table)) + 1
        longest = max(longest, len(options_picked))
    assert longest > 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_first_answer_that_is_refused_ends_a_run_and_those_before_it_count(
    game: str, players: int
) -> None:
    for table, seat in gathered(game, players):
        options_picked = picks(table, seat, table.entries)
        run = AnswerRun(table.running_state().decision, [*options_picked, options_picked[0], "bail"])
        after = table.copy()
        before = len(table.answers)
        carry_out(after, run.plan(table, actor(seat), 0))
        by = [one.body.by for one in after.answers[before:] if isinstance(one.body, Answered)]
        assert by[0] == "person"
        assert set(by[1:]) <= {"run"}
        assert len(options_picked) <= len(by) <= len(options_picked) + 1


def test_a_run_whose_first_answer_is_refused_changes_nothing() -> None:
    table, seat = next(gathered("unfathomable", 4))
    decision = table.running_state().decision
    picked = picks(table, seat, 1)
    with pytest.raises(BadInput, match="stale"):
        AnswerRun(decision + 1, picked).plan(table, actor(seat), 0)
    with pytest.raises(BadInput, match="stale"):
        AnswerRun(decision, picked, asked_since=table.asked_since + 1).plan(table, actor(seat), 0)
    with pytest.raises(BadInput, match="not_asked"):
        AnswerRun(decision, picked).plan(table, actor((seat + 1) % 4), 0)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_only_a_gathered_question_goes_on_in_a_run(game: str, players: int) -> None:
    for table, seat, option in play_positions(deal_table(game, players), 12):
        if not pending_ask(table.running_state()).is_gathered:
            steps, _ = AnswerRun(table.running_state().decision, [option, option]).plan(table, actor(seat), 0)
            assert sum(isinstance(step.body, Answered) for step in steps) == 1
        if table.entries > 60:
            break


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_asked_after_some_answers_is_told_without_giving_them(game: str, players: int) -> None:
    for table, seat in gathered(game, players):
        before = fingerprint(table.running_state())
        decision = table.running_state().decision
        options_picked = picks(table, seat, table.entries)
        for count in range(1, len(options_picked) + 1):
            s = look_ahead(table, seat, options_picked[:count], decision)
            if count < len(options_picked):
                assert s is not None
                assert options_picked[count] in [option_id(s.game, one) for one in options(s, seat)]
        with pytest.raises(BadInput, match="illegal_option"):
            look_ahead(table, seat, [options_picked[0], "pass"], decision)
        assert fingerprint(table.running_state()) == before


def test_no_gathered_question_tells_anything_between_two_answers() -> None:
    """No dice are rolled and no cards shown in between, so that answers can be given in advance."""
    for game, players in GAMES:
        for table, seat in gathered(game, players):
            decision = table.running_state().decision
            dice = table.running_state().dice.save()
            for count in range(1, LONGEST):
                s = look_ahead(table, seat, picks(table, seat, 3)[:count], decision)
                assert s is None or s.dice.save() == dice


def test_an_answer_that_ends_a_gathered_question_has_no_argument() -> None:
    """The page recognises the answer that confirms by its missing argument."""
    for game, players in GAMES:
        for table, seat in gathered(game, players, 20):
            s = table.running_state()
            asked = pending_ask(s)
            for option in options(s, seat):
                written = option_id(CATALOG[game], option)
                after = look_ahead(table, seat, [written], s.decision)
                if " " not in written:
                    assert after is None, (asked, written)
