"""Reach of invitations: which address a link has, and from where it works."""

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol
from urllib.parse import urlsplit

Reachable = Literal["here", "network", "public"]  # from this computer only, its network, or everywhere
LOCALHOST: Final = "localhost"
LOCAL_NAMES: Final = (".local", ".lan", ".home", ".internal", ".home.arpa")


class Network(Protocol):
    """The listener in the local network, which can be opened and closed."""

    @property
    def addresses(self) -> Sequence[str]:
        """The origins of links; empty while it is closed."""

    async def open(self) -> None:
        """Start to listen. Without effect on a computer without a network."""

    def close(self) -> None: ...


@dataclass
class Reach:
    public: str = ""  # public address, set at the start or later by a tunnel; empty: none
    network: Network | None = None  # None: this server cannot be opened to the local network

    def link_base(self, origin: str) -> tuple[str, Reachable]:
        """The origin of a link for other people, and its reach. `origin` is that of the page of the inviting player."""
        if self.public:
            return self.public, reachable_at(self.public)
        where = reachable_at(origin)
        if where == "here" and self.network is not None and self.network.addresses:
            return self.network.addresses[0], "network"
        return origin, where


def is_host(named: str) -> bool:
    """Whether the text is a host name or address, with or without a port."""
    try:
        parts = urlsplit(f"//{named}")
        return parts.netloc == named and bool(parts.hostname) and "@" not in named and parts.port != 0
    except ValueError:
        return False


def reachable_at(origin: str) -> Reachable:
    host = urlsplit(origin).hostname or ""
    if host == LOCALHOST or host.endswith(f".{LOCALHOST}"):
        return "here"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "network" if host.endswith(LOCAL_NAMES) or "." not in host else "public"
    if address.is_loopback:
        return "here"
    return "network" if address.is_private or address.is_link_local else "public"
