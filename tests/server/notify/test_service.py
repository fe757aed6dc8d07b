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
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.notification_targets import MailReceiver, WebReceiver, mail_server, web_server
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.config import Config, Mail
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.notify.service import PAUSES, Notifier
from turncoat.server.notify.targets import (
    StoredTarget,
    WebhookTarget,
)
from turncoat.server.runtime.units import MINUTE
from turncoat.server.store.api import Hold, Holder, Subscription
from turncoat.server.store.open import open_store
from turncoat.server.table.clocks import wake
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import Days, Live, Pace, TableSettings
from turncoat.server.table.stages import OVER

SLOW = Days(hours=36, remind=12, quiet_from=0, quiet_to=0)


class TimedTable:
    """A table with absent players, and the notification service."""

    def __init__(
        self, hall: Hall, clock: Clock, clients: Clients, notifier: Notifier, pauses: list[float]
    ) -> None:
        self.hall = hall
        self.clock = clock
        self.clients = clients
        self.notifier = notifier
        self.pauses = pauses

    async def wait(self, span: int) -> None:
        end = self.clock.now + span
        while (moment := wake((await self.clients.place()).table)) is not None and moment <= end:
            self.clock.now = max(self.clock.now, moment)
            if not await look_after(self.hall, self.clients.table):
                break
            await self.notifier.settle()
        self.clock.now = end

    async def wants(self, device: str, url: str, language: str = "en", table: str | None = None) -> None:
        kept = msgspec.json.encode(StoredTarget(WebhookTarget(url), "http://here"))
        await self.hall.store.add_subscription(
            Subscription(f"{device} {url} {language}", device, table, "webhook", kept, language)
        )

    async def asked(self) -> int:
        return seats_in(waiting_seats((await self.clients.place()).table.running_state()))[0]


@asynccontextmanager
async def timed_table_in(
    directory: Path, pace: Pace = SLOW, *, settings: TableSettings | None = None, is_here: bool = False
) -> AsyncIterator[TimedTable]:
    clock = Clock()
    hall = hall_in(directory, clock)
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    notifier = Notifier(hall, Config(loopback_webhooks=True), sleep)
    hall.services.append(lambda hall: notifier.run())
    async with hall.run():
        clients = await begin_game(
            hall, settings or TableSettings("lifeboat", 3, title="Thursday", pace=pace)
        )
        for screen in clients.screens:
            if not is_here and screen.connection is not None:
                hall.connections.remove(screen.connection)
        yield TimedTable(hall, clock, clients, notifier, pauses)


async def test_a_player_who_is_asked_and_away_is_notified_once_and_reminded_later(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path) as timed, web_server(WebReceiver()) as site:
        seat = await timed.asked()
        await timed.wants(f"device{seat}", site.url, "uk")
        await timed.wait(MINUTE - 1)
        assert site.posts == []
        await timed.wait(11 * 60 * MINUTE)
        (only,) = site.posts
        link = f"http://here/#t={timed.clients.table}"
        assert json.loads(only.body) == {"text": "Стіл «Thursday» чекає на вас.", "link": link}
        await timed.wait(60 * MINUTE)
        assert len(site.posts) == 2
        assert site.posts[1].body == only.body


@pytest.mark.parametrize(
    ("pace", "is_here"), [(SLOW, True), (Live(seconds=3600), False)], ids=["who is there", "at a live table"]
)
async def test_a_player_who_need_not_answer_is_not_notified(
    tmp_path: Path, pace: Pace, is_here: bool
) -> None:
    async with timed_table_in(tmp_path, pace, is_here=is_here) as timed, web_server(WebReceiver()) as site:
        for seat in range(3):
            await timed.wants(f"device{seat}", site.url)
        await timed.wait(2 * MINUTE)
        assert site.posts == []


async def test_a_player_who_has_answered_in_secret_is_not_notified(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path) as timed, web_server(WebReceiver()) as site:
        s = (await timed.clients.place()).table.running_state()
        first, *others = seats_in(waiting_seats(s))
        assert others
        option = option_id(s.game, options(s, first)[0])
        await timed.clients.send(first, Answer(s.decision, option))
        for seat in (first, *others):
            await timed.wants(f"device{seat}", f"{site.url}/{seat}")
        await timed.wait(2 * MINUTE)
        assert {one.line.split(" ")[1] for one in site.posts} == {f"/hook/{seat}" for seat in others}


async def test_two_devices_of_one_person_with_the_same_target_get_one_notification(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path) as timed, web_server(WebReceiver()) as site:
        seat = await timed.asked()
        holder = Holder(timed.clients.table, seat, "telephone", timed.clock.now)
        await timed.hall.store.write([Hold(holder)])
        await timed.wants(f"device{seat}", site.url)
        await timed.wants("telephone", site.url, "ru", timed.clients.table)
        await timed.wait(2 * MINUTE)
        assert len(site.posts) == 1


async def test_a_notification_that_fails_is_tried_again_more_and_more_rarely_and_then_dropped(
    tmp_path: Path,
) -> None:
    async with timed_table_in(tmp_path) as timed, web_server(WebReceiver(statuses=[503])) as site:
        seat = await timed.asked()
        await timed.wants(f"device{seat}", site.url)
        await timed.wait(2 * MINUTE)
        assert len(site.posts) == len(PAUSES) + 1
        assert timed.pauses == list(PAUSES)
        assert timed.hall.metrics.notifications["failed"] == len(PAUSES) + 1


@pytest.mark.parametrize(("statuses", "posts"), [([503, 429, 200], 3), ([400], 1), ([302], 1)])
async def test_only_what_may_work_later_is_tried_again(
    tmp_path: Path, statuses: list[int], posts: int
) -> None:
    site = WebReceiver(statuses=statuses, more="Location: http://127.0.0.1:1/elsewhere\r\n")
    async with timed_table_in(tmp_path) as timed, web_server(site):
        await timed.wants(f"device{await timed.asked()}", site.url)
        await timed.wait(2 * MINUTE)
        assert len(site.posts) == posts


async def test_a_target_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path) as timed, web_server(WebReceiver(statuses=[410])) as site:
        seat = await timed.asked()
        await timed.wants(f"device{seat}", site.url)
        await timed.wait(2 * MINUTE)
        assert len(site.posts) == 1
        assert await timed.hall.store.subscriptions([f"device{seat}"], timed.clients.table) == []


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("unfathomable", 4), ("thing", 5)])
async def test_a_notification_says_the_same_whatever_is_asked_of_which_player(
    tmp_path: Path, game: str, players: int
) -> None:
    """L19: byte for byte, over the questions of a whole game."""

    settings = TableSettings(game, players, title="Thursday", pace=SLOW)
    async with timed_table_in(tmp_path, settings=settings) as timed, web_server(WebReceiver()) as site:
        for seat in range(players):
            await timed.wants(f"device{seat}", site.url)
        dice = fast(11)
        asks: set[int] = set()
        while (table := (await timed.clients.place()).table).stage != OVER:
            s = table.running_state()
            if id(pending_ask(s)) not in asks:
                asks.add(id(pending_ask(s)))
                timed.notifier.notify(table)
                await timed.notifier.settle()
            seats = seats_in(waiting_seats(s))
            seat = seats[dice.below(len(seats))]
            legal = options(s, seat)
            option = option_id(s.game, legal[dice.below(len(legal))])
            await timed.clients.send(seat, Answer(s.decision, option))
        assert len(site.posts) >= len(asks) > 3
        assert {json.loads(one.body)["text"] for one in site.posts} == {
            "Table “Thursday” is waiting for you."
        }
        assert len({(one.line, str(one.headers), one.body) for one in site.posts}) == 1


# The API


class Browser:
    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = ""

    async def fetch(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, headers, reply = await request(self.app, method, path, body, self.cookie)
        for name, value in headers:
            if name == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return status, msgspec.json.decode(reply)


@contextlib.asynccontextmanager
async def served(directory: Path, config: Config) -> AsyncIterator[tuple[Browser, Hall, Clock]]:
    clock = Clock()
    hall = hall_in(directory, clock)
    notifier = Notifier(hall, config)
    site = Site(notifier=notifier)
    async with hall.run():
        yield Browser(application(hall, site)), hall, clock


async def test_a_device_lists_its_subscriptions_tests_them_and_drops_them(tmp_path: Path) -> None:
    config = Config(loopback_webhooks=True)
    async with served(tmp_path, config) as (browser, _, _), web_server(WebReceiver()) as site:
        target = {"kind": "webhook", "url": site.url}
        status, made = await browser.fetch("POST", "/api/notifications", {"target": target, "language": "ru"})
        assert status == 200
        _, listed = await browser.fetch("GET", "/api/notifications")
        shown = {"id": made["id"], "table": None, "kind": "webhook", "language": "ru"}
        assert listed["subscriptions"] == [
            {**shown, "hint": site.url.removeprefix("http://").removesuffix("/hook")}
        ]
        _, tested = await browser.fetch("POST", "/api/notifications/test", {"subscription": made["id"]})
        assert tested == {"is_sent": True}
        assert (await browser.fetch("POST", "/api/notifications/test", {"subscription": made["id"]}))[
            0
        ] == 429
        assert len(site.posts) == 1
        other = Browser(browser.app)
        assert (await other.fetch("GET", "/api/notifications"))[1]["subscriptions"] == []
        await other.fetch("DELETE", f"/api/notifications/{made['id']}")
        assert len((await browser.fetch("GET", "/api/notifications"))[1]["subscriptions"]) == 1
        await browser.fetch("DELETE", f"/api/notifications/{made['id']}")
        assert (await browser.fetch("GET", "/api/notifications"))[1]["subscriptions"] == []


async def test_a_target_that_cannot_be_reached_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, Config()) as (browser, _, _):

        async def error(target: dict[str, str], table: str | None = None) -> str:
            status, reply = await browser.fetch(
                "POST", "/api/notifications", {"target": target, "table": table}
            )
            assert status >= 400
            return str(reply["error"])

        webhook = {"kind": "webhook", "url": "https://example.org/"}
        assert await error({"kind": "webhook", "url": "http://127.0.0.1/"}) == "wrong_target"
        assert await error({"kind": "mail", "address": "a@example.org"}) == "no_such_notification"
        assert await error({"kind": "telegram", "token": "x/../y", "chat": "1"}) == "unreadable"
        assert await error(webhook, "nowhere") == "not_here"
        for _ in range(10):
            assert (await browser.fetch("POST", "/api/notifications", {"target": webhook}))[0] == 200
        assert await error(webhook) == "too_many_subscriptions"


async def test_no_mail_goes_to_an_owner_who_has_not_agreed(tmp_path: Path) -> None:
    async with mail_server(MailReceiver()) as receiver:
        mail = Mail("127.0.0.1", receiver.port, sender="table@example.org", is_encrypted=False)
        clock = Clock()
        hall = hall_in(tmp_path, clock)
        notifier = Notifier(hall, Config(url="https://play.example.org", mail=mail))
        async with hall.run():
            browser = Browser(application(hall, Site(notifier=notifier)))
            wanted = {"target": {"kind": "mail", "address": "anna@example.org"}}
            assert await browser.fetch("POST", "/api/notifications", wanted) == (200, {"id": ""})
            assert (await browser.fetch("GET", "/api/notifications"))[1]["subscriptions"] == []
            assert (await Browser(browser.app).fetch("POST", "/api/notifications", wanted))[0] == 429
            letter = email.message_from_string(receiver.mails[0], policy=email.policy.default)
            assert letter["To"] == "anna@example.org"
            text = letter.get_content()
            token = text.partition("https://play.example.org/#notification=")[2].split()[0]
            wrong = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
            assert (await browser.fetch("POST", "/api/notifications/confirm", {"token": wrong}))[0] == 404
            for _ in range(2):
                assert (await browser.fetch("POST", "/api/notifications/confirm", {"token": token}))[0] == 200
            (subscription,) = (await browser.fetch("GET", "/api/notifications"))[1]["subscriptions"]
            assert subscription["hint"] == "anna@example.org"
            clock.now += 25 * 60 * MINUTE
            assert (await browser.fetch("POST", "/api/notifications/confirm", {"token": token}))[0] == 404
            receiver.refuses = "550 no such person"
            tested = await browser.fetch(
                "POST", "/api/notifications/test", {"subscription": subscription["id"]}
            )
            assert tested == (200, {"is_sent": False})
            assert (await browser.fetch("GET", "/api/notifications"))[1]["subscriptions"] == []


async def test_of_two_servers_one_notifies(tmp_path: Path, postgres_address: str) -> None:
    clock = Clock()
    halls = [Hall(open_store(postgres_address), clock) for _ in range(2)]
    callers = [Notifier(hall, Config(loopback_webhooks=True)) for hall in halls]
    async with web_server(WebReceiver()) as site, AsyncExitStack() as stack:
        for hall, notifier in zip(halls, callers, strict=True):
            await stack.enter_async_context(hall.run())
            await stack.enter_async_context(notifier.run())
        clients = await begin_game(halls[0], TableSettings("lifeboat", 3, pace=SLOW))
        for screen in clients.screens:
            assert screen.connection is not None
            halls[0].connections.remove(screen.connection)
        timed = TimedTable(halls[0], clock, clients, callers[0], [])
        seat = await timed.asked()
        await timed.wants(f"device{seat}", site.url)
        for hall in halls:
            await hall.place(clients.table)
        clock.now += MINUTE
        await asyncio.gather(*(look_after(hall, clients.table) for hall in halls))
        for notifier in callers:
            await notifier.settle()
        assert len(site.posts) == 1
