"""Senders of notifications, one per kind of target. Every outcome is one of four results."""

import asyncio
import importlib.util
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from turncoat.kernel.errors import BadInput
from turncoat.server.config import Config, Mail
from turncoat.server.notify.safe_http import PATIENCE, Unreachable, check_address, post
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
    encoded,
    kind_of,
    posted,
    topic,
)
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT_BY_SERVICE: Final = 24 * 3600  # seconds that a push service tries
TOO_MANY: Final = 429
REFUSED: Final = 500  # from here on, SMTP says that it is for ever

Result: TypeAlias = Literal[
    "sent", "failed", "refused", "gone"
]  # failed: it may work later; gone: the target no longer exists


def can_push() -> bool:
    """Whether the package for it is installed: `pip install turncoat[push]`."""
    return importlib.util.find_spec("cryptography") is not None


class Senders:
    def __init__(self, store: Store, config: Config) -> None:
        self._store: Final = store
        self._config: Final = config
        self._key: EllipticCurvePrivateKey | None = None

    def kinds(self) -> list[str]:
        """What this server can do. A letter must say whose it is, so a server that has no address of its own sends none."""
        can_mail = self._config.mail.host and self._config.mail.sender and self._config.url
        found = [MAIL] if can_mail else []
        return found + ([PUSH] if can_push() else []) + [DISCORD, TELEGRAM, WEBHOOK]

    def check(self, target: AnyTarget) -> None:
        """BadInput: this server cannot send to the target."""
        if kind_of(target) not in self.kinds():
            raise BadInput("no_such_call", kind_of(target))
        if isinstance(target, PushTarget):
            from turncoat.server.notify.web_push import browser_key  # noqa: PLC0415 - an optional package

            check_address(target.endpoint)
            browser_key(target.p256dh, target.auth)
        elif not isinstance(target, MailTarget):
            allows = self._config.calls_loopback
            check_address(posted(target, Message("", "")).url, allows_loopback=allows)

    async def key(self) -> "EllipticCurvePrivateKey":
        from turncoat.server.notify.web_push import server_key  # noqa: PLC0415 - an optional package

        if self._key is None:
            self._key = await server_key(self._store)
        return self._key

    async def public_key(self) -> str:
        """By which a browser knows the server's messages."""
        if not can_push():
            raise BadInput("no_such_call", PUSH)
        from turncoat.server.notify.web_push import public_bytes  # noqa: PLC0415 - an optional package

        return encoded(public_bytes(await self.key()))

    async def send(self, target: AnyTarget, message: Message, now: Milliseconds) -> Result:
        if isinstance(target, MailTarget):
            return await asyncio.to_thread(deliver, self._config.mail, target.address, message)
        try:
            if isinstance(target, PushTarget):
                request = await self._pushed(target, message, now)
            else:
                request = posted(target, message)
            allows = self._config.calls_loopback
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

    async def _pushed(self, target: PushTarget, message: Message, now: Milliseconds) -> Request:
        from turncoat.server.notify.web_push import encrypted, signature  # noqa: PLC0415 - an optional package

        contact = f"mailto:{self._config.contact}" if self._config.contact else self._config.url
        headers = {
            "Authorization": signature(await self.key(), target.endpoint, contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_BY_SERVICE),
            "Topic": topic(message.link),
        }
        return Request(
            target.endpoint, headers, encrypted(ENCODER.encode(message), target.p256dh, target.auth)
        )


def deliver(mail: Mail, address: str, message: Message) -> Result:
    """A letter. Blocks for a few seconds at most."""
    letter = EmailMessage()
    letter["From"] = mail.sender
    letter["To"] = address
    letter["Subject"] = message.text
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(f"{message.text}\n\n{message.link}\n")
    try:
        with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
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
