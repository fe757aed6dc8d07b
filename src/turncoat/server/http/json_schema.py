"""JSON Schema of requests, replies and messages. msgspec describes structs only; messages are typed dicts."""

import types
from typing import Any, Final, NotRequired, Union, get_args, get_origin, is_typeddict

import msgspec

from turncoat.kernel.shapes import Json

REFERENCE: Final = "#/components/schemas/{name}"


class Schemas:
    """`components` collects every shape that was described, with all that it refers to, once each."""

    def __init__(self) -> None:
        self.components: Final[dict[str, Any]] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type, or a reference to it."""
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
        return self._typed_dict(kind) if is_typeddict(kind) else self._struct(kind)

    def _typed_dict(self, kind: Any) -> dict[str, Any]:
        name: str = kind.__name__
        if name not in self.components:
            schema: dict[str, Any] = {"title": name, "type": "object"}
            self.components[name] = schema  # first, since it may refer to itself
            if kind.__doc__:
                schema["description"] = kind.__doc__
            schema["properties"] = {field: self.of(part) for field, part in kind.__annotations__.items()}
            schema["required"] = sorted(kind.__required_keys__)
        return {"$ref": REFERENCE.format(name=name)}

    def _struct(self, kind: Any) -> dict[str, Any]:
        (schema,), components = msgspec.json.schema_components([kind], ref_template=REFERENCE)
        self.components.update(components)
        return schema


def _is_struct(kind: Any) -> bool:
    """Whether the type is a msgspec struct; of a union of these, msgspec describes the tag."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
