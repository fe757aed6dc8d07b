"""A table on a running server: the agent has one seat, like the device of a person.

Everything that the agent receives comes from the server's messages to that seat.
"""

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from turncoat.agents.connection import Connection
from turncoat.agents.table import AgentTable, choice_of
from turncoat.briefings.briefing import Asked, Briefing, Choice
from turncoat.briefings.story_log import StoryLine, StoryLog
from turncoat.briefings.table_text import state_line, table_lines
from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import ViewWire
from turncoat.texts.names import Names
from turncoat.texts.people import chair_name, characters_of, people_of

OFTEN: Final = 0.3  # seconds between polls while the agent waits, at first
SELDOM: Final = 2.0  # the longest pause, in seconds
SLOWER: Final = 1.3  # factor by which each pause is longer than the last
GATHERING: Final = "gathering"
DEALING: Final = "dealing"
OVER: Final = "over"
SEED_BYTES: Final = 16
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
CHATTED: Final = "chatted"
BY_PLAYERS: Final = ("said", CHATTED)  # kinds of log lines that never grow


class ServerTable(AgentTable):
    """An agent's seat at a table of a server, made by `open_table` or `join_table`."""

    def __init__(
        self, connection: Connection, table: str, company: Mapping[str, Any], seat: Seat, language: str
    ) -> None:
        settings = company["settings"]
        super().__init__(game_named(settings["game"]), language, seat, settings["players"])
        self._connection: Final = connection
        self._table: Final = table
        self._seed: Final = secrets.token_hex(SEED_BYTES)
        self._link: str = ""
        self._log: StoryLog = StoryLog()
        self._events: int = 0  # number of events in the log
        self._undone: int = 0
        self._offers: list[dict[str, str | int]] = []
        self._briefing: Briefing | None = None

    # Before the game

    async def get_ready(self, *, is_host: bool) -> None:
        """Contribute to the seed. As the host, also create an invitation link."""
        commitment = hashlib.sha256(bytes.fromhex(self._seed)).hexdigest()
        await self._connection.send(self._table, do="ready", commitment=commitment)
        if is_host:
            self._link = (await self._connection.request("POST", f"/tables/{self._table}/invite"))["link"]

    async def seat_bots(self, bots: Sequence[str]) -> None:
        """Seat bots at the last free seats."""
        for seat, bot in zip(range(self.seats - 1, -1, -1), bots, strict=False):
            await self._connection.send(self._table, do="seat_bot", seat=seat, bot=bot)

    async def start(self) -> None:
        await self._connection.send(self._table, do="start")
        await self._contribute()

    def link(self) -> str:
        return self._link

    async def _contribute(self) -> None:
        """Send the contribution to the seed."""
        await self._connection.send(self._table, do="contribute", seed=self._seed)

    # The game

    async def look(self) -> Briefing:
        hello = await self._hello()
        if hello["company"]["stage"] == DEALING and not hello["company"]["chairs"][self.seat]["has_seed"]:
            await self._contribute()
            hello = await self._hello()
        self._briefing = await self._brief(hello)
        return self._briefing

    async def wait(self, seconds: float) -> Briefing:
        until = time.monotonic() + seconds
        pause = OFTEN
        while True:
            briefing = await self.look()
            left = until - time.monotonic()
            if briefing.asked is not None or briefing.is_over or left <= 0:
                return briefing
            await asyncio.sleep(min(pause, left))
            pause = min(SELDOM, pause * SLOWER)

    async def answer(self, decision: int, option: int) -> None:
        briefing = self._briefing or await self.look()
        choice = choice_of(briefing, decision, option)
        await self._connection.send(self._table, do="answer", decision=decision, option=choice.id)
        self._log.mark()
        self._briefing = None

    async def say(self, sentence: int) -> str:
        if not 1 <= sentence <= len(self._offers):
            raise BadInput("no_such_number", f"{sentence} (1–{len(self._offers)})")
        said = self._briefing.sayable[sentence - 1] if self._briefing is not None else ""
        await self._connection.send(self._table, do="say", statement=self._offers[sentence - 1])
        return said

    async def why_not(self, action: str) -> str:
        path = f"/tables/{self._table}/why_not"
        reply = await self._connection.request("GET", path, action=action, language=self.language)
        return str(reply["text"])

    async def story(self, lines: int) -> list[str]:
        await self.look()
        return [line.text for line in self._log.lines[-lines:]]

    async def leave(self) -> None:
        """Leave the seat. Before the game it becomes free; during the game a bot takes over."""
        stage = (await self._hello())["company"]["stage"]
        if stage != OVER:
            await self._connection.send(self._table, do="stand" if stage == GATHERING else "leave")

    async def close(self) -> None:
        await self._connection.close()

    # The server's messages

    async def _hello(self) -> dict[str, Any]:
        hello = await self._ask_hello()
        if hello["undone"] != self._undone:  # the log may contain events that were undone
            self._log, self._events, self._undone = StoryLog(), 0, hello["undone"]
            hello = await self._ask_hello()
        return hello

    async def _ask_hello(self) -> dict[str, Any]:
        reply: dict[str, Any] = await self._connection.request(
            "GET", f"/tables/{self._table}", events=self._events, language=self.language
        )
        return reply

    async def _brief(self, hello: dict[str, Any]) -> Briefing:
        view: ViewWire | None = hello["view"]
        if view is None:
            return Briefing([], [], [], 0, None, _lobby_text(self, hello["company"]["chairs"]))
        names = self._names(view, hello["company"]["chairs"])
        self._put_log(hello, names)
        news, left_out = self._log.news(self.words)
        decision = hello["decision"]
        self._offers, texts = await self._sayable() if decision is not None else ([], [])
        return Briefing(
            table_lines(view, names),
            self._log.earlier(self.words),
            news,
            left_out,
            None if decision is None else _question_of(decision, hello["texts"]["question"]),
            "" if decision is not None else state_line(view, names),
            sayable=texts,
            is_over=view["ending"] is not None,
        )

    def _names(self, view: ViewWire, chairs: Sequence[Mapping[str, Any]]) -> Names:
        called = [
            chair_name(self.words, number, chair["name"], chair["regular"])
            for number, chair in enumerate(chairs)
        ]
        people = people_of(self.game, characters_of(view), self.words, called, self.seat)
        return Names(self.game, self.words, people)

    def _put_log(self, hello: dict[str, Any], names: Names) -> None:
        self._log.put(
            StoryLine(
                line["at"],
                self._text(line, names),
                is_turn=line["is_turn"],
                brief=line.get("brief", ""),
                said=f"{line['event']} {line['number']}" if line["event"] in BY_PLAYERS else "",
            )
            for line in hello["texts"]["log"]
        )
        self._events = hello["first_event"] + len(hello["events"])

    def _text(self, line: Mapping[str, Any], names: Names) -> str:
        """The text of a log line. Chat is prefixed with its author and put on one line: it must not look like
        another part of the briefing."""
        if line["event"] != CHATTED:
            return str(line["text"])
        written = " ".join(line["text"].split())
        return self.words.say("talk-line", {"player": names.seat(line["seat"]), "text": written})

    async def _sayable(self) -> tuple[list[dict[str, str | int]], list[str]]:
        path = f"/tables/{self._table}/offers"
        offers = await self._connection.request("GET", path, language=self.language)
        return offers["statements"], offers["texts"]


def _question_of(decision: Mapping[str, Any], question: Mapping[str, Any]) -> Asked:
    choices = [
        Choice(option["id"], text, details)
        for option, text, details in zip(
            decision["options"], question["options"], question["details"], strict=True
        )
    ]
    return Asked(decision["number"], decision["rule"], question["ask"], question["effect"], choices)


def _lobby_text(table: ServerTable, chairs: Sequence[Mapping[str, Any]]) -> str:
    """The players in the lobby, and the free seats."""
    words = table.words
    lines = []
    for number, chair in enumerate(chairs):
        who = words.say("player-seat", {"n": number + 1})
        if chair["kind"] == "free":
            lines.append(words.say("agent-free-chair", {"player": who}))
        else:
            name = str(chair_name(words, number, chair["name"], chair["regular"]))
            ready = "ready" if chair["is_ready"] else "not-ready"
            lines.append(words.say(f"agent-chair-{ready}", {"player": who, "name": name}))
    link = [words.say("agent-link", {"link": table.link()})] if table.link() else []
    return "\n".join([words.say("agent-gathering"), *lines, *link])


async def open_table(
    connection: Connection, settings: Mapping[str, Any], name: str, bots: Sequence[str], language: str
) -> ServerTable:
    """Open a table, with the agent at the first seat and bots at the last ones."""
    made = await connection.request("POST", "/tables", {"settings": settings})
    return await _sit(connection, made["table"], name, language, is_host=True, bots=bots)


async def join_table(connection: Connection, link: str, name: str, language: str) -> ServerTable:
    """Join a table by an invitation link. Only its fragment is used: the server is the one that the host of
    this program configured."""
    parts = parse_qs(urlsplit(link).fragment)
    if not parts.get("t") or not parts.get("invitation"):
        raise BadInput("bad_invitation_link", "#t=...&invitation=...")
    table = parts["t"][0]
    await connection.request(
        "POST", f"/tables/{_check_table_id(table)}/enter", {"invitation": parts["invitation"][0]}
    )
    return await _sit(connection, table, name, language, is_host=False, bots=())


def _check_table_id(table: str) -> str:
    """Check a table id, which becomes part of a path."""
    if not TABLE_ID.fullmatch(table):
        raise BadInput("bad_invitation_link", table[:40])
    return table


async def _sit(
    connection: Connection, table: str, name: str, language: str, *, is_host: bool, bots: Sequence[str]
) -> ServerTable:
    joined = await connection.request("POST", f"/tables/{table}/join", {"name": name})
    hello = await connection.request("GET", f"/tables/{table}")
    seated = ServerTable(connection, table, hello["company"], joined["seat"], language)
    await seated.get_ready(is_host=is_host)
    await seated.seat_bots(bots)
    return seated
