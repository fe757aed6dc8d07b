"""HTTP client for URLs that users supply: no request reaches the server's own network (SSRF).

Only the status code is returned. A name is resolved once, all of its addresses must be public, and the connection
uses one of these, since a second lookup could return another one.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from turncoat.kernel.errors import BadInput

REQUEST_TIMEOUT: Final = 5.0  # seconds, for the whole request
LONGEST_URL: Final = 1000  # characters
PRINTABLE: Final = re.compile(r"[\x21-\x7e]+")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-9][0-9]{2})\b")
# IPv6 ranges that contain IPv4 addresses, public or not: NAT64, 6to4.
TUNNELS: Final = tuple(ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"))


class Unreachable(Exception):
    """The service did not answer. A retry may succeed."""


def check_address(url: str, *, allows_loopback: bool = False) -> SplitResult:
    """The parts of a URL. BadInput: requests to it are not allowed, independent of what its host name resolves to."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadInput("wrong_target") from None
    is_loopback = allows_loopback and parts.scheme == "http" and host in {"127.0.0.1", "localhost", "::1"}
    if (
        not PRINTABLE.fullmatch(url)
        or len(url) > LONGEST_URL
        or not host
        or "@" in parts.netloc
        or parts.fragment
        or not (parts.scheme == "https" or is_loopback)
    ):
        raise BadInput("wrong_target")
    return parts


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip.teredo is not None or any(ip in tunnel for tunnel in TUNNELS):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_private or ip.is_reserved)


async def post(
    url: str,
    headers: Mapping[str, str],
    body: bytes,
    *,
    allows_loopback: bool = False,
    timeout: float = REQUEST_TIMEOUT,
) -> int:
    """The status code of the reply; redirects are not followed. BadInput: requests to this URL are not allowed."""
    parts = check_address(url, allows_loopback=allows_loopback)
    try:
        async with asyncio.timeout(timeout):
            return await _exchange(parts, headers, body)
    except (OSError, TimeoutError, EOFError, ValueError) as fault:
        raise Unreachable(type(fault).__name__) from None


async def _exchange(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    assert parts.hostname is not None
    is_secure = parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    address = await _resolve(parts.hostname, port, is_loopback=not is_secure)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=_certificates() if is_secure else None,
        server_hostname=parts.hostname if is_secure else None,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        fields = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        status = STATUS.match(await reader.readline())
        if status is None:
            raise Unreachable("no answer of HTTP")
        return int(status[1])
    finally:
        writer.transport.abort()


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _resolve(host: str, port: int, *, is_loopback: bool) -> str:
    """One address of the host. BadInput: not all of its addresses are public (or loopback, where the setting allows that)."""
    resolved = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(sockaddr[0]) for *_, sockaddr in resolved]
    for address in addresses:
        is_own = ipaddress.ip_address(address.partition("%")[0]).is_loopback
        if not (is_own if is_loopback else is_public(address)):
            raise BadInput("wrong_target")
    return addresses[0]
