import asyncio
import re
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from tests.server.asgi import request
from tests.server.clients import begin_game, hall_in
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.ids import seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.bots.desk import Desk
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.runtime.metrics import BOUNDS, Histogram, measure_lag
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import TableSettings

LINE = re.compile(
    r'turncoat_[a-z_]+(\{[a-z]+="[A-Za-z0-9_.+]+"\})? [0-9.]+|# (HELP|TYPE) turncoat_[a-z_]+ .+'
)


def values(text: str) -> dict[str, float]:
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in text.splitlines()
        if line[0] != "#"
    }


async def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    hall.services.append(lambda hall: measure_lag(hall.metrics))
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        app = application(hall, Site())
        for _ in range(5):
            s = (await clients.place()).table.running_state()
            seat = seats_in(waiting_seats(s))[0]
            option = option_id(s.game, options(s, seat)[0])
            await clients.send(seat, Answer(s.decision, option))
        await request(app, "GET", "/api/tables/nowhere")
        async with asyncio.timeout(20):
            while not values(hall.metrics.text(0, 0))["turncoat_loop_lag_seconds_count"]:
                await asyncio.sleep(0.05)
        status, headers, body = await request(app, "GET", "/api/metrics")
        assert status == 200
        assert (b"content-type", b"text/plain; version=0.0.4; charset=utf-8") in headers
        text = body.decode()
        assert all(LINE.fullmatch(line) for line in text.splitlines())
        metrics = values(text)
        assert metrics["turncoat_tables"] == 1
        assert metrics["turncoat_sockets"] == 4
        assert metrics['turncoat_answers_total{by="person"}'] == 5
        assert metrics["turncoat_messages_total"] > 40
        assert metrics['turncoat_refusals_total{code="no_such_table"}'] == 1
        entries = len(await hall.store.entries(clients.table))
        assert 0 < metrics["turncoat_commit_seconds_count"] < entries
        assert metrics["turncoat_loop_lag_seconds_count"] >= 1
        assert "Player" not in text
        assert clients.table not in text


async def test_what_bots_do_is_counted_by_their_desk(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    desk = Desk(hall)
    async with desk.run():
        desk.tally["decisions"] += 3
        assert values(hall.metrics.text(0, 0))['turncoat_bots_total{what="decisions"}'] == 3


def test_a_histogram_counts_what_took_no_longer() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.0011, 0.3, 99.0):
        histogram.add(seconds)
    metrics = values("\n".join(histogram.lines("it")))
    assert metrics['it_bucket{le="0.001"}'] == 1
    assert metrics['it_bucket{le="0.0025"}'] == 2
    assert metrics[f'it_bucket{{le="{BOUNDS[-1]}"}}'] == 3
    assert metrics['it_bucket{le="+Inf"}'] == metrics["it_count"] == 4
    assert metrics["it_sum"] == pytest.approx(99.3021)


@pytest.mark.parametrize(
    ("site", "headers", "client", "may"),
    [
        (Site(), {}, "127.0.0.1", True),
        (Site(), {}, "::1", True),
        (Site(), {}, "203.0.113.5", False),
        (Site(), {"x-forwarded-for": "127.0.0.1"}, "203.0.113.5", False),
        (Site(), {"x-forwarded-for": "203.0.113.5"}, "127.0.0.1", False),  # a proxy that is not configured
        (Site(), {"forwarded": "for=203.0.113.5"}, "127.0.0.1", False),
        (Site(trusts_proxy=True), {"x-forwarded-for": "203.0.113.5"}, "127.0.0.1", False),
        (Site(trusts_proxy=True), {"x-forwarded-for": "127.0.0.1, 203.0.113.5"}, "127.0.0.1", False),
        (Site(), {"authorization": "Bearer "}, "203.0.113.5", False),
        (Site(metrics_token="thyme"), {"authorization": "Bearer thyme"}, "203.0.113.5", True),
        (Site(metrics_token="thyme"), {"authorization": "Bearer sage"}, "203.0.113.5", False),
    ],
)
def test_only_this_machine_and_who_has_the_token_may_read_it(
    site: Site, headers: dict[str, str], client: str, may: bool
) -> None:
    assert site.may_measure(Headers(headers), client) is may


async def test_for_others_there_is_nothing_here(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        app = application(hall, Site())
        forwarded = [(b"x-forwarded-for", b"203.0.113.5")]
        status, _, body = await request(app, "GET", "/api/metrics", headers=forwarded)
        assert (status, body) == (404, b'{"error":"not_here"}')
