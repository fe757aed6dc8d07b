"""The description of the HTTP API (OpenAPI 3.1), made from the declared routes and their shapes."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from turncoat import __version__
from turncoat.server.shapes import Refusal

if TYPE_CHECKING:
    from turncoat.server.routes import Route

REFERENCE: Final = "#/components/schemas/{name}"


def description(routes: Sequence["Route"]) -> dict[str, Any]:
    types: list[Any] = [Refusal]
    for route in routes:
        types += [one for one in (route.body, route.reply, route.query) if one is not None]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Turncoat", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: "Route") -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.says,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", route.path)
        ],
        "responses": {
            "200": {"description": "Done", "content": _content(_schema(route.reply))},
            "default": {"description": "Refused; nothing has changed", "content": _content(_schema(Refusal))},
        },
    }
    if route.query is not None:
        found["parameters"] += _parameters(route.query)
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": _content(_schema(route.body))}
    return found


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _schema(shape: Any) -> dict[str, Any]:
    if shape is None:
        return {"type": "object"}
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REFERENCE)
    return schema


def _parameters(query: Any) -> list[dict[str, Any]]:
    _, components = msgspec.json.schema_components([query], ref_template=REFERENCE)
    shape = components[query.__name__]
    return [
        {"name": name, "in": "query", "required": name in shape.get("required", []), "schema": schema}
        for name, schema in shape["properties"].items()
    ]
