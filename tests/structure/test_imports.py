"""Imports go one way."""

import pytest

from tests.structure.source import Module, modules

# What each room may import of ours, beside itself.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "rulebooks": set[str](),
    "bots": {"kernel", "games", "talk"},
    "texts": {"kernel", "games", "rulebooks"},
    "talk": {"kernel", "games", "texts"},
    "terminal": {"kernel", "games", "bots", "texts", "talk"},
    "lab": {"kernel", "games", "bots", "talk", "texts", "server"},
    "stdio": set[str](),
    "server": {"kernel", "games", "rulebooks", "bots", "talk", "texts", "stdio"},
    "cli": {"kernel", "games", "bots", "terminal", "texts", "stdio", "lab", "server"},
    "__main__": {"cli"},
    "": set[str](),
}


def kind(room: str) -> str:
    return room.split(".", maxsplit=1)[0]


def room_of(imported: str) -> str:
    parts = imported.split(".")
    if len(parts) > 2 and parts[1] == "games" and parts[2] != "catalog":
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 else ""


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_a_room_imports_only_what_lies_below_it(module: Module) -> None:
    assert kind(module.room) in MAY_IMPORT, f"{module.name} lives in a room that nobody planned"
    is_catalog = module.name == "turncoat.games.catalog"
    for imported in module.imports():
        if not imported.startswith("turncoat"):
            continue
        room = room_of(imported)
        if room in ("", module.room) or is_catalog:
            continue
        assert not (kind(room) == "games" and kind(module.room) == "games"), "a game imports another one"
        assert kind(room) in MAY_IMPORT[kind(module.room)], f"{module.name} imports {imported}"


@pytest.mark.parametrize("module", modules("kernel", "games"), ids=lambda module: module.name)
def test_the_engine_needs_only_the_standard_library(module: Module) -> None:
    allowed = {"turncoat", "typing", "collections", "mypy_extensions", "json", "hashlib", "hmac"}
    outside = {name.split(".")[0] for name in module.imports()} - allowed
    assert not outside, "in the engine nothing may depend on clocks, files or global chance"


NETWORK = {"uvicorn", "httptools", "websockets", "h11", "wsproto"}
# Our protocols override what these packages do not document; no other module may.
PROTOCOLS = {
    f"turncoat.server.net.{name}" for name in ("listener", "websocket_out", "websocket_in", "http_timeouts")
}
DOCUMENTED = {"websockets.asyncio.client", "websockets.exceptions"}


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_only_our_protocols_touch_the_packages_that_speak_http_and_websocket(module: Module) -> None:
    if module.name not in PROTOCOLS:
        touched = {name for name in module.imports() if name.split(".")[0] in NETWORK}
        assert touched <= DOCUMENTED
