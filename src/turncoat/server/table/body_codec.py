"""Entry bodies as they are stored: JSON, with the kind beside it."""

from functools import cache
from typing import TYPE_CHECKING, TypeVar, get_args

import msgspec

from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.body import Body

if TYPE_CHECKING:
    from turncoat.server.store.api import Entry
    from turncoat.server.table.commands.registry import AnyBody

BodyT = TypeVar("BodyT", bound=Body)


def write_body(body: Body) -> bytes:
    return ENCODER.encode(body)


@cache
def body_kinds() -> "dict[str, type[AnyBody]]":
    """Bodies by kind. The union is imported on first use, since its members import this module."""
    from turncoat.server.table.commands.registry import AnyBody  # noqa: PLC0415 - see above

    return {body.kind: body for body in get_args(AnyBody)}


@cache
def _decoders() -> "dict[str, msgspec.json.Decoder[AnyBody]]":
    return {kind: msgspec.json.Decoder(body) for kind, body in body_kinds().items()}


def read_body(kind: str, written: bytes) -> "AnyBody":
    return _decoders()[kind].decode(written)


def read_as(kind: type[BodyT], entry: "Entry") -> BodyT:
    """The body of an entry whose kind is known."""
    return msgspec.json.decode(entry.body, type=kind)
