"""ASGI application: routes requests to handlers and sockets to tables, with one form of refusal."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import IDLE, Cookie, device_of
from turncoat.server.config import PORTS
from turncoat.server.hall.refusals import refusal_of, refusal_wire
from turncoat.server.http.not_found import HTML, language_wanted, not_found_page, wants_page
from turncoat.server.http.openapi import SOCKET, description
from turncoat.server.http.rate_limits import Limits
from turncoat.server.http.request import Ask, status_of
from turncoat.server.http.routes import ROUTES, Route
from turncoat.server.http.shapes import SessionQuery
from turncoat.server.live.socket import close_for_now, serve_socket
from turncoat.server.runtime.json import ENCODER, UNREADABLE_JSON
from turncoat.server.runtime.metrics import CONTENT_TYPE, Metrics
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.notify.service import Caller

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_TLS: Final = {"strict-transport-security": "max-age=31536000"}  # of a site that has it
NOT_KEPT: Final = {"cache-control": "no-store"}
KEPT_A_DAY: Final = {"cache-control": "public, max-age=86400"}
KEPT_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
ASSETS: Final = "assets/"  # files whose names change with what is in them
JSON: Final = "application/json"
PAGES: Final = Path(__file__).parents[1] / "pages"
API: Final = "/api"
PAGE_METHODS: Final = ("GET", "HEAD")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
BODY_TIME: Final = 10.0  # seconds that a body may take to come
FAULT: Final = 1011  # a socket is closed by a fault of ours
NOT_ALLOWED: Final = 1008
SPOKEN: Final = frozenset({"http", "websocket"})  # beside them there is the application's own life
SECURE_SCHEMES: Final = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
LOG: Final = logging.getLogger("turncoat.server.http.app")


@dataclass
class Site:
    """How the server is reached."""

    url: str = (
        ""  # what people type, as browsers write it; empty: whatever name it is asked under, without TLS
    )
    trusts_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    caller: "Caller | None" = None
    metrics_token: str = ""  # empty: only this machine may read what is counted
    device_idle: Milliseconds = IDLE  # after which a device is forgotten

    def may_measure(self, headers: Headers, client: str) -> bool:
        """Whether the client may read the metrics: it is on this machine, or has the token.

        A proxy in front is on this machine as well, and is known by its headers.
        """
        token = bearer(headers) or ""
        if self.metrics_token and hmac.compare_digest(token.encode(), self.metrics_token.encode()):
            return True
        if not self.trusts_proxy and ("x-forwarded-for" in headers or "forwarded" in headers):
            return False
        return self.address(headers, client) in LOOPBACK

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def cookie(self) -> Cookie:
        return Cookie(self.is_secure)

    def token(self, headers: Headers) -> str | None:
        """Of the device: in its cookie, or where a program puts it."""
        return bearer(headers) or self.cookie.read(headers.get("cookie", ""))

    def check_host(self, headers: Headers) -> None:
        """A request names the host that it is for, once, and a server that knows its address answers to no other name. BadInput."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not hosts[0]:
            raise BadInput("no_host")
        scheme, _, host = self.url.partition("://")
        if host and hosts[0].lower().removesuffix(PORTS[scheme]) != host:
            raise BadInput("other_host")

    def scheme(self, scope: Scope) -> str:
        """That the client used: a proxy in front may have ended its TLS."""
        told = Headers(scope=scope).get("x-forwarded-proto", "") if self.trusts_proxy else ""
        is_secure = self.is_secure or (not self.url and told == "https")
        return SECURE_SCHEMES[scope["scheme"]] if is_secure else str(scope["scheme"])

    def origin(self, headers: Headers) -> str:
        """Of our pages, as a browser that sends this knows it."""
        return self.url or f"http://{headers.get('host', '')}"

    def is_ours(self, headers: Headers) -> bool:
        """Whether a page of ours sent this, or no page at all. Browsers send cookies by themselves: with one of ours there must be an origin."""
        origin = headers.get("origin")
        if origin is None:
            has_cookie = bearer(headers) is None and self.cookie.read(headers.get("cookie", "")) is not None
            return not has_cookie and headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
        return bool(self.url or "host" in headers) and origin == self.origin(headers)

    def address(self, headers: Headers, client: str) -> str:
        forwarded = headers.get("x-forwarded-for")
        if self.trusts_proxy and forwarded:
            return forwarded.split(",")[-1].strip()
        return client


def bearer(headers: Headers) -> str | None:
    """What a program shows to be known by; no browser sends it of itself."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def application(hall: "Hall", site: Site) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hall.running():
            yield

    described = ENCODER.encode(description(ROUTES, site.is_secure))

    async def describe(request: Request) -> Response:
        return Response(described, media_type=JSON, headers=KEPT_A_DAY)

    async def measure(request: Request) -> Response:
        if not site.may_measure(request.headers, request.client.host if request.client else ""):
            return _refused(BadInput("not_here"))
        counted = hall.metrics.text(len(hall.registry), hall.connections.count())
        return Response(counted, media_type=CONTENT_TYPE, headers=NOT_KEPT)

    async def socket(websocket: WebSocket) -> None:
        await _open_socket(hall, site, websocket)

    routes = [
        *(_http_route(hall, site, route) for route in ROUTES),
        HttpRoute("/api/openapi.json", describe, methods=["GET"]),
        HttpRoute("/api/metrics", measure, methods=["GET"]),
        WebSocketRoute(SOCKET, socket),
        Mount(API, _no_such_call),
        Mount("/", GZipMiddleware(Pages(directory=PAGES, html=True))),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Gate, site, hall.metrics)],
        exception_handlers={HTTPException: _no_such_page},
    )


class Gate:
    """Every request is for this host, every reply carries the headers, and no fault of ours goes out in words."""

    def __init__(self, app: ASGIApp, site: Site, metrics: Metrics) -> None:
        self._app: Final = app
        self._site: Final = site
        self._headers: Final = {**HEADERS, **ONLY_TLS} if site.is_secure else HEADERS
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
            await send(message)

        try:
            if scope["type"] in SPOKEN:
                self._site.check_host(Headers(scope=scope))
                scope["scheme"] = self._site.scheme(scope)
            await self._app(scope, receive, send_with_headers)
        except BadInput as refusal:
            self._metrics.refusals[refusal.code] += 1
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": NOT_ALLOWED})
            else:
                await _refused(refusal)(scope, receive, send_with_headers)
        except Exception:
            LOG.exception("server_fault", extra={"method": scope.get("method", scope["type"])})
            self._metrics.refusals["server_fault"] += 1
            if scope["type"] == "websocket":
                with contextlib.suppress(RuntimeError, OSError):
                    await send({"type": "websocket.close", "code": FAULT})
            elif not is_begun:
                await _refused(BadInput("server_fault"))(scope, receive, send_with_headers)


async def _no_such_page(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 405:
        return _wrong_method(PAGE_METHODS)
    is_page = request.method in PAGE_METHODS and request.url.path != API
    if is_page and wants_page(request.headers):
        page = not_found_page(language_wanted(request.headers))
        return Response(page, 404, media_type=HTML, headers={**NOT_KEPT, "vary": "accept, accept-language"})
    return _refused(BadInput("not_here"))


async def _no_such_call(scope: Scope, receive: Receive, send: Send) -> None:
    """A path of the API that no route took: there is none, or only with other methods."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
        return
    routes = [route for route in scope["app"].routes if isinstance(route, HttpRoute)]
    methods = [route.methods or set() for route in routes if route.path_regex.match(scope["path"])]
    allowed = set[str]().union(*methods)
    response = _wrong_method(allowed) if allowed else _refused(BadInput("not_here"))
    await response(scope, receive, send)


def _wrong_method(allowed: Collection[str]) -> Response:
    refused = _refused(BadInput("wrong_method"))
    refused.headers["allow"] = ", ".join(sorted(allowed))
    return refused


class Pages(StaticFiles):
    """The browser client, as it was built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:  # the file system cannot be asked for it
            raise HTTPException(404)
        if scope["method"] not in PAGE_METHODS:
            is_there = self.lookup_path(path)[1] is not None
            raise HTTPException(405 if is_there else 404)
        response = await super().get_response(path, scope)
        response.headers.update(KEPT_FOR_EVER if path.startswith(ASSETS) else {"cache-control": "no-cache"})
        return response


def _http_route(hall: "Hall", site: Site, route: Route) -> HttpRoute:
    """Compresses only replies that are the same for every client: the length of others could reveal secrets."""
    packed = [Middleware(GZipMiddleware)] if route.is_kept else None
    return HttpRoute(route.path, _endpoint(hall, site, route), methods=[route.method], middleware=packed)


def _endpoint(hall: "Hall", site: Site, route: Route) -> Any:
    decoder = msgspec.json.Decoder(route.body) if route.body is not None else None

    async def endpoint(request: Request) -> Response:
        ask: Ask | None = None
        try:
            address = site.address(request.headers, request.client.host if request.client else "")
            if not site.limits.may_ask(address, route.cost):
                raise BadInput("too_many")
            if route.changes and not site.is_ours(request.headers):
                raise BadInput("other_origin")
            device = await device_of(hall, site.token(request.headers), site.device_idle)
            longest = route.longest or site.limits.longest_body
            body = await _body(request, decoder, longest) if decoder is not None else None
            query = _query(route, dict(request.query_params))
            origin = site.origin(request.headers)
            path = dict(request.path_params)
            ask = Ask(hall, device, path, body, query, origin, address, site.limits, site.caller)
            answer = await route.answer(ask)
            kept = KEPT_A_DAY if route.is_kept else NOT_KEPT
            response = Response(ENCODER.encode(answer), media_type=JSON, headers=kept)
        except (BadInput, StoreFailed) as fault:
            response = _refused(refusal_of(fault, hall.metrics))
        asked = {"method": route.method, "path": route.path, "status": response.status_code}
        LOG.debug("asked", extra=asked)
        if ask is not None and ask.token:
            response.headers["set-cookie"] = site.cookie.write(ask.token)
        return response

    return endpoint


def _refused(refusal: BadInput) -> Response:
    return Response(
        ENCODER.encode(refusal_wire(refusal)),
        status_of(refusal),
        media_type=JSON,
        headers=NOT_KEPT,
    )


async def _body(request: Request, decoder: "msgspec.json.Decoder[Any]", longest: int) -> Any:
    if request.headers.get("content-type", "").split(";")[0] != JSON:
        raise BadInput("unreadable", "content-type")
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_TIME):
            async for part in request.stream():
                read += part
                if len(read) > longest:
                    raise BadInput("too_large")
    except (ClientDisconnect, TimeoutError):
        raise BadInput("unreadable") from None
    try:
        return decoder.decode(bytes(read))
    except UNREADABLE_JSON as fault:
        raise BadInput("unreadable", str(fault)) from None


def _query(route: Route, values: dict[str, str]) -> Any:
    if route.query is None:
        if values:
            raise BadInput("unreadable", "query")
        return None
    try:
        return msgspec.convert(values, route.query, strict=False)
    except msgspec.ValidationError as fault:
        raise BadInput("unreadable", str(fault)) from None


async def _open_socket(hall: "Hall", site: Site, websocket: WebSocket) -> None:
    headers = websocket.headers
    address = site.address(headers, websocket.client.host if websocket.client else "")
    if not site.is_ours(headers) or not site.limits.may_ask(address) or not site.limits.connect(address):
        await websocket.close(1008)
        return
    try:
        device = await device_of(hall, site.token(headers), site.device_idle)
        query = msgspec.convert(dict(websocket.query_params), SessionQuery, strict=False)
        table = websocket.path_params["table"]
        await serve_socket(hall, site.limits, address, websocket, device, table, query)
    except msgspec.ValidationError:
        await websocket.close(1008)
    except StoreFailed as fault:
        await close_for_now(websocket, refusal_of(fault, hall.metrics))
    finally:
        site.limits.disconnect(address)
