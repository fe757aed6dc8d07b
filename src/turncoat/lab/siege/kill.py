"""Kills a server under load again and again, as a power cut would, and checks the database:

    python -m turncoat.lab.siege.kill --times 200

Programs play at several tables as fast as they can and note every answer that was acknowledged. After each kill the
database must hold all of them, no table may be half-written, and the position must be the one that follows from its
answers. In the end all games are finished.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from turncoat.kernel.dice import Dice, fast
from turncoat.lab.games import players_near, siege_games
from turncoat.lab.siege.aftermath import look_at
from turncoat.lab.siege.live_server import LiveServer, RandomPlayer, Unreachable, begin
from turncoat.lab.siege.report import print_problems
from turncoat.server.store.open import open_store

TABLES: Final = 6
PLAYERS: Final = (4, 3)  # number of players of the tables, in turn
SHORTEST: Final = 50  # milliseconds from the players' connections to the kill
LONGEST: Final = 900
FINISH_TIME: Final = 600.0  # seconds for all games to come to their ends


@dataclass
class Findings:
    kills: int = 0
    kills_at_work: int = 0  # kills of a server that had acknowledged something since its start
    acknowledged: int = 0  # acknowledged answers in finished games
    untold: int = 0  # answers that were written, but whose acknowledgement was lost with the server
    finished: int = 0  # games
    slowest_start: float = 0.0
    problems: list[str] = field(default_factory=list)


@dataclass
class Game:
    table: str
    players: list[RandomPlayer]
    untold: set[tuple[int, int, str]] = field(default_factory=set)

    @property
    def is_over(self) -> bool:
        return all(player.screen.stage == "over" for player in self.players)

    @property
    def acknowledged(self) -> set[tuple[int, int, str]]:
        return {(seat, *given) for seat, player in enumerate(self.players) for given in player.acknowledged}


class Trial:
    def __init__(self, folder: Path, seed: int) -> None:
        self._server: Final = LiveServer(str(folder / "turncoat.db"), folder / "log")
        self._dice: Final[Dice] = fast(seed)
        self._games: Final[list[Game]] = []
        self._made: int = 0
        self.findings: Final = Findings()

    async def run(self, times: int) -> Findings:
        try:
            self._server.start()
            for _ in range(times):
                await self._gather()
                await self._play_until_killed()
                await self._look()
                self._start()
            await self._finish()
        finally:
            self._server.kill()
        log = self._server.log.read_text().splitlines()
        self.findings.problems.extend(line for line in log if '"fault"' in line)
        return self.findings

    def _start(self) -> None:
        self.findings.slowest_start = max(self.findings.slowest_start, self._server.start())
        for game in self._games:
            for player in game.players:
                player.browser.address = self._server.address

    async def _gather(self) -> None:
        """Replace finished games by new ones."""
        for game in [game for game in self._games if game.is_over]:
            self._count(game)
            self._games.remove(game)
        while len(self._games) < TABLES:
            games = siege_games()
            name = games[self._made % len(games)]
            players = players_near(name, PLAYERS[self._made % len(PLAYERS)])
            table, browsers = await begin(self._server.address, {"game": name, "players": players})
            dice = [fast(self._made * 10 + seat) for seat in range(players)]
            self._games.append(
                Game(table, [RandomPlayer(one, table, dice[seat]) for seat, one in enumerate(browsers)])
            )
            self._made += 1

    def _count(self, game: Game) -> None:
        """Count a finished game."""
        self.findings.finished += 1
        self.findings.acknowledged += len(game.acknowledged)
        self.findings.untold += len(game.untold)

    async def _play_until_killed(self) -> None:
        before = self._count_acknowledged()
        playing = [asyncio.create_task(player.play()) for game in self._games for player in game.players]
        await asyncio.sleep((SHORTEST + self._dice.below(LONGEST - SHORTEST)) / 1000)
        self._server.kill()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if outcome is not None and not isinstance(outcome, Unreachable):
                self.findings.problems.append(f"a player ended by {outcome!r}")
        self.findings.kills += 1
        self.findings.kills_at_work += self._count_acknowledged() > before

    def _count_acknowledged(self) -> int:
        return sum(len(player.acknowledged) for game in self._games for player in game.players)

    async def _look(self) -> None:
        store = open_store(self._server.database)
        await store.open()
        try:
            for game in self._games:
                aftermath = await look_at(store, game.table, game.acknowledged)
                self.findings.problems += aftermath.problems
                game.untold = {given.answer for given in aftermath.answers} - game.acknowledged
        finally:
            await store.close()

    async def _finish(self) -> None:
        playing = [player.play() for game in self._games for player in game.players]
        try:
            await asyncio.wait_for(asyncio.gather(*playing), FINISH_TIME)
        except (AssertionError, TimeoutError, Unreachable, ConnectionClosed) as fault:
            self.findings.problems.append(f"not all games came to their ends: {fault!r}")
            return
        for game in self._games:
            for player in game.players:
                told = await player.browser.fetch("GET", f"/api/tables/{game.table}")
                if (told["events"], told["view"]) != (player.screen.events, player.screen.view):
                    self.findings.problems.append(f"a player of {game.table} missed something")
            self._count(game)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Kill a server under load, and look at what is left.")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given: Any = parser.parse_args(arguments)
    since = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        findings = asyncio.run(Trial(Path(folder), given.seed).run(given.times))
    print(
        f"{findings.kills} kills, {findings.kills_at_work} of them at work, in {time.monotonic() - since:.0f} s; "
        f"{findings.acknowledged:,} acknowledged answers, {findings.untold} written but not acknowledged; "
        f"{findings.finished} games finished; slowest start {findings.slowest_start:.1f} s"
    )
    return print_problems(findings.problems)


if __name__ == "__main__":
    sys.exit(main())
