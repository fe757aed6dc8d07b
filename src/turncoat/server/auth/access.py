"""Access control: a device has a token in a cookie, and devices hold seats. Secrets are stored as hashes only."""

import contextlib
import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.requests import cookie_parser

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.hall.seat_holders import REVOKED
from turncoat.server.runtime.units import DAY, DeviceId, Milliseconds, TableId
from turncoat.server.store.api import INVITATION, MOVE, AddKey, Device, DropKeys, Hold, Holder, Key, Release
from turncoat.server.table.actor import HOST_SEAT, Actor
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.stand import Stand
from turncoat.server.table.stages import GATHERING
from turncoat.server.table.table import Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

TOKEN_BYTES: Final = 32
IDLE: Final = 30 * DAY  # default age of an unused device at which it is deleted
OLDEST: Final = 180 * DAY  # age at which any device is deleted
TOUCHED: Final = 60_000  # milliseconds; resolution of the time when a device was last seen
MOVE_TIME: Final = 10 * 60_000  # milliseconds for which a link to move a seat is valid

GUEST_SEAT: Final = -3  # held by an invited device until it takes a seat


def hash_secret(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True)
class Cookie:
    """The cookie with a device's token. The `__Host-` prefix binds it to this host and TLS; without TLS, browsers reject the prefix."""

    is_secure: bool

    @property
    def name(self) -> str:
        return "__Host-turncoat" if self.is_secure else "turncoat"

    def read(self, header: str) -> str | None:
        return cookie_parser(header).get(self.name)

    def write(self, token: str) -> str:
        secure = "; Secure" if self.is_secure else ""
        return f"{self.name}={token}; Path=/; Max-Age={OLDEST // 1000}; HttpOnly; SameSite=Lax{secure}"


async def new_device(hall: "Hall", name: str) -> tuple[Device, str]:
    """Create a device; return it and its token, of which the store has the hash only."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    now = hall.now()
    device = Device(secrets.token_urlsafe(9), hash_secret(token), now, now, name)
    await hall.store.add_device(device)
    return device, token


async def device_of(hall: "Hall", token: str | None, idle: Milliseconds = IDLE) -> Device | None:
    """The device of a token, marked as seen; None if there is none or it has expired."""
    if not token or len(token) > 100:
        return None
    device = await hall.store.device(hash_secret(token))
    now = hall.now()
    if device is None or now - device.seen > idle or now - device.created > OLDEST:
        return None
    if now - device.seen > TOUCHED:
        await hall.store.touch(device.id, now)
    return device


async def actor_at(hall: "Hall", table: TableId, device: Device | None) -> Actor:
    """The role of the device at the table: a seat's player, the host, both, a guest, or none."""
    if device is None:
        return Actor("")
    seat, is_host, is_guest = SPECTATOR, False, False
    for holder in await hall.holders.of(table):
        if holder.device == device.id:
            if holder.seat == HOST_SEAT:
                is_host = True
            elif holder.seat == GUEST_SEAT:
                is_guest = True
            else:
                seat = holder.seat
    return Actor(device.id, seat, is_host, is_guest)


def may_enter(table: Table, actor: Actor) -> bool:
    """Whether the actor may see the table or sit down: by a seat, as host or guest, or because the table is open."""
    if actor.seat >= 0 or actor.is_host or actor.is_guest:
        return True
    settings = table.settings
    return settings.is_open and (table.stage == GATHERING or settings.watching.is_allowed)


async def accept_invitation(hall: "Hall", table: TableId, invitation: str, device: Device) -> None:
    """Make the device a guest of the table. BadInput: the secret is not one of the table's invitations."""
    key = await hall.store.key(hash_secret(invitation), hall.now())
    if key is None or key.table != table or key.purpose != INVITATION:
        raise BadInput("no_such_table")
    await hall.holders.write(table, [Hold(Holder(table, GUEST_SEAT, device.id, hall.now()))])


async def new_invitation(hall: "Hall", table: TableId) -> str:
    """Create an invitation; return its secret, which lets players sit down."""
    secret = secrets.token_urlsafe(16)
    await hall.store.write([AddKey(Key(hash_secret(secret), table, INVITATION, -1, None, is_single=False))])
    return secret


async def withdraw_invitations(hall: "Hall", table: TableId) -> None:
    """Invalidate the table's invitations; devices that have used one stay guests."""
    await hall.store.write([DropKeys(table, INVITATION, -1)])


async def lend_seat(hall: "Hall", table: TableId, actor: Actor) -> str:
    """Create a secret that lets one more device play the seat."""
    secret = secrets.token_urlsafe(16)
    until: Milliseconds = hall.now() + MOVE_TIME
    key = Key(hash_secret(secret), table, MOVE, actor.require_seat(), until, is_single=True)
    await hall.store.write([AddKey(key)])
    return secret


async def open_seat(hall: "Hall", secret: str, device: Device) -> Key:
    """Use such a secret, once. A device that the host adds gets the host's rights."""
    key = await hall.store.use_key(hash_secret(secret), hall.now())
    if key is None or key.purpose != MOVE:
        raise BadInput("no_such_key")
    holders = await hall.holders.of(key.table)
    hosts = {one.device for one in holders if one.seat == HOST_SEAT}
    is_host = any(one.seat == key.seat and one.device in hosts for one in holders)
    held = [key.seat, HOST_SEAT] if is_host else [key.seat]
    await hall.holders.write(key.table, [Hold(Holder(key.table, one, device.id, hall.now())) for one in held])
    return key


async def revoke(hall: "Hall", table: TableId, actor: Actor, device: str) -> None:
    """Revoke a device's right to the seat, and all unused links to the seat.

    Its sockets at the table are closed at once, on every server.
    """
    holders = [one for one in await hall.holders.of(table) if one.seat == actor.require_seat()]
    if not any(one.device == device for one in holders):
        raise BadInput("no_such_device")
    taken = [Release(table, actor.seat, device), Release(table, HOST_SEAT, device)]
    await hall.holders.write(table, [*taken, DropKeys(table, MOVE, actor.seat)])
    await _cut_off(hall, table, device)


async def forget(hall: "Hall", device: Device) -> None:
    """Delete the device with its token and seats. A seat that no other device holds is given up."""
    held = await hall.store.seats_of(device.id)
    for holder in held:
        if holder.seat >= 0:
            await _give_up(hall, holder)
    tables = {holder.table for holder in held}
    await hall.store.write([DropKeys(one.table, MOVE, one.seat) for one in held if one.seat >= 0])
    await hall.store.forget_device(device.id)
    for table in sorted(tables):
        await _cut_off(hall, table, device.id)


async def _give_up(hall: "Hall", holder: Holder) -> None:
    if any(
        one.seat == holder.seat and one.device != holder.device for one in await hall.holders.of(holder.table)
    ):
        return
    with contextlib.suppress(BadInput):  # the game is over, or a bot plays already
        stage = (await hall.place(holder.table)).table.stage
        leaving = Stand() if stage == GATHERING else Leave()
        await hall.carry_out(holder.table, Actor(holder.device, holder.seat), leaving)


async def _cut_off(hall: "Hall", table: TableId, device: DeviceId) -> None:
    hall.holders.forget(table)
    hall.connections.cut_off(device, table)
    await hall.store.tell(REVOKED, f"{table} {device}".encode())
