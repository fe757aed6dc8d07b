"""Direction of imports between packages."""

import ast
from functools import cache

import pytest

from tests.structure.source import Module, modules

# Our packages that each package may import, in addition to itself.
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
    # What `import turncoat` exports; `play` seats bots as a simulation does.
    "api": {"kernel", "games", "bots", "lab"},
    "": {"api"},  # for type checkers; when it runs, a name is imported with its first use (tests/test_api.py)
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
# Our protocols override undocumented parts of these packages; no other module may.
PROTOCOLS = {
    f"turncoat.server.net.{name}" for name in ("listener", "websocket_out", "websocket_in", "http_timeouts")
}
DOCUMENTED = {"websockets.asyncio.client", "websockets.exceptions"}


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_only_our_protocols_touch_the_packages_that_speak_http_and_websocket(module: Module) -> None:
    if module.name not in PROTOCOLS:
        touched = {name for name in module.imports() if name.split(".")[0] in NETWORK}
        assert touched <= DOCUMENTED


# Inside server/: what the modules of each room may import of the other rooms. From bytes and clocks at the bottom to what runs on top.
# A step's view is made at the table, since its outcome is stored with the entry; so show/ is above table/. The hall owns the replays
# of its tables, so replay/ is below it. net/ knows neither tables nor stores, and may be used everywhere.
SERVER_ROOMS = {
    "net": set[str](),
    "runtime": set[str](),
    "store": {"runtime"},
    "table": {"runtime", "store"},
    "show": {"runtime", "store", "table"},
    "replay": {"runtime", "store", "table", "show"},
    "hall": {"net", "runtime", "store", "table", "show", "replay"},
    "auth": {"runtime", "store", "table", "hall"},
    "live": {"net", "runtime", "store", "table", "hall", "auth"},
    "notify": {"runtime", "store", "table", "hall", "config"},
    "bots": {"runtime", "store", "table", "hall"},
    "backup": {"runtime", "store", "table"},
    "http": {
        "runtime", "store", "table", "show", "replay", "hall", "auth", "live", "notify", "config",
    },
    "config": {"table"},
}  # fmt: skip
LONGEST_CHAIN = 10


@cache
def server_imports() -> dict[str, set[str]]:
    """Of every module of the server, the modules of the server that are imported with it. Imports for type checkers alone are none."""
    found = {module.name: module for module in modules("server")}
    imports: dict[str, set[str]] = {}
    for name, module in found.items():
        imports[name] = set()
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                named = {f"{node.module}.{alias.name}" for alias in node.names}
                imports[name] |= {one if one in found else node.module for one in named} & set(found)
    return imports


@cache
def longest_chain(module: str) -> list[str]:
    chains = [longest_chain(one) for one in server_imports()[module] if one != module]
    return [module, *max(chains, key=len, default=[])]


@pytest.mark.parametrize("module", modules("server"), ids=lambda module: module.name)
def test_a_room_of_the_server_imports_only_rooms_below_it(module: Module) -> None:
    parts = module.name.split(".")
    if len(parts) < 3 or parts[2] == "run":  # it puts all of them together
        return
    rooms = {imported.split(".")[2] for imported in server_imports()[module.name] if imported.count(".") > 1}
    assert rooms - {parts[2]} <= SERVER_ROOMS[parts[2]]


def test_no_chain_of_imports_in_the_server_is_long() -> None:
    chain = max(map(longest_chain, server_imports()), key=len)
    assert len(chain) <= LONGEST_CHAIN, " <- ".join(chain)
