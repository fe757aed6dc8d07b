"""Notification targets: their shapes, and the request that each is sent.

The hosts of Discord and Telegram are fixed; people give their own tokens.
"""

import base64
import hashlib
from typing import Annotated, Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.notify.safe_http import check_address
from turncoat.server.runtime.json import ENCODER

PUSH: Final = "push"
MAIL: Final = "mail"
DISCORD: Final = "discord"
TELEGRAM: Final = "telegram"
WEBHOOK: Final = "webhook"

Address: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
Base64: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16,100}$")]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Each one's tag is the kind of the call."""


class PushTarget(Target, tag=PUSH, frozen=True):
    """As a browser's `PushSubscription` says."""

    endpoint: Address
    p256dh: Base64
    auth: Base64


class MailTarget(Target, tag=MAIL, frozen=True):
    address: Annotated[
        str, msgspec.Meta(max_length=254, pattern=r"^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
    ]


class DiscordTarget(Target, tag=DISCORD, frozen=True):
    """A webhook of a channel: the two parts at the end of its address."""

    webhook: Annotated[str, msgspec.Meta(pattern="^[0-9]{5,25}$")]
    token: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,120}$")]


class TelegramTarget(Target, tag=TELEGRAM, frozen=True):
    """A bot of one's own, and the chat it writes to."""

    token: Annotated[str, msgspec.Meta(pattern="^[0-9]{5,20}:[A-Za-z0-9_-]{20,60}$")]
    chat: Annotated[str, msgspec.Meta(pattern="^(-?[0-9]{1,20}|@[A-Za-z0-9_]{4,32})$")]


class WebhookTarget(Target, tag=WEBHOOK, frozen=True):
    url: Address


AnyTarget: TypeAlias = PushTarget | MailTarget | DiscordTarget | TelegramTarget | WebhookTarget


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of a call."""

    target: AnyTarget
    origin: str  # the server, as its owner knows it: links begin with it


KEPT: Final = msgspec.json.Decoder(Kept)

# Status codes by which a service says that the target is gone for good.
GONE: Final[dict[str, frozenset[int]]] = {
    PUSH: frozenset({404, 410}),
    DISCORD: frozenset({401, 403, 404}),
    TELEGRAM: frozenset({401, 403, 404}),
    WEBHOOK: frozenset({410}),
}


class Message(msgspec.Struct, frozen=True):
    """All that a call says."""

    text: str
    link: str


class Request(msgspec.Struct, frozen=True):
    url: str
    headers: dict[str, str]
    body: bytes


def encoded(value: bytes) -> str:
    """Bytes as push services and links write them."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError: it is nothing of the kind."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def kind_of(target: AnyTarget) -> str:
    return str(target.__struct_config__.tag)


def hint(target: AnyTarget) -> str:
    """By which its owner knows it again: no token."""
    match target:
        case PushTarget(endpoint=url) | WebhookTarget(url=url):
            return check_address(url, allows_loopback=True).netloc
        case MailTarget(address):
            return address
        case DiscordTarget(webhook=webhook):
            return webhook
        case TelegramTarget(chat=chat):
            return chat


def posted(target: AnyTarget, message: Message) -> Request:
    """What goes to a service that takes plain JSON."""
    match target:
        case DiscordTarget(webhook, token):
            body = {"content": f"{message.text} {message.link}", "allowed_mentions": {"parse": []}}
            return _json(f"https://discord.com/api/webhooks/{webhook}/{token}", body)
        case TelegramTarget(token, chat):
            wanted = {
                "chat_id": chat,
                "text": f"{message.text} {message.link}",
                "link_preview_options": {"is_disabled": True},
            }
            return _json(f"https://api.telegram.org/bot{token}/sendMessage", wanted)
        case WebhookTarget(url):
            return _json(url, {"text": message.text, "link": message.link})
        case PushTarget() | MailTarget():
            raise BadInput("wrong_target")


def _json(url: str, body: object) -> Request:
    return Request(url, {"Content-Type": "application/json"}, ENCODER.encode(body))


def topic(text: str) -> str:
    """By which a push service replaces a message that was not delivered yet by a newer one of the same kind."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
