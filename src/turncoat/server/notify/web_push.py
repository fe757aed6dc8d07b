"""Web push: notifications that a browser shows though no page of ours is open.

They are encrypted for that browser alone (RFC 8291), and signed with the server's own key (RFC 8292), which is
made once.
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
from turncoat.server.notify.targets import decoded, encoded
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Store

FACT: Final = "push_key"
RECORD: Final = 4096  # bytes, as the header of a message says
LAST: Final = b"\x02"  # what ends the last record
SIGNED_FOR: Final = 12 * 3600  # seconds
CURVE: Final = ec.SECP256R1()


async def server_key(store: Store) -> ec.EllipticCurvePrivateKey:
    """The one of all servers on this store."""
    fresh = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
    kept = await store.fact(FACT) or await store.put_fact(FACT, fresh)
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """BadInput: that is no key."""
    try:
        secret = decoded(auth)
        if len(secret) != 16:
            raise BadInput("wrong_target")
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh)), secret
    except ValueError:
        raise BadInput("wrong_target") from None


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """For a browser's keys; `key` and `salt` are drawn for each message, except in a test with a known result."""
    public, secret = browser_key(p256dh, auth)
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    ours = public_bytes(key)
    shared = key.exchange(ec.ECDH(), public)
    seed = _derived(shared, secret, b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derived(seed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: Milliseconds) -> str:
    """What the service at the endpoint wants to see: who sends this, and for how long that is so."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR}
    if contact:
        claims["sub"] = contact  # some services refuse an empty one
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{encoded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    token = f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_bytes(key))}"
