"""A tunnel program, with a real TLS proxy in place of the service at its far end. Prints what cloudflared does."""

import asyncio
import datetime as dt
import ssl
import sys
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HEAD = b"\r\n\r\n"


def make_certificate(folder: Path, host: str) -> Path:
    """Create a key and a certificate of that host, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = dt.datetime.now(dt.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(host)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=2))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    path = folder / "certificate.pem"
    pem = serialization.Encoding.PEM
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(secret + certificate.public_bytes(pem))
    return path


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while read := await reader.read(65536):
            writer.write(read)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


def rewrite_head(head: bytes, client: str) -> bytes:
    """Close the connection after each request, so that the head of every request is seen."""
    first, *lines = head.split(b"\r\n")
    is_upgrade = any(line.lower().startswith(b"upgrade:") for line in lines)
    kept = [line for line in lines if is_upgrade or not line.lower().startswith(b"connection:")]
    added = [f"X-Forwarded-For: {client}".encode(), b"X-Forwarded-Proto: https"]
    return b"\r\n".join([first, *kept, *added, *([] if is_upgrade else [b"Connection: close"])]) + HEAD


async def serve(certificate: Path, name: str, host: str, target: int) -> None:
    """Listen at port 443 of `host`, and forward to port `target` of this machine."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(HEAD)).removesuffix(HEAD)
        except (asyncio.IncompleteReadError, OSError):
            writer.close()
            return
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", target)
        up_writer.write(rewrite_head(head, writer.get_extra_info("peername")[0]))
        await asyncio.gather(_pass_on(reader, up_writer), _pass_on(up_reader, writer))

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(handle, host, 443, ssl=context)
    print("INF Requesting new quick Tunnel on trycloudflare.com...", flush=True)
    print(f"INF |  https://{name}                                        |", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    # The words are cloudflared's, the last one where to lead.
    _, pem, name_there, host_there, *words = sys.argv
    asyncio.run(serve(Path(pem), name_there, host_there, int(words[-1].rpartition(":")[2])))
