"""TLS of the server: a certificate and its key, checked before the start and reloaded when they are renewed."""

import asyncio
import logging
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from turncoat.kernel.errors import BadInput

EVERY: Final = 60.0  # seconds between two checks of the files
LOG: Final = logging.getLogger("turncoat.server.net.tls")


class Certificate(NamedTuple):
    """PEM files: the certificate with its chain, and its key."""

    chain: Path
    key: Path

    def load(self, context: ssl.SSLContext) -> None:
        """Load the files into a context. BadInput: one cannot be used, with the reason."""
        for path in self:
            try:
                path.read_bytes()
            except OSError as fault:
                raise BadInput("cannot_read", f"{path} ({fault.strerror})") from fault
        try:
            # Without this callback, OpenSSL would ask for a password at the terminal.
            context.load_cert_chain(self.chain, self.key, password=self._refuse_password)
        except ssl.SSLError as fault:
            raise BadInput("wrong_certificate", self._reason(fault)) from fault

    def _refuse_password(self) -> str:
        raise BadInput(
            "wrong_certificate", f"{self.key} is encrypted; a server needs a key without a password"
        )

    def _reason(self, fault: ssl.SSLError) -> str:
        if fault.reason == "KEY_VALUES_MISMATCH":
            return f"the key in {self.key} does not belong to the certificate in {self.chain}"
        if "-----BEGIN CERTIFICATE-----" not in self.chain.read_text("latin-1"):
            return f"{self.chain} has no certificate (PEM) in it"
        if "PRIVATE KEY-----" not in self.key.read_text("latin-1"):
            return f"{self.key} has no private key (PEM) in it"
        return f"{self.chain}, {self.key}: {fault.reason or fault}"

    def modification_times(self) -> tuple[int, ...]:
        """The times at which the files were last written. OSError: one is missing."""
        return tuple(path.stat().st_mtime_ns for path in self)


def certificate_of(chain: str, key: str, url: str) -> Certificate | None:
    """The certificate of the settings; None for plain HTTP. BadInput: settings contradict each other, or files cannot be used."""
    if not chain and not key:
        return None
    if not chain or not key:
        given, missing = ("tls_cert", "tls_key") if chain else ("tls_key", "tls_cert")
        raise BadInput("wrong_setting", f"{given} needs {missing} as well")
    if url.startswith("http://"):
        raise BadInput("wrong_setting", f"url: {url} (with tls_cert, the address begins with https://)")
    certificate = Certificate(Path(chain), Path(key))
    certificate.load(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
    return certificate


async def follow_renewal(
    certificate: Certificate, context: Callable[[], ssl.SSLContext | None], every: float = EVERY
) -> None:
    """Reload the certificate whenever it is renewed, until cancelled. Open connections keep the old one."""
    loaded = certificate.modification_times()
    while True:
        await asyncio.sleep(every)
        try:
            changed = certificate.modification_times()
            used = context()
            if changed != loaded and used is not None:
                # Both files are checked first, so that a half-written pair does not replace a good one.
                certificate.load(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
                certificate.load(used)
                loaded = changed
                LOG.info("certificate_renewed", extra={"path": str(certificate.chain)})
        except (BadInput, OSError):
            LOG.warning("certificate_not_renewed", extra={"path": str(certificate.chain)})
