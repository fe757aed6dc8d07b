"""Decisions with one option: skipped for one person against bots without spectators, asked otherwise."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.bot_tables import begin_game, desk_in, person, play_for
from tests.server.clients import Clock, hall_in
from tests.server.finished_games import fix_secrets
from tests.server.game_positions import carry_out, deal_table, draw_answer
from tests.server.replay.test_verify import forged
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, has_seat, seats_in
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.wire import option_id
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import export_game, read_file, write_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table.commands.answer import Answer, Answered, By, answer_decision, plan_answer
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.return_ import Return
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.positions import replay_position
from turncoat.server.table.queries import can_undo, is_window, single_option, undoable_answers
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

GAMES = [("lifeboat", 3), ("unfathomable", 3), ("thing", 4), ("thing", 1)]
ANSWERS = 150
PERSON_SEAT = 0


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


def closed(game: str, players: int) -> TableSettings:
    """Settings of a table without spectators."""
    return TableSettings(game, players, watching=Watching(is_allowed=False))


async def now(hall: Hall, table: str) -> Table:
    return (await hall.place(table)).table


async def answer(hall: Hall, table: str, dice: Dice) -> None:
    """Answer at any seat that is asked, as its bot or person."""
    current = await now(hall, table)
    s = current.running_state()
    seats = seats_in(waiting_seats(s))
    seat = seats[dice.below(len(seats))]
    legal = options(s, seat)
    option = option_id(s.game, legal[dice.below(len(legal))])
    if current.chairs[seat].bot:
        place = await hall.place(table)
        await hall.change(place, lambda each, _: (plan_answer(each, seat, option, s.decision, "bot"), []))
    else:
        await hall.carry_out(table, person(seat), Answer(s.decision, option))


def asked_without_choice(table: Table, seat: Seat) -> bool:
    s = table.running_state()
    return has_seat(waiting_seats(s), seat) and len(options(s, seat)) == 1


def by_table(table: Table) -> list[int]:
    """Entries that are answers of the table itself."""
    return [
        one.number
        for one in table.answers
        if isinstance(one.body, Answered) and one.body.by == "single_option"
    ]


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_one_person_is_asked_only_where_there_is_a_choice(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed(game, players), "random", [PERSON_SEAT])
        dice = fast(5)
        for _ in range(ANSWERS):
            if (await now(hall, table)).stage != PLAYING:
                break
            assert not asked_without_choice(await now(hall, table), PERSON_SEAT)
            await answer(hall, table, dice)
        current = await now(hall, table)
        skipped = by_table(current)
        assert skipped
        assert all(one.seat == PERSON_SEAT for one in current.answers if one.number in skipped)


async def test_sealed_questions_and_chances_to_react_are_among_them(tmp_path: Path) -> None:
    seen = set()
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        for game, players in GAMES:
            open_table = await begin_game(hall, TableSettings(game, players), "random", [PERSON_SEAT])
            dice = fast(6)
            for _ in range(ANSWERS):
                current = await now(hall, open_table)
                if current.stage != PLAYING:
                    break
                if asked_without_choice(current, PERSON_SEAT):
                    assert single_option(current, PERSON_SEAT) is not None
                    seen.add("window" if is_window(current) else "")
                    seen.add("sealed" if isinstance(pending_ask(current.running_state()), SealedAsk) else "")
                await answer(hall, open_table, dice)
    assert {"window", "sealed"} <= seen


@pytest.mark.parametrize("watching", [Watching(), Watching(delay=3600)])
async def test_a_table_that_others_may_watch_asks_everything(tmp_path: Path, watching: Watching) -> None:
    """A missing pause would tell spectators that there was no choice, and so what the seat does not hold."""
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        settings = TableSettings("unfathomable", 3, watching=watching)
        table = await begin_game(hall, settings, "random", [PERSON_SEAT])
        dice, asked = fast(5), 0
        for _ in range(ANSWERS):
            asked += asked_without_choice(await now(hall, table), PERSON_SEAT)
            await answer(hall, table, dice)
        assert asked
        assert by_table(await now(hall, table)) == []


@pytest.mark.parametrize("leaves", [False, True])
async def test_with_several_people_nothing_is_answered_for_them_even_if_one_is_away(
    tmp_path: Path, leaves: bool
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed("unfathomable", 3), "random", [PERSON_SEAT, 1])
        if leaves:
            await hall.carry_out(table, person(1), Leave())
        dice, asked = fast(5), 0
        for _ in range(ANSWERS):
            asked += asked_without_choice(await now(hall, table), PERSON_SEAT)
            await answer(hall, table, dice)
        assert asked
        assert by_table(await now(hall, table)) == []


async def test_at_a_relaxed_table_several_people_are_asked_only_where_they_have_a_choice(
    tmp_path: Path,
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        settings = TableSettings("thing", 4, options={"secrecy": "relaxed", "windows": "together"})
        table = await begin_game(hall, settings, "random", [PERSON_SEAT, 1])
        dice = fast(5)
        for _ in range(ANSWERS):
            current = await now(hall, table)
            if current.stage != PLAYING:
                break
            assert not any(asked_without_choice(current, seat) for seat in (PERSON_SEAT, 1))
            await answer(hall, table, dice)
        current = await now(hall, table)
        assert {one.seat for one in current.answers if one.number in by_table(current)} == {PERSON_SEAT, 1}


async def test_a_bot_that_plays_for_the_person_decides_for_itself(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed("unfathomable", 3), "random", [PERSON_SEAT])
        await hall.carry_out(table, person(PERSON_SEAT), Leave())
        before = by_table(await now(hall, table))
        dice = fast(5)
        while not asked_without_choice(await now(hall, table), PERSON_SEAT):
            await answer(hall, table, dice)
        assert by_table(await now(hall, table)) == before
        await hall.carry_out(table, person(PERSON_SEAT), Return())
        assert len(by_table(await now(hall, table))) > len(before)


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_an_undo_goes_back_to_the_last_real_choice(tmp_path: Path, game: str, players: int) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed(game, players), "random", [PERSON_SEAT])
        dice, undone, over_skipped = fast(7), 0, 0
        for _ in range(3 * ANSWERS):
            current = await now(hall, table)
            if current.stage != PLAYING:
                break
            own = [one.number for one in undoable_answers(current) if one.seat == PERSON_SEAT]
            if own and dice.below(3) == 0:
                is_free = can_undo(current, PERSON_SEAT)
                over_skipped += any(number > own[-1] for number in by_table(current))
                refused = await refusal_of_undo(hall, table)
                assert refused in (("",) if is_free else ("", "shown_since"))
                after = await now(hall, table)
                if not refused:
                    assert all(one.number < own[-1] for one in undoable_answers(after))
                    assert not asked_without_choice(after, PERSON_SEAT)
                    undone += 1
            await answer(hall, table, dice)
        assert over_skipped
        assert undone


async def refusal_of_undo(hall: Hall, table: str) -> str:
    try:
        await hall.carry_out(table, person(PERSON_SEAT), Undo())
    except BadInput as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_such_a_game_is_read_again_replayed_and_verified(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed(game, players), "random", [PERSON_SEAT])
        written = await written_after(hall, table, fast(8))
        current = await now(hall, table)
        assert by_table(current)
        assert current.state is not None
        assert replay_position(current, current.entries).decision == current.state.decision
        again = await hall.registry.read(table)
        assert again is not None
        assert list(again.answers) == list(current.answers)
        Verification(read_file(written)).run()


async def test_a_file_that_calls_a_choice_a_single_option_is_refused(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, closed("unfathomable", 3), "random", [PERSON_SEAT])
        written = await written_after(hall, table, fast(9))
        current = await now(hall, table)
    chosen = next(one.number for one in undoable_answers(current) if one.seat == PERSON_SEAT)

    def forge(file: Any) -> None:
        file["entries"][chosen]["body"]["by"] = "single_option"

    with pytest.raises(BadInput, match=rf"entry {chosen} \(single_option\)"):
        Verification(read_file(forged(written, forge))).run()


async def written_after(hall: Hall, table: str, dice: Dice) -> bytes:
    """The file of a game that ends after so many answers, at the latest."""
    for _ in range(ANSWERS):
        if (await now(hall, table)).stage == PLAYING:
            await answer(hall, table, dice)
    if (await now(hall, table)).stage == PLAYING:
        await hall.carry_out(table, person(PERSON_SEAT), AskEnd())
    current = await now(hall, table)
    entries = await hall.store.entries(table)
    return write_file(export_game(table, current.secret, current.created, entries, {}))


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("thing", 4)])
async def test_a_person_and_bots_in_their_processes_play_such_a_game_to_its_end(
    tmp_path: Path, game: str, players: int
) -> None:
    settings = TableSettings(game, players, bot_pace=0, watching=Watching(is_allowed=False))
    async with desk_in(tmp_path) as (hall, desk):
        table = await begin_game(hall, settings, "surprise", [PERSON_SEAT])
        ended = await play_for(hall, table, PERSON_SEAT)
        assert by_table(ended)
        assert desk.tally["faults"] == 0


@pytest.mark.parametrize(("by", "missed"), [("single_option", 2), ("window", 2), ("person", 0), ("clock", 3)])
def test_an_answer_of_the_table_is_no_sign_that_a_person_is_there(by: By, missed: int) -> None:
    table = deal_table("lifeboat", 3)
    seat, option = draw_answer(table, fast(1))
    table.chairs[seat] = replace(table.chairs[seat], missed=2)
    carry_out(table, ([answer_decision(table, seat, option, None, by)], []))
    assert table.chairs[seat].missed == missed
