import asyncio
import json
import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.clients import Clock, hall_in
from tests.server.notification_targets import WebReceiver, web_server
from turncoat.kernel.errors import BadInput
from turncoat.server.config import Config
from turncoat.server.notify import web_push
from turncoat.server.notify.safe_http import Unreachable, check_address, is_public, post
from turncoat.server.notify.senders import Senders
from turncoat.server.notify.targets import (
    DiscordTarget,
    Message,
    PushTarget,
    TelegramTarget,
    decode_base64,
    encode_base64,
    hint,
    json_request,
)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:secret@example.org/",
        "https://example.org/#part",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://example.org:99999/",
        "https://[::1/",
        "https://пример.org/",
        "https://example.org/" + "x" * 1000,
        "file:///etc/passwd",
    ],
)
def test_nothing_is_sent_to_what_is_no_public_address(url: str) -> None:
    with pytest.raises(BadInput, match="wrong_target"):
        check_address(url)
    with pytest.raises(BadInput, match="wrong_target"):
        check_address(url, allows_loopback=True)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://localhost/",
        "https://10.1.2.3/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://0x7f.1/",
    ],
)
@pytest.mark.parametrize("allows_loopback", [False, True])
async def test_a_name_that_leads_into_the_servers_own_network_is_refused(
    url: str, allows_loopback: bool
) -> None:
    with pytest.raises((BadInput, Unreachable), match=r"wrong_target|gaierror"):
        await post(url, {}, b"", allows_loopback=allows_loopback)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "100.64.0.1",
        "172.16.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "fe80::1%eth0",
        "ff02::1",
    ],
)
def test_addresses_that_are_not_public_are_known(address: str) -> None:
    assert not is_public(address)


async def test_this_machine_is_a_target_only_if_the_host_allows_it() -> None:
    async with web_server(WebReceiver()) as site:
        with pytest.raises(BadInput, match="wrong_target"):
            await post(site.url, {}, b"")
        assert await post(site.url, {}, b"", allows_loopback=True) == 204
        assert len(site.posts) == 1


async def test_who_does_not_answer_is_not_waited_for() -> None:
    over = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await over.wait()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    with pytest.raises(Unreachable):
        await post(url, {}, b"", allows_loopback=True, timeout=0.1)
    over.set()
    server.close()


# Web push: the example of RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64(key), "big"), web_push.CURVE)


def test_a_push_message_is_encrypted_as_the_standard_has_it() -> None:
    sealed = web_push.encrypt(TEXT, P256DH, AUTH, key=private(SERVER), salt=decode_base64(SALT))
    assert encode_base64(sealed) == SEALED


def opened(body: bytes) -> bytes:
    """Decrypt a push message with the keys of the RFC's example."""
    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    shared = private(BROWSER).exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, theirs)
    )
    seed = HKDF(
        SHA256(), 32, decode_base64(AUTH), b"WebPush: info\x00" + decode_base64(P256DH) + theirs
    ).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(seed)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(seed)
    return AESGCM(key).decrypt(nonce, sealed, None)


async def test_a_push_message_reaches_its_browser_alone_and_says_who_sent_it(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run(), web_server(WebReceiver(statuses=[201])) as site:
        senders = Senders(hall.store, Config(contact="host@example.org", loopback_webhooks=True))
        message = Message("Table “Thursday” is waiting for you.", "https://play.example.org/#t=x")
        assert await senders.send(PushTarget(site.url, P256DH, AUTH), message, clock.now) == "sent"
        (only,) = site.posts
        assert b"Thursday" not in only.body
        assert json.loads(opened(only.body).removesuffix(b"\x02")) == {
            "text": message.text,
            "link": message.link,
        }
        told = re.fullmatch(r"vapid t=([^.]+\.[^.]+)\.([^.]+), k=(.+)", only.headers["authorization"])
        assert told is not None
        key = await Senders(
            hall.store, Config()
        ).public_key()  # another server on the same store has the same
        assert told[3] == key
        mark = decode_base64(told[2])
        r, s = int.from_bytes(mark[:32], "big"), int.from_bytes(mark[32:], "big")
        public = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, decode_base64(key))
        public.verify(encode_dss_signature(r, s), told[1].encode(), ec.ECDSA(SHA256()))
        claims = json.loads(decode_base64(told[1].partition(".")[2]))
        assert claims == {
            "aud": site.url.removesuffix("/hook"),
            "exp": clock.now // 1000 + 12 * 3600,
            "sub": "mailto:host@example.org",
        }


def test_a_server_that_has_no_contact_names_none() -> None:
    """Services refuse an empty contact."""
    told = web_push.signature(private(BROWSER), "https://push.example/x", "", 0)
    claims = json.loads(decode_base64(told.split(".")[1]))
    assert claims == {"aud": "https://push.example", "exp": 12 * 3600}


def test_discord_and_telegram_are_reached_at_their_own_hosts_and_mention_no_user() -> None:
    message = Message("Table “@everyone” is waiting for you.", "https://play.example.org/#t=x")
    discord = json_request(DiscordTarget("12345678", "a" * 30), message)
    assert discord.url == "https://discord.com/api/webhooks/12345678/" + "a" * 30
    assert json.loads(discord.body)["allowed_mentions"] == {"parse": []}
    telegram = json_request(TelegramTarget("123456:" + "b" * 30, "-100200"), message)
    assert telegram.url == f"https://api.telegram.org/bot123456:{'b' * 30}/sendMessage"
    assert json.loads(telegram.body)["chat_id"] == "-100200"
    assert hint(TelegramTarget("123456:" + "b" * 30, "-100200")) == "-100200"
