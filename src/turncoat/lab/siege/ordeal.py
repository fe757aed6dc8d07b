"""A trial: two servers on one database, tables whose players are spread over both, and a recurring disaster.

After each one has ended, every table must ask the right seats on every server within ten seconds; no clock may answer a
question that was not shown, nor before its time was up; and in the end nothing that was acknowledged may be lost.
"""

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import seats_in
from turncoat.lab.games import players_near, siege_games
from turncoat.lab.siege.aftermath import look_at
from turncoat.lab.siege.live_server import LiveServer, begin
from turncoat.lab.siege.patient_player import PatientPlayer
from turncoat.server.hall.hall import Hall
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.open import open_store
from turncoat.server.table.stages import PLAYING

PLAYERS: Final = 4
PACE: Final[dict[str, Any]] = {"kind": "live", "seconds": 12, "window": 6}
QUICKLY: Final = 10.0  # seconds within which every waiting seat has its question again
PATIENCE: Final = 60.0  # seconds after which the trial stops waiting for that
AT_PLAY: Final = (400, 2500)  # milliseconds between two disasters
EARLY: Final = 1_000  # milliseconds: tolerance of the time at which a question was shown


@dataclass
class Ordeal:
    """A disaster: how it begins and ends, and how long it lasts, in milliseconds at least and at most."""

    begin: Callable[[], Awaitable[None]]
    end: Callable[[], Awaitable[None]]
    lasts: tuple[int, int]


@dataclass
class Findings:
    times: int = 0
    # Seconds from the end of a disaster until every waiting seat had its question again.
    returns: list[float] = field(default_factory=list)
    acknowledged: int = 0
    untold: int = 0  # answers written, but not acknowledged
    by_clock: int = 0
    finished: int = 0  # games
    tables: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass
class Game:
    table: str
    players: list[PatientPlayer]
    playing: list[asyncio.Task[None]]
    is_timed: bool

    @property
    def is_over(self) -> bool:
        return all(player.screen.stage == "over" for player in self.players)

    @property
    def acknowledged(self) -> set[tuple[int, int, str]]:
        return set().union(*(player.acknowledged for player in self.players))


class Trial:
    """A running trial. `database` is the address at which the trial itself reads what is written."""

    def __init__(
        self, servers: Sequence[LiveServer], database: str, ordeal: Ordeal, tables: int, seed: int
    ) -> None:
        self._servers: Final = servers
        self._hall: Final = Hall(open_store(database))
        self._ordeal: Final = ordeal
        self._tables: Final = tables
        self._dice: Final[Dice] = fast(seed)
        self._games: Final[list[Game]] = []
        self._made: int = 0
        self._begun: Final[list[int]] = []  # start times of disasters, in milliseconds since 1970
        self._may_answer: Final = asyncio.Event()
        self.findings: Final = Findings()

    async def run(self, times: int) -> Findings:
        await self._hall.store.open()
        try:
            for _ in range(times):
                await self._gather()
                await self._suffer()
            self._may_answer.set()
            await asyncio.sleep(2)
        finally:
            for game in self._games:
                for task in game.playing:
                    task.cancel()
                await asyncio.gather(*game.playing, return_exceptions=True)
            try:
                for game in self._games:
                    await self._count(game)
            finally:
                await self._hall.store.close()
        self.findings.tables = self._made
        self._read_logs()
        return self.findings

    async def _gather(self) -> None:
        """Replace finished games by new ones."""
        for game in [game for game in self._games if game.is_over]:
            await self._count(game)
            self._games.remove(game)
            self.findings.finished += 1
        while len(self._games) < self._tables:
            self._games.append(await self._begin())

    async def _begin(self) -> Game:
        number, self._made = self._made, self._made + 1
        is_timed = number % 2 == 0
        games = siege_games()
        game = games[number % len(games)]
        settings: dict[str, Any] = {"game": game, "players": players_near(game, PLAYERS)}
        if is_timed:
            settings["pace"] = PACE
        addresses = [server.address for server in self._servers]
        table, browsers = await begin(addresses[number % len(addresses)], settings)
        players = []
        for seat, browser in enumerate(browsers):
            browser.address = addresses[seat % len(addresses)]
            dice = fast(number * 10 + seat)
            players.append(PatientPlayer(browser, table, seat, dice, self._may_answer, is_timed))
        return Game(table, players, [asyncio.create_task(one.play()) for one in players], is_timed)

    async def _suffer(self) -> None:
        self._may_answer.set()
        await asyncio.sleep(self._between(*AT_PLAY))
        self._begun.append(time.time_ns() // 1_000_000)
        await self._ordeal.begin()
        await asyncio.sleep(self._between(*self._ordeal.lasts))
        self._may_answer.clear()  # players reconnect, and answer once every waiting seat has its question
        await self._ordeal.end()
        since = time.monotonic()
        late = await self._wait_until_asked(since)
        self.findings.times += 1
        self.findings.returns.append(time.monotonic() - since)
        self.findings.problems += [f"after {PATIENCE:.0f} s {one}" for one in late]
        if self.findings.returns[-1] > QUICKLY:
            self.findings.problems.append(f"people were asked again after {self.findings.returns[-1]:.1f} s")

    def _between(self, least: int, most: int) -> float:
        return (least + self._dice.below(most - least + 1)) / 1000

    async def _wait_until_asked(self, since: float) -> list[str]:
        """Wait until every table was right once; tables move on by their clocks. Returns what was still wrong when
        patience ended."""
        left = [*self._games]
        why: dict[str, str] = {}
        while left:
            for game in [*left]:
                why[game.table] = await self._is_wrong(game)
                if not why[game.table]:
                    left.remove(game)
            if time.monotonic() - since > PATIENCE:
                return [f"{game.table}: {why[game.table]}" for game in left]
            await asyncio.sleep(0.05)
        return []

    async def _is_wrong(self, game: Game) -> str:
        """The reason why a table is wrong: a waiting seat lacks its question on its screen or on a server. Empty if the
        table is right."""
        try:
            table = await self._hall.registry.read(game.table)
        except StoreFailed as fault:
            return f"the database cannot be read: {fault}"
        assert table is not None
        if table.stage != PLAYING or table.state is None:
            return ""
        asked = set(seats_in(waiting_seats(table.state)))
        for player in game.players:
            right = table.state.decision if player.seat in asked else None
            if table.chairs[player.seat].bot:
                continue
            if not player.is_current or player.question != right:
                return (
                    f"seat {player.seat} is shown {player.question} ({player.is_current}), and asked {right}"
                )
            for server in self._servers:
                said = await player.decision_at(server.address)
                if said != right:
                    return f"seat {player.seat} is told {said}, and asked {right}"
        return ""

    async def _count(self, game: Game) -> None:
        aftermath = await look_at(self._hall.store, game.table, game.acknowledged)
        findings = self.findings
        findings.problems += aftermath.problems
        findings.acknowledged += len(game.acknowledged)
        people = [given for given in aftermath.answers if given.by == "person"]
        findings.untold += len({given.answer for given in people} - game.acknowledged)
        for given in aftermath.answers:
            if given.by not in ("clock", "window"):
                continue
            player = game.players[given.seat]
            findings.by_clock += 1
            shown = player.shown.get(given.decision)
            if shown is None or shown > given.at:
                findings.problems.append(f"{game.table}: a clock answered {given}, which was not shown")
                continue
            allowed = 1000 * int(PACE["window" if given.by == "window" else "seconds"])
            if self._time_on_screen(player, shown, given.at) < allowed - EARLY:
                findings.problems.append(f"{game.table}: a clock answered {given} before its time was up")

    def _time_on_screen(self, player: PatientPlayer, since: int, until: int) -> int:
        """Milliseconds that a question was on the screen, without the time from a disaster's start to the player's
        return."""
        shown = until - since
        for begun, following in itertools.pairwise([*self._begun, until + 1]):
            end = next((one for one in player.returns if begun <= one < following), begun)
            shown -= max(0, min(end, until) - max(begun, since))
        return shown

    def _read_logs(self) -> None:
        for server in self._servers:
            for line in server.log.read_text().splitlines():
                if '"fault"' in line or "never retrieved" in line:
                    self.findings.problems.append(line[:300])


def suffer(
    servers: Sequence[LiveServer], database: str, ordeal: Ordeal, times: int, tables: int, seed: int
) -> Findings:
    """Run this many disasters with this many tables."""

    async def run() -> Findings:
        return await Trial(servers, database, ordeal, tables, seed).run(times)

    return asyncio.run(run())
