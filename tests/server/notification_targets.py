"""Receivers of notifications for tests: a web server and a mail server that record their input."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field


@dataclass
class Post:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class WebReceiver:
    """A web server that replies with `statuses` in turn; the last one repeats."""

    url: str = ""
    statuses: list[int] = field(default_factory=lambda: [204])
    more: str = ""  # headers of its answers
    posts: list[Post] = field(default_factory=list)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(head[0], headers, body))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(f"HTTP/1.1 {status} Reason\r\n{self.more}\r\n".encode())
        writer.close()


@contextlib.asynccontextmanager
async def web_server(receiver: WebReceiver) -> AsyncIterator[WebReceiver]:
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    async with server:
        receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        yield receiver


@dataclass
class MailReceiver:
    """A mail server; `refuses` is its reply to recipients, empty to accept."""

    port: int = 0
    refuses: str = ""
    mails: list[str] = field(default_factory=list)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            if word == "QUIT":
                break
            refusal = self.refuses if word == "RCPT" else ""
            writer.write(f"{refusal or '250 good'}\r\n".encode())
        writer.write(b"221 bye\r\n")
        writer.close()


@contextlib.asynccontextmanager
async def mail_server(receiver: MailReceiver) -> AsyncIterator[MailReceiver]:
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    async with server:
        receiver.port = server.sockets[0].getsockname()[1]
        yield receiver
