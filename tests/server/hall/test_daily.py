"""The daily table: one deal a day for all, counted once per device, and compared only by those who have played it."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.clients import Clock, hall_in
from tests.server.serving import cookie_of, serving
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.hall.daily import deal_of, deal_of_today, open_daily
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.retention import erase_old_tables
from turncoat.server.hall.transaction import Planner
from turncoat.server.runtime.clock import day_at
from turncoat.server.runtime.units import DAY, HOUR
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.answer import By, plan_answer
from turncoat.server.table.commands.change import Change
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.ready import Ready
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.commands.start import Start
from turncoat.server.table.daily_choices import choices_of, own_answers
from turncoat.server.table.settings import TableSettings, day_of
from turncoat.server.table.stages import OVER, PERSON
from turncoat.server.table.table import Table

KEY = bytes(range(32))
SEED = "5e" * 16


async def begun(hall: Hall, device: str) -> tuple[str, int]:
    """Today's table of the device after the deal, and the seat of its player."""
    name = await open_daily(hall, device, f"Player {device}")
    table = (await hall.place(name)).table
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON)
    actor = Actor(device, seat, is_host=True)
    await hall.carry_out(name, actor, Ready(_digest(SEED)))
    await hall.carry_out(name, actor, Start())
    await hall.carry_out(name, actor, Contribute(SEED))
    return name, seat


def _digest(seed: str) -> str:

    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def planner(seat: Seat, option: str, by: By) -> Planner:
    return lambda table, now: (plan_answer(table, seat, option, None, by), [])


async def played(hall: Hall, device: str, dice: Dice) -> Table:
    """Play random answers at all seats to the end."""
    name, own = await begun(hall, device)
    place = await hall.place(name)
    while place.table.stage != OVER:
        s = place.table.running_state()
        seat = seats_in(waiting_seats(s))[0]
        legal = options(s, seat)
        chosen = option_id(s.game, legal[dice.below(len(legal))])
        await hall.change(place, planner(seat, chosen, "person" if seat == own else "bot"))
    return place.table


def test_no_one_knows_a_day_before_it_comes_and_every_scenario_has_its_turn() -> None:
    days = [deal_of(KEY, day * DAY + 7 * HOUR) for day in range(24)]
    assert len({deal.secret for deal in days}) == len(days)
    assert deal_of(bytes(32), 7 * HOUR).secret != days[0].secret
    assert deal_of(KEY, 7 * HOUR) == deal_of(KEY, DAY - 1) == days[0]
    names = [(deal.game, deal.scenario.name) for deal in days]
    assert len(set(names)) == len(set(names[: len(set(names))]))
    assert days[1].day == "1970-01-02"


async def test_all_devices_have_the_same_deal_and_the_same_bots(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        tables = [(await hall.place((await begun(hall, device))[0])).table for device in ("elm", "oak")]
        one, other = (table.running_state() for table in tables)
        assert tables[0].id != tables[1].id
        assert (one.zones, one.tracks, one.stack[-1].v) == (other.zones, other.tracks, other.stack[-1].v)
        bots = [[chair.regular for chair in table.chairs] for table in tables]
        assert bots[0] == bots[1]
        assert [day_of(table.settings) for table in tables] == [day_at(hall.now())] * 2


@pytest.mark.slow
async def test_a_device_comes_back_to_its_table_and_a_second_game_is_not_counted(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        name, _ = await begun(hall, "elm")
        assert await open_daily(hall, "elm", "Elm") == name
        day = (await deal_of_today(hall)).day
        dice = fast(3)
        await played(hall, "oak", dice)
        assert (await hall.store.daily_counts(day)).games == 1
        again = await played(hall, "oak", dice)
        counts = await hall.store.daily_counts(day)
        row = await hall.store.daily(day, "oak")
        assert row is not None
        assert row.is_won is not None
        assert row.table != again.id
        assert counts.games == 1
        assert all(sum(by_choice.values()) == 1 for by_choice in counts.choices.values())


@pytest.mark.slow
async def test_the_counts_are_what_the_players_chose(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        day = (await deal_of_today(hall)).day
        tables = [await played(hall, f"device{number}", fast(number)) for number in range(2)]
        counts = await hall.store.daily_counts(day)
        assert counts.games == 2
        expected: dict[str, dict[str, int]] = {}
        for table in tables:
            scenario = table.game.scenario_of(table.settings.options)
            own = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON)
            assert scenario is not None
            for question, choice in choices_of(scenario, own_answers(table, own)).items():
                by_choice = expected.setdefault(question, {})
                by_choice[choice] = by_choice.get(choice, 0) + 1
        assert counts.choices == expected


@pytest.mark.slow
async def test_the_next_day_is_another_deal_and_retention_forgets_old_days(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        today = await deal_of_today(hall)
        await played(hall, "elm", fast(1))
        clock.now += DAY
        tomorrow = await deal_of_today(hall)
        assert today.secret != tomorrow.secret
        assert await hall.store.daily(tomorrow.day, "elm") is None
        await hall.house.change(retention_days=5)
        clock.now += 3 * DAY
        await erase_old_tables(hall)
        assert (await hall.store.daily_counts(today.day)).games == 1
        clock.now += 3 * DAY
        await erase_old_tables(hall)
        assert (await hall.store.daily_counts(today.day)).games == 0


@pytest.mark.slow
async def test_only_the_server_makes_daily_tables_and_a_rematch_is_none(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        table = await played(hall, "elm", fast(2))
        own = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON)
        await hall.carry_out(table.id, Actor("elm", own, is_host=True), Rematch())
        again = (await hall.place((await hall.place(table.id)).table.again)).table
        assert (day_of(again.settings), again.settings.options) == ("", table.settings.options)
        plain, _ = await hall.create(TableSettings("lifeboat", 3), "elm")
        wanted = TableSettings("lifeboat", 3, daily="2026-01-01")
        with pytest.raises(BadInput, match="daily_is_given"):
            await hall.carry_out(plain, Actor("elm", is_host=True), Change(wanted))


@pytest.mark.slow
async def test_over_http_results_are_refused_until_the_own_game_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        status, headers, sent = await request(app, "POST", "/api/daily", {"name": "Anna"})
        made = msgspec.json.decode(sent)
        assert (status, made["is_begun"]) == (200, False)
        anna = cookie_of(headers)
        _, _, sent = await request(app, "GET", "/api/daily", cookie=anna)
        daily = msgspec.json.decode(sent)
        assert (daily["table"], daily["is_done"]) == (made["table"], False)
        day = daily["day"]
        await played(hall, "other", fast(5))
        path = f"/api/tables/{made['table']}/daily"
        status, _, sent = await request(app, "GET", path, cookie=anna)
        assert (status, msgspec.json.decode(sent)["error"]) == (400, "not_over")
        status, _, _ = await request(app, "GET", path)
        assert status == 404
        _, _, seen = await request(app, "GET", f"/api/tables/{made['table']}", cookie=anna)
        for by_choice in (await hall.store.daily_counts(day)).choices.values():
            assert not any(f'"{choice}"'.encode() in seen for choice in by_choice)
        status, _, sent = await request(
            app, "POST", "/api/tables", {"settings": {"game": "lifeboat", "players": 3, "daily": day}}, anna
        )
        assert (status, msgspec.json.decode(sent)["error"]) == (400, "daily_is_given")


@pytest.mark.slow
async def test_results_tell_counts_of_own_decisions_without_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        _, headers, sent = await request(app, "POST", "/api/daily", {"name": "Anna"})
        anna, table = cookie_of(headers), msgspec.json.decode(sent)["table"]
        _, _, sent = await request(app, "GET", "/api/me", cookie=anna)
        device = msgspec.json.decode(sent)["device"]
        await played(hall, "other", fast(5))
        over = await played(hall, device, fast(6))
        assert over.id == table
        for language in ("en", "ru", "uk"):
            _, _, sent = await request(
                app, "GET", f"/api/tables/{table}/daily?language={language}", cookie=anna
            )
            results = msgspec.json.decode(sent)
            assert (results["games"], results["is_counted"]) == (2, True)
            assert b"Player" not in sent
            for question in results["questions"]:
                assert sum(choice["is_mine"] for choice in question["choices"]) == 1
                assert next(one["count"] for one in question["choices"] if one["is_mine"]) >= 1
                assert all(choice["text"] for choice in question["choices"])
