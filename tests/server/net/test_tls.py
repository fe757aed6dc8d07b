"""A server that speaks HTTPS itself, with a certificate that is made here."""

import asyncio
import http.client
import shutil
import ssl
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from websockets.asyncio.client import connect

from tests.package.tls_proxy import make_certificate
from turncoat.kernel.errors import BadInput
from turncoat.lab.siege.live_server import UNLIMITED, LiveServer
from turncoat.server.net.tls import Certificate, certificate_of, follow_renewal

NAME = "localhost"


def certificate_in(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return make_certificate(folder, NAME)


class Client:
    """A program that trusts one certificate, and keeps its cookie."""

    def __init__(self, address: str, certificate: Path) -> None:
        self.port = int(address.rpartition(":")[2])
        self.origin = f"https://{NAME}:{self.port}"
        self.context = ssl.create_default_context(cafile=str(certificate))
        self.cookie = ""

    def post(self, path: str, body: object) -> Any:
        connection = http.client.HTTPSConnection(NAME, self.port, context=self.context, timeout=30)
        headers = {"content-type": "application/json", "origin": self.origin, "cookie": self.cookie}
        connection.request("POST", path, msgspec.json.encode(body), headers)
        reply = connection.getresponse()
        sent = reply.read()
        assert reply.status == 200, sent
        self.cookie = reply.headers.get("set-cookie", self.cookie)
        connection.close()
        return msgspec.json.decode(sent)


def served(folder: Path, certificate: Path, **settings: str) -> LiveServer:
    tls = {"TURNCOAT_TLS_CERT": str(certificate), "TURNCOAT_TLS_KEY": str(certificate)}
    return LiveServer(str(folder / "turncoat.db"), folder / "log", {**UNLIMITED, **tls, **settings})


@pytest.mark.slow
async def test_a_table_is_opened_and_followed_by_tls_alone(tmp_path: Path, protocol: dict[str, str]) -> None:
    certificate = certificate_in(tmp_path)
    with served(tmp_path, certificate, **protocol) as server:
        assert server.address.startswith("https://127.0.0.1:")
        client = Client(server.address, certificate)
        made = client.post("/api/tables", {"settings": {"game": "lifeboat", "players": 3}})
        assert client.cookie.startswith("__Host-turncoat=")
        assert "; secure" in client.cookie.lower()
        client.cookie = client.cookie.partition(";")[0]
        invited = client.post(f"/api/tables/{made['table']}/invite", {})
        assert invited["link"].startswith(f"{client.origin}/#t={made['table']}&invitation=")
        client.post(f"/api/tables/{made['table']}/join", {"name": "Ada", "seat": 0})
        async with connect(
            f"wss://{NAME}:{client.port}/api/tables/{made['table']}/socket",
            ssl=client.context,
            additional_headers={"Cookie": client.cookie, "Origin": client.origin},
            proxy=None,
        ) as socket:
            hello = msgspec.json.decode(await socket.recv())
            assert (hello["message"], hello["seat"]) == ("hello", 0)
            command = {"do": "seat_bot", "seat": 1, "bot": "random"}
            await socket.send(msgspec.json.encode({"request": 1, "command": command}).decode())
            async for message in socket:
                if msgspec.json.decode(message)["message"] == "done":
                    return
            raise AssertionError("the command was not acknowledged")


def test_a_certificate_needs_its_key_and_an_address_with_https(tmp_path: Path) -> None:
    certificate = str(certificate_in(tmp_path))
    assert certificate_of("", "", "http://play.example.org") is None
    with pytest.raises(BadInput, match="wrong_setting: tls_cert needs tls_key as well"):
        certificate_of(certificate, "", "")
    with pytest.raises(BadInput, match="wrong_setting: tls_key needs tls_cert as well"):
        certificate_of("", certificate, "")
    with pytest.raises(BadInput, match=r"wrong_setting: url: http://play\.example\.org"):
        certificate_of(certificate, certificate, "http://play.example.org")


def test_files_that_are_no_pair_are_refused_by_name(tmp_path: Path) -> None:
    one, other = certificate_in(tmp_path / "one"), certificate_in(tmp_path / "other")
    empty, missing, locked = (tmp_path / name for name in ("empty.pem", "missing.pem", "locked.pem"))
    empty.write_text("")
    key = serialization.load_pem_private_key(one.read_bytes(), None)
    pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"secret"),
    )
    locked.write_bytes(pem)
    expected = {
        (one, missing): f"cannot_read: {missing} ",
        (missing, one): f"cannot_read: {missing} ",
        (tmp_path, one): f"cannot_read: {tmp_path} ",
        (one, other): f"wrong_certificate: the key in {other} does not belong to the certificate in {one}",
        (empty, one): f"wrong_certificate: {empty} has no certificate",
        (one, empty): f"wrong_certificate: {empty} has no private key",
        (one, locked): f"wrong_certificate: {locked} is encrypted",
    }
    for (chain, key_file), problem in expected.items():
        with pytest.raises(BadInput) as refusal:
            certificate_of(str(chain), str(key_file), "")
        assert str(refusal.value).startswith(problem)


def test_a_server_with_a_wrong_pair_ends_in_one_line(tmp_path: Path) -> None:
    one, other = certificate_in(tmp_path / "one"), certificate_in(tmp_path / "other")
    server = served(tmp_path, one, TURNCOAT_TLS_KEY=str(other))
    with pytest.raises(RuntimeError, match="turncoat: wrong_certificate: the key in "):
        server.start()
    assert "Traceback" not in server.log.read_text()


async def test_a_renewed_certificate_is_used_without_a_restart(tmp_path: Path) -> None:
    old, new = certificate_in(tmp_path / "old"), certificate_in(tmp_path / "new")
    used = Path(shutil.copy(old, tmp_path / "used.pem"))
    certificate = Certificate(used, used)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.load(context)
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]
    following = asyncio.create_task(follow_renewal(certificate, lambda: context, every=0.02))
    await asyncio.sleep(0.05)
    used.write_text("half of it")
    await asyncio.sleep(0.1)
    assert await presented(port) == in_der(old), "a broken file replaces nothing"
    shutil.copy(new, used)
    end = time.monotonic() + 10
    while await presented(port) != in_der(new):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    following.cancel()
    server.close()
    await server.wait_closed()


async def presented(port: int) -> bytes:
    """The certificate that the server presents on a new connection."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context)
    shown: bytes = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.close()
    await writer.wait_closed()
    return shown


def in_der(certificate: Path) -> bytes:
    text = certificate.read_text()
    return ssl.PEM_cert_to_DER_cert(text[text.index("-----BEGIN CERTIFICATE") :])
