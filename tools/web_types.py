"""Generator of `web/src/net/protocol.ts`: the TypeScript types of the API, from the Python declarations."""

import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

import msgspec

from tools.web_names import targets
from turncoat.kernel.shapes import ChangesWire, Json, ViewWire
from turncoat.server.http import shapes
from turncoat.server.http.routes import ROUTES
from turncoat.server.http.shapes import Refusal
from turncoat.server.replay.shapes import Replay
from turncoat.server.show import message_shapes
from turncoat.server.table import commands
from turncoat.server.table.settings import Pace

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "src" / "net" / "protocol.ts"

HEADING: Final = "// Made by `python -m tools.web_types` from the server's declarations. Not to be edited.\n"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNIONS: Final = {
    "AnyCommand": commands.AnyCommand,
    "AnyFrame": message_shapes.AnyFrame,
    "Pace": Pace,
    "Language": shapes.Language,
}


class Writer:
    """Writes one type per shape, including the shapes it refers to."""

    def __init__(self) -> None:
        self.written: Final[dict[str, str]] = {}

    def text(self) -> str:
        self.written["Json"] = (
            "export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };"
        )
        for shape in (ViewWire, ChangesWire, Refusal, Replay):
            self.type(shape)
        for name, union in UNIONS.items():
            self.written[name] = f"export type {name} = {self.union(union)};"
        for route in ROUTES:
            for part in (route.reply, route.query, route.body):
                if isinstance(part, type):
                    self.type(part)
        return HEADING + "\n" + "\n\n".join(self.written[name] for name in sorted(self.written)) + "\n"

    def type(self, found: Any) -> str:
        """The TypeScript notation of a Python type."""
        origin, arguments = get_origin(found), get_args(found)
        if found == Json:
            return "Json"
        if found in (Any, msgspec.Raw):
            return "unknown"
        if found in PLAIN:
            return PLAIN[found]
        if origin in (Annotated, NotRequired):
            return self.type(arguments[0])
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in arguments)
        if origin in (Union, types.UnionType):
            return next((name for name, one in UNIONS.items() if one == found), self.union(found))
        if origin is list:
            inner = self.type(arguments[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return f"{{ [key: string]: {self.type(arguments[1])} }}"
        if is_typeddict(found) or issubclass(found, msgspec.Struct):
            return self.shape(found)
        raise TypeError(f"no TypeScript for {found}")

    def union(self, found: Any) -> str:
        return (
            " | ".join(self.type(one) for one in get_args(found) if one is not msgspec.UnsetType)
            if get_origin(found) is not Literal
            else self.type(found)
        )

    def shape(self, found: Any) -> str:
        name: str = found.__name__
        if name not in self.written:
            self.written[name] = ""  # a shape may refer to itself
            fields = self.typed_dict(found) if is_typeddict(found) else self.struct(found)
            body = "".join(f"\n  {field};" for field in fields)
            self.written[name] = (
                f"export interface {name} {{{body}\n}}"
                if fields
                else f"export type {name} = Record<string, never>;"
            )
        return name

    def typed_dict(self, found: Any) -> list[str]:
        return [
            f"{field}{'' if field in found.__required_keys__ else '?'}: {self.type(kind)}"
            for field, kind in found.__annotations__.items()
        ]

    def struct(self, found: Any) -> list[str]:
        """An interface. Optional fields of a request may be missing; a reply always has all fields."""
        fields = []
        config = found.__struct_config__
        if config.tag_field is not None:
            fields.append(f"{config.tag_field}: {msgspec.json.encode(config.tag).decode()}")
        declared = {
            field: kind
            for one in reversed(found.__mro__)
            for field, kind in vars(one).get("__annotations__", {}).items()
        }
        for field in msgspec.structs.fields(found):
            mark = "?" if not field.required and config.forbid_unknown_fields else ""
            fields.append(f"{field.name}{mark}: {self.type(declared[field.name])}")
        return fields


if __name__ == "__main__":
    TARGET.write_text(Writer().text(), encoding="utf-8")
    for path, text in targets().items():
        path.write_text(text, encoding="utf-8")
