"""The seats that agents hold, by secret handles: only the holder of a handle can look, answer or speak there."""

import secrets
from collections.abc import Coroutine, Mapping, Sequence
from types import TracebackType
from typing import Final, Self

import httpx2

from turncoat.agents.connection import Connection
from turncoat.agents.private_table import PrivateTable, check_own_bot
from turncoat.agents.server_table import join_table, open_table
from turncoat.agents.table import AgentTable
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.texts.languages import check_language

MOST_SEATS: Final = 64  # held at once; each is a game in memory, or a connection
HANDLE_BYTES: Final = 16
SEEDS: Final = 1 << 53  # JSON represents every smaller seed exactly
INSTANT: Final = 0  # milliseconds before a bot answers
USUAL_BOT: Final = "persona"


class Desk:
    """The seats of this process. `server` is the address of a running server; without one, tables are private."""

    def __init__(self, server: str = "", transport: httpx2.AsyncBaseTransport | None = None) -> None:
        self.server: Final = server
        self._transport: Final = transport
        self._tables: Final[dict[str, AgentTable]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connections. Seats at the server stay taken, as when a person's device is switched off."""
        for table in self._tables.values():
            await table.close()
        self._tables.clear()

    def table(self, handle: str) -> AgentTable:
        """The table of a handle. BadInput if it is unknown; the handle of another agent is refused in the same way."""
        table = self._tables.get(handle)
        if table is None:
            raise BadInput("not_here")
        return table

    def open_private(
        self,
        game: str,
        players: int,
        language: str,
        seat: Seat,
        bots: Sequence[str],
        seed: int | None,
        options: Mapping[str, str],
    ) -> str:
        """Open a table in this process and return the handle of a seat."""
        self._check_room()
        played = _game(game, players)
        if not 0 <= seat < players:
            raise BadInput("no_such_seat", str(seat + 1))
        dealt = secrets.randbelow(SEEDS) if seed is None else seed
        others = _for_each(bots, players - 1)
        return self._keep(PrivateTable(played, check_language(language), seat, others, dealt, options))

    async def open_on_server(
        self,
        game: str,
        players: int,
        language: str,
        name: str,
        bots: Sequence[str],
        options: Mapping[str, str],
    ) -> str:
        """Open a table on the server and return the handle of its first seat. Seats without a bot stay free
        for other players."""
        self._check_room()
        _game(game, players)
        for bot in bots:
            check_own_bot(bot)
        settings = {"game": game, "players": players, "options": {**options}, "bot_pace": INSTANT}
        connection = self._connect()
        return await self._seat(
            connection, open_table(connection, settings, name, bots, check_language(language))
        )

    async def join(self, link: str, name: str, language: str) -> str:
        self._check_room()
        connection = self._connect()
        return await self._seat(connection, join_table(connection, link, name, check_language(language)))

    async def leave(self, handle: str) -> None:
        table = self.table(handle)
        del self._tables[handle]
        try:
            await table.leave()
        finally:
            await table.close()

    async def _seat(self, connection: Connection, coming: Coroutine[None, None, AgentTable]) -> str:
        try:
            return self._keep(await coming)
        except BadInput:
            await connection.close()
            raise

    def _connect(self) -> Connection:
        if not self.server:
            raise BadInput("no_server", "turncoat mcp --server ADDRESS")
        return Connection(self.server, self._transport)

    def _check_room(self) -> None:
        if len(self._tables) >= MOST_SEATS:
            raise BadInput("too_many_seats", str(MOST_SEATS))

    def _keep(self, table: AgentTable) -> str:
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        self._tables[handle] = table
        return handle


def _game(name: str, players: int) -> Game:
    if name not in GAMES:
        raise BadInput("unknown_game", f"{name} ({', '.join(GAMES)})")
    game = GAMES[name]
    if not game.fewest_seats <= players <= game.most_seats:
        raise BadInput("wrong_player_count", f"{players} ({game.fewest_seats}-{game.most_seats})")
    return game


def _for_each(bots: Sequence[str], seats: int) -> list[str]:
    """One bot per seat: a single name is used for all seats."""
    names = [*bots] or [USUAL_BOT]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput("wrong_bot_count", f"{len(names)} != {seats}")
    return names
