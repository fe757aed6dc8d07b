"""Corrected board numbers in the browser: entered by the host, shown to all players, used in the game."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, visitor

STORM = "weather.4-5.storm.generator"
BOILER = "weather.4-5.snow.boiler"
WORDS = {
    "en": ("I own the board", "ours: 12", "Enter a whole number from 0 to 20", "2 changed", "corrected"),
    "ru": ("У меня есть поле", "наше: 12", "Целое число от 0 до 20", "2 изменения", "исправлено"),
    "uk": ("У мене є поле", "наше: 12", "Ціле число від 0 до 20", "2 зміни", "виправлено"),
}


def cell(path: str) -> str:
    return f"[data-path='{path}']"


def write(page: Page, path: str, number: str) -> None:
    page.locator(f"{cell(path)} input").fill(number)
    page.keyboard.press("Tab")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE), ("uk", PHONE)])
def test_a_host_writes_the_board_and_a_guest_reads_it(
    browser: Browser, server: Server, language: str, size: Size
) -> None:
    title, ours, wrong, count, corrected = WORDS[language]
    with (
        visitor(browser, server.url, size, language, "dark") as host,
        visitor(browser, server.url, PHONE, language) as guest,
    ):
        host.open()
        host.host("thing")
        page = host.page
        form = page.locator("details", has_text=title)
        form.locator("summary").click()
        expect(page.locator(f"{cell('red')} input")).to_have_attribute("placeholder", "N+4")
        write(page, BOILER, "77")
        expect(form.get_by_role("alert")).to_contain_text(wrong)
        field = page.locator(f"{cell(BOILER)} input")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_value("77")
        described = (field.get_attribute("aria-describedby") or "").split()[-1]
        expect(page.locator(f"[id='{described}']")).to_contain_text(wrong)
        write(page, "freeze_steps", "7")
        expect(page.locator(cell("freeze_steps"))).to_contain_text(ours)
        write(page, BOILER, "3")
        expect(form.get_by_role("alert")).to_have_count(0)
        expect(form.locator("summary")).to_contain_text(count)
        assert findings(host) == []
        host.check()
        page.reload()
        form.locator("summary").click()
        expect(page.locator(f"{cell('freeze_steps')} input")).to_have_value("7")

        link = page.locator(".invite input").input_value()
        guest.open(link.removeprefix(f"{server.url}/"))
        guest.page.locator(".lobby").wait_for()
        guest.page.locator("main details summary").last.click()
        steps = guest.page.locator(cell("freeze_steps"))
        expect(steps).to_contain_text("7")
        expect(steps).to_contain_text(corrected)
        assert guest.page.locator("[data-path] input, [data-path] select").count() == 0
        guest.check()

        form.get_by_role("button").last.click()  # back to the default numbers
        expect(page.locator(f"{cell('freeze_steps')} input")).to_have_value("")
        expect(steps).to_contain_text("12")


def test_a_number_after_a_wrong_one_is_taken_and_another_wrong_one_is_named(
    browser: Browser, server: Server
) -> None:
    """All are typed before the server has answered: an error is reported for its own number only."""
    with visitor(browser, server.url) as host:
        host.open()
        host.host("thing")
        page = host.page
        page.locator("main details summary").last.click()
        typed = {BOILER: "77", STORM: "5", "freeze_steps": "x", "red": "9"}
        page.evaluate(
            """numbers => Object.entries(numbers).forEach(([path, number]) => {
                const field = document.querySelector(`[data-path='${path}'] input`);
                field.value = number;
                field.dispatchEvent(new Event("change", { bubbles: true }));
            })""",
            typed,
        )
        for path in (BOILER, "freeze_steps"):
            expect(page.locator(f"{cell(path)} input")).to_have_attribute("aria-invalid", "true")
        expect(page.locator(".wrong")).to_have_count(2)
        expect(page.locator("main details summary").last).to_contain_text("2 changed")
        for path, number in typed.items():
            expect(page.locator(f"{cell(path)} input")).to_have_value(number)


def test_readings_are_folded_explained_and_marked_where_they_differ(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host:
        host.open()
        host.host("thing")
        page = host.page
        readings = page.locator("details", has_text="How we read the rules")
        expect(readings.locator("select").first).not_to_be_visible()
        expect(readings.locator("summary")).to_contain_text("default")
        readings.locator("summary").click()
        for label in readings.locator("label").all():
            assert label.locator(".help").inner_text()
        page.get_by_label("Arson").select_option("always")
        expect(readings.locator("summary")).to_contain_text("1 changed")
        expect(readings.locator("label.other")).to_have_count(1)
        host.check()


@pytest.mark.slow
def test_a_game_on_a_corrected_board_is_played_to_its_end_and_shown_again(
    browser: Browser, server: Server
) -> None:
    board = {"freeze_steps": 2, **{f"weather_die.{face}": "storm" for face in range(6)}, STORM: 4, BOILER: 4}
    board |= {"weather.4-5.storm.boiler": 4}
    with visitor(browser, server.url, PHONE, "en", "dark") as guest:
        table = guest.deal("thing", 4, board=board, options={"arson": "always"})
        page = guest.page
        page.locator("header button").last.click()
        page.locator("dialog .readings summary").click()
        expect(page.locator("dialog .readings")).to_contain_text("not our default reading")
        page.locator("dialog .board-numbers summary").click()
        expect(page.locator(f"dialog {cell(STORM)}")).to_contain_text("4")
        expect(page.locator(f"dialog {cell(STORM)}")).to_contain_text("corrected")
        assert findings(guest) == []
        guest.check()
        page.keyboard.press("Escape")
        guest.play_by_mouse(seed=5)
        guest.open(f"#replay={table}")
        page.locator(".board-numbers summary").click()
        expect(page.locator(cell("freeze_steps"))).to_contain_text("2")
        page.locator(".readings summary").click()
        expect(page.locator(".readings")).to_contain_text("not our default reading")
        guest.open(f"#rules=thing&of={table}")
        page.get_by_role("button", name="Board", exact=True).click()
        expect(page.locator(cell(STORM))).to_contain_text("corrected")
        guest.check()
