"""Health check of the server on this machine, by its settings: for service managers and containers."""

import http.client
import ssl
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from turncoat.server.config import Config

EVERYWHERE: Final = {
    "0.0.0.0": "127.0.0.1",
    "::": "::1",
}  # address to ask, by the address of a server that listens everywhere
SECONDS: Final = 5.0


def ask_health(config: "Config") -> str:
    """Ask the server. Returns what is wrong, empty if the server is well."""
    connection = _connect(config)
    # A server with a public address answers to that name only.
    headers = {"Host": urlsplit(config.url).netloc} if config.url else {}
    try:
        connection.request("GET", "/api/health", headers=headers)
        reply = connection.getresponse()
        told = reply.read().decode(errors="replace")
    except (OSError, http.client.HTTPException) as fault:
        return f"no answer: {fault}"
    finally:
        connection.close()
    return "" if reply.status == 200 else f"{reply.status} {told}"


def _connect(config: "Config") -> http.client.HTTPConnection:
    host = EVERYWHERE.get(config.host, config.host)
    if not config.tls_cert:
        return http.client.HTTPConnection(host, config.port, timeout=SECONDS)
    # The certificate is for the public name, and the server is on this machine.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return http.client.HTTPSConnection(host, config.port, timeout=SECONDS, context=context)
