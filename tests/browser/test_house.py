"""The operator's settings as visitors see them: an announcement, the right to open tables, a closed table, privacy."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, chromium, server_in
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Visitor, visitor

# Under this name a visitor does not count as the server's own computer.
NAME = "play.example.org"
LANGUAGES = ("en", "ru", "uk")


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, because other tests use the shared one."""
    with server_in(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium(f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as browser:
        yield browser


def admin(server: Server, *words: str) -> str:
    database = str(server.directory / "turncoat.db")
    command = [sys.executable, "-m", "turncoat", "admin", "--database", database, *words]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", timeout=60).stdout


ANNOUNCED = {
    "en": "Message from the server’s operator",
    "ru": "Сообщение от владельца сервера",
    "uk": "Повідомлення від власника сервера",
}


@pytest.mark.slow
def test_an_announcement_is_on_every_page_until_it_is_closed(browser: Browser, house: Server) -> None:
    admin(house, "announce", "Restart at nine.", "--uk", "Перезапуск о девʼятій.")
    for language in LANGUAGES:
        with visitor(browser, house.url, PHONE, language) as guest:
            guest.open()
            shown = guest.page.locator(".announcement")
            expect(shown).to_contain_text(ANNOUNCED[language])
            expect(shown).to_contain_text(
                "Перезапуск о девʼятій." if language == "uk" else "Restart at nine."
            )
            assert findings(guest) == []
            for page in ("#rules=lifeboat", "#notifications=1", "#privacy=1"):
                guest.open(page)
                expect(shown).to_be_visible()
            guest.deal("lifeboat")
            guest.page.reload()
            expect(shown).to_be_visible()
            shown.get_by_role("button").click()
            expect(shown).to_have_count(0)
            guest.page.reload()
            guest.page.locator("h1").first.wait_for()
            expect(shown).to_have_count(0)
            guest.check()
    admin(house, "announce", "And again.")
    with visitor(browser, house.url) as guest:
        guest.open()
        expect(guest.page.locator(".announcement")).to_contain_text("And again.")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "asked", "wrong", "alone"),
    [
        (
            "en",
            "takes an invite code",
            "That code isn’t right",
            "Only the server’s operator can open tables here",
        ),
        ("ru", "нужен код приглашения", "Код не подходит", "Здесь столы открывает только владелец сервера"),
        ("uk", "потрібен код запрошення", "Код не підходить", "Тут столи відкриває лише власник сервера"),
    ],
)
def test_a_visitor_needs_the_code_to_open_a_table(
    browser: Browser, house: Server, language: str, asked: str, wrong: str, alone: str
) -> None:
    away = house.url.replace("127.0.0.1", NAME)
    admin(house, "opening", "code", "--code", "Открой дверь")
    with visitor(browser, away, DESKTOP, language) as guest:
        guest.open()
        form = guest.page.locator("form", has=guest.page.locator("label"))
        expect(form).to_contain_text(asked)
        assert findings(guest) == []
        open_table(guest)
        expect(guest.page.get_by_role("alert")).to_contain_text(asked)
        form.get_by_role("textbox").fill("let me in")
        form.get_by_role("button").click()
        open_table(guest)
        expect(guest.page.get_by_role("alert")).to_contain_text(wrong)
        form.get_by_role("textbox").fill("ОТКРОЙ ДВЕРЬ")
        form.get_by_role("button").click()
        open_table(guest)
        guest.page.locator(".lobby").wait_for()
        guest.open("#start")
        expect(form.get_by_role("textbox")).to_have_value("ОТКРОЙ ДВЕРЬ")
    admin(house, "opening", "host")
    with visitor(browser, away, DESKTOP, language) as guest:
        guest.open()
        guest.page.locator("form label").wait_for()
        open_table(guest)
        expect(guest.page.get_by_role("alert")).to_contain_text(alone)


def open_table(guest: Visitor) -> None:
    guest.page.locator("li.lifeboat button:not(.main)").click()


@pytest.mark.slow
def test_players_are_told_that_their_table_was_closed(browser: Browser, house: Server) -> None:
    with visitor(browser, house.url) as guest:
        guest.open()
        guest.host("lifeboat")
        admin(house, "close", guest.page.url.partition("#t=")[2])
        guest.sees("This table is closed")
        guest.sees("The server’s operator has closed it.")
        guest.open()
        table = guest.deal("lifeboat", chat="free")
        guest.open(f"#t={table}")
        guest.page.locator(".prompt").wait_for()
        admin(house, "mute", table, "Guest")
        guest.page.get_by_role("tab", name="Talk").or_(
            guest.page.get_by_role("button", name="Talk")
        ).first.click()
        guest.sees("The server’s operator has muted you at this table.")
        admin(house, "close", table)
        guest.sees("The server’s operator has closed this table.")
        expect(guest.page.get_by_role("button", name="Rematch")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "heading", "kept", "button", "sure", "done"),
    [
        (
            "en",
            "Privacy",
            "A table is erased 21 days after the last move there.",
            "Forget this browser",
            "Yes, forget it",
            "The server has forgotten this browser.",
        ),
        (
            "ru",
            "Личные данные",
            "Стол удаляется через 21 день после последнего хода.",
            "Забыть этот браузер",
            "Да, забыть",
            "Сервер забыл этот браузер.",
        ),
        (
            "uk",
            "Особисті дані",
            "Стіл видаляється через 21 день після останнього ходу.",
            "Забути цей браузер",
            "Так, забути",
            "Сервер забув цей браузер.",
        ),
    ],
)
def test_a_visitor_reads_what_is_stored_and_has_the_browser_forgotten(
    browser: Browser, house: Server, language: str, heading: str, kept: str, button: str, sure: str, done: str
) -> None:
    admin(house, "limits", "--days", "21")
    with visitor(browser, house.url, PHONE, language) as guest:
        guest.open()
        guest.host("lifeboat")
        guest.open("#start")
        expect(
            guest.page.locator("section li", has_text="Lifeboat").or_(guest.page.locator("#mine"))
        ).not_to_have_count(0)
        guest.page.locator("footer a").click()
        expect(guest.page.locator("h1")).to_have_text(heading)
        expect(guest.page.locator("main")).to_contain_text(kept)
        assert findings(guest) == []
        guest.page.get_by_role("button", name=button).click()
        guest.page.get_by_role("button", name=sure).click()
        expect(guest.page.get_by_role("status").filter(has_text=done)).to_be_visible()
        guest.check()
        guest.open("#start")
        guest.page.locator("li.lifeboat").wait_for()
        expect(guest.page.locator("#mine")).to_have_count(0)
