"""Bytes that a page loads, compressed as on the wire, by kind."""

from collections import Counter
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from turncoat.lab.bench.page.seat import Seat
from turncoat.lab.siege.live_server import raw_request, request_bytes
from turncoat.server.http.pages import PAGES

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, Request, WebSocket

# Chunks of the page that are mostly drawings, with their styles and a little logic.
ART: Final = frozenset({"kit", "Boat", "Liner", "Station", "Step", "lines"})
DRAWINGS: Final = (
    "/assets/art/"  # SVG files that are put into the document (`isDrawing` in web/vite.config.ts)
)
PICTURES: Final = frozenset({".svg", ".png"})
TEXTS: Final = frozenset(
    {"web", "refusals", "common", "screens", "coach", "diary", "regulars", "theatre", "privacy"}
)
SAID: Final = ("/api/words/", "/api/rules/", "/api/forms/")  # names, texts of cards and rules
SOCKET: Final = "socket"
KINDS: Final = ("script", "style", "texts", "data", "page", "art")


def kind_of(path: str) -> str:
    """The kind of a file of the page or a response of the server."""
    name = PurePosixPath(path)
    part = name.stem.partition("-")[0]
    if path.startswith(SAID) or (name.suffix == ".js" and part in TEXTS):
        return "texts"
    if path.startswith("/api/"):
        return "data"
    if name.suffix in PICTURES or part in ART or path.startswith(DRAWINGS):
        return "art"
    return {".js": "script", ".css": "style"}.get(name.suffix, "page")


class Scales:
    """Counts the bytes that a page receives from now on, headers included."""

    def __init__(self, page: "Page") -> None:
        self._requests: Final[list[Request]] = []
        self._socket = 0
        page.on("requestfinished", self._note)
        page.on("websocket", self._listen)

    def _note(self, request: "Request") -> None:
        self._requests.append(request)

    def _listen(self, socket: "WebSocket") -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, message: str | bytes) -> None:
        self._socket += len(message.encode() if isinstance(message, str) else message)

    async def read(self) -> Counter[str]:
        """Bytes by kind since the last call."""
        sizes_by_kind: Counter[str] = Counter({SOCKET: self._socket})
        requests = list(self._requests)
        self._requests.clear()
        self._socket = 0
        for request in requests:
            sizes = await request.sizes()
            size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
            sizes_by_kind[kind_of(urlsplit(request.url).path)] += size
        return sizes_by_kind


async def first_load(browser: "Browser", address: str, language: str) -> Counter[str]:
    """Bytes by kind of the start page, on a first visit by a reader of that language."""
    context = await browser.new_context(service_workers="block", locale=language)
    page = await context.new_page()
    scales = Scales(page)
    await page.goto(address, wait_until="networkidle")
    sizes = await scales.read()
    await context.close()
    return sizes


async def table_load(browser: "Browser", address: str, game: str) -> Counter[str]:
    """Bytes by kind of a table, for a user who comes from the start page and opens this game for the first time."""
    seat = await Seat.take(browser, address, game, service_workers="block")
    scales = Scales(seat.page)
    await seat.page.goto(address, wait_until="networkidle")
    await scales.read()
    await seat.open()
    await seat.page.wait_for_load_state("networkidle")
    sizes = await scales.read()
    await seat.leave()
    return sizes


async def worker_load(browser: "Browser", address: str) -> int:
    """Bytes that the service worker fetches for offline use. Files in the browser's cache are not fetched again."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(address)
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = context.service_workers
    size: int = await worker.evaluate(
        "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
    )
    await context.close()
    return size


async def all_art(address: str) -> int:
    """Bytes of all drawings of all games."""
    size = 0
    for file in sorted(PAGES.rglob("*")):
        path = f"/{file.relative_to(PAGES).as_posix()}"
        if file.is_file() and kind_of(path) == "art":
            reply = await raw_request(address, request_bytes("GET", path, {"accept-encoding": "gzip"}))
            size += len(reply.body)
    return size
