"""The site: the addresses by which clients reach the server, and which proxies, origins and tokens it accepts."""

import hmac
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.types import Scope

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import IDLE, Cookie
from turncoat.server.config import PORTS
from turncoat.server.http.proxies import FORWARDING, LOOPBACK, Proxies, client_of
from turncoat.server.http.reach import Reach, is_host, reachable_at
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.runtime.units import Milliseconds

if TYPE_CHECKING:
    from turncoat.server.notify.service import Notifier

SECURE_SCHEMES: Final = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}


@dataclass
class Site:
    """Settings of the site, and checks of requests against them."""

    url: str = ""  # public address; empty: any host name
    trusts_proxy: bool = False  # whether client addresses come from trusted proxies
    limits: Limits = field(default_factory=Limits)
    notifier: "Notifier | None" = None
    metrics_token: str = ""  # empty: only this machine may read metrics
    device_idle: Milliseconds = IDLE  # after which a device is forgotten
    proxies: Proxies = field(default_factory=Proxies)
    reach: Reach = field(default_factory=Reach)
    contact: str = ""  # of the host, for players

    def may_measure(self, headers: Headers, client: str) -> bool:
        """Whether the client may read the metrics: it is on this machine, or has the token.

        A proxy on this machine is recognised by its headers. A tunnel need not send any, so with one only the token counts.
        """
        token = bearer(headers) or ""
        if self.metrics_token and hmac.compare_digest(token.encode(), self.metrics_token.encode()):
            return True
        if self.reach.public or (not self.trusts_proxy and FORWARDING.intersection(headers)):
            return False
        return self.address(headers, client) in LOOPBACK

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("https://")

    def cookie(self, scope: Scope) -> Cookie:
        return Cookie(self.origin(scope).startswith("https://"))

    def token(self, scope: Scope) -> str | None:
        """The device's token, from a program's header or the cookie."""
        headers = Headers(scope=scope)
        return bearer(headers) or self.cookie(scope).read(headers.get("cookie", ""))

    def check_host(self, headers: Headers) -> None:
        """BadInput: the request does not name exactly one host, or names another one than the server's public address."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not hosts[0]:
            raise BadInput("no_host")
        scheme, _, host = self.url.partition("://")
        if host and hosts[0].lower().removesuffix(PORTS[scheme]) != host:
            raise BadInput("other_host")
        if not is_host(hosts[0]):
            raise BadInput("unreadable", "host")

    def scheme(self, scope: Scope) -> str:
        """The scheme that the client used; a proxy may have terminated TLS."""
        is_secure = self.is_secure or (not self.url and self.proxies.is_secure(scope))
        return SECURE_SCHEMES[scope["scheme"]] if is_secure else str(scope["scheme"])

    def origin(self, scope: Scope) -> str:
        """The origin of our pages, as a browser sends it."""
        if self.url:
            return self.url
        host = Headers(scope=scope).get("host", "").lower()
        scheme, _, public = self.reach.public.partition("://")
        if public and host.removesuffix(PORTS[scheme]) == public:
            return self.reach.public
        scheme = "https" if scope["scheme"] in SECURE_SCHEMES.values() else "http"
        return f"{scheme}://{host.removesuffix(PORTS[scheme])}"

    def is_ours(self, scope: Scope) -> bool:
        """Whether the request comes from one of our pages, or from no page. With our cookie it must name an origin: browsers send cookies for any page."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            cookie = self.cookie(scope).read(headers.get("cookie", ""))
            has_cookie = bearer(headers) is None and cookie is not None
            return not has_cookie and headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
        return origin == self.origin(scope)

    def is_trusted_by_browsers(self, scope: Scope) -> bool:
        origin = self.origin(scope)
        return origin.startswith("https://") or reachable_at(origin) == "here"

    def is_local(self, scope: Scope) -> bool:
        """Whether the request comes from a page on this computer. Never with a tunnel, which may forward remote clients without a trace."""
        is_direct = client_of(scope) in LOOPBACK and not FORWARDING.intersection(Headers(scope=scope))
        return is_direct and not self.reach.public and reachable_at(self.origin(scope)) == "here"

    def address(self, headers: Headers, client: str) -> str:
        forwarded = headers.get("x-forwarded-for")
        if self.trusts_proxy and forwarded and self.proxies.include(client):
            return forwarded.split(",")[-1].strip()
        return client


def bearer(headers: Headers) -> str | None:
    """The token of a program, if there is one. Browsers never send this header by themselves."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None
