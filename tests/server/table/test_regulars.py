"""Bots sit down as regulars: drawn by the table's secret, each once, and known to all players."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clients import Clients, hall_in, seat_all
from turncoat.bots.regulars import REGULARS
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.rematch import seat_again
from turncoat.server.show.messages import company
from turncoat.server.table.body_codec import read_body, write_body
from turncoat.server.table.commands.free import Free
from turncoat.server.table.commands.rename import Rename
from turncoat.server.table.commands.seat_bot import BotSeated, SeatBot
from turncoat.server.table.seat_bots import bot_of, regular_names
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import Table


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Clients]:
    """A table with a host at seat 0 and free seats."""
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await seat_all(hall, TableSettings("unfathomable", 6))
        for seat in range(1, 6):
            await clients.send(0, Free(seat))
        yield clients


async def fill(people: Clients, bot: str = "surprise", players: int = 6) -> Table:
    for seat in range(1, players):
        await people.send(0, SeatBot(seat, bot))
    return (await people.place()).table


async def test_every_bot_of_a_table_is_another_regular(people: Clients) -> None:
    table = await fill(people)
    regulars = [chair.regular for chair in table.chairs[1:]]
    assert set(regulars) <= set(REGULARS)
    assert len(set(regulars)) == 5
    assert [chair["regular"] for chair in company(table)["chairs"]] == ["", *regulars]


async def test_a_new_draw_brings_another_regular(people: Clients) -> None:
    met = set()
    for _ in range(8):
        await people.send(0, SeatBot(1))
        met.add((await people.place()).table.chairs[1].regular)
    assert len(met) > 2


async def test_a_regular_is_picked_by_name_once(people: Clients) -> None:
    await people.send(0, SeatBot(1, regular="marta"))
    await people.send(0, SeatBot(1, regular="marta"))  # the same again
    table = (await people.place()).table
    assert bot_of(table, 1) == "persona:marta"
    for wanted, code in (("marta", "regular_taken"), ("nobody", "unknown_regular")):
        with pytest.raises(BadInput) as refusal:
            await people.send(0, SeatBot(2, regular=wanted))
        assert refusal.value.code == code


async def test_a_bot_without_a_temper_has_no_name(people: Clients) -> None:
    table = await fill(people, "sensible")
    assert {chair.regular for chair in table.chairs} == {""}
    with pytest.raises(BadInput):
        await people.send(0, SeatBot(1, "random", "marta"))


async def test_the_kind_that_the_host_chose_plays_with_the_temper_of_the_regular(people: Clients) -> None:
    for bot, regular, plays in (
        ("belief", "marta", "belief:marta"),
        ("persona", "ilse", "persona:ilse"),
        ("search", "ilse", "search:ilse"),
        ("surprise", "ilse", "belief:ilse"),
    ):
        await people.send(0, SeatBot(2, bot, regular))
        assert bot_of((await people.place()).table, 2) == plays


async def test_no_player_has_the_name_of_a_regular_at_the_table(people: Clients) -> None:
    await people.send(0, SeatBot(1, regular="marta"))
    for name in ("Marta", "марта"):
        with pytest.raises(BadInput) as refusal:
            await people.send(0, Rename(name))
        assert refusal.value.code == "name_taken"
    await people.send(0, Rename("Ilse"))
    for _ in range(20):
        await people.send(0, SeatBot(2))
        assert "ilse" not in regular_names((await people.place()).table.chairs[2].regular)


async def test_a_rematch_keeps_the_company(people: Clients) -> None:
    table = await fill(people)
    again = [step.body for step in seat_again(table) if isinstance(step.body, BotSeated)]
    assert [body.regular for body in again] == [chair.regular for chair in table.chairs[1:]]


def test_a_bot_of_an_earlier_version_has_no_name() -> None:
    body = read_body("bot_seated", b'{"bot":"surprise"}')
    assert isinstance(body, BotSeated)
    assert body.regular == ""


def test_an_entry_of_an_earlier_version_is_written_again_byte_for_byte() -> None:
    for kind, written in (("bot_seated", b'{"bot":"surprise"}'), ("asked", b'{"what":"end","to":-1}')):
        assert write_body(read_body(kind, written)) == written
