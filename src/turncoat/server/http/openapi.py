"""OpenAPI 3.1 document of the API, generated from the routes, their shapes, and the messages of a socket."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from turncoat import __version__
from turncoat.server.auth.access import Cookie
from turncoat.server.http.json_schema import Schemas
from turncoat.server.http.shapes import Refusal
from turncoat.server.live.socket import CODES, NOT_HERE, UNREADABLE, Sent, SessionQuery
from turncoat.server.show.message_shapes import AnyMessage

if TYPE_CHECKING:
    from turncoat.server.http.routes import Route

JSON: Final = "application/json"
SOCKET: Final = "/api/tables/{table}/socket"
ABOUT: Final = """A new client gets a token in `Set-Cookie`. A browser sends it as the cookie, a program as `Authorization: Bearer TOKEN`. \
What does not exist and what a client may not see have the same refusal, `not_here`."""
ABOUT_SOCKET: Final = """A WebSocket. The server sends one `hello`, then an `update` for every step of which the viewer sees anything, and \
`presence`; each text is one of `x-told`. Clients send `x-says`; the reply is `done` or `refused` with the same `request`."""
CLOSED: Final = (
    f"It is closed with one of {sorted({NOT_HERE, UNREADABLE, *CODES.values()})} (docs/server.md)."
)

CODE_PARAMETER: Final = {
    "name": "turncoat-code",
    "in": "header",
    "required": False,
    "description": "The code to open tables, if the server needs one: `opening` of `/api/house`. Percent-encoded.",
    "schema": {"type": "string"},
}


def description(routes: Sequence["Route"], is_secure: bool) -> dict[str, Any]:
    schemas = Schemas()
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(schemas, route)
    paths[SOCKET] = {"get": _socket(schemas)}
    paths["/api/openapi.json"] = {"get": _plain("describe", "This description", JSON)}
    paths["/api/metrics"] = {"get": _plain("measure", "What is counted, for Prometheus", "text/plain")}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Turncoat", "version": __version__, "description": ABOUT},
        "paths": paths,
        "security": [{}, {"cookie": []}, {"token": []}],
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": Cookie(is_secure).name},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(schemas: Schemas, route: "Route") -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.says,
        "parameters": _in_path(route.path),
        "responses": {
            "200": {"description": "Done", "content": {JSON: {"schema": schemas.of(route.reply)}}},
            "default": {
                "description": "Refused; nothing has changed",
                "content": {JSON: {"schema": schemas.of(Refusal)}},
            },
        },
    }
    if route.opens_table:
        operation["parameters"].append(CODE_PARAMETER)
    if route.query is not None:
        operation["parameters"] += _in_query(route.query)
    if route.body is not None:
        read = route.file or route.body
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas.of(read)}}}
    return operation


def _socket(schemas: Schemas) -> dict[str, Any]:
    return {
        "operationId": "socket",
        "summary": "Follow a table, and act there",
        "description": ABOUT_SOCKET,
        "parameters": [*_in_path(SOCKET), *_in_query(SessionQuery)],
        "responses": {"101": {"description": CLOSED}, "default": {"description": "It is not opened"}},
        "x-told": schemas.of(AnyMessage),
        "x-says": schemas.of(Sent),
    }


def _plain(name: str, says: str, content: str) -> dict[str, Any]:
    return {
        "operationId": name,
        "summary": says,
        "responses": {
            "200": {"description": "Done", "content": {content: {}}},
            "default": {"description": "Refused"},
        },
    }


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _in_query(query: Any) -> list[dict[str, Any]]:
    _, components = msgspec.json.schema_components([query])
    shape = components[query.__name__]
    return [
        {"name": name, "in": "query", "required": name in shape.get("required", []), "schema": schema}
        for name, schema in shape["properties"].items()
    ]
