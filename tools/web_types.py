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

from tools.web_names import moments_text, targets
from turncoat.kernel.moments import KERNEL_MOMENTS
from turncoat.kernel.shapes import ChangesWire, Json, ViewWire
from turncoat.server.hall.scenes import SceneCue
from turncoat.server.http.routes import ROUTES
from turncoat.server.http.shapes import Refusal
from turncoat.server.replay.shapes import Replay
from turncoat.server.show import message_shapes
from turncoat.server.table.commands.registry import AnyCommand
from turncoat.server.table.settings import Pace
from turncoat.texts.languages import Language

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "src" / "net" / "protocol.ts"

HEADING: Final = "// Made by `python -m tools.web_types` from the server's declarations. Not to be edited.\n"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNIONS: Final = {
    "AnyCommand": AnyCommand,
    "AnyMessage": message_shapes.AnyMessage,
    "Pace": Pace,
    "Language": Language,
}


class Writer:
    """Writes one type per shape, including the shapes it refers to."""

    def __init__(self) -> None:
        self.written: Final[dict[str, str]] = {}

    def text(self) -> str:
        self.written["Json"] = (
            "export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };"
        )
        for shape in (ViewWire, ChangesWire, Refusal, Replay, SceneCue):
            self.type(shape)
        # Moments of every game. General code knows a game's own names only as texts.
        moments = moments_text("KernelMoment", KERNEL_MOMENTS, lambda _: "string")
        self.written["KernelMoment"] = moments.strip()
        for name, union in UNIONS.items():
            self.written[name] = f"export type {name} = {self.union(union)};"
        for route in ROUTES:
            for part in (route.reply, route.query, route.body):
                if isinstance(part, type):
                    self.type(part)
        return HEADING + "\n" + "\n\n".join(self.written[name] for name in sorted(self.written)) + "\n"

    def type(self, kind: Any) -> str:
        """The TypeScript notation of a Python type."""
        origin, arguments = get_origin(kind), get_args(kind)
        if kind == Json:
            return "Json"
        if kind in (Any, msgspec.Raw):
            return "unknown"
        if kind in PLAIN:
            return PLAIN[kind]
        if origin in (Annotated, NotRequired):
            return self.type(arguments[0])
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in arguments)
        if origin in (Union, types.UnionType):
            return next((name for name, one in UNIONS.items() if one == kind), self.union(kind))
        if origin is list:
            inner = self.type(arguments[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return f"{{ [key: string]: {self.type(arguments[1])} }}"
        if is_typeddict(kind) or issubclass(kind, msgspec.Struct):
            return self.shape(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def union(self, kind: Any) -> str:
        return (
            " | ".join(self.type(one) for one in get_args(kind) if one is not msgspec.UnsetType)
            if get_origin(kind) is not Literal
            else self.type(kind)
        )

    def shape(self, kind: Any) -> str:
        name: str = kind.__name__
        if name not in self.written:
            self.written[name] = ""  # a shape may refer to itself
            fields = self.typed_dict(kind) if is_typeddict(kind) else self.struct(kind)
            body = "".join(f"\n  {field};" for field in fields)
            self.written[name] = (
                f"export interface {name} {{{body}\n}}"
                if fields
                else f"export type {name} = Record<string, never>;"
            )
        return name

    def typed_dict(self, shape: Any) -> list[str]:
        return [
            f"{field}{'' if field in shape.__required_keys__ else '?'}: {self.type(kind)}"
            for field, kind in shape.__annotations__.items()
        ]

    def struct(self, shape: Any) -> list[str]:
        """An interface. A request's optional fields may be missing; a reply always has all fields."""
        fields = []
        config = shape.__struct_config__
        if config.tag_field is not None:
            fields.append(f"{config.tag_field}: {msgspec.json.encode(config.tag).decode()}")
        declared = {
            field: kind
            for one in reversed(shape.__mro__)
            for field, kind in vars(one).get("__annotations__", {}).items()
        }
        for field in msgspec.structs.fields(shape):
            mark = "?" if not field.required and config.forbid_unknown_fields else ""
            fields.append(f"{field.name}{mark}: {self.type(declared[field.name])}")
        return fields


if __name__ == "__main__":
    TARGET.write_text(Writer().text(), encoding="utf-8")
    for path, text in targets().items():
        path.write_text(text, encoding="utf-8")
