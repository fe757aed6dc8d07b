"""Requests of a line protocol: one JSON object per line in, one out. Each protocol defines its commands.

A refusal has `ok: false` and a stable `error`; a bug in the program has the code that the protocol names for it.
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
# Each command with the fields that it reads; `do`, which names the command, is always read.
Commands: TypeAlias = Mapping[str, tuple[list[str], Callable[[HostT, Request], Reply]]]


def replies(lines: Iterable[str], reply_to: Callable[[str], Reply]) -> Iterator[str]:
    """A reply for each line that is not blank."""
    for line in lines:
        if line.strip():
            yield json.dumps(reply_to(line), separators=(",", ":"))


def obey(line: str, host: HostT, commands: Commands[HostT], fault_code: str) -> Reply:
    """Execute a request line. Every outcome is a reply, errors included."""
    try:
        request = as_object(parse(line), "request")
        name = as_text(field(request, "do"), "do")
        if name not in commands:
            raise BadInput("unknown_command", name)
        words, command = commands[name]
        only_fields(request, ["do", *words], "")
        return {"ok": True, **command(host, request)}
    except BadInput as refusal:
        return refusal_reply(refusal)
    except Exception as fault:  # noqa: BLE001 - the process must survive any bug of a command
        return {"ok": False, "error": fault_code, "detail": f"{type(fault).__name__}: {fault}"}


def refusal_reply(refusal: BadInput) -> Reply:
    reply: Reply = {"ok": False, "error": refusal.code}
    if refusal.detail:
        reply["detail"] = refusal.detail
    if refusal.rule:
        reply["rule"] = refusal.rule
    return reply


def plain(typed: object) -> Json:
    """A typed value as plain JSON."""
    value: Json = json.loads(json.dumps(typed))
    return value
