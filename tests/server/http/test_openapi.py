"""The OpenAPI description against the server: every request is described, and every reply conforms."""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints, is_typeddict

import msgspec
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from tests.server.asgi import Socket, request
from tests.server.clients import Clock, begin_game
from tests.server.finished_games import finish_game, play_on
from tests.server.serving import cookies_of, serving
from tools.check import ROOT, compiled_modules
from turncoat.kernel import shapes, wire
from turncoat.kernel.dice import fast
from turncoat.server.http.openapi import SOCKET, description
from turncoat.server.http.routes import ROUTES
from turncoat.server.http.shapes import Refusal
from turncoat.server.live.socket import Sent, SessionQuery
from turncoat.server.runtime.json import ENCODER
from turncoat.server.show.message_shapes import AnyMessage
from turncoat.server.table.settings import TableSettings

DESCRIBED: Final = description(ROUTES, is_secure=False)
ASKED: Final = (
    ("GET", "/api/tables/{table}", ""),
    ("GET", "/api/tables/{table}", "?language=uk"),
    ("GET", "/api/tables/{table}/replay", ""),
    ("GET", "/api/tables/{table}/replay", "?language=uk"),
    ("GET", "/api/tables/{table}/export", ""),
    ("GET", "/api/tables/{table}/notes", ""),
    ("GET", "/api/tables/{table}/devices", ""),
    ("POST", "/api/tables/{table}/invite", ""),
    ("GET", "/api/tables", "?stage=over"),
    ("GET", "/api/me", ""),
    ("GET", "/api/games", ""),
    ("GET", "/api/health", ""),
    ("GET", "/api/notifications", ""),
)
PYTHON: Final[dict[str, type | tuple[type, ...]]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "integer": int,
    "number": (int, float),
}


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value conforms to a schema, for the used subset of JSON Schema. Fields that are not described are faults."""
    if "$ref" in schema:
        named = DESCRIBED["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        is_known = not isinstance(value, dict) or value.keys() <= named.get("properties", {}).keys()
        return is_known and fits(value, named)
    if "anyOf" in schema:
        return any(fits(value, one) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if "type" in schema and not isinstance(value, PYTHON[schema["type"]]):
        return False
    if isinstance(value, list):
        return all(fits(one, schema.get("items", {})) for one in value)
    if isinstance(value, dict):
        parts = schema.get("properties", {})
        rest = schema.get("additionalProperties", {})
        return set(schema.get("required", [])) <= value.keys() and all(
            fits(one, parts.get(name, rest if isinstance(rest, dict) else {})) for name, one in value.items()
        )
    return True


def reply_schema(method: str, path: str, status: int) -> dict[str, Any]:
    responses = DESCRIBED["paths"][path][method.lower()]["responses"]
    schema = responses["200" if status == 200 else "default"]["content"]["application/json"]["schema"]
    assert isinstance(schema, dict)
    return schema


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [one for inner in part.values() for one in references(inner)]
    return [one for inner in part for one in references(inner)] if isinstance(part, list) else []


async def test_everything_that_can_be_asked_is_described(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        for route in app.routes:
            if isinstance(route, Route):
                methods = {one.lower() for one in route.methods or () if one != "HEAD"}
                assert methods <= DESCRIBED["paths"][route.path].keys()
            else:
                assert isinstance(route, Mount) or (
                    isinstance(route, WebSocketRoute) and route.path == SOCKET
                )


def test_everything_that_the_description_speaks_of_is_in_it() -> None:
    pointers = references(DESCRIBED)
    assert pointers
    assert {one.removeprefix("#/components/schemas/") for one in pointers} <= DESCRIBED["components"][
        "schemas"
    ].keys()
    nameless = [route.path for route in ROUTES if "$ref" not in reply_schema(route.method, route.path, 200)]
    assert nameless == []


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4)])
async def test_replies_are_as_the_description_says(tmp_path: Path, game: str, players: int) -> None:
    async with serving(tmp_path) as (hall, app):
        clients = await finish_game(hall, Clock(), TableSettings(game, players), 5, 40)
        cookies = await cookies_of(clients)
        for method, path, query in ASKED:
            for cookie in [*cookies, ""]:
                asked = path.replace("{table}", clients.table) + query
                status, _, sent = await request(app, method, asked, cookie=cookie)
                told = msgspec.json.decode(sent)
                assert fits(told, reply_schema(method, path, status)), (asked, sent[:500])


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4)])
async def test_frames_are_as_the_description_says(tmp_path: Path, game: str, players: int) -> None:
    async with serving(tmp_path) as (hall, app):
        clients = await begin_game(hall, TableSettings(game, players, chat="free"))
        cookies = await cookies_of(clients)
        path = SOCKET.replace("{table}", clients.table)
        sockets = [Socket(app, path, "language=en", [(b"cookie", one.encode())]) for one in cookies]
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.messages)
        await play_on(clients, fast(8), Clock(), 60)
        await sockets[0].say({"request": 1, "command": {"do": "chat", "text": "hello"}})
        await sockets[0].say({"request": 2, "command": {"do": "start"}})
        told = [msgspec.json.decode(message) for socket in sockets for message in socket.messages]
        for message in told:
            assert fits(message, DESCRIBED["paths"][SOCKET]["get"]["x-told"]), message
        assert {one["message"] for one in told} == {"hello", "update", "presence", "done", "refused"}
        for socket in sockets:
            await socket.close()


def declared(kind: Any, known: set[type]) -> None:
    """Collect all classes that a shape consists of."""
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        if kind not in known:
            known.add(kind)
            parts = kind.__annotations__.values() if is_typeddict(kind) else get_type_hints(kind).values()
            for part in parts:
                declared(part, known)
    for part in get_args(kind):
        declared(part, known)


def test_nothing_is_described_that_loses_its_description_by_being_compiled() -> None:
    known: set[type] = set()
    for route in ROUTES:
        for kind in (route.reply, route.body, route.file, route.query):
            declared(kind, known)
    for kind in (AnyMessage, Sent, Refusal, SessionQuery):
        declared(kind, known)
    assert {kind.__name__ for kind in known} >= DESCRIBED["components"]["schemas"].keys()
    compiled = set(compiled_modules())
    assert [kind for kind in known if kind.__module__ in compiled] == []
    assert shapes.__name__ not in compiled
    assert wire.__name__ in compiled


@pytest.mark.skipif(wire.__file__.endswith(".py"), reason="kernel and games are not compiled here")
def test_the_compiled_build_is_described_as_the_plain_one_is() -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from turncoat.kernel import wire; assert wire.__file__.endswith('.py')\n"
        "from turncoat.server.http.openapi import description\n"
        "from turncoat.server.http.routes import ROUTES\n"
        "from turncoat.server.runtime.json import ENCODER\n"
        "sys.stdout.buffer.write(ENCODER.encode(description(ROUTES, is_secure=False)))"
    )
    command = [sys.executable, "-c", program, str(ROOT / "src")]
    plain = subprocess.run(command, capture_output=True, check=True).stdout
    assert ENCODER.encode(DESCRIBED) == plain
