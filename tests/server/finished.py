"""Finished games for tests, with undone answers, orders, talk, chat and marks."""

import random
import secrets
from pathlib import Path
from typing import Final

import pytest

from tests.server.company import Clock, Company, begun, hall_in
from tests.server.playing import drawn_answer
from turncoat.bots import diary
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import exported, write_file
from turncoat.server.replay.service import Replays
from turncoat.server.runtime.json import ENCODER
from turncoat.server.table import commands
from turncoat.server.table.entries import BotDiary, Diaries
from turncoat.server.table.notes import Notes
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import can_undo
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import OVER, Table
from turncoat.talk.offers import offered
from turncoat.talk.statements import to_wire

ANSWERS: Final = 60  # after which a long game is ended by agreement
DIARY: Final = diary.Entry(3, (0.5, 0.25), (diary.Reason(1, 2, -0.4),), "pass", "steady")
DIARIES: Final = {"2": BotDiary("persona:steady", [diary.to_wire(DIARY)])}


def draw_alike(patch: pytest.MonkeyPatch, seed: int = 1) -> None:
    """Fixed secrets, so that every run of a test plays the same games."""
    drawn = random.Random(seed)
    patch.setattr(secrets, "token_bytes", lambda count=32: drawn.randbytes(count))


async def play_on(company: Company, dice: Dice, clock: Clock, answers: int | None = None) -> None:
    """So many answers more, or until the game is over."""
    count = 0
    while answers is None or count < answers:
        clock.now += 1000
        await company.read_all()  # a client that reads nothing for a whole game is disconnected
        table = (await company.place()).table
        if table.stage == OVER:
            return
        offers = [seat for seat in range(len(table.chairs)) if can_undo(table, seat)]
        if offers and not dice.below(4):
            await company.act(offers[0], commands.Undo())
            continue
        if not dice.below(3):
            await speak(company, table, dice)
        seat, option = drawn_answer(table, dice)
        await company.act(seat, commands.Answer(table.running().decision, option))
        count += 1


async def speak(company: Company, table: Table, dice: Dice) -> None:
    """A player makes a statement, if one is offered."""
    seat = dice.below(len(table.chairs))
    record = await company.hall.listen(await company.place())
    found = offered(view_wire(view(table.running(), seat)), (), record, seat)
    if found:
        said = {
            name: value for name, value in to_wire(found[dice.below(len(found))]).items() if name != "speaker"
        }
        await company.act(
            seat, commands.Say({name: value for name, value in said.items() if isinstance(value, str | int)})
        )


async def end(company: Company) -> None:
    """By agreement of all."""
    await company.act(0, commands.AskEnd())
    petition = (await company.place()).table.petition
    assert petition is not None
    for seat in range(1, len(company.actors)):
        await company.act(seat, commands.Agree(petition.number, is_for=True))


async def finished(
    hall: Hall, clock: Clock, settings: TableSettings, seed: int, answers: int | None = ANSWERS
) -> Company:
    """`answers` None: played to its own end."""
    company = await begun(hall, settings)
    dice = fast(seed)
    for seat in range(settings.players):
        try:
            await company.act(seat, commands.GiveOrder("pass any turn"))
        except BadInput:
            break  # this game's tables allow none
    await play_on(company, dice, clock, answers)
    if (await company.place()).table.stage != OVER:
        await end(company)
    await hall.change(await company.place(), lambda table, _: ([PlannedEntry(Diaries(DIARIES))], []))
    await company.act(0, commands.Chat("Well played!"))
    await hall.store.put_notes(company.table, 1, ENCODER.encode(Notes("it was them", {"0": 2})))
    await company.act(1, commands.ShowMarks(is_shown=True))
    return company


async def file_of(company: Company) -> bytes:
    store = company.hall.store
    table = (await company.place()).table
    entries = await store.entries(table.id)
    marks = await Replays(store).shown_marks(table.id, entries)
    return write_file(exported(table.id, table.secret, table.created, entries, marks))


async def finished_file(
    directory: Path, settings: TableSettings, seed: int = 1, answers: int | None = ANSWERS
) -> bytes:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.running():
        return await file_of(await finished(hall, clock, settings, seed, answers))
