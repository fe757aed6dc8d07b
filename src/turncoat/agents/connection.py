"""A connection to a server: HTTP requests with a device token. Refusals of the server are raised as BadInput."""

from typing import Any, Final
from urllib.parse import urlsplit

import httpx2

from turncoat.kernel.errors import BadInput

PATIENCE: Final = 30.0  # request timeout in seconds
COOKIE: Final = "set-cookie"
OK: Final = 200


def check_address(server: str) -> None:
    """BadInput: what is given cannot be the address of a server. Whether one answers there is seen at the first request,
    since a server may be started later."""
    try:
        parts = urlsplit(server)
        is_address = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        raise BadInput("bad_server", f"{server} (http://localhost:8710)")


class Connection:
    """A device at the server with this address. One device is one player: each seat of an agent has its own
    connection."""

    def __init__(self, server: str, transport: httpx2.AsyncBaseTransport | None = None) -> None:
        self.server: Final = server.rstrip("/")
        self._client: Final = httpx2.AsyncClient(
            base_url=self.server, timeout=PATIENCE, transport=transport, trust_env=False
        )
        self._token: str = ""

    async def request(self, method: str, path: str, body: object = None, **query: str | int) -> Any:
        """Send a request and return the JSON of the reply."""
        headers = {"authorization": f"Bearer {self._token}"} if self._token else {}
        try:
            response = await self._client.request(
                method, f"/api{path}", json=body, params=query, headers=headers
            )
            reply = response.json()
        except (httpx2.HTTPError, httpx2.InvalidURL, ValueError):
            raise BadInput("server_unreachable", self.server) from None
        if COOKIE in response.headers:
            self._token = response.headers[COOKIE].partition(";")[0].partition("=")[2]
            self._client.cookies.clear()  # a program identifies itself by its token alone
        if response.status_code != OK:
            error = reply if isinstance(reply, dict) else {}
            code, detail, rule = (str(error.get(name, "")) for name in ("error", "detail", "rule"))
            raise BadInput(code or "server_fault", detail, rule)
        return reply

    async def send(self, table: str, **command: object) -> None:
        await self.request("POST", f"/tables/{table}/commands", command)

    async def close(self) -> None:
        await self._client.aclose()
