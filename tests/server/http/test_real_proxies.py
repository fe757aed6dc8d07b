"""The example sites of nginx and Caddy, run by the real programs in front of a real server. Skipped where they are not installed."""

import asyncio
import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.package.tls_proxy import make_certificate
from tests.server.net.test_tls import Client
from turncoat.lab.siege.live_server import UNLIMITED, LiveServer

EXAMPLES = Path(__file__).parents[3] / "examples"
SECONDS = 20


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path, **environment: str) -> Iterator[None]:
    """Run a proxy until the block ends; wait until it listens."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, env={**os.environ, **environment}
        )
    try:
        end = time.monotonic() + SECONDS
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


@contextlib.contextmanager
def nginx(folder: Path, port: int, upstream: str) -> Iterator[Path]:
    """nginx with the example's site, other ports and our certificate."""
    certificate = make_certificate(folder, "localhost")
    site = (EXAMPLES / "turncoat.nginx").read_text()
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "play.example.org": "localhost",
        "/etc/ssl/turncoat/fullchain.pem": str(certificate),
        "/etc/ssl/turncoat/privkey.pem": str(certificate),
        "127.0.0.1:8710": upstream,
    }
    for old, new in changes.items():
        assert old in site
        site = site.replace(old, new)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path = folder / "nginx.conf"
    path.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with running([program, "-c", str(path), "-p", str(folder)], port, folder / "nginx.log"):
        yield certificate


@contextlib.contextmanager
def caddy(folder: Path, port: int, upstream: str) -> Iterator[Path]:
    """Caddy, which signs a certificate for `localhost` itself."""
    path = folder / "Caddyfile"
    path.write_text(
        f"{{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}}\nimport {EXAMPLES / 'Caddyfile'}\n"
    )
    environment = {
        "TURNCOAT_DOMAIN": f"localhost:{port}",
        "TURNCOAT_UPSTREAM": upstream,
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]
    with running(command, port, folder / "caddy.log", **environment):
        root = folder / "caddy/pki/authorities/local/root.crt"
        end = time.monotonic() + SECONDS
        while not root.is_file() and time.monotonic() < end:
            time.sleep(0.05)
        yield root


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextlib.asynccontextmanager
async def served_by(name: str, folder: Path) -> AsyncIterator[Client]:
    if shutil.which(name) is None and not Path(f"/usr/sbin/{name}").exists():
        pytest.skip(f"{name} is not installed")
    port = free_port()
    settings = {"TURNCOAT_URL": f"https://localhost:{port}", "TURNCOAT_TRUSTS_PROXY": "true"}
    with LiveServer(str(folder / "turncoat.db"), folder / "log", {**UNLIMITED, **settings}) as server:
        upstream = server.address.removeprefix("http://")
        with PROXIES[name](folder, port, upstream) as trusted:
            client = Client(f"https://localhost:{port}", trusted)
            await wait_for_certificate(client)
            yield client


async def wait_for_certificate(client: Client) -> None:
    """Wait until Caddy has its certificate: it listens before."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", client.port, ssl=client.context, server_hostname="localhost"
                )
            except (ssl.SSLError, OSError):
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return


@pytest.mark.slow
@pytest.mark.parametrize("name", PROXIES)
async def test_a_table_is_opened_and_followed_behind_a_real_proxy(tmp_path: Path, name: str) -> None:
    async with served_by(name, tmp_path) as client:
        table = client.post("/api/tables", {"settings": {"game": "lifeboat", "players": 3}})["table"]
        assert client.cookie.startswith("__Host-turncoat=")
        client.cookie = client.cookie.partition(";")[0]
        client.post(f"/api/tables/{table}/join", {"name": "Ada", "seat": 0})
        link = client.post(f"/api/tables/{table}/invite", {})["link"]
        assert link.startswith(f"{client.origin}/#t={table}")
        async with connect(
            f"wss://localhost:{client.port}/api/tables/{table}/socket",
            ssl=client.context,
            additional_headers={"Cookie": client.cookie, "Origin": client.origin},
            proxy=None,
        ) as followed:
            assert msgspec.json.decode(await followed.recv())["message"] == "hello"
            await followed.send('{"request": 1}')
            async for message in followed:
                if msgspec.json.decode(message)["message"] == "done":
                    return
        raise AssertionError("the socket was closed")
