"""JSON Schema of requests, replies and frames. msgspec describes structs; frames may hold any JSON, hence this."""

import types
from typing import Any, Final, NotRequired, Union, get_args, get_origin, is_typeddict

import msgspec

from turncoat.kernel.shapes import Json

REFERENCE: Final = "#/components/schemas/{name}"


class Schemas:
    """`components` has every shape that was asked for and whatever it refers to, once each."""

    def __init__(self) -> None:
        self.components: Final[dict[str, Any]] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        """As it is written where something of the kind is spoken of."""
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in (Json, Any, msgspec.Raw):
            return {}
        if origin is NotRequired:
            return self.of(arguments[0])
        if origin in (Union, types.UnionType) and not all(_is_struct(one) for one in arguments):
            return {"anyOf": [self.of(one) for one in arguments]}
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        return self._frame(kind) if is_typeddict(kind) else self._struct(kind)

    def _frame(self, kind: Any) -> dict[str, Any]:
        name: str = kind.__name__
        if name not in self.components:
            found: dict[str, Any] = {"title": name, "type": "object"}
            self.components[name] = found  # it may speak of itself
            if kind.__doc__:
                found["description"] = kind.__doc__
            found["properties"] = {field: self.of(part) for field, part in kind.__annotations__.items()}
            found["required"] = sorted(kind.__required_keys__)
        return {"$ref": REFERENCE.format(name=name)}

    def _struct(self, kind: Any) -> dict[str, Any]:
        (schema,), components = msgspec.json.schema_components([kind], ref_template=REFERENCE)
        self.components.update(components)
        return schema


def _is_struct(kind: Any) -> bool:
    """Of several msgspec knows by which field they are told apart."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
