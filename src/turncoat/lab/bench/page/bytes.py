"""What a page costs to load: bytes as they went over the wire, compressed, by what they are."""

from collections import Counter
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from turncoat.lab.bench.page.seat import Seat
from turncoat.lab.siege.live_server import raw_request, written
from turncoat.server.http.app import PAGES

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, Request, WebSocket

# Parts of the page that are mostly drawings, with the styles and the little logic that they bring.
ART: Final = frozenset({"kit", "Boat", "Liner", "Station"})
PICTURES: Final = frozenset({".svg", ".png"})
TEXTS: Final = frozenset({"common", "web", "coach", "diary"})
SAID: Final = ("/api/words/", "/api/rules/", "/api/forms/")  # names, texts of cards and rules
SOCKET: Final = "socket"
KINDS: Final = ("script", "style", "texts", "data", "page", "art")


def kind_of(path: str) -> str:
    """What a file of the page, or an answer of the server, is."""
    name = PurePosixPath(path)
    part = name.stem.partition("-")[0]
    if path.startswith(SAID) or (name.suffix == ".js" and part in TEXTS):
        return "texts"
    if path.startswith("/api/"):
        return "data"
    if name.suffix in PICTURES or part in ART:
        return "art"
    return {".js": "script", ".css": "style"}.get(name.suffix, "page")


class Scales:
    """Weighs what a page is sent from now on. Headers count, too."""

    def __init__(self, page: "Page") -> None:
        self._requests: Final[list[Request]] = []
        self._socket = 0
        page.on("requestfinished", self._note)
        page.on("websocket", self._listen)

    def _note(self, request: "Request") -> None:
        self._requests.append(request)

    def _listen(self, socket: "WebSocket") -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self._socket += len(frame.encode() if isinstance(frame, str) else frame)

    async def read(self) -> Counter[str]:
        """By kind, since they were read before."""
        found: Counter[str] = Counter({SOCKET: self._socket})
        requests = list(self._requests)
        self._requests.clear()
        self._socket = 0
        for request in requests:
            sizes = await request.sizes()
            size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
            found[kind_of(urlsplit(request.url).path)] += size
        return found


async def first_load(browser: "Browser", address: str) -> Counter[str]:
    """Of the start page, on a first visit."""
    context = await browser.new_context(service_workers="block")
    page = await context.new_page()
    scales = Scales(page)
    await page.goto(address, wait_until="networkidle")
    found = await scales.read()
    await context.close()
    return found


async def opened_table(browser: "Browser", address: str, game: str) -> Counter[str]:
    """Of a table, for a user who comes from the start page to such a game for the first time."""
    seat = await Seat.take(browser, address, game, service_workers="block")
    scales = Scales(seat.page)
    await seat.page.goto(address, wait_until="networkidle")
    await scales.read()
    await seat.open()
    await seat.page.wait_for_load_state("networkidle")
    found = await scales.read()
    await seat.leave()
    return found


async def worker_load(browser: "Browser", address: str) -> int:
    """What is fetched afterwards, to have the page without a network: what the browser has already is not fetched again."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(address)
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = context.service_workers
    found: int = await worker.evaluate(
        "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
    )
    await context.close()
    return found


async def all_art(address: str) -> int:
    """Every drawing of every game, whether anybody looks at it or not."""
    found = 0
    for file in sorted(PAGES.rglob("*")):
        path = f"/{file.relative_to(PAGES).as_posix()}"
        if file.is_file() and kind_of(path) == "art":
            reply = await raw_request(address, written("GET", path, {"accept-encoding": "gzip"}))
            found += len(reply.body)
    return found
