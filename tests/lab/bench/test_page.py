"""Benchmark of the page in a real browser: correctness of the measurement, not speed."""

import json
import sys
from pathlib import Path

import pytest

from tools.web import BROWSER
from turncoat.kernel.errors import BadInput
from turncoat.lab.bench.page.browser import chromium
from turncoat.lab.bench.page.bytes import ART, DRAWINGS, TEXTS, kind_of
from turncoat.lab.bench.page.motion import FIRST, NEXT, TASK, frame_work
from turncoat.lab.bench.page.run import PARTS, Plan, percentile, run
from turncoat.server.http.pages import PAGES


@pytest.mark.slow
def test_all_parts_are_measured_in_a_real_browser(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(PARTS, ["lifeboat"], runs=1, answers=3, seconds=3, browser=BROWSER)
    assert run(plan, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    figures = {name: figure["value"] for name, figure in told["figures"].items()}
    files = sum(file.stat().st_size for file in PAGES.rglob("*") if file.is_file())
    kinds = sum(figures[f"first_{kind}"] for kind in ("script", "style", "texts", "data", "page"))
    assert figures["first_en"] == pytest.approx(kinds)
    for language in ("en", "ru", "uk"):
        assert 10 < figures[f"first_{language}"] <= 80 < files / 1000
    assert figures["first_art"] < figures["art"]
    assert figures["lifeboat_texts"] > 0
    assert figures["lifeboat_socket"] > 0
    # The throttled network alone takes longer.
    assert 0.5 < figures["phone_enabled"] < figures["phone"] <= figures["phone_worst"]
    assert 0 < figures["lifeboat_effect"] <= figures["lifeboat_effect_p95"]
    assert figures["lifeboat_frames"] > 10
    assert 0 < figures["lifeboat_work"] <= figures["lifeboat_work_p95"] <= figures["lifeboat_work_max"]
    assert told["load"] >= 0


def test_what_a_page_is_sent_is_told_apart_by_its_path() -> None:
    assert kind_of("/") == "page"
    assert kind_of("/manifest.webmanifest") == "page"
    assert kind_of("/assets/start-x1Y_z.js") == "script"
    assert kind_of("/assets/start-x1Y_z.css") == "style"
    assert kind_of("/assets/web-x1Y_z.js") == "texts"
    assert kind_of("/api/words/thing/uk") == "texts"
    assert kind_of("/api/games") == "data"
    assert kind_of("/assets/kit-x1Y_z.js") == "art"
    assert kind_of("/assets/art/sunk-x1Y_z.js") == "art"
    assert kind_of("/icon-192.png") == "art"


def test_drawings_and_texts_are_called_as_the_build_calls_them() -> None:
    parts = {file.name.partition("-")[0] for file in (PAGES / "assets").glob("*.js")}
    assert parts >= ART
    assert parts >= TEXTS
    drawings = {file.name.partition("-")[0] for file in (PAGES / DRAWINGS[1:]).glob("*.js")}
    assert drawings >= {file.stem for file in Path("web/src").rglob("*.svg")}


def test_work_is_that_of_the_pages_main_thread_from_frame_to_frame() -> None:
    def event(name: str, at: float, thread: int = 7, time: float = 0.0) -> dict[str, object]:
        return {"name": name, "ts": at, "pid": 1, "tid": thread, "tdur": time}

    trace = [
        event(TASK, 5, time=9_000),  # before anything is played
        event(FIRST, 10),
        event(TASK, 20, time=2_000),
        event(TASK, 21, thread=8, time=7_000),  # a mark of another thread
        event(TASK, 22, time=500),
        event(NEXT, 30),
        event(TASK, 35, time=1_000),
        event(NEXT, 40),
        event(TASK, 45, time=4_000),  # nothing was played any more
        event(FIRST, 90),
        event(TASK, 95, time=3_000),
        event(NEXT, 99),
    ]
    assert frame_work(trace) == [2.5, 1.0, 3.0]
    assert frame_work([]) == []


def test_a_percentile_is_one_of_what_was_found() -> None:
    assert percentile([3.0], 0.95) == 3.0
    assert percentile([float(at) for at in range(100)], 0.95) == 95.0


async def test_without_playwright_or_a_browser_nothing_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def open_one() -> None:
        async with chromium(tmp_path):
            pass

    with pytest.raises(BadInput, match=r"no_browser: .*chromium"):
        await open_one()
    monkeypatch.setitem(sys.modules, "playwright.async_api", None)
    with pytest.raises(BadInput, match=r"no_browser: Playwright is not installed"):
        await open_one()


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown_name: weight"):
        run(Plan(["weight"], [], 1, 1, 1, BROWSER), as_json=True)
