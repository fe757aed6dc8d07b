"""Endpoints of the HTTP API: one Starlette endpoint per route, and the response of a refusal."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from turncoat.kernel.errors import BadInput
from turncoat.server.auth.access import device_of
from turncoat.server.hall.refusals import refusal_of, refusal_wire
from turncoat.server.http.request import ApiRequest, status_of
from turncoat.server.http.site import Site
from turncoat.server.runtime.json import ENCODER, UNREADABLE_JSON
from turncoat.server.store.api import StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.http.routes import Route

NOT_KEPT: Final = {"cache-control": "no-store"}
KEPT_A_DAY: Final = {"cache-control": "public, max-age=86400"}
JSON: Final = "application/json"
BODY_TIME: Final = 10.0  # seconds for a body to arrive
LOG: Final = logging.getLogger("turncoat.server.http.endpoint")


def make_endpoint(hall: "Hall", site: Site, route: "Route") -> Any:
    """A Starlette endpoint that checks the request, calls the route's handler and encodes its reply."""
    decoder = msgspec.json.Decoder(route.body) if route.body is not None else None

    async def endpoint(request: Request) -> Response:
        api_request: ApiRequest | None = None
        try:
            address = site.address(request.headers, request.client.host if request.client else "")
            if not site.limits.may_request(address, route.cost):
                raise BadInput("too_many")
            if route.changes and not site.is_ours(request.scope):
                raise BadInput("other_origin")
            device = await device_of(hall, site.token(request.scope), site.device_idle)
            longest = route.longest or site.limits.longest_body
            body = await _read_body(request, decoder, longest) if decoder is not None else None
            query = _read_query(route, dict(request.query_params))
            origin = site.origin(request.scope)
            path = dict(request.path_params)
            api_request = ApiRequest(
                hall, device, path, body, query, origin, address, site.limits, site.notifier, site.reach
            )
            api_request.is_local = site.is_local(request.scope)
            api_request.code = unquote(request.headers.get("turncoat-code", ""))
            api_request.device_idle, api_request.contact = site.device_idle, site.contact
            answer = await route.handler(api_request)
            kept = KEPT_A_DAY if route.is_kept else NOT_KEPT
            response = Response(ENCODER.encode(answer), media_type=JSON, headers=kept)
        except (BadInput, StoreFailed) as fault:
            response = refusal_response(refusal_of(fault, hall.metrics))
        fields = {"method": route.method, "path": route.path, "status": response.status_code}
        LOG.debug("request", extra=fields)
        if api_request is not None and api_request.token:
            response.headers["set-cookie"] = site.cookie(request.scope).write(api_request.token)
        return response

    return endpoint


def refusal_response(refusal: BadInput) -> Response:
    return Response(
        ENCODER.encode(refusal_wire(refusal)),
        status_of(refusal),
        media_type=JSON,
        headers=NOT_KEPT,
    )


async def _read_body(request: Request, decoder: "msgspec.json.Decoder[Any]", longest: int) -> Any:
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


def _read_query(route: "Route", values: dict[str, str]) -> Any:
    if route.query is None:
        if values:
            raise BadInput("unreadable", "query")
        return None
    try:
        return msgspec.convert(values, route.query, strict=False)
    except msgspec.ValidationError as fault:
        raise BadInput("unreadable", str(fault)) from None
