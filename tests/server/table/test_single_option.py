"""Decisions with one option: skipped for one person against bots without spectators, asked otherwise."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.bot_tables import begun, desk_in, person, play_for
from tests.server.company import Clock, hall_in
from tests.server.finished import draw_alike
from tests.server.playing import dealt, do, drawn_answer
from tests.server.replay.test_verify import forged
from turncoat.kernel.decisions import options, pending_ask, waiting
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, has_seat, seats_in
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.wire import option_id
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import exported, read_file, write_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table import commands
from turncoat.server.table.entries import Answered, By
from turncoat.server.table.moves import answer_decision
from turncoat.server.table.play import plan_answer
from turncoat.server.table.positions import replay_position
from turncoat.server.table.queries import can_undo, chosen_answers, is_window, single_option
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.table import PLAYING, Table

GAMES = [("lifeboat", 3), ("unfathomable", 3), ("thing", 4), ("thing", 1)]
ANSWERS = 150
PERSON_SEAT = 0


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_alike(monkeypatch)


def closed(game: str, players: int) -> TableSettings:
    """A table without spectators."""
    return TableSettings(game, players, watching=Watching(is_allowed=False))


async def now(hall: Hall, table: str) -> Table:
    return (await hall.place(table)).table


async def answer(hall: Hall, table: str, dice: Dice) -> None:
    """Any seat that is asked, as a bot or a person would."""
    found = await now(hall, table)
    s = found.running()
    seats = seats_in(waiting(s))
    seat = seats[dice.below(len(seats))]
    legal = options(s, seat)
    option = option_id(s.game, legal[dice.below(len(legal))])
    if found.chairs[seat].bot:
        place = await hall.place(table)
        await hall.change(place, lambda each, _: (plan_answer(each, seat, option, s.decision, "bot"), []))
    else:
        await hall.act(table, person(seat), commands.Answer(s.decision, option))


def asked_without_choice(table: Table, seat: Seat) -> bool:
    s = table.running()
    return has_seat(waiting(s), seat) and len(options(s, seat)) == 1


def by_table(table: Table) -> list[int]:
    """Entries in which the table answered by itself."""
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
    async with hall.running():
        table = await begun(hall, closed(game, players), "random", [PERSON_SEAT])
        dice = fast(5)
        for _ in range(ANSWERS):
            if (await now(hall, table)).stage != PLAYING:
                break
            assert not asked_without_choice(await now(hall, table), PERSON_SEAT)
            await answer(hall, table, dice)
        found = await now(hall, table)
        skipped = by_table(found)
        assert skipped
        assert all(one.seat == PERSON_SEAT for one in found.answers if one.number in skipped)


async def test_sealed_questions_and_chances_to_react_are_among_them(tmp_path: Path) -> None:
    seen = set()
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        for game, players in GAMES:
            open_table = await begun(hall, TableSettings(game, players), "random", [PERSON_SEAT])
            dice = fast(6)
            for _ in range(ANSWERS):
                found = await now(hall, open_table)
                if found.stage != PLAYING:
                    break
                if asked_without_choice(found, PERSON_SEAT):
                    assert single_option(found, PERSON_SEAT) is not None
                    seen.add("window" if is_window(found) else "")
                    seen.add("sealed" if isinstance(pending_ask(found.running()), SealedAsk) else "")
                await answer(hall, open_table, dice)
    assert {"window", "sealed"} <= seen


@pytest.mark.parametrize("watching", [Watching(), Watching(delay=3600)])
async def test_a_table_that_others_may_watch_asks_everything(tmp_path: Path, watching: Watching) -> None:
    """A spectator could tell from the missing pause that there was no choice, and so what the seat does not
    hold."""
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        settings = TableSettings("unfathomable", 3, watching=watching)
        table = await begun(hall, settings, "random", [PERSON_SEAT])
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
    async with hall.running():
        table = await begun(hall, closed("unfathomable", 3), "random", [PERSON_SEAT, 1])
        if leaves:
            await hall.act(table, person(1), commands.Leave())
        dice, asked = fast(5), 0
        for _ in range(ANSWERS):
            asked += asked_without_choice(await now(hall, table), PERSON_SEAT)
            await answer(hall, table, dice)
        assert asked
        assert by_table(await now(hall, table)) == []


async def test_a_bot_that_plays_for_the_person_decides_for_itself(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        table = await begun(hall, closed("unfathomable", 3), "random", [PERSON_SEAT])
        await hall.act(table, person(PERSON_SEAT), commands.Leave())
        before = by_table(await now(hall, table))
        dice = fast(5)
        while not asked_without_choice(await now(hall, table), PERSON_SEAT):
            await answer(hall, table, dice)
        assert by_table(await now(hall, table)) == before
        await hall.act(table, person(PERSON_SEAT), commands.Return())
        assert len(by_table(await now(hall, table))) > len(before)


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_an_undo_goes_back_to_the_last_real_choice(tmp_path: Path, game: str, players: int) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        table = await begun(hall, closed(game, players), "random", [PERSON_SEAT])
        dice, undone, over_skipped = fast(7), 0, 0
        for _ in range(3 * ANSWERS):
            found = await now(hall, table)
            if found.stage != PLAYING:
                break
            own = [one.number for one in chosen_answers(found) if one.seat == PERSON_SEAT]
            if own and dice.below(3) == 0:
                is_free = can_undo(found, PERSON_SEAT)
                over_skipped += any(number > own[-1] for number in by_table(found))
                refused = await refusal_of_undo(hall, table)
                assert refused in (("",) if is_free else ("", "shown_since"))
                after = await now(hall, table)
                if not refused:
                    assert all(one.number < own[-1] for one in chosen_answers(after))
                    assert not asked_without_choice(after, PERSON_SEAT)
                    undone += 1
            await answer(hall, table, dice)
        assert over_skipped
        assert undone


async def refusal_of_undo(hall: Hall, table: str) -> str:
    try:
        await hall.act(table, person(PERSON_SEAT), commands.Undo())
    except BadInput as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_such_a_game_is_read_again_replayed_and_verified(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        table = await begun(hall, closed(game, players), "random", [PERSON_SEAT])
        written = await written_after(hall, table, fast(8))
        found = await now(hall, table)
        assert by_table(found)
        assert found.state is not None
        assert replay_position(found, found.entries).decision == found.state.decision
        again = await hall.registry.read(table)
        assert again is not None
        assert list(again.answers) == list(found.answers)
        Verification(read_file(written)).run()


async def test_a_file_that_calls_a_choice_a_single_option_is_refused(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.running():
        table = await begun(hall, closed("unfathomable", 3), "random", [PERSON_SEAT])
        written = await written_after(hall, table, fast(9))
        found = await now(hall, table)
    chosen = next(one.number for one in chosen_answers(found) if one.seat == PERSON_SEAT)

    def forge(file: Any) -> None:
        file["entries"][chosen]["body"]["by"] = "single_option"

    with pytest.raises(BadInput, match=rf"entry {chosen} \(single_option\)"):
        Verification(read_file(forged(written, forge))).run()


async def written_after(hall: Hall, table: str, dice: Dice) -> bytes:
    """The file of a game that is ended after so many answers, if it is not over before."""
    for _ in range(ANSWERS):
        if (await now(hall, table)).stage == PLAYING:
            await answer(hall, table, dice)
    if (await now(hall, table)).stage == PLAYING:
        await hall.act(table, person(PERSON_SEAT), commands.AskEnd())
    found = await now(hall, table)
    entries = await hall.store.entries(table)
    return write_file(exported(table, found.secret, found.created, entries, {}))


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("thing", 4)])
async def test_a_person_and_bots_in_their_processes_play_such_a_game_to_its_end(
    tmp_path: Path, game: str, players: int
) -> None:
    settings = TableSettings(game, players, bot_pace=0, watching=Watching(is_allowed=False))
    async with desk_in(tmp_path) as (hall, desk):
        table = await begun(hall, settings, "surprise", [PERSON_SEAT])
        found = await play_for(hall, table, PERSON_SEAT)
        assert by_table(found)
        assert desk.tally["faults"] == 0


@pytest.mark.parametrize(("by", "missed"), [("single_option", 2), ("window", 2), ("person", 0), ("clock", 3)])
def test_an_answer_of_the_table_is_no_sign_that_a_person_is_there(by: By, missed: int) -> None:
    table = dealt("lifeboat", 3)
    seat, option = drawn_answer(table, fast(1))
    table.chairs[seat] = replace(table.chairs[seat], missed=2)
    do(table, ([answer_decision(table, seat, option, None, by)], []))
    assert table.chairs[seat].missed == missed
