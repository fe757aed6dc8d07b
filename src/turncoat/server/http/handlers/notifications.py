"""Request handlers for calls: the notifications that a device subscribes to, sent when a table waits."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import actor_at
from turncoat.server.http import shapes
from turncoat.server.http.request import Ask
from turncoat.server.notify.service import Caller
from turncoat.server.notify.targets import KEPT, AnyTarget, Kept, MailTarget, decoded, encoded, hint, kind_of
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import HOUR, DeviceId, Milliseconds, TableId
from turncoat.server.store.api import Call, Device

MOST: Final = 10  # calls of a device
FACT: Final = "call_key"  # what questions to mail addresses are signed with
ANSWERED_WITHIN: Final = 24 * HOUR
ASKED_EVERY: Final = HOUR  # an address


class Wanted(msgspec.Struct, frozen=True):
    """A mail subscription that awaits confirmation: no mail goes to an address whose owner has not agreed."""

    device: DeviceId
    table: TableId | None
    target: AnyTarget
    language: str
    until: Milliseconds


_WANTED: Final = msgspec.json.Decoder(Wanted)


def caller_of(ask: Ask) -> Caller:
    if ask.caller is None:
        raise BadInput("no_such_call")
    return ask.caller


async def push_key(ask: Ask) -> shapes.PushKey:
    return shapes.PushKey(await caller_of(ask).senders.public_key())


async def calls(ask: Ask) -> shapes.Calls:
    found = []
    for call in [] if ask.device is None else await calls_of(ask, ask.device):
        target = KEPT.decode(call.target).target
        found.append(shapes.CallShape(call.id, call.table, call.kind, hint(target), call.language))
    return shapes.Calls(found, caller_of(ask).senders.kinds())


async def calls_of(ask: Ask, device: Device) -> list[Call]:
    """All of a device, for whatever table."""
    tables = {"", *(holder.table for holder in await ask.hall.store.seats_of(device.id))}
    found: dict[str, Call] = {}
    for table in sorted(tables):
        found.update({call.id: call for call in await ask.hall.store.calls([device.id], table)})
    return list(found.values())


async def add_call(ask: Ask) -> shapes.CallMade:
    caller, device = caller_of(ask), await ask.known_device()
    wanted: shapes.NewCall = ask.body
    caller.senders.check(wanted.target)
    if wanted.table is not None:
        await ask.hall.place(wanted.table)
        if (await actor_at(ask.hall, wanted.table, device)).seat < 0:
            raise BadInput("no_such_table")
    if len(await calls_of(ask, device)) >= MOST:
        raise BadInput("too_many_calls")
    if isinstance(wanted.target, MailTarget):
        until = ask.hall.now() + ANSWERED_WITHIN
        await ask_first(ask, Wanted(device.id, wanted.table, wanted.target, wanted.language, until))
        return shapes.CallMade("")
    return shapes.CallMade(await put(ask, device.id, wanted.table, wanted.target, wanted.language))


async def put(ask: Ask, device: DeviceId, table: TableId | None, target: AnyTarget, language: str) -> str:
    written = ENCODER.encode(Kept(target, ask.origin))
    call = Call(secrets.token_urlsafe(9), device, table, kind_of(target), written, language)
    await ask.hall.store.add_call(call)
    return call.id


async def ask_first(ask: Ask, wanted: Wanted) -> None:
    caller = caller_of(ask)
    assert isinstance(wanted.target, MailTarget)
    address = wanted.target.address.casefold()
    if not caller.may_send(wanted.device) or not caller.may_send(f"mail {address}", ASKED_EVERY):
        raise BadInput("too_many")
    body = ENCODER.encode(wanted)
    token = f"{encoded(body)}.{encoded(await signed(ask, body))}"
    if not await caller.ask_first(wanted.target, wanted.language, token):
        raise BadInput("not_sent")


async def signed(ask: Ask, body: bytes) -> bytes:
    store = ask.hall.store
    key = await store.fact(FACT) or await store.put_fact(FACT, secrets.token_bytes(32))
    return hmac.digest(key, body, sha256)


async def confirm_call(ask: Ask) -> shapes.CallMade:
    """Confirms a mail subscription: the link was followed, so the owner of the address agrees."""
    body, _, mark = ask.body.token.partition(".")
    try:
        written, given = decoded(body), decoded(mark)
    except ValueError:
        raise BadInput("no_such_key") from None
    if not hmac.compare_digest(await signed(ask, written), given):
        raise BadInput("no_such_key")
    wanted = _WANTED.decode(written)
    if wanted.until < ask.hall.now():
        raise BadInput("no_such_key")
    same = [
        call
        for call in await ask.hall.store.calls([wanted.device], wanted.table or "")
        if call.table == wanted.table and KEPT.decode(call.target).target == wanted.target
    ]
    if same:  # a link that was followed twice
        return shapes.CallMade(same[0].id)
    return shapes.CallMade(await put(ask, wanted.device, wanted.table, wanted.target, wanted.language))


async def drop_call(ask: Ask) -> shapes.Nothing:
    await ask.hall.store.drop_call(ask.path["call"], ask.who().id)
    return shapes.Nothing()


async def try_call(ask: Ask) -> shapes.CallTested:
    caller, device = caller_of(ask), ask.who()
    for call in await calls_of(ask, device):
        if call.id == ask.body.call:
            if not caller.may_send(device.id):
                raise BadInput("too_many")
            return shapes.CallTested(await caller.try_out(call))
    raise BadInput("not_here")
