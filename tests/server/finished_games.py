"""Finished games for tests, with undone answers, orders, talk, chat and marks."""

import random
import secrets
from pathlib import Path
from typing import Final

import pytest

from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.game_positions import draw_answer
from turncoat.bots import diary
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import export_game, write_file
from turncoat.server.replay.service import Replays
from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.chat import Chat
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.order import GiveOrder
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.say import Say
from turncoat.server.table.commands.show_marks import ShowMarks
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.notes import Notes
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import can_undo
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table
from turncoat.talk.offers import list_offers
from turncoat.talk.statements import to_wire

ANSWERS: Final = 60  # after which a long game is ended by agreement
DIARY: Final = diary.Entry(3, (0.5, 0.25), (diary.Reason(1, 2, -0.4),), "pass", "steady")
DIARIES: Final = {"2": BotDiary("persona:steady", [diary.to_wire(DIARY)])}


def fix_secrets(patch: pytest.MonkeyPatch, seed: int = 1) -> None:
    """Fix all random secrets, so that every run of a test plays the same games."""
    drawn = random.Random(seed)
    patch.setattr(secrets, "token_bytes", lambda count=32: drawn.randbytes(count))


async def play_on(clients: Clients, dice: Dice, clock: Clock, answers: int | None = None) -> None:
    """Play so many more answers, or to the end of the game."""
    count = 0
    while answers is None or count < answers:
        clock.now += 1000
        await clients.read_all()  # a client that reads nothing for a whole game is disconnected
        table = (await clients.place()).table
        if table.stage == OVER:
            return
        offers = [seat for seat in range(len(table.chairs)) if can_undo(table, seat)]
        if offers and not dice.below(4):
            await clients.send(offers[0], Undo())
            continue
        if not dice.below(3):
            await speak(clients, table, dice)
        seat, option = draw_answer(table, dice)
        await clients.send(seat, Answer(table.running_state().decision, option))
        count += 1


async def speak(clients: Clients, table: Table, dice: Dice) -> None:
    """Make one of the statements on offer, if there are any."""
    seat = dice.below(len(table.chairs))
    record = await clients.hall.listen(await clients.place())
    offers = list_offers(view_wire(view(table.running_state(), seat)), (), record, seat)
    if offers:
        said = {
            name: value
            for name, value in to_wire(offers[dice.below(len(offers))]).items()
            if name != "speaker"
        }
        await clients.send(
            seat, Say({name: value for name, value in said.items() if isinstance(value, str | int)})
        )


async def end_by_agreement(clients: Clients) -> None:
    """End the game by a petition to which all players agree."""
    await clients.send(0, AskEnd())
    petition = (await clients.place()).table.petition
    assert petition is not None
    for seat in range(1, len(clients.actors)):
        await clients.send(seat, Agree(petition.number, is_for=True))


async def finish_game(
    hall: Hall, clock: Clock, settings: TableSettings, seed: int, answers: int | None = ANSWERS
) -> Clients:
    """Play a game and finish it: after `answers` answers by agreement, or if None at its own end."""
    clients = await begin_game(hall, settings)
    dice = fast(seed)
    for seat in range(settings.players):
        try:
            await clients.send(seat, GiveOrder("pass any turn"))
        except BadInput:
            break  # this game's tables allow none
    await play_on(clients, dice, clock, answers)
    if (await clients.place()).table.stage != OVER:
        await end_by_agreement(clients)
    await hall.change(await clients.place(), lambda table, _: ([PlannedEntry(Diaries(DIARIES))], []))
    await clients.send(0, Chat("Well played!"))
    await hall.store.put_notes(clients.table, 1, ENCODER.encode(Notes("it was them", {"0": 2})))
    await clients.send(1, ShowMarks(is_shown=True))
    return clients


async def file_of(clients: Clients) -> bytes:
    store = clients.hall.store
    table = (await clients.place()).table
    entries = await store.entries(table.id)
    marks = await Replays(store).shown_marks(table.id, entries)
    return write_file(export_game(table.id, table.secret, table.created, entries, marks))


async def finished_file(
    directory: Path, settings: TableSettings, seed: int = 1, answers: int | None = ANSWERS
) -> bytes:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.run():
        return await file_of(await finish_game(hall, clock, settings, seed, answers))
