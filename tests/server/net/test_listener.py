"""Protocol classes of a server."""

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.net.test_http_timeouts import reply_to
from turncoat.lab.siege.live_server import LiveServer, request_bytes
from turncoat.server.net import listener
from turncoat.server.net.http_timeouts import LONGEST_HEAD, TimeoutProtocol
from turncoat.server.net.websocket_out import DirectProtocol


async def nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nobody comes")


@pytest.mark.parametrize(
    ("is_plain", "expected"),
    [(False, (TimeoutProtocol, DirectProtocol)), (True, (HttpToolsProtocol, WebSocketsSansIOProtocol))],
)
def test_a_server_runs_our_protocols_unless_it_is_told_to_run_the_plain_ones(
    is_plain: bool, expected: tuple[type, type]
) -> None:
    config = listener.configuration(nobody, "127.0.0.1", 0, 1_000, is_plain=is_plain)
    config.load()
    assert (config.http_protocol_class, config.ws_protocol_class) == expected
    assert (config.ws_max_size, config.ws_per_message_deflate) == (1_000, False)


async def test_only_our_protocol_refuses_a_head_that_is_too_long(
    live: LiveServer, protocol: dict[str, str]
) -> None:
    """It comes in two pieces: a head that arrives whole is read at any length."""
    whole = request_bytes("GET", "/api/games", {"x": "x" * LONGEST_HEAD})
    told = await reply_to(live.address, [whole[:-2], whole[-2:]], 0.2)
    status = 431 if protocol["TURNCOAT_PLAIN_PROTOCOL"] == "false" else 200
    assert told.startswith(f"HTTP/1.1 {status} ".encode())
