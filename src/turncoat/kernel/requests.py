"""Requests of a line protocol: one JSON object a line in, one out. Each protocol gives its own commands.

A refusal has `ok: false` and a stable `error`; a fault of ours has the code that the protocol names for it.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.reading import as_object, as_text, field, only_fields, parse
from turncoat.kernel.shapes import Json

HostT = TypeVar("HostT")

Request: TypeAlias = dict[str, Json]
Reply: TypeAlias = dict[str, Json]
# Each command with the words it understands; `do`, which names it, is understood always.
Commands: TypeAlias = Mapping[str, tuple[list[str], Callable[[HostT, Request], Reply]]]


def replies(lines: Iterable[str], reply_to: Callable[[str], Reply]) -> Iterator[str]:
    """A reply for each line that is not blank."""
    for line in lines:
        if line.strip():
            yield json.dumps(reply_to(line), separators=(",", ":"))


def obeyed(line: str, host: HostT, commands: Commands[HostT], fault_code: str) -> Reply:
    """What comes of a line; whatever happens, it is a reply."""
    try:
        request = as_object(parse(line), "request")
        name = as_text(field(request, "do"), "do")
        if name not in commands:
            raise BadInput("unknown_command", name)
        words, command = commands[name]
        only_fields(request, ["do", *words], "")
        return {"ok": True, **command(host, request)}
    except BadInput as refusal:
        return refused(refusal)
    except Exception as fault:  # noqa: BLE001 - whatever our fault is, the process lives on
        return {"ok": False, "error": fault_code, "detail": f"{type(fault).__name__}: {fault}"}


def refused(refusal: BadInput) -> Reply:
    reply: Reply = {"ok": False, "error": refusal.code}
    if refusal.detail:
        reply["detail"] = refusal.detail
    if refusal.rule:
        reply["rule"] = refusal.rule
    return reply


def plain(typed: object) -> Json:
    """A typed value as the JSON it will be."""
    found: Json = json.loads(json.dumps(typed))
    return found
