"""Trusted proxies: the forwarding headers of their requests count, those of other clients do not.

A proxy or tunnel on this computer is always trusted, since no website can make a browser send these headers.
"""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
FORWARDING: Final = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"})
HOST: Final = b"host"


class Proxies:
    """The proxies on this computer, and those in networks that the host of the server names."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """ValueError: a name is neither an address nor a network."""
        self._networks: Final = tuple(ipaddress.ip_network(one) for one in networks)
        self.include: Final = lru_cache(1000)(self._include)

    def _include(self, client: str) -> bool:
        if client in LOOPBACK:
            return True
        try:
            address = ipaddress.ip_address(client)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def is_secure(self, scope: Scope) -> bool:
        """Whether a trusted proxy says that the client used TLS."""
        return _last(scope, "x-forwarded-proto") == "https" and self.include(client_of(scope))

    def restore_host(self, scope: Scope) -> None:
        """Restore the host that the client named, if a trusted proxy has replaced it."""
        host = _last(scope, "x-forwarded-host")
        if host and self.include(client_of(scope)):
            others = [one for one in scope["headers"] if one[0] != HOST]
            scope["headers"] = [*others, (HOST, host.encode("latin-1"))]


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _last(scope: Scope, name: str) -> str:
    """The last value of a header, which is that of the proxy itself: it appends to what it receives."""
    return Headers(scope=scope).get(name, "").rpartition(",")[2].strip()
