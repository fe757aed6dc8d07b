import asyncio
import contextlib
import email
import email.policy
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.company import Clock, Company, begun, hall_in
from tests.server.letters import PostOffice, Site, mail_server, web_server
from turncoat.kernel.decisions import options, pending_ask, waiting
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.config import Config, Mail
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.http import app as application
from turncoat.server.notify.service import PAUSES, Caller
from turncoat.server.notify.targets import (
    Kept,
    WebhookTarget,
)
from turncoat.server.runtime.units import MINUTE
from turncoat.server.store.api import Call, Hold, Holder
from turncoat.server.store.open import open_store
from turncoat.server.table import commands
from turncoat.server.table.clocks import wake
from turncoat.server.table.settings import Days, Live, Pace, TableSettings
from turncoat.server.table.table import OVER

SLOW = Days(hours=36, remind=12, quiet_from=0, quiet_to=0)


class Evening:
    """A table whose players are away, and the notification service."""

    def __init__(
        self, hall: Hall, clock: Clock, company: Company, caller: Caller, pauses: list[float]
    ) -> None:
        self.hall = hall
        self.clock = clock
        self.company = company
        self.caller = caller
        self.pauses = pauses

    async def wait(self, span: int) -> None:
        end = self.clock.now + span
        while (moment := wake((await self.company.place()).table)) is not None and moment <= end:
            self.clock.now = max(self.clock.now, moment)
            if not await look_after(self.hall, self.company.table):
                break
            await self.caller.settled()
        self.clock.now = end

    async def wants(self, device: str, url: str, language: str = "en", table: str | None = None) -> None:
        kept = msgspec.json.encode(Kept(WebhookTarget(url), "http://here"))
        await self.hall.store.add_call(
            Call(f"{device} {url} {language}", device, table, "webhook", kept, language)
        )

    async def asked(self) -> int:
        return seats_in(waiting((await self.company.place()).table.running()))[0]


@asynccontextmanager
async def evening_in(
    directory: Path, pace: Pace = SLOW, *, settings: TableSettings | None = None, is_here: bool = False
) -> AsyncIterator[Evening]:
    clock = Clock()
    hall = hall_in(directory, clock)
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    caller = Caller(hall, Config(calls_loopback=True), sleep)
    hall.services.append(lambda hall: caller.running())
    async with hall.running():
        company = await begun(hall, settings or TableSettings("lifeboat", 3, title="Thursday", pace=pace))
        for screen in company.screens:
            if not is_here and screen.connection is not None:
                hall.connections.remove(screen.connection)
        yield Evening(hall, clock, company, caller, pauses)


async def test_whoever_is_asked_and_not_there_is_called_once_and_again_as_a_reminder(tmp_path: Path) -> None:
    async with evening_in(tmp_path) as evening, web_server(Site()) as site:
        seat = await evening.asked()
        await evening.wants(f"device{seat}", site.url, "uk")
        await evening.wait(MINUTE - 1)
        assert site.posts == []
        await evening.wait(11 * 60 * MINUTE)
        (only,) = site.posts
        link = f"http://here/#t={evening.company.table}"
        assert json.loads(only.body) == {"text": "Стіл «Thursday» чекає на вас.", "link": link}
        await evening.wait(60 * MINUTE)
        assert len(site.posts) == 2
        assert site.posts[1].body == only.body


@pytest.mark.parametrize(
    ("pace", "is_here"), [(SLOW, True), (Live(seconds=3600), False)], ids=["who is there", "at a live table"]
)
async def test_nobody_is_called_who_need_not_be(tmp_path: Path, pace: Pace, is_here: bool) -> None:
    async with evening_in(tmp_path, pace, is_here=is_here) as evening, web_server(Site()) as site:
        for seat in range(3):
            await evening.wants(f"device{seat}", site.url)
        await evening.wait(2 * MINUTE)
        assert site.posts == []


async def test_whoever_has_answered_in_secret_is_not_called(tmp_path: Path) -> None:
    async with evening_in(tmp_path) as evening, web_server(Site()) as site:
        s = (await evening.company.place()).table.running()
        first, *others = seats_in(waiting(s))
        assert others
        option = option_id(s.game, options(s, first)[0])
        await evening.company.act(first, commands.Answer(s.decision, option))
        for seat in (first, *others):
            await evening.wants(f"device{seat}", f"{site.url}/{seat}")
        await evening.wait(2 * MINUTE)
        assert {one.line.split(" ")[1] for one in site.posts} == {f"/hook/{seat}" for seat in others}


async def test_two_devices_of_one_person_with_the_same_target_make_one_call(tmp_path: Path) -> None:
    async with evening_in(tmp_path) as evening, web_server(Site()) as site:
        seat = await evening.asked()
        holder = Holder(evening.company.table, seat, "telephone", evening.clock.now)
        await evening.hall.store.write([Hold(holder)])
        await evening.wants(f"device{seat}", site.url)
        await evening.wants("telephone", site.url, "ru", evening.company.table)
        await evening.wait(2 * MINUTE)
        assert len(site.posts) == 1


async def test_a_call_that_fails_is_tried_again_more_and_more_rarely_and_then_dropped(tmp_path: Path) -> None:
    async with evening_in(tmp_path) as evening, web_server(Site(statuses=[503])) as site:
        seat = await evening.asked()
        await evening.wants(f"device{seat}", site.url)
        await evening.wait(2 * MINUTE)
        assert len(site.posts) == len(PAUSES) + 1
        assert evening.pauses == list(PAUSES)
        assert evening.hall.metrics.calls["failed"] == len(PAUSES) + 1


@pytest.mark.parametrize(("statuses", "posts"), [([503, 429, 200], 3), ([400], 1), ([302], 1)])
async def test_only_what_may_work_later_is_tried_again(
    tmp_path: Path, statuses: list[int], posts: int
) -> None:
    site = Site(statuses=statuses, more="Location: http://127.0.0.1:1/elsewhere\r\n")
    async with evening_in(tmp_path) as evening, web_server(site):
        await evening.wants(f"device{await evening.asked()}", site.url)
        await evening.wait(2 * MINUTE)
        assert len(site.posts) == posts


async def test_a_target_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with evening_in(tmp_path) as evening, web_server(Site(statuses=[410])) as site:
        seat = await evening.asked()
        await evening.wants(f"device{seat}", site.url)
        await evening.wait(2 * MINUTE)
        assert len(site.posts) == 1
        assert await evening.hall.store.calls([f"device{seat}"], evening.company.table) == []


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("unfathomable", 4), ("thing", 5)])
async def test_a_call_says_the_same_whatever_is_asked_of_whomever(
    tmp_path: Path, game: str, players: int
) -> None:
    """L19: over the questions of a whole game, byte for byte."""

    settings = TableSettings(game, players, title="Thursday", pace=SLOW)
    async with evening_in(tmp_path, settings=settings) as evening, web_server(Site()) as site:
        for seat in range(players):
            await evening.wants(f"device{seat}", site.url)
        dice = fast(11)
        asks: set[int] = set()
        while (table := (await evening.company.place()).table).stage != OVER:
            s = table.running()
            if id(pending_ask(s)) not in asks:
                asks.add(id(pending_ask(s)))
                evening.caller.call(table)
                await evening.caller.settled()
            seats = seats_in(waiting(s))
            seat = seats[dice.below(len(seats))]
            legal = options(s, seat)
            option = option_id(s.game, legal[dice.below(len(legal))])
            await evening.company.act(seat, commands.Answer(s.decision, option))
        assert len(site.posts) >= len(asks) > 3
        assert {json.loads(one.body)["text"] for one in site.posts} == {"Table “Thursday” waits for you."}
        assert len({(one.line, str(one.headers), one.body) for one in site.posts}) == 1


# The API


class Browser:
    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, headers, reply = await request(self.app, method, path, body, self.cookie)
        for name, value in headers:
            if name == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return status, msgspec.json.decode(reply)


@contextlib.asynccontextmanager
async def served(directory: Path, config: Config) -> AsyncIterator[tuple[Browser, Hall, Clock]]:
    clock = Clock()
    hall = hall_in(directory, clock)
    caller = Caller(hall, config)
    site = application.Site(caller=caller)
    async with hall.running():
        yield Browser(application.application(hall, site)), hall, clock


async def test_a_device_keeps_its_calls_tries_them_out_and_drops_them(tmp_path: Path) -> None:
    config = Config(calls_loopback=True)
    async with served(tmp_path, config) as (browser, _, _), web_server(Site()) as site:
        target = {"kind": "webhook", "url": site.url}
        status, made = await browser.ask("POST", "/api/calls", {"target": target, "language": "ru"})
        assert status == 200
        _, listed = await browser.ask("GET", "/api/calls")
        shown = {"id": made["id"], "table": None, "kind": "webhook", "language": "ru"}
        assert listed["calls"] == [{**shown, "hint": site.url.removeprefix("http://").removesuffix("/hook")}]
        _, tested = await browser.ask("POST", "/api/calls/test", {"call": made["id"]})
        assert tested == {"is_sent": True}
        assert (await browser.ask("POST", "/api/calls/test", {"call": made["id"]}))[0] == 429
        assert len(site.posts) == 1
        other = Browser(browser.app)
        assert (await other.ask("GET", "/api/calls"))[1]["calls"] == []
        await other.ask("DELETE", f"/api/calls/{made['id']}")
        assert len((await browser.ask("GET", "/api/calls"))[1]["calls"]) == 1
        await browser.ask("DELETE", f"/api/calls/{made['id']}")
        assert (await browser.ask("GET", "/api/calls"))[1]["calls"] == []


async def test_what_cannot_be_called_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, Config()) as (browser, _, _):

        async def error(target: dict[str, str], table: str | None = None) -> str:
            status, reply = await browser.ask("POST", "/api/calls", {"target": target, "table": table})
            assert status >= 400
            return str(reply["error"])

        webhook = {"kind": "webhook", "url": "https://example.org/"}
        assert await error({"kind": "webhook", "url": "http://127.0.0.1/"}) == "wrong_target"
        assert await error({"kind": "mail", "address": "a@example.org"}) == "no_such_call"
        assert await error({"kind": "telegram", "token": "x/../y", "chat": "1"}) == "unreadable"
        assert await error(webhook, "nowhere") == "not_here"
        for _ in range(10):
            assert (await browser.ask("POST", "/api/calls", {"target": webhook}))[0] == 200
        assert await error(webhook) == "too_many_calls"


async def test_nobody_gets_letters_who_has_not_agreed(tmp_path: Path) -> None:
    async with mail_server(PostOffice()) as office:
        mail = Mail("127.0.0.1", office.port, sender="table@example.org", is_encrypted=False)
        clock = Clock()
        hall = hall_in(tmp_path, clock)
        caller = Caller(hall, Config(url="https://play.example.org", mail=mail))
        async with hall.running():
            browser = Browser(application.application(hall, application.Site(caller=caller)))
            wanted = {"target": {"kind": "mail", "address": "anna@example.org"}}
            assert await browser.ask("POST", "/api/calls", wanted) == (200, {"id": ""})
            assert (await browser.ask("GET", "/api/calls"))[1]["calls"] == []
            assert (await Browser(browser.app).ask("POST", "/api/calls", wanted))[0] == 429
            letter = email.message_from_string(office.letters[0], policy=email.policy.default)
            assert letter["To"] == "anna@example.org"
            text = letter.get_content()
            token = text.partition("https://play.example.org/#call=")[2].split()[0]
            wrong = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
            assert (await browser.ask("POST", "/api/calls/confirm", {"token": wrong}))[0] == 404
            for _ in range(2):
                assert (await browser.ask("POST", "/api/calls/confirm", {"token": token}))[0] == 200
            (call,) = (await browser.ask("GET", "/api/calls"))[1]["calls"]
            assert call["hint"] == "anna@example.org"
            clock.now += 25 * 60 * MINUTE
            assert (await browser.ask("POST", "/api/calls/confirm", {"token": token}))[0] == 404
            office.refuses = "550 no such person"
            tested = await browser.ask("POST", "/api/calls/test", {"call": call["id"]})
            assert tested == (200, {"is_sent": False})
            assert (await browser.ask("GET", "/api/calls"))[1]["calls"] == []


async def test_of_two_servers_one_calls(tmp_path: Path, postgres_address: str) -> None:
    clock = Clock()
    halls = [Hall(open_store(postgres_address), clock) for _ in range(2)]
    callers = [Caller(hall, Config(calls_loopback=True)) for hall in halls]
    async with web_server(Site()) as site, AsyncExitStack() as stack:
        for hall, caller in zip(halls, callers, strict=True):
            await stack.enter_async_context(hall.running())
            await stack.enter_async_context(caller.running())
        company = await begun(halls[0], TableSettings("lifeboat", 3, pace=SLOW))
        for screen in company.screens:
            assert screen.connection is not None
            halls[0].connections.remove(screen.connection)
        evening = Evening(halls[0], clock, company, callers[0], [])
        seat = await evening.asked()
        await evening.wants(f"device{seat}", site.url)
        for hall in halls:
            await hall.place(company.table)
        clock.now += MINUTE
        await asyncio.gather(*(look_after(hall, company.table) for hall in halls))
        for caller in callers:
            await caller.settled()
        assert len(site.posts) == 1
