"""Request handlers for subscriptions: targets that are notified when a table waits for a device's player."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import actor_at
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.notify.service import Notifier
from turncoat.server.notify.targets import (
    STORED_TARGETS,
    AnyTarget,
    MailTarget,
    StoredTarget,
    decode_base64,
    encode_base64,
    hint,
    kind_of,
)
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import HOUR, DeviceId, Milliseconds, TableId
from turncoat.server.store.api import Device, Subscription

MOST: Final = 10  # subscriptions per device
FACT: Final = (
    "call_key"  # name of the fact with the key that signs confirmation links; stored, so never renamed
)
ANSWERED_WITHIN: Final = 24 * HOUR
ASKED_EVERY: Final = HOUR  # between two confirmation mails to one address


class Wanted(msgspec.Struct, frozen=True):
    """A mail subscription that awaits confirmation. No other mail goes to an address before its owner agrees."""

    device: DeviceId
    table: TableId | None
    target: AnyTarget
    language: str
    until: Milliseconds


_WANTED: Final = msgspec.json.Decoder(Wanted)


def notifier_of(request: ApiRequest) -> Notifier:
    if request.notifier is None:
        raise BadInput("no_such_notification")
    return request.notifier


async def push_key(request: ApiRequest) -> shapes.PushKey:
    return shapes.PushKey(await notifier_of(request).senders.public_key())


async def list_subscriptions(request: ApiRequest) -> shapes.Subscriptions:
    subscriptions = [] if request.device is None else await subscriptions_of(request, request.device)
    listed = [
        shapes.SubscriptionShape(
            one.id, one.table, one.kind, hint(STORED_TARGETS.decode(one.target).target), one.language
        )
        for one in subscriptions
    ]
    return shapes.Subscriptions(listed, notifier_of(request).senders.kinds())


async def subscriptions_of(request: ApiRequest, device: Device) -> list[Subscription]:
    """All subscriptions of a device, for single tables and for all tables."""
    tables = {"", *(holder.table for holder in await request.hall.store.seats_of(device.id))}
    by_id: dict[str, Subscription] = {}
    for table in sorted(tables):
        by_id.update({one.id: one for one in await request.hall.store.subscriptions([device.id], table)})
    return list(by_id.values())


async def add_subscription(request: ApiRequest) -> shapes.SubscriptionMade:
    notifier, device = notifier_of(request), await request.known_device()
    wanted: shapes.NewSubscription = request.body
    notifier.senders.check(wanted.target)
    if wanted.table is not None:
        await request.hall.place(wanted.table)
        if (await actor_at(request.hall, wanted.table, device)).seat < 0:
            raise BadInput("no_such_table")
    if len(await subscriptions_of(request, device)) >= MOST:
        raise BadInput("too_many_subscriptions")
    if isinstance(wanted.target, MailTarget):
        until = request.hall.now() + ANSWERED_WITHIN
        await ask_owner(request, Wanted(device.id, wanted.table, wanted.target, wanted.language, until))
        return shapes.SubscriptionMade("")
    return shapes.SubscriptionMade(
        await add_target(request, device.id, wanted.table, wanted.target, wanted.language)
    )


async def add_target(
    request: ApiRequest, device: DeviceId, table: TableId | None, target: AnyTarget, language: str
) -> str:
    written = ENCODER.encode(StoredTarget(target, request.origin))
    name = secrets.token_urlsafe(9)
    await request.hall.store.add_subscription(
        Subscription(name, device, table, kind_of(target), written, language)
    )
    return name


async def ask_owner(request: ApiRequest, wanted: Wanted) -> None:
    notifier = notifier_of(request)
    assert isinstance(wanted.target, MailTarget)
    address = wanted.target.address.casefold()
    if not notifier.may_send(wanted.device) or not notifier.may_send(f"mail {address}", ASKED_EVERY):
        raise BadInput("too_many")
    body = ENCODER.encode(wanted)
    token = f"{encode_base64(body)}.{encode_base64(await sign(request, body))}"
    if not await notifier.ask_owner(wanted.target, wanted.language, token):
        raise BadInput("not_sent")


async def sign(request: ApiRequest, body: bytes) -> bytes:
    store = request.hall.store
    key = await store.fact(FACT) or await store.put_fact(FACT, secrets.token_bytes(32))
    return hmac.digest(key, body, sha256)


async def confirm_subscription(request: ApiRequest) -> shapes.SubscriptionMade:
    """Confirm a mail subscription with the token of the link in the mail."""
    body, _, mark = request.body.token.partition(".")
    try:
        written, given = decode_base64(body), decode_base64(mark)
    except ValueError:
        raise BadInput("no_such_key") from None
    if not hmac.compare_digest(await sign(request, written), given):
        raise BadInput("no_such_key")
    wanted = _WANTED.decode(written)
    if wanted.until < request.hall.now():
        raise BadInput("no_such_key")
    same = [
        one
        for one in await request.hall.store.subscriptions([wanted.device], wanted.table or "")
        if one.table == wanted.table and STORED_TARGETS.decode(one.target).target == wanted.target
    ]
    if same:  # a link that was followed twice
        return shapes.SubscriptionMade(same[0].id)
    return shapes.SubscriptionMade(
        await add_target(request, wanted.device, wanted.table, wanted.target, wanted.language)
    )


async def drop_subscription(request: ApiRequest) -> shapes.Nothing:
    await request.hall.store.drop_subscription(request.path["subscription"], request.who().id)
    return shapes.Nothing()


async def test_subscription(request: ApiRequest) -> shapes.SubscriptionTested:
    notifier, device = notifier_of(request), request.who()
    for subscription in await subscriptions_of(request, device):
        if subscription.id == request.body.subscription:
            if not notifier.may_send(device.id):
                raise BadInput("too_many")
            return shapes.SubscriptionTested(await notifier.send_test(subscription))
    raise BadInput("not_here")
