"""ASGI application: routes requests to handlers and sockets to tables, with one form of refusal."""

import contextlib
import logging
from collections.abc import AsyncIterator, Collection
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import device_of
from turncoat.server.hall.refusals import refusal_of
from turncoat.server.http.endpoint import JSON, KEPT_A_DAY, NOT_KEPT, make_endpoint, refusal_response
from turncoat.server.http.not_found import HTML, not_found_page, preferred_language, wants_page
from turncoat.server.http.openapi import SOCKET, description
from turncoat.server.http.pages import PAGE_METHODS, PAGES, Pages
from turncoat.server.http.routes import ROUTES, Route
from turncoat.server.http.site import Site
from turncoat.server.live.socket import SessionQuery, close_for_now, serve_socket
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.metrics import CONTENT_TYPE, Metrics
from turncoat.server.store.api import StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_TRUSTED: Final = {
    "cross-origin-opener-policy": "same-origin"
}  # with TLS or on this computer only: elsewhere browsers log a warning
ONLY_TLS: Final = {"strict-transport-security": "max-age=31536000"}  # for sites with TLS
API: Final = "/api"
FAULT: Final = 1011  # WebSocket close code of a server fault
NOT_ALLOWED: Final = 1008
SPOKEN: Final = frozenset({"http", "websocket"})  # the third kind of ASGI scope is `lifespan`
LOG: Final = logging.getLogger("turncoat.server.http.app")


def application(hall: "Hall", site: Site) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hall.run():
            yield

    described = ENCODER.encode(description(ROUTES, site.is_secure))

    async def describe(request: Request) -> Response:
        return Response(described, media_type=JSON, headers=KEPT_A_DAY)

    async def measure(request: Request) -> Response:
        if not site.may_measure(request.headers, request.client.host if request.client else ""):
            return refusal_response(BadInput("not_here"))
        counted = hall.metrics.text(len(hall.registry), hall.connections.count())
        return Response(counted, media_type=CONTENT_TYPE, headers=NOT_KEPT)

    async def socket(websocket: WebSocket) -> None:
        await _open_socket(hall, site, websocket)

    routes = [
        *(_http_route(hall, site, route) for route in ROUTES),
        HttpRoute("/api/openapi.json", describe, methods=["GET"]),
        HttpRoute("/api/metrics", measure, methods=["GET"]),
        WebSocketRoute(SOCKET, socket),
        Mount(API, _no_such_route),
        Mount("/", GZipMiddleware(Pages(directory=PAGES, html=True))),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Gate, site, hall.metrics)],
        exception_handlers={HTTPException: _no_such_page},
    )


class Gate:
    """Checks the host of every request, adds security headers to every reply, and hides the details of server faults."""

    def __init__(self, app: ASGIApp, site: Site, metrics: Metrics) -> None:
        self._app: Final = app
        self._site: Final = site
        self._headers: Final = {**HEADERS, **ONLY_TLS} if site.is_secure else HEADERS
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False
        is_trusted = False  # by browsers; set once the host is checked

        async def send_with_headers(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                if is_trusted:
                    headers.update(ONLY_TRUSTED)
            await send(message)

        try:
            if scope["type"] in SPOKEN:
                self._site.proxies.restore_host(scope)
                self._site.check_host(Headers(scope=scope))
                scope["scheme"] = self._site.scheme(scope)
                is_trusted = self._site.is_trusted_by_browsers(scope)
            await self._app(scope, receive, send_with_headers)
        except BadInput as refusal:
            self._metrics.refusals[refusal.code] += 1
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": NOT_ALLOWED})
            else:
                await refusal_response(refusal)(scope, receive, send_with_headers)
        except Exception:
            LOG.exception("server_fault", extra={"method": scope.get("method", scope["type"])})
            self._metrics.refusals["server_fault"] += 1
            if scope["type"] == "websocket":
                with contextlib.suppress(RuntimeError, OSError):
                    await send({"type": "websocket.close", "code": FAULT})
            elif not is_begun:
                await refusal_response(BadInput("server_fault"))(scope, receive, send_with_headers)


async def _no_such_page(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 405:
        return _wrong_method(PAGE_METHODS)
    is_page = request.method in PAGE_METHODS and request.url.path != API
    if is_page and wants_page(request.headers):
        page = not_found_page(preferred_language(request.headers))
        return Response(page, 404, media_type=HTML, headers={**NOT_KEPT, "vary": "accept, accept-language"})
    return refusal_response(BadInput("not_here"))


async def _no_such_route(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a path of the API that no route matched: it does not exist, or with other methods only."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
        return
    routes = [route for route in scope["app"].routes if isinstance(route, HttpRoute)]
    methods = [route.methods or set() for route in routes if route.path_regex.match(scope["path"])]
    allowed = set[str]().union(*methods)
    response = _wrong_method(allowed) if allowed else refusal_response(BadInput("not_here"))
    await response(scope, receive, send)


def _wrong_method(allowed: Collection[str]) -> Response:
    refused = refusal_response(BadInput("wrong_method"))
    refused.headers["allow"] = ", ".join(sorted(allowed))
    return refused


def _http_route(hall: "Hall", site: Site, route: Route) -> HttpRoute:
    """A Starlette route. Only replies that are the same for all clients are compressed: the length of others could reveal secrets."""
    packed = [Middleware(GZipMiddleware)] if route.is_kept else None
    return HttpRoute(route.path, make_endpoint(hall, site, route), methods=[route.method], middleware=packed)


async def _open_socket(hall: "Hall", site: Site, websocket: WebSocket) -> None:
    headers = websocket.headers
    address = site.address(headers, websocket.client.host if websocket.client else "")
    if (
        not site.is_ours(websocket.scope)
        or not site.limits.may_request(address)
        or not site.limits.connect(address)
    ):
        await websocket.close(1008)
        return
    try:
        device = await device_of(hall, site.token(websocket.scope), site.device_idle)
        query = msgspec.convert(dict(websocket.query_params), SessionQuery, strict=False)
        table = websocket.path_params["table"]
        await serve_socket(hall, site.limits, address, websocket, device, table, query)
    except msgspec.ValidationError:
        await websocket.close(1008)
    except StoreFailed as fault:
        await close_for_now(websocket, refusal_of(fault, hall.metrics))
    finally:
        site.limits.disconnect(address)
