"""Web push: notifications that a browser shows without an open page.

Messages are encrypted for one browser (RFC 8291) and signed with a key that all servers of a store share (RFC 8292).
"""

import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from turncoat.kernel.errors import BadInput
from turncoat.server.notify.targets import decode_base64, encode_base64
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Store

FACT: Final = "push_key"  # name of the fact with the server's key
RECORD: Final = 4096  # bytes; record size in the header of a message
LAST: Final = b"\x02"  # delimiter of the last record
SIGNED_FOR: Final = 12 * 3600  # seconds
CURVE: Final = ec.SECP256R1()


async def server_key(store: Store) -> ec.EllipticCurvePrivateKey:
    """The key that all servers of this store share, created on first use."""
    fresh = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
    kept = await store.fact(FACT) or await store.put_fact(FACT, fresh)
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Decode a browser's keys. BadInput: they are invalid."""
    try:
        secret = decode_base64(auth)
        if len(secret) != 16:
            raise BadInput("wrong_target")
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64(p256dh)), secret
    except ValueError:
        raise BadInput("wrong_target") from None


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for a browser's keys. `key` and `salt` are random unless given, as in a test with a known result."""
    public, secret = browser_key(p256dh, auth)
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    ours = public_bytes(key)
    shared = key.exchange(ec.ECDH(), public)
    seed = _derive(shared, secret, b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derive(seed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(seed, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: Milliseconds) -> str:
    """The VAPID header, which identifies the sender to the push service."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR}
    if contact:
        claims["sub"] = contact  # some services refuse an empty one
    head = encode_base64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{encode_base64(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    token = f"{text}.{encode_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encode_base64(public_bytes(key))}"
