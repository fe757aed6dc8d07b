"""End screen, post-game report, replays from any seat's view, and the tabletop screen."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.pictures import take_picture
from tests.browser.test_company import _private_piles
from tests.browser.test_screens import findings
from tests.browser.visitor import PHONE, Size, Visitor, visitor
from tests.server.clients import Clock, hall_in
from tests.server.finished_games import file_of, finish_game, fix_secrets
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE
from turncoat.server.table.settings import TableSettings

PARTS = ("truth", "replay", "checks", "claims", "diaries", "share")
TELEVISION = Size(1920, 1080)
LONG_AGO = 1_700_000_000_000  # milliseconds
PLAYERS = {"unfathomable": 4, "thing": 5}


@pytest.fixture(scope="module", params=["unfathomable", pytest.param("thing", marks=pytest.mark.slow)])
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A replay file of a finished game, with talk, a diary and marks."""
    directory = tmp_path_factory.mktemp("game")
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor() as elsewhere:
        fix_secrets(patch)  # Playwright has an event loop in this thread
        written = elsewhere.submit(asyncio.run, played(directory, request.param)).result()
    path = directory / "game.json"
    path.write_bytes(written)
    return path


async def played(directory: Path, game: str) -> bytes:
    clock = Clock()
    clock.now = LONG_AGO
    hall = hall_in(directory, clock)
    async with hall.run():
        return await file_of(await finish_game(hall, clock, TableSettings(game, PLAYERS[game]), 7, None))


def open_file(guest: Visitor, file: Path) -> None:
    guest.open()
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.page.locator("#winner").wait_for()


def look_through(page: Page, eyes: str) -> None:
    page.locator("label.eyes select").select_option(eyes)


def hands(page: Page) -> list[str]:
    """The text of each seat."""
    return page.locator(".seats > ul > li").all_inner_texts()


def private_cards(messages: list[str]) -> list[Any]:
    return [cards for message in messages for _, cards in _private_piles(json.loads(message)) if cards]


@pytest.mark.slow
def test_a_file_shows_the_truth_through_everybodys_eyes(browser: Browser, server: Server, file: Path) -> None:
    game = json.loads(file.read_text(encoding="utf-8"))
    with visitor(browser, server.url) as guest:
        open_file(guest, file)
        page = guest.page
        assert page.locator("section.card li").count() == len(game["chairs"])
        page.locator("#part-replay").click()
        for eyes in ["all", "-1", *map(str, range(len(game["chairs"])))]:
            look_through(page, eyes)
            page.locator("input[type=range]").fill("0")
            for _ in range(3):
                page.get_by_role("button", name="Next step").click()
            expect(page.locator(".line .quiet")).to_contain_text("4 of")
            page.get_by_role("button", name="Previous step").click()
            page.get_by_role("button", name="Next turn").click()
            page.locator(".seats").press("ArrowRight")
            expect(page.locator(".caption li").first).to_be_visible()
            guest.check()
        page.locator("input[type=range]").fill("60")
        seen = {}
        for eyes in ("all", "-1", "0", "1"):
            look_through(page, eyes)
            seen[eyes] = hands(page)
        for seat in (
            0,
            1,
        ):  # a seat's cards are in its own view and in the view of all, in no other
            own, other = seen[str(seat)], seen[str(1 - seat)]
            assert len(own[seat]) > len(seen["-1"][seat])
            assert len(other[seat]) < len(own[seat]) <= len(seen["all"][seat])


@pytest.mark.slow
def test_every_part_of_the_truth_is_there(browser: Browser, server: Server, file: Path) -> None:
    game = json.loads(file.read_text(encoding="utf-8"))["game"]
    with visitor(browser, server.url, PHONE, "uk", "dark") as guest:
        open_file(guest, file)
        page = guest.page
        for part in PARTS:
            page.locator(f"#part-{part}").click()
            page.locator(f"[aria-labelledby=part-{part}]").wait_for()
            take_picture(page, f"uk-{PHONE.width}-{game}-{part}")
            guest.check()
            assert findings(guest) == [], part
        page.locator("#part-truth").click()
        page.locator("summary").first.click()
        assert page.locator("tbody tr").count() > 3  # the chart's data as a table
        page.locator("#part-claims").click()
        assert page.locator("ol > li").count() > 3
        page.locator("#part-checks").click()
        assert page.locator(".check .chip").count() > 3
        page.locator("#part-diaries").click()
        assert page.locator("article .beliefs li").count() == 2
        page.locator("article button").click()  # jump to that moment of the game
        page.locator(".transport").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "lie"), [("en", "a lie"), ("ru", "ложь"), ("uk", "брехня")])
def test_a_traitors_false_accusation_is_called_a_lie_and_counted(
    browser: Browser, server: Server, file: Path, language: str, lie: str
) -> None:
    with visitor(browser, server.url, language=language) as guest:
        page = guest.page
        with page.expect_response("**/replay?language=*") as told:
            open_file(guest, file)
        claims = told.value.json()["truth"]["claims"]
        page.locator("#part-claims").click()
        verdicts = page.locator("ol > li .verdict")
        expect(verdicts).to_have_count(len(claims))
        said = [verdict.strip() for verdict in verdicts.all_inner_texts()]
        assert [verdict == lie for verdict in said] == [claim["is_lie"] for claim in claims]
        accusations = [claim for claim in claims if claim["statement"]["kind"] == "estimate"]
        assert {claim["is_lie"] for claim in accusations if claim["is_true"] is False} == {True, False}
        for seat, counted in enumerate(page.locator(".tally b").all_inner_texts()):
            wrong = [
                claim
                for claim in claims
                if claim["statement"]["speaker"] == seat
                and claim["is_true"] is False
                and (claim["is_lie"] or claim["statement"]["kind"] != "estimate")
            ]
            assert counted.endswith(f" {len(wrong)}")
        guest.check()


@pytest.mark.slow
def test_a_simulated_game_is_watched_like_any_other(browser: Browser, server: Server, tmp_path: Path) -> None:
    """The game's seed does not fit into a JavaScript number."""
    bots = Bots(("persona",))
    plan = Plan("thing", (4,), 1, 2**63 + 1, Cast(bots, bots), save=save_to(tmp_path))
    simulate(plan, ALONE, lambda _: None)
    (record,) = tmp_path.iterdir()
    with visitor(browser, server.url) as guest:
        open_file(guest, record)
        assert guest.page.locator("section.card li").count() == 4
        guest.page.locator("#part-diaries").click()
        expect(guest.page.locator("article .beliefs li").first).to_be_visible()
        guest.check()


def test_a_game_goes_away_as_a_picture_and_as_a_file(browser: Browser, server: Server, file: Path) -> None:
    with visitor(browser, server.url) as guest:
        open_file(guest, file)
        guest.page.locator("#part-share").click()
        with guest.page.expect_download() as picture:
            guest.page.get_by_role("button", name="Save the picture").click()
        drawn = Path(picture.value.path()).read_bytes()
        assert picture.value.suggested_filename.endswith(".png")
        assert drawn.startswith(b"\x89PNG")
        assert len(drawn) > 10_000
        with guest.page.expect_download() as written:
            guest.page.get_by_role("link", name="Save the file").click()
        again = json.loads(Path(written.value.path()).read_text(encoding="utf-8"))
        assert again["statements"] == json.loads(file.read_text(encoding="utf-8"))["statements"]


def test_what_is_no_game_is_refused_in_words(browser: Browser, server: Server, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    (tmp_path / "list.json").write_text("[1]", encoding="utf-8")
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.page.locator("input[type=file]").set_input_files(tmp_path / "letter.txt")
        guest.sees("That isn’t a game file.")
        guest.page.locator("input[type=file]").set_input_files(tmp_path / "list.json")
        expect(guest.page.get_by_role("alert")).not_to_contain_text("That isn’t a game file")
        expect(guest.page.get_by_role("alert")).to_be_visible()


def test_while_a_game_goes_on_one_sees_again_what_one_saw(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=21, most=3)
        guest.wait()
        page = guest.page
        page.locator(".game > header button").last.click()
        with page.expect_response("**/replay?*") as reply:
            page.get_by_role("button", name="Watch the game again").click()
        told = reply.value.json()
        page.locator(".transport").wait_for()
        assert told["truth"] is None
        assert set(told["views"]) == {"-1", "0"}
        assert {seat for seat, cards in _private_piles(told) if cards} == {"0"}
        assert page.locator("label.eyes, [role=tab], .side").count() == 0
        page.locator("input[type=range]").fill(str(len(told["steps"])))
        guest.check()
        assert findings(guest) == []
        page.get_by_role("button", name="Back to the table").click()
        guest.wait()


@pytest.mark.slow
def test_at_the_end_everybody_is_unmasked_and_the_truth_is_told(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=22)
        page = guest.page
        assert page.locator("dialog li .side").count() == 3
        assert findings(guest) == []
        page.get_by_role("button", name="Look at the table").click()
        assert page.locator("dialog").count() == 0
        assert page.locator(".prompt li .side").count() == 3
        page.get_by_role("button", name="What really happened").click()
        page.locator("#winner").wait_for()
        page.get_by_role("button", name="Show everyone my marks").click()
        page.get_by_role("button", name="Hide my marks").wait_for()
        guest.check()
        page.reload()  # after a reload it is not played again
        page.get_by_role("button", name="Back to the table").click()
        page.get_by_role("button", name="Play again").wait_for()
        assert page.locator("dialog").count() == 0


@pytest.fixture
def table_with_screen(browser: Browser, server: Server) -> Iterator[tuple[Visitor, Page, list[str]]]:
    """A host in the lobby, the tabletop screen, and the messages that this screen received."""
    with visitor(browser, server.url) as host:
        host.open()
        host.host("lifeboat")
        host.set_up(3)
        with host.page.context.expect_page() as opened:
            host.page.get_by_role("link", name="Screen for the table").click()
        screen = opened.value
        sent: list[str] = []
        screen.on(
            "websocket", lambda socket: socket.on("framereceived", lambda message: sent.append(str(message)))
        )
        screen.set_viewport_size({"width": TELEVISION.width, "height": TELEVISION.height})
        screen.reload()
        yield host, screen, sent


def test_the_tables_own_screen_shows_what_everybody_may_see(
    table_with_screen: tuple[Visitor, Page, list[str]], browser: Browser, server: Server
) -> None:
    host, screen, sent = table_with_screen
    expect(screen.locator(".join img")).to_be_visible()
    host.fill()
    host.start()
    host.wait()
    expect(screen.locator(".status")).to_contain_text("Waiting for")
    host.play_by_mouse(seed=23, most=8)
    host.wait()
    assert sent
    assert private_cards(sent) == []
    # The piles are there, face down.
    assert any(list(_private_piles(json.loads(message))) for message in sent)
    assert screen.locator(".options, .hand").count() == 0
    expect(screen.locator(".captions li")).to_have_count(6)
    lowest = screen.evaluate(
        """Math.min(...[...document.querySelectorAll('.top header p, .seats strong, .captions span')]
            .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""
    )
    assert lowest >= 24  # pixels, legible from three metres
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    take_picture(screen, "television")
    assert findings(Visitor(screen, server.url)) == []
    with visitor(browser, server.url, PHONE) as friend:  # a spectator sees no more in the usual view
        seen: list[str] = []
        friend.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda message: seen.append(str(message)))
        )
        invitation = host.page.evaluate(
            "async table => (await (await fetch(`/api/tables/${table}/invite`, { method: 'POST' })).json()).invitation",
            host.page.url.rpartition("=")[2],
        )
        friend.open(f"#t={host.page.url.rpartition('=')[2]}&invitation={invitation}")
        friend.sees("You’re watching")
        assert not any(one.endswith("/api/me") for one in friend.requests)  # not a second device
        assert private_cards(seen) == []
        friend.check()
