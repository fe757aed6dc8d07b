"""Senders of notifications, one per kind of target. Every attempt has one of four results."""

import asyncio
import importlib.util
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from turncoat.kernel.errors import BadInput
from turncoat.server.config import Config, Mail
from turncoat.server.notify.safe_http import REQUEST_TIMEOUT, Unreachable, check_address, post
from turncoat.server.notify.targets import (
    DISCORD,
    GONE,
    MAIL,
    PUSH,
    TELEGRAM,
    WEBHOOK,
    AnyTarget,
    MailTarget,
    Message,
    PushTarget,
    Request,
    encode_base64,
    json_request,
    kind_of,
    topic,
)
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT_BY_SERVICE: Final = 24 * 3600  # seconds for which a push service retries
TOO_MANY: Final = 429
REFUSED: Final = 500  # SMTP codes from here on are permanent errors

Result: TypeAlias = Literal[
    "sent", "failed", "refused", "gone"
]  # failed: a retry may succeed; gone: the target no longer exists


def can_push() -> bool:
    """Whether the package for web push is installed: `pip install turncoat[push]`."""
    return importlib.util.find_spec("cryptography") is not None


class Senders:
    def __init__(self, store: Store, config: Config) -> None:
        self._store: Final = store
        self._config: Final = config
        self._key: EllipticCurvePrivateKey | None = None

    def kinds(self) -> list[str]:
        """Kinds of targets that this server can send to. Mail needs a mail server, a sender and a public URL."""
        can_mail = self._config.mail.host and self._config.mail.sender and self._config.url
        mail = [MAIL] if can_mail else []
        return mail + ([PUSH] if can_push() else []) + [DISCORD, TELEGRAM, WEBHOOK]

    def check(self, target: AnyTarget) -> None:
        """BadInput: this server cannot send to the target, or the target is invalid."""
        if kind_of(target) not in self.kinds():
            raise BadInput("no_such_notification", kind_of(target))
        if isinstance(target, PushTarget):
            from turncoat.server.notify.web_push import browser_key  # noqa: PLC0415 - an optional package

            check_address(target.endpoint)
            browser_key(target.p256dh, target.auth)
        elif not isinstance(target, MailTarget):
            allows = self._config.loopback_webhooks
            check_address(json_request(target, Message("", "")).url, allows_loopback=allows)

    async def key(self) -> "EllipticCurvePrivateKey":
        from turncoat.server.notify.web_push import server_key  # noqa: PLC0415 - an optional package

        if self._key is None:
            self._key = await server_key(self._store)
        return self._key

    async def public_key(self) -> str:
        """The public key by which a browser recognises the server's messages."""
        if not can_push():
            raise BadInput("no_such_notification", PUSH)
        from turncoat.server.notify.web_push import public_bytes  # noqa: PLC0415 - an optional package

        return encode_base64(public_bytes(await self.key()))

    async def send(self, target: AnyTarget, message: Message, now: Milliseconds) -> Result:
        if isinstance(target, MailTarget):
            return await asyncio.to_thread(deliver, self._config.mail, target.address, message)
        try:
            if isinstance(target, PushTarget):
                request = await self._push_request(target, message, now)
            else:
                request = json_request(target, message)
            allows = self._config.loopback_webhooks
            status = await post(request.url, request.headers, request.body, allows_loopback=allows)
        except Unreachable:
            return "failed"
        except BadInput:
            return "refused"
        if status in GONE[kind_of(target)]:
            return "gone"
        if status == TOO_MANY or status >= 500:
            return "failed"
        return "sent" if 200 <= status < 300 else "refused"

    async def _push_request(self, target: PushTarget, message: Message, now: Milliseconds) -> Request:
        from turncoat.server.notify.web_push import encrypt, signature  # noqa: PLC0415 - an optional package

        contact = f"mailto:{self._config.contact}" if self._config.contact else self._config.url
        headers = {
            "Authorization": signature(await self.key(), target.endpoint, contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_BY_SERVICE),
            "Topic": topic(message.link),
        }
        return Request(target.endpoint, headers, encrypt(ENCODER.encode(message), target.p256dh, target.auth))


def deliver(mail: Mail, address: str, message: Message) -> Result:
    """Send a mail; blocks until it is sent or times out."""
    letter = EmailMessage()
    letter["From"] = mail.sender
    letter["To"] = address
    letter["Subject"] = message.text
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(f"{message.text}\n\n{message.link}\n")
    try:
        with smtplib.SMTP(mail.host, mail.port, timeout=REQUEST_TIMEOUT) as server:
            if mail.is_encrypted:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter)
    except smtplib.SMTPRecipientsRefused as refusal:
        codes = [code for code, _ in refusal.recipients.values()]
        return "gone" if all(code >= REFUSED for code in codes) else "failed"
    except (smtplib.SMTPException, OSError):
        return "failed"
    return "sent"
