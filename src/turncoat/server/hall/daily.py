"""The daily table: one scenario and one deal per day (UTC), the same for all servers of a database.

The day's secret is a keyed hash of the date, so no deal is known before its day. A device's second game of a day has the same
deal and is not counted.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.scenarios import Scenario
from turncoat.kernel.settings import SCENARIO
from turncoat.server.runtime.clock import day_at, day_begin
from turncoat.server.runtime.units import DAY, DeviceId, Milliseconds, TableId
from turncoat.server.store.api import BeginDaily, DailyRow
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.seat_bot import SeatBot
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.settings import TableSettings, Watching, settle_settings

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

KEY: Final = "daily"  # name of the fact with the key of all days' secrets
KEY_BYTES: Final = 32
# As the page's *Play now*: `web/src/start/starting.ts`.
BOT_PACE: Final = 400
OPTIONS: Final = {"windows": "together"}


@dataclass(frozen=True)
class DailyDeal:
    day: str
    ends: Milliseconds
    game: str
    scenario: Scenario
    secret: bytes

    def settings(self) -> TableSettings:
        """Settings of the daily table: no spectators, so that single options are skipped, and our board, so that all
        players have the same game."""
        return TableSettings(
            self.game,
            self.scenario.players,
            {**OPTIONS, SCENARIO: self.scenario.name},
            watching=Watching(is_allowed=False),
            bot_pace=BOT_PACE,
            board={},
            daily=self.day,
        )


async def deal_of_today(hall: "Hall") -> DailyDeal:
    """Today's deal. BadInput: there are no scenarios."""
    now = hall.now()
    key = await hall.store.fact(KEY) or await hall.store.put_fact(KEY, secrets.token_bytes(KEY_BYTES))
    return deal_of(key, now)


def deal_of(key: bytes, now: Milliseconds) -> DailyDeal:
    """The deal of the day of `now`. All scenarios take turns, in an order that the key decides."""
    offered = [
        (game.name, scenario)
        for game in GAMES.values()
        for scenario in game.scenarios.values()
        if not scenario.is_retired
    ]
    if not offered:
        raise BadInput("no_scenarios")
    offered.sort(key=lambda one: _digest(key, f"order.{one[0]}.{one[1].name}"))
    begin = day_begin(now)
    game, scenario = offered[begin // DAY % len(offered)]
    day = day_at(now)
    return DailyDeal(day, begin + DAY, game, scenario, _digest(key, f"deal.{day}"))


def _digest(key: bytes, message: str) -> bytes:
    return hmac.digest(key, message.encode(), hashlib.sha256)


async def own_daily(hall: "Hall", deal: DailyDeal, device: DeviceId) -> DailyRow | None:
    """The device's counted table of the day; None if it has none."""
    return await hall.store.daily(deal.day, device)


async def open_daily(hall: "Hall", device: DeviceId, name: str) -> TableId:
    """Create today's table with its player and bots, ready to start; or return the device's unfinished one."""
    deal = await deal_of_today(hall)
    begun = await own_daily(hall, deal, device)
    if begun is not None and begun.is_won is None and await hall.store.table(begun.table) is not None:
        return begun.table
    await hall.house.check_room()
    settings = settle_settings(deal.settings())
    table, _ = await hall.transactions.create(
        settings, device, "", deal.secret, lambda made: BeginDaily(deal.day, device, made)
    )
    hall.registry.add(table)
    host = Actor(device, is_host=True)
    await hall.carry_out(table.id, host, Sit(name, deal.scenario.seat))
    for seat in range(deal.scenario.players):
        if seat != deal.scenario.seat:
            await hall.carry_out(table.id, host, SeatBot(seat))
    return table.id
