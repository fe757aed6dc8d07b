"""Notification targets: their shapes, and the requests that deliver messages to them.

The hosts of Discord and Telegram are fixed; players supply their own tokens.
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
    """A notification target, tagged by its kind."""


class PushTarget(Target, tag=PUSH, frozen=True):
    """A browser's `PushSubscription`."""

    endpoint: Address
    p256dh: Base64
    auth: Base64


class MailTarget(Target, tag=MAIL, frozen=True):
    address: Annotated[
        str, msgspec.Meta(max_length=254, pattern=r"^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
    ]


class DiscordTarget(Target, tag=DISCORD, frozen=True):
    """The webhook of a channel, by the last two parts of its URL."""

    webhook: Annotated[str, msgspec.Meta(pattern="^[0-9]{5,25}$")]
    token: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,120}$")]


class TelegramTarget(Target, tag=TELEGRAM, frozen=True):
    """The player's own bot, and the chat that it writes to."""

    token: Annotated[str, msgspec.Meta(pattern="^[0-9]{5,20}:[A-Za-z0-9_-]{20,60}$")]
    chat: Annotated[str, msgspec.Meta(pattern="^(-?[0-9]{1,20}|@[A-Za-z0-9_]{4,32})$")]


class WebhookTarget(Target, tag=WEBHOOK, frozen=True):
    url: Address


AnyTarget: TypeAlias = PushTarget | MailTarget | DiscordTarget | TelegramTarget | WebhookTarget


class StoredTarget(msgspec.Struct, frozen=True):
    """The target of a subscription, as it is stored."""

    target: AnyTarget
    origin: str  # of the server for the player; links begin with it


STORED_TARGETS: Final = msgspec.json.Decoder(StoredTarget)

# Status codes that mean that a target no longer exists.
GONE: Final[dict[str, frozenset[int]]] = {
    PUSH: frozenset({404, 410}),
    DISCORD: frozenset({401, 403, 404}),
    TELEGRAM: frozenset({401, 403, 404}),
    WEBHOOK: frozenset({410}),
}


class Message(msgspec.Struct, frozen=True):
    """A notification."""

    text: str
    link: str


class Request(msgspec.Struct, frozen=True):
    url: str
    headers: dict[str, str]
    body: bytes


def encode_base64(value: bytes) -> str:
    """URL-safe base64 without padding, as in push services and links."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    """Decode what `encode_base64` made. ValueError: the text is invalid."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def kind_of(target: AnyTarget) -> str:
    return str(target.__struct_config__.tag)


def hint(target: AnyTarget) -> str:
    """A short text by which its owner recognises the target, without secrets."""
    match target:
        case PushTarget(endpoint=url) | WebhookTarget(url=url):
            return check_address(url, allows_loopback=True).netloc
        case MailTarget(address):
            return address
        case DiscordTarget(webhook=webhook):
            return webhook
        case TelegramTarget(chat=chat):
            return chat


def json_request(target: AnyTarget, message: Message) -> Request:
    """The request to a service that takes plain JSON."""
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
    """The topic of a push message. A service replaces an undelivered message by a newer one with the same topic."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
