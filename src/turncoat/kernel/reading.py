"""Checked reading of JSON from outside: every value is checked before use, and a refusal names the place."""

import json

from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json


def parse(text: str) -> Json:
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("not_json") from None
    return value


def as_object(value: Json, where: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise BadInput("expected_object", where)
    return value


def as_list(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise BadInput("expected_list", where)
    return value


def as_text(value: Json, where: str) -> str:
    if not isinstance(value, str):
        raise BadInput("expected_text", where)
    return value


def as_int(value: Json, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput("expected_number", where)
    return value


def as_text_or_int(value: Json, where: str) -> str | int:
    return value if isinstance(value, str) else as_int(value, where)


def as_texts(value: Json, where: str) -> list[str]:
    return [as_text(item, where) for item in as_list(value, where)]


def as_ints(value: Json, where: str) -> list[int]:
    return [as_int(item, where) for item in as_list(value, where)]


def as_text_by_name(value: Json, where: str) -> dict[str, str]:
    return {name: as_text(item, f"{where}.{name}") for name, item in as_object(value, where).items()}


def field(source: dict[str, Json], name: str) -> Json:
    if name not in source:
        raise BadInput("missing_field", name)
    return source[name]


def only_fields(source: dict[str, Json], known: list[str], where: str) -> None:
    """Refuse unknown fields: a misspelt one must not be mistaken for an absent one."""
    for name in source:
        if name not in known:
            raise BadInput("unknown_field", f"{where}.{name}" if where else name)
