"""Direction of imports between packages."""

import ast
from collections.abc import Iterable
from functools import cache

from tests.structure.source import PLUGINS, Module, in_each_folder, modules, plugin_room
from turncoat.server.table.body_codec import body_kinds

# Our packages that each package may import, in addition to itself.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "plugins": set[str](),
    "rulebooks": {"plugins"},
    "bots": {"kernel", "games", "talk", "plugins", "briefings", "texts"},
    "texts": {"kernel", "games", "rulebooks", "plugins"},
    "talk": {"kernel", "games", "texts", "plugins"},
    "briefings": {"kernel", "games", "talk", "texts"},
    "agents": {"kernel", "games", "bots", "texts", "talk", "briefings"},
    "terminal": {"kernel", "games", "bots", "texts", "talk"},
    "rl": {"kernel", "games", "bots", "texts", "plugins"},
    "lab": {"kernel", "games", "bots", "talk", "texts", "briefings", "server", "rl", "plugins"},
    "stdio": set[str](),
    "server": {"kernel", "games", "rulebooks", "bots", "talk", "texts", "stdio"},
    "cli": {"agents", "kernel", "games", "bots", "terminal", "texts", "stdio", "lab", "server"},
    "__main__": {"cli"},
    # What `import turncoat` exports; `play` seats bots as a simulation does.
    "api": {"kernel", "games", "bots", "lab"},
    "": {"api"},  # for type checkers; when it runs, a name is imported with its first use (tests/test_api.py)
}


def kind(room: str) -> str:
    return room.split(".", maxsplit=1)[0]


def room_of(imported: str) -> str:
    parts = imported.split(".")
    if parts[0] in PLUGINS:
        return plugin_room(imported)
    if len(parts) > 2 and parts[1] == "games" and parts[2] != "catalog":
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 else ""


@in_each_folder(modules())
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


@in_each_folder(modules("kernel", "games"))
def test_the_engine_needs_only_the_standard_library(module: Module) -> None:
    allowed = {
        "turncoat",
        *PLUGINS,
        "typing",
        "collections",
        "mypy_extensions",
        "json",
        "hashlib",
        "hmac",
        "math",
    }
    if module.name == "turncoat.kernel.scenarios":
        allowed.add("importlib")  # reads what the package itself brings, once, before anything is dealt
    outside = {name.split(".")[0] for name in module.imports()} - allowed
    assert not outside, "in the engine nothing may depend on clocks, files or global chance"


NETWORK = {"uvicorn", "httptools", "websockets", "h11", "wsproto"}
# Our protocols override undocumented parts of these packages; no other module may.
PROTOCOLS = {
    f"turncoat.server.net.{name}" for name in ("listener", "websocket_out", "websocket_in", "http_timeouts")
}
DOCUMENTED = {"websockets.asyncio.client", "websockets.exceptions"}


@in_each_folder(modules())
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
    "admin": {"runtime", "store", "table", "hall"},
    "http": {
        "runtime", "store", "table", "show", "replay", "hall", "auth", "live", "notify", "config",
    },
    "config": {"table"},
}  # fmt: skip
LONGEST_CHAIN = 10


@cache
def server_imports() -> dict[str, set[str]]:
    """The server modules that each module of the server imports at run time. Imports for type checkers do not count."""
    return {module.name: imported_modules(module.tree.body) for module in modules("server")}


def imported_modules(nodes: Iterable[ast.AST]) -> set[str]:
    """Modules of the server that these statements import."""
    names = {module.name for module in modules("server")}
    imported: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = {f"{node.module}.{alias.name}" for alias in node.names}
            imported |= {one if one in names else node.module for one in parts} & names
    return imported


@cache
def longest_chain(module: str) -> list[str]:
    chains = [longest_chain(one) for one in server_imports()[module] if one != module]
    return [module, *max(chains, key=len, default=[])]


@in_each_folder(modules("server"))
def test_a_room_of_the_server_imports_only_rooms_below_it(module: Module) -> None:
    """Types, too: a module that names one of a room above it knows that room."""
    parts = module.name.split(".")
    if len(parts) < 3 or parts[2] == "run":  # it assembles all rooms
        return
    rooms = {one.split(".")[2] for one in imported_modules(ast.walk(module.tree)) if one.count(".") > 1}
    assert rooms - {parts[2]} <= SERVER_ROOMS[parts[2]]


@in_each_folder(modules("server/show"))
def test_what_is_shown_does_not_lean_on_planners(module: Module) -> None:
    """Messages read entries and facts about the table (`queries.py`, `clocks.py`)."""
    entries = {body.__name__ for body in body_kinds().values()}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module and ".table.commands." in node.module:
            assert {alias.name for alias in node.names} <= entries, module.where(node)


def test_no_chain_of_imports_in_the_server_is_long() -> None:
    chain = max(map(longest_chain, server_imports()), key=len)
    assert len(chain) <= LONGEST_CHAIN, " <- ".join(chain)
